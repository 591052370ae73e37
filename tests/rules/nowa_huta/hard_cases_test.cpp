#include "tests/rules/nowa_huta/table.hpp"

/// The hard cases of the rule book, with its own numbers: planning, moves, abilities and actions. Those about scoring,
/// order and the end are in hard_cases_scoring_test.cpp.
namespace krypta::nowa_huta::test::hard_cases_test {
namespace {

using Options = std::vector<std::string>;

unsigned sabbath_markers(const Table& table) {
  unsigned count = 0;
  for (const EstateSpace& estate : table.state().estates) count += estate.sabbath ? 1U : 0U;
  return count;
}

// HC-NH-01 (NH-104, NH-105, NH-108, NH-052)
TEST(NowaHutaHardCases, AttackedBeforeHisTurnPlaysFromWhereHeWasPut) {
  Table table{Position{4}
                  .vampire(B, Estate::Gorali)
                  .circle_pawn(A, CircleAction::MysteriousReports)
                  .possessed(Estate::Zielone, {1, 0, 0, 0})};
  table.plan({"cw1 1", "cw2 1", "cw1 1", "cw1 1"});
  table.act(A, "use:circle").act(A, "target:1").act(A, "move:ccw1");
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Teatralne});
  table.pass_until(B);
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Teatralne});
  EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::MysteriousReports});
  EXPECT_TRUE(table.offers(B, "use:estate"));
  table.act(B, "done");
  EXPECT_EQ(table.possessed(B, Estate::Teatralne), 2U);
}

// HC-NH-02 (NH-106)
TEST(NowaHutaHardCases, AttackedAfterHisTurnIsOnlyMovedAndCountsFromThereNextTurn) {
  Table table{
      Position{4}.order({B, A, C, D}).vampire(B, Estate::Gorali).circle_pawn(A, CircleAction::MysteriousReports)};
  table.plan({"cw1 1", "cw2 1", "cw1 1", "cw1 1"}).act(B, "done");
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Szkolne});
  EXPECT_EQ(table.possessed(B, Estate::Szkolne), 2U);
  table.act(A, "use:circle").act(A, "target:1").act(A, "move:cw2");
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Mlodosci});
  table.finish_turn();
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Mlodosci});
  EXPECT_EQ(table.possessed(B, Estate::Szkolne), 2U);
  EXPECT_EQ(table.possessed(B, Estate::Mlodosci), 0U);
  EXPECT_EQ(table.player(B).supply, 19U);
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Handlowe});
}

// HC-NH-04 (NH-116, NH-114)
TEST(NowaHutaHardCases, GambitBeforeHisTurnReplacesHisOwnMoveOnTheCircle) {
  Table table{Position{4}.circle_pawn(A, CircleAction::VileSlander).circle_pawn(C, CircleAction::VileSlander)};
  table.plan({"cw1 1", "cw1 1", "cw1 2", "cw1 1"});
  table.act(A, "use:circle").act(A, "target:2").act(A, "time:1");
  EXPECT_EQ(table.player(C).circle_pawn, Maybe{CircleAction::CunningGambit});
  table.pass_until(C);
  EXPECT_EQ(table.player(C).circle_pawn, Maybe{CircleAction::CunningGambit});
  table.act(C, "use:circle");
  EXPECT_EQ(table.options(C), (Options{"target:0", "target:1", "target:3"}));
  EXPECT_EQ(sabbath_markers(table), 0U);
}

// HC-NH-05 (NH-117, NH-004)
TEST(NowaHutaHardCases, GambitAfterHisTurnOnlyMovesThePawnAndTheCircleIsClosed) {
  Table table{Position{4}
                  .order({D, A, B, C})
                  .circle_pawn(D, CircleAction::CunningGambit)
                  .circle_pawn(A, CircleAction::VileSlander)};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).act(D, "stay");
  EXPECT_EQ(table.player(D).circle_pawn, Maybe{CircleAction::Bat});
  table.act(A, "use:circle").act(A, "target:3").act(A, "time:2");
  EXPECT_EQ(table.player(D).circle_pawn, Maybe{CircleAction::MysteriousReports});
  while (table.step() != Step::Plan) {
    EXPECT_FALSE(table.asks(D));
    table.act(table.pending().must.lowest(), "done");
  }
  for (const EstateSpace& estate : table.state().estates) EXPECT_EQ(estate.modifier, Modifier::None);
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).pass_until(D);
  EXPECT_EQ(table.player(D).circle_pawn, Maybe{CircleAction::SurpriseAttack});
}

// HC-NH-06 (NH-060, NH-054, NH-137)
TEST(NowaHutaHardCases, HandloweWithFourInSupplyLeavesOneForStepD) {
  Table table{Position{4}.vampire(A, Estate::Mlodosci).possessed(Estate::Szkolne, {17})};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).act(A, "use:estate");
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 3U);
  EXPECT_EQ(table.player(A).supply, 1U);
  EXPECT_EQ(table.state().armageddon, Special::Waiting);
  table.act(A, "done");
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 4U);
  EXPECT_EQ(table.player(A).supply, 0U);
  EXPECT_EQ(table.state().armageddon, Special::Due);
  for (const Seat observer : {A, B, C, D, Seat::spectator})
    EXPECT_EQ(table.count_seen(observer, EventKind::ArmageddonDue), 1U);
}

// HC-NH-08 (NH-066, NH-145)
TEST(NowaHutaHardCases, TeatralneWithAnEmptySupplyRemovesAndPlacesNothing) {
  Table table{Position{2}.armageddon_done().possessed(Estate::Szkolne, {21}).possessed(Estate::Gorali, {0, 1})};
  table.plan({"cw1 1", "cw1 1"}).act(A, "use:estate").act(A, "take:1@gorali");
  EXPECT_EQ(table.possessed(B, Estate::Gorali), 0U);
  EXPECT_EQ(table.player(B).supply, 21U);
  EXPECT_EQ(table.possessed(A, Estate::Gorali), 0U);
  table.act(A, "done").finish_turn();
  EXPECT_EQ(table.possessed(A, Estate::Teatralne), 0U);
  EXPECT_EQ(table.possessed(A, Estate::Szkolne), 21U);
  EXPECT_EQ(table.count(EventKind::ArmageddonDue) + table.count(EventKind::Scored) + table.count(EventKind::Returned),
            0U);
  EXPECT_EQ(table.player(A).points + table.player(B).points, 0U);
}

// HC-NH-09 (NH-080, NH-055)
TEST(NowaHutaHardCases, OgrodoweCannotUseTheMarkersOfStepDBeforeTheNextVisit) {
  Table table{Position{4}.vampire(A, Estate::Szkolne).possessed(Estate::Zielone, {0, 1, 1, 1})};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"});
  EXPECT_EQ(table.options(A), (Options{"use:circle", "done"}));
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-080"));
  table.act(A, "done");
  EXPECT_EQ(table.possessed(A, Estate::Ogrodowe), 2U);
  EXPECT_FALSE(table.asks(A)) << "his turn is over, markers or not";
  table.finish_turn();
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  table.plan({"ccw1 1", "cw1 1", "cw1 1", "cw1 1"}).pass_until(A);
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Ogrodowe});
  EXPECT_TRUE(table.offers(A, "use:estate"));
}

// HC-NH-09: when none of the two is still there he cannot.
TEST(NowaHutaHardCases, OgrodoweIsNotOfferedWhenTheMarkersOfTheLastVisitAreGone) {
  Table table{Position{4}.vampire(A, Estate::Szkolne).possessed(Estate::Zielone, {0, 1, 1, 1})};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).act(A, "done");
  table.pass_until(B).act(B, "use:estate").act(B, "take:0@ogrodowe");
  table.pass_until(C).act(C, "use:estate").act(C, "take:0@ogrodowe").finish_turn();
  table.plan({"cw1 2", "cw1 1", "cw1 1", "cw1 1"}).finish_turn();
  table.plan({"ccw1 1", "cw1 1", "cw1 1", "cw1 1"}).pass_until(A);
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Ogrodowe});
  EXPECT_FALSE(table.offers(A, "use:estate"));
}

// HC-NH-10 (NH-081, NH-083)
TEST(NowaHutaHardCases, OgrodoweTakesTheOnlyMarkerElsewhereAndLeavesThoseOnOgrodowe) {
  Table table{
      Position{3}.vampire(A, Estate::Szkolne).possessed(Estate::Ogrodowe, {1, 1, 1}).possessed(Estate::Gorali, {0, 1})};
  table.plan({"cw1 1", "cw1 1", "cw1 1"}).act(A, "use:estate");
  EXPECT_EQ(table.options(A), (Options{"take:1@gorali"}));
  EXPECT_TRUE(names(table.refused(A, "take:1@ogrodowe"), "NH-081"));
  EXPECT_TRUE(names(table.refused(A, "take:2@ogrodowe"), "NH-081"));
  table.act(A, "take:1@gorali");
  EXPECT_EQ(table.step(), Step::UseAbilities) << "that one was all";
  EXPECT_EQ(table.possessed(A, Estate::Ogrodowe), 0U);
  EXPECT_EQ(table.possessed(B, Estate::Gorali), 0U);
  EXPECT_EQ(table.possessed(B, Estate::Ogrodowe), 1U);
  EXPECT_EQ(table.possessed(C, Estate::Ogrodowe), 1U);
  EXPECT_EQ(table.player(A).supply, 21U);
  EXPECT_EQ(table.player(B).supply, 20U);
}

// HC-NH-12 (NH-058, NH-067)
TEST(NowaHutaHardCases, GoraliMovesTwoMarkersOrIsNotUsed) {
  Table table{
      Position{2}.vampire(A, Estate::Teatralne).possessed(Estate::Szkolne, {2}).possessed(Estate::Zielone, {1})};
  table.plan({"cw1 1", "cw1 1"});
  EXPECT_TRUE(table.offers(A, "use:estate") && table.offers(A, "done"));
  table.act(A, "use:estate");
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-058"));
  table.act(A, "take:0@szkolne");
  for (const std::string_view rule : {"NH-058", "NH-067"}) EXPECT_TRUE(names(table.refused(A, "done"), rule));
  EXPECT_EQ(table.options(A), (Options{"take:0@zielone", "take:0@szkolne"}));
  table.act(A, "take:0@zielone");
  EXPECT_EQ(table.possessed(A, Estate::Gorali), 2U);
  EXPECT_EQ(table.possessed(A, Estate::Szkolne), 1U);
  EXPECT_EQ(table.possessed(A, Estate::Zielone), 0U);
  EXPECT_EQ(table.step(), Step::UseAbilities);
}

// HC-NH-13 (NH-071, NH-073)
TEST(NowaHutaHardCases, ZieloneSendsTwoOwnersMarkersApartButNotBack) {
  Table table{Position{3}.vampire(A, Estate::Gorali).possessed(Estate::Handlowe, {0, 1, 1})};
  table.plan({"cw1 1", "cw1 1", "cw1 1"}).act(A, "use:estate").act(A, "take:1@handlowe");
  EXPECT_TRUE(names(table.refused(A, "to:handlowe"), "NH-073"));
  table.act(A, "to:gorali").act(A, "take:2@handlowe");
  EXPECT_TRUE(names(table.refused(A, "to:handlowe"), "NH-073"));
  table.act(A, "to:zielone");
  EXPECT_EQ(table.possessed(B, Estate::Handlowe) + table.possessed(C, Estate::Handlowe), 0U);
  EXPECT_EQ(table.possessed(B, Estate::Gorali), 1U);
  EXPECT_EQ(table.possessed(C, Estate::Zielone), 1U);
  EXPECT_EQ(table.step(), Step::UseAbilities);
}

// HC-NH-14 (NH-077, NH-078)
TEST(NowaHutaHardCases, SzkolneExchangesBetweenTwoEstatesOnly) {
  Table same{Position{2}.vampire(A, Estate::Zielone).possessed(Estate::Handlowe, {1, 1})};
  same.plan({"cw1 1", "cw1 1"});
  EXPECT_TRUE(names(same.refused(A, "use:estate"), "NH-077"));

  Table table{
      Position{2}.vampire(A, Estate::Zielone).possessed(Estate::Handlowe, {1, 1}).possessed(Estate::Zielone, {0, 1})};
  table.plan({"cw1 1", "cw1 1"}).act(A, "use:estate").act(A, "take:0@handlowe");
  EXPECT_TRUE(names(table.refused(A, "take:1@handlowe"), "NH-077"));
  table.act(A, "take:1@zielone");
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 0U);
  EXPECT_EQ(table.possessed(B, Estate::Handlowe), 2U);
  EXPECT_EQ(table.possessed(A, Estate::Zielone), 1U);
  EXPECT_EQ(table.possessed(B, Estate::Zielone), 0U);
  EXPECT_EQ(table.player(A).supply, 20U);
  EXPECT_EQ(table.player(B).supply, 19U);
}

// HC-NH-16 (NH-093, NH-091)
TEST(NowaHutaHardCases, TheFirstReportsCancelTheLowerMarkerAndTheSecondRaise) {
  Table table{Position{2}.modifier(Estate::Teatralne, Modifier::Lower)};
  table.plan({"cw1 1", "cw1 1"}).act(A, "use:circle");
  EXPECT_EQ(table.state().estates[Estate::Teatralne].modifier, Modifier::None);
  table.pass_until(B).act(B, "use:circle");
  EXPECT_EQ(table.state().estates[Estate::Teatralne].modifier, Modifier::Raise);
}

// HC-NH-28 (NH-061, NH-120, NH-122, NH-123)
TEST(NowaHutaHardCases, TheBatFliesAfterFiveMarkersOnHandloweAndUsesNothingWhereItLands) {
  Table table{Position{2}
                  .vampire(A, Estate::Mlodosci)
                  .circle_pawn(A, CircleAction::CunningGambit)
                  .possessed(Estate::Handlowe, {1})
                  .possessed(Estate::Ogrodowe, {1})
                  .possessed(Estate::Gorali, {0, 2})};
  table.plan({"cw1 1", "cw1 1"}).act(A, "use:estate");
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 6U);
  table.act(A, "vampire:ogrodowe");
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Ogrodowe});
  EXPECT_FALSE(table.asks(A));
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-043"));
  table.finish_turn();
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 6U);
  EXPECT_EQ(table.possessed(A, Estate::Ogrodowe), 1U);
  EXPECT_EQ(table.possessed(B, Estate::Gorali), 2U);
  table.plan({"cw2 1", "cw1 1"}).pass_until(A);
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Handlowe});
}

// HC-NH-29 (NH-109, NH-110, NH-111)
TEST(NowaHutaHardCases, LightningReactionToSabbathHourCallsNothing) {
  Table table{Position{2}.circle_pawn(A, CircleAction::SurpriseAttack)};
  table.plan({"cw1 1", "cw1 1"});
  EXPECT_EQ(table.possessed(A, Estate::Teatralne), 2U) << "step d comes first";
  EXPECT_TRUE(names(table.refused(A, "circle:reaction"), "NH-110"));
  table.act(A, "circle:sabbath");
  EXPECT_EQ(table.player(A).circle_pawn, Maybe{CircleAction::SabbathHour});
  EXPECT_FALSE(table.asks(A));
  EXPECT_EQ(sabbath_markers(table), 0U);
  table.finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathCalled) + table.count(EventKind::SabbathScoring), 0U);
  table.plan({"cw1 1", "cw1 1"}).pass_until(A);
  EXPECT_EQ(table.player(A).circle_pawn, Maybe{CircleAction::MysteriousReports});
}

// HC-NH-30 (NH-039, NH-037, NH-040)
TEST(NowaHutaHardCases, AChangedCardShowsNobodyAnythingAndTheLastChoiceFreezesAll) {
  Table table{Position{3}};
  table.act(A, "move:cw1").act(A, "time:1").act(B, "move:cw1").act(B, "time:1").act(C, "move:cw2");
  const std::vector<Seat> others{B, C, Seat::spectator};
  std::vector<GameView> before;
  for (const Seat s : others) before.push_back(table.match().view(s));
  table.act(A, "move:ccw2");
  for (std::size_t i = 0; i < others.size(); ++i) EXPECT_EQ(table.match().view(others[i]), before[i]);
  EXPECT_EQ(table.player(A).plan.value.estate, Maybe{EstateCard::CounterClockwise2});
  EXPECT_EQ(table.count(EventKind::PlanRevealed), 0U);

  table.act(C, "time:1");
  for (const Seat observer : {A, B, C, Seat::spectator})
    EXPECT_EQ(table.count_seen(observer, EventKind::PlanRevealed), 3U);
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Ogrodowe}) << "two back from Handlowe, the card he changed to";
  for (const Seat s : {A, B, C}) {
    for (const std::string_view card : {"move:cw1", "time:2"}) EXPECT_TRUE(names(table.refused(s, card), "NH-040"));
  }
}

}  // namespace
}  // namespace krypta::nowa_huta::test::hard_cases_test
