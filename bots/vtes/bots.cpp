#include "bots/typed_players.hpp"
#include "engine/games/vtes/game.hpp"

namespace krypta::bots {

using krypta::vtes::Vtes;

template struct search::Thinker<Vtes>;
template const Players& players_of<Vtes>();

}  // namespace krypta::bots
