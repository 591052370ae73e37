#pragma once

#include "bots/search/facts.hpp"
#include "bots/search/think.hpp"
#include "engine/games/vendetta/game.hpp"

namespace krypta::bots::search {

[[nodiscard]] Findings think(const krypta::vendetta::Vendetta& game, const krypta::vendetta::GameView& view,
                             const krypta::vendetta::Options& choices, const Effort& effort, std::uint64_t seed);
/// As if the searcher saw everything.
[[nodiscard]] Findings think_knowing(const krypta::vendetta::Vendetta& game, const krypta::vendetta::State& truth,
                                     const krypta::vendetta::GameView& view, const krypta::vendetta::Options& choices,
                                     const Effort& effort, std::uint64_t seed);

// facts.cpp
/// Positions that the searcher thinks it may be in, the likelier the oftener.
[[nodiscard]] std::vector<krypta::vendetta::State> imagine(const krypta::vendetta::Vendetta& game,
                                                           const krypta::vendetta::GameView& view, const Effort& effort,
                                                           std::uint64_t seed, unsigned count);
/// What is so in one of them and hidden from the searcher.
void note_hidden(const krypta::vendetta::Vendetta& game, const krypta::vendetta::GameView& view,
                 const krypta::vendetta::State& world, Facts& facts);

}  // namespace krypta::bots::search
