#include "server/app.hpp"

/// Who somebody is: guests, names, passwords, sessions.
namespace krypta::server {

namespace {

Value person_value(const Account& account) {
  return Value::Object{{"name", account.name}, {"kept", !account.guest}, {"language", account.language}};
}

}  // namespace

void App::me(const VisitPtr& visit) {
  signed_in(visit, [visit](const Account& account) { visit->accept(person_value(account)); });
}

void App::guest(const VisitPtr& visit) {
  if (!guests_.allow(visit->request.address, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
  if (const text::Speech* asked = text::Speech::in(visit->text_or("lang", ""))) visit->speech = asked;
  parts_.people.guest(
      {std::string{visit->speech->language()}, visit->speech->say("server-guest"), visit->text_or("name", "")},
      [this, visit](const Granted<SignedIn>& made) {
        if (const auto* problem = std::get_if<Problem>(&made)) return visit->refuse(*problem);
        const auto& in = std::get<SignedIn>(made);
        visit->accept(person_value(in.account), cookie_of(in.token, settings_.secure()));
      });
}

void App::login(const VisitPtr& visit) {
  const std::string name = visit->text_or("name", "");
  const Time now = parts_.loop.now();
  // Nobody has a name that is none, and the limits remember no text of any length.
  const auto checked = check_name(name);
  if (std::holds_alternative<Problem>(checked)) {
    return visit->refuse(Problem{"wrong-password", "server-problem-wrong-password"});
  }
  // Both are asked, so that neither many names from one address nor one name from many addresses can be tried fast.
  const bool address_may = logins_by_address_.allow(visit->request.address, now);
  const bool name_may = logins_by_name_.allow(std::get<Name>(checked).folded, now);
  if (!address_may || !name_may) return visit->refuse(Objection{"too-fast"});
  parts_.people.login(name, Secret{visit->text_or("password", "")}, [this, visit](const Granted<SignedIn>& found) {
    if (const auto* problem = std::get_if<Problem>(&found)) return visit->refuse(*problem);
    const auto& in = std::get<SignedIn>(found);
    visit->accept(person_value(in.account), cookie_of(in.token, settings_.secure()));
  });
}

void App::logout(const VisitPtr& visit) {
  parts_.people.logout(visit->token, [this, visit](const std::optional<Problem>& problem) {
    if (problem) return visit->refuse(*problem);
    dismiss(visit->token);
    visit->accept(Value::Object{}, no_cookie(settings_.secure()));
  });
}

void App::keep(const VisitPtr& visit) {
  if (!logins_by_address_.allow(visit->request.address, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
  // Whoever has somebody's cookie cannot try his old passwords from many addresses.
  const auto session = hash_of_token(visit->token);
  if (session && !logins_by_name_.allow(*session, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
  parts_.people.keep(visit->token, Secret{visit->text_or("old", "")}, Secret{visit->text_or("password", "")},
                     [this, visit](const Granted<Account>& changed) {
                       if (const auto* problem = std::get_if<Problem>(&changed)) return visit->refuse(*problem);
                       const auto& account = std::get<Account>(changed);
                       dismiss_others(account.id, visit->token);
                       visit->accept(person_value(account));
                     });
}

void App::rename(const VisitPtr& visit) {
  if (!guests_.allow(visit->request.address, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
  parts_.people.rename(visit->token, visit->text_or("name", ""), [visit](const Granted<Account>& changed) {
    if (const auto* problem = std::get_if<Problem>(&changed)) return visit->refuse(*problem);
    visit->accept(person_value(std::get<Account>(changed)));
  });
}

void App::speak(const VisitPtr& visit) {
  const std::string language = visit->text_or("lang", "");
  if (text::Speech::in(language) == nullptr)
    return visit->refuse(Objection{"bad-request", "lang: must be en, pl or hu"});
  parts_.people.speak(visit->token, language, [visit](const Granted<Account>& changed) {
    if (const auto* problem = std::get_if<Problem>(&changed)) return visit->refuse(*problem);
    visit->accept(person_value(std::get<Account>(changed)));
  });
}

}  // namespace krypta::server
