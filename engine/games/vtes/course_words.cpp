#include <algorithm>

#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/words.hpp"

/// What is going on when somebody is asked: the action with its numbers, the card that is played, the fight.
namespace krypta::vtes {

Term card_at(const State& state, ThingId id) {
  const bool there = place(id) < state.things.size() && at(state, id).region != Region::Nowhere;
  return there ? term(card_of(state, id)) : gone;
}

namespace {

unsigned shown(int number) { return static_cast<unsigned>(std::max(number, 0)); }

/// As it was announced, with its numbers as they are now.
void tell_action(const Cards& cards, const State& state, Message& words) {
  const Action& action = state.action;
  const Term actor = card_at(state, *action.actor);
  words.add("acting", actor);
  words.add("minion", actor);
  words.add("action", Term{action_domain, name_of(action.kind)});
  words.add_number("aimed", action.directed.empty() ? 0 : 1);
  if (!action.directed.empty()) words.add("target", action.directed.lowest());
  words.add_number("stealth", shown(stealth_of(cards, state)));
  const bool bleeds = action.kind == ActionKind::Bleed && place(*action.actor) < state.things.size();
  words.add_number("bleed", bleeds ? shown(bleed_of(cards, state)) : 0);
  if (!action.blocker.has_value()) return;
  words.add("blocker", card_at(state, *action.blocker));
  words.add_number("intercept", shown(intercept_of(cards, state, *action.blocker)));
}

/// The card that is being played: that of the innermost play, else that of the action.
Maybe<ThingId> played_now(const State& state) {
  for (std::size_t i = state.frames.size(); i > 0; --i) {
    const Frame& frame = state.frames[i - 1];
    if (frame.step == Step::Play && frame.effect.has_value())
      return state.effects[static_cast<std::size_t>(*frame.effect)].thing;
  }
  return state.action.on ? state.action.card : Maybe<ThingId>{};
}

}  // namespace

void tell_course(const Cards& cards, const State& state, Message& words) {
  if (state.active.has_value()) words.add("seat", *state.active);
  if (state.action.on && state.action.actor.has_value()) tell_action(cards, state, words);
  const Maybe<ThingId> played = played_now(state);
  if (played.has_value()) words.add("card", card_at(state, *played));
  // Those who fight, or are about to. VT-391
  const Combat& combat = state.combat;
  const Maybe<ThingId> one = combat.on ? combat.sides[Side::Acting].who : state.queued.acting;
  const Maybe<ThingId> other = combat.on ? combat.sides[Side::Other].who : state.queued.other;
  if (one.has_value()) words.add("fighter", card_at(state, *one));
  if (other.has_value()) words.add("opponent", card_at(state, *other));
}

}  // namespace krypta::vtes
