#pragma once

#include <string>
#include <vector>

#include "engine/core/game.hpp"

namespace krypta::test {

/// Why somebody has won, in the order it is said: the names of the sentences without the game's prefix.
inline std::vector<std::string> why(const std::vector<Verdict>& verdict) {
  std::vector<std::string> keys;
  for (const Verdict& reason : verdict) keys.push_back(reason.message.key.substr(reason.message.key.find('-') + 1));
  return keys;
}

}  // namespace krypta::test
