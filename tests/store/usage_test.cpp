#include "store/usage.hpp"

#include "tests/store/contract.hpp"

/// What stands on a disk says how much room it takes.
namespace krypta::store::test::usage_test {
namespace {

class UsageContract : public Contract {
 protected:
  UsageOr usage(Time now) {
    return GetParam() == Which::sqlite ? usage_of_file(directory_ / "k.db", now) : usage_of_url(database_->url(), now);
  }
};
INSTANTIATE_TEST_SUITE_P(Stores, UsageContract, testing::Values(Which::sqlite, Which::postgres), name_of_store);

TEST_P(UsageContract, ItIsCountedByKindByGameAndByDay) {
  constexpr Time day = 86'400'000;
  const auto put = [&](const std::string& table, std::uint32_t number, Time at, const std::string& body,
                       const std::string& game) {
    Listing listing{.table = table, .state = over, .created = at, .summary = R"({"game":")" + game + "\"}"};
    ASSERT_EQ(
        test::append(loop_, *store_, table, {number, at, body}, number == 0 ? std::optional{listing} : std::nullopt)
            .code,
        done);
  };
  put("a", 0, 100 * day, "four", "duel");
  put("a", 1, 101 * day, "ą", "duel");
  put("b", 0, 101 * day + 5, "body", "vtes");
  store_->keep("a", {0, "thought"});
  ASSERT_EQ(write([&](auto then) { store_->archive("b", {{"file", std::string{"\0\1\2", 3}}}, then); }), done);

  const auto found = usage(107 * day);
  ASSERT_TRUE(std::holds_alternative<Usage>(found)) << std::get<std::string>(found);
  const auto& usage = std::get<Usage>(found);
  EXPECT_GT(usage.bytes, 10'000U);
  EXPECT_EQ(usage.oldest, 100 * day);
  const auto kind = [&](const std::string& what) {
    for (const Usage::Kind& one : usage.kinds)
      if (one.what == what) return std::pair{one.rows, one.bytes};
    return std::pair<std::uint64_t, std::uint64_t>{};
  };
  using Room = std::pair<std::uint64_t, std::uint64_t>;
  EXPECT_EQ(kind("entries"), (Room{3, 10}));
  EXPECT_EQ(kind("thoughts"), (Room{1, 7}));
  EXPECT_EQ(kind("archives"), (Room{1, 3}));
  EXPECT_EQ(kind("tables").first, 2U);
  EXPECT_EQ(kind("removed"), (Room{0, 0}));
  ASSERT_EQ(usage.games.size(), 2U);
  EXPECT_EQ(usage.games[0].game, "duel");
  EXPECT_EQ(usage.games[0].entries, 6U);
  EXPECT_EQ(usage.games[0].thoughts, 7U);
  EXPECT_EQ(usage.games[1].archives, 3U);
  ASSERT_EQ(usage.days.size(), 1U) << "the last seven";
  EXPECT_EQ(usage.days[0].day, 101 * day);
  EXPECT_EQ(usage.days[0].entries, 2U);
  EXPECT_EQ(usage.days[0].bytes, 6U);
  EXPECT_EQ(usage.days[0].tables, 1U);
}

TEST(Usage, WhatIsNoStoreIsRefused) {
  const Directory directory;
  EXPECT_TRUE(std::holds_alternative<std::string>(usage_of_file(directory / "none.db", 0)));
  write_file(directory / "text.db", "no database");
  EXPECT_TRUE(std::holds_alternative<std::string>(usage_of_file(directory / "text.db", 0)));
  EXPECT_TRUE(std::holds_alternative<std::string>(usage_of_url("postgresql://127.0.0.1:1/none", 0)));
}

}  // namespace
}  // namespace krypta::store::test::usage_test
