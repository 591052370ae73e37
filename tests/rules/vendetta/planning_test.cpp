#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// The turns of Planning: cards, faces, Blood. VD-047 to VD-083, VD-261, VD-262
namespace krypta::vendetta::test::planning_test {
namespace {

using enum Clan;
using enum Location;

Position planning() { return Position{{Brujah, Gangrel, Tremere}}; }

// VD-047, VD-029
TEST(VendettaPlanning, TurnsGoRoundFromTheHolderUntilEachHasHadHis) {
  Table table{planning().ambition(P1).turn_of(P1, 1)};
  std::vector<Seat> turns;
  while (table.step() == Step::Turn) {
    const Seat s = table.pending().must.lowest();
    turns.push_back(s);
    table.act(s, table.offered(s, "play:").front()).act(s, "end");
  }
  EXPECT_EQ(turns, (std::vector<Seat>{P1, P2, P0, P1, P2, P0}));
  EXPECT_EQ(table.count(EventKind::PlanningEnded), 1U);
}

// VD-048, VD-052
TEST(VendettaPlanning, ExactlyOneCardIsPlayedInATurn) {
  Table table{planning()};
  EXPECT_FALSE(table.offers(P0, "end"));
  EXPECT_FALSE(table.offers(P0, "pass"));
  EXPECT_TRUE(names(table.refused(P0, "end"), "VD-052"));
  EXPECT_TRUE(names(table.refused(P0, "pass"), "VD-052"));
  table.act(P0, "play:br08>first>up");
  EXPECT_TRUE(table.offered(P0, "play:").empty());
  EXPECT_TRUE(names(table.refused(P0, "play:br09>first>up"), "VD-048"));
  EXPECT_TRUE(table.offers(P0, "end"));
  table.act(P0, "end");
  EXPECT_EQ(told(table, EventKind::TurnEnded, 48), numbers(0));
  EXPECT_TRUE(table.asks(P1));
}

// VD-048, VD-054: a card of the hand, no other
TEST(VendettaPlanning, WhatIsNotInTheHandIsNotPlayed) {
  Table table{planning()};
  EXPECT_TRUE(names(table.refused(P0, "play:br01>first>up"), "VD-048"));
  EXPECT_TRUE(names(table.refused(P0, "play:ga08>first>up"), "VD-048"));
  EXPECT_TRUE(names(table.refused(P1, "play:ga08>first>up"), "VD-047"));
}

// VD-053
TEST(VendettaPlanning, WithoutACardATurnIsForDrainingOnly) {
  Table table{planning().hand(P1, {}).tokens(P1, 1)};
  table.acts(P0, {"play:br08>first>up", "end"});
  EXPECT_EQ(table.options(P1), (Words{"drain:victim", "end"}));
  EXPECT_TRUE(names(table.refused(P1, "play:ga08>first>up"), "VD-053"));
  EXPECT_FALSE(table.refused(P1, "blood:1").empty());
  EXPECT_FALSE(table.refused(P1, "flip").empty());
  table.act(P1, "drain:victim");
  EXPECT_EQ(table.blood(P1), 9U);
  EXPECT_TRUE(table.asks(P2));  // nothing is left to do in that turn
}

// VD-055, VD-056, VD-059
TEST(VendettaPlanning, AnyLocationAsOftenAsOneLikes) {
  Table table{planning().hand(P0, {"br01", "br02", "br09"}).up(P0, Second, {"br04", "br05"}).turn_of(P0, 1)};
  EXPECT_EQ(playable(table, P0), (LocationSet::of(First, Second, Haven)));
  table.acts(P0, {"play:br01>second>up", "end"});
  EXPECT_EQ(table.area(P0, Second), (Words{"br04", "br05", "br01"}));
  EXPECT_EQ(table.hand(P0), (Words{"br02", "br09"}));
  EXPECT_EQ(told(table, EventKind::Played, 60), numbers(0, id<ClanCard>("br01"), Second));
  table.act(P1, table.offered(P1, "play:").front()).act(P1, "end");
  table.act(P2, table.offered(P2, "play:").front()).act(P2, "end");
  EXPECT_EQ(playable(table, P0), (LocationSet::of(First, Second, Haven)));
}

// VD-060, VD-061, VD-062, VD-076, VD-193
TEST(VendettaPlanning, FaceUpIsFreeAndFaceDownCostsOneBloodMore) {
  Table up{planning()};
  up.act(P0, "play:br08>first>up");
  EXPECT_EQ(up.blood(P0), 6U);
  EXPECT_EQ(up.count(EventKind::Spent), 0U);
  Table down{planning()};
  down.act(P0, "play:br08>first>down");
  EXPECT_EQ(down.blood(P0), 5U);
  EXPECT_EQ(told(down, EventKind::Spent, 193), numbers(0, 1));
  EXPECT_EQ(down.area(P0, First), Words{"(br08)"});
  EXPECT_EQ(down.offered(P0, "blood:"), (Words{"blood:1", "blood:2", "blood:3"}));
  down.act(P0, "blood:3");
  EXPECT_EQ(down.blood(P0), 2U);
  EXPECT_EQ(down.deployed(P0, First), 3U);
}

// VD-063, VD-064: HC-VD-01, HC-VD-02
TEST(VendettaPlanning, TheLastBloodPaysForNoCard) {
  Table table{planning().blood(P0, 1)};
  EXPECT_TRUE(names(table.refused(P0, "play:br08>first>down"), "VD-063"));
  EXPECT_TRUE(table.offers(P0, "play:br08>first>up"));
  table.act(P0, "drain:victim");
  EXPECT_EQ(table.blood(P0), 4U);
  table.act(P0, "play:br08>first>down");
  EXPECT_EQ(table.blood(P0), 3U);
  EXPECT_TRUE(names(table.refused(P0, "blood:3"), "VD-080"));
  table.act(P0, "blood:2");
  EXPECT_EQ(table.blood(P0), 1U);
  EXPECT_TRUE(table.asks(P1));
}

// VD-262, VD-195, VD-326, VD-346
TEST(VendettaPlanning, WhatAFaceDownCardCostsAddsUpAndIsNeverLessThanNothing) {
  Table dear{planning().allies(P0, {"al28"}).place(First, "lo03").blood(P0, 4)};
  dear.act(P0, "play:br08>first>down");
  EXPECT_EQ(dear.blood(P0), 1U);
  Table poor{planning().allies(P0, {"al28"}).place(First, "lo03").blood(P0, 3)};
  EXPECT_TRUE(names(poor.refused(P0, "play:br08>first>down"), "VD-262"));
  EXPECT_TRUE(poor.offers(P0, "play:br08>second>down"));
  Table free{planning().allies(P0, {"al07"}).blood(P0, 0).drained(P0, {"al25"})};
  free.act(P0, "play:br08>first>down");
  EXPECT_EQ(free.blood(P0), 0U);
  EXPECT_EQ(free.count(EventKind::Spent), 0U);
  EXPECT_EQ(free.count(EventKind::InFrenzy), 0U);
}

// VD-065, VD-209
TEST(VendettaPlanning, AFaceDownCardIsItsOwnersSecret) {
  Table table{planning()};
  table.act(P0, "play:br08>first>down");
  EXPECT_TRUE(table.known(P0).deployed[0].card.known);
  for (const Seat s : {P1, P2, Seat::spectator}) {
    EXPECT_FALSE(table.known(s).deployed[0].card.known);
    EXPECT_EQ(table.known(s).deployed[0].clan, Brujah);
    EXPECT_EQ(table.count_seen(s, EventKind::PlayedDownCard), 0U);
    EXPECT_EQ(table.count_seen(s, EventKind::PlayedDown), 1U);
  }
  EXPECT_EQ(table.count_seen(P0, EventKind::PlayedDownCard), 1U);
}

// VD-066, VD-070, VD-150
TEST(VendettaPlanning, AFaceDownCardHasNoPowerAndDoesNothing) {
  Table table{planning().down(P1, Second, {"ga06"}).down(P2, Haven, {"tr01"})};
  EXPECT_EQ(table.power(P1, Second), 0);
  EXPECT_EQ(table.power(P2, Haven), 0);
  table.act(P0, "play:br08>second>up");
  EXPECT_EQ(table.deployed(P1, Second), 0U);
  Table up{planning().up(P1, Second, {"ga06"})};
  up.act(P0, "play:br08>second>up");
  EXPECT_EQ(up.deployed(P1, Second), 1U);
}

// VD-071, VD-072, VD-073
TEST(VendettaPlanning, APassiveCardDoesNotCatchUpButActsFromThenOn) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .up(P0, First, {"br01"})
                  .down(P1, First, {"ga06"})
                  .hand(P2, {"ma09"})
                  .up(P2, First, {"ma03"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.count(EventKind::TurnedUp), 1U);
  table.act(P2, "number:0");                 // Madness Network has played ma09 here
  EXPECT_EQ(table.deployed(P1, First), 1U);  // once, for the card played after the reveal
  EXPECT_EQ(told(table, EventKind::Played, 60), numbers(2, id<ClanCard>("ma09"), First));
  const Lines powers = all_of(table, {EventKind::PowerIs});
  EXPECT_EQ(powers[1], (Line{EventKind::PowerIs, numbers(1, 3 + 1, First)}));
}

// VD-067, VD-068, VD-069
TEST(VendettaPlanning, AnActiveCardResolvesInItsStepWhicheverFaceItWasPlayed) {
  for (const bool up : {true, false}) {
    Position position = Position{{Brujah, Gangrel, Tremere}}.stops_at(Second);
    const Ids ids{"ga08"};
    up ? position.up(P1, First, ids) : position.down(P1, First, ids);
    Table table{position.resolving(First)};
    table.all_stay();
    EXPECT_EQ(table.deployed(P1, First), 2U);
    EXPECT_EQ(told(table, EventKind::Acts, 141), numbers(1, id<Source>("ga08")));
  }
  for (const ClanCard c : krypta::all_of<ClanCard>()) EXPECT_LE(game().cards().base(c), 9U);
}

// VD-074, VD-076: an effect that plays a card lets Blood go with it
TEST(VendettaPlanning, AnEffectThatPlaysACardIsPlayingIt) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .up(P0, Second, {"br03"})  // who plays elsewhere loses 1
                  .deployed(P1, First, 1)
                  .hand(P2, {"ma09"})
                  .tokens(P2, 1)
                  .up(P2, First, {"ma03"})
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.blood(P2), 5U);
  EXPECT_EQ(table.options(P2), (Words{"number:0", "number:1", "number:2", "number:3"}));
  EXPECT_FALSE(table.refused(P2, "flip").empty());  // that is for Planning
  table.act(P2, "number:3");
  EXPECT_EQ(table.deployed(P2, First), 3U);
}

// VD-075, VD-202, VD-203
TEST(VendettaPlanning, MovingACardIsNotPlayingIt) {
  Table table{planning().relic(P0, "re08").up(P1, Second, {"ga06"}).up(P0, Haven, {"br01"})};
  table.acts(P0, {"play:br08>first>up", "use:re08"});
  table.acts(P0, {"slot:" + table.slot("br01"), "location:second"});
  EXPECT_EQ(table.area(P0, Second), Words{"br01"});
  EXPECT_EQ(table.deployed(P1, Second), 0U);
  EXPECT_EQ(table.count(EventKind::Played), 1U);
  EXPECT_EQ(told(table, EventKind::Moved, 75), numbers(0, id<ClanCard>("br01"), Second));
  EXPECT_TRUE(is_present(table.state(), P0, Second));
  EXPECT_FALSE(is_present(table.state(), P0, Haven));
}

// VD-058, VD-281, VD-289
TEST(VendettaPlanning, WhatAnswersToACardComesBeforeItsBlood) {
  Table table{planning().up(P1, First, {"ga06"}).up(P2, Second, {"tr09"}).blood(P0, 6)};
  const std::size_t before = table.match().record().events();
  table.acts(P0, {"play:br08>first>up", "blood:2"});
  EXPECT_EQ(told_since(table, P2, before, {EventKind::Played, EventKind::BloodPlaced, EventKind::Deployed}),
            (Lines{{EventKind::Played, numbers(0, id<ClanCard>("br08"), First)},
                   {EventKind::BloodPlaced, numbers(1, 1, First)},
                   {EventKind::Deployed, numbers(0, 2, First)}}));
}

// VD-049, VD-076, VD-077, VD-057, VD-091: HC-VD-04
TEST(VendettaPlanning, ThreeBloodGoWithACardAlsoInPartsAndAfterADrain) {
  Table table{planning().blood(P0, 3).allies(P0, {"al20"}).deployed(P0, First, 5)};
  table.acts(P0, {"play:br08>first>up", "blood:2"});
  EXPECT_EQ(table.blood(P0), 1U);
  EXPECT_TRUE(table.offered(P0, "blood:").empty());
  table.act(P0, "drain:al20");
  EXPECT_EQ(table.blood(P0), 3U);
  EXPECT_EQ(table.offered(P0, "blood:"), Words{"blood:1"});
  table.act(P0, "blood:1");
  EXPECT_TRUE(names(table.refused(P0, "blood:1"), "VD-076"));
  EXPECT_EQ(table.deployed(P0, First), 5U + 3U);
  EXPECT_EQ(told(table, EventKind::Deployed, 76), numbers(0, 1, First));
}

// VD-079: HC-VD-29
TEST(VendettaPlanning, BloodGoesWithTheCardNeverBeforeIt) {
  Table table{planning()};
  EXPECT_TRUE(names(table.refused(P0, "blood:1"), "VD-079"));
  table.acts(P0, {"play:br08>haven>up", "blood:1"});
  EXPECT_EQ(table.deployed(P0, Haven), 1U);
  EXPECT_EQ(table.deployed(P0, First), 0U);
  EXPECT_FALSE(game().read("blood:1>first").has_value());
}

// VD-080
TEST(VendettaPlanning, OneBloodStaysInThePool) {
  Table table{planning().blood(P0, 3)};
  table.act(P0, "play:br08>first>up");
  EXPECT_EQ(table.offered(P0, "blood:"), (Words{"blood:1", "blood:2"}));
  EXPECT_TRUE(names(table.refused(P0, "blood:3"), "VD-080"));
  Table empty{planning().blood(P0, 0).drained(P0, {"al25"})};
  empty.act(P0, "play:br08>first>up");
  EXPECT_TRUE(empty.offered(P0, "blood:").empty());
}

// VD-078, VD-083, VD-159
TEST(VendettaPlanning, DeployedBloodIsPowerAndEverybodySeesIt) {
  Table table{planning()};
  table.acts(P0, {"play:br08>first>down", "blood:3"});
  EXPECT_EQ(table.power(P0, First), 3);
  for (const Seat s : {P1, P2, Seat::spectator}) EXPECT_EQ(table.known(s).sites[First].areas[P0].blood, 3U);
}

// EX-VD-1: VD-061, VD-057, VD-085, VD-086, VD-076
TEST(VendettaPlanning, OlaDrainsBetweenTheCardAndTheBlood) {
  Table table{planning().blood(P0, 3)};
  EXPECT_EQ(table.score(P0), 3 + 1);
  table.act(P0, "play:br08>first>down");
  EXPECT_EQ(table.blood(P0), 2U);
  table.act(P0, "drain:victim");
  EXPECT_EQ(table.blood(P0), 5U);
  table.act(P0, "blood:3");
  EXPECT_EQ(table.blood(P0), 2U);
  EXPECT_EQ(table.deployed(P0, First), 3U);
  EXPECT_EQ(table.score(P0), 3);
}

// VD-050, VD-051, VD-057
TEST(VendettaPlanning, DrainsAreForTheOwnTurnBeforeBetweenAndAfter) {
  Table table{planning().victims(P0, 3)};
  EXPECT_TRUE(names(table.refused(P1, "drain:victim"), "VD-051"));
  table.acts(P0, {"drain:victim", "play:br08>first>up", "drain:victim", "blood:1", "drain:victim", "end"});
  EXPECT_EQ(table.blood(P0), 6U + 9U - 1U);
  Table standing{planning().deployed(P0, First, 1).resolving(First)};
  EXPECT_TRUE(names(standing.refused(P0, "drain:victim"), "VD-051"));
}

// VD-261, VD-109, VD-112
TEST(VendettaPlanning, TheOrderOfTurnsGoesOnWhenTheHolderIsEliminated) {
  Table table{Position{{Brujah, Gangrel, Tremere, Ventrue}}.tokens(P0, 2).allies(P0, {"al09"}).turn_of(P0, 1)};
  table.act(P0, "drain:al09");
  EXPECT_TRUE(table.player(P0).out);
  EXPECT_EQ(table.state().ambition, P1);
  std::vector<Seat> turns;
  while (table.step() == Step::Turn) {
    const Seat s = table.pending().must.lowest();
    turns.push_back(s);
    table.act(s, table.offered(s, "play:").front()).act(s, "end");
  }
  EXPECT_EQ(turns, (std::vector<Seat>{P1, P2, P3, P1, P2, P3}));
}

}  // namespace
}  // namespace krypta::vendetta::test::planning_test
