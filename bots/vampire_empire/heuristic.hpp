#pragma once

#include "bots/policy.hpp"
#include "bots/vampire_empire/manner.hpp"
#include "engine/games/vampire_empire/game.hpp"

/// A player of Vampire Empire for either side. The human keeps the odds of who is a vampire, strikes at likely ones and
/// asks where the answer pays; the vampire hunts humans and sometimes does what no vampire would.
namespace krypta::bots::vampire_empire {

/// Every legal choice with what it adds to the chance to win, or where cards are played one after the other, how well
/// it fits the plan.
[[nodiscard]] Judgement<krypta::vampire_empire::VampireEmpire> judge(const krypta::vampire_empire::VampireEmpire& game,
                                                                     const krypta::vampire_empire::GameView& view,
                                                                     const krypta::vampire_empire::Options& choices,
                                                                     Rng& rng, const Manner& manner);

}  // namespace krypta::bots::vampire_empire

namespace krypta::bots::heuristic {

[[nodiscard]] Judgement<krypta::vampire_empire::VampireEmpire> judge(const krypta::vampire_empire::VampireEmpire& game,
                                                                     const krypta::vampire_empire::GameView& view,
                                                                     const krypta::vampire_empire::Options& choices,
                                                                     Rng& rng);
[[nodiscard]] Choice choose(const krypta::vampire_empire::VampireEmpire& game,
                            const krypta::vampire_empire::GameView& view,
                            const krypta::vampire_empire::Options& choices, Rng& rng);

}  // namespace krypta::bots::heuristic
