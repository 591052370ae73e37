#include "engine/games/vtes/card_host.hpp"

/// What happens by itself: cards that act at a moment, and what cards have put off to it. The acting, else the active
/// Methuselah says what comes first. VT-098
namespace krypta::vtes {

namespace {

Context context_for(const Cards& cards, const State& state, ThingId id, unsigned which, Maybe<ThingId> event_card,
                    Maybe<Seat> event_player) {
  return {.thing = id,
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
  each_thing(state, [&](ThingId id, const Thing& thing) {
    const CardInfo& card = info(cards, thing);
    if (!card.acts.has(window) || !is_in_play(state, thing)) return;
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

namespace {

template <class Visit>
void each_unlock_duty(const Cards& cards, const State& state, Visit&& visit) {
  each_listener(cards, state, Window::UnlockEffects, [&](ThingId id, unsigned k, const AbilityInfo&) {
    if (was_used(state, once(state, id, k, Scope::Phase))) return;
    if (is_due(cards, state, id, k, {}, {})) visit(id, k);
  });
}

template <class Visit>
void each_contest(const State& state, Seat s, Visit&& visit) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region != Region::Contested || thing.controller != s) return;
    if (!was_used(state, {.scope = Scope::Phase, .thing = id})) visit(id, thing);
  });
}

}  // namespace

bool has_duty(const Cards& cards, const State& state, Seat s) {
  if (s != *state.active) return false;
  bool open = false;
  each_contest(state, s, [&](ThingId, const Thing&) { open = true; });
  if (!open) each_unlock_duty(cards, state, [&](ThingId, unsigned) { open = true; });
  return open;
}

void unlock_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const Player& player = state.players[s];
  if (s == *state.active) {
    each_unlock_duty(cards, state, [&](ThingId id, unsigned k) {
      out.push_back(choose(Verb::Trigger, 0, static_cast<unsigned>(id), k));
    });
    each_contest(state, s, [&](ThingId id, const Thing& thing) {
      if (player.pool > 0) out.push_back(choose(Verb::Keep, id));  // VT-194, VT-195; the last one ends it. VT-198
      if (!thing.marks.has(Mark::LastContestant)) out.push_back(choose(Verb::Yield, id));
    });
    if (state.edge == s && !state.edge_taken) out.push_back(choose(Verb::Edge));  // VT-185
    if (player.library_count == 0 && static_cast<int>(player.hand_count) < hand_size(cards, state, s) &&
        player.withdrawal != Withdrawal::Declared && !player.burnt)
      out.push_back(choose(Verb::Withdraw));  // VT-673
  }
  if (player.burnt) return;
  const Hand& hand = player.hand.value;  // VT-186, VT-187
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (i > 0 && hand[i] == hand[i - 1]) continue;
    const CardInfo& card = cards[hand[i]];
    if (!card.burn_option) continue;
    bool met = false;
    each_thing(state, [&](ThingId, const Thing& thing) {
      if (thing.controller != s || !is_minion(info(cards, thing))) return;
      const bool there =
          thing.region == Region::Ready || (thing.region == Region::Torpor && card.is(CardKind::Modifier));
      const CardInfo& who = info(cards, thing);
      if (!there || (card.clan != Clan::None && who.clan != card.clan)) return;
      for (const AbilityInfo& ability : card.abilities) met = met || who.disciplines.cover(ability.needs);
    });
    if (!met) out.push_back(choose(Verb::BurnOption, hand[i]));
  }
}

bool apply_unlock(Table& on, Seat s, Choice choice) {
  State& state = on.state;
  Player& player = state.players[s];
  const Maybe<ThingId> id = thing_in(choice);
  switch (verb(choice)) {
    case Verb::Trigger:
      note(on, once(state, *id, ability_in(choice), Scope::Phase));
      begin_trigger(on, *id, ability_in(choice), Window::UnlockEffects, {}, {});
      return true;
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
