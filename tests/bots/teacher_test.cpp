#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bots.hpp"
#include "bots/nowa_huta/lesson.hpp"
#include "engine/core/typed_game.hpp"
#include "tests/games.hpp"
#include "tests/rules/nowa_huta/board.hpp"

/// The lesson: what the teacher does for somebody who follows the advice of the guide, and for somebody who does not.
namespace krypta::nowa_huta::test::teacher_test {

namespace {

constexpr Seat learner = A, teacher = B;

/// What the guide recommends to the learner, in the order in which he is asked.
struct Advised {
  unsigned turn;
  Step step;
  std::string_view option;
};
constexpr std::array recommended{
    Advised{1, Step::PlaceVampires, "vampire:mlodosci"},   // one estate before Handlowe
    Advised{1, Step::PlaceCirclePawns, "circle:sabbath"},  // one space before Mysterious Reports
    Advised{1, Step::Plan, "move:cw1"},
    Advised{1, Step::Plan, "time:1"},
    Advised{1, Step::UseAbilities, "use:estate"},  // three more possessed
    Advised{1, Step::UseAbilities, "use:circle"},  // Handlowe is raised
    Advised{2, Step::Plan, "move:cw1"},
    Advised{2, Step::Plan, "time:2"},
    Advised{2, Step::UseAbilities, "use:estate"},
    Advised{2, Step::TeatralneTake, "take:1@handlowe"},  // the tie is broken
    Advised{2, Step::LeaveCircle, "circle:bat"},         // one space before the Sabbath Hour
    Advised{3, Step::Plan, "move:ccw1"},
    Advised{3, Step::Plan, "time:1"},
    Advised{3, Step::UseAbilities, "use:estate"},
    Advised{3, Step::UseAbilities, "use:circle"},  // the Sabbath Hour
    Advised{4, Step::Plan, "move:ccw1"},           // the attack makes nothing of it
    Advised{4, Step::Plan, "time:1"},
    Advised{4, Step::UseAbilities, "use:estate"},
    Advised{4, Step::GoraliTake, "take:0@handlowe"},
    Advised{4, Step::GoraliTake, "take:0@handlowe"},
    Advised{4, Step::UseAbilities, "use:circle"},  // Górali is raised
};

std::string taught(const Table& table, Seat s = teacher, std::uint64_t seed = 1) {
  Rng rng{seed};
  const auto judged = bots::teacher::judge(game, table.match().view(s), table.match().options(s), rng);
  return game.write(judged[0].choice);
}

/// The teacher plays on until the learner is asked or the match is over. In planning he waits for the learner.
void let_teach(Table& table) {
  while (!table.pending().over && !table.asks(learner)) table.act(teacher, taught(table));
}

/// The recommended line up to the end of a turn.
Table follow(unsigned last) {
  Table table = Table::begin(2, {{"elder", "1"}});
  for (const Advised& advised : recommended) {
    if (advised.turn > last) break;
    let_teach(table);
    EXPECT_EQ(table.state().turn, advised.turn) << advised.option;
    EXPECT_EQ(table.step(), advised.step) << advised.option;
    EXPECT_TRUE(table.offers(learner, advised.option)) << advised.option;
    table.act(learner, advised.option);
  }
  let_teach(table);
  EXPECT_EQ(table.state().turn, last + 1) << "the recommendations end with the turn";
  return table;
}

}  // namespace

TEST(Teacher, LetsTheLearnerSettleOnHandlowe) {
  const Table table = follow(1);
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{5, 0}));
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{0, 2}));
  EXPECT_EQ(table.state().estates[Estate::Handlowe].modifier, Modifier::Raise);
  EXPECT_EQ(table.count(EventKind::Reacted), 1U) << "the learner sees what he will do himself";
  EXPECT_EQ(table.state().order[0], teacher) << "fewer possessed";
}

TEST(Teacher, ContestsHandloweUntilTheLearnerBreaksTheTie) {
  const Table table = follow(2);
  EXPECT_EQ(table.count(EventKind::Removed), 1U);
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{6, 4}));
  EXPECT_EQ(table.count(EventKind::Flew), 1U);
  EXPECT_EQ(*table.player(learner).circle_pawn, CircleAction::Bat);
  EXPECT_EQ(table.state().order[0], teacher);
}

TEST(Teacher, LetsTheLearnerWinASabbathScoring) {
  const Table table = follow(3);
  EXPECT_EQ(times_told(table, EventKind::Scored, learner, Estate::Handlowe, 11, 1, 7, 7), 1U);
  EXPECT_EQ(times_told(table, EventKind::Scored, teacher, Estate::Handlowe, 4, 2, 0, 0), 1U);
  EXPECT_EQ(points(table), (Counts{7, 0}));
  EXPECT_EQ(table.state().order[0], teacher) << "fewer points";
}

TEST(Teacher, AttacksTheLearnerWhoMakesTheBestOfIt) {
  const Table table = follow(4);
  EXPECT_EQ(times_told(table, EventKind::Attacked, teacher, learner, EstateCard::Clockwise2, Estate::Handlowe,
                       Estate::Gorali),
            1U);
  EXPECT_EQ(table.count(EventKind::VampireHeld), 1U) << "the learner's estate card had no effect";
  EXPECT_EQ(on(table, Estate::Gorali), (Counts{4, 2}));
  EXPECT_EQ(on(table, Estate::Handlowe), (Counts{9, 4}));
  EXPECT_EQ(table.state().estates[Estate::Gorali].modifier, Modifier::Raise);
}

TEST(Teacher, LeavesNothingOfTheLessonToChance) {
  Table table = Table::begin(2, {{"elder", "1"}});
  for (const Advised& advised : recommended) {
    while (!table.asks(learner)) {
      const std::string first = taught(table, teacher, 1);
      for (std::uint64_t seed = 2; seed < 6; ++seed) ASSERT_EQ(taught(table, teacher, seed), first);
      table.act(teacher, first);
    }
    table.act(learner, advised.option);
  }
}

TEST(Teacher, PlaysWholeMatchesWhateverTheLearnerDoes) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng{seed};
    Table table = Table::begin(2, {{"elder", "1"}});
    while (!table.pending().over) {
      if (!table.asks(learner) || (table.asks(teacher) && rng.below(2) == 0)) {
        const std::string option = taught(table, teacher, rng());
        ASSERT_TRUE(table.offers(teacher, option)) << option;
        table.act(teacher, option);
      } else {
        const auto options = table.options(learner);
        table.act(learner, options[rng.below(static_cast<std::uint32_t>(options.size()))]);
      }
    }
    EXPECT_LT(table.match().choices().size(), 600U) << "and does not dither";
  }
}

TEST(Teacher, HasNoLessonForOtherTables) {
  // The cards of seat 1 in turn 1 are drawn where the teacher is not the Elder, has seat 0, or is one of three.
  const auto varies = [](Table table, Seat s) {
    std::vector<std::string> seen;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      const std::string option = taught(table, s, seed);
      EXPECT_TRUE(table.offers(s, option));
      if (std::ranges::find(seen, option) == seen.end()) seen.push_back(option);
    }
    return seen.size() > 3;
  };
  Position lesson{2};
  lesson.elder(B).turn(1);
  EXPECT_FALSE(varies(Table{lesson}, B));
  EXPECT_TRUE(varies(Table{lesson}, A));
  EXPECT_TRUE(varies(Table{Position{2}.elder(A).turn(1)}, B));
  EXPECT_TRUE(varies(Table{Position{3}.elder(B).turn(1)}, B));
  EXPECT_TRUE(varies(Table{Position{2}.elder(B).turn(5)}, B)) << "the lesson is over";
}

TEST(Teacher, IsFoundByItsNameAndIsNoLevel) {
  EXPECT_EQ(bots::find("teacher"), "teacher");
  const auto match = std::move(*find_game("nowa-huta")->begin(krypta::Setup{2, {{"elder", "1"}}}));
  ASSERT_FALSE(match->act(learner, "vampire:mlodosci").has_value());
  Rng rng{1};
  const auto advice = bots::advise(*match, teacher, "teacher", rng);
  ASSERT_TRUE(static_cast<bool>(advice));
  EXPECT_EQ(advice->option, "vampire:zielone");
}

TEST(Teacher, IsTheEasyBotWhereThereIsNoLesson) {
  auto match = std::move(*find_game("vendetta")->begin(krypta::Setup{3}));
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    match->answer_for_chance(ChanceStream{seed});
    const Seat s = match->pending().must.lowest();
    Rng first{seed};
    Rng second{seed};
    const auto taught = bots::advise(*match, s, "teacher", first);
    const auto easy = bots::advise(*match, s, "easy", second);
    ASSERT_TRUE(static_cast<bool>(taught) && static_cast<bool>(easy));
    EXPECT_EQ(taught->option, easy->option);
    ASSERT_FALSE(match->act(s, taught->option).has_value());
  }
}

}  // namespace krypta::nowa_huta::test::teacher_test
