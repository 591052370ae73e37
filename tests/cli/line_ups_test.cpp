#include "cli/arena/line_ups.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "cli/arena/results.hpp"

/// Who meets whom, and what counts of it.
namespace krypta::cli::line_ups_test {
namespace {

using Seated = std::vector<std::size_t>;

TEST(LineUps, OneSitsAmongOthersOnceOnEachSeat) {
  const LineUps line_ups{{"a", "b"}, {.seats = 3}};
  EXPECT_EQ(line_ups.matches_a_round(), 6);
  EXPECT_EQ(line_ups.seated(0), (Seated{0, 1, 1}));
  EXPECT_EQ(line_ups.seated(1), (Seated{1, 0, 1}));
  EXPECT_EQ(line_ups.seated(2), (Seated{1, 1, 0}));
  EXPECT_EQ(line_ups.seated(3), (Seated{1, 0, 0}));
  EXPECT_EQ(line_ups.seated(6), line_ups.seated(0)) << "the next round";
}

TEST(LineUps, EachMeetsEach) {
  const LineUps line_ups{{"a", "b", "c"}, {.seats = 2}};
  EXPECT_EQ(line_ups.pairs().size(), 6);
  EXPECT_EQ(line_ups.matches_a_round(), 12);
  std::map<Seated, int> met;
  for (std::uint64_t match = 0; match < 12; ++match) ++met[line_ups.seated(match)];
  EXPECT_EQ(met.size(), 6);
  for (const auto& [line, times] : met) EXPECT_EQ(times, 2) << "both were the one";
}

TEST(LineUps, AChallengerIsTheOnlyOneAlone) {
  const LineUps line_ups{{"a", "b", "c"}, {.seats = 4, .challenger = 1}};
  EXPECT_EQ(line_ups.matches_a_round(), 8);
  for (std::uint64_t match = 0; match < 8; ++match) EXPECT_EQ(std::ranges::count(line_ups.seated(match), 1U), 1);
}

TEST(LineUps, WholeRoundsArePlayed) {
  const LineUps line_ups{{"a", "b"}, {.seats = 3}};
  EXPECT_EQ(line_ups.rounds_for(1), 1);
  EXPECT_EQ(line_ups.rounds_for(6), 1);
  EXPECT_EQ(line_ups.rounds_for(7), 2);
}

TEST(LineUps, AllMatchesOfARoundHaveTheSameDeal) {
  const LineUps line_ups{{"a", "b"}, {.seats = 3, .seed = 9}};
  const Sitting first = line_ups.sitting(0);
  for (std::uint64_t match = 1; match < 6; ++match) {
    Sitting sitting = line_ups.sitting(match);
    EXPECT_EQ(sitting.deal, first.deal);
    ASSERT_EQ(sitting.minds.size(), 3);
    for (std::size_t s = 0; s < 3; ++s) EXPECT_EQ(sitting.minds[s](), Rng{first.minds[s]}());
  }
  Sitting next = line_ups.sitting(6);
  EXPECT_EQ(first.moved, 0U);
  EXPECT_EQ(line_ups.sitting(5).moved, 0U);
  EXPECT_EQ(next.moved, 1U) << "decks move on by a seat";
  EXPECT_EQ(line_ups.sitting(18).moved, 0U);
  EXPECT_NE(next.deal, first.deal);
  EXPECT_NE(next.minds[0](), Rng{first.minds[0]}());
  EXPECT_NE(LineUps({"a", "b"}, {.seats = 3, .seed = 10}).sitting(0).deal, first.deal);
}

TEST(LineUps, MixedOnesAreDrawnAndRotated) {
  const LineUps line_ups{{"a", "b"}, {.seats = 4, .mixed = true}};
  EXPECT_EQ(line_ups.matches_a_round(), 4);
  EXPECT_TRUE(line_ups.pairs().empty());
  std::map<Seated, int> firsts;
  for (std::uint64_t round = 0; round < 60; ++round) {
    Seated line = line_ups.seated(4 * round);
    EXPECT_EQ(std::ranges::count(line, 0U), 2);
    ++firsts[line];
    for (std::uint64_t turn = 1; turn < 4; ++turn) {
      std::rotate(line.begin(), line.end() - 1, line.end());
      EXPECT_EQ(line_ups.seated(4 * round + turn), line);
    }
  }
  EXPECT_EQ(firsts.size(), 6) << "all the ways there are to seat two and two";
}

Played won_by(std::initializer_list<unsigned> winners, unsigned seats) {
  Played played;
  played.outcome.over = true;
  played.outcome.places.assign(seats, 2);
  for (const unsigned w : winners) {
    played.outcome.winners.add(seat(w));
    played.outcome.places[w] = 1;
  }
  return played;
}

TEST(ArenaResults, CountSharedWinsAndPlaces) {
  const LineUps line_ups{{"a", "b"}, {.seats = 3, .challenger = 0}};
  ArenaResults results{line_ups};
  results.add(0, won_by({0}, 3));
  results.add(1, won_by({0, 1}, 3));
  results.add(2, won_by({0, 1}, 3));
  EXPECT_EQ(results.rounds(), 1);
  EXPECT_EQ(results.matches(), 3);
  EXPECT_DOUBLE_EQ(results.pair(0).wins, 1.5);
  EXPECT_DOUBLE_EQ(results.pair(0).share, 0.5);
  EXPECT_EQ(results.pair(0).games, 3);
  EXPECT_DOUBLE_EQ(results.bot(1).wins, 1.5);
  EXPECT_EQ(results.bot(1).games, 6);
  // Better than both, better than one and equal to one, worse than both.
  EXPECT_EQ(results.better(0), (std::vector<double>{0, 3.5, 2.5, 0}));
}

TEST(ArenaResults, CountWholeRoundsAlone) {
  const LineUps line_ups{{"a", "b"}, {.seats = 2, .challenger = 0}};
  ArenaResults results{line_ups};
  for (const std::uint64_t match : {0U, 2U, 3U, 4U}) results.add(match, won_by({0}, 2));
  EXPECT_EQ(results.rounds(), 0) << "the first is not whole";
  results.add(1, won_by({0}, 2));
  EXPECT_EQ(results.rounds(), 2);
  EXPECT_EQ(results.matches(), 4);
  EXPECT_EQ(results.bot(0).games, 4);
}

TEST(ArenaResults, CountNothingAfterTheEnd) {
  const LineUps line_ups{{"a", "b"}, {.seats = 2, .challenger = 0}};
  ArenaResults results{line_ups};
  for (std::uint64_t match = 0; match < 6; ++match) results.add(match, won_by({0}, 2));
  results.end_after(2);
  for (std::uint64_t match = 6; match < 8; ++match) results.add(match, won_by({0}, 2));
  EXPECT_EQ(results.rounds(), 2);
}

TEST(ArenaResults, ATimeBelongsToTheBotOnThatSeat) {
  const LineUps line_ups{{"a", "b"}, {.seats = 2, .challenger = 0}};
  ArenaResults results{line_ups};
  Played played = won_by({0}, 2);
  played.decisions = {{seat(0), 5}, {seat(1), 70}, {seat(0), 7}};
  results.add(0, played);
  played.decisions = {{seat(0), 90}};
  results.add(1, played);
  EXPECT_DOUBLE_EQ(results.thinking(0).mean(), 6);
  EXPECT_DOUBLE_EQ(results.thinking(0).decisions_a_match(), 1);
  EXPECT_DOUBLE_EQ(results.thinking(1).mean(), 80);
}

}  // namespace
}  // namespace krypta::cli::line_ups_test
