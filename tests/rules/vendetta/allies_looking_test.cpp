#include "tests/rules/vendetta/table.hpp"

/// An Ally that sees hidden cards, and what the others learn of it. VD-330
namespace krypta::vendetta::test::allies_looking_test {
namespace {

using enum Clan;
using enum Location;

using Cards = std::vector<std::string>;

// VD-330, I-23: one blood for one card; its owner learns which, the others that it happened
TEST(VendettaAllies, MaropisLooksAtHiddenCards) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .allies(P0, {"al13"})
                  .down(P1, First, {"ga01"})
                  .down(P2, Second, {"tr01"})
                  .down(P0, Second, {"br01"})};
  EXPECT_FALSE(table.known(P0).deployed[0].card.seen_by.has(P0));
  table.act(P0, "use:al13");
  EXPECT_EQ(table.options(P0), (Cards{"slot:" + table.slot("ga01"), "slot:" + table.slot("tr01")}));
  table.act(P0, "slot:" + table.slot("ga01"));
  EXPECT_EQ(table.blood(P0), 5U);
  EXPECT_EQ(table.known(P0).deployed[0].card.value, *named<ClanCard>("ga01"));
  EXPECT_EQ(table.area(P1, First), (Cards{"(ga01)"}));
  EXPECT_EQ(table.count_seen(P0, EventKind::LookedCard), 1U);
  EXPECT_EQ(table.count_seen(P1, EventKind::LookedCard), 1U);
  EXPECT_EQ(table.count_seen(P2, EventKind::LookedCard), 0U);
  EXPECT_EQ(table.count_seen(P2, EventKind::Looked), 1U);
  EXPECT_EQ(table.count_seen(Seat::spectator, EventKind::Looked), 1U);
  table.act(P0, "use:al13");  // again; one is left
  EXPECT_EQ(table.known(P0).deployed[1].card.value, *named<ClanCard>("tr01"));
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_FALSE(table.offers(P0, "use:al13"));
}

}  // namespace
}  // namespace krypta::vendetta::test::allies_looking_test
