#include "engine/games/vtes/card_host.hpp"
#include "engine/games/vtes/stages.hpp"

/// An action from its announcement to its end: blocking, stealth and intercept, resolution. VT-307 to VT-351
namespace krypta::vtes {

namespace {

/// VT-309: from where it could take the action.
bool is_in_place(const Cards& cards, const State& state) {
  const Action& action = state.action;
  const Thing& actor = at(state, *action.actor);
  if (action.kind == ActionKind::LeaveTorpor) return actor.region == Region::Torpor || actor.region == Region::Ready;
  return is_ready_minion(cards, actor);
}

/// Equipment of an own minion that is there still. VT-262
bool can_be_taken(const Cards& cards, const State& state, ThingId id) {
  const Thing& equipment = at(state, id);
  return equipment.region == Region::Attached && at(state, *equipment.host).controller == *state.action.seat &&
         has_room_for(cards, state, *state.action.actor, equipment.card.value);
}

/// VT-354, VT-384: terms can be chosen still.
bool can_be_called(const Cards& cards, const State& state) {
  if (!state.action.effect.has_value()) return true;
  const Effect& effect = state.effects[static_cast<std::size_t>(*state.action.effect)];
  return is_condition_met(cards, state, context_of(cards, state, effect), static_cast<CardId>(effect.machine.card));
}

/// VT-384: whether its effect can take place.
bool is_legal_still(const Cards& cards, const State& state) {
  const Action& action = state.action;
  const Thing& actor = at(state, *action.actor);
  switch (action.kind) {
    case ActionKind::BurnImbued: return at(state, action.targets[0]).region == Region::Incapacitated;
    case ActionKind::LeaveTorpor: return actor.region == Region::Torpor;
    case ActionKind::Rescue:
    case ActionKind::Diablerie: return at(state, action.targets[0]).region == Region::Torpor;
    case ActionKind::Pursuit: {
      const Thing& marked = at(state, action.targets[0]);
      return is_ready_minion(cards, marked) && marked.controller != *action.seat;
    }
    case ActionKind::Bleed:
      return action.victim.has_value() && !state.players[*action.victim].out && action.victim != action.seat;  // VT-386
    default: break;
  }
  if (action.source.has_value() && !is_in_play(state, at(state, *action.source))) return false;
  if (action.kind == ActionKind::Political) return can_be_called(cards, state);
  if (action.targets.empty()) return true;
  if (action.kind == ActionKind::Equip && !action.effect.has_value())
    return std::ranges::any_of(action.targets, [&](ThingId id) { return can_be_taken(cards, state, id); });
  return std::ranges::any_of(action.targets, [&](ThingId id) {
    const Thing& target = at(state, id);
    return is_in_play(state, target) || target.region == Region::Uncontrolled;
  });
}

/// VT-345: in full, or what there is.
void pay(Table& on) {
  Action& action = on.state.action;
  const Thing& actor = at(on.state, *action.actor);
  const Player& player = on.state.players[*action.seat];
  const Cost due = due_of_action(on.cards, on.state);
  const bool payable = actor.blood >= due.blood && player.pool >= due.pool &&
                       static_cast<int>(convictions_on(on.cards, on.state, *action.actor)) >= due.convictions;
  if (!payable && action.course == Course::Successful) action.course = Course::Fizzled;
  if (due.blood > 0) lose_blood(on, *action.actor, due.blood);
  if (due.pool > 0) burn_pool(on, *action.seat, due.pool);
  if (due.convictions > 0) burn_convictions(on, *action.actor, static_cast<unsigned>(due.convictions));
  if (action.effect.has_value()) use_up_reducers(on, *action.effect);
}

void bleed(Table& on) {
  Action& action = on.state.action;
  const int amount = bleed_of(on.cards, on.state);
  burn_pool(on, *action.victim, amount);  // VT-247
  if (amount == 0) return;                // VT-249
  if (on.state.edge != action.seat && sum_of(on.cards, on.state, CardVerb::NoEdge, {}) > 0) {
    on.state.edge = {};
    on.events.tell_all({172}, EventKind::EdgeGone);
    return;
  }
  if (on.state.edge != action.seat) {  // VT-022, VT-248
    on.state.edge = action.seat;
    on.events.tell_all({22, 248}, EventKind::EdgeTaken, *action.seat);
  }
}

/// VT-262, VT-263
void take_equipment_named(Table& on) {
  const ThingId actor = *on.state.action.actor;
  for (const ThingId id : on.state.action.targets) {
    if (!can_be_taken(on.cards, on.state, id)) continue;
    at(on.state, id).host = actor;
    on.state.changed = true;
    on.events.tell_all({262}, EventKind::Attached, card_of(on.state, id), card_of(on.state, actor));
  }
}

void take(Table& on) {
  Action& action = on.state.action;
  const ThingId actor = *action.actor;
  switch (action.kind) {
    case ActionKind::Bleed: bleed(on); break;
    case ActionKind::Hunt: gain_blood(on, actor, 1); break;  // VT-255
    case ActionKind::LeaveTorpor: leave_torpor(on, actor); break;
    case ActionKind::Rescue: leave_torpor(on, action.targets[0]); break;  // VT-292
    case ActionKind::Diablerie: begin_diablerie(on, actor, action.targets[0]); break;
    case ActionKind::Pursuit: begin_combat(on, actor, action.targets[0], false); break;
    case ActionKind::GainPower: unlock(on, actor); break;                              // VT-794
    case ActionKind::BurnImbued: begin_reprisal(on, actor, action.targets[0]); break;  // VT-800
    case ActionKind::BecomeAnarch: change_sect(on, actor, Sect::Anarch); break;        // VT-306, VT-698
    case ActionKind::Equip:
      if (!action.effect.has_value()) take_equipment_named(on);
      break;
    default: break;
  }
  if (action.effect.has_value()) {
    const EffectId effect = *action.effect;
    action.effect = {};
    resume(on, effect);
  }
}

void drop_card(Table& on) {
  Action& action = on.state.action;
  if (action.effect.has_value()) free_effect(on, *action.effect);
  action.effect = {};
  put_away(on, action.card);  // VT-346
  action.card = {};
}

void resolve_block(Table& on) {
  Action& action = on.state.action;
  if (action.card.has_value()) {  // VT-346; what it does is kept, for the action may go on. VT-392
    on.state.effects[static_cast<std::size_t>(*action.effect)].thing = {};
    put_away(on, action.card);
    action.card = {};
  }
  const ThingId blocker = *action.blocker;
  lock(on, blocker);  // VT-347
  if (action.kind != ActionKind::LeaveTorpor) {
    if (action.peaceful) return;
    if (!may_step_in(on.cards, on.state)) {
      begin_combat(on, *action.actor, blocker, true);
      return;
    }
    Frame& frame = on.state.frames.enter(Step::StepIn);  // VT-738
    frame.seat = at(on.state, *action.actor).controller;
    frame.thing = action.actor;
    frame.other = blocker;
    return;
  }
  if (!info(on.cards, on.state, blocker).is_vampire()) return;             // VT-590
  if (has_trait(on.cards, on.state, blocker, Trait::BloodCursed)) return;  // VT-723
  Frame& frame = on.state.frames.enter(Step::Diablerize);                  // VT-286, VT-589
  frame.seat = at(on.state, blocker).controller;
  frame.thing = blocker;
  frame.other = action.actor;
}

void finish(Table& on) {
  drop_card(on);
  expire(on, Until::ActionEnd);
  forget_uses(on, Scope::Action);
  forget_uses(on, Scope::ActionByMinion);
  each_thing(on.state, [](ThingId, Thing& thing) {
    thing.marks.remove(Mark::HasBlocked);
    thing.marks.remove(Mark::Awake);
    thing.marks.remove(Mark::FailedBlock);
    thing.marks.remove(Mark::Drained);
  });
  if (on.state.action.kind == ActionKind::Political) on.state.referendum = {};
  on.state.action = {};
  on.state.frames.pop();
  on.dirty = true;
}

void lock_actor(Table& on) {
  Action& action = on.state.action;
  Thing& actor = at(on.state, *action.actor);
  if (action.kind == ActionKind::Bleed) actor.marks.add(Mark::Bled);
  if (action.kind == ActionKind::Political) actor.marks.add(Mark::Voted);
  if (action.kind == ActionKind::Pursuit) note_taken(on, *action.actor, action.kind);  // VT-731
  if (action.card.has_value())
    note(on, {.scope = Scope::Turn, .thing = *action.actor, .card = card_of(on.state, *action.card)});  // VT-239
  if (action.source.has_value())                                                                        // VT-240
    note(on, {.scope = Scope::Turn,
              .thing = *action.source,
              .by = *action.actor,
              .card = card_of(on.state, *action.source),
              .ability =
                  static_cast<std::uint8_t>(on.state.effects[static_cast<std::size_t>(*action.effect)].ability + 1)});
  lock(on, *action.actor);  // VT-309
}

bool is_cancelled(const State& state) {
  const Maybe<EffectId> effect = state.action.effect;
  return effect.has_value() && state.effects[static_cast<std::size_t>(*effect)].cancelled;
}

/// VT-079, VT-080
void ask_about_cost_of_action(Table& on) {
  const Action& action = on.state.action;
  if (action.effect.has_value() && action.card.has_value()) ask_about_cost(on, *action.effect);
}

/// The action goes on where nobody blocks. Its card comes back from the ash heap; if it is not there, nothing does.
/// VT-392
bool go_on_unblocked(Table& on) {
  State& state = on.state;
  Action& action = state.action;
  action.continues = false;
  if (!is_in_place(on.cards, state)) return false;
  if (action.effect.has_value() && !action.source.has_value()) {
    Effect& effect = state.effects[static_cast<std::size_t>(*action.effect)];
    const auto card = static_cast<CardId>(effect.machine.card);
    if (!take_out(state.players[*effect.seat].ash, card)) return false;
    const ThingId thing = put_thing(on, {.card = {card, SeatSet::everyone()},
                                         .region = Region::Limbo,
                                         .owner = *effect.seat,
                                         .controller = *effect.seat,
                                         .level = static_cast<std::uint8_t>(effect.ability + 1)});
    effect.thing = thing;
    action.card = thing;
  }
  action.course = Course::Open;
  action.blocker = {};
  action.peaceful = false;
  action.continued = true;
  on.events.tell_all({392}, EventKind::Continued, card_of(state, *action.actor));
  return true;
}

void end_attempt(Table& on) {
  Action& action = on.state.action;
  Frame& frame = on.state.frames.top();
  const ThingId blocker = *action.blocker;
  const CardId card = card_of(on.state, blocker);
  const bool able = can_still_block(on.cards, on.state);
  if (able && intercept_of(on.cards, on.state, blocker) >= stealth_of(on.cards, on.state)) {  // VT-322
    frame.stage = acting::Blocked;
    return;
  }
  if (at(on.state, blocker).region != Region::Nowhere)
    on.events.tell_all({340}, EventKind::BlockFailed, at(on.state, blocker).controller, card);
  const auto locks = [](const Modifier& m) { return m.what == CardVerb::LockFailedBlockers; };
  if (!is_gone(on.state, blocker) && std::ranges::any_of(on.state.modifiers, locks))
    at(on.state, blocker).marks.add(Mark::FailedBlock);
  action.blocker = {};
  ++action.fruitless;
  frame.stage = acting::NoBlock;
}

/// What is due before the action is resolved. VT-884
void do_what_is_due(Table& on) {
  for (std::size_t i = 0; i < on.state.things.size(); ++i) {
    if (!on.state.things[i].marks.has(Mark::FailedBlock)) continue;
    on.state.things[i].marks.remove(Mark::FailedBlock);
    lock(on, static_cast<ThingId>(i));
  }
  open_triggers(on, Window::BeforeResolution);
}

/// VT-349: no cost is paid, and it counts as taken.
void fail(Table& on) {
  on.events.tell_all({349}, EventKind::ActionEnded, card_of(on.state, *on.state.action.actor));
  drop_card(on);
}

}  // namespace

void cancel_combat(Table& on) {
  Action& action = on.state.action;
  if (!action.on || action.course != Course::Blocked || on.state.combat.on || action.peaceful) return;
  action.peaceful = true;
  on.events.tell_all({816}, EventKind::CombatCancelled, card_of(on.state, *action.blocker));
}

bool go_on_with_action(Table& on) {
  State& state = on.state;
  Action& action = state.action;
  Frame& frame = state.frames.top();
  if (frame.stage > acting::Locks && frame.stage < acting::After) {
    if (action.course == Course::Open && frame.stage < acting::Succeeds && !is_in_place(on.cards, state))
      action.course = Course::Ended;  // VT-309
    if (action.course == Course::Ended) {
      if (at(state, *action.actor).region != Region::Nowhere)
        on.events.tell_all({383}, EventKind::ActionEnded, card_of(state, *action.actor));
      const bool resolved = frame.stage >= acting::Succeeds;
      frame.stage = acting::Ends;
      // Nothing more can be done, but what was put off to its end comes, once it has been resolved or blocked.
      if (resolved) open_triggers(on, Window::AfterResolution);
      return false;
    }
  }
  switch (frame.stage) {
    case acting::Reduces:
      frame.stage = acting::Declared;
      ask_about_cost_of_action(on);
      return false;
    case acting::Declared:
      frame.stage = acting::Locks;
      if (action.card.has_value()) open_impulse(on, Window::AsPlayed);
      return false;
    case acting::Locks:
      if (is_cancelled(state)) {  // VT-053 to VT-055, VT-058
        finish(on);
        return false;
      }
      frame.stage = acting::Announced;
      lock_actor(on);
      if (action.effect.has_value()) lock_reducers(on, *action.effect);
      on.dirty = true;
      return false;
    case acting::Announced:
      frame.stage = acting::NoBlock;
      open_impulse(on, Window::AsAnnounced);  // VT-310
      return false;
    case acting::NoBlock:
      action.stage = Stage::NoBlock;
      frame.stage = acting::NoBlockEnds;
      open_impulse(on, Window::NoBlock, true);
      return false;
    case acting::NoBlockEnds:
      frame.stage = action.blocker.has_value() ? acting::Attempt : acting::Declined;  // VT-331, VT-333
      return false;
    case acting::Attempt:
      frame.stage = acting::AttemptEnds;
      open_impulse(on, Window::BlockAttempt, true);
      return false;
    case acting::AttemptEnds: end_attempt(on); return false;
    case acting::Declined:
      action.stage = Stage::Declined;
      frame.stage = acting::DeclinedEnds;
      on.events.tell_all({333}, EventKind::Declined);
      open_impulse(on, Window::BlocksDeclined, true);
      return false;
    case acting::DeclinedEnds:
      frame.stage = action.stage == Stage::NoBlock ? acting::NoBlock : acting::WouldSucceed;  // VT-343
      return false;
    case acting::WouldSucceed:
      frame.stage = acting::Resolves;
      if (action.kind != ActionKind::Bleed || bleed_of(on.cards, state) > 0) open_impulse(on, Window::WouldSucceed);
      return false;
    case acting::Resolves: {
      if (action.course == Course::Failed) {
        frame.stage = acting::After;
        fail(on);
        return false;
      }
      frame.stage = acting::Succeeds;
      const bool succeeds = action.kind != ActionKind::Bleed || bleed_of(on.cards, state) > 0;
      do_what_is_due(on);
      if (succeeds) open_triggers(on, Window::Succeeding);
      return false;
    }
    case acting::Succeeds:
      action.stage = Stage::Resolving;
      action.course = is_legal_still(on.cards, state) ? Course::Successful : Course::Fizzled;
      frame.stage = acting::ReducesAgain;
      return false;
    case acting::ReducesAgain:
      frame.stage = acting::Pays;
      ask_about_cost_of_action(on);
      return false;
    case acting::Pays:
      frame.stage = acting::Takes;
      if (action.kind == ActionKind::Rescue && action.course == Course::Successful) {
        state.frames.enter(Step::Split).seat = action.seat;  // VT-289
      } else {
        pay(on);
      }
      return false;
    case acting::Takes:
      frame.stage = acting::Taken;
      on.events.tell_all({344}, action.course == Course::Successful ? EventKind::Succeeded : EventKind::Fizzled,
                         card_of(state, *action.actor));
      if (action.course == Course::Successful) take(on);
      return false;
    case acting::Taken:
      drop_card(on);
      frame.stage = acting::After;
      return false;
    case acting::Blocked: {
      action.course = Course::Blocked;  // VT-339
      frame.stage = acting::BlockWindow;
      Thing& blocker = at(state, *action.blocker);
      blocker.marks.add(Mark::HasBlocked);
      on.events.tell_all({339}, EventKind::Blocked, blocker.controller, blocker.card.value);
      open_triggers(on, Window::Blocked);  // VT-390
      return false;
    }
    case acting::BlockWindow:
      frame.stage = acting::BlockDue;
      open_impulse(on, Window::BeforeBlockResolution);
      return false;
    case acting::BlockDue:
      frame.stage = acting::BlockResolves;
      do_what_is_due(on);
      return false;
    case acting::BlockResolves:
      frame.stage = acting::Continues;
      resolve_block(on);
      return false;
    case acting::Continues:
      frame.stage = action.continues && go_on_unblocked(on) ? acting::NoBlock : acting::After;
      return false;
    case acting::After:
      frame.stage = acting::Ends;
      open_impulse(on, Window::AfterResolution);
      open_triggers(on, Window::AfterResolution);  // VT-351
      return false;
    default: finish(on); return false;
  }
}

}  // namespace krypta::vtes
