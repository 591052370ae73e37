#include "bots/mascarade/guide.hpp"
#include "bots/mascarade/search.hpp"
#include "engine/games/mascarade/rules.hpp"
#include "engine/games/mascarade/words.hpp"

namespace krypta::bots::search {

using namespace krypta::mascarade;

std::vector<State> imagine(const Mascarade& game, const GameView& view, const Effort& effort, std::uint64_t seed,
                           unsigned count) {
  return imagine_with<bots::mascarade::Guide>(game, view, effort, seed, count);
}

/// Who is who: every card that lies face down, one's own too.
void note_hidden(const Mascarade&, const GameView& view, const State& world, Facts& facts) {
  each_place(view.known(), [&](Place p) {
    if (card(view.known(), p).known) return;
    const Term spot = term(spot_of(p));
    const Term character = term(card(world, p).value);
    if (in_centre(p)) return facts.add({"ma-believes-card", {{"spot", spot}, {"character", character}}});
    facts.add({"ma-believes-card", {{"owner", owner_of(p)}, {"spot", spot}, {"character", character}}});
  });
}

}  // namespace krypta::bots::search
