#include "cli/arena/sprt.hpp"

#include <cmath>

namespace krypta::cli {

namespace {

/// The logarithm of the largest likelihood with this mean, over that of the best distribution of all (Owen's empirical
/// likelihood): each share x has the weight seen / (1 + tilt * (x - mean)), and the tilt is the one that makes the
/// mean.
double likelihood(const std::map<double, double>& seen, double mean) {
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  double tilt = 0;
  // Newton's steps, halved where one would leave the range in which all weights are positive.
  for (unsigned steps = 0; steps < 100; ++steps) {
    double pull = 0;
    double slope = 0;
    for (const auto& [share, times] : seen) {
      const double off = (share - mean) / (1 + tilt * (share - mean));
      pull += times * off;
      slope += times * off * off;
    }
    (pull > 0 ? low : high) = tilt;
    const double wanted = tilt + pull / slope;
    const double next = low < wanted && wanted < high ? wanted : (low + high) / 2;
    if (std::abs(next - tilt) < 1e-12) break;
    tilt = next;
  }
  double sum = 0;
  for (const auto& [share, times] : seen) sum -= times * std::log1p(tilt * (share - mean));
  return sum;
}

}  // namespace

double expected_share(double points_above, unsigned seats) {
  return 1 / (1 + (seats - 1) * std::pow(10.0, -points_above / 400));
}

Sprt::Sprt(const Hypotheses& hypotheses, unsigned seats)
    : hypotheses_(hypotheses),
      worse_share_(expected_share(hypotheses.worse, seats)),
      better_share_(expected_share(hypotheses.better, seats)),
      seen_{{0, 1 - expected_share(0, seats)}, {1, expected_share(0, seats)}} {}

void Sprt::add(double share) {
  ++rounds_;
  seen_[share] += 1;
}

double Sprt::ratio() const { return likelihood(seen_, better_share_) - likelihood(seen_, worse_share_); }

double Sprt::bound() {
  constexpr double error = 0.05;
  return std::log((1 - error) / error);
}

Sprt::Verdict Sprt::verdict() const {
  const double now = ratio();
  if (now >= bound()) return Verdict::better;
  return now <= -bound() ? Verdict::worse : Verdict::undecided;
}

}  // namespace krypta::cli
