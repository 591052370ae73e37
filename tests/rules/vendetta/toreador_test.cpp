#include "tests/rules/vendetta/table.hpp"

/// The cards of Toreador, which count the Alliance. VD-305 to VD-309
namespace krypta::vendetta::test::toreador_test {
namespace {

using enum Clan;
using enum Location;

using Cards = std::vector<std::string>;

/// The first location is resolved; the round goes on no further than Prince's Haven, where seat 0 has blood.
Position at_first(std::initializer_list<Clan> clans) { return Position{clans}.deployed(P0, Haven, 1).resolving(First); }

// VD-305, VD-089: the Ally just won counts, a drained card does not
TEST(VendettaToreador, AweStealsOneBloodForEveryTwoCardsOfTheAlliance) {
  Table table{at_first({Toreador, Brujah, Gangrel})
                  .up(P0, First, {"to01"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)
                  .victims(P0, 2)
                  .allies(P0, {"al20", "al21"})
                  .drained(P0, {"al22"})};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U + 4U);
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(table.blood(P2), 4U);
  EXPECT_EQ(told(table, EventKind::Stolen, 198), numbers(2, 0, 2));
}

// VD-305
TEST(VendettaToreador, AweOfOneCardStealsNothing) {
  Table table{
      at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to01"}).deployed(P1, First, 5).deployed(P2, First, 4)};
  table.all_stay();
  EXPECT_EQ(table.player(P0).victims, 1U);
  EXPECT_EQ(table.count(EventKind::Stolen), 0U);
}

// VD-305, VD-180, VD-198, VD-199: a Frenzy in the middle changes nothing of the number
TEST(VendettaToreador, AweGoesOnAfterAFrenzy) {
  Table table{at_first({Toreador, Brujah, Gangrel})
                  .up(P0, First, {"to01"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)
                  .victims(P0, 3)
                  .blood(P1, 1)};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U + 1U + 2U);
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(table.blood(P2), 4U);
  EXPECT_EQ(told(table, EventKind::FrenzySentBy, 181), numbers(0, 1));
}

// VD-279, VD-089, VD-154: the Victim of the Setup step counts
TEST(VendettaToreador, EntourageIsAsStrongAsTheAllianceIsLarge) {
  Table table{at_first({Toreador, Brujah, Gangrel})
                  .up(P0, First, {"to02", "to08"})
                  .deployed(P1, First, 1)
                  .victims(P0, 3)
                  .allies(P0, {"al20"})
                  .drained(P0, {"al22"}, 1)};
  table.all_stay();
  EXPECT_EQ(table.counted(P0), 5);
}

TEST(VendettaToreador, EntourageIsAtMostSeven) {
  Table table{at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to02"}).deployed(P1, First, 1).victims(P0, 9)};
  table.all_stay();
  EXPECT_EQ(table.counted(P0), 7);
}

// VD-279: before its slot it is not switched on
TEST(VendettaToreador, EntourageHasNoPowerBeforeItIsResolved) {
  const Table table{at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to02"}).victims(P0, 9)};
  EXPECT_EQ(table.power(P0, First), 0);
}

// VD-305, VD-082, VD-081: deployed blood goes, and nobody is in Frenzy
TEST(VendettaToreador, CharismaRemovesDeployedBlood) {
  Table table{at_first({Toreador, Brujah, Gangrel})
                  .up(P0, First, {"to03"})
                  .deployed(P0, First, 1)
                  .deployed(P1, First, 3)
                  .deployed(P2, First, 1)
                  .up(P2, First, {"ga02"})
                  .victims(P0, 5)
                  .blood(P1, 1)};
  table.all_stay();
  EXPECT_EQ(table.deployed(P0, First), 1U);
  EXPECT_EQ(table.deployed(P1, First), 1U);
  EXPECT_EQ(table.deployed(P2, First), 0U);
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.blood(P1), 1U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 0U);
  EXPECT_EQ(told(table, EventKind::BloodDiscarded, 305), numbers(2, 1, First));
}

// VD-305, VD-162: whoever has nothing left there is not ranked
TEST(VendettaToreador, CharismaCanEmptyAnArea) {
  Table table{at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to03"}).deployed(P1, First, 2).victims(P0, 4)};
  table.all_stay();
  EXPECT_EQ(table.counted(P1), -1);
  EXPECT_EQ(table.player(P1).victims, 1U);
}

// VD-305
TEST(VendettaToreador, CharismaOfOneCardRemovesNothing) {
  Table table{at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to03"}).deployed(P1, First, 3)};
  table.all_stay();
  EXPECT_EQ(table.count(EventKind::BloodDiscarded), 0U);
  EXPECT_EQ(table.counted(P1), 3);
}

// VD-306
TEST(VendettaToreador, SummonBringsAVictimToWhoWonAnAllyOrAVictim) {
  for (const unsigned strength : {1U, 5U}) {  // first, and second
    Table table{at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to04"}).deployed(P1, First, strength)};
    const unsigned deck = table.state().victim_deck;
    table.all_stay();
    EXPECT_EQ(table.player(P0).victims, strength == 1 ? 2U : 3U);
    EXPECT_EQ(table.state().victim_deck, deck - 2);
  }
}

// VD-306, VD-166: the third gets no card, and the Victim of TO08 is no reward
TEST(VendettaToreador, SummonBringsNothingToTheThird) {
  Table table{at_first({Toreador, Brujah, Gangrel})
                  .up(P0, First, {"to04", "to08"})
                  .deployed(P1, First, 5)
                  .deployed(P2, First, 6)};
  table.all_stay();
  EXPECT_EQ(table.player(P0).victims, 2U);
}

// VD-306, VD-174
TEST(VendettaToreador, SummonBringsNothingToAWinnerWithoutACard) {
  Position position = at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to04"}).deployed(P1, First, 1);
  position.raw().sites[First].ally = {};
  Table table{position};
  table.all_stay();
  EXPECT_EQ(table.state().sites[First].winner, P0);
  EXPECT_EQ(table.player(P0).victims, 1U);
}

// VD-306, VD-010: the last Victim is the reward
TEST(VendettaToreador, SummonFindsNoVictimInAnEmptyDeck) {
  Table table{at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to04"}).deployed(P1, First, 5).victims(P2, 32)};
  ASSERT_EQ(table.state().victim_deck, 1U);
  table.all_stay();
  EXPECT_EQ(table.player(P0).victims, 2U);
  EXPECT_EQ(told(table, EventKind::NoVictimLeft, 10), numbers(0));
}

// VD-307: own, rivals', face up and face down
TEST(VendettaToreador, EntrancementCountsEveryCardHere) {
  Table table{at_first({Toreador, Tremere, Gangrel})
                  .up(P0, First, {"to05", "to09"})
                  .up(P1, First, {"tr02", "tr04"})
                  .down(P2, First, {"ga02"})
                  .up(P2, Second, {"ga03"})};
  table.all_stay().act(P1, "no");
  EXPECT_EQ(table.area(P1, First), (Cards{"(tr02)", "tr04"}));
  EXPECT_EQ(table.counted(P0), 5);
}

// VD-307, VD-206: withdrawn cards are not here any more
TEST(VendettaToreador, EntrancementAloneCountsItself) {
  Table table{at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to05"}).up(P1, First, {"br01", "br03"})};
  table.stay_but({P1});
  EXPECT_EQ(table.counted(P0), 1);
}

// VD-308
TEST(VendettaToreador, SubmissionProtectsFromLossesAndThefts) {
  Table table{at_first({Toreador, Brujah, Gangrel})
                  .up(P0, First, {"to06"})
                  .up(P1, First, {"br04", "br07"})
                  .up(P2, First, {"ga09"})};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.blood(P2), 6U - 1U - 2U + 0U + 1U);
  EXPECT_EQ(table.count(EventKind::Protected), 3U);
  EXPECT_EQ(told(table, EventKind::Protected, 308), numbers(0));
}

// VD-308: place cards too
TEST(VendettaToreador, SubmissionProtectsFromThePlace) {
  Table table{at_first({Toreador, Brujah, Gangrel})
                  .place(First, "lo06")
                  .place(Second, "lo01")
                  .up(P0, First, {"to06"})
                  .deployed(P1, First, 5)
                  .deployed(P2, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.blood(P2), 5U);
}

// VD-308: deployed blood is none of its business
TEST(VendettaToreador, SubmissionDoesNotProtectDeployedBlood) {
  Table table{
      at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to06"}).deployed(P0, First, 3).up(P2, First, {"ga04"})};
  table.all_stay();
  EXPECT_EQ(table.deployed(P0, First), 1U);
}

// VD-308, VD-272: neither from spending, nor from what belongs to another location, nor from loss of influence
TEST(VendettaToreador, SubmissionProtectsAtItsLocationOnly) {
  Table table{Position{{Toreador, Brujah, Gangrel}}
                  .up(P0, First, {"to06"})
                  .up(P1, Second, {"br03"})
                  .hand(P0, {"to08", "to09"})};
  table.act(P0, "play:to09>first>down");
  EXPECT_EQ(table.blood(P0), 6U - 1U - 1U);
  EXPECT_EQ(table.count(EventKind::Protected), 0U);
}

// VD-308, VD-281: the loss belongs to where BR03 lies
TEST(VendettaToreador, SubmissionProtectsFromAChallengeThatLiesBesideIt) {
  Table table{
      Position{{Toreador, Brujah, Gangrel}}.up(P0, First, {"to06"}).up(P1, First, {"br03"}).hand(P0, {"to08", "to09"})};
  table.act(P0, "play:to09>second>up");
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.count(EventKind::Protected), 1U);
}

// VD-308, VD-070: face down it protects from nothing that comes before the reveal
TEST(VendettaToreador, SubmissionFaceDownDoesNotProtect) {
  Table table{at_first({Toreador, Ventrue, Gangrel}).down(P0, First, {"to06"}).up(P1, First, {"ve05"})};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 4U);
}

// VD-308, VD-320: what was asked for staying counts as given
TEST(VendettaToreador, SubmissionStaysForNothing) {
  Table table{at_first({Toreador, Ventrue, Gangrel})
                  .up(P0, First, {"to06"})
                  .up(P1, First, {"ve05"})
                  .blood(P0, 0)
                  .drained(P0, {"al25"})};
  EXPECT_TRUE(table.offers(P0, "stay"));
  table.all_stay();
  EXPECT_EQ(table.counted(P0), 3);
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 0U);
}

// VD-308, VD-318, VD-276: the theft is taken as made, so no step is skipped
TEST(VendettaToreador, SubmissionPaysNothingToCurfew) {
  Table table{at_first({Toreador, Ventrue, Gangrel})
                  .up(P0, First, {"to06", "to08"})
                  .up(P1, First, {"ve03"})
                  .blood(P0, 0)
                  .drained(P0, {"al25"})};
  table.all_stay();
  EXPECT_EQ(table.offered(P0, "option"), (Cards{"option:1", "option:2"}));
  table.act(P0, "option:1");
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.player(P0).victims, 2U);  // TO08, and the Ally is no Victim
}

// VD-309, VD-136
TEST(VendettaToreador, FriendsInHighPlacesDeployUpToTheSizeOfTheAlliance) {
  Table table{at_first({Toreador, Brujah, Gangrel})
                  .up(P0, First, {"to07"})
                  .down(P1, First, {"br01"})
                  .victims(P0, 3)
                  .allies(P0, {"al20"})
                  .drained(P0, {"al22"}, 2)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"number:0", "number:1", "number:2", "number:3", "number:4"}));
  EXPECT_EQ(table.area(P1, First), (Cards{"(br01)"}));
  table.act(P0, "number:4");
  EXPECT_EQ(table.deployed(P0, First), 4U);
  EXPECT_EQ(table.blood(P0), 2U);
  EXPECT_EQ(told(table, EventKind::Deployed, 76), numbers(0, 4, First));
  EXPECT_EQ(table.counted(P0), 7);
}

// VD-309, VD-080
TEST(VendettaToreador, FriendsInHighPlacesLeaveTheLastBlood) {
  Table table{
      at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to07"}).deployed(P1, First, 1).victims(P0, 4).blood(P0, 2)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"number:0", "number:1"}));
  table.act(P0, "number:0");
  EXPECT_EQ(table.blood(P0), 2U);
  EXPECT_EQ(table.count(EventKind::Deployed), 0U);
}

// VD-309, VD-071: too late when it is turned up by the reveal itself; and nothing without blood or without an Alliance
TEST(VendettaToreador, FriendsInHighPlacesAreNotAskedInVain) {
  for (const Position& position : {at_first({Toreador, Brujah, Gangrel}).down(P0, First, {"to07"}),
                                   at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to07"}).blood(P0, 1),
                                   at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to07"}).victims(P0, 0)}) {
    Table table{position};
    table.all_stay();
    EXPECT_EQ(table.step(), Step::Stand);
    EXPECT_EQ(table.counted(P0), 3);
  }
}

// VD-139, VD-069: face down too
TEST(VendettaToreador, ReadyBringsAVictim) {
  Table table{at_first({Toreador, Brujah, Gangrel}).down(P0, First, {"to08"}).deployed(P1, First, 5)};
  table.all_stay();
  EXPECT_EQ(table.player(P0).victims, 1U + 1U + 1U);  // one of them for the second place
}

// VD-010
TEST(VendettaToreador, ReadyFindsNoVictimInAnEmptyDeck) {
  Table table{at_first({Toreador, Brujah, Gangrel}).up(P0, First, {"to08"}).victims(P1, 33)};
  ASSERT_EQ(table.state().victim_deck, 0U);
  table.all_stay();
  EXPECT_EQ(table.player(P0).victims, 1U);
  EXPECT_EQ(told(table, EventKind::NoVictimLeft, 10), numbers(0));
}

// VD-175, VD-205, VD-206, VD-199: from rivals alone, as far as they have any
TEST(VendettaToreador, HuntStealsOneFromEachRival) {
  Table table{at_first({Toreador, Brujah, Gangrel, Ventrue})
                  .up(P0, First, {"to09"})
                  .deployed(P1, First, 1)
                  .up(P2, First, {"ga02"})
                  .blood(P2, 0)
                  .drained(P2, {"al25"})
                  .up(P3, First, {"ve08"})};
  table.stay_but({P3});
  EXPECT_EQ(table.blood(P0), 7U);
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.blood(P3), 6U);
  EXPECT_EQ(table.count(EventKind::Stolen), 1U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 0U);
}

}  // namespace
}  // namespace krypta::vendetta::test::toreador_test
