#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "bots/search/think.hpp"
#include "tests/bots/findings.hpp"
#include "tests/bots/kuhn.hpp"

/// How long the search thinks, on how many threads, and what becomes of it.
namespace krypta::bots::search::search_effort_test {

namespace {

using test::Act;
using test::Card;
using test::Kuhn;
using test::KuhnState;

const Kuhn kuhn;

KuhnState queen_after_a_check() {
  KuhnState state;
  state.cards.push_back({Card::Jack});
  state.cards.push_back({Card::Queen});
  state.acts.push_back(Act::Check);
  return state;
}

Findings thought_over(const KuhnState& state, const Effort& effort, std::uint64_t seed) {
  const Seat s = kuhn.pending(state).must.lowest();
  Choices<Kuhn> choices;
  kuhn.options(state, s, choices);
  return think_with<Unguided<Kuhn>>(kuhn, redact(state, s), choices, effort, Settings{}, seed);
}

Effort iterations(std::uint64_t count, unsigned threads = 1) {
  Effort effort;
  effort.iterations = count;
  effort.threads = threads;
  return effort;
}

constexpr Progress progress(std::uint64_t iterations, std::size_t bytes = 0, std::uint64_t lead = 0) {
  return {iterations, bytes, lead};
}

Findings part(std::initializer_list<Found> choices, double expected) {
  Findings findings;
  findings.choices = choices;
  findings.expected[0] = expected;
  findings.iterations = 10;
  findings.simulated = 30;
  findings.nodes = 2;
  return findings;
}

/// Stands still until it is set.
struct HandClock {
  using duration = std::chrono::milliseconds;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<HandClock>;
  [[maybe_unused]] static constexpr bool is_steady = true;
  static inline time_point hand{};
  static time_point now() { return hand; }
};

}  // namespace

TEST(SearchStopper, EachStopsForOneReason) {
  EXPECT_FALSE(AfterIterations{10}(progress(9, 1'000'000, 9)));
  EXPECT_TRUE(AfterIterations{10}(progress(10)));
  EXPECT_FALSE(AtSize{100}(progress(1'000'000, 99, 9)));
  EXPECT_TRUE(AtSize{100}(progress(1, 100)));
  EXPECT_FALSE(AfterTime{std::chrono::hours{1}}(progress(1'000'000, 1'000'000, 9)));
  EXPECT_TRUE(AfterTime{std::chrono::milliseconds{0}}(progress(0)));
}

TEST(SearchStopper, IsSettledOnceNothingCanCatchUp) {
  EXPECT_FALSE(OnceSettled{100}(progress(60, 0, 40))) << "forty more could make it even";
  EXPECT_TRUE(OnceSettled{100}(progress(60, 0, 41)));
  EXPECT_FALSE(OnceSettled{~std::uint64_t{0}}(progress(1'000'000, 0, 999'999))) << "there is always time left";
}

TEST(SearchStopper, IsSettledInTimeAtThePaceSoFar) {
  const AfterTime<HandClock> stop{std::chrono::milliseconds{500}};
  HandClock::hand += std::chrono::milliseconds{200};
  EXPECT_FALSE(stop(progress(200, 0, 200))) << "three hundred more could come";
  HandClock::hand += std::chrono::milliseconds{200};
  EXPECT_FALSE(stop(progress(400, 0, 100))) << "a hundred more could make it even";
  EXPECT_TRUE(stop(progress(400, 0, 101)));
  EXPECT_FALSE(stop(progress(800, 0, 101))) << "at twice the pace it could be caught up with";
  HandClock::hand += std::chrono::milliseconds{100};
  EXPECT_TRUE(stop(progress(400)));
}

TEST(SearchStopper, ComposedStopsAsSoonAsAnyWould) {
  auto stop = AfterIterations{10} | AtSize{100} | OnceSettled{1000};
  static_assert(Stopper<decltype(stop)>);
  EXPECT_FALSE(stop(progress(9, 99, 5)));
  EXPECT_TRUE(stop(progress(10, 99, 5)));
  EXPECT_TRUE(stop(progress(9, 100, 5)));
  EXPECT_TRUE(stop(progress(9, 99, 995)));
}

TEST(SearchStopper, EndsASearch) {
  const KuhnState state = queen_after_a_check();
  EXPECT_EQ(thought_over(state, iterations(1), 1).iterations, 1U);
  const Findings counted = thought_over(state, iterations(400), 1);
  EXPECT_LE(counted.iterations, 400U);
  EXPECT_GE(counted.iterations, 200U) << "nothing is settled before half of it is over";
  Effort time;
  time.time = std::chrono::milliseconds{5};
  EXPECT_GE(thought_over(state, time, 1).iterations, 1U);
  time.iterations = 7;
  EXPECT_LE(thought_over(state, time, 1).iterations, 7U) << "whichever comes first";
}

TEST(SearchStopper, StopsWhereTheTreesAreAsLargeAsTheyMayBe) {
  const KuhnState state = queen_after_a_check();
  const auto view = redact(state, test::second_seat);
  Choices<Kuhn> choices;
  kuhn.options(state, test::second_seat, choices);
  Rng rng{1};
  Unguided<Kuhn> guide{kuhn, view, true, rng};
  Search search{kuhn, view, choices, guide, Settings{}, 1};
  const std::size_t root = search.tree().bytes();
  search.run(AtSize{root + sizeof(Node)} | AfterIterations{1000});
  EXPECT_EQ(search.tree().size(), 2U);
  EXPECT_LT(search.progress().iterations, 1000U);
  EXPECT_EQ(search.progress().bytes, search.tree().bytes());
}

TEST(SearchEffort, IsReadAndWritten) {
  using std::chrono::milliseconds;
  const auto read = [](std::string_view text) { return read_effort(text).value_or(Effort{}); };
  EXPECT_EQ(read(""), (Effort{milliseconds{500}}));
  EXPECT_EQ(read(":250ms"), (Effort{milliseconds{250}}));
  EXPECT_EQ(read(":2000it"), (Effort{{}, 2000}));
  EXPECT_EQ(read(":2000it:10ms"), (Effort{milliseconds{10}, 2000}));
  EXPECT_EQ(read(":even"), (Effort{milliseconds{500}, {}, 1, false}));
  EXPECT_EQ(read(":10it:blind"), (Effort{{}, 10, 1, true, false}));
  EXPECT_EQ(read(":2threads"), (Effort{milliseconds{500}, {}, 2}));
  EXPECT_EQ(write(read("")), ":500ms");
  for (const std::string text : {":1ms", ":600000ms", ":2000it", ":10ms:20it:even:blind:4threads"}) {
    EXPECT_EQ(write(read(text)), text);
    EXPECT_EQ(read(write(read(text))), read(text));
  }
}

TEST(SearchEffort, RefusesWhatMakesNoSense) {
  for (const std::string_view text : {":",
                                      "::",
                                      ":0it",
                                      ":0ms",
                                      ":5",
                                      "5ms",
                                      ":ms",
                                      ":it",
                                      ":threads",
                                      ":0threads",
                                      ":65threads",
                                      ":600001ms",
                                      ":1000000001it",
                                      ":10ms:10ms",
                                      ":5it:5it",
                                      ":10ms:",
                                      ":-5it",
                                      ":+5it",
                                      ":5.5it",
                                      ": 5it",
                                      ":5it ",
                                      ":5IT",
                                      ":5 it",
                                      ":99999999999999999999it",
                                      ":evenly",
                                      ":Even",
                                      "ing",
                                      " "})
    EXPECT_EQ(read_effort(text), std::nullopt) << text;
}

TEST(SearchThreads, ArePutTogetherByWeight) {
  constexpr Choice a{1}, b{2}, c{3};
  Findings all = together({part({{a, 0.5, 0.6, 0.5, 6}, {b, 0.3, 0.4, 0.5, 3}}, 0.4),
                           part({{b, 0.6, 0.8, 0.6, 9}, {a, 0.1, 0.1, 0.3, 1}, {c, 0.9, 0.1, 0.1, 1}}, 0.6)});
  Rng rng{1};
  decide(all, rng);
  ASSERT_EQ(all.choices.size(), 3U);
  EXPECT_EQ(all.choices[0].choice, b);
  EXPECT_DOUBLE_EQ(all.choices[0].weight, 0.6);
  EXPECT_DOUBLE_EQ(all.choices[0].value, (0.3 * 3 + 0.6 * 9) / 12) << "each counts as often as it was tried";
  EXPECT_EQ(all.choices[0].tries, 12U);
  EXPECT_DOUBLE_EQ(all.choices[0].prior, 0.55);
  EXPECT_EQ(all.choices[1].choice, a);
  EXPECT_DOUBLE_EQ(all.choices[1].weight, 0.35);
  EXPECT_EQ(all.choices[2].choice, c);
  EXPECT_DOUBLE_EQ(all.choices[2].weight, 0.05);
  EXPECT_DOUBLE_EQ(all.choices[2].value, 0.9);
  EXPECT_DOUBLE_EQ(all.expected[0], 0.5);
  EXPECT_EQ(all.iterations, 20U);
  EXPECT_EQ(all.simulated, 60U);
  EXPECT_EQ(all.nodes, 4U);
}

TEST(SearchThreads, PlayTheBetterOfTwoThatWereTriedAsOften) {
  constexpr Choice a{1}, b{2}, c{3};
  Findings found = part({{a, 0.9, 0.2, 0.4}, {b, 0.3, 0.4, 0.3}, {c, 0.5, 0.4, 0.3}}, 0.4);
  Rng rng{1};
  decide(found, rng);
  EXPECT_EQ(found.choices[0].choice, c);
  EXPECT_EQ(found.choices[1].choice, b);
}

TEST(SearchThreads, MixWhatNobodyMayForesee) {
  constexpr Choice a{1}, b{2};
  Findings one = part({{a, 0.5, 0.7, 0.5}, {b, 0.5, 0.3, 0.5}}, 0.5);
  Findings other = part({{a, 0.5, 0.3, 0.5}, {b, 0.5, 0.7, 0.5}}, 0.5);
  one.mixed = other.mixed = true;
  unsigned firsts = 0;
  Rng rng{1};
  for (unsigned i = 0; i < 1000; ++i) {
    Findings all = together({one, other});
    decide(all, rng);
    firsts += all.choices[0].choice == a ? 1U : 0U;
  }
  EXPECT_NEAR(firsts, 500, 60);
}

TEST(SearchThreads, WithoutAnyLearningTheGuideIsFollowed) {
  constexpr Choice a{1}, b{2};
  Findings found = part({{a, 0, 0, 0.6}, {b, 0, 0, 0.4}}, 0);
  found.mixed = true;
  Rng rng{1};
  decide(found, rng);
  EXPECT_EQ(found.choices[0].choice, a);
}

TEST(SearchThreads, FindTheSameEachTime) {
  const KuhnState state = queen_after_a_check();
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Findings once = thought_over(state, iterations(300, 2), seed);
    test::expect_same(once, thought_over(state, iterations(300, 2), seed));
    const Findings alone = thought_over(state, iterations(300), seed);
    EXPECT_GT(once.iterations, alone.iterations) << "each has its own iterations";
    EXPECT_GE(once.choices[0].weight, once.choices[1].weight);
    EXPECT_NEAR(once.choices[0].weight + once.choices[1].weight, 1, 1e-9);
  }
}

TEST(SearchThreads, DoNotAllThinkTheSame) {
  const KuhnState state = queen_after_a_check();
  const Findings two = thought_over(state, iterations(300, 2), 1);
  const Findings one = thought_over(state, iterations(300), 1);
  EXPECT_NE(two.simulated, 2 * one.simulated);
}

TEST(SearchThinking, SaysAtOnceWhatIsTheOnlyChoice) {
  const KuhnState state = queen_after_a_check();
  Choices<Kuhn> only;
  only.push_back(choice(test::Verb::Act, static_cast<unsigned>(Act::Check)));
  const Findings found = think_with<Unguided<Kuhn>>(kuhn, redact(state, test::second_seat), only,
                                                    iterations(1'000'000'000), Settings{}, 1);
  ASSERT_EQ(found.choices.size(), 1U);
  EXPECT_EQ(found.choices[0].choice, only[0]);
  EXPECT_EQ(found.choices[0].weight, 1);
  EXPECT_EQ(found.iterations, 0U);
}

}  // namespace krypta::bots::search::search_effort_test
