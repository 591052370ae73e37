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

bool is_in_play(const State& state, const Thing& thing) {
  switch (thing.region) {
    case Region::Ready:
    case Region::Torpor:
    case Region::Table: return true;
    case Region::Attached: return is_in_play(state, at(state, *thing.host));
    default: return false;
  }
}

bool is_minion(const CardInfo& card) { return card.is_vampire() || card.is(CardKind::Ally); }

bool is_ready_minion(const Cards& cards, const Thing& thing) {
  return thing.region == Region::Ready && is_minion(info(cards, thing));
}

bool is_vampire_in_play(const Cards& cards, const Thing& thing) {
  return (thing.region == Region::Ready || thing.region == Region::Torpor) && info(cards, thing).is_vampire();
}

Maybe<ThingId> minion_of(const Cards& cards, const State& state, ThingId id) {
  return is_minion(info(cards, state, id)) ? Maybe<ThingId>{id} : at(state, id).host;
}

int copies_of(const State& state, Seat s, CardId card) {
  int n = 0;
  each_thing(state, [&](ThingId, const Thing& thing) {
    n += thing.card.value == card && thing.controller == s && is_in_play(state, thing) ? 1 : 0;
  });
  return n;
}

const AbilityInfo& ability_of(const Cards& cards, const State& state, Choice choice) {
  const CardId card = verb(choice) == Verb::Use ? card_of(state, *thing_in(choice)) : card_in(choice);
  return cards[card].abilities[ability_in(choice)];
}

bool may_react(const Thing& thing) { return !thing.locked || thing.marks.has(Mark::Awake); }

Sect sect_of(const Cards& cards, const Thing& thing) {
  return thing.marks.has(Mark::BecameAnarch) ? Sect::Anarch : info(cards, thing).sect;
}

namespace {

/// VT-691, VT-699, VT-705, VT-718; what is printed as votes belongs to no sect. VT-703
Sect sect_for(Title title) {
  switch (title) {
    case Title::Primogen:
    case Title::Prince:
    case Title::Justicar:
    case Title::InnerCircle: return Sect::Camarilla;
    case Title::Baron: return Sect::Anarch;
    case Title::Bishop:
    case Title::Archbishop:
    case Title::Priscus:
    case Title::Cardinal:
    case Title::Regent: return Sect::Sabbat;
    case Title::Kholo:
    case Title::Magaji: return Sect::Laibon;
    default: return Sect::None;
  }
}

}  // namespace

Title title_of(const Cards& cards, const Thing& thing) {
  const Title title = info(cards, thing).title;
  if (title == Title::None || thing.marks.has(Mark::Yielded)) return Title::None;
  const Sect needed = sect_for(title);
  return needed == Sect::None || needed == sect_of(cards, thing) ? title : Title::None;  // VT-688
}

unsigned votes_of(Title title) {
  switch (title) {
    case Title::Primogen:
    case Title::Bishop:
    case Title::OneVote: return 1;  // VT-372, VT-708
    case Title::Prince:
    case Title::Baron:
    case Title::Archbishop:
    case Title::Kholo:
    case Title::Magaji:
    case Title::TwoVotes: return 2;  // VT-373
    case Title::Justicar:
    case Title::Cardinal: return 3;  // VT-374
    case Title::InnerCircle:
    case Title::Regent: return 4;  // VT-375
    default: return 0;
  }
}

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
