#pragma once

#include <span>
#include <string_view>

#include "engine/core/any_game.hpp"

namespace krypta {

/// Every game there is.
[[nodiscard]] std::span<const AnyGame* const> all_games();
/// The game of that id, or null.
[[nodiscard]] const AnyGame* find_game(std::string_view id);

}  // namespace krypta
