#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

/// How far a number that was counted can be trusted.
namespace krypta::trials {

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

/// Of a mean of so many numbers, from their sum and the sum of their squares. One number alone says nothing.
inline Interval interval_of_mean(double sum, double squares, std::size_t count) {
  if (count == 0) return {0, 0};
  const auto n = static_cast<double>(count);
  const double mean = sum / n;
  const double variance = count < 2 ? 0 : std::max(0.0, (squares - sum * mean) / (n - 1));
  const double reach = reach_of_95_in(count) * std::sqrt(variance / n);
  return {mean - reach, mean + reach};
}

}  // namespace krypta::trials
