#include <set>

#include "tests/rules/nowa_huta/board.hpp"
#include "tests/rules/nowa_huta/told.hpp"

/// The estates whose abilities place and remove possessed: Handlowe, Teatralne, Ogrodowe.
namespace krypta::nowa_huta::test::estates_test {
namespace {

using Ids = std::set<std::string>;

// NH-059
TEST(NowaHutaEstates, EachEstateGivesItsOwnAbilityToTheVampireThatStandsThere) {
  const std::vector<std::pair<Estate, Step>> first_steps{
      {Estate::Handlowe, Step::UseAbilities},  {Estate::Teatralne, Step::TeatralneTake},
      {Estate::Gorali, Step::GoraliTake},      {Estate::Zielone, Step::ZieloneTake},
      {Estate::Szkolne, Step::SzkolneTakeOwn}, {Estate::Ogrodowe, Step::OgrodoweTake},
      {Estate::Mlodosci, Step::MlodosciTake}};
  for (const auto& [where, step] : first_steps) {
    SCOPED_TRACE(name_of(where));
    Table table = arrive(Position{3}
                             .vampire(B, Estate::Szkolne)
                             .vampire(C, Estate::Zielone)
                             .possessed(Estate::Ogrodowe, {1, 0, 0})
                             .possessed(Estate::Szkolne, {1, 0, 0})
                             .possessed(Estate::Zielone, {0, 1, 0})
                             .possessed(Estate::Gorali, {0, 0, 1}),
                         where);
    EXPECT_EQ(offered(table, A), (Ids{"use:estate", "use:circle", "done"}));
    table.act(A, "use:estate");
    EXPECT_EQ(table.step(), step);
    EXPECT_EQ(told(table, EventKind::AbilityUsed, 59), numbers(A, where));
    EXPECT_EQ(table.count(EventKind::Placed), where == Estate::Handlowe ? 1U : 0U);
  }
}

// NH-059
TEST(NowaHutaEstates, NobodyUsesAnAbilityOutsideStepCOfHisOwnTurn) {
  Table table{Position{3}
                  .vampire(A, Estate::Mlodosci)
                  .vampire(B, Estate::Mlodosci)
                  .circle_pawn(A, CircleAction::CunningGambit)};
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-033"));
  table.plan({"cw1 1", "cw1 1", "cw1 1"});
  EXPECT_TRUE(table.offers(A, "use:estate"));
  for (const Seat other : {B, C, Seat::spectator}) {
    EXPECT_TRUE(names(table.refused(other, "use:estate"), "NH-043"));
    EXPECT_TRUE(table.options(other).empty());
  }
  table.act(A, "done");
  ASSERT_EQ(table.step(), Step::LeaveCircle);
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-122"));
  table.act(A, "stay");
  ASSERT_TRUE(table.asks(B));
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-043"));
  table.act(B, "use:estate");
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{2, 3, 0}));
}

// NH-060, NH-061
TEST(NowaHutaEstates, HandloweAddsThreeFromTheSupplyToTheTwoOfStepD) {
  Table table = arrive(Position{3}.possessed(Estate::Handlowe, {1, 2, 0}), Estate::Handlowe);
  table.act(A, "use:estate");
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{4, 2, 0}));
  EXPECT_EQ(supplies(table), (Counts{17, 19, 21}));
  EXPECT_EQ(told(table, EventKind::Placed, 60), numbers(A, 3, Estate::Handlowe));
  table.act(A, "done");
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{6, 2, 0}));
  EXPECT_EQ(supplies(table), (Counts{15, 19, 21}));
  EXPECT_EQ(told(table, EventKind::Placed, 52), numbers(A, 2, Estate::Handlowe));
}

// NH-061
TEST(NowaHutaEstates, HandloweDeclinedLeavesOnlyTheTwoOfStepD) {
  Table table = arrive(Position{2}, Estate::Handlowe);
  table.act(A, "done");
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{2, 0}));
  EXPECT_EQ(told(table, EventKind::AbilityDeclined, 47), numbers(A, Estate::Handlowe));
}

// NH-062
TEST(NowaHutaEstates, HandlowePlacesWhatIsLeftAndStepDTheRest) {
  struct Case {
    unsigned supply, by_ability, by_step_d;
  };
  for (const Case& each : {Case{1, 1, 0}, Case{2, 2, 0}, Case{3, 3, 0}, Case{4, 3, 1}, Case{5, 3, 2}, Case{6, 3, 2}}) {
    SCOPED_TRACE(each.supply);
    Table table = arrive(Position{2}.possessed(Estate::Zielone, {21 - each.supply, 0}), Estate::Handlowe);
    table.act(A, "use:estate");
    EXPECT_EQ(on(table, Estate::Handlowe), (Counts{each.by_ability, 0}));
    EXPECT_EQ(told(table, EventKind::Placed, 60), numbers(A, each.by_ability, Estate::Handlowe));
    table.act(A, "done");
    EXPECT_EQ(on(table, Estate::Handlowe), (Counts{each.by_ability + each.by_step_d, 0}));
    EXPECT_EQ(supplies(table), (Counts{each.supply - each.by_ability - each.by_step_d, 21}));
    EXPECT_EQ(told(table, EventKind::NothingPlaced, 54).empty(), each.by_step_d > 0);
    EXPECT_TRUE(table.asks(B));
  }
}

// NH-060
TEST(NowaHutaEstates, HandloweIsNotOfferedWithAnEmptySupply) {
  Table table = arrive(Position{2}.possessed(Estate::Zielone, {21, 0}).armageddon_done(), Estate::Handlowe);
  EXPECT_EQ(offered(table, A), (Ids{"use:circle", "done"}));
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-060"));
}

// NH-063, NH-064, NH-065
TEST(NowaHutaEstates, TeatralnePutsAnOwnMarkerInThePlaceOfAnOpponentsOnAnyEstate) {
  for (const Estate where : all_of<Estate>()) {
    SCOPED_TRACE(name_of(where));
    Table table = arrive(Position{3}.possessed(where, {0, 2, 1}), Estate::Teatralne);
    table.act(A, "use:estate");
    EXPECT_EQ(offered(table, A), (Ids{taking(B, where), taking(C, where)}));
    table.act(A, taking(B, where));
    EXPECT_EQ(on(table, where), (Counts{1, 1, 1}));
    EXPECT_EQ(supplies(table), (Counts{20, 20, 20}));
    EXPECT_EQ(told(table, EventKind::Removed, 65), numbers(A, B, where));
    EXPECT_EQ(told(table, EventKind::Placed, 63), numbers(A, 1, where));
    EXPECT_EQ(table.step(), Step::UseAbilities);
    EXPECT_FALSE(table.offers(A, "use:estate"));
  }
}

// NH-063, NH-064
TEST(NowaHutaEstates, TeatralneTakesEveryOpponentsMarkerAndNoOther) {
  Table two = arrive(Position{2}.possessed(Estate::Gorali, {2, 2}), Estate::Teatralne);
  two.act(A, "use:estate");
  EXPECT_EQ(offered(two, A), (Ids{"take:1@gorali"}));

  Table three = arrive(Position{3}.possessed(Estate::Gorali, {2, 2, 2}), Estate::Teatralne);
  three.act(A, "use:estate");
  EXPECT_EQ(offered(three, A), (Ids{"take:1@gorali", "take:2@gorali"}));

  Table four = arrive(Position{4}.possessed(Estate::Gorali, {2, 2, 2, 2}).possessed(Estate::Teatralne, {1, 0, 0, 1}),
                      Estate::Teatralne);
  four.act(A, "use:estate");
  EXPECT_EQ(offered(four, A), (Ids{"take:1@gorali", "take:2@gorali", "take:3@gorali", "take:3@teatralne"}));
  EXPECT_TRUE(names(four.refused(A, "take:0@gorali"), "NH-063"));
  EXPECT_TRUE(names(four.refused(A, "take:0@teatralne"), "NH-063"));
  EXPECT_TRUE(names(four.refused(A, "take:1@teatralne"), "NH-009"));
  EXPECT_TRUE(names(four.refused(A, "done"), "NH-050"));
  EXPECT_TRUE(names(four.refused(B, "take:2@gorali"), "NH-043"));
  four.act(A, "take:3@teatralne");
  EXPECT_EQ(on(four, Estate::Teatralne), (Counts{2, 0, 0, 0}));
}

// NH-063
TEST(NowaHutaEstates, TeatralneIsNotOfferedWithoutAnOpponentsMarkerOnTheBoard) {
  Table table = arrive(Position{2}.possessed(Estate::Gorali, {3, 0}), Estate::Teatralne);
  EXPECT_EQ(offered(table, A), (Ids{"use:circle", "done"}));
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-063"));
}

// NH-065
TEST(NowaHutaEstates, AMarkerRemovedByTeatralneCanBePlacedAgain) {
  Table table = arrive(Position{2}.possessed(Estate::Gorali, {0, 21}).armageddon_done(), Estate::Teatralne);
  table.act(A, "use:estate").act(A, "take:1@gorali").act(A, "done");
  EXPECT_EQ(supplies(table), (Counts{18, 1}));
  table.act(B, "done");
  EXPECT_EQ(supplies(table), (Counts{18, 0}));
  EXPECT_EQ(on(table, Estate::Teatralne), (Counts{2, 1}));
}

// NH-066
TEST(NowaHutaEstates, TeatralneWithAnEmptySupplyOnlyRemoves) {
  Table table =
      arrive(Position{2}.possessed(Estate::Zielone, {21, 0}).possessed(Estate::Gorali, {0, 2}).armageddon_done(),
             Estate::Teatralne);
  table.act(A, "use:estate").act(A, "take:1@gorali");
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{0, 1}));
  EXPECT_EQ(supplies(table), (Counts{0, 20}));
  EXPECT_EQ(table.count(EventKind::Placed), 0U);
  table.act(A, "done");
  EXPECT_EQ(supplies(table), (Counts{0, 20}));
  EXPECT_EQ(told(table, EventKind::NothingPlaced, 54), numbers(A, Estate::Teatralne));
}

// NH-066
TEST(NowaHutaEstates, TeatralnePlacesTheLastMarkerOfTheSupply) {
  Table table =
      arrive(Position{2}.possessed(Estate::Zielone, {20, 0}).possessed(Estate::Gorali, {0, 2}), Estate::Teatralne);
  table.act(A, "use:estate").act(A, "take:1@gorali");
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{1, 1}));
  EXPECT_EQ(supplies(table), (Counts{0, 20}));
}

// NH-079, NH-084
TEST(NowaHutaEstates, OgrodowePaysOneOwnMarkerForTwoOfTheOpponentsOnOtherEstates) {
  Table table = arrive(Position{3}
                           .possessed(Estate::Ogrodowe, {2, 0, 0})
                           .possessed(Estate::Gorali, {1, 3, 0})
                           .possessed(Estate::Zielone, {0, 0, 2}),
                       Estate::Ogrodowe);
  EXPECT_EQ(supplies(table), (Counts{18, 18, 19}));
  table.act(A, "use:estate").act(A, "take:1@gorali");
  EXPECT_EQ(told(table, EventKind::Removed, 84), numbers(A, B, Estate::Gorali));
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-079"));
  table.act(A, "take:2@zielone");
  EXPECT_EQ(told(table, EventKind::Removed, 84), numbers(A, C, Estate::Zielone));
  EXPECT_EQ(on(table, Estate::Ogrodowe), (Counts{1, 0, 0}));
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{1, 2, 0}));
  EXPECT_EQ(on(table, Estate::Zielone), (Counts{0, 0, 1}));
  EXPECT_EQ(supplies(table), (Counts{19, 19, 20}));
  EXPECT_EQ(table.count(EventKind::Removed), 3U);
  EXPECT_EQ(table.count(EventKind::Placed), 0U);
  EXPECT_EQ(table.step(), Step::UseAbilities);
}

// NH-079, NH-081
TEST(NowaHutaEstates, OgrodoweTakesOnlyOpponentsMarkersFromTheSixOtherEstates) {
  Position position{4};
  for (const Estate where : all_of<Estate>()) position.possessed(where, {1, 1, 1, 1});
  Table table = arrive(position.blood_dusk_done().possessed(Estate::Ogrodowe, {2, 1, 1, 1}), Estate::Ogrodowe);
  table.act(A, "use:estate");
  Ids expected;
  for (const Estate where : all_of<Estate>()) {
    if (where == Estate::Ogrodowe) continue;
    for (const Seat whose : {B, C, D}) expected.insert(taking(whose, where));
  }
  EXPECT_EQ(offered(table, A), expected);
  for (const Seat whose : {B, C, D}) {
    EXPECT_TRUE(names(table.refused(A, taking(whose, Estate::Ogrodowe)), "NH-081"));
  }
  EXPECT_TRUE(names(table.refused(A, "take:0@ogrodowe"), "NH-079"));
  EXPECT_TRUE(names(table.refused(A, "take:0@gorali"), "NH-079"));
  EXPECT_TRUE(names(table.refused(B, "take:2@gorali"), "NH-043"));
}

// NH-080
TEST(NowaHutaEstates, OgrodoweNeedsAnOwnMarkerThatIsAlreadyThere) {
  Table table =
      arrive(Position{2}.possessed(Estate::Zielone, {4, 3}).possessed(Estate::Ogrodowe, {0, 1}), Estate::Ogrodowe);
  EXPECT_EQ(offered(table, A), (Ids{"use:circle", "done"}));
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-080"));
  table.act(A, "done");
  EXPECT_EQ(on(table, Estate::Ogrodowe), (Counts{2, 1}));
  EXPECT_EQ(on(table, Estate::Zielone), (Counts{4, 3}));
  EXPECT_TRUE(table.asks(B));

  // The two of step d are there when he stops again.
  table.finish_turn().plan({"cw1 1", "cw1 1"}).finish_turn().plan({"ccw1 1", "cw1 1"}).pass_until(A);
  ASSERT_EQ(table.player(A).vampire, Maybe{Estate::Ogrodowe});
  EXPECT_TRUE(table.offers(A, "use:estate"));
}

// NH-080
TEST(NowaHutaEstates, OgrodoweIsPaidWithTheOnlyOwnMarkerThere) {
  Table table =
      arrive(Position{2}.possessed(Estate::Zielone, {0, 3}).possessed(Estate::Ogrodowe, {1, 0}), Estate::Ogrodowe);
  table.act(A, "use:estate").act(A, "take:1@zielone").act(A, "take:1@zielone");
  EXPECT_EQ(on(table, Estate::Ogrodowe), (Counts{0, 0}));
  EXPECT_EQ(on(table, Estate::Zielone), (Counts{0, 1}));
  EXPECT_EQ(supplies(table), (Counts{21, 20}));
}

// NH-082
TEST(NowaHutaEstates, OgrodoweTakesFromOneOrTwoEstatesAndOneOrTwoOpponents) {
  struct Case {
    std::string first, second;
    Counts gorali, zielone;
  };
  const std::vector<Case> cases{
      {"take:1@gorali", "take:1@gorali", {0, 0, 2}, {0, 2, 2}},
      {"take:1@gorali", "take:2@gorali", {0, 1, 1}, {0, 2, 2}},
      {"take:1@gorali", "take:1@zielone", {0, 1, 2}, {0, 1, 2}},
      {"take:1@gorali", "take:2@zielone", {0, 1, 2}, {0, 2, 1}},
  };
  for (const Case& each : cases) {
    SCOPED_TRACE(each.second);
    Table table = arrive(Position{3}
                             .possessed(Estate::Ogrodowe, {1, 0, 0})
                             .possessed(Estate::Gorali, {0, 2, 2})
                             .possessed(Estate::Zielone, {0, 2, 2}),
                         Estate::Ogrodowe);
    table.act(A, "use:estate").act(A, each.first).act(A, each.second);
    EXPECT_EQ(on(table, Estate::Gorali), each.gorali);
    EXPECT_EQ(on(table, Estate::Zielone), each.zielone);
    EXPECT_EQ(table.step(), Step::UseAbilities);
  }
}

// NH-083, NH-081
TEST(NowaHutaEstates, OgrodoweTakesTheOnlyMarkerElsewhereForTheSamePrice) {
  Table table =
      arrive(Position{2}.possessed(Estate::Ogrodowe, {1, 2}).possessed(Estate::Gorali, {2, 1}), Estate::Ogrodowe);
  table.act(A, "use:estate");
  EXPECT_EQ(offered(table, A), (Ids{"take:1@gorali"}));
  table.act(A, "take:1@gorali");
  EXPECT_EQ(on(table, Estate::Ogrodowe), (Counts{0, 2}));
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{2, 0}));
  EXPECT_EQ(supplies(table), (Counts{19, 19}));
  EXPECT_EQ(table.step(), Step::UseAbilities);
}

// NH-083
TEST(NowaHutaEstates, OgrodoweIsNotOfferedWhenNoOpponentHasAMarkerElsewhere) {
  Table table =
      arrive(Position{3}.possessed(Estate::Ogrodowe, {3, 2, 1}).possessed(Estate::Gorali, {2, 0, 0}), Estate::Ogrodowe);
  EXPECT_EQ(offered(table, A), (Ids{"use:circle", "done"}));
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-083"));
}

// NH-084
TEST(NowaHutaEstates, TheMarkerPaidForOgrodoweIsPlacedAgainInStepD) {
  Table table =
      arrive(Position{2}.possessed(Estate::Ogrodowe, {1, 0}).possessed(Estate::Gorali, {20, 2}).armageddon_done(),
             Estate::Ogrodowe);
  table.act(A, "use:estate").act(A, "take:1@gorali").act(A, "take:1@gorali");
  EXPECT_EQ(supplies(table), (Counts{1, 21}));
  table.act(A, "done");
  EXPECT_EQ(on(table, Estate::Ogrodowe), (Counts{1, 0}));
  EXPECT_EQ(supplies(table), (Counts{0, 21}));
  EXPECT_EQ(told(table, EventKind::Placed, 52), numbers(A, 1, Estate::Ogrodowe));
}

}  // namespace
}  // namespace krypta::nowa_huta::test::estates_test
