#pragma once

#include "bots/search/facts.hpp"
#include "bots/search/think.hpp"
#include "engine/games/nowa_huta/game.hpp"

namespace krypta::bots::search {

[[nodiscard]] Findings think(const krypta::nowa_huta::NowaHuta& game, const krypta::nowa_huta::GameView& view,
                             const krypta::nowa_huta::Options& choices, const Effort& effort, std::uint64_t seed);
/// As if the searcher saw everything.
[[nodiscard]] Findings think_knowing(const krypta::nowa_huta::NowaHuta& game, const krypta::nowa_huta::State& truth,
                                     const krypta::nowa_huta::GameView& view, const krypta::nowa_huta::Options& choices,
                                     const Effort& effort, std::uint64_t seed);

// facts.cpp
/// Positions that the searcher thinks it may be in, the likelier the oftener.
[[nodiscard]] std::vector<krypta::nowa_huta::State> imagine(const krypta::nowa_huta::NowaHuta& game,
                                                            const krypta::nowa_huta::GameView& view,
                                                            const Effort& effort, std::uint64_t seed, unsigned count);
/// What is so in one of them and hidden from the searcher.
void note_hidden(const krypta::nowa_huta::NowaHuta& game, const krypta::nowa_huta::GameView& view,
                 const krypta::nowa_huta::State& world, Facts& facts);

}  // namespace krypta::bots::search
