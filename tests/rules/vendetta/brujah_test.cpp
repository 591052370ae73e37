#include <array>

#include "tests/rules/vendetta/table.hpp"

/// The cards of the Brujah: power and damage. VD-279 to VD-284
namespace krypta::vendetta::test::brujah_test {
namespace {

using enum Clan;
using enum Location;

/// Everybody stays at the first location; the match then stops at the second.
Table resolved(Position& position) {
  Table table{position.stops_at(Second).resolving(First)};
  return table.all_stay();
}

// br09: VD-198, VD-205
TEST(VendettaBrujah, HuntStealsOneFromEachRival) {
  Table table = resolved(Position{{Brujah, Gangrel, Tremere, Ventrue}}
                             .up(P0, First, {"br09"})
                             .deployed(P1, First, 1)
                             .deployed(P2, First, 1));
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.blood(P2), 5U);
  EXPECT_EQ(table.blood(P3), 6U) << "no rival there";
  EXPECT_EQ(told(table, EventKind::Stolen, 198), numbers(2, 0, 1));
}

// br09: VD-069, VD-206, VD-227. Without a rival nothing happens; who withdrew is none.
TEST(VendettaBrujah, HuntFindsNobodyWhereEverybodyHasLeft) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .down(P0, First, {"br09"})
                  .deployed(P1, First, 2)
                  .stops_at(Haven)
                  .resolving(First)};
  table.stay_but({P1});
  EXPECT_EQ(told(table, EventKind::Acts, 141), numbers(0, *named<ClanCard>("br09"))) << "face down or not";
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.blood(P1), 8U) << "with what was deployed";
  EXPECT_EQ(table.count(EventKind::Stolen), 0U);
}

// br09: VD-189, VD-199, HC-VD-38
TEST(VendettaBrujah, HuntStealsNothingFromAnEmptyPool) {
  Table table = resolved(Position{{Brujah, Gangrel, Tremere}}
                             .up(P0, First, {"br09"})
                             .deployed(P1, First, 1)
                             .drained(P1, {"al25"})
                             .blood(P1, 0));
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.count(EventKind::Stolen), 0U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 0U);
  EXPECT_EQ(table.influence(P0), 3U + 2U) << "for second place alone";
}

// br08: VD-284, VD-270
TEST(VendettaBrujah, ReadyGainsOneInfluenceMoreForAFrenzy) {
  Table table = resolved(Position{{Brujah, Gangrel, Tremere}}
                             .up(P0, First, {"br08", "br04"})
                             .deployed(P1, First, 1)
                             .deployed(P2, First, 1)
                             .blood(P1, 2)
                             .blood(P2, 1));
  EXPECT_EQ(table.count(EventKind::InFrenzy), 2U);
  EXPECT_EQ(table.influence(P0), 3U + 2U + 2U * 2U) << "the reward, and two for each";
}

// br08: VD-284. Where the Frenzy was caused does not matter, but there must be a rival where the card lies.
TEST(VendettaBrujah, ReadyWantsARivalWhereItLies) {
  for (const bool rival : {false, true}) {
    Position position{{Brujah, Gangrel, Tremere}};
    position.up(P0, First, {"br04"}).up(P0, Haven, {"br08"}).deployed(P1, First, 1).blood(P1, 2);
    if (rival) position.deployed(P1, Haven, 1);
    Table table = resolved(position);
    EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
    EXPECT_EQ(table.influence(P0), 3U + 2U + 1U + (rival ? 1U : 0U));
  }
}

// br08: VD-070, VD-182, VD-284. Not face down, and not for what others cause.
TEST(VendettaBrujah, ReadyIsNothingFaceDownOrForAnother) {
  Table down = resolved(Position{{Brujah, Gangrel, Tremere}}
                            .up(P0, First, {"br04"})
                            .down(P0, Haven, {"br08"})
                            .deployed(P1, First, 1)
                            .deployed(P1, Haven, 1)
                            .blood(P1, 2));
  EXPECT_EQ(down.influence(P0), 3U + 2U + 1U);
  Table another = resolved(Position{{Brujah, Gangrel, Tremere}}
                               .up(P0, First, {"br08"})
                               .deployed(P1, First, 1)
                               .up(P2, First, {"tr05"})
                               .blood(P1, 2));
  another.act(P2, "yes");
  EXPECT_EQ(another.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(another.influence(P2), 3U + 2U + 1U);
  EXPECT_EQ(another.influence(P0), 3U + 2U) << "for second place alone";
}

// br08: VD-284. In Planning, too.
TEST(VendettaBrujah, ReadyCountsInPlanning) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .up(P0, Second, {"br03"})
                  .up(P0, Haven, {"br08"})
                  .deployed(P1, Haven, 1)
                  .blood(P1, 1)
                  .turn_of(P1)};
  table.act(P1, "play:ga08>first>up");
  EXPECT_EQ(table.influence(P0), 3U + 2U);
}

// br01: VD-279
TEST(VendettaBrujah, BloodyFuryIsWeakerWithBlood) {
  Table with = resolved(
      Position{{Brujah, Gangrel, Tremere}}.up(P0, First, {"br01"}).deployed(P0, First, 1).deployed(P1, First, 1));
  EXPECT_EQ(with.counted(P0), 4 + 1);
  Table without = resolved(
      Position{{Brujah, Gangrel, Tremere}}.up(P0, First, {"br01"}).deployed(P0, Haven, 3).deployed(P1, First, 2));
  EXPECT_EQ(without.counted(P0), 6) << "blood elsewhere, and that of others, does not matter";
  EXPECT_EQ(without.counted(P1), 2);
}

// br01: VD-279. Its change comes with its turn in the Conflict step.
TEST(VendettaBrujah, BloodyFuryIsWholeBeforeItsTurn) {
  Table table{Position{{Brujah, Gangrel, Nosferatu}}
                  .up(P0, First, {"br01"})
                  .deployed(P0, First, 1)
                  .up(P2, First, {"no07"})
                  .resolving(First)};
  table.all_stay();
  ASSERT_EQ(table.options(P2), (std::vector<std::string>{"yes", "no"})) << "the Setup step";
  EXPECT_EQ(table.power(P0, First), 6 + 1);
}

// br01, br07: VD-144, VD-279, VD-292. Turned face down after the reveal, neither resolves nor counts.
TEST(VendettaBrujah, CardsTurnedDownChangeNothing) {
  Table fury{Position{{Brujah, Malkavian, Tremere}}
                 .up(P0, First, {"br01"})
                 .deployed(P0, First, 3)
                 .up(P1, First, {"ma02"})
                 .stops_at(Second)
                 .resolving(First)};
  fury.all_stay().act(P0, "bid:0").act(P1, "bid:1");
  EXPECT_EQ(fury.area(P0, First), std::vector<std::string>{"(br01)"});
  EXPECT_EQ(fury.counted(P0), 3) << "0 for the card, and nothing off";
  Table force{Position{{Brujah, Malkavian, Tremere}}
                  .up(P0, First, {"br07"})
                  .up(P1, First, {"ma02"})
                  .stops_at(Second)
                  .resolving(First)};
  force.all_stay().act(P0, "bid:0").act(P1, "bid:1");
  EXPECT_EQ(force.count(EventKind::Stolen), 0U);
}

// br02: VD-279, VD-280
TEST(VendettaBrujah, PunksPosseCountsEveryCardOfTheArea) {
  Table table{Position{{Brujah, Nosferatu, Tremere}}
                  .up(P0, First, {"br02", "br04"})
                  .down(P0, First, {"br08"})
                  .up(P0, Haven, {"br03"})
                  .up(P1, First, {"no06"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "option:2");
  EXPECT_EQ(table.area(P0, First), (std::vector<std::string>{"br02", "br04", "(br08)"}));
  EXPECT_EQ(table.counted(P0), 3 * 2 + 4);
  Table alone = resolved(Position{{Brujah, Nosferatu, Tremere}}.up(P0, First, {"br02"}).deployed(P1, First, 3));
  EXPECT_EQ(alone.counted(P0), 2) << "itself";
}

// br02: VD-273, VD-280. Taken by the Malkavian it counts the cards of his Area, his own and foreign ones.
TEST(VendettaBrujah, PunksPosseCountsForItsController) {
  Table table{Position{{Malkavian, Brujah, Tremere}}
                  .up(P0, First, {"ma01"})
                  .up(P1, First, {"br04", "br01"})
                  .hand(P1, {"br02", "br08"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().acts(P0, {"card:br02", "number:0", "number:0"});
  EXPECT_EQ(table.counted(P0), 3 + 3 * 2 + 1);
  EXPECT_EQ(table.counted(P1), 4 + 6);
}

// br03: VD-281, VD-058, VD-202
TEST(VendettaBrujah, ChallengeCostsWhoeverPlaysElsewhere) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.up(P0, Second, {"br03"}).turn_of(P1)};
  table.act(P1, "play:ga08>first>up");
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(1, 1));
  table.acts(P1, {"blood:3", "end"}).act(P2, "play:tr08>haven>down");
  EXPECT_EQ(table.blood(P2), 6U - 1U - 1U) << "the price, and one more";
}

// br03: VD-281. Here it costs nothing, nor does it face down, nor for the own cards.
TEST(VendettaBrujah, ChallengeCostsNothingHereFaceDownOrForTheOwnCards) {
  Table here{Position{{Brujah, Gangrel, Tremere}}.up(P0, Second, {"br03"}).turn_of(P1)};
  here.act(P1, "play:ga08>second>up");
  EXPECT_EQ(here.blood(P1), 6U);
  Table down{Position{{Brujah, Gangrel, Tremere}}.down(P0, Second, {"br03"}).turn_of(P1)};
  down.act(P1, "play:ga08>first>up");
  EXPECT_EQ(down.blood(P1), 6U);
  Table own{Position{{Brujah, Gangrel, Tremere}}.up(P0, Second, {"br03"}).turn_of(P0)};
  own.act(P0, "play:br08>first>up");
  EXPECT_EQ(own.blood(P0), 6U);
}

// br03: VD-281, VD-180, VD-191. The Frenzy comes before the blood for that card, which may come from the drain.
TEST(VendettaBrujah, ChallengeCanCauseAFrenzyInTheMiddleOfATurn) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.up(P0, Second, {"br03"}).blood(P1, 1).turn_of(P1)};
  table.act(P1, "play:ga08>first>up");
  EXPECT_EQ(table.influence(P0), 4U);
  EXPECT_EQ(table.player(P1).drained_victims, 1U);
  EXPECT_EQ(table.offered(P1, "blood:"), (std::vector<std::string>{"blood:1", "blood:2"})) << "of 3";
}

// br03: VD-075, VD-281. Cards that are moved do not count; those that a card plays do, in any phase.
TEST(VendettaBrujah, ChallengeIsAboutPlayingInAnyPhase) {
  Table moved{Position{{Brujah, Gangrel, Tremere}}
                  .up(P0, Second, {"br03"})
                  .up(P1, First, {"ga02"})
                  .deployed(P2, First, 1)
                  .resolving(First)};
  moved.stay_but({P1});
  EXPECT_EQ(moved.area(P1, Haven), std::vector<std::string>{"ga02"});
  EXPECT_EQ(moved.blood(P1), 6U);
  Table played{Position{{Brujah, Malkavian, Tremere}}
                   .up(P0, Second, {"br03"})
                   .up(P1, First, {"ma01"})
                   .deployed(P2, First, 1)
                   .hand(P2, {"tr08"})
                   .resolving(First)};
  played.all_stay().act(P1, "number:0");
  EXPECT_EQ(played.blood(P1), 5U) << "who plays it";
  EXPECT_EQ(played.blood(P2), 6U) << "whose card it is";
}

// br04: VD-196, VD-033
TEST(VendettaBrujah, FistOfCaineIsAsStrongAsTheRoundIsLate) {
  for (const unsigned round : {1U, 2U, 3U}) {
    Table table = resolved(
        Position{{Brujah, Gangrel, Tremere}}.round(round).hand(P0, {}).up(P0, First, {"br04"}).deployed(P1, First, 1));
    EXPECT_EQ(table.blood(P1), 6U - round);
    EXPECT_EQ(table.blood(P0), 6U) << "lost, not stolen";
    EXPECT_EQ(table.blood(P2), 6U) << "no rival there";
  }
}

// br04: VD-183, VD-197
TEST(VendettaBrujah, FistOfCaineTakesWhatThereIs) {
  Table table = resolved(
      Position{{Brujah, Gangrel, Tremere}}.round(3).up(P0, First, {"br04"}).deployed(P1, First, 1).blood(P1, 2));
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(1, 2));
  EXPECT_EQ(table.blood(P1), 3U) << "the rest of the loss does not touch what the drain gives";
}

// br05: VD-282
TEST(VendettaBrujah, DownWithTheSystemHurtsMoreAfterAVictory) {
  Table won = resolved(
      Position{{Brujah, Gangrel, Tremere}}.up(P0, First, {"br05"}).deployed(P1, First, 1).deployed(P2, First, 1));
  EXPECT_EQ(won.blood(P1), 2U);
  EXPECT_EQ(won.blood(P2), 2U);
  Table lost = resolved(
      Position{{Brujah, Gangrel, Tremere}}.up(P0, First, {"br05"}).deployed(P1, First, 4).deployed(P2, First, 1));
  EXPECT_EQ(lost.blood(P1), 4U);
  EXPECT_EQ(lost.blood(P2), 4U) << "not the winner alone";
}

// br05: VD-282, VD-030. Rank 1 by player order is a victory; here in this round, not elsewhere.
TEST(VendettaBrujah, DownWithTheSystemGoesByTheRankHere) {
  Table tie = resolved(Position{{Brujah, Gangrel, Tremere}}.up(P0, First, {"br05"}).deployed(P1, First, 3));
  EXPECT_EQ(tie.blood(P1), 2U);
  Position position{{Brujah, Gangrel, Tremere}};
  position.up(P0, Second, {"br05"}).deployed(P1, Second, 4).stops_at(Haven).resolving(Second);
  position.raw().sites[First].winner = P0;
  Table elsewhere{position};
  elsewhere.all_stay();
  EXPECT_EQ(elsewhere.blood(P1), 4U);
  EXPECT_EQ(elsewhere.state().sites[Second].winner, P1);
}

// br06: VD-283. 5 and 4 give 2 each, 1 gives nothing.
TEST(VendettaBrujah, EarthshockGoesByAllTheBloodHere) {
  for (const auto& [own, theirs, loss] : {std::array{2U, 2U, 2U}, std::array{2U, 1U, 2U}, std::array{0U, 0U, 0U}}) {
    Table table = resolved(Position{{Brujah, Gangrel, Tremere}}
                               .up(P0, First, {"br06"})
                               .deployed(P0, First, own)
                               .deployed(P1, First, theirs)
                               .deployed(P2, First, 1)
                               .deployed(P1, Haven, 3));
    EXPECT_EQ(table.blood(P1), theirs > 0 ? 6U - loss : 6U);
    EXPECT_EQ(table.blood(P2), 6U - loss) << "the same for each";
    EXPECT_EQ(table.blood(P0), 6U);
  }
}

// br06: VD-180, VD-283. Counted once: a Frenzy in the middle changes nothing for the next.
TEST(VendettaBrujah, EarthshockIsCountedWhenItBegins) {
  Table table = resolved(Position{{Brujah, Gangrel, Tremere}}
                             .up(P0, First, {"br06"})
                             .deployed(P1, First, 3)
                             .deployed(P2, First, 3)
                             .allies(P1, {"al09"})
                             .victims(P1, 0)
                             .tokens(P1, 2)
                             .blood(P1, 1));
  table.chance({"drained:al09"});
  EXPECT_TRUE(table.player(P1).out) << "drained, and by that eliminated: the blood is gone";
  EXPECT_EQ(table.deployed(P1, First), 0U);
  EXPECT_EQ(table.blood(P2), 3U);
}

// br07: VD-139, VD-198
TEST(VendettaBrujah, ShowOfForceStealsBeforeTheConflict) {
  Table table = resolved(
      Position{{Brujah, Gangrel, Tremere}}.up(P0, First, {"br07"}).up(P1, First, {"ga03"}).up(P2, First, {"tr01"}));
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.counted(P2), 9 - 5) << "its pool is smaller by then";
}

// br07: VD-180, VD-182, VD-190. Each theft and its Frenzy is over before the next one.
TEST(VendettaBrujah, ShowOfForceCausesOneFrenzyAfterTheOther) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .up(P0, First, {"br07"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)
                  .allies(P1, {"al20"})
                  .blood(P1, 1)
                  .blood(P2, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.blood(P2), 1U) << "chance has to say whom the other one drains first";
  EXPECT_EQ(table.influence(P0), 4U);
  table.chance({"drained:al20"});
  EXPECT_EQ(table.blood(P1), 2U);
  EXPECT_EQ(table.blood(P2), 3U);
  EXPECT_EQ(table.influence(P0), 5U + 2U) << "with the first reward";
}

// br03: VD-252, VD-281. In teams its player says each time whether the partner is meant.
TEST(VendettaBrujah, ChallengeAsksAboutThePartnerEachTime) {
  Table table{Position{{Brujah, Gangrel, Tremere, Ventrue}}
                  .teams()
                  .up(P0, Second, {"br03"})
                  .hand(P2, {"tr01", "tr08", "tr09"})
                  .turn_of(P2, 1)};
  table.act(P2, "play:tr08>first>up").act(P0, "without-partner");
  EXPECT_EQ(table.blood(P2), 6U);
  table.act(P2, "end").acts(P3, {"play:ve08>second>up", "end"});
  table.acts(P0, {"play:br08>first>up", "end"}).acts(P1, {"play:ga08>second>up", "end"});
  table.act(P2, "play:tr09>first>up").act(P0, "with-partner");
  EXPECT_EQ(table.blood(P2), 5U);
}

// br08: VD-253, VD-278. Nothing for the partner's Frenzy.
TEST(VendettaBrujah, ReadyGainsNothingForThePartner) {
  Table table = resolved(Position{{Brujah, Gangrel, Tremere, Ventrue}}
                             .teams()
                             .up(P0, First, {"br08", "br04"})
                             .deployed(P2, First, 1)
                             .blood(P2, 2));
  table.act(P0, "with-partner");
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(table.influence(P0), 3U + 2U);
}

}  // namespace
}  // namespace krypta::vendetta::test::brujah_test
