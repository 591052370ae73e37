#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/boards.hpp"

/// The table of Wampiry w Nowej Hucie in a terminal.
namespace krypta::cli {

[[nodiscard]] const Board& nowa_huta_board();

/// The board as one seat sees it.
[[nodiscard]] Lines draw_nowa_huta(const Value& view, const Reader& reader);
/// Where a card leads, what an ability does, how it stands on an estate.
[[nodiscard]] std::string nowa_huta_hint(const Value& view, const Option& option, const Reader& reader);
/// The events one seat has seen: a paragraph a step of a player's turn, a table a scoring.
[[nodiscard]] std::vector<Paragraph> tell_nowa_huta(std::span<const ShownEvent> events, const Reader& reader);

}  // namespace krypta::cli
