#include <array>

#include "bots/vtes/mind.hpp"

/// Referendums: which to call, what would come of one, and how to vote: for what helps oneself and hurts one's prey.
namespace krypta::bots::vtes {

namespace {

/// What each Methuselah would gain of pool, less than nothing if it is lost.
using Changes = std::array<double, most_players>;

/// What a point of pool is worth to somebody, by whose it is: his own most, that of his prey with the other sign.
double of_pool(const Mind& mind, Seat viewer, Seat s) {
  if (s == viewer) return 1;
  if (s == prey_of(mind.now(), viewer)) return -0.9;
  return s == predator_of(mind.now(), viewer) ? -0.35 : -0.2;
}
double of_pool(const Mind& mind, Seat s) { return of_pool(mind, mind.self(), s); }

/// What the changes are worth to somebody. To be ousted is worse than all, and to oust one's prey better.
double worth_to(const Mind& mind, Seat viewer, const Changes& changes) {
  double worth = 0;
  for (const Seat s : playing(mind.now())) {
    const double change = changes[number(s)];
    worth += of_pool(mind, viewer, s) * change;
    if (mind.now().players[s].pool + change > 0) continue;
    worth += s == viewer ? -30 : s == prey_of(mind.now(), viewer) ? 15 : -2;
  }
  return worth;
}

int vampires_of(const Mind& mind, Seat s, Clan clan) {
  int n = 0;
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    n += it.controller == s && is_vampire_in_play(mind.cards(), it) && clan_of(mind.cards(), mind.now(), id) == clan
             ? 1
             : 0;
  });
  return n;
}

int minions_of(const Mind& mind, Seat s) {
  int n = 0;
  each_thing(mind.now(), [&](ThingId, const Thing& it) {
    const bool there = it.region == Region::Ready || it.region == Region::Torpor;
    n += there && it.controller == s && is_minion(krypta::vtes::info(mind.cards(), it)) ? 1 : 0;
  });
  return n;
}

void add_for_clan(const Mind& mind, Clan clan, Changes& changes) {
  for (const Seat s : playing(mind.now())) changes[number(s)] += vampires_of(mind, s, clan);
}

/// A loss that no terms allot falls on everybody by what he has.
void add_for_minions(const Mind& mind, Changes& changes) {
  for (const Seat s : playing(mind.now())) changes[number(s)] -= minions_of(mind, s);
}

bool is_for_minions(const AbilityInfo& ability) {
  return ability.does(CardVerb::BurnPool) && !ability.does(CardVerb::Allot);
}

/// The ability whose referendum is held.
const AbilityInfo* held(const Mind& mind) {
  const State& now = mind.now();
  if (now.referendum.hunt || !now.action.on || !now.action.effect.has_value()) return nullptr;
  const Effect& effect = now.effects[static_cast<std::size_t>(*now.action.effect)];
  if (!effect.seat.has_value()) return nullptr;
  return &mind.cards()[static_cast<CardId>(effect.machine.card)].abilities[effect.ability];
}

/// What the terms would do that have been chosen.
Changes changes_of_terms(const Mind& mind) {
  const Terms& terms = mind.now().referendum.terms;
  Changes changes{};
  const bool moved = terms.player.has_value() && !terms.points.empty() && terms.points[*terms.player] == 0;
  int points = 0;
  for (unsigned i = 0; i < terms.points.size(); ++i) {
    changes[i] += (moved ? 1 : -1) * terms.points[seat(i)];
    points += terms.points[seat(i)];
  }
  if (moved) changes[number(*terms.player)] -= points;
  if (terms.clan.has_value()) add_for_clan(mind, *terms.clan, changes);
  if (const AbilityInfo* ability = held(mind); ability != nullptr && is_for_minions(*ability))
    add_for_minions(mind, changes);
  return changes;
}

/// How good it is for oneself that the referendum passes.
double worth_of_terms(const Mind& mind) {
  const Referendum& referendum = mind.now().referendum;
  const Terms& terms = referendum.terms;
  if (referendum.hunt) return mind.is_own(*referendum.vampire) ? -3 : 1;
  double worth = referendum.caller == mind.self() ? 0.3 : 0;
  worth += worth_to(mind, mind.self(), changes_of_terms(mind));
  if (terms.thing.has_value() && !is_gone(mind.now(), *terms.thing)) worth += mind.is_own(*terms.thing) ? 1 : -0.3;
  return worth;
}

/// What is decided already needs no Edge, no card and no blood.
bool is_needed(const Mind& mind, bool supports) {
  const Referendum& referendum = mind.now().referendum;
  return supports ? referendum.in_favour <= referendum.against : referendum.in_favour > referendum.against;
}

/// What this player would make of a referendum that he is free to set the terms of.
Changes best_changes(const Mind& mind, const AbilityInfo& ability) {
  Changes changes{};
  if (ability.does(CardVerb::MovePool)) {
    Maybe<Seat> giver{};
    for (const Seat s : playing(mind.now())) {
      if (mind.now().players[s].pool <= mind.pool()) continue;
      if (!giver.has_value() || of_pool(mind, s) < of_pool(mind, *giver)) giver = s;
    }
    if (!giver.has_value()) return changes;
    changes[number(*giver)] = -3;
    changes[number(mind.self())] = 3;
  } else if (ability.does(CardVerb::Allot)) {
    changes[number(mind.prey())] = -3;
    for (const Seat s : playing(mind.now())) {
      if (s == mind.self() || s == mind.prey()) continue;
      changes[number(s)] = -1;
      break;
    }
  } else if (ability.does(CardVerb::GainPool)) {
    double best = 0;
    each_thing(mind.now(), [&](ThingId id, const Thing& it) {
      if (it.controller != mind.self() || !is_vampire_in_play(mind.cards(), it)) return;
      Changes with{};
      add_for_clan(mind, clan_of(mind.cards(), mind.now(), id), with);
      if (const double worth = worth_to(mind, mind.self(), with); worth > best) {
        best = worth;
        changes = with;
      }
    });
  } else if (is_for_minions(ability)) {
    add_for_minions(mind, changes);
  }
  return changes;
}

/// Votes that cards of the hand could still give this vampire, each name once.
int votes_in_hand(const Mind& mind, ThingId minion) {
  int sum = 0;
  int best = 0;
  CardId last{};
  mind.each_in_hand(Window::PollingCast, [&](CardId card, const AbilityInfo& ability) {
    if (card != last) {
      sum += best;
      best = 0;
    }
    last = card;
    if (ability.does(CardVerb::AddVotes) && mind.may_play(minion, card, ability))
      best = std::max(best, amount_of(mind.cards()[card], ability, CardVerb::AddVotes));
  });
  return sum + best;
}

/// Everybody is thought to vote as it serves him.
double chance_to_pass(const Mind& mind, ThingId minion, const Changes& changes) {
  int lead = 1 + votes_in_hand(mind, minion);  // with the vote of the card. VT-369
  std::array<int, most_players> leaning{};
  for (const Seat s : playing(mind.now())) {
    const double worth = worth_to(mind, s, changes);
    leaning[number(s)] = s == mind.self() ? 1 : worth > 0.05 ? 1 : worth < -0.05 ? -1 : 0;
  }
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    if (is_ready_minion(mind.cards(), it))
      lead += leaning[number(it.controller)] * votes_of(mind.cards(), mind.now(), id);
  });
  if (const Maybe<Seat> edge = mind.now().edge; edge.has_value()) lead += leaning[number(*edge)];
  return lead >= 3 ? 0.95 : lead > 0 ? 0.8 : lead == 0 ? 0.25 : 0.1;
}

}  // namespace

double judge_vote(const Mind& mind, Choice choice) {
  const double worth = worth_of_terms(mind);
  switch (verb(choice)) {
    case Verb::CastFor:
    case Verb::CastAgainst: {
      const bool supports = verb(choice) == Verb::CastFor;
      if (supports != (worth > 0)) return -2;
      const bool free = thing_in(choice).has_value() || mind.now().edge != mind.self();
      return (is_needed(mind, supports) ? 1 : 0.2) - (free ? 0 : 0.8);
    }
    case Verb::BallotFor:
    case Verb::BallotAgainst: {
      const bool supports = verb(choice) == Verb::BallotFor;
      if (supports != (worth > 0)) return -2;
      return is_needed(mind, supports) ? 0.2 : -0.6;
    }
    case Verb::Play:
    case Verb::Use: {
      // Cards that give votes serve whoever called it, or are against it; those that take them away serve both.
      const AbilityInfo& ability = ability_of(mind.cards(), mind.now(), choice);
      if (ability.does(CardVerb::Forbid)) return is_needed(mind, worth > 0) ? 0.5 : -0.2;
      const bool opposes = ability.does(CardVerb::AddVotesAgainst);
      if (opposes ? worth >= 0 : worth <= 0 && !ability.does(CardVerb::GainVotes)) return -1;
      return is_needed(mind, !opposes && worth > 0) ? 0.6 : -0.2;
    }
    default: return -1;
  }
}

double judge_silenced(const Mind& mind, ThingId id) {
  const bool is_for = has_cast(mind.now(), id, Stand::For);
  const double votes = votes_of(mind.cards(), mind.now(), id);
  return is_for == (worth_of_terms(mind) > 0) ? -votes : votes;
}

double judge_term(const Mind& mind, const AbilityInfo& ability, Seat s) {
  const double pool = of_pool(mind, s);
  // Pool that is moved: first from whom, then to whom. Else points are lost.
  if (ability.does(CardVerb::MovePool)) return mind.now().referendum.terms.player.has_value() ? pool : -pool;
  return -pool - 0.1 * allotted_to(mind.now(), s);
}

double judge_word(const Mind& mind, Choice choice) {
  if (static_cast<cards::Type>(raw_thing(choice)) != type_of(Kind::Clan)) return 0;
  Changes changes{};
  add_for_clan(mind, static_cast<Clan>(last_in(choice)), changes);
  return worth_to(mind, mind.self(), changes);
}

double gain_of_referendum(const Mind& mind, ThingId minion, const CardInfo& card, const AbilityInfo& ability) {
  const Changes changes = best_changes(mind, ability);
  double gain = 0.3 + worth_to(mind, mind.self(), changes);
  if (card.gives_title != Title::None) gain += 1.5;
  return gain <= 0 ? gain : chance_to_pass(mind, minion, changes) * gain;
}

}  // namespace krypta::bots::vtes
