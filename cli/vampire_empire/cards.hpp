#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/play/boards.hpp"
#include "engine/games/vampire_empire/state.hpp"

/// How the cards of Vampire Empire are shown in a terminal. They are asked for by their ids, as views and options have
/// them.
namespace krypta::cli {

[[nodiscard]] std::string ve_card_name(std::string_view id, const Reader& reader);
/// What stands on it besides: "3 noble", or what it costs by day and by night.
[[nodiscard]] std::string ve_card_facts(std::string_view id, const Reader& reader);
/// What a support card does; empty of other cards.
[[nodiscard]] std::string ve_card_does(std::string_view id, const Reader& reader);
/// Nothing of a support card.
[[nodiscard]] std::optional<int> ve_card_value(std::string_view id, const Reader& reader);
[[nodiscard]] bool ve_card_is(std::string_view id, vampire_empire::Group group, const Reader& reader);

/// Cards with all that stands on them, in two columns if there is room.
[[nodiscard]] Lines draw_ve_cards(std::span<const std::string_view> ids, const Reader& reader);
/// Both decks, to read.
[[nodiscard]] Lines ve_cards_page(const Reader& reader);

}  // namespace krypta::cli
