#include <gtest/gtest.h>

#include "engine/games/vtes/game.hpp"

/// How many may sit at a table.
namespace krypta::rules::vtes_setup_test {

using namespace vtes;

namespace {

krypta::Setup at_table(unsigned seats, std::string kind) { return {.seats = seats, .options = {{"table", kind}}}; }

// VT-004: a standard game has four or five players; other numbers are for a table that does not call itself so.
TEST(VtesSetup, AStandardTableHasFourOrFivePlayers) {
  const Vtes game;
  for (const unsigned seats : {4U, 5U}) EXPECT_TRUE(game.begin(at_table(seats, "standard"))) << seats;
  for (const unsigned seats : {2U, 3U}) {
    const auto refused = game.begin(at_table(seats, "standard"));
    ASSERT_FALSE(refused) << seats;
    EXPECT_EQ(refused.refusal().rules, RuleIds{4});
    EXPECT_EQ(refused.refusal().message, "seats: a standard table has 4 or 5");
    EXPECT_TRUE(game.begin(at_table(seats, "any"))) << seats;
    EXPECT_TRUE(game.begin({seats})) << "any number, unless it is said";
  }
  EXPECT_FALSE(game.begin({6}));
  EXPECT_FALSE(game.begin({1}));
}

}  // namespace
}  // namespace krypta::rules::vtes_setup_test
