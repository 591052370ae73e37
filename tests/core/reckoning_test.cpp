#include "engine/core/reckoning.hpp"

#include <gtest/gtest.h>
#include <climits>

#include <set>
#include <string>

#include "engine/core/any_game.hpp"
#include "tests/games.hpp"
#include "tests/sanitized.hpp"

namespace krypta::reckoning_test {
namespace {

TEST(PathTest, IsReadStepByStep) {
  Path path{"estates.gorali.possessed.12"};
  EXPECT_EQ(path.step(), "estates");
  EXPECT_EQ(path.step(), "gorali");
  EXPECT_EQ(path.step(), "possessed");
  EXPECT_FALSE(path.over());
  EXPECT_EQ(path.place(13), 12U);
  EXPECT_TRUE(path.over());
  EXPECT_EQ(path.step(), "");
}

TEST(PathTest, APlaceIsAWholeNumberBelowTheLength) {
  EXPECT_EQ(Path{"0"}.place(1), 0U);
  for (const std::string_view text : {"", "1", "00", "01", "-0", "+0", "0x", " 0", "a", "99999999999999999999"}) {
    EXPECT_EQ(Path{text}.place(1), std::nullopt) << text;
  }
}

TEST(PathTest, IsNotOverBeforeADotAtTheEnd) {
  Path path{"turn."};
  EXPECT_EQ(path.step(), "turn");
  EXPECT_FALSE(path.over());
}

/// Every place of a view, leaf or not, with its path.
template <class Visit>
void each_place(const Value& value, const std::string& path, Visit& visit) {
  visit(path, value);
  const auto below = [&](const std::string& step) { return path.empty() ? step : path + "." + step; };
  if (value.object() != nullptr) {
    for (const auto& [name, member] : *value.object()) each_place(member, below(name), visit);
  }
  if (value.array() != nullptr) {
    for (std::size_t i = 0; i < value.array()->size(); ++i)
      each_place((*value.array())[i], below(std::to_string(i)), visit);
  }
}

TEST(Accounts, AreOfNumbersAndAddUpForEveryObserver) {
  std::size_t accounted = 0;
  for (const AnyGame* game : all_games()) {
    std::set<std::string> asked;
    for (unsigned seed = 0; seed < 12; ++seed) {
      const unsigned seats = game->info().least_seats + seed % (game->info().most_seats - game->info().least_seats + 1);
      krypta::Setup setup{seats};
      if (!game->info().recall.empty()) setup.options.emplace_back(game->info().recall, "yes");
      auto begun = game->begin(setup);
      ASSERT_TRUE(static_cast<bool>(begun));
      AnyMatch& match = **begun;
      Rng rng{seed};
      // A game that accounts for nothing says so soon enough.
      unsigned looks = match.accounts(Seat::spectator).empty() ? 5 : UINT_MAX;
      for (Pending now = match.pending(); !now.over && looks > 0; now = match.pending()) {
        // The later part of a match of thousands of choices is looked at less often.
        if (rng.below((match.length() < 400 ? 8 : 120) * test::one_in) == 0) {
          --looks;
          const std::uint32_t drawn = rng.below(seats + 1);
          const Seat observer = drawn == seats ? Seat::spectator : seat(drawn);
          const auto adds_up = [&](const std::string& path) {
            const auto account = match.account(observer, path);
            if (!account) return false;
            asked.insert(path);
            EXPECT_FALSE(account->lines.empty()) << path;
            std::int64_t sum = 0;
            for (const Reckoning::Line& line : account->lines) sum += line.amount.value_or(0);
            EXPECT_EQ(sum, account->total) << path;
            EXPECT_EQ(match.account(observer, path + "."), std::nullopt);
            EXPECT_EQ(match.account(observer, path + ".0"), std::nullopt);
            return true;
          };
          auto visit = [&](const std::string& path, const Value& value) {
            const bool reckoned = adds_up(path);
            EXPECT_TRUE(!reckoned || value.integer() != nullptr) << path << " is no number";
          };
          each_place(match.view(observer), "", visit);
          // And what is in no view, because it follows from it.
          for (const std::string& path : match.accounts(observer)) {
            EXPECT_TRUE(path.find('*') != std::string::npos || adds_up(path)) << path;
          }
          for (unsigned i = 0; i < seats; ++i) {
            for (const std::string_view of : {"score", "feed"})
              adds_up("players." + std::to_string(i) + "." + std::string{of});
            for (const std::string_view at : {"first", "second", "third", "haven"})
              adds_up("sites." + std::string{at} + ".power." + std::to_string(i));
          }
        }
        const Seat s = now.chance ? Seat::chance : now.must.lowest();
        const auto options = match.options(s);
        ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id));
      }
    }
    accounted += asked.size();
  }
  // A game may leave accounts out; what those that have some must tell, the tests of their rules say.
  EXPECT_GT(accounted, 40U);
}

}  // namespace
}  // namespace krypta::reckoning_test
