#include "bots/vtes/mind.hpp"

/// Which action comes next. What it is worth when it succeeds, less what a block would cost, less what the minion could
/// have done unlocked. VT-220
namespace krypta::bots::vtes {

namespace {

/// Whether it has an answer in the hand to what others do, for which it has to be unlocked.
bool has_answer(const Mind& mind, ThingId minion) {
  return mind.may_bounce(minion) || mind.may_weaken_bleed(minion) || mind.more_intercept(minion) > 0;
}

bool is_only_guard(const Mind& mind, ThingId minion) {
  bool only = true;
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    only =
        only && (id == minion || it.controller != mind.self() || !is_ready_minion(mind.cards(), it) || !may_react(it));
  });
  return only;
}

bool may_wake(const Mind& mind) {
  bool found = false;
  mind.each_in_hand(Window::NoBlock, [&](CardId, const AbilityInfo& ability) { found = found || ability.wakes; });
  return found;
}

/// What it is worth to keep a minion unlocked: others will act before it unlocks. In a long match nobody waits any
/// more, nor when the prey is about to fall.
double on_guard(const Mind& mind, ThingId minion) {
  if (mind.is_late() || mind.now().players[mind.prey()].pool <= 4) return 0;
  const double base = mind.pool() < 8 ? 0.6 : mind.pool() < 14 ? 0.35 : 0.2;
  const bool needed = mind.vampires(mind.predator()) > 0 && is_only_guard(mind, minion) && has_answer(mind, minion);
  return base + (needed && !may_wake(mind) ? 0.6 : 0);
}

/// What an action is worth: `gain` when it succeeds.
double acting(const Mind& mind, ThingId minion, double gain, int stealth, bool directed, Seat at_seat) {
  const Mind::Threat threat = mind.threat(minion, stealth, directed, at_seat);
  double met = 0;
  if (threat.blocker.has_value()) {
    met = mind.combat(minion, *threat.blocker);
    if (met > 0) met *= 0.5;
    if (mind.is_late()) met = 0;
  }
  return (1 - threat.chance) * gain + threat.chance * met - on_guard(mind, minion);
}

int own_bleed(const Mind& mind, ThingId minion) {
  const Thing& it = mind.thing(minion);
  const CardInfo& who = mind.card(minion);
  int bleed = 1;
  if (!who.is_vampire() && !who.is_imbued())
    bleed = it.level == 0 || it.level > who.abilities.size() ? 0 : who.abilities[it.level - 1U].own_bleed;
  return bleed + sum_of(mind.cards(), mind.now(), CardVerb::AddBleed, minion);
}

double judge_bleed(const Mind& mind, ThingId minion, int more, int stealth) {
  int bleed = own_bleed(mind, minion) + more;
  if (bleed <= 0) return -1;
  bool raised = false;
  mind.each_in_hand(Window::BlocksDeclined, [&](CardId card, const AbilityInfo& ability) {
    raised = raised || (ability.adds_bleed && mind.may_play(minion, card, ability));
  });
  if (raised) ++bleed;
  return acting(mind, minion, mind.gain_of_bleed(bleed), stealth, true, mind.prey());
}

double judge_hunt(const Mind& mind, ThingId minion) {
  const int blood = mind.thing(minion).blood;
  const int capacity = mind.card(minion).capacity;
  if (blood >= capacity || (mind.is_late() && blood > 0)) return -1;
  const double need = blood <= 1 ? 2.2 : blood == 2 ? 1.4 : 2 * blood < capacity ? 0.7 : 0.3;
  return acting(mind, minion, need, 1, false, mind.prey());
}

/// The best fight that this minion could pick.
double best_fight(const Mind& mind, ThingId minion, Maybe<ThingId> only) {
  double best = -5;
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    if (it.controller == mind.self() || it.region != Region::Ready || !mind.card(id).is_vampire()) return;
    if (!only.has_value() || *only == id) best = std::max(best, mind.combat(minion, id));
  });
  return best;
}

int count_on(const Mind& mind, ThingId minion) {
  int n = 0;
  each_thing(mind.now(), [&](ThingId, const Thing& it) { n += it.region == Region::Attached && it.host == minion; });
  return n;
}

bool can_grow(const Mind& mind, int capacity) {
  bool found = false;
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    if (it.controller != mind.self() || it.region != Region::Uncontrolled) return;
    const CardInfo& who = mind.card(id);
    found = found || (who.capacity < capacity && who.capacity - it.blood >= 2 && wanted(mind, id) > -8);
  });
  return found;
}

/// What it is worth for the rest of the match that a card lies on a minion: by what always holds there, and by what
/// its bearer may use it for.
double gain_of_bearing(const Mind& mind, ThingId minion, const CardInfo& card) {
  double gain = 0.4;
  if (card.stands(CardVerb::AddIntercept)) gain += 2;
  if (card.stands(CardVerb::AddBleed)) gain += 2;
  if (card.stands(CardVerb::AddStrength)) gain += 0.4 + 1.2 * mind.plan().fight;
  if (card.stands(CardVerb::EnvironmentalDamage)) gain += 0.6 + 1.2 * mind.plan().fight;
  if (card.stands(CardVerb::AddStealth)) gain += 1;
  for (const AbilityInfo& ability : card.abilities) {
    if (ability.code->kind == cards::AbilityKind::play) continue;
    if (ability.strike.has_value()) gain = std::max(gain, 0.6 + 0.3 * ability.amount + mind.plan().fight);
    if (ability.prevents || ability.adds_stealth || ability.adds_intercept) gain += 0.6;
  }
  // A better minion makes more of it; a second thing is worth less.
  if (count_on(mind, minion) > 1) gain -= 0.6;
  return mind.is_late() ? 0.2 : gain + 0.05 * mind.card(minion).capacity;
}

double gain_of_card(const Mind& mind, ThingId minion, const CardInfo& card, const AbilityInfo& ability) {
  switch (*ability.action) {
    case ActionKind::Political: return gain_of_referendum(mind, minion, card, ability);
    case ActionKind::Equip: return ability.does(CardVerb::Equip) ? 0.9 : gain_of_bearing(mind, minion, card);
    case ActionKind::Employ: return gain_of_bearing(mind, minion, card);
    case ActionKind::Recruit: return ability.own_bleed > 0 ? 2.2 : 1.3;
    default: break;
  }
  if (ability.does(CardVerb::EnterCombat)) return best_fight(mind, minion, {});
  if (ability.does(CardVerb::LeaveTorpor)) return 2.5;
  if (ability.does(CardVerb::AddBlood)) return can_grow(mind, mind.card(minion).capacity) ? 2.6 : -1;
  if (ability.does(CardVerb::PutInPlay)) return card.acts.has(Window::UnlockEffects) ? 2.8 : 1.2;
  if (ability.does(CardVerb::PutOn)) return gain_of_bearing(mind, minion, card);
  if (ability.does(CardVerb::LookAtHand)) return mind.now().players[mind.prey()].hand_count > 0 ? 1.2 : -1;
  if (ability.does(CardVerb::GainPool)) return 2;
  return 0.6;
}

double judge_card(const Mind& mind, Choice choice) {
  const ThingId minion = *thing_in(choice);
  const CardInfo& card = mind.cards()[card_in(choice)];
  const AbilityInfo& ability = card.abilities[ability_in(choice)];
  if (!ability.action.has_value()) return -0.2;
  const auto [pool, blood, convictions] =
      cost_of(mind.cards(), mind.now(), {card_in(choice), &ability, minion, mind.self()});
  if (pool > 0 && mind.pool() - pool <= 4) return -1;
  const double cost =
      0.7 * pool + 0.45 * blood + 0.4 * convictions + (blood > 0 && mind.thing(minion).blood <= blood ? 0.8 : 0);
  if (card.unique && mind.is_taken(card_in(choice))) return -1;
  if (*ability.action == ActionKind::Bleed) return judge_bleed(mind, minion, ability.bleed, ability.stealth) - cost;
  const double gain = gain_of_card(mind, minion, card, ability);
  if (gain <= 0) return -1;
  const bool fights = ability.does(CardVerb::EnterCombat);
  // A fight that was looked for comes whether it is blocked or not.
  if (fights) return gain - 0.4 - on_guard(mind, minion) - cost;
  const bool printed = *ability.action != ActionKind::Plain && ability.stealth == 0;
  return acting(mind, minion, gain, printed ? 1 : ability.stealth, false, mind.prey()) - cost;
}

/// What it is worth that a card of somebody is burned.
double nuisance(const Mind& mind, ThingId id) {
  const Thing& it = mind.thing(id);
  const CardInfo& card = mind.card(id);
  if (it.controller == mind.self()) return -5;
  if (it.region == Region::Attached) return it.host.has_value() && mind.is_own(*it.host) ? 1.4 : -1;
  if (card.stands(CardVerb::OpenHand)) return it.controller == mind.predator() ? 1 : -0.5;
  const bool nags = card.acts.has(Window::UnlockEffects);
  if (!nags) return it.controller == mind.prey() || it.controller == mind.predator() ? 0.5 : -0.5;
  return it.controller == mind.predator() || card.unique ? 2.2 + 0.5 * it.blood : 0.2;
}

double judge_given(const Mind& mind, Choice choice) {
  const ThingId id = *thing_in(choice);
  const Maybe<ThingId> minion = other_in(choice);
  if (!minion.has_value()) return -0.5;
  const AbilityInfo& ability = mind.card(id).abilities[ability_in(choice)];
  const Seat controller = mind.thing(id).controller;
  if (ability.does(CardVerb::Burn)) {
    const bool own_bearer = ability.user == User::Bearer;  // rid of something that lies on himself
    const double gain = own_bearer ? (controller == mind.self() ? -5 : 1.2) : nuisance(mind, id);
    if (gain <= 0) return -1;
    return acting(mind, *minion, gain, ability.stealth, controller != mind.self(), controller);
  }
  if (ability.does(CardVerb::EnterCombat))
    return best_fight(mind, *minion, mind.thing(id).host) - on_guard(mind, *minion) - 0.3;
  return 0.1;
}

double judge_rescue(const Mind& mind, ThingId minion, ThingId fallen) {
  if (!mind.is_own(fallen)) return -5;
  const double left = mind.thing(minion).blood + mind.thing(fallen).blood;
  if (left <= 2) return -1;
  return acting(mind, minion, 0.9 * mind.worth(fallen), 1, false, mind.prey());
}

double judge_diablerie(const Mind& mind, ThingId minion, ThingId fallen) {
  if (mind.is_own(fallen) || !dares_diablerie(mind)) return -5;
  const Seat controller = mind.thing(fallen).controller;
  const double gain = 0.8 * mind.worth(fallen) * mind.spite(controller) + 0.3 * mind.thing(fallen).blood;
  return acting(mind, minion, gain, 0, true, controller);
}

}  // namespace

namespace {

/// An incapacitated imbued: others answer with convictions, a damage each.
double judge_burning(const Mind& mind, ThingId minion, ThingId imbued) {
  const Thing& it = mind.thing(imbued);
  if (it.controller == mind.self()) return -3;
  const double gain = it.controller == mind.prey() ? 1.2 : 0.5;
  return acting(mind, minion, gain, 0, true, it.controller);
}

}  // namespace

double judge_next_action(const Mind& mind, Choice choice) {
  const Maybe<ThingId> minion = thing_in(choice);
  switch (verb(choice)) {
    case Verb::Bleed: return judge_bleed(mind, *minion, 0, 0);
    case Verb::Hunt: return judge_hunt(mind, *minion);
    case Verb::LeaveTorpor: return 3;
    case Verb::Rescue: return judge_rescue(mind, *minion, *other_in(choice));
    case Verb::Diablerie: return judge_diablerie(mind, *minion, *other_in(choice));
    case Verb::Pursue: return mind.combat(*minion, *other_in(choice)) - on_guard(mind, *minion) - 0.7;
    case Verb::BurnImbued: return judge_burning(mind, *minion, *other_in(choice));
    case Verb::BecomeAnarch: return -3;
    case Verb::TakeEquipment: return -0.5;
    case Verb::Play: return judge_card(mind, choice);
    case Verb::Use: return judge_given(mind, choice);
    default: return 0;
  }
}

}  // namespace krypta::bots::vtes
