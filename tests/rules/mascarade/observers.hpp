#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tests/rules/mascarade/table.hpp"
#include "tests/rules/told.hpp"

/// What reaches whom.
namespace krypta::mascarade::test {

using krypta::test::just_told;
using krypta::test::Look;
using krypta::test::look_of;
using krypta::test::told_since;

/// Every seat, and the spectators.
inline std::vector<Seat> observers(const Table& table) {
  std::vector<Seat> all{Seat::spectator};
  for (unsigned s = 0; s < table.state().players.size(); ++s) all.push_back(seat(s));
  return all;
}
inline std::vector<Seat> all_but(const Table& table, Seat one) {
  std::vector<Seat> all;
  for (const Seat s : observers(table)) {
    if (s != one) all.push_back(s);
  }
  return all;
}

using Line = krypta::test::Line<EventKind>;
using Lines = std::vector<Line>;
/// An event says -1 where a card in the middle has no owner.
inline constexpr int nobody = -1;

inline Lines all_told(const Table& table, Seat observer) { return told_since(table, observer, 0); }

/// Whether everything of one kind was told before anything of another; both must have happened.
inline bool before(const Table& table, EventKind early, EventKind late) {
  std::size_t last_early = 0;
  std::size_t first_late = 0;
  const auto& log = table.match().log();
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (log[i].event.kind == static_cast<std::uint8_t>(early)) last_early = i + 1;
    if (log[i].event.kind == static_cast<std::uint8_t>(late) && first_late == 0) first_late = i + 1;
  }
  return last_early != 0 && first_late != 0 && last_early < first_late;
}

inline Look look(const Table& table, Seat observer) { return look_of(table, observer, choose(Verb::First, seat(0))); }
inline std::vector<Look> looks_but_of(const Table& table, Seat one) {
  std::vector<Look> all;
  for (const Seat s : all_but(table, one)) all.push_back(look(table, s));
  return all;
}

/// The card of a place in somebody's view.
inline Card seen_card(const Table& table, Seat observer, std::string_view place) {
  const State known = table.match().view(observer).known();
  const Place p = *named<Place>(place);
  if (in_centre(p)) return known.centre[centre_number(p)];
  const auto spot = static_cast<unsigned>(spot_of(p));
  return known.players[owner_of(p)].hand[spot == 0 ? 0 : spot - 1];
}
/// All see the face, or nobody does.
inline void expect_shown(const Table& table, std::string_view place, Character face) {
  for (const Seat s : observers(table)) EXPECT_EQ(seen_card(table, s, place), (Card{face, true})) << place;
}
inline void expect_hidden(const Table& table, std::string_view place) {
  for (const Seat s : observers(table)) {
    const Card card = seen_card(table, s, place);
    EXPECT_FALSE(card.known) << place;
    EXPECT_FALSE(card.open) << place;
    EXPECT_EQ(card.value, Character{}) << place;
  }
}
inline void expect_all_hidden(const Table& table) {
  for (unsigned s = 0; s < table.state().players.size(); ++s) expect_hidden(table, std::to_string(s));
  for (unsigned i = 0; i < table.state().centre.size(); ++i) expect_hidden(table, "c" + std::to_string(i + 1));
}

}  // namespace krypta::mascarade::test
