#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

/// Text for a terminal of 80 columns: how wide it is, where it breaks, and its colours.
namespace krypta::cli {

inline constexpr std::size_t terminal_width = 80;

/// How many columns the text takes. Escape sequences of `Paint` take none.
[[nodiscard]] std::size_t display_width(std::string_view text);

/// The text with spaces after it, or before it, up to that many columns. A wider text stays as it is.
[[nodiscard]] std::string pad_right(std::string_view text, std::size_t width);
[[nodiscard]] std::string pad_left(std::string_view text, std::size_t width);
/// The text as often as given.
[[nodiscard]] std::string repeated(std::string_view text, std::size_t times);

/// Breaks the text between words into lines of at most `width` columns. The first line begins with `first`, the others
/// with `rest`; a word that is wider than a line is broken too.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::string_view first = "",
                                               std::string_view rest = "", std::size_t width = terminal_width);

/// What somebody typed, without anything that could move the cursor or colour the screen.
[[nodiscard]] std::string printable(std::string_view typed);

/// "2", "1½", "½".
[[nodiscard]] std::string score_of(const Outcome& outcome, Seat s);

enum class Ink { plain, bold, dim, red, blue, yellow, grey, green, magenta };

/// Colours, if the terminal shows them.
class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}
  [[nodiscard]] std::string operator()(Ink ink, std::string_view text) const;

 private:
  bool colour_;
};

/// Every colour of pieces has a sign of its own, so that the colour is never the only one.
[[nodiscard]] std::string_view sign_of(unsigned colour);
[[nodiscard]] Ink ink_of(unsigned colour);

}  // namespace krypta::cli
