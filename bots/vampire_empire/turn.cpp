#include <algorithm>

#include "bots/vampire_empire/mind.hpp"

/// Steps 1, 2 and 3. What changes nothing is worth 0.
namespace krypta::bots::vampire_empire {

namespace {

CharacterSet own_vampires(const Mind& mind) { return mind.now().vampires.value - mind.now().dead; }

double best_attack(const Mind& mind, const State& state) {
  double best = -mind.payment(pass_costs, {}).cost;
  for (const Character attacker : attackers(state, mind.self())) {
    for (const Character defender : castle(state).without(attacker)) {
      if (mind.vampire(defender) < 1) best = std::max(best, plan_attack(mind, state, attacker, defender).value);
    }
  }
  return best;
}

/// Attacks one of his own with little, so that who is attacked need not be a human.
bool feints(const Mind& mind, Character attacker, Character defender) {
  const State& now = mind.now();
  if (mind.whim() >= mind.manner().feint || now.revealed.has(defender)) return false;
  if (own_vampires(mind).size() < 2 || now.players[mind.opponent()].hand_count < 4) return false;
  if (mind.odds().vampire(defender) > 0.35) return false;  // he might be let down
  const CardSet valid = valid_cards(mind.cards(), now, mind.self(), attacker, defender);
  for (const Card c : valid) {
    if (mind.cards().value(c) <= 2) return true;
  }
  return false;
}

double judge_attack(const Mind& mind, Choice choice) {
  const Character attacker = attacker_of(choice);
  const Character defender = defender_of(choice);
  if (mind.side() == Side::Vampire && mind.vampire(defender) == 1)
    return feints(mind, attacker, defender) ? 0.5 + 0.1 * mind.rng().fraction() : -0.5;
  const double value = plan_attack(mind, mind.now(), attacker, defender).value;
  if (mind.side() == Side::Human) return value;
  // Whoever is left alone is suspected; better if it is not always a vampire.
  return value - mind.manner().decoy * mind.odds().vampire(defender);
}

/// The two that are given for an answer.
Stake two_waters(const Mind& mind) {
  return mind.payment(holy_water_costs, mind.hand() - mind.cards().of(Group::HolyWater));
}

double judge_ask(const Mind& mind, Character who) {
  const State& now = mind.now();
  const double p = mind.vampire(who);
  const bool here = castle(now).has(who);
  const Stake paid = two_waters(mind);
  double value = mind.manner().secret * (mind.odds().doubt() - mind.odds().doubt_after_asking(who)) - paid.cost;
  if (!here || p <= 0) return value;
  // VE-101
  if ((castle(now) & now.revealed).size() == 2) return value - p * mind.standing();
  State after = now;
  after.revealed.add(who);
  after.players[mind.self()].hand.value = mind.hand() - paid.cards;
  Card lower = paid.cards.first();
  for (const Card c : paid.cards) lower = mind.cards().value(c) < mind.cards().value(lower) ? c : lower;
  after.combat.aside.add(lower);
  double best = 0;
  for (const Character attacker : castle(after) - after.revealed)
    best = std::max(best, plan_attack(mind, after, attacker, who).value);
  return value + p * best;
}

/// How likely the humans, with a full hand, can kill a vampire for whom these cards are left.
double danger(const Mind& mind, const State& state, Character who, const CardSet& left) {
  const int points =
      static_cast<int>(mind.cards().points(left & valid_of(mind.cards(), state, Side::Vampire, who, who)));
  double most = 0;
  for (const Character attacker : castle(state).without(who) - state.revealed) {
    const CardSet valid = valid_of(mind.cards(), state, Side::Human, attacker, who);
    const Reach reach{mind.cards(), unseen(state, mind.opponent()), valid, full_hand};
    most = std::max(most, 1 - reach.below(points + 1));
  }
  return most;
}

double judge_hide(const Mind& mind, Character who) {
  const Stake paid = mind.payment(hide_costs, mind.hand() - mind.cards().valued());
  const State& now = mind.now();
  if (mind.vampire(who) < 1) return mind.entry_wins(who) * (1 - mind.standing()) - paid.cost;
  const double known = mind.odds().vampire(who);
  const double saved = known * danger(mind, now, who, mind.hand() - paid.cards) * -mind.death(who).of_vampire;
  // Somebody else stands where he stood, and he comes back one day.
  return (now.town.middle.empty() ? 0.2 : 0.4) * saved - paid.cost;
}

}  // namespace

double judge_discard(const Mind& mind, Choice choice) {
  const Player& own = mind.own();
  const bool spare = own.hand_count > full_hand;
  switch (verb(choice)) {
    case Verb::ToCellar: {
      // What goes there comes back; only what comes now is another card.
      if (!spare && own.hand_count + own.deck_count <= full_hand) return -0.5;
      return mind.manner().useful - mind.use(chosen<Card>(choice));
    }
    case Verb::ToMoat: return -1 - mind.cost(chosen<Card>(choice));
    case Verb::Fill: return 0;
    default: return -0.1;
  }
}

double judge_reveal(const Mind& mind, Choice choice) {
  if (verb(choice) != Verb::Reveal) return 0;
  const State& now = mind.now();
  const auto who = chosen<Character>(choice);
  const CharacterSet here = castle(now);
  const CharacterSet own = own_vampires(mind);
  State after = now;
  after.revealed.add(who);
  const bool all_here = own.size() == vampire_count && here.holds(own);
  if (all_here) {
    // VE-070: each night one more, and the best defended first.
    const CardSet valid = valid_of(mind.cards(), after, Side::Vampire, who, who) & mind.hand();
    return 0.5 + 0.01 * mind.cards().points(valid) / 10.0;
  }
  if (!here.has(who)) {
    const bool awaited = own.size() == vampire_count && (here & now.revealed).size() == 2;
    return awaited ? 0.1 : -mind.manner().exposure;
  }
  // A vampire whom everybody takes for one is better defended in the open.
  const double suspected = mind.odds().vampire(who);
  const double safer = suspected * danger(mind, now, who, mind.hand()) - danger(mind, after, who, mind.hand());
  return best_attack(mind, after) - best_attack(mind, now) - mind.manner().exposure * (1 - suspected) -
         mind.manner().open * safer * mind.death(who).of_vampire;
}

double judge_act(const Mind& mind, Choice choice) {
  const double mood = mind.manner().mood * (2 * mind.rng().fraction() - 1);
  switch (verb(choice)) {
    case Verb::Attack: return judge_attack(mind, choice) + mood;
    case Verb::Ask: return judge_ask(mind, chosen<Character>(choice)) + mood;
    case Verb::Hide: return judge_hide(mind, chosen<Character>(choice)) + mood;
    case Verb::Pass: return -mind.payment(pass_costs, {}).cost;
    default: return 0;  // no attack after holy water
  }
}

}  // namespace krypta::bots::vampire_empire
