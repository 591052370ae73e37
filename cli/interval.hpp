#pragma once

#include <algorithm>
#include <cmath>

namespace krypta::cli {

struct Interval {
  double low = 0;
  double high = 1;
};

/// Wilson's, 95 %: unlike the usual one it says something when somebody has won everything.
inline Interval interval(double share, double games) {
  if (games == 0) return {};
  constexpr double z = 1.959964;
  const double width = 1 + z * z / games;
  const double centre = share + z * z / (2 * games);
  const double reach = z * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
  return {std::max(0.0, (centre - reach) / width), std::min(1.0, (centre + reach) / width)};
}

}  // namespace krypta::cli
