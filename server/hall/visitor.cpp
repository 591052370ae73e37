#include "server/hall/visitor.hpp"

#include <algorithm>
#include <array>

#include "engine/core/codec.hpp"
#include "server/moment.hpp"
#include "server/table/shown.hpp"
#include "server/upkeep/orders.hpp"
#include "text/flaws.hpp"
#include "wire/explained.hpp"
#include "wire/json.hpp"

namespace krypta::server {

namespace {

constexpr std::size_t most_tables = 20;

/// Refusals that a connection may have run into before it counts as a flood. A client in good order slows down at the
/// first.
constexpr Rate patience{1, 100};
/// "Try again later" among the codes of RFC 6455's registry.
constexpr std::uint16_t too_fast_code = 1013;

}  // namespace

struct Visitor::Request {
  Id id;
  std::string what;
  std::string table;
  const Value& body;

  [[nodiscard]] const std::string* text(std::string_view name) const {
    const Value* value = body.find(name);
    return value == nullptr ? nullptr : value->text();
  }
  [[nodiscard]] std::string text_or(std::string_view name, std::string_view otherwise) const {
    const std::string* found = text(name);
    return found == nullptr ? std::string{otherwise} : *found;
  }
  [[nodiscard]] std::optional<std::uint32_t> number(std::string_view name) const {
    const Value* value = body.find(name);
    if (value == nullptr || value->integer() == nullptr) return std::nullopt;
    const std::int64_t n = *value->integer();
    return n >= 0 && n <= UINT32_MAX ? std::optional{static_cast<std::uint32_t>(n)} : std::nullopt;
  }
  [[nodiscard]] std::optional<bool> boolean(std::string_view name) const {
    const Value* value = body.find(name);
    return value == nullptr || value->boolean() == nullptr ? std::nullopt : std::optional{*value->boolean()};
  }
  [[nodiscard]] std::optional<std::vector<std::string>> texts(std::string_view name) const {
    const Value* value = body.find(name);
    if (value == nullptr || value->array() == nullptr) return std::nullopt;
    std::vector<std::string> all;
    for (const Value& item : *value->array()) {
      if (item.text() == nullptr) return std::nullopt;
      all.push_back(*item.text());
    }
    return all;
  }
  [[nodiscard]] std::optional<Seat> seat() const {
    const auto read = wire::read_seat(body.find("seat"), max_seats);
    return read && is_player(*read) ? read : std::nullopt;
  }
};

Value error_value(const Objection& objection, const text::Speech& speech) {
  const std::array<text::Argument, 2> sanction{text::Argument{"reason", objection.reason},
                                               text::Argument{"until", moment(objection.until)}};
  const bool kept_out = !objection.reason.empty();
  const bool for_good = kept_out && objection.until == 0;
  const std::string key = for_good ? "server-" + objection.code + "-for-good" : "server-problem-" + objection.code;
  Value error = Value::Object{{"code", objection.code}, {"message", speech.say(key, sanction)}};
  if (kept_out) error.set("reason", objection.reason);
  if (kept_out && objection.until != 0) error.set("until", objection.until);
  if (!objection.detail.empty()) error.set("detail", objection.detail);
  if (!objection.flaws.empty()) {
    Value::Array reasons;
    for (const Flaw& flaw : objection.flaws)
      reasons.emplace_back(text::flaw_sentence(flaw, objection.rule_prefix, speech));
    error.set("reasons", std::move(reasons));
  }
  if (!objection.rules.empty()) {
    Value::Array rules;
    for (const std::string& rule : objection.rules) rules.emplace_back(rule);
    error.set("rule", std::move(rules));
    error.set("rules", wire::rule_texts(objection.rules, speech));
  }
  return error;
}

Visitor::Visitor(Reception& reception, std::shared_ptr<Socket> socket, Person person, const text::Speech& speech)
    : reception_(reception),
      socket_(std::move(socket)),
      person_(std::move(person)),
      speech_(&speech),
      patience_(patience, reception.loop.now()) {}

void Visitor::send(std::shared_ptr<const std::string> text) { socket_->send(std::move(text)); }

void Visitor::dismiss() { socket_->close(1008, "signed out"); }

void Visitor::closed() {
  here_ = false;
  reception_.present.erase(this);
  for (const std::string& table : tables_) reception_.hall.look_away(table, *this);
  tables_.clear();
}

void Visitor::accept(const Id& id, Value fields) {
  Value answer = Value::Object{};
  if (id) answer.set("id", *id);
  answer.set("ok", true);
  for (const auto& [name, value] : *fields.object()) answer.set(name, value);
  send(std::make_shared<const std::string>(to_json(answer)));
}

void Visitor::refuse(const Id& id, const Objection& objection) {
  Value answer = Value::Object{};
  if (id) answer.set("id", *id);
  answer.set("ok", false);
  answer.set("error", error_value(objection, *speech_));
  send(std::make_shared<const std::string>(to_json(answer)));
}

void Visitor::wave_off(const Id& id, const Objection& objection) {
  refuse(id, objection);
  if (!patience_.take(reception_.loop.now())) socket_->close(too_fast_code, "too fast");
}

void Visitor::heard(std::string_view text) {
  const krypta::Result<Value> parsed = wire::parse_json(text);
  if (!parsed) return wave_off({}, {"bad-json", parsed.refusal().message});
  if (parsed->object() == nullptr) return wave_off({}, {"bad-json", "a request is an object"});
  Request request{{}, {}, {}, *parsed};
  if (const Value* id = parsed->find("id")) {
    if (id->text() == nullptr && id->integer() == nullptr)
      return wave_off({}, {"bad-request", "id: must be a text or a whole number"});
    request.id = *id;
  }
  const std::string* what = request.text("do");
  if (what == nullptr) return wave_off(request.id, {"bad-request", "do: must name a request"});
  if (!reception_.rates.allow(person_.account, *what, reception_.loop.now())) {
    return wave_off(request.id, {"too-fast"});
  }
  request.what = *what;
  request.table = request.text_or("table", "");
  dispatch(request);
}

void Visitor::dispatch(const Request& request) {
  if (request.what == "ping") return accept(request.id, Value::Object{{"now", reception_.loop.now()}});
  if (request.what == "language") return language(request);
  if (request.table.empty()) return refuse(request.id, {"bad-request", "table: must be the id of a table"});
  if (request.what == "open") return open(request);
  if (request.what == "close") return close(request);
  if (request.what == "history") return history(request);
  if (request.what == "act") return act(request);
  if (request.what == "explain") return explain(request);
  if (request.what == "account") return account(request);
  if (request.what == "again") return again(request);
  if (request.what == "report")
    return report(request.id, request.table, request.number("line"), request.text_or("reason", ""));
  if (request.what == "chat") {
    if (const auto silent = silenced()) return refuse(request.id, *silent);
  }
  auto command = command_of(request);
  if (const auto* objection = std::get_if<Objection>(&command)) return refuse(request.id, *objection);
  wish(request, std::move(std::get<Command>(command)));
}

std::variant<Command, Objection> Visitor::command_of(const Request& request) const {
  const auto bad = [](std::string detail) { return Objection{"bad-request", std::move(detail)}; };
  const std::string& what = request.what;
  const auto seat = request.seat();
  if (what == "sit") {
    if (request.body.find("seat") != nullptr && !seat) return bad("seat: must be a seat of this table");
    return Command{Sit{seat, request.text_or("invitation", "")}};
  }
  if (what == "stand") return Command{Stand{}};
  if (what == "start") return Command{Start{}};
  if (what == "back") return Command{ComeBack{}};
  if (what == "end") return Command{End{request.boolean("yes").value_or(true), reception_.loop.now()}};
  if (what == "take_back") return Command{TakeBack{request.boolean("ask").value_or(false)}};
  if (what == "entropy") return Command{Stir{request.text_or("entropy", "")}};
  if (what == "bring") {
    const std::string* text = request.text("text");
    if (text == nullptr) return bad("text: must be a text; an empty one takes back what was brought");
    return Command{Bring{*text}};
  }
  if (what == "chat") return Command{Say{request.text_or("text", "")}};
  if (what == "asks") {
    const auto always = request.boolean("always");
    if (!always) return bad("always: must be true or false");
    return Command{AskAlways{*always}};
  }
  if (what == "stops") {
    auto stops = request.texts("stops");
    const auto able = request.boolean("able");
    if (!stops) return bad("stops: must be a list of names");
    if (!able && request.body.find("able") != nullptr) return bad("able: must be true or false");
    return Command{Stop{*std::move(stops), able.value_or(false)}};
  }
  if (what == "no_more") return Command{NoMore{}};
  if (what == "agree") {
    const auto yes = request.boolean("yes");
    if (!yes) return bad("yes: must be true or false");
    return Command{Answer{*yes}};
  }
  if (what == "bot" || what == "free" || what == "call_bot") {
    if (!seat) return bad("seat: must be a seat of this table");
    if (what == "bot") return Command{PutBot{*seat, request.text_or("level", "medium")}};
    if (what == "free") return Command{FreeSeat{*seat}};
    return Command{CallBot{*seat}};
  }
  return bad("do: there is no such request");
}

void Visitor::wish(const Request& request, Command command) {
  reception_.hall.wish(request.table, person_, std::move(command),
                       [self = shared_from_this(), id = request.id](std::variant<Hall::Done, Objection> done) {
                         if (const auto* no = std::get_if<Objection>(&done)) return self->refuse(id, *no);
                         const auto& [seat, number] = std::get<Hall::Done>(done);
                         self->accept(id, Value::Object{{"seat", to_value(seat)}, {"number", number}});
                       });
}

void Visitor::open(const Request& request) {
  if (tables_.size() >= most_tables && !tables_.contains(request.table)) {
    return refuse(request.id, {"bad-request", "table: too many tables are open on this connection"});
  }
  Hall::Look look{request.text_or("invitation", ""), wire::read_seat(request.body.find("seat"), max_seats),
                  request.number("have").value_or(0), request.boolean("changes").value_or(false)};
  tables_.insert(request.table);
  reception_.hall.look(
      request.table, shared_from_this(), std::move(look),
      [self = shared_from_this(), id = request.id, table = request.table](std::variant<Hall::Done, Objection> done) {
        if (const auto* no = std::get_if<Objection>(&done)) {
          self->tables_.erase(table);
          return self->refuse(id, *no);
        }
        const auto& [seat, number] = std::get<Hall::Done>(done);
        self->accept(id, Value::Object{{"seat", to_value(seat)}, {"number", number}});
      });
}

void Visitor::close(const Request& request) {
  reception_.hall.look_away(request.table, *this);
  tables_.erase(request.table);
  accept(request.id, Value::Object{});
}

/// Lines that were told before those that a packet has.
void Visitor::history(const Request& request) {
  const auto before = request.number("before");
  if (!before) return refuse(request.id, {"bad-request", "before: must be the number of a line"});
  reception_.hall.read(
      request.table, person_.account,
      [self = shared_from_this(), id = request.id, before = *before](const Table* table, const Objection& why) {
        if (table == nullptr) return self->refuse(id, why);
        // He may be one who may no longer look.
        if (!self->reception_.hall.looks(table->id(), *self)) return self->refuse(id, {"not-open"});
        self->accept(id, page(*table, table->seat_of(self->person_.account), before, *self->speech_));
      });
}

void Visitor::act(const Request& request) {
  const auto number = request.number("number");
  const std::string* option = request.text("option");
  const Value* id = request.body.find("id");
  if (!tables_.contains(request.table)) return refuse(request.id, {"not-open"});
  if (id == nullptr || id->text() == nullptr)
    return refuse(request.id, {"bad-request", "id: must be a text of 1 to 64 bytes"});
  if (!number) return refuse(request.id, {"bad-request", "number: must be a whole number, 0 or more"});
  if (option == nullptr) return refuse(request.id, {"bad-request", "option: must be the id of a choice"});
  reception_.hall.wish(
      request.table, person_, Choose{*number, *option, *id->text()},
      [self = shared_from_this(), reply = request.id, table = request.table](std::variant<Hall::Done, Objection> done) {
        if (const auto* no = std::get_if<Objection>(&done)) {
          self->refuse(reply, *no);
          if (no->code == "stale") self->reception_.hall.look_again(table, *self, Hall::Lines::missing);
          return;
        }
        const auto& [seat, now] = std::get<Hall::Done>(done);
        self->accept(reply, Value::Object{{"seat", to_value(seat)}, {"number", now}});
      });
}

void Visitor::explain(const Request& request) {
  const std::string* option = request.text("option");
  const std::string* target = request.text("target");
  if (option == nullptr && target == nullptr) {
    return refuse(request.id, {"bad-request", "option: must be the id of a choice, or target: what was pointed at"});
  }
  reception_.hall.read(request.table, person_.account,
                       [self = shared_from_this(), id = request.id, pointed = option == nullptr,
                        what = option == nullptr ? *target : *option](const Table* table, const Objection& why) {
                         if (table == nullptr) return self->refuse(id, why);
                         const Seat seat = table->seat_of(self->person_.account);
                         if (!is_player(seat)) return self->refuse(id, {"not-seated"});
                         if (table->match() == nullptr)
                           return self->refuse(id, {table->frozen().empty() ? "not-started" : "frozen"});
                         const wire::Voice voice = voice_of(*table, *self->speech_);
                         self->accept(id, pointed ? wire::explained_target(*table->match(), seat, what, voice)
                                                  : wire::explained_option(*table->match(), seat, what, voice));
                       });
}

/// Where a number comes from, as far as he may know who asks.
void Visitor::account(const Request& request) {
  const std::string* number = request.text("number");
  if (number == nullptr) return refuse(request.id, {"bad-request", "number: must be the path to a number of the view"});
  reception_.hall.read(
      request.table, person_.account,
      [self = shared_from_this(), id = request.id, path = *number](const Table* table, const Objection& why) {
        if (table == nullptr) return self->refuse(id, why);
        // He may be one who may no longer look.
        if (!self->reception_.hall.looks(table->id(), *self)) return self->refuse(id, {"not-open"});
        if (table->match() == nullptr) return self->refuse(id, {table->frozen().empty() ? "not-started" : "frozen"});
        const Seat observer = table->seat_of(self->person_.account);
        const auto reckoning = table->match()->account(observer, path);
        if (!reckoning) return self->refuse(id, {"no-account"});
        const wire::Voice voice = voice_of(*table, *self->speech_);
        self->accept(
            id, Value::Object{{"account", wire::account_value(table->match()->info(), *reckoning, voice, observer)}});
      });
}

void Visitor::again(const Request& request) {
  reception_.hall.play_again(request.table, person_,
                             [self = shared_from_this(), id = request.id](std::variant<std::string, Objection> made) {
                               if (const auto* no = std::get_if<Objection>(&made)) return self->refuse(id, *no);
                               self->accept(id, Value::Object{{"table", std::get<std::string>(made)}});
                             });
}

/// From now on sentences come in another language; tables that are open are told once more from the start.
void Visitor::language(const Request& request) {
  const text::Speech* speech = text::Speech::in(request.text_or("lang", ""));
  if (speech == nullptr) return refuse(request.id, {"bad-request", "lang: must be en, pl or hu"});
  speech_ = speech;
  accept(request.id, Value::Object{});
  for (const std::string& table : tables_) reception_.hall.look_again(table, *this, Hall::Lines::last);
}

}  // namespace krypta::server
