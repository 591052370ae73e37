#pragma once

#include <string>
#include <vector>

#include "bots/bots.hpp"

namespace krypta::test {

/// All bots; the one that searches does so without looking at the clock, and not for long.
inline std::vector<std::string> quick_bots() {
  std::vector<std::string> all;
  for (const std::string_view name : bots::names()) all.emplace_back(name == "search" ? "search:10it" : name);
  return all;
}

}  // namespace krypta::test
