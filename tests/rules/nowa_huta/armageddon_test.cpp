#include <algorithm>
#include <array>

#include "tests/rules/nowa_huta/board.hpp"

/// Armageddon of the Immortals: when it comes, and what it leaves on the board.
namespace krypta::nowa_huta::test::armageddon_test {
namespace {

/// Everybody's walk of one estate clockwise ends on an estate of his own: A Młodości, B Teatralne, C Ogrodowe, D
/// Szkolne. All circle pawns are one space before Mysterious Reports.
Position apart(unsigned seats) {
  constexpr std::array starts{Estate::Ogrodowe, Estate::Handlowe, Estate::Szkolne, Estate::Zielone};
  Position position{seats};
  for (unsigned s = 0; s < seats; ++s) position.vampire(seat(s), starts[s]);
  return position;
}

/// As above with these counts on Zielone; the rest of A's markers are on Młodości, where he lays the last two.
Position last_two(const Counts& zielone) {
  Position position = apart(static_cast<unsigned>(zielone.size()));
  for (unsigned s = 0; s < zielone.size(); ++s) {
    position.raw().estates[Estate::Zielone].possessed[seat(s)] = static_cast<std::uint8_t>(zielone[s]);
    position.raw().players[seat(s)].supply = static_cast<std::uint8_t>(markers_each - zielone[s]);
  }
  return position.possessed(Estate::Mlodosci, {19 - zielone[0]});
}

/// Plays the turn with these counts on Zielone to its end and compares what is left there, in whose supply the rest is,
/// and what was told.
void expect_left(const Counts& before, const Counts& after) {
  SCOPED_TRACE(testing::PrintToString(before));
  Table table{last_two(before)};
  walk(table).finish_turn();
  EXPECT_EQ(on(table, Estate::Zielone), after);
  for (unsigned s = 0; s < before.size(); ++s) {
    // Everybody is alone on his own estate, so what he lacks there and on Zielone is in his supply.
    const unsigned elsewhere = s == 0 ? 21 - before[0] : 2;
    EXPECT_EQ(table.player(seat(s)).supply, markers_each - after[s] - elsewhere);
    EXPECT_EQ(times_told(table, EventKind::Kept, s, Estate::Zielone, after[s]), after[s] > 0 ? 1U : 0U);
    EXPECT_EQ(times_told(table, EventKind::Returned, s, Estate::Zielone, before[s] - after[s]),
              before[s] > after[s] ? 1U : 0U);
  }
}

// NH-136
TEST(NowaHutaArmageddon, ArmageddonScoresAllSevenEstatesAtTheEndOfTheTurn) {
  const std::array<Counts, 3> expected{{{15, 5}, {15, 8, 5}, {15, 8, 5, 3}}};
  for (unsigned seats = 2; seats <= 4; ++seats) {
    SCOPED_TRACE(seats);
    Table table{apart(seats).possessed(Estate::Szkolne, {15}).possessed(Estate::Zielone, {4, 3})};
    walk(table).pass_until(seat(seats - 1));
    EXPECT_EQ(times_told(table, EventKind::ArmageddonDue, A), 1U);
    EXPECT_EQ(points(table), Counts(seats, 0));
    table.finish_turn();
    EXPECT_EQ(points(table), expected[seats - 2]);
    EXPECT_EQ(times_told(table, EventKind::ArmageddonScoring), 1U);
    EXPECT_EQ(times_told(table, EventKind::NobodyScored, Estate::Gorali), 1U);
    EXPECT_EQ(table.state().armageddon, Special::Done);
    EXPECT_EQ(table.count(EventKind::BloodDuskScoring) + table.count(EventKind::FinalScoring), 0U);
  }
}

// NH-136, NH-137
TEST(NowaHutaArmageddon, OneMarkerLeftInTheSupplyIsNoArmageddon) {
  Table table{apart(2).possessed(Estate::Szkolne, {18})};
  walk(table).finish_turn();
  EXPECT_EQ(table.player(A).supply, 1U);
  EXPECT_EQ(table.count(EventKind::ArmageddonDue) + table.count(EventKind::ArmageddonScoring), 0U);
  EXPECT_EQ(points(table), (Counts{0, 0}));
  EXPECT_EQ(table.state().armageddon, Special::Waiting);
}

// NH-136, NH-137
TEST(NowaHutaArmageddon, EverySeatCanCauseArmageddon) {
  for (unsigned s = 0; s < 4; ++s) {
    SCOPED_TRACE(s);
    Position position = apart(4);
    position.raw().estates[Estate::Szkolne].possessed[seat(s)] = 20;
    position.raw().players[seat(s)].supply = 1;
    Table table{position};
    walk(table).finish_turn();
    EXPECT_EQ(times_told(table, EventKind::ArmageddonDue, seat(s)), 1U);
    EXPECT_EQ(table.count(EventKind::ArmageddonScoring), 1U);
  }
}
// NH-137: looked at after each completed ability, before step d.
TEST(NowaHutaArmageddon, AnAbilityThatPlacesTheLastMarkerMakesItDueAtOnce) {
  Table handlowe{apart(2).vampire(A, Estate::Mlodosci).possessed(Estate::Szkolne, {18})};
  walk(handlowe).act(A, "use:estate");
  EXPECT_EQ(times_told(handlowe, EventKind::ArmageddonDue, A), 1U);
  EXPECT_TRUE(handlowe.asks(A) && handlowe.step() == Step::UseAbilities) << "step d has not come yet";

  Table teatralne{
      apart(2).vampire(A, Estate::Handlowe).possessed(Estate::Szkolne, {20}).possessed(Estate::Gorali, {0, 1})};
  walk(teatralne).act(A, "use:estate").act(A, "take:1@gorali");
  EXPECT_EQ(times_told(teatralne, EventKind::ArmageddonDue, A), 1U);
  EXPECT_TRUE(teatralne.asks(A) && teatralne.step() == Step::UseAbilities);
}

// NH-137
TEST(NowaHutaArmageddon, AMarkerTakenBackByTeatralneInTheSameTurnDoesNotUndoIt) {
  Table table{apart(2).possessed(Estate::Mlodosci, {19})};
  walk(table).pass_until(B).act(B, "use:estate").act(B, "take:0@mlodosci");
  EXPECT_EQ(table.player(A).supply, 1U);
  table.finish_turn();
  EXPECT_EQ(times_told(table, EventKind::ArmageddonScoring), 1U);
  // A 20 and B 1 on Młodości; B alone on Teatralne.
  EXPECT_EQ(points(table), (Counts{5, 5}));
  EXPECT_EQ(on(table, Estate::Mlodosci), (Counts{19, 0}));
}

// NH-137
TEST(NowaHutaArmageddon, MarkersTakenBackByOgrodoweInTheSameTurnDoNotUndoIt) {
  Table table{
      apart(2).vampire(B, Estate::Szkolne).possessed(Estate::Mlodosci, {19}).possessed(Estate::Ogrodowe, {0, 1})};
  walk(table).pass_until(B).act(B, "use:estate").act(B, "take:0@mlodosci").act(B, "take:0@mlodosci");
  EXPECT_EQ(table.player(A).supply, 2U);
  table.finish_turn();
  EXPECT_EQ(times_told(table, EventKind::ArmageddonScoring), 1U);
  EXPECT_EQ(points(table), (Counts{5, 5}));
}

// NH-138
TEST(NowaHutaArmageddon, TwoEmptySuppliesInOneTurnCauseOne) {
  Table table{apart(2).possessed(Estate::Mlodosci, {19}).possessed(Estate::Teatralne, {0, 19})};
  walk(table).finish_turn();
  EXPECT_EQ(table.count(EventKind::ArmageddonDue), 1U);
  EXPECT_EQ(table.count(EventKind::ArmageddonScoring), 1U);
  EXPECT_EQ(points(table), (Counts{5, 5}));
}

// NH-138, NH-145
TEST(NowaHutaArmageddon, ASecondEmptySupplyIsOnlyAnEmptySupply) {
  Table table{apart(2).possessed(Estate::Mlodosci, {19})};
  walk(table).finish_turn();
  EXPECT_EQ(points(table), (Counts{5, 5}));
  EXPECT_EQ(on(table, Estate::Mlodosci), (Counts{21, 0}));
  walk(table).finish_turn();
  EXPECT_EQ(times_told(table, EventKind::NothingPlaced, A, Estate::Handlowe), 1U);
  EXPECT_EQ(points(table), (Counts{5, 5}));
  EXPECT_EQ(table.count(EventKind::ArmageddonDue), 1U);

  Table other{apart(2).armageddon_done().possessed(Estate::Teatralne, {0, 19}).possessed(Estate::Mlodosci, {1})};
  walk(other).finish_turn();
  EXPECT_EQ(other.player(B).supply, 0U);
  EXPECT_EQ(other.count(EventKind::ArmageddonDue) + other.count(EventKind::ArmageddonScoring), 0U);
  EXPECT_EQ(points(other), (Counts{0, 0}));
  EXPECT_EQ(on(other, Estate::Teatralne), (Counts{0, 21}));
}

// NH-146
TEST(NowaHutaArmageddon, AfterTheScoringEverythingButTheLeadsReturnsToItsOwners) {
  Table table{last_two({4, 6, 3, 1})};
  walk(table).finish_turn();
  // Scored with all that lay there, and 5 for everybody's own estate.
  EXPECT_EQ(points(table), (Counts{8, 10, 6, 5}));
  const auto& log = table.match().log();
  const auto at = [&](std::size_t i) { return static_cast<EventKind>(log[i].event.kind); };
  std::size_t last_scored = 0;
  std::size_t first_left = log.size();
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (at(i) == EventKind::Scored) last_scored = i;
    if (at(i) == EventKind::Kept || at(i) == EventKind::Returned) first_left = std::min(first_left, i);
  }
  EXPECT_LT(last_scored, first_left);
  EXPECT_EQ(on(table, Estate::Zielone), (Counts{0, 2, 0, 0}));
  EXPECT_EQ(table.player(A).supply, 4U);
  EXPECT_EQ(table.player(B).supply, 17U);
  EXPECT_EQ(table.player(C).supply, 19U);
  EXPECT_EQ(table.player(D).supply, 19U);
}

// NH-146: on each estate, not only where the last marker was laid.
TEST(NowaHutaArmageddon, TheRemovalGoesOverAllSevenEstates) {
  Position position = apart(2);
  for (const Estate e : all_of<Estate>()) position.possessed(e, {1, e == Estate::Mlodosci ? 3U : 2U});
  Table table{position.blood_dusk_done().possessed(Estate::Handlowe, {13, 2})};
  walk(table).finish_turn();
  for (const Estate e : {Estate::Gorali, Estate::Zielone, Estate::Szkolne, Estate::Ogrodowe}) {
    EXPECT_EQ(on(table, e), (Counts{0, 1})) << name_of(e);
  }
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{11, 0}));
  EXPECT_EQ(on(table, Estate::Teatralne), (Counts{0, 3}));
  EXPECT_EQ(on(table, Estate::Mlodosci), (Counts{0, 0}));
  EXPECT_EQ(table.player(A).supply, 10U);
  EXPECT_EQ(table.player(B).supply, 14U);
}

// NH-147
TEST(NowaHutaArmageddon, TheLeaderOfAnEstateKeepsHisLeadOverTheStrongestOpponent) {
  expect_left({5, 1}, {4, 0});
  expect_left({1, 3}, {0, 2});
  expect_left({4, 3, 2}, {1, 0, 0});
  expect_left({1, 2, 7}, {0, 0, 5});
  expect_left({4, 2, 2, 0}, {2, 0, 0, 0});
  expect_left({5, 3, 3, 1}, {2, 0, 0, 0});
  expect_left({2, 7, 3, 6}, {0, 1, 0, 0});
  expect_left({1, 2, 3, 9}, {0, 0, 0, 6});
}

// NH-147: the lead stays without anybody being asked.
TEST(NowaHutaArmageddon, NobodyIsAskedWhatToKeep) {
  Table table{last_two({5, 3, 3})};
  walk(table).pass_until(C).act(C, "done");
  EXPECT_EQ(table.step(), Step::Plan);
  EXPECT_EQ(on(table, Estate::Zielone), (Counts{2, 0, 0}));
}

// NH-148
TEST(NowaHutaArmageddon, WhereTheHighestCountIsSharedNothingStays) {
  expect_left({3, 3}, {0, 0});
  expect_left({3, 3, 1}, {0, 0, 0});
  expect_left({2, 4, 4}, {0, 0, 0});
  expect_left({5, 0, 5, 0}, {0, 0, 0, 0});
  expect_left({1, 6, 6, 5}, {0, 0, 0, 0});
  expect_left({1, 1, 1, 1}, {0, 0, 0, 0});
}

// NH-149
TEST(NowaHutaArmageddon, WhoeverIsAloneOnAnEstateKeepsAllHeHasThere) {
  expect_left({3, 0}, {3, 0});
  expect_left({0, 1}, {0, 1});
  expect_left({0, 0, 6}, {0, 0, 6});
  expect_left({0, 0, 0, 9}, {0, 0, 0, 9});
  expect_left({0, 0, 0, 0}, {0, 0, 0, 0});
}

// NH-150: before the removal B has 6 on the board and A 21, after it B has 6 and A 3, both with ten points.
TEST(NowaHutaArmageddon, TheOrderUpdateCountsWhatTheRemovalHasLeft) {
  Table table{apart(3)
                  .points({1, 0, 0})
                  .possessed(Estate::Zielone, {10, 0, 10})
                  .possessed(Estate::Mlodosci, {9, 0, 8})
                  .possessed(Estate::Handlowe, {0, 4, 0})};
  walk(table).finish_turn();
  EXPECT_EQ(points(table), (Counts{10, 10, 12}));
  EXPECT_EQ(times_told(table, EventKind::OrderUpdated, 1, A, 10, 3), 1U);
  EXPECT_EQ(times_told(table, EventKind::OrderUpdated, 2, B, 10, 6), 1U);
  EXPECT_EQ(times_told(table, EventKind::OrderUpdated, 3, C, 12, 2), 1U);
  EXPECT_EQ(table.state().order[0], A);
  EXPECT_EQ(table.state().order[1], B);
}

// NH-151
TEST(NowaHutaArmageddon, PawnsAndRaiseAndLowerMarkersStay) {
  Table table{last_two({3, 3, 1})
                  .points({0, 40, 7})
                  .modifier(Estate::Zielone, Modifier::Raise)
                  .modifier(Estate::Mlodosci, Modifier::Lower)
                  .modifier(Estate::Gorali, Modifier::Lower)};
  walk(table).finish_turn();
  EXPECT_EQ(table.count(EventKind::ArmageddonScoring), 1U);
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Mlodosci});
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Teatralne});
  EXPECT_EQ(table.player(C).vampire, Maybe{Estate::Ogrodowe});
  for (const Player& player : table.state().players)
    EXPECT_EQ(player.circle_pawn, Maybe{CircleAction::MysteriousReports});
  EXPECT_EQ(table.state().estates[Estate::Zielone].modifier, Modifier::Raise);
  EXPECT_EQ(table.state().estates[Estate::Mlodosci].modifier, Modifier::Lower);
  EXPECT_EQ(table.state().estates[Estate::Gorali].modifier, Modifier::Lower);
  // Zielone raised: 6 each for two tied first; Młodości lowered: 3; the estates of B and C: 5.
  EXPECT_EQ(points(table), (Counts{9, 51, 12}));
}

}  // namespace
}  // namespace krypta::nowa_huta::test::armageddon_test
