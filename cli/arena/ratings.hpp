#pragma once

#include <span>
#include <vector>

#include "cli/arena/interval.hpp"

namespace krypta::cli {

struct Rating {
  double points = 0;
  Interval reach{};
};

/// Strengths by Bradley and Terry from who was better than whom, on the scale of Elo: 400 points are odds of ten to
/// one. The mean is 0. Each bot is given one draw against a bot of strength 0, so that whoever never lost has a rating
/// too.
///
/// Each round says of each bot and each other how often it was better, row by row. Only rounds are independent of each
/// other, so the intervals (95 %) come from how much the rounds pull in different directions ("sandwich").
[[nodiscard]] std::vector<Rating> ratings(std::span<const std::vector<double>> rounds, std::size_t bots);

}  // namespace krypta::cli
