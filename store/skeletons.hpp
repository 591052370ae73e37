#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace krypta::store {

class Connection;

/// How names look, which is for somebody else to say who knows letters.
struct Skeletons {
  std::function<std::string(const std::string& name)> of{};
  std::int64_t version = 0;  ///< goes up when names get other skeletons
};

/// Writes down how the names of all accounts look, unless that has been done in this version; says the problem, if any.
/// Names of before may look alike: they stay.
[[nodiscard]] std::string fill_skeletons(Connection& connection, const Skeletons& skeletons);

}  // namespace krypta::store
