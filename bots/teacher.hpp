#pragma once

#include "bots/policy.hpp"

/// The opponent of a first match: it plays a lesson that was written down and goes easy on the learner afterwards.
/// A game has its lesson in an overload of its own; without one the easy bot stands in.
namespace krypta::bots::teacher {

template <Game G>
Judgement<G> judge(const G& game, const View<typename G::State>& view, const Choices<G>& choices, Rng& rng) {
  return random::judge<G>(game, view, choices, rng);
}

}  // namespace krypta::bots::teacher
