#include "bots/mascarade/search.hpp"

#include "bots/mascarade/guide.hpp"

namespace krypta::bots::search {

using namespace krypta::mascarade;

namespace {

/// What five others know and may do is too much to be learnt in the time; the guide tells what they do.
const Settings settings{.others = 0};

}  // namespace

Findings think(const Mascarade& game, const GameView& view, const Options& choices, const Effort& effort,
               std::uint64_t seed) {
  if (!effort.guided) return think_with<Unguided<Mascarade>>(game, view, choices, effort, {}, seed);
  return think_with<bots::mascarade::Guide>(game, view, choices, effort, settings, seed);
}

Findings think_knowing(const Mascarade& game, const State& truth, const GameView& view, const Options& choices,
                       const Effort& effort, std::uint64_t seed) {
  return think_with<Knowing<Mascarade, bots::mascarade::Guide>>(game, view, choices, effort, settings, seed, truth);
}

}  // namespace krypta::bots::search
