#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

namespace krypta::cli {

struct Interval {
  double low = 0;
  double high = 1;
};

/// How many standard deviations 95 % of a normal distribution reach to each side.
inline constexpr double reach_of_95 = 1.959964;

/// The same where the deviation itself is only known from so many rounds: Student's, by its expansion.
inline double reach_of_95_in(std::size_t rounds) {
  constexpr double z = reach_of_95;
  constexpr double z3 = z * z * z;
  constexpr double z5 = z3 * z * z;
  constexpr double z7 = z5 * z * z;
  const auto free = static_cast<double>(std::max<std::size_t>(rounds, 2) - 1);
  return z + (z3 + z) / (4 * free) + (5 * z5 + 16 * z3 + 3 * z) / (96 * free * free) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * free * free * free);
}

/// Wilson's, 95 %: unlike the usual one it says something when somebody has won everything.
inline Interval interval(double share, double games) {
  if (games == 0) return {};
  constexpr double z = reach_of_95;
  const double width = 1 + z * z / games;
  const double centre = share + z * z / (2 * games);
  const double reach = z * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
  return {std::max(0.0, (centre - reach) / width), std::min(1.0, (centre + reach) / width)};
}

/// What somebody won of the games of one round.
struct RoundScore {
  double wins = 0;
  double games = 0;
};

/// The share of somebody in all rounds.
inline double share_of(std::span<const RoundScore> rounds) {
  double wins = 0;
  double games = 0;
  for (const RoundScore& round : rounds) {
    wins += round.wins;
    games += round.games;
  }
  return games == 0 ? 0 : wins / games;
}

/// The games of a round share a deal, so only rounds are independent of each other: the variance of the share comes
/// from how the rounds differ. Wilson's interval is then that of as many independent games as would have this variance.
/// Where rounds cannot tell (they are few, or all alike) each round counts as one game, which is the least it can be
/// worth.
inline Interval interval(std::span<const RoundScore> rounds) {
  constexpr std::size_t enough_to_tell = 10;
  const auto count = static_cast<double>(rounds.size());
  const double share = share_of(rounds);
  double squares = 0;
  double games = 0;
  for (const RoundScore& round : rounds) {
    const double off = round.wins - share * round.games;
    squares += off * off;
    games += round.games;
  }
  // What rounding leaves of rounds that are all alike is nothing.
  if (rounds.size() < enough_to_tell || squares < 1e-9 * games) return interval(share, count);
  const double deviations = reach_of_95_in(rounds.size()) / reach_of_95;
  const double variance = count / (count - 1) * squares / (games * games) * deviations * deviations;
  return interval(share, share * (1 - share) / variance);
}

}  // namespace krypta::cli
