#include <algorithm>

#include "bots/vendetta/mind.hpp"

/// A turn of Planning: which card goes where and how, how much blood goes with it, and who is drained for it.
namespace krypta::bots::vendetta {

namespace {

/// What the best use of the Pool is worth there, with a card more if one is given.
double best_with(const Mind& mind, Location at, Maybe<ClanCard> with, unsigned pool, unsigned most) {
  const unsigned spare = pool > 0 ? pool - 1 : 0;
  double best = -1e9;
  for (unsigned n = 0; n <= std::min(most, spare); ++n) best = std::max(best, deployed_with(mind, at, with, n, pool));
  return best;
}

/// What it is worth that others see the card, or that they do not.
double face_worth(const Mind& mind, ClanCard c, Location at, bool up) {
  const CardSense& sense = sense_of(c);
  const Manner& manner = mind.manner();
  if (up) return sense.up * mind.turns_of_others();
  const double power = mind.total(at, c, 0, mind.pool()) - mind.total(at, {}, 0, mind.pool());
  double worth = manner.hidden * std::max(0.0, power - manner.unknown);
  if (sense.theft + sense.harm > 0) worth += manner.surprise;
  // A weak card that nobody sees looks like any other.
  if (mind.whim() < manner.bluffs && power < 2) worth += manner.bluff;
  return worth;
}

double judge_play(const Mind& mind, Choice choice) {
  const ClanCard c = played_card(choice);
  const Location at = played_at(choice);
  const bool up = played_up(choice);
  const Manner& manner = mind.manner();
  unsigned pool = mind.pool();
  if (!up) pool -= std::min(pool, face_down_cost(mind.cards(), mind.now(), mind.self(), at));
  double value = best_with(mind, at, c, pool, deploy_limit) - mind.prospect(at) - mind.pool_value(mind.pool());
  value += mind.effect_worth(c, at) + face_worth(mind, c, at, up);
  if (mind.turns_left() > 0) value -= manner.keep * mind.cards().base(c);
  return value + manner.mood * (2 * mind.rng().fraction() - 1);
}

unsigned still_deployable(const Mind& mind) {
  return deploy_limit - std::min<unsigned>(mind.frame().count, deploy_limit);
}

/// Somebody is drained for a use that can be seen, not for a hair's breadth.
double judge_drain(const Mind& mind, Follower f) {
  if (!mind.frame().at.has_value()) return -100;  // once the card lies there he sees what blood is good for
  const unsigned pool = mind.pool() + mind.cards().facts(f).drain;
  return best_with(mind, *mind.frame().at, {}, pool, still_deployable(mind)) - mind.drain_cost(f) - mind.manner().mood;
}

/// Relics and Allies of the own turn, against ending it.
double judge_turn_use(const Mind& mind, Source s, double as_it_is) {
  if (is_relic_number(s, 1)) {
    double best = 0;
    for (const Follower f : mind.own().drained) best = std::max(best, mind.drain_cost(f));
    if (mind.own().drained_victims > 0) best = std::max(best, mind.drain_cost(victim));
    const bool last_turn = mind.rounds_left() == 0 && mind.turns_left() == 0;
    return as_it_is + (best >= 1.8 || last_turn ? 1 : -1);
  }
  if (is_relic_number(s, 8)) {
    double best = 0;
    for (const Location from : all_of<Location>()) {
      for (const ClanCard c : mind.own_cards(from)) best = std::max(best, moving(mind, c, from));
    }
    return as_it_is + best - (mind.rounds_left() > 0 ? 1.5 : 0.1);
  }
  return as_it_is - 0.5;  // AL13: what it would see costs more than it tells
}

}  // namespace

double deployed_with(const Mind& mind, Location at, Maybe<ClanCard> with, unsigned more, unsigned pool) {
  const unsigned left = pool - std::min(more, pool);
  return mind.prospect(at, mind.total(at, with, mind.blood_at(at) + more, left)) + mind.pool_value(left);
}

double deployed_value(const Mind& mind, Location at, unsigned more, unsigned pool) {
  return deployed_with(mind, at, {}, more, pool);
}

double judge_turn(const Mind& mind, Choice choice) {
  const Maybe<Location> at = mind.frame().at;
  const double as_it_is = at.has_value() ? deployed_value(mind, *at, 0, mind.pool()) : mind.pool_value(mind.pool());
  switch (verb(choice)) {
    case Verb::Play: return judge_play(mind, choice);
    case Verb::Deploy: return deployed_value(mind, *at, argument_of(choice), mind.pool());
    case Verb::Flip: {
      // It costs nothing; with turns to come there may be a better place.
      const double with = mind.prospect(*at, mind.total(*at, {}, mind.blood_at(*at) + 1, mind.pool()));
      return with + mind.pool_value(mind.pool()) - (mind.turns_left() > 0 ? 0.25 : -0.01);
    }
    case Verb::Drain: return judge_drain(mind, chosen<Follower>(choice));
    case Verb::Use: return judge_turn_use(mind, chosen<Source>(choice), as_it_is) - (at.has_value() ? 0 : 100);
    default: return as_it_is;
  }
}

}  // namespace krypta::bots::vendetta
