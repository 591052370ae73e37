#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/play/boards.hpp"
#include "engine/games/vtes/cards.hpp"

/// How the cards of VTES are shown in a terminal. They are asked for by their ids, as views and options have them.
namespace krypta::cli {

/// The name; of what the reader does not know that it lies face down.
[[nodiscard]] std::string vt_card_name(std::string_view id, const Reader& reader);
/// Everything about the card that the rules ask for, or nothing if there is no such card.
[[nodiscard]] const vtes::CardInfo* vt_card_info(std::string_view id);
/// "action modifier / combat card"
[[nodiscard]] std::string vt_card_kinds(std::string_view id, const Reader& reader);
/// "1 blood", "2 pool"; empty of what costs nothing.
[[nodiscard]] std::string vt_card_cost(std::string_view id, const Reader& reader);
/// What a library card asks for: "obf", "dom/pre", a clan; empty of what anybody can play.
[[nodiscard]] std::string vt_card_needs(std::string_view id, const Reader& reader);
/// Disciplines as players write them, superior ones in capitals: "dom OBF".
[[nodiscard]] std::string vt_disciplines(const vtes::Disciplines& disciplines);

/// A hand: copies of a card on one line, with what they are, ask for and cost.
[[nodiscard]] Lines draw_vt_hand(std::span<const std::string_view> ids, const Reader& reader);
/// All that is printed on a card: "Deflection", "reaction · dom · 1 blood", and its text.
[[nodiscard]] Lines vt_card_page(std::string_view id, const Reader& reader);
/// The library cards that are written, to read.
[[nodiscard]] Lines vt_cards_page(const Reader& reader);
/// The cards whose name begins like what was typed: the text of one, or the names of several.
[[nodiscard]] Lines vt_find_cards(std::string_view typed, const Reader& reader);

}  // namespace krypta::cli
