#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace krypta::bots::search {

/// No search is given more.
inline constexpr std::chrono::milliseconds longest_thought{600'000};

/// How long to think, and how.
struct Effort {
  std::optional<std::chrono::milliseconds> time{};
  std::optional<std::uint64_t> iterations{};
  unsigned threads = 1;  ///< each with trees of its own, whose roots are put together; iterations are those of each
  bool infers = true;    ///< weighs what may be by what others have done
  bool guided = true;    ///< by the game's heuristic, else choices are tried evenly and matches played out at random

  friend bool operator==(const Effort&, const Effort&) = default;
};

/// Reads what stands behind "search": "", ":500ms", ":2000it", each perhaps with ":even" (no inference), ":blind" (no
/// guide) or ":2threads" behind it.
[[nodiscard]] std::optional<Effort> read_effort(std::string_view text);
/// The same the other way round; without any limit it gets half a second.
[[nodiscard]] std::string write(const Effort& effort);

}  // namespace krypta::bots::search
