#include "bots/vendetta/search.hpp"

#include "bots/vendetta/guide.hpp"

namespace krypta::bots::search {

using namespace krypta::vendetta;

namespace {

const Settings settings{};

}  // namespace

Findings think(const Vendetta& game, const GameView& view, const Options& choices, const Effort& effort,
               std::uint64_t seed) {
  if (!effort.guided) return think_with<Unguided<Vendetta>>(game, view, choices, effort, settings, seed);
  return think_with<bots::vendetta::Guide>(game, view, choices, effort, settings, seed);
}

Findings think_knowing(const Vendetta& game, const State& truth, const GameView& view, const Options& choices,
                       const Effort& effort, std::uint64_t seed) {
  return think_with<Knowing<Vendetta, bots::vendetta::Guide>>(game, view, choices, effort, settings, seed, truth);
}

}  // namespace krypta::bots::search
