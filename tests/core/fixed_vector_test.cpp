#include "engine/core/fixed_vector.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/frame.hpp"

namespace krypta::fixed_vector_test {
namespace {

using Numbers = FixedVector<int, 5>;

Numbers numbers(std::initializer_list<int> values) {
  Numbers all;
  for (const int v : values) all.push_back(v);
  return all;
}

template <class List>
auto listed(const List& list) {
  return std::vector<typename List::value_type>(list.begin(), list.end());
}

TEST(FixedVectorTest, IsEmptyWhenItIsMade) {
  const Numbers none;
  EXPECT_TRUE(none.empty());
  EXPECT_FALSE(none.full());
  EXPECT_EQ(none.size(), 0U);
  EXPECT_EQ(none.begin(), none.end());
}

TEST(FixedVectorTest, PushesAndPopsAtTheBack) {
  Numbers list;
  list.push_back(7);
  list.push_back(8);
  EXPECT_EQ(listed(list), (std::vector<int>{7, 8}));
  EXPECT_EQ(list.back(), 8);
  list.pop_back();
  EXPECT_EQ(listed(list), std::vector<int>{7});
  EXPECT_EQ(list.back(), 7);
  list.pop_back();
  EXPECT_TRUE(list.empty());
}

TEST(FixedVectorTest, IsFullAtItsCapacity) {
  Numbers list;
  for (int i = 0; i < 5; ++i) {
    EXPECT_FALSE(list.full());
    list.push_back(i);
  }
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list.size(), Numbers::capacity);
  EXPECT_EQ(listed(list), (std::vector<int>{0, 1, 2, 3, 4}));
}

TEST(FixedVectorTest, TakesNothingBeyondItsCapacityAndLosesNothing) {
  Numbers list = numbers({0, 1, 2, 3, 4});
  EXPECT_THROW(list.push_back(5), OutOfBounds);
  EXPECT_THROW(list.insert(0, 5), OutOfBounds);
  EXPECT_THROW(static_cast<void>(Numbers::filled(6)), OutOfBounds);
  EXPECT_EQ(listed(list), (std::vector<int>{0, 1, 2, 3, 4}));
  FrameStack<Numbers, 1> frames;
  frames.push(list);
  EXPECT_THROW(frames.push(list), OutOfBounds);
  EXPECT_EQ(frames.size(), 1U);
  try {
    list.push_back(5);
  } catch (const OutOfBounds& exceeded) {
    EXPECT_EQ(std::string{exceeded.what()}, "there is room for 5 and no more of i");
  }
}

TEST(FixedVectorTest, GivesUpNothingButItsElements) {
  Numbers list = numbers({7});
  EXPECT_THROW(list.erase(1), OutOfBounds);
  EXPECT_EQ(listed(list), std::vector<int>{7});
}

TEST(FixedVectorTest, AFillerTakesWhatIsRightUpToTheBrimAndNothingBeyond) {
  Numbers list;
  {
    Numbers::Filler filler{list};
    for (int i = 0; i < 10; ++i) filler.add_if(i % 2 == 0, i);
  }
  EXPECT_EQ(listed(list), (std::vector<int>{0, 2, 4, 6, 8}));
  const auto one_more = [&] {
    Numbers::Filler filler{list};
    filler.add_if(false, 10);
    filler.add_if(true, 11);
  };
  EXPECT_THROW(one_more(), OutOfBounds);
  EXPECT_EQ(listed(list), (std::vector<int>{0, 2, 4, 6, 8}));
}

TEST(FixedVectorTest, ElementsAreReachedAndChangedByTheirIndex) {
  Numbers list = numbers({1, 2, 3});
  list[1] = 20;
  list.back() = 30;
  EXPECT_EQ(listed(list), (std::vector<int>{1, 20, 30}));
  const Numbers& fixed = list;
  EXPECT_EQ(fixed[0], 1);
  EXPECT_EQ(fixed.back(), 30);
  for (int& n : list) n += 1;
  EXPECT_EQ(listed(list), (std::vector<int>{2, 21, 31}));
}

TEST(FixedVectorTest, ErasingClosesTheGapInOrder) {
  for (const auto& [at, left] : std::vector<std::pair<std::size_t, std::vector<int>>>{
           {0, {2, 3, 4}}, {1, {1, 3, 4}}, {2, {1, 2, 4}}, {3, {1, 2, 3}}}) {
    Numbers list = numbers({1, 2, 3, 4});
    list.erase(at);
    EXPECT_EQ(listed(list), left) << at;
  }
}

TEST(FixedVectorTest, InsertingShiftsTheRestInOrder) {
  for (const auto& [at, made] : std::vector<std::pair<std::size_t, std::vector<int>>>{
           {0, {9, 1, 2, 3}}, {1, {1, 9, 2, 3}}, {2, {1, 2, 9, 3}}, {3, {1, 2, 3, 9}}}) {
    Numbers list = numbers({1, 2, 3});
    list.insert(at, 9);
    EXPECT_EQ(listed(list), made) << at;
  }
}

TEST(FixedVectorTest, InsertingCanFillItToTheBrim) {
  Numbers list = numbers({1, 2, 3, 4});
  list.insert(0, 0);
  EXPECT_TRUE(list.full());
  EXPECT_EQ(listed(list), (std::vector<int>{0, 1, 2, 3, 4}));
}

TEST(FixedVectorTest, ClearingLeavesNothing) {
  Numbers list = numbers({1, 2, 3});
  list.clear();
  EXPECT_TRUE(list.empty());
  list.push_back(5);
  EXPECT_EQ(listed(list), std::vector<int>{5});
}

TEST(FixedVectorTest, FilledHoldsSoManyOfOneValue) {
  EXPECT_EQ(listed(Numbers::filled(3, 8)), (std::vector<int>{8, 8, 8}));
  EXPECT_EQ(listed(Numbers::filled(2)), (std::vector<int>{0, 0}));
  EXPECT_TRUE(Numbers::filled(0, 8).empty());
}

TEST(FixedVectorTest, ContainsLooksAtItsElementsAlone) {
  Numbers list = numbers({1, 2, 3});
  EXPECT_TRUE(list.contains(1));
  EXPECT_TRUE(list.contains(3));
  EXPECT_FALSE(list.contains(0));
  list.pop_back();
  EXPECT_FALSE(list.contains(3));
}

TEST(FixedVectorTest, EqualityComparesElementsInOrderAndSize) {
  EXPECT_EQ(numbers({1, 2}), numbers({1, 2}));
  EXPECT_NE(numbers({1, 2}), numbers({2, 1}));
  EXPECT_NE(numbers({1, 2}), numbers({1, 3}));
  EXPECT_NE(numbers({1, 2}), numbers({1, 2, 0}));
  EXPECT_NE(numbers({}), numbers({0}));
}

TEST(FixedVectorTest, WhatWasPoppedIsNoPartOfTheValue) {
  Numbers popped = numbers({1, 2, 3});
  popped.pop_back();
  Numbers erased = numbers({7, 1, 2});
  erased.erase(0);
  Numbers refilled = numbers({9, 9, 9, 9, 9});
  refilled.clear();
  refilled.push_back(1);
  refilled.push_back(2);
  EXPECT_EQ(popped, numbers({1, 2}));
  EXPECT_EQ(erased, numbers({1, 2}));
  EXPECT_EQ(refilled, numbers({1, 2}));
}

TEST(FixedVectorTest, ACopyIsIndependent) {
  const Numbers first = numbers({1, 2});
  Numbers second = first;
  second[0] = 100;
  second.push_back(3);
  EXPECT_EQ(first, numbers({1, 2}));
  EXPECT_EQ(second, numbers({100, 2, 3}));
}

TEST(FixedVectorTest, HoldsItsElementsInsideAndCountsInTheSmallestType) {
  static_assert(std::is_trivially_copyable_v<Numbers>);
  static_assert(sizeof(FixedVector<std::uint8_t, 20>) == 21);
  static_assert(std::is_same_v<FixedVector<char, 255>::Size, std::uint8_t>);
  static_assert(std::is_same_v<FixedVector<char, 256>::Size, std::uint16_t>);
  const auto small = FixedVector<char, 255>::filled(255, 'x');
  const auto big = FixedVector<char, 300>::filled(300, 'x');
  EXPECT_TRUE(small.full());
  EXPECT_EQ(small.size(), 255U);
  EXPECT_EQ(big.size(), 300U);
}

TEST(FixedVectorTest, WorksWithStandardAlgorithmsAndInConstantExpressions) {
  Numbers list = numbers({3, 1, 2});
  std::ranges::sort(list);
  EXPECT_EQ(listed(list), (std::vector<int>{1, 2, 3}));
  constexpr Numbers made = [] {
    Numbers all = Numbers::filled(2, 4);
    all.insert(1, 5);
    all.erase(0);
    return all;
  }();
  static_assert(made.size() == 2 && made[0] == 5 && made[1] == 4);
}

TEST(FillerTest, AddsTheRightOnesInOrder) {
  Numbers list;
  {
    Numbers::Filler filler{list};
    for (int i = 0; i < 8; ++i) filler.add_if(i % 3 == 1, i);
  }
  EXPECT_EQ(list, numbers({1, 4, 7}));
}

TEST(FillerTest, GoesOnAfterWhatIsThere) {
  Numbers list = numbers({8, 9});
  {
    Numbers::Filler filler{list};
    filler.add_if(false, 1);
    filler.add(2);
    filler.add_if(false, 3);
  }
  EXPECT_EQ(list, numbers({8, 9, 2}));
}

TEST(FillerTest, WithNoRightOneLeavesTheListAsItWas) {
  Numbers list = numbers({8, 9});
  {
    Numbers::Filler filler{list};
    for (int i = 0; i < 100; ++i) filler.add_if(false, i);
  }
  EXPECT_EQ(list, numbers({8, 9}));
}

TEST(FillerTest, FillsTheListToTheBrim) {
  Numbers list;
  {
    Numbers::Filler filler{list};
    for (int i = 0; i < 5; ++i) filler.add(i);
  }
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list, numbers({0, 1, 2, 3, 4}));
}

using Purses = SeatArray<int, 4>;

TEST(SeatArrayTest, IsIndexedByTheSeat) {
  Purses purses = Purses::filled(3, 10);
  purses[seat(1)] = 20;
  purses[2] = 30;
  EXPECT_EQ(listed(purses), (std::vector<int>{10, 20, 30}));
  const Purses& fixed = purses;
  EXPECT_EQ(fixed[seat(0)], 10);
  EXPECT_EQ(fixed[seat(1)], 20);
  EXPECT_EQ(fixed[seat(2)], 30);
}

TEST(SeatArrayTest, HasOneElementForEachSeatOfTheTable) {
  EXPECT_EQ(Purses::filled(2).size(), 2U);
  EXPECT_EQ(Purses::filled(4).size(), 4U);
  EXPECT_EQ(listed(Purses::filled(2)), (std::vector<int>{0, 0}));
}

TEST(SeatArrayTest, EqualityComparesElementsAndSize) {
  Purses changed = Purses::filled(3, 1);
  EXPECT_EQ(changed, Purses::filled(3, 1));
  changed[seat(2)] = 2;
  EXPECT_NE(changed, Purses::filled(3, 1));
  EXPECT_NE(Purses::filled(3, 1), Purses::filled(4, 1));
}

TEST(FrameStackTest, TheTopIsWhatWasPushedLast) {
  FrameStack<int, 3> frames;
  frames.push(1);
  frames.push(2);
  EXPECT_EQ(frames.top(), 2);
  frames.top() = 5;
  frames.push(3);
  frames.pop();
  EXPECT_EQ(frames.top(), 5);
  EXPECT_EQ(listed(frames), (std::vector<int>{1, 5}));
  const FrameStack<int, 3>& fixed = frames;
  EXPECT_EQ(fixed.top(), 5);
}

TEST(FrameStackTest, AStepBeginsWithAFreshFrame) {
  struct Frame {
    int step = 7;
    int count = 1;
  };
  FrameStack<Frame, 2> frames;
  frames.push({.step = 2, .count = 5});
  frames.pop();
  frames.enter(3).count += 1;
  EXPECT_EQ(frames.size(), 1U);
  EXPECT_EQ(frames.top().step, 3);
  EXPECT_EQ(frames.top().count, 2);
}

TEST(FrameStackTest, EqualityLooksAtTheFramesThatStand) {
  FrameStack<int, 3> a, b;
  a.push(1);
  b.push(1);
  b.push(2);
  EXPECT_NE(a, b);
  b.pop();
  EXPECT_EQ(a, b);
}

}  // namespace
}  // namespace krypta::fixed_vector_test
