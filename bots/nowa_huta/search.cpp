#include "bots/nowa_huta/search.hpp"

#include "bots/nowa_huta/guide.hpp"

namespace krypta::bots::search {

using namespace krypta::nowa_huta;

namespace {

const Settings settings{.tuning = {.trust = 30}, .others = 0.15};

}  // namespace

Findings think(const NowaHuta& game, const GameView& view, const Options& choices, const Effort& effort,
               std::uint64_t seed) {
  if (!effort.guided) return think_with<bots::nowa_huta::Blind>(game, view, choices, effort, settings, seed);
  return think_with<bots::nowa_huta::Guide>(game, view, choices, effort, settings, seed);
}

Findings think_knowing(const NowaHuta& game, const State& truth, const GameView& view, const Options& choices,
                       const Effort& effort, std::uint64_t seed) {
  return think_with<Knowing<NowaHuta, bots::nowa_huta::Guide>>(game, view, choices, effort, settings, seed, truth);
}

}  // namespace krypta::bots::search
