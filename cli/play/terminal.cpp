#include "cli/play/terminal.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace krypta::cli {

namespace {

struct Glyph {
  char32_t point;
  std::size_t bytes;
};

/// The first code point; a byte that is no UTF-8 counts as one of its own.
Glyph first_glyph(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xF0 && lead < 0xF8 ? 4
                             : lead >= 0xE0                ? 3
                             : lead >= 0xC0                ? 2
                                                           : 1;
  if (length == 1 || text.size() < length) return {lead < 0x80 ? lead : U'\uFFFD', 1};
  char32_t point = lead & (0x7FU >> length);
  for (const char c : text.substr(1, length - 1)) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) != 0x80U) return {U'\uFFFD', 1};
    point = point << 6U | (byte & 0x3FU);
  }
  return {point, length};
}

bool is_control(char32_t point) { return point < 0x20 || (point >= 0x7F && point < 0xA0); }

std::size_t columns_of(char32_t point) {
  struct Range {
    char32_t first, last;
  };
  static constexpr std::array<Range, 5> none{
      {{0x0300, 0x036F}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}}};
  static constexpr std::array<Range, 8> two{{{0x1100, 0x115F},
                                             {0x2E80, 0xA4CF},
                                             {0xAC00, 0xD7A3},
                                             {0xF900, 0xFAFF},
                                             {0xFE30, 0xFE6F},
                                             {0xFF00, 0xFF60},
                                             {0xFFE0, 0xFFE6},
                                             {0x1F300, 0x3FFFD}}};
  const auto in = [&](const Range& range) { return point >= range.first && point <= range.last; };
  if (is_control(point) || std::ranges::any_of(none, in)) return 0;
  return std::ranges::any_of(two, in) ? 2 : 1;
}

/// The bytes of the escape sequence with which the text begins, if it does.
std::size_t escape_bytes(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const std::size_t end = text.find('m');
  return end == std::string_view::npos ? text.size() : end + 1;
}

/// As much of a word as fits into `width` columns, at least one glyph.
std::size_t bytes_that_fit(std::string_view word, std::size_t width) {
  std::size_t bytes = 0;
  std::size_t used = 0;
  while (bytes < word.size()) {
    const std::string_view rest = word.substr(bytes);
    if (const std::size_t escape = escape_bytes(rest); escape > 0) {
      bytes += escape;
      continue;
    }
    const Glyph glyph = first_glyph(rest);
    if (used + columns_of(glyph.point) > width && bytes > 0) break;
    used += columns_of(glyph.point);
    bytes += glyph.bytes;
  }
  return bytes;
}

}  // namespace

std::size_t display_width(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    if (const std::size_t escape = escape_bytes(text); escape > 0) {
      text.remove_prefix(escape);
      continue;
    }
    const Glyph glyph = first_glyph(text);
    columns += columns_of(glyph.point);
    text.remove_prefix(glyph.bytes);
  }
  return columns;
}

std::string pad_right(std::string_view text, std::size_t width) {
  const std::size_t columns = display_width(text);
  return std::string{text} + std::string(columns < width ? width - columns : 0, ' ');
}

std::string pad_left(std::string_view text, std::size_t width) {
  const std::size_t columns = display_width(text);
  return std::string(columns < width ? width - columns : 0, ' ') + std::string{text};
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

std::vector<std::string> wrapped(std::string_view text, std::string_view first, std::string_view rest,
                                 std::size_t width) {
  std::vector<std::string> lines{std::string{first}};
  bool empty = true;  // whether the last line has no word yet
  const auto next_line = [&] {
    lines.emplace_back(rest);
    empty = true;
  };
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    std::string_view word = text.substr(0, end);
    const bool line_end = end < text.size() && text[end] == '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!word.empty() && !empty && display_width(lines.back()) + 1 + display_width(word) > width) next_line();
    while (!word.empty()) {
      if (!empty) lines.back() += ' ';
      const std::size_t room = width - std::min(width, display_width(lines.back()));
      const std::size_t bytes = bytes_that_fit(word, room);
      lines.back() += word.substr(0, bytes);
      empty = false;
      word.remove_prefix(bytes);
      if (!word.empty()) next_line();
    }
    if (line_end) next_line();
  }
  return lines;
}

std::string score_of(const Outcome& outcome, Seat s) {
  const int score = outcome.scores[number(s)];
  if (!outcome.halves.has(s)) return std::to_string(score);
  return (score == 0 ? "" : std::to_string(score)) + "½";
}

std::string printable(std::string_view typed) {
  std::string clean;
  while (!typed.empty()) {
    const Glyph glyph = first_glyph(typed);
    if (glyph.point == U'\uFFFD' || is_control(glyph.point)) {
      clean += '?';
    } else {
      clean += typed.substr(0, glyph.bytes);
    }
    typed.remove_prefix(glyph.bytes);
  }
  return clean;
}

std::string Paint::operator()(Ink ink, std::string_view text) const {
  static constexpr std::array<std::string_view, 9> codes{"", "1", "2", "91", "94", "93", "90", "92", "95"};
  const std::string_view code = codes[static_cast<std::size_t>(ink)];
  if (!colour_ || code.empty() || text.empty()) return std::string{text};
  return "\x1b[" + std::string{code} + "m" + std::string{text} + "\x1b[0m";
}

std::string_view sign_of(unsigned colour) {
  static constexpr std::array<std::string_view, max_seats> signs{"●", "■", "▲", "◆", "★", "▼", "○", "□",
                                                                 "△", "◇", "☆", "▽", "◐", "◒", "◈"};
  return colour < signs.size() ? signs[colour] : "?";
}

Ink ink_of(unsigned colour) {
  static constexpr std::array<Ink, 6> inks{Ink::red, Ink::blue, Ink::yellow, Ink::grey, Ink::green, Ink::magenta};
  return inks[colour % inks.size()];
}

}  // namespace krypta::cli
