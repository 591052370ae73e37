#include "engine/core/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <random>
#include <set>
#include <vector>

namespace krypta::random_test {
namespace {

/// Pearson's statistic against equal odds. The seeds are fixed, so each test below always has the same outcome.
template <std::size_t N>
double chi_square(const std::array<unsigned, N>& counts) {
  double all = 0, sum = 0;
  for (const unsigned count : counts) all += count;
  const double mean = all / N;
  for (const unsigned count : counts) sum += (count - mean) * (count - mean) / mean;
  return sum;
}
constexpr double bound_5 = 20.52, bound_6 = 22.46;  // one in a thousand, for 5 and 6 degrees of freedom

TEST(RngTest, IsSplitMix64) {
  Rng rng{1234567};
  EXPECT_EQ(rng(), 6457827717110365317U);
  EXPECT_EQ(rng(), 3203168211198807973U);
  EXPECT_EQ(rng(), 9817491932198370423U);
}

TEST(RngTest, TheSeedDecidesEverything) {
  Rng one{5}, two{5}, three{6};
  for (unsigned i = 0; i < 100; ++i) {
    const auto number = one();
    EXPECT_EQ(number, two());
    EXPECT_NE(number, three());
  }
}

TEST(RngTest, ACopyGoesOnByItself) {
  Rng first{5};
  static_cast<void>(first());
  Rng second = first;
  const auto next = first();
  static_cast<void>(first());
  EXPECT_EQ(second(), next);
}

TEST(RngTest, BelowStaysBelowItsBound) {
  Rng rng{42};
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 100U, 0x80000001U, 0xFFFFFFFFU}) {
    std::uint32_t greatest = 0;
    for (unsigned i = 0; i < 1000; ++i) greatest = std::max(greatest, rng.below(bound));
    EXPECT_LT(greatest, bound);
    EXPECT_GE(greatest, bound - 1 - bound / 50) << "the upper numbers are never drawn";
  }
}

TEST(RngTest, BelowReachesEveryNumberEvenly) {
  Rng rng{42};
  std::array<unsigned, 7> counts{};
  for (unsigned i = 0; i < 70000; ++i) ++counts.at(rng.below(7));
  EXPECT_LT(chi_square(counts), bound_6);
}

TEST(RngTest, ServesTheStandardLibrary) {
  static_assert(std::uniform_random_bit_generator<Rng>);
  Rng rng{3};
  std::vector<int> cards(20);
  std::iota(cards.begin(), cards.end(), 0);
  std::vector<int> shuffled = cards;
  std::shuffle(shuffled.begin(), shuffled.end(), rng);
  EXPECT_NE(shuffled, cards);
  EXPECT_TRUE(std::is_permutation(shuffled.begin(), shuffled.end(), cards.begin()));
}

TEST(ChanceStreamTest, AnswersBelowTheBound) {
  const ChanceStream stream{77};
  for (const std::uint64_t bound : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{6}, std::uint64_t{1} << 32U,
                                    (std::uint64_t{1} << 63U) + 1, ~std::uint64_t{0}}) {
    std::uint64_t greatest = 0;
    for (std::uint64_t i = 0; i < 500; ++i) greatest = std::max(greatest, stream.answer(i, bound));
    EXPECT_LT(greatest, bound);
    EXPECT_GE(greatest, (bound - 1) / 2) << "the upper half is never drawn";
  }
  for (std::uint64_t i = 0; i < 100; ++i) EXPECT_EQ(stream.answer(i, 1), 0U);
}

TEST(ChanceStreamTest, AnAnswerDependsOnSeedAndIndexAlone) {
  const ChanceStream stream{77}, again{77};
  std::vector<std::uint64_t> forwards, backwards;
  for (std::uint64_t i = 0; i < 50; ++i) forwards.push_back(stream.answer(i, 1000));
  for (std::uint64_t i = 50; i-- > 0;) backwards.push_back(again.answer(i, 1000));
  std::ranges::reverse(backwards);
  EXPECT_EQ(forwards, backwards);
  static_cast<void>(stream.answer(3, 2));
  EXPECT_EQ(stream.answer(4, 1000), forwards[4]);
  EXPECT_EQ(stream.seed(), 77U);
}

TEST(ChanceStreamTest, AnotherIndexOrSeedIsAnotherAnswer) {
  constexpr std::uint64_t wide = ~std::uint64_t{0};
  std::set<std::uint64_t> by_index, by_seed;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    by_index.insert(ChanceStream{0xC0FFEE}.answer(i, wide));
    by_seed.insert(ChanceStream{i}.answer(0, wide));
  }
  EXPECT_EQ(by_index.size(), 1000U);
  EXPECT_EQ(by_seed.size(), 1000U);
}

// The answers of recorded matches: a change here breaks their replay.
TEST(ChanceStreamTest, AnswersAreTheSameForEver) {
  constexpr ChanceStream stream{0x0123456789ABCDEF};
  const std::array<std::uint64_t, 8> dice = [&] {
    std::array<std::uint64_t, 8> rolled{};
    for (std::uint64_t i = 0; i < rolled.size(); ++i) rolled[i] = stream.answer(i, 6);
    return rolled;
  }();
  EXPECT_EQ(dice, (std::array<std::uint64_t, 8>{2, 3, 1, 0, 5, 1, 2, 5}));
  EXPECT_EQ(stream.answer(0, ~std::uint64_t{0}), 13934964156801258824U);
  EXPECT_EQ(ChanceStream{0}.answer(0, 1000000), 607535U);
}

TEST(ChanceStreamTest, ASmallBoundIsAnsweredEvenlyOverTheIndices) {
  const ChanceStream stream{2024};
  std::array<unsigned, 6> counts{};
  for (std::uint64_t i = 0; i < 60000; ++i) ++counts.at(stream.answer(i, 6));
  EXPECT_LT(chi_square(counts), bound_5);
}

TEST(ChanceStreamTest, ASmallBoundIsAnsweredEvenlyOverTheSeeds) {
  std::array<unsigned, 6> counts{};
  for (std::uint64_t seed = 0; seed < 60000; ++seed) ++counts.at(ChanceStream{seed}.answer(3, 6));
  EXPECT_LT(chi_square(counts), bound_5);
}

TEST(ChanceStreamTest, NeighbouringAnswersAreIndependent) {
  const ChanceStream stream{2025};
  std::array<unsigned, 6> pairs{};
  for (std::uint64_t i = 0; i < 60000; ++i) ++pairs.at(stream.answer(2 * i, 2) * 3 + stream.answer(2 * i + 1, 3));
  EXPECT_LT(chi_square(pairs), bound_5);
}

// With three quarters of the range as the bound, a plain remainder would answer below a quarter half of the time
// instead of a third.
TEST(ChanceStreamTest, ABoundThatDoesNotDivideTheRangeIsNotFavouredAtItsLowEnd) {
  constexpr std::uint64_t quarter = std::uint64_t{1} << 62U;
  const ChanceStream stream{31};
  std::array<unsigned, 3> thirds{};
  for (std::uint64_t i = 0; i < 30000; ++i) ++thirds.at(stream.answer(i, 3 * quarter) / quarter);
  EXPECT_LT(chi_square(thirds), 13.82);  // 2 degrees of freedom
}

TEST(ChanceStreamTest, WorksInConstantExpressions) {
  static_assert(ChanceStream{9}.answer(5, 10) < 10);
  static_assert(ChanceStream{9}.answer(5, 10) == ChanceStream{9}.answer(5, 10));
  EXPECT_EQ(ChanceStream{9}.answer(5, 10), [] {
    constexpr auto fixed = ChanceStream{9}.answer(5, 10);
    return fixed;
  }());
}

}  // namespace
}  // namespace krypta::random_test
