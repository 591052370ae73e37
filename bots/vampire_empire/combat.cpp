#include <algorithm>

#include "bots/vampire_empire/mind.hpp"

/// The arithmetic of a combat. Both play openly and the defence last, so what counts is how many points the opponent
/// can still add, and whether he wants to.
namespace krypta::bots::vampire_empire {

namespace {

/// Points that a card of a defence brings, on average.
constexpr double points_a_card = 2.1;

/// An attack as it stands, with the chances of everything that is added.
struct Siege {
  Death death;
  double defends_vampire = 1;
  double defends_human = 1;
  Reach reach;
  double card = 0;

  /// What an attack by so many points more than the defence has now is worth, its cards not counted.
  [[nodiscard]] double value(int lead) const {
    const double short_of = reach.below(lead);
    const double v = 1 - defends_vampire * (1 - short_of);
    const double h = 1 - defends_human * (1 - short_of);
    const double held = (1 - short_of) * (death.vampire * defends_vampire + (1 - death.vampire) * defends_human);
    return death.vampire * v * death.of_vampire + (1 - death.vampire) * h * death.of_human +
           held * card * std::max(0, lead) / points_a_card;
  }
};

Siege siege(const Mind& mind, const State& state, Character attacker, Character defender) {
  Death death = mind.death(defender);
  if (state.revealed.has(defender)) death.vampire = 1;
  return {death, defends(mind, defender, true), defends(mind, defender, false), mind.reach(state, defender, attacker),
          mind.manner().card};
}

int marker_lead(const State& state, Character attacker, Character defender) {
  return static_cast<int>(markers(state, attacker, Marker::Attack)) -
         static_cast<int>(markers(state, defender, Marker::Defence));
}

/// What may be played for the attack with the hand and with holy water that was put aside.
CardSet attack_cards(const Mind& mind, const State& state, Character attacker, Character defender) {
  return valid_cards(mind.cards(), state, mind.self(), attacker, defender);
}

Card lowest(const Cards& cards, const CardSet& set) {
  Card low = set.first();
  for (const Card c : set) low = cards.value(c) < cards.value(low) ? c : low;
  return low;
}

/// How many cards may still be played in this step. VE-160
unsigned room(const Mind& mind) {
  const vampire_empire::Frame& frame = mind.frame();
  return frame.step == Step::AddAttack || frame.step == Step::AddDefence ? frame.count : deck_size;
}

Plan plan_of(const std::optional<Stake>& stake, double value) { return {stake ? stake->cards : CardSet{}, value}; }

/// Of an attack over two rounds: what is played in the first. As little as stands, since who is not defended dies of
/// it, and who is defended must be defended again. Markers count in the first round only.
CardSet first_part(const Mind& mind, const CardSet& all) {
  const State& now = mind.now();
  const Combat& combat = now.combat;
  if (marker_lead(now, *combat.attacker, *combat.defender) > 0) return all;
  CardSet rest = all;
  CardSet part;
  int attack = combat.attack;
  bool begun = mind.frame().done > 0;
  const int needed = static_cast<int>(markers(now, *combat.defender, Marker::Defence));
  while (!rest.empty() && (!begun || attack <= needed)) {
    const Card c = lowest(mind.cards(), rest);
    rest.remove(c);
    part.add(c);
    attack += static_cast<int>(mind.cards().value(c));
    begun = true;
  }
  return part;
}

Plan plan_first_attack(const Mind& mind) {
  const State& now = mind.now();
  const Combat& combat = now.combat;
  if (!combat.aside.empty()) return {CardSet::of(combat.aside.first()), 0};  // VE-093: now or never
  const CardSet valid = attack_cards(mind, now, *combat.attacker, *combat.defender);
  const Siege with = siege(mind, now, *combat.attacker, *combat.defender);
  const int needed = static_cast<int>(markers(now, *combat.defender, Marker::Defence)) - combat.attack;
  const auto best =
      mind.stakes(valid).best(mind.frame().done > 0, [&](unsigned points, double cost) -> std::optional<double> {
        if (static_cast<int>(points) <= needed) return std::nullopt;
        return with.value(combat.attack - combat.defence + static_cast<int>(points)) - cost;
      });
  if (!best) return {valid, 0};
  return {first_part(mind, best->cards), 0};
}

Plan plan_more_attack(const Mind& mind) {
  const State& now = mind.now();
  const Combat& combat = now.combat;
  const Siege with = siege(mind, now, *combat.attacker, *combat.defender);
  const int lead = combat.attack - combat.defence;
  // To end the combat is no more than nothing; what was played before may still be worth a comparison.
  const bool stands = mind.frame().step == Step::AddAttack || mind.frame().done > 0;
  const auto best = mind.stakes(valid_now(mind.cards(), now, mind.self()))
                        .up_to(room(mind))
                        .best(true, [&](unsigned points, double cost) -> std::optional<double> {
                          if (points == 0 && !stands) return 0;
                          return with.value(lead + static_cast<int>(points)) - cost;
                        });
  return plan_of(best, 0);
}

/// What is there to be lost if the defender dies, below 0 if it is welcome.
double loss(const Mind& mind) { return -mind.death(*mind.now().combat.defender).expected(); }

/// The chance that what is left in the hand holds the second round too.
double holds(const Mind& mind, const CardSet& valid) {
  const State& now = mind.now();
  const Combat& combat = now.combat;
  if (combat.round == last_round) return 1;
  const auto points = [&](Seat s) {
    const Player& player = now.players[s];
    return static_cast<int>(mind.cards().points(player.played - player.cancelled));
  };
  const int room = points(mind.self()) + static_cast<int>(mind.cards().points(valid)) - points(mind.opponent());
  return mind.reach(now, *combat.attacker, *combat.defender).below(room + 1);
}

struct Defence {
  std::optional<Stake> stake;
  double value = 0;
};
Defence best_defence(const Mind& mind, int relief, const CardSet& without) {
  const State& now = mind.now();
  const double lost = loss(mind);
  if (lost <= 0) return {std::nullopt, 0};
  const CardSet valid = valid_now(mind.cards(), now, mind.self()) - without;
  const int missing = now.combat.attack - now.combat.defence - relief;
  const auto stake = mind.stakes(valid).up_to(room(mind)).cheapest(std::max(0, missing));
  if (!stake) return {std::nullopt, -lost};
  // Who could go on does not always do it.
  const double hold = 0.25 + 0.75 * holds(mind, valid);
  const double value = -lost * (1 - hold) - stake->cost;
  if (value <= -lost) return {std::nullopt, -lost};
  return {stake, value};
}

Plan plan_defence(const Mind& mind) {
  const State& now = mind.now();
  const int missing = now.combat.attack - now.combat.defence;
  if (missing <= 0) return {};
  const Defence defence = best_defence(mind, 0, {});
  if (defence.stake) return {defence.stake->cards, defence.value};
  if (mind.side() == Side::Human || loss(mind) > 0 || mind.rng().fraction() >= mind.manner().shield) return {};
  // A bluff: defends a human as if it were a vampire, if one cheap card does it.
  const auto stake = mind.stakes(valid_now(mind.cards(), now, mind.self())).up_to(room(mind)).cheapest(missing);
  return stake && stake->cards.size() == 1 && stake->points <= 2 ? Plan{stake->cards, 0} : Plan{};
}

}  // namespace

double more_attack(const Mind& mind, int points) {
  const Combat& combat = mind.now().combat;
  const Siege with = siege(mind, mind.now(), *combat.attacker, *combat.defender);
  const int lead = combat.attack - combat.defence;
  return with.value(lead + points) - with.value(lead);
}

double defends(const Mind& mind, Character defender, bool vampire) {
  // The vampire player knows, and lets humans die but for a bluff.
  if (mind.side() == Side::Human) return vampire ? 1 : mind.manner().shield / 2;
  const double suspected = mind.odds().vampire(defender);
  return suspected < 0.25 ? 1 : suspected < 0.4 ? 0.6 : 0.15;
}

Plan plan_attack(const Mind& mind, const State& state, Character attacker, Character defender) {
  const Siege with = siege(mind, state, attacker, defender);
  const int lead = marker_lead(state, attacker, defender);
  int aside = 0;
  if (!state.combat.aside.empty()) aside = static_cast<int>(mind.cards().value(state.combat.aside.first()));
  const auto worth = [&](unsigned points, double cost) -> std::optional<double> {
    const int all = static_cast<int>(points) + aside + std::max(0, lead);
    if (static_cast<int>(points) + aside + lead <= 0) return std::nullopt;
    return with.value(all) - cost;
  };
  const auto best = mind.stakes(attack_cards(mind, state, attacker, defender)).best(aside > 0, worth);
  if (!best) return {{}, -1};
  return {best->cards, *worth(best->points, best->cost)};
}

Plan plan_play(const Mind& mind) {
  switch (mind.frame().step) {
    case Step::Attack: return mind.now().combat.round == 1 ? plan_first_attack(mind) : plan_more_attack(mind);
    case Step::AddAttack: return plan_more_attack(mind);
    default: return plan_defence(mind);
  }
}

double defence_value(const Mind& mind, int relief, const CardSet& without) {
  return best_defence(mind, relief, without).value;
}

}  // namespace krypta::bots::vampire_empire
