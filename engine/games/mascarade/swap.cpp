#include <utility>

#include "engine/games/mascarade/rules.hpp"

/// Swap or not: two cards under the table, and a decision that only one player knows.
namespace krypta::mascarade {

// MA-054, MA-158, MA-173: one of his cards, and a card of another player, of the middle, or another one of his own. The
// protected card meets only its player's own cards. MA-174, MA-175. Own with own is for later. MA-157, MA-194
void swap_options(const State& state, Seat self, Options& out) {
  const unsigned n = seats(state);
  for (unsigned i = 0; i < open_hand(n); ++i) {
    const Place own = place(state, self, i);
    for (unsigned s = 0; s < n; ++s) {
      if (seat(s) == self) continue;
      for (unsigned j = 0; j < open_hand(n); ++j) out.push_back(take(own, place(state, seat(s), j)));
    }
    for (unsigned c = 0; c < state.centre.size(); ++c) out.push_back(take(own, centre(c)));
  }
  if (preparatory(state)) return;
  for (unsigned i = 0; i < hand_size(n); ++i) {
    for (unsigned j = i + 1; j < hand_size(n); ++j) out.push_back(take(place(state, self, i), place(state, self, j)));
  }
}

// MA-103, MA-165: one card each of two others; with two players the only two that may be taken. MA-179
void fool_options(const State& state, Seat self, Options& out) {
  const unsigned n = seats(state);
  if (n == 2) {
    const Seat other = left_of(state, self);
    return out.push_back(take(place(state, other, 0), place(state, other, 1)));
  }
  for (unsigned a = 0; a < n; ++a) {
    for (unsigned b = a + 1; b < n; ++b) {
      if (seat(a) == self || seat(b) == self) continue;
      for (unsigned i = 0; i < open_hand(n); ++i) {
        for (unsigned j = 0; j < open_hand(n); ++j)
          out.push_back(take(place(state, seat(a), i), place(state, seat(b), j)));
      }
    }
  }
}

void take_cards(State& state, Seat self, std::pair<Place, Place> cards, Events& events) {
  const auto [one, another] = cards;
  events.tell_all({59}, EventKind::Taken, self, owner_if_any(one), spot_of(one), owner_if_any(another),
                  spot_of(another));
  if (state.announced == Maybe{Character::Spy}) {  // MA-116, MA-117
    for (const Place p : {one, another})
      events.add(SeatSet::of(self), {116, 117}, EventKind::Saw, owner_if_any(p), spot_of(p), card(state, p).value);
  }
  state.frames.top() = {.step = Step::Exchange, .seat = self, .user = self, .one = one, .another = another};
}

// MA-058, MA-188: whatever is decided, the others are told the same.
void apply_exchange(State& state, Seat self, Choice choice, Events& events) {
  const Frame frame = state.frames.top();
  const Place one = *frame.one;
  const Place another = *frame.another;
  const bool exchanged = verb(choice) == Verb::Exchange;
  if (exchanged) std::swap(card(state, one).value, card(state, another).value);
  events.add(SeatSet::of(self), {55, 61}, exchanged ? EventKind::Exchanged : EventKind::LeftAlone, self,
             owner_if_any(one), spot_of(one), owner_if_any(another), spot_of(another));
  events.tell_all({59}, EventKind::PutBack, self);
  if (state.announced.has_value()) return finish_turn(state, events);
  next_turn(state, events);  // MA-063
}

}  // namespace krypta::mascarade
