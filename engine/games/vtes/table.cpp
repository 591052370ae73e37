#include "engine/games/vtes/rules.hpp"

/// Reading the table.
namespace krypta::vtes {

SeatSet playing(const State& state) {
  SeatSet all;
  for (unsigned i = 0; i < state.players.size(); ++i) {
    if (!state.players[seat(i)].out) all.add(seat(i));
  }
  return all;
}

Seat prey_of(const State& state, Seat s) {
  const unsigned n = seat_count(state);
  for (unsigned i = 1; i < n; ++i) {
    const Seat next = seat((number(s) + i) % n);
    if (!state.players[next].out) return next;
  }
  return s;
}

Seat predator_of(const State& state, Seat s) {
  const unsigned n = seat_count(state);
  for (unsigned i = 1; i < n; ++i) {
    const Seat next = seat((number(s) + n - i) % n);
    if (!state.players[next].out) return next;
  }
  return s;
}

Seat first_in_order(const State& state) {
  if (state.combat.on) return *state.combat.sides[Side::Acting].seat;  // VT-410
  return state.action.on ? *state.action.seat : *state.active;
}

FixedVector<Seat, most_players> impulse_order(const State& state) {
  FixedVector<Seat, most_players> order;
  const SeatSet all = playing(state);
  const auto add = [&](Seat s) {
    if (all.has(s) && !order.contains(s)) order.push_back(s);
  };
  const Seat first = first_in_order(state);
  add(first);
  const auto clockwise = [&](auto&& visit) {
    const unsigned n = seat_count(state);
    for (unsigned i = 1; i < n; ++i) visit(seat((number(first) + i) % n));
  };
  if (state.combat.on) {
    add(*state.combat.sides[Side::Other].seat);  // VT-093
  } else if (state.action.on) {
    if (state.action.directed.empty()) {  // VT-095
      add(prey_of(state, first));
      add(predator_of(state, first));
    } else {  // VT-092, VT-094
      clockwise([&](Seat s) {
        if (state.action.directed.has(s)) add(s);
      });
    }
  }
  clockwise(add);  // VT-096
  return order;
}

bool is_minion(const CardInfo& card) { return card.is_vampire() || card.is(CardKind::Ally); }

bool is_controlled_minion(const Cards& cards, const Thing& thing) {
  const bool there =
      thing.region == Region::Ready || thing.region == Region::Torpor || thing.region == Region::Incapacitated;
  return there && is_minion(info(cards, thing));
}

bool is_ready_minion(const Cards& cards, const Thing& thing) {
  return thing.region == Region::Ready && is_minion(info(cards, thing));
}

bool is_vampire_in_play(const Cards& cards, const Thing& thing) {
  return (thing.region == Region::Ready || thing.region == Region::Torpor) && info(cards, thing).is_vampire();
}

Maybe<ThingId> minion_of(const Cards& cards, const State& state, ThingId id) {
  return is_minion(info(cards, state, id)) ? Maybe<ThingId>{speaks_for(state, id)} : at(state, id).host;
}

ThingId speaks_for(const State& state, ThingId id) {
  return at(state, id).region == Region::Merged ? *at(state, id).host : id;
}

Maybe<ThingId> other_version(const State& state, ThingId id) {
  Maybe<ThingId> found;
  each_thing(state, [&](ThingId other, const Thing& thing) {
    if (thing.region == Region::Merged && thing.host == id) found = other;
  });
  return found;
}

int copies_of(const State& state, Seat s, CardId card) {
  int n = 0;
  each_thing(state, [&](ThingId, const Thing& thing) {
    const bool lies = thing.card.value == card && thing.controller == s && thing.region != Region::Merged;
    n += lies && is_in_play(state, thing) ? 1 : 0;
  });
  return n;
}

const AbilityInfo& ability_of(const Cards& cards, const State& state, Choice choice) {
  const CardId card = verb(choice) == Verb::Use ? card_of(state, *thing_in(choice)) : card_in(choice);
  return cards[card].abilities[ability_in(choice)];
}

Maybe<EffectId> played_effect(const State& state) {
  for (std::size_t i = state.frames.size(); i > 1; --i) {
    if (state.frames[i - 1].window != Window::AsPlayed || state.frames[i - 1].step != Step::Impulse) continue;
    const Frame& below = state.frames[i - 2];
    return below.step == Step::Play ? below.effect : state.action.effect;
  }
  return {};
}

bool may_react(const Thing& thing) { return !thing.locked || thing.marks.has(Mark::Awake); }

bool was_used(const State& state, const Use& use) { return state.uses.contains(use); }

void note(Table& on, const Use& use) {
  if (!was_used(on.state, use)) on.state.uses.push_back(use);
}

void forget_uses(Table& on, Scope scope) {
  for (std::size_t i = on.state.uses.size(); i > 0; --i) {
    if (on.state.uses[i - 1].scope == scope) on.state.uses.erase(i - 1);
  }
}

}  // namespace krypta::vtes
