#include "tests/rules/vendetta/table.hpp"

/// The place cards. VD-235 to VD-238, VD-344 to VD-350
namespace krypta::vendetta::test::places_test {
namespace {

using enum Clan;
using enum Location;
using Listed = std::vector<std::string>;

/// A position with a place at the first location; the other one has a place that nothing here touches.
Position at_place(std::string_view id, std::initializer_list<Clan> clans = {Brujah, Gangrel, Tremere}) {
  return Position{clans}.place(First, id).place(Second, id == "lo05" ? "lo07" : "lo05");
}

// lo01: VD-344, VD-238
TEST(VendettaPlaces, SuccubusClubGivesBackUpToThree) {
  Table table{at_place("lo01")
                  .deployed(P0, First, 2)
                  .deployed(P1, First, 5)
                  .up(P2, First, {"tr06"})
                  .stops_at(Second)
                  .ambition(P1)
                  .resolving(First)};
  table.all_stay();
  EXPECT_FALSE(table.asks(P0));
  EXPECT_EQ(table.options(P1), (Listed{"number:0", "number:1", "number:2", "number:3"}));
  table.act(P1, "number:3");
  EXPECT_EQ(table.blood(P1), 9U);
  EXPECT_EQ(table.deployed(P1, First), 2U);
  EXPECT_FALSE(table.asks(P2) && !table.asks(P0)) << "who has no blood there is passed over";
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1", "number:2"}));
  table.act(P0, "number:0");
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.deployed(P0, First), 2U);
  EXPECT_EQ(table.count(EventKind::Gained), 0U);
}

// lo01: VD-344. After everything else here, and only here.
TEST(VendettaPlaces, SuccubusClubComesLast) {
  Table table{at_place("lo01")
                  .up(P1, First, {"ga01"})
                  .deployed(P0, First, 1)
                  .deployed(P1, First, 2)
                  .deployed(P1, Second, 1)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.blood(P1), 8U) << "taken back in the Aftermath step";
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1"}));
  table.act(P0, "number:1").all_stay();
  EXPECT_EQ(table.count(EventKind::BloodReturned), 2U) << "nobody is asked at the second location";
}

// lo02: VD-345, VD-270. With the card of the Brujah that is 3, and before the drain.
TEST(VendettaPlaces, TheCollarGivesOneMoreForAFrenzyHere) {
  Table table{at_place("lo02")
                  .up(P0, First, {"br04", "br08"})
                  .deployed(P1, First, 1)
                  .allies(P1, {"al09"})
                  .blood(P1, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_TRUE(table.pending().chance);
  EXPECT_EQ(table.influence(P0), 3U + 2U + 3U);
}

// lo02: VD-238, VD-345. Not elsewhere, and not if nobody caused it.
TEST(VendettaPlaces, TheCollarIsAboutAFrenzyHereThatSomebodyCaused) {
  Table elsewhere{Position{{Brujah, Gangrel, Tremere}}
                      .place(First, "lo05")
                      .place(Second, "lo02")
                      .up(P0, First, {"br04"})
                      .deployed(P1, First, 1)
                      .blood(P1, 1)
                      .stops_at(Second)
                      .resolving(First)};
  elsewhere.all_stay();
  EXPECT_EQ(elsewhere.influence(P0), 3U + 2U + 1U);
  Table nobody{Position{{Brujah, Gangrel, Tremere}}
                   .place(First, "lo06")
                   .place(Second, "lo02")
                   .up(P0, First, {"br07", "br08"})
                   .deployed(P1, First, 1)
                   .deployed(P0, Second, 1)
                   .blood(P1, 2)
                   .stops_at(Second)
                   .resolving(First)};
  nobody.all_stay();
  EXPECT_EQ(nobody.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(nobody.count(EventKind::FrenzySentBy), 0U);
  EXPECT_EQ(nobody.count(EventKind::InfluenceGained), 0U);
  EXPECT_EQ(nobody.influence(P0), 3U + 2U);
}

// lo02: VD-269, VD-272, VD-345. In Planning the Frenzy is where the card that caused it lies.
TEST(VendettaPlaces, TheCollarCountsInPlanning) {
  for (const bool here : {false, true}) {
    Table table{at_place("lo02").up(P0, here ? First : Second, {"br03"}).blood(P1, 1).turn_of(P1)};
    table.act(P1, here ? "play:ga08>second>up" : "play:ga08>first>up");
    EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
    EXPECT_EQ(table.influence(P0), 3U + 1U + (here ? 1U : 0U));
  }
}

// lo03: VD-346, VD-262
TEST(VendettaPlaces, StockYardsMakeFaceDownCardsDearer) {
  Table table{at_place("lo03").turn_of(P0)};
  table.act(P0, "play:br08>first>down");
  EXPECT_EQ(table.blood(P0), 4U);
  table.act(P0, "end").act(P1, "play:ga08>first>up");
  EXPECT_EQ(table.blood(P1), 6U) << "face up costs nothing";
  table.act(P1, "end").act(P2, "play:tr08>second>down");
  EXPECT_EQ(table.blood(P2), 5U) << "elsewhere it costs 1";
}

// lo03: VD-262, VD-346. With al28 it is 3 and needs 4, with al07 1.
TEST(VendettaPlaces, StockYardsAddToWhatElseChangesThePrice) {
  Table poor{at_place("lo03").allies(P0, {"al28"}).blood(P0, 3).turn_of(P0)};
  EXPECT_TRUE(names(poor.refused(P0, "play:br08>first>down"), "VD-262"));
  Table rich{at_place("lo03").allies(P0, {"al28"}).blood(P0, 4).turn_of(P0)};
  rich.act(P0, "play:br08>first>down");
  EXPECT_EQ(rich.blood(P0), 1U);
  Table cheap{at_place("lo03").allies(P0, {"al07"}).blood(P0, 2).turn_of(P0)};
  cheap.act(P0, "play:br08>first>down");
  EXPECT_EQ(cheap.blood(P0), 1U);
}

// lo03: VD-300, VD-346. Also if a card forces it: who cannot pay plays elsewhere.
TEST(VendettaPlaces, StockYardsCountForForcedCardsToo) {
  Table table{at_place("lo03", {Nosferatu, Brujah, Gangrel}).up(P0, First, {"no03"}).blood(P1, 2).turn_of(P1)};
  EXPECT_TRUE(table.offered(P1, "play:br08>first").empty());
  EXPECT_TRUE(table.offers(P1, "play:br08>second>up"));
  table.act(P1, "drain:victim").act(P1, "play:br08>first>down");
  EXPECT_EQ(table.blood(P1), 3U);
}

// lo04: VD-347
TEST(VendettaPlaces, NightFerryPaysWhoeverWithdraws) {
  Table table{at_place("lo04")
                  .deployed(P0, First, 2)
                  .up(P1, First, {"ga02"})
                  .deployed(P2, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.stay_but({P0, P1});
  EXPECT_EQ(table.blood(P0), 9U);
  EXPECT_EQ(table.blood(P1), 7U);
  EXPECT_EQ(table.blood(P2), 6U) << "who stays gets nothing";
}

// lo04: VD-299, VD-304, VD-347. Also when a card is the reason, or carries it all elsewhere.
TEST(VendettaPlaces, NightFerryPaysForWithdrawalsByCards) {
  Table vanish{at_place("lo04", {Nosferatu, Brujah, Gangrel})
                   .up(P0, First, {"no07"})
                   .deployed(P1, First, 1)
                   .stops_at(Second)
                   .resolving(First)};
  vanish.all_stay().act(P0, "yes");
  EXPECT_EQ(vanish.blood(P0), 6U + 1U + 1U) << "and one stolen";
  Table cloak{
      at_place("lo04", {Nosferatu, Brujah, Gangrel}).up(P0, Second, {"no02"}).deployed(P0, First, 2).resolving(First)};
  cloak.stay_but({P0}).act(P0, "use:no02");
  EXPECT_EQ(cloak.blood(P0), 7U);
  EXPECT_EQ(cloak.deployed(P0, Second), 2U);
}

// lo04: VD-347. Not from elsewhere.
TEST(VendettaPlaces, NightFerryIsForThisLocation) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .place(First, "lo05")
                  .place(Second, "lo04")
                  .deployed(P0, First, 1)
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.stay_but({P0});
  EXPECT_EQ(table.blood(P0), 7U);
}

// lo05: VD-348
TEST(VendettaPlaces, OldOperaGivesTheSecondOneMore) {
  Table table{at_place("lo05")
                  .deployed(P0, First, 2)
                  .deployed(P1, First, 3)
                  .deployed(P2, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U);
  EXPECT_EQ(table.influence(P1), 3U + 2U);
  EXPECT_EQ(table.influence(P2), 3U + 1U);
  EXPECT_EQ(told(table, EventKind::InfluenceGained, 192), numbers(0, 1));
}

// lo05: VD-173, VD-348. Without a second nobody, and not elsewhere.
TEST(VendettaPlaces, OldOperaNeedsASecond) {
  Table table{at_place("lo05").deployed(P0, First, 2).deployed(P1, Second, 2).stops_at(Second).resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 3U + 2U);
  EXPECT_EQ(table.count(EventKind::InfluenceGained), 0U);
  table.all_stay();
  EXPECT_EQ(table.influence(P2), 3U + 2U) << "second at the second location";
}

// lo06: VD-349, VD-180, VD-238. Before the rewards, by nobody, in player order.
TEST(VendettaPlaces, CityMorgueCostsWhoeverDoesNotWin) {
  Table table{at_place("lo06")
                  .deployed(P0, First, 1)
                  .deployed(P1, First, 3)
                  .deployed(P2, First, 2)
                  .victims(P0, 0)
                  .blood(P0, 1)
                  .stops_at(Second)
                  .ambition(P2)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.blood(P1), 6U) << "the winner";
  EXPECT_EQ(table.blood(P2), 5U);
  EXPECT_EQ(table.blood(P0), 1U) << "in Frenzy, with nobody to drain";
  EXPECT_EQ(told(table, EventKind::NothingToDrain, 186), numbers(0, 1));
  EXPECT_EQ(table.count(EventKind::FrenzySentBy), 0U);
  EXPECT_EQ(table.influence(P0), 3U - 1U + 1U);
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(0, 1)) << "the last in player order";
}

// lo06: VD-349. What is won here comes too late for the Frenzy.
TEST(VendettaPlaces, CityMorgueComesBeforeTheRewards) {
  Table table{at_place("lo06")
                  .deployed(P0, First, 2)
                  .deployed(P1, First, 1)
                  .victims(P1, 0)
                  .blood(P1, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.player(P1).victims, 1U) << "the Victim of the second place is not drained";
  EXPECT_EQ(table.player(P1).drained_victims, 0U);
}

// lo06: VD-173, VD-349. With one player there is nobody to lose, nor with those elsewhere.
TEST(VendettaPlaces, CityMorgueNeedsALoser) {
  Table table{at_place("lo06").deployed(P0, First, 1).deployed(P1, First, 1).stops_at(Second).resolving(First)};
  table.stay_but({P1});
  EXPECT_EQ(table.count(EventKind::Lost), 0U);
  EXPECT_EQ(table.blood(P1), 7U);
}

// lo07: VD-350
TEST(VendettaPlaces, BloodDrivePaysForTwoCards) {
  Table table{at_place("lo07", {Brujah, Nosferatu, Tremere})
                  .up(P0, First, {"br08"})
                  .down(P0, First, {"br02"})
                  .up(P1, First, {"no06", "no08"})
                  .up(P2, First, {"tr06"})
                  .deployed(P2, First, 2)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "option:2");
  EXPECT_EQ(table.area(P0, First), (Listed{"br08", "(br02)"}));
  EXPECT_EQ(table.blood(P0), 7U) << "face up or face down";
  EXPECT_EQ(table.blood(P1), 7U);
  EXPECT_EQ(table.blood(P2), 6U) << "one card and blood are not enough";
}

// lo07: VD-275, VD-350. First in its window: what it gives can be bid at once, and not for cards elsewhere.
TEST(VendettaPlaces, BloodDriveComesBeforeTheCards) {
  Table table{at_place("lo07", {Malkavian, Brujah, Tremere})
                  .up(P0, First, {"ma02"})
                  .up(P0, Second, {"ma07"})
                  .up(P1, First, {"br08", "br02"})
                  .blood(P1, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.options(P1), (Listed{"bid:0", "bid:1", "bid:2"}));
}

}  // namespace
}  // namespace krypta::vendetta::test::places_test
