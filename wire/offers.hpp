#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/value.hpp"

namespace krypta {
class Games;
}

namespace krypta::wire {

/// Which values of its options a game takes at tables of each size. Nobody writes that down: the games are asked.
class Offers {
 public:
  explicit Offers(const Games& games);
  /// {"10": ["draw", "0", …]} for the sizes that do not take every value; nothing if all do.
  [[nodiscard]] const Value* of(std::string_view game, std::string_view option) const;

 private:
  std::map<std::pair<std::string, std::string>, Value> offers_;
};

}  // namespace krypta::wire
