// expect: declared private here
#include "engine/games/nowa_huta/game.hpp"

using namespace krypta;

nowa_huta::State& open(View<nowa_huta::State>& view) { return view.known_; }
