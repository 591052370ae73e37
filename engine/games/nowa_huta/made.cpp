#include "engine/games/make.hpp"
#include "engine/games/nowa_huta/game.hpp"

template krypta::MadeGame krypta::made_game<krypta::nowa_huta::NowaHuta>(std::span<const cards::File> files);
