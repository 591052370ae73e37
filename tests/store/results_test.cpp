#include "tests/store/contract.hpp"

/// What every store does with matches that are counted.
namespace krypta::store::test::results_test {
namespace {

class ResultsContract : public Contract {
 protected:
  Written::Code count(const Counted& match) {
    return write([&](auto then) { store_->count(match, then); });
  }
  bool counted(const std::string& table) {
    return found<bool>([&](auto then) { store_->is_counted(table, then); }).value();
  }
  std::vector<Standing> standings(std::vector<AccountId> people, const std::string& game = "chess") {
    std::vector<Player> players;
    for (const AccountId account : people) players.push_back({account, game});
    return found<std::vector<Standing>>([&](auto then) { store_->standings(players, then); }).value();
  }
  std::vector<Tally> tallies(AccountId account) {
    return found<std::vector<Tally>>([&](auto then) { store_->tallies(account, then); }).value();
  }
  Names uncounted(const std::string& after = {}, unsigned most = 9) {
    return found<Names>([&](auto then) { store_->uncounted(after, most, then); }).value();
  }
};
INSTANTIATE_TEST_SUITE_P(Stores, ResultsContract, every_store, name_of_store);

Counted duel(const std::string& table, std::uint32_t number_of_one, std::uint32_t number_of_two) {
  return {table,
          5,
          "chess",
          2,
          {{1, number_of_one, "people", 1.0, number_of_one + 1, {26.5, 8.25}},
           {2, number_of_two, "people", 0.0, number_of_two + 1, {23.5, 8.125}}}};
}

TEST_P(ResultsContract, AMatchIsCountedOnce) {
  EXPECT_FALSE(counted("a"));
  EXPECT_EQ(count(duel("a", 0, 0)), done);
  EXPECT_TRUE(counted("a"));
  EXPECT_EQ(count(duel("a", 1, 1)), taken);
  const std::vector<Standing> expected{{1, "chess", 1, 1, {26.5, 8.25}}, {2, "chess", 1, 1, {23.5, 8.125}}};
  EXPECT_EQ(standings({1, 2, 3}), expected);
}

/// Two servers count two matches of one person, both from where he stood before.
TEST_P(ResultsContract, ANumberThatIsTakenLeavesNothingBehind) {
  ASSERT_EQ(count(duel("a", 0, 0)), done);
  EXPECT_EQ(count(duel("b", 1, 0)), taken) << "somebody has counted another match of the second meanwhile";
  EXPECT_FALSE(counted("b"));
  EXPECT_EQ(standings({1}).at(0).matches, 1U) << "nor does it count for the first";
  EXPECT_EQ(count(duel("b", 1, 1)), done);
  EXPECT_EQ(standings({1}).at(0).matches, 2U);
}

TEST_P(ResultsContract, AStandingIsThatOfTheLastMatchOfTheGame) {
  ASSERT_EQ(count(duel("a", 0, 0)), done);
  ASSERT_EQ(count({"b", 6, "chess", 3, {{1, 1, "easy", 0.5, 1, {26.5, 8.25}}}}), done);
  ASSERT_EQ(count({"c", 7, "go", 2, {{1, 0, "people", 0.0, 1, {20.0, 7.0}}}}), done);
  EXPECT_EQ(standings({1}), (std::vector<Standing>{{1, "chess", 2, 1, {26.5, 8.25}}}));
  EXPECT_EQ(standings({1, 2}, "go"), (std::vector<Standing>{{1, "go", 1, 1, {20.0, 7.0}}}));
  EXPECT_TRUE(standings({}).empty());
}

TEST_P(ResultsContract, TalliesAreByGameSeatsAndOpponents) {
  ASSERT_EQ(count({"a", 1, "go", 2, {{1, 0, "easy", 1.0, 0, {}}}}), done);
  ASSERT_EQ(count({"b", 1, "go", 2, {{1, 1, "easy", 0.0, 0, {}}}}), done);
  ASSERT_EQ(count({"c", 1, "go", 3, {{1, 2, "easy+people", 0.5, 0, {}}, {2, 0, "easy+people", 0.5, 0, {}}}}), done);
  ASSERT_EQ(count({"d", 1, "go", 2, {{1, 3, "hard", 0.0, 0, {}}}}), done);
  const std::vector<Tally> expected{
      {"go", 2, "easy", 2, 1.0}, {"go", 2, "hard", 1, 0.0}, {"go", 3, "easy+people", 1, 0.5}};
  EXPECT_EQ(tallies(1), expected);
  EXPECT_EQ(tallies(2).size(), 1U);
  EXPECT_TRUE(tallies(3).empty());
}

TEST_P(ResultsContract, WhatIsOverAndNotCountedIsFoundPageByPage) {
  for (const char* table : {"a", "b", "c", "d"}) list({table, over, false, false, false, 1, {1}, ""});
  list({"running", running, false, false, false, 1, {1}, ""});
  ASSERT_EQ(count({"b", 1, "go", 2, {}}), done) << "a match that counts for nobody is counted too";
  EXPECT_EQ(uncounted({}, 2), (Names{"a", "c"}));
  EXPECT_EQ(uncounted("c"), (Names{"d"}));
}

}  // namespace
}  // namespace krypta::store::test::results_test
