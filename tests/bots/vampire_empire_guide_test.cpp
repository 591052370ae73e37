#include "bots/vampire_empire/guide.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

#include "bots/search/thinker.hpp"
#include "bots/vampire_empire/heuristic.hpp"
#include "tests/bots/matches.hpp"
#include "tests/rules/vampire_empire/table.hpp"

/// What the search is told of Vampire Empire: worlds that could be, choices that are likely, positions that are judged.
namespace krypta::vampire_empire::test::vampire_empire_guide_test {

namespace {

using bots::search::Effort;
using bots::search::Findings;
using bots::vampire_empire::Guide;
using bots::vampire_empire::Odds;
using krypta::test::judged;

/// Looks at some decisions of a few matches between two heuristic bots.
template <class Look>
void at_some_decisions(Look look) {
  constexpr unsigned step = 17;
  unsigned decisions = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto visit = [&](const Match<VampireEmpire>& match, Seat s, const auto&, std::uint64_t mood) {
      if (++decisions % step == 0) look(match, s, mood);
    };
    krypta::test::played(game(), Setup{table_size}, SeatSet::first(table_size), seed, judged, visit);
  }
  EXPECT_GT(decisions, 5 * step);
}

/// How much of some worlds a seat imagines have something.
template <class Has>
double share(const GameView& view, bool infers, Has has) {
  constexpr unsigned worlds = 500;
  Rng rng{7};
  Guide guide{game(), view, infers, rng};
  double sum = 0;
  for (unsigned i = 0; i < worlds; ++i) sum += static_cast<double>(has(guide.draw(rng)));
  return sum / worlds;
}

Findings thought(const Table& table, Seat s, std::uint64_t iterations, std::uint64_t seed) {
  Effort effort;
  effort.iterations = iterations;
  return bots::search::Thinker<VampireEmpire>::think(game(), table.match().view(s), table.match().options(s), effort,
                                                     seed);
}
std::string found(const Table& table, Seat s) { return game().write(thought(table, s, 200, 5).choices.front().choice); }

}  // namespace

TEST(VampireEmpireGuide, WhatIsDrawnLooksLikeTheMatch) {
  at_some_decisions([](const auto& match, Seat s, std::uint64_t mood) {
    const GameView view = match.view(s);
    Rng rng{mood};
    Guide guide{game(), view, true, rng};
    for (unsigned i = 0; i < 5; ++i) {
      const State world = guide.draw(rng);
      ASSERT_EQ(redact(world, s).known(), view.known());
      ASSERT_FALSE(game().check(world).has_value());
      const GameView theirs = redact(world, seat(1 - number(s)));
      ASSERT_EQ(redact(guide.draw_for(theirs, rng), theirs.seat()).known(), theirs.known());
    }
  });
}

TEST(VampireEmpireGuide, WeightsAreNumbersAndTheHeuristicsChoiceHasTheGreatest) {
  at_some_decisions([](const auto& match, Seat s, std::uint64_t mood) {
    const GameView view = match.view(s);
    const Options choices = match.options(s);
    for (const bool infers : {true, false}) {
      Rng rng{mood};
      Guide guide{game(), view, infers, rng};
      Guide::Weights weights{};
      const auto expect_sound = [&] {
        float most = 0;
        for (std::size_t i = 0; i < choices.size(); ++i) {
          ASSERT_TRUE(std::isfinite(weights[i]) && weights[i] >= 0);
          most = std::max(most, weights[i]);
        }
        ASSERT_GT(most, 0);
      };
      guide.weigh(redact(match.state(), s), choices, weights);
      ASSERT_NO_FATAL_FAILURE(expect_sound());
      Rng again{mood};
      guide.consider(choices, weights, again);
      ASSERT_NO_FATAL_FAILURE(expect_sound());
      if (infers) continue;  // and suspects others than the heuristic bot does
      // As that bot would choose who has forgotten what was done.
      const bots::vampire_empire::Manner manner = bots::vampire_empire::usual(s == V);
      const Odds even{view.known(), {}, manner};
      const Choice best =
          bots::vampire_empire::judge({game(), view.known(), s, even, again, manner}, choices)[0].choice;
      const auto at = static_cast<std::size_t>(std::ranges::find(choices, best) - choices.begin());
      ASSERT_FLOAT_EQ(weights[at], 1);
    }
  });
}

TEST(VampireEmpireGuide, PlaysOnUntilATurnBeginsAndJudgesWhatIsThen) {
  at_some_decisions([](const auto& match, Seat s, std::uint64_t mood) {
    const GameView view = match.view(s);
    Rng rng{mood};
    Guide guide{game(), view, true, rng};
    State state = guide.draw(rng);
    ASSERT_FALSE(guide.rests(state));
    Events ignored;
    while (!game().pending(state).over && !guide.rests(state)) {
      if (game().pending(state).chance) {
        game().apply(state, Seat::chance, game().sample(state, rng), ignored);
      } else {
        guide.play_on(state, rng);
      }
    }
    if (game().pending(state).over) return;
    ASSERT_GT(state.turn, match.state().turn);
    const auto values = guide.judge(state);
    ASSERT_GT(values[0], 0);
    ASSERT_GT(values[1], 0);
    ASSERT_NEAR(values[0] + values[1], 1, 1e-9);
  });
}

TEST(VampireEmpireGuide, MoreLivingAndMoreCardsAreBetter) {
  const auto humans_win = [](const Position& position) {
    State state = position.state();
    state.frames.top() = {.step = Step::Discard, .seat = state.active};
    const Odds odds{state, {}, bots::vampire_empire::usual(false)};
    return bots::vampire_empire::humans_win(game().cards(), state, odds);
  };
  Position even;
  even.hand(H, {"h01", "h07", "h13"}).hand(V, {"v01", "v07", "v13"});
  const double before = humans_win(even);
  EXPECT_LT(humans_win(Position{even}.dead({Character::Officer})), before - 0.01);
  EXPECT_GT(humans_win(Position{even}.dead({Character::Lord})), before + 0.05);
  const CardIds few_human{"h01", "h07", "h13", "h02", "h08", "h14", "h03", "h09"};
  const CardIds few_vampire{"v01", "v07", "v13", "v02", "v08", "v14", "v03", "v09"};
  EXPECT_LT(humans_win(Position{even}.deck(H, few_human)), before - 0.05);
  EXPECT_GT(humans_win(Position{even}.deck(V, few_vampire)), before + 0.05);
}

TEST(VampireEmpireGuide, ImaginesAsVampiresThoseWhoWereNotAttacked) {
  Table table = Table::begun();
  table.acts(V, {"skip", "done"}).nobody_plays();
  const std::string attack = table.offered(V, "attack:").front();
  const Character prey = defender_of(*game().read(attack));
  table.act(V, attack);
  const GameView view = table.match().view(H);
  const auto is_vampire = [&](const State& world) { return world.vampires.value.has(prey); };
  EXPECT_LT(share(view, true, is_vampire), 0.15);
  EXPECT_GT(share(view, false, is_vampire), 0.33);
}

TEST(VampireEmpireGuide, FindsWhatIsObvious) {
  Position third;
  third.castle({Character::Lord, Character::Cook, Character::Nun}).revealed({Character::Lord, Character::Cook});
  third.hand(V, {"v01", "v07", "v13"}).hand(H, {"h01"}).step_2();
  EXPECT_EQ(found(Table{third}, V), "reveal:nun");

  // The last vampire lies open, and one card hardly defends it.
  Position last;
  last.castle({Character::Lady, Character::Cook, Character::Butler}).dead({Character::Lord, Character::Nun});
  last.revealed({Character::Cook}).day().hand(H, {"h05", "h06", "h26", "h31"}).hand(V, {"v01"});
  const Table table{last};
  EXPECT_TRUE(found(table, H).ends_with(">cook")) << found(table, H);
  EXPECT_GT(thought(table, H, 200, 5).expected[number(H)], 0.9);
}

TEST(VampireEmpireGuide, FindsTheSameForTheSameSeed) {
  Position position;
  position.day().hand(H, {"h05", "h06", "h26", "h31", "h13"}).hand(V, {"v01", "v09", "v16"});
  const Table table{position};
  const Findings one = thought(table, H, 150, 3);
  const Findings another = thought(table, H, 150, 3);
  ASSERT_EQ(one.choices.size(), another.choices.size());
  EXPECT_EQ(one.expected, another.expected);
  EXPECT_EQ(one.simulated, another.simulated);
  for (std::size_t i = 0; i < one.choices.size(); ++i) {
    EXPECT_EQ(one.choices[i].choice, another.choices[i].choice);
    EXPECT_EQ(one.choices[i].value, another.choices[i].value);
    EXPECT_EQ(one.choices[i].weight, another.choices[i].weight);
  }
}

}  // namespace krypta::vampire_empire::test::vampire_empire_guide_test
