#include "engine/games/vtes/card_host.hpp"

/// What can be played and used: by whom, when, and whether it can be paid. VT-066 to VT-089
namespace krypta::vtes {

namespace {

using cards::AbilityKind;

Use once_of(Scope scope, Maybe<ThingId> thing, Maybe<ThingId> minion, CardId card, unsigned ability) {
  switch (scope) {
    case Scope::RoundByMinion:
    case Scope::CombatByMinion:
    case Scope::UnlockByMinion:
    case Scope::ActionByMinion:
    case Scope::TurnByMinion: return {.scope = scope, .thing = minion, .card = card};
    case Scope::Game: return {.scope = scope, .card = card};
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

bool is_action_card(CardKind kind) {
  return kind == CardKind::Action || kind == CardKind::Equipment || kind == CardKind::Retainer ||
         kind == CardKind::Ally || kind == CardKind::Political || kind == CardKind::Power;
}

bool plays_as_vampire(const CardInfo& who, const AbilityInfo& ability) {
  return !who.is_vampire() && !ability.needs.without(Discipline::Flight).empty() &&
         ability.code->kind == AbilityKind::play && who.as_vampire.cover(ability.needs.without(Discipline::Flight));
}

/// What the card asks for besides a clan and Disciplines. VT-066, VT-721, VT-870
Bar unmet_by_card(const Cards& cards, const State& state, ThingId minion, const CardInfo& card) {
  if (!card.requires_title.empty() && !card.requires_title.has(title_of(cards, state, minion))) return Bar::NoTitle;
  if (!card.requires_sect.empty() && !card.requires_sect.has(sect_of(cards, state, minion))) return Bar::WrongSect;
  for (const Trait trait : all_of<Trait>()) {
    if (card.requires_trait.has(trait) && !has_trait(cards, state, minion, trait)) return Bar::NoTrait;
  }
  return Bar::None;
}

Bar unmet_requirement(const Cards& cards, const State& state, ThingId minion, const CardInfo& card,
                      const AbilityInfo& ability) {
  const Thing& thing = at(state, minion);
  const CardInfo& who = info(cards, thing);
  const Disciplines needs = ability.needs.without(Discipline::Flight);
  const bool of_vampires = !needs.empty() || card.clan != Clan::None || !card.requires_sect.empty() || card.blood > 0 ||
                           ability.costs_copies;
  const bool of_imbued =
      card.is(CardKind::Power) || !card.virtues.empty() || card.creed != Creed::None || card.conviction > 0;
  if (of_imbued && !who.is_imbued()) return Bar::NeedsImbued;  // VT-792
  if (card.creed != Creed::None && who.creed != card.creed) return Bar::WrongCreed;
  if (!(card.virtues - who.virtues).empty()) return Bar::NoVirtue;  // VT-783
  if (of_vampires && !who.is_vampire() && !plays_as_vampire(who, ability)) return Bar::NeedsVampire;
  if (card.clan != Clan::None && clan_of(cards, state, minion) != card.clan) return Bar::WrongClan;
  if (who.is_vampire() && !who.disciplines.cover(needs) &&
      !(thing.marks.has(Mark::Taught) && disciplines_of(cards, state, minion).cover(needs)))
    return Bar::NoDiscipline;
  if (card.begets(ability) && has_trait(cards, state, minion, Trait::Sterile)) return Bar::Sterile;  // VT-739
  const bool flies = ability.needs[Discipline::Flight] != Level::None;                               // VT-728
  if (flies && !has_trait(cards, state, minion, Trait::Flight)) return Bar::NoFlight;
  return unmet_by_card(cards, state, minion, card);
}

namespace {

/// VT-068: one single ready minion meets all of it.
Bar unmet_by_master(const Cards& cards, const State& state, Seat s, const CardInfo& card) {
  if (!card.asks_for_somebody()) return Bar::None;
  bool found = false;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (found || thing.controller != s || !is_ready_minion(cards, thing)) return;
    const bool of_clan = card.clan == Clan::None || clan_of(cards, state, id) == card.clan;
    const bool of_creed = card.creed == Creed::None || info(cards, thing).creed == card.creed;
    found = of_clan && of_creed && unmet_by_card(cards, state, id, card) == Bar::None;
  });
  if (found) return Bar::None;
  return card.clan != Clan::None ? Bar::MasterClan : Bar::MasterNeeds;
}

/// VT-046
bool may_cancel(const Cards& cards, const State& state, const AbilityInfo& ability) {
  const Maybe<EffectId> played = played_effect(state);
  if (!played.has_value()) return false;
  const Effect& effect = state.effects[static_cast<std::size_t>(*played)];
  const CardInfo& what = cards[static_cast<CardId>(effect.machine.card)];
  return ability.cancels.has(played_as(what, what.abilities[effect.ability]));
}

/// The last one, and the opponent's. VT-880
bool has_maneuver_to_cancel(const State& state, Maybe<ThingId> minion) {
  const Maybe<Side> side = minion.has_value() ? side_of(state, *minion) : Maybe<Side>{};
  return side.has_value() && state.frames.top().step == Step::Maneuvers && state.combat.last == opposite(*side);
}

/// VT-250, VT-325, VT-326
Bar missing_need(const Cards& cards, const State& state, Maybe<ThingId> minion, const AbilityInfo& ability) {
  const Action& action = state.action;
  if (ability.does(CardVerb::EnterCombat) && state.queued.acting.has_value()) return Bar::CombatQueued;  // VT-401
  if (ability.does(CardVerb::GrantStrikes) && !ability.exempt && minion.has_value()) {                   // VT-464
    const Maybe<Side> side = side_of(state, *minion);
    if (!side.has_value() || state.combat.sides[*side].gained) return Bar::StrikesGained;
  }
  if (ability.does(CardVerb::GrantStrikes) && minion.has_value() &&
      is_forbidden(cards, state, *minion, Deed::GainStrikes))  // VT-826
    return Bar::NoMoreStrikes;
  if (ability.does(CardVerb::CancelManeuver) && !has_maneuver_to_cancel(state, minion)) return Bar::NothingToCancel;
  if (!ability.cancels.empty()) return may_cancel(cards, state, ability) ? Bar::None : Bar::NothingToCancel;
  if (ability.does(CardVerb::AddVotesAgainst) && minion.has_value() && has_cast(state, *minion, Stand::For))
    return Bar::VotedOtherwise;  // VT-367
  if (ability.adds_bleed) {
    for (const Modifier& m : state.modifiers) {
      if (m.what == CardVerb::LimitedBleed && m.amount > 0 && is_in_force(cards, state, m)) return Bar::BleedLimit;
    }
  }
  if (ability.without_need || (!ability.adds_stealth && !ability.adds_intercept)) return Bar::None;
  const Bar unneeded = ability.adds_stealth ? Bar::StealthUnneeded : Bar::InterceptUnneeded;
  if (!action.on || action.stage != Stage::BlockAttempt || !action.blocker.has_value()) return unneeded;
  const int stealth = stealth_of(cards, state);
  const int intercept = intercept_of(cards, state, *action.blocker);
  if (ability.adds_stealth && intercept < stealth) return Bar::StealthUnneeded;
  const bool needed =
      !ability.adds_intercept || ((minion == action.blocker || ability.helps_blocker) && stealth > intercept);
  return needed ? Bar::None : Bar::InterceptUnneeded;
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
  const bool only_one = what.one_each || what.is(CardKind::Power);  // VT-795
  if (only_one && has_one_already(state, minion, card)) return false;
  return !what.one_of.has_value() || !has_trait_already(cards, state, minion, *what.one_of);
}

bool may_equip(const Cards& cards, const State& state, ThingId minion, CardId card) {
  const CardInfo& what = cards[card];
  return !what.abilities.empty() && has_room_for(cards, state, minion, card) &&
         meets_requirements(cards, state, minion, what, what.abilities.front());
}

/// Kinds of actions that a minion may take once a turn, or not at all. VT-242, VT-253, VT-278, VT-279
Bar bar_to_kind(const CardInfo& who, const Thing& thing, ActionKind kind) {
  switch (kind) {
    case ActionKind::Bleed: return thing.marks.has(Mark::Bled) ? Bar::Bled : Bar::None;
    case ActionKind::Hunt: return who.is_vampire() ? Bar::None : Bar::HuntsNot;
    case ActionKind::Political:
      if (!who.is_vampire()) return Bar::NoPolitics;
      return thing.marks.has(Mark::Voted) ? Bar::Voted : Bar::None;
    default: return Bar::None;
  }
}

namespace {

Bar only_if(bool possible) { return possible ? Bar::None : Bar::Impossible; }

}  // namespace

Bar bar_to_play(const Cards& cards, const State& state, Seat s, Window window, CardId card, unsigned which,
                Maybe<ThingId> minion) {
  const CardInfo& what = cards[card];
  const AbilityInfo& ability = what.abilities[which];
  const CardKind kind = played_as(what, ability);
  const Player& player = state.players[s];
  if (what.unique && contests_own(cards, state, s, card)) return Bar::OwnContest;  // VT-201
  if (kind == CardKind::Event) {                                                   // VT-152, VT-153, VT-652 to VT-654
    if (s != *state.active || window != Window::DiscardMain) return Bar::EventTime;
    if (player.discards == 0) return Bar::NoDiscard;
    if (player.event) return Bar::EventUsed;
    if (was_used(state, {.scope = Scope::Game, .card = card})) return Bar::EventPlayed;
    return only_if(is_possible(cards, state, {.self = s, .ability = &ability}, card));
  }
  if (kind == CardKind::Master) {
    if (what.has(Trait::OutOfTurn)) {
      if (s == *state.active) return Bar::OutOfTurnTime;
      if (player.out_of_turn) return Bar::OutOfTurnUsed;
    } else {
      if (s != *state.active || window != Window::MasterAction) return Bar::MasterTime;
      if (player.masters == 0) return Bar::NoMasterAction;
    }
    if (const Bar bar = bar_to_pay(cards, state, {card, &ability, {}, s}); bar != Bar::None) return bar;
    if (const Bar bar = unmet_by_master(cards, state, s, what); bar != Bar::None) return bar;
    if (is_used_up(state, ability, {}, minion, card, which)) return Bar::UsedUp;
    if (const Bar bar = missing_need(cards, state, minion, ability); bar != Bar::None) return bar;
    return only_if(is_possible(cards, state, {.minion = minion, .self = s, .ability = &ability}, card));
  }
  const Thing& thing = at(state, *minion);
  if (const Bar bar = unmet_requirement(cards, state, *minion, what, ability); bar != Bar::None) return bar;
  if (const Bar bar = bar_to_pay(cards, state, {card, &ability, minion, s}); bar != Bar::None) return bar;
  if (is_card_forbidden(cards, state, *minion, what)) return Bar::CardForbidden;
  if (!has_room_for(cards, state, *minion, card)) return what.is(CardKind::Power) ? Bar::HasPower : Bar::HasOne;
  if (is_used_up(state, ability, {}, minion, card, which)) return Bar::UsedUp;
  if (kind == CardKind::Modifier || kind == CardKind::Reaction) {  // VT-128, VT-148
    if (was_used(state, {.scope = Scope::Action, .thing = minion, .card = card}))
      return kind == CardKind::Modifier ? Bar::SameModifier : Bar::SameReaction;
  } else if (is_action_card(kind)) {
    if (was_used(state, {.scope = Scope::Turn, .thing = minion, .card = card})) return Bar::SameAction;  // VT-239
    if (ability.action.has_value()) {
      if (const Bar bar = bar_to_kind(info(cards, thing), thing, *ability.action); bar != Bar::None) return bar;
      if (ability.action == ActionKind::Bleed && is_masterless(cards, state, *minion)) return Bar::Masterless;
    }
  }
  if (const Bar bar = missing_need(cards, state, minion, ability); bar != Bar::None) return bar;
  Context context{.minion = minion, .self = s, .ability = &ability};
  if (is_possible(cards, state, context, card)) return Bar::None;
  context.unbound = true;
  return is_possible(cards, state, context, card) ? Bar::Masterless : Bar::Impossible;
}

namespace {

/// `visit(minion)` for each that could play such a card in that window, as far as its place at the table goes.
template <class Visit>
void each_player_of(const Cards& cards, const State& state, Seat s, CardKind kind, const AbilityInfo& ability,
                    Visit&& visit) {
  const Action& action = state.action;
  switch (kind) {
    case CardKind::Modifier:                                                                   // VT-126
      if (!action.on || action.seat != s || state.combat.on || state.referendum.hunt) return;  // VT-611
      if (state.referendum.on && !is_ready_minion(cards, at(state, *action.actor))) return;    // VT-362
      if (ability.user != User::Others) return visit(*action.actor);
      each_thing(state, [&](ThingId id, const Thing& thing) {  // VT-129
        if (thing.controller == s && id != *action.actor && is_ready_minion(cards, thing)) visit(id);
      });
      return;
    case CardKind::Reflex:  // VT-151
      each_thing(state, [&](ThingId id, const Thing& thing) {
        if (thing.controller == s && is_ready_minion(cards, thing)) visit(id);
      });
      return;
    case CardKind::Reaction:                                                                   // VT-147
      if (!action.on || action.seat == s || state.combat.on || state.referendum.hunt) return;  // VT-611
      each_thing(state, [&](ThingId id, const Thing& thing) {
        if (thing.controller != s || !is_ready_minion(cards, thing)) return;
        if (ability.of_locked ? thing.locked : may_react(thing)) visit(id);
      });
      return;
    case CardKind::Combat:  // VT-407
      if (!state.combat.on) return;
      if (ability.user == User::Uninvolved) {  // VT-408
        each_thing(state, [&](ThingId id, const Thing& thing) {
          if (thing.controller == s && is_controlled_minion(cards, thing) && !side_of(state, id).has_value()) visit(id);
        });
        return;
      }
      for (const Side side : all_of<Side>()) {
        const ThingId who = *state.combat.sides[side].who;
        const Thing& thing = at(state, who);
        if (thing.region != Region::Nowhere && thing.controller == s && !is_falling(state, who)) visit(who);  // VT-799
      }
      return;
    default: return;
  }
}

/// Who may use an ability of a thing. VT-105
bool belongs_to(const State& state, Seat s, const Thing& thing, const AbilityInfo& ability) {
  if (!ability.user.has_value()) return thing.controller == s;
  switch (*ability.user) {
    case User::Anyone:
    case User::Others:
    case User::Uninvolved: return true;
    case User::BearerController:
    case User::Bearer: return thing.host.has_value() && at(state, *thing.host).controller == s;
  }
  return false;
}

/// An ability of a power is used when a card of that type could be played by its imbued. VT-797
bool fits_type(const Cards& cards, const State& state, Seat s, const AbilityInfo& ability, Maybe<ThingId> minion) {
  bool fits = false;
  each_player_of(cards, state, s, *ability.as, ability, [&](ThingId who) { fits = fits || minion == who; });
  return fits;
}

}  // namespace

Bar bar_to_use(const Cards& cards, const State& state, Seat s, ThingId id, unsigned which, Maybe<ThingId> only) {
  const Thing& thing = at(state, id);
  const CardInfo& what = info(cards, thing);
  const AbilityInfo& ability = what.abilities[which];
  if (thing.marks.has(Mark::Stolen)) return Bar::Stolen;  // VT-565
  if (what.is(CardKind::Equipment) && thing.host.has_value() &&
      is_forbidden(cards, state, *thing.host, Deed::UseEquipment))
    return Bar::DeedForbidden;
  if (is_unawarded(what, thing)) return Bar::Unawarded;
  if (!belongs_to(state, s, thing, ability)) return Bar::NotYourCard;
  const Maybe<ThingId> minion = minion_of(cards, state, id);
  if (minion.has_value() && is_falling(state, *minion)) return Bar::Falling;  // VT-799
  if (what.is(CardKind::Power) && thing.controller != s) return Bar::NotYourCard;
  if (ability.as.has_value() && !fits_type(cards, state, s, ability, minion)) return Bar::TypeConditions;
  if (only.has_value() && ability.user == User::Bearer && minion != only) return Bar::NotBearer;
  if (is_used_up(state, ability, id, minion, thing.card.value, which)) return Bar::UsedUp;
  if (const Bar bar = missing_need(cards, state, minion, ability); bar != Bar::None) return bar;
  const Context context{.thing = speaks_for(state, id), .minion = minion, .self = s, .ability = &ability};
  return only_if(is_possible(cards, state, context, thing.card.value));
}

namespace {

void use_options_of(const Cards& cards, const State& state, Seat s, Window window, Maybe<ThingId> only, Options& out) {
  each_in_play(state, [&](ThingId id, const Thing& thing) {
    const CardInfo& what = info(cards, thing);
    if (!what.uses.has(window)) return;
    for (unsigned k = 0; k < what.abilities.size(); ++k) {
      const AbilityInfo& ability = what.abilities[k];
      if (ability.code->kind != AbilityKind::use || !ability.windows.has(window)) continue;
      if (bar_to_use(cards, state, s, id, k, only) == Bar::None)
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
  if (bar_to_play(cards, state, s, window, card, which, minion) != Bar::None) return;
  const unsigned who = minion.has_value() ? static_cast<unsigned>(*minion) : no_thing;
  out.push_back(choose(Verb::Play, static_cast<unsigned>(card), who, which));
}

}  // namespace

void play_options(const Cards& cards, const State& state, Seat s, Window window, Options& out) {
  each_playable(cards, state, s, window,
                [&](CardId card, unsigned k, const CardInfo& what, const AbilityInfo& ability) {
                  const CardKind kind = played_as(what, ability);
                  if (kind == CardKind::Master || kind == CardKind::Event)
                    return offer(cards, state, s, window, card, k, {}, out);
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
