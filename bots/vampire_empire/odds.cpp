#include "bots/vampire_empire/odds.hpp"

#include <algorithm>

#include "engine/games/vampire_empire/events.hpp"
#include "engine/games/vampire_empire/rules.hpp"

namespace krypta::bots::vampire_empire {

namespace {

Character character_in(const Event& event, std::size_t i) { return static_cast<Character>(event.arguments[i]); }

}  // namespace

Odds::Odds(const State& known, std::span<const Event> memory, const Manner& manner) : worlds_(worlds_of(known)) {
  weights_.fill(1);
  const auto vampires = static_cast<int>(number(seat_of(known, Side::Vampire)));
  CharacterSet castle;
  Maybe<Character> besieged;  // by the humans, in the running combat
  for (const Event& event : memory) {
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::Entered: castle.add(character_in(event, 0)); break;
      case EventKind::Died:
      case EventKind::WentToTown: castle.remove(character_in(event, 0)); break;
      case EventKind::CombatEnded: besieged = {}; break;
      case EventKind::Attacked:
        if (event.arguments[0] == vampires) {
          attacked(castle, character_in(event, 1), character_in(event, 2), manner);
        } else {
          besieged = character_in(event, 2);
        }
        break;
      case EventKind::Played:
        if (event.arguments[0] != vampires || !besieged.has_value()) break;
        shielded(*besieged, manner.shield);
        besieged = {};
        break;
      default: break;
    }
  }
  settle();
}

Odds::Odds(const State& known, const Odds& before) : worlds_(worlds_of(known)) {
  // Both lists have the same order.
  std::size_t at = 0;
  for (std::size_t i = 0; i < worlds_.size(); ++i) {
    while (at < before.worlds_.size() && before.worlds_[at] != worlds_[i]) ++at;
    if (at < before.worlds_.size()) weights_[i] = before.weights_[at];
  }
  settle();
}

Odds::Odds(const Worlds& worlds, std::span<const double> chances) : worlds_(worlds) {
  std::ranges::copy(chances, weights_.begin());
  settle();
}

CharacterSet Odds::drawn(Rng& rng) const {
  double rest = rng.fraction();
  for (std::size_t i = 0; i + 1 < worlds_.size(); ++i) {
    rest -= weights_[i];
    if (rest < 0) return worlds_[i];
  }
  return worlds_.back();
}

/// He attacks a human, and any of those in the castle alike; seldom one of his own.
void Odds::attacked(const CharacterSet& castle, Character attacker, Character defender, const Manner& manner) {
  if (!castle.has(defender) || castle.size() < 2) return;  // the match began in a position that nobody has seen grow
  for (std::size_t i = 0; i < worlds_.size(); ++i) {
    const CharacterSet own = castle & worlds_[i];
    const unsigned prey = castle.size() - own.size();
    weights_[i] *= own.has(defender) ? manner.feint / own.size() : (1 - manner.feint) / prey;
    const CharacterSet others = castle.without(defender);
    const unsigned leaders = (others & own).size();
    weights_[i] *= (own.has(attacker) ? manner.leads : 1) / (manner.leads * leaders + others.size() - leaders);
  }
}

void Odds::shielded(Character defender, double shield) {
  for (std::size_t i = 0; i < worlds_.size(); ++i) {
    if (!worlds_[i].has(defender)) weights_[i] *= shield;
  }
}

void Odds::settle() {
  double all = 0;
  for (std::size_t i = 0; i < worlds_.size(); ++i) all += weights_[i];
  for (std::size_t i = 0; i < worlds_.size(); ++i) {
    weights_[i] /= all;
    for (const Character c : worlds_[i]) single_[c] += weights_[i];
  }
  for (const double p : single_) doubt_ += 4 * p * (1 - p);
}

template <class Answer>
double Odds::doubt_after(Answer answer) const {
  std::array<double, 3> all{};
  std::array<EnumArray<Character, double>, 3> single{};
  for (std::size_t i = 0; i < worlds_.size(); ++i) {
    const unsigned told = answer(worlds_[i]);
    all[told] += weights_[i];
    for (const Character c : worlds_[i]) single[told][c] += weights_[i];
  }
  double left = 0;
  for (std::size_t told = 0; told < all.size(); ++told) {
    if (all[told] <= 0) continue;
    for (const double p : single[told]) left += 4 * p * (1 - p / all[told]);
  }
  return left;
}

double Odds::doubt_after_asking(Character c) const {
  return doubt_after([&](const CharacterSet& world) { return world.has(c) ? 1U : 0U; });
}

double Odds::doubt_after_counting(Character one, Character another) const {
  return doubt_after([&](const CharacterSet& world) { return (world & CharacterSet::of(one, another)).size(); });
}

}  // namespace krypta::bots::vampire_empire
