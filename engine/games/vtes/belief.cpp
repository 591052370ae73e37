#include "engine/games/vtes/rules.hpp"

/// Worlds that a view could be: what an observer does not see of a deck lies in hand, library, crypt and uncontrolled
/// region in any way, each as likely as any other.
namespace krypta::vtes {

namespace {

using Rest = FixedVector<CardId, most_owned>;

CardId draw_from(Rest& rest, Rng& rng) {
  const std::size_t i = rng.below(static_cast<std::uint32_t>(rest.size()));
  const CardId card = rest[i];
  rest.erase(i);
  return card;
}

}  // namespace

State Vtes::complete(const GameView& view, Rng& rng) const {
  State state = view.known();
  for (unsigned i = 0; i < seat_count(state); ++i) {
    const Seat s = seat(i);
    Player& player = state.players[s];
    if (!player.wish.known) {
      player.wish.known = true;
      const Frame& frame = state.frames.top();
      const bool asked = frame.step == Step::Impulse && frame.order.contains(s) && !frame.seats.has(s);
      if (asked) player.wish.value = rng.below(2) == 0 ? Wish::Pass : Wish::Hold;
    }
    if (player.hand.known) continue;
    player.hand.known = true;
    player.library.known = true;
    player.crypt.known = true;
    if (!player.deck.known) {
      // A deck that was never seen is one of those that are printed, as far as what was seen allows it.
      player.deck.known = true;
      player.deck.value = begin({.seats = least_players})->players[seat(i % 2)].deck.value;
    }
    Rest library;
    Rest crypt;
    for (const CardId card : player.deck.value) (is_crypt(card) ? crypt : library).push_back(card);
    const auto seen = [&](CardId card) { take_out(is_crypt(card) ? crypt : library, card); };
    for (const CardId card : player.ash) seen(card);
    for (const CardId card : player.removed) seen(card);
    each_thing(state, [&](ThingId, const Thing& thing) {
      if (thing.owner == s && thing.card.known) seen(thing.card.value);
    });
    each_thing(state, [&](ThingId, Thing& thing) {
      if (thing.owner != s || thing.card.known) return;
      thing.card = {draw_from(crypt, rng), SeatSet::of(s)};
    });
    for (unsigned n = 0; n < player.hand_count; ++n) put_in(player.hand.value, draw_from(library, rng));
    for (const CardId card : library) put_in(player.library.value, card);
    for (const CardId card : crypt) put_in(player.crypt.value, card);
  }
  return state;
}

}  // namespace krypta::vtes
