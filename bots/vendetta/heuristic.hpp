#pragma once

#include "bots/policy.hpp"
#include "bots/vendetta/manner.hpp"
#include "engine/games/vendetta/game.hpp"

/// A player of Vendetta who spreads his blood over three rounds, goes where a win is worth it, leaves where he is
/// beaten, and now and then lays a weak card face down.
namespace krypta::bots::vendetta {

/// Every legal choice with what it is worth, in points of influence.
[[nodiscard]] Judgement<krypta::vendetta::Vendetta> judge(const krypta::vendetta::Vendetta& game,
                                                          const krypta::vendetta::GameView& view,
                                                          const krypta::vendetta::Options& choices, Rng& rng,
                                                          const Manner& manner);

}  // namespace krypta::bots::vendetta

namespace krypta::bots::heuristic {

[[nodiscard]] Judgement<krypta::vendetta::Vendetta> judge(const krypta::vendetta::Vendetta& game,
                                                          const krypta::vendetta::GameView& view,
                                                          const krypta::vendetta::Options& choices, Rng& rng);
[[nodiscard]] Choice choose(const krypta::vendetta::Vendetta& game, const krypta::vendetta::GameView& view,
                            const krypta::vendetta::Options& choices, Rng& rng);

}  // namespace krypta::bots::heuristic
