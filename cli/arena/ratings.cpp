#include "cli/arena/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace krypta::cli {

namespace {

constexpr double elo_points = 400 / 2.302585092994046;  ///< for odds of e to one

using Numbers = std::vector<double>;

double chance_to_be_better(double strength, double other) { return 1 / (1 + std::exp(other - strength)); }

/// A square matrix, row by row.
struct Square {
  std::size_t size;
  Numbers cells = Numbers(size * size);

  double& at(std::size_t row, std::size_t column) { return cells[row * size + column]; }
  [[nodiscard]] double at(std::size_t row, std::size_t column) const { return cells[row * size + column]; }
};

/// Gauss and Jordan's way, without a search for pivots: the matrix is positive definite.
Square inverse(Square matrix) {
  Square inverse{matrix.size};
  for (std::size_t i = 0; i < matrix.size; ++i) inverse.at(i, i) = 1;
  for (std::size_t pivot = 0; pivot < matrix.size; ++pivot) {
    const double scale = 1 / matrix.at(pivot, pivot);
    for (std::size_t c = 0; c < matrix.size; ++c) {
      matrix.at(pivot, c) *= scale;
      inverse.at(pivot, c) *= scale;
    }
    for (std::size_t row = 0; row < matrix.size; ++row) {
      const double factor = matrix.at(row, pivot);
      if (row == pivot) continue;
      for (std::size_t c = 0; c < matrix.size; ++c) {
        matrix.at(row, c) -= factor * matrix.at(pivot, c);
        inverse.at(row, c) -= factor * inverse.at(pivot, c);
      }
    }
  }
  return inverse;
}

/// How much more often each bot was better than its strength lets expect.
Numbers surprise(const Numbers& better, const Numbers& strength) {
  const std::size_t bots = strength.size();
  Numbers sum(bots);
  for (std::size_t b = 0; b < bots; ++b) {
    for (std::size_t o = 0; o < bots; ++o) {
      const double met = better[b * bots + o] + better[o * bots + b];
      sum[b] += better[b * bots + o] - met * chance_to_be_better(strength[b], strength[o]);
    }
  }
  return sum;
}

/// What one draw against a bot of strength 0 says.
double draw_information(double strength) {
  const double p = chance_to_be_better(strength, 0);
  return p * (1 - p);
}

Square information(const Numbers& better, const Numbers& strength) {
  const std::size_t bots = strength.size();
  Square sum{bots};
  for (std::size_t b = 0; b < bots; ++b) {
    sum.at(b, b) += draw_information(strength[b]);
    for (std::size_t o = 0; o < bots; ++o) {
      if (o == b) continue;
      const double p = chance_to_be_better(strength[b], strength[o]);
      const double said = (better[b * bots + o] + better[o * bots + b]) * p * (1 - p);
      sum.at(b, b) += said;
      sum.at(b, o) -= said;
    }
  }
  return sum;
}

/// The most likely strengths, by Newton's steps; none is so long that it could lead astray.
Numbers most_likely(const Numbers& better, std::size_t bots) {
  Numbers strength(bots);
  for (unsigned steps = 0; steps < 200; ++steps) {
    Numbers pull = surprise(better, strength);
    for (std::size_t b = 0; b < bots; ++b) pull[b] += 0.5 - chance_to_be_better(strength[b], 0);
    const Square step = inverse(information(better, strength));
    double longest = 0;
    for (std::size_t b = 0; b < bots; ++b) {
      double move = 0;
      for (std::size_t o = 0; o < bots; ++o) move += step.at(b, o) * pull[o];
      longest = std::max(longest, std::abs(move));
      strength[b] += std::clamp(move, -0.5, 0.5);
    }
    if (longest < 1e-12) break;
  }
  return strength;
}

}  // namespace

std::vector<Rating> ratings(std::span<const std::vector<double>> rounds, std::size_t bots) {
  Numbers better(bots * bots);
  for (const Numbers& round : rounds) {
    for (std::size_t i = 0; i < better.size(); ++i) better[i] += round[i];
  }
  const Numbers strength = most_likely(better, bots);
  double mean = 0;
  for (const double s : strength) mean += s / static_cast<double>(bots);

  // How a rating (its distance from the mean) answers to a pull on each of the strengths.
  Square answers = inverse(information(better, strength));
  for (std::size_t o = 0; o < bots; ++o) {
    double common = 0;
    for (std::size_t b = 0; b < bots; ++b) common += answers.at(b, o) / static_cast<double>(bots);
    for (std::size_t b = 0; b < bots; ++b) answers.at(b, o) -= common;
  }
  // The draw that each was given is as unsure as one between equals. So whoever won all rounds, which then seem to
  // agree on his strength, has a wide interval.
  constexpr double unsure = 0.25;
  Numbers variance(bots);
  for (std::size_t b = 0; b < bots; ++b) {
    for (std::size_t o = 0; o < bots; ++o) variance[b] += answers.at(b, o) * answers.at(b, o) * unsure;
  }
  for (const Numbers& round : rounds) {
    const Numbers pull = surprise(round, strength);
    for (std::size_t b = 0; b < bots; ++b) {
      double move = 0;
      for (std::size_t o = 0; o < bots; ++o) move += answers.at(b, o) * pull[o];
      variance[b] += move * move;
    }
  }
  std::vector<Rating> all;
  for (std::size_t b = 0; b < bots; ++b) {
    const double points = elo_points * (strength[b] - mean);
    const double reach = elo_points * reach_of_95_in(rounds.size()) * std::sqrt(variance[b]);
    all.push_back({points, {points - reach, points + reach}});
  }
  return all;
}

}  // namespace krypta::cli
