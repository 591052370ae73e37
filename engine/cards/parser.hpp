#pragma once

#include <cstddef>
#include <vector>

#include "engine/cards/errors.hpp"
#include "engine/cards/syntax.hpp"

namespace krypta::cards {

/// How deep blocks and expressions can be nested.
inline constexpr unsigned most_nesting = 64;

/// The cards of a file that can be read; the others are in the errors, and it goes on behind them.
[[nodiscard]] std::vector<syntax::Card> parse(std::span<const File> files, std::size_t file, Errors& errors);

}  // namespace krypta::cards
