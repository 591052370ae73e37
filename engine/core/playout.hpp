#pragma once

#include <cstdint>

#include "engine/core/game.hpp"

namespace krypta {

/// Plays a state to its end with choices drawn evenly from the options; tells how many were made, chance's included.
template <Game G>
std::uint64_t random_playout(const G& game, typename G::State& state, Rng& rng) {
  Events ignored;
  Choices<G> choices;
  std::uint64_t made = 0;
  for (;; ++made) {
    const Pending now = game.pending(state);
    if (now.over) return made;
    if (now.chance) {
      game.apply(state, Seat::chance, game.sample(state, rng), ignored);
      continue;
    }
    const Seat s = now.must.lowest();
    choices.clear();
    game.options(state, s, choices);
    game.apply(state, s, choices[rng.below(static_cast<std::uint32_t>(choices.size()))], ignored);
  }
}

}  // namespace krypta
