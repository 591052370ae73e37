#include "server/app/app.hpp"

/// Who somebody is: guests, names, passwords, sessions.
namespace krypta::server {

namespace {

Value person_value(const Account& account) {
  return Value::Object{{"name", account.name}, {"kept", !account.guest}, {"language", account.language}};
}

}  // namespace

/// Who comes for the first time is nobody, and that is no mistake of his.
void App::me(const VisitPtr& visit) {
  parts_.people.who(visit->token, [this, visit](const Granted<Account>& found) {
    const auto* problem = std::get_if<Problem>(&found);
    if (problem != nullptr && problem->code == "not-signed-in") return visit->accept(Value::Object{});
    signed_in(visit, [visit](const Account& account) { visit->accept(person_value(account)); });
  });
}

void App::guest(const VisitPtr& visit) {
  const std::string& address = visit->request.address;
  if (!guests_.allow(address, parts_.loop.now())) {
    security_.guest_refused(address, "too-fast");
    return visit->refuse(Objection{"too-fast"});
  }
  if (const text::Speech* asked = text::Speech::in(visit->text_or("lang", ""))) visit->speech = asked;
  spend(by_address("guest", address, settings_.limits.guests_per_address), [this, visit](bool may) {
    if (may) return make_guest(visit);
    security_.guest_refused(visit->request.address, "too-fast");
    visit->refuse(Objection{"too-fast"});
  });
}

void App::make_guest(const VisitPtr& visit) {
  parts_.people.guest(
      {std::string{visit->speech->language()}, visit->speech->say("server-guest"), visit->text_or("name", "")},
      [this, visit](const Granted<SignedIn>& made) {
        if (const auto* problem = std::get_if<Problem>(&made)) return visit->refuse(*problem);
        const auto& in = std::get<SignedIn>(made);
        visit->cookies = cookies_.replacing(visit->request, cookies_.set_session(in.token));
        visit->accept(person_value(in.account));
      });
}

bool App::may_log_in(const Visit& visit, const std::string& name, bool known) {
  const Time now = parts_.loop.now();
  const std::string& address = visit.request.address;
  if (known) return logins_by_device_.allow(hash_of_token(visit.device).value_or(""), now);
  // Neither many names from one address nor one name from many addresses can be tried fast; and who is refused by one
  // takes nothing from the other, or anybody could use up everybody's.
  if (!logins_by_address_.has(address, now) || !logins_by_name_.has(name, now)) return false;
  return logins_by_address_.allow(address, now) && logins_by_name_.allow(name, now);
}

void App::login(const VisitPtr& visit) {
  parts_.people.knows(visit->text_or("name", ""), visit->device,
                      [this, visit](bool known) { try_login(visit, known); });
}

void App::try_login(const VisitPtr& visit, bool known) {
  const std::string name = visit->text_or("name", "");
  // Nobody has a name that is none, and the limits remember no text of any length.
  const auto checked = read_name(name);
  const auto refuse = [this, visit](const Problem& problem) {
    security_.login_refused(visit->request.address, problem.code);
    visit->refuse(problem);
  };
  if (std::holds_alternative<Problem>(checked)) return refuse({"wrong-password", "server-problem-wrong-password"});
  const std::string& folded = std::get<Name>(checked).folded;
  if (!may_log_in(*visit, folded, known)) return refuse({"too-fast", "server-problem-too-fast"});
  const Rate by_name = settings_.limits.logins_per_name;
  std::vector<store::Spending> tries;
  if (!known) tries = by_address("login", visit->request.address, settings_.limits.logins_per_address);
  const std::string of = known ? "login device " + hash_of_token(visit->device).value_or("") : "login name " + folded;
  tries.push_back({of, 1, by_name.per_second, by_name.burst});
  spend(std::move(tries), [this, visit, known, name, refuse](bool may) {
    if (!may) return refuse({"too-fast", "server-problem-too-fast"});
    const Secret device = parts_.people.device_for(visit->device);
    parts_.people.login({name, Secret{visit->text_or("password", "")}, device, known},
                        [this, visit, device, refuse](const Granted<SignedIn>& found) {
                          if (const auto* problem = std::get_if<Problem>(&found)) return refuse(*problem);
                          const auto& in = std::get<SignedIn>(found);
                          const Orders* orders = parts_.orders;
                          const auto* ban =
                              orders == nullptr ? nullptr : orders->ban_of(in.account.id, visit->request.address);
                          if (ban != nullptr) {
                            if (const auto* own = text::Speech::in(in.account.language)) visit->speech = own;
                            security_.login_refused(visit->request.address, "banned");
                            return visit->refuse(banned(*ban));
                          }
                          security_.logged_in(visit->request.address, in.account.id);
                          visit->cookies = cookies_.replacing(visit->request, cookies_.set_session(in.token));
                          visit->cookies.push_back(cookies_.set_device(device));
                          visit->accept(person_value(in.account));
                        });
  });
}

void App::logout(const VisitPtr& visit) {
  const Secret device = parts_.people.device_for(visit->device);
  parts_.people.logout(visit->token, device, [this, visit, device](const std::optional<Problem>& problem) {
    if (problem) return visit->refuse(*problem);
    dismiss(visit->token);
    visit->cookies = cookies_.replacing(visit->request, cookies_.end_session());
    visit->cookies.push_back(cookies_.set_device(device));
    visit->accept(Value::Object{});
  });
}

void App::logout_elsewhere(const VisitPtr& visit) {
  parts_.people.logout_elsewhere(visit->token, visit->device, [this, visit](const Granted<Account>& done) {
    if (const auto* problem = std::get_if<Problem>(&done)) return visit->refuse(*problem);
    const auto& account = std::get<Account>(done);
    dismiss_others(account.id, visit->token);
    security_.logged_out_elsewhere(visit->request.address, account.id);
    visit->accept(person_value(account));
  });
}

void App::sessions(const VisitPtr& visit) {
  parts_.people.sessions(visit->token, [visit](const Granted<std::vector<OwnSession>>& found) {
    if (const auto* problem = std::get_if<Problem>(&found)) return visit->refuse(*problem);
    Value::Array sessions;
    for (const OwnSession& each : std::get<std::vector<OwnSession>>(found))
      sessions.push_back(Value::Object{{"created", each.created}, {"seen", each.seen}, {"this", each.this_one}});
    visit->accept(Value::Object{{"sessions", std::move(sessions)}});
  });
}

void App::keep(const VisitPtr& visit) {
  const Time now = parts_.loop.now();
  const std::string& address = visit->request.address;
  const auto refuse = [this, visit](const Problem& problem) {
    // That a new one is too weak is nobody's attack.
    if (problem.code == "wrong-password" || problem.code == "too-fast")
      security_.password_refused(visit->request.address, problem.code);
    visit->refuse(problem);
  };
  // Whoever has somebody's cookie cannot try his old passwords from many addresses.
  const std::string session = hash_of_token(visit->token).value_or("");
  if (!logins_by_address_.has(address, now) || !logins_by_name_.has(session, now))
    return refuse({"too-fast", "server-problem-too-fast"});
  (void)logins_by_address_.allow(address, now);
  if (!session.empty()) (void)logins_by_name_.allow(session, now);
  const Secret device = parts_.people.device_for(visit->device);
  parts_.people.keep(visit->token, {Secret{visit->text_or("old", "")}, Secret{visit->text_or("password", "")}, device},
                     [this, visit, device, refuse](const Granted<Account>& changed) {
                       if (const auto* problem = std::get_if<Problem>(&changed)) return refuse(*problem);
                       const auto& account = std::get<Account>(changed);
                       dismiss_others(account.id, visit->token);
                       tell_sockets(account);
                       security_.password_set(visit->request.address, account.id);
                       visit->cookies = {cookies_.set_device(device)};
                       visit->accept(person_value(account));
                     });
}

void App::rename(const VisitPtr& visit) {
  const std::string& address = visit->request.address;
  if (!guests_.allow(address, parts_.loop.now())) {
    security_.guest_refused(address, "too-fast");
    return visit->refuse(Objection{"too-fast"});
  }
  parts_.people.rename(visit->token, visit->text_or("name", ""), [this, visit](const Granted<Account>& changed) {
    if (const auto* problem = std::get_if<Problem>(&changed)) return visit->refuse(*problem);
    const auto& account = std::get<Account>(changed);
    tell_sockets(account);
    visit->accept(person_value(account));
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

/// What everybody is told by whoever runs the server.
void App::notice(const VisitPtr& visit) {
  visit->accept(Value::Object{{"notice", parts_.orders == nullptr ? Value{} : notice_value(parts_.orders->notice())}});
}

/// Whose password a link sets.
void App::reset(const VisitPtr& visit) {
  const std::string& address = visit->request.address;
  if (!logins_by_address_.allow(address, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
  parts_.people.owner_of_reset(Secret{visit->text_or("link", "")}, [this, visit](const Granted<Account>& found) {
    if (const auto* problem = std::get_if<Problem>(&found)) {
      security_.password_refused(visit->request.address, problem->code);
      return visit->refuse(*problem);
    }
    visit->accept(Value::Object{{"name", std::get<Account>(found).name}});
  });
}

void App::set_password(const VisitPtr& visit) {
  const std::string& address = visit->request.address;
  if (!logins_by_address_.allow(address, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
  parts_.people.reset_password(Secret{visit->text_or("link", "")}, Secret{visit->text_or("password", "")},
                               [this, visit](const Granted<Account>& found) {
                                 if (const auto* problem = std::get_if<Problem>(&found)) {
                                   if (problem->code == "no-such-reset")
                                     security_.password_refused(visit->request.address, problem->code);
                                   return visit->refuse(*problem);
                                 }
                                 const auto& account = std::get<Account>(found);
                                 sign_out(account.id);
                                 security_.password_set(visit->request.address, account.id);
                                 visit->accept(Value::Object{{"name", account.name}});
                               });
}

}  // namespace krypta::server
