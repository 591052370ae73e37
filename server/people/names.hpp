#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "server/problem.hpp"

namespace krypta::server {

/// In code points.
inline constexpr std::size_t shortest_name = 2;
inline constexpr std::size_t longest_name = 24;

/// What a person is called.
struct Name {
  std::string text;
  std::string folded;    ///< as it is compared
  std::string skeleton;  ///< as it looks
  friend bool operator==(const Name&, const Name&) = default;
};

/// A name without spaces at its ends and with single ones inside, or a problem with the code `bad-name` and one of
/// the keys server-name-encoding, server-name-character, server-name-too-short, server-name-too-long,
/// server-name-no-letter and server-name-scripts.
///
/// It is made of letters, digits, spaces and . _ ' - with at least one letter or digit. The letters are those of the
/// alphabets that need no combining marks, and of one script; a mark of its own is refused, so that what looks the same
/// is the same.
[[nodiscard]] Granted<Name> check_name(std::string_view text);

/// A name that somebody may have been given before names had to be of one script.
[[nodiscard]] Granted<Name> read_name(std::string_view text);

/// Capitals as small letters, spaces as `check_name` leaves them. Bytes that are no UTF-8 stay as they are.
[[nodiscard]] std::string folded(std::string_view name);

}  // namespace krypta::server
