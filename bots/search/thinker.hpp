#pragma once

#include <cstdint>
#include <vector>

#include "bots/search/effort.hpp"
#include "bots/search/facts.hpp"
#include "bots/search/findings.hpp"
#include "engine/core/game.hpp"

namespace krypta::bots::search {

/// The search of one game. It is made in bots/GAME/bots.cpp, so that whoever uses it compiles none of it.
template <Game G>
struct Thinker {
  using State = typename G::State;
  [[nodiscard]] static Findings think(const G& game, const View<State>& view, const Choices<G>& choices,
                                      const Effort& effort, std::uint64_t seed);
  /// As if the searcher saw everything.
  [[nodiscard]] static Findings think_knowing(const G& game, const State& truth, const View<State>& view,
                                              const Choices<G>& choices, const Effort& effort, std::uint64_t seed);
  /// Positions that the searcher thinks it may be in, the likelier the oftener.
  [[nodiscard]] static std::vector<State> imagine(const G& game, const View<State>& view, const Effort& effort,
                                                  std::uint64_t seed, unsigned count);
  /// What is so in one of them and hidden from the searcher.
  static void note_hidden(const View<State>& view, const State& world, Facts& facts);
};

}  // namespace krypta::bots::search
