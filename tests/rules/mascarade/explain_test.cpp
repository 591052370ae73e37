#include "tests/rules/mascarade/table.hpp"

/// Every refusal names the rule that refuses.
namespace krypta::mascarade::test::explain_test {
namespace {

using enum Character;
using Rules = std::vector<std::string>;

Table begun(unsigned seats) {
  Table table = Table::begin(seats);
  while (table.pending().chance) table.act(Seat::chance, table.options(Seat::chance).front());
  return table;
}

// MA-017, MA-021, MA-023
TEST(MascaradeExplain, InSetup) {
  Table draw = Table::begin(4, {});
  EXPECT_EQ(draw.refused(Seat::chance, "first:4"), Rules{"MA-023"});
  EXPECT_EQ(draw.refused(Seat::chance, "deal:king"), Rules{"MA-023"});
  EXPECT_EQ(draw.refused(A, "first:0"), Rules{"MA-023"});
  Table deal = Table::begin(4);
  EXPECT_EQ(deal.refused(Seat::chance, "deal:widow"), Rules{"MA-017"});
  EXPECT_EQ(deal.refused(Seat::chance, "first:0"), Rules{"MA-017"});
  EXPECT_EQ(deal.refused(B, "ready"), Rules{"MA-017"});
  Table ready = begun(4);
  EXPECT_EQ(ready.refused(A, "look"), Rules{"MA-021"});
  ready.act(A, "ready");
  EXPECT_EQ(ready.refused(A, "ready"), Rules{"MA-021"});
  EXPECT_EQ(ready.refused(Seat::chance, "deal:king"), (Rules{"MA-017", "MA-023"}));
}

// MA-019, MA-044, MA-045, MA-054, MA-062, MA-065, MA-068, MA-070
TEST(MascaradeExplain, InHisTurn) {
  Table table{Position{4}};
  EXPECT_EQ(table.refused(A, "ready"), Rules{"MA-044"});
  EXPECT_EQ(table.refused(A, "exchange"), Rules{"MA-044"});
  EXPECT_EQ(table.refused(A, "target:1"), Rules{"MA-044"});
  EXPECT_EQ(table.refused(A, "name:king"), Rules{"MA-044"});
  EXPECT_EQ(table.refused(A, "claim"), Rules{"MA-044"});
  EXPECT_EQ(table.refused(A, "pass"), Rules{"MA-045"});
  EXPECT_EQ(table.refused(A, "swap:1,2"), (Rules{"MA-054", "MA-062"}));
  EXPECT_EQ(table.refused(A, "swap:0,4"), (Rules{"MA-019", "MA-054"}));
  EXPECT_EQ(table.refused(A, "swap:0,1l"), (Rules{"MA-019", "MA-054"}));
  EXPECT_EQ(table.refused(A, "look@l"), Rules{"MA-065"});
  EXPECT_EQ(table.refused(A, "announce:king@l"), Rules{"MA-068"});
  EXPECT_EQ(table.refused(A, "announce:fool"), Rules{"MA-070"});
}

// MA-038, MA-042, MA-046, MA-047
TEST(MascaradeExplain, InAPreparatoryTurnAndAForcedOne) {
  Table first{Position{4}.turn(4)};
  EXPECT_EQ(first.refused(A, "look"), (Rules{"MA-038", "MA-042"}));
  EXPECT_EQ(first.refused(A, "announce:king"), (Rules{"MA-038", "MA-042"}));
  EXPECT_EQ(first.refused(A, "announce:fool"), (Rules{"MA-038", "MA-042"}));
  EXPECT_EQ(first.refused(A, "swap:1,2"), (Rules{"MA-054", "MA-062"}));
  Table forced{Position{4}.forced()};
  EXPECT_EQ(forced.refused(A, "look"), (Rules{"MA-046", "MA-047"}));
  EXPECT_EQ(forced.refused(A, "announce:king"), Rules{"MA-046"});
  EXPECT_EQ(forced.refused(A, "swap:1,2"), (Rules{"MA-054", "MA-062"}));
}

// MA-024, MA-044, MA-072
TEST(MascaradeExplain, InTheTurnOfAnother) {
  Table table{Position{4}};
  EXPECT_EQ(table.refused(B, "look"), (Rules{"MA-024", "MA-044"}));
  EXPECT_EQ(table.refused(B, "swap:0,1"), (Rules{"MA-024", "MA-044"}));
  EXPECT_EQ(table.refused(B, "claim"), Rules{"MA-072"}) << "nothing was announced";
  EXPECT_EQ(table.refused(B, "pass"), Rules{"MA-072"});
  EXPECT_EQ(table.refused(Seat::spectator, "look"), Rules{"MA-044"});
  EXPECT_EQ(table.refused(E, "look"), Rules{"MA-044"}) << "there is no such seat";
  EXPECT_EQ(table.refused(Seat::chance, "deal:king"), (Rules{"MA-017", "MA-023"}));
}

// MA-072, MA-075, MA-077
TEST(MascaradeExplain, WhileTheOthersAnswer) {
  Table table{Position{4}};
  table.act(A, "announce:king");
  EXPECT_EQ(table.refused(B, "announce:king"), Rules{"MA-077"});
  EXPECT_EQ(table.refused(B, "look"), Rules{"MA-072"});
  EXPECT_EQ(table.refused(B, "claim@l"), Rules{"MA-072"});
  EXPECT_EQ(table.refused(C, "pass"), Rules{"MA-072"}) << "B comes first";
  EXPECT_EQ(table.refused(A, "pass"), Rules{"MA-075"}) << "what he announced stands";
  table.act(B, "pass");
  EXPECT_EQ(table.refused(B, "claim"), Rules{"MA-075"});
}

// MA-055, MA-056, MA-060
TEST(MascaradeExplain, WhileTwoCardsAreUnderTheTable) {
  Table table{Position{4}};
  table.act(A, "swap:0,1");
  EXPECT_EQ(table.refused(A, "swap:0,2"), (Rules{"MA-055", "MA-056"}));
  EXPECT_EQ(table.refused(A, "pass"), (Rules{"MA-055", "MA-056"}));
  EXPECT_EQ(table.refused(B, "leave"), (Rules{"MA-055", "MA-060"}));
  EXPECT_EQ(table.refused(C, "exchange"), (Rules{"MA-055", "MA-060"}));
}

// MA-091, MA-092, MA-096, MA-097, MA-098
TEST(MascaradeExplain, TheBishopsChoice) {
  Table table{Position{4}.coins({9, 7, 7, 5})};
  table.act(A, "announce:bishop").answers();
  EXPECT_EQ(table.refused(A, "target:3"), (Rules{"MA-096", "MA-097", "MA-098"}));
  EXPECT_EQ(table.refused(A, "target:0"), (Rules{"MA-096", "MA-097", "MA-098"}));
  EXPECT_EQ(table.refused(A, "decline"), (Rules{"MA-091", "MA-097"}));
  EXPECT_EQ(table.refused(B, "target:2"), Rules{"MA-092"});
}

// MA-092, MA-112
TEST(MascaradeExplain, TheWitchsChoice) {
  Table table{Position{5}};
  table.act(A, "announce:witch").answers();
  EXPECT_EQ(table.refused(A, "target:0"), Rules{"MA-112"});
  EXPECT_EQ(table.refused(A, "target:5"), Rules{"MA-112"});
  EXPECT_EQ(table.refused(A, "pass"), Rules{"MA-112"});
  EXPECT_EQ(table.refused(B, "decline"), Rules{"MA-092"});
}

// MA-091, MA-116, MA-120
TEST(MascaradeExplain, TheSpysCards) {
  Table table{Position{10}};
  table.act(A, "announce:spy").answers();
  EXPECT_EQ(table.refused(A, "swap:1,2"), Rules{"MA-116"});
  EXPECT_EQ(table.refused(A, "leave"), (Rules{"MA-091", "MA-120"}));
  EXPECT_EQ(table.refused(A, "pass"), (Rules{"MA-091", "MA-120"}));
  EXPECT_EQ(table.refused(B, "swap:0,1"), Rules{"MA-092"});
}

// MA-091, MA-103, MA-105, MA-165
TEST(MascaradeExplain, TheFoolsCards) {
  Table table{Position{7}};
  table.act(A, "announce:fool").answers();
  EXPECT_EQ(table.refused(A, "swap:0,1"), Rules{"MA-103"});
  EXPECT_EQ(table.refused(A, "leave"), (Rules{"MA-091", "MA-105"}));
  EXPECT_EQ(table.refused(A, "decline"), (Rules{"MA-091", "MA-105"}));
  Table three{Position{3}};
  three.act(A, "announce:fool@l").act(B, "pass").act(C, "pass");
  EXPECT_EQ(three.refused(A, "swap:1l,1r"), (Rules{"MA-103", "MA-165"}));
  EXPECT_EQ(three.refused(A, "swap:1l,2p"), Rules{"MA-154"});
}

// MA-091, MA-092, MA-133, MA-136, MA-138
TEST(MascaradeExplain, TheInquisitorAndHisVictim) {
  Table table{Position{11}};
  table.act(A, "announce:inquisitor").answers();
  EXPECT_EQ(table.refused(A, "target:0"), (Rules{"MA-133", "MA-138"}));
  EXPECT_EQ(table.refused(A, "decline"), (Rules{"MA-091", "MA-133"}));
  EXPECT_EQ(table.refused(B, "target:2"), Rules{"MA-092"});
  table.act(A, "target:2");
  EXPECT_EQ(table.refused(C, "name:widow"), Rules{"MA-136"}) << "not in play with eleven players";
  EXPECT_EQ(table.refused(C, "look"), Rules{"MA-136"});
  EXPECT_EQ(table.refused(A, "name:king"), Rules{"MA-133"}) << "it is the victim who names";
}

// MA-154, MA-158, MA-160, MA-161, MA-162
TEST(MascaradeExplain, WithThreePlayers) {
  Table table{Position{3}};
  EXPECT_EQ(table.refused(A, "swap:1l,2r"), Rules{"MA-158"});
  EXPECT_EQ(table.refused(A, "swap:0l,c1"), Rules{"MA-154"});
  EXPECT_EQ(table.refused(A, "look"), Rules{"MA-160"});
  EXPECT_EQ(table.refused(A, "announce:king"), Rules{"MA-161"});
  EXPECT_EQ(table.refused(A, "announce:king@p"), Rules{"MA-161"});
  EXPECT_EQ(table.refused(A, "announce:spy@l"), Rules{"MA-070"});
  table.act(A, "announce:king@l");
  EXPECT_EQ(table.refused(B, "claim"), Rules{"MA-162"});
  EXPECT_EQ(table.refused(B, "claim@p"), Rules{"MA-162"});
}

// MA-170, MA-173, MA-174, MA-175, MA-176, MA-177, MA-178
TEST(MascaradeExplain, WithTwoPlayers) {
  Table table{Position{2}};
  EXPECT_EQ(table.refused(A, "swap:1l,1r"), Rules{"MA-173"});
  EXPECT_EQ(table.refused(A, "swap:0l,1p"), Rules{"MA-174"});
  EXPECT_EQ(table.refused(A, "swap:0p,1p"), Rules{"MA-174"});
  EXPECT_EQ(table.refused(A, "swap:0p,1l"), Rules{"MA-175"});
  EXPECT_EQ(table.refused(A, "swap:0l,c1"), Rules{"MA-170"});
  EXPECT_EQ(table.refused(A, "swap:0l,2l"), Rules{"MA-170"});
  EXPECT_EQ(table.refused(A, "look"), Rules{"MA-176"});
  EXPECT_EQ(table.refused(A, "announce:king@p"), Rules{"MA-177"});
  table.act(A, "announce:king@l");
  EXPECT_EQ(table.refused(B, "claim"), Rules{"MA-178"});
}

// MA-141, MA-142
TEST(MascaradeExplain, AfterTheEnd) {
  Table table{Position{4}.coins({10, 6, 6, 6})};
  table.act(A, "announce:king").answers();
  ASSERT_TRUE(table.over());
  EXPECT_EQ(table.refused(B, "look"), (Rules{"MA-141", "MA-142"}));
  EXPECT_EQ(table.refused(Seat::spectator, "look"), (Rules{"MA-141", "MA-142"}));
}

TEST(MascaradeExplain, WhatIsLegalIsRefusedByNoRule) {
  for (const unsigned seats : {2U, 3U, 4U, 8U}) {
    Table table{Position{seats}};
    for (const Choice c : table.match().options(A)) EXPECT_TRUE(game.explain(table.state(), A, c).empty());
  }
  Table deal = Table::begin(4, {});
  EXPECT_TRUE(game.explain(deal.state(), Seat::chance, *game.read("first:3")).empty());
}

}  // namespace
}  // namespace krypta::mascarade::test::explain_test
