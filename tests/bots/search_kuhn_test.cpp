#include <gtest/gtest.h>

#include <initializer_list>
#include <utility>

#include "bots/search/guide.hpp"
#include "tests/bots/findings.hpp"
#include "tests/bots/kuhn.hpp"

/// The search in a game whose right play is known.
namespace krypta::test::search_kuhn_test {

namespace {

using bots::search::Edge;
using bots::search::Findings;
using bots::search::Knowing;
using bots::search::NodeId;
using bots::search::Settings;
using bots::search::Tree;
using bots::search::Unguided;

constexpr std::uint64_t seeds = 5;
constexpr std::uint64_t few = 500;
constexpr std::uint64_t many = 4000;

const Kuhn kuhn;

constexpr Choice chosen(Act act) { return choice(Verb::Act, static_cast<unsigned>(act)); }

KuhnState position(Card first, Card second, std::initializer_list<Act> acts) {
  KuhnState state;
  state.cards.push_back({first});
  state.cards.push_back({second});
  for (const Act act : acts) state.acts.push_back(act);
  return state;
}

Seat deciding(const KuhnState& state) { return kuhn.pending(state).must.lowest(); }

Searched search(const KuhnState& state, std::uint64_t iterations, std::uint64_t seed, const Settings& settings = {}) {
  return searched<Unguided<Kuhn>>(kuhn, state, deciding(state), iterations, seed, settings);
}

void expect_played(Act act, const KuhnState& state, std::uint64_t iterations) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed)
    EXPECT_EQ(search(state, iterations, seed).played(), chosen(act)) << "seed " << seed;
}

/// Thinks that everybody knows what the searcher knows: what a search must not do.
template <Game G>
class Leaking : public Unguided<G> {
 public:
  using State = typename G::State;
  using Unguided<G>::Unguided;

  [[nodiscard]] State draw_for(const View<State>& view, Rng& rng) const {
    State state = this->draw(rng);
    while (!(redact(state, view.seat()) == view)) state = this->draw(rng);
    return state;
  }
};

/// How much the first player with the Queen has learnt to call after he has checked and the searcher has bet.
template <class T>
double calls_of_the_queen(Card of_searcher, std::uint64_t seed) {
  const KuhnState truth = position(Card::Queen, of_searcher, {Act::Check});
  const auto [findings, tree] = searched<Knowing<Kuhn, T>>(kuhn, truth, second_seat, many, seed, Settings{}, truth);
  EXPECT_EQ(tree.size(), 2U) << "the searcher's decision and the answer to a bet, whatever cards were imagined";
  const NodeId answer{1};
  double calls = 0;
  for (const Edge& edge : tree.edges(answer)) {
    if (edge.choice == chosen(Act::Call)) calls = edge.visits;
  }
  return calls / tree[answer].visits;
}

template <class T>
double average_calls_of_the_queen(Card of_searcher) {
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) sum += calls_of_the_queen<T>(of_searcher, seed);
  return sum / seeds;
}

}  // namespace

TEST(KuhnSearch, CallsWithTheKingAndFoldsTheJack) {
  expect_played(Act::Call, position(Card::Jack, Card::King, {Act::Bet}), few);
  expect_played(Act::Fold, position(Card::King, Card::Jack, {Act::Bet}), few);
  expect_played(Act::Call, position(Card::King, Card::Queen, {Act::Check, Act::Bet}), few);
  expect_played(Act::Fold, position(Card::Jack, Card::Queen, {Act::Check, Act::Bet}), few);
}

TEST(KuhnSearch, KnowsWhatAnAnswerIsWorth) {
  const Searched king = search(position(Card::Jack, Card::King, {Act::Bet}), few, 1);
  EXPECT_EQ(king.of(chosen(Act::Call)).value, 1) << "the highest card wins the whole pot";
  EXPECT_GT(king.of(chosen(Act::Call)).weight, 0.95);
  const Searched jack = search(position(Card::King, Card::Jack, {Act::Bet}), few, 1);
  EXPECT_EQ(jack.of(chosen(Act::Call)).value, 0);
  EXPECT_NEAR(jack.of(chosen(Act::Fold)).value, 0.25, 0.06);
  const Searched queen = search(position(Card::King, Card::Queen, {Act::Bet}), many, 1);
  EXPECT_NEAR(queen.of(chosen(Act::Call)).value, 0.5, 0.04) << "the other may have the Jack or the King";
}

TEST(KuhnSearch, ExpectsOneWinInAll) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const Findings found = search(position(Card::Queen, Card::Jack, {}), few, seed).findings;
    EXPECT_NEAR(found.expected[0] + found.expected[1], 1, 1e-9);
    EXPECT_EQ(found.expected[2], 0) << "beyond the table";
    EXPECT_NEAR(found.choices[0].weight + found.choices[1].weight, 1, 1e-9);
    EXPECT_EQ(found.iterations, few);
    EXPECT_GT(found.simulated, 2 * few);
  }
}

TEST(KuhnSearch, BetsWithTheKing) { expect_played(Act::Bet, position(Card::Queen, Card::King, {Act::Check}), many); }

// Those with the Jack fold and those with the King call, so a bet of the Queen wins little and loses much.
TEST(KuhnSearch, DoesNotBetTheQueenOnceItKnowsHowItIsAnswered) {
  const KuhnState queen = position(Card::Jack, Card::Queen, {Act::Check});
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    EXPECT_EQ(search(queen, many, seed).played(), chosen(Act::Check)) << "seed " << seed;
    Settings nobody_learns;
    nobody_learns.others = 0;
    const Searched simple = search(queen, many, seed, nobody_learns);
    EXPECT_EQ(simple.played(), chosen(Act::Bet)) << "half of the Kings fold and half of the Jacks call";
    EXPECT_EQ(simple.findings.nodes, 1U);
  }
}

TEST(KuhnSearch, TeachesOthersTheirAnswers) {
  const auto [findings, tree] = search(position(Card::Jack, Card::Queen, {Act::Check}), many, 1);
  ASSERT_EQ(tree.size(), 3U) << "the root, the Jack and the King";
  unsigned folding = 0;
  for (const NodeId answer : {NodeId{1}, NodeId{2}}) {
    const auto [fold, call] = std::pair{tree.edges(answer)[0], tree.edges(answer)[1]};
    ASSERT_EQ(fold.choice, chosen(Act::Fold));
    if (fold.visits > call.visits) {
      ++folding;
      EXPECT_EQ(call.mean(), 0);
      EXPECT_NEAR(fold.mean(), 0.25, 0.06);
      EXPECT_GT(fold.visits, 8 * call.visits);
    } else {
      EXPECT_EQ(call.mean(), 1);
      EXPECT_GT(call.visits, 8 * fold.visits);
    }
  }
  EXPECT_EQ(folding, 1U);
}

TEST(KuhnSearch, OthersDoNotActOnTheSearchersSecrets) {
  const double against_king = average_calls_of_the_queen<Unguided<Kuhn>>(Card::King);
  const double against_jack = average_calls_of_the_queen<Unguided<Kuhn>>(Card::Jack);
  EXPECT_NEAR(against_king, against_jack, 0.06);
  EXPECT_GT(against_king, 0.8) << "the Queen is as often ahead as behind, so she calls";

  EXPECT_LT(average_calls_of_the_queen<Leaking<Kuhn>>(Card::King), 0.2) << "if they did, she would fold to the King";
  EXPECT_GT(average_calls_of_the_queen<Leaking<Kuhn>>(Card::Jack), 0.9);
}

TEST(KuhnSearch, IsAFunctionOfViewSeedAndIterations) {
  const KuhnState king = position(Card::King, Card::Queen, {});
  const KuhnState same_king = position(Card::King, Card::Jack, {});
  for (std::uint64_t seed = 1; seed <= seeds; ++seed)
    expect_same(search(king, few, seed).findings, search(same_king, few, seed).findings);
  EXPECT_NE(search(king, few, 1).findings.simulated, search(king, few, 2).findings.simulated);
}

}  // namespace krypta::test::search_kuhn_test
