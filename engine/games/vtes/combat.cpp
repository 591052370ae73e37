#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Combat: its rounds, and the order of their steps. VT-400 to VT-524
namespace krypta::vtes {

namespace {

bool are_ready(const Cards& cards, const State& state) {
  return std::ranges::all_of(
      all_of<Side>(), [&](Side side) { return is_ready_minion(cards, at(state, *state.combat.sides[side].who)); });
}

Seat controller_of(const State& state, Side side) { return *state.combat.sides[side].seat; }

void begin_round(Table& on) {
  Combat& combat = on.state.combat;
  ++combat.round;
  combat.still = combat.moved || combat.round == 1 ? std::uint8_t{0} : static_cast<std::uint8_t>(combat.still + 1);
  combat.moved = false;
  combat.range = Range::Close;  // VT-423
  combat.range_set = false;
  combat.last = {};
  combat.maneuvers = 0;
  combat.pressed = false;
  for (Fighter& f : combat.sides) {
    f.strike = {};
    f.committed = false;
    f.weapon_used = false;
    f.extra = 0;
    f.gained = false;
    f.bound = 0;
    f.presses = 0;
    f.lent = 0;
    f.added = 0;
    f.blood_lost = 0;
    if (combat.round > 1) f.preventions = 0;
  }
  each_thing(on.state, [](ThingId, Thing& thing) { thing.marks.remove(Mark::Stolen); });  // VT-565
  forget_uses(on, Scope::RoundByMinion);
  on.events.tell_all({414}, EventKind::RoundBegan, combat.round);
  open_triggers(on, Window::RoundBegin);
}

void enter_decision(Table& on, Step step, Side side) {
  Frame& frame = on.state.frames.enter(step);
  frame.count = static_cast<std::uint8_t>(side);
  frame.seat = controller_of(on.state, side);
}

/// The strike card lies aside until its pair is finished. VT-043
void put_strikes_away(Table& on) {
  for (const Side side : all_of<Side>()) {
    Strike& strike = fighter(on.state, side).strike;
    if (strike.effect.has_value()) free_effect(on, *strike.effect);
    const Maybe<ThingId> card = strike.card;
    strike = {};
    put_away(on, card);
  }
}

bool has_strike(const State& state, StrikeKind kind) {
  return std::ranges::any_of(state.combat.sides, [&](const Fighter& f) { return f.strike.kind == kind; });
}
bool has_first(const State& state) {
  return std::ranges::any_of(state.combat.sides,
                             [](const Fighter& f) { return f.strike.kind != StrikeKind::None && f.strike.first; });
}

/// What is keyed to a strike that was declared; there may be none. VT-449, VT-875
void ask_about_strike(Table& on, Side side) {
  if (fighter(on.state, side).strike.kind != StrikeKind::None) open_impulse(on, Window::StrikeDeclared);
}

/// It belongs to neither combatant, so both may answer it. VT-839
void press_automatically(Table& on) {
  if (!holds(on.cards, on.state, CardVerb::AutomaticPress, {})) return;
  on.state.combat.pressed = true;
  on.events.tell_all({839}, EventKind::PressStands);
}

/// VT-402, VT-403
bool can_fight(const Cards& cards, const State& state, ThingId acting, ThingId other) {
  const Thing& a = at(state, acting);
  const Thing& b = at(state, other);
  return is_ready_minion(cards, a) && is_ready_minion(cards, b) && a.controller != b.controller;
}

void start_combat(Table& on, ThingId acting, ThingId other) {
  State& state = on.state;
  const Thing& a = at(state, acting);
  const Thing& b = at(state, other);
  for (const Seat s : {a.controller, b.controller}) {  // VT-674
    Player& player = state.players[s];
    if (player.withdrawal == Withdrawal::Declared) player.withdrawal = Withdrawal::Broken;
  }
  state.combat = {};
  state.combat.on = true;
  state.combat.sides[Side::Acting].who = acting;
  state.combat.sides[Side::Other].who = other;
  state.combat.sides[Side::Acting].card = a.card.value;
  state.combat.sides[Side::Acting].seat = a.controller;
  state.combat.sides[Side::Other].card = b.card.value;
  state.combat.sides[Side::Other].seat = b.controller;
  on.events.tell_all({400}, EventKind::CombatBegan, a.card.value, b.card.value);
  state.frames.enter(Step::Combat);
}

/// VT-391, VT-813: nothing comes of it if its action is over, or one of the two is not ready.
bool is_lost(const Cards& cards, const State& state, const Queued& due) {
  return !due.acting.has_value() || (state.action.on && state.action.course == Course::Ended) ||
         !can_fight(cards, state, *due.acting, *due.other);
}

/// VT-401
bool begin_queued(Table& on) {
  Queued& next = on.state.queued;
  if (is_lost(on.cards, on.state, next)) {
    next = {};
    return false;
  }
  next.follows = true;
  if (on.cards.held(Window::CombatDue)) {
    open_impulse(on, Window::CombatDue);
  } else {
    begin_due_combat(on);
  }
  return true;
}

/// No other one follows. VT-524
void end_fighting(Table& on) {
  open_impulse(on, Window::AfterCombat);
  open_triggers(on, Window::AfterCombat);
}

/// What the action does goes no further, if it was that what led to the combat. VT-383
void drop_effect_of_action(Table& on) {
  auto& frames = on.state.frames;
  if (frames.size() < 2 || frames.top().step != Step::Effect) return;
  const Frame& below = frames[frames.size() - 2];
  if (below.step != Step::Action || below.stage != acting::Taken) return;
  free_effect(on, *frames.top().effect);
  frames.pop();
}

void close_combat(Table& on) {
  put_strikes_away(on);
  on.events.tell_all({518}, EventKind::CombatEnded);
  on.state.combat = {};
  each_thing(on.state, [](ThingId, Thing& thing) { thing.marks.remove(Mark::Stolen); });
  expire(on, Until::RoundEnd);
  expire(on, Until::CombatEnd);
  for (const Scope scope : {Scope::Combat, Scope::RoundByMinion, Scope::CombatByMinion}) forget_uses(on, scope);
  on.state.frames.pop();
  on.dirty = true;
  if (!begin_queued(on)) end_fighting(on);
}

}  // namespace

Maybe<Side> side_of(const State& state, ThingId id) {
  if (!state.combat.on) return {};
  for (const Side side : all_of<Side>()) {
    if (state.combat.sides[side].who == id) return side;
  }
  return {};
}

Maybe<ThingId> opposing(const State& state, ThingId id) {
  const Maybe<Side> side = side_of(state, id);
  return side.has_value() ? state.combat.sides[opposite(*side)].who : Maybe<ThingId>{};
}

bool begin_combat(Table& on, ThingId acting, ThingId other, bool from_block) {
  State& state = on.state;
  if (state.combat.on || state.queued.acting.has_value()) {  // VT-401: one at a time waits
    if (!state.queued.acting.has_value()) state.queued = {acting, other};
    return false;
  }
  if (!can_fight(on.cards, state, acting, other)) return false;
  if (!from_block && on.cards.held(Window::CombatDue)) {
    state.queued = {acting, other};
    open_impulse(on, Window::CombatDue);
    return true;
  }
  start_combat(on, acting, other);
  if (from_block) open_triggers(on, Window::BlockCombat);
  return true;
}

bool is_due_combat_lost(const Cards& cards, const State& state) { return is_lost(cards, state, state.queued); }

void begin_due_combat(Table& on) {
  State& state = on.state;
  const Queued due = state.queued;
  const bool lost = is_lost(on.cards, state, due);
  state.queued = {};
  if (!lost) {
    start_combat(on, *due.acting, *due.other);
    for (std::size_t i = due.follows ? state.put_off.size() : 0; i > 0; --i) {  // VT-842
      if (state.put_off[i - 1].window == Window::AfterCombat) state.put_off.erase(i - 1);
    }
    return;
  }
  if (state.action.on && state.action.course == Course::Ended) return drop_effect_of_action(on);
  if (due.follows) end_fighting(on);
}

Maybe<ThingId> due_opponent(const State& state, ThingId id) {
  Queued due = state.queued;
  const Action& action = state.action;
  const auto blocks = [](const Frame& f) {
    return f.step == Step::Action && f.stage >= acting::BlockWindow && f.stage <= acting::BlockResolves;
  };
  if (!action.peaceful && action.kind != ActionKind::LeaveTorpor && std::ranges::any_of(state.frames, blocks))
    due = {action.actor, action.blocker};
  if (due.acting == id) return due.other;
  return due.other == id ? due.acting : Maybe<ThingId>{};
}

bool go_on_with_combat(Table& on) {
  State& state = on.state;
  Combat& combat = state.combat;
  Frame& frame = state.frames.top();
  if (!combat.ended && !are_ready(on.cards, state)) combat.ended = true;  // VT-416
  // The end of the round is held even then. VT-522
  if (combat.ended && frame.stage == fighting::LayerNormal) frame.stage = fighting::AfterStrikes;  // VT-824
  if (combat.ended && frame.stage < fighting::RoundEnds && frame.stage != fighting::AfterStrikes) {
    put_strikes_away(on);
    frame.stage = fighting::RoundEnds;
    if (!combat.hurt.empty()) {  // VT-817
      state.frames.enter(Step::Damage);
      return false;
    }
  }
  const bool choosing = combat.sides[Side::Acting].extra == 0 && combat.sides[Side::Other].extra == 0;
  switch (frame.stage) {
    case fighting::RoundBegins:
      frame.stage = fighting::RangeBefore;
      frame.count = 0;  // pairs that are finished
      begin_round(on);
      return false;
    case fighting::RangeBefore:
      frame.stage = fighting::EarlyDamage;
      open_impulse(on, Window::RangeBefore);
      return false;
    case fighting::EarlyDamage:
      frame.stage = fighting::Range;
      if (!combat.hurt.empty()) apply_waiting_damage(on);  // VT-421
      return false;
    case fighting::Range:
      frame.stage = fighting::RangeEnds;
      if (!combat.range_set) enter_decision(on, Step::Maneuvers, Side::Acting);  // VT-423
      return false;
    case fighting::RangeEnds:
      frame.stage = fighting::StrikeBefore;
      combat.last = {};
      for (Fighter& f : combat.sides) f.lent = 0;
      return false;
    case fighting::StrikeBefore:
      frame.stage = fighting::ActingStrikes;
      open_impulse(on, Window::StrikeBefore);
      return false;
    case fighting::ActingStrikes:
      frame.stage = fighting::ActingDeclared;
      if (frame.count == 0 || combat.sides[Side::Acting].extra > 0) enter_decision(on, Step::Strike, Side::Acting);
      return false;
    case fighting::ActingDeclared:
      frame.stage = fighting::OtherStrikes;
      ask_about_strike(on, Side::Acting);
      return false;
    case fighting::OtherStrikes:
      frame.stage = fighting::OtherDeclared;
      if (frame.count == 0 || combat.sides[Side::Other].extra > 0) enter_decision(on, Step::Strike, Side::Other);
      return false;
    case fighting::OtherDeclared:
      frame.stage = fighting::Modify;
      ask_about_strike(on, Side::Other);
      return false;
    case fighting::Modify:
      frame.stage = fighting::LayerEnds;
      open_impulse(on, Window::StrikeModify);
      return false;
    case fighting::LayerEnds:
      frame.stage = fighting::LayerFirst;
      if (has_strike(state, StrikeKind::Ends)) {  // VT-544
        for (const Side side : all_of<Side>()) {
          Strike& strike = combat.sides[side].strike;
          if (strike.kind != StrikeKind::Ends || !strike.effect.has_value()) continue;
          const EffectId effect = *strike.effect;
          strike.effect = {};
          resume(on, effect);
        }
        combat.ended = true;
      }
      return false;
    case fighting::LayerFirst:
      frame.stage = fighting::LayerNormal;
      if (has_first(state)) resolve_layer(on, true);
      return false;
    case fighting::LayerNormal:
      frame.stage = fighting::AfterStrikes;
      resolve_layer(on, false);
      return false;
    case fighting::AfterStrikes:
      frame.stage = fighting::PairEnds;
      open_impulse(on, Window::StrikeAfter);
      open_triggers(on, Window::StrikeAfter);
      return false;
    case fighting::PairEnds:
      put_strikes_away(on);
      for (Fighter& f : combat.sides) {
        f.committed = false;
        f.added = 0;
        if (frame.count > 0 && f.extra > 0) --f.extra;
      }
      if (frame.count < 200) ++frame.count;
      frame.stage = fighting::Extra;
      if (frame.count == 1) open_impulse(on, Window::ExtraStrikes);  // VT-463
      return false;
    case fighting::Extra:
      frame.stage = choosing ? fighting::PressBegins : fighting::ActingStrikes;  // VT-470
      return false;
    case fighting::PressBegins:
      frame.stage = fighting::AutomaticPress;
      combat.last = {};
      open_impulse(on, Window::PressBegins);  // VT-877
      return false;
    case fighting::AutomaticPress:
      frame.stage = fighting::Press;
      press_automatically(on);
      return false;
    case fighting::Press:
      frame.stage = fighting::PressEnds;
      enter_decision(on, Step::Presses, Side::Acting);
      return false;
    case fighting::PressEnds: frame.stage = fighting::RoundEnds; return false;
    case fighting::RoundEnds:
      frame.stage = fighting::Ends;
      open_impulse(on, Window::RoundEnd);
      return false;
    default:
      expire(on, Until::RoundEnd);
      if (combat.pressed && !combat.ended &&
          combat.still + (combat.moved ? 0U : 1U) < still_rounds) {  // VT-517, VT-881
        frame.stage = fighting::RoundBegins;
        return false;
      }
      if (!carry_out_postponed(on)) close_combat(on);  // VT-873
      return false;
  }
}

}  // namespace krypta::vtes
