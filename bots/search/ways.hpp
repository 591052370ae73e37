#pragma once

#include <algorithm>
#include <array>

#include "bots/policy.hpp"
#include "bots/search/guide.hpp"
#include "bots/search/search.hpp"
#include "bots/search/thinker.hpp"

namespace krypta::bots::search {

/// Tries every choice in positions that the seat may be in and lets everybody play on at random. The value is the share
/// of the win. For games in which nobody has thought about what is good.
template <Game G>
Judgement<G> judge_by_playouts(const G& game, const View<typename G::State>& view, const Choices<G>& choices,
                               Rng& rng) {
  constexpr unsigned worlds = 40;
  std::array<double, G::max_options> won{};
  for (unsigned i = 0; i < worlds; ++i) {
    const typename G::State world = game.complete(view, rng);
    for (std::size_t c = 0; c < choices.size(); ++c) {
      typename G::State state = world;
      Events ignored;
      game.apply(state, view.seat(), choices[c], ignored);
      random_playout(game, state, rng);
      won[c] += shares(game, state)[number(view.seat())] / worlds;
    }
  }
  Judgement<G> judged;
  for (std::size_t c = 0; c < choices.size(); ++c) judged.push_back({choices[c], won[c]});
  std::stable_sort(judged.begin(), judged.end(), [](const Judged& a, const Judged& b) { return a.value > b.value; });
  return judged;
}

/// What the bots of a game are that has none of its own: they know the rules and nothing else.
template <Game G>
struct DefaultWays {
  using Guide = search::Unguided<G>;
  using Unguided = search::Unguided<G>;  ///< of `search:…:blind`
  static constexpr Settings settings{};
  /// Whether they go by what the seat has seen so far. Those that do not are shown the table alone: to write the memory
  /// of a view out takes as long as the match is old.
  static constexpr bool recalls = true;
  /// Whether the search has been shown to be stronger than the heuristic; people are offered it only then.
  static constexpr bool searches_well = true;
  static Judgement<G> heuristic(const G& game, const View<typename G::State>& view, const Choices<G>& choices,
                                Rng& rng) {
    return judge_by_playouts(game, view, choices, rng);
  }
};

/// A game with bots of its own says in bots/GAME/bots.cpp what differs.
template <Game G>
struct Ways : DefaultWays<G> {};

}  // namespace krypta::bots::search
