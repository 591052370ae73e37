#include "tests/rules/vampire_empire/table.hpp"

/// The rule book's own example of a combat.
namespace krypta::vampire_empire::test::combat_example_test {
namespace {

using enum Character;

// EX-VE-1: VE-116, VE-119, VE-123, VE-125, VE-126, VE-127
TEST(VampireEmpireCombat, TheBishopAttacksTheRevealedLadyAndEightIsNotMoreThanEight) {
  Table table{Position{}
                  .day()
                  .castle({Bishop, Lady, Officer})
                  .vampires({Lady, Cook, Nun})
                  .tokens({Butler, Monk})
                  .revealed({Lady})
                  .hand(H, {"h15", "h13", "h17", "h24", "h36"})
                  .hand(V, {"v03", "v23", "v26", "v22", "v36"})};
  table.act(H, "attack:bishop>lady");
  table.round({"h15", "h13"}, {"v03", "v23"});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 3, 4));
  table.round({"h17", "h24"}, {"v26", "v22"});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 8, 8));
  EXPECT_EQ(table.castle(), set_of({Bishop, Lady, Officer}));
  EXPECT_EQ(table.moat(H), (std::vector<std::string>{"h13", "h15", "h17", "h24"}));
}

}  // namespace
}  // namespace krypta::vampire_empire::test::combat_example_test
