#include "engine/core/deck.hpp"

#include <gtest/gtest.h>

#include <map>
#include <utility>
#include <vector>

#include "engine/core/hash.hpp"
#include "engine/core/view.hpp"

namespace krypta::deck_test {
namespace {

enum class Card : std::uint8_t { Ace, King, Queen, Jack };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<Card>) {
  return {"ace", "king", "queen", "jack"};
}

constexpr Seat A = seat(0), B = seat(1);
using Cards = Deck<Card, 20>;
using Weights = std::vector<std::pair<Card, std::uint32_t>>;

Cards deck(std::initializer_list<Card> cards) {
  Cards made;
  for (const Card card : cards) made.add(card);
  return made;
}

Weights weights(const Cards& cards) {
  Weights all;
  cards.draws([&](Card card, std::uint32_t weight) { all.emplace_back(card, weight); });
  return all;
}

TEST(DeckTest, IsEmptyWhenItIsMade) {
  const Cards none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0U);
  EXPECT_FALSE(none.needs_chance());
  EXPECT_TRUE(weights(none).empty());
}

TEST(DeckTest, CountsTopMiddleAndBottom) {
  Cards cards = deck({Card::Ace, Card::King});
  cards.put_on_top(Card::Queen, {});
  cards.put_at_bottom(Card::Jack, {});
  EXPECT_EQ(cards.size(), 4U);
  EXPECT_FALSE(cards.empty());
}

TEST(DeckTest, ChanceIsNeededOnlyWhereTheNextCardIsInTheMiddle) {
  Cards cards = deck({Card::Ace});
  EXPECT_TRUE(cards.needs_chance());
  cards.put_at_bottom(Card::King, {});
  EXPECT_TRUE(cards.needs_chance());
  cards.put_on_top(Card::Queen, {});
  EXPECT_FALSE(cards.needs_chance());
  static_cast<void>(cards.take_known());
  EXPECT_TRUE(cards.needs_chance());
  cards.take(Card::Ace);
  EXPECT_FALSE(cards.needs_chance());
  EXPECT_FALSE(cards.empty());
}

TEST(DeckTest, IsDrawnFromTheTopThenTheMiddleThenTheBottom) {
  Cards cards = deck({Card::Jack});
  cards.put_on_top(Card::Ace, SeatSet::of(A));
  cards.put_on_top(Card::King, SeatSet::of(B));
  cards.put_at_bottom(Card::Ace, SeatSet::of(A));
  cards.put_at_bottom(Card::Queen, SeatSet::of(B));

  EXPECT_EQ(cards.take_known(), (Secret<Card>{Card::King, SeatSet::of(B)}));
  EXPECT_EQ(cards.take_known(), (Secret<Card>{Card::Ace, SeatSet::of(A)}));
  ASSERT_TRUE(cards.needs_chance());
  EXPECT_EQ(weights(cards), (Weights{{Card::Jack, 1}}));
  cards.take(Card::Jack);
  EXPECT_EQ(cards.take_known(), (Secret<Card>{Card::Ace, SeatSet::of(A)}));
  EXPECT_EQ(cards.take_known(), (Secret<Card>{Card::Queen, SeatSet::of(B)}));
  EXPECT_TRUE(cards.empty());
}

TEST(DeckTest, EachDifferentCardIsDrawnWithTheWeightOfItsNumber) {
  Cards cards = deck({Card::Queen, Card::Ace, Card::Queen, Card::Jack, Card::Queen, Card::Ace});
  EXPECT_EQ(weights(cards), (Weights{{Card::Ace, 2}, {Card::Queen, 3}, {Card::Jack, 1}}));
  cards.take(Card::Queen);
  EXPECT_EQ(weights(cards), (Weights{{Card::Ace, 2}, {Card::Queen, 2}, {Card::Jack, 1}}));
  cards.take(Card::Jack);
  EXPECT_EQ(weights(cards), (Weights{{Card::Ace, 2}, {Card::Queen, 2}}));
  EXPECT_EQ(cards.size(), 4U);
}

TEST(DeckTest, KnownCardsAreNoAnswersOfChance) {
  Cards cards = deck({Card::Ace});
  cards.put_on_top(Card::King, {});
  cards.put_at_bottom(Card::Queen, {});
  EXPECT_EQ(weights(cards), (Weights{{Card::Ace, 1}}));
}

TEST(DeckTest, ShufflingForgetsTheOrderAndWhoKnewIt) {
  Cards cards = deck({Card::King});
  cards.put_on_top(Card::Queen, SeatSet::of(A));
  cards.put_on_top(Card::Ace, SeatSet::everyone());
  cards.put_at_bottom(Card::Queen, SeatSet::of(B));
  cards.shuffle();
  EXPECT_EQ(cards, deck({Card::Ace, Card::King, Card::Queen, Card::Queen}));
  EXPECT_TRUE(cards.needs_chance());
  EXPECT_TRUE(cards.top.empty());
  EXPECT_TRUE(cards.bottom.empty());
  EXPECT_EQ(weights(cards), (Weights{{Card::Ace, 1}, {Card::King, 1}, {Card::Queen, 2}}));
}

TEST(DeckTest, EqualDecksAreEqualWhateverOrderTheyWereFilledIn) {
  const Cards one = deck({Card::Ace, Card::King, Card::King, Card::Jack});
  const Cards two = deck({Card::King, Card::Jack, Card::King, Card::Ace});
  EXPECT_EQ(one, two);
  EXPECT_EQ(hash_of(one), hash_of(two));
  EXPECT_NE(one, deck({Card::Ace, Card::King, Card::Jack, Card::Jack}));
  EXPECT_NE(one, deck({Card::Ace, Card::King, Card::Jack}));
}

TEST(DeckTest, DecksAreEqualWhateverWasDrawnBefore) {
  Cards drawn = deck({Card::Ace, Card::Queen, Card::King, Card::Jack});
  drawn.take(Card::Queen);
  drawn.take(Card::Ace);
  EXPECT_EQ(drawn, deck({Card::King, Card::Jack}));
  drawn.put_on_top(Card::Ace, {});
  drawn.shuffle();
  EXPECT_EQ(drawn, deck({Card::Ace, Card::King, Card::Jack}));
}

TEST(DeckTest, TheOrderAtTheTopIsPartOfTheValue) {
  Cards one, two;
  one.put_on_top(Card::Ace, {});
  one.put_on_top(Card::King, {});
  two.put_on_top(Card::King, {});
  two.put_on_top(Card::Ace, {});
  EXPECT_NE(one, two);
  one.shuffle();
  two.shuffle();
  EXPECT_EQ(one, two);
}

/// Pearson's statistic; with a fair draw it stays below the bound in 999 of 1000 seeds, and the seed here is fixed.
double chi_square(const Weights& expected, const std::map<Card, unsigned>& drawn) {
  double all = 0, cards = 0, sum = 0;
  for (const auto& [card, weight] : expected) cards += weight;
  for (const auto& [card, count] : drawn) all += count;
  for (const auto& [card, weight] : expected) {
    const double mean = all * weight / cards;
    const double off = (drawn.contains(card) ? drawn.at(card) : 0) - mean;
    sum += off * off / mean;
  }
  return sum;
}

TEST(DeckTest, TheSamplerAgreesWithTheWeights) {
  Cards cards;
  for (const Card card : all_of<Card>()) {
    for (unsigned i = 0; i <= static_cast<unsigned>(card); ++i) cards.add(card);
  }
  ASSERT_EQ(weights(cards), (Weights{{Card::Ace, 1}, {Card::King, 2}, {Card::Queen, 3}, {Card::Jack, 4}}));
  Rng rng{20240517};
  std::map<Card, unsigned> drawn;
  for (unsigned i = 0; i < 20000; ++i) ++drawn[cards.sample(rng)];
  EXPECT_EQ(drawn.size(), 4U);
  EXPECT_LT(chi_square(weights(cards), drawn), 16.27);  // 3 degrees of freedom
  // The same draws would not pass for a deck with one card exchanged.
  EXPECT_GT(chi_square({{Card::Ace, 2}, {Card::King, 2}, {Card::Queen, 3}, {Card::Jack, 3}}, drawn), 16.27);
}

TEST(DeckTest, TheSamplerDrawsTheMiddleAlone) {
  Cards cards = deck({Card::Ace, Card::Jack});
  cards.put_at_bottom(Card::King, {});
  Rng rng{7};
  std::map<Card, unsigned> drawn;
  for (unsigned i = 0; i < 200; ++i) ++drawn[cards.sample(rng)];
  EXPECT_EQ(drawn.size(), 2U);
  EXPECT_EQ(drawn[Card::Ace] + drawn[Card::Jack], 200U);
}

TEST(DeckTest, DrawingItOutDealsEveryCardOnce) {
  Cards cards = deck({Card::Ace, Card::King, Card::King, Card::Queen, Card::Jack, Card::Jack, Card::Jack});
  const Weights before = weights(cards);
  Rng rng{99};
  std::map<Card, std::uint32_t> drawn;
  while (!cards.empty()) {
    const Card card = cards.sample(rng);
    cards.take(card);
    ++drawn[card];
  }
  EXPECT_EQ(Weights(drawn.begin(), drawn.end()), before);
}

Cards watched_deck() {
  Cards cards = deck({Card::King, Card::Queen});
  cards.put_on_top(Card::Jack, SeatSet::of(A));
  cards.put_on_top(Card::King, {});
  cards.put_at_bottom(Card::Queen, SeatSet::of(B));
  return cards;
}

TEST(DeckTest, NobodySeesTheMiddle) {
  for (const Seat observer : {A, B, Seat::spectator}) {
    const View<Cards> view = redact(watched_deck(), observer);
    ASSERT_EQ(view.known().middle.size(), 2U);
    for (const Hidden<Card>& card : view.known().middle) EXPECT_EQ(card, (Hidden<Card>{Card::Ace, false}));
  }
}

TEST(DeckTest, OnlyThoseWhoSawACardOnTopOrBottomSeeIt) {
  for (const Seat observer : {A, B, Seat::spectator}) {
    const View<Cards> view = redact(watched_deck(), observer);
    EXPECT_EQ(view.known().top[0].known, observer == A);
    EXPECT_EQ(view.known().top[0].value, observer == A ? Card::Jack : Card::Ace);
    EXPECT_FALSE(view.known().top[1].known);
    EXPECT_EQ(view.known().bottom[0].known, observer == B);
    EXPECT_EQ(view.known().bottom[0].value, observer == B ? Card::Queen : Card::Ace);
  }
}

TEST(DeckTest, DecksThatDifferInUnseenCardsLookTheSame) {
  Cards changed = deck({Card::Ace, Card::Jack});
  changed.put_on_top(Card::Jack, SeatSet::of(A));
  changed.put_on_top(Card::Ace, {});
  changed.put_at_bottom(Card::King, SeatSet::of(B));
  ASSERT_NE(changed, watched_deck());
  EXPECT_EQ(redact(changed, A), redact(watched_deck(), A));
  EXPECT_EQ(redact(changed, Seat::spectator), redact(watched_deck(), Seat::spectator));
  EXPECT_NE(redact(changed, B), redact(watched_deck(), B));
}

TEST(DeckTest, AShuffleTakesAwayWhatAnybodySaw) {
  Cards cards = watched_deck();
  cards.shuffle();
  const View<Cards> view = redact(cards, A);
  EXPECT_TRUE(view.known().top.empty());
  EXPECT_TRUE(view.known().bottom.empty());
  for (const Hidden<Card>& card : view.known().middle) EXPECT_FALSE(card.known);
}

}  // namespace
}  // namespace krypta::deck_test
