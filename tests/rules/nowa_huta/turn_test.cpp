#include <algorithm>

#include "tests/rules/nowa_huta/table.hpp"

/// "Turn structure": fifteen turns of three phases.
namespace krypta::nowa_huta::test::turn_test {
namespace {

using Seats = std::vector<Seat>;
using Kinds = std::vector<EventKind>;

Seats order_of(const Table& table) { return {table.state().order.begin(), table.state().order.end()}; }

/// The kinds of the events since a moment, of those asked for, each run of equal kinds once.
Kinds course(const Table& table, std::size_t since, const Kinds& wanted) {
  Kinds kinds;
  for (std::size_t i = since; i < table.match().record().events(); ++i) {
    const auto kind = static_cast<EventKind>(table.match().log()[i].event.kind);
    if (std::ranges::find(wanted, kind) != wanted.end() && (kinds.empty() || kinds.back() != kind))
      kinds.push_back(kind);
  }
  return kinds;
}

/// The same plan for everybody, and nothing used.
Table& pass_turn(Table& table) {
  const std::size_t seats = table.state().players.size();
  for (unsigned s = 0; s < seats; ++s) table.act(seat(s), "move:cw1").act(seat(s), "time:1");
  return table.finish_turn();
}

// NH-028
TEST(NowaHutaTurn, TheGameLastsFifteenTurns) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    Table table = Table::begin(seats);
    while (table.step() == Step::PlaceVampires) table.act(table.pending().must.lowest(), "vampire:handlowe");
    while (table.step() == Step::PlaceCirclePawns) table.act(table.pending().must.lowest(), "circle:reports");
    for (unsigned turn = 1; turn <= 15; ++turn) {
      EXPECT_FALSE(table.pending().over);
      EXPECT_FALSE(game.result(table.state()).over);
      EXPECT_TRUE(game.result(table.state()).winners.empty());
      EXPECT_EQ(table.state().turn, turn);
      pass_turn(table);
      EXPECT_EQ(table.count(EventKind::TurnTaken), turn * seats);
    }
    EXPECT_TRUE(table.pending().over);
    EXPECT_TRUE(game.result(table.state()).over);
    EXPECT_FALSE(game.result(table.state()).winners.empty());
    EXPECT_EQ(table.count(EventKind::TurnBegan), 15U);
  }
}

// NH-028
TEST(NowaHutaTurn, AfterTheLastTurnNothingCanBeDone) {
  Table table{Position{3}.turn(15)};
  pass_turn(table);
  ASSERT_TRUE(table.pending().over);
  EXPECT_TRUE(table.pending().able().empty());
  for (const Seat s : {A, B, C}) {
    EXPECT_TRUE(table.options(s).empty());
    EXPECT_TRUE(names(table.refused(s, "move:cw1"), "NH-028"));
    EXPECT_TRUE(names(table.refused(s, "done"), "NH-028"));
  }
}

// NH-028
TEST(NowaHutaTurn, NeitherBloodDuskNorArmageddonNorAHighScoreEndsTheGame) {
  // A stands on six estates and has two markers left, so that his step d brings both special scorings at once.
  Position position = Position{2}.vampire(A, Estate::Szkolne).points({150, 0});
  for (const Estate e : all_of<Estate>())
    position.possessed(e, {e == Estate::Ogrodowe ? 0U : e == Estate::Handlowe ? 4U : 3U, 0U});
  Table table{position};
  pass_turn(table);
  EXPECT_EQ(table.count(EventKind::BloodDuskScoring), 1U);
  EXPECT_EQ(table.count(EventKind::ArmageddonScoring), 1U);
  EXPECT_FALSE(table.pending().over);
  EXPECT_EQ(table.state().turn, 3U);
  EXPECT_EQ(table.step(), Step::Plan);
  for (unsigned turn = 3; turn <= 15; ++turn) {
    EXPECT_FALSE(table.pending().over);
    pass_turn(table);
  }
  EXPECT_TRUE(table.pending().over);
}

// NH-029, NH-030, NH-031
TEST(NowaHutaTurn, PlanningThenActionThenScoringThenOrderUpdate) {
  Table table{Position{3}.circle_pawn(A, CircleAction::Bat)};
  table.plan({"cw1 1", "cw1 1", "cw1 1"}).act(A, "use:circle").finish_turn();
  EXPECT_EQ(course(table, 0,
                   {EventKind::HasChosen, EventKind::PlanRevealed, EventKind::TurnTaken, EventKind::SabbathScoring,
                    EventKind::OrderUpdated, EventKind::TurnBegan}),
            (Kinds{EventKind::HasChosen, EventKind::PlanRevealed, EventKind::TurnTaken, EventKind::SabbathScoring,
                   EventKind::OrderUpdated, EventKind::TurnBegan}));
  EXPECT_EQ(table.count(EventKind::TurnTaken), 3U);
  EXPECT_EQ(table.count(EventKind::OrderUpdated), 3U);
  EXPECT_EQ(table.step(), Step::Plan);
}

// NH-029
TEST(NowaHutaTurn, APhaseAllowsOnlyItsOwnDecisions) {
  Table table{Position{2}};
  for (const Seat s : {A, B}) {
    for (const char* const option : {"use:estate", "use:circle", "done", "stay"}) {
      EXPECT_TRUE(names(table.refused(s, option), "NH-033")) << option;
    }
  }
  table.plan({"cw1 1", "cw1 1"});
  for (const Seat s : {A, B}) {
    for (const char* const card : {"move:cw2", "time:2"}) EXPECT_TRUE(names(table.refused(s, card), "NH-040")) << card;
  }
}

// NH-030
TEST(NowaHutaTurn, SabbathScoringComesAfterTheLastPlayersTurnAndBeforeTheOrderUpdate) {
  // A calls on Teatralne and is overtaken there by B, who acts later.
  Table table{Position{3}.circle_pawn(A, CircleAction::Bat).possessed(Estate::Teatralne, {0, 1, 0})};
  table.plan({"cw1 1", "cw1 1", "ccw1 1"}).act(A, "use:circle").act(A, "done");
  EXPECT_EQ(table.count(EventKind::Scored), 0U);
  EXPECT_EQ(table.player(A).points, 0U);
  table.finish_turn();
  EXPECT_EQ(table.player(A).points, 3U);
  EXPECT_EQ(table.player(B).points, 5U);
  EXPECT_EQ(order_of(table), (Seats{C, A, B})) << "the update sees the new scores";
  EXPECT_EQ(course(table, 0, {EventKind::Placed, EventKind::Scored, EventKind::OrderUpdated}),
            (Kinds{EventKind::Placed, EventKind::Scored, EventKind::OrderUpdated}));
}

// NH-030
TEST(NowaHutaTurn, SpecialScoringsAndTheRemovalComeBeforeTheOrderUpdate) {
  Table table{Position{3}
                  .vampire(A, Estate::Teatralne)
                  .points({1, 0, 0})
                  .possessed(Estate::Szkolne, {19, 0, 19})
                  .possessed(Estate::Zielone, {0, 10, 0})};
  table.plan({"cw1 1", "cw1 1", "ccw1 1"}).finish_turn();
  EXPECT_EQ(course(table, 0,
                   {EventKind::Placed, EventKind::ArmageddonScoring, EventKind::Scored, EventKind::Returned,
                    EventKind::OrderUpdated, EventKind::TurnBegan}),
            (Kinds{EventKind::Placed, EventKind::ArmageddonScoring, EventKind::Scored, EventKind::Returned,
                   EventKind::OrderUpdated, EventKind::TurnBegan}));
  EXPECT_EQ(table.player(A).points, 10U) << "1, 4 on Szkolne, 5 on Gorali";
  EXPECT_EQ(table.player(B).points, 10U) << "5 on Zielone, 5 on Teatralne";
  EXPECT_EQ(table.player(C).points, 9U) << "4 on Szkolne, 5 on Mlodosci";
  EXPECT_EQ(order_of(table), (Seats{C, A, B})) << "A has 2 markers left and B 12; before the removal A had 21";
}

// NH-031
TEST(NowaHutaTurn, TheTurnMarkerAdvancesByOneAfterTheOrderUpdate) {
  for (unsigned turn = 1; turn < 15; ++turn) {
    Table table{Position{2}.turn(turn)};
    table.plan({"cw1 1", "cw1 1"});
    EXPECT_EQ(table.state().turn, turn);
    table.finish_turn();
    EXPECT_EQ(table.state().turn, turn + 1);
    EXPECT_EQ(table.step(), Step::Plan);
    EXPECT_EQ(table.pending().must, SeatSet::first(2));
    ASSERT_EQ(table.count(EventKind::TurnBegan), 1U);
    EXPECT_EQ(table.last(EventKind::TurnBegan)->arguments[0], static_cast<int>(turn + 1));
    EXPECT_EQ(table.match().log().back().event, *table.last(EventKind::TurnBegan));
  }
}

// NH-032
TEST(NowaHutaTurn, TurnFifteenEndsRightAfterTheScoring) {
  Table table{Position{3}.turn(15).points({9, 0, 4}).possessed(Estate::Gorali, {0, 0, 1})};
  table.plan({"cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  EXPECT_TRUE(table.pending().over);
  EXPECT_EQ(table.step(), Step::Over);
  EXPECT_EQ(table.state().turn, 15U);
  EXPECT_EQ(table.count(EventKind::FinalScoring), 1U);
  EXPECT_EQ(table.player(C).points, 11U) << "4, 5 on Gorali, and a third of 5 + 3 on Teatralne";
  EXPECT_EQ(table.count(EventKind::OrderUpdated), 0U);
  EXPECT_EQ(table.count(EventKind::TurnBegan), 0U);
  EXPECT_EQ(order_of(table), (Seats{A, B, C})) << "points alone would have put B first";
}

}  // namespace
}  // namespace krypta::nowa_huta::test::turn_test
