#include "tests/rules/vendetta/table.hpp"

/// Allies that act when they join, that change costs, ties and scores. VD-006, VD-171, VD-268
namespace krypta::vendetta::test::allies_joining_test {
namespace {

using enum Clan;
using enum Location;

using Cards = std::vector<std::string>;

/// Seat 0 wins this Ally at the first location, with 6 of power; the round goes on no further than Prince's Haven.
Position winning(std::initializer_list<Clan> clans, std::string_view ally) {
  return Position{clans}.ally(First, ally).deployed(P0, First, 6).deployed(P0, Haven, 1).resolving(First);
}

// VD-268, VD-171: AL01 and AL06
TEST(VendettaAllies, BringBloodWhenTheyJoin) {
  for (const auto& [ally, gain] : {std::pair{"al01", 3U}, {"al06", 5U}}) {
    Table table{winning({Brujah, Gangrel, Tremere}, ally).deployed(P1, First, 1)};
    table.all_stay();
    EXPECT_TRUE(table.player(P0).allies.has(*named<Follower>(ally)));
    EXPECT_EQ(table.blood(P0), 6U + gain);
    EXPECT_EQ(table.blood(P1), 6U);
    EXPECT_EQ(told(table, EventKind::Gained, 192), numbers(0, gain));
  }
}

// VD-268, VD-161: who is not won does nothing, and who is there already does not join again
TEST(VendettaAllies, BringNothingWhenTheyDoNotJoin) {
  Table left{Position{{Brujah, Gangrel, Tremere}}
                 .ally(Second, "al01")
                 .deployed(P0, First, 1)
                 .deployed(P0, Haven, 1)
                 .resolving(First)};
  left.all_stay();
  EXPECT_EQ(told(left, EventKind::AllyLeft, 161), numbers(*named<Follower>("al01"), Second));
  EXPECT_EQ(left.count(EventKind::Gained), 0U);

  Table there{winning({Brujah, Gangrel, Tremere}, "al18").allies(P0, {"al01", "al06"})};
  there.all_stay();
  EXPECT_EQ(there.count(EventKind::Gained), 0U);
}

// VD-324, VD-268, VD-180: all opponents, here or not; each Frenzy is over before the next theft
TEST(VendettaAllies, McTavishStealsFromAllOpponents) {
  Table table{winning({Brujah, Gangrel, Tremere, Ventrue}, "al02").deployed(P1, First, 1).blood(P1, 1).blood(P2, 3)};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U + 1U + 2U + 2U);
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(table.blood(P2), 1U);
  EXPECT_EQ(table.blood(P3), 4U);
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U);
}

// VD-324, VD-272, VD-308: the theft belongs to the location whose reward he was
TEST(VendettaAllies, McTavishStealsNothingFromWhoIsProtectedThere) {
  Table table{winning({Brujah, Toreador, Gangrel}, "al02").up(P1, First, {"to06"})};
  table.all_stay();
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.blood(P2), 4U);
  Table elsewhere{winning({Brujah, Toreador, Gangrel}, "al02").up(P1, Second, {"to06"})};
  elsewhere.all_stay();
  EXPECT_EQ(elsewhere.blood(P1), 4U);
}

// VD-268, I-10: everybody sees that a card was drawn, its player which
TEST(VendettaAllies, AlKindiBringsACard) {
  Table table{winning({Brujah, Gangrel, Tremere}, "al03")};
  table.all_stay().chance({"get:br04"});
  EXPECT_EQ(table.hand(P0), (Cards{"br04", "br08", "br09"}));
  EXPECT_EQ(table.known(P1).players[P0].hand_count, 3U);
  EXPECT_EQ(table.count_seen(P0, EventKind::DrewCard), 1U);
  EXPECT_EQ(table.count_seen(P1, EventKind::DrewCard), 0U);
  EXPECT_EQ(table.count_seen(Seat::spectator, EventKind::Drew), 1U);
}

// VD-268: before the next rank is paid, and before the Ambition token moves
TEST(VendettaAllies, AreDoneJoiningBeforeAnythingElseIsPaid) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .ally(Haven, "al03")
                  .deployed(P1, Haven, 2)
                  .deployed(P2, Haven, 1)
                  .resolving(Haven)};
  table.all_stay();
  EXPECT_EQ(table.influence(P1), 3U + 3U);
  EXPECT_EQ(table.influence(P2), 3U);
  EXPECT_EQ(table.state().ambition, P0);
  table.chance({"get:ga01"});
  EXPECT_EQ(table.influence(P2), 3U + 2U);
  EXPECT_EQ(table.state().ambition, P1);
}

// VD-268, VD-010
TEST(VendettaAllies, WaunekaBringsAVictim) {
  Table table{winning({Brujah, Gangrel, Tremere}, "al04")};
  table.all_stay();
  EXPECT_EQ(table.player(P0).victims, 2U);
  Table empty{winning({Brujah, Gangrel, Tremere}, "al04").victims(P1, 33)};
  empty.all_stay();
  EXPECT_EQ(empty.player(P0).victims, 1U);
  EXPECT_EQ(told(empty, EventKind::NoVictimLeft, 10), numbers(0));
}

// VD-334: with herself, without the drained
TEST(VendettaAllies, McAleerBringsBloodForTheWholeAlliance) {
  Table table{winning({Brujah, Gangrel, Tremere}, "al29")};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U + 2U);
  Table more{winning({Brujah, Gangrel, Tremere}, "al29").victims(P0, 2).allies(P0, {"al09"}).drained(P0, {"al20"}, 1)};
  more.all_stay();
  EXPECT_EQ(more.blood(P0), 6U + 4U);
}

// VD-325: every own card that is played in Prince's Haven, whichever way it lies, before the blood
TEST(VendettaAllies, NeillsonSendsBloodToPrincesHaven) {
  for (const std::string face : {"up", "down"}) {
    Table table{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al05"})};
    table.act(P0, "play:br09>haven>" + face);
    EXPECT_EQ(table.deployed(P0, Haven), 1U);
    EXPECT_EQ(table.blood(P0), face == "up" ? 6U : 5U);
    EXPECT_EQ(told(table, EventKind::BloodPlaced, 82), numbers(0, 1, Haven));
    EXPECT_TRUE(table.offers(P0, "blood:3"));
  }
}

// VD-325, VD-075, VD-087: not elsewhere, not for others, not for what is moved there, not when drained
TEST(VendettaAllies, NeillsonSendsNoBloodOtherwise) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al05"})};
  table.acts(P0, {"play:br09>first>up", "end"}).act(P1, "play:ga09>haven>up");
  EXPECT_EQ(table.deployed(P0, Haven), 0U);
  EXPECT_EQ(table.deployed(P1, Haven), 0U);

  Table moved{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al05"}).up(P0, First, {"br01"}).resolving(First)};
  moved.stay_but({P0});
  EXPECT_EQ(moved.area(P0, Haven), (Cards{"br01"}));
  EXPECT_EQ(moved.deployed(P0, Haven), 0U);

  Table drained{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al05"})};
  drained.acts(P0, {"drain:al05", "play:br09>haven>up"});
  EXPECT_EQ(drained.deployed(P0, Haven), 0U);
}

// VD-326, VD-262: nothing at all, not even one blood in the Pool
TEST(VendettaAllies, ErichthoHidesCardsForNothing) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al07"}).blood(P0, 1).blood(P1, 1)};
  table.act(P0, "play:br09>first>down");
  EXPECT_EQ(table.blood(P0), 1U);
  EXPECT_EQ(table.count(EventKind::Spent), 0U);
  table.act(P0, "end");
  EXPECT_FALSE(table.offers(P1, "play:ga09>first>down"));  // for whom she is not
}

// VD-006, VD-087, VD-063: neither at a location nor drained
TEST(VendettaAllies, ErichthoHelpsNobodyFromElsewhere) {
  Table waiting{Position{{Brujah, Gangrel, Tremere}}.ally(First, "al07").blood(P0, 1)};
  EXPECT_FALSE(waiting.offers(P0, "play:br09>first>down"));
  Table drained{Position{{Brujah, Gangrel, Tremere}}.drained(P0, {"al07"}).tokens(P0, 1).blood(P0, 1)};
  EXPECT_FALSE(drained.offers(P0, "play:br09>first>down"));
}

// VD-326, VD-262
TEST(VendettaAllies, RamosMakesHidingDearer) {
  Table poor{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al28"}).blood(P0, 2)};
  EXPECT_FALSE(poor.offers(P0, "play:br09>first>down"));
  Table table{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al28"}).blood(P0, 3)};
  table.act(P0, "play:br09>first>down");
  EXPECT_EQ(table.blood(P0), 1U);
  EXPECT_EQ(told(table, EventKind::Spent, 193), numbers(0, 2));
  Table both{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al28", "al07"}).blood(P0, 2)};
  both.act(P0, "play:br09>first>down");
  EXPECT_EQ(both.blood(P0), 1U);
}

// VD-262, VD-326, VD-300: three at LO03, which needs four; where NO03 lies nothing else is allowed
TEST(VendettaAllies, RamosAddsToWhatThePlaceCosts) {
  Position position{{Brujah, Nosferatu, Tremere}};
  position.allies(P0, {"al28"}).place(First, "lo03").place(Second, "lo01").up(P1, First, {"no03"});
  Table poor{position.blood(P0, 3)};
  EXPECT_TRUE(poor.offered(P0, "play:br09>first").empty());
  Table rich{position.blood(P0, 4)};
  EXPECT_EQ(rich.offered(P0, "play:br09>first"), (Cards{"play:br09>first>down"}));
  rich.act(P0, "play:br09>first>down");
  EXPECT_EQ(rich.blood(P0), 1U);
}

// VD-327, VD-156: every rank; power is compared first
TEST(VendettaAllies, SavonaWinsTies) {
  Position position{{Brujah, Gangrel, Tremere}};
  position.deployed(P0, First, 2).deployed(P1, First, 2).deployed(P2, First, 2).deployed(P0, Haven, 1).resolving(First);
  Table without{position};
  without.all_stay();
  EXPECT_EQ(without.state().sites[First].winner, P0);
  Table table{position.allies(P2, {"al08"})};
  table.all_stay();
  EXPECT_EQ(table.state().sites[First].winner, P2);
  Table second{position.deployed(P0, First, 3)};
  second.all_stay();
  EXPECT_EQ(second.state().sites[First].winner, P0);
  EXPECT_EQ(second.player(P2).victims, 2U);
  EXPECT_EQ(second.player(P1).victims, 1U);
}

// VD-327, VD-292: she never has the lowest bid of those that are equal
TEST(VendettaAllies, SavonaIsNeverTheLowestOfEqualBidders) {
  Position position{{Malkavian, Gangrel, Tremere}};
  position.up(P0, First, {"ma02"})
      .deployed(P1, First, 1)
      .deployed(P2, First, 1)
      .deployed(P0, Haven, 1)
      .resolving(First);
  for (const bool hers : {false, true}) {
    if (hers) position.allies(P2, {"al08"});
    Table table{position};
    table.all_stay();
    for (const Seat s : {P0, P1, P2}) table.act(s, "bid:1");
    EXPECT_EQ(told(table, EventKind::LowestBid, 292), numbers(hers ? 1 : 2));
  }
}

// VD-327, VD-221: at the end too, after score and blood
TEST(VendettaAllies, SavonaWinsTheLastTie) {
  for (const unsigned blood : {6U, 5U}) {
    Position position{{Brujah, Gangrel, Tremere}};
    position.round(3).allies(P0, {"al08"}).influence(P0, 20).influence(P2, 23).blood(P0, blood);
    Table table{position.deployed(P1, Haven, 1).resolving(Haven)};
    table.all_stay();  // seat 1 wins Prince's Haven, so seat 2 is before seat 0
    ASSERT_TRUE(table.over());
    EXPECT_EQ(told(table, EventKind::Won, 219), numbers(blood == 6 ? 0 : 2));
  }
}

// VD-332: alone among humans; Victims, vampires and drained cards do not matter
TEST(VendettaAllies, MunozCountsMoreAlone) {
  const auto scored = [](Ids allies, Ids drained) {
    return Table{Position{{Brujah, Gangrel, Tremere}}.influence(P0, 0).allies(P0, allies).drained(P0, drained)}.score(
        P0);
  };
  EXPECT_EQ(scored({"al26"}, {}), 1 + 3 + 2);
  EXPECT_EQ(scored({"al26", "al10"}, {"al20"}), 1 + 3 + 2 + 5 + 2);
  EXPECT_EQ(scored({"al26", "al20"}, {}), 1 + 3 + 4);
  EXPECT_EQ(scored({}, {"al26"}), 1 + 1);
  EXPECT_EQ(scored({"al20"}, {}), 1 + 4);
}

}  // namespace
}  // namespace krypta::vendetta::test::allies_joining_test
