#include "engine/core/seat.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace krypta::seat_test {
namespace {

std::vector<unsigned> numbers(SeatSet set) {
  std::vector<unsigned> all;
  for (const Seat s : set) all.push_back(number(s));
  return all;
}

SeatSet set_of(std::initializer_list<unsigned> seats) {
  SeatSet set;
  for (const unsigned s : seats) set.add(seat(s));
  return set;
}

TEST(SeatTest, ANumberAndItsSeatConvertBothWays) {
  for (unsigned n = 0; n < max_seats; ++n) EXPECT_EQ(number(seat(n)), n);
  EXPECT_EQ(seat(3), seat(3));
  EXPECT_NE(seat(3), seat(4));
}

TEST(SeatTest, OnlyTheSeatsOfATableArePlayers) {
  for (unsigned n = 0; n < max_seats; ++n) EXPECT_TRUE(is_player(seat(n))) << n;
  EXPECT_FALSE(is_player(seat(max_seats)));
  EXPECT_FALSE(is_player(Seat::chance));
  EXPECT_FALSE(is_player(Seat::table));
  EXPECT_FALSE(is_player(Seat::spectator));
}

TEST(SeatTest, TheLargestTableFits) { EXPECT_GE(max_seats, 13U); }

TEST(SeatSetTest, IsEmptyWhenItIsMade) {
  const SeatSet none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0U);
  EXPECT_EQ(none.bits(), 0U);
  EXPECT_EQ(none.begin(), none.end());
  for (unsigned n = 0; n < max_seats; ++n) EXPECT_FALSE(none.has(seat(n))) << n;
  EXPECT_FALSE(none.has(Seat::spectator));
}

TEST(SeatSetTest, OfHoldsThatSeatAlone) {
  for (unsigned n = 0; n < max_seats; ++n) {
    const SeatSet one = SeatSet::of(seat(n));
    EXPECT_EQ(one.size(), 1U);
    EXPECT_EQ(one.lowest(), seat(n));
    for (unsigned other = 0; other < max_seats; ++other) EXPECT_EQ(one.has(seat(other)), other == n);
    EXPECT_FALSE(one.has(Seat::spectator));
  }
}

TEST(SeatSetTest, HoldsWhatWasAddedAndNotRemoved) {
  SeatSet set;
  set.add(seat(2));
  set.add(seat(14));
  EXPECT_EQ(numbers(set), (std::vector<unsigned>{2, 14}));
  set.remove(seat(2));
  EXPECT_EQ(numbers(set), std::vector<unsigned>{14});
  set.remove(seat(14));
  EXPECT_TRUE(set.empty());
}

TEST(SeatSetTest, AddingAMemberOrRemovingAStrangerChangesNothing) {
  SeatSet set = set_of({1, 3});
  set.add(seat(3));
  set.remove(seat(0));
  EXPECT_EQ(set, set_of({1, 3}));
}

TEST(SeatSetTest, WithoutLeavesTheSetItselfAlone) {
  const SeatSet set = set_of({0, 5, 7});
  EXPECT_EQ(set.without(seat(5)), set_of({0, 7}));
  EXPECT_EQ(set.without(seat(6)), set);
  EXPECT_EQ(set, set_of({0, 5, 7}));
}

TEST(SeatSetTest, FirstHoldsTheLowestSeats) {
  EXPECT_TRUE(SeatSet::first(0).empty());
  EXPECT_EQ(numbers(SeatSet::first(4)), (std::vector<unsigned>{0, 1, 2, 3}));
  const SeatSet all = SeatSet::first(max_seats);
  EXPECT_EQ(all.size(), max_seats);
  EXPECT_TRUE(all.has(seat(max_seats - 1)));
  EXPECT_FALSE(all.has(Seat::spectator));
}

TEST(SeatSetTest, EveryoneIsEverySeatAndTheSpectators) {
  const SeatSet all = SeatSet::everyone();
  for (unsigned n = 0; n < max_seats; ++n) EXPECT_TRUE(all.has(seat(n))) << n;
  EXPECT_TRUE(all.has(Seat::spectator));
  EXPECT_EQ(all.size(), max_seats + 1);
  EXPECT_EQ(all.without(Seat::spectator), SeatSet::first(max_seats));
}

TEST(SeatSetTest, TheSpectatorsAreOneMemberBesideThePlayers) {
  const SeatSet watchers = SeatSet::of(Seat::spectator);
  EXPECT_EQ(watchers.size(), 1U);
  EXPECT_TRUE(watchers.has(Seat::spectator));
  for (unsigned n = 0; n < max_seats; ++n) EXPECT_FALSE(watchers.has(seat(n))) << n;

  SeatSet both = SeatSet::first(2);
  both.add(Seat::spectator);
  EXPECT_EQ(both.size(), 3U);
  EXPECT_EQ(both.lowest(), seat(0));
  both.remove(Seat::spectator);
  EXPECT_EQ(both, SeatSet::first(2));
}

TEST(SeatSetTest, UnionIntersectionAndDifferenceAreThoseOfSets) {
  const SeatSet a = set_of({0, 1, 4}), b = set_of({1, 4, 9});
  EXPECT_EQ(a | b, set_of({0, 1, 4, 9}));
  EXPECT_EQ(a & b, set_of({1, 4}));
  EXPECT_EQ(a - b, set_of({0}));
  EXPECT_EQ(b - a, set_of({9}));
  EXPECT_EQ(a | SeatSet{}, a);
  EXPECT_EQ(a - SeatSet{}, a);
  EXPECT_EQ(a - SeatSet::everyone(), SeatSet{});
  EXPECT_EQ(a & SeatSet{}, SeatSet{});
  EXPECT_EQ(a & SeatSet::everyone(), a);
}

TEST(SeatSetTest, IsGoneThroughFromTheLowestSeatUp) {
  SeatSet set;
  for (const unsigned n : {9U, 0U, 14U, 3U}) set.add(seat(n));
  EXPECT_EQ(numbers(set), (std::vector<unsigned>{0, 3, 9, 14}));
  EXPECT_EQ(set.lowest(), seat(0));
  EXPECT_EQ(set.without(seat(0)).lowest(), seat(3));
}

TEST(SeatSetTest, SetsAreEqualWhenTheirMembersAre) {
  EXPECT_EQ(set_of({2, 7}), set_of({7, 2}));
  EXPECT_NE(set_of({2, 7}), set_of({2}));
  EXPECT_NE(set_of({2}), SeatSet::of(Seat::spectator));
}

TEST(SeatSetTest, BitsAndBackAreTheSameSet) {
  const SeatSet set = set_of({0, 2, 14});
  EXPECT_EQ(set.bits(), 0x4005U);
  EXPECT_EQ(SeatSet::from_bits(set.bits()), set);
  EXPECT_EQ(SeatSet::from_bits(0xFFFF), SeatSet::everyone());
}

TEST(SeatSetTest, WorksInConstantExpressions) {
  static_assert(SeatSet::first(3).without(seat(1)).size() == 2);
  static_assert((SeatSet::first(3) & SeatSet::of(seat(2))).lowest() == seat(2));
  static_assert(SeatSet::everyone().has(Seat::spectator));
  constexpr unsigned sum = [] {
    unsigned total = 0;
    for (const Seat s : SeatSet::first(5)) total += number(s);
    return total;
  }();
  EXPECT_EQ(sum, 10U);
}

}  // namespace
}  // namespace krypta::seat_test
