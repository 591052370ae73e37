#include "bots/typed_players.hpp"
#include "bots/vtes/heuristic.hpp"

namespace krypta::bots {

using krypta::vtes::Vtes;

template <>
struct search::Ways<Vtes> : search::DefaultWays<Vtes> {
  static constexpr Judge<Vtes> heuristic = bots::heuristic::judge;
  static constexpr bool recalls = false;
  static constexpr bool searches_well = false;
};
template struct search::Thinker<Vtes>;
template const Players& players_of<Vtes>();

}  // namespace krypta::bots
