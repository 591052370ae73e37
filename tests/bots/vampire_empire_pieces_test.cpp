#include <gtest/gtest.h>

#include "bots/vampire_empire/effects.hpp"
#include "bots/vampire_empire/hands.hpp"
#include "bots/vampire_empire/odds.hpp"
#include "tests/rules/vampire_empire/table.hpp"

/// What the bot of Vampire Empire reckons with: odds, points in hidden hands, the cheapest cards.
namespace krypta::vampire_empire::test::vampire_empire_pieces_test {

namespace {

using bots::vampire_empire::effect_of;
using bots::vampire_empire::Manner;
using bots::vampire_empire::Odds;
using bots::vampire_empire::Reach;
using bots::vampire_empire::Stakes;
using bots::vampire_empire::unseen;
using bots::vampire_empire::valid_of;

constexpr Manner manner{};

Odds odds_of(const Table& table, Seat s) {
  const auto view = table.match().view(s);
  return {view.known(), view.memory(), manner};
}

Card card_of(std::string_view id) { return *named<Card>(id); }

Reach reach_of(const CardSet& unseen_cards, const CardSet& valid, unsigned hand) {
  return {game().cards(), unseen_cards, valid, hand};
}

Stakes stakes_of(CardIds ids) {
  return {game().cards(), cards(ids), [](Card c) { return 1.0 + 0.1 * game().cards().value(c); }};
}

}  // namespace

TEST(VampireEmpireOdds, AllThirtyFiveWorldsAreEven) {
  const Odds odds = odds_of(Table{Position{}}, H);
  EXPECT_EQ(odds.worlds().size(), 35U);
  EXPECT_DOUBLE_EQ(odds.vampire(Character::Lady), 0);
  EXPECT_DOUBLE_EQ(odds.vampire(Character::Butler), 0);
  EXPECT_NEAR(odds.vampire(Character::Monk), 3.0 / 7, 1e-9);
  double sum = 0;
  for (const Character c : all_of<Character>()) sum += odds.vampire(c);
  EXPECT_NEAR(sum, 3, 1e-9);
}

TEST(VampireEmpireOdds, AnswersAreBelieved) {
  Position position;
  position.known_humans({Character::Monk}).revealed({Character::Cook});
  position.moat(H, {"h38"}).raw().players[H].shown.push_back(card_of("h38"));
  position.raw().counts.push_back({Character::Maid, Character::Nun, 1});
  const Odds odds = odds_of(Table{position}, H);
  EXPECT_DOUBLE_EQ(odds.vampire(Character::Monk), 0);
  EXPECT_DOUBLE_EQ(odds.vampire(Character::Cook), 1);
  EXPECT_NEAR(odds.vampire(Character::Maid), 0.5, 1e-9);
  EXPECT_NEAR(odds.vampire(Character::Maid) + odds.vampire(Character::Nun), 1, 1e-9);
}

TEST(VampireEmpireOdds, DoubtShrinksByAnAnswerAndMostWhereItIsGreatest) {
  const Odds odds = odds_of(Table{Position{}}, H);
  EXPECT_NEAR(odds.doubt(), 7 * 4 * (3.0 / 7) * (4.0 / 7), 1e-9);
  EXPECT_DOUBLE_EQ(odds.doubt_after_asking(Character::Lady), odds.doubt());
  EXPECT_LT(odds.doubt_after_asking(Character::Monk), odds.doubt() - 0.9);
  EXPECT_LT(odds.doubt_after_counting(Character::Monk, Character::Nun), odds.doubt_after_asking(Character::Monk));
}

TEST(VampireEmpireOdds, WhomTheVampiresAttackIsLikelyHuman) {
  State known = Position{}.state();
  known.vampires.known = false;
  std::vector<LoggedEvent> log;
  Events events{log};
  for (const Character c : {Character::Lady, Character::Maid, Character::Monk})
    events.tell_all({29}, EventKind::Entered, c);
  const Odds before{known, seen(log, H), manner};
  events.tell_all({104}, EventKind::Attacked, V, Character::Lady, Character::Maid);
  const Odds after{known, seen(log, H), manner};
  EXPECT_LT(after.vampire(Character::Maid), 0.1);
  EXPECT_GT(after.vampire(Character::Maid), 0.01) << "it may be a feint";
  EXPECT_GT(after.vampire(Character::Monk), before.vampire(Character::Monk));
  EXPECT_DOUBLE_EQ(after.vampire(Character::Lady), 0) << "his own token";
}

TEST(VampireEmpireOdds, WhomTheVampiresDefendIsLikelyTheirs) {
  State known = Position{}.state();
  known.vampires.known = false;
  std::vector<LoggedEvent> log;
  Events events{log};
  events.tell_all({104}, EventKind::Attacked, H, Character::Lady, Character::Monk);
  const Odds before{known, seen(log, H), manner};
  events.tell_all({113}, EventKind::Played, V, card_of("v13"), 1);
  const Odds after{known, seen(log, H), manner};
  EXPECT_NEAR(before.vampire(Character::Monk), 3.0 / 7, 1e-9);
  EXPECT_NEAR(after.vampire(Character::Monk), 3 / (3 + 4 * manner.shield), 1e-9);
}

TEST(VampireEmpireOdds, ReadTheEventsOfAMatch) {
  const Odds odds = odds_of(Table::begun(), H);
  EXPECT_EQ(odds.worlds().size(), 35U);
  EXPECT_DOUBLE_EQ(odds.vampire(Character::Cook), 0);
  EXPECT_NEAR(odds.vampire(Character::Maid), 3.0 / 7, 1e-9);
}

TEST(VampireEmpireHands, WhatWasShownIsNotInTheHand) {
  Position position;
  position.hand(H, {"h01", "h02"});
  position.raw().players[H].shown.push_back(card_of("h18"));
  position.raw().players[H].played.add(card_of("h06"));
  const CardSet cards_left = unseen(position.state(), H);
  EXPECT_EQ(cards_left.size(), 38U);
  EXPECT_FALSE(cards_left.has(card_of("h18")));
  EXPECT_FALSE(cards_left.has(card_of("h06")));
  EXPECT_TRUE(cards_left.has(card_of("h01")));
}

TEST(VampireEmpireHands, ValidAreTheCardsOfTheOccupationAndOfWhatIsRevealed) {
  Position position;
  const auto valid = [&](Side deck, Character one, Character other) {
    return valid_of(game().cards(), position.state(), deck, one, other).size();
  };
  EXPECT_EQ(valid(Side::Human, Character::Lady, Character::Cook), 9U);
  EXPECT_EQ(valid(Side::Vampire, Character::Cook, Character::Lady), 9U);
  position.revealed({Character::Cook});
  EXPECT_EQ(valid(Side::Human, Character::Lady, Character::Cook), 17U) << "holy water too";
  EXPECT_EQ(valid(Side::Vampire, Character::Cook, Character::Lady), 17U) << "vampire cards too";
  EXPECT_EQ(valid(Side::Vampire, Character::Lady, Character::Cook), 9U);
}

TEST(VampireEmpireHands, ReachIsTheDistributionOfPoints) {
  // Of ten cards a 3 and a 4 count, five are in the hand.
  const CardSet ten = cards({"h01", "h02", "h03", "h04", "h05", "h06", "h07", "h08", "h09", "h10"});
  const Reach reach = reach_of(ten, cards({"h05", "h06"}), 5);
  EXPECT_DOUBLE_EQ(reach.below(0), 0);
  EXPECT_NEAR(reach.below(1), 0.25, 1e-9);
  EXPECT_NEAR(reach.below(4), 0.5, 1e-9);
  EXPECT_NEAR(reach.below(5), 0.75, 1e-9);
  EXPECT_NEAR(reach.below(8), 1, 1e-9);
  const Reach everything = reach_of(ten, cards({"h05", "h06"}), 10);
  EXPECT_DOUBLE_EQ(everything.below(7), 0);
  EXPECT_DOUBLE_EQ(everything.below(8), 1);
  EXPECT_DOUBLE_EQ(reach_of(ten, ten, 0).below(1), 1) << "an empty hand adds nothing";
}

TEST(VampireEmpireHands, TheCheapestCardsThatSuffice) {
  const Stakes stakes = stakes_of({"h01", "h03", "h05", "h06"});  // 1, 2, 3, 4
  EXPECT_EQ(stakes.cheapest(1)->cards, cards({"h01"}));
  EXPECT_EQ(stakes.cheapest(3)->cards, cards({"h05"})) << "one card rather than two";
  EXPECT_EQ(stakes.cheapest(5)->points, 5U);
  EXPECT_EQ(stakes.cheapest(10)->cards.size(), 4U);
  EXPECT_FALSE(stakes.cheapest(11).has_value());
  EXPECT_TRUE(stakes.cheapest(0)->cards.empty());
}

TEST(VampireEmpireEffects, EverySupportCardIsUnderstood) {
  const auto effect = [](std::string_view id) { return *effect_of(game().cards(), card_of(id)); };
  for (const Card c : CardSet::all() - game().cards().valued()) EXPECT_TRUE(effect_of(game().cards(), c)) << name_of(c);
  EXPECT_FALSE(effect_of(game().cards(), card_of("h01")).has_value());
  EXPECT_EQ(effect("h34").verb, CardVerb::Cancel);
  EXPECT_EQ(effect("h36").verb, CardVerb::Draw);
  EXPECT_EQ(effect("h36").amount, 3);
  EXPECT_EQ(effect("h37").verb, CardVerb::AddDefence);
  EXPECT_EQ(effect("h37").amount, 2);
  EXPECT_EQ(effect("h38").verb, CardVerb::CountVampires);
  EXPECT_EQ(effect("h39").verb, CardVerb::Forbid);
  EXPECT_EQ(effect("v37").verb, CardVerb::AddAttack);
  EXPECT_EQ(effect("v37").amount, 2);
  EXPECT_EQ(effect("v39").verb, CardVerb::DiscardRandom);
  EXPECT_EQ(effect("v39").amount, 2);
  EXPECT_FALSE(effect("h35").from_moat);
  EXPECT_TRUE(effect("h40").from_moat);
}

}  // namespace krypta::vampire_empire::test::vampire_empire_pieces_test
