#include "bots/vampire_empire/search.hpp"

#include "bots/vampire_empire/guide.hpp"

namespace krypta::bots::search {

using namespace krypta::vampire_empire;

namespace {

const Settings settings{};

}  // namespace

Findings think(const VampireEmpire& game, const GameView& view, const Options& choices, const Effort& effort,
               std::uint64_t seed) {
  if (!effort.guided) return think_with<Unguided<VampireEmpire>>(game, view, choices, effort, settings, seed);
  return think_with<bots::vampire_empire::Guide>(game, view, choices, effort, settings, seed);
}

Findings think_knowing(const VampireEmpire& game, const State& truth, const GameView& view, const Options& choices,
                       const Effort& effort, std::uint64_t seed) {
  return think_with<Knowing<VampireEmpire, bots::vampire_empire::Guide>>(game, view, choices, effort, settings, seed,
                                                                         truth);
}

}  // namespace krypta::bots::search
