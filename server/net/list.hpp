#pragma once

#include <algorithm>
#include <string_view>

namespace krypta::server {

/// Calls `check` with each part of a header that is a list with commas, until one is what was looked for.
template <class Check>
bool any_part(std::string_view list, Check check) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    std::string_view part = list.substr(0, comma);
    list.remove_prefix(std::min(comma + 1, list.size()));
    part.remove_prefix(std::min(part.find_first_not_of(" \t"), part.size()));
    part = part.substr(0, part.find_last_not_of(" \t") + 1);
    if (check(part)) return true;
  }
  return false;
}

}  // namespace krypta::server
