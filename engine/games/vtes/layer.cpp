#include "engine/games/vtes/rules.hpp"

/// What strikes do that resolve together. VT-451 to VT-457, VT-536 to VT-572
namespace krypta::vtes {

namespace {

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

}  // namespace

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

}  // namespace krypta::vtes
