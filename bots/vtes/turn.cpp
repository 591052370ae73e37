#include "bots/vtes/mind.hpp"

/// The phases of one's own turn but the actions: what unlocks, masters, influence and the discard.
namespace krypta::bots::vtes {

namespace {

/// Pool that is not touched for a contest.
constexpr int poor = 10;
constexpr int least_pool = 3;

double judge_contest(const Mind& mind, ThingId id) {
  const Thing& it = mind.thing(id);
  if (it.marks.has(Mark::LastContestant)) return 5;
  const bool worth_it = mind.worth(id) > 3 || mind.card(id).has(Trait::Location);
  return worth_it && mind.pool() > poor ? 1 : -1;
}

template <class Fits>
bool has_own(const Mind& mind, Fits&& fits) {
  bool found = false;
  each_thing(mind.now(),
             [&](ThingId id, const Thing& it) { found = found || (it.controller == mind.self() && fits(id, it)); });
  return found;
}

bool is_own_in_torpor(const Mind& mind) {
  return has_own(mind, [](ThingId, const Thing& it) { return it.region == Region::Torpor; });
}

bool has_hungry(const Mind& mind) {
  return has_own(mind, [&](ThingId id, const Thing& it) {
    return it.region == Region::Ready && mind.card(id).is_vampire() && it.blood < mind.card(id).capacity;
  });
}

bool has_sated(const Mind& mind) {
  return has_own(mind, [&](ThingId id, const Thing& it) {
    return it.region == Region::Ready && mind.card(id).is_vampire() && it.blood + 1 >= mind.card(id).capacity;
  });
}

bool wants_vampires(const Mind& mind) {
  return has_own(mind, [](ThingId, const Thing& it) { return it.region == Region::Uncontrolled; }) &&
         mind.vampires(mind.self()) < 5;
}

/// Cards that lie there, in the unlock, master and influence phases.
double judge_use_in_turn(const Mind& mind, Choice choice) {
  const ThingId id = *thing_in(choice);
  const AbilityInfo& ability = mind.card(id).abilities[ability_in(choice)];
  if (ability.does(CardVerb::LeaveTorpor)) return is_own_in_torpor(mind) ? 3 : -1;
  if (ability.does(CardVerb::Feed)) return has_hungry(mind) && !mind.is_late() ? 2 : -0.5;
  if (ability.does(CardVerb::BloodToPool) || ability.does(CardVerb::PoolToBlood)) {
    const Maybe<ThingId> host = mind.thing(id).host;
    return host.has_value() && wants_blood_in_pool(mind, *host).has_value() ? 1 : -0.5;
  }
  if (ability.does(CardVerb::MoveCounters)) {
    const bool takes = ability.windows.has(Window::MasterAction);
    if (takes) return has_sated(mind) && wants_vampires(mind) ? 0.4 : -0.5;
    return mind.thing(id).blood >= 2 ? 1.5 : -0.5;
  }
  if (ability.does(CardVerb::RemoveFromGame)) return -0.5;
  if (ability.does(CardVerb::AddBlood)) return 3;
  if (ability.does(CardVerb::GainPool)) return wants_vampires(mind) ? -0.5 : 0.5;
  return -0.2;
}

bool has_victim(const Mind& mind) {
  bool found = false;
  each_thing(mind.now(), [&](ThingId, const Thing& it) {
    found = found || (it.controller == mind.prey() && is_ready_minion(mind.cards(), it));
  });
  return found;
}

/// A vampire of one's own that does not have such a card.
bool has_place_for(const Mind& mind, CardId card) {
  return has_own(mind, [&](ThingId id, const Thing& it) {
    if (it.region != Region::Ready || !mind.card(id).is_vampire()) return false;
    return !has_own(mind, [&](ThingId, const Thing& on) {
      return on.region == Region::Attached && on.host == id && on.card.value == card;
    });
  });
}

double judge_master_card(const Mind& mind, CardId card, const AbilityInfo& ability) {
  const CardInfo& what = mind.cards()[card];
  if (what.pool > 0 && mind.pool() - what.pool <= least_pool) return -1;
  double worth = 0.4;
  if (ability.does(CardVerb::PutInPlay)) {
    worth = what.has(Trait::HuntingGround) ? 3 : what.has(Trait::Location) ? 2 : 1.2;
    if (what.unique && mind.is_taken(card)) return -1;
    if (what.acts.has(Window::UnlockEffects)) worth = 1.8;  // it grows, or it nags
  } else if (ability.does(CardVerb::PutOn)) {
    if (is_curse(what)) {
      worth = has_victim(mind) ? 1.7 : -1;
    } else {
      worth = has_place_for(mind, card) ? 1.6 : -1;
    }
  } else if (ability.does(CardVerb::Lock)) {
    worth = mind.watchers(mind.prey()) > 0 && mind.watchers(mind.self()) > 0 ? 0.9 : -0.5;
  } else if (ability.does(CardVerb::LeaveTorpor)) {
    worth = is_own_in_torpor(mind) ? 3 : -1;
  } else if (ability.does(CardVerb::GainPool)) {
    worth = 2;
  }
  return worth - 0.5 * what.pool;
}

}  // namespace

namespace {

/// An infernal vampire is worth a pool each turn as long as there is some. VT-727
double judge_infernal(const Mind& mind, ThingId id) {
  if (mind.thing(id).region != Region::Ready || mind.pool() <= std::max(4, mind.floor())) return -0.5;
  return 0.2 + 0.2 * mind.card(id).capacity;
}

/// Worth it if somebody can and wants to fight it. VT-729
double judge_mark(const Mind& mind, ThingId marked) {
  if (mind.is_own(marked) || mind.thing(marked).region != Region::Ready) return -1;
  double best = -1;
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    const bool able = it.controller == mind.self() && it.region == Region::Ready && !it.locked && it.blood > 1;
    if (able && mind.card(id).is_vampire()) best = std::max(best, mind.combat(id, marked) - 1);
  });
  return best;
}

/// VT-736
double judge_emerging(const Mind& mind, ThingId id) {
  if (mind.is_taken(mind.thing(id).card.value)) return -1;
  const int burned = scarce_cost(mind.cards(), mind.now(), id);
  return burned == 0 || mind.pool() > burned + 4 ? 10 : -1;
}

}  // namespace

double judge_unlock(const Mind& mind, Choice choice) {
  switch (verb(choice)) {
    case Verb::Edge: return 4;
    case Verb::Trigger: return mind.is_own(*thing_in(choice)) ? 3 : 0.5;
    case Verb::Keep: return judge_contest(mind, *thing_in(choice));
    case Verb::Yield: return 0.1;
    case Verb::BurnOption: return 0.3;
    case Verb::Unlock: return judge_infernal(mind, *thing_in(choice));
    case Verb::Recover: return 3;
    case Verb::Conviction: return mind.convictions(*thing_in(choice)) < 5 ? 2 : -0.1;
    case Verb::Withdraw: return mind.now().players[mind.prey()].pool > 5 ? 0.6 : -0.5;
    case Verb::Use: return judge_use_in_turn(mind, choice);
    default: return 0;
  }
}

double judge_master(const Mind& mind, Choice choice) {
  switch (verb(choice)) {
    case Verb::Play:
      return judge_master_card(mind, card_in(choice), mind.cards()[card_in(choice)].abilities[ability_in(choice)]);
    case Verb::Use: return judge_use_in_turn(mind, choice);
    case Verb::Mark: return judge_mark(mind, *thing_in(choice));
    default: return 0;
  }
}

double judge_influence(const Mind& mind, Choice choice) {
  switch (verb(choice)) {
    case Verb::Merge: return mind.now().players[mind.self()].pool > 4 ? 2 : -1;
    case Verb::Emerge: return judge_emerging(mind, *thing_in(choice));
    case Verb::Transfer: {
      const ThingId id = *thing_in(choice);
      const int missing = mind.card(id).capacity - mind.thing(id).blood;
      const double want = wanted(mind, id);
      if (missing <= 0 || want < -8) return -1;
      if (mind.pool() - missing < mind.floor() || mind.pool() <= 1) return -0.5;
      // Beyond five minions pool is better kept.
      return mind.vampires(mind.self()) >= 5 ? -0.3 : 3 + 0.1 * want;
    }
    case Verb::TakeBack: {
      const ThingId id = *thing_in(choice);
      const bool hopeless = wanted(mind, id) < -8 && mind.pool() < 20;
      return hopeless ? 0.5 : mind.pool() <= 4 ? 0.3 : -1;
    }
    case Verb::DrawCrypt: {
      bool any = false;
      each_thing(mind.now(), [&](ThingId id, const Thing& it) {
        any = any || (it.controller == mind.self() && it.region == Region::Uncontrolled && wanted(mind, id) > -8);
      });
      return !any && mind.vampires(mind.self()) < 4 && mind.pool() > mind.floor() + 6 ? 0.5 : -1;
    }
    case Verb::Use: return judge_use_in_turn(mind, choice);
    default: return 0;
  }
}

double judge_discard(const Mind& mind, Choice choice) {
  if (verb(choice) != Verb::Discard) return verb(choice) == Verb::Use ? judge_use_in_turn(mind, choice) : 0;
  // A card that may never be played keeps a better one away, as long as there are enough of them.
  return (mind.own().library_count > 10 ? 1.0 : 0.4) - use_of(mind, card_in(choice));
}

}  // namespace krypta::bots::vtes
