#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "bots/search/guide.hpp"
#include "bots/search/select.hpp"
#include "tests/bots/findings.hpp"
#include "tests/bots/pennies.hpp"

/// Decisions that several make at once.
namespace krypta::test::search_sealed_test {

namespace {

using bots::search::Edge;
using bots::search::Node;
using bots::search::NodeId;
using bots::search::Settings;
using bots::search::Tree;
using bots::search::Tuning;
using bots::search::Unguided;

const Pennies pennies;
constexpr Choice heads = choice(Verb::Act, static_cast<unsigned>(Side::Heads));
constexpr Choice tails = choice(Verb::Act, static_cast<unsigned>(Side::Tails));

/// One seat that learns by regret, with nobody but its opponent around.
class Learner {
 public:
  explicit Learner(std::initializer_list<float> weights = {1, 1})
      : id_(tree_.add(1, true, std::array{heads, tails}, std::vector(weights))) {}

  [[nodiscard]] std::size_t choose(Rng& rng) {
    return bots::search::by_regret(tree_[id_], tree_.edges(id_), Tuning{}, rng);
  }
  void learn(std::size_t taken, double value) { bots::search::learn(tree_[id_], tree_.edges(id_), taken, value); }
  [[nodiscard]] const Edge& edge(std::size_t i) { return tree_.edges(id_)[i]; }
  [[nodiscard]] double share_of_heads() {
    const double of_heads = preference(tree_[id_], edge(0));
    return of_heads / (of_heads + preference(tree_[id_], edge(1)));
  }

 private:
  Tree tree_;
  NodeId id_;
};

/// How often each of the choices with these weights is played where it is drawn.
std::vector<double> shares_played(std::initializer_list<double> weights) {
  bots::search::Findings mixture{.mixed = true};
  for (const double weight : weights)
    mixture.choices.push_back({.choice = static_cast<Choice>(mixture.choices.size()), .weight = weight});
  Rng rng{7};
  constexpr unsigned times = 10'000;
  std::vector<double> shares(weights.size());
  for (unsigned i = 0; i < times; ++i) {
    bots::search::Findings found = mixture;
    decide(found, rng);
    shares[static_cast<std::size_t>(found.choices[0].choice)] += 1.0 / times;
  }
  return shares;
}

PenniesState sealed_by_second(Choice side) {
  PenniesState state;
  Events ignored;
  pennies.apply(state, second_seat, side, ignored);
  return state;
}

}  // namespace

TEST(SealedSearch, RegretFindsTheMixture) {
  constexpr unsigned matches = 40;
  double first_heads = 0;
  double second_heads = 0;
  for (std::uint64_t seed = 1; seed <= matches; ++seed) {
    Learner first;
    Learner second;
    Rng rng{seed};
    for (unsigned i = 0; i < 10'000; ++i) {
      const std::size_t one = first.choose(rng);
      const std::size_t other = second.choose(rng);
      const double value = one != other ? 0 : (one == 0 ? 1 : 0.5);
      first.learn(one, value);
      second.learn(other, 1 - value);
    }
    first_heads += first.share_of_heads() / matches;
    second_heads += second.share_of_heads() / matches;
  }
  EXPECT_NEAR(first_heads, 1.0 / 3, 0.08);
  EXPECT_NEAR(second_heads, 1.0 / 3, 0.08);
}

TEST(SealedSearch, BeginsWithWhatTheGuideThinks) {
  Learner learner{3, 1};
  Rng rng{1};
  static_cast<void>(learner.choose(rng));
  EXPECT_NEAR(learner.share_of_heads(), 0.75, 1e-6);
}

TEST(SealedSearch, TriesWhatItRegretsAndSometimesTheRest) {
  Learner learner;
  learner.learn(0, 0.9);
  learner.learn(1, 0.1);
  EXPECT_GT(learner.edge(0).regret, learner.edge(1).regret);
  Rng rng{3};
  unsigned of_heads = 0;
  for (unsigned i = 0; i < 1000; ++i) of_heads += learner.choose(rng) == 0 ? 1U : 0U;
  EXPECT_GT(of_heads, 900U);
  EXPECT_LT(of_heads, 990U) << "mischance tries the other one as well";
}

TEST(SealedSearch, PlaysByTheAverageStrategyWithoutWhatHardlyBelongsToIt) {
  const auto shares = shares_played({0.6, 0.3, 0.1});
  EXPECT_NEAR(shares[0], 2.0 / 3, 0.02);
  EXPECT_NEAR(shares[1], 1.0 / 3, 0.02);
  EXPECT_EQ(shares[2], 0);
  EXPECT_EQ(shares_played({0.05, 0.95})[0], 0);
}

TEST(SealedSearch, IsMarkedInTheTree) {
  const Searched open = searched<Unguided<Pennies>>(pennies, PenniesState{}, first_seat, 100, 1);
  ASSERT_EQ(open.tree.size(), 2U) << "one decision for each of the two";
  EXPECT_TRUE(open.tree[NodeId{0}].sealed);
}

// Heads win one match in two for the first player, tails one in four; for the second it is one in two and three in
// four.
TEST(SealedSearch, AnswersSomebodyWhoChoosesEvenly) {
  Settings nobody_learns;
  nobody_learns.others = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Searched first = searched<Unguided<Pennies>>(pennies, PenniesState{}, first_seat, 2000, seed, nobody_learns);
    EXPECT_GT(first.of(heads).weight, 0.8);
    EXPECT_NEAR(first.of(heads).value, 0.5, 0.05);
    EXPECT_NEAR(first.of(tails).value, 0.25, 0.1);
    const Searched second =
        searched<Unguided<Pennies>>(pennies, PenniesState{}, second_seat, 2000, seed, nobody_learns);
    EXPECT_GT(second.of(tails).weight, 0.8);
    EXPECT_NEAR(second.of(tails).value, 0.75, 0.05);
  }
}

TEST(SealedSearch, WhatAnotherHasSealedChangesNothing) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto after = [&](Choice side) {
      return searched<Unguided<Pennies>>(pennies, sealed_by_second(side), first_seat, 500, seed).findings;
    };
    expect_same(after(heads), after(tails));
  }
}

}  // namespace krypta::test::search_sealed_test
