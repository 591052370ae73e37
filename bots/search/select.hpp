#pragma once

#include <cstddef>

#include "bots/search/tree.hpp"
#include "engine/core/random.hpp"

/// Which choice is tried next, which one others are thought to take, and which one is played in the end.
namespace krypta::bots::search {

struct Tuning {
  double hope = 1.2;       ///< how much a choice that was seldom tried is preferred, in spreads of its node
  double doubt = 0.3;      ///< by how many spreads an untried choice is thought to be below the average
  double widening = 1.5;   ///< of the likeliest choices, this many times the root of the visits are looked at
  double trust = 8;        ///< how many visits the guide's word is worth in what others are thought to do
  double mischance = 0.1;  ///< of a sealed decision: how often it is tried out of its strategy
};

/// For the seat that is being taught, in a decision that nobody makes at the same time: the most promising choice.
[[nodiscard]] std::size_t most_promising(const Node& node, std::span<const Edge> edges, const Tuning& tuning);
/// For the seat that is being taught, in a sealed decision: drawn by regrets; the strategy so far is written down.
[[nodiscard]] std::size_t by_regret(const Node& node, std::span<Edge> edges, const Tuning& tuning, Rng& rng);
/// For the other seats: drawn by what they have learnt so far.
[[nodiscard]] std::size_t as_learnt(const Node& node, std::span<const Edge> edges, const Tuning& tuning, Rng& rng);

/// What followed a choice is written down.
void learn(Node& node, std::span<Edge> edges, std::size_t taken, double value, const Tuning& tuning = {});

/// How much each choice was preferred in the end.
[[nodiscard]] double preference(const Node& node, const Edge& edge);

}  // namespace krypta::bots::search
