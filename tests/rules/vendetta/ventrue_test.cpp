#include "tests/rules/vendetta/table.hpp"

/// The cards of Ventrue, who make others obey. VD-316 to VD-323
namespace krypta::vendetta::test::ventrue_test {
namespace {

using enum Clan;
using enum Location;

using Cards = std::vector<std::string>;

/// The first location is resolved; the round goes on no further than Prince's Haven, where seat 0 has blood.
Position at_first(std::initializer_list<Clan> clans) { return Position{clans}.deployed(P0, Haven, 1).resolving(First); }

// VD-316, VD-200: when Planning ends; blood alone is not a card
TEST(VendettaVentrue, MasterPlanCostsTheAbsentInfluence) {
  Table table{Position{{Ventrue, Brujah, Gangrel, Tremere}}
                  .up(P0, First, {"ve01"})
                  .deployed(P1, First, 2)
                  .down(P2, First, {"ga01"})
                  .influence(P3, 0)
                  .turn_of(P3)};
  table.act(P3, "play:tr08>second>up");
  EXPECT_EQ(table.influence(P1), 3U);
  table.act(P3, "end");
  EXPECT_EQ(table.influence(P0), 3U);
  EXPECT_EQ(table.influence(P1), 2U);
  EXPECT_EQ(table.influence(P2), 3U);
  EXPECT_EQ(table.influence(P3), 0U);
  EXPECT_EQ(told(table, EventKind::InfluenceLost, 200), numbers(1, 1));
}

// VD-316, VD-070: face down nobody fears it
TEST(VendettaVentrue, MasterPlanFaceDownCostsNothing) {
  Table table{Position{{Ventrue, Brujah, Gangrel}}.down(P0, First, {"ve01"}).turn_of(P2)};
  table.acts(P2, {"play:ga08>second>up", "end"});
  EXPECT_EQ(table.count(EventKind::InfluenceLost), 0U);
}

// VD-316, VD-154, VD-206: rivals when power is counted
TEST(VendettaVentrue, MasterPlanIsStrongerForEachRival) {
  Table table{at_first({Ventrue, Brujah, Gangrel, Tremere})
                  .down(P0, First, {"ve01"})
                  .deployed(P1, First, 1)
                  .up(P2, First, {"ga06"})
                  .up(P3, First, {"tr01"})};
  table.stay_but({P3});
  EXPECT_EQ(table.counted(P0), 3 + 2);
  Table alone{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve01"})};
  alone.all_stay();
  EXPECT_EQ(alone.counted(P0), 3);
}

// VD-317: all the highest in other Areas, before any other effect; the own ones never
TEST(VendettaVentrue, DiplomacySetsTheHighestToNothing) {
  Table table{at_first({Ventrue, Brujah, Tremere})
                  .up(P0, First, {"ve02", "ve01"})
                  .up(P1, First, {"br01", "br03"})
                  .up(P2, First, {"tr02", "tr03"})};
  table.all_stay().acts(P2, {"use:tr02", "yes"});
  EXPECT_EQ(table.counted(P0), 3 + 3 + 2);
  EXPECT_EQ(table.counted(P1), 4);
  EXPECT_EQ(table.counted(P2), 3);
}

// VD-317, VD-153, VD-294: what is added later counts
TEST(VendettaVentrue, DiplomacyLeavesALaterBonus) {
  Table table{at_first({Ventrue, Malkavian, Gangrel}).up(P0, First, {"ve02"}).up(P1, First, {"ma04"})};
  table.all_stay();
  EXPECT_EQ(table.counted(P1), 2);
}

// VD-317, VD-266: a face-down card has no base power to be compared
TEST(VendettaVentrue, DiplomacyDoesNotSeeFaceDownCards) {
  Table table{
      at_first({Ventrue, Tremere, Gangrel}).up(P0, First, {"ve02"}).up(P1, First, {"tr02"}).up(P2, First, {"ga06"})};
  table.all_stay().act(P1, "no");
  EXPECT_EQ(table.counted(P1), 0);
  EXPECT_EQ(table.counted(P2), 0);
  EXPECT_EQ(table.counted(P0), 3);
}

// VD-317: what is highest in the own Area does not matter
TEST(VendettaVentrue, DiplomacyHitsTheHighestOfTheOthersHoweverLow) {
  Table table{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve02"}).up(P1, First, {"br08", "br09"})};
  table.all_stay();
  EXPECT_EQ(table.counted(P1), 0);
  EXPECT_EQ(table.counted(P0), 3);
}

// VD-317: without a card of somebody else there is nothing to do
TEST(VendettaVentrue, DiplomacyAloneIsPlainPower) {
  Table table{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve02", "ve08"}).deployed(P1, First, 4)};
  table.all_stay();
  EXPECT_EQ(table.counted(P0), 5);
  EXPECT_EQ(table.counted(P1), 4);
}

// VD-318, VD-276: each rival chooses, in player order; face down until the reveal is early enough
TEST(VendettaVentrue, CurfewIsPaidForOrKept) {
  Table table{at_first({Ventrue, Brujah, Gangrel})
                  .down(P0, First, {"ve03"})
                  .up(P1, First, {"br07", "br09"})
                  .up(P2, First, {"ga08", "ga09"})};
  table.all_stay();
  EXPECT_EQ(table.options(P1), (Cards{"option:1", "option:2"}));
  table.act(P1, "option:2");
  EXPECT_EQ(told(table, EventKind::Skips, 318), numbers(1, First));
  table.act(P2, "option:1");
  EXPECT_EQ(told(table, EventKind::Stolen, 198).size(), 3U);
  EXPECT_EQ(table.counted(P2), 2);  // GA08 had its step
  // 3 from P2 for the curfew, 1 to P2 by GA09; nothing to P1.
  EXPECT_EQ(table.blood(P0), 6U + 3U - 1U);
  EXPECT_EQ(table.blood(P1), 6U - 1U);
  EXPECT_EQ(table.blood(P2), 6U - 3U + 2U);
}

// VD-318: passive and Conflict cards of who skips still count
TEST(VendettaVentrue, CurfewDoesNotTouchTheConflictStep) {
  Table table{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve03"}).up(P1, First, {"br02", "br07"})};
  table.all_stay().act(P1, "option:2");
  EXPECT_EQ(table.counted(P1), 4 + 3);
  EXPECT_EQ(table.blood(P0), 6U);
}

// VD-318, VD-276, VD-226: with one blood there is a theft, and Frenzy; with none there is no choice
TEST(VendettaVentrue, CurfewTakesWhatThereIs) {
  Table poor{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve03"}).up(P1, First, {"br07"}).blood(P1, 1)};
  poor.all_stay().act(P1, "option:1");
  EXPECT_EQ(poor.influence(P0), 3U + 1U + 2U);  // for the Frenzy and the second place
  EXPECT_EQ(poor.blood(P1), 3U + 1U);           // drained, and BR07
  EXPECT_EQ(poor.blood(P0), 6U + 1U - 1U);

  Table empty{at_first({Ventrue, Brujah, Gangrel})
                  .up(P0, First, {"ve03"})
                  .up(P1, First, {"br07"})
                  .blood(P1, 0)
                  .drained(P1, {"al25"})};
  empty.all_stay();
  EXPECT_EQ(told(empty, EventKind::Skips, 318), numbers(1, First));
  EXPECT_EQ(empty.blood(P0), 6U);
}

// VD-319, VD-279: the highest base power of all, whatever has become of it
TEST(VendettaVentrue, MajestyIsTheHighestBasePower) {
  Table table{at_first({Ventrue, Tremere, Gangrel})
                  .up(P0, First, {"ve04", "ve02"})
                  .up(P1, First, {"tr01"})
                  .up(P2, First, {"ga02"})};
  EXPECT_EQ(table.power(P0, First), 3);
  table.all_stay();
  EXPECT_EQ(table.counted(P1), 0);
  EXPECT_EQ(table.counted(P0), 9 + 1);  // GA02 halves VE02, not what VE04 was set to
}

// VD-319, VD-266: its own 0 alone, or beside a card that lies face down
TEST(VendettaVentrue, MajestyOfNobodyIsNothing) {
  Table alone{at_first({Ventrue, Tremere, Gangrel}).up(P0, First, {"ve04"}).deployed(P1, First, 1)};
  alone.all_stay();
  EXPECT_EQ(alone.counted(P0), 0);
  Table hidden{at_first({Ventrue, Tremere, Gangrel}).up(P0, First, {"ve04"}).up(P1, First, {"tr02"})};
  hidden.all_stay().act(P1, "no");
  EXPECT_EQ(hidden.counted(P0), 0);
}

// VD-320: those who stay pay, those who go do not
TEST(VendettaVentrue, MassManipulationTakesTwoFromWhoStays) {
  Table table{
      at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve05"}).deployed(P1, First, 1).up(P2, First, {"ga06"})};
  table.stay_but({P2});
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(table.blood(P2), 6U);
}

// VD-320: also when its controller goes
TEST(VendettaVentrue, MassManipulationIsTakenBeforeItsControllerGoes) {
  Table table{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve05"}).deployed(P1, First, 1)};
  table.stay_but({P0});
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(table.area(P0, Haven), (Cards{"ve05"}));
}

// VD-320, VD-199: as far as there is any, and whoever pays with the last one stays too
TEST(VendettaVentrue, MassManipulationTakesTheLastBlood) {
  Table table{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve05"}).deployed(P1, First, 4).blood(P1, 1)};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 7U);
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(table.counted(P1), 4);
  EXPECT_EQ(told(table, EventKind::FrenzySentBy, 181), numbers(0, 1));
}

// VD-320: without blood nobody stays; it asks nothing of its own controller
TEST(VendettaVentrue, MassManipulationSendsThePoorAway) {
  Table table{at_first({Ventrue, Brujah, Gangrel})
                  .up(P0, First, {"ve05"})
                  .deployed(P1, First, 4)
                  .blood(P1, 0)
                  .drained(P1, {"al25"})};
  EXPECT_EQ(table.options(P1), (Cards{"withdraw"}));
  EXPECT_EQ(table.options(P0), (Cards{"stay", "withdraw"}));
  EXPECT_TRUE(names(table.refused(P1, "stay"), "VD-320"));
}

// VD-320, VD-070
TEST(VendettaVentrue, MassManipulationFaceDownAsksNothing) {
  Table table{at_first({Ventrue, Brujah, Gangrel})
                  .down(P0, First, {"ve05"})
                  .deployed(P1, First, 4)
                  .blood(P1, 0)
                  .drained(P1, {"al25"})};
  table.all_stay();
  EXPECT_EQ(table.counted(P1), 4);
  EXPECT_EQ(table.count(EventKind::Stolen), 0U);
}

// VD-321, VD-082
TEST(VendettaVentrue, TyrantsGazeTakesBloodOrInfluence) {
  Table table{
      at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve06"}).deployed(P1, First, 3).deployed(P2, First, 3)};
  table.all_stay();
  EXPECT_EQ(table.options(P1), (Cards{"option:1", "option:2"}));
  table.act(P1, "option:1").act(P2, "option:2");
  EXPECT_EQ(table.deployed(P0, First), 2U);
  EXPECT_EQ(table.deployed(P1, First), 1U);
  EXPECT_EQ(table.deployed(P2, First), 3U);
  EXPECT_EQ(table.counted(P0), 4);
  EXPECT_EQ(told(table, EventKind::BloodHandedOver, 82), numbers(1, 0, 2));
  EXPECT_EQ(told(table, EventKind::InfluenceLost, 200), numbers(2, 1));
}

// VD-321: what somebody has not, cannot be chosen
TEST(VendettaVentrue, TyrantsGazeTakesWhatThereIs) {
  Table table{at_first({Ventrue, Brujah, Gangrel, Tremere})
                  .up(P0, First, {"ve06"})
                  .up(P1, First, {"br01"})
                  .deployed(P2, First, 1)
                  .influence(P2, 0)
                  .up(P3, First, {"tr04"})
                  .influence(P3, 0)};
  table.all_stay();
  EXPECT_EQ(table.count(EventKind::InfluenceLost), 1U);
  EXPECT_EQ(told(table, EventKind::InfluenceLost, 200), numbers(1, 1));
  EXPECT_EQ(table.count(EventKind::BloodHandedOver), 1U);
  EXPECT_EQ(told(table, EventKind::BloodHandedOver, 82), numbers(2, 0, 1));
}

// VD-322: blood at once, and that card takes nothing; another one does
TEST(VendettaVentrue, ForestallMakesOneCardHarmless) {
  Table table{at_first({Ventrue, Brujah, Gangrel})
                  .down(P0, First, {"ve07"})
                  .down(P1, First, {"br04"})
                  .up(P1, First, {"br09"})
                  .up(P2, Second, {"ga01"})};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"slot:" + table.slot("br04"), "slot:" + table.slot("br09")}));
  table.act(P0, "slot:" + table.slot("br04"));
  EXPECT_EQ(table.blood(P0), 6U + 4U);
  EXPECT_EQ(told(table, EventKind::Immune, 322), numbers(0, *named<ClanCard>("br04")));
  table.acts(P1, {"use:br04"});
  EXPECT_EQ(told(table, EventKind::Protected, 322), numbers(0));
  EXPECT_EQ(table.blood(P0), 6U + 4U - 1U);
}

// VD-322: for the rest of the round, even when VE07 is gone
TEST(VendettaVentrue, ForestallLastsTheRound) {
  Position position = Position{{Ventrue, Brujah, Gangrel}}
                          .up(P0, Second, {"ve08"})
                          .up(P1, Second, {"br05"})
                          .deployed(P0, Haven, 1)
                          .resolving(Second);
  position.raw().players[P0].immune_to.push_back(*named<ClanCard>("br05"));
  Table table{position};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U);
  table.act(P0, "withdraw").let_chance();
  EXPECT_TRUE(table.player(P0).immune_to.empty());  // VD-215
}

// VD-322: without a face-up card of a rival there is nothing to choose
TEST(VendettaVentrue, ForestallNeedsACardOfARival) {
  Table table{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve07", "ve08"}).deployed(P1, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.count(EventKind::Immune), 0U);
}

// VD-322, VD-276: a theft by that card can be chosen, takes nothing and counts as made
TEST(VendettaVentrue, ForestallPaysTheHuntOfAnotherWithNothing) {
  Position position = at_first({Toreador, Ventrue, Gangrel}).up(P0, First, {"to02"}).victims(P0, 5);
  position.up(P1, First, {"ve09"}).blood(P0, 0).drained(P0, {"al25"});
  position.raw().players[P0].immune_to.push_back(*named<ClanCard>("ve09"));
  Table table{position};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"option:1", "option:2"}));
  table.act(P0, "option:1");
  EXPECT_EQ(table.influence(P0), 3U + 2U);
  EXPECT_EQ(table.blood(P1), 6U);
}

// VD-146: two power and nothing else
TEST(VendettaVentrue, ReadyIsPlainPower) {
  Table table{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve08"}).deployed(P1, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.counted(P0), 2);
  EXPECT_EQ(table.count(EventKind::Acts), 0U);
}

// VD-323, VD-276: the winner chooses
TEST(VendettaVentrue, HuntLetsTheWinnerChoose) {
  for (const std::string option : {"option:1", "option:2"}) {
    Table table{
        at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve09"}).up(P1, First, {"br01"}).deployed(P2, First, 1)};
    table.all_stay();
    EXPECT_EQ(table.options(P1), (Cards{"option:1", "option:2"}));
    table.act(P1, option);
    const bool paid = option == "option:1";
    EXPECT_EQ(table.blood(P0), paid ? 8U : 6U);
    EXPECT_EQ(table.blood(P1), paid ? 4U : 6U);
    EXPECT_EQ(table.influence(P1), 3U + 2U - (paid ? 0U : 1U));
    EXPECT_EQ(table.influence(P0), 3U + 1U + (paid ? 0U : 1U));
    EXPECT_EQ(table.blood(P2), 6U);
  }
}

// VD-323, VD-308: without blood influence is all there is, unless the theft takes nothing anyway
TEST(VendettaVentrue, HuntOfAWinnerWithoutBlood) {
  Position position = at_first({Ventrue, Toreador, Gangrel}).up(P0, First, {"ve09"}).deployed(P1, First, 5);
  position.blood(P1, 0).drained(P1, {"al25"});
  Table table{position};
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::InfluenceGiven, 200), numbers(1, 0, 1));
  Table saved{position.up(P1, First, {"to06"})};
  saved.all_stay().act(P1, "option:1");
  EXPECT_EQ(saved.count(EventKind::InfluenceGiven), 0U);
  EXPECT_EQ(saved.blood(P0), 6U);
}

// VD-323
TEST(VendettaVentrue, HuntOfTheWinnerDoesNothing) {
  Table table{at_first({Ventrue, Brujah, Gangrel}).up(P0, First, {"ve09", "ve08"}).deployed(P1, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.step(), Step::Stand);
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.count(EventKind::InfluenceGiven), 0U);
}

}  // namespace
}  // namespace krypta::vendetta::test::ventrue_test
