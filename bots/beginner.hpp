#pragma once

#include <algorithm>
#include <cmath>

#include "bots/policy.hpp"

/// Errs as a beginner does: he sees what a choice is good for, but not sharply, and sometimes overlooks one. So he
/// takes the second best thing where two are close, and hardly ever the worst.
namespace krypta::bots::beginner {

inline constexpr double blur = 0.6;        ///< how far he misjudges a choice, in spreads of what the choices are worth
inline constexpr double overlooked = 0.2;  ///< how often he does not think of a choice at all

/// `judged` is what somebody with experience thinks.
template <Game G>
Judgement<G> judge(Judgement<G> judged, Rng& rng) {
  double sum = 0;
  double squares = 0;
  for (const Judged& one : judged) {
    sum += one.value;
    squares += one.value * one.value;
  }
  const auto count = static_cast<double>(judged.size());
  const double spread = std::sqrt(std::max(0.0, squares / count - sum * sum / count / count));
  const double last = judged.back().value;
  for (Judged& one : judged) {
    // The sum of four even numbers is nearly a bell; its own spread is the root of a third.
    const double bell = rng.fraction() + rng.fraction() + rng.fraction() + rng.fraction() - 2;
    one.value += blur * spread * bell * std::sqrt(3.0);
    if (rng.fraction() < overlooked) one.value = std::min(one.value, last - spread);
  }
  std::stable_sort(judged.begin(), judged.end(), [](const Judged& a, const Judged& b) { return a.value > b.value; });
  return judged;
}

}  // namespace krypta::bots::beginner
