#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play/boards.hpp"

/// The table of Vampire Empire in a terminal.
namespace krypta::cli {

[[nodiscard]] const Board& vampire_empire_board();

/// The table as one seat sees it.
[[nodiscard]] Lines draw_vampire_empire(const Value& view, const Reader& reader);
/// What stands on a card, and who and where a character is.
[[nodiscard]] std::string vampire_empire_hint(const Value& view, const Option& option, const Reader& reader);
/// Why there is no holy water or no hiding among the actions.
[[nodiscard]] std::string vampire_empire_remark(const Value& view, const Reader& reader);
/// The events one seat has seen: a paragraph a turn, and one a round of combat.
[[nodiscard]] std::vector<Paragraph> tell_vampire_empire(std::span<const ShownEvent> events, const Reader& reader);

}  // namespace krypta::cli
