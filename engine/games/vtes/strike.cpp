#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// What the combatants decide: maneuvers, strikes and presses.
namespace krypta::vtes {

// Range. VT-422 to VT-439

namespace {

/// The one who decides has declined; tells whether the step is over. VT-430, VT-516
bool is_over_after_decline(Table& on) {
  Frame& frame = on.state.frames.top();
  const auto side = static_cast<Side>(frame.count);
  if (on.state.combat.last.has_value() || side == Side::Other) return true;
  frame.count = static_cast<std::uint8_t>(Side::Other);
  frame.seat = *on.state.combat.sides[Side::Other].seat;
  return false;
}

/// The other side may answer.
void answer_by(Table& on, Step step, Side side) {
  on.state.combat.last = side;
  for (std::size_t i = on.state.frames.size(); i > 0; --i) {
    Frame& frame = on.state.frames[i - 1];
    if (frame.step != step) continue;
    frame.count = static_cast<std::uint8_t>(opposite(side));
    frame.seat = *on.state.combat.sides[opposite(side)].seat;
    return;
  }
}

ThingId deciding_minion(const State& state) {
  return *state.combat.sides[static_cast<Side>(state.frames.top().count)].who;
}

/// Strike cards and weapons are not offered where another one was used before. VT-435, VT-438
void drop_strikes(const Cards& cards, const State& state, Options& options) {
  const auto side = static_cast<Side>(state.frames.top().count);
  for (std::size_t i = options.size(); i > 0; --i) {
    const Choice c = options[i - 1];
    if (verb(c) != Verb::Use && verb(c) != Verb::Play) continue;
    if (bar_to_maneuver(cards, state, side, ability_of(cards, state, c)) != Bar::None) options.erase(i - 1);
  }
}

bool hands_only(const Cards& cards, const State& state) {
  return sum_of(cards, state, CardVerb::OnlyHandStrikes, {}) > 0;
}

}  // namespace

Bar bar_to_maneuver(const Cards& cards, const State& state, Side side, const AbilityInfo& ability) {
  if (!ability.strike.has_value()) return Bar::None;
  if (state.combat.sides[side].weapon_used) return Bar::StrikeUsed;
  return hands_only(cards, state) ? Bar::HandsOnly : Bar::None;
}

bool go_on_with_maneuvers(Table& on) {
  if (!on.state.combat.ended) return true;
  on.state.frames.pop();
  return false;
}

void maneuver_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const Fighter& f = state.combat.sides[static_cast<Side>(state.frames.top().count)];
  if (f.bound > 0) {  // VT-436: at the first opportunity
    out.push_back(choose(Verb::Maneuver));
    return;
  }
  const ThingId minion = deciding_minion(state);
  play_options_of(cards, state, s, Window::RangeDecide, minion, out);
  drop_strikes(cards, state, out);
  if (f.maneuvers > 0) out.push_back(choose(Verb::Maneuver));
  out.push_back(choose(Verb::Pass));
}

void apply_maneuver(Table& on, Seat s, Choice choice) {
  if (verb(choice) == Verb::Pass) {
    if (is_over_after_decline(on)) on.state.frames.pop();
    return;
  }
  if (verb(choice) == Verb::Maneuver) {
    const ThingId minion = deciding_minion(on.state);
    Fighter& f = on.state.combat.sides[*side_of(on.state, minion)];
    --(f.bound > 0 ? f.bound : f.maneuvers);
    return use_maneuver(on, minion);
  }
  on.state.combat.sides[static_cast<Side>(on.state.frames.top().count)].lent = 0;
  apply_play(on, s, Window::RangeDecide, choice);
}

void use_maneuver(Table& on, ThingId minion) {
  Combat& combat = on.state.combat;
  const Maybe<Side> side = side_of(on.state, minion);
  if (!side.has_value()) return;
  combat.range = combat.range == Range::Close ? Range::Long : Range::Close;  // VT-425, VT-426
  ++combat.maneuvers;
  on.events.tell_all({425}, EventKind::Maneuvered, card_of(on.state, minion), combat.range);
  answer_by(on, Step::Maneuvers, *side);
}

void cancel_maneuver(Table& on) {
  Combat& combat = on.state.combat;
  if (!combat.last.has_value()) return;
  const Side side = *combat.last;
  Fighter& f = combat.sides[side];
  combat.range = combat.range == Range::Close ? Range::Long : Range::Close;
  f.presses = static_cast<std::uint8_t>(f.presses - std::min(f.presses, f.lent));
  f.lent = 0;
  on.events.tell_all({880}, EventKind::ManeuverCancelled, f.card, combat.range);
  // It was not used: that minion decides as before, and may use another one. VT-428
  answer_by(on, Step::Maneuvers, opposite(side));
  if (--combat.maneuvers == 0) combat.last = {};
}

// Strikes. VT-442 to VT-472

bool does_damage(StrikeKind kind) {
  return kind == StrikeKind::Hand || kind == StrikeKind::Weapon || kind == StrikeKind::Damage;
}

bool is_at_equipment(StrikeKind kind) {
  return kind == StrikeKind::DestroyEquipment || kind == StrikeKind::StealEquipment;
}

void add_strike_damage(Fighter& fighter, int n) {
  if (fighter.strike.kind == StrikeKind::None) fighter.added = static_cast<std::uint8_t>(fighter.added + n);
  if (does_damage(fighter.strike.kind)) fighter.strike.amount = static_cast<std::uint8_t>(fighter.strike.amount + n);
}

namespace {

/// What the strike of a side can be aimed at: the opposing minion, at long range one of its retainers, or of a strike
/// at equipment one that it bears. VT-450, VT-527 to VT-529, VT-561 to VT-564
template <class Visit>
void each_aim(const Cards& cards, const State& state, Side side, StrikeKind kind, bool ranged, bool weapons,
              Visit&& visit) {
  const ThingId striker = *state.combat.sides[side].who;
  const ThingId other = *state.combat.sides[opposite(side)].who;
  const bool equipment = is_at_equipment(kind);
  if (!equipment) visit(other);
  if (!equipment && (state.combat.range != Range::Long || !ranged)) return;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region != Region::Attached || thing.host != other) return;
    const CardInfo& card = info(cards, thing);
    if (!equipment) {
      if (card.is(CardKind::Retainer)) visit(id);
      return;
    }
    if (!card.is(CardKind::Equipment) || (weapons && !card.has(Trait::Weapon))) return;
    const Seat thief = *state.combat.sides[side].seat;
    if (kind == StrikeKind::StealEquipment &&
        (!has_room_for(cards, state, striker, thing.card.value) || contests_own(cards, state, thief, thing.card.value)))
      return;
    visit(id);
  });
}

/// VT-561: without equipment the strike cannot be chosen.
bool has_aim(const Cards& cards, const State& state, Side side, const AbilityInfo& ability) {
  if (!ability.strike.has_value() || !is_at_equipment(*ability.strike)) return true;
  bool found = false;
  each_aim(cards, state, side, *ability.strike, ability.ranged, ability.weapons, [&](ThingId) { found = true; });
  return found;
}

}  // namespace

Bar bar_to_strike(const Cards& cards, const State& state, Side side, const AbilityInfo& ability) {
  if (ability.strike != StrikeKind::Hand && hands_only(cards, state)) return Bar::HandsOnly;
  if (ability.strike == StrikeKind::Ends && is_forbidden(cards, state, *state.combat.sides[side].who, Deed::StrikeEnds))
    return Bar::DeedForbidden;
  return has_aim(cards, state, side, ability) ? Bar::None : Bar::NoAim;
}

bool go_on_with_strike(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  if (state.combat.ended) {
    state.frames.pop();
    return false;
  }
  const auto side = static_cast<Side>(frame.count);
  Fighter& f = state.combat.sides[side];
  if (frame.stage == choosing::Chooses) {
    const bool barred = f.committed && f.strike.kind != StrikeKind::Hand && hands_only(on.cards, state);
    if (barred || is_forbidden(on.cards, state, *f.who, Deed::Strike)) {  // VT-447, VT-449: no strike at all
      if (f.strike.effect.has_value()) free_effect(on, *f.strike.effect);
      put_away(on, f.strike.card);
      f.strike = {};
      state.frames.pop();
      return false;
    }
    if (f.strike.kind == StrikeKind::None) return true;
    frame.stage = choosing::Aims;
    add_strike_damage(f, f.added);
    f.added = 0;
  }
  if (frame.stage == choosing::Aims && !f.strike.target.has_value()) {
    unsigned aims = 0;
    each_aim(on.cards, state, side, f.strike.kind, f.strike.ranged, f.strike.weapons, [&](ThingId id) {
      ++aims;
      f.strike.target = id;
    });
    if (aims > 1) {
      f.strike.target = {};
      return true;
    }
  }
  if (frame.stage == choosing::Aims && on.cards.held(Window::StrikeAs)) frame.stage = choosing::Adds;
  if (frame.stage == choosing::Adds) return true;
  state.frames.pop();
  return false;
}

void strike_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const Frame& frame = state.frames.top();
  const auto side = static_cast<Side>(frame.count);
  const Fighter& f = state.combat.sides[side];
  if (frame.stage == choosing::Aims) {
    each_aim(cards, state, side, f.strike.kind, f.strike.ranged, f.strike.weapons,
             [&](ThingId id) { out.push_back(choose(Verb::Aim, id)); });
    return;
  }
  play_options_of(cards, state, s, Window::StrikeAs, *f.who, out);  // VT-875
  if (frame.stage == choosing::Adds) {
    out.push_back(choose(Verb::Pass));
    return;
  }
  out.push_back(choose(Verb::HandStrike));  // VT-447
  Options all;
  play_options_of(cards, state, s, Window::StrikeChoose, *f.who, all);
  for (const Choice c : all) {
    if (bar_to_strike(cards, state, side, ability_of(cards, state, c)) == Bar::None) out.push_back(c);
  }
}

Window strike_window(const AbilityInfo& ability) {
  return ability.windows.has(Window::StrikeAs) ? Window::StrikeAs : Window::StrikeChoose;
}

void apply_strike(Table& on, Seat s, Choice choice) {
  Fighter& f = on.state.combat.sides[static_cast<Side>(on.state.frames.top().count)];
  if (verb(choice) == Verb::Aim) {
    f.strike.target = thing_in(choice);
    return;
  }
  if (verb(choice) == Verb::HandStrike) {
    f.strike = {.kind = StrikeKind::Hand};
    on.events.tell_all({533}, EventKind::HandStrike, card_of(on.state, *f.who));
    return;
  }
  if (verb(choice) == Verb::Pass) return on.state.frames.pop();
  apply_play(on, s, strike_window(ability_of(on.cards, on.state, choice)), choice);
}

void choose_strike(Table& on, EffectId effect, ThingId minion, const AbilityInfo& ability, bool commits) {
  const Maybe<Side> side = side_of(on.state, minion);
  if (!side.has_value()) return;
  Fighter& f = on.state.combat.sides[*side];
  const Maybe<ThingId> card = on.state.effects[static_cast<std::size_t>(effect)].thing;
  f.strike = {.kind = *ability.strike,
              .amount = ability.amount,
              .ranged = ability.ranged,
              .aggravated = ability.aggravated,
              .first = ability.first,
              .gun = info(on.cards, on.state, *card).has(Trait::Gun),
              .weapons = ability.weapons,
              .card = card,
              .effect = effect};
  on.events.tell_all({446}, EventKind::StruckWith, card_of(on.state, minion), card_of(on.state, *card));
  if (!commits) return;
  f.committed = true;  // VT-434
  f.weapon_used = true;
}

// Presses. VT-511 to VT-520

bool go_on_with_presses(Table& on) {
  if (!on.state.combat.ended) return true;
  on.state.frames.pop();
  return false;
}

void press_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const ThingId minion = deciding_minion(state);
  play_options_of(cards, state, s, Window::PressDecide, minion, out);
  if (state.combat.pressed) {  // VT-839
    for (std::size_t i = out.size(); i > 0; --i) {
      const Choice c = out[i - 1];
      if (ability_of(cards, state, c).to_continue) out.erase(i - 1);
    }
  }
  if (state.combat.sides[static_cast<Side>(state.frames.top().count)].presses > 0) out.push_back(choose(Verb::Press));
  out.push_back(choose(Verb::Pass));
}

void apply_press(Table& on, Seat s, Choice choice) {
  if (verb(choice) == Verb::Pass) {
    if (is_over_after_decline(on)) on.state.frames.pop();
    return;
  }
  if (verb(choice) == Verb::Press) {
    const ThingId minion = deciding_minion(on.state);
    --on.state.combat.sides[*side_of(on.state, minion)].presses;
    return use_press(on, minion);
  }
  apply_play(on, s, Window::PressDecide, choice);
}

void use_press(Table& on, ThingId minion) {
  Combat& combat = on.state.combat;
  const Maybe<Side> side = side_of(on.state, minion);
  if (!side.has_value()) return;
  combat.pressed = !combat.pressed;  // VT-512, VT-513
  on.events.tell_all({512}, EventKind::Pressed, card_of(on.state, minion));
  answer_by(on, Step::Presses, *side);
}

}  // namespace krypta::vtes
