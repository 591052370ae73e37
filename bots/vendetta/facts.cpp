#include "bots/vendetta/guide.hpp"
#include "engine/games/vendetta/rules.hpp"
#include "engine/games/vendetta/words.hpp"

namespace krypta::bots::vendetta {

namespace {

/// Of a longer hand it is quicker to say what is not in it.
constexpr unsigned short_hand = 2;

}  // namespace

/// There is one of each card, so two that lie face down side by side need no telling apart.
void Guide::note_hidden(const GameView& view, const State& world, search::Facts& facts) {
  const State& known = view.known();
  each_deployed(known, [&](Slot s, const Deployed& d) {
    if (d.card.known) return;
    facts.add({"vd-believes-down",
               {{"seat", *d.area}, {"card", term(card_at(world, s).card.value)}, {"location", term(*d.at)}}});
  });
  for (unsigned s = 0; s < player_count(known); ++s) {
    const Player& player = known.players[seat(s)];
    if (player.hand.known || player.hand_count > short_hand) continue;
    for (const ClanCard c : world.players[seat(s)].hand.value) {
      facts.add({"vd-believes-hand", {{"seat", seat(s)}, {"card", term(c)}}});
    }
  }
}

}  // namespace krypta::bots::vendetta
