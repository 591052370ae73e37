#include "engine/games/vtes/guess.hpp"
#include "engine/games/vtes/rules.hpp"

/// Worlds that a view could be: what an observer does not see of a deck lies in hand, library, crypt and uncontrolled
/// region in any way, each as likely as any other. A deck that nobody has shown is thought of first (guess.hpp).
namespace krypta::vtes {

namespace {

/// Cards of a deck, those of the crypt apart.
struct Piles {
  Owned crypt{};
  Owned library{};
  Owned& of(CardId card) { return is_crypt(card) ? crypt : library; }
};

CardId draw_from(Owned& pile, Rng& rng) {
  const std::size_t i = rng.below(static_cast<std::uint32_t>(pile.size()));
  const CardId card = pile[i];
  pile.erase(i);
  return card;
}

/// What the observer knows of a hand: all of it, or what she has seen there. Nobody else's glimpses are in a view.
Hand known_in_hand(const State& state, Seat s) {
  if (state.players[s].hand.known) return state.players[s].hand.value;
  Hand seen;
  for (const Player& player : state.players) {
    if (!player.glimpses.known) continue;
    for (const Glimpse& glimpse : player.glimpses.value) {
      if (glimpse.whose == s) put_in(seen, glimpse.card);
    }
  }
  return seen;
}

/// Every card of a player's that the observer has seen.
template <class Visit>
void each_seen(const State& state, Seat s, Visit&& visit) {
  for (const CardId card : known_in_hand(state, s)) visit(card);
  for (const CardId card : state.players[s].ash) visit(card);
  for (const CardId card : state.players[s].removed) visit(card);
  each_thing(state, [&](ThingId, const Thing& thing) {
    if (thing.owner == s && thing.card.known) visit(thing.card.value);
  });
}

/// What was seen, and how much was not.
Glimpsed glimpsed_of(const State& state, Seat s) {
  const Player& player = state.players[s];
  Glimpsed known;
  each_seen(state, s, [&](CardId card) { put_in(known.seen, card); });
  known.crypt = player.crypt_count;
  each_thing(state, [&](ThingId, const Thing& thing) { known.crypt += thing.owner == s && !thing.card.known ? 1 : 0; });
  known.library = player.hand_count - known_in_hand(state, s).size() + player.library_count;
  return known;
}

/// What lies where nobody but its owner sees it.
void deal_unseen(State& state, Seat s, Rng& rng) {
  Player& player = state.players[s];
  Piles rest;
  for (const CardId card : player.deck.value) rest.of(card).push_back(card);
  each_seen(state, s, [&](CardId card) { take_out(rest.of(card), card); });
  each_thing(state, [&](ThingId, Thing& thing) {
    if (thing.owner != s || thing.card.known) return;
    thing.card = {draw_from(rest.crypt, rng), SeatSet::of(s)};
  });
  player.hand.value = known_in_hand(state, s);
  player.hand.known = true;
  while (player.hand.value.size() < player.hand_count) put_in(player.hand.value, draw_from(rest.library, rng));
  for (const CardId card : rest.library) put_in(player.library.value, card);
  for (const CardId card : rest.crypt) put_in(player.crypt.value, card);
}

/// What somebody has answered who was asked in secret: whoever has the impulse now has held. Who has answered is told
/// when all have; until then it is as good as if nobody had.
Maybe<Wish> possible_wish(const Frame& frame, Seat s, Rng& rng) {
  if (frame.step != Step::Impulse || !has_held(frame) || !frame.order.contains(s) || frame.order[0] == s) return {};
  if (frame.seat == s) return Wish::Hold;
  return rng.below(2) == 0 ? Wish::Pass : Wish::Hold;
}

/// A view does not tell who else has seen a card. What is in play everybody has, and what a card has named.
void open_what_is_open(State& state) {
  for (Thing& thing : state.things) {
    if (thing.region == Region::Nowhere)
      thing = {};
    else if (thing.region != Region::Uncontrolled)
      thing.card.seen_by = SeatSet::everyone();
  }
  const auto open = [](cards::Frame& machine) {
    for (auto& local : machine.locals) {
      if (local.known)
        local.seen_by = SeatSet::everyone();
      else
        local = {cards::nothing, {}};
    }
  };
  for (Effect& effect : state.effects) open(effect.machine);
  for (PutOff& put_off : state.put_off) open(put_off.effect.machine);
}

}  // namespace

State Vtes::complete(const GameView& view, Rng& rng) const {
  State state = view.known();
  open_what_is_open(state);
  for (unsigned i = 0; i < seat_count(state); ++i) {
    const Seat s = seat(i);
    Player& player = state.players[s];
    if (!player.wish.known) {
      player.wish.known = true;
      player.wish.value = possible_wish(state.frames.top(), s, rng);
    }
    if (player.library.known) continue;
    player.library.known = true;
    player.crypt.known = true;
    if (!player.deck.known) {
      player.deck.known = true;
      player.deck.value = guess_deck(*cards_, glimpsed_of(state, s), rng);
    }
    deal_unseen(state, s, rng);
  }
  // What others have seen of hands is thought of as nothing.
  for (Player& player : state.players) player.glimpses.known = true;
  return state;
}

}  // namespace krypta::vtes
