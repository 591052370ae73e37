#include "cli/protocol/protocol.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <variant>

#include "bots/bots.hpp"
#include "engine/core/codec.hpp"
#include "engine/games/games.hpp"
#include "wire/json.hpp"

namespace krypta::cli {

using namespace wire;

struct Protocol::Request {
  const Value& body;
  const text::Speech* speech;

  [[nodiscard]] const Value* field(std::string_view name) const { return body.find(name); }
  [[nodiscard]] const std::string* text(std::string_view name) const {
    const Value* value = field(name);
    return value == nullptr ? nullptr : value->text();
  }
};

/// A handler a request. Each checks everything before it changes anything.
struct Protocol::Handlers {
  Protocol& self;
  const Request& request;

  static Error bad(std::string message) { return {"bad-request", std::move(message)}; }
  [[nodiscard]] Voice voice(const AnyMatch& match) const {
    return {request.speech, request.speech->plain_names(match.colours())};
  }

  [[nodiscard]] std::optional<Seat> seat_of(const AnyMatch& match) const {
    return read_seat(request.field("seat"), match.seats());
  }
  [[nodiscard]] static Error bad_seat(const AnyMatch& match) {
    return bad("seat: must be from 0 to " + std::to_string(match.seats() - 1) + ", \"chance\" or \"spectator\"");
  }

  /// Reads what `new` and `replay` share and makes the match, not yet answering for chance.
  [[nodiscard]] std::variant<Open, Error> make() const {
    auto agreed = read_agreed(*self.games_, request.body);
    if (!agreed) return bad(agreed.refusal().message);
    const AnyGame* game = agreed->game;
    Open open{game, std::move(agreed->setup), 0, false, false, nullptr};
    if (const Value* seed = request.field("seed")) {
      if (seed->integer() == nullptr || *seed->integer() < 0)
        return bad("seed: must be a whole number from 0 to 9223372036854775807");
      open.seed = static_cast<std::uint64_t>(*seed->integer());
    }
    if (const Value* chance = request.field("chance")) {
      const std::string* word = chance->text();
      if (word == nullptr || (*word != "manual" && *word != "seed"))
        return bad("chance: must be \"manual\" or \"seed\"");
      open.manual_chance = *word == "manual";
    }
    if (self.matches_.size() >= most_matches)
      return bad("match: " + std::to_string(most_matches) + " matches are open; close some");

    auto match = game->begin(open.setup);
    if (!match) return refused(match.refusal(), game->info());
    if (const Value* position = request.field("position")) {
      match = game->load(*position);
      if (!match) return refused(match.refusal(), game->info());
      if ((*match)->seats() != open.setup.seats)
        return Error{"bad-position", "position.players: is not for " + std::to_string(open.setup.seats) + " seats"};
      if (const auto refusal = (*match)->contradiction(open.setup)) return refused(*refusal, game->info());
      open.from_position = true;
    }
    open.match = std::move(*match);
    return open;
  }
  [[nodiscard]] Answer keep(Open open) const {
    if (!open.manual_chance) open.match->answer_for_chance(ChanceStream{open.seed});
    std::string name = "m" + std::to_string(self.next_match_++);
    self.matches_.emplace(name, std::move(open));
    return Value::Object{{"match", std::move(name)}};
  }

  [[nodiscard]] Answer games() const {
    Value::Array levels;
    for (const std::string_view level : bots::level_names()) {
      const std::string bot = bots::find(level).value_or("");
      levels.push_back(Value::Object{{"level", level}, {"bot", bot}, {"clock", bots::thinks_by_clock(bot)}});
    }
    return Value::Object{{"games", games_value(*self.games_)}, {"levels", std::move(levels)}};
  }

  [[nodiscard]] Answer begin() const {
    auto made = make();
    if (auto* error = std::get_if<Error>(&made)) return *error;
    return keep(std::move(std::get<Open>(made)));
  }

  [[nodiscard]] Answer replay() const {
    auto made = make();
    if (auto* error = std::get_if<Error>(&made)) return *error;
    Open& open = std::get<Open>(made);
    const Value* choices = request.field("choices");
    if (choices == nullptr || choices->array() == nullptr) return bad("choices: must be a list");
    for (std::size_t i = 0; i < choices->array()->size(); ++i) {
      const Value& line = (*choices->array())[i];
      const std::string where = "choices[" + std::to_string(i) + "]";
      const std::optional<Seat> seat = Handlers{self, Request{line, request.speech}}.seat_of(*open.match);
      const Value* option = line.find("option");
      if (!seat) return bad(where + ".seat: must be a seat of this match or \"chance\"");
      if (option == nullptr || option->text() == nullptr) return bad(where + ".option: must be the id of a choice");
      if (const auto refusal = open.match->act(*seat, *option->text())) {
        Error error = refused(*refusal, open.game->info());
        error.message.insert(0, where + ": ");
        return error;
      }
    }
    return keep(std::move(open));
  }

  [[nodiscard]] Answer pending(Open& open) const {
    const AnyMatch& match = *open.match;
    const Pending now = match.pending();
    const Voice words = voice(match);
    Value::Array deciding;
    Value::Array may;
    if (now.chance) deciding.push_back(decision_value(match, Seat::chance, words));
    for (const Seat s : now.must) deciding.push_back(decision_value(match, s, words));
    for (const Seat s : now.may) may.push_back(decision_value(match, s, words));
    return Value::Object{
        {"over", now.over}, {"step", match.step()}, {"deciding", std::move(deciding)}, {"may", std::move(may)}};
  }

  [[nodiscard]] Answer act(Open& open) const {
    AnyMatch& match = *open.match;
    const auto seat = seat_of(match);
    if (!seat) return bad_seat(match);
    const std::string* option = request.text("option");
    if (option == nullptr) return bad("option: must be the id of a choice");
    const std::size_t before = match.length();
    if (const auto refusal = match.act(*seat, *option)) return refused(*refusal, match.info());
    if (!open.manual_chance) match.answer_for_chance(ChanceStream{open.seed});
    const Voice words = voice(match);
    Value::Array events;
    for (std::size_t i = before; i < match.length(); ++i) {
      for (const ShownEvent& event : match.events(i))
        events.push_back(event_value(match, event, words, Seat::spectator, true));
    }
    return Value::Object{{"events", std::move(events)}};
  }

  [[nodiscard]] Answer explain(Open& open) const {
    const AnyMatch& match = *open.match;
    const auto seat = seat_of(match);
    if (!seat) return bad_seat(match);
    const std::string* option = request.text("option");
    if (option == nullptr) return bad("option: must be the id of a choice");
    const auto refusal = match.refusal(*seat, *option);
    const RuleIds rules = refusal ? refusal->rules : match.prompt(*seat).rules;
    return Value::Object{{"legal", !refusal},
                         {"rule", rules_value(match.info(), rules)},
                         {"message", rules_message(match.info(), rules, *request.speech)}};
  }

  [[nodiscard]] static Error bad_observer() { return bad("seat: must be a seat of this match or \"spectator\""); }

  [[nodiscard]] Answer view(Open& open) const {
    const AnyMatch& match = *open.match;
    const auto seat = seat_of(match);
    if (!seat || *seat == Seat::chance) return bad_observer();
    const std::size_t count = match.memory_size(*seat);
    std::size_t from = 0;
    if (const Value* given = request.field("from")) {
      const std::int64_t* n = given->integer();
      if (n == nullptr || *n < 0 || static_cast<std::uint64_t>(*n) > count)
        return bad("from: must be from 0 to " + std::to_string(count) + ", the events that this seat has seen");
      from = static_cast<std::size_t>(*n);
    }
    const Voice words = voice(match);
    Value::Array events;
    for (const ShownEvent& event : match.memory(*seat, from))
      events.push_back(event_value(match, event, words, *seat, false));
    return Value::Object{{"view", match.view(*seat)}, {"count", count}, {"events", std::move(events)}};
  }

  [[nodiscard]] Answer beliefs(Open& open) const {
    const auto seat = seat_of(*open.match);
    if (!seat || *seat == Seat::chance) return bad_observer();
    return beliefs_value(open.match->beliefs(*seat));
  }

  [[nodiscard]] static Answer state(Open& open) { return Value::Object{{"state", open.match->state()}}; }

  [[nodiscard]] static Answer log(Open& open) {
    const AnyMatch& match = *open.match;
    Value options = Value::Object{};
    for (const auto& [name, value] : open.setup.options) options.set(name, value);
    Value::Array choices;
    for (std::size_t i = 0; i < match.length(); ++i) {
      const AnyMatch::Line line = match.choice(i);
      choices.push_back(Value::Object{{"seat", to_value(line.seat)}, {"option", line.option}});
    }
    Value log = Value::Object{{"game", match.info().id},
                              {"rules_version", match.info().rules_version},
                              {"seats", match.seats()},
                              {"options", std::move(options)},
                              {"seed", static_cast<std::int64_t>(open.seed)},
                              {"chance", open.manual_chance ? "manual" : "seed"}};
    if (open.from_position) log.set("position", match.start());
    log.set("choices", std::move(choices));
    return log;
  }

  /// Where the engine answers for chance, its answers go together with the choice that led to them.
  [[nodiscard]] static Answer undo(Open& open) {
    std::size_t length = open.match->length();
    if (!open.manual_chance) {
      while (length > 0 && open.match->choice(length - 1).seat == Seat::chance) --length;
    }
    if (length == 0) return bad("match: there is nothing to undo");
    open.match->rewind(length - 1);
    return Value::Object{{"length", open.match->length()}};
  }

  [[nodiscard]] Answer bot(Open& open) const {
    const AnyMatch& match = *open.match;
    const auto seat = seat_of(match);
    if (!seat || !is_player(*seat)) return bad("seat: must be a seat of this match");
    const std::string* name = request.text("bot");
    if (name == nullptr) name = request.text("level");
    if (name == nullptr) return bad("level: must be easy, medium or hard; or bot: the name of a bot");
    auto mind = bots::find(*name);
    if (!mind) return bad("bot: there is no bot or level \"" + *name + "\"");
    if (const Value* millis = request.field("millis")) {
      const std::int64_t* n = millis->integer();
      if (n == nullptr || *n < 1 || *n > bots::longest_thought.count())
        return bad("millis: must be from 1 to " + std::to_string(bots::longest_thought.count()));
      mind = bots::given_time(*mind, std::chrono::milliseconds{*n});
    }
    // The same question is always answered alike, but by who thinks by the clock.
    Rng rng{Rng::mix(open.seed) + match.length() * max_seats + number(*seat)};
    auto advice = bots::advise(match, *seat, *mind, rng);
    if (!advice) return refused(advice.refusal(), match.info());
    Value::Array thoughts;
    for (const bots::Thought& thought : advice->thoughts) {
      thoughts.push_back(Value::Object{{"option", thought.option}, {"value", thought.value}});
    }
    return Value::Object{{"option", advice->option},
                         {"bot", *mind},
                         {"clock", bots::thinks_by_clock(*mind)},
                         {"thoughts", std::move(thoughts)}};
  }

  [[nodiscard]] static Answer result(Open& open) { return outcome_value(open.match->result()); }
};

Protocol::Error Protocol::refused(const Refusal& refusal, const GameInfo& info) {
  return {std::string{code_name(refusal.code)}, refusal.message, rules_value(info, refusal.rules)};
}

std::variant<Protocol::Open*, Protocol::Error> Protocol::find(const Request& request) {
  const std::string* name = request.text("match");
  if (name == nullptr) return Handlers::bad("match: must be the name of a match");
  const auto found = matches_.find(*name);
  if (found == matches_.end()) return Error{"no-such-match", "match: there is no match \"" + *name + "\""};
  return &found->second;
}

Protocol::Answer Protocol::dispatch(const Request& request) {
  const std::string* command = request.text("do");
  if (command == nullptr) return Handlers::bad("do: must name a request");
  const Handlers handlers{*this, request};
  if (*command == "games") return handlers.games();
  if (*command == "new") return handlers.begin();
  if (*command == "replay") return handlers.replay();
  if (*command == "quit") {
    finished_ = true;
    return Value::Object{};
  }

  using OnMatch = Answer (*)(const Handlers&, Open&);
  static constexpr std::array<std::pair<std::string_view, OnMatch>, 11> on_match{{
      {"pending", [](const Handlers& h, Open& open) { return h.pending(open); }},
      {"act", [](const Handlers& h, Open& open) { return h.act(open); }},
      {"explain", [](const Handlers& h, Open& open) { return h.explain(open); }},
      {"view", [](const Handlers& h, Open& open) { return h.view(open); }},
      {"beliefs", [](const Handlers& h, Open& open) { return h.beliefs(open); }},
      {"state", [](const Handlers&, Open& open) { return Handlers::state(open); }},
      {"log", [](const Handlers&, Open& open) { return Handlers::log(open); }},
      {"undo", [](const Handlers&, Open& open) { return Handlers::undo(open); }},
      {"bot", [](const Handlers& h, Open& open) { return h.bot(open); }},
      {"result", [](const Handlers&, Open& open) { return Handlers::result(open); }},
      {"close", nullptr},
  }};
  const auto* handler = std::ranges::find(on_match, *command, &std::pair<std::string_view, OnMatch>::first);
  if (handler == on_match.end()) return Handlers::bad("do: there is no request \"" + *command + "\"");
  const auto found = find(request);
  if (const auto* error = std::get_if<Error>(&found)) return *error;
  if (handler->second != nullptr) return handler->second(handlers, *std::get<Open*>(found));
  matches_.erase(*request.text("match"));
  return Value::Object{};
}

std::string Protocol::answer(std::string_view line) {
  Value head = Value::Object{};
  Answer answer;
  if (line.size() > longest_line) {
    answer = Error{"bad-json", "a request has at most " + std::to_string(longest_line) + " bytes"};
  } else if (const Result<Value> parsed = wire::parse_json(line); !parsed) {
    answer = Error{"bad-json", parsed.refusal().message};
  } else if (parsed->object() == nullptr) {
    answer = Error{"bad-json", "a request is an object"};
  } else {
    if (const Value* id = parsed->find("id")) head.set("id", *id);
    const Value* lang = parsed->find("lang");
    const text::Speech* speech = lang == nullptr           ? text::Speech::in("en")
                                 : lang->text() == nullptr ? nullptr
                                                           : text::Speech::in(*lang->text());
    answer = speech == nullptr ? Answer{Handlers::bad("lang: must be en, pl or hu")} : dispatch({*parsed, speech});
  }
  if (const Error* error = std::get_if<Error>(&answer)) {
    head.set("ok", false);
    head.set("error", Value::Object{{"code", error->code}, {"message", error->message}, {"rule", error->rules}});
  } else {
    head.set("ok", true);
    for (const auto& [name, value] : *std::get<Value>(answer).object()) head.set(name, value);
  }
  return to_json(head);
}

}  // namespace krypta::cli
