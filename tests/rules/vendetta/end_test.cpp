#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"
#include "tests/rules/verdict.hpp"

/// The end of a round and of the match. VD-210 to VD-222
namespace krypta::vendetta::test::end_test {
namespace {

using enum Clan;
using enum Location;

/// The last decision of the match: the holder stays in the Haven with one Blood.
Position last_choice(std::initializer_list<Clan> clans = {Brujah, Gangrel, Malkavian}) {
  return Position{clans}.round(3).deployed(P0, Haven, 1).ally(Haven, "al17").resolving(Haven);
}
Outcome ended(const Position& position) {
  Table table{position};
  table.all_stay();
  EXPECT_TRUE(table.over());
  return game().result(table.state());
}

// VD-210, VD-211, VD-212, VD-213, VD-214
TEST(VendettaEndOfRound, BloodIsDiscardedCardsAreTakenBackTokensAreTurned) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .up(P0, First, {"br01"})
                  .down(P2, Second, {"ma01"})
                  .up(P2, Second, {"br02"})  // with the Malkavian
                  .deployed(P1, First, 4)
                  .deployed(P0, Haven, 2)
                  .tokens(P1, 2, 1)
                  .resolving(Haven)};
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::RoundEnded, 210), numbers(2));
  EXPECT_EQ(table.state().round, 3U);
  for (const Location at : krypta::all_of<Location>()) {
    for (const Seat s : {P0, P1, P2}) {
      EXPECT_EQ(table.deployed(s, at), 0U);
      EXPECT_TRUE(table.area(s, at).empty());
    }
    EXPECT_FALSE(table.state().sites[at].resolved);
    EXPECT_FALSE(table.state().sites[at].winner.has_value());
    EXPECT_TRUE(table.state().sites[at].rewarded.empty());
  }
  EXPECT_EQ(table.blood(P1), 6U + 1U);  // the Feed phase, and nothing else
  EXPECT_EQ(table.hand(P0), (Words{"br01", "br02", "br08", "br09"}));
  EXPECT_EQ(table.hand(P2), (Words{"ma01", "ma08", "ma09"}));
  EXPECT_EQ(table.player(P1).flipped, 0U);
  EXPECT_TRUE(told(table, EventKind::BloodCleared, 211).empty());
  std::vector<EventKind> order;
  for (const Line& line : all_of(table, {EventKind::BloodCleared, EventKind::CameBack, EventKind::CameBackDown}))
    order.push_back(line.kind);
  using enum EventKind;
  EXPECT_EQ(order, (std::vector<EventKind>{BloodCleared, CameBack, CameBackDown, CameBack}));
}

// VD-215, VD-322
TEST(VendettaEndOfRound, WhatHoldsForTheRoundEnds) {
  Table table{Position{{Ventrue, Gangrel, Malkavian}}.up(P0, Haven, {"ve07"}).up(P1, Haven, {"ga09"}).resolving(Haven)};
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::Immune, 322), numbers(0, id<ClanCard>("ga09")));
  EXPECT_EQ(table.count(EventKind::Stolen), 0U);
  EXPECT_EQ(table.state().round, 3U);
  EXPECT_TRUE(table.player(P0).immune_to.empty());
}

// VD-210, VD-216
TEST(VendettaEnd, AfterRoundThreeNothingIsCollected) {
  Table table{last_choice().up(P1, First, {"ga01"}).deployed(P1, First, 4).down(P2, Second, {"ma01"})};
  table.all_stay();
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.area(P1, First), Words{"ga01"});
  EXPECT_EQ(table.deployed(P1, First), 4U);
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.count(EventKind::RoundEnded), 0U);
  EXPECT_TRUE(names(table.refused(P0, "stay"), "VD-216"));
}

// VD-217, VD-096, VD-086, VD-243: HC-VD-26
TEST(VendettaEnd, AScoreIsTokensAlliesDrainedOnesAndDiablerie) {
  const Table table{Position{{Brujah, Gangrel, Malkavian}}
                        .influence(P1, 6)
                        .victims(P1, 0)
                        .allies(P1, {"al24"})
                        .drained(P1, {"al01"}, 1)
                        .tokens(P1, 1)
                        .relic(P2, "re05", true)};
  EXPECT_EQ(table.score(P1), 9);
  EXPECT_EQ(table.score(P2), 3 + 1 + 2);
}

// VD-218
TEST(VendettaEnd, AScoreMayBeNegative) {
  const Table table{Position{{Brujah, Gangrel, Malkavian}}.influence(P1, 0).victims(P1, 0).tokens(P1, 2)};
  EXPECT_EQ(table.score(P1), -2);
}

// VD-219
TEST(VendettaEnd, TheHighestScoreWins) {
  Table table{last_choice().influence(P1, 20)};
  table.all_stay();
  const Outcome result = game().result(table.state());
  EXPECT_EQ(result.winners, SeatSet::of(P1));
  EXPECT_EQ(table.count(EventKind::AmbitionMoved), 0U);  // its holder has won the Haven
  EXPECT_EQ(result.scores[1], 21);
  EXPECT_EQ(result.scores[0], 3 + 4 + 1 + 3);
  EXPECT_EQ(told(table, EventKind::Won, 219), numbers(1));
  EXPECT_EQ(all_of(table, {EventKind::Scored}), (Lines{{EventKind::Scored, numbers(0, 11)},
                                                       {EventKind::Scored, numbers(1, 21)},
                                                       {EventKind::Scored, numbers(2, 4)}}));
}

// VD-220, VD-216: HC-VD-24
TEST(VendettaEnd, AmongEqualsMoreBloodInThePoolWins) {
  const Outcome result =
      ended(last_choice().influence(P1, 20).influence(P2, 20).blood(P1, 2).deployed(P1, First, 4).blood(P2, 3));
  EXPECT_EQ(result.winners, SeatSet::of(P2));
}

// VD-221: HC-VD-25
TEST(VendettaEnd, ThenWhoIsEarlierFromTheLastHolderOn) {
  const Outcome holder = ended(Position{{Brujah, Gangrel, Malkavian}}
                                   .round(3)
                                   .influence(P0, 20)
                                   .influence(P2, 20 - 4 - 3)  // the Haven is worth 4 and its Ally 3
                                   .deployed(P2, Haven, 1)
                                   .ally(Haven, "al17")
                                   .resolving(Haven));
  EXPECT_EQ(holder.scores[0], holder.scores[2]);
  EXPECT_EQ(holder.winners, SeatSet::of(P2));
  const Outcome order = ended(last_choice().ambition(P2).influence(P1, 20).influence(P2, 20));
  EXPECT_EQ(order.winners, SeatSet::of(P1));  // P0 has taken the token from P2
}

// VD-219, VD-220, VD-221
TEST(VendettaEnd, WhyIsToldATieWithWhatBrokeIt) {
  const auto why = [](const Position& position) {
    Table table{position};
    EXPECT_TRUE(game().verdict(table.state()).empty()) << "before the end";
    table.all_stay();
    return krypta::test::why(game().verdict(table.state()));
  };
  using Keys = std::vector<std::string>;
  EXPECT_EQ(why(last_choice().influence(P1, 20)), Keys{"verdict-score"});
  EXPECT_EQ(why(last_choice().influence(P1, 20).influence(P2, 20).blood(P1, 2).blood(P2, 3)), Keys{"verdict-blood"});
  EXPECT_EQ(why(last_choice().ambition(P2).influence(P1, 20).influence(P2, 20)), Keys{"verdict-order"});
}

// VD-222
TEST(VendettaEnd, AllPlacesAreOrderedTheSameWayAndTheEliminatedComeLast) {
  const Outcome result = ended(last_choice({Brujah, Gangrel, Malkavian, Tremere})
                                   .influence(P1, 2)
                                   .influence(P2, 2)
                                   .influence(P3, 2)
                                   .blood(P3, 8));
  EXPECT_EQ(result.places, (std::vector<unsigned>{1, 3, 4, 2}));
}

// VD-222, VD-106
TEST(VendettaEnd, TheOneEliminatedLastStandsBeforeTheOthers) {
  Position position = last_choice({Brujah, Gangrel, Malkavian, Tremere}).influence(P0, 0).victims(P0, 0).tokens(P0, 2);
  for (const Seat s : {P1, P2}) {
    Player& player = position.raw().players[s];
    player = {.clan = player.clan, .out = true, .out_as = 1, .blood = 0, .influence = 0};
  }
  position.raw().players[P2].out_as = 2;
  State state = position.state();
  for (const Seat s : {P1, P2}) {
    state.players[s].deck = {};
    state.players[s].deck_count = 0;
    state.players[s].seen_out = {};
  }
  state.victim_deck = 33;
  Table table{state};
  table.all_stay();
  const Outcome result = game().result(table.state());
  EXPECT_EQ(result.places, (std::vector<unsigned>{1, 4, 3, 2}));
  EXPECT_EQ(table.count(EventKind::Scored), 2U);
}

// I-40
TEST(VendettaEnd, ThenEverythingIsOpened) {
  Table table{last_choice().down(P2, Second, {"ma01"}).hand(P1, {"ga03"})};
  EXPECT_FALSE(table.known(P0).players[P1].hand.known);
  table.all_stay();
  EXPECT_FALSE(game().check(table.state()).has_value());
  for (const Seat s : {P0, P1, P2, Seat::spectator}) {
    EXPECT_EQ(table.known(s).players[P1].hand.value, CardSet::of(*named<ClanCard>("ga03")));
    for (const Deployed& d : table.known(s).deployed) EXPECT_TRUE(d.card.known);
  }
}

}  // namespace
}  // namespace krypta::vendetta::test::end_test
