#pragma once

#include <cstddef>
#include <span>

#include "trials/interval.hpp"

namespace krypta::cli {

using trials::interval;
using trials::Interval;
using trials::reach_of_95;
using trials::reach_of_95_in;

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
