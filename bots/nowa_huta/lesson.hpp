#pragma once

#include "bots/policy.hpp"
#include "engine/games/nowa_huta/game.hpp"

/// The first four turns of a first match of Nowa Huta. The learner has seat 0 and the teacher, who is the Elder, seat
/// 1, so nothing is left to chance.
namespace krypta::bots::teacher {

/// The choice of the lesson, wherever it is legal. Elsewhere the teacher uses his turn as the heuristic would, but
/// plans no turn ahead: which cards he plays is drawn.
[[nodiscard]] Judgement<krypta::nowa_huta::NowaHuta> judge(const krypta::nowa_huta::NowaHuta& game,
                                                           const krypta::nowa_huta::GameView& view,
                                                           const krypta::nowa_huta::Options& choices, Rng& rng);

}  // namespace krypta::bots::teacher
