#pragma once

#include "bots/search/facts.hpp"
#include "bots/search/think.hpp"
#include "engine/games/vampire_empire/game.hpp"

namespace krypta::bots::search {

[[nodiscard]] Findings think(const krypta::vampire_empire::VampireEmpire& game,
                             const krypta::vampire_empire::GameView& view,
                             const krypta::vampire_empire::Options& choices, const Effort& effort, std::uint64_t seed);
/// As if the searcher saw everything.
[[nodiscard]] Findings think_knowing(const krypta::vampire_empire::VampireEmpire& game,
                                     const krypta::vampire_empire::State& truth,
                                     const krypta::vampire_empire::GameView& view,
                                     const krypta::vampire_empire::Options& choices, const Effort& effort,
                                     std::uint64_t seed);

// facts.cpp
/// Positions that the searcher thinks it may be in, the likelier the oftener.
[[nodiscard]] std::vector<krypta::vampire_empire::State> imagine(const krypta::vampire_empire::VampireEmpire& game,
                                                                 const krypta::vampire_empire::GameView& view,
                                                                 const Effort& effort, std::uint64_t seed,
                                                                 unsigned count);
/// What is so in one of them and hidden from the searcher.
void note_hidden(const krypta::vampire_empire::VampireEmpire& game, const krypta::vampire_empire::GameView& view,
                 const krypta::vampire_empire::State& world, Facts& facts);

}  // namespace krypta::bots::search
