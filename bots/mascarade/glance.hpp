#pragma once

#include "bots/mascarade/minds.hpp"
#include "bots/search/guide.hpp"
#include "engine/games/mascarade/game.hpp"

/// What somebody may choose who believes this and that, without long thought.
namespace krypta::bots::mascarade {

using Weights = search::Weights<Mascarade>;

/// Weighs each choice of a seat, by its mind and by what lies open.
void weigh_at_a_glance(const State& state, Seat self, const Minds& minds, const Options& choices, Weights& weights);

}  // namespace krypta::bots::mascarade
