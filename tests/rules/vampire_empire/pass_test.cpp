#include "tests/rules/vampire_empire/observers.hpp"

/// "Pass".
namespace krypta::vampire_empire::test::pass_test {
namespace {

Position night() { return Position{}.hand(V, {"v01", "v22", "v36"}).hand(H, {"h01", "h36"}); }

}  // namespace

// VE-143
TEST(VampireEmpirePass, TwoCardsGoToTheMoatAndTheTurnEnds) {
  Table table{night()};
  table.act(V, "pass");
  EXPECT_EQ(told(table, EventKind::Passed, 143), numbers(V));
  // Any two cards of the hand, support cards too.
  EXPECT_EQ(table.options(V), (Ids{"drop:v01", "drop:v22", "drop:v36"}));
  EXPECT_TRUE(names(table.refused(V, "done"), "VE-143"));
  table.act(V, "drop:v36");
  EXPECT_EQ(table.options(V), (Ids{"drop:v01", "drop:v22"}));
  table.act(V, "drop:v01");
  EXPECT_EQ(table.moat(V), (Ids{"v01", "v36"}));
  EXPECT_EQ(table.hand(V), Ids{"v22"});
  table.nobody_plays();
  EXPECT_EQ(table.active(), H);
}

// VE-143: of the human player too
TEST(VampireEmpirePass, ByDayItIsTheSame) {
  Table table{night().day().hand(H, {"h01", "h02", "h36"})};
  table.acts(H, {"pass", "drop:h02", "drop:h36"}).nobody_plays();
  EXPECT_EQ(table.moat(H), (Ids{"h02", "h36"}));
  EXPECT_EQ(table.active(), V);
}

// VE-144
TEST(VampireEmpirePass, WithFewerThanTwoCardsAllAreDiscarded) {
  Table one{Position{}.hand(V, {"v01"}).hand(H, {"h01"})};
  one.acts(V, {"pass", "drop:v01"});
  EXPECT_EQ(one.moat(V), Ids{"v01"});
  EXPECT_EQ(one.step(), Step::Window);
  EXPECT_TRUE(one.asks(H));
  Table none{Position{}.hand(H, {"h01"})};
  none.act(V, "pass");
  EXPECT_EQ(moved(none, V), (Moved{0, 0, 0, 0}));
  EXPECT_EQ(none.step(), Step::Window);
  EXPECT_TRUE(none.asks(H));
}

// VE-145
TEST(VampireEmpirePass, NeverToTheCellar) {
  Table table{night()};
  table.act(V, "pass");
  EXPECT_EQ(table.offered(V, "cellar:"), Ids{});
  EXPECT_TRUE(names(table.refused(V, "cellar:v01"), "VE-145"));
  table.acts(V, {"drop:v01", "drop:v22"});
  EXPECT_EQ(moved(table, V), (Moved{-2, 0, 0, 2}));
}

// VE-146
TEST(VampireEmpirePass, TheCardsAreNotShown) {
  Table table{night()};
  table.acts(V, {"pass", "drop:v01"});
  EXPECT_EQ(just_told(table, V), (Lines{{EventKind::DroppedCard, numbers(V, id("v01"))}}));
  for (const Seat s : {H, Seat::spectator}) EXPECT_EQ(just_told(table, s), (Lines{{EventKind::Dropped, numbers(V)}}));
  table.act(V, "drop:v22");
  EXPECT_TRUE(table.player(V).shown.empty());
  Table other{Position{}.hand(V, {"v02", "v40", "v18"}).hand(H, {"h01", "h36"})};
  other.acts(V, {"pass", "drop:v40", "drop:v02"});
  for (const Seat s : {H, Seat::spectator}) EXPECT_EQ(look(table, s), look(other, s));
}

// VE-147
TEST(VampireEmpirePass, TheWindowAfterStep3FollowsAPassToo) {
  Table table{night()};
  table.acts(V, {"pass", "drop:v01", "drop:v22"});
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_TRUE(table.offers(V, "play:v36"));
  table.act(V, "done");
  EXPECT_TRUE(table.offers(H, "play:h36"));
  EXPECT_EQ(table.active(), V);
}

}  // namespace krypta::vampire_empire::test::pass_test
