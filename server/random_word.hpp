#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace krypta::server {

/// Letters and digits that nobody mistakes for each other.
[[nodiscard]] std::string readable(std::span<const std::uint8_t> bytes, std::size_t length);
/// So many of them, which nobody can guess.
[[nodiscard]] std::string random_word(std::size_t length);

}  // namespace krypta::server
