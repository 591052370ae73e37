#include "bots/search/tree.hpp"

#include <algorithm>
#include <cmath>

namespace krypta::bots::search {

double Node::spread() const {
  if (visits < 2) return 0;
  const double average = mean();
  return std::sqrt(std::max(0.0, squares / visits - average * average));
}

std::size_t Tree::place_of(std::uint64_t key) const {
  std::size_t place = key & (slots_.size() - 1);
  while (slots_[place].node != nothing && slots_[place].key != key) place = (place + 1) & (slots_.size() - 1);
  return place;
}

std::optional<NodeId> Tree::find(std::uint64_t key) const {
  const Slot& slot = slots_[place_of(key)];
  if (slot.node == nothing) return std::nullopt;
  return static_cast<NodeId>(slot.node);
}

void Tree::grow() {
  std::vector<Slot> before(slots_.size() * 2);
  before.swap(slots_);
  for (const Slot& slot : before) {
    if (slot.node != nothing) slots_[place_of(slot.key)] = slot;
  }
}

NodeId Tree::add(std::uint64_t key, bool sealed, std::span<const Choice> choices, std::span<const float> weights) {
  if (nodes_.size() * 2 >= slots_.size()) grow();
  const auto id = static_cast<std::uint32_t>(nodes_.size());
  slots_[place_of(key)] = {key, id};
  const auto first = static_cast<std::uint32_t>(edges_.size());
  float all = 0;
  for (const float weight : weights) all += weight;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const float prior = all > 0 ? weights[i] / all : 1.0F / static_cast<float>(choices.size());
    if (prior > 0) edges_.push_back({.choice = choices[i], .prior = prior});
  }
  nodes_.push_back({.first = first, .count = static_cast<std::uint32_t>(edges_.size() - first), .sealed = sealed});
  std::stable_sort(edges_.begin() + first, edges_.end(),
                   [](const Edge& a, const Edge& b) { return a.prior > b.prior; });
  return static_cast<NodeId>(id);
}

}  // namespace krypta::bots::search
