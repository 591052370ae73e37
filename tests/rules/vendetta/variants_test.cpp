#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// Place cards, relics and their combinations. VD-235 to VD-245, VD-260
namespace krypta::vendetta::test::variants_test {
namespace {

using enum Clan;
using enum Location;

// VD-235, VD-237
TEST(VendettaPlaces, OneLiesAtEveryLocationButTheHavenBeforeClansAreOffered) {
  for (const unsigned seats : {4U, 5U}) {
    Table table = Table::begin(seats, {{"places", "yes"}});
    table.chance({"first:0"});
    EXPECT_EQ(equally_likely(table).size(), 7U);
    table.chance({"place:lo04"});
    EXPECT_FALSE(table.offers(Seat::chance, "place:lo04"));
    table.chance({"place:lo02"});
    if (seats == 5) table.chance({"place:lo07"});
    EXPECT_EQ(table.step(), Step::OfferClan);
    const auto& sites = table.state().sites;
    EXPECT_EQ(sites[First].place, *named<Place>("lo04"));
    EXPECT_EQ(sites[Second].place, *named<Place>("lo02"));
    EXPECT_EQ(sites[Third].place.has_value(), seats == 5);
    EXPECT_FALSE(sites[Haven].place.has_value());
    EXPECT_EQ(told(table, EventKind::PlaceLaid, 235).back(), static_cast<int>(seats == 5 ? Third : Second));
  }
  Table without = Table::begin(4);
  without.chance({"first:0"});
  EXPECT_EQ(without.step(), Step::OfferClan);
}

// VD-236, VD-237, VD-347
TEST(VendettaPlaces, TheyApplyInEveryRoundAndStay) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .place(First, "lo04")
                  .deployed(P0, First, 1)
                  .deployed(P1, Haven, 1)
                  .resolving(First)};
  table.stay_but({P0});
  EXPECT_EQ(table.blood(P0), 6U + 1U + 1U);
  table.all_stay();
  EXPECT_EQ(table.state().round, 3U);
  EXPECT_EQ(table.state().sites[First].place, *named<Place>("lo04"));
}

// VD-238, VD-344, VD-349
TEST(VendettaPlaces, TheyAreNobodysAndWhoIsConcernedDecides) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .place(First, "lo01")
                  .deployed(P0, First, 1)
                  .deployed(P1, First, 4)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Words{"number:0", "number:1"}));
  EXPECT_TRUE(names(table.refused(P1, "number:1"), "VD-238"));
  table.act(P0, "number:1");
  EXPECT_EQ(table.options(P1), (Words{"number:0", "number:1", "number:2", "number:3"}));
  table.act(P1, "number:0");
  EXPECT_EQ(table.blood(P0), 7U);
  EXPECT_EQ(table.deployed(P1, First), 4U);
}

// VD-239, VD-240, VD-241, VD-244: HC-VD-40
TEST(VendettaRelics, TheyAreOfferedBeforeTheClansAndPickedTheOtherWayRound) {
  Table table = Table::begin(4, {{"relics", "yes"}});
  table.chance({"first:0"});
  EXPECT_EQ(equally_likely(table).size(), 8U);
  table.chance({"relic:re01", "relic:re02", "relic:re03", "relic:re04", "relic:re05"});
  EXPECT_EQ(told(table, EventKind::RelicOffered, 239), numbers(id<Relic>("re05")));
  EXPECT_EQ(table.step(), Step::OfferClan);
  table.chance({"clan:brujah", "clan:gangrel", "clan:tremere", "clan:ventrue", "clan:toreador"});
  table.act(P0, "take-clan:brujah").act(P1, "take-clan:gangrel").act(P2, "take-clan:tremere");
  table.act(P3, "take-clan:ventrue");
  EXPECT_EQ(table.pending().must, SeatSet::of(P3));
  EXPECT_EQ(table.options(P3).size(), 5U);
  EXPECT_TRUE(names(table.refused(P0, "take-relic:re01"), "VD-240"));
  EXPECT_TRUE(names(table.refused(P3, "take-relic:re07"), "VD-239"));
  table.act(P3, "take-relic:re05").act(P2, "take-relic:re01").act(P1, "take-relic:re02");
  EXPECT_EQ(table.options(P0), (Words{"take-relic:re03", "take-relic:re04"}));
  table.act(P0, "take-relic:re03");
  EXPECT_EQ(told(table, EventKind::PickedRelic, 240), numbers(0, id<Relic>("re03")));
  EXPECT_TRUE(table.state().offered_relics.empty());
  // VD-244
  for (const Seat s : {P0, Seat::spectator}) EXPECT_EQ(table.known(s).players[P3].relic, *named<Relic>("re05"));
}

// VD-242
TEST(VendettaRelics, EachIsUsedOnce) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.relic(P0, "re01").drained(P0, {"al20", "al21"}).turn_of(P0, 1)};
  table.act(P0, "use:re01").act(P0, "follower:al21");
  EXPECT_TRUE(table.player(P0).relic_used);
  EXPECT_EQ(told(table, EventKind::UsedRelic, 242), numbers(0, id<Relic>("re01")));
  EXPECT_FALSE(table.offers(P0, "use:re01"));
  EXPECT_TRUE(names(table.refused(P0, "use:re01"), "VD-242"));
}

// VD-243, VD-245
TEST(VendettaRelics, TheyAreWorthTheirInfluenceAndAreNoPartOfTheAlliance) {
  for (const bool used : {false, true}) {
    Table table{Position{{Brujah, Gangrel, Tremere}}.relic(P0, "re05", used)};
    EXPECT_EQ(table.score(P0), 3 + 1 + 2);
    EXPECT_EQ(alliance_size(table.player(P0)), 1U);
    EXPECT_EQ(table.offered(P0, "drain:"), Words{"drain:victim"});
    EXPECT_FALSE(game().read("drain:re05").has_value());
  }
}

// VD-260
TEST(VendettaVariants, AllOfThemTogether) {
  for (const unsigned seats : {3U, 4U, 6U}) {
    Table table = seats == 3 ? Table::begin(3, {{"places", "yes"}, {"relics", "yes"}})
                             : Table::begin(seats, {{"places", "yes"}, {"relics", "yes"}, {"teams", "yes"}});
    std::vector<Step> steps;
    while (table.state().round == 0) {
      if (steps.empty() || steps.back() != table.step()) steps.push_back(table.step());
      const Seat s = table.deciding();
      table.act(s, table.options(s).front());
    }
    EXPECT_EQ(steps, (std::vector<Step>{Step::DrawFirst, Step::DrawPlace, Step::OfferRelic, Step::OfferClan,
                                        Step::PickClan, Step::PickRelic}));
  }
}

}  // namespace
}  // namespace krypta::vendetta::test::variants_test
