#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/utf8.hpp"

namespace krypta::server {

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
