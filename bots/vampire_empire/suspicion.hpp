#pragma once

#include <optional>

#include "bots/vampire_empire/mind.hpp"

namespace krypta::bots::vampire_empire {

/// What the human player thinks of who the vampires are, who knows how the heuristic bot would play them. The match is
/// played again from its deal as the seat remembers it, with many hands that the vampire player may have held: what he
/// did unseen is drawn as that bot would do it, and what he did before everybody's eyes speaks for those three with
/// whom that bot would have done it. Nothing if the memory does not tell the match from its deal.
[[nodiscard]] std::optional<Odds> suspicion(const VampireEmpire& game, const GameView& view, const Manner& manner,
                                            Rng& rng);

}  // namespace krypta::bots::vampire_empire
