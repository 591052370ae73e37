#include "bots/search/select.hpp"

#include <algorithm>
#include <cmath>

namespace krypta::bots::search {

namespace {

/// Draws an index by weights that a function gives; with none above 0 the first.
template <class Weight>
std::size_t drawn(std::span<const Edge> edges, Rng& rng, Weight weight) {
  double all = 0;
  for (const Edge& edge : edges) all += weight(edge);
  double rest = rng.fraction() * all;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    rest -= weight(edges[i]);
    if (rest < 0) return i;
  }
  return 0;
}

/// Of a sealed decision: each choice as much as it is regretted; while nothing is, as the guide would.
class Strategy {
 public:
  explicit Strategy(std::span<const Edge> edges) {
    for (const Edge& edge : edges) all_ += edge.regret;
  }
  [[nodiscard]] float share(const Edge& edge) const { return all_ > 0 ? edge.regret / all_ : edge.prior; }

 private:
  float all_ = 0;
};

double odds(const Strategy& strategy, const Edge& edge, std::size_t count, const Tuning& tuning) {
  return (1 - tuning.mischance) * strategy.share(edge) + tuning.mischance / static_cast<double>(count);
}

/// Each choice is thought to bring what it usually does. By how much the one that was taken brought more counts the
/// more, the seldomer it is taken: so on average every choice is compared by what the others do now, not by what they
/// once did. Old grudges are not kept.
void regret(const Node& node, std::span<Edge> edges, std::size_t taken, double value, const Tuning& tuning) {
  const Strategy strategy{edges};
  const auto usual = [&](const Edge& edge) { return edge.visits > 0 ? edge.mean() : node.mean(); };
  const double surprise = (value - usual(edges[taken])) / odds(strategy, edges[taken], edges.size(), tuning);
  double expected = strategy.share(edges[taken]) * surprise;
  for (const Edge& edge : edges) expected += strategy.share(edge) * usual(edge);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const double brings = usual(edges[i]) + (i == taken ? surprise : 0);
    edges[i].regret = std::max(0.0F, edges[i].regret + static_cast<float>(brings - expected));
  }
}

}  // namespace

std::size_t most_promising(const Node& node, std::span<const Edge> edges, const Tuning& tuning) {
  const double root = std::sqrt(static_cast<double>(node.visits));
  const auto wide = static_cast<std::size_t>(2 + tuning.widening * root);
  const double spread = std::max(node.spread(), 1e-4);
  const double untried = node.mean() - tuning.doubt * spread;
  // The prior counts in shares of what it would be if the guide knew nothing.
  const double hope = tuning.hope * spread * root * std::sqrt(static_cast<double>(edges.size()));
  std::size_t best = 0;
  double most = -1e30;
  for (std::size_t i = 0; i < std::min(edges.size(), wide); ++i) {
    const Edge& edge = edges[i];
    const double seen = edge.visits == 0 ? untried : edge.mean();
    const double promise = seen + hope * edge.prior / (1.0 + edge.visits);
    if (promise > most) {
      most = promise;
      best = i;
    }
  }
  return best;
}

std::size_t by_regret(const Node& node, std::span<Edge> edges, const Tuning& tuning, Rng& rng) {
  const Strategy strategy{edges};
  // Later strategies count more: the first ones knew little.
  const auto times = static_cast<float>(node.visits + 1);
  for (Edge& edge : edges) edge.played += times * strategy.share(edge);
  return drawn(edges, rng, [&](const Edge& edge) { return odds(strategy, edge, edges.size(), tuning); });
}

double preference(const Node& node, const Edge& edge) {
  // The strategies written down sum up to about half of the visits squared.
  return node.sealed ? 2.0 * edge.played / (node.visits + 1.0) : static_cast<double>(edge.visits);
}

std::size_t as_learnt(const Node& node, std::span<const Edge> edges, const Tuning& tuning, Rng& rng) {
  // Averages settle where they answer strategies, not other averages.
  const Strategy strategy{edges};
  const auto learnt = [&](const Edge& edge) {
    return node.sealed ? node.visits * static_cast<double>(strategy.share(edge)) : preference(node, edge);
  };
  return drawn(edges, rng, [&](const Edge& edge) { return learnt(edge) + tuning.trust * edge.prior; });
}

void learn(Node& node, std::span<Edge> edges, std::size_t taken, double value, const Tuning& tuning) {
  if (node.sealed) regret(node, edges, taken, value, tuning);
  ++node.visits;
  node.sum += value;
  node.squares += value * value;
  ++edges[taken].visits;
  edges[taken].sum += value;
}

}  // namespace krypta::bots::search
