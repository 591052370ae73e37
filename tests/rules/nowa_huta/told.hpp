#pragma once

#include <vector>

#include "tests/rules/nowa_huta/table.hpp"

/// What everybody at the table was told.
namespace krypta::nowa_huta::test {

template <class... Values>
std::vector<int> numbers(Values... values) {
  return {static_cast<int>(values)...};
}

/// What the last event of a kind says; it must follow the rule, and all players and spectators must have seen it.
inline std::vector<int> told(const Table& table, EventKind kind, unsigned rule) {
  const Event* event = table.last(kind);
  if (event == nullptr) return {};
  EXPECT_TRUE(event->rules.contains(static_cast<RuleId>(rule))) << name_of(kind) << " does not follow rule " << rule;
  for (unsigned s = 0; s < table.state().players.size(); ++s) {
    EXPECT_EQ(table.count_seen(seat(s), kind), table.count(kind));
  }
  EXPECT_EQ(table.count_seen(Seat::spectator, kind), table.count(kind));
  return {event->arguments.begin(), event->arguments.end()};
}

}  // namespace krypta::nowa_huta::test
