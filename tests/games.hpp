#pragma once

#include <string_view>

#include "engine/games/games.hpp"

/// The games as the program has them, for tests that play one.
namespace krypta {

[[nodiscard]] inline const Games& all_games() { return built_in_games(); }
[[nodiscard]] inline const AnyGame* find_game(std::string_view id) { return built_in_games().find(id); }

}  // namespace krypta
