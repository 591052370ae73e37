#include "engine/games/vtes/why/why.hpp"

/// Why a card cannot be played, or what lies there not be used.
namespace krypta::vtes {

Bar unready(const Cards& cards, const Thing& thing) {
  switch (thing.region) {
    case Region::Contested: return Bar::Contested;
    case Region::Torpor: return Bar::InTorpor;
    case Region::Incapacitated: return Bar::Incapacitated;
    case Region::Uncontrolled: return Bar::NotReady;
    default: return is_minion(info(cards, thing)) ? Bar::NotReady : Bar::NotMinion;
  }
}

Bar bar_of_card(const Asked& asked, Choice choice) {
  const CardId card = card_in(choice);
  if (!asked.holds(card)) return Bar::NotInHand;
  const auto& abilities = asked.cards[card].abilities;
  const unsigned which = ability_in(choice);
  if (which >= abilities.size() || abilities[which].code->kind != cards::AbilityKind::play) return Bar::NoSuchPlay;
  return Bar::None;
}

Bar untimely(const Asked& asked, Window window, CardId card, const AbilityInfo& ability) {
  const State& known = asked.known;
  const CardInfo& what = asked.cards[card];
  const bool own_turn = known.active == asked.seat;
  const bool acting = known.action.on && known.action.seat == asked.seat;
  switch (const CardKind kind = played_as(what, ability)) {
    case CardKind::Master:
      if (what.has(Trait::OutOfTurn)) return own_turn ? Bar::OutOfTurnTime : Bar::OtherWindow;
      return own_turn && window == Window::MasterAction ? Bar::OtherWindow : Bar::MasterTime;
    case CardKind::Event: return Bar::EventTime;
    case CardKind::Reflex: return Bar::ReflexTime;
    case CardKind::Combat:
      if (!known.combat.on) return Bar::CombatCardTime;
      return window == Window::AsPlayed ? Bar::AsPlayedOnly : Bar::CombatWindow;
    case CardKind::Modifier:
    case CardKind::Reaction:
      if (known.combat.on) return Bar::OnlyCombatCards;
      if (!known.action.on || acting != (kind == CardKind::Modifier))
        return kind == CardKind::Modifier ? Bar::ModifierTime : Bar::ReactionTime;
      if (window == Window::AsPlayed) return Bar::AsPlayedOnly;
      return kind == CardKind::Modifier ? Bar::ModifierWindow : Bar::ReactionWindow;
    default: return known.combat.on ? Bar::OnlyCombatCards : Bar::ActionCardTime;
  }
}

Bar refined(const Asked& asked, Bar bar, CardId card, unsigned which, const Context& context) {
  const CardInfo& what = asked.cards[card];
  const AbilityInfo& ability = what.abilities[which];
  if (bar == Bar::NoDiscipline) {
    const Disciplines has = disciplines_of(asked.cards, asked.known, *context.minion);
    const bool any = std::ranges::all_of(
        all_of<Discipline>(), [&](Discipline d) { return ability.needs[d] == Level::None || has[d] != Level::None; });
    return any ? Bar::NoSuperior : Bar::NoDiscipline;
  }
  if (bar != Bar::Impossible) return bar;
  const bool locks = ability.does(CardVerb::LockCard) && context.thing.has_value();
  if (locks && at(asked.known, *context.thing).locked) return Bar::NeedsUnlocked;
  if (ability.code->condition == cards::nowhere) return Bar::Impossible;
  const CardReader reader{asked.cards, asked.known, context};
  const cards::Frame frame{.card = static_cast<std::uint16_t>(card), .player = context.self};
  const cards::Machine<const CardReader> machine{*what.program, frame, reader};
  return machine.evaluate(ability.code->condition) == 0 ? Bar::Condition : Bar::Impossible;
}

namespace {

/// Of a minion of one's own that has to be ready.
Bar bar_to_own(const Asked& asked, const Thing& thing) {
  if (thing.controller != asked.seat) return Bar::NotYours;
  return is_ready_minion(asked.cards, thing) ? Bar::None : unready(asked.cards, thing);
}

Bar bar_to_modify(const Asked& asked, const AbilityInfo& ability, ThingId id) {  // VT-126, VT-129
  const Action& action = asked.known.action;
  if (ability.user != User::Others) return id == *action.actor ? Bar::None : Bar::NotActing;
  return id == *action.actor ? Bar::IsActing : bar_to_own(asked, at(asked.known, id));
}

Bar bar_to_react(const Asked& asked, const AbilityInfo& ability, ThingId id) {  // VT-147
  const Thing& thing = at(asked.known, id);
  if (const Bar bar = bar_to_own(asked, thing); bar != Bar::None) return bar;
  if (ability.of_locked) return thing.locked ? Bar::None : Bar::NotLocked;
  return may_react(thing) ? Bar::None : Bar::Asleep;
}

Bar bar_to_fight(const Asked& asked, const AbilityInfo& ability, ThingId id) {  // VT-407, VT-408
  const Thing& thing = at(asked.known, id);
  const bool fights = side_of(asked.known, id).has_value();
  if (thing.controller != asked.seat) return Bar::NotYours;
  if (is_falling(asked.known, id)) return Bar::Falling;
  if (ability.user != User::Uninvolved) return fights ? Bar::None : Bar::NotFighting;
  if (fights) return Bar::Fighting;
  return is_controlled_minion(asked.cards, thing) ? Bar::None : unready(asked.cards, thing);
}

/// Whether the minion is one of those that could play such a card, as far as its place at the table goes.
Bar bar_to_player(const Asked& asked, Window window, CardId card, const AbilityInfo& ability, ThingId id) {
  const State& known = asked.known;
  const CardKind kind = played_as(asked.cards[card], ability);
  const bool acts = known.action.on && known.action.seat == asked.seat;
  switch (kind) {
    case CardKind::Modifier:
      if (!acts || known.combat.on) return untimely(asked, window, card, ability);
      return bar_to_modify(asked, ability, id);
    case CardKind::Reaction:
      if (!known.action.on || acts || known.combat.on) return untimely(asked, window, card, ability);
      return bar_to_react(asked, ability, id);
    case CardKind::Reflex: return bar_to_own(asked, at(known, id));
    case CardKind::Combat: return known.combat.on ? bar_to_fight(asked, ability, id) : Bar::CombatCardTime;
    default: return untimely(asked, window, card, ability);
  }
}

}  // namespace

Bar bar_of_play(const Asked& asked, Window window, Choice choice, Maybe<ThingId> only) {
  if (const Bar bar = bar_of_card(asked, choice); bar != Bar::None) return bar;
  const CardId card = card_in(choice);
  const unsigned which = ability_in(choice);
  const AbilityInfo& ability = asked.cards[card].abilities[which];
  const CardKind kind = played_as(asked.cards[card], ability);
  const bool by_nobody = kind == CardKind::Master || kind == CardKind::Event;
  if (!ability.windows.has(window) || (by_nobody && only.has_value())) return untimely(asked, window, card, ability);
  const Maybe<ThingId> minion = thing_in(choice);
  if (by_nobody) {
    if (minion.has_value()) return Bar::NeedsNoMinion;
  } else {
    if (!minion.has_value()) return Bar::NeedsMinion;
    if (!asked.lies(minion)) return Bar::Gone;
    if (only.has_value()) {
      if (minion != only) return at(asked.known, *minion).controller == asked.seat ? Bar::NotFighting : Bar::NotYours;
    } else if (const Bar bar = bar_to_player(asked, window, card, ability, *minion); bar != Bar::None) {
      return bar;
    }
  }
  const Bar bar = bar_to_play(asked.cards, asked.known, asked.seat, window, card, which, minion);
  return refined(asked, bar, card, which, {.minion = minion, .self = asked.seat, .ability = &ability});
}

Bar bar_of_use(const Asked& asked, Window window, Choice choice, Maybe<ThingId> only) {
  const Maybe<ThingId> id = thing_in(choice);
  if (!asked.lies(id)) return Bar::Gone;
  const Thing& thing = at(asked.known, *id);
  if (!is_in_play(asked.known, thing)) return Bar::NotInPlay;
  const auto& abilities = info(asked.cards, thing).abilities;
  const unsigned which = ability_in(choice);
  if (which >= abilities.size() || abilities[which].code->kind != cards::AbilityKind::use) return Bar::NoSuchUse;
  // With a minion it is an action.
  if (!abilities[which].windows.has(window) || other_in(choice).has_value()) return Bar::UseTime;
  const Bar bar = bar_to_use(asked.cards, asked.known, asked.seat, *id, which, only);
  return refined(asked, bar, thing.card.value, which,
                 {.thing = speaks_for(asked.known, *id),
                  .minion = minion_of(asked.cards, asked.known, *id),
                  .self = asked.seat,
                  .ability = &abilities[which]});
}

}  // namespace krypta::vtes
