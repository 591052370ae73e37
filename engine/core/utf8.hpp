#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace krypta {

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

}  // namespace krypta
