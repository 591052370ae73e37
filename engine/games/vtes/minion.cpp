#include "engine/games/vtes/card_host.hpp"

/// Which action comes next. VT-220 to VT-306
namespace krypta::vtes {

namespace {

constexpr unsigned torpor_cost = 2;  // VT-282, VT-289

bool may_act(const Cards& cards, const Thing& thing, Seat s) {
  return thing.controller == s && is_ready_minion(cards, thing) && !thing.locked && !thing.marks.has(Mark::Recruited);
}

/// VT-228
bool must_hunt(const Cards& cards, const Thing& thing, Seat s) {
  return may_act(cards, thing, s) && info(cards, thing).is_vampire() && thing.blood == 0;
}

/// VT-304
unsigned anarch_cost(const Cards& cards, const State& state, ThingId id) {
  bool other = false;
  each_thing(state, [&](ThingId other_id, const Thing& thing) {
    other = other || (other_id != id && thing.controller == at(state, id).controller && thing.region == Region::Ready &&
                      info(cards, thing).is_vampire() && sect_of(cards, thing) == Sect::Anarch);
  });
  return other ? 1 : 2;
}

/// Actions that cards in play give to this minion. VT-238, VT-240
void use_actions(const Cards& cards, const State& state, Seat s, ThingId minion, Options& out) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    const CardInfo& card = info(cards, thing);
    if (!card.uses.has(Window::Action) || !is_in_play(state, thing)) return;
    for (unsigned k = 0; k < card.abilities.size(); ++k) {
      const AbilityInfo& ability = card.abilities[k];
      if (ability.code->kind != cards::AbilityKind::use || !ability.windows.has(Window::Action)) continue;
      const bool bears = thing.host == minion;
      if (!ability.user.has_value()       ? thing.controller != s
          : *ability.user == User::Bearer ? !bears
                                          : *ability.user == User::Others && bears)
        continue;
      if (ability.action == ActionKind::Bleed && at(state, minion).marks.has(Mark::Bled)) continue;
      if (was_used(state, {.scope = Scope::Turn,
                           .thing = id,
                           .by = minion,
                           .card = thing.card.value,
                           .ability = static_cast<std::uint8_t>(k + 1)}))
        continue;
      if (!is_possible(cards, state, {.thing = id, .minion = minion, .self = s, .ability = &ability}, thing.card.value))
        continue;
      out.push_back(choose(Verb::Use, static_cast<unsigned>(minion), static_cast<unsigned>(id), k));
    }
  });
}

void vampire_actions(const Cards& cards, const State& state, Seat s, ThingId id, const Thing& thing, Options& out) {
  out.push_back(choose(Verb::Hunt, id));  // VT-253
  if (title_of(cards, thing) == Title::None && sect_of(cards, thing) != Sect::Anarch &&
      thing.blood >= anarch_cost(cards, state, id))
    out.push_back(choose(Verb::BecomeAnarch, id));  // VT-303
  each_thing(state, [&](ThingId other_id, const Thing& other) {
    if (other.region != Region::Torpor) return;
    if (thing.blood + other.blood >= static_cast<int>(torpor_cost))
      out.push_back(choose(Verb::Rescue, id, other_id));   // VT-289
    out.push_back(choose(Verb::Diablerie, id, other_id));  // VT-295
  });
  static_cast<void>(s);
}

void take_equipment(const Cards& cards, const State& state, Seat s, ThingId minion, Options& out) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region != Region::Attached || !info(cards, thing).is(CardKind::Equipment) || thing.host == minion) return;
    const Thing& bearer = at(state, *thing.host);
    if (bearer.controller == s && is_in_play(state, bearer) && has_room_for(cards, state, minion, thing.card.value))
      out.push_back(choose(Verb::TakeEquipment, minion, id));  // VT-260
  });
}

}  // namespace

void next_action_options(const Cards& cards, const State& state, Seat s, Options& out) {
  bool mandatory = false;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (!must_hunt(cards, thing, s)) return;
    mandatory = true;
    out.push_back(choose(Verb::Hunt, id));
  });
  if (mandatory) return;  // VT-225, VT-227
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.controller == s && thing.region == Region::Torpor && !thing.locked && thing.blood >= torpor_cost)
      out.push_back(choose(Verb::LeaveTorpor, id));  // VT-282
    if (!may_act(cards, thing, s)) return;
    if (!thing.marks.has(Mark::Bled)) out.push_back(choose(Verb::Bleed, id));  // VT-241, VT-242
    if (info(cards, thing).is_vampire()) vampire_actions(cards, state, s, id, thing, out);
    take_equipment(cards, state, s, id, out);
    play_options_of(cards, state, s, Window::Action, id, out);
    use_actions(cards, state, s, id, out);
  });
  out.push_back(choose(Verb::EndPhase));
}

namespace {

void announce(Table& on, Action action) {
  State& state = on.state;
  action.on = true;
  state.action = action;
  state.frames.enter(Step::Action).seat = action.seat;
  const CardId actor = card_of(state, *action.actor);
  if (!action.directed.empty()) {
    on.events.tell_all({307}, EventKind::AnnouncedAt, *action.seat, actor, action.kind, action.directed.lowest());
  } else {
    on.events.tell_all({307}, EventKind::Announced, *action.seat, actor, action.kind);
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
    case Verb::BecomeAnarch:
      action.kind = ActionKind::BecomeAnarch;
      action.stealth = 1;
      action.blood = static_cast<std::uint8_t>(anarch_cost(on.cards, state, id));
      break;
    default:  // TakeEquipment. VT-262
      action.kind = ActionKind::Equip;
      action.stealth = 1;
      action.targets.push_back(*other_in(choice));
      break;
  }
  announce(on, action);
}

void announce_card_action(Table& on, EffectId id, const AbilityInfo& ability) {
  State& state = on.state;
  const Effect& effect = state.effects[static_cast<std::size_t>(id)];
  const auto card = static_cast<CardId>(effect.machine.card);
  const CardInfo& what = on.cards[card];
  const Seat s = *effect.seat;
  Action action{.kind = *ability.action, .actor = effect.minion, .seat = s, .effect = id};
  const bool from_hand = at(state, *effect.thing).region == Region::Limbo;
  (from_hand ? action.card : action.source) = effect.thing;
  action.stealth = ability.stealth;
  switch (action.kind) {  // VT-302
    case ActionKind::Equip:
    case ActionKind::Employ:
    case ActionKind::Recruit:
    case ActionKind::Political:
      if (from_hand && action.stealth == 0) action.stealth = 1;
      break;
    default: break;
  }
  if (ability.stealth_of.has_value() && info(on.cards, state, *effect.minion).clan == *ability.stealth_of)
    action.stealth = static_cast<std::int8_t>(action.stealth + ability.more_stealth);
  action.bleed = ability.bleed;
  if (from_hand) {
    action.pool = what.pool;
    action.blood = static_cast<std::uint8_t>(blood_cost(on.cards, state, s, card, ability));
  }
  const auto aim_at = [&](Seat controller) {
    if (controller != s) action.directed.add(controller);
  };
  if (action.kind == ActionKind::Bleed) {
    action.victim = prey_of(state, s);
    aim_at(*action.victim);
  }
  if (ability.aims_at_this) aim_at(at(state, *effect.thing).controller);  // VT-235
  // What was named as a target decides. VT-232, VT-233
  for (cards::Address pc = ability.code->start; what.program->code[pc].op != cards::Op::paying; ++pc) {
    if (what.program->code[pc].op != cards::Op::ask) continue;
    const cards::Ask& ask = what.program->asks[what.program->code[pc].a];
    const int value = effect.machine.local(ask.slot);
    if (ask.several || value == cards::nothing) continue;
    if (ask.type == type_of(Kind::Card)) {
      const auto target = static_cast<ThingId>(value);
      action.targets.push_back(target);
      if (at(state, target).region != Region::Uncontrolled) aim_at(at(state, target).controller);
    } else if (ask.type == type_of(Kind::Player)) {
      aim_at(seat(static_cast<unsigned>(value)));
    }
  }
  announce(on, action);
}

}  // namespace krypta::vtes
