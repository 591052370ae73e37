#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/rule.hpp"
#include "engine/core/value.hpp"

namespace krypta {

/// No game reads more of what somebody brings.
inline constexpr std::size_t longest_brought = std::size_t{256} * 1024;

/// Something that is wrong with what somebody brings: a sentence of the catalogues, which may quote what he wrote.
struct Flaw {
  using Content = std::variant<std::int64_t, std::string>;
  std::string key;
  std::vector<std::pair<std::string, Content>> arguments{};
  unsigned line = 0;  ///< where it was found; 0 if it is about the whole
  RuleIds rules{};
  friend bool operator==(const Flaw&, const Flaw&) = default;
};

/// What a seat brings to a match, such as a deck: as the game writes it down, or everything that is wrong with it.
struct Brought {
  std::string written{};
  std::vector<Flaw> flaws{};
};

/// The same while somebody is still building it: what of it could be read, and all that is wrong with it.
struct Draft {
  Value shown{};                ///< what is in it and how it is made up, in the words of the game
  Value kept{};                 ///< the same in little; the game reads it again
  std::vector<Flaw> unread{};   ///< what could not be read
  std::vector<Flaw> reasons{};  ///< why what was read may not be played
};

}  // namespace krypta
