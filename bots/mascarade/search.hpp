#pragma once

#include "bots/search/facts.hpp"
#include "bots/search/think.hpp"
#include "engine/games/mascarade/game.hpp"

namespace krypta::bots::search {

[[nodiscard]] Findings think(const krypta::mascarade::Mascarade& game, const krypta::mascarade::GameView& view,
                             const krypta::mascarade::Options& choices, const Effort& effort, std::uint64_t seed);
/// As if the searcher saw everything.
[[nodiscard]] Findings think_knowing(const krypta::mascarade::Mascarade& game, const krypta::mascarade::State& truth,
                                     const krypta::mascarade::GameView& view, const krypta::mascarade::Options& choices,
                                     const Effort& effort, std::uint64_t seed);

// facts.cpp
/// Positions that the searcher thinks it may be in, the likelier the oftener.
[[nodiscard]] std::vector<krypta::mascarade::State> imagine(const krypta::mascarade::Mascarade& game,
                                                            const krypta::mascarade::GameView& view,
                                                            const Effort& effort, std::uint64_t seed, unsigned count);
/// What is so in one of them and hidden from the searcher.
void note_hidden(const krypta::mascarade::Mascarade& game, const krypta::mascarade::GameView& view,
                 const krypta::mascarade::State& world, Facts& facts);

}  // namespace krypta::bots::search
