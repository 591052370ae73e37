#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>

namespace krypta::cli {

/// Whether what a bot expected came true: at each of its decisions, the share of the win that it expected for its seat
/// beside the one that its seat got. Everything is counted in whole numbers, so the order of the matches means nothing.
class Foresight {
 public:
  /// Expectations of about the same height.
  struct Class {
    std::uint64_t decisions = 0;
    std::uint64_t expected = 0;
    std::uint64_t won = 0;

    [[nodiscard]] double mean_expected() const { return mean(expected); }
    [[nodiscard]] double mean_won() const { return mean(won); }

   private:
    [[nodiscard]] double mean(std::uint64_t sum) const {
      return decisions == 0 ? 0 : static_cast<double>(sum) / (fineness * static_cast<double>(decisions));
    }
  };

  void add(double expected, double won) {
    const std::uint64_t e = parts(expected);
    const std::uint64_t w = parts(won);
    Class& one = classes_[std::min<std::size_t>(e * classes / parts(1), classes - 1)];
    ++one.decisions;
    one.expected += e;
    one.won += w;
    const std::uint64_t off = e > w ? e - w : w - e;
    errors_ += off * off;
    squares_won_ += w * w;
  }

  [[nodiscard]] Class all() const {
    Class sum;
    for (const Class& one : classes_) {
      sum.decisions += one.decisions;
      sum.expected += one.expected;
      sum.won += one.won;
    }
    return sum;
  }
  /// Ten of them, from those below a tenth of the win on.
  [[nodiscard]] std::span<const Class> by_height() const { return classes_; }
  /// How far expectations are off, as the root of the mean square.
  [[nodiscard]] double error() const { return root(static_cast<double>(errors_) / (fineness * fineness)); }
  /// The same of somebody who always expects this.
  [[nodiscard]] double error_of(double guess) const {
    const Class sum = all();
    return root(static_cast<double>(squares_won_) / (fineness * fineness) -
                2 * guess * static_cast<double>(sum.won) / fineness +
                guess * guess * static_cast<double>(sum.decisions));
  }

 private:
  static constexpr double fineness = 10'000;
  static constexpr std::size_t classes = 10;
  static std::uint64_t parts(double share) {
    return static_cast<std::uint64_t>(std::llround(std::clamp(share, 0.0, 1.0) * fineness));
  }
  [[nodiscard]] double root(double squares) const {
    const std::uint64_t decisions = all().decisions;
    return decisions == 0 ? 0 : std::sqrt(std::max(0.0, squares) / static_cast<double>(decisions));
  }

  std::array<Class, classes> classes_{};
  std::uint64_t errors_ = 0;
  std::uint64_t squares_won_ = 0;
};

}  // namespace krypta::cli
