#include "bots/nowa_huta/guide.hpp"
#include "bots/nowa_huta/search.hpp"

namespace krypta::bots::search {

using namespace krypta::nowa_huta;

std::vector<State> imagine(const NowaHuta& game, const GameView& view, const Effort& effort, std::uint64_t seed,
                           unsigned count) {
  return imagine_with<bots::nowa_huta::Guide>(game, view, effort, seed, count);
}

/// All that is hidden are cards that are being chosen.
void note_hidden(const NowaHuta&, const GameView&, const State&, Facts&) {}

}  // namespace krypta::bots::search
