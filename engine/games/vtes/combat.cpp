#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Combat: its rounds, and what strikes do when they resolve. VT-400 to VT-572
namespace krypta::vtes {

namespace {

Fighter& fighter(State& state, Side side) { return state.combat.sides[side]; }

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

/// Whether a strike acts on the opponent at this range. VT-451 to VT-453
bool reaches(const Combat& combat, const Strike& strike) { return combat.range == Range::Close || strike.ranged; }

/// What hands and melee weapons do never reaches farther, whatever makes the strike ranged. VT-821
bool strikes_from_near(const Cards& cards, const State& state, const Strike& strike) {
  if (strike.kind == StrikeKind::Hand) return true;
  return strike.kind == StrikeKind::Weapon && strike.card.has_value() &&
         info(cards, state, *strike.card).has(Trait::Melee);
}

bool is_able(const Cards& cards, const State& state, const Fighter& f) {
  if (!is_ready_minion(cards, at(state, *f.who))) return false;
  // A weapon that was lost before cannot be used. VT-570, VT-852
  if (f.strike.kind == StrikeKind::Weapon && f.strike.card.has_value())
    return at(state, *f.strike.card).region == Region::Attached && at(state, *f.strike.card).host == f.who;
  return true;
}

/// Whom or what a strike hits. VT-537: a dodge protects the minion and what lies on it, but no retainers. VT-538
Maybe<ThingId> hit_by(const Cards& cards, const State& state, const Fighter& f, const Fighter& other) {
  const ThingId target = f.strike.target.has_value() ? *f.strike.target : *other.who;
  const Thing& thing = at(state, target);
  if (thing.region == Region::Nowhere || !reaches(state.combat, f.strike)) return {};
  if (other.strike.kind == StrikeKind::Dodge && !info(cards, thing).is(CardKind::Retainer)) return {};
  return target;
}

void strike_damage(Table& on, const Fighter& f, const Fighter& other) {
  const Strike& strike = f.strike;
  const Maybe<ThingId> target = hit_by(on.cards, on.state, f, other);
  if (!target.has_value()) return;
  if (on.state.combat.range == Range::Long && strikes_from_near(on.cards, on.state, strike)) return;
  unsigned amount = strike.amount;
  bool badly = strike.aggravated;
  if (strike.kind == StrikeKind::Hand) {
    amount += static_cast<unsigned>(strength_of(on.cards, on.state, *f.who));  // VT-534
    badly = badly || sum_of(on.cards, on.state, CardVerb::AggravateHandStrikes, *f.who) > 0;
  }
  hurt(on, *target, badly ? 0 : amount, badly ? amount : 0, strike.gun ? amount : 0, Inflicter::Minion);
}

/// Whose strikes resolve in a layer. It is read once, when the layer begins: what they do to one another does not
/// change it. VT-456, VT-567
using Striking = EnumArray<Side, bool>;

/// Blood that is stolen in one layer moves at once; what is there is read before. VT-550 to VT-559
void steal(Table& on, const Striking& strikes) {
  struct Theft {
    ThingId from;
    ThingId to;
    int n;
  };
  FixedVector<Theft, 2> thefts;
  for (const Side side : all_of<Side>()) {
    const Fighter& f = fighter(on.state, side);
    const Fighter& other = fighter(on.state, opposite(side));
    if (f.strike.kind != StrikeKind::Steal || !strikes[side]) continue;
    if (const Maybe<ThingId> target = hit_by(on.cards, on.state, f, other); target.has_value())
      thefts.push_back({*target, *f.who, std::min<int>(f.strike.amount, at(on.state, *target).blood)});
  }
  for (const Theft& theft : thefts) lose_blood(on, theft.from, theft.n);
  for (const Theft& theft : thefts) {
    if (theft.n == 0) continue;
    gain_blood(on, theft.to, theft.n);
    on.events.tell_all({550}, EventKind::Stole, card_of(on.state, theft.to), theft.n);
  }
  // What is above the capacity drains before damage is mended. VT-555
  for (const Theft& theft : thefts) {
    Thing& thief = at(on.state, theft.to);
    if (!info(on.cards, thief).is_vampire()) continue;
    thief.blood = std::min(thief.blood, static_cast<std::uint8_t>(capacity_of(on.cards, on.state, theft.to)));
  }
}

/// VT-560 to VT-567
void hit_equipment(Table& on, const Striking& strikes) {
  for (const Side side : all_of<Side>()) {
    const Fighter& f = fighter(on.state, side);
    if (!strikes[side] || !is_at_equipment(f.strike.kind)) continue;
    const Maybe<ThingId> target = hit_by(on.cards, on.state, f, fighter(on.state, opposite(side)));
    if (!target.has_value()) continue;
    Thing& equipment = at(on.state, *target);
    if (equipment.region != Region::Attached || equipment.host != fighter(on.state, opposite(side)).who) continue;
    if (f.strike.kind == StrikeKind::DestroyEquipment) {
      burn(on, *target);
      continue;
    }
    equipment.host = f.who;  // VT-566
    equipment.controller = *f.seat;
    equipment.marks.add(Mark::Stolen);
    on.events.tell_all({564}, EventKind::Attached, equipment.card.value, card_of(on.state, *f.who));
    on.state.changed = true;
    on.state.combat.moved = true;
    on.dirty = true;
  }
}

/// What else a card says: it happens now, before the damage is resolved. VT-455, VT-457
void carry_out_strikes(Table& on, const Striking& strikes) {
  for (const Side side : all_of<Side>()) {
    Fighter& f = fighter(on.state, side);
    if (!strikes[side] || !f.strike.effect.has_value()) continue;
    const bool at_opponent = f.strike.kind == StrikeKind::Effect;
    if (at_opponent && !hit_by(on.cards, on.state, f, fighter(on.state, opposite(side))).has_value()) continue;
    const EffectId effect = *f.strike.effect;
    f.strike.effect = {};
    resume(on, effect);
  }
}

/// Strikes that resolve together: what they do, then their damage. VT-454, VT-455
void resolve_layer(Table& on, bool first) {
  Combat& combat = on.state.combat;
  Striking strikes{};
  for (const Side side : all_of<Side>()) {
    const Fighter& f = fighter(on.state, side);
    strikes[side] = f.strike.kind != StrikeKind::None && f.strike.first == first && is_able(on.cards, on.state, f);
    if (strikes[side] && does_damage(f.strike.kind)) strike_damage(on, f, fighter(on.state, opposite(side)));
  }
  if (!first && on.state.frames.top().count == 0) {  // VT-507: of the first pair
    for (const Side side : all_of<Side>()) {
      const ThingId who = *fighter(on.state, side).who;
      const int n = sum_of(on.cards, on.state, CardVerb::EnvironmentalDamage, who);
      if (n > 0) hurt(on, who, static_cast<unsigned>(n), 0, 0);
    }
  }
  steal(on, strikes);
  hit_equipment(on, strikes);
  for (const Side side : all_of<Side>()) {
    Fighter& f = fighter(on.state, side);
    if (f.strike.kind == StrikeKind::Dodge && f.strike.first == first)
      on.events.tell_all({537}, EventKind::Dodged, card_of(on.state, *f.who));
  }
  combat.moved = combat.moved || !combat.hurt.empty();
  on.state.frames.enter(Step::Damage);
  carry_out_strikes(on, strikes);
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

/// VT-401, VT-813: nothing comes of it if its action is over, or one of the two is not ready.
bool begin_queued(Table& on) {
  State& state = on.state;
  const Queued next = state.queued;
  state.queued = {};
  if (!next.acting.has_value() || (state.action.on && state.action.course == Course::Ended)) return false;
  if (!begin_combat(on, *next.acting, *next.other, false)) return false;
  for (std::size_t i = state.put_off.size(); i > 0; --i) {  // VT-842
    if (state.put_off[i - 1].window == Window::AfterCombat) state.put_off.erase(i - 1);
  }
  return true;
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
  if (begin_queued(on)) return;
  open_impulse(on, Window::AfterCombat);  // VT-524
  open_triggers(on, Window::AfterCombat);
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
  if (state.combat.on) {  // VT-401: one at a time waits
    if (!state.queued.acting.has_value()) state.queued = {acting, other};
    return false;
  }
  const Thing& a = at(state, acting);
  const Thing& b = at(state, other);
  if (!is_ready_minion(on.cards, a) || !is_ready_minion(on.cards, b) || a.controller == b.controller) return false;
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
  if (from_block) open_triggers(on, Window::BlockCombat);
  return true;
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
      close_combat(on);
      return false;
  }
}

}  // namespace krypta::vtes
