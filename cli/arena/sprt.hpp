#pragma once

#include <cstdint>
#include <map>

namespace krypta::cli {

/// The share of wins of somebody whose rating is so many points above that of all others at the table. With two seats
/// this is Elo's expectation; with more it is Luce's, the odds of each winning being as their strengths.
[[nodiscard]] double expected_share(double points_above, unsigned seats);

/// Is the new one better? Wald's sequential test of two hypotheses, that it is `worse` or `better` points above the
/// others, each refused wrongly in about 5 % of all tests, which ends as soon as it can.
///
/// Rounds are independent, and nothing is known of how their scores are distributed but the mean that a hypothesis
/// gives them. So the likelihood of a hypothesis is the largest that any distribution with this mean has (the
/// generalised test, as chess engines are tested). The scores of one against many are skewed; a normal distribution
/// would err too often.
class Sprt {
 public:
  struct Hypotheses {
    double worse = 0;
    double better = 0;
  };
  enum class Verdict { undecided, worse, better };

  Sprt(const Hypotheses& hypotheses, unsigned seats);

  /// The share of wins in one more round.
  void add(double share);

  [[nodiscard]] const Hypotheses& hypotheses() const { return hypotheses_; }
  [[nodiscard]] std::uint64_t rounds() const { return rounds_; }
  /// The logarithm of how many times more likely the better one makes what was seen.
  [[nodiscard]] double ratio() const;
  /// The test ends when the ratio is as far from 0 as this.
  [[nodiscard]] static double bound();
  [[nodiscard]] Verdict verdict() const;

 private:
  Hypotheses hypotheses_;
  double worse_share_;
  double better_share_;
  std::uint64_t rounds_ = 0;
  /// How often each share was seen. It begins with one round that was won or lost as a whole, at fair odds: the first
  /// rounds may all be alike by accident, and then no other mean would be possible.
  std::map<double, double> seen_;
};

}  // namespace krypta::cli
