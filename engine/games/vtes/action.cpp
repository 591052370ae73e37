#include "engine/games/vtes/rules.hpp"

/// An action from its announcement to its end: blocking, stealth and intercept, resolution. VT-307 to VT-351
namespace krypta::vtes {

namespace {

namespace acting {
enum Stage : std::uint8_t {
  Declared,
  Locks,
  Announced,
  NoBlock,
  NoBlockEnds,
  Attempt,
  AttemptEnds,
  Declined,
  DeclinedEnds,
  WouldSucceed,
  Succeeds,
  Pays,
  Takes,
  Taken,
  Blocked,
  BlockWindow,
  BlockResolves,
  After,
  Ends
};
}

/// VT-309: from where it could take the action.
bool is_in_place(const Cards& cards, const State& state) {
  const Action& action = state.action;
  const Thing& actor = at(state, *action.actor);
  if (action.kind == ActionKind::LeaveTorpor) return actor.region == Region::Torpor || actor.region == Region::Ready;
  return is_ready_minion(cards, actor);
}

bool can_still_block(const Cards& cards, const State& state) {
  const Maybe<ThingId> blocker = state.action.blocker;
  if (!blocker.has_value()) return false;
  const Thing& thing = at(state, *blocker);
  return is_ready_minion(cards, thing) && may_react(thing) && !state.players[thing.controller].out;  // VT-338
}

/// VT-384: whether its effect can take place.
bool is_legal_still(const Cards& cards, const State& state) {
  const Action& action = state.action;
  const Thing& actor = at(state, *action.actor);
  switch (action.kind) {
    case ActionKind::LeaveTorpor: return actor.region == Region::Torpor;
    case ActionKind::Rescue:
    case ActionKind::Diablerie: return at(state, action.targets[0]).region == Region::Torpor;
    case ActionKind::Bleed: return action.victim.has_value() && !state.players[*action.victim].out;
    default: break;
  }
  if (action.source.has_value() && !is_in_play(state, at(state, *action.source))) return false;
  if (action.targets.empty()) return true;
  if (action.kind == ActionKind::Equip && !action.effect.has_value()) {  // VT-262
    const Thing& equipment = at(state, action.targets[0]);
    return equipment.region == Region::Attached && at(state, *equipment.host).controller == *action.seat;
  }
  static_cast<void>(cards);
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
  const bool payable = actor.blood >= action.blood && player.pool >= action.pool;
  if (!payable && action.course == Course::Successful) action.course = Course::Fizzled;
  if (action.blood > 0) lose_blood(on, *action.actor, action.blood);
  if (action.pool > 0) burn_pool(on, *action.seat, action.pool);
}

void bleed(Table& on) {
  Action& action = on.state.action;
  const int amount = bleed_of(on.cards, on.state);
  burn_pool(on, *action.victim, amount);  // VT-247
  if (amount == 0) return;                // VT-249
  if (on.state.edge != action.seat) {     // VT-022, VT-248
    on.state.edge = action.seat;
    on.events.tell_all({22, 248}, EventKind::EdgeTaken, *action.seat);
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
    case ActionKind::BecomeAnarch:
      at(on.state, actor).marks.add(Mark::BecameAnarch);
      on.state.changed = true;
      on.events.tell_all({306}, EventKind::BecameAnarch, card_of(on.state, actor));
      break;
    case ActionKind::Equip:
      if (!action.effect.has_value()) {  // VT-262
        at(on.state, action.targets[0]).host = actor;
        on.state.changed = true;
        on.events.tell_all({262}, EventKind::Attached, card_of(on.state, action.targets[0]), card_of(on.state, actor));
      }
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
  drop_card(on);
  const ThingId blocker = *action.blocker;
  lock(on, blocker);  // VT-347
  if (action.kind != ActionKind::LeaveTorpor) {
    begin_combat(on, *action.actor, blocker, true);
    return;
  }
  if (!info(on.cards, on.state, blocker).is_vampire()) return;  // VT-590
  Frame& frame = on.state.frames.enter(Step::Diablerize);       // VT-286, VT-589
  frame.seat = at(on.state, blocker).controller;
  frame.thing = blocker;
  frame.other = action.actor;
}

void finish(Table& on) {
  drop_card(on);
  expire(on, Until::ActionEnd);
  forget_uses(on, Scope::Action);
  each_thing(on.state, [](ThingId, Thing& thing) {
    thing.marks.remove(Mark::HasBlocked);
    thing.marks.remove(Mark::Awake);
  });
  on.state.action = {};
  on.state.frames.pop();
  on.dirty = true;
}

void lock_actor(Table& on) {
  Action& action = on.state.action;
  Thing& actor = at(on.state, *action.actor);
  if (action.kind == ActionKind::Bleed) actor.marks.add(Mark::Bled);
  if (action.kind == ActionKind::Political) actor.marks.add(Mark::Voted);
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
  action.blocker = {};
  ++action.fruitless;
  frame.stage = acting::NoBlock;
}

}  // namespace

void end_action(Table& on, Course course) {
  if (!on.state.action.on) return;
  on.state.action.course = course;
  on.dirty = true;
}

void change_bleed_target(Table& on, Seat to) {
  Action& action = on.state.action;
  if (!action.on || action.kind != ActionKind::Bleed || action.stage == Stage::BlockAttempt || to == *action.seat)
    return;
  action.victim = to;  // VT-382
  action.directed = SeatSet::of(to);
  action.declined = {};           // VT-320
  action.stage = Stage::NoBlock;  // VT-343
  action.fruitless = 0;
  on.events.tell_all({320, 382}, EventKind::TargetChanged, to);
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
      frame.stage = acting::Ends;
      return false;
    }
  }
  switch (frame.stage) {
    case acting::Declared:
      frame.stage = acting::Locks;
      if (action.card.has_value()) open_impulse(on, Window::AsPlayed);
      return false;
    case acting::Locks:
      frame.stage = acting::Announced;
      lock_actor(on);
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
      frame.stage = acting::Succeeds;
      if (action.kind != ActionKind::Bleed || bleed_of(on.cards, state) > 0) open_impulse(on, Window::WouldSucceed);
      return false;
    case acting::Succeeds:
      action.stage = Stage::Resolving;
      action.course = is_legal_still(on.cards, state) ? Course::Successful : Course::Fizzled;
      frame.stage = acting::Pays;
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
      frame.stage = acting::BlockResolves;
      open_impulse(on, Window::BeforeBlockResolution);
      return false;
    case acting::BlockResolves:
      frame.stage = acting::After;
      resolve_block(on);
      return false;
    case acting::After:
      frame.stage = acting::Ends;
      open_impulse(on, Window::AfterResolution);
      open_triggers(on, Window::AfterResolution);  // VT-351
      return false;
    default: finish(on); return false;
  }
}

bool may_block(const Cards& cards, const State& state, Seat s, ThingId id) {
  const Action& action = state.action;
  if (!action.on || action.stage != Stage::NoBlock || s == *action.seat || action.declined.has(s)) return false;
  const bool asked = action.directed.empty()
                         ? s == prey_of(state, *action.seat) || s == predator_of(state, *action.seat)  // VT-314
                         : action.directed.has(s);                                                     // VT-312
  if (!asked || action.fruitless >= 20) return false;
  const Thing& thing = at(state, id);
  return thing.controller == s && is_ready_minion(cards, thing) && may_react(thing) &&
         !is_forbidden(cards, state, id, Deed::Block);
}

void block_options(const Cards& cards, const State& state, Seat s, Options& out) {
  each_thing(state, [&](ThingId id, const Thing&) {
    if (may_block(cards, state, s, id)) out.push_back(choose(Verb::Block, id));
  });
}

void apply_block(Table& on, Seat s, ThingId blocker) {
  on.state.action.blocker = blocker;
  on.state.action.stage = Stage::BlockAttempt;
  on.events.tell_all({331}, EventKind::Blocks, s, card_of(on.state, blocker));
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
