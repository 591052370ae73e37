#include "engine/games/vtes/rules.hpp"

/// What effects make of an action that is going on. VT-343, VT-383, VT-385, VT-392
namespace krypta::vtes {

void end_action(Table& on, Course course) {
  if (!on.state.action.on) return;
  on.state.action.course = course;
  on.dirty = true;
}

void continue_action(Table& on) {
  if (on.state.action.on && on.state.action.course == Course::Blocked) on.state.action.continues = true;
}

/// VT-385: as if it had not been announced, but what was played stays played.
void cancel_action(Table& on) {
  State& state = on.state;
  Action& action = state.action;
  if (!action.on) return;
  const ThingId actor = *action.actor;
  unlock(on, actor);
  if (!action.continued) {
    if (action.kind == ActionKind::Bleed) at(state, actor).marks.remove(Mark::Bled);
    if (action.kind == ActionKind::Political) at(state, actor).marks.remove(Mark::Voted);
    for (std::size_t i = state.uses.size(); i > 0; --i) {
      const Use& use = state.uses[i - 1];
      if (use.scope != Scope::Turn) continue;
      const bool card = action.card.has_value() && use.thing == actor && use.card == card_of(state, *action.card);
      const bool once = action.kind == ActionKind::Pursuit && use.thing == actor && use.action == action.kind;
      if (once || card || (action.source.has_value() && use.thing == *action.source && use.by == actor))
        state.uses.erase(i - 1);
    }
  }
  end_action(on, Course::Ended);
}

namespace {

Use repeated(const State& state, ThingId who, ActionKind kind, Maybe<ThingId> target) {
  return {.scope = Scope::Turn, .thing = who, .by = target, .card = card_of(state, who), .action = kind};
}

}  // namespace

void note_taken(Table& on, ThingId who, ActionKind kind) { note(on, repeated(on.state, who, kind, {})); }

/// What a card gives, a bleed and a political action cannot be taken again anyway. VT-239, VT-240, VT-242, VT-279
void forbid_repeat(Table& on, ThingId who) {
  const Action& action = on.state.action;
  if (!action.on || action.actor != who || action.effect.has_value() || action.card.has_value()) return;
  if (action.targets.empty()) note(on, repeated(on.state, who, action.kind, {}));
  for (const ThingId target : action.targets) {
    if (!is_gone(on.state, target)) note(on, repeated(on.state, who, action.kind, target));
  }
}

bool is_repeated(const State& state, ThingId who, ActionKind kind, Maybe<ThingId> target) {
  return was_used(state, repeated(state, who, kind, target));
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

}  // namespace krypta::vtes
