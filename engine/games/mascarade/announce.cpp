#include "engine/games/mascarade/rules.hpp"

/// An announcement, what the others say to it, and what follows when somebody claims the same.
namespace krypta::mascarade {

namespace {

void tell_answer(const State& state, Seat s, Events& events) {
  const Answer answer = state.players[s].answer.value;
  if (is_claim(answer)) {
    events.tell_all({72}, EventKind::Claimed, s, state.announced, claimed_with(answer));
  } else {
    events.tell_all({72}, EventKind::Passed, s);
  }
}

/// Clockwise from the announcer, himself first.
template <class Visit>
void each_from_announcer(const State& state, Visit visit) {
  Seat s = *state.active;
  do {
    visit(s);
    s = left_of(state, s);
  } while (s != *state.active);
}

/// All have answered.
void settle(State& state, Events& events) {
  SeatSet involved;
  each_from_announcer(state, [&](Seat s) {
    Sealed<Answer>& answer = state.players[s].answer;
    if (is_claim(answer.value)) involved.add(s);
    if (answer.open) return;
    answer.open = true;
    tell_answer(state, s, events);
  });
  const Character character = *state.announced;
  if (involved.size() == 1) {  // MA-078
    events.tell_all({78}, EventKind::Unclaimed, state.active, character);
    return use_power(state, involved, events);
  }
  each_from_announcer(state, [&](Seat s) {  // MA-080, MA-164
    if (!involved.has(s)) return;
    const Place shown = place(s, claimed_with(state.players[s].answer.value));
    reveal(state, shown, {80}, events);
    if (card(state, shown).value != character) state.fined.add(s);  // MA-084, MA-195
  });
  const SeatSet holders = involved - state.fined;
  if (holders.empty()) {  // MA-083
    events.tell_all({83}, EventKind::NobodyTrue, character);
    return finish_turn(state, events);
  }
  // MA-090
  if (character == Character::Spy || character == Character::Fool) turn_down(state, events);
  use_power(state, holders, events);  // MA-082
}

}  // namespace

void announce(State& state, Seat self, Character character, Spot with, Events& events) {
  state.announced = character;
  state.answered = SeatSet::of(self);
  if (state.at_once) {
    for (Player& player : state.players) player.answer.open = false;
  }
  state.players[self].answer = {claim_with(with), true};
  events.tell_all({68}, EventKind::Announced, self, character, with);
  state.frames.top() = {.step = Step::Answer};
  if (!state.at_once) state.frames.top().seat = left_of(state, self);
}

// MA-076, MA-162, MA-178
void answer_options(const State& state, Seat, Options& out) {
  const unsigned n = seats(state);
  for (unsigned i = 0; i < hand_size(n); ++i) out.push_back(choose(Verb::Claim, spot(n, i)));
  out.push_back(choose(Verb::Pass));
}

void apply_answer(State& state, Seat self, Choice choice, Events& events) {
  const bool claims = verb(choice) == Verb::Claim;
  state.players[self].answer.value = claims ? claim_with(chosen<Spot>(choice)) : Answer::Pass;
  state.answered.add(self);
  if (state.at_once) {
    events.tell_all({74}, EventKind::HasAnswered, self);
  } else {
    tell_answer(state, self, events);
    state.frames.top().seat = left_of(state, self);
  }
  if (state.answered == table(state)) settle(state, events);  // MA-073
}

void reveal(State& state, Place p, std::initializer_list<unsigned> rules, Events& events) {
  card(state, p).open = true;
  state.revealed.add(owner_of(p));
  events.add(SeatSet::everyone(), rules, EventKind::Revealed, owner_of(p), spot_of(p), card(state, p).value);
}

void turn_down(State& state, Events& events) {
  bool any = false;
  for (const Seat s : state.revealed) {
    for (Card& c : state.players[s].hand) {
      any = any || c.open;
      c.open = false;
    }
  }
  if (any) events.tell_all({89}, EventKind::TurnedDown);
}

void finish_turn(State& state, Events& events) {
  if (end_by_coins(state, events)) return;  // MA-088
  for (const Seat s : state.fined) {        // MA-084, MA-087
    --state.players[s].coins;
    ++state.court;
    events.tell_all({84}, EventKind::Fined, s, 1);
  }
  if (!state.fined.empty() && end_by_coins(state, events)) return;
  turn_down(state, events);
  next_turn(state, events);
}

}  // namespace krypta::mascarade
