#include "engine/games/vtes/rules.hpp"

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
  const Fighter& f = state.combat.sides[static_cast<Side>(state.frames.top().count)];
  const bool barred = sum_of(cards, state, CardVerb::OnlyHandStrikes, {}) > 0;
  for (std::size_t i = options.size(); i > 0; --i) {
    const Choice c = options[i - 1];
    if (verb(c) != Verb::Use && verb(c) != Verb::Play) continue;
    if (ability_of(cards, state, c).strike.has_value() && (f.weapon_used || barred)) options.erase(i - 1);
  }
}

}  // namespace

bool go_on_with_maneuvers(Table& on) {
  if (!on.state.combat.ended) return true;
  on.state.frames.pop();
  return false;
}

void maneuver_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const ThingId minion = deciding_minion(state);
  play_options_of(cards, state, s, Window::RangeDecide, minion, out);
  drop_strikes(cards, state, out);
  if (state.combat.sides[static_cast<Side>(state.frames.top().count)].maneuvers > 0)
    out.push_back(choose(Verb::Maneuver));
  out.push_back(choose(Verb::Pass));
}

void apply_maneuver(Table& on, Seat s, Choice choice) {
  if (verb(choice) == Verb::Pass) {
    if (is_over_after_decline(on)) on.state.frames.pop();
    return;
  }
  if (verb(choice) == Verb::Maneuver) {
    const ThingId minion = deciding_minion(on.state);
    --on.state.combat.sides[*side_of(on.state, minion)].maneuvers;
    on.state.combat.moved = true;
    return use_maneuver(on, minion);
  }
  apply_play(on, s, Window::RangeDecide, choice);
}

void use_maneuver(Table& on, ThingId minion) {
  Combat& combat = on.state.combat;
  const Maybe<Side> side = side_of(on.state, minion);
  if (!side.has_value()) return;
  combat.range = combat.range == Range::Close ? Range::Long : Range::Close;  // VT-425, VT-426
  on.events.tell_all({425}, EventKind::Maneuvered, card_of(on.state, minion), combat.range);
  answer_by(on, Step::Maneuvers, *side);
}

// Strikes. VT-442 to VT-472

bool go_on_with_strike(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  if (state.combat.ended) {
    state.frames.pop();
    return false;
  }
  const auto side = static_cast<Side>(frame.count);
  Fighter& f = state.combat.sides[side];
  const ThingId other = *state.combat.sides[opposite(side)].who;
  if (frame.stage == 0) {
    const bool barred = sum_of(on.cards, state, CardVerb::OnlyHandStrikes, {}) > 0;
    if (f.committed && barred && f.strike.kind != StrikeKind::Hand) {  // VT-449: no strike at all
      if (f.strike.effect.has_value()) free_effect(on, *f.strike.effect);
      put_away(on, f.strike.card);
      f.strike = {};
      state.frames.pop();
      return false;
    }
    if (f.strike.kind == StrikeKind::None) return true;
    frame.stage = 1;
  }
  // Whom it is aimed at: VT-450, VT-527 to VT-529
  bool retainers = false;
  each_thing(state, [&](ThingId, const Thing& thing) {
    retainers = retainers || (thing.region == Region::Attached && thing.host == other &&
                              info(on.cards, thing).is(CardKind::Retainer));
  });
  if (state.combat.range == Range::Long && f.strike.ranged && retainers && !f.strike.target.has_value()) return true;
  if (!f.strike.target.has_value()) f.strike.target = other;
  state.frames.pop();
  return false;
}

void strike_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const Frame& frame = state.frames.top();
  const auto side = static_cast<Side>(frame.count);
  const Fighter& f = state.combat.sides[side];
  const ThingId other = *state.combat.sides[opposite(side)].who;
  if (frame.stage == 1) {
    out.push_back(choose(Verb::Aim, other));
    each_thing(state, [&](ThingId id, const Thing& thing) {
      if (thing.region == Region::Attached && thing.host == other && info(cards, thing).is(CardKind::Retainer))
        out.push_back(choose(Verb::Aim, id));
    });
    return;
  }
  out.push_back(choose(Verb::HandStrike));  // VT-447
  if (sum_of(cards, state, CardVerb::OnlyHandStrikes, {}) > 0) {
    Options all;
    play_options_of(cards, state, s, Window::StrikeChoose, *f.who, all);
    for (const Choice c : all) {
      if (ability_of(cards, state, c).strike == StrikeKind::Hand) out.push_back(c);
    }
    return;
  }
  play_options_of(cards, state, s, Window::StrikeChoose, *f.who, out);
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
  apply_play(on, s, Window::StrikeChoose, choice);
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
    on.state.combat.moved = true;
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
