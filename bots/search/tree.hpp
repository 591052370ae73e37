#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/choice.hpp"

/// What the search remembers: for each thing that a seat may know when it has to decide, how its choices have done.
namespace krypta::bots::search {

struct Edge {
  Choice choice{};
  float prior = 0;  ///< how likely the guide takes it; those of a node sum up to 1, the likeliest first
  std::uint32_t visits = 0;
  float regret = 0;  ///< of a sealed decision: how much better it would have been than the strategy; never below 0
  float played = 0;  ///< of a sealed decision: how much of the strategies so far it was
  double sum = 0;    ///< of the values that followed
  [[nodiscard]] double mean() const { return visits == 0 ? 0 : sum / visits; }
};

struct Node {
  std::uint32_t first = 0;
  std::uint32_t count = 0;
  std::uint32_t visits = 0;
  bool sealed = false;  ///< others decide at the same time, and nobody sees what before all have decided
  double sum = 0;
  double squares = 0;
  [[nodiscard]] double mean() const { return visits == 0 ? 0 : sum / visits; }
  /// How far the values lie apart: the unit in which hope is measured.
  [[nodiscard]] double spread() const;
};

enum class NodeId : std::uint32_t {};

/// The trees of all seats. A node is found by what its seat knows, as a number of 64 bits, so a position that a seat
/// cannot tell from another has the same node.
class Tree {
 public:
  [[nodiscard]] std::optional<NodeId> find(std::uint64_t key) const;
  /// A node that is not there yet. `weights` are made priors and the choices put in their order; a choice of weight 0
  /// is left out, unless all are.
  NodeId add(std::uint64_t key, bool sealed, std::span<const Choice> choices, std::span<const float> weights);

  [[nodiscard]] Node& operator[](NodeId id) { return nodes_[static_cast<std::size_t>(id)]; }
  [[nodiscard]] const Node& operator[](NodeId id) const { return nodes_[static_cast<std::size_t>(id)]; }
  [[nodiscard]] std::span<Edge> edges(NodeId id) {
    return std::span{edges_}.subspan((*this)[id].first, (*this)[id].count);
  }
  [[nodiscard]] std::span<const Edge> edges(NodeId id) const {
    return std::span{edges_}.subspan((*this)[id].first, (*this)[id].count);
  }
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  [[nodiscard]] std::size_t bytes() const {
    return nodes_.size() * sizeof(Node) + edges_.size() * sizeof(Edge) + slots_.size() * sizeof(Slot);
  }

 private:
  static constexpr std::uint32_t nothing = ~std::uint32_t{0};
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t node = nothing;
  };
  [[nodiscard]] std::size_t place_of(std::uint64_t key) const;
  void grow();

  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<Slot> slots_ = std::vector<Slot>(256);  ///< a power of two; at most half of it is used
};

}  // namespace krypta::bots::search
