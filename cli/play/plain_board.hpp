#pragma once

#include "cli/play/boards.hpp"

namespace krypta::cli {

/// Any view, field by field, with the words of the game's catalogue: what a game without a board of its own looks like.
/// What lies face down is a question mark.
[[nodiscard]] Lines draw_plainly(const Value& view, const Reader& reader);

}  // namespace krypta::cli
