#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// Draining, Diablerie and elimination. VD-084 to VD-112
namespace krypta::vendetta::test::drain_test {
namespace {

using enum Clan;
using enum Location;

Position planning() { return Position{{Brujah, Gangrel, Tremere}}; }
Follower follower(std::string_view id) { return *named<Follower>(id); }

// VD-084, VD-085, VD-089
TEST(VendettaDrain, ADrainedCardLeavesTheAllianceAndGivesItsBloodAtOnce) {
  Table table{planning().allies(P0, {"al24", "al09"})};
  EXPECT_EQ(alliance_size(table.player(P0)), 3U);
  table.act(P0, "drain:al24");
  EXPECT_EQ(table.blood(P0), 6U + 5U);
  EXPECT_EQ(table.player(P0).allies, FollowerSet::of(follower("al09")));
  EXPECT_EQ(table.player(P0).drained, FollowerSet::of(follower("al24")));
  EXPECT_EQ(alliance_size(table.player(P0)), 2U);
  EXPECT_EQ(told(table, EventKind::Drained, 85), numbers(0, follower("al24"), 5));
  EXPECT_EQ(table.count(EventKind::GotTokens), 0U);
}

// VD-086, VD-217
TEST(VendettaDrain, ADrainedCardIsWorthItsDrainedInfluence) {
  Table table{planning().allies(P0, {"al10"})};
  EXPECT_EQ(table.score(P0), 3 + 1 + 5);
  table.act(P0, "drain:al10");
  EXPECT_EQ(table.score(P0), 3 + 1 + 3 - 1);  // and a token of Diablerie
  table.act(P0, "drain:victim");
  EXPECT_EQ(table.score(P0), 3 + 0 + 3 - 1);
}

// VD-006, VD-087
TEST(VendettaDrain, ItsAbilityIsLostAtOnce) {
  Table table{planning().allies(P0, {"al07"}).blood(P0, 1)};
  EXPECT_TRUE(table.offers(P0, "play:br08>first>down"));
  table.act(P0, "drain:al07");
  EXPECT_EQ(table.blood(P0), 4U);
  table.act(P0, "play:br08>first>down");
  EXPECT_EQ(table.blood(P0), 3U);
}

// VD-006: at a location, or with somebody else, it does nothing
TEST(VendettaDrain, AnAllyWorksForItsOwnerAlone) {
  Table table{planning().ally(First, "al07").allies(P1, {"al28"}).blood(P0, 1)};
  EXPECT_FALSE(table.offers(P0, "play:br08>first>down"));
  Table other{planning().allies(P1, {"al07"}).blood(P0, 1)};
  EXPECT_FALSE(other.offers(P0, "play:br08>first>down"));
}

// VD-088, VD-090
TEST(VendettaDrain, NothingIsDrainedTwice) {
  Table table{planning().allies(P0, {"al20"}).turn_of(P0, 1)};
  table.acts(P0, {"drain:al20", "drain:victim"});
  EXPECT_TRUE(names(table.refused(P0, "drain:al20"), "VD-088"));
  EXPECT_TRUE(names(table.refused(P0, "drain:victim"), "VD-088"));
  EXPECT_TRUE(names(table.refused(P0, "drain:al18"), "VD-084"));
  Table later{Position{{Brujah, Gangrel, Tremere}}.drained(P0, {"al20"}, 1).deployed(P1, Haven, 1).resolving(Haven)};
  later.all_stay().let_chance();
  EXPECT_EQ(later.state().round, 3U);
  EXPECT_TRUE(later.player(P0).drained.has(follower("al20")));  // still so in the next round
  EXPECT_EQ(later.player(P0).drained_victims, 1U);
}

// VD-092
TEST(VendettaDrain, WhatComesBackToTheAllianceWorksAgain) {
  Table table{planning().drained(P0, {"al09"}).tokens(P0, 1).relic(P0, "re01").victims(P0, 0)};
  table.act(P0, "use:re01");
  EXPECT_EQ(table.player(P0).allies, FollowerSet::of(follower("al09")));
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.player(P0).tokens, 1U);
  EXPECT_EQ(table.score(P0), 3 + 4 - 1);
  table.act(P0, "drain:al09");  // a new drain
  EXPECT_EQ(table.blood(P0), 10U);
  EXPECT_EQ(table.player(P0).tokens, 2U);
}

// VD-093, VD-095, VD-096
TEST(VendettaDiablerie, WhoeverDrainsAVampireTakesATokenAfterTheBlood) {
  Table table{planning().allies(P0, {"al09", "al21"})};
  table.acts(P0, {"drain:al21", "drain:al09"});
  EXPECT_EQ(table.player(P0).tokens, 1U);
  EXPECT_EQ(all_of(table, {EventKind::Drained, EventKind::GotTokens}),
            (Lines{{EventKind::Drained, numbers(0, follower("al21"), 1)},
                   {EventKind::Drained, numbers(0, follower("al09"), 4)},
                   {EventKind::GotTokens, numbers(0, 1)}}));
  EXPECT_EQ(table.score(P0), 3 + 1 + 3 + 2 - 1);
}

// VD-094
TEST(VendettaDiablerie, AlsoWhenItIsFrenzyThatDrains) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .up(P0, First, {"br09"})
                  .deployed(P1, First, 1)
                  .blood(P1, 1)
                  .allies(P1, {"al09"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().chance({"drained:al09"});
  EXPECT_EQ(table.player(P1).tokens, 1U);
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(told(table, EventKind::GotTokens, 94), numbers(1, 1));
}

// VD-097, VD-110, VD-106, VD-107: HC-VD-05
TEST(VendettaElimination, TheThirdTokenEliminatesAtOnceAndTheTurnPasses) {
  Table table{planning()
                  .tokens(P0, 2)
                  .allies(P0, {"al09", "al21"})
                  .drained(P0, {"al10"})
                  .relic(P0, "re05")
                  .up(P0, First, {"br01"})
                  .down(P0, Haven, {"br02"})
                  .deployed(P0, Second, 2)
                  .turn_of(P0, 1)};
  table.act(P0, "drain:al09");
  EXPECT_EQ(told(table, EventKind::Eliminated, 97), numbers(0));
  EXPECT_TRUE(table.asks(P1));
  const Player& gone = table.player(P0);
  EXPECT_TRUE(gone.out);
  EXPECT_EQ(gone.blood + gone.influence + gone.tokens + gone.victims + gone.hand_count + gone.deck_count, 0);
  EXPECT_TRUE(gone.allies.empty());
  EXPECT_TRUE(gone.drained.empty());
  EXPECT_TRUE(gone.hand.value.empty());
  EXPECT_TRUE(gone.deck.value.empty());
  EXPECT_FALSE(gone.relic.has_value());
  for (const Location at : krypta::all_of<Location>()) {
    EXPECT_TRUE(table.area(P0, at).empty());
    EXPECT_EQ(table.deployed(P0, at), 0U);
  }
  EXPECT_TRUE(names(table.refused(P0, "drain:al16"), "VD-106"));
  for (int i = 0; i < 4; ++i) {
    const Seat s = table.pending().must.lowest();
    EXPECT_NE(s, P0);
    table.act(s, table.offered(s, "play:").front()).act(s, "end");
  }
  EXPECT_EQ(table.step(), Step::Stand);
}

// VD-107, I-30
TEST(VendettaElimination, WhatItHadInHandIsNotShown) {
  Table table{planning().tokens(P0, 2).allies(P0, {"al09"}).hand(P0, {"br03", "br09"}).down(P0, First, {"br05"})};
  table.act(P0, "drain:al09");
  for (const Seat s : {P1, P2, Seat::spectator}) {
    EXPECT_EQ(table.count_seen(s, EventKind::CameBackDownCard), 0U);
    EXPECT_EQ(table.count_seen(s, EventKind::CameBack), 0U);
    EXPECT_EQ(table.count_seen(s, EventKind::TurnedUp), 0U);
  }
}

// VD-107: foreign cards go to their owners' hands
TEST(VendettaElimination, CardsOfOthersInItsAreasGoBackToTheirOwners) {
  Table table{Position{{Malkavian, Gangrel, Tremere}}
                  .tokens(P0, 2)
                  .allies(P0, {"al09"})
                  .up(P0, First, {"ga01"})
                  .up(P1, First, {"ga02"})};
  table.act(P0, "drain:al09");
  EXPECT_EQ(table.hand(P1), (Words{"ga01", "ga08", "ga09"}));
  EXPECT_EQ(table.area(P1, First), Words{"ga02"});
}

// VD-108, VD-182: HC-VD-09
TEST(VendettaElimination, WhoSentItIntoFrenzyKeepsTheInfluence) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .up(P0, First, {"br09"})
                  .deployed(P0, First, 5)
                  .up(P1, First, {"ga09"})
                  .deployed(P2, First, 2)
                  .blood(P1, 1)
                  .tokens(P1, 2)
                  .victims(P1, 0)
                  .allies(P1, {"al09"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_TRUE(table.player(P1).out);
  EXPECT_EQ(told(table, EventKind::FrenzySentBy, 181), numbers(0, 1));
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U);
  EXPECT_TRUE(table.area(P1, First).empty());
}

// VD-109
TEST(VendettaElimination, TheAmbitionTokenPassesToTheNextOneWhoIsLeft) {
  Position position = Position{{Brujah, Gangrel, Tremere, Ventrue}}.tokens(P0, 2).allies(P0, {"al09"});
  position.raw().players[P1] = {.clan = Gangrel, .out = true, .out_as = 1, .blood = 0, .influence = 0};
  position.raw().victim_deck = 32;
  State state = position.state();
  state.players[P1].deck = {};
  state.players[P1].deck_count = 0;
  state.players[P1].seen_out = {};
  Table table{state};
  table.act(P0, "drain:al09");
  EXPECT_EQ(table.state().ambition, P2);
  EXPECT_EQ(told(table, EventKind::AmbitionMoved, 109), numbers(2));
  EXPECT_EQ(table.player(P0).out_as, 2U);
  EXPECT_TRUE(table.asks(P2));
}

// VD-109, VD-111: also when the match ends with it
TEST(VendettaElimination, TheAmbitionTokenPassesOnWhenTheMatchEnds) {
  Position position = Position{{Brujah, Gangrel, Tremere}}.tokens(P0, 2).allies(P0, {"al09"});
  position.raw().players[P1] = {.clan = Gangrel, .out = true, .out_as = 1, .blood = 0, .influence = 0};
  position.raw().victim_deck = 32;
  State state = position.state();
  state.players[P1].deck = {};
  state.players[P1].deck_count = 0;
  state.players[P1].seen_out = {};
  Table table{state};
  table.act(P0, "drain:al09");
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.state().ambition, P2);
  EXPECT_EQ(told(table, EventKind::AmbitionMoved, 109), numbers(2));
  State kept = table.state();
  EXPECT_FALSE(game().check(kept).has_value());
  kept.ambition = P0;
  EXPECT_TRUE(game().check(kept).has_value());
}

// VD-110: what is left of its effect is ignored
TEST(VendettaElimination, AnEffectEndsWithItsController) {
  Table table{Position{{Brujah, Tremere, Gangrel}}
                  .up(P0, First, {"br09"})  // steals 1 from P1, who answers, then from P2
                  .up(P1, First, {"tr06"})
                  .deployed(P2, First, 1)
                  .blood(P0, 0)
                  .tokens(P0, 2)
                  .victims(P0, 0)
                  .allies(P0, {"al09"})
                  .drained(P0, {"al25"})
                  .deployed(P1, Second, 1)
                  .resolving(First)};
  table.all_stay();
  EXPECT_TRUE(table.player(P0).out);
  EXPECT_EQ(table.blood(P1), 5U);  // what was done stands
  EXPECT_EQ(table.influence(P1), 3U + 2U + 1U);
  EXPECT_EQ(table.blood(P2), 5U);  // by what answered; the theft did not come any more
  EXPECT_EQ(table.count(EventKind::Stolen), 1U);
}

// VD-110, VD-191
TEST(VendettaElimination, ATurnEndsWithItsPlayer) {
  Table table{Position{{Gangrel, Brujah, Tremere}}
                  .up(P1, First, {"br03"})
                  .blood(P0, 1)
                  .tokens(P0, 2)
                  .victims(P0, 0)
                  .allies(P0, {"al09"})};
  table.act(P0, "play:ga08>second>up");  // and br03 takes the last Blood
  EXPECT_TRUE(table.player(P0).out);
  EXPECT_TRUE(table.area(P0, Second).empty());
  EXPECT_EQ(table.influence(P1), 4U);
  EXPECT_TRUE(table.asks(P1));
  EXPECT_EQ(table.step(), Step::Turn);
}

// VD-111
TEST(VendettaElimination, WhoIsLeftAloneWins) {
  Position position = Position{{Brujah, Gangrel, Tremere}}.tokens(P0, 2).allies(P0, {"al09"});
  position.raw().players[P1] = {.clan = Gangrel, .out = true, .out_as = 1, .blood = 0, .influence = 0};
  position.raw().victim_deck = 33;
  State state = position.state();
  state.players[P1].deck = {};
  state.players[P1].deck_count = 0;
  state.players[P1].seen_out = {};
  Table table{state};
  table.act(P0, "drain:al09");
  EXPECT_TRUE(table.over());
  const Outcome result = game().result(table.state());
  EXPECT_EQ(result.winners, SeatSet::of(P2));
  EXPECT_EQ(result.places[0], 2U);  // VD-222: the one who went last
  EXPECT_EQ(result.places[1], 3U);
  EXPECT_EQ(told(table, EventKind::Won, 219), numbers(2));
}

// VD-098, VD-099, VD-100: EX-VD-2
TEST(VendettaDiablerie, FlippedTokensBringBloodOverTheLimit) {
  Table table{planning().tokens(P0, 2)};
  EXPECT_TRUE(names(table.refused(P0, "flip"), "VD-098"));
  table.acts(P0, {"play:br08>first>up", "blood:3", "flip", "flip"});
  EXPECT_EQ(table.deployed(P0, First), 5U);
  EXPECT_EQ(table.blood(P0), 3U);
  EXPECT_EQ(table.player(P0).flipped, 2U);
  EXPECT_EQ(told(table, EventKind::Flipped, 98), numbers(0, First));
}

// VD-101, VD-102, VD-213: HC-VD-30
TEST(VendettaDiablerie, AFlippedTokenServesOnceARound) {
  Table table{planning().tokens(P0, 1)};
  table.acts(P0, {"play:br08>first>up", "flip"});
  EXPECT_FALSE(table.offers(P0, "flip"));
  EXPECT_TRUE(names(table.refused(P0, "flip"), "VD-101"));
  Table next{planning().tokens(P0, 2, 2).deployed(P1, Haven, 1).resolving(Haven)};
  next.all_stay();
  EXPECT_EQ(next.player(P0).flipped, 0U);
  EXPECT_EQ(next.player(P0).tokens, 2U);
}

// VD-103
TEST(VendettaDiablerie, ATokenOfThisTurnMayBeFlippedInIt) {
  Table table{planning().allies(P0, {"al09"})};
  table.act(P0, "play:br08>first>up");
  EXPECT_FALSE(table.offers(P0, "flip"));
  table.act(P0, "drain:al09").act(P0, "flip");
  EXPECT_EQ(table.deployed(P0, First), 1U);
}

// VD-104
TEST(VendettaDiablerie, AFlippedTokenCountsLikeAnyOther) {
  Table table{planning().tokens(P0, 2, 2).allies(P0, {"al09"})};
  EXPECT_EQ(table.score(P0), 3 + 1 + 4 - 2);
  table.act(P0, "drain:al09");
  EXPECT_TRUE(table.player(P0).out);
}

// VD-105
TEST(VendettaDiablerie, EverybodySeesTheTokensAndTheirSides) {
  const Table table{planning().tokens(P0, 2, 1)};
  for (const Seat s : {P1, P2, Seat::spectator}) {
    EXPECT_EQ(table.known(s).players[P0].tokens, 2U);
    EXPECT_EQ(table.known(s).players[P0].flipped, 1U);
  }
}

// VD-112
TEST(VendettaElimination, LocationsAndTurnsStayAsTheyWere) {
  Table table{Position{{Brujah, Gangrel, Tremere, Ventrue, Malkavian}}.tokens(P4, 2).allies(P4, {"al09"}).turn_of(P4)};
  table.act(P4, "drain:al09").let_chance();
  EXPECT_EQ(all_of(table, {EventKind::SiteBegan}).size(), 4U);
  build_hands(table);
  const unsigned begun = table.count(EventKind::TurnBegan);
  EXPECT_EQ(playable(table, P0), LocationSet::all());
  plan(table);
  EXPECT_EQ(table.count(EventKind::TurnBegan) - begun, 4U * 4U - 1U);
}

}  // namespace
}  // namespace krypta::vendetta::test::drain_test
