#include "server/upkeep/desk.hpp"

#include <algorithm>
#include <charconv>

#include "server/hall/visitor.hpp"
#include "server/upkeep/exported.hpp"
#include "wire/json.hpp"

namespace krypta::server {

std::string Desk::Asked::text(std::string_view name) const {
  const Value* value = body.find(name);
  return value == nullptr || value->text() == nullptr ? std::string{} : *value->text();
}

std::optional<std::int64_t> Desk::Asked::number(std::string_view name) const {
  const Value* value = body.find(name);
  return value == nullptr || value->integer() == nullptr ? std::nullopt : std::optional{*value->integer()};
}

bool Desk::Asked::flag(std::string_view name) const {
  const Value* value = body.find(name);
  return value != nullptr && value->boolean() != nullptr && *value->boolean();
}

void Desk::Asked::accept(Value fields) const {
  Value answer = Value::Object{{"ok", true}};
  for (const auto& [name, value] : *fields.object()) answer.set(name, value);
  then(std::move(answer));
}

void Desk::Asked::refuse(const Objection& objection) const {
  then(Value::Object{{"ok", false}, {"error", error_value(objection, *speech)}});
}

void Desk::Asked::refuse(const Problem& problem) const {
  then(Value::Object{{"ok", false},
                     {"error", Value::Object{{"code", problem.code}, {"message", speech->say(problem.key)}}}});
}

void Desk::Asked::refuse(std::string code, std::string detail) const {
  refuse(Objection{std::move(code), std::move(detail)});
}

bool Desk::Asked::done(const store::Written& written, const char* stale) const {
  if (written.code == store::Written::Code::stale) {
    refuse(stale, {});
  } else if (!written.done()) {
    refuse("storage", written.problem);
  }
  return written.done();
}

struct Desk::Request {
  std::string_view name;
  void (Desk::*handle)(const AskedPtr& asked);
};

const std::vector<Desk::Request>& Desk::all_requests() {
  static const std::vector<Request> all{{"tables", &Desk::tables},     {"close", &Desk::close},
                                        {"accounts", &Desk::accounts}, {"rename", &Desk::rename},
                                        {"reset", &Desk::reset},       {"delete", &Desk::remove},
                                        {"export", &Desk::export_all}, {"mute", &Desk::mute},
                                        {"ban", &Desk::ban},           {"sanctions", &Desk::sanctions},
                                        {"lift", &Desk::lift},         {"notice", &Desk::notice},
                                        {"announce", &Desk::announce}, {"read-only", &Desk::read_only},
                                        {"reports", &Desk::reports},   {"close-report", &Desk::close_report}};
  return all;
}

std::vector<std::string_view> Desk::requests() {
  std::vector<std::string_view> names;
  for (const Request& one : all_requests()) names.push_back(one.name);
  return names;
}

void Desk::ask(const Value& request, const OnAnswer& then) {
  const auto asked = std::make_shared<Asked>(Asked{request, then, text::Speech::in("en")});
  if (const text::Speech* speech = text::Speech::in(asked->text("lang"))) asked->speech = speech;
  const auto& all = all_requests();
  const auto found = std::ranges::find(all, asked->text("do"), &Request::name);
  if (found == all.end()) return asked->refuse("bad-request", "do: there is no such request");
  (this->*found->handle)(asked);
}

void Desk::with_account(const AskedPtr& asked, const OnAccount& then) {
  const std::string who = asked->text("who");
  const auto found = [asked, then](const store::Found<store::Account>& account) {
    if (!account.problem.empty()) return asked->refuse("storage", account.problem);
    if (!account.value) return asked->refuse("no-such-account", {});
    then(*account.value);
  };
  if (!who.starts_with('#')) return parts_.store.account_named(folded(who), found);
  AccountId id = 0;
  const auto [end, error] = std::from_chars(who.data() + 1, who.data() + who.size(), id);
  if (error != std::errc{} || end != who.data() + who.size()) return asked->refuse("no-such-account", {});
  parts_.store.upkeep().accounts({.ids = {id}}, [found](store::Found<std::vector<store::Account>> all) {
    store::Found<store::Account> one{std::nullopt, all.problem};
    if (all.value && !all.value->empty()) one.value = std::move(all.value->front());
    found(one);
  });
}

void Desk::with_names(const AskedPtr& asked, std::vector<AccountId> accounts, std::function<void(const Names&)> then) {
  std::ranges::sort(accounts);
  accounts.erase(std::unique(accounts.begin(), accounts.end()), accounts.end());
  const auto count = static_cast<unsigned>(accounts.size());
  if (count == 0) return then({});
  parts_.store.upkeep().accounts(
      {.ids = accounts, .most = count},
      [asked, accounts, then = std::move(then)](const store::Found<std::vector<store::Account>>& found) {
        if (!found.value) return asked->refuse("storage", found.problem);
        Names names;
        for (const AccountId id : accounts) names[id] = "#" + std::to_string(id);
        for (const store::Account& one : *found.value) names[one.id] = one.name;
        then(names);
      });
}

/// What was changed holds at once on this server.
void Desk::with_orders(const AskedPtr&, Task then) { parts_.orders.read(std::move(then)); }

void Desk::tables(const AskedPtr& asked) {
  static constexpr std::array<std::string_view, 3> states{"open", "running", "over"};
  store::TablesAsked wanted{
      .after = asked->text("after"),
      .most = static_cast<unsigned>(std::clamp<std::int64_t>(asked->number("most").value_or(100), 1, 10'000))};
  if (const std::string state = asked->text("state"); !state.empty()) {
    const auto at = std::ranges::find(states, state);
    if (at == states.end()) return asked->refuse("bad-request", "state: must be open, running or over");
    wanted.state = static_cast<store::Listing::State>(at - states.begin());
  }
  if (const auto older = asked->number("older")) wanted.before = parts_.loop.now() - *older;
  const auto ask_for = [this, asked](const store::TablesAsked& what) {
    parts_.store.upkeep().tables(what, [this, asked](const store::Found<std::vector<store::Listing>>& found) {
      if (!found.value) return asked->refuse("storage", found.problem);
      std::vector<AccountId> people;
      for (const store::Listing& one : *found.value) {
        people.insert(people.end(), one.people.begin(), one.people.end());
        if (one.host != 0) people.push_back(one.host);
      }
      with_names(asked, std::move(people), [asked, all = *found.value](const Names& names) {
        Value::Array rows;
        for (const store::Listing& one : all) {
          const auto summary = wire::parse_json(one.summary);
          const Value* game = summary ? summary->find("game") : nullptr;
          const Value* state = summary ? summary->find("state") : nullptr;
          std::string sit;
          for (const AccountId account : one.people) sit += (sit.empty() ? "" : ", ") + names.at(account);
          rows.push_back(
              Value::Object{{"table", one.table},
                            {"game", game == nullptr ? Value{} : *game},
                            {"state", state == nullptr ? Value{states[static_cast<std::size_t>(one.state)]} : *state},
                            {"created", one.created},
                            {"host", one.host == 0 ? std::string{} : names.at(one.host)},
                            {"people", sit}});
        }
        asked->accept(Value::Object{{"rows", std::move(rows)}});
      });
    });
  };
  if (asked->text("who").empty()) return ask_for(wanted);
  with_account(asked, [wanted, ask_for](const store::Account& account) mutable {
    wanted.host = account.id;
    ask_for(wanted);
  });
}

void Desk::close(const AskedPtr& asked) {
  const std::string table = asked->text("table");
  parts_.hall.close(table, [this, asked, table](const std::variant<Hall::Done, Objection>& closed) {
    if (const auto* objection = std::get_if<Objection>(&closed)) return asked->refuse(*objection);
    note("admin-close", {{"table", table}});
    asked->accept();
  });
}

void Desk::accounts(const AskedPtr& asked) {
  const auto most = static_cast<unsigned>(std::clamp<std::int64_t>(asked->number("most").value_or(100), 1, 10'000));
  parts_.store.upkeep().accounts({.begins = folded(asked->text("name")), .most = most},
                                 [asked](const store::Found<std::vector<store::Account>>& found) {
                                   if (!found.value) return asked->refuse("storage", found.problem);
                                   Value::Array rows;
                                   for (const store::Account& one : *found.value) rows.push_back(account_value(one));
                                   asked->accept(Value::Object{{"rows", std::move(rows)}});
                                 });
}

void Desk::rename(const AskedPtr& asked) {
  with_account(asked, [this, asked](const store::Account& account) {
    parts_.people.rename(account, asked->text("name"), [this, asked, id = account.id](const Granted<Account>& renamed) {
      if (const auto* problem = std::get_if<Problem>(&renamed)) return asked->refuse(*problem);
      note("admin-rename", {{"account", id}});
      if (parts_.sign_out) parts_.sign_out(id);
      asked->accept(Value::Object{{"name", std::get<Account>(renamed).name}});
    });
  });
}

/// The link is in the answer and nowhere else: what the store keeps leads nobody in.
void Desk::reset(const AskedPtr& asked) {
  constexpr Time usual = Time{24} * 3'600'000;
  const Time until = parts_.loop.now() + asked->number("for").value_or(usual);
  with_account(asked, [this, asked, until](const store::Account& account) {
    parts_.people.give_reset(account.id, until, [this, asked, account, until](const Granted<Secret>& link) {
      if (const auto* problem = std::get_if<Problem>(&link)) return asked->refuse(*problem);
      note("admin-reset", {{"account", account.id}});
      asked->accept(Value::Object{{"name", account.name},
                                  {"until", until},
                                  {"link", parts_.origin() + "/reset#" + std::get<Secret>(link).reveal()}});
    });
  });
}

void Desk::remove(const AskedPtr& asked) {
  with_account(asked, [this, asked](const store::Account& account) {
    if (!asked->flag("yes")) return asked->refuse("bad-request", "yes: say it, because nobody can undo it");
    parts_.store.upkeep().remove_account(account.id, parts_.loop.now(),
                                         [this, asked, id = account.id](const store::Written& written) {
                                           if (!asked->done(written, "no-such-account")) return;
                                           parts_.people.forget(id);
                                           note("admin-delete", {{"account", id}});
                                           with_orders(asked, [this, asked, id] {
                                             if (parts_.sign_out) parts_.sign_out(id);
                                             asked->accept();
                                           });
                                         });
  });
}

void Desk::export_all(const AskedPtr& asked) {
  with_account(asked, [this, asked](const store::Account& account) {
    note("admin-export", {{"account", account.id}});
    Exported::of(account, parts_.store, [asked](const store::Found<Value>& all) {
      if (!all.value) return asked->refuse("storage", all.problem);
      asked->accept(Value::Object{{"export", *all.value}});
    });
  });
}

}  // namespace krypta::server
