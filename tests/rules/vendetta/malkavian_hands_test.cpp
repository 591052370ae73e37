#include "tests/rules/vendetta/table.hpp"

/// The cards of the Malkavians that play others: of a rival's hand, of the own one, of the deck. VD-291, VD-293, VD-296
namespace krypta::vendetta::test::malkavian_hands_test {
namespace {

using enum Clan;
using enum Location;
using Listed = std::vector<std::string>;

/// Everybody stays at the first location; the match then stops at the second.
Table resolved(Position& position) {
  Table table{position.stops_at(Second).resolving(First)};
  return table.all_stay();
}
Position malkavian() { return Position{{Malkavian, Brujah, Gangrel}}; }
CardSet set_of(std::initializer_list<std::string_view> ids) {
  CardSet all;
  for (const std::string_view id : ids) all.add(*named<ClanCard>(id));
  return all;
}

// ma01: VD-291, VD-074, I-23
TEST(VendettaMesmerize, PlaysTheHandOfARival) {
  Table table = resolved(malkavian().up(P0, First, {"ma01"}).deployed(P1, First, 1).hand(P1, {"br03", "br01", "br08"}));
  EXPECT_EQ(table.count_seen(P0, EventKind::LookedCard), 3U);
  EXPECT_EQ(table.count_seen(P1, EventKind::LookedCard), 3U);
  EXPECT_EQ(table.count_seen(P2, EventKind::LookedCard), 0U);
  EXPECT_EQ(table.count_seen(Seat::spectator, EventKind::LookedCard), 0U);
  EXPECT_EQ(told(table, EventKind::Looked, 209), numbers(0, 1, 3));
  EXPECT_EQ(table.options(P0), (Listed{"card:br01", "card:br03", "card:br08"})) << "in an order of the own choice";
  table.act(P0, "card:br03");
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1", "number:2", "number:3"}));
  table.acts(P0, {"number:2", "card:br01"});
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1", "number:2", "number:3"})) << "3 with each card";
  table.acts(P0, {"number:3"});
  EXPECT_EQ(table.area(P0, First), (Listed{"ma01", "br03", "br01", "br08"})) << "the last of one, without asking";
  EXPECT_FALSE(table.asks(P0)) << "nothing to deploy any more";
  EXPECT_EQ(table.blood(P0), 1U);
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_TRUE(table.hand(P1).empty());
  EXPECT_EQ(table.counted(P0), 3 + 4 + (6 - 2) + 1 + 5) << "as the controller's own";
}

// ma01: VD-143, VD-265, VD-273, VD-291. What is played resolves for the controller, in the same step if it is of it.
TEST(VendettaMesmerize, UsesTheCardsAsItsOwn) {
  Table table = resolved(malkavian().up(P0, First, {"ma01"}).deployed(P2, First, 1));
  table.acts(P0, {"card:ga08", "number:0", "number:0"});
  EXPECT_EQ(table.deployed(P0, First), 2U) << "ga08, of the Setup step";
  EXPECT_EQ(table.deployed(P2, First), 1U);
  EXPECT_EQ(table.blood(P0), 7U) << "ga09, from its own player";
  EXPECT_EQ(table.blood(P2), 5U);
}

// ma01: VD-212, VD-291. At the end of the round they go back to their owner.
TEST(VendettaMesmerize, GivesTheCardsBackAtTheEndOfTheRound) {
  Table table{malkavian().up(P0, First, {"ma01"}).deployed(P1, First, 1).resolving(First)};
  table.all_stay().acts(P0, {"card:br08", "number:0", "number:0"});
  EXPECT_EQ(table.state().round, 3U);
  EXPECT_EQ(table.hand(P1), (Listed{"br08", "br09"}));
  EXPECT_EQ(table.hand(P0), (Listed{"ma01", "ma08", "ma09"}));
}

// ma01: VD-145, VD-205, VD-291. A rival must be chosen, an empty hand or not; who is not there is none.
TEST(VendettaMesmerize, ChoosesARival) {
  Table table = resolved(Position{{Malkavian, Brujah, Gangrel, Tremere}}
                             .up(P0, First, {"ma01"})
                             .deployed(P1, First, 1)
                             .deployed(P2, First, 1)
                             .hand(P1, {}));
  EXPECT_EQ(table.options(P0), (Listed{"player:1", "player:2"}));
  EXPECT_TRUE(names(table.refused(P0, "player:3"), "VD-205"));
  table.act(P0, "player:1");
  EXPECT_EQ(table.area(P0, First), Listed{"ma01"});
  EXPECT_EQ(told(table, EventKind::Looked, 209), numbers(0, 1, 0));
  EXPECT_FALSE(table.asks(P0));
}

// ma01: VD-227. Nothing happens without a rival.
TEST(VendettaMesmerize, IsNothingWithoutARival) {
  Table table = resolved(malkavian().up(P0, First, {"ma01"}).deployed(P1, Haven, 1));
  EXPECT_EQ(table.count(EventKind::Looked), 0U);
  EXPECT_EQ(table.hand(P1), (Listed{"br08", "br09"}));
  EXPECT_EQ(table.counted(P0), 3);
}

// ma01, ma05: VD-131, VD-295. Taken back they go to their owner, and count.
TEST(VendettaMesmerize, CardsTakenBackGoToTheirOwner) {
  Table table = resolved(malkavian().up(P0, First, {"ma01", "ma05"}).deployed(P1, First, 1).hand(P1, {"br01", "br08"}));
  table.acts(P0, {"use:ma01", "card:br01", "number:0", "number:0"});
  table.act(P0, "slot:" + table.slot("br01")).act(P0, "slot:" + table.slot("ma01")).act(P0, "done");
  EXPECT_EQ(table.hand(P1), Listed{"br01"});
  EXPECT_EQ(table.hand(P0), (Listed{"ma01", "ma08", "ma09"}));
  EXPECT_EQ(table.area(P0, First), (Listed{"ma05", "br08"}));
  EXPECT_EQ(table.blood(P1), 4U);
}

// ma01, ma07: VD-297. Foreign cards can be turned down, too.
TEST(VendettaMesmerize, ForeignCardsCanBeTurnedDown) {
  Table table = resolved(malkavian().up(P0, First, {"ma01", "ma07"}).deployed(P1, First, 1).hand(P1, {"br08"}));
  table.acts(P0, {"use:ma01", "number:0"}).act(P0, "slot:" + table.slot("br08")).act(P0, "done");
  EXPECT_EQ(table.counted(P0), 3 + 3 + 4);
  EXPECT_EQ(table.state().deployed[2].card.seen_by, SeatSet::everyone()) << "everybody has seen it";
}

// ma01: VD-281, VD-289, VD-291. Others act on each of the plays, with a Frenzy in the middle.
TEST(VendettaMesmerize, OthersActOnThePlays) {
  Table table = resolved(malkavian()
                             .up(P0, First, {"ma01"})
                             .deployed(P1, First, 1)
                             .up(P2, First, {"ga06"})
                             .up(P1, Haven, {"br03"})
                             .hand(P1, {"br08", "br02"})
                             .blood(P0, 2));
  table.acts(P0, {"player:1", "card:br08"});
  EXPECT_EQ(table.deployed(P2, First), 2U) << "one for each: nothing could be deployed with the first";
  EXPECT_EQ(table.blood(P0), 3U) << "2 lost, and the Victim drained";
  EXPECT_EQ(table.influence(P1), 4U);
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1", "number:2"}));
}

// ma03: VD-293, VD-143, HC-VD-36
TEST(VendettaMadnessNetwork, PlaysTheOwnHand) {
  Table table = resolved(malkavian().up(P0, First, {"ma03"}).hand(P0, {"ma05", "ma04", "ma09"}).deployed(P1, First, 1));
  EXPECT_EQ(table.options(P0), (Listed{"card:ma04", "card:ma05", "card:ma09"})) << "not whether, but in which order";
  table.acts(P0, {"card:ma09", "number:1", "card:ma05", "number:0", "number:0"});
  EXPECT_EQ(table.area(P0, First), (Listed{"ma03", "ma09", "ma05", "ma04"}));
  EXPECT_EQ(table.deployed(P0, First), 1U);
  EXPECT_EQ(table.blood(P0), 5U);
  EXPECT_TRUE(table.offers(P0, "done")) << "ma05, in the same step";
  table.act(P0, "done");
  EXPECT_EQ(table.counted(P0), 2 + 0 + 2 + 3 + 1) << "somebody has fewer cards";
  EXPECT_EQ(table.blood(P1), 5U) << "hunted";
}

// ma03: VD-227, VD-066. With an empty hand nothing happens, nor face down.
TEST(VendettaMadnessNetwork, IsNothingWithAnEmptyHand) {
  Table table = resolved(malkavian().up(P0, First, {"ma03"}).hand(P0, {}));
  EXPECT_FALSE(table.asks(P0));
  EXPECT_EQ(table.counted(P0), 2);
  Table down{Position{{Malkavian, Nosferatu, Gangrel}}
                 .down(P0, First, {"ma03"})
                 .up(P1, First, {"no06"})
                 .stops_at(Second)
                 .resolving(First)};
  down.all_stay().act(P0, "option:2");
  EXPECT_EQ(down.hand(P0), (Listed{"ma08", "ma09"}));
}

// ma03: VD-180, VD-281, VD-293. A Frenzy in the middle, and the next card brings its blood out of what the drain gave.
TEST(VendettaMadnessNetwork, GoesOnAfterAFrenzy) {
  Table table = resolved(malkavian().up(P0, First, {"ma03"}).up(P1, Haven, {"br03"}).blood(P0, 1));
  table.act(P0, "card:ma08");
  EXPECT_EQ(table.influence(P1), 4U);
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1", "number:2"}));
  table.act(P0, "number:0");
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1"})) << "another one lost";
}

// ma03: VD-110, VD-107. Whoever is eliminated in the middle plays no more.
TEST(VendettaMadnessNetwork, EndsWithItsPlayer) {
  Table table = resolved(malkavian()
                             .up(P0, First, {"ma03"})
                             .up(P1, Haven, {"br03"})
                             .deployed(P1, First, 1)
                             .allies(P0, {"al09"})
                             .victims(P0, 0)
                             .tokens(P0, 2)
                             .blood(P0, 1));
  table.act(P0, "card:ma08");
  EXPECT_TRUE(table.player(P0).out);
  EXPECT_TRUE(table.area(P0, First).empty());
  EXPECT_EQ(table.influence(P1), 4U + 2U) << "for the Frenzy, and as the winner";
}

// ma06: VD-296
TEST(VendettaMalkavsBane, PlaysTheTopCard) {
  Table table = resolved(malkavian().down(P0, First, {"ma06"}).deployed(P1, First, 1));
  EXPECT_TRUE(table.pending().chance) << "also if it lay face down";
  table.chance({"get:ma01"});
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1", "number:2", "number:3"}));
  table.act(P0, "number:2");
  EXPECT_EQ(table.area(P0, First), (Listed{"ma06", "ma01"}));
  EXPECT_EQ(table.deployed(P0, First), 2U);
  EXPECT_EQ(table.player(P0).deck_count, 5U);
  EXPECT_EQ(told(table, EventKind::Played, 59), numbers(0, *named<ClanCard>("ma01"), First));
  EXPECT_EQ(table.options(P0), (Listed{"card:br08", "card:br09"})) << "of the Setup step, which comes";
}

// ma06: VD-281, VD-289, VD-296. It is a play, on which others act before the blood for it.
TEST(VendettaMalkavsBane, IsAPlay) {
  Table table =
      resolved(malkavian().up(P0, First, {"ma06"}).up(P1, Haven, {"br03"}).up(P2, First, {"ga06"}).blood(P0, 3));
  table.chance({"get:ma04"});
  EXPECT_EQ(table.deployed(P2, First), 1U);
  EXPECT_EQ(table.blood(P0), 2U);
  EXPECT_EQ(table.options(P0), (Listed{"number:0", "number:1"}));
}

// ma06: VD-274, VD-296. What is drawn does not act right after the reveal.
TEST(VendettaMalkavsBane, DrawsTooLateForTheAuction) {
  Table table = resolved(malkavian().up(P0, First, {"ma06"}).deployed(P1, First, 1));
  table.chance({"get:ma02"}).act(P0, "number:0");
  EXPECT_EQ(table.count(EventKind::HasBid), 0U);
  EXPECT_EQ(table.counted(P0), 2 + 2);
}

// ma06: VD-296, I-41. At the end of the round a card of the hand goes into the deck; nobody sees which.
TEST(VendettaMalkavsBane, ShufflesACardInAtTheEnd) {
  State state = malkavian().up(P0, First, {"ma06"}).resolving(First).state();
  state.players[P0].deck.value.remove(*named<ClanCard>("ma04"));
  state.players[P0].bottom.push_back({*named<ClanCard>("ma04")});
  Table table{state};
  table.all_stay().chance({"get:ma07"}).acts(P0, {"number:0", "done"});
  EXPECT_EQ(table.options(P0), (Listed{"card:ma06", "card:ma07", "card:ma08", "card:ma09"})) << "taken back, any card";
  table.act(P0, "card:ma09");
  EXPECT_EQ(table.hand(P0), (Listed{"ma06", "ma07", "ma08"}));
  EXPECT_EQ(table.player(P0).deck_count, 6U);
  EXPECT_EQ(table.player(P0).deck.value, set_of({"ma01", "ma02", "ma03", "ma04", "ma05", "ma09"}))
      << "no order is known";
  EXPECT_TRUE(table.player(P0).bottom.empty());
  EXPECT_EQ(table.count_seen(P0, EventKind::ShuffledCard), 1U);
  EXPECT_EQ(table.count_seen(P1, EventKind::ShuffledCard), 0U);
  EXPECT_EQ(table.count_seen(P1, EventKind::Shuffled), 1U);
  EXPECT_TRUE(table.player(P0).seen_out.empty()) << "any card may be in the deck";
}

// ma06: VD-296. What it owes does not go away when it is turned down or withdrawn.
TEST(VendettaMalkavsBane, OwesTheCardWhateverBecomesOfIt) {
  Table table{malkavian().up(P0, First, {"ma06", "ma07"}).resolving(First)};
  table.all_stay().chance({"get:ma05"}).act(P0, "number:0");
  table.act(P0, "use:ma07").act(P0, "slot:" + table.slot("ma06")).act(P0, "done").act(P0, "done");
  EXPECT_EQ(table.state().round, 2U);
  EXPECT_TRUE(table.offers(P0, "card:ma06"));
}

// ma06: VD-296, VD-216. After round 3 nothing is owed any more.
TEST(VendettaMalkavsBane, OwesNothingAfterTheLastRound) {
  Table table{malkavian().round(3).up(P0, First, {"ma06"}).resolving(First)};
  table.all_stay().chance({"get:ma04"}).act(P0, "number:0");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.count(EventKind::Shuffled), 0U);
}

// ma06: VD-275, VD-296. Turned down in the same window before its turn, it does not act; nor elsewhere, nor kept down.
TEST(VendettaMalkavsBane, DoesNotActFaceDownOrElsewhere) {
  Table table = resolved(malkavian().up(P0, First, {"ma02", "ma06"}).deployed(P1, First, 1));
  EXPECT_EQ(table.options(P0), (Listed{"use:ma02", "use:ma06"})) << "the own order";
  table.act(P0, "use:ma02").act(P0, "bid:0").act(P1, "bid:1").act(P0, "slot:" + table.slot("ma06"));
  EXPECT_EQ(table.area(P0, First), (Listed{"ma02", "(ma06)"}));
  EXPECT_EQ(table.player(P0).deck_count, 5U);
  EXPECT_TRUE(table.state().put_off.empty());
  Table elsewhere = resolved(malkavian().up(P0, Haven, {"ma06"}).deployed(P0, First, 1));
  EXPECT_FALSE(elsewhere.pending().chance);
}

// ma06: VD-142, VD-296. Each firing asks for one card: none is owed if it never fired.
TEST(VendettaMalkavsBane, OwesNothingIfItWasWithdrawnBefore) {
  Table table{malkavian().up(P0, First, {"ma06"}).resolving(First)};
  table.stay_but({P0}).stay_but({P0});
  EXPECT_EQ(table.state().round, 3U) << "to the Haven, and then to the hand";
  EXPECT_EQ(table.count(EventKind::Shuffled), 0U);
}

}  // namespace
}  // namespace krypta::vendetta::test::malkavian_hands_test
