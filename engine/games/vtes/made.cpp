#include "engine/games/make.hpp"
#include "engine/games/vtes/game.hpp"

template krypta::MadeGame krypta::made_game<krypta::vtes::Vtes>(std::span<const cards::File> files);
