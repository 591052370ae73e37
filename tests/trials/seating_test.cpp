#include "trials/seating.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

/// Who sits where while a deck is tried.
namespace krypta::trials::seating_test {
namespace {

using Pair = std::pair<std::size_t, std::size_t>;

/// How often each deck was so many chairs behind the first one.
std::map<Pair, unsigned> met(const Seating& seating, std::uint64_t matches) {
  std::map<Pair, unsigned> all;
  for (std::uint64_t m = 0; m < matches; ++m) {
    const auto line = seating.line(m);
    for (unsigned behind = 1; behind < seating.seats(); ++behind)
      ++all[{behind, line[(seating.chair(m) + behind) % seating.seats()]}];
  }
  return all;
}

TEST(TrialSeating, TheFirstDeckIsAtEveryTableOnceAndInEveryChairAsOften) {
  for (unsigned seats = 2; seats <= 5; ++seats) {
    for (std::size_t decks = 2; decks <= 9; ++decks) {
      const Seating seating{decks, seats, 7};
      std::vector<unsigned> chairs(seats);
      for (std::uint64_t m = 0; m < 3 * seating.matches_a_block(); ++m) {
        const auto line = seating.line(m);
        ASSERT_EQ(line.size(), seats);
        EXPECT_EQ(std::ranges::count(line, 0U), 1);
        EXPECT_EQ(line[seating.chair(m)], 0U);
        EXPECT_TRUE(std::ranges::all_of(line, [&](std::size_t deck) { return deck < decks; }));
        ++chairs[seating.chair(m)];
      }
      for (const unsigned times : chairs) EXPECT_EQ(times, 3 * seating.matches_a_block() / seats);
    }
  }
}

TEST(TrialSeating, NoOtherDeckIsThereTwiceWhereThereAreEnough) {
  for (unsigned seats = 2; seats <= 5; ++seats) {
    for (std::size_t decks = seats; decks <= 9; ++decks) {
      const Seating seating{decks, seats, 7};
      for (std::uint64_t m = 0; m < 2 * seating.matches_a_block(); ++m) {
        const auto line = seating.line(m);
        EXPECT_EQ(std::set(line.begin(), line.end()).size(), seats) << decks << " decks, match " << m;
      }
    }
  }
}

TEST(TrialSeating, EveryDeckOfARoundSitsInEveryChairOnce) {
  const Seating seating{7, 5, 3};
  for (std::uint64_t round = 0; round < 20; ++round) {
    std::map<Pair, unsigned> sat;
    for (std::uint64_t m = 5 * round; m < 5 * round + 5; ++m) {
      for (std::size_t chair = 0; chair < 5; ++chair) ++sat[{seating.line(m)[chair], chair}];
    }
    EXPECT_EQ(sat.size(), 25U);
  }
}

TEST(TrialSeating, InABlockEachOtherDeckWasAsOftenPreyAndPredatorAndAcross) {
  for (unsigned seats = 2; seats <= 5; ++seats) {
    for (std::size_t decks = 2; decks <= 9; ++decks) {
      const Seating seating{decks, seats, 11};
      const auto all = met(seating, seating.matches_a_block());
      EXPECT_EQ(all.size(), (decks - 1) * (seats - 1));
      for (const auto& [who, times] : all) EXPECT_EQ(times, seats) << seats << " seats, " << decks << " decks";
    }
  }
}

TEST(TrialSeating, FiveDecksInFiveChairsAllMeetEachOtherAsOften) {
  for (const unsigned seats : {3U, 5U}) {
    const Seating seating{seats, seats, 5};
    std::map<Pair, unsigned> prey;
    for (std::uint64_t m = 0; m < seating.matches_a_block(); ++m) {
      const auto line = seating.line(m);
      for (unsigned c = 0; c < seats; ++c) ++prey[{line[c], line[(c + 1) % seats]}];
    }
    EXPECT_EQ(prey.size(), seats * (seats - 1));
    for (const auto& [pair, times] : prey) EXPECT_EQ(times, seats);
  }
}

TEST(TrialSeating, IsAFunctionOfTheSeedAndTheNumberAlone) {
  const Seating one{9, 4, 1};
  const Seating again{9, 4, 1};
  const Seating other{9, 4, 2};
  bool differs = false;
  for (std::uint64_t m = 40; m > 0; --m) {
    EXPECT_EQ(one.line(m), again.line(m));
    differs = differs || one.line(m) != other.line(m);
  }
  EXPECT_TRUE(differs);
}

TEST(TrialSeating, PlaysWholeRounds) {
  const Seating seating{4, 5, 1};
  EXPECT_EQ(seating.in_whole_rounds(1), 5U);
  EXPECT_EQ(seating.in_whole_rounds(5), 5U);
  EXPECT_EQ(seating.in_whole_rounds(401), 405U);
}

}  // namespace
}  // namespace krypta::trials::seating_test
