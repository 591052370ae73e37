#pragma once

#include "bots/nowa_huta/evaluate.hpp"
#include "bots/policy.hpp"
#include "engine/games/nowa_huta/game.hpp"

/// A player of Nowa Huta who counts majorities. In planning he plays the turn through with each pair of cards against
/// plans that the others may have; in his turn he plays it out after each option, the others' answers included.
namespace krypta::bots::nowa_huta {

/// A player of these beliefs.
[[nodiscard]] Judgement<NowaHuta> judge(const NowaHuta& game, const GameView& view, const Options& choices, Rng& rng,
                                        const Model& model);

}  // namespace krypta::bots::nowa_huta

namespace krypta::bots::heuristic {

[[nodiscard]] Judgement<krypta::nowa_huta::NowaHuta> judge(const krypta::nowa_huta::NowaHuta& game,
                                                           const krypta::nowa_huta::GameView& view,
                                                           const krypta::nowa_huta::Options& choices, Rng& rng);
[[nodiscard]] Choice choose(const krypta::nowa_huta::NowaHuta& game, const krypta::nowa_huta::GameView& view,
                            const krypta::nowa_huta::Options& choices, Rng& rng);

}  // namespace krypta::bots::heuristic
