#pragma once

#include "bots/policy.hpp"
#include "engine/games/mascarade/game.hpp"

/// A player of Mascarade who draws positions from his belief, weighs them by what the others have said, and plays the
/// turn to its end in each: who may claim, who is fined, who wins. What he may be next turn counts as coins to come.
namespace krypta::bots::heuristic {

/// The values are chances to win, with a small mood in them: who is always right can be read.
[[nodiscard]] Judgement<krypta::mascarade::Mascarade> judge(const krypta::mascarade::Mascarade& game,
                                                            const krypta::mascarade::GameView& view,
                                                            const krypta::mascarade::Options& choices, Rng& rng);
[[nodiscard]] Choice choose(const krypta::mascarade::Mascarade& game, const krypta::mascarade::GameView& view,
                            const krypta::mascarade::Options& choices, Rng& rng);

}  // namespace krypta::bots::heuristic
