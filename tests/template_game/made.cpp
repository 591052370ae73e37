#include "engine/games/make.hpp"
#include "tests/template_game/game.hpp"

template krypta::MadeGame krypta::made_game<krypta::fists::Fists>(std::span<const cards::File> files);
