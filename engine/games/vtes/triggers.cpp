#include "engine/games/vtes/card_host.hpp"

/// What happens by itself: cards that act at a moment, and what cards have put off to it. The acting, else the active
/// Methuselah says what comes first. VT-098
namespace krypta::vtes {

namespace {

Context context_for(const Cards& cards, const State& state, ThingId id, unsigned which, Maybe<ThingId> event_card,
                    Maybe<Seat> event_player) {
  return {.thing = speaks_for(state, id),
          .minion = minion_of(cards, state, id),
          .self = at(state, id).controller,
          .event_card = event_card,
          .event_player = event_player,
          .ability = &info(cards, state, id).abilities[which]};
}

bool is_due(const Cards& cards, const State& state, ThingId id, unsigned which, Maybe<ThingId> event_card,
            Maybe<Seat> event_player) {
  return is_possible(cards, state, context_for(cards, state, id, which, event_card, event_player), card_of(state, id));
}

Use once(const State& state, ThingId id, unsigned which, Scope scope) {
  return {.scope = scope, .thing = id, .card = card_of(state, id), .ability = static_cast<std::uint8_t>(which + 1)};
}

template <class Visit>
void each_listener(const Cards& cards, const State& state, Window window, Visit&& visit) {
  each_in_play(state, [&](ThingId id, const Thing& thing) {
    const CardInfo& card = info(cards, thing);
    if (!card.acts.has(window) || is_unawarded(card, thing)) return;
    for (unsigned k = 0; k < card.abilities.size(); ++k) {
      const AbilityInfo& ability = card.abilities[k];
      if (ability.code->kind != cards::AbilityKind::on || !ability.windows.has(window)) continue;
      if (is_used_up(state, ability, id, {}, thing.card.value, k)) continue;
      visit(id, k, ability);
    }
  });
}

void begin_trigger(Table& on, ThingId id, unsigned which, Window window, Maybe<ThingId> event_card,
                   Maybe<Seat> event_player) {
  const Thing& thing = at(on.state, id);
  const AbilityInfo& ability = info(on.cards, thing).abilities[which];
  note_use(on, ability, id, {}, thing.card.value, which);
  on.events.tell_all({98}, EventKind::Used, thing.controller, thing.card.value);
  const Context context = context_for(on.cards, on.state, id, which, event_card, event_player);
  resume(on, new_effect(on, effect_of(on.cards, thing.card.value, which, context, window)));
}

}  // namespace

void open_triggers(Table& on, Window window, Maybe<ThingId> event_card, Maybe<Seat> event_player) {
  State& state = on.state;
  const std::size_t first = state.due.size();
  each_listener(on.cards, state, window, [&](ThingId id, unsigned k, const AbilityInfo&) {
    if (is_due(on.cards, state, id, k, event_card, event_player))
      state.due.push_back({.thing = id, .ability = static_cast<std::uint8_t>(k)});
  });
  if (state.due.size() > first) {
    Frame& frame = state.frames.enter(Step::Triggers);
    frame.window = window;
    frame.count = static_cast<std::uint8_t>(first);
    frame.thing = event_card;
    frame.seat = event_player.has_value() ? event_player : Maybe<Seat>{};
  }
  // What was put off comes before them, in the order in which it was put off.
  for (std::size_t i = state.put_off.size(); i > 0; --i) {
    if (state.put_off[i - 1].window != window) continue;
    const PutOff put_off = state.put_off[i - 1];
    if (!put_off.again) state.put_off.erase(i - 1);
    resume(on, new_effect(on, put_off.effect));
  }
}

bool go_on_with_triggers(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  // What has gone meanwhile does not act.
  for (std::size_t i = state.due.size(); i > frame.count; --i) {
    const Due& due = state.due[i - 1];
    if (!is_in_play(state, at(state, *due.thing)) ||
        !is_due(on.cards, state, *due.thing, due.ability, frame.thing, frame.seat))
      state.due.erase(i - 1);
  }
  const std::size_t left = state.due.size() - frame.count;
  if (left == 0) {
    state.frames.pop();
    return false;
  }
  if (left > 1) return true;
  const Due due = state.due.back();
  state.due.pop_back();
  begin_trigger(on, *due.thing, due.ability, *frame.window, frame.thing, frame.seat);
  return false;
}

void trigger_options(const State& state, Options& out) {
  for (std::size_t i = state.frames.top().count; i < state.due.size(); ++i)
    out.push_back(choose(Verb::Trigger, 0, static_cast<unsigned>(*state.due[i].thing), state.due[i].ability));
}

void apply_trigger(Table& on, Choice choice) {
  State& state = on.state;
  const Frame frame = state.frames.top();
  for (std::size_t i = frame.count; i < state.due.size(); ++i) {
    if (state.due[i].thing != thing_in(choice) || state.due[i].ability != ability_in(choice)) continue;
    state.due.erase(i);
    break;
  }
  begin_trigger(on, *thing_in(choice), ability_in(choice), *frame.window, frame.thing, frame.seat);
}

// The unlock phase has its own order: what must happen there is done by the active Methuselah, when she likes. VT-184
// So has the discard phase.

namespace {

template <class Visit>
void each_duty(const Cards& cards, const State& state, Window window, Visit&& visit) {
  each_listener(cards, state, window, [&](ThingId id, unsigned k, const AbilityInfo&) {
    if (was_used(state, once(state, id, k, Scope::Phase))) return;
    if (is_due(cards, state, id, k, {}, {})) visit(id, k);
  });
}

template <class Visit>
void each_contest(const State& state, Seat s, Visit&& visit) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region != Region::Contested || thing.controller != s || is_title_card(state, id)) return;
    if (!was_used(state, {.scope = Scope::Phase, .thing = id})) visit(id, thing);
  });
}

}  // namespace

bool has_duty(const Cards& cards, const State& state, Seat s, Window window) {
  if (s != *state.active || (window != Window::UnlockEffects && window != Window::DiscardMain)) return false;
  bool open = false;
  if (window == Window::UnlockEffects) {
    open = has_title_duty(state, s);
    each_contest(state, s, [&](ThingId, const Thing&) { open = true; });
  }
  if (!open) each_duty(cards, state, window, [&](ThingId, unsigned) { open = true; });
  return open;
}

void duty_options(const Cards& cards, const State& state, Seat s, Window window, Options& out) {
  if (s != *state.active) return;
  each_duty(cards, state, window,
            [&](ThingId id, unsigned k) { out.push_back(choose(Verb::Trigger, 0, static_cast<unsigned>(id), k)); });
}

void apply_duty(Table& on, Window window, Choice choice) {
  const ThingId id = *thing_in(choice);
  note(on, once(on.state, id, ability_in(choice), Scope::Phase));
  begin_trigger(on, id, ability_in(choice), window, {}, {});
}

Bar bar_to_edge(const State& state, Seat s) {
  if (s != *state.active) return Bar::NotActive;
  if (state.edge != s) return Bar::EdgeNotHeld;
  return state.edge_taken ? Bar::EdgeTaken : Bar::None;  // VT-185
}

Bar bar_to_contest(const State& state, Seat s, ThingId id, bool keep) {
  if (s != *state.active) return Bar::NotActive;
  const Thing& thing = at(state, id);
  if (thing.region != Region::Contested || thing.controller != s) return Bar::NotContested;
  if (was_used(state, {.scope = Scope::Phase, .thing = id})) return Bar::ContestPaid;
  if (keep) return state.players[s].pool > 0 ? Bar::None : Bar::NoPool;  // VT-194, VT-195; the last one ends it. VT-198
  return thing.marks.has(Mark::LastContestant) ? Bar::LastContestant : Bar::None;
}

Bar bar_to_unlock(const Cards& cards, const State& state, Seat s, ThingId id) {
  if (s != *state.active) return Bar::NotActive;
  const Thing& thing = at(state, id);
  if (thing.controller != s) return Bar::NotYours;
  if (!is_in_play(state, thing) || !is_minion(info(cards, thing))) return Bar::NotMinion;
  if (!has_trait(cards, state, id, Trait::Infernal)) return Bar::NotInfernal;
  if (!thing.locked) return Bar::NotLockedNow;
  return state.players[s].pool > 0 ? Bar::None : Bar::NoPool;
}

Bar bar_to_withdraw(const Cards& cards, const State& state, Seat s) {
  if (s != *state.active) return Bar::NotActive;
  const Player& player = state.players[s];
  if (player.library_count > 0) return Bar::LibraryLeft;  // VT-673
  if (static_cast<int>(player.hand_count) >= hand_size(cards, state, s)) return Bar::HandFull;
  if (player.withdrawal == Withdrawal::Declared) return Bar::Withdrawing;
  return player.burnt ? Bar::BurnUsed : Bar::None;
}

Bar bar_to_burn_option(const Cards& cards, const State& state, Seat s, CardId id) {
  if (state.players[s].burnt) return Bar::BurnUsed;  // VT-187
  const CardInfo& card = cards[id];
  if (!card.burn_option) return Bar::NoBurnOption;
  bool met = false;
  each_thing(state, [&](ThingId minion, const Thing& thing) {
    if (thing.controller != s || !is_minion(info(cards, thing))) return;
    const bool there = thing.region == Region::Ready || (thing.region == Region::Torpor && card.is(CardKind::Modifier));
    for (const AbilityInfo& ability : card.abilities)
      met = met || (there && ability.code->kind == cards::AbilityKind::play &&
                    meets_requirements(cards, state, minion, card, ability));
  });
  return met ? Bar::BurnMet : Bar::None;  // VT-186
}

void unlock_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const Player& player = state.players[s];
  if (s == *state.active) {
    duty_options(cards, state, s, Window::UnlockEffects, out);
    each_contest(state, s, [&](ThingId id, const Thing&) {
      if (bar_to_contest(state, s, id, true) == Bar::None) out.push_back(choose(Verb::Keep, id));
      if (bar_to_contest(state, s, id, false) == Bar::None) out.push_back(choose(Verb::Yield, id));
    });
    title_options(state, s, out);
    imbued_options(cards, state, s, out);
    if (bar_to_edge(state, s) == Bar::None) out.push_back(choose(Verb::Edge));
    each_thing(state, [&](ThingId id, const Thing& thing) {
      if (thing.locked && bar_to_unlock(cards, state, s, id) == Bar::None) out.push_back(choose(Verb::Unlock, id));
    });
    if (bar_to_withdraw(cards, state, s) == Bar::None) out.push_back(choose(Verb::Withdraw));
  }
  if (player.burnt) return;
  const Hand& hand = player.hand.value;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (i > 0 && hand[i] == hand[i - 1]) continue;
    if (bar_to_burn_option(cards, state, s, hand[i]) == Bar::None) out.push_back(choose(Verb::BurnOption, hand[i]));
  }
}

bool apply_unlock(Table& on, Seat s, Choice choice) {
  State& state = on.state;
  Player& player = state.players[s];
  const Maybe<ThingId> id = thing_in(choice);
  if (apply_title(on, choice) || apply_imbued(on, s, choice)) return true;
  switch (verb(choice)) {
    case Verb::Trigger: apply_duty(on, Window::UnlockEffects, choice); return true;
    case Verb::Keep: {
      Thing& thing = at(state, *id);
      if (thing.marks.has(Mark::LastContestant)) {  // VT-198
        thing.region = thing.before;
        thing.before = Region::Nowhere;
        thing.locked = false;
        thing.marks.remove(Mark::LastContestant);
        on.dirty = true;
        state.changed = true;
        on.events.tell_all({198}, EventKind::ContestWon, s, thing.card.value);
        if (info(on.cards, thing).is_vampire()) look_for_title_contest(on, *id);
        return true;
      }
      note(on, {.scope = Scope::Phase, .thing = *id});
      on.events.tell_all({194}, EventKind::ContestKept, s, thing.card.value);
      burn_pool(on, s, 1);
      return true;
    }
    case Verb::Yield:
      on.events.tell_all({196, 197}, EventKind::Yielded, s, card_of(state, *id));
      burn(on, *id);
      return true;
    case Verb::Edge:
      state.edge_taken = true;
      on.events.tell_all({185}, EventKind::EdgePool, s);
      gain_pool(on, s, 1);
      return true;
    case Verb::Unlock:
      burn_pool(on, s, 1);
      unlock(on, *id);
      return true;
    case Verb::BurnOption:
      player.burnt = true;
      on.events.tell_all({186, 188}, EventKind::BurnOption, s, card_in(choice));
      discard(on, s, card_in(choice));
      return true;
    case Verb::Withdraw:
      player.withdrawal = Withdrawal::Declared;
      on.events.tell_all({673}, EventKind::Withdrawing, s);
      return true;
    default: return false;
  }
}

}  // namespace krypta::vtes
