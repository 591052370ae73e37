#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/rules/nowa_huta/table.hpp"

/// What lies on the table, in the numbers and words that several chapters ask for.
namespace krypta::nowa_huta::test {

using Counts = std::vector<unsigned>;

inline Counts on(const Table& table, Estate where) {
  return {table.state().estates[where].possessed.begin(), table.state().estates[where].possessed.end()};
}
inline Counts points(const Table& table) {
  Counts all;
  for (const Player& player : table.state().players) all.push_back(player.points);
  return all;
}
inline Counts supplies(const Table& table) {
  Counts all;
  for (const Player& player : table.state().players) all.push_back(player.supply);
  return all;
}

inline std::set<std::string> offered(const Table& table, Seat s) {
  const auto ids = table.options(s);
  return {ids.begin(), ids.end()};
}
inline std::string taking(Seat whose, Estate where) {
  return "take:" + std::to_string(number(whose)) + "@" + std::string{name_of(where)};
}

/// Everybody plays clockwise 1 and circle 1.
inline Table& walk(Table& table) {
  for (unsigned s = 0; s < table.state().players.size(); ++s) table.act(seat(s), "move:cw1").act(seat(s), "time:1");
  return table;
}
/// A's vampire reaches an estate in the first player's turn.
inline Table arrive(Position position, Estate where) {
  position.vampire(A, static_cast<Estate>((static_cast<unsigned>(where) + 6) % 7));
  Table table{position};
  walk(table);
  return table;
}

/// A's cards that bring him to an estate and a space by one step each, from a position that this adjusts.
inline Position heading(Position position, Estate estate, CircleAction space) {
  position.vampire(A, moved(estate, EstateCard::CounterClockwise1));
  return position.circle_pawn(A, static_cast<CircleAction>((static_cast<unsigned>(space) + 6) % 7));
}
/// A at step c on that estate and space.
inline Table at(Estate estate, CircleAction space, const Position& position = Position{2}) {
  Table table{heading(position, estate, space)};
  walk(table);
  return table;
}

/// How often every player and the spectators were told exactly this.
template <class... Arguments>
unsigned times_told(const Table& table, EventKind kind, Arguments... arguments) {
  const std::vector<int> wanted{static_cast<int>(arguments)...};
  const auto count = [&](Seat observer) {
    return std::ranges::count_if(seen(table.match().log(), observer), [&](const Event& event) {
      return event.kind == static_cast<std::uint8_t>(kind) && std::ranges::equal(event.arguments, wanted);
    });
  };
  for (unsigned s = 0; s < table.state().players.size(); ++s) EXPECT_EQ(count(seat(s)), count(Seat::spectator));
  return static_cast<unsigned>(count(Seat::spectator));
}

}  // namespace krypta::nowa_huta::test
