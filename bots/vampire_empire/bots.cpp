#include "bots/typed_players.hpp"
#include "bots/vampire_empire/guide.hpp"
#include "bots/vampire_empire/heuristic.hpp"

namespace krypta::bots {

using krypta::vampire_empire::VampireEmpire;

template <>
struct search::Ways<VampireEmpire> : search::DefaultWays<VampireEmpire> {
  using Guide = vampire_empire::Guide;
  static constexpr Judge<VampireEmpire> heuristic = bots::heuristic::judge;
};
template struct search::Thinker<VampireEmpire>;
template const Players& players_of<VampireEmpire>();

}  // namespace krypta::bots
