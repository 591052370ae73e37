#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/core/codec.hpp"
#include "engine/core/view.hpp"

/// Everything that leaves the engine for one observer, as text: what must be equal wherever two worlds look alike.
namespace krypta::properties {

/// Equal, or else where not.
template <class State>
::testing::AssertionResult same(const State& one, const State& other) {
  if (one == other) return ::testing::AssertionSuccess();
  auto failure = ::testing::AssertionFailure();
  for (const Difference& d : diff(to_value(one), to_value(other))) {
    failure << d.path << ": " << to_json(d.before) << " and " << to_json(d.after) << "\n";
  }
  return failure;
}
template <class State>
::testing::AssertionResult same(const View<State>& one, const View<State>& other) {
  if (one == other) return ::testing::AssertionSuccess();
  if (!(one.known() == other.known())) return same(one.known(), other.known());
  return ::testing::AssertionFailure() << "the memories differ";
}

inline std::string text_of(Seat s) { return to_json(to_value(s)); }

inline std::string text_of(const RuleIds& rules) {
  std::string text = "{";
  for (const RuleId rule : rules) text += std::to_string(static_cast<unsigned>(rule)) + " ";
  return text + "}";
}

inline std::string text_of(SeatSet seats) { return std::to_string(seats.bits()); }

inline std::string text_of(const Message& message) {
  std::string text = message.key + "(";
  for (const Message::Argument& argument : message.arguments) {
    text.append(argument.name).append("=");
    if (const auto* n = std::get_if<std::int64_t>(&argument.content)) text += std::to_string(*n);
    if (const auto* s = std::get_if<Seat>(&argument.content)) text += text_of(*s);
    if (const auto* t = std::get_if<Term>(&argument.content)) text.append(t->domain).append("-").append(t->id);
    text += " ";
  }
  return text + ")";
}

inline std::string text_of(const ShownEvent& event) {
  return std::string{event.kind} + text_of(event.message) + to_json(event.fields) + text_of(event.rules) +
         text_of(event.audience);
}
inline std::string text_of(const std::vector<ShownEvent>& events) {
  std::string text;
  for (const ShownEvent& event : events) text += text_of(event) + "\n";
  return text;
}
inline std::string text_of(const std::optional<Message>& message) { return message ? text_of(*message) : "-"; }
inline std::string text_of(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += " " + word;
  return text;
}
inline std::string text_of(const Option& option) {
  return option.id + text_of(option.label) + option.target + "*" + std::to_string(option.weight) +
         text_of(option.note) + text_of(option.leads);
}
inline std::string text_of(const Prompt& prompt) { return text_of(prompt.message) + text_of(prompt.rules); }
inline std::string text_of(const std::optional<Refusal>& refusal) {
  if (!refusal) return "legal";
  return std::to_string(static_cast<int>(refusal->code)) + refusal->message + text_of(refusal->rules);
}

inline std::string text_of(const Outcome& outcome) {
  std::string text = outcome.over ? "over" : "running";
  for (const int score : outcome.scores) text += " " + std::to_string(score);
  for (const unsigned place : outcome.places) text += " " + std::to_string(place);
  return text + " " + text_of(outcome.winners);
}

/// What the observer is shown now: the table, the standing, whom the match waits for, the question, the answers, and
/// why any other answer would be refused, by the rules and in this case.
inline std::string shown_to(const AnyMatch& match, Seat observer, const std::vector<std::string>& notation) {
  const Pending now = match.pending();
  std::string text = to_json(match.view(observer)) + "\n" + text_of(match.result());
  text += now.over     ? "\nover"
          : now.chance ? "\nchance"
                       : "\nmust " + text_of(now.waits_for(observer)) + " may " + text_of(now.may);
  text += "\n" + text_of(match.prompt(observer)) + text_of(match.accounts(observer));
  for (const Option& option : match.options(observer)) text += "\n" + text_of(option);
  for (const std::string& id : notation) {
    const auto refusal = match.refusal(observer, id);
    text += "\n" + id + ": " + text_of(refusal);
    if (refusal && now.able().has(observer)) text += text_of(match.reason(observer, id));
  }
  return text;
}

/// What the observer was sent from the given choice on. A choice that shows him nothing sends him nothing.
inline std::vector<std::string> sent_to(const AnyMatch& match, Seat observer, std::size_t from) {
  std::vector<std::string> messages;
  for (std::size_t i = from; i < match.length(); ++i) {
    const std::vector<ShownEvent> events = match.events(i, observer);
    if (!events.empty()) messages.push_back(text_of(events));
  }
  return messages;
}

template <class G>
std::vector<std::string> ids_of(const G& game, const std::vector<Choice>& choices) {
  std::vector<std::string> ids;
  for (const Choice c : choices) ids.push_back(game.write(c));
  return ids;
}

}  // namespace krypta::properties
