#include "engine/games/make.hpp"
#include "engine/games/vendetta/game.hpp"

template krypta::MadeGame krypta::made_game<krypta::vendetta::Vendetta>(std::span<const cards::File> files);
