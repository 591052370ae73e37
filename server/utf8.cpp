#include "server/utf8.hpp"

namespace krypta::server {

void append_utf8(std::string& text, char32_t point) {
  const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
  const auto tail = [&](unsigned shift) { put(0x80U | (point >> shift & 0x3FU)); };
  if (point < 0x80) {
    put(point);
  } else if (point < 0x800) {
    put(0xC0U | point >> 6U);
    tail(0);
  } else if (point < 0x10000) {
    put(0xE0U | point >> 12U);
    tail(6);
    tail(0);
  } else {
    put(0xF0U | point >> 18U);
    tail(12);
    tail(6);
    tail(0);
  }
}

}  // namespace krypta::server
