#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/cards/library.hpp"
#include "engine/core/any_game.hpp"

namespace krypta {

/// Every game there is.
[[nodiscard]] std::span<const AnyGame* const> all_games();
/// The game of that id, or null.
[[nodiscard]] const AnyGame* find_game(std::string_view id);
/// Makes a game with the cards of these files in place of those built in, the game whose cards they are; what is wrong
/// with them if anything, and then nothing has changed. Before the first use of the games, or not at all.
[[nodiscard]] std::vector<cards::Error> use_card_files(std::span<const cards::File> files);

}  // namespace krypta
