#include "bots/typed_players.hpp"
#include "bots/vendetta/guide.hpp"
#include "bots/vendetta/heuristic.hpp"

namespace krypta::bots {

using krypta::vendetta::Vendetta;

template <>
struct search::Ways<Vendetta> : search::DefaultWays<Vendetta> {
  using Guide = vendetta::Guide;
  static constexpr Judge<Vendetta> heuristic = bots::heuristic::judge;
};
template struct search::Thinker<Vendetta>;
template const Players& players_of<Vendetta>();

}  // namespace krypta::bots
