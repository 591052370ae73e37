#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/choice.hpp"
#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"

/// What comes of a search.
namespace krypta::bots::search {

/// What each seat may hope for: its share of the win, from 0 to 1. Beyond the table 0.
using Values = std::array<double, max_seats>;

/// How a choice has done.
struct Found {
  Choice choice{};
  double value = 0;         ///< the share of the win that may be hoped for
  double weight = 0;        ///< how much it was preferred; those of all choices sum up to 1
  double prior = 0;         ///< how much the guide preferred it before
  std::uint64_t tries = 0;  ///< without one its value says nothing
};
struct Findings {
  std::vector<Found> choices{};  ///< the one to play first, then by weight
  bool mixed = false;            ///< others must not foresee which of them is played: it is drawn by their weights
  Values expected{};             ///< what each seat may hope for
  std::uint64_t iterations = 0;
  std::uint64_t simulated = 0;  ///< choices made in all of them, chance's included
  std::size_t nodes = 0;
};

/// Puts the choice to play first: the one that was preferred most; of a mixture one drawn by its weight, without what
/// hardly belongs to it.
void decide(Findings& findings, Rng& rng);
/// What several searches of the same decision have found: each choice by the average of its weights.
[[nodiscard]] Findings together(const std::vector<Findings>& parts);

}  // namespace krypta::bots::search
