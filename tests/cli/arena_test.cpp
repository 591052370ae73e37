#include <gtest/gtest.h>

#include <sstream>

#include "cli/tools.hpp"
#include "engine/games/games.hpp"
#include "wire/json.hpp"

/// Bots against each other on seats that are drawn.
namespace krypta::cli {
namespace {

Value played(ArenaSettings settings) {
  settings.json = true;
  settings.speech = text::Speech::in("en");
  std::ostringstream out;
  const auto refusal = arena(settings, out);
  EXPECT_FALSE(refusal.has_value());
  return *wire::parse_json(out.str());
}
ArenaSettings contest(unsigned seats, std::uint64_t games, std::vector<std::string> bots) {
  return {.matches = {.game = find_game("nowa-huta"), .setup = {seats}, .games = games}, .bots = std::move(bots)};
}
double real(const Value& bot, std::string_view name) {
  const Value* found = bot.find(name);
  return found->real() != nullptr ? *found->real() : static_cast<double>(*found->integer());
}

TEST(Arena, TheBetterBotHasTheLargerShareAndTheHigherRating) {
  const Value result = played(contest(3, 30, {"heuristic", "random"}));
  EXPECT_EQ(*result.find("game")->text(), "nowa-huta");
  EXPECT_EQ(*result.find("seats")->integer(), 3);
  EXPECT_EQ(*result.find("games")->integer(), 30);
  const Value& good = result.find("bots")->array()->at(0);
  const Value& weak = result.find("bots")->array()->at(1);
  EXPECT_EQ(*good.find("bot")->text(), "heuristic");
  EXPECT_GT(real(good, "low"), real(weak, "high"));
  EXPECT_GT(real(good, "rating"), 0);
  EXPECT_NEAR(real(good, "rating") + real(weak, "rating"), 0, 1e-6);
  EXPECT_DOUBLE_EQ(real(good, "wins") + real(weak, "wins"), 30) << "every match is won once, if by several together";
  EXPECT_EQ(real(good, "games") + real(weak, "games"), 90) << "every seat of every match";
}

TEST(Arena, EveryBotSitsAsOftenAsEveryOther) {
  const Value result = played(contest(4, 40, {"random", "teacher"}));
  for (const Value& bot : *result.find("bots")->array()) {
    EXPECT_LE(real(bot, "low"), real(bot, "share"));
    EXPECT_GE(real(bot, "high"), real(bot, "share"));
    EXPECT_EQ(real(bot, "games"), 80) << "half of the seats each";
  }
}

TEST(Arena, TheResultDoesNotDependOnTheNumberOfThreads) {
  ArenaSettings settings = contest(2, 12, {"heuristic", "random"});
  const Value alone = played(settings);
  settings.matches.threads = 3;
  EXPECT_EQ(played(settings), alone);
}

TEST(Arena, AWinnerOfEverythingHasAnIntervalAndARating) {
  const Value result = played(contest(2, 5, {"heuristic", "random"}));
  const Value& good = result.find("bots")->array()->at(0);
  EXPECT_LT(real(good, "low"), 1);
  EXPECT_LT(real(good, "rating"), 2000);
}

TEST(Arena, SaysItAsATable) {
  ArenaSettings settings = contest(2, 3, {"heuristic", "random"});
  settings.speech = text::Speech::in("pl");
  std::ostringstream out;
  ASSERT_FALSE(arena(settings, out).has_value());
  EXPECT_NE(out.str().find("heuristic"), std::string::npos);
  EXPECT_NE(out.str().find("50.0"), std::string::npos) << out.str();
}

}  // namespace
}  // namespace krypta::cli
