#include "tests/rules/vendetta/table.hpp"

/// The cards of the Malkavians, but for those that play others: bids, madness, power out of nothing. VD-292, VD-294,
/// VD-295, VD-297
namespace krypta::vendetta::test::malkavian_test {
namespace {

using enum Clan;
using enum Location;
using Listed = std::vector<std::string>;

/// Everybody stays at the first location; the match then stops at the second.
Table resolved(Position& position) {
  Table table{position.stops_at(Second).resolving(First)};
  return table.all_stay();
}
/// Where in the log the first event of a kind is.
std::size_t place_of(const Table& table, EventKind kind) {
  const auto& log = table.match().log();
  std::size_t i = 0;
  while (i < log.size() && log[i].event.kind != static_cast<std::uint8_t>(kind)) ++i;
  return i;
}

// ma09: VD-198, VD-205
TEST(VendettaMalkavian, HuntStealsOneFromEachRival) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel, Tremere}}
                             .up(P0, First, {"ma09"})
                             .deployed(P1, First, 1)
                             .deployed(P2, First, 1));
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.blood(P2), 5U);
  EXPECT_EQ(table.blood(P3), 6U);
  Table alone = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma09"}));
  EXPECT_EQ(alone.blood(P0), 6U);
}

// ma08: VD-279, VD-280. Face-down cards count, too.
TEST(VendettaMalkavian, ReadyCountsEveryCardOfTheArea) {
  Table table{Position{{Malkavian, Nosferatu, Gangrel}}
                  .up(P0, First, {"ma08", "ma04"})
                  .down(P0, First, {"ma09"})
                  .up(P0, Haven, {"ma07"})
                  .up(P1, First, {"no06"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "option:2").act(P0, "use:ma08");
  EXPECT_EQ(table.counted(P0), 3 + 3) << "no bonus for the other one";
  Table alone = resolved(Position{{Malkavian, Nosferatu, Gangrel}}.up(P0, First, {"ma08"}).deployed(P1, First, 3));
  EXPECT_EQ(alone.counted(P0), 1);
}

// ma08: VD-279. Turned face down before its turn it counts nothing.
TEST(VendettaMalkavian, ReadyTurnedDownIsNothing) {
  Table table{Position{{Malkavian, Brujah, Gangrel}}
                  .up(P0, First, {"ma08", "ma02"})
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "bid:0").act(P1, "bid:1").act(P0, "slot:" + table.slot("ma08"));
  EXPECT_EQ(table.counted(P0), 2);
}

// ma02: VD-292, I-25
TEST(VendettaMalkavian, AuctionIsSealedUntilAllHaveBid) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel, Tremere}}
                             .down(P0, First, {"ma02"})
                             .up(P1, First, {"br04"})
                             .up(P2, First, {"ga02", "ga03"})
                             .blood(P0, 3)
                             .blood(P1, 2)
                             .blood(P2, 1));
  EXPECT_EQ(table.options(P0), (Listed{"bid:0", "bid:1", "bid:2"})) << "one stays in the Pool";
  EXPECT_EQ(table.options(P1), (Listed{"bid:0", "bid:1", "bid:2"}));
  EXPECT_EQ(table.options(P2), (Listed{"bid:0", "bid:1"}));
  EXPECT_FALSE(table.asks(P3)) << "no rival there";
  EXPECT_TRUE(names(table.refused(P0, "bid:3"), "VD-292"));
  table.act(P1, "bid:2");
  EXPECT_EQ(table.known(P0).players[P1].bid.value, 0U);
  EXPECT_EQ(table.known(P1).players[P1].bid.value, 2U);
  EXPECT_EQ(table.count_seen(P0, EventKind::HasBid), 1U);
  EXPECT_EQ(table.count(EventKind::BidOpened), 0U);
  table.act(P2, "bid:0").act(P0, "bid:1");
  EXPECT_EQ(table.count_seen(P3, EventKind::BidOpened), 3U);
  EXPECT_EQ(told(table, EventKind::LowestBid, 292), numbers(2));
}

// ma02: VD-292, VD-182. Opened, a card turned down, the own bid deployed, those of the others lost, in this order.
TEST(VendettaMalkavian, AuctionTurnsACardOfTheLowestDownAndTakesTheBids) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel}}
                             .up(P0, First, {"ma02"})
                             .up(P1, First, {"br03"})
                             .up(P2, First, {"ga02", "ga06"})
                             .down(P2, Haven, {"ga08"})
                             .blood(P1, 2));
  table.act(P0, "bid:3").act(P1, "bid:2").act(P2, "bid:1");
  EXPECT_EQ(table.options(P2), (Listed{"slot:" + table.slot("ga02"), "slot:" + table.slot("ga06")}));
  EXPECT_EQ(table.deployed(P0, First), 0U) << "first the card";
  table.act(P2, "slot:" + table.slot("ga06"));
  EXPECT_EQ(table.area(P2, First), (Listed{"ga02", "(ga06)"}));
  EXPECT_EQ(table.deployed(P0, First), 3U);
  EXPECT_EQ(table.blood(P0), 3U);
  EXPECT_EQ(table.blood(P1), 3U) << "all of it, and a Victim drained";
  EXPECT_EQ(table.blood(P2), 5U);
  EXPECT_EQ(told(table, EventKind::FrenzySentBy, 181), numbers(0, 1));
  EXPECT_LT(place_of(table, EventKind::BidOpened), place_of(table, EventKind::TurnedDown));
  EXPECT_LT(place_of(table, EventKind::TurnedDown), place_of(table, EventKind::Deployed));
  EXPECT_LT(place_of(table, EventKind::Deployed), place_of(table, EventKind::Lost));
  EXPECT_EQ(table.counted(P2), 2) << "halves, and the other counts 0";
}

// ma02: VD-292, VD-327. A tie goes to the later one in player order, but never to the owner of al08.
TEST(VendettaMalkavian, AuctionTieHitsTheLater) {
  for (const bool savona : {false, true}) {
    Position position{{Malkavian, Brujah, Gangrel}};
    position.up(P0, First, {"ma02"}).up(P1, First, {"br03"}).up(P2, First, {"ga06"}).ambition(P2);
    if (savona) position.allies(P1, {"al08"});
    Table table = resolved(position);
    table.act(P0, "bid:1").act(P1, "bid:1").act(P2, "bid:1");
    EXPECT_EQ(table.area(P1, First), Listed{savona ? "br03" : "(br03)"});
    EXPECT_EQ(table.area(P0, First), Listed{savona ? "(ma02)" : "ma02"});
    EXPECT_EQ(table.area(P2, First), Listed{"ga06"});
  }
}

// ma02: VD-292. Its own player may be the lowest, and turn it down itself: the bids are taken all the same.
TEST(VendettaMalkavian, AuctionCanHitItsOwnPlayer) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma02"}).deployed(P1, First, 1));
  table.act(P0, "bid:1").act(P1, "bid:2");
  EXPECT_EQ(table.area(P0, First), Listed{"(ma02)"});
  EXPECT_EQ(table.deployed(P0, First), 1U);
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(table.counted(P0), 1);
}

// ma02: VD-227, VD-292. Who has no face-up card turns nothing; without a rival there is no auction.
TEST(VendettaMalkavian, AuctionNeedsACardToTurnAndARival) {
  Table bare = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma02"}).deployed(P1, First, 1));
  bare.act(P0, "bid:1").act(P1, "bid:0");
  EXPECT_EQ(bare.count(EventKind::TurnedDown), 0U);
  EXPECT_EQ(bare.deployed(P0, First), 1U);
  EXPECT_EQ(bare.blood(P1), 6U);
  Table alone = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma02"}));
  EXPECT_EQ(alone.count(EventKind::HasBid), 0U);
  EXPECT_FALSE(alone.asks(P0));
  EXPECT_EQ(alone.counted(P0), 2);
}

// ma02: VD-303. Kept face down it holds no auction.
TEST(VendettaMalkavian, AuctionIsNotHeldFaceDown) {
  Table table{Position{{Malkavian, Nosferatu, Gangrel}}
                  .down(P0, First, {"ma02"})
                  .up(P1, First, {"no06"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "option:2");
  EXPECT_EQ(table.count(EventKind::HasBid), 0U);
  EXPECT_EQ(table.counted(P0), 0);
}

// ma04: VD-294, VD-279
TEST(VendettaMalkavian, ShadowStrikeIsStrongerIfNobodyHasFewerCards) {
  Table equal = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma04"}).up(P1, First, {"br03"}));
  EXPECT_EQ(equal.counted(P0), 5);
  Table fewer =
      resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma04", "ma09"}).up(P1, First, {"br03"}));
  EXPECT_EQ(fewer.counted(P0), 3) << "somebody has fewer";
  Table blood = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma04"}).deployed(P1, First, 1));
  EXPECT_EQ(blood.counted(P0), 3) << "blood alone is no card";
  Table alone = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma04"}));
  EXPECT_EQ(alone.counted(P0), 5);
}

// ma04: VD-154, VD-294. Face-up cards alone count, as they lie when power is counted.
TEST(VendettaMalkavian, ShadowStrikeCountsFaceUpCards) {
  Table table =
      resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma04", "ma02"}).up(P1, First, {"br03", "br08"}));
  table.act(P0, "bid:1").act(P1, "bid:0").act(P1, "slot:" + table.slot("br08"));
  EXPECT_EQ(table.counted(P0), 3 + 2 + 1) << "1 against 2";
  Table own = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma04", "ma02"}).up(P1, First, {"br03"}));
  own.act(P0, "bid:0").act(P1, "bid:1").act(P0, "slot:" + own.slot("ma02"));
  EXPECT_EQ(own.counted(P0), 5) << "1 against 1";
}

// ma05: VD-295
TEST(VendettaMalkavian, ChaosTakesCardsBackAndStealsForEach) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel}}
                             .up(P0, First, {"ma05", "ma08", "ma09"})
                             .deployed(P0, First, 1)
                             .deployed(P1, First, 1)
                             .deployed(P2, First, 1));
  table.act(P0, "slot:" + table.slot("ma05")).act(P0, "slot:" + table.slot("ma09"));
  EXPECT_EQ(table.blood(P1), 6U) << "not yet";
  table.act(P0, "done");
  EXPECT_EQ(table.hand(P0), (Listed{"ma05", "ma09"}));
  EXPECT_EQ(table.blood(P0), 6U + 4U);
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(table.blood(P2), 4U);
  EXPECT_EQ(told(table, EventKind::Stolen, 198), numbers(2, 0, 2)) << "one theft of 2 each";
  EXPECT_EQ(table.deployed(P0, First), 1U) << "blood stays";
  EXPECT_EQ(table.counted(P0), 1 + 1);
}

// ma05: VD-145, VD-295. It may be left alone.
TEST(VendettaMalkavian, ChaosMayBeLeftAlone) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma05"}).deployed(P1, First, 1));
  table.act(P0, "done");
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.area(P0, First), Listed{"ma05"});
}

// ma05: VD-162, VD-180, VD-199, VD-295. Without blood its player is gone; less is stolen where there is less.
TEST(VendettaMalkavian, ChaosCanCauseAFrenzyOnTheWayOut) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel}}
                             .up(P0, First, {"ma05"})
                             .down(P0, First, {"ma09"})
                             .deployed(P1, First, 1)
                             .deployed(P2, First, 1)
                             .blood(P1, 1));
  table.act(P0, "slot:" + table.slot("ma05")).act(P0, "slot:" + table.slot("ma09"));
  EXPECT_EQ(table.blood(P0), 6U + 1U + 2U);
  EXPECT_EQ(table.influence(P0), 4U);
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(table.counted(P0), -1);
}

// ma05: VD-142, VD-295. Taken back and played again here, a card does not resolve its Setup effect again.
TEST(VendettaMalkavian, ChaosPlayedAgainHereIsOver) {
  Table table = resolved(
      Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma05", "ma03"}).hand(P0, {"ma08"}).deployed(P1, First, 1));
  table.act(P0, "use:ma05").act(P0, "slot:" + table.slot("ma05")).act(P0, "done");
  EXPECT_EQ(table.blood(P1), 5U);
  table.acts(P0, {"card:ma05", "number:0", "number:0"});
  EXPECT_EQ(table.area(P0, First), (Listed{"ma05", "ma03", "ma08"}));
  EXPECT_FALSE(table.asks(P0)) << "it has been carried out here";
  EXPECT_EQ(table.blood(P1), 5U);
}

// ma05: VD-142. Elsewhere it does.
TEST(VendettaMalkavian, ChaosPlayedAgainElsewhereActs) {
  Table table{Position{{Malkavian, Brujah, Gangrel}}
                  .up(P0, First, {"ma05"})
                  .up(P0, Second, {"ma03"})
                  .hand(P0, {})
                  .deployed(P1, First, 1)
                  .deployed(P1, Second, 1)
                  .stops_at(Haven)
                  .resolving(First)};
  table.all_stay().act(P0, "slot:" + table.slot("ma05"));
  table.all_stay().act(P0, "number:0");
  EXPECT_EQ(table.area(P0, Second), (Listed{"ma05", "ma03"}));
  EXPECT_TRUE(table.offers(P0, "done"));
  table.act(P0, "slot:" + table.slot("ma05")).act(P0, "done");
  EXPECT_EQ(table.blood(P1), 4U);
}

// ma07: VD-297
TEST(VendettaMalkavian, MindlessAssaultMakesFaceDownCardsStrong) {
  Table table =
      resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma07", "ma08", "ma09"}).deployed(P1, First, 1));
  table.act(P0, "slot:" + table.slot("ma07"));
  EXPECT_EQ(table.options(P0), (Listed{"slot:" + table.slot("ma08"), "slot:" + table.slot("ma09"), "done"}));
  table.act(P0, "slot:" + table.slot("ma09")).act(P0, "done");
  EXPECT_EQ(table.area(P0, First), (Listed{"(ma07)", "ma08", "(ma09)"}));
  EXPECT_EQ(table.counted(P0), 4 + 4 + 3) << "itself as well, and one that counts three cards";
  EXPECT_EQ(table.blood(P1), 6U) << "what lies face down does not hunt";
  EXPECT_EQ(table.power(P0, First), 0) << "the location is resolved";
}

// ma07: VD-297. Without turning any, what lay face down before counts 4; the cards of others do not.
TEST(VendettaMalkavian, MindlessAssaultCountsWhatLayFaceDownBefore) {
  Table table{Position{{Malkavian, Nosferatu, Gangrel}}
                  .up(P0, First, {"ma07"})
                  .down(P0, First, {"ma09"})
                  .up(P1, First, {"no06"})
                  .down(P2, First, {"ga06"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "option:2").act(P2, "option:2").act(P0, "done");
  EXPECT_EQ(table.counted(P0), 3 + 4);
  EXPECT_EQ(table.counted(P2), 0);
}

// ma07: VD-066, VD-297. Face down before its turn it changes nothing.
TEST(VendettaMalkavian, MindlessAssaultIsNothingFaceDown) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel}}.up(P0, First, {"ma02", "ma07"}).deployed(P1, First, 1));
  table.act(P0, "bid:0").act(P1, "bid:1").act(P0, "slot:" + table.slot("ma07"));
  EXPECT_EQ(table.counted(P0), 2);
}

// ma02: VD-252, VD-292. A partner who is left out does not bid; alone with him there is no auction then.
TEST(VendettaMalkavian, AuctionMayLeaveThePartnerOut) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel, Tremere}}
                             .teams()
                             .up(P0, First, {"ma02"})
                             .deployed(P1, First, 1)
                             .up(P2, First, {"ga06"}));
  table.act(P0, "without-partner");
  EXPECT_FALSE(table.asks(P2));
  table.act(P0, "bid:1").act(P1, "bid:1");
  EXPECT_EQ(table.area(P2, First), Listed{"ga06"});
  EXPECT_EQ(table.blood(P2), 6U);
  Table alone =
      resolved(Position{{Malkavian, Brujah, Gangrel, Tremere}}.teams().up(P0, First, {"ma02"}).deployed(P2, First, 1));
  alone.act(P0, "without-partner");
  EXPECT_EQ(alone.count(EventKind::HasBid), 0U);
  EXPECT_EQ(alone.counted(P0), 2);
}

}  // namespace
}  // namespace krypta::vendetta::test::malkavian_test
