#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace krypta::server {

/// One code point at the beginning of a text, and how many bytes it takes; nothing if the bytes are no UTF-8.
struct CodePoint {
  char32_t value;
  std::size_t length;
};
[[nodiscard]] constexpr std::optional<CodePoint> first_code_point(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return CodePoint{lead, 1};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return std::nullopt;
  char32_t value = lead & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return std::nullopt;
    value = (value << 6U) | (byte(i) & 0x3FU);
  }
  const bool too_long = (size == 3 && value < 0x800) || (size == 4 && value < 0x10000);
  if (too_long || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) return std::nullopt;
  return CodePoint{value, size};
}

void append_utf8(std::string& text, char32_t point);

/// How many code points a text has; nothing if it is no UTF-8.
[[nodiscard]] constexpr std::optional<std::size_t> utf8_length(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) {
    const auto next = first_code_point(text);
    if (!next) return std::nullopt;
    text.remove_prefix(next->length);
  }
  return count;
}

/// Characters that would break a line or change the direction of the text around them.
[[nodiscard]] constexpr bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c <= 0x9F) || (c >= 0x200B && c <= 0x200F) || (c >= 0x2028 && c <= 0x202E) ||
         (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF || (c >= 0xE000 && c <= 0xF8FF) || c >= 0xF0000;
}
[[nodiscard]] constexpr bool has_control(std::string_view text) {
  while (!text.empty()) {
    const auto next = first_code_point(text);
    if (!next || is_control(next->value)) return true;
    text.remove_prefix(next->length);
  }
  return false;
}

}  // namespace krypta::server
