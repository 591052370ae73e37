#pragma once

#include <utility>
#include <vector>

#include "engine/core/random.hpp"

/// Positions that are followed through a match, each with a `weight` that says how well it fits what was seen.
namespace krypta::bots::search {

/// How many equal ones would say as much; 0 if none fits.
template <class T>
double counting(const std::vector<T>& weighed) {
  double all = 0;
  double squares = 0;
  for (const T& one : weighed) {
    all += one.weight;
    squares += one.weight * one.weight;
  }
  return all > 0 ? all * all / squares : 0;
}

/// Draws about as many of them again, each as often as its weight says. Evenly spaced in the sums of the weights, so
/// that nothing is drawn more often than it must.
template <class T>
void draw_again(std::vector<T>& weighed, Rng& rng) {
  double all = 0;
  for (const T& one : weighed) all += one.weight;
  const double step = all / static_cast<double>(weighed.size());
  double rest = rng.fraction() * step;
  std::vector<T> drawn;
  drawn.reserve(weighed.size());
  for (const T& one : weighed) {
    for (rest -= one.weight; rest < 0; rest += step) {
      drawn.push_back(one);
      drawn.back().weight = 1;
    }
  }
  if (!drawn.empty()) weighed = std::move(drawn);
}

}  // namespace krypta::bots::search
