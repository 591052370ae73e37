#include "bots/search/tree.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>
#include <vector>

#include "bots/search/select.hpp"

/// What the search remembers, and what it tries next.
namespace krypta::bots::search::search_tree_test {

namespace {

std::vector<Choice> numbered(std::size_t count) {
  std::vector<Choice> choices;
  for (std::size_t i = 0; i < count; ++i) choices.push_back(static_cast<Choice>(i));
  return choices;
}

/// A tree with one node, whose choices have these weights.
struct Lone {
  Tree tree;
  NodeId id;

  explicit Lone(const std::vector<float>& weights, bool sealed = false)
      : id(tree.add(1, sealed, numbered(weights.size()), weights)) {}
  [[nodiscard]] std::span<Edge> edges() { return tree.edges(id); }
  [[nodiscard]] Node& node() { return tree[id]; }
  void learn(std::size_t taken, double value) { search::learn(node(), edges(), taken, value); }
  [[nodiscard]] std::size_t next(const Tuning& tuning = {}) { return most_promising(node(), edges(), tuning); }
};

}  // namespace

TEST(SearchTree, FindsWhatWasAddedAndNothingElse) {
  Tree tree;
  EXPECT_EQ(tree.find(0), std::nullopt);
  const std::vector<float> weights{1, 1};
  const NodeId zero = tree.add(0, false, numbered(2), weights);
  const NodeId one = tree.add(1, true, numbered(2), weights);
  EXPECT_EQ(tree.find(0), zero);
  EXPECT_EQ(tree.find(1), one);
  EXPECT_EQ(tree.find(256), std::nullopt) << "the same slot is not the same key";
  EXPECT_FALSE(tree[zero].sealed);
  EXPECT_TRUE(tree[one].sealed);
}

TEST(SearchTree, GrowsToManyNodesAndForgetsNone) {
  Tree tree;
  const std::size_t before = tree.bytes();
  constexpr std::uint64_t count = 20'000;
  // Some differ in their high bits alone, so that they all want the same slot.
  const auto key = [](std::uint64_t i) { return i % 64 == 1 ? i << 40U : Rng::mix(i); };
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::size_t options = 1 + i % 5;
    const NodeId id = tree.add(key(i), false, numbered(options), std::vector<float>(options, 1));
    tree[id].visits = static_cast<std::uint32_t>(i);
    tree.edges(id)[0].sum = static_cast<double>(i);
  }
  EXPECT_EQ(tree.size(), count);
  EXPECT_GT(tree.bytes(), before + count * (sizeof(Node) + 3 * sizeof(Edge)));
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto id = tree.find(key(i));
    ASSERT_TRUE(id.has_value()) << i;
    ASSERT_EQ(tree[*id].visits, i);
    ASSERT_EQ(tree.edges(*id).size(), 1 + i % 5);
    ASSERT_EQ(tree.edges(*id)[0].sum, static_cast<double>(i));
    ASSERT_EQ(tree.find(key(i) + 1), std::nullopt);
  }
}

TEST(SearchTree, MakesPriorsOfWeightsTheLikeliestFirst) {
  Lone lone{{1, 4, 0, 3, 4}};
  const auto edges = lone.edges();
  ASSERT_EQ(edges.size(), 4U) << "what nobody would choose is left out";
  const std::array<unsigned, 4> order{1, 4, 3, 0};
  const std::array<float, 4> priors{4, 4, 3, 1};
  for (std::size_t i = 0; i < edges.size(); ++i) {
    EXPECT_EQ(edges[i].choice, static_cast<Choice>(order[i]));
    EXPECT_FLOAT_EQ(edges[i].prior, priors[i] / 12);
    EXPECT_EQ(edges[i].visits, 0U);
    EXPECT_EQ(edges[i].mean(), 0);
  }
}

TEST(SearchTree, KeepsEveryChoiceWhereTheGuideWantsNone) {
  Lone lone{{0, 0, 0}};
  ASSERT_EQ(lone.edges().size(), 3U);
  for (const Edge& edge : lone.edges()) EXPECT_FLOAT_EQ(edge.prior, 1.0F / 3);
}

TEST(SearchSelect, LearnsSumsMeansAndSpread) {
  Lone lone{{1, 1}};
  EXPECT_EQ(lone.node().spread(), 0);
  lone.learn(0, 1);
  EXPECT_EQ(lone.node().spread(), 0) << "one value lies nowhere apart";
  lone.learn(0, 0);
  lone.learn(1, 0.5);
  EXPECT_EQ(lone.node().visits, 3U);
  EXPECT_DOUBLE_EQ(lone.node().mean(), 0.5);
  EXPECT_DOUBLE_EQ(lone.node().spread(), std::sqrt(0.5 / 3));
  EXPECT_EQ(lone.edges()[0].visits, 2U);
  EXPECT_DOUBLE_EQ(lone.edges()[0].mean(), 0.5);
  EXPECT_EQ(lone.edges()[1].visits, 1U);
  EXPECT_DOUBLE_EQ(lone.edges()[1].sum, 0.5);
  EXPECT_EQ(lone.edges()[0].regret, 0) << "nothing is regretted in an open decision";
}

TEST(SearchSelect, LooksAtTheLikeliestChoicesOnlyUntilItHasLookedOften) {
  std::vector<float> weights;
  for (unsigned i = 0; i < 100; ++i) weights.push_back(static_cast<float>(200 - i));
  Lone lone{weights};
  const auto tried = [&] {
    std::set<std::size_t> all;
    for (std::size_t i = 0; i < lone.edges().size(); ++i) {
      if (lone.edges()[i].visits > 0) all.insert(i);
    }
    return all;
  };
  const auto try_until = [&](unsigned visits) {
    while (lone.node().visits < visits) lone.learn(lone.next(), lone.node().visits % 2);
    return tried();
  };
  const auto few = try_until(16);
  EXPECT_LE(few.size(), 8U) << "2 and 1.5 times the root of 16";
  EXPECT_GE(few.size(), 4U);
  EXPECT_EQ(*few.rbegin(), few.size() - 1) << "the likeliest ones";
  const auto more = try_until(400);
  EXPECT_GT(more.size(), few.size());
  EXPECT_LE(*more.rbegin(), 32U);
}

TEST(SearchSelect, TriesTheLikelierOfTwoUntriedChoicesFirst) {
  Lone lone{{1, 5, 3}};
  EXPECT_EQ(lone.edges()[lone.next()].choice, Choice{1});
  lone.learn(0, 0);
  lone.learn(0, 0.2);
  EXPECT_EQ(lone.edges()[lone.next()].choice, Choice{2}) << "the next, once the first has disappointed";
}

TEST(SearchSelect, HopePrefersWhatWasSeldomTried) {
  Lone lone{{1, 1}};
  for (unsigned i = 0; i < 50; ++i) lone.learn(0, i % 2 == 0 ? 0.9 : 0.3);
  lone.learn(1, 0.4);
  lone.learn(1, 0.6);
  Tuning tuning;
  EXPECT_EQ(lone.next(tuning), 1U);
  tuning.hope = 0;
  EXPECT_EQ(lone.next(tuning), 0U) << "without hope the better average counts alone";
}

TEST(SearchSelect, DoubtKeepsUntriedChoicesBack) {
  Lone lone{{1, 1}};
  for (unsigned i = 0; i < 10; ++i) lone.learn(0, i % 2);
  Tuning tuning;
  tuning.hope = 0;
  tuning.doubt = 0.1;
  EXPECT_EQ(lone.next(tuning), 0U);
  tuning.doubt = -0.1;
  EXPECT_EQ(lone.next(tuning), 1U);
}

TEST(SearchSelect, ComesToTheBestChoice) {
  Lone lone{{4, 3, 2, 1}};
  const std::array<double, 4> chances{0.3, 0.5, 0.4, 0.8};
  Rng rng{5};
  for (unsigned i = 0; i < 3000; ++i) {
    const std::size_t taken = lone.next();
    lone.learn(taken, rng.fraction() < chances[taken] ? 1 : 0);
  }
  EXPECT_GT(lone.edges()[3].visits, 2000U);
  EXPECT_EQ(preference(lone.node(), lone.edges()[3]), lone.edges()[3].visits);
}

TEST(SearchSelect, OthersDoWhatTheyLearntAndTheGuideCountsLessTheMoreTheyHave) {
  Lone lone{{3, 1}};
  const auto share_of_first = [&] {
    Rng rng{9};
    unsigned first = 0;
    for (unsigned i = 0; i < 10'000; ++i) first += as_learnt(lone.node(), lone.edges(), Tuning{}, rng) == 0 ? 1U : 0U;
    return first / 10'000.0;
  };
  EXPECT_NEAR(share_of_first(), 0.75, 0.02) << "nothing but the guide's word";
  for (unsigned i = 0; i < 8; ++i) lone.learn(1, 1);
  EXPECT_NEAR(share_of_first(), 0.375, 0.02) << "which is worth eight visits";
  for (unsigned i = 0; i < 400; ++i) lone.learn(1, 1);
  EXPECT_LT(share_of_first(), 0.03);
}

TEST(SearchSelect, NoRegretIsBelowNothingInASealedDecision) {
  Lone lone{{1, 1, 1}, true};
  lone.learn(0, 0.2);
  lone.learn(1, 0.9);
  lone.learn(2, 0.5);
  for (const Edge& edge : lone.edges()) EXPECT_GE(edge.regret, 0);
  EXPECT_GT(lone.edges()[1].regret, lone.edges()[0].regret);
}

}  // namespace krypta::bots::search::search_tree_test
