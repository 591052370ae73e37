#include "engine/games/mascarade/rules.hpp"

/// The course of play: whose decision it is, and what follows when it has been made.
namespace krypta::mascarade {

namespace {

/// MA-044, MA-045: one of three, and in the first four turns and after a reveal one of one. MA-038, MA-046, MA-047
void turn_options(const State& state, Seat self, Options& out) {
  swap_options(state, self, out);
  if (preparatory(state) || state.forced) return;
  const unsigned n = seats(state);
  for (unsigned i = 0; i < hand_size(n); ++i) out.push_back(choose(Verb::Look, spot(n, i)));  // MA-065, MA-176
  Options::Filler list{out};
  for (unsigned i = 0; i < open_hand(n); ++i) {
    for (const Character c : all_of<Character>()) list.add_if(state.set[c] > 0, announce(c, spot(n, i)));  // MA-070
  }
}

/// MA-064
void look(State& state, Seat self, Spot where, Events& events) {
  events.tell_all({66}, EventKind::Looked, self, where);
  events.add(SeatSet::of(self), {64, 66}, EventKind::Saw, self, where, card(state, place(self, where)).value);
  next_turn(state, events);
}

void apply_turn(State& state, Seat self, Choice choice, Events& events) {
  switch (verb(choice)) {
    case Verb::Swap: return take_cards(state, self, taken(choice), events);
    case Verb::Look: return look(state, self, chosen<Spot>(choice), events);
    default: return announce(state, self, announced(choice), announced_with(choice), events);
  }
}

}  // namespace

bool exists(const State& state, Place p) {
  if (in_centre(p)) return centre_number(p) < state.centre.size();
  if (number(owner_of(p)) >= seats(state)) return false;
  const auto i = static_cast<unsigned>(spot_of(p));
  return seats(state) > 3 ? i == 0 : i >= 1 && i <= hand_size(seats(state));
}

void next_turn(State& state, Events& events) {
  const Seat next = left_of(state, *state.active);  // MA-025
  state.forced = state.revealed.has(next);          // MA-046, MA-049
  if (state.announced.has_value()) {
    for (Player& player : state.players) player.answer = Player{}.answer;
    state.announced = {};
    state.answered = {};
    state.revealed = {};
    state.fined = {};
  }
  ++state.turn;
  state.active = next;
  state.frames.top() = {.step = Step::Act, .seat = next};
  events.tell_all({24}, EventKind::TurnBegan, state.turn, next);
  if (state.forced) events.tell_all({46, 47}, EventKind::MustSwap, next);
}

Pending Mascarade::pending(const State& state) const {
  Pending now;
  const Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::Over: now.over = true; break;
    case Step::DrawFirst:
    case Step::Deal: now.chance = true; break;
    case Step::Ready: now.must = table(state) - state.ready; break;
    case Step::Answer:
      // MA-072, MA-074
      now.must = state.at_once ? table(state) - state.answered : SeatSet::of(*frame.seat);
      break;
    default: now.must = SeatSet::of(*frame.seat);
  }
  return now;
}

void Mascarade::options(const State& state, Seat self, Options& out) const {
  const Frame& frame = state.frames.top();
  if (!pending(state).must.has(self)) return;
  switch (frame.step) {
    case Step::Ready: return out.push_back(choose(Verb::Ready));
    case Step::Act: return turn_options(state, self, out);
    case Step::Answer: return answer_options(state, self, out);
    case Step::Exchange:  // MA-056
      out.push_back(choose(Verb::Exchange));
      return out.push_back(choose(Verb::Leave));
    default: return power_options(state, self, out);
  }
}

void Mascarade::apply(State& state, Seat self, Choice choice, Events& events) const {
  switch (state.frames.top().step) {
    case Step::DrawFirst:
    case Step::Deal:
    case Step::Ready: return apply_setup(state, self, choice, events);
    case Step::Act: return apply_turn(state, self, choice, events);
    case Step::Answer: return apply_answer(state, self, choice, events);
    case Step::Exchange: return apply_exchange(state, self, choice, events);
    default: return apply_power(state, self, choice, events);
  }
}

}  // namespace krypta::mascarade
