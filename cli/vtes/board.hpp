#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/boards.hpp"

/// The table of VTES in a terminal.
namespace krypta::cli {

[[nodiscard]] const Board& vtes_board();

/// The table as one seat sees it: who plays, what lies before everybody, what is going on, and the own hand.
[[nodiscard]] Lines draw_vtes(const Value& view, const Reader& reader);
/// The action or the combat that goes on, with what was played in it; nothing if there is none.
[[nodiscard]] Lines draw_vtes_action(const Value& view, const Reader& reader);
/// What lies before somebody, in lines of that width.
[[nodiscard]] Lines draw_vtes_area(const Value& view, Seat s, std::size_t width, const Reader& reader);
/// What a card costs, and how a minion is.
[[nodiscard]] std::string vtes_hint(const Value& view, const Option& option, const Reader& reader);
/// The events one seat has seen: a paragraph a turn, and one an action.
[[nodiscard]] std::vector<Paragraph> tell_vtes(std::span<const ShownEvent> events, const Reader& reader);

}  // namespace krypta::cli
