#include "engine/games/make.hpp"
#include "engine/games/mascarade/game.hpp"

template krypta::MadeGame krypta::made_game<krypta::mascarade::Mascarade>(std::span<const cards::File> files);
