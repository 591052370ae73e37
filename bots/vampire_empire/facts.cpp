#include "bots/vampire_empire/guide.hpp"
#include "engine/games/vampire_empire/words.hpp"

namespace krypta::bots::vampire_empire {

/// Who is who. Of any one card that the other may hold there is hardly ever more to say than that he may.
void Guide::note_hidden(const GameView& view, const State& world, search::Facts& facts) {
  const State& known = view.known();
  if (!known.vampires.known) {
    for (const Character c : world.vampires.value - known.revealed) {
      facts.add({"ve-believes-vampire", {{"character", term(c)}}});
    }
  }
  if (!known.tokens.known) {
    for (const Character c : world.tokens.value - known.dead) {
      facts.add({"ve-believes-token", {{"seat", other(view.seat())}, {"character", term(c)}}});
    }
  }
}

}  // namespace krypta::bots::vampire_empire
