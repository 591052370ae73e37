#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "cli/arena/foresight.hpp"
#include "cli/arena/interval.hpp"
#include "cli/arena/ratings.hpp"
#include "cli/arena/sprt.hpp"
#include "cli/arena/thinking.hpp"
#include "cli/matches.hpp"
#include "engine/core/random.hpp"

/// What the arena concludes from numbers.
namespace krypta::cli::arena_statistics_test {
namespace {

/// Wins of one bot in a round of one match a seat. Some deals decide all of them together.
double round_wins(double share, unsigned seats, double decided_by_the_deal, Rng& rng) {
  if (rng.fraction() < decided_by_the_deal) return rng.fraction() < share ? seats : 0;
  double wins = 0;
  for (unsigned s = 0; s < seats; ++s) wins += rng.fraction() < share ? 1 : 0;
  return wins;
}

double width(const Interval& reach) { return reach.high - reach.low; }

TEST(RoundInterval, HoldsTheTruthNineteenTimesOfTwenty) {
  for (const int count : {10, 60}) {
    for (const double decided_by_the_deal : {0.0, 0.5}) {
      constexpr double share = 0.4;
      Rng rng{11};
      int held = 0;
      constexpr int tries = 2000;
      for (int i = 0; i < tries; ++i) {
        std::vector<RoundScore> rounds;
        for (int r = 0; r < count; ++r) rounds.push_back({round_wins(share, 4, decided_by_the_deal, rng), 4});
        const Interval reach = interval(rounds);
        if (reach.low <= share && share <= reach.high) ++held;
      }
      EXPECT_NEAR(held, 0.95 * tries, 0.02 * tries) << count << " " << decided_by_the_deal;
    }
  }
}

TEST(RoundInterval, ReachesAsFarAsStudentSays) {
  EXPECT_NEAR(reach_of_95_in(5), 2.776, 0.01);
  EXPECT_NEAR(reach_of_95_in(10), 2.262, 0.001);
  EXPECT_NEAR(reach_of_95_in(1'000'000), 1.960, 0.001);
  EXPECT_GT(reach_of_95_in(1), 9);
}

TEST(RoundInterval, IsThatOfSingleMatchesOnlyIfTheyAreIndependent) {
  std::vector<RoundScore> together;
  std::vector<RoundScore> cancelling;
  for (int r = 0; r < 100; ++r) {
    together.push_back({r % 2 == 0 ? 4.0 : 0.0, 4});
    cancelling.push_back({r % 10 == 0 ? 1.0 : r % 10 == 1 ? 3.0 : 2.0, 4});
  }
  EXPECT_DOUBLE_EQ(share_of(together), share_of(cancelling));
  EXPECT_NEAR(width(interval(together)), width(interval(0.5, 100)), 0.004) << "a round says no more than one match";
  EXPECT_LT(width(interval(cancelling)), width(interval(0.5, 400)) / 2) << "the luck of the deal has gone";
}

TEST(RoundInterval, CountsARoundAsAMatchWhereRoundsCannotTell) {
  const std::vector<RoundScore> all_won(50, {4, 4});
  EXPECT_DOUBLE_EQ(interval(all_won).low, interval(1, 50).low);
  EXPECT_LT(interval(all_won).low, 0.95);
  EXPECT_DOUBLE_EQ(interval(all_won).high, 1);
  const std::vector<RoundScore> all_alike(50, {1, 4});
  EXPECT_DOUBLE_EQ(width(interval(all_alike)), width(interval(0.25, 50)));
  const std::vector<RoundScore> few{{1, 2}, {2, 2}, {0, 2}};
  EXPECT_DOUBLE_EQ(width(interval(few)), width(interval(0.5, 3)));
  EXPECT_EQ(width(interval(std::vector<RoundScore>{})), 1);
}

TEST(Sprt, ExpectsWhatEloAndLuceExpect) {
  EXPECT_DOUBLE_EQ(expected_share(0, 2), 0.5);
  EXPECT_DOUBLE_EQ(expected_share(400, 2), 10.0 / 11);
  EXPECT_DOUBLE_EQ(expected_share(0, 6), 1.0 / 6);
  EXPECT_DOUBLE_EQ(expected_share(400, 4), 10.0 / 13);
}

/// How many of many tests say that the bot is better, and the mean number of rounds they took.
struct Tested {
  double better = 0;
  double rounds = 0;
};
Tested tests(const Sprt::Hypotheses& hypotheses, unsigned seats, double truth, double decided_by_the_deal) {
  constexpr int runs = 1500;
  Rng rng{7};
  Tested all;
  for (int i = 0; i < runs; ++i) {
    Sprt sprt{hypotheses, seats};
    while (sprt.verdict() == Sprt::Verdict::undecided)
      sprt.add(round_wins(expected_share(truth, seats), seats, decided_by_the_deal, rng) / seats);
    all.better += (sprt.verdict() == Sprt::Verdict::better ? 1.0 : 0.0) / runs;
    all.rounds += static_cast<double>(sprt.rounds()) / runs;
  }
  return all;
}

TEST(Sprt, ErrsInNoMoreThanAboutFivePercentOfTests) {
  for (const unsigned seats : {2U, 4U, 6U}) {
    for (const double decided_by_the_deal : {0.0, 0.3}) {
      const Tested equal = tests({0, 60}, seats, 0, decided_by_the_deal);
      const Tested better = tests({0, 60}, seats, 60, decided_by_the_deal);
      EXPECT_LT(equal.better, 0.06) << seats << " " << decided_by_the_deal;
      EXPECT_GT(better.better, 0.94) << seats << " " << decided_by_the_deal;
      EXPECT_GT(equal.better + 1 - better.better, 0.03) << "it would be too careful: " << seats;
    }
  }
}

TEST(Sprt, EndsEarlyWhereTheAnswerIsPlain) {
  const Tested close = tests({0, 60}, 4, 30, 0);
  EXPECT_LT(tests({0, 60}, 4, 200, 0).rounds, close.rounds / 4);
  EXPECT_LT(tests({0, 60}, 4, -100, 0).rounds, close.rounds / 3);
  EXPECT_GT(tests({0, 60}, 4, 200, 0).better, 0.999);
  EXPECT_LT(tests({0, 60}, 4, -100, 0).better, 0.001);
}

TEST(Sprt, IsNotFooledByRoundsThatAreAllAlike) {
  Sprt sprt{{0, 20}, 4};
  for (int r = 0; r < 20; ++r) sprt.add(0.25);
  EXPECT_EQ(sprt.verdict(), Sprt::Verdict::undecided) << "twenty rounds are too few for so small a difference";
  for (int r = 0; r < 2000; ++r) sprt.add(0.25);
  EXPECT_EQ(sprt.verdict(), Sprt::Verdict::worse);
}

/// One row and column a bot; `rounds` of one match between two bots each.
std::vector<std::vector<double>> matches(double points_above, int rounds, Rng& rng) {
  std::vector<std::vector<double>> all;
  for (int r = 0; r < rounds; ++r) {
    const double won = rng.fraction() < expected_share(points_above, 2) ? 1 : 0;
    all.push_back({0, won, 1 - won, 0});
  }
  return all;
}

TEST(Ratings, FindTheTruthAndKnowHowSureTheyAre) {
  Rng rng{5};
  int held = 0;
  constexpr int tries = 1000;
  double sum = 0;
  for (int i = 0; i < tries; ++i) {
    const auto rated = ratings(matches(120, 150, rng), 2);
    EXPECT_NEAR(rated[0].points + rated[1].points, 0, 1e-9);
    sum += rated[0].points - rated[1].points;
    if (rated[0].reach.low <= 60 && 60 <= rated[0].reach.high) ++held;
  }
  EXPECT_NEAR(sum / tries, 120, 4);
  EXPECT_NEAR(held, 0.95 * tries, 0.02 * tries);
}

TEST(Ratings, ChainThoseWhoNeverMet) {
  // The first is better than the second in 10 of 11 matches, so is the second than the third.
  std::vector<std::vector<double>> rounds;
  for (int r = 0; r < 1100; ++r) {
    const double usual = r % 11 == 0 ? 0 : 1;
    rounds.push_back({0, usual, 0, 1 - usual, 0, usual, 0, 1 - usual, 0});
  }
  const auto rated = ratings(rounds, 3);
  EXPECT_NEAR(rated[0].points, 400, 10);
  EXPECT_NEAR(rated[1].points, 0, 1);
  EXPECT_NEAR(rated[2].points, -400, 10);
}

TEST(Ratings, AreFiniteAndUnsureForWhoNeverLost) {
  const auto rated = ratings(std::vector<std::vector<double>>(20, {0, 4, 0, 0}), 2);
  EXPECT_GT(rated[0].points, 200);
  EXPECT_LT(rated[0].points, 2000);
  EXPECT_GT(width(rated[0].reach), 250);
  const auto nobody = ratings({}, 2);
  EXPECT_DOUBLE_EQ(nobody[0].points, 0);
  EXPECT_GT(width(nobody[0].reach), 300);
}

TEST(Thinking, TellsMeanLongestAndThatOfNearlyAll) {
  Thinking thinking;
  for (int i = 1; i <= 1000; ++i) thinking.add(i);
  thinking.add_seat();
  thinking.add_seat();
  EXPECT_DOUBLE_EQ(thinking.decisions_a_match(), 500);
  EXPECT_DOUBLE_EQ(thinking.mean(), 500.5);
  EXPECT_DOUBLE_EQ(thinking.longest(), 1000);
  EXPECT_GE(thinking.within(99), 990);
  EXPECT_LE(thinking.within(99), 1000);
  EXPECT_GE(thinking.within(50), 500);
  EXPECT_LE(thinking.within(50), 500 * 1.05);
  EXPECT_DOUBLE_EQ(Thinking{}.within(99), 0);
  EXPECT_DOUBLE_EQ(Thinking{}.mean(), 0);
}

TEST(Thinking, CountsTheShortestAndTheLongestTimesToo) {
  Thinking thinking;
  thinking.add(0);
  EXPECT_DOUBLE_EQ(thinking.within(99), 0);
  thinking.add(1e12);
  EXPECT_DOUBLE_EQ(thinking.longest(), 1e12);
}

TEST(Foresight, ComparesWhatWasExpectedWithWhatCame) {
  Foresight foresight;
  // Right on average, never exactly.
  for (int i = 0; i < 30; ++i) foresight.add(0.75, i % 4 == 0 ? 0 : 1);
  for (int i = 0; i < 10; ++i) foresight.add(0.04, i == 0 ? 0.5 : 0);
  EXPECT_EQ(foresight.all().decisions, 40U);
  const auto by_height = foresight.by_height();
  ASSERT_EQ(by_height.size(), 10U);
  EXPECT_EQ(by_height[7].decisions, 30U);
  EXPECT_DOUBLE_EQ(by_height[7].mean_expected(), 0.75);
  EXPECT_DOUBLE_EQ(by_height[7].mean_won(), 22.0 / 30);
  EXPECT_EQ(by_height[0].decisions, 10U);
  EXPECT_DOUBLE_EQ(by_height[0].mean_expected(), 0.04);
  EXPECT_DOUBLE_EQ(by_height[0].mean_won(), 0.05);
  EXPECT_EQ(by_height[5].mean_won(), 0);
  const double squares = 22 * 0.0625 + 8 * 0.5625 + 9 * 0.0016 + 0.2116;
  EXPECT_NEAR(foresight.error(), std::sqrt(squares / 40), 1e-9);
  EXPECT_NEAR(foresight.error_of(0.5), std::sqrt(39 * 0.25 / 40), 1e-9);
}

TEST(Foresight, TakesTheSurestExpectationsAndNoneAtAll) {
  Foresight foresight;
  foresight.add(1, 1);
  foresight.add(0, 0);
  EXPECT_EQ(foresight.by_height()[9].decisions, 1U);
  EXPECT_EQ(foresight.by_height()[0].decisions, 1U);
  EXPECT_EQ(foresight.error(), 0);
  EXPECT_DOUBLE_EQ(foresight.error_of(0), std::sqrt(0.5));
  EXPECT_EQ(Foresight{}.error(), 0);
  EXPECT_EQ(Foresight{}.all().mean_expected(), 0);
}

TEST(Progress, SaysTheTimeAsAClockDoes) {
  EXPECT_EQ(clock_of(0), "0:00");
  EXPECT_EQ(clock_of(65.9), "1:05");
  EXPECT_EQ(clock_of(3600 + 2 * 60 + 5), "1:02:05");
  EXPECT_EQ(clock_of(-1), "?") << "not known yet";
}

}  // namespace
}  // namespace krypta::cli::arena_statistics_test
