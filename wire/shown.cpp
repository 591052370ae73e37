#include "wire/shown.hpp"

#include <array>

#include "engine/core/codec.hpp"
#include "engine/games/games.hpp"

namespace krypta::wire {

Value rules_value(const GameInfo& info, const RuleIds& rules) {
  Value::Array names;
  for (const RuleId rule : rules) names.emplace_back(rule_name(info, rule));
  return names;
}

Value option_value(const Option& option, const Voice& voice, Seat reader) {
  Value shown = Value::Object{{"id", option.id}, {"label", voice.speech->say(option.label, voice.names, reader)}};
  if (!option.target.empty()) shown.set("target", option.target);
  if (option.weight > 0) shown.set("weight", option.weight);
  return shown;
}

Value decision_value(const AnyMatch& match, Seat seat, const Voice& voice) {
  const Prompt prompt = match.prompt(seat);
  Value::Array options;
  for (const Option& option : match.options(seat)) options.push_back(option_value(option, voice, seat));
  Value decision;
  decision.set("seat", to_value(seat));
  decision.set("prompt", voice.speech->say(prompt.message, voice.names, seat));
  decision.set("rule", rules_value(match.info(), prompt.rules));
  decision.set("options", std::move(options));
  return decision;
}

Value event_value(const AnyMatch& match, const ShownEvent& event, const Voice& voice, Seat reader, bool truth) {
  Value shown = Value::Object{{"kind", event.kind}};
  for (const auto& [name, field] : *event.fields.object()) shown.set(name, field);
  shown.set("rule", rules_value(match.info(), event.rules));
  shown.set("text", voice.speech->say(event.message, voice.names, reader));
  if (truth) {
    SeatSet table = SeatSet::first(match.seats());
    table.add(Seat::spectator);
    shown.set("seen_by", to_value(event.audience & table));
  }
  return shown;
}

Value outcome_value(const Outcome& outcome) {
  Value::Array scores;
  Value::Array places;
  for (const int score : outcome.scores) scores.emplace_back(score);
  for (const unsigned place : outcome.places) places.emplace_back(place);
  return Value::Object{{"over", outcome.over},
                       {"scores", std::move(scores)},
                       {"places", std::move(places)},
                       {"winners", to_value(outcome.winners)}};
}

Value games_value() {
  Value::Array games;
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    Value::Array options;
    for (const OptionInfo& option : info.options) {
      Value::Array values;
      for (const std::string& v : option.values) values.emplace_back(v);
      options.push_back(
          Value::Object{{"name", option.name}, {"values", std::move(values)}, {"default", option.otherwise}});
    }
    games.push_back(Value::Object{{"id", info.id},
                                  {"name", info.name},
                                  {"seats", Value::Array{info.least_seats, info.most_seats}},
                                  {"rules_version", info.rules_version},
                                  {"options", std::move(options)}});
  }
  return games;
}

std::string_view code_name(Refusal::Code code) {
  static constexpr std::array<std::string_view, 4> names{"bad-request", "not-your-turn", "illegal", "bad-position"};
  return names[static_cast<std::size_t>(code)];
}

std::optional<Seat> read_seat(const Value* value, unsigned seats) {
  if (value == nullptr) return std::nullopt;
  if (const std::string* word = value->text()) {
    if (*word == "chance") return Seat::chance;
    if (*word == "spectator") return Seat::spectator;
    return std::nullopt;
  }
  const std::int64_t* n = value->integer();
  if (n == nullptr || *n < 0 || *n >= static_cast<std::int64_t>(seats)) return std::nullopt;
  return seat(static_cast<unsigned>(*n));
}

Result<Agreed> read_agreed(const Value& request) {
  const auto bad = [](std::string message) { return Refusal{Refusal::Code::bad_request, std::move(message), {}}; };
  const Value* id = request.find("game");
  if (id == nullptr || id->text() == nullptr) return bad("game: must be the id of a game");
  Agreed agreed{find_game(*id->text()), {}};
  if (agreed.game == nullptr) return bad("game: there is no game \"" + *id->text() + "\"");
  const Value* seats = request.find("seats");
  if (seats == nullptr || seats->integer() == nullptr || *seats->integer() < 0 || *seats->integer() > max_seats) {
    const GameInfo& info = agreed.game->info();
    return bad("seats: must be a whole number from " + std::to_string(info.least_seats) + " to " +
               std::to_string(info.most_seats));
  }
  agreed.setup.seats = static_cast<unsigned>(*seats->integer());
  if (const Value* options = request.find("options")) {
    if (options->object() == nullptr) return bad("options: must be an object");
    for (const auto& [name, value] : *options->object()) {
      if (value.text() != nullptr) {
        agreed.setup.options.emplace_back(name, *value.text());
      } else if (value.integer() != nullptr) {
        agreed.setup.options.emplace_back(name, std::to_string(*value.integer()));
      } else {
        return bad("options." + name + ": must be a word");
      }
    }
  }
  return agreed;
}

std::string rules_message(const GameInfo& info, const RuleIds& rules, const text::Speech& speech) {
  std::string message;
  for (const RuleId rule : rules) {
    const auto text = speech.rule(info, rule);
    message += (message.empty() ? "" : " ") + rule_name(info, rule) + ": " + text.value_or("?");
  }
  return message;
}

}  // namespace krypta::wire
