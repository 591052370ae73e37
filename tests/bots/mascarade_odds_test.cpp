#include "bots/mascarade/odds.hpp"

#include <gtest/gtest.h>

#include "tests/rules/mascarade/table.hpp"

/// What the heuristic bot makes of what it has seen and heard.
namespace krypta::bots::mascarade::mascarade_odds_test {

namespace {

using namespace krypta::mascarade::test;
using Seated = krypta::mascarade::test::Table;

/// Everybody has looked at his card, and it is the same player's turn again.
Seated all_know(const Position& position) {
  Seated table{position};
  for (unsigned i = 0; i < position.state().players.size(); ++i) table.act(table.active(), "look");
  return table;
}

Record record_of(const Seated& table, Seat observer) { return Record{table.match().view(observer)}; }

/// How likely a character lies at a place in the eyes of a seat.
double chance(const Seated& table, Seat observer, unsigned place, Character c) {
  const auto view = table.match().view(observer);
  const Record record{view};
  Rng rng{1};
  return Odds{view, record, rng}.at(place)[c];
}

double unclaimed(const Seated& table, Seat announcer, Character c) {
  const auto view = table.match().view(announcer);
  const Record record{view};
  Rng rng{1};
  return Odds{view, record, rng}.unclaimed(view.known(), announcer, c);
}

Seated dealt() {
  auto table = Seated::begin(6);
  table.deal({"judge", "bishop", "king", "queen", "witch", "cheat"}).all_ready();
  return table;
}

}  // namespace

TEST(MascaradeRecord, SaysWhatSomebodyMayThinkWhoOnlyWatched) {
  Seated table = dealt();
  EXPECT_EQ(record_of(table, A).thought(2, Character::King), 1);
  EXPECT_EQ(record_of(table, A).thought(0, Character::King), 0);
  table.swap("0,2", true);
  for (const Seat observer : {A, B, C}) {
    EXPECT_EQ(record_of(table, observer).thought(0, Character::King), 0.5) << "whoever knows more";
    EXPECT_EQ(record_of(table, observer).thought(2, Character::Judge), 0.5);
  }
  table.swap("1,2", false);
  EXPECT_EQ(record_of(table, A).thought(1, Character::King), 0.25);
}

TEST(MascaradeRecord, SaysWhoKnowsACard) {
  Seated table = dealt();
  table.swap("0,2", true);
  EXPECT_EQ(record_of(table, B).knows(A, 0), 1) << "A decided himself";
  EXPECT_EQ(record_of(table, B).knows(C, 2), 0);
  EXPECT_EQ(record_of(table, B).knows(D, 3), 1);
  table.swap("0,1", false);
  EXPECT_EQ(record_of(table, B).knows(A, 0), 0);
  table.swap("2,3", false).swap("3,4", false);
  table.act(E, "look");
  EXPECT_EQ(record_of(table, A).knows(E, 4), 1);
  EXPECT_EQ(record_of(table, A).knows(F, 4), 0);
  table.act(F, "announce:king").answers({C});
  EXPECT_EQ(record_of(table, A).knows(B, 2), 1) << "everybody saw it";
}

TEST(MascaradeRecord, NotesWhoClaimsWhatHeIsNot) {
  Seated table = dealt();
  table.swap("0,1", false).swap("1,2", false).swap("2,3", false).swap("3,4", false);
  const double before = record_of(table, A).careless(F);
  table.act(E, "announce:judge").answers({F});
  EXPECT_GT(record_of(table, A).careless(F), before + 0.2);
  EXPECT_LT(record_of(table, A).careless(B), before) << "who passes thinks";
}

TEST(MascaradeRecord, ExpectsClaimsOfWhoIsSureOrMustStopAWinner) {
  const auto claims = [](Asked asked) { return claim_chance(asked); };
  EXPECT_GT(claims({.knows = 1, .holds = true}), 0.9);
  EXPECT_LT(claims({.knows = 1, .holds = false}), 0.1);
  EXPECT_GT(claims({.thought = 0.5}), claims({.thought = 0.3}));
  EXPECT_GT(claims({.knows = 1, .decisive = true}), 2 * claims({.knows = 1}));
  EXPECT_EQ(claims({.careless = 1, .knows = 1}), claims({.careless = 1, .knows = 1, .holds = true}));
}

TEST(MascaradeOdds, BelieveWhoKnowsHisCard) {
  Seated table = all_know(Position{6}.holds("5", Character::Queen));
  const double before = chance(table, F, 2, Character::King);
  EXPECT_NEAR(before, 0.2, 0.1);
  table.act(A, "announce:king").act(B, "pass");
  EXPECT_GT(chance(table, F, 0, Character::King), 0.35) << "A announces it";
  EXPECT_LT(chance(table, F, 1, Character::King), 0.1) << "B would have claimed it";
  table.act(C, "claim");
  EXPECT_GT(chance(table, F, 2, Character::King), before + 0.2) << "C says that it is his";
  EXPECT_NEAR(chance(table, F, 5, Character::Queen), 1, 1e-9) << "F has seen it";
}

TEST(MascaradeOdds, DoNotBelieveWhoHasNotLooked) {
  Seated table{Position{6}};
  table.act(A, "announce:king").act(B, "pass");
  EXPECT_GT(chance(table, F, 1, Character::King), 0.05);
}

TEST(MascaradeOdds, ForgetWhatWasSaidOfACardThatWasShown) {
  Seated table = all_know(Position{6}.holds("1", Character::Queen).holds("0", Character::Judge));
  table.act(A, "announce:king").answers({B});
  EXPECT_NEAR(chance(table, F, 1, Character::Queen), 1, 1e-9);
  EXPECT_NEAR(chance(table, F, 0, Character::Judge), 1, 1e-9);
}

TEST(MascaradeOdds, ExpectAClaimOfWhoHoldsIt) {
  // In the middle nobody holds it, and before a player who has seen it somebody does.
  const Seated nobody = all_know(Position{4}.holds("0", Character::Judge).holds("c1", Character::King));
  Seated table = dealt();
  EXPECT_LT(unclaimed(table, A, Character::King), 0.3);
  EXPECT_GT(unclaimed(nobody, A, Character::King), 2 * unclaimed(table, A, Character::King));
}

TEST(MascaradeWorth, IsAChanceToWin) {
  const Position position = Position{4}.coins({9, 4, 6, 6});
  const Prospects none{};
  double sum = 0;
  for (const Seat s : {A, B, C, D}) sum += winning_chance(position.state(), none, s);
  EXPECT_NEAR(sum, 1, 1e-9);
  EXPECT_GT(winning_chance(position.state(), none, A), winning_chance(position.state(), none, C));
  const Position near_ruin = Position{4}.coins({9, 1, 6, 6});
  EXPECT_GT(winning_chance(near_ruin.state(), none, A), winning_chance(position.state(), none, A));
  const Position poorer = Position{4}.coins({9, 1, 11, 6});
  const Position safer = Position{4}.coins({9, 4, 11, 6});
  EXPECT_LT(winning_chance(poorer.state(), none, A), winning_chance(safer.state(), none, A));
}

TEST(MascaradeWorth, KnowsWhatWinsAtOnce) {
  const Position position = Position{4}.coins({10, 9, 6, 6}).court(4);
  EXPECT_TRUE(wins(position.state(), A, Character::King));
  EXPECT_TRUE(wins(position.state(), A, Character::Cheat));
  EXPECT_TRUE(wins(position.state(), A, Character::Judge));
  EXPECT_FALSE(wins(position.state(), A, Character::Queen));
  EXPECT_TRUE(wins(position.state(), B, Character::Judge));
  EXPECT_FALSE(wins(position.state(), B, Character::Cheat));
  EXPECT_FALSE(wins(position.state(), C, Character::Widow)) << "10 coins";
}

}  // namespace krypta::bots::mascarade::mascarade_odds_test
