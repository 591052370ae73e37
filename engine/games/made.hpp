#pragma once

#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "engine/cards/library.hpp"
#include "engine/core/any_game.hpp"

namespace krypta {

/// A game behind the common interface, or everything that is wrong with its cards.
using MadeGame = std::variant<std::unique_ptr<const AnyGame>, std::vector<cards::Error>>;

/// With the cards of these files; without files, with those built in. Each game is made in a file of its own,
/// engine/games/GAME/made.cpp, so that nobody compiles two of them.
template <class G>
[[nodiscard]] MadeGame made_game(std::span<const cards::File> files);

}  // namespace krypta
