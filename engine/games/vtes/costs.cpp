#include "engine/games/vtes/card_host.hpp"
#include "engine/games/vtes/stages.hpp"

/// What cards cost, and what makes them cost more or less: one mechanism for all kinds. VT-072 to VT-082
namespace krypta::vtes {

namespace {

/// What is printed, or X.
Cost printed_cost(const Cards& cards, const State& state, const Paid& paid) {
  const CardInfo& card = cards[paid.card];
  const int blood = paid.ability->costs_copies ? copies_of(state, paid.seat, paid.card) : int{card.blood};
  return {card.pool, blood, card.conviction};
}

/// The sum of what all that lies there says about this card.
int standing_sum(const Cards& cards, const State& state, CardVerb verb, const Paid& paid) {
  if (!cards.stands(verb)) return 0;
  int sum = 0;
  each_in_play(state, [&](ThingId id, const Thing& lying) {
    if (!info(cards, lying).stands(verb)) return;
    const auto add = [&](CardVerb v, std::span<const int> arguments) { sum += v == verb ? arguments[0] : 0; };
    tell_standing(cards, state, id, Listener{add}, &paid);
  });
  return sum;
}

/// What always makes it cost more or less cannot be declined. VT-079
Cost changed(const Cards& cards, const State& state, const Paid& paid, Cost cost) {
  const int more = raised_pool_cost(cards, state, paid.seat, paid.card);
  const int pool = standing_sum(cards, state, CardVerb::LowerPoolCost, paid);
  const int blood = standing_sum(cards, state, CardVerb::LowerBloodCost, paid);
  return {std::max(cost.pool + more - pool, 0), std::max(cost.blood - blood, 0), cost.convictions};
}

Paid paid_by(const Cards& cards, const Effect& effect) {
  const auto card = static_cast<CardId>(effect.machine.card);
  return {card, &cards[card].abilities[effect.ability], effect.minion, *effect.seat};
}

bool is_action(const State& state, EffectId id) { return state.action.on && state.action.effect == id; }

/// Whether something is to make a card cost less that waits to be paid.
bool is_taken(const State& state, ThingId id) {
  return std::ranges::any_of(state.effects, [&](const Effect& effect) {
    return std::ranges::any_of(effect.reducers, [&](const Reducer& one) { return one.thing == id; });
  });
}

/// What makes it cost less, if whoever pays likes, and can be used. VT-079
template <class Visit>
void each_reducer(const Cards& cards, const State& state, const Paid& paid, const Cost& due, Visit&& visit) {
  if (!cards.held(Window::CostDue) || (due.pool <= 0 && due.blood <= 0)) return;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    const CardInfo& card = info(cards, thing);
    if (thing.controller != paid.seat || !card.uses.has(Window::CostDue) || !is_in_play(state, thing)) return;
    if (is_taken(state, id)) return;
    for (unsigned k = 0; k < card.abilities.size(); ++k) {
      const AbilityInfo& ability = card.abilities[k];
      if (!ability.windows.has(Window::CostDue)) continue;
      const bool helps = (due.blood > 0 && ability.reduces_blood > 0) || (due.pool > 0 && ability.reduces_pool > 0);
      if (!helps || is_used_up(state, ability, id, paid.minion, thing.card.value, k)) continue;
      const Context context{.thing = id, .minion = paid.minion, .self = paid.seat, .ability = &ability, .paid = &paid};
      if (is_possible(cards, state, context, thing.card.value)) visit(id, k, ability);
    }
  });
}

/// The card for which somebody is asked whether it is to cost less: one that is played, or that of the action.
EffectId effect_due(const State& state) {
  const Frame& below = state.frames[state.frames.size() - 2];
  return below.step == Step::Play ? *below.effect : *state.action.effect;
}

bool can_pay(const State& state, const Paid& paid, const Cost& due) {
  if (state.players[paid.seat].pool < due.pool) return false;
  return due.blood == 0 || !paid.minion.has_value() || at(state, *paid.minion).blood >= due.blood;
}

bool is_any_reducer(const Cards& cards, const State& state, EffectId id) {
  bool found = false;
  const Effect& effect = state.effects[static_cast<std::size_t>(id)];
  each_reducer(cards, state, paid_by(cards, effect), due_cost(cards, state, id),
               [&](ThingId, unsigned, const AbilityInfo&) { found = true; });
  return found;
}

/// What it costs to use it: most often it is locked.
void spend(Table& on, EffectId due, Reducer& reducer) {
  reducer.spent = true;
  const ThingId thing = *reducer.thing;
  if (is_gone(on.state, thing)) return;
  const Effect& effect = on.state.effects[static_cast<std::size_t>(due)];
  const CardId card = card_of(on.state, thing);
  const Context context{.thing = thing, .minion = effect.minion, .self = effect.seat};
  const EffectId id = new_effect(on, effect_of(on.cards, card, reducer.ability, context, Window::CostDue));
  Effect& costs = on.state.effects[static_cast<std::size_t>(id)];
  const Context within = context_of(on.cards, on.state, costs);
  CardHost host{on, id, within};
  cards::Machine<CardHost> machine{*on.cards[card].program, costs.machine, host};
  if (machine.run() == cards::Status::pays) machine.pay_only(*on.cards[card].abilities[reducer.ability].code);
  free_effect(on, id);
}

}  // namespace

Cost cost_of(const Cards& cards, const State& state, const Paid& paid) {
  return changed(cards, state, paid, printed_cost(cards, state, paid));
}

/// The X of an action is fixed when it is announced; everything else is read again. VT-307
Cost due_cost(const Cards& cards, const State& state, EffectId id) {
  const Effect& effect = state.effects[static_cast<std::size_t>(id)];
  const Paid paid = paid_by(cards, effect);
  const Cost printed = is_action(state, id) ? Cost{state.action.pool, state.action.blood, cards[paid.card].conviction}
                                            : printed_cost(cards, state, paid);
  const Cost due = changed(cards, state, paid, printed);
  return {std::max(due.pool - effect.less_pool, 0), std::max(due.blood - effect.less_blood, 0), due.convictions};
}

Cost due_of_action(const Cards& cards, const State& state) {
  const Action& action = state.action;
  if (action.card.has_value() && action.effect.has_value()) return due_cost(cards, state, *action.effect);
  return {action.pool, action.blood};
}

Cost action_cost(const Cards& cards, const State& state, EffectId id) {
  return printed_cost(cards, state, paid_by(cards, state.effects[static_cast<std::size_t>(id)]));
}

Bar bar_to_pay(const Cards& cards, const State& state, const Paid& paid) {
  const Cost due = cost_of(cards, state, paid);
  if (due.convictions > 0 && paid.minion.has_value() &&
      static_cast<int>(convictions_on(cards, state, *paid.minion)) < due.convictions)
    return Bar::NoConvictions;  // VT-790
  if (can_pay(state, paid, due)) return Bar::None;
  int pool = 0;
  int blood = 0;
  each_reducer(cards, state, paid, due, [&](ThingId, unsigned, const AbilityInfo& ability) {
    pool += ability.reduces_pool;
    blood += ability.reduces_blood;
  });
  const Cost least{std::max(due.pool - pool, 0), std::max(due.blood - blood, 0)};
  if (state.players[paid.seat].pool < least.pool) return Bar::NoPool;  // VT-075
  return can_pay(state, paid, least) ? Bar::None : Bar::NoBlood;       // VT-073
}

void ask_about_cost(Table& on, EffectId id) {
  if (is_any_reducer(on.cards, on.state, id))
    on.state.frames.enter(Step::Reduce).seat = on.state.effects[static_cast<std::size_t>(id)].seat;
}

void reduce_options(const Cards& cards, const State& state, Options& out) {
  const EffectId id = effect_due(state);
  const Paid paid = paid_by(cards, state.effects[static_cast<std::size_t>(id)]);
  const Cost due = due_cost(cards, state, id);
  each_reducer(cards, state, paid, due, [&](ThingId thing, unsigned k, const AbilityInfo&) {
    out.push_back(choose(Verb::Use, no_thing, static_cast<unsigned>(thing), k));
  });
  // As it is played it must be possible to pay it; an action that has succeeded pays what there is. VT-079, VT-345
  const bool resolving = is_action(state, id) && state.action.stage == Stage::Resolving;
  if (out.empty() || resolving || can_pay(state, paid, due)) out.push_back(choose(Verb::Done));
}

bool go_on_reducing(Table& on) {
  Options options;
  reduce_options(on.cards, on.state, options);
  if (verb(options[0]) != Verb::Done) return true;
  on.state.frames.pop();
  return false;
}

/// What has to be locked for it is locked when the card's window is closed; of an action that succeeds at once.
/// VT-058, VT-080
void apply_reduction(Table& on, Choice choice) {
  if (verb(choice) == Verb::Done) return on.state.frames.pop();
  const EffectId id = effect_due(on.state);
  const Cost due = due_cost(on.cards, on.state, id);
  Effect& effect = on.state.effects[static_cast<std::size_t>(id)];
  const ThingId thing = *thing_in(choice);
  const AbilityInfo& ability = ability_of(on.cards, on.state, choice);
  if (due.blood > 0 && ability.reduces_blood > 0)
    effect.less_blood = static_cast<std::uint8_t>(effect.less_blood + ability.reduces_blood);
  else
    effect.less_pool = static_cast<std::uint8_t>(effect.less_pool + ability.reduces_pool);
  effect.reducers.push_back({.thing = thing, .ability = static_cast<std::uint8_t>(ability_in(choice))});
  on.events.tell_all({79}, EventKind::Used, *effect.seat, card_of(on.state, thing));
  if (is_action(on.state, id) && on.state.action.stage == Stage::Resolving) lock_reducers(on, id);
}

void lock_reducers(Table& on, EffectId id) {
  auto& reducers = on.state.effects[static_cast<std::size_t>(id)].reducers;
  for (Reducer& one : reducers) {
    if (one.spent || is_gone(on.state, *one.thing)) continue;
    const AbilityInfo& ability = on.cards[card_of(on.state, *one.thing)].abilities[one.ability];
    if (!ability.code->costs.empty()) spend(on, id, one);
  }
}

void use_up_reducers(Table& on, EffectId id) {
  lock_reducers(on, id);
  Effect& effect = on.state.effects[static_cast<std::size_t>(id)];
  for (const Reducer& one : effect.reducers) {
    if (is_gone(on.state, *one.thing)) continue;
    const CardId card = card_of(on.state, *one.thing);
    note_use(on, on.cards[card].abilities[one.ability], one.thing, effect.minion, card, one.ability);
  }
  effect.reducers.clear();
}

}  // namespace krypta::vtes
