#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace krypta {

/// What a view tells of one hidden thing in it: how likely each of its values is. Of a set of cards, how likely each
/// card is in it; these add up to its size.
struct Odds {
  std::string about;  ///< the path of the thing in the view, as in "players.2.hand.0"
  std::vector<std::pair<std::string_view, double>> shares;
  friend bool operator==(const Odds&, const Odds&) = default;
};

/// The exact odds that follow from a view: by what chance did and what its observer has seen. What others chose is no
/// evidence, and what hangs on a choice that he has not seen has no odds.
using Beliefs = std::vector<Odds>;

}  // namespace krypta
