#pragma once

#include <cstdint>
#include <thread>
#include <vector>

#include "bots/search/search.hpp"
#include "bots/search/thinker.hpp"
#include "bots/search/ways.hpp"

namespace krypta::bots::search {

template <Game G, Guide<G> T>
Findings think(Search<G, T>& search, const Effort& effort) {
  constexpr std::size_t most_bytes = std::size_t{128} << 20U;
  constexpr std::uint64_t no_end = ~std::uint64_t{0};
  const std::uint64_t all = effort.iterations.value_or(no_end);
  const auto counted = AfterIterations{all} | OnceSettled{all} | AtSize{most_bytes};
  if (effort.time) {
    search.run(counted | AfterTime{*effort.time});
  } else {
    search.run(counted);
  }
  return search.findings();
}

/// Thinks with as many guides as there are threads; each is made of the game, the view, whether to infer, and what else
/// is given. What is found depends on the view, the effort and the seed alone as long as the effort is counted in
/// iterations.
template <class T, Game G, class... More>
Findings think_with(const G& game, const View<typename G::State>& view, const Choices<G>& choices, const Effort& effort,
                    const Settings& settings, std::uint64_t seed, const More&... more) {
  if (choices.size() == 1) return {.choices = {{.choice = choices[0], .weight = 1, .prior = 1}}};
  std::vector<Findings> parts(effort.threads);
  const auto one = [&](unsigned i) {
    Rng rng{Rng::mix(seed + i)};
    T guide{game, view, effort.infers, rng, more...};
    Search search{game, view, choices, guide, settings, rng()};
    parts[i] = think(search, effort);
  };
  {
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < effort.threads; ++i) others.emplace_back(one, i);
    one(0);
  }
  Findings found = together(parts);
  Rng rng{Rng::mix(seed)};
  decide(found, rng);
  return found;
}

template <Game G>
Findings Thinker<G>::think(const G& game, const View<State>& view, const Choices<G>& choices, const Effort& effort,
                           std::uint64_t seed) {
  if (!effort.guided) return think_with<typename Ways<G>::Unguided>(game, view, choices, effort, Settings{}, seed);
  return think_with<typename Ways<G>::Guide>(game, view, choices, effort, Ways<G>::settings, seed);
}

template <Game G>
Findings Thinker<G>::think_knowing(const G& game, const State& truth, const View<State>& view,
                                   const Choices<G>& choices, const Effort& effort, std::uint64_t seed) {
  return think_with<Knowing<G, typename Ways<G>::Guide>>(game, view, choices, effort, Ways<G>::settings, seed, truth);
}

template <Game G>
std::vector<typename G::State> Thinker<G>::imagine(const G& game, const View<State>& view, const Effort& effort,
                                                   std::uint64_t seed, unsigned count) {
  Rng rng{seed};
  typename Ways<G>::Guide guide{game, view, effort.infers, rng};
  std::vector<State> worlds;
  for (unsigned i = 0; i < count; ++i) worlds.push_back(guide.draw(rng));
  return worlds;
}

template <Game G>
void Thinker<G>::note_hidden(const View<State>& view, const State& world, Facts& facts) {
  Ways<G>::Guide::note_hidden(view, world, facts);
}

}  // namespace krypta::bots::search
