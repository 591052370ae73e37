#include "engine/games/vtes/card_host.hpp"

/// What can be played and used: by whom, when, and whether it can be paid. VT-066 to VT-089
namespace krypta::vtes {

namespace {

using cards::AbilityKind;

Use once_of(Scope scope, Maybe<ThingId> thing, Maybe<ThingId> minion, CardId card, unsigned ability) {
  switch (scope) {
    case Scope::RoundByMinion:
    case Scope::CombatByMinion:
    case Scope::UnlockByMinion: return {.scope = scope, .thing = minion, .card = card};
    default: return {.scope = scope, .thing = thing, .card = card, .ability = static_cast<std::uint8_t>(ability + 1)};
  }
}

}  // namespace

CardKind played_as(const CardInfo& card, const AbilityInfo& ability) {
  return ability.as.has_value() ? *ability.as : card.kinds.first();
}

bool is_used_up(const State& state, const AbilityInfo& ability, Maybe<ThingId> thing, Maybe<ThingId> minion,
                CardId card, unsigned which) {
  if (ability.code->once_per == cards::AbilityCode::no_scope) return false;
  return was_used(state, once_of(static_cast<Scope>(ability.code->once_per), thing, minion, card, which));
}

void note_use(Table& on, const AbilityInfo& ability, Maybe<ThingId> thing, Maybe<ThingId> minion, CardId card,
              unsigned which) {
  if (ability.code->once_per == cards::AbilityCode::no_scope) return;
  note(on, once_of(static_cast<Scope>(ability.code->once_per), thing, minion, card, which));
}

namespace {

bool is_action_card(CardKind kind) {
  return kind == CardKind::Action || kind == CardKind::Equipment || kind == CardKind::Retainer ||
         kind == CardKind::Ally || kind == CardKind::Political;
}

/// VT-066 to VT-071
bool meets_requirements(const Cards& cards, const State& state, ThingId minion, const CardInfo& card,
                        const AbilityInfo& ability) {
  const Thing& thing = at(state, minion);
  const CardInfo& who = info(cards, thing);
  const bool of_vampires = !ability.needs.empty() || card.clan != Clan::None || card.blood > 0 || ability.costs_copies;
  if (of_vampires && !who.is_vampire()) return false;
  if (card.clan != Clan::None && who.clan != card.clan) return false;
  if (!who.disciplines.cover(ability.needs)) return false;
  return card.requires_title.empty() || card.requires_title.has(title_of(cards, thing));
}

/// VT-068: one single ready minion.
bool may_play_master(const Cards& cards, const State& state, Seat s, const CardInfo& card) {
  if (card.clan == Clan::None) return true;
  bool found = false;
  each_thing(state, [&](ThingId, const Thing& thing) {
    found = found || (thing.controller == s && is_ready_minion(cards, thing) && info(cards, thing).clan == card.clan);
  });
  return found;
}

/// VT-250, VT-325, VT-326
bool is_needed(const Cards& cards, const State& state, Maybe<ThingId> minion, const AbilityInfo& ability) {
  const Action& action = state.action;
  if (ability.adds_bleed) {
    for (const Modifier& m : state.modifiers) {
      if (m.what == CardVerb::LimitedBleed && m.amount > 0) return false;
    }
  }
  if (ability.without_need || (!ability.adds_stealth && !ability.adds_intercept)) return true;
  if (!action.on || action.stage != Stage::BlockAttempt || !action.blocker.has_value()) return false;
  const int stealth = stealth_of(cards, state);
  const int intercept = intercept_of(cards, state, *action.blocker);
  if (ability.adds_stealth && intercept < stealth) return false;
  return !ability.adds_intercept || (minion == action.blocker && stealth > intercept);
}

bool has_one_already(const State& state, ThingId minion, CardId card) {
  bool found = false;
  each_thing(state, [&](ThingId, const Thing& thing) {
    found = found || (thing.region == Region::Attached && thing.host == minion && thing.card.value == card);
  });
  return found;
}
bool has_trait_already(const Cards& cards, const State& state, ThingId minion, Trait trait) {
  bool found = false;
  each_thing(state, [&](ThingId, const Thing& thing) {
    found = found || (thing.region == Region::Attached && thing.host == minion && info(cards, thing).has(trait));
  });
  return found;
}

}  // namespace

bool has_room_for(const Cards& cards, const State& state, ThingId minion, CardId card) {
  const CardInfo& what = cards[card];
  if (what.one_each && has_one_already(state, minion, card)) return false;
  return !what.one_of.has_value() || !has_trait_already(cards, state, minion, *what.one_of);
}

bool may_equip(const Cards& cards, const State& state, ThingId minion, CardId card) {
  const CardInfo& what = cards[card];
  return !what.abilities.empty() && has_room_for(cards, state, minion, card) &&
         meets_requirements(cards, state, minion, what, what.abilities.front());
}

namespace {

/// Kinds of actions that a minion may take once a turn, or not at all. VT-242, VT-253, VT-278
bool may_take(const CardInfo& who, const Thing& thing, ActionKind kind) {
  switch (kind) {
    case ActionKind::Bleed: return !thing.marks.has(Mark::Bled);
    case ActionKind::Hunt: return who.is_vampire();
    case ActionKind::Political: return who.is_vampire() && !thing.marks.has(Mark::Voted);
    default: return true;
  }
}

/// Whether the minion may play it now, as the kind that it is.
bool may_play(const Cards& cards, const State& state, Seat s, Window window, CardId card, unsigned which,
              Maybe<ThingId> minion) {
  const CardInfo& what = cards[card];
  const AbilityInfo& ability = what.abilities[which];
  const CardKind kind = played_as(what, ability);
  const Player& player = state.players[s];
  if (what.unique && contests_own(cards, state, s, card)) return false;  // VT-201
  if (kind == CardKind::Master) {
    if (what.has(Trait::OutOfTurn) ? s == *state.active || player.out_of_turn
                                   : s != *state.active || window != Window::MasterAction || player.masters == 0)
      return false;
    if (player.pool < what.pool || !may_play_master(cards, state, s, what)) return false;
    return is_needed(cards, state, minion, ability) &&
           is_possible(cards, state, {.minion = minion, .self = s, .ability = &ability}, card);
  }
  const Thing& thing = at(state, *minion);
  if (!meets_requirements(cards, state, *minion, what, ability)) return false;
  if (player.pool < what.pool || thing.blood < blood_cost(cards, state, s, card, ability))
    return false;  // VT-073, VT-075
  if (is_card_forbidden(cards, state, *minion, what)) return false;
  if (!has_room_for(cards, state, *minion, card)) return false;
  if (is_used_up(state, ability, {}, minion, card, which)) return false;
  if (kind == CardKind::Modifier || kind == CardKind::Reaction) {  // VT-128, VT-148
    if (was_used(state, {.scope = Scope::Action, .thing = minion, .card = card})) return false;
  } else if (is_action_card(kind)) {
    if (was_used(state, {.scope = Scope::Turn, .thing = minion, .card = card})) return false;  // VT-239
    if (ability.action.has_value() && !may_take(info(cards, thing), thing, *ability.action)) return false;
  }
  return is_needed(cards, state, minion, ability) &&
         is_possible(cards, state, {.minion = minion, .self = s, .ability = &ability}, card);
}

/// `visit(minion)` for each that could play such a card in that window, as far as its place at the table goes.
template <class Visit>
void each_player_of(const Cards& cards, const State& state, Seat s, CardKind kind, const AbilityInfo& ability,
                    Visit&& visit) {
  const Action& action = state.action;
  switch (kind) {
    case CardKind::Modifier:  // VT-126
      if (action.on && action.seat == s && action.actor.has_value() && !state.combat.on) visit(*action.actor);
      return;
    case CardKind::Reaction:  // VT-147
      if (!action.on || action.seat == s || state.combat.on) return;
      each_thing(state, [&](ThingId id, const Thing& thing) {
        if (thing.controller != s || !is_ready_minion(cards, thing)) return;
        if (ability.of_locked ? thing.locked : may_react(thing)) visit(id);
      });
      return;
    case CardKind::Combat:  // VT-407
      if (!state.combat.on) return;
      for (const Side side : all_of<Side>()) {
        const ThingId who = *state.combat.sides[side].who;
        if (at(state, who).region != Region::Nowhere && at(state, who).controller == s) visit(who);
      }
      return;
    default: return;
  }
}

/// Who may use an ability of a thing. VT-105
bool may_use(const State& state, Seat s, const Thing& thing, const AbilityInfo& ability) {
  if (!ability.user.has_value()) return thing.controller == s;
  switch (*ability.user) {
    case User::Anyone:
    case User::Others: return true;
    case User::BearerController:
    case User::Bearer: return thing.host.has_value() && at(state, *thing.host).controller == s;
  }
  return false;
}

void use_options_of(const Cards& cards, const State& state, Seat s, Window window, Maybe<ThingId> only, Options& out) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    const CardInfo& what = info(cards, thing);
    if (!what.uses.has(window) || !is_in_play(state, thing)) return;
    for (unsigned k = 0; k < what.abilities.size(); ++k) {
      const AbilityInfo& ability = what.abilities[k];
      if (ability.code->kind != AbilityKind::use || !ability.windows.has(window)) continue;
      if (!may_use(state, s, thing, ability)) continue;
      const Maybe<ThingId> minion = minion_of(cards, state, id);
      if (only.has_value() && ability.user == User::Bearer && minion != only) continue;
      if (is_used_up(state, ability, id, minion, thing.card.value, k)) continue;
      if (!is_needed(cards, state, minion, ability)) continue;
      if (!is_possible(cards, state, {.thing = id, .minion = minion, .self = s, .ability = &ability}, thing.card.value))
        continue;
      out.push_back(choose(Verb::Use, no_thing, static_cast<unsigned>(id), k));
    }
  });
}

template <class Visit>
void each_playable(const Cards& cards, const State& state, Seat s, Window window, Visit&& visit) {
  const Hand& hand = state.players[s].hand.value;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (i > 0 && hand[i] == hand[i - 1]) continue;
    const CardInfo& what = cards[hand[i]];
    if (!what.plays.has(window)) continue;
    for (unsigned k = 0; k < what.abilities.size(); ++k) {
      const AbilityInfo& ability = what.abilities[k];
      if (ability.code->kind == AbilityKind::play && ability.windows.has(window)) visit(hand[i], k, what, ability);
    }
  }
}

void offer(const Cards& cards, const State& state, Seat s, Window window, CardId card, unsigned which,
           Maybe<ThingId> minion, Options& out) {
  if (!may_play(cards, state, s, window, card, which, minion)) return;
  const unsigned who = minion.has_value() ? static_cast<unsigned>(*minion) : no_thing;
  out.push_back(choose(Verb::Play, static_cast<unsigned>(card), who, which));
}

}  // namespace

int blood_cost(const Cards& cards, const State& state, Seat s, CardId card, const AbilityInfo& ability) {
  return ability.costs_copies ? copies_of(state, s, card) : cards[card].blood;
}

void play_options(const Cards& cards, const State& state, Seat s, Window window, Options& out) {
  each_playable(cards, state, s, window,
                [&](CardId card, unsigned k, const CardInfo& what, const AbilityInfo& ability) {
                  const CardKind kind = played_as(what, ability);
                  if (kind == CardKind::Master) return offer(cards, state, s, window, card, k, {}, out);
                  each_player_of(cards, state, s, kind, ability,
                                 [&](ThingId minion) { offer(cards, state, s, window, card, k, minion, out); });
                });
  use_options_of(cards, state, s, window, {}, out);
}

void play_options_of(const Cards& cards, const State& state, Seat s, Window window, Maybe<ThingId> minion,
                     Options& out) {
  each_playable(cards, state, s, window,
                [&](CardId card, unsigned k, const CardInfo& what, const AbilityInfo& ability) {
                  if (played_as(what, ability) != CardKind::Master)
                    offer(cards, state, s, window, card, k, minion, out);
                });
  if (window != Window::Action) use_options_of(cards, state, s, window, minion, out);
}

}  // namespace krypta::vtes
