#include "tests/rules/nowa_huta/board.hpp"

/// The hard cases of the rule book, with its own numbers: scoring, Armageddon, order and the end of the game.
namespace krypta::nowa_huta::test::hard_cases_scoring_test {
namespace {

using Numbers = std::vector<unsigned>;
using Seats = std::vector<Seat>;

Seats order(const Table& table) { return {table.state().order.begin(), table.state().order.end()}; }

/// A on his way to Zielone, where he can call Sabbath Hour.
Position caller(unsigned seats) { return Position{seats}.vampire(A, Estate::Gorali).circle_pawn(A, CircleAction::Bat); }

// HC-NH-17 (NH-128, NH-126, NH-127, NH-131)
TEST(NowaHutaHardCasesScoring, AnEstateCalledTwiceByPlayersWhoMayHaveLeftIsScoredOnce) {
  Table table{caller(4)
                  .vampire(C, Estate::Gorali)
                  .circle_pawn(B, CircleAction::MysteriousReports)
                  .circle_pawn(C, CircleAction::Bat)};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).act(A, "use:circle").pass_until(B);
  table.act(B, "use:circle").act(B, "target:0").act(B, "move:cw1").pass_until(C);
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Szkolne});
  table.act(C, "use:circle");
  EXPECT_TRUE(table.state().estates[Estate::Zielone].sabbath);
  EXPECT_FALSE(table.state().estates[Estate::Szkolne].sabbath);
  EXPECT_EQ(table.count(EventKind::SabbathCalled), 1U);
  EXPECT_EQ(table.count(EventKind::SabbathAlreadyCalled), 1U);
  table.finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 1U);
  // Two markers each of A and C on Zielone: (5 + 3) / 2.
  EXPECT_EQ(points(table), (Numbers{4, 0, 4, 0}));
  for (const EstateSpace& estate : table.state().estates) EXPECT_FALSE(estate.sabbath);
}

// HC-NH-18 (NH-134, NH-133, NH-153)
TEST(NowaHutaHardCasesScoring, BloodDuskIsScoredAlthoughAMarkerWasRemovedAfterTheConditionWasMet) {
  Position position = Position{2}.turn(6).vampire(A, Estate::Gorali);
  for (const Estate e : all_of<Estate>()) position.possessed(e, {e == Estate::Zielone ? 0U : 1U});
  Table table{position};
  table.plan({"cw1 1", "cw1 1"}).act(A, "done");
  EXPECT_EQ(table.state().blood_dusk, Special::Due);
  table.act(B, "use:estate").act(B, "take:0@gorali").act(B, "done");
  EXPECT_EQ(table.state().turn, 7U);
  EXPECT_EQ(table.count(EventKind::BloodDuskScoring), 1U);
  EXPECT_EQ(on(table, Estate::Gorali), (Numbers{0, 1}));
  // A five estates; B Górali, and Teatralne with two markers against one.
  EXPECT_EQ(points(table), (Numbers{25, 10}));
  for (const LoggedEvent& logged : table.match().log()) {
    const Event& event = logged.event;
    if (event.kind != static_cast<std::uint8_t>(EventKind::Scored)) continue;
    EXPECT_FALSE(event.arguments[0] == 0 && event.arguments[1] == static_cast<int>(Estate::Gorali));
  }
}

// HC-NH-20 (NH-142, NH-144, NH-176): of B's 21 the removal leaves 3, of A's 6 all.
TEST(NowaHutaHardCasesScoring, ArmageddonInTheLastTurnIsOneScoringThenTheRemovalThenTheTieBreak) {
  Table table{Position{3}
                  .turn(15)
                  .vampire(B, Estate::Ogrodowe)
                  .vampire(C, Estate::Zielone)
                  .points({5, 6, 0})
                  .possessed(Estate::Handlowe, {4, 0, 0})
                  .possessed(Estate::Zielone, {0, 10, 10})
                  .possessed(Estate::Mlodosci, {0, 9, 8})};
  table.plan({"cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 0U);
  EXPECT_EQ(table.count(EventKind::ArmageddonScoring), 1U);
  EXPECT_EQ(table.count(EventKind::FinalScoring), 1U);
  // One scoring: A Handlowe and Teatralne 10, B and C tied on Zielone 4, Młodości 5 and 3, C Szkolne 5.
  EXPECT_EQ(points(table), (Numbers{15, 15, 12}));
  EXPECT_EQ(on(table, Estate::Zielone), (Numbers{0, 0, 0}));
  EXPECT_EQ(on(table, Estate::Mlodosci), (Numbers{0, 3, 0}));
  const Outcome outcome = game.result(table.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winners, SeatSet::of(A)) << "six markers against three";
  EXPECT_EQ(outcome.places, (Numbers{1, 2, 3}));
}

// HC-NH-21 (NH-149, NH-148, NH-147)
TEST(NowaHutaHardCasesScoring, ArmageddonKeepsTheOnlyOneTheLeadOrNothing) {
  Table table{Position{4}
                  .vampire(D, Estate::Ogrodowe)
                  .possessed(Estate::Handlowe, {3, 0, 0, 0})
                  .possessed(Estate::Gorali, {3, 3, 1, 0})
                  .possessed(Estate::Zielone, {5, 3, 3, 0})
                  .possessed(Estate::Mlodosci, {0, 0, 0, 19})};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(table.count(EventKind::ArmageddonScoring), 1U);
  EXPECT_EQ(on(table, Estate::Handlowe), (Numbers{3, 0, 0, 0}));
  EXPECT_EQ(on(table, Estate::Gorali), (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(on(table, Estate::Zielone), (Numbers{2, 0, 0, 0}));
  EXPECT_EQ(table.player(A).supply, 16U);
  EXPECT_EQ(table.player(B).supply, 21U);
  EXPECT_EQ(table.player(C).supply, 21U);
}

// HC-NH-22 (NH-164, NH-153, NH-156)
TEST(NowaHutaHardCasesScoring, TwoPlayersTiedOnARaisedEstateGetThreeEachAndOneAloneGetsSeven) {
  Table tied{caller(2).possessed(Estate::Zielone, {2, 4}).modifier(Estate::Zielone, Modifier::Raise)};
  tied.plan({"cw1 1", "cw1 1"}).act(A, "use:circle").finish_turn();
  EXPECT_EQ(on(tied, Estate::Zielone), (Numbers{4, 4}));
  EXPECT_EQ(points(tied), (Numbers{3, 3}));

  Table alone{caller(2).possessed(Estate::Zielone, {2, 0}).modifier(Estate::Zielone, Modifier::Raise)};
  alone.plan({"cw1 1", "cw1 1"}).act(A, "use:circle").finish_turn();
  EXPECT_EQ(on(alone, Estate::Zielone), (Numbers{4, 0}));
  EXPECT_EQ(points(alone), (Numbers{7, 0}));
}

// HC-NH-24 (NH-157, NH-162)
TEST(NowaHutaHardCasesScoring, TwoTiedForSecondOnALoweredEstateGetNothing) {
  Table table{caller(4).possessed(Estate::Zielone, {3, 2, 2, 0}).modifier(Estate::Zielone, Modifier::Lower)};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).act(A, "use:circle").finish_turn();
  EXPECT_EQ(on(table, Estate::Zielone), (Numbers{5, 2, 2, 0}));
  EXPECT_EQ(points(table), (Numbers{3, 0, 0, 0}));
}

// HC-NH-25 (NH-169, NH-170): everybody lays two more, so A has 9 on the board, B 7, C 3, D 15.
TEST(NowaHutaHardCasesScoring, TheOrderFollowsPointsThenPossessed) {
  Table table{Position{4}.points({10, 10, 12, 4}).possessed(Estate::Szkolne, {7, 5, 1, 13})};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(table.player(A).supply, 21U - 9U);
  EXPECT_EQ(table.player(B).supply, 21U - 7U);
  EXPECT_EQ(table.player(C).supply, 21U - 3U);
  EXPECT_EQ(table.player(D).supply, 21U - 15U);
  EXPECT_EQ(order(table), (Seats{D, B, A, C}));
}

// HC-NH-26 (NH-171, NH-172)
TEST(NowaHutaHardCasesScoring, AfterAFirstTurnWithoutScoringTheSeatsFromTheElderDecide) {
  Table table = Table::begin(4, {{"elder", "0"}});
  while (table.step() == Step::PlaceVampires) table.act(table.pending().must.lowest(), "vampire:handlowe");
  while (table.step() == Step::PlaceCirclePawns) table.act(table.pending().must.lowest(), "circle:sabbath");
  EXPECT_EQ(order(table), (Seats{D, B, C, A})) << "the order of the setup";
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(table.state().turn, 2U);
  EXPECT_EQ(points(table), (Numbers{0, 0, 0, 0}));
  EXPECT_EQ(on(table, Estate::Teatralne), (Numbers{2, 2, 2, 2}));
  EXPECT_EQ(order(table), (Seats{D, C, B, A}));
}

}  // namespace
}  // namespace krypta::nowa_huta::test::hard_cases_scoring_test
