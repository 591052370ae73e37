#pragma once

#include "engine/core/any_game.hpp"
#include "engine/core/value.hpp"
#include "text/speech.hpp"

namespace krypta::wire {

enum class Listed { playable, all };

/// What is printed on the cards of a game, in one language: id, name, line, text, and the facts of the card files and
/// of the game. Of a game without cards an empty list. A card that cannot be played yet is `unwritten`.
[[nodiscard]] Value cards_value(const AnyGame& game, const text::Speech& speech, Listed listed = Listed::playable);

}  // namespace krypta::wire
