#include "server/hall/thoughts.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/codec.hpp"
#include "wire/json.hpp"

namespace krypta::server {

namespace {

constexpr std::size_t most_options = 6;
constexpr std::size_t most_beliefs = 12;
constexpr double hardly_possible = 0.02;
constexpr double certain = 0.995;

/// Nobody reads more than that, and most of a long number is noise.
double rounded(double number) { return std::round(number * 1000) / 1000; }

/// A number as it is, a seat as {seat}, a word of the game as [domain, id].
Value content_value(const Message::Content& content) {
  if (const auto* number = std::get_if<std::int64_t>(&content)) return *number;
  if (const auto* who = std::get_if<Seat>(&content)) return Value::Object{{"seat", to_value(*who)}};
  const Term& term = std::get<Term>(content);
  return Value::Array{term.domain, term.id};
}

Value message_value(const Message& message) {
  Value arguments = Value::Object{};
  for (const Message::Argument& argument : message.arguments) {
    arguments.set(argument.name, content_value(argument.content));
  }
  return Value::Object{{"key", message.key}, {"arguments", std::move(arguments)}};
}

std::string_view text_of(const Value* value) {
  return value == nullptr || value->text() == nullptr ? std::string_view{} : std::string_view{*value->text()};
}
const Value::Array& array_of(const Value* value) {
  static const Value::Array none;
  return value == nullptr || value->array() == nullptr ? none : *value->array();
}

std::optional<Message::Content> read_content(const Value& value) {
  if (const auto* number = value.integer()) return *number;
  if (const Value::Array* term = value.array()) {
    if (term->size() != 2) return std::nullopt;
    return Term{text_of(&term->front()), text_of(&term->back())};
  }
  if (const auto who = wire::read_seat(value.find("seat"), max_seats)) return *who;
  return std::nullopt;
}

/// The message looks into the value, so it lasts no longer.
Message read_message(const Value* value) {
  if (value == nullptr) return {};
  Message message{std::string{text_of(value->find("key"))}};
  const Value* arguments = value->find("arguments");
  if (arguments == nullptr || arguments->object() == nullptr) return message;
  for (const auto& [name, content] : *arguments->object()) {
    if (auto read = read_content(content)) message.add(name, *std::move(read));
  }
  return message;
}

bool sees_a_difference(const bots::Advice& advice) {
  return std::ranges::any_of(advice.thoughts, [&](const bots::Thought& thought) {
    return thought.value != advice.thoughts.front().value || thought.weight != advice.thoughts.front().weight;
  });
}

Value options_value(const AnyMatch& match, Seat seat, const bots::Advice& advice) {
  const std::vector<Option> there = match.options(seat);
  Value::Array options;
  for (const bots::Thought& thought : advice.thoughts) {
    if (options.size() == most_options) break;
    if (advice.search && thought.tries == 0) continue;
    const auto option = std::ranges::find(there, thought.option, &Option::id);
    if (option == there.end()) continue;
    Value kept =
        Value::Object{{"id", option->id}, {"label", message_value(option->label)}, {"value", rounded(thought.value)}};
    if (advice.search) kept.set("weight", rounded(thought.weight));
    options.push_back(std::move(kept));
  }
  return options;
}

Value beliefs_value(const std::vector<bots::Believed>& beliefs) {
  Value::Array kept;
  for (const bots::Believed& belief : beliefs) {
    if (belief.share > certain || belief.share < hardly_possible) continue;
    kept.push_back(Value::Object{{"what", message_value(belief.what)}, {"share", rounded(belief.share)}});
    if (kept.size() == most_beliefs) break;
  }
  return kept;
}

/// The same members, each with a sentence in the place of the message of that name.
Value said(const Value& kept, std::string_view message, std::string_view sentence, const wire::Voice& voice,
           Seat reader) {
  Value shown;
  for (const auto& [name, value] : *kept.object()) {
    if (name == message) {
      shown.set(sentence, voice.speech->say(read_message(&value), voice.names, reader));
    } else {
      shown.set(name, value);
    }
  }
  return shown;
}

Value all_said(const Value* kept, std::string_view message, std::string_view sentence, const wire::Voice& voice,
               Seat reader) {
  Value::Array shown;
  for (const Value& one : array_of(kept)) {
    if (one.object() != nullptr) shown.push_back(said(one, message, sentence, voice, reader));
  }
  return shown;
}

}  // namespace

Decided decide(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng) {
  const auto advice = bots::advise(match, seat, bot, rng);
  if (!advice) return {};
  if (!sees_a_difference(*advice)) return {advice->option};
  return {advice->option, write_thought(match, seat, *advice, bots::beliefs(match, seat, bot, rng))};
}

std::string write_thought(const AnyMatch& match, Seat seat, const bots::Advice& advice,
                          const std::vector<bots::Believed>& beliefs) {
  Value kept = Value::Object{{"seat", to_value(seat)}, {"options", options_value(match, seat, advice)}};
  if (advice.search) {
    Value::Array expected;
    for (const double share : advice.search->expected) expected.emplace_back(rounded(share));
    kept.set("expected", std::move(expected));
    kept.set("tries", advice.search->iterations);
  }
  if (Value believed = beliefs_value(beliefs); !believed.array()->empty()) kept.set("beliefs", std::move(believed));
  return to_json(kept);
}

std::optional<Value> thought_value(std::string_view kept, const wire::Voice& voice, Seat reader) {
  const auto read = wire::parse_json(kept);
  if (!read || read->object() == nullptr) return std::nullopt;
  Value shown = *read;
  shown.set("options", all_said(read->find("options"), "label", "label", voice, reader));
  if (const Value* beliefs = read->find("beliefs")) {
    shown.set("beliefs", all_said(beliefs, "what", "text", voice, reader));
  }
  return shown;
}

}  // namespace krypta::server
