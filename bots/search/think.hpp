#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "bots/search/search.hpp"

namespace krypta::bots::search {

/// How long to think, and how.
struct Effort {
  std::optional<std::chrono::milliseconds> time{};
  std::optional<std::uint64_t> iterations{};
  unsigned threads = 1;  ///< each with trees of its own, whose roots are put together; iterations are those of each
  bool infers = true;    ///< weighs what may be by what others have done
  bool guided = true;    ///< by the game's heuristic, else choices are tried evenly and matches played out at random

  friend bool operator==(const Effort&, const Effort&) = default;
};

/// Reads what stands behind "search": "", ":500ms", ":2000it", each perhaps with ":even" (no inference), ":blind" (no
/// guide) or ":2threads" behind it.
[[nodiscard]] std::optional<Effort> read_effort(std::string_view text);
/// The same the other way round; without any limit it gets half a second.
[[nodiscard]] std::string write(const Effort& effort);

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

/// What several searches of the same decision have found: each choice by the sum of its weights.
[[nodiscard]] Findings together(const std::vector<Findings>& parts);

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
  return parts.size() == 1 ? parts[0] : together(parts);
}

/// Positions as such a guide draws them.
template <class T, Game G>
std::vector<typename G::State> imagine_with(const G& game, const View<typename G::State>& view, const Effort& effort,
                                            std::uint64_t seed, unsigned count) {
  Rng rng{seed};
  T guide{game, view, effort.infers, rng};
  std::vector<typename G::State> worlds;
  for (unsigned i = 0; i < count; ++i) worlds.push_back(guide.draw(rng));
  return worlds;
}

}  // namespace krypta::bots::search
