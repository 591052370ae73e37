#include <algorithm>
#include <array>

#include "tests/rules/nowa_huta/table.hpp"

/// The order update.
namespace krypta::nowa_huta::test::order_test {
namespace {

using Seats = std::vector<Seat>;

Seats order(const Table& table) { return {table.state().order.begin(), table.state().order.end()}; }

/// Plays a turn in which everybody walks from Handlowe to Teatralne and lays two markers there, and nothing is scored.
Table walked(const Position& position) {
  Table table{position};
  for (unsigned s = 0; s < table.state().players.size(); ++s) table.act(seat(s), "move:cw1").act(seat(s), "time:1");
  table.finish_turn();
  return table;
}

/// The arguments of the last `count` events of a kind, as one observer has seen them.
std::vector<std::vector<int>> told(const Table& table, Seat observer, EventKind kind, std::size_t count) {
  std::vector<std::vector<int>> all;
  for (const Event& event : seen(table.match().log(), observer)) {
    if (event.kind == static_cast<std::uint8_t>(kind)) all.emplace_back(event.arguments.begin(), event.arguments.end());
  }
  EXPECT_GE(all.size(), count);
  all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(std::min(count, all.size())));
  return all;
}

// NH-169
TEST(NowaHutaOrder, TheFewestPointsPlayFirstAndTheMostPlayLast) {
  EXPECT_EQ(order(walked(Position{4}.points({9, 3, 20, 8}))), (Seats{B, D, A, C}));
  EXPECT_EQ(order(walked(Position{4}.points({1, 2, 3, 4}).order({D, C, B, A}))), (Seats{A, B, C, D}));
  EXPECT_EQ(order(walked(Position{3}.points({7, 0, 6}))), (Seats{B, C, A}));
  EXPECT_EQ(order(walked(Position{2}.points({0, 1}))), (Seats{A, B}));
  EXPECT_EQ(order(walked(Position{2}.points({1, 0}))), (Seats{B, A}));
}

// NH-169: points come before possessed, also where a byte would not hold them.
TEST(NowaHutaOrder, OnePointMoreOutweighsAllMarkers) {
  EXPECT_EQ(order(walked(Position{2}.points({5, 6}).possessed(Estate::Szkolne, {18, 0}))), (Seats{A, B}));
  EXPECT_EQ(order(walked(Position{2}.turn(14).points({256, 255}).possessed(Estate::Szkolne, {0, 18}))), (Seats{B, A}));
}

// NH-169: the points scored in this turn are among them.
TEST(NowaHutaOrder, TheUpdateSeesThePointsOfTheTurnThatEnds) {
  Table table{Position{3}.points({0, 1, 4}).circle_pawn(A, CircleAction::Bat).possessed(Estate::Teatralne, {5})};
  table.plan({"cw1 1", "cw1 1", "cw1 1"}).act(A, "use:circle").finish_turn();
  // A first on Teatralne, B and C tied for second: 5 and (3 + 0) / 2.
  EXPECT_EQ(table.player(A).points, 5U);
  EXPECT_EQ(table.player(B).points, 2U);
  EXPECT_EQ(table.player(C).points, 5U);
  EXPECT_EQ(order(table), (Seats{B, C, A}));
}

// NH-169
TEST(NowaHutaOrder, TheNewOrderIsTheOneTheNextTurnIsPlayedIn) {
  Table table = walked(Position{4}.points({9, 3, 20, 8}));
  for (const Seat s : {A, B, C, D}) table.act(s, "move:cw1").act(s, "time:1");
  EXPECT_TRUE(table.asks(B));
  table.finish_turn();
  const std::vector<std::vector<int>> expected{{1}, {3}, {0}, {2}};
  EXPECT_EQ(told(table, Seat::spectator, EventKind::TurnTaken, 4), expected);
}

// NH-170
TEST(NowaHutaOrder, AmongEqualPointsFewerPossessedOnTheBoardPlayEarlier) {
  EXPECT_EQ(order(walked(Position{4}.points({6, 6, 6, 6}).possessed(Estate::Szkolne, {2, 3, 0, 1}))),
            (Seats{C, D, A, B}));
  EXPECT_EQ(order(walked(Position{3}.possessed(Estate::Szkolne, {0, 2, 1}))), (Seats{A, C, B}));
  EXPECT_EQ(order(walked(Position{2}.possessed(Estate::Szkolne, {0, 1}))), (Seats{A, B}));
}

// NH-170: B has fewer than A on every single estate where both are, but more in all.
TEST(NowaHutaOrder, ThePossessedOfAllEstatesAreCountedTogether) {
  const Table table = walked(Position{2}
                                 .elder(B)
                                 .possessed(Estate::Szkolne, {5, 3})
                                 .possessed(Estate::Gorali, {2, 1})
                                 .possessed(Estate::Zielone, {0, 2})
                                 .possessed(Estate::Mlodosci, {0, 2}));
  EXPECT_EQ(table.player(A).supply, 12U);
  EXPECT_EQ(table.player(B).supply, 11U);
  EXPECT_EQ(order(table), (Seats{A, B}));
  // With fewer in all he is the first of the two, Elder or not.
  EXPECT_EQ(order(walked(Position{2}.elder(B).possessed(Estate::Szkolne, {5, 3}).possessed(Estate::Gorali, {0, 1}))),
            (Seats{B, A}));
}

// NH-171
TEST(NowaHutaOrder, WhoeverSitsFartherClockwiseFromTheElderPlaysEarlier) {
  for (unsigned seats = 2; seats <= 4; ++seats) {
    for (unsigned elder = 0; elder < seats; ++elder) {
      SCOPED_TRACE(testing::Message() << seats << " players, Elder " << elder);
      Seats expected;
      for (unsigned distance = seats; distance-- > 0;) expected.push_back(seat((elder + distance) % seats));
      EXPECT_EQ(order(walked(Position{seats}.elder(seat(elder)))), expected);
    }
  }
  // The same in plain words, for the Elder C.
  EXPECT_EQ(order(walked(Position{4}.elder(C))), (Seats{B, A, D, C}));
}

// NH-171: only among those equal in both.
TEST(NowaHutaOrder, TheSeatDecidesOnlyWherePointsAndPossessedAreEqual) {
  const Table table = walked(Position{4}.elder(B).points({4, 4, 4, 0}).possessed(Estate::Szkolne, {3, 0, 3, 9}));
  // D has the fewest points, B the fewest possessed of the rest; A is three seats from B, C one.
  EXPECT_EQ(order(table), (Seats{D, B, A, C}));
}

// NH-172
TEST(NowaHutaOrder, TheElderPlaysAfterEverybodyHeIsTiedWithAndNobodyElse) {
  for (unsigned elder = 0; elder < 4; ++elder) {
    EXPECT_EQ(order(walked(Position{4}.elder(seat(elder)))).back(), seat(elder));
  }
  // Tied with B alone; C has more points, D more possessed.
  EXPECT_EQ(order(walked(Position{4}.elder(A).points({2, 2, 3, 2}).possessed(Estate::Szkolne, {0, 0, 0, 1}))),
            (Seats{B, A, D, C}));
  EXPECT_EQ(order(walked(Position{3}.elder(C).points({9, 1, 1}))), (Seats{B, C, A}));
}

// NH-173
TEST(NowaHutaOrder, TheOldOrderHasNoInfluence) {
  std::array<Seat, 4> old{A, B, C, D};
  do {
    SCOPED_TRACE(testing::PrintToString(old));
    Position tied = Position{4}.order({old[0], old[1], old[2], old[3]});
    EXPECT_EQ(order(walked(tied)), (Seats{D, C, B, A}));
    EXPECT_EQ(order(walked(tied.points({9, 3, 9, 8}).possessed(Estate::Szkolne, {4, 0, 1, 0}))), (Seats{B, D, C, A}));
  } while (std::ranges::next_permutation(old).found);
}

// NH-169, NH-170, NH-171: the update is told with what decided it.
TEST(NowaHutaOrder, EverybodySeesTheWholeTrackWithPointsAndPossessed) {
  const Table table = walked(Position{3}.points({4, 4, 0}).possessed(Estate::Szkolne, {3, 1, 6}));
  const std::vector<std::vector<int>> expected{{1, 2, 0, 8}, {2, 1, 4, 3}, {3, 0, 4, 5}};
  for (const Seat observer : {A, B, C, Seat::spectator}) {
    EXPECT_EQ(told(table, observer, EventKind::OrderUpdated, 3), expected);
  }
  EXPECT_EQ(table.count(EventKind::OrderUpdated), 3U);
}

}  // namespace
}  // namespace krypta::nowa_huta::test::order_test
