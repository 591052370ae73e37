#include "server/random_word.hpp"

#include <algorithm>
#include <string_view>

#include "fair/chance.hpp"

namespace krypta::server {

std::string readable(std::span<const std::uint8_t> bytes, std::size_t length) {
  static constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz23456789";
  std::string text;
  for (std::size_t i = 0; i < length; ++i) text += letters[bytes[i] % letters.size()];
  return text;
}

std::string random_word(std::size_t length) {
  std::string text;
  while (text.size() < length) text += readable(fair::random_bytes(), std::min<std::size_t>(32, length - text.size()));
  return text;
}

}  // namespace krypta::server
