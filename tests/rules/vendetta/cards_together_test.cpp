#include "tests/rules/vendetta/table.hpp"

/// Cards of Toreador, Tremere and Ventrue, Allies and relics that meet other cards.
namespace krypta::vendetta::test::cards_together_test {
namespace {

using enum Clan;
using enum Location;

using Cards = std::vector<std::string>;

/// The first location is resolved; the round goes on no further than Prince's Haven, where seat 0 has blood.
Position at_first(std::initializer_list<Clan> clans) { return Position{clans}.deployed(P0, Haven, 1).resolving(First); }

// VD-308, VD-292: a bid that would be lost counts as made
TEST(VendettaCardsTogether, SubmissionBidsForNothing) {
  Table table{at_first({Toreador, Malkavian, Gangrel}).up(P0, First, {"to06"}).up(P1, First, {"ma02"})};
  table.all_stay().act(P0, "bid:6").act(P1, "bid:1");
  EXPECT_EQ(told(table, EventKind::LowestBid, 292), numbers(1));
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.deployed(P1, First), 1U);
}

// VD-308, VD-303, VD-276: cards are revealed for nothing, even with an empty Pool
TEST(VendettaCardsTogether, SubmissionRevealsForNothing) {
  Table table{at_first({Toreador, Nosferatu, Gangrel})
                  .up(P0, First, {"to06"})
                  .down(P0, First, {"to04"})
                  .up(P1, First, {"no06"})
                  .blood(P0, 0)
                  .drained(P0, {"al25"})};
  table.all_stay();
  ASSERT_TRUE(table.asks(P0));
  table.act(P0, table.options(P0)[0]);
  EXPECT_EQ(table.area(P0, First), (Cards{"to06", "to04"}));
  EXPECT_EQ(table.count(EventKind::InFrenzy), 0U);
}

// VD-308, VD-321: influence is not protected
TEST(VendettaCardsTogether, SubmissionDoesNotProtectInfluence) {
  Table table{at_first({Ventrue, Toreador, Gangrel}).up(P0, First, {"ve06"}).up(P1, First, {"to06"})};
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::InfluenceLost, 200), numbers(1, 1));
}

// VD-308, VD-272, VD-341: a relic belongs to the location that is resolved
TEST(VendettaCardsTogether, SubmissionProtectsFromARelic) {
  Table table{at_first({Brujah, Toreador, Gangrel})
                  .relic(P0, "re06")
                  .relic(P1, "re01", true)
                  .relic(P2, "re02", true)
                  .up(P0, First, {"br01"})
                  .up(P1, First, {"to06"})};
  table.all_stay().act(P0, "use:re06");
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(told(table, EventKind::Protected, 308), numbers(1));
}

// VD-311, VD-313, VD-314: what was spent lies here, counts, and is answered
TEST(VendettaCardsTogether, ArtifactsPactAndRetaliation) {
  Table table{
      at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr02", "tr04", "tr06"}).deployed(P1, First, 1).blood(P0, 7)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(table.deployed(P0, First), 3U);
  EXPECT_EQ(table.counted(P0), 6 + 1 + 2 + 3);
  EXPECT_EQ(table.blood(P1), 3U);
}

// VD-314, VD-110, VD-107: whoever is eliminated by the Frenzy does not retaliate
TEST(VendettaCardsTogether, RetaliationOfAnEliminatedPlayerDoesNothing) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .up(P0, First, {"tr06"})
                  .up(P1, First, {"br04"})
                  .deployed(P2, Haven, 1)
                  .deployed(P2, First, 1)
                  .ally(First, "al10")
                  .victims(P0, 0)
                  .allies(P0, {"al09"})
                  .drained(P0, {"al05", "al08"})
                  .tokens(P0, 2)
                  .blood(P0, 2)};
  table.all_stay().chance({"drained:al09"});
  EXPECT_TRUE(table.player(P0).out);
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.blood(P2), 4U);
  EXPECT_EQ(table.influence(P1), 3U + 2U + 1U);  // VD-108
}

// VD-331, VD-108: the causer keeps the influence
TEST(VendettaCardsTogether, NeallyEliminatesInFrenzy) {
  Table table{at_first({Brujah, Gangrel, Tremere})
                  .up(P0, First, {"br04"})
                  .deployed(P0, First, 3)
                  .up(P1, First, {"ga06"})
                  .deployed(P2, First, 5)
                  .victims(P1, 0)
                  .allies(P1, {"al14"})
                  .drained(P1, {"al05"})
                  .tokens(P1, 1)
                  .blood(P1, 1)};
  table.all_stay();
  EXPECT_TRUE(table.player(P1).out);
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U);
  EXPECT_EQ(table.blood(P2), 4U);
}

// VD-322, VD-227, VD-275: its card turned down in the same moment, and there is none left to choose
TEST(VendettaCardsTogether, ForestallAfterAnAuction) {
  Table table{at_first({Malkavian, Ventrue, Gangrel}).up(P0, First, {"ma02"}).up(P1, First, {"ve07"})};
  table.all_stay().act(P0, "bid:0").act(P1, "bid:1");
  EXPECT_EQ(table.area(P0, First), (Cards{"(ma02)"}));
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.count(EventKind::Immune), 0U);
  EXPECT_EQ(table.step(), Step::Stand);
}

// VD-322, VD-276: a bid for a card that cannot hurt takes nothing
TEST(VendettaCardsTogether, ForestallBeforeAnAuction) {
  Table table{at_first({Malkavian, Ventrue, Gangrel}).ambition(P1).up(P0, First, {"ma02"}).up(P1, First, {"ve07"})};
  table.all_stay();  // seat 1 is first, and there is one card to choose
  EXPECT_EQ(table.blood(P1), 6U + 2U);
  table.act(P0, "bid:3").act(P1, "bid:8");
  EXPECT_EQ(table.blood(P1), 8U);
  EXPECT_EQ(table.deployed(P0, First), 3U);
}

// VD-318, VD-303: a curfew that stays hidden is none
TEST(VendettaCardsTogether, CurfewKeptFaceDownDoesNotAct) {
  Table table{at_first({Ventrue, Nosferatu, Gangrel}).down(P0, First, {"ve03"}).up(P1, First, {"no06"})};
  table.all_stay().act(P0, table.options(P0).back());
  EXPECT_EQ(table.area(P0, First), (Cards{"(ve03)"}));
  EXPECT_EQ(table.step(), Step::Stand);
  EXPECT_EQ(table.count(EventKind::Stolen), 0U);
}

// VD-323: the winner who is eliminated before gives nothing
TEST(VendettaCardsTogether, HuntOfAnEliminatedWinnerDoesNothing) {
  Table table{at_first({Ventrue, Tremere, Brujah})
                  .ambition(P2)
                  .up(P0, First, {"ve09"})
                  .deployed(P1, First, 9)
                  .up(P2, First, {"br04"})
                  .ally(First, "al10")
                  .victims(P1, 0)
                  .drained(P1, {"al05", "al08"})
                  .tokens(P1, 2)
                  .blood(P1, 2)};
  table.all_stay();
  EXPECT_TRUE(table.player(P1).out);
  EXPECT_EQ(table.step(), Step::Stand);
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(table.influence(P0), 3U + 1U);
}

// VD-339, VD-315: first the Urn, and if it is kept the card
TEST(VendettaCardsTogether, UrnComesBeforeReady) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .relic(P0, "re04")
                  .relic(P1, "re01", true)
                  .relic(P2, "re02", true)
                  .up(P0, First, {"tr08"})
                  .up(P1, First, {"br04"})
                  .blood(P0, 1)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"use:re04", "pass"}));
  EXPECT_EQ(table.influence(P1), 3U + 2U);
  table.act(P0, "pass");
  EXPECT_EQ(table.options(P0), (Cards{"use:tr08", "pass"}));
  EXPECT_EQ(table.influence(P1), 3U + 2U + 1U);
}

// VD-325, VD-074, VD-293: cards played by an effect too
TEST(VendettaCardsTogether, NeillsonSeesWhatAnEffectPlays) {
  Table table{Position{{Malkavian, Gangrel, Tremere}}.allies(P0, {"al05"}).up(P0, Haven, {"ma03"}).resolving(Haven)};
  table.all_stay();
  while (table.asks(P0) && !table.over() && table.step() == Step::Effect) table.act(P0, table.options(P0)[0]);
  EXPECT_EQ(table.count(EventKind::Played), 2U);
  EXPECT_EQ(table.count(EventKind::BloodPlaced), 2U);
  EXPECT_EQ(told(table, EventKind::BloodPlaced, 82), numbers(0, 1, Haven));
}

// VD-242, VD-275: whoever declines may use the relic another time
TEST(VendettaCardsTogether, ADeclinedRelicIsAskedAboutAtTheNextLocation) {
  Table table{at_first({Brujah, Gangrel, Tremere})
                  .relic(P0, "re07")
                  .relic(P1, "re01", true)
                  .relic(P2, "re02", true)
                  .deployed(P0, First, 1)};
  table.all_stay().act(P0, "pass").act(P0, "stay");
  EXPECT_EQ(table.options(P0), (Cards{"use:re07", "pass"}));
}

// HC-VD-21: VD-171, VD-181, VD-329: an Ally just won works at once
TEST(VendettaCardsTogether, TalleyJustWonBringsHisInfluence) {
  Table table{at_first({Brujah, Gangrel, Tremere})
                  .ally(First, "al12")
                  .up(P0, First, {"br04"})
                  .deployed(P1, First, 1)
                  .blood(P1, 2)};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U + 1U);
}

// VD-087, VD-006: what is drained, or waits at a location, helps nobody
TEST(VendettaCardsTogether, DrainedAlliesHelpNobody) {
  Table table{at_first({Brujah, Gangrel, Tremere})
                  .drained(P0, {"al12", "al15"})
                  .tokens(P0, 2)
                  .up(P0, First, {"br04"})
                  .deployed(P1, First, 1)
                  .blood(P1, 2)};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U);
  EXPECT_EQ(table.blood(P0), 6U);

  Table ties{at_first({Brujah, Gangrel, Tremere})
                 .drained(P1, {"al08"})
                 .tokens(P1, 1)
                 .deployed(P0, First, 1)
                 .deployed(P1, First, 1)};
  ties.all_stay();
  EXPECT_EQ(ties.state().sites[First].winner, P0);

  Table costs{Position{{Brujah, Gangrel, Tremere}}.drained(P0, {"al28"}).ally(Second, "al07")};
  costs.act(P0, "play:br09>second>down");
  EXPECT_EQ(costs.blood(P0), 5U);
}

// VD-314, VD-272, VD-281: a loss belongs to where the card that takes it lies
TEST(VendettaCardsTogether, RetaliationAnswersAChallengeThatLiesBesideIt) {
  for (const Location challenge : {First, Haven}) {
    Table table{Position{{Tremere, Brujah, Gangrel}}
                    .up(P0, First, {"tr06"})
                    .up(P1, challenge, {"br03"})
                    .deployed(P2, First, 1)};
    table.act(P0, "play:tr09>second>up");
    EXPECT_EQ(table.blood(P0), 5U);
    EXPECT_EQ(table.blood(P2), challenge == First ? 5U : 6U);
  }
}

// VD-224, VD-029, VD-321: rivals are asked in player order
TEST(VendettaCardsTogether, TyrantsGazeAsksInPlayerOrder) {
  Table table{at_first({Ventrue, Brujah, Gangrel})
                  .ambition(P2)
                  .up(P0, First, {"ve06"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)};
  table.all_stay();
  EXPECT_TRUE(table.asks(P2));
  table.act(P2, "option:2");
  EXPECT_TRUE(table.asks(P1));
}

// VD-337, VD-014: four locations with five players
TEST(VendettaCardsTogether, SargonApocryphaKnowsTheThirdLocation) {
  Table table{Position{{Brujah, Gangrel, Tremere, Ventrue, Toreador}}
                  .relic(P0, "re02")
                  .relic(P1, "re01", true)
                  .relic(P2, "re03", true)
                  .relic(P3, "re04", true)
                  .relic(P4, "re05", true)
                  .blood(P0, 5)
                  .turn_of(P4)};
  table.acts(P4, {"play:to09>first>up", "end"}).act(P0, "use:re02");
  table.acts(P0, {"location:third", "location:haven", "location:first"});
  for (const Location at : {First, Second, Third, Haven}) EXPECT_EQ(table.deployed(P0, at), 1U);
  EXPECT_EQ(table.blood(P0), 1U);
}

// VD-327, VD-257: the last criterion of teams too
TEST(VendettaCardsTogether, SavonaWinsTheLastTieOfTeams) {
  for (const bool hers : {false, true}) {
    Position position{{Brujah, Gangrel, Tremere, Ventrue}};
    position.teams().round(3).influence(P0, hers ? 17 : 20);
    if (hers) position.allies(P2, {"al08"});
    // Seat 1 wins Prince's Haven with 4 influence and an Ally worth 3, and is first in player order.
    Table table{position.influence(P1, 13).ally(Haven, "al19").deployed(P1, Haven, 1).resolving(Haven)};
    table.all_stay();
    ASSERT_TRUE(table.over());
    EXPECT_EQ(table.score(P0) + table.score(P2), table.score(P1) + table.score(P3));
    EXPECT_EQ(told(table, EventKind::Won, 255), numbers(hers ? 2 : 3));
  }
}

// VD-315, VD-339, VD-329: what somebody else's Frenzy does not call
TEST(VendettaCardsTogether, TheFrenzyOfAnotherIsNobodysBusiness) {
  Table table{at_first({Tremere, Gangrel, Brujah})
                  .relic(P0, "re04")
                  .relic(P1, "re01", true)
                  .relic(P2, "re02", true)
                  .up(P0, First, {"tr08"})
                  .allies(P0, {"al15"})
                  .deployed(P1, First, 1)
                  .blood(P1, 2)
                  .up(P2, First, {"br04"})};
  table.all_stay();
  EXPECT_EQ(table.step(), Step::Stand);
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(table.area(P0, First), (Cards{"tr08"}));
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
}

}  // namespace
}  // namespace krypta::vendetta::test::cards_together_test
