#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/boards.hpp"

/// The table of Mascarade in a terminal.
namespace krypta::cli {

[[nodiscard]] const Board& mascarade_board();

/// The table as one seat sees it.
[[nodiscard]] Lines draw_mascarade(const Value& view, const Reader& reader);
/// What a character does, and how rich a player is.
[[nodiscard]] std::string mascarade_hint(const Value& view, const Option& option, const Reader& reader);
/// The events one seat has seen: a paragraph a turn.
[[nodiscard]] std::vector<Paragraph> tell_mascarade(std::span<const ShownEvent> events, const Reader& reader);

}  // namespace krypta::cli
