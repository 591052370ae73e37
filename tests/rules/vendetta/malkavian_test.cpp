#include "tests/rules/vendetta/table.hpp"

/// In which order an auction goes, and what Malkav's Bane makes of a known bottom of the deck. What the cards of the
/// Malkavians do is told beside them in malkavian.cards.
namespace krypta::vendetta::test::malkavian_test {
namespace {

using enum Clan;
using enum Location;

/// Where in the log the first event of a kind is.
std::size_t place_of(const Table& table, EventKind kind) {
  const auto& log = table.match().log();
  std::size_t i = 0;
  while (i < log.size() && log[i].event.kind != static_cast<std::uint8_t>(kind)) ++i;
  return i;
}

// ma02: VD-292, VD-182. Opened, a card turned down, the own bid deployed, those of the others lost, in this order.
TEST(VendettaMalkavian, AnAuctionHasAnOrder) {
  Table table{Position{{Malkavian, Brujah, Gangrel}}
                  .up(P0, First, {"ma02"})
                  .up(P1, First, {"br03"})
                  .up(P2, First, {"ga02", "ga06"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "bid:3").act(P1, "bid:2").act(P2, "bid:1").act(P2, "slot:" + table.slot("ga06"));
  EXPECT_LT(place_of(table, EventKind::BidOpened), place_of(table, EventKind::TurnedDown));
  EXPECT_LT(place_of(table, EventKind::TurnedDown), place_of(table, EventKind::Deployed));
  EXPECT_LT(place_of(table, EventKind::Deployed), place_of(table, EventKind::Lost));
  EXPECT_LT(place_of(table, EventKind::Lost), table.match().record().events());
}

// ma06: VD-296, I-41. At the end of the round a card of the hand goes into the deck, and no order is known any more.
TEST(VendettaMalkavian, MalkavsBaneShufflesTheKnownBottomIn) {
  State state = Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma06"}).resolving(First).state();
  state.players[P0].deck.value.remove(*named<ClanCard>("ma04"));
  state.players[P0].bottom.push_back({*named<ClanCard>("ma04")});
  Table table{state};
  table.all_stay().chance({"get:ma07"}).acts(P0, {"number:0", "done", "card:ma09"});
  CardSet deck;
  for (const std::string_view id : {"ma01", "ma02", "ma03", "ma04", "ma05", "ma09"}) deck.add(*named<ClanCard>(id));
  EXPECT_EQ(table.player(P0).deck_count, 6U);
  EXPECT_EQ(table.player(P0).deck.value, deck);
  EXPECT_TRUE(table.player(P0).bottom.empty());
  EXPECT_TRUE(table.player(P0).seen_out.empty()) << "any card may be in the deck";
}

}  // namespace
}  // namespace krypta::vendetta::test::malkavian_test
