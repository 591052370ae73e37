#include <algorithm>

#include "tests/template_game/game.hpp"

/// Who decides, what he may choose, and what follows from it.
namespace krypta::fists {

namespace {

void begin_round(State& state, Events& events) {
  for (Player& player : state.players) {
    player.fist = {};
    player.said = {};
  }
  state.hidden = {};
  state.frames.top() = {.step = Step::Hide};
  events.tell_all({3}, EventKind::TurnBegan, state.round);
}

void finish(State& state, const Fists& game, Events& events) {
  state.frames.top() = {.step = Step::Over};
  for (const Seat winner : game.result(state).winners) events.tell_all({8}, EventKind::Won, winner);
}

// FI-006
void open_fists(State& state, Events& events) {
  unsigned sum = 0;
  for (unsigned s = 0; s < seats(state); ++s) {
    Sealed<Maybe<Number>>& fist = state.players[s].fist;
    fist.open = true;
    sum += static_cast<unsigned>(*fist.value);
    events.tell_all({6}, EventKind::Opened, seat(s), *fist.value);
  }
  for (unsigned s = 0; s < seats(state); ++s) {
    if (static_cast<unsigned>(*state.players[s].said) != sum) continue;
    ++state.players[s].points;
    events.tell_all({6}, EventKind::Scored, seat(s), sum);
  }
}

}  // namespace

Pending Fists::pending(const State& state) const {
  switch (step(state)) {
    case Step::DrawFirst: return {false, true, {}, {}};
    case Step::Hide: return {false, false, SeatSet::first(fists::seats(state)) - state.hidden, {}};
    case Step::Say: return {false, false, SeatSet::of(speaker(state, state.frames.top().spoken)), {}};
    case Step::Over: break;
  }
  return {true, false, {}, {}};
}

void Fists::options(const State& state, Seat self, Choices<Fists>& out) const {
  out.clear();
  if (!is_player(self) || !pending(state).must.has(self)) return;
  if (step(state) == Step::Hide) {
    for (unsigned n = 0; n <= coins_each; ++n) out.push_back(choose(Verb::Hide, n));
    return;
  }
  for (unsigned n = 0; n <= coins_each * fists::seats(state); ++n) {
    const auto said = [&](const Player& player) { return player.said == Maybe{static_cast<Number>(n)}; };
    if (std::ranges::none_of(state.players, said)) out.push_back(choose(Verb::Say, n));  // FI-005
  }
}

void Fists::apply(State& state, Seat self, Choice choice, Events& events) const {
  const unsigned n = argument_of(choice);
  switch (verb(choice)) {
    case Verb::First:
      state.first = seat(n);
      events.tell_all({2}, EventKind::FirstDrawn, seat(n));
      return begin_round(state, events);
    case Verb::Hide:  // FI-003: two events, so that none has a part that must be hidden
      state.players[self].fist.value = static_cast<Number>(n);
      state.hidden.add(self);
      events.add(SeatSet::of(self), {3}, EventKind::Hid, self, n);
      events.tell_all({3}, EventKind::HasHidden, self);
      if (state.hidden.size() == fists::seats(state)) state.frames.top() = {.step = Step::Say};
      return;
    case Verb::Say: break;
  }
  state.players[self].said = static_cast<Number>(n);
  events.tell_all({4}, EventKind::Said, self, n);
  if (++state.frames.top().spoken < fists::seats(state)) return;
  open_fists(state, events);
  if (state.round == last_round) return finish(state, *this, events);
  ++state.round;
  state.first = speaker(state, 1);  // FI-007
  begin_round(state, events);
}

// FI-008
Outcome Fists::result(const State& state) const {
  Outcome outcome;
  outcome.over = step(state) == Step::Over;
  for (const Player& player : state.players) {
    outcome.scores.push_back(player.points);
    const auto better = [&](const Player& other) { return other.points > player.points; };
    outcome.places.push_back(1 + static_cast<unsigned>(std::ranges::count_if(state.players, better)));
  }
  for (unsigned s = 0; outcome.over && s < fists::seats(state); ++s) {
    if (outcome.places[s] == 1) outcome.winners.add(seat(s));
  }
  return outcome;
}

RuleIds Fists::explain(const State& state, Seat self, Choice choice) const {
  const Pending now = pending(state);
  if (self == Seat::chance) {
    const bool drawn = now.chance && verb(choice) == Verb::First && argument_of(choice) < fists::seats(state);
    return drawn ? RuleIds{} : RuleIds{2};
  }
  Choices<Fists> legal;
  options(state, self, legal);
  if (legal.contains(choice)) return {};
  switch (step(state)) {
    case Step::DrawFirst: return {2};
    case Step::Hide: return {3};
    case Step::Say: return now.must.has(self) && verb(choice) == Verb::Say ? RuleIds{4, 5} : RuleIds{4};
    case Step::Over: break;
  }
  return {8};
}

}  // namespace krypta::fists
