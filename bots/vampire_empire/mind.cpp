#include "bots/vampire_empire/mind.hpp"

#include <algorithm>
#include <cmath>

namespace krypta::bots::vampire_empire {

Mind::Mind(const VampireEmpire& game, const State& known, Seat self, const Odds& odds, Rng& rng, const Manner& manner)
    : manner_(manner),
      cards_(game.cards()),
      now_(known),
      self_(self),
      rng_(rng),
      odds_(odds),
      unseen_(unseen(now_, opponent())) {
  const Points left = points(now_);
  humans_ = left.humans;
  vampires_ = left.vampires / 2;
  standing_ = standing(humans_, vampires_);
  whim_ = rng_.fraction();
  look_around();
  weigh_cards();
}

double Mind::vampire(Character c) const {
  if (now_.vampires.known) return now_.vampires.value.has(c) ? 1 : 0;
  return odds_.vampire(c);
}

double Mind::standing(unsigned humans, unsigned vampires) const {
  double points = static_cast<double>(humans) - 2.0 * vampires;
  if (vampires == vampire_count) points -= manner_.approach * (human_count - humans);
  double chance = 1 / (1 + std::exp(-manner_.lead * points));
  if (vampires == 0) chance = 1;
  if (humans == 0) chance = 0;
  return side() == Side::Human ? chance : 1 - chance;
}

Death Mind::death(Character c) const {
  Death death{.vampire = vampire(c)};
  death.of_vampire = standing(humans_, vampires_ - 1) - standing_;
  death.of_human = humans_ > 0 ? standing(humans_ - 1, vampires_) - standing_ : 0;
  if (vampires_ < vampire_count) return death;
  // Two who show themselves in the castle wait for the third.
  const unsigned shown = (castle(now_) & now_.revealed).size();
  const double wins = entry_wins(c);
  const double sign = side() == Side::Human ? -1 : 1;
  death.of_human += sign * wins * (side() == Side::Human ? standing_ : 1 - standing_);
  if (shown == 2) death.of_vampire -= sign * 0.15;
  return death;
}

double Mind::entry_wins(Character leaving) const {
  const CharacterSet stay = castle(now_).without(leaving);
  if ((stay & now_.revealed).size() < 2 || vampires_ < vampire_count) return 0;
  const CharacterSet outside = town(now_);
  const auto third = [&](Character c) {
    if (now_.revealed.has(c)) return 1.0;
    return 0.4 * vampire(c);
  };
  if (now_.town.middle.empty()) return now_.town.bottom.empty() ? 0 : third(now_.town.bottom.back().value);
  CharacterSet next = outside;
  for (const auto& c : now_.town.bottom) next.remove(c.value);
  double sum = 0;
  for (const Character c : next) sum += third(c);
  return next.empty() ? 0 : sum / next.size();
}

void Mind::weigh_cards() {
  const unsigned left = own().hand_count + own().deck_count + (own().reshuffled ? 0U : own().cellar_count);
  // The last cards are turns of one's own, and defences that the opponent has to reckon with.
  scarce_ = manner_.card * (1 + 10.0 / (left + 4.0));
  for (const Card c : hand()) {
    costs_[static_cast<std::size_t>(c)] = price(c, false);
    open_costs_[static_cast<std::size_t>(c)] = price(c, true);
  }
}

double Mind::price(Card c, bool open) const {
  const double lasting = cards_.valued().has(c) ? 0.4 + 0.2 * cards_.value(c) : 0.3;
  return scarce_ * (lasting + manner_.guard * use(c, open));
}

Stake Mind::payment(unsigned count, const CardSet& but) const {
  Stake paid;
  for (; count > 0; --count) {
    Maybe<Card> least;
    for (const Card c : hand() - but - paid.cards) {
      if (!least.has_value() || cost(c) < cost(*least)) least = c;
    }
    if (!least.has_value()) break;
    paid.cards.add(*least);
    paid.cost += cost(*least);
  }
  return paid;
}

void Mind::look_around() {
  const CharacterSet here = castle(now_);
  const bool human = side() == Side::Human;
  for (const Character who : here) prey_ = std::max(prey_, human ? vampire(who) : 1 - vampire(who));
  if (human && prey_ < 0.5) prey_ *= 0.4;
  for (const Character who : attackers(now_, self_)) {
    for (const Character against : here.without(who))
      for_attacks_ = for_attacks_ | valid_of(cards_, now_, side(), who, against);
  }
  const CharacterSet shown = here & now_.revealed;
  for (const Character who : here) {
    const double suspected = odds_.vampire(who);
    const double true_one = vampire(who) * (0.4 + 0.6 * suspected);
    const double veiled = manner_.veil * suspected + (1 - manner_.veil) * true_one;
    // Whoever attacks may be one of the vampires that stand there.
    const Character against = shown.empty() ? who : shown.first();
    guarded_.push_back({.valid = valid_of(cards_, now_, side(), who, against),
                        .dear = human ? 1 - vampire(who) : true_one,
                        .dear_openly = human ? 1 - vampire(who) : veiled});
  }
}

double Mind::use_in_combat(Card c, bool open) const {
  double defending = 0;
  for (const Guarded& one : guarded_) {
    if (one.valid.has(c)) defending = std::max(defending, open ? one.dear_openly : one.dear);
  }
  return ((for_attacks_.has(c) ? prey_ : 0) + defending) * (0.4 + 0.2 * cards_.value(c));
}

double Mind::use(Card c, bool open) const {
  if (!cards_.valued().has(c)) {
    const auto effect = effect_of(cards_, c);
    if (!effect) return 0;
    switch (effect->verb) {
      case CardVerb::Draw: return 1.5;
      case CardVerb::EndCombat: return 1.5;
      case CardVerb::AddDefence:
      case CardVerb::AddAttack:
      case CardVerb::Cancel: return 1.2;
      case CardVerb::DiscardRandom: return 1.2;
      case CardVerb::CountVampires: return odds_.doubt() > 1 ? 1.2 : 0;
      case CardVerb::PlaceMarker: return 0.6;
      case CardVerb::ToTown: return 0.5;
      default: return 0.3;
    }
  }
  double good = use_in_combat(c, open);
  if (side() == Side::Human && cards_.of(Group::HolyWater).has(c)) {
    const bool pair = (hand() & cards_.of(Group::HolyWater)).size() >= holy_water_costs;
    good = std::max(good, odds_.doubt() > 1 ? (pair ? 1.3 : 1.0) : 0.3);
  }
  return good;
}

Reach Mind::reach(const State& state, Character supported, Character opposed) const {
  const Player& theirs = now_.players[opponent()];
  return {cards_, unseen_, valid_of(cards_, state, theirs.side, supported, opposed), theirs.hand_count};
}

Stakes Mind::stakes(const CardSet& valid) const {
  return {cards_, valid, [&](Card c) { return open_cost(c); }};
}

}  // namespace krypta::bots::vampire_empire
