#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "tests/rules/played.hpp"

/// What reaches whom.
namespace krypta::test {

/// An event as a test reads it: its kind and what it says.
template <class EventKind>
struct Line {
  EventKind kind;
  std::vector<int> says;
  friend bool operator==(const Line&, const Line&) = default;
  friend void PrintTo(const Line& line, std::ostream* out) {
    *out << name_of(line.kind);
    for (const int n : line.says) *out << " " << n;
  }
};

/// What an observer was told of some kinds, or of all, since the log had so many events.
template <Game G, class EventKind, class Self>
std::vector<Line<EventKind>> told_since(const Played<G, EventKind, Self>& table, Seat observer, std::size_t from,
                                        std::initializer_list<EventKind> kinds = {}) {
  std::vector<Line<EventKind>> lines;
  const auto& log = table.match().log();
  for (std::size_t i = from; i < log.size(); ++i) {
    const Event& event = log[i].event;
    const auto kind = static_cast<EventKind>(event.kind);
    if (!log[i].audience.has(observer)) continue;
    if (kinds.size() > 0 && std::ranges::find(kinds, kind) == kinds.end()) continue;
    lines.push_back({kind, {event.arguments.begin(), event.arguments.end()}});
  }
  return lines;
}
/// What the last choice told him.
template <Game G, class EventKind, class Self>
std::vector<Line<EventKind>> just_told(const Played<G, EventKind, Self>& table, Seat observer) {
  const std::size_t made = table.match().length();
  return told_since(table, observer, made < 2 ? 0 : table.match().events_after(made - 2));
}

/// Everything that reaches one observer: the bytes of the view, the memory, what is asked and may be answered, and how
/// a choice would be refused.
struct Look {
  std::string view;
  std::vector<Event> memory;
  Pending pending;
  Message prompt;
  std::vector<std::string> options;
  RuleIds refusal;
  friend bool operator==(const Look&, const Look&) = default;
  friend void PrintTo(const Look& look, std::ostream* out) {
    *out << look.view << ", " << look.memory.size() << " events, " << look.prompt.key;
    for (const Message::Argument& argument : look.prompt.arguments) *out << " " << argument.name;
  }
};
template <Game G, class EventKind, class Self>
Look look_of(const Played<G, EventKind, Self>& table, Seat observer, std::optional<Choice> tried = {}) {
  const G& game = table.match().game();
  const auto view = table.match().view(observer);
  return {.view = to_json(to_value(view.known())),
          .memory = {view.memory().begin(), view.memory().end()},
          .pending = table.pending(),
          .prompt = game.prompt(table.state(), observer).message,
          .options = table.options(observer),
          .refusal = tried ? game.explain(table.state(), observer, *tried) : RuleIds{}};
}

}  // namespace krypta::test
