#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/boards.hpp"

/// The table of Vendetta in a terminal.
namespace krypta::cli {

[[nodiscard]] const Board& vendetta_board();

/// The table as one seat sees it.
[[nodiscard]] Lines draw_vendetta(const Value& view, const Reader& reader);
/// What stands on the card that a choice is about.
[[nodiscard]] std::string vendetta_hint(const Value& view, const Option& option, const Reader& reader);
/// Why no card can be played face down.
[[nodiscard]] std::string vendetta_remark(const Value& view, const Reader& reader);
/// The events one seat has seen: a paragraph a turn, and one a location.
[[nodiscard]] std::vector<Paragraph> tell_vendetta(std::span<const ShownEvent> events, const Reader& reader);

}  // namespace krypta::cli
