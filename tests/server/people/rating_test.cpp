#include "server/people/rating.hpp"

#include <gtest/gtest.h>

namespace krypta::server::test::rating_test {
namespace {

std::vector<Rating> after(std::initializer_list<unsigned> places, double drift = 0) {
  std::vector<Ranked> players;
  for (const unsigned place : places) players.push_back({first_rating, place});
  return rated(players, drift);
}

void expect(const std::vector<Rating>& got, const std::vector<Rating>& wanted) {
  ASSERT_EQ(got.size(), wanted.size());
  for (std::size_t i = 0; i < got.size(); ++i) {
    EXPECT_NEAR(got[i].mean, wanted[i].mean, 1e-9) << i;
    EXPECT_NEAR(got[i].deviation, wanted[i].deviation, 1e-9) << i;
  }
}

/// The published values of OpenSkill's Plackett-Luce model.
TEST(RatingTest, NewcomersAreRatedAsOthersRateThem) {
  expect(after({1, 2}), {{27.63523138347365, 8.065506316323548}, {22.36476861652635, 8.065506316323548}});
  expect(after({1, 2, 3}), {{27.868876552746237, 8.204837030780652},
                            {25.717219138186557, 8.057829747583874},
                            {21.413904309067206, 8.057829747583874}});
  expect(after({4, 1, 3, 2}), {{20.96265504062538, 8.083731307186588},
                               {27.795084971874736, 8.263160757613477},
                               {24.68943500312503, 8.083731307186588},
                               {26.552824984374855, 8.179213704945203}});
  expect(after({1, 2, 3, 4, 5}), {{27.666666666666668, 8.290556877154474},
                                  {26.833333333333332, 8.240145629781066},
                                  {25.72222222222222, 8.179996679645559},
                                  {24.055555555555557, 8.111796013701358},
                                  {20.72222222222222, 8.111796013701358}});
}

TEST(RatingTest, SharedPlacesCountAsShared) {
  expect(after({2, 4, 2, 1}), {{24.68943500312503, 8.179213704945203},
                               {22.826045021875203, 8.179213704945203},
                               {24.68943500312503, 8.179213704945203},
                               {27.795084971874736, 8.263160757613477}});
}

TEST(RatingTest, WhoPlaysAloneHasLearnedNothing) {
  expect(after({1}, rating_drift), {first_rating});
  EXPECT_TRUE(rated({}).empty());
}

TEST(RatingTest, AnUpsetTellsMoreThanWhatWasExpected) {
  const Rating strong{35, 3};
  const Rating weak{20, 3};
  const auto expected = rated(std::vector<Ranked>{{strong, 1}, {weak, 2}});
  const auto upset = rated(std::vector<Ranked>{{strong, 2}, {weak, 1}});
  EXPECT_LT(expected[0].mean - strong.mean, 0.2);
  EXPECT_GT(upset[1].mean - weak.mean, 1.0);
}

/// Whoever lets himself win against a second account of his gains less and less.
TEST(RatingTest, BeatingTheSameOneOverAndOverEndsInNothing) {
  std::vector<Ranked> two{{first_rating, 1}, {first_rating, 2}};
  double gain = 0;
  for (int i = 0; i < 200; ++i) {
    const auto next = rated(two);
    gain = next[0].mean - two[0].rating.mean;
    two = {{next[0], 1}, {next[1], 2}};
  }
  EXPECT_LT(gain, 0.05);
  EXPECT_LT(two[0].rating.mean, 50);
}

TEST(RatingTest, CertaintyGrowsAndNeverBecomesComplete) {
  std::vector<Ranked> two{{first_rating, 1}, {first_rating, 2}};
  for (int i = 0; i < 1000; ++i) {
    const auto next = rated(two);
    two = {{next[0], i % 2 == 0 ? 2U : 1U}, {next[1], i % 2 == 0 ? 1U : 2U}};
  }
  EXPECT_LT(two[0].rating.deviation, 2.5);
  EXPECT_GT(two[0].rating.deviation, 0.3);
}

TEST(RatingTest, ItIsShownInPointsWithTheHalfWidthOfItsInterval) {
  EXPECT_EQ(shown(first_rating), (ShownRating{1500, 667}));
  EXPECT_EQ(shown({30, 2}), (ShownRating{1700, 160}));
}

}  // namespace
}  // namespace krypta::server::test::rating_test
