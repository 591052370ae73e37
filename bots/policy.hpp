#pragma once

#include <cstdint>

#include "engine/core/game.hpp"

/// How a bot chooses. It is given what a seat may know and its legal choices, never a State, so one that looks into
/// another's cards does not compile. A caller that simulates makes views of its states with `redact`.
namespace krypta::bots {

template <Game G>
using Policy = Choice (*)(const G& game, const View<typename G::State>& view, const Choices<G>& choices, Rng& rng);

struct Judged {
  Choice choice{};
  double value = 0;
  friend bool operator==(const Judged&, const Judged&) = default;
};
/// Every legal choice once, best first. A policy chooses the first.
template <Game G>
using Judgement = FixedVector<Judged, G::max_options>;
template <Game G>
using Judge = Judgement<G> (*)(const G& game, const View<typename G::State>& view, const Choices<G>& choices, Rng& rng);

/// Draws evenly and thinks nothing of any choice.
namespace random {

template <Game G>
Choice choose(const G&, const View<typename G::State>&, const Choices<G>& choices, Rng& rng) {
  return choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
}

template <Game G>
Judgement<G> judge(const G& game, const View<typename G::State>& view, const Choices<G>& choices, Rng& rng) {
  Judgement<G> judged;
  judged.push_back({choose(game, view, choices, rng), 0});
  for (const Choice c : choices) {
    if (c != judged[0].choice) judged.push_back({c, 0});
  }
  return judged;
}

}  // namespace random

}  // namespace krypta::bots
