#pragma once

#include "engine/games/vampire_empire/rules.hpp"

namespace krypta::vampire_empire {

template <class E>
E draw_from(EnumSet<E>& set, Rng& rng) {
  const E one = set.nth(rng.below(set.size()));
  set.remove(one);
  return one;
}

/// Gives a player the cards that an observer does not see: any that nobody has seen going anywhere, evenly, among the
/// deals in which the match can be where it is.
void deal_unseen(const Cards& cards, const GameView& view, State& state, Seat self, Rng& rng);

}  // namespace krypta::vampire_empire
