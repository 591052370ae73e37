#include "bots/vtes/mind.hpp"

/// The steps of an action in which cards are played: stealth and bleeds of the acting side; blocks, intercept, wakes
/// and redirected bleeds of the others. A card waits for the step in which it is known whether it is needed.
namespace krypta::bots::vtes {

namespace {

constexpr double card_cost = 0.25;  ///< what a card is worth that could be used another time

const Action& action(const Mind& mind) { return mind.now().action; }

int current_bleed(const Mind& mind) {
  return action(mind).kind == ActionKind::Bleed ? bleed_of(mind.cards(), mind.now()) : 0;
}
bool is_bled(const Mind& mind) {
  return action(mind).on && action(mind).kind == ActionKind::Bleed && action(mind).victim == mind.self();
}

/// What it is worth that the action does not happen.
double stopping(const Mind& mind) {
  const Action& now = action(mind);
  if (is_bled(mind)) return mind.loss(current_bleed(mind));
  if (!now.directed.empty()) return 1.6;  // something of his
  const double spite = mind.spite(*now.seat);
  switch (now.kind) {
    case ActionKind::BecomeAnarch:
    case ActionKind::Pursuit: return 0;
    case ActionKind::Hunt: return 0.4 * spite;
    case ActionKind::LeaveTorpor: return (dares_diablerie(mind) ? 2.0 : 0.9) * spite;
    case ActionKind::Diablerie: return 0.5;
    default: return 1.1 * spite;
  }
}

/// What it is worth that one's own action happens.
double succeeding(const Mind& mind) {
  const Action& now = action(mind);
  switch (now.kind) {
    case ActionKind::Bleed: return now.victim == mind.prey() ? mind.gain_of_bleed(current_bleed(mind)) : 0.3;
    case ActionKind::Hunt: return mind.thing(*now.actor).blood <= 1 ? 1.5 : 0.7;
    case ActionKind::LeaveTorpor:
    case ActionKind::Rescue: return 3;
    case ActionKind::BecomeAnarch:
    case ActionKind::Pursuit: return 0;
    default: return 1.4;
  }
}

/// Whether it has an answer to a bleed, beside a block.
bool answers_bleed(const Mind& mind, ThingId minion) {
  return mind.may_bounce(minion) || mind.may_weaken_bleed(minion);
}

bool has_unlocked_answer(const Mind& mind) {
  bool found = false;
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    found = found || (it.controller == mind.self() && is_ready_minion(mind.cards(), it) && may_react(it) &&
                      answers_bleed(mind, id));
  });
  return found;
}

bool has_unlocked_bouncer(const Mind& mind) {
  bool found = false;
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    found = found ||
            (it.controller == mind.self() && is_ready_minion(mind.cards(), it) && may_react(it) && mind.may_bounce(id));
  });
  return found;
}

/// The same for a minion that is asked to block and for one that would have to be woken first.
double judge_block(const Mind& mind, ThingId minion) {
  const Action& now = action(mind);
  const int stealth = stealth_of(mind.cards(), mind.now());
  const int intercept = intercept_of(mind.cards(), mind.now(), minion);
  const int possible = intercept < stealth ? intercept + mind.more_intercept(minion) : intercept;
  // An attempt that came to nothing is not made again with the same means.
  if (possible < stealth || (now.fruitless > 0 && intercept < stealth)) return -1;
  const bool to_torpor = now.kind == ActionKind::LeaveTorpor;
  const bool saves = is_bled(mind) && current_bleed(mind) >= mind.pool();
  if (!to_torpor && !saves && mind.would_fall(minion, *now.actor)) return -1;
  // Whoever can send the bleed on loses nothing by it.
  if (is_bled(mind) && current_bleed(mind) >= 2 && !saves && has_unlocked_bouncer(mind)) return -0.5;
  const double met = to_torpor ? 0 : mind.combat(minion, *now.actor);
  const double chance = intercept >= stealth ? 0.85 : 0.7;
  const double cards = intercept >= stealth ? 0 : card_cost;
  return chance * (stopping(mind) + met) - 0.45 - cards;
}

bool may_still_block(const Mind& mind) {
  const Action& now = action(mind);
  if (!now.on || now.stage != Stage::NoBlock || now.declined.has(mind.self()) || now.seat == mind.self()) return false;
  return now.directed.empty() ? *now.seat == mind.prey() || *now.seat == mind.predator()
                              : now.directed.has(mind.self());
}

/// A locked minion that could react again.
double judge_waking(const Mind& mind, Window window, ThingId minion) {
  if (may_react(mind.thing(minion))) return -1;
  double best = -1;
  if (window == Window::NoBlock && may_still_block(mind) &&
      !is_forbidden(mind.cards(), mind.now(), minion, Deed::Block))
    best = judge_block(mind, minion) - card_cost;
  const int bleed = current_bleed(mind);
  if (window == Window::BlocksDeclined && is_bled(mind) && bleed >= 2 && answers_bleed(mind, minion) &&
      !has_unlocked_answer(mind))
    best = std::max(best, mind.loss(bleed) - card_cost);
  return best;
}

double judge_intercept(const Mind& mind, ThingId minion, int more) {
  if (action(mind).blocker != minion) return -1;
  const int missing = stealth_of(mind.cards(), mind.now()) - intercept_of(mind.cards(), mind.now(), minion);
  if (missing <= 0 || mind.more_intercept(minion) < missing) return -1;
  return 1 - 0.1 * std::abs(more - missing);
}

double judge_stealth(const Mind& mind, int more) {
  const Action& now = action(mind);
  if (!now.blocker.has_value() || !mind.acts()) return -1;
  const int missing = intercept_of(mind.cards(), mind.now(), *now.blocker) + 1 - stealth_of(mind.cards(), mind.now());
  if (missing <= 0 || std::max(more, mind.more_stealth(*now.actor)) < missing) return -1;
  const double met = now.kind == ActionKind::LeaveTorpor ? -2 : mind.combat(*now.actor, *now.blocker);
  return succeeding(mind) - met - card_cost - 0.05 * std::abs(more - missing);
}

bool is_being_blocked(const Mind& mind) {
  const Action& now = action(mind);
  return now.blocker.has_value() &&
         intercept_of(mind.cards(), mind.now(), *now.blocker) >= stealth_of(mind.cards(), mind.now());
}

/// Cards of the acting side but stealth.
double judge_modifier(const Mind& mind, Window window, const AbilityInfo& ability) {
  const Action& now = action(mind);
  if (ability.adds_bleed || ability.does(CardVerb::AddBleed)) {
    if (window != Window::BlocksDeclined || now.victim != mind.prey()) return -1;
    const int bleed = current_bleed(mind);
    return mind.gain_of_bleed(bleed + 1) - mind.gain_of_bleed(bleed) - card_cost;
  }
  if (ability.does(CardVerb::EndAction)) {  // nothing comes of it, but no combat either
    if ((window != Window::BlockAttempt && window != Window::BeforeBlockResolution) || !now.blocker.has_value() ||
        !is_being_blocked(mind))
      return -1;
    const double again = ability.does(CardVerb::Unlock) ? 1 : 0;
    return again - mind.combat(*now.actor, *now.blocker) - card_cost;
  }
  if (ability.does(CardVerb::Unlock)) return window == Window::AsAnnounced ? 0.8 : 0.5;
  if (window == Window::AfterResolution && now.kind == ActionKind::Political) {  // what a referendum has brought
    if (ability.does(CardVerb::GainPool)) return 1.5;
    if (ability.does(CardVerb::AddBlood))
      return mind.thing(*now.actor).blood + 1 < mind.card(*now.actor).capacity ? 0.6 : -0.2;
  }
  return -0.2;
}

/// Cards of the others but wakes and intercept.
double judge_reaction(const Mind& mind, Window window, ThingId minion, const AbilityInfo& ability) {
  const int bleed = is_bled(mind) ? current_bleed(mind) : 0;
  if (ability.does(CardVerb::ChangeBleedTarget)) {
    if (bleed < 2 && bleed < mind.pool() - 3) return -0.3;
    return mind.loss(bleed) + 0.3 * bleed - (ability.does(CardVerb::Lock) ? 0.3 : 0);
  }
  if (ability.does(CardVerb::AddBleed)) {  // less of it
    if (window != Window::BlocksDeclined || bleed < 2) return -0.5;
    return mind.loss(std::min(bleed, 3)) - card_cost;
  }
  if (ability.does(CardVerb::Unlock)) {  // after a block of its own, or to react again
    if (window == Window::AfterResolution) return 0.4;
    return judge_waking(mind, window, minion);
  }
  const bool helps_in_combat = ability.does(CardVerb::GrantManeuver) || ability.does(CardVerb::GrantPrevention);
  if (helps_in_combat && window == Window::BlockAttempt && action(mind).blocker == minion && is_being_blocked(mind))
    return mind.body(*action(mind).actor).close > mind.body(minion).close ? 0.3 : -0.1;
  return -0.2;
}

double judge_played(const Mind& mind, Window window, Choice choice) {
  const CardInfo& card = mind.cards()[card_in(choice)];
  const AbilityInfo& ability = card.abilities[ability_in(choice)];
  const Maybe<ThingId> minion = thing_in(choice);
  if (!minion.has_value()) return -0.2;
  const double blood = card.blood == 0                                            ? 0
                       : mind.thing(*minion).blood > static_cast<int>(card.blood) ? 0.35 * card.blood
                                                                                  : 1;
  double worth = -0.2;
  if (ability.adds_stealth) {
    worth = judge_stealth(mind, amount_of(card, ability, CardVerb::AddStealth));
  } else if (ability.adds_intercept) {
    worth = judge_intercept(mind, *minion, amount_of(card, ability, CardVerb::AddIntercept));
  } else if (ability.wakes) {
    worth = judge_waking(mind, window, *minion);
  } else if (mind.acts()) {
    worth = judge_modifier(mind, window, ability);
  } else {
    worth = judge_reaction(mind, window, *minion, ability);
  }
  return worth - blood;
}

bool has_fallen_own(const Mind& mind) {
  bool found = false;
  each_thing(mind.now(), [&](ThingId, const Thing& it) {
    found = found || (it.controller == mind.self() && it.region == Region::Torpor);
  });
  return found;
}

/// The best that an unlocked minion of the own side could do now.
double best_awakening(const Mind& mind, Window window, ThingId without) {
  double best = -1;
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    if (id == without || it.controller != mind.self() || !it.locked || !is_ready_minion(mind.cards(), it)) return;
    best = std::max(best, judge_waking(mind, window, id));
  });
  return best;
}

double judge_used(const Mind& mind, Window window, Choice choice) {
  const ThingId id = *thing_in(choice);
  const CardInfo& card = mind.card(id);
  const AbilityInfo& ability = card.abilities[ability_in(choice)];
  if (ability.does(CardVerb::LeaveTorpor)) return has_fallen_own(mind) ? 2 : -1;
  if (ability.adds_stealth) return judge_stealth(mind, amount_of(card, ability, CardVerb::AddStealth)) + 0.2;
  const Maybe<ThingId> minion = is_minion(card) ? Maybe{id} : mind.thing(id).host;
  if (ability.adds_intercept)
    return minion.has_value() ? judge_intercept(mind, *minion, amount_of(card, ability, CardVerb::AddIntercept)) - 0.2
                              : -1;
  if (mind.acts()) return mind.is_own(id) ? judge_modifier(mind, window, ability) : -0.2;
  if (ability.does(CardVerb::Unlock)) return best_awakening(mind, window, id) - 0.8;
  return -0.2;
}

bool is_of_combat(Window window) {
  switch (window) {
    case Window::RangeBefore:
    case Window::StrikeBefore:
    case Window::StrikeModify:
    case Window::ExtraStrikes:
    case Window::RoundEnd: return true;
    default: return false;
  }
}

}  // namespace

bool has_means(const Cards& cards, const State& now, Seat self, Window window) {
  for (const CardId card : now.players[self].hand.value) {
    if (cards[card].plays.has(window)) return true;
  }
  const bool blocks = window == Window::NoBlock;
  for (const Thing& it : now.things) {
    if (it.region == Region::Nowhere) continue;
    const bool is_own = it.controller == self;
    if (blocks && is_own && it.region == Region::Ready && may_react(it)) return true;
    if (!is_own && (!it.host.has_value() || at(now, *it.host).controller != self)) continue;
    if (it.card.known && cards[it.card.value].uses.has(window)) return true;
  }
  return window == Window::UnlockEffects || window == Window::PollingCast;  // a burn option, votes
}

double judge_window(const Mind& mind, Window window, Choice choice) {
  if (verb(choice) == Verb::Pass) return 0;
  switch (window) {
    case Window::UnlockEffects: return judge_unlock(mind, choice);
    case Window::MasterAction: return judge_master(mind, choice);
    case Window::InfluenceMain: return judge_influence(mind, choice);
    case Window::DiscardMain: return judge_discard(mind, choice);
    case Window::PollingStart:
    case Window::PollingCast: return judge_vote(mind, choice);
    default: break;
  }
  if (is_of_combat(window)) return judge_combat_window(mind, window, choice);
  switch (verb(choice)) {
    case Verb::Block: return judge_block(mind, *thing_in(choice));
    case Verb::Play: return judge_played(mind, window, choice);
    case Verb::Use: return judge_used(mind, window, choice);
    default: return 0;
  }
}

double best_of_window(const Mind& mind, Window window) {
  Options all;
  if (window == Window::UnlockEffects) unlock_options(mind.cards(), mind.now(), mind.self(), all);
  if (window == Window::NoBlock) block_options(mind.cards(), mind.now(), mind.self(), all);
  if (window == Window::PollingCast) vote_options(mind.cards(), mind.now(), mind.self(), all);
  play_options(mind.cards(), mind.now(), mind.self(), window, all);
  double best = 0;
  for (const Choice c : all) best = std::max(best, judge_window(mind, window, c));
  return best;
}

}  // namespace krypta::bots::vtes
