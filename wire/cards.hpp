#pragma once

#include "engine/core/any_game.hpp"
#include "engine/core/value.hpp"
#include "text/speech.hpp"

namespace krypta::wire {

/// What is printed on the cards of a game, in one language: id, name, line, text, and the facts of the card files and
/// of the game. Of a game without cards an empty list.
[[nodiscard]] Value cards_value(const AnyGame& game, const text::Speech& speech);

}  // namespace krypta::wire
