#include "engine/games/vtes/why/why.hpp"

/// Why a minion cannot take an action next. VT-220 to VT-306
namespace krypta::vtes {

namespace {

/// Some minion has to do its duty, and nothing else is possible. VT-225
bool is_duty_due(const Asked& asked) { return !asked.offers(choose(Verb::EndPhase)); }

/// The minion that takes the action.
Maybe<ThingId> actor_in(Choice choice) { return verb(choice) == Verb::Use ? other_in(choice) : thing_in(choice); }

/// Whether the minion may act, and has nothing else to do before.
Bar bar_to_actor(const Asked& asked, Choice choice) {
  const ThingId id = *actor_in(choice);
  const Thing& thing = at(asked.known, id);
  const Bar bar = bar_to_act(asked.cards, thing, asked.seat);
  if (bar != Bar::None) return bar == Bar::NotReady ? unready(asked.cards, thing) : bar;
  const EnumSet<ActionKind> duties = duties_of(asked.cards, asked.known, id, thing);
  if (duties.empty()) return is_duty_due(asked) ? Bar::DutyFirst : Bar::None;
  if (duties.size() > 1) return Bar::Stuck;  // VT-229
  if (action_kind(asked.cards, asked.known, choice) == duties.first()) return Bar::None;
  const bool able =
      std::ranges::any_of(asked.legal, [&](Choice c) { return verb(c) != Verb::EndPhase && actor_in(c) == id; });
  if (!able) return Bar::Stuck;  // VT-230
  return duties.first() == ActionKind::Hunt && thing.blood == 0 ? Bar::MustHunt : Bar::OwnDuty;
}

Bar bar_of_vampire(const Asked& asked, Choice choice) {
  const ThingId id = *thing_in(choice);
  const bool vampire = info(asked.cards, asked.known, id).is_vampire();
  const bool aims = verb(choice) != Verb::Hunt && verb(choice) != Verb::BecomeAnarch && asked.lies(other_in(choice));
  if (aims && bar_to_act_against(asked.cards, asked.known, id, *other_in(choice)) != Bar::None) return Bar::Masterless;
  switch (verb(choice)) {
    case Verb::Hunt: return vampire ? bar_to_hunt(asked.cards, asked.known, id) : Bar::HuntsNot;
    case Verb::BecomeAnarch: return bar_to_become_anarch(asked.cards, asked.known, id);
    case Verb::Pursue:
      if (!vampire) return Bar::PursuesNot;
      return asked.lies(other_in(choice)) ? bar_to_pursue(asked.known, id, *other_in(choice)) : Bar::NotMarked;
    case Verb::Rescue:
      if (!vampire) return Bar::RescuesNot;
      return asked.lies(other_in(choice)) ? bar_to_rescue(asked.known, id, *other_in(choice)) : Bar::RescueTarget;
    default:
      if (!vampire) return Bar::DrinksNot;
      return asked.lies(other_in(choice)) ? bar_to_diablerize(asked.cards, asked.known, id, *other_in(choice))
                                          : Bar::DiablerieTarget;
  }
}

Bar bar_of_action_card(const Asked& asked, Choice choice) {
  if (const Bar bar = bar_of_card(asked, choice); bar != Bar::None) return bar;
  const CardId card = card_in(choice);
  const unsigned which = ability_in(choice);
  const AbilityInfo& ability = asked.cards[card].abilities[which];
  const bool by_nobody = played_as(asked.cards[card], ability) == CardKind::Master;
  if (!ability.windows.has(Window::Action) || by_nobody) return untimely(asked, Window::Action, card, ability);
  const Maybe<ThingId> minion = thing_in(choice);
  if (!minion.has_value()) return Bar::NeedsMinion;
  if (!asked.lies(minion)) return Bar::Gone;
  if (const Bar bar = bar_to_actor(asked, choice); bar != Bar::None) return bar;
  const Bar bar = bar_to_play(asked.cards, asked.known, asked.seat, Window::Action, card, which, minion);
  return refined(asked, bar, card, which, {.minion = minion, .self = asked.seat, .ability = &ability});
}

Bar bar_of_card_action(const Asked& asked, Choice choice) {
  const Maybe<ThingId> id = thing_in(choice);
  const Maybe<ThingId> minion = other_in(choice);
  if (!asked.lies(id)) return Bar::Gone;
  const Thing& thing = at(asked.known, *id);
  if (!is_in_play(asked.known, thing)) return Bar::NotInPlay;
  const auto& abilities = info(asked.cards, thing).abilities;
  const unsigned which = ability_in(choice);
  if (which >= abilities.size() || abilities[which].code->kind != cards::AbilityKind::use) return Bar::NoSuchUse;
  if (!abilities[which].windows.has(Window::Action)) return Bar::UseTime;
  if (!minion.has_value()) return Bar::NeedsMinion;
  if (!asked.lies(minion)) return Bar::Gone;
  if (const Bar bar = bar_to_actor(asked, choice); bar != Bar::None) return bar;
  const Bar bar = bar_to_use_action(asked.cards, asked.known, asked.seat, *minion, *id, which);
  return refined(asked, bar, thing.card.value, which,
                 {.thing = id, .minion = minion, .self = asked.seat, .ability = &abilities[which]});
}

}  // namespace

Bar bar_of_next_action(const Asked& asked, Choice choice) {
  switch (verb(choice)) {
    case Verb::EndPhase: return is_duty_due(asked) ? Bar::DutyFirst : Bar::None;
    case Verb::Play: return bar_of_action_card(asked, choice);
    case Verb::Use: return bar_of_card_action(asked, choice);
    default: break;
  }
  const Maybe<ThingId> id = thing_in(choice);
  if (!asked.lies(id)) return Bar::Gone;
  if (verb(choice) == Verb::LeaveTorpor) {
    const Bar bar = bar_to_leave_torpor(asked.known, asked.seat, *id);
    return bar == Bar::None && is_duty_due(asked) ? Bar::DutyFirst : bar;
  }
  if (const Bar bar = bar_to_actor(asked, choice); bar != Bar::None) return bar;
  switch (verb(choice)) {
    case Verb::Bleed: return bar_to_bleed(asked.cards, asked.known, *id);
    case Verb::TakeEquipment:
      if (!asked.lies(other_in(choice))) return Bar::NotToBeTaken;
      return bar_to_take(asked.cards, asked.known, asked.seat, *id, *other_in(choice));
    case Verb::BurnImbued:
      return asked.lies(other_in(choice)) ? bar_to_burn_imbued(asked.known, *id, *other_in(choice)) : Bar::BurnTarget;
    default: return bar_of_vampire(asked, choice);
  }
}

}  // namespace krypta::vtes
