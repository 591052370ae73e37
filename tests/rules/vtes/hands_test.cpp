#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/position.hpp"
#include "engine/games/vtes/rules.hpp"

/// What somebody has seen of another's hand: she keeps it, nobody else learns of it, and it goes with the cards.
namespace krypta::rules::vtes_hands_test {

using namespace vtes;

namespace {

constexpr Seat a = seat(0);
constexpr Seat b = seat(1);
constexpr Seat c = seat(2);

CardId card(std::string_view slug) { return *card_called(slug); }

/// A has looked at the hand of B, who has drawn a card since.
State looked_at() {
  const Vtes game;
  State state = Position{3}.hand(b, {card("bonding"), card("bonding"), card("deflection")}).state();
  std::vector<LoggedEvent> log;
  Events events{log};
  Table on{game.cards(), state, events};
  look_at_hand(on, a, b);
  put_in(state.players[b].hand.value, card("raven_spy"));
  ++state.players[b].hand_count;
  put_in(state.players[b].deck.value, card("raven_spy"));
  return state;
}

std::ptrdiff_t copies(const Hand& hand, std::string_view slug) { return std::ranges::count(hand, card(slug)); }

}  // namespace

TEST(VtesHands, WhoHasLookedThinksOfNoOtherHand) {
  const Vtes game;
  const State state = looked_at();
  Rng rng{1};
  unsigned without = 0;
  for (unsigned n = 0; n < 50; ++n) {
    const State seen = game.complete(redact(state, a), rng);
    const Hand& hand = seen.players[b].hand.value;
    EXPECT_EQ(hand.size(), 4U);
    EXPECT_GE(copies(hand, "bonding"), 2);
    EXPECT_GE(copies(hand, "deflection"), 1);
    EXPECT_EQ(redact(seen, a).known(), redact(state, a).known());
    const State guessed = game.complete(redact(state, c), rng);
    without += copies(guessed.players[b].hand.value, "deflection") == 0 ? 1 : 0;
    EXPECT_EQ(redact(guessed, c).known(), redact(state, c).known());
  }
  EXPECT_GT(without, 0U);
}

TEST(VtesHands, NobodyElseLearnsWhatWasSeen) {
  const State state = looked_at();
  EXPECT_EQ(redact(state, a).known().players[a].glimpses.value.size(), 3U);
  for (const Seat other : {b, c, Seat::spectator}) {
    EXPECT_FALSE(redact(state, other).known().players[a].glimpses.known);
    EXPECT_TRUE(redact(state, other).known().players[a].glimpses.value.empty());
  }
}

// A copy that leaves may be the one that was seen.
TEST(VtesHands, WhatLeavesIsNotThereAnyMore) {
  const Vtes game;
  State state = looked_at();
  std::vector<LoggedEvent> log;
  Events events{log};
  Table on{game.cards(), state, events};
  const auto seen = [&](std::string_view slug) {
    return std::ranges::count(state.players[a].glimpses.value, Glimpse{b, card(slug)});
  };
  discard(on, b, card("raven_spy"));
  EXPECT_EQ(state.players[a].glimpses.value.size(), 3U);
  discard(on, b, card("bonding"));
  EXPECT_EQ(seen("bonding"), 1);
  set_aside(on, b, card("deflection"));
  EXPECT_EQ(seen("deflection"), 0);
  see_hand(on, a, b);
  EXPECT_EQ(state.players[a].glimpses.value.size(), 1U);
}

// VT-163
TEST(VtesHands, PositionsWithGlimpsesOfWhatIsNotThereAreRefused) {
  const Vtes game;
  State state = looked_at();
  EXPECT_EQ(game.check(state), std::nullopt);
  state.players[a].glimpses.value.push_back({b, card("deflection")});
  ASSERT_NE(game.check(state), std::nullopt);
  state = looked_at();
  state.players[b].hand.open = true;
  ASSERT_NE(game.check(state), std::nullopt);
}

}  // namespace krypta::rules::vtes_hands_test
