#pragma once

#include <string>
#include <variant>

namespace krypta::server {

/// Why somebody does not get what was asked for.
struct Problem {
  std::string code;  ///< for programs
  std::string key;   ///< for people: a message of the catalogues
  friend bool operator==(const Problem&, const Problem&) = default;
};

template <class T>
using Result = std::variant<T, Problem>;

}  // namespace krypta::server
