#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "tests/cards/play.hpp"

namespace krypta::bowls::expressions_test {
namespace {

/// The number that an expression gives on the table as it is laid out.
int number_of(std::string_view expression, const State& state = laid_out()) {
  const std::string did = played("note(" + std::string{expression} + ")", {}, state);
  return did.starts_with("note ") ? std::stoi(did.substr(5)) : INT32_MIN;
}
bool holds(std::string_view condition) {
  const std::string did = played("remember(" + std::string{condition} + ")");
  EXPECT_TRUE(did == "remember 0" || did == "remember 1") << condition << ": " << did;
  return did == "remember 1";
}

TEST(Expressions, Reckon) {
  EXPECT_EQ(number_of("1 + 2 * 3 - 4"), 3);
  EXPECT_EQ(number_of("(1 + 2) * -3"), -9);
  EXPECT_EQ(number_of("10 - 4 - 3"), 3);
  EXPECT_EQ(number_of("- - 5"), 5);
  EXPECT_EQ(number_of("min(3, 4) + max(3, 4)"), 7);
  EXPECT_EQ(number_of("min(-3, -4)"), -4);
}

TEST(Expressions, RoundHalves) {
  EXPECT_EQ(number_of("half_up(5)"), 3);
  EXPECT_EQ(number_of("half_down(5)"), 2);
  EXPECT_EQ(number_of("half_up(4) * 10 + half_down(4)"), 22);
  EXPECT_EQ(number_of("half_up(-5)"), -2);
  EXPECT_EQ(number_of("half_down(-5)"), -3);
  EXPECT_EQ(number_of("half_up(-4)"), -2);
  EXPECT_EQ(number_of("half_up(0)"), 0);
}

TEST(Expressions, StayWithinWhatALocalHolds) {
  EXPECT_EQ(number_of("9999 * 9999 * 9999"), 32767);
  EXPECT_EQ(number_of("0 - 9999 * 9999 - 9999"), -32767);
  EXPECT_EQ(number_of("9999 * 3 + 9999"), 32767);
  EXPECT_EQ(number_of("sum(stones, 9999)"), 32767);
  EXPECT_EQ(number_of("sum(stones, 0 - 9999)"), -32767);
}

TEST(Expressions, Compare) {
  EXPECT_TRUE(holds("1 < 2"));
  EXPECT_FALSE(holds("2 < 2"));
  EXPECT_TRUE(holds("2 <= 2"));
  EXPECT_FALSE(holds("3 <= 2"));
  EXPECT_TRUE(holds("3 > 2"));
  EXPECT_FALSE(holds("2 > 2"));
  EXPECT_FALSE(holds("1 > 2"));
  EXPECT_TRUE(holds("2 >= 2"));
  EXPECT_FALSE(holds("1 >= 2"));
  EXPECT_TRUE(holds("2 = 2"));
  EXPECT_FALSE(holds("2 != 2"));
  EXPECT_TRUE(holds("self != rival"));
  EXPECT_TRUE(holds("full_bowl = east"));
  EXPECT_FALSE(holds("full_bowl = south"));
}

TEST(Expressions, JoinConditions) {
  EXPECT_TRUE(holds("not night"));
  EXPECT_FALSE(holds("not not night"));
  EXPECT_TRUE(holds("night or round = 2"));
  EXPECT_FALSE(holds("night and round = 2"));
  EXPECT_TRUE(holds("not night and round = 2"));
  EXPECT_TRUE(holds("round = 2 or night and night"));
  EXPECT_TRUE(holds("some(stones) and not some(hill)"));
  EXPECT_FALSE(holds("some(hill) or some(inside(west))"));
}

TEST(Expressions, AskOfThings) {
  EXPECT_EQ(number_of("last_stone.weight"), 11);
  EXPECT_EQ(number_of("full_bowl.size"), 3);
  EXPECT_EQ(number_of("self.coins + rival.points"), 3);
  EXPECT_EQ(number_of("last_stone.bowl.size"), 0) << "it lies in no bowl";
}

TEST(Expressions, GoThroughPlaces) {
  EXPECT_EQ(number_of("count(stones)"), 6);
  EXPECT_EQ(number_of("count(stones where it.weight > 2 and it.bowl != south)"), 3);
  EXPECT_EQ(number_of("count(inside(full_bowl))"), 3);
  EXPECT_EQ(number_of("sum(stones, it.weight)"), 21);
  EXPECT_EQ(number_of("sum(inside(east) where it.colour != red, it.weight * 2)"), 16);
  EXPECT_EQ(number_of("sum(hill, it.weight)"), 0);
  EXPECT_EQ(number_of("sum(dice, it * it)"), 14);
  EXPECT_TRUE(holds("some(stones where it.weight = 6)"));
  EXPECT_FALSE(holds("some(stones where it.weight = 7)"));
}

TEST(Expressions, JudgeTheInnermost) {
  EXPECT_EQ(number_of("count(bowls where count(inside(it)) > 1)"), 2) << "the place is that of the bowl being judged";
  EXPECT_EQ(number_of("count(bowls where sum(inside(it) where it.colour != blue, it.weight) > 8)"), 1);
  EXPECT_EQ(number_of("sum(bowls where some(inside(it)), count(inside(it) where it.weight > 1))"), 5);
  EXPECT_EQ(number_of("count(stones where count(inside(it.bowl) where it.weight > 4) = 1)"), 4);
  EXPECT_EQ(number_of("count(stones where it = last_stone or it.weight = 1)"), 1);
}

TEST(Expressions, NestAsDeepAsTheStack) {
  EXPECT_EQ(number_of("1+(1+(1+(1+(1+(1+(1+(1+(1+(1+(1+1))))))))))"), 12);
  EXPECT_EQ(
      mistakes_in("card c \"C\" { price: 1 play in noon { gain(self, 1+(1+(1+(1+(1+(1+(1+(1+(1+(1+1)))))))))) } }"),
      "");
  EXPECT_NE(
      mistakes_in("card c \"C\" { price: 1 play in noon { gain(self, 1+(1+(1+(1+(1+(1+(1+(1+(1+(1+(1+1))))))))))) } }"),
      "")
      << "with another argument below it";
}

TEST(Expressions, KeepTheirPlaceInALoop) {
  EXPECT_EQ(played("for each b in bowls { note(count(inside(b) where it.weight > b.size)) }"),
            "note 0; note 2; note 1; note 0");
}

}  // namespace
}  // namespace krypta::bowls::expressions_test
