#pragma once

#include "bots/policy.hpp"
#include "engine/games/vtes/game.hpp"

/// A player of VTES who goes by rules of thumb: vampires first, then bleeding the prey; he blocks and bounces what
/// would hurt, fights where he is the stronger one, and asks for the impulse only where he would use it.
namespace krypta::bots::heuristic {

[[nodiscard]] Judgement<krypta::vtes::Vtes> judge(const krypta::vtes::Vtes& game, const krypta::vtes::GameView& view,
                                                  const krypta::vtes::Options& choices, Rng& rng);
[[nodiscard]] Choice choose(const krypta::vtes::Vtes& game, const krypta::vtes::GameView& view,
                            const krypta::vtes::Options& choices, Rng& rng);

}  // namespace krypta::bots::heuristic
