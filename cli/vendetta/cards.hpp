#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/play/boards.hpp"

/// How the cards of Vendetta are shown in a terminal. They are asked for by their ids, as views and options have them.
namespace krypta::cli {

[[nodiscard]] std::string vd_card_name(std::string_view id, const Reader& reader);
/// What stands on it besides: power and step of a clan card, the four values of a follower, influence of a relic.
[[nodiscard]] std::string vd_card_facts(std::string_view id, const Reader& reader);
/// What it does; empty if it does nothing.
[[nodiscard]] std::string vd_card_does(std::string_view id, const Reader& reader);
/// Name, facts and what it does, as one text.
[[nodiscard]] std::string vd_card_described(std::string_view id, const Reader& reader);
/// Its printed power.
[[nodiscard]] int vd_card_power(std::string_view id, const Reader& reader);

/// A card a line, with all that stands on it.
[[nodiscard]] Lines draw_vd_cards(std::span<const std::string_view> ids, const Reader& reader);
/// Every card of the game, to read.
[[nodiscard]] Lines vd_cards_page(const Reader& reader);

}  // namespace krypta::cli
