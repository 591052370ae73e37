#pragma once

#include <string_view>

#include "engine/games/vtes/decks/deck.hpp"

namespace krypta::wire {

/// A deck in whatever form somebody has it, JSON or text.
[[nodiscard]] vtes::ReadDeck read_deck(const vtes::Facts& facts, std::string_view text);

}  // namespace krypta::wire
