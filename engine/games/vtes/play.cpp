#include "engine/games/vtes/card_host.hpp"

/// Playing cards and using those that lie there: who may, when, at what price, and how it goes on. VT-042 to VT-089
namespace krypta::vtes {

namespace {

using cards::AbilityKind;
using Reading = cards::Machine<const CardReader>;
using Running = cards::Machine<CardHost>;

namespace playing_stage {
enum Stage : std::uint8_t { Targets, AsPlayed, Pays, Runs };
}

CardKind kind_of(const CardInfo& card, const AbilityInfo& ability) {
  return ability.as.has_value() ? *ability.as : card.kinds.first();
}
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

Use once_of(Scope scope, Maybe<ThingId> thing, Maybe<ThingId> minion, CardId card, unsigned ability) {
  switch (scope) {
    case Scope::RoundByMinion:
    case Scope::CombatByMinion:
    case Scope::UnlockByMinion: return {.scope = scope, .thing = minion, .card = card};
    default: return {.scope = scope, .thing = thing, .card = card, .ability = static_cast<std::uint8_t>(ability + 1)};
  }
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

/// Its condition holds, each target can be named and each cost of its own be paid.
bool is_possible(const Cards& cards, const State& state, CardId card, unsigned which, Seat s, Maybe<ThingId> thing,
                 Maybe<ThingId> minion) {
  const CardInfo& what = cards[card];
  const Context context{.thing = thing, .minion = minion, .self = s, .ability = &what.abilities[which]};
  const CardReader reader{cards, state, context};
  const cards::Frame frame{.card = static_cast<std::uint16_t>(card), .player = s};
  return Reading{*what.program, frame, reader}.possible(*what.abilities[which].code);
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
  const CardKind kind = kind_of(what, ability);
  const Player& player = state.players[s];
  if (what.unique && contests_own(cards, state, s, card)) return false;  // VT-201
  if (kind == CardKind::Master) {
    if (what.has(Trait::OutOfTurn) ? s == *state.active || player.out_of_turn
                                   : s != *state.active || window != Window::MasterAction || player.masters == 0)
      return false;
    if (player.pool < what.pool || !may_play_master(cards, state, s, what)) return false;
    return is_needed(cards, state, minion, ability) && is_possible(cards, state, card, which, s, {}, minion);
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
  return is_needed(cards, state, minion, ability) && is_possible(cards, state, card, which, s, {}, minion);
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

/// The minion that a use belongs to: the thing itself, or the one that bears it.
Maybe<ThingId> minion_of_use(const Cards& cards, const State& state, ThingId id) {
  const Thing& thing = at(state, id);
  if (is_minion(info(cards, thing))) return id;
  return thing.host;
}

void use_options_of(const Cards& cards, const State& state, Seat s, Window window, Maybe<ThingId> only, Options& out) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    const CardInfo& what = info(cards, thing);
    if (!what.uses.has(window) || !is_in_play(state, thing)) return;
    for (unsigned k = 0; k < what.abilities.size(); ++k) {
      const AbilityInfo& ability = what.abilities[k];
      if (ability.code->kind != AbilityKind::use || !ability.windows.has(window)) continue;
      if (!may_use(state, s, thing, ability)) continue;
      const Maybe<ThingId> minion = minion_of_use(cards, state, id);
      if (only.has_value() && ability.user == User::Bearer && minion != only) continue;
      if (thing.marks.has(Mark::Stolen)) continue;  // VT-565
      if (is_used_up(state, ability, id, minion, thing.card.value, k)) continue;
      if (!is_needed(cards, state, minion, ability)) continue;
      if (!is_possible(cards, state, thing.card.value, k, s, id, minion)) continue;
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
  if (!ability.costs_copies) return cards[card].blood;
  int copies = 0;
  each_thing(state, [&](ThingId, const Thing& thing) {
    copies += thing.card.value == card && thing.controller == s && is_in_play(state, thing) ? 1 : 0;
  });
  return copies;
}

void play_options(const Cards& cards, const State& state, Seat s, Window window, Options& out) {
  each_playable(cards, state, s, window,
                [&](CardId card, unsigned k, const CardInfo& what, const AbilityInfo& ability) {
                  const CardKind kind = kind_of(what, ability);
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
                  if (kind_of(what, ability) != CardKind::Master) offer(cards, state, s, window, card, k, minion, out);
                });
  if (window != Window::Action) use_options_of(cards, state, s, window, minion, out);
}

EffectId new_effect(Table& on, const Effect& effect) {
  auto& all = on.state.effects;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].seat.has_value()) continue;
    all[i] = effect;
    return static_cast<EffectId>(i);
  }
  all.push_back(effect);
  return static_cast<EffectId>(all.size() - 1);
}

void free_effect(Table& on, EffectId id) {
  auto& all = on.state.effects;
  all[static_cast<std::size_t>(id)] = {};
  while (!all.empty() && !all.back().seat.has_value()) all.pop_back();
}

void resume(Table& on, EffectId id) {
  Frame& frame = on.state.frames.enter(Step::Effect);
  frame.effect = id;
  frame.seat = on.state.effects[static_cast<std::size_t>(id)].seat;
}

void put_away(Table& on, Maybe<ThingId> thing) {
  if (!thing.has_value() || at(on.state, *thing).region != Region::Limbo) return;
  const Thing played = at(on.state, *thing);
  put_in(on.state.players[played.owner].ash, played.card.value);  // VT-043
  free_place(on, *thing);
}

namespace {

void begin_play(Table& on, const Effect& effect) {
  const EffectId id = new_effect(on, effect);
  on.state.action.fruitless = 0;
  return_impulse(on);
  Frame& frame = on.state.frames.enter(Step::Play);
  frame.effect = id;
  frame.seat = effect.seat;
}

void tell_played(Table& on, Seat s, CardId card, Maybe<ThingId> minion, bool from_hand) {
  if (minion.has_value()) {
    on.events.tell_all({42}, from_hand ? EventKind::PlayedBy : EventKind::UsedBy, s, card, card_of(on.state, *minion));
  } else {
    on.events.tell_all({42}, from_hand ? EventKind::Played : EventKind::Used, s, card);
  }
}

void play_from_hand(Table& on, Seat s, Window window, Choice choice) {
  const CardId card = card_in(choice);
  const unsigned k = ability_in(choice);
  const Maybe<ThingId> minion = thing_in(choice);
  const CardInfo& what = on.cards[card];
  const AbilityInfo& ability = what.abilities[k];
  const CardKind kind = kind_of(what, ability);
  Player& player = on.state.players[s];
  tell_played(on, s, card, minion, true);
  const ThingId thing = set_aside(on, s, card);
  at(on.state, thing).level = static_cast<std::uint8_t>(k + 1);
  if (kind == CardKind::Master) {  // VT-056, VT-216
    if (what.has(Trait::OutOfTurn)) {
      player.out_of_turn = true;
    } else {
      --player.masters;
    }
  } else if (kind == CardKind::Modifier || kind == CardKind::Reaction) {
    note(on, {.scope = Scope::Action, .thing = minion, .card = card});
  }
  note_use(on, ability, {}, minion, card, k);
  on.state.combat.moved = true;
  Effect effect{.thing = thing, .minion = minion, .seat = s, .ability = static_cast<std::uint8_t>(k), .window = window};
  effect.machine.pc = ability.code->start;
  effect.machine.card = static_cast<std::uint16_t>(card);
  effect.machine.player = s;
  begin_play(on, effect);
}

void use_thing(Table& on, Seat s, Window window, Choice choice) {
  const ThingId id = *thing_in(choice);
  const unsigned k = ability_in(choice);
  const CardId card = card_of(on.state, id);
  const AbilityInfo& ability = on.cards[card].abilities[k];
  const Maybe<ThingId> given = other_in(choice);
  const Maybe<ThingId> minion = given.has_value() ? given : minion_of_use(on.cards, on.state, id);
  tell_played(on, s, card, given, false);
  note_use(on, ability, id, minion, card, k);
  on.state.combat.moved = true;
  Effect effect{.thing = id, .minion = minion, .seat = s, .ability = static_cast<std::uint8_t>(k), .window = window};
  effect.machine.pc = ability.code->start;
  effect.machine.card = static_cast<std::uint16_t>(card);
  effect.machine.player = s;
  begin_play(on, effect);
}

}  // namespace

bool apply_play(Table& on, Seat s, Window window, Choice choice) {
  if (verb(choice) == Verb::Play) {
    play_from_hand(on, s, window, choice);
    return true;
  }
  if (verb(choice) == Verb::Use) {
    use_thing(on, s, window, choice);
    return true;
  }
  return false;
}

namespace {

/// What would be asked of somebody who is out of the game is dropped with the rest of the effect.
cards::Status run(Table& on, EffectId id) {
  Effect& effect = on.state.effects[static_cast<std::size_t>(id)];
  const Context context = context_of(on.cards, on.state, effect);
  CardHost host{on, id, context};
  Running machine{*on.cards[static_cast<CardId>(effect.machine.card)].program, effect.machine, host};
  const cards::Status status = machine.run();
  const bool nobody = status == cards::Status::asks && on.state.players[machine.decider()].out;
  return nobody ? cards::Status::done : status;
}

bool is_from_hand(const State& state, const Effect& effect) {
  return effect.thing.has_value() && at(state, *effect.thing).region == Region::Limbo;
}

/// VT-072, VT-074, VT-081; and when the card will be replaced. VT-063
void pay(Table& on, const Effect& effect) {
  const auto card = static_cast<CardId>(effect.machine.card);
  const CardInfo& what = on.cards[card];
  const AbilityInfo& ability = what.abilities[effect.ability];
  const int blood = blood_cost(on.cards, on.state, *effect.seat, card, ability);
  if (blood > 0 && effect.minion.has_value()) lose_blood(on, *effect.minion, blood);
  if (what.pool > 0) burn_pool(on, *effect.seat, what.pool);
}

void delay_replacement(Table& on, const Effect& effect) {
  const CardInfo& what = on.cards[static_cast<CardId>(effect.machine.card)];
  if (!what.replaced.has_value()) return;
  Player& player = on.state.players[*effect.seat];
  ++(*what.replaced == Moment::OwnUnlock ? player.late_unlock : player.late_discard);
}

/// VT-108 to VT-112
void gain_from_trifle(Table& on, const Effect& effect) {
  const CardInfo& what = on.cards[static_cast<CardId>(effect.machine.card)];
  Player& player = on.state.players[*effect.seat];
  if (!what.is(CardKind::Master) || !what.has(Trait::Trifle) || player.trifle || on.state.active != effect.seat) return;
  player.trifle = true;
  ++player.masters;
}

/// A strike that was chosen waits with its effect.
bool is_parked(const State& state, EffectId id) {
  return state.combat.on &&
         (state.combat.sides[Side::Acting].strike.effect == id || state.combat.sides[Side::Other].strike.effect == id);
}

}  // namespace

bool go_on_with_play(Table& on) {
  Frame& frame = on.state.frames.top();
  const EffectId id = *frame.effect;
  switch (frame.stage) {
    case playing_stage::Targets: {
      const cards::Status status = run(on, id);
      if (status == cards::Status::asks) return true;
      on.state.frames.top().stage = playing_stage::AsPlayed;
      return false;
    }
    case playing_stage::AsPlayed: {
      const Effect& played = on.state.effects[static_cast<std::size_t>(id)];
      const AbilityInfo& ability = on.cards[static_cast<CardId>(played.machine.card)].abilities[played.ability];
      if (ability.action.has_value()) {  // its own window comes with the announcement
        on.state.frames.pop();
        announce_card_action(on, id, ability);
        return false;
      }
      frame.stage = playing_stage::Pays;
      // VT-047, VT-049: cancels and wakes; of the latter only in an action and outside of combat.
      if (is_from_hand(on.state, on.state.effects[static_cast<std::size_t>(id)]) && on.state.action.on &&
          !on.state.combat.on)
        open_impulse(on, Window::AsPlayed);
      return false;
    }
    case playing_stage::Pays: {
      const Effect effect = on.state.effects[static_cast<std::size_t>(id)];
      if (is_from_hand(on.state, effect)) delay_replacement(on, effect);
      frame.stage = playing_stage::Runs;
      if (is_from_hand(on.state, effect)) pay(on, effect);
      on.dirty = true;
      return false;
    }
    default: break;
  }
  const cards::Status status = run(on, id);
  if (status == cards::Status::asks) return true;
  if (status == cards::Status::waits) {
    // The frame of the play may lie below what the verb has begun.
    if (!is_parked(on.state, id)) return false;
    on.state.frames.pop();
    return false;
  }
  if (status == cards::Status::pays) return false;
  const Effect effect = on.state.effects[static_cast<std::size_t>(id)];
  gain_from_trifle(on, effect);
  free_effect(on, id);
  on.state.frames.pop();
  put_away(on, effect.thing);
  on.dirty = true;
  return false;
}

bool go_on_with_effect(Table& on) {
  const EffectId id = *on.state.frames.top().effect;
  const cards::Status status = run(on, id);
  if (status == cards::Status::asks) return true;
  if (status != cards::Status::done) return false;
  free_effect(on, id);
  on.state.frames.pop();
  on.dirty = true;
  return false;
}

namespace {

/// Asks the card that waits for an answer.
template <class Ask>
auto with_machine(const Cards& cards, const State& state, Ask&& ask) {
  const Effect& effect = state.effects[static_cast<std::size_t>(*state.frames.top().effect)];
  const Context context = context_of(cards, state, effect);
  const CardReader reader{cards, state, context};
  return ask(Reading{*cards[static_cast<CardId>(effect.machine.card)].program, effect.machine, reader});
}

Choice written(const cards::Answer& answer) {
  const auto value = static_cast<unsigned>(answer.value);
  switch (answer.kind) {
    case cards::Answer::Kind::option: return choose(Verb::PickOption, value);
    case cards::Answer::Kind::yes: return choose(Verb::Yes);
    case cards::Answer::Kind::no: return choose(Verb::No);
    case cards::Answer::Kind::enough: return choose(Verb::Done);
    case cards::Answer::Kind::word: return choose(Verb::PickWord, value, static_cast<unsigned>(answer.type));
    case cards::Answer::Kind::item: break;
  }
  if (answer.type == type_of(Kind::Player)) return choose(Verb::PickPlayer, value);
  if (answer.type == type_of(Kind::Card)) return choose(Verb::PickThing, static_cast<ThingId>(value));
  if (answer.type == type_of(Kind::Face)) return choose(Verb::PickCard, value);
  return choose(Verb::PickNumber, value);
}

cards::Answer read_answer(Choice choice) {
  using Answered = cards::Answer::Kind;
  const auto value = static_cast<std::int16_t>(last_in(choice));
  switch (verb(choice)) {
    case Verb::PickPlayer: return {Answered::item, type_of(Kind::Player), value};
    case Verb::PickThing: return {Answered::item, type_of(Kind::Card), static_cast<std::int16_t>(raw_thing(choice))};
    case Verb::PickCard: return {Answered::item, type_of(Kind::Face), value};
    case Verb::PickNumber: return {Answered::item, cards::Type::number, value};
    case Verb::PickWord: return {Answered::word, static_cast<cards::Type>(raw_thing(choice)), value};
    case Verb::PickOption: return {Answered::option, {}, value};
    case Verb::Yes: return {Answered::yes};
    case Verb::No: return {Answered::no};
    default: return {Answered::enough};
  }
}

}  // namespace

Seat effect_decider(const Cards& cards, const State& state) {
  return with_machine(cards, state, [](const Reading& machine) { return machine.decider(); });
}

void effect_options(const Cards& cards, const State& state, Options& out) {
  with_machine(cards, state, [&](const Reading& machine) {
    machine.each_answer([&](const cards::Answer& answer) { out.push_back(written(answer)); });
    return 0;
  });
}

void apply_answer(Table& on, Choice choice) {
  const EffectId id = *on.state.frames.top().effect;
  Effect& effect = on.state.effects[static_cast<std::size_t>(id)];
  const Context context = context_of(on.cards, on.state, effect);
  CardHost host{on, id, context};
  Running{*on.cards[static_cast<CardId>(effect.machine.card)].program, effect.machine, host}.answer(
      read_answer(choice));
}

}  // namespace krypta::vtes
