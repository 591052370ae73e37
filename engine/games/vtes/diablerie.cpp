#include "engine/games/vtes/rules.hpp"

/// Diablerie and the blood hunt that follows it. VT-592 to VT-615
namespace krypta::vtes {

namespace {

namespace drinking {
enum Stage : std::uint8_t { Drinks, Loots, Burns, Hunts };
}

template <class Visit>
void each_equipment(const Cards& cards, const State& state, ThingId victim, Visit&& visit) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region == Region::Attached && thing.host == victim && info(cards, thing).is(CardKind::Equipment))
      visit(id);
  });
}

}  // namespace

void begin_diablerie(Table& on, ThingId diablerist, ThingId victim) {
  Frame& frame = on.state.frames.enter(Step::Diablerie);
  frame.thing = diablerist;
  frame.other = victim;
  frame.seat = at(on.state, diablerist).controller;
}

void go_on_with_diablerie(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const ThingId diablerist = *frame.thing;
  switch (frame.stage) {
    case drinking::Drinks: {
      frame.stage = drinking::Loots;
      const ThingId victim = *frame.other;
      on.events.tell_all({592}, EventKind::Diablerized, card_of(state, diablerist), card_of(state, victim));
      gain_blood(on, diablerist, lose_blood(on, victim, at(state, victim).blood));  // VT-595
      bool any = false;
      each_equipment(on.cards, state, victim, [&](ThingId) { any = true; });
      if (!any) return;
      Frame& loot = state.frames.enter(Step::Loot);  // VT-596
      loot.seat = at(state, diablerist).controller;
      loot.thing = diablerist;
      loot.other = victim;
      return;
    }
    case drinking::Loots:
      frame.stage = drinking::Burns;
      burn(on, *frame.other);  // VT-597
      return;
    case drinking::Burns: {
      frame.stage = drinking::Hunts;
      Frame& hunt = state.frames.enter(Step::BloodHunt);  // VT-606
      hunt.thing = diablerist;
      state.votes = 0;
      return;
    }
    default: state.frames.pop();
  }
}

bool go_on_with_loot(Table& on) {
  const Frame& frame = on.state.frames.top();
  bool any = false;
  each_equipment(on.cards, on.state, *frame.other, [&](ThingId) { any = true; });
  if (any) return true;
  on.state.frames.pop();
  return false;
}

void diablerie_options(const Cards& cards, const State& state, Options& out) {
  const Frame& frame = state.frames.top();
  if (frame.step == Step::Diablerize) {
    out.push_back(choose(Verb::Yes));
    out.push_back(choose(Verb::No));
    return;
  }
  each_equipment(cards, state, *frame.other, [&](ThingId id) {
    const Thing& equipment = at(state, id);
    const Seat taker = at(state, *frame.thing).controller;
    if (equipment.controller == taker || !contests_own(cards, state, taker, equipment.card.value))
      out.push_back(choose(Verb::PickThing, id));
  });
  out.push_back(choose(Verb::Done));
}

void apply_diablerie(Table& on, Choice choice) {
  State& state = on.state;
  const Frame frame = state.frames.top();
  if (frame.step == Step::Diablerize) {
    state.frames.pop();
    if (verb(choice) == Verb::Yes) begin_diablerie(on, *frame.thing, *frame.other);
    return;
  }
  if (verb(choice) == Verb::Done) return state.frames.pop();
  Thing& equipment = at(state, *thing_in(choice));
  equipment.host = *frame.thing;
  equipment.controller = at(state, *frame.thing).controller;
  on.events.tell_all({596}, EventKind::Attached, equipment.card.value, card_of(state, *frame.thing));
}

// The blood hunt: everybody casts what there is, in the order of the impulse, until all pass. VT-356, VT-606

namespace {

/// For some reason only those who are asked can have votes: it is no secret who has.
bool may_vote(const Cards& cards, const State& state, Seat s) {
  if (state.edge == s) return true;
  bool found = false;
  each_thing(state, [&](ThingId, const Thing& thing) {
    found = found || (thing.controller == s && thing.region == Region::Ready && info(cards, thing).is_vampire() &&
                      votes_of(title_of(cards, thing)) > 0 && !thing.marks.has(Mark::Cast));
  });
  return found;
}

void close_poll(Table& on) {
  State& state = on.state;
  const ThingId diablerist = *state.frames.top().thing;
  const bool passes = state.votes > 0;  // VT-361, VT-363
  each_thing(state, [](ThingId, Thing& thing) { thing.marks.remove(Mark::Cast); });
  state.votes = 0;
  state.frames.pop();
  if (at(state, diablerist).region == Region::Nowhere) return;
  on.events.tell_all({608}, passes ? EventKind::HuntPassed : EventKind::HuntFailed, card_of(state, diablerist));
  if (passes) burn(on, diablerist);
}

}  // namespace

bool go_on_with_blood_hunt(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  if (frame.stage == 0) {  // a new round of asking
    frame.stage = 1;
    frame.order = impulse_order(state);
    frame.count = 0;
  }
  while (frame.count < frame.order.size()) {
    const Seat s = frame.order[frame.count];
    if (!state.players[s].out && may_vote(on.cards, state, s)) {
      frame.seat = s;
      return true;
    }
    ++frame.count;
  }
  close_poll(on);
  return false;
}

void vote_options(const Cards& cards, const State& state, Seat s, Options& out) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.controller != s || thing.region != Region::Ready || thing.marks.has(Mark::Cast)) return;
    if (!info(cards, thing).is_vampire() || votes_of(title_of(cards, thing)) == 0) return;
    out.push_back(choose(Verb::CastFor, id));
    out.push_back(choose(Verb::CastAgainst, id));
  });
  if (state.edge == s) {  // VT-379
    out.push_back(choose(Verb::CastFor));
    out.push_back(choose(Verb::CastAgainst));
  }
  out.push_back(choose(Verb::Pass));  // VT-357
}

bool apply_vote(Table& on, Seat s, Choice choice) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  if (verb(choice) == Verb::Pass) {
    ++frame.count;
    return true;
  }
  const bool supports = verb(choice) == Verb::CastFor;
  unsigned n = 1;
  if (const Maybe<ThingId> id = thing_in(choice); id.has_value()) {
    Thing& thing = at(state, *id);
    n = votes_of(title_of(on.cards, thing));
    thing.marks.add(Mark::Cast);
  } else {
    state.edge = {};
    on.events.tell_all({379}, EventKind::EdgeGone);
  }
  state.votes = static_cast<std::int8_t>(state.votes + (supports ? static_cast<int>(n) : -static_cast<int>(n)));
  on.events.tell_all({365}, supports ? EventKind::VotedFor : EventKind::VotedAgainst, s, n);
  frame.stage = 0;  // everybody may cast again
  return true;
}

}  // namespace krypta::vtes
