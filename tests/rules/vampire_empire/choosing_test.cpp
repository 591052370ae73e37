#include "tests/rules/vampire_empire/scenario.hpp"

/// Choosing a card from a pile.
namespace krypta::vampire_empire::test::choosing_test {
namespace {

using enum Character;

Position with_cellar() {
  return Position{}
      .day()
      .window_before()
      .cellar(H, {"h05", "h36", "h24"})
      .cellar(V, {"v05", "v36"})
      .moat(H, {"h06", "h09"})
      .hand(H, {"h35", "h01", "h02"})
      .hand(V, {"v35", "v01", "v02", "v03"});
}

// VE-178: all cards of the pile may be looked at, and each may be taken.
TEST(VampireEmpireChoosing, ShowsTheWholePile) {
  Table table{with_cellar()};
  table.acts(H, {"play:h35", "drop:h01"});
  EXPECT_EQ(table.options(H), (Ids{"take:h05", "take:h24", "take:h36"}));
  EXPECT_EQ(table.known(H).players[H].cellar.value, cards({"h05", "h24", "h36"}));
}

// VE-179: one card; the rest stays and has no order.
TEST(VampireEmpireChoosing, TakesOneCard) {
  Table table{with_cellar()};
  table.acts(H, {"play:h35", "drop:h01", "take:h36"});
  EXPECT_EQ(table.hand(H), (Ids{"h02", "h36"}));
  EXPECT_EQ(table.cellar(H), (Ids{"h05", "h24"}));
  EXPECT_EQ(table.player(H).hand_count, 2U);
  EXPECT_EQ(table.player(H).cellar_count, 2U);
  EXPECT_EQ(table.player(H).taken_back, 0U) << "the moat was not touched";
  EXPECT_TRUE(window_asks(table, V));
}

// VE-180: the opponent sees neither the pile nor the card, only which pile and how many. J-20
TEST(VampireEmpireChoosing, IsUnseen) {
  Table table{with_cellar()};
  table.acts(H, {"play:h35", "drop:h01"});
  for (const Seat s : {V, Seat::spectator}) {
    EXPECT_TRUE(table.known(s).players[H].cellar.value.empty());
    EXPECT_TRUE(table.options(s).empty());
  }
  const std::size_t before = length(table);
  table.act(H, "take:h24");
  EXPECT_EQ(story(table, before), (Ids{"took"})) << "the choice itself is not told";
  EXPECT_EQ(last_seen(table, H, EventKind::TookCard), numbers(H, number_of("h24"), Pile::Cellar));
  EXPECT_EQ(table.count_seen(H, EventKind::Took), 0U);
  for (const Seat s : {V, Seat::spectator}) {
    EXPECT_EQ(last_seen(table, s, EventKind::Took), numbers(H, Pile::Cellar));
    EXPECT_EQ(table.count_seen(s, EventKind::TookCard), 0U);
    EXPECT_EQ(table.count_seen(s, EventKind::NamedCard), 0U);
    EXPECT_EQ(table.known(s).players[H].cellar_count, 2U);
    EXPECT_EQ(table.known(s).players[H].hand_count, 2U);
  }
  expect_unseen(table, H);
}

// VE-180: what the others know does not depend on what lies there.
TEST(VampireEmpireChoosing, LooksTheSameWhateverLiesThere) {
  Table one{with_cellar()};
  Table another{Position{}
                    .day()
                    .window_before()
                    .cellar(H, {"h12", "h40", "h03"})
                    .cellar(V, {"v05", "v36"})
                    .moat(H, {"h07", "h09"})
                    .hand(H, {"h35", "h08", "h04"})
                    .hand(V, {"v35", "v01", "v02", "v03"})};
  one.act(H, "play:h35");
  another.act(H, "play:h35");
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(one.known(s), another.known(s));
  one.act(H, "drop:h02");
  another.act(H, "drop:h08");
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(one.known(s), another.known(s));
  one.act(H, "take:h36");
  another.act(H, "take:h12");
  for (const Seat s : {V, Seat::spectator}) {
    EXPECT_EQ(one.known(s), another.known(s));
    EXPECT_EQ(seen(one.match().log(), s), seen(another.match().log(), s));
  }
}

// VE-181: the own pile.
TEST(VampireEmpireChoosing, IsFromTheOwnPile) {
  Table table{with_cellar()};
  table.act(H, "done").acts(V, {"play:v35", "drop:v01", "drop:v02"});
  EXPECT_EQ(table.options(V), (Ids{"take:v05", "take:v36"}));
  EXPECT_TRUE(names(table.refused(V, "take:h05"), "VE-201"));
  table.act(V, "take:v05");
  EXPECT_EQ(table.hand(V), (Ids{"v03", "v05"}));
  EXPECT_EQ(table.cellar(H).size(), 3U);
}

// VE-182, VE-201, HC-VE-50
TEST(VampireEmpireChoosing, FromAnEmptyPileGivesNothing) {
  Table table{Position{}.day().window_before().hand(H, {"h35", "h01", "h02"}).hand(V, {"v01"})};
  ASSERT_TRUE(table.offers(H, "play:h35")) << "legal";
  table.acts(H, {"play:h35", "drop:h01"});
  EXPECT_EQ(told(table, EventKind::FoundNothing, 182), numbers(H, Pile::Cellar));
  EXPECT_EQ(table.hand(H), (Ids{"h02"}));
  EXPECT_EQ(table.moat(H), (Ids{"h01", "h35"})) << "paid all the same";
  EXPECT_TRUE(window_asks(table, V));
}

// VE-182: choosing is no draw, so nothing is reshuffled by it.
TEST(VampireEmpireChoosing, DoesNotReshuffle) {
  Table table{Position{}
                  .day()
                  .window_before()
                  .hand(H, {"h35", "h01", "h02"})
                  .cellar(H, {"h05", "h06"})
                  .deck(H, {})
                  .hand(V, {"v01"})};
  table.acts(H, {"play:h35", "drop:h01", "take:h05"});
  EXPECT_EQ(table.count(EventKind::Reshuffled), 0U);
  EXPECT_FALSE(table.player(H).reshuffled);
  EXPECT_EQ(table.cellar(H), (Ids{"h06"}));
}

// VE-183: above 8; then VE-060 asks for a discard in the next own step 1. HC-VE-24
TEST(VampireEmpireChoosing, CanBringTheHandAboveEight) {
  Table table{Position{}
                  .day()
                  .window_after()
                  .cellar(H, {"h10", "h11"})
                  .hand(H, {"h36", "h35", "h02", "h03", "h04", "h05", "h06", "h07"})
                  .hand(V, {"v01"})};
  table.act(H, "play:h36").chance({"get:h12", "get:h13", "get:h14"}).act(V, "done");
  table.acts(H, {"play:h35", "drop:h02", "take:h11"});
  EXPECT_EQ(table.player(H).hand_count, 9U);
  EXPECT_EQ(table.hand(H), (Ids{"h03", "h04", "h05", "h06", "h07", "h11", "h12", "h13", "h14"}));
  table.nobody_plays().act(V, "skip").act(V, "done").nobody_plays().acts(V, {"pass", "drop:v01"}).nobody_plays();
  ASSERT_EQ(table.active(), H);
  EXPECT_TRUE(names(table.refused(H, "skip"), "VE-060"));
  EXPECT_EQ(table.player(H).hand_count, 9U) << "not before the own step 1";
}

// VE-200, HC-VE-41: what was just paid may be chosen, the card itself may not, nor another support card.
TEST(VampireEmpireChoosing, ComesAfterThePayment) {
  Table table{
      Position{}.day().window_before().moat(H, {"h06", "h39"}).hand(H, {"h40", "h26", "h36", "h01"}).hand(V, {"v01"})};
  table.act(H, "play:h40");
  EXPECT_EQ(table.step(), Step::PayCards) << "nothing is chosen before it is paid";
  table.acts(H, {"drop:h26", "drop:h36"});
  EXPECT_EQ(table.options(H), (Ids{"take:h06", "take:h26"}));
  EXPECT_TRUE(names(table.refused(H, "take:h40"), "VE-200"));
  EXPECT_TRUE(names(table.refused(H, "take:h36"), "VE-200"));
  EXPECT_TRUE(names(table.refused(H, "done"), "VE-201")) << "with a fitting card one must be chosen";
  table.act(H, "take:h26");
  EXPECT_EQ(table.hand(H), (Ids{"h01", "h26"}));
  EXPECT_EQ(table.moat(H), (Ids{"h06", "h36", "h39", "h40"}));
  EXPECT_EQ(table.player(H).taken_back, 1U);
}

}  // namespace
}  // namespace krypta::vampire_empire::test::choosing_test
