#include "bots/vtes/mind.hpp"

/// Referendums: which to call, and how to vote: for what helps oneself and hurts one's prey.
namespace krypta::bots::vtes {

namespace {

/// What a point of pool is worth to this bot, by whose it is: one's own most, that of the prey with the other sign.
double of_pool(const Mind& mind, Seat s) {
  if (s == mind.self()) return 1;
  if (s == mind.prey()) return -0.9;
  return s == mind.predator() ? -0.35 : -0.2;
}

/// How good it is that the referendum passes. Points that are allotted are lost, unless they come from somebody.
double worth_of_terms(const Mind& mind) {
  const Referendum& referendum = mind.now().referendum;
  const Terms& terms = referendum.terms;
  if (referendum.hunt) return mind.is_own(*referendum.vampire) ? -3 : 1;
  double worth = referendum.caller == mind.self() ? 0.3 : 0;
  const bool moved = terms.player.has_value() && !terms.points.empty() && terms.points[*terms.player] == 0;
  int points = 0;
  for (unsigned i = 0; i < terms.points.size(); ++i) {
    worth += (moved ? 1 : -1) * of_pool(mind, seat(i)) * terms.points[seat(i)];
    points += terms.points[seat(i)];
  }
  if (moved) worth -= of_pool(mind, *terms.player) * points;
  if (terms.clan.has_value()) {
    each_thing(mind.now(), [&](ThingId, const Thing& it) {
      if (is_vampire_in_play(mind.cards(), it) && krypta::vtes::info(mind.cards(), it).clan == *terms.clan)
        worth += of_pool(mind, it.controller);
    });
  }
  if (terms.thing.has_value() && !is_gone(mind.now(), *terms.thing)) worth += mind.is_own(*terms.thing) ? 1 : -0.3;
  return worth;
}

/// What is decided already needs no Edge, no card and no blood.
bool is_needed(const Mind& mind, bool supports) {
  const Referendum& referendum = mind.now().referendum;
  return supports ? referendum.in_favour <= referendum.against : referendum.in_favour > referendum.against;
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
      // Cards that give votes serve whoever called it, or are against it.
      const AbilityInfo& ability = ability_of(mind.cards(), mind.now(), choice);
      const bool opposes = ability.does(CardVerb::AddVotesAgainst);
      if (opposes ? worth >= 0 : worth <= 0 && !ability.does(CardVerb::GainVotes)) return -1;
      return is_needed(mind, !opposes && worth > 0) ? 0.6 : -0.2;
    }
    default: return -1;
  }
}

double judge_term(const Mind& mind, const AbilityInfo& ability, Seat s) {
  const double pool = of_pool(mind, s);
  // Pool that is moved: first from whom, then to whom. Else points are lost.
  if (ability.does(CardVerb::MovePool)) return mind.now().referendum.terms.player.has_value() ? pool : -pool;
  return -pool - 0.1 * allotted_to(mind.now(), s);
}

double judge_word(const Mind& mind, Choice choice) {
  double worth = 0;
  if (static_cast<cards::Type>(raw_thing(choice)) != type_of(Kind::Clan)) return worth;
  each_thing(mind.now(), [&](ThingId, const Thing& it) {
    if (is_vampire_in_play(mind.cards(), it) &&
        krypta::vtes::info(mind.cards(), it).clan == static_cast<Clan>(last_in(choice)))
      worth += of_pool(mind, it.controller);
  });
  return worth;
}

double gain_of_referendum(const Mind& mind, const CardInfo& card, const AbilityInfo& ability) {
  const int lead = 1 - mind.votes_against();  // with the vote of the card. VT-369
  if (card.gives_title != Title::None || ability.does(CardVerb::GainPool)) return lead > 0 ? 1.5 : 0.1;
  const double gain = mind.gain_of_bleed(3);
  return lead > 0 ? gain : 0.15 * gain;
}

}  // namespace krypta::bots::vtes
