#include <algorithm>
#include <array>

#include "tests/rules/nowa_huta/board.hpp"

/// The examples of the rule book with its own numbers. The seats are A Dracula, B Tom, C Carmila, D Nosferatu.
namespace krypta::nowa_huta::test::examples_test {
namespace {

using Numbers = std::vector<unsigned>;

constexpr Seat Dracula = A, Tom = B, Carmila = C, Nosferatu = D;

/// The place of each seat on an estate as everybody was told it; 0 for whoever took no part.
Numbers places(const Table& table, Estate where) {
  Numbers all(table.state().players.size(), 0);
  for (const Event& event : seen(table.match().log(), Seat::spectator)) {
    if (event.kind != static_cast<std::uint8_t>(EventKind::Scored)) continue;
    if (event.arguments[1] != static_cast<int>(where)) continue;
    all[static_cast<std::size_t>(event.arguments[0])] = static_cast<unsigned>(event.arguments[3]);
  }
  return all;
}

/// Dracula walks to the estate, calls Sabbath Hour and lays the last two of the markers that are scored there; the
/// others walk elsewhere.
Table called_on(Estate where, std::array<unsigned, 4> counts) {
  Table table{Position{4}
                  .vampire(Dracula, moved(where, EstateCard::CounterClockwise1))
                  .circle_pawn(Dracula, CircleAction::Bat)
                  .possessed(where, {counts[0] - 2, counts[1], counts[2], counts[3]})};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).act(Dracula, "use:circle").finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 1U);
  return table;
}

/// EX-NH-1 and EX-NH-2 happen in the same turn: Nosferatu lays his last two on Młodości.
Table armageddon() {
  Table table{Position{4}
                  .vampire(Nosferatu, Estate::Ogrodowe)
                  .possessed(Estate::Mlodosci, {0, 0, 0, 19})
                  .possessed(Estate::Zielone, {4, 2, 2, 0})
                  .possessed(Estate::Gorali, {5, 0, 5, 0})};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).pass_until(Nosferatu);
  EXPECT_EQ(on(table, Estate::Zielone), (Numbers{4, 2, 2, 0}));
  EXPECT_EQ(on(table, Estate::Gorali), (Numbers{5, 0, 5, 0}));
  table.finish_turn();
  EXPECT_EQ(table.count(EventKind::ArmageddonScoring), 1U);
  return table;
}

// EX-NH-1 (NH-146, NH-147)
TEST(NowaHutaExamples, ArmageddonLeavesDraculaHisLeadOfTwoOnZielone) {
  const Table table = armageddon();
  EXPECT_EQ(on(table, Estate::Zielone), (Numbers{2, 0, 0, 0}));
  EXPECT_EQ(times_told(table, EventKind::Kept, Dracula, Estate::Zielone, 2), 1U);
  EXPECT_EQ(times_told(table, EventKind::Returned, Dracula, Estate::Zielone, 2), 1U);
  EXPECT_EQ(times_told(table, EventKind::Returned, Tom, Estate::Zielone, 2), 1U);
  EXPECT_EQ(times_told(table, EventKind::Returned, Carmila, Estate::Zielone, 2), 1U);
}

// EX-NH-2 (NH-148)
TEST(NowaHutaExamples, ArmageddonLeavesNothingOnGoraliWhereTwoAreEqual) {
  const Table table = armageddon();
  EXPECT_EQ(on(table, Estate::Gorali), (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(times_told(table, EventKind::Returned, Dracula, Estate::Gorali, 5), 1U);
  EXPECT_EQ(times_told(table, EventKind::Returned, Carmila, Estate::Gorali, 5), 1U);
  // Two more each on Teatralne, three of them tied, went the same way.
  EXPECT_EQ(table.player(Dracula).supply, 19U);
  EXPECT_EQ(table.player(Tom).supply, 21U);
  EXPECT_EQ(table.player(Carmila).supply, 21U);
  EXPECT_EQ(table.player(Nosferatu).supply, 0U);
}

// EX-NH-3, EX-NH-5 (NH-154, NH-153, NH-155, NH-162): Dracula is third, so his last two come on top of two.
TEST(NowaHutaExamples, NosferatuAndTomShareTheFirstTwoPlacesOnZielone) {
  const Table table = called_on(Estate::Zielone, {4, 5, 0, 5});
  EXPECT_EQ(places(table, Estate::Zielone), (Numbers{3, 1, 0, 1}));
  EXPECT_EQ(points(table), (Numbers{1, 4, 0, 4}));
}

// EX-NH-4, EX-NH-6 (NH-154, NH-163)
TEST(NowaHutaExamples, TwoPairsShareThePlacesOnSzkolneAndTheSecondPairRoundsToNothing) {
  const Table table = called_on(Estate::Szkolne, {3, 3, 2, 2});
  EXPECT_EQ(places(table, Estate::Szkolne), (Numbers{1, 1, 3, 3}));
  EXPECT_EQ(points(table), (Numbers{4, 4, 0, 0}));
}

// EX-NH-7 (NH-158, NH-162)
TEST(NowaHutaExamples, ThreeShareThreePlacesOnSzkolneAndTheFourthGetsNothing) {
  const Table table = called_on(Estate::Szkolne, {3, 3, 3, 2});
  EXPECT_EQ(places(table, Estate::Szkolne), (Numbers{1, 1, 1, 4}));
  EXPECT_EQ(points(table), (Numbers{3, 3, 3, 0}));
}

// EX-NH-3..EX-NH-7: the same numbers where the final scoring gives them.
TEST(NowaHutaExamples, TheFinalScoringOfTheSameEstatesGivesTheSamePoints) {
  const auto expect_on = [](Estate where, std::array<unsigned, 4> counts, const Numbers& expected) {
    Table table{Position{4}.turn(last_turn).possessed(where, {counts[0], counts[1], counts[2], counts[3]})};
    table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).finish_turn();
    // All four are tied on Teatralne: 2 each.
    for (const Seat s : {A, B, C, D}) EXPECT_EQ(table.player(s).points, expected[number(s)] + 2);
  };
  expect_on(Estate::Zielone, {4, 5, 0, 5}, {1, 4, 0, 4});
  expect_on(Estate::Szkolne, {3, 3, 2, 2}, {4, 4, 0, 0});
  expect_on(Estate::Szkolne, {3, 3, 3, 2}, {3, 3, 3, 0});
}

// EX-NH-8 (NH-024, NH-025, NH-026)
TEST(NowaHutaExamples, TheElderIsLastInOrderPlacesHisVampireLastAndHisCirclePawnFirst) {
  for (unsigned seats = 2; seats <= 4; ++seats) {
    for (unsigned e = 0; e < seats; ++e) {
      SCOPED_TRACE(testing::Message() << seats << " players, Elder " << e);
      const Seat elder = seat(e);
      Table table = Table::begin(seats, {{"elder", std::to_string(e)}});
      EXPECT_EQ(table.state().order.back(), elder);
      for (unsigned placed = 0; placed + 1 < seats; ++placed) {
        EXPECT_EQ(table.pending().must, SeatSet::of(table.state().order[placed]));
        EXPECT_TRUE(names(table.refused(elder, "vampire:zielone"), "NH-025"));
        table.act(table.state().order[placed], "vampire:zielone");
      }
      EXPECT_EQ(table.pending().must, SeatSet::of(elder));
      table.act(elder, "vampire:zielone");
      ASSERT_EQ(table.step(), Step::PlaceCirclePawns);
      EXPECT_EQ(table.pending().must, SeatSet::of(elder));
      EXPECT_TRUE(names(table.refused(table.state().order[0], "circle:bat"), "NH-026"));
      table.act(elder, "circle:bat");
      EXPECT_FALSE(table.asks(elder));
    }
  }
}

}  // namespace
}  // namespace krypta::nowa_huta::test::examples_test
