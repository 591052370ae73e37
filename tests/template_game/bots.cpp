#include "bots/typed_players.hpp"
#include "tests/template_game/game.hpp"

template struct krypta::bots::search::Thinker<krypta::fists::Fists>;
template const krypta::bots::Players& krypta::bots::players_of<krypta::fists::Fists>();
