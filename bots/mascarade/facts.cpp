#include "bots/mascarade/guide.hpp"
#include "engine/games/mascarade/rules.hpp"
#include "engine/games/mascarade/words.hpp"

namespace krypta::bots::mascarade {

/// Who is who: every card that lies face down, one's own too.
void Guide::note_hidden(const GameView& view, const State& world, search::Facts& facts) {
  each_place(view.known(), [&](Place p) {
    if (card(view.known(), p).known) return;
    const Term spot = term(spot_of(p));
    const Term character = term(card(world, p).value);
    if (in_centre(p)) return facts.add({"ma-believes-card", {{"spot", spot}, {"character", character}}});
    facts.add({"ma-believes-card", {{"owner", owner_of(p)}, {"spot", spot}, {"character", character}}});
  });
}

}  // namespace krypta::bots::mascarade
