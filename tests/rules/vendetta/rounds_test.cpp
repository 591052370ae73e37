#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// The phases of a round up to Planning, and the mode for three players. VD-029 to VD-046, VD-230 to VD-234
namespace krypta::vendetta::test::rounds_test {
namespace {

using enum Clan;
using enum Location;

/// Resolves everything that is left with everybody staying, until somebody is asked in the next round.
Table& finish_round(Table& table) {
  while (table.step() == Step::Stand) table.all_stay();
  return table;
}

/// A position that ends its round with the next choice: `all_stay` begins round 3.
Position last_of_round_2(std::initializer_list<Clan> clans) {
  return Position{clans}.deployed(P0, Haven, 1).resolving(Haven);
}

/// The holder stays in the Haven, and chance does what it can. No match comes to a deck that is nearly empty, so such
/// positions are played without asking whether one could.
State next_round(State state) {
  Events events;
  game().apply(state, P0, choose(Verb::Stand, Stand::Stay), events);
  while (game().pending(state).chance) {
    Chances<Vendetta> all;
    game().chances(state, all);
    game().apply(state, Seat::chance, all[0].choice, events);
  }
  return state;
}

// VD-033, VD-034, VD-045, VD-047, VD-054, EX-VD-6
TEST(VendettaRounds, AMatchHasThreeRoundsOfTwoThreeAndFourTurns) {
  Table table = dealt({Brujah, Gangrel, Malkavian, Nosferatu});
  for (const unsigned round : {1U, 2U, 3U}) {
    EXPECT_EQ(table.state().round, round);
    EXPECT_EQ(table.step(), Step::BuildHand);
    build_hands(table);
    const unsigned begun = table.count(EventKind::TurnBegan);
    for (const Seat s : {P0, P1, P2, P3}) EXPECT_EQ(table.player(s).hand_count, 2U + round);  // VD-045
    plan(table);
    EXPECT_EQ(table.count(EventKind::TurnBegan) - begun, 4U * (round + 1U) - 1U);     // one of them began before
    for (const Seat s : {P0, P1, P2, P3}) EXPECT_EQ(table.player(s).hand_count, 1U);  // VD-054
    EXPECT_FALSE(table.over());
    while (table.pending().must != SeatSet{} && table.step() != Step::BuildHand) {
      const Seat s = table.pending().must.lowest();
      table.act(s, table.options(s).front()).let_chance();
    }
  }
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.count(EventKind::RoundBegan), 3U);
}

// VD-034
TEST(VendettaRounds, TheFeedPhaseComesFirstThenAlliesThenHands) {
  Table table = dealt({Brujah, Gangrel, Malkavian, Nosferatu});
  build_hands(table);
  const Lines lines = all_of(table, {EventKind::RoundBegan, EventKind::Fed, EventKind::AllyCame, EventKind::Drew,
                                     EventKind::BuiltHand, EventKind::TurnBegan});
  std::vector<EventKind> order;
  for (const Line& line : lines) {
    if (order.empty() || order.back() != line.kind) order.push_back(line.kind);
  }
  using enum EventKind;
  EXPECT_EQ(order, (std::vector<EventKind>{RoundBegan, Fed, AllyCame, Drew, BuiltHand, TurnBegan}));
}

// VD-029, VD-036, VD-037, VD-038
TEST(VendettaRounds, EverybodyFeedsFromHisUndrainedCardsInPlayerOrder) {
  Table table{last_of_round_2({Brujah, Gangrel, Malkavian, Nosferatu})
                  .ambition(P2)
                  .victims(P0, 2)
                  .allies(P0, {"al28", "al09"})
                  .drained(P1, {"al24"}, 1)
                  .victims(P3, 0)
                  .ally(Haven, "al18")};  // feeds nothing
  table.all_stay();
  EXPECT_EQ(all_of(table, {EventKind::Fed}),
            (Lines{{EventKind::Fed, numbers(0, 2 + 4 + 1)},  // who has won the Haven is first now
                   {EventKind::Fed, numbers(1, 1)},
                   {EventKind::Fed, numbers(2, 1)}}));
  EXPECT_EQ(table.blood(P0), 6U + 7U);
  EXPECT_EQ(table.blood(P1), 6U + 1U);  // VD-038: nothing from what is drained
  EXPECT_EQ(table.blood(P3), 6U);
  EXPECT_EQ(told(table, EventKind::Fed, 37), numbers(2, 1));
}

// VD-040, VD-182
TEST(VendettaRounds, AHungryAllyTakesBloodAfterTheSumIsMade) {
  Table table{last_of_round_2({Brujah, Gangrel, Malkavian})
                  .allies(P1, {"al12"})  // feeds -1, and the Victim 1
                  .victims(P2, 0)
                  .blood(P2, 2)};
  table.all_stay();
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.count(EventKind::Lost), 0U);
  Table alone{last_of_round_2({Brujah, Gangrel, Malkavian}).allies(P1, {"al12"}).victims(P1, 0).blood(P1, 1)};
  alone.all_stay();
  EXPECT_EQ(told(alone, EventKind::Lost, 196), numbers(1, 1));
  EXPECT_EQ(told(alone, EventKind::InFrenzy, 178), numbers(1));
  EXPECT_EQ(alone.count(EventKind::FrenzySentBy), 0U);
  EXPECT_EQ(alone.blood(P1), 3U);  // she was all there was to drain
  EXPECT_EQ(alone.player(P1).tokens, 1U);
  EXPECT_EQ(alone.step(), Step::DrawAlly);
}

// VD-040, VD-097, VD-106
TEST(VendettaRounds, WhoIsEliminatedInTheFeedPhaseHasNoPartInTheRound) {
  Table table{
      last_of_round_2({Brujah, Gangrel, Malkavian}).allies(P1, {"al12"}).victims(P1, 0).blood(P1, 1).tokens(P1, 2)};
  table.all_stay().let_chance();
  EXPECT_TRUE(table.player(P1).out);
  EXPECT_EQ(table.blood(P2), 7U);  // who comes after is fed all the same
  EXPECT_EQ(table.pending().must, (SeatSet::of(P0) | SeatSet::of(P2)));
  build_hands(table);
  table.act(P0, table.offered(P0, "play:").front()).act(P0, "end");
  EXPECT_TRUE(table.asks(P2));
}

// VD-042, VD-043, VD-044
TEST(VendettaRounds, TwoCardsAreDrawnInSecretAndOneGoesUnderTheDeck) {
  Table table{last_of_round_2({Brujah, Gangrel, Malkavian, Nosferatu})};
  table.all_stay().chance({"ally:al01", "ally:al02", "ally:al03"});
  EXPECT_EQ(equally_likely(table).size(), 7U);
  const std::size_t before = table.match().record().events();
  table.chance({"get:br03", "get:br05"});
  EXPECT_EQ(told_since(table, P0, before), (Lines{{EventKind::DrewCard, numbers(0, id<ClanCard>("br03"))},
                                                  {EventKind::DrewCard, numbers(0, id<ClanCard>("br05"))}}));
  for (const Seat s : {P1, P2, P3, Seat::spectator}) {
    EXPECT_EQ(told_since(table, s, before),
              (Lines{{EventKind::Drew, numbers(0, 1)}, {EventKind::Drew, numbers(0, 1)}}));
  }
  table.let_chance();
  EXPECT_EQ(table.pending().must, SeatSet::first(4));  // VD-036: at the same time
  EXPECT_EQ(table.options(P0), (Words{"bottom:br03", "bottom:br05"}));
  EXPECT_TRUE(names(table.refused(P0, "bottom:br08"), "VD-043"));
  const std::size_t drawn = table.match().record().events();
  table.act(P0, "bottom:br03");
  EXPECT_EQ(table.hand(P0), (Words{"br05", "br08", "br09"}));
  EXPECT_EQ(table.player(P0).bottom[0].value, *named<ClanCard>("br03"));
  EXPECT_EQ(table.player(P0).deck_count, 6U);
  for (const Seat s : {P1, P2, P3, Seat::spectator})
    EXPECT_EQ(told_since(table, s, drawn), (Lines{{EventKind::BuiltHand, numbers(0)}}));
  EXPECT_TRUE(names(table.refused(P0, "bottom:br05"), "VD-043"));
}

// VD-043: what lies under the deck is drawn when all above is gone
TEST(VendettaRounds, WhatWasPutUnderTheDeckIsDrawnLast) {
  Position position = last_of_round_2({Brujah, Gangrel, Malkavian, Nosferatu});
  position.hand(P0, {"br01", "br02", "br03", "br04", "br06", "br07", "br08", "br09"});
  State state = position.state();
  state.players[P0].hand.value.remove(*named<ClanCard>("br07"));
  state.players[P0].bottom.push_back({*named<ClanCard>("br07")});
  state.players[P0].hand_count = 7;
  state.players[P0].deck_count = 2;
  const State next = next_round(state);
  ASSERT_EQ(next.players[P0].drawn.size(), 2U);
  EXPECT_EQ(next.players[P0].drawn[0].value, *named<ClanCard>("br05"));
  EXPECT_EQ(next.players[P0].drawn[1].value, *named<ClanCard>("br07"));
  EXPECT_EQ(next.players[P0].deck_count, 0U);
}

// VD-046
TEST(VendettaRounds, TheLastCardOfADeckIsKeptAndAnEmptyDeckSkipsThePhase) {
  const State next = next_round(last_of_round_2({Brujah, Gangrel, Malkavian, Nosferatu})
                                    .hand(P1, {"ga01", "ga02", "ga03", "ga04", "ga05", "ga06", "ga08", "ga09"})
                                    .hand(P2, {"ma01", "ma02", "ma03", "ma04", "ma05", "ma06", "ma07", "ma08", "ma09"})
                                    .state());
  EXPECT_EQ(game().pending(next).must, (SeatSet::of(P0) | SeatSet::of(P3)));
  EXPECT_EQ(next.players[P1].hand_count, 9U);
  EXPECT_TRUE(next.players[P1].hand.value.has(*named<ClanCard>("ga07")));
  EXPECT_EQ(next.players[P1].deck_count, 0U);
  EXPECT_EQ(next.players[P2].hand_count, 9U);
}

// VD-230, VD-231, VD-232, VD-233, VD-234, EX-VD-6
TEST(VendettaRounds, ThreePlayersKeepOneCardMoreAndTakeOneTurnMore) {
  Table table = dealt({Brujah, Gangrel, Malkavian});
  EXPECT_EQ(table.options(P0).size(), 3U);
  for (const unsigned round : {1U, 2U, 3U}) {
    build_hands(table);
    for (const Seat s : {P0, P1, P2}) EXPECT_EQ(table.player(s).hand_count, 3U + round);
    EXPECT_EQ(table.player(P0).bottom.size() + table.player(P0).deck.value.size(), 6U - round);
    EXPECT_EQ(playable(table, P0), (LocationSet::of(First, Second, Haven)));
    const unsigned begun = table.count(EventKind::TurnBegan);
    plan(table);
    EXPECT_EQ(table.count(EventKind::TurnBegan) - begun, 3U * (round + 2U) - 1U);  // one of them began before
    for (const Seat s : {P0, P1, P2}) EXPECT_EQ(table.player(s).hand_count, 1U);
    while (table.pending().must != SeatSet{} && table.step() != Step::BuildHand) {
      const Seat s = table.pending().must.lowest();
      table.act(s, table.options(s).front()).let_chance();
    }
    EXPECT_EQ(table.options(P0).size(), round == 3 ? 0U : 2U);
  }
  EXPECT_TRUE(table.over());
}

// VD-030, VD-156
TEST(VendettaRounds, TiesGoToWhoeverIsEarlierInPlayerOrder) {
  Table table{Position{{Brujah, Gangrel, Malkavian, Nosferatu}}
                  .ambition(P2)
                  .deployed(P0, First, 2)
                  .deployed(P1, First, 2)
                  .deployed(P3, First, 2)
                  .deployed(P0, Second, 1)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(all_of(table, {EventKind::Ranked}), (Lines{{EventKind::Ranked, numbers(3, 1, First)},
                                                       {EventKind::Ranked, numbers(0, 2, First)},
                                                       {EventKind::Ranked, numbers(1, 3, First)}}));
}

// VD-031, VD-032
TEST(VendettaRounds, TheAmbitionTokenMovesWhenTheHavenIsWonAndOnlyThen) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}.deployed(P1, First, 1).deployed(P2, Haven, 2).resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.state().ambition, P0);
  table.stay_but({P2});
  EXPECT_EQ(table.state().ambition, P0);  // nobody has won the Haven
  EXPECT_EQ(table.count(EventKind::AmbitionMoved), 0U);
  EXPECT_EQ(told(table, EventKind::NobodyThere, 161), numbers(Haven));
  Table won{Position{{Brujah, Gangrel, Malkavian}}.deployed(P2, Haven, 2).resolving(Haven)};
  won.all_stay();
  EXPECT_EQ(won.state().ambition, P2);
  EXPECT_EQ(told(won, EventKind::AmbitionMoved, 169), numbers(2));
}

// VD-029
TEST(VendettaRounds, TheNewHolderBeginsTheNextRound) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}.deployed(P2, Haven, 2).resolving(Haven)};
  finish_round(table).let_chance();
  build_hands(table);
  EXPECT_EQ(table.pending().must, SeatSet::of(P2));
  table.act(P2, table.offered(P2, "play:").front()).act(P2, "end");
  EXPECT_EQ(table.pending().must, SeatSet::of(P0));
}

}  // namespace
}  // namespace krypta::vendetta::test::rounds_test
