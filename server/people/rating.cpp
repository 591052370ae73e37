#include "server/people/rating.hpp"

#include <algorithm>
#include <cmath>

namespace krypta::server {

namespace {

/// A deviation never becomes 0: there is always something to learn.
constexpr double least_share = 0.0001;

/// A mean of 25 is 1500, and a point of it 40.
constexpr double points = 40;
constexpr double offset = 500;

}  // namespace

std::vector<Rating> rated(std::span<const Ranked> players, double drift) {
  std::vector<Rating> after;
  for (const Ranked& player : players)
    after.push_back({player.rating.mean, std::hypot(player.rating.deviation, drift)});
  if (players.size() < 2) {
    for (std::size_t i = 0; i < players.size(); ++i) after[i] = players[i].rating;
    return after;
  }
  const std::vector<Rating> before = after;
  double variance = 0;
  for (const Rating& rating : before) variance += rating.deviation * rating.deviation + rating_width * rating_width;
  const double c = std::sqrt(variance);
  std::vector<double> strength;
  for (const Rating& rating : before) strength.push_back(std::exp(rating.mean / c));

  for (std::size_t i = 0; i < players.size(); ++i) {
    double gain = 0;
    double certainty = 0;
    // Each place was won against those who came to it or after it.
    for (std::size_t q = 0; q < players.size(); ++q) {
      if (players[q].place > players[i].place) continue;
      double field = 0;
      double sharing = 0;
      for (std::size_t s = 0; s < players.size(); ++s) {
        if (players[s].place >= players[q].place) field += strength[s];
        if (players[s].place == players[q].place) ++sharing;
      }
      const double chance = strength[i] / field;
      gain += ((i == q ? 1.0 : 0.0) - chance) / sharing;
      certainty += chance * (1 - chance) / sharing;
    }
    const double square = before[i].deviation * before[i].deviation;
    const double learned = (before[i].deviation / c) * certainty * square / (c * c);
    after[i].mean += gain * square / c;
    after[i].deviation *= std::sqrt(std::max(1 - learned, least_share));
  }
  return after;
}

ShownRating shown(const Rating& rating) {
  return {static_cast<int>(std::lround(rating.mean * points + offset)),
          static_cast<int>(std::lround(2 * rating.deviation * points))};
}

}  // namespace krypta::server
