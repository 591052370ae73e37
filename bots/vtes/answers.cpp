#include "bots/vtes/mind.hpp"

/// What cards ask, votes, and who pays: one's own advantage, and harm to whom it is meant for.
namespace krypta::bots::vtes {

namespace {

struct Asked {
  const Effect& effect;
  const CardInfo& card;
  const AbilityInfo& ability;
};

Asked asked(const Mind& mind) {
  const Effect& effect = mind.now().effects[static_cast<std::size_t>(*mind.frame().effect)];
  const CardInfo& card = mind.cards()[static_cast<CardId>(effect.machine.card)];
  return {effect, card, card.abilities[effect.ability]};
}

bool has_on(const Mind& mind, ThingId host, CardId card) {
  bool found = false;
  each_thing(mind.now(), [&](ThingId, const Thing& it) {
    found = found || (it.region == Region::Attached && it.host == host && it.card.value == card);
  });
  return found;
}

/// Something that is good for whom it is given to.
double judge_gift(const Mind& mind, const Asked& now, ThingId id) {
  const Thing& it = mind.thing(id);
  const CardInfo& who = mind.card(id);
  if (it.controller != mind.self()) return -1 - 0.1 * mind.spite(it.controller) * mind.worth(id);
  if (it.region == Region::Uncontrolled) return 5 + 0.1 * wanted(mind, id);
  if (now.ability.does(CardVerb::PutOn)) {
    const bool there = has_on(mind, id, static_cast<CardId>(now.effect.machine.card));
    return (it.region == Region::Ready ? 2 : 0) + 0.2 * who.capacity - (there ? 3 : 0);
  }
  if (now.ability.does(CardVerb::LeaveTorpor)) return 2 + 0.2 * who.capacity;
  if (now.ability.does(CardVerb::Unlock)) return (it.locked ? 2 : 0) + 0.1 * who.capacity + 0.05 * it.blood;
  const int missing = who.capacity - it.blood;
  return missing <= 0 ? 0.1 : 2 + 0.2 * missing + (it.blood <= 1 ? 1 : 0);
}

double judge_harm(const Mind& mind, const Asked& now, ThingId id) {
  const Thing& it = mind.thing(id);
  if (now.ability.does(CardVerb::Forbid) && mind.now().referendum.on) return judge_silenced(mind, id);
  if (it.controller == mind.self()) return -3;
  if (now.ability.does(CardVerb::EnterCombat) && now.effect.minion.has_value() && mind.is_own(*now.effect.minion) &&
      it.region == Region::Ready)
    return mind.combat(*now.effect.minion, id);
  double worth = mind.spite(it.controller) * mind.worth(id);
  if (now.ability.does(CardVerb::Lock) && (it.locked || it.region != Region::Ready)) worth *= 0.1;
  return worth;
}

double judge_thing(const Mind& mind, ThingId id) {
  const Asked now = asked(mind);
  const Thing& it = mind.thing(id);
  const AbilityInfo& a = now.ability;
  // Everybody names one of hers, and pool is counted by it.
  if (now.effect.gathers && mind.is_own(id) && (a.does(CardVerb::GainPool) || a.does(CardVerb::BurnPool)))
    return capacity_of(mind.cards(), mind.now(), id);
  const bool gives = a.does(CardVerb::AddBlood) || a.does(CardVerb::Feed) || a.does(CardVerb::LeaveTorpor) ||
                     a.does(CardVerb::Unlock) || a.does(CardVerb::Press) || a.does(CardVerb::Maneuver);
  if (a.does(CardVerb::LeaveTorpor) && it.region == Region::Ready) return 0.1 * it.blood;  // who pays for it
  if (gives) return judge_gift(mind, now, id);
  if (a.does(CardVerb::MoveCounters))
    return it.region == Region::Uncontrolled ? 5 + 0.1 * wanted(mind, id) : 0.2 * it.blood;
  if (a.does(CardVerb::PutOn)) return is_curse(now.card) ? judge_harm(mind, now, id) : judge_gift(mind, now, id);
  if (a.does(CardVerb::RemoveFromGame) && it.region == Region::Uncontrolled) return -wanted(mind, id);
  if (a.does(CardVerb::LoseBlood) && it.controller == mind.self()) return 0.2 * it.blood;
  return judge_harm(mind, now, id);
}

double judge_player(const Mind& mind, Seat s) {
  const Asked now = asked(mind);
  if (now.ability.does(CardVerb::Referendum)) return judge_term(mind, now.ability, s);
  if (s == mind.self()) return -3;
  // A bleed that somebody else gets; who would be ousted gives a point to his predator.
  double worth = mind.spite(s);
  if (now.ability.does(CardVerb::ChangeBleedTarget) && mind.now().action.on) {
    const int bleed = bleed_of(mind.cards(), mind.now());
    if (mind.now().players[s].pool <= bleed) worth += s == mind.prey() ? 10 : -5;
  }
  return worth;
}

double judge_option(const Mind& mind, unsigned option) {
  const Asked now = asked(mind);
  if (now.ability.does(CardVerb::BloodToPool) && now.effect.thing.has_value()) {
    const Maybe<ThingId> host = mind.thing(*now.effect.thing).host;
    const std::optional<bool> wish = host.has_value() ? wants_blood_in_pool(mind, *host) : std::nullopt;
    const bool to_pool = !wish.has_value() || *wish;
    return (option == 0) == to_pool ? 1 : 0;
  }
  if (now.ability.does(CardVerb::BurnPool) && now.ability.does(CardVerb::LoseBlood)) {
    int most = 0;
    each_thing(mind.now(), [&](ThingId id, const Thing& it) {
      if (it.controller == mind.self() && mind.card(id).is_vampire() && is_in_play(mind.now(), it))
        most = std::max<int>(most, it.blood);
    });
    const bool with_blood = most >= 4 || mind.pool() <= 6;
    return (option == 1) == with_blood ? 1 : 0;
  }
  return 1 - 0.1 * option;
}

/// What a rival loses with a card: what would turn a bleed or stop it comes first.
double loss_of(const Mind& mind, CardId card) {
  double most = 0.2;
  for (const AbilityInfo& ability : mind.cards()[card].abilities) {
    if (ability.does(CardVerb::ChangeBleedTarget)) most = std::max(most, 3.0);
    if (ability.adds_intercept || ability.does(CardVerb::Wake)) most = std::max(most, 2.0);
    if (ability.strike.has_value() || ability.does(CardVerb::EndCombat)) most = std::max(most, 1.0);
  }
  return most;
}

double judge_face(const Mind& mind, CardId card) {
  const Asked now = asked(mind);
  if (now.ability.does(CardVerb::Equip)) {
    const CardInfo& what = mind.cards()[card];
    return what.pool >= mind.pool() - 4 ? -1 : 1 - 0.2 * what.pool;
  }
  if (now.ability.does(CardVerb::LookAtHand)) return loss_of(mind, card);
  return 1 - use_of(mind, card);  // to be thrown away
}

}  // namespace

std::optional<bool> wants_blood_in_pool(const Mind& mind, ThingId vampire) {
  const Thing& it = mind.thing(vampire);
  if (it.controller != mind.self() || mind.is_late()) return {};
  const int capacity = mind.card(vampire).capacity;
  if (it.blood >= 3 && (it.blood >= capacity - 1 || mind.pool() < 15)) return true;
  if (it.blood <= 1 && it.region == Region::Ready && mind.pool() > 14) return false;
  return {};
}

bool dares_diablerie(const Mind& mind) {
  const int of_edge = mind.now().edge.has_value() && mind.now().edge != mind.self() ? 1 : 0;
  return mind.votes_against() + of_edge <= 0;
}

double judge_answer(const Mind& mind, Choice choice) {
  switch (verb(choice)) {
    case Verb::PickThing:
      switch (mind.frame().step) {
        case Step::Loot:
        case Step::Convictions:
        case Step::Reattach: return 1;
        case Step::Reprisal: return mind.is_own(*mind.frame().thing) ? -0.5 : 0.6;
        default: return judge_thing(mind, *thing_in(choice));
      }
    case Verb::PickPlayer: return judge_player(mind, seat_in(choice));
    case Verb::PickOption: return judge_option(mind, last_in(choice));
    case Verb::PickCard: return judge_face(mind, card_in(choice));
    case Verb::PickWord: return judge_word(mind, choice);
    case Verb::PickNumber: return 0.1 * last_in(choice);
    case Verb::Learn: return 1;
    case Verb::Yes: return 0.5;
    case Verb::Done: return 0.05;
    default: return 0;
  }
}

double judge_split(const Mind& mind, Choice choice) {
  const Action& action = mind.now().action;
  const int left = mind.thing(*action.actor).blood - static_cast<int>(last_in(choice));
  const int theirs = mind.thing(action.targets[0]).blood - (2 - static_cast<int>(last_in(choice)));
  return std::min(left, theirs);
}

}  // namespace krypta::bots::vtes
