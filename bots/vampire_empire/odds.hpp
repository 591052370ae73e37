#pragma once

#include <array>
#include <span>

#include "bots/vampire_empire/manner.hpp"
#include "engine/games/vampire_empire/belief.hpp"
#include "engine/games/vampire_empire/game.hpp"

namespace krypta::bots::vampire_empire {

using namespace krypta::vampire_empire;

/// Who the vampires may be. Every three that fit what was told is possible; how likely it is follows from whom the
/// vampire player has attacked and defended, for somebody who knows how often he bluffs.
class Odds {
 public:
  Odds(const State& known, std::span<const Event> memory, const Manner& manner);
  /// What those who thought `before` think who know this much more.
  Odds(const State& known, const Odds& before);
  /// How likely each of these is, next to the others.
  Odds(const Worlds& worlds, std::span<const double> chances);

  [[nodiscard]] double vampire(Character c) const { return single_[c]; }
  [[nodiscard]] const Worlds& worlds() const { return worlds_; }
  [[nodiscard]] double chance(std::size_t world) const { return weights_[world]; }
  /// Draws a world, the likelier the oftener.
  [[nodiscard]] CharacterSet drawn(Rng& rng) const;
  /// What is not known: 1 for each character that is as likely a vampire as not, 0 for a certain one.
  [[nodiscard]] double doubt() const { return doubt_; }
  /// How much of the doubt would be left, on average, after one character was asked, or two were counted.
  [[nodiscard]] double doubt_after_asking(Character c) const;
  [[nodiscard]] double doubt_after_counting(Character one, Character another) const;

 private:
  void attacked(const CharacterSet& castle, Character attacker, Character defender, const Manner& manner);
  void shielded(Character defender, double shield);
  void settle();
  template <class Answer>
  [[nodiscard]] double doubt_after(Answer answer) const;

  Worlds worlds_{};
  std::array<double, Worlds::capacity> weights_{};
  EnumArray<Character, double> single_{};
  double doubt_ = 0;
};

}  // namespace krypta::bots::vampire_empire
