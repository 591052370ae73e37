#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "engine/games/mascarade/belief.hpp"

/// Whether what `Belief` draws has the distribution that it should have.
namespace krypta::mascarade {

inline constexpr unsigned histories = KRYPTA_MATCHES / 50;  // of each kind
inline constexpr unsigned draws = histories < 10 ? 4000 : 20000;

using Cards = std::vector<Character>;
using Distribution = std::map<Cards, double>;

inline Cards all_cards(const CharacterSet& set) {
  Cards cards;
  for (const Character c : all_of<Character>()) cards.insert(cards.end(), set[c], c);
  return cards;
}

inline std::vector<Cards> all_arrangements(const CharacterSet& set) {
  Cards cards = all_cards(set);
  std::vector<Cards> all;
  do {
    all.push_back(cards);
  } while (std::next_permutation(cards.begin(), cards.end()));
  return all;
}

/// How far drawn arrangements are from what they should be, as chi-square with its degrees of freedom.
struct Fit {
  double off = 0;
  double freedom = 0;
  /// Passed by chance less often than once in three million times (Laurent and Massart's bound with x = 15).
  [[nodiscard]] double bound() const { return freedom + 2 * std::sqrt(15 * freedom) + 30; }
  void operator+=(const Fit& other) {
    off += other.off;
    freedom += other.freedom;
  }
};

inline Fit compare(const Belief& belief, const Distribution& exact, std::uint64_t seed, unsigned times = draws) {
  std::map<Cards, unsigned> drawn;
  Rng rng{seed};
  for (unsigned i = 0; i < times; ++i) {
    const Arrangement cards = belief.draw(rng);
    ++drawn[Cards(cards.begin(), cards.end())];
  }
  for (const auto& [cards, count] : drawn) EXPECT_TRUE(exact.contains(cards)) << count << " times what cannot be";
  Fit fit;
  double rest = 0;
  double rest_expected = 0;
  const auto cell = [&](double count, double expected) {
    fit.off += (count - expected) * (count - expected) / expected;
    fit.freedom += 1;
  };
  for (const auto& [cards, chance] : exact) {
    const double count = drawn.contains(cards) ? drawn[cards] : 0;
    EXPECT_TRUE(count > 0 || chance <= 0.01) << "what has a chance of " << chance << " never comes";
    if (chance * times >= 10) {
      cell(count, chance * times);
    } else {
      rest += count;
      rest_expected += chance * times;
    }
  }
  if (rest_expected >= 10) cell(rest, rest_expected);
  fit.freedom -= 1;
  EXPECT_LE(fit.off, fit.bound()) << fit.freedom << " degrees of freedom";
  return fit;
}

}  // namespace krypta::mascarade
