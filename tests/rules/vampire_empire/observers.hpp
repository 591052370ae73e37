#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "tests/rules/told.hpp"
#include "tests/rules/vampire_empire/table.hpp"

/// What reaches whom, and matches that anybody may have played.
namespace krypta::vampire_empire::test {

using krypta::test::just_told;
using krypta::test::Look;
using krypta::test::look_of;
using krypta::test::told_since;

using Ids = std::vector<std::string>;
using Line = krypta::test::Line<EventKind>;
using Lines = std::vector<Line>;

inline constexpr std::array observers{V, H, Seat::spectator};

/// A card as events give it.
inline int id(std::string_view card) { return static_cast<int>(*named<Card>(card)); }

inline std::size_t events(const Table& table) { return table.match().record().events(); }
/// What the last choice told everybody; it must have been the same for all.
inline Lines told_all(const Table& table) {
  EXPECT_EQ(just_told(table, V), just_told(table, H));
  EXPECT_EQ(just_told(table, V), just_told(table, Seat::spectator));
  return just_told(table, Seat::spectator);
}
inline Lines since(const Table& table, std::size_t from) { return told_since(table, Seat::spectator, from); }

inline Look look(const Table& table, Seat observer) {
  return look_of(table, observer, choose(Verb::Reveal, Character::Lord));
}

/// Chance takes its first answer as long as it is asked.
inline Table& let_chance(Table& table) {
  while (table.pending().chance) table.act(Seat::chance, table.options(Seat::chance).front());
  return table;
}
/// A match in which everybody, chance too, chooses anything; `each` sees it at the start and after every choice.
inline Table play_anything(std::uint64_t seed, const std::function<void(const Table&)>& each = {}) {
  return Table::begin().play_anything(seed, each);
}

/// How many cards more than in the first position are in hand, deck, cellar and moat, as everybody sees them.
using Moved = std::vector<int>;
inline Moved moved(const Table& table, Seat s) {
  const Player& now = table.player(s);
  const Player& then = table.match().start().players[s];
  return {now.hand_count - then.hand_count, now.deck_count - then.deck_count, now.cellar_count - then.cellar_count,
          now.moat_count - then.moat_count};
}

}  // namespace krypta::vampire_empire::test
