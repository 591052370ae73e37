#include "engine/games/make.hpp"
#include "engine/games/vampire_empire/game.hpp"

template krypta::MadeGame krypta::made_game<krypta::vampire_empire::VampireEmpire>(std::span<const cards::File> files);
