#pragma once

#include <string>

#include "engine/games/vtes/decks/deck.hpp"
#include "text/speech.hpp"

namespace krypta::text {

/// What is wrong with a deck, in one sentence with the line it is about and its rules.
[[nodiscard]] std::string deck_problem(const vtes::DeckProblem& problem, const Speech& speech);

}  // namespace krypta::text
