#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/core/random.hpp"

namespace krypta::bots::search {

/// Draws one of many things by its weight, again and again.
class Lottery {
 public:
  void add(double weight) { up_to_.push_back(all() + weight); }
  [[nodiscard]] double all() const { return up_to_.empty() ? 0 : up_to_.back(); }
  /// The place of the thing drawn; there must be one of some weight.
  [[nodiscard]] std::size_t draw(Rng& rng) const {
    const auto drawn = std::ranges::upper_bound(up_to_, rng.fraction() * all());
    return static_cast<std::size_t>(std::min(drawn, up_to_.end() - 1) - up_to_.begin());
  }

 private:
  std::vector<double> up_to_;  ///< the weights of each and all before it
};

}  // namespace krypta::bots::search
