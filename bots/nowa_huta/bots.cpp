#include "bots/nowa_huta/guide.hpp"
#include "bots/nowa_huta/heuristic.hpp"
#include "bots/typed_players.hpp"

namespace krypta::bots {

using krypta::nowa_huta::NowaHuta;

template <>
struct search::Ways<NowaHuta> : search::DefaultWays<NowaHuta> {
  using Guide = nowa_huta::Guide;
  using Unguided = nowa_huta::Blind;
  static constexpr Settings settings{.tuning = {.trust = 30}, .others = 0.15};
  static constexpr Judge<NowaHuta> heuristic = bots::heuristic::judge;
};
template struct search::Thinker<NowaHuta>;
template const Players& players_of<NowaHuta>();

}  // namespace krypta::bots
