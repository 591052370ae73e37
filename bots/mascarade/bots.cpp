#include "bots/mascarade/guide.hpp"
#include "bots/mascarade/heuristic.hpp"
#include "bots/typed_players.hpp"

namespace krypta::bots {

using krypta::mascarade::Mascarade;

template <>
struct search::Ways<Mascarade> : search::DefaultWays<Mascarade> {
  using Guide = mascarade::Guide;
  using Unguided = mascarade::Blind;
  /// What five others know and may do is too much to be learnt in the time; the guide tells what they do.
  static constexpr Settings settings{.others = 0};
  static constexpr Judge<Mascarade> heuristic = bots::heuristic::judge;
};
template struct search::Thinker<Mascarade>;
template const Players& players_of<Mascarade>();

}  // namespace krypta::bots
