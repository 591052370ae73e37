#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace krypta::cli {

/// How long a bot thinks. Times are counted in classes, each 4 % longer than the one before, so that any number of them
/// takes the same room.
class Thinking {
 public:
  /// Once for each seat it had in a match.
  void add_seat() { ++seats_; }
  void add(double ms) {
    ++decisions_;
    sum_ += ms;
    longest_ = std::max(longest_, ms);
    ++classes_[class_of(ms)];
  }

  [[nodiscard]] double decisions_a_match() const {
    return seats_ == 0 ? 0 : static_cast<double>(decisions_) / static_cast<double>(seats_);
  }
  [[nodiscard]] double mean() const { return decisions_ == 0 ? 0 : sum_ / static_cast<double>(decisions_); }
  [[nodiscard]] double longest() const { return longest_; }
  /// So many of a hundred decisions took no longer than this.
  [[nodiscard]] double within(double percent) const {
    const double wanted = static_cast<double>(decisions_) * percent / 100;
    std::uint64_t met = 0;
    for (std::size_t c = 0; c < classes_.size(); ++c) {
      met += classes_[c];
      if (static_cast<double>(met) >= wanted) return std::min(longest_, upper_end(c));
    }
    return longest_;
  }

 private:
  static constexpr double shortest = 0.001;
  static constexpr double classes_a_doubling = 17;
  static constexpr std::size_t classes = 600;  ///< up to more than half a day
  static double upper_end(std::size_t c) { return shortest * std::exp2(static_cast<double>(c) / classes_a_doubling); }
  static std::size_t class_of(double ms) {
    if (ms <= shortest) return 0;
    return std::min(classes - 1, static_cast<std::size_t>(std::ceil(std::log2(ms / shortest) * classes_a_doubling)));
  }

  std::uint64_t seats_ = 0;
  std::uint64_t decisions_ = 0;
  double sum_ = 0;
  double longest_ = 0;
  std::array<std::uint64_t, classes> classes_{};
};

}  // namespace krypta::cli
