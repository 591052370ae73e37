#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "store/store.hpp"

/// How strong people are, from the places they came to: the Plackett-Luce model of R. C. Weng and C.-J. Lin, "A
/// Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), as OpenSkill computes it. It takes any number of
/// players and shared places, and says how uncertain it is.
namespace krypta::server {

using store::Rating;

/// Of somebody of whom nothing is known.
inline constexpr Rating first_rating{25.0, 25.0 / 3};
/// How far apart two must be for the better one to win about four times in five.
inline constexpr double rating_width = 25.0 / 6;
/// People change: what is known of them is a little less certain before every match.
inline constexpr double rating_drift = 25.0 / 300;

struct Ranked {
  Rating rating;
  unsigned place = 1;  ///< 1 is the best; those who share a place have the same
};

/// What everybody's rating is after a match, in the order they were given in. One player alone has learned nothing.
[[nodiscard]] std::vector<Rating> rated(std::span<const Ranked> players, double drift = rating_drift);

/// As people are shown it: about 1500 for a newcomer, and the half-width of the interval in which the truth is with a
/// probability of 95 %.
struct ShownRating {
  int value = 0;
  int uncertainty = 0;
  friend bool operator==(const ShownRating&, const ShownRating&) = default;
};
[[nodiscard]] ShownRating shown(const Rating& rating);

}  // namespace krypta::server
