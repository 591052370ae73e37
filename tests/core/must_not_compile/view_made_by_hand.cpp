// expect: declared private here
#include "engine/games/nowa_huta/game.hpp"

using namespace krypta;

View<nowa_huta::State> forge(const nowa_huta::State& state) { return View<nowa_huta::State>{seat(0), state, {}}; }
