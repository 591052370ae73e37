#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/match.hpp"
#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/rules.hpp"
#include "tests/properties/properties.hpp"
#include "tests/sanitized.hpp"

/// What an observer can be in, drawn by `complete`, where people have brought decks that nobody has printed.
namespace krypta::properties::vtes_belief_test {

using namespace vtes;

namespace {

/// Any legal deck of cards that can be played.
std::string random_deck(const Cards& cards, Rng& rng) {
  const unsigned group = 1 + rng.below(6);
  std::vector<CardId> vampires;
  std::vector<CardId> library;
  for (const CardId card : facts().all()) {
    const CardInfo& info = cards[card];
    if (!info.playable || facts().banned(card)) continue;
    if (!is_crypt(card)) library.push_back(card);
    if (is_crypt(card) && (info.group == group || info.group == group + 1)) vampires.push_back(card);
  }
  const auto any = [&](const std::vector<CardId>& from) {
    return from[rng.below(static_cast<std::uint32_t>(from.size()))];
  };
  Deck deck;
  for (unsigned n = 12 + rng.below(4); n > 0; --n) EXPECT_TRUE(deck.add(any(vampires), 1));
  for (unsigned n = 60 + rng.below(31); n > 0; --n) EXPECT_TRUE(deck.add(any(library), 1));
  const Brought brought = Vtes{}.bring(deck_value(facts(), deck));
  EXPECT_TRUE(brought.flaws.empty());
  return brought.written;
}

Deck deck_in(const Owned& cards) {
  Deck deck;
  for (const CardId card : cards) EXPECT_TRUE(deck.add(card, 1));
  return deck;
}

/// Every card that lies openly, by the truth, and belongs to that player.
Owned lying_open(const State& state, Seat s) {
  Owned all;
  for (const CardId card : state.players[s].ash) put_in(all, card);
  for (const CardId card : state.players[s].removed) put_in(all, card);
  each_thing(state, [&](ThingId, const Thing& thing) {
    if (thing.owner == s && thing.card.seen_by == SeatSet::everyone()) put_in(all, thing.card.value);
  });
  return all;
}

// VT-007 to VT-013: what is imagined of a legal deck is legal, holds everything that was seen, and contradicts nothing.
TEST(VtesBelief, DecksOfOnesOwnAreCompletedToLegalOnesThatContradictNothing) {
  const Vtes game;
  Rng rng{77};
  unsigned completed = 0;
  unsigned wrong = 0;
  for (unsigned i = 0; i < 40 / test::one_in; ++i) {
    krypta::Setup setup{.seats = least_players + rng.below(most_players - least_players + 1)};
    for (unsigned s = 0; s < setup.seats; ++s) setup.brought.push_back(random_deck(game.cards(), rng));
    auto begun = game.begin(setup);
    ASSERT_TRUE(begun);
    State state = *begun;
    Events silent;
    Choices<Vtes> choices;
    for (unsigned made = 0; made < 4000; ++made) {
      const Pending now = game.pending(state);
      if (now.over) break;
      if (rng.below(120) == 0) {
        const Seat observer = rng.below(4) == 0 ? Seat::spectator : seat(rng.below(setup.seats));
        const auto view = redact(state, observer);
        const State world = game.complete(view, rng);
        ASSERT_TRUE(same(redact(world, observer).known(), view.known()));
        const auto unsound = game.check(world);
        ASSERT_FALSE(unsound.has_value()) << unsound->message;
        for (unsigned s = 0; s < setup.seats; ++s) {
          const Owned& guessed = world.players[seat(s)].deck.value;
          const Deck deck = deck_in(guessed);
          EXPECT_TRUE(illegal(facts(), deck).empty());
          EXPECT_TRUE(unplayable(facts(), game.cards(), deck).empty());
          EXPECT_TRUE(std::ranges::includes(guessed, lying_open(state, seat(s))));
          EXPECT_TRUE(seat(s) != observer || guessed == state.players[seat(s)].deck.value);
          ++completed;
          wrong += guessed == state.players[seat(s)].deck.value ? 0 : 1;
        }
      }
      if (now.chance) {
        game.apply(state, Seat::chance, game.sample(state, rng), silent);
        continue;
      }
      choices.clear();
      game.options(state, now.must.lowest(), choices);
      game.apply(state, now.must.lowest(), choices[rng.below(static_cast<std::uint32_t>(choices.size()))], silent);
    }
  }
  EXPECT_GT(completed, 2000U / test::one_in);
  EXPECT_GT(wrong, completed / 2) << "a deck that nobody has shown is not known";
}

// Decks that lie open are known exactly.
TEST(VtesBelief, OpenDecksAreKnown) {
  const Vtes game;
  Rng rng{78};
  krypta::Setup setup{.seats = 3, .options = {{"decks", "open"}}};
  for (unsigned s = 0; s < setup.seats; ++s) setup.brought.push_back(random_deck(game.cards(), rng));
  const State start = *game.begin(setup);
  for (const Seat observer : {seat(0), seat(2), Seat::spectator}) {
    const State world = game.complete(redact(start, observer), rng);
    for (unsigned s = 0; s < setup.seats; ++s)
      EXPECT_EQ(world.players[seat(s)].deck.value, start.players[seat(s)].deck.value);
  }
}

}  // namespace
}  // namespace krypta::properties::vtes_belief_test
