#include "bots/vampire_empire/guide.hpp"
#include "bots/vampire_empire/search.hpp"
#include "engine/games/vampire_empire/words.hpp"

namespace krypta::bots::search {

using namespace krypta::vampire_empire;

std::vector<State> imagine(const VampireEmpire& game, const GameView& view, const Effort& effort, std::uint64_t seed,
                           unsigned count) {
  return imagine_with<bots::vampire_empire::Guide>(game, view, effort, seed, count);
}

/// Who is who. Of any one card that the other may hold there is hardly ever more to say than that he may.
void note_hidden(const VampireEmpire&, const GameView& view, const State& world, Facts& facts) {
  const State& known = view.known();
  const Seat other = seat(1 - number(view.seat()));
  if (!known.vampires.known) {
    for (const Character c : world.vampires.value - known.revealed) {
      facts.add({"ve-believes-vampire", {{"character", term(c)}}});
    }
  }
  if (!known.tokens.known) {
    for (const Character c : world.tokens.value - known.dead) {
      facts.add({"ve-believes-token", {{"seat", other}, {"character", term(c)}}});
    }
  }
}

}  // namespace krypta::bots::search
