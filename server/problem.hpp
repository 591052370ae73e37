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

/// What was asked for, or why not.
template <class T>
using Granted = std::variant<T, Problem>;

}  // namespace krypta::server
