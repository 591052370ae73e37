#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// The imbued: their convictions, the incapacitated region, and what follows when one is burned there. VT-779 to VT-812
namespace krypta::vtes {

namespace {

constexpr unsigned most_convictions = 5;  // VT-791

template <class Visit>
void each_conviction_on(const Cards& cards, const State& state, ThingId imbued, Visit&& visit) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region == Region::Attached && thing.host == imbued && info(cards, thing).is(CardKind::Conviction))
      visit(id, thing);
  });
}

/// One for each name: copies are alike.
template <class Visit>
void each_kind_of_conviction(const Cards& cards, const State& state, ThingId imbued, Visit&& visit) {
  FixedVector<CardId, most_convictions + 1> seen;
  each_conviction_on(cards, state, imbued, [&](ThingId id, const Thing& thing) {
    if (seen.full() || seen.contains(thing.card.value)) return;
    seen.push_back(thing.card.value);
    visit(id);
  });
}

bool is_imbued_of(const Cards& cards, const State& state, Seat s, ThingId id) {
  const Thing& thing = at(state, id);
  return thing.controller == s && info(cards, thing).is_imbued() &&
         (thing.region == Region::Ready || thing.region == Region::Incapacitated);
}

bool is_in_pile(const Player& player, Pile pile, CardId card) {
  switch (pile) {
    case Pile::FromHand: return player.hand.value.contains(card);
    case Pile::FromAsh: return player.ash.contains(card);
    default: return false;
  }
}

}  // namespace

unsigned convictions_on(const Cards& cards, const State& state, ThingId imbued) {
  unsigned n = 0;
  each_conviction_on(cards, state, imbued, [&](ThingId, const Thing&) { ++n; });
  return n;
}

bool is_falling(const State& state, ThingId id) {
  return at(state, id).region == Region::Incapacitated && side_of(state, id).has_value();
}

void incapacitate(Table& on, ThingId id) {
  Thing& thing = at(on.state, id);
  if (on.state.combat.on && side_of(on.state, id).has_value()) on.state.combat.ended = true;  // VT-416
  thing.region = Region::Incapacitated;
  on.dirty = true;
  on.state.changed = true;
  on.events.tell_all({785, 798}, EventKind::Incapacitated, thing.card.value);
}

void recover(Table& on, ThingId id) {
  Thing& thing = at(on.state, id);
  if (thing.region != Region::Incapacitated) return;
  thing.region = Region::Ready;
  on.dirty = true;
  on.state.changed = true;
  on.events.tell_all({803}, EventKind::Recovered, thing.card.value);
  if (thing.blood < info(on.cards, thing).capacity) gain_blood(on, id, 1);
}

void put_conviction(Table& on, Seat s, CardId card, Pile from, ThingId imbued) {
  Player& player = on.state.players[s];
  switch (from) {
    case Pile::FromLibrary:
      if (!take_out(player.library.value, card)) return;
      --player.library_count;
      on.events.tell_all({789}, EventKind::Searched, s);
      break;
    case Pile::FromAsh:
      if (!take_out(player.ash, card)) return;
      break;
    case Pile::FromHand:
      if (!leave_hand(on, s, card)) return;
      ++player.unreplaced;
      break;
  }
  const ThingId what = put_thing(
      on, {.card = {card, SeatSet::everyone()}, .region = Region::Limbo, .owner = s, .controller = s, .level = 1});
  put_on(on, what, imbued);
  if (convictions_on(on.cards, on.state, imbued) > most_convictions) burn(on, what);  // VT-791
}

void ask_for_conviction(Table& on, ThingId imbued, bool with_library, bool enters) {
  Frame& frame = on.state.frames.enter(Step::Learn);
  frame.stage = learning::Convictions;
  frame.seat = at(on.state, imbued).controller;
  frame.thing = imbued;
  frame.count = with_library ? 1 : 0;
  if (enters) frame.other = imbued;
}

// In the unlock phase. VT-788, VT-802

Bar bar_to_conviction(const Cards& cards, const State& state, Seat s, Choice choice) {
  if (s != *state.active) return Bar::NotActive;
  const ThingId id = *thing_in(choice);
  if (!is_imbued_of(cards, state, s, id)) return Bar::NotImbued;
  if (!cards[card_in(choice)].is(CardKind::Conviction)) return Bar::NotConviction;
  if (!is_in_pile(state.players[s], static_cast<Pile>(ability_in(choice)), card_in(choice)))
    return Bar::NoConvictionThere;
  return at(state, id).marks.has(Mark::Convinced) ? Bar::ConvictionPlayed : Bar::None;
}

Bar bar_to_recover(const Cards& cards, const State& state, Seat s, ThingId id) {
  if (s != *state.active) return Bar::NotActive;
  const Thing& thing = at(state, id);
  if (thing.controller != s) return Bar::NotYours;
  if (thing.region != Region::Incapacitated) return Bar::NotIncapacitated;
  return convictions_on(cards, state, id) >= recovery_cost ? Bar::None : Bar::RecoverShort;
}

void imbued_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const Player& player = state.players[s];
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.controller != s || !thing.card.known || !info(cards, thing).is_imbued()) return;
    const auto offer = [&](const auto& pile, Pile where) {
      for (std::size_t i = 0; i < pile.size(); ++i) {
        if (i > 0 && pile[i] == pile[i - 1]) continue;
        const Choice choice = choose(Verb::Conviction, static_cast<unsigned>(pile[i]), static_cast<unsigned>(id),
                                     static_cast<unsigned>(where));
        if (bar_to_conviction(cards, state, s, choice) == Bar::None) out.push_back(choice);
      }
    };
    offer(player.hand.value, Pile::FromHand);
    offer(player.ash, Pile::FromAsh);
    if (bar_to_recover(cards, state, s, id) == Bar::None) out.push_back(choose(Verb::Recover, id));
  });
}

bool apply_imbued(Table& on, Seat s, Choice choice) {
  switch (verb(choice)) {
    case Verb::Conviction: {
      const ThingId id = *thing_in(choice);
      at(on.state, id).marks.add(Mark::Convinced);
      on.events.tell_all({788}, EventKind::ConvictionPlayed, s, card_in(choice), card_of(on.state, id));
      put_conviction(on, s, card_in(choice), static_cast<Pile>(ability_in(choice)), id);
      return true;
    }
    case Verb::Recover: {
      const ThingId id = *thing_in(choice);
      burn_convictions(on, id, recovery_cost);
      on.state.frames.top().other = id;
      return true;
    }
    default: return false;
  }
}

// Which of them pay. VT-790

bool burn_convictions(Table& on, ThingId imbued, unsigned n) {
  const unsigned there = convictions_on(on.cards, on.state, imbued);
  if (n == 0 || there == 0) return false;
  Frame& frame = on.state.frames.enter(Step::Convictions);
  frame.seat = at(on.state, imbued).controller;
  frame.thing = imbued;
  frame.count = static_cast<std::uint8_t>(std::min(n, there));
  return true;
}

bool go_on_with_convictions(Table& on) {
  const Frame frame = on.state.frames.top();
  FixedVector<ThingId, most_convictions + 1> all;
  bool alike = true;
  if (!is_gone(on.state, *frame.thing)) {
    each_conviction_on(on.cards, on.state, *frame.thing, [&](ThingId id, const Thing& thing) {
      if (all.full()) return;
      alike = alike && (all.empty() || card_of(on.state, all[0]) == thing.card.value);
      all.push_back(id);
    });
  }
  if (frame.count > 0 && frame.count < all.size() && !alike) return true;
  on.state.frames.pop();
  for (std::size_t i = 0; i < std::min<std::size_t>(frame.count, all.size()); ++i) burn(on, all[i]);
  if (frame.other.has_value()) recover(on, *frame.other);  // VT-802
  return false;
}

void conviction_options(const Cards& cards, const State& state, Options& out) {
  each_kind_of_conviction(cards, state, *state.frames.top().thing,
                          [&](ThingId id) { out.push_back(choose(Verb::PickThing, id)); });
}

void apply_conviction(Table& on, Choice choice) {
  --on.state.frames.top().count;
  burn(on, *thing_in(choice));
}

// An incapacitated imbued is burned. VT-800, VT-801

Bar bar_to_burn_imbued(const State& state, ThingId id, ThingId other) {
  if (at(state, other).region != Region::Incapacitated) return Bar::BurnTarget;
  return is_repeated(state, id, ActionKind::BurnImbued, other) ? Bar::Repeated : Bar::None;
}

void begin_reprisal(Table& on, ThingId actor, ThingId victim) {
  Frame& frame = on.state.frames.enter(Step::Reprisal);
  frame.seat = at(on.state, actor).controller;
  frame.thing = actor;
  frame.other = victim;
}

namespace {

/// An imbued answers once.
Use answer_of(ThingId imbued) { return {.scope = Scope::Action, .thing = imbued, .action = ActionKind::BurnImbued}; }

template <class Visit>
void each_answer(const Cards& cards, const State& state, Seat s, Visit&& visit) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.controller != s || thing.region != Region::Ready || !info(cards, thing).is_imbued()) return;
    if (!was_used(state, answer_of(id))) each_kind_of_conviction(cards, state, id, visit);
  });
}

bool can_answer(const Cards& cards, const State& state, Seat s) {
  bool any = false;
  if (!state.players[s].out) each_answer(cards, state, s, [&](ThingId) { any = true; });
  return any;
}

}  // namespace

bool go_on_with_reprisal(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  switch (frame.stage) {
    case avenging::Loots: {
      frame.stage = avenging::Burns;
      const Frame begun = frame;
      Frame& loot = state.frames.enter(Step::Loot);
      loot.seat = begun.seat;
      loot.thing = begun.thing;
      loot.other = begun.other;
      return false;
    }
    case avenging::Burns: {
      frame.stage = avenging::Answers;
      frame.order = impulse_order(state);
      burn(on, *frame.other);
      return false;
    }
    default: break;
  }
  while (frame.count < frame.order.size() && !is_gone(state, *frame.thing)) {
    frame.seat = frame.order[frame.count];
    if (can_answer(on.cards, state, *frame.seat)) return true;
    ++frame.count;
  }
  state.frames.pop();
  return false;
}

void reprisal_options(const Cards& cards, const State& state, Options& out) {
  each_answer(cards, state, *state.frames.top().seat, [&](ThingId id) { out.push_back(choose(Verb::PickThing, id)); });
  out.push_back(choose(Verb::Done));
}

void apply_reprisal(Table& on, Choice choice) {
  Frame& frame = on.state.frames.top();
  if (verb(choice) == Verb::Done) {
    ++frame.count;
    return;
  }
  const ThingId conviction = *thing_in(choice);
  const ThingId imbued = *at(on.state, conviction).host;
  const ThingId actor = *frame.thing;
  note(on, answer_of(imbued));
  on.events.tell_all({801}, EventKind::UsedBy, *frame.seat, card_of(on.state, conviction), card_of(on.state, imbued));
  burn(on, conviction);
  hurt(on, actor, 1, 0, 0, Inflicter::Minion);  // by that imbued, so it is not environmental
  apply_waiting_damage(on);
}

}  // namespace krypta::vtes
