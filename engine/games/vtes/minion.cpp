#include "engine/games/vtes/card_host.hpp"

/// Which action comes next. VT-220 to VT-306
namespace krypta::vtes {

using ActionKinds = EnumSet<ActionKind>;

Bar bar_to_act(const Cards& cards, const Thing& thing, Seat s) {
  if (thing.controller != s) return Bar::NotYours;
  if (!is_ready_minion(cards, thing)) return Bar::NotReady;
  if (thing.locked) return Bar::Locked;
  return thing.marks.has(Mark::Recruited) ? Bar::Recruited : Bar::None;
}

ActionKinds duties_of(const Cards& cards, const State& state, ThingId id, const Thing& thing) {
  ActionKinds all;
  if (info(cards, thing).is_vampire() && thing.blood == 0) all.add(ActionKind::Hunt);
  const auto oblige = static_cast<int>(id);
  if (cards.stands(CardVerb::Oblige)) {
    each_thing(state, [&](ThingId other, const Thing& lying) {
      if (!info(cards, lying).stands(CardVerb::Oblige) || !is_in_play(state, lying)) return;
      each_standing(cards, state, other, [&](CardVerb v, std::span<const int> arguments) {
        if (v == CardVerb::Oblige && arguments[0] == oblige) all.add(static_cast<ActionKind>(arguments[1]));
      });
    });
  }
  return all;
}

/// VT-304
unsigned anarch_cost(const Cards& cards, const State& state, ThingId id) {
  bool other = false;
  each_thing(state, [&](ThingId other_id, const Thing& thing) {
    other = other || (other_id != id && thing.controller == at(state, id).controller && thing.region == Region::Ready &&
                      info(cards, thing).is_vampire() && sect_of(cards, state, other_id) == Sect::Anarch);
  });
  return other ? 1 : 2;
}

Bar bar_to_use_action(const Cards& cards, const State& state, Seat s, ThingId minion, ThingId id, unsigned which) {
  const Thing& thing = at(state, id);
  const AbilityInfo& ability = info(cards, thing).abilities[which];
  if (is_unawarded(info(cards, thing), thing)) return Bar::Unawarded;
  const bool bears = thing.host == minion;
  if (!ability.user.has_value() && thing.controller != s) return Bar::NotYourCard;
  if (ability.user.has_value() && (*ability.user == User::Bearer ? !bears : *ability.user == User::Others && bears))
    return Bar::NotBearer;
  if (ability.action.has_value()) {
    const Bar bar = bar_to_kind(info(cards, state, minion), at(state, minion), *ability.action);
    if (bar != Bar::None) return bar;
    const bool aims = ability.action == ActionKind::Bleed || (ability.aims_at_this && thing.controller != s);
    if (aims && is_masterless(cards, state, minion)) return Bar::Masterless;
  }
  if (was_used(state, {.scope = Scope::Turn,
                       .thing = id,
                       .by = minion,
                       .card = thing.card.value,
                       .ability = static_cast<std::uint8_t>(which + 1)}))
    return Bar::UsedForAction;
  if (info(cards, thing).is(CardKind::Power) && !bears) return Bar::NotBearer;
  Context context{.thing = id, .minion = minion, .self = s, .ability = &ability};
  if (is_possible(cards, state, context, thing.card.value)) return Bar::None;
  context.unbound = true;
  return is_possible(cards, state, context, thing.card.value) ? Bar::Masterless : Bar::Impossible;
}

namespace {

/// Of an action that was cancelled so that it may not be taken again in the turn.
Bar bar_to_repeat(const State& state, ThingId who, ActionKind kind, Maybe<ThingId> target = {}) {
  return is_repeated(state, who, kind, target) ? Bar::Repeated : Bar::None;
}

}  // namespace

Bar bar_to_hunt(const Cards& cards, const State& state, ThingId id) {
  if (is_forbidden(cards, state, id, Deed::Hunt)) return Bar::DeedForbidden;
  return bar_to_repeat(state, id, ActionKind::Hunt);  // VT-253
}

Bar bar_to_diablerize(const Cards& cards, const State& state, ThingId id, ThingId other) {
  if (has_trait(cards, state, id, Trait::BloodCursed)) return Bar::BloodCursed;  // VT-723
  if (at(state, other).region != Region::Torpor) return Bar::DiablerieTarget;    // VT-295
  return bar_to_repeat(state, id, ActionKind::Diablerie, other);
}

Bar bar_to_become_anarch(const Cards& cards, const State& state, ThingId id) {
  const Thing& thing = at(state, id);
  if (!info(cards, thing).is_vampire()) return Bar::AnarchNot;
  if (title_of(cards, state, id) != Title::None) return Bar::Titled;
  if (sect_of(cards, state, id) == Sect::Anarch) return Bar::Anarch;
  if (thing.blood < anarch_cost(cards, state, id)) return Bar::AnarchBlood;  // VT-303
  return bar_to_repeat(state, id, ActionKind::BecomeAnarch);
}

Bar bar_to_rescue(const State& state, ThingId id, ThingId other) {
  if (at(state, other).region != Region::Torpor) return Bar::RescueTarget;
  if (unsigned{at(state, id).blood} + at(state, other).blood < torpor_cost) return Bar::RescueBlood;
  return bar_to_repeat(state, id, ActionKind::Rescue, other);
}

Bar bar_to_bleed(const Cards& cards, const State& state, ThingId id) {
  if (at(state, id).marks.has(Mark::Bled)) return Bar::Bled;  // VT-242
  return is_masterless(cards, state, id) ? Bar::Masterless : Bar::None;
}

Bar bar_to_act_against(const Cards& cards, const State& state, ThingId id, ThingId other) {
  const bool own = at(state, id).controller == at(state, other).controller;
  return !own && is_masterless(cards, state, id) ? Bar::Masterless : Bar::None;
}

Bar bar_to_pursue(const State& state, ThingId id, ThingId other) {
  const Thing& listed = at(state, other);
  if (!listed.marks.has(Mark::Marked)) return Bar::NotMarked;
  if (listed.controller == at(state, id).controller) return Bar::PursuesOwn;  // VT-403
  if (listed.region != Region::Ready) return Bar::PursuitTarget;
  if (at(state, id).blood < pursuit_cost) return Bar::PursuitBlood;
  if (is_repeated(state, id, ActionKind::Pursuit)) return Bar::Pursued;  // VT-731
  return bar_to_repeat(state, id, ActionKind::Pursuit, other);
}

Bar bar_to_leave_torpor(const State& state, Seat s, ThingId id) {
  const Thing& thing = at(state, id);
  if (thing.controller != s) return Bar::NotYours;
  if (thing.region != Region::Torpor) return Bar::NotInTorpor;
  if (thing.locked) return Bar::Locked;
  if (thing.blood < torpor_cost) return Bar::TorporBlood;  // VT-282
  return bar_to_repeat(state, id, ActionKind::LeaveTorpor);
}

Bar bar_to_take(const Cards& cards, const State& state, Seat s, ThingId minion, ThingId id) {
  const Thing& thing = at(state, id);
  if (thing.region != Region::Attached || !info(cards, thing).is(CardKind::Equipment) || thing.host == minion)
    return Bar::NotToBeTaken;
  const Thing& bearer = at(state, *thing.host);
  if (bearer.controller != s || !is_in_play(state, bearer)) return Bar::NotToBeTaken;
  if (!has_room_for(cards, state, minion, thing.card.value)) return Bar::HasOne;  // VT-260
  return bar_to_repeat(state, minion, ActionKind::Equip, id);
}

namespace {

void burn_imbued_actions(const State& state, ThingId id, Options& out) {
  each_thing(state, [&](ThingId other, const Thing& thing) {
    if (thing.region == Region::Incapacitated && bar_to_burn_imbued(state, id, other) == Bar::None)
      out.push_back(choose(Verb::BurnImbued, id, other));
  });
}

/// Actions that cards in play give to this minion.
void use_actions(const Cards& cards, const State& state, Seat s, ThingId minion, Options& out) {
  each_in_play(state, [&](ThingId id, const Thing& thing) {
    const CardInfo& card = info(cards, thing);
    if (!card.uses.has(Window::Action)) return;
    for (unsigned k = 0; k < card.abilities.size(); ++k) {
      const AbilityInfo& ability = card.abilities[k];
      if (ability.code->kind != cards::AbilityKind::use || !ability.windows.has(Window::Action)) continue;
      if (bar_to_use_action(cards, state, s, minion, id, k) == Bar::None)
        out.push_back(choose(Verb::Use, static_cast<unsigned>(minion), static_cast<unsigned>(id), k));
    }
  });
}

void vampire_actions(const Cards& cards, const State& state, ThingId id, Options& out) {
  if (bar_to_hunt(cards, state, id) == Bar::None) out.push_back(choose(Verb::Hunt, id));
  if (bar_to_become_anarch(cards, state, id) == Bar::None) out.push_back(choose(Verb::BecomeAnarch, id));
  each_thing(state, [&](ThingId other_id, const Thing& other) {
    if (bar_to_act_against(cards, state, id, other_id) != Bar::None) return;
    if (other.marks.has(Mark::Marked) && bar_to_pursue(state, id, other_id) == Bar::None)
      out.push_back(choose(Verb::Pursue, id, other_id));  // VT-730
    if (other.region != Region::Torpor) return;
    if (bar_to_rescue(state, id, other_id) == Bar::None) out.push_back(choose(Verb::Rescue, id, other_id));  // VT-289
    if (bar_to_diablerize(cards, state, id, other_id) == Bar::None)
      out.push_back(choose(Verb::Diablerie, id, other_id));
  });
}

void take_equipment(const Cards& cards, const State& state, Seat s, ThingId minion, Options& out) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region == Region::Attached && bar_to_take(cards, state, s, minion, id) == Bar::None)
      out.push_back(choose(Verb::TakeEquipment, minion, id));
  });
}

}  // namespace

Maybe<ActionKind> action_kind(const Cards& cards, const State& state, Choice choice) {
  switch (verb(choice)) {
    case Verb::Bleed: return ActionKind::Bleed;
    case Verb::Hunt: return ActionKind::Hunt;
    case Verb::Play:
    case Verb::Use: return ability_of(cards, state, choice).action;
    default: return {};
  }
}

namespace {

/// Everything that it may do if it has no duty.
void actions_of(const Cards& cards, const State& state, Seat s, ThingId id, const Thing& thing, Options& out) {
  if (bar_to_bleed(cards, state, id) == Bar::None) out.push_back(choose(Verb::Bleed, id));  // VT-241
  if (info(cards, thing).is_vampire()) vampire_actions(cards, state, id, out);
  burn_imbued_actions(state, id, out);
  take_equipment(cards, state, s, id, out);
  play_options_of(cards, state, s, Window::Action, id, out);
  use_actions(cards, state, s, id, out);
}

/// Those by which it does its duty; none if it is stuck. VT-229, VT-230
void dutiful_actions(const Cards& cards, const State& state, Seat s, ThingId id, const Thing& thing, ActionKinds duties,
                     Options& out) {
  if (duties.size() > 1) return;
  const std::size_t before = out.size();
  actions_of(cards, state, s, id, thing, out);
  for (std::size_t i = out.size(); i > before; --i) {
    if (action_kind(cards, state, out[i - 1]) != duties.first()) out.erase(i - 1);
  }
}

}  // namespace

void next_action_options(const Cards& cards, const State& state, Seat s, Options& out) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (bar_to_act(cards, thing, s) != Bar::None) return;
    const ActionKinds duties = duties_of(cards, state, id, thing);
    if (!duties.empty()) dutiful_actions(cards, state, s, id, thing, duties, out);
  });
  if (!out.empty()) return;  // VT-225, VT-227; who is stuck is in nobody's way. VT-231
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region == Region::Torpor && bar_to_leave_torpor(state, s, id) == Bar::None)
      out.push_back(choose(Verb::LeaveTorpor, id));
    if (bar_to_act(cards, thing, s) == Bar::None && duties_of(cards, state, id, thing).empty())
      actions_of(cards, state, s, id, thing, out);
  });
  out.push_back(choose(Verb::EndPhase));
}

namespace {

void announce(Table& on, Action action) {
  State& state = on.state;
  action.on = true;
  state.action = action;
  ++state.actions;
  state.frames.enter(Step::Action).seat = action.seat;
  const CardId actor = card_of(state, *action.actor);
  const int stealth = stealth_of(on.cards, state);
  if (!action.directed.empty()) {
    const int bleed = action.kind == ActionKind::Bleed ? bleed_of(on.cards, state) : 0;
    on.events.tell_all({307}, EventKind::AnnouncedAt, *action.seat, actor, action.kind, action.directed.lowest(),
                       stealth, bleed);
  } else {
    on.events.tell_all({307}, EventKind::Announced, *action.seat, actor, action.kind, stealth);
  }
}

/// Rescue and diablerie: of one's own vampire undirected and with stealth. VT-290, VT-291, VT-296, VT-297
Action at_vampire(const State& state, ActionKind kind, Seat s, ThingId actor, ThingId target) {
  Action action{.kind = kind, .actor = actor, .seat = s};
  action.targets.push_back(target);
  if (at(state, target).controller == s) {
    action.stealth = 1;
  } else {
    action.directed.add(at(state, target).controller);
  }
  return action;
}

/// What else the same minion bears and can be taken, each set of it in one way. VT-263
template <class Visit>
void each_more(const Cards& cards, const State& state, Visit&& visit) {
  const Action& action = state.action;
  const ThingId last = action.targets.back();
  if (action.targets.full()) return;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (id > last && thing.region == Region::Attached && thing.host == at(state, last).host &&
        info(cards, thing).is(CardKind::Equipment) && has_room_for(cards, state, *action.actor, thing.card.value) &&
        !is_repeated(state, *action.actor, ActionKind::Equip, id))
      visit(id);
  });
}

void announce_taking(Table& on) {
  on.state.frames.pop();
  announce(on, on.state.action);
}

void take_more_or_announce(Table& on) {
  bool more = false;
  each_more(on.cards, on.state, [&](ThingId) { more = true; });
  if (!more) announce_taking(on);
}

}  // namespace

void apply_next_action(Table& on, Seat s, Choice choice) {
  State& state = on.state;
  if (verb(choice) == Verb::EndPhase) return end_minion_phase(on);
  state.frames.pop();
  if (apply_play(on, s, Window::Action, choice)) return;
  const ThingId id = *thing_in(choice);
  Action action{.actor = id, .seat = s};
  switch (verb(choice)) {
    case Verb::Bleed:
      action.kind = ActionKind::Bleed;
      action.victim = prey_of(state, s);  // VT-244
      action.directed.add(*action.victim);
      break;
    case Verb::Hunt:
      action.kind = ActionKind::Hunt;
      action.stealth = 1;
      break;
    case Verb::LeaveTorpor:
      action.kind = ActionKind::LeaveTorpor;
      action.stealth = 1;
      action.blood = torpor_cost;
      break;
    case Verb::Rescue: action = at_vampire(state, ActionKind::Rescue, s, id, *other_in(choice)); break;
    case Verb::Diablerie: action = at_vampire(state, ActionKind::Diablerie, s, id, *other_in(choice)); break;
    case Verb::Pursue:
      action.kind = ActionKind::Pursuit;
      action.stealth = 1;
      action.blood = pursuit_cost;
      action.targets.push_back(*other_in(choice));
      action.directed.add(at(state, *other_in(choice)).controller);
      break;
    case Verb::BurnImbued:  // VT-800
      action.kind = ActionKind::BurnImbued;
      action.targets.push_back(*other_in(choice));
      if (at(state, *other_in(choice)).controller != s) action.directed.add(at(state, *other_in(choice)).controller);
      break;
    case Verb::BecomeAnarch:
      action.kind = ActionKind::BecomeAnarch;
      action.stealth = 1;
      action.blood = static_cast<std::uint8_t>(anarch_cost(on.cards, state, id));
      break;
    default:  // TakeEquipment. VT-262
      action.kind = ActionKind::Equip;
      action.stealth = 1;
      action.targets.push_back(*other_in(choice));
      state.action = action;
      state.frames.enter(Step::TakeMore).seat = s;
      return take_more_or_announce(on);
  }
  announce(on, action);
}

void take_more_options(const Cards& cards, const State& state, Options& out) {
  each_more(cards, state, [&](ThingId id) { out.push_back(choose(Verb::TakeEquipment, *state.action.actor, id)); });
  out.push_back(choose(Verb::Done));
}

void apply_take_more(Table& on, Choice choice) {
  if (verb(choice) == Verb::Done) return announce_taking(on);
  on.state.action.targets.push_back(*other_in(choice));
  take_more_or_announce(on);
}

void announce_card_action(Table& on, EffectId id, const AbilityInfo& ability) {
  State& state = on.state;
  const Effect& effect = state.effects[static_cast<std::size_t>(id)];
  const Seat s = *effect.seat;
  Action action{.kind = *ability.action, .actor = effect.minion, .seat = s, .effect = id};
  const bool from_hand = at(state, *effect.thing).region == Region::Limbo;
  (from_hand ? action.card : action.source) = effect.thing;
  action.stealth = ability.stealth;
  switch (action.kind) {  // VT-302
    case ActionKind::Equip:
    case ActionKind::Employ:
    case ActionKind::Recruit:
    case ActionKind::GainPower:  // VT-793
    case ActionKind::Political:
      if ((from_hand || action.kind == ActionKind::Political) && action.stealth == 0) action.stealth = 1;  // VT-281
      break;
    default: break;
  }
  if (ability.stealth_of.has_value() && clan_of(on.cards, state, *effect.minion) == *ability.stealth_of)
    action.stealth = static_cast<std::int8_t>(action.stealth + ability.more_stealth);
  action.bleed = ability.bleed;
  if (from_hand) {
    const Cost cost = action_cost(on.cards, state, id);
    action.pool = static_cast<std::uint8_t>(cost.pool);
    action.blood = static_cast<std::uint8_t>(cost.blood);
  }
  const auto aim_at = [&](Seat controller) {
    if (controller != s) action.directed.add(controller);
  };
  if (action.kind == ActionKind::Bleed) {
    action.victim = prey_of(state, s);
    aim_at(*action.victim);
  }
  if (ability.aims_at_this) aim_at(at(state, *effect.thing).controller);  // VT-235
  // What was named as a target decides. VT-232, VT-233; what lies in an ash heap is nobody's. VT-234
  each_target(on.cards, effect, [&](int value, cards::Type type) {
    if (action.kind == ActionKind::Political) return;  // VT-281
    if (type == type_of(Kind::Player)) return aim_at(seat(static_cast<unsigned>(value)));
    if (type != type_of(Kind::Card)) return;
    const auto target = static_cast<ThingId>(value);
    action.targets.push_back(target);
    if (at(state, target).region != Region::Uncontrolled) aim_at(at(state, target).controller);
  });
  announce(on, action);
}

void split_options(const State& state, Options& out) {
  const Thing& actor = at(state, *state.action.actor);
  const Thing& rescued = at(state, state.action.targets[0]);
  for (unsigned own = 0; own <= 2; ++own) {
    if (actor.blood >= own && rescued.blood >= 2 - own) out.push_back(choose(Verb::Pay, own));
  }
  if (out.empty()) out.push_back(choose(Verb::Pay, actor.blood));  // VT-345: as much as there is
}

void apply_split(Table& on, Choice choice) {
  on.state.frames.pop();
  const auto own = static_cast<int>(last_in(choice));
  Action& action = on.state.action;
  if (at(on.state, *action.actor).blood + at(on.state, action.targets[0]).blood < 2) action.course = Course::Fizzled;
  lose_blood(on, *action.actor, own);
  lose_blood(on, action.targets[0], 2 - own);
}

}  // namespace krypta::vtes
