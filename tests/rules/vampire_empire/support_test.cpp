#include "tests/rules/vampire_empire/scenario.hpp"

/// Support cards: when they may be played, what they cost, and who sees what of it.
namespace krypta::vampire_empire::test::support_test {
namespace {

using enum Character;

// VE-148: both, in the own and in the opponent's turn.
TEST(VampireEmpireSupport, IsPlayedByBothInBothTurns) {
  const auto both = Position{}.hand(V, {"v36", "v01"}).hand(H, {"h36", "h01"});
  Table night{Position{both}.window_before()};
  night.act(V, "play:v36").chance({"get:v03", "get:v04", "get:v05"});
  EXPECT_EQ(told(night, EventKind::PlayedSupport, 148), numbers(V, number_of("v36"), 0));
  night.acts(H, {"play:h36", "drop:h01"}).chance({"get:h03", "get:h04", "get:h05"});
  EXPECT_EQ(told(night, EventKind::PlayedSupport, 148), numbers(H, number_of("h36"), 1));
  Table day{Position{both}.day().window_after()};
  day.act(H, "play:h36").chance({"get:h03", "get:h04", "get:h05"});
  day.acts(V, {"play:v36", "drop:v01"}).chance({"get:v03", "get:v04", "get:v05"});
  EXPECT_EQ(day.hand(V), (Ids{"v03", "v04", "v05"}));
  EXPECT_EQ(day.hand(H), (Ids{"h01", "h03", "h04", "h05"}));
}

// VE-149, VE-165: not in steps 1 and 2, nor in step 3; the first turn is like the others.
TEST(VampireEmpireSupport, WaitsForTheWindows) {
  Table table{Position{}.turn(1).step_1().hand(V, {"v36", "v01", "v02"}).hand(H, {"h36", "h01", "h02"})};
  EXPECT_TRUE(names(table.refused(V, "play:v36"), "VE-165"));
  table.refused(H, "play:h36");
  table.act(V, "skip");
  ASSERT_EQ(table.step(), Step::Reveal);
  EXPECT_TRUE(names(table.refused(V, "play:v36"), "VE-149"));
  table.refused(H, "play:h36");
  table.act(V, "done");
  // After step 2 and before step 3.
  ASSERT_TRUE(window_asks(table, V));
  EXPECT_TRUE(table.offers(V, "play:v36"));
  table.nobody_plays();
  ASSERT_EQ(table.step(), Step::Act);
  EXPECT_TRUE(names(table.refused(V, "play:v36"), "VE-149"));
  table.refused(H, "play:h36");
  table.acts(V, {"pass", "drop:v01"});
  table.refused(V, "play:v36");
  table.act(V, "drop:v02");
  // After step 3.
  ASSERT_TRUE(window_asks(table, V));
  EXPECT_TRUE(table.offers(V, "play:v36"));
  table.act(V, "done");
  EXPECT_TRUE(table.offers(H, "play:h36"));
  table.act(H, "done");
  EXPECT_EQ(table.active(), H);
  EXPECT_EQ(table.step(), Step::Discard);
}

// VE-164
TEST(VampireEmpireSupport, ByDayFollowsStepOne) {
  Table table{Position{}.day().step_1().hand(V, {"v36", "v01"}).hand(H, {"h36", "h01"})};
  EXPECT_TRUE(names(table.refused(H, "play:h36"), "VE-149"));
  table.act(H, "skip");
  EXPECT_TRUE(window_asks(table, H));
  EXPECT_TRUE(table.offers(H, "play:h36"));
}

// VE-150, VE-202: cards for a combat only there, the others only in the general windows.
TEST(VampireEmpireSupport, KeepsToItsTiming) {
  Table table{Position{}
                  .window_before()
                  .hand(V, {"v37", "v36", "v05", "v09", "v31"})
                  .hand(H, {"h34", "h37", "h36", "h33", "h07"})};
  EXPECT_EQ(table.options(V), (Ids{"play:v31", "play:v36", "done"}));
  EXPECT_TRUE(names(table.refused(V, "play:v37"), "VE-202"));
  table.act(V, "done");
  EXPECT_EQ(table.options(H), (Ids{"play:h33", "play:h36", "done"}));
  EXPECT_TRUE(names(table.refused(H, "play:h34"), "VE-202"));
  EXPECT_TRUE(names(table.refused(H, "play:h37"), "VE-202"));
  table.act(H, "done").acts(V, {"attack:lady>maid", "play:v05", "done"});
  EXPECT_EQ(table.options(H), (Ids{"play:h34", "play:h37", "done"}));
  EXPECT_TRUE(names(table.refused(H, "play:h36"), "VE-202"));
  table.act(H, "done");
  EXPECT_EQ(table.options(V), (Ids{"play:v37", "done"}));
  EXPECT_TRUE(names(table.refused(V, "play:v31"), "VE-202"));
}

// VE-151: the text beats the rules; by the rules hands are filled in step 1 alone, and up to 8.
TEST(VampireEmpireSupport, BeatsTheGeneralRules) {
  Table table{
      Position{}.window_before().hand(V, {"v36", "v01", "v02", "v03", "v04", "v05", "v06", "v07"}).hand(H, {"h01"})};
  table.act(V, "play:v36").chance({"get:v08", "get:v09", "get:v10"});
  EXPECT_EQ(table.player(V).hand_count, 10U);
}

// VE-152, VE-200: name the card, its targets, pay, carry it out, put it on the moat.
TEST(VampireEmpireSupport, IsNamedPaidCarriedOutAndPutAway) {
  Table table{Position{}.day().window_before().hand(H, {"h31", "h01", "h02"}).hand(V, {"v01"})};
  table.act(H, "play:h31");
  EXPECT_EQ(table.step(), Step::CardAsks);
  EXPECT_EQ(table.hand(H), (Ids{"h01", "h02"})) << "the card has left the hand";
  EXPECT_TRUE(table.moat(H).empty());
  table.act(H, "name:monk");
  EXPECT_EQ(table.options(H), (Ids{"choose:marker-attack", "choose:marker-defence"}));
  table.act(H, "choose:marker-defence");
  EXPECT_EQ(table.step(), Step::PayCards);
  EXPECT_EQ(table.markers(Monk, Marker::Defence), 0U) << "not before it is paid";
  EXPECT_EQ(table.options(H), (Ids{"drop:h01", "drop:h02"}));
  table.act(H, "drop:h02");
  EXPECT_EQ(table.markers(Monk, Marker::Defence), 1U);
  EXPECT_EQ(table.moat(H), (Ids{"h02", "h31"}));
  EXPECT_TRUE(window_asks(table, V));
  EXPECT_EQ(story(table), (Ids{"played-support", "named-character", "named-marker", "dropped", "placed-marker"}));
}

// VE-153, EX-VE-6: the turn decides, whoever plays the card.
TEST(VampireEmpireSupport, CostsByTheTurn) {
  const auto base = Position{}.hand(H, {"h31", "h01", "h02", "h03"}).hand(V, {"v31", "v01", "v02", "v03"});
  Table day{Position{base}.day().window_before()};
  day.acts(H, {"play:h31", "name:monk", "choose:marker-attack", "drop:h01"});
  EXPECT_EQ(told(day, EventKind::PlayedSupport, 153), numbers(H, number_of("h31"), 1));
  EXPECT_TRUE(window_asks(day, V));
  day.acts(V, {"play:v31", "name:monk", "choose:marker-attack", "drop:v01"});
  EXPECT_EQ(day.step(), Step::PayCards);
  day.act(V, "drop:v02");
  EXPECT_EQ(told(day, EventKind::PlayedSupport, 153), numbers(V, number_of("v31"), 2));
  Table night{Position{base}.window_before()};
  night.acts(V, {"play:v31", "name:monk", "choose:marker-attack", "drop:v01"});
  EXPECT_EQ(told(night, EventKind::PlayedSupport, 153), numbers(V, number_of("v31"), 1));
  EXPECT_TRUE(window_asks(night, H));
  night.acts(H, {"play:h31", "name:monk", "choose:marker-attack", "drop:h01"});
  EXPECT_EQ(night.step(), Step::PayCards);
  night.act(H, "drop:h02");
  EXPECT_EQ(told(night, EventKind::PlayedSupport, 153), numbers(H, number_of("h31"), 2));
  EXPECT_EQ(night.hand(H), (Ids{"h03"}));
}

// VE-154, VE-157: any other cards of the hand, face down to the moat; J-19
TEST(VampireEmpireSupport, IsPaidWithAnyCardsFaceDown) {
  Table table{Position{}.window_before().hand(H, {"h31", "h38", "h24", "h01"}).hand(V, {"v01"})};
  table.act(V, "done").acts(H, {"play:h31", "name:monk", "choose:marker-attack"});
  EXPECT_EQ(table.options(H), (Ids{"drop:h01", "drop:h24", "drop:h38"}));
  EXPECT_TRUE(names(table.refused(H, "drop:h31"), "VE-155"));
  table.acts(H, {"drop:h38", "drop:h24"});
  EXPECT_EQ(table.moat(H), (Ids{"h24", "h31", "h38"}));
  EXPECT_TRUE(table.cellar(H).empty());
  EXPECT_EQ(table.count_seen(H, EventKind::DroppedCard), 2U);
  EXPECT_EQ(last_seen(table, H, EventKind::DroppedCard), numbers(H, number_of("h24")));
  for (const Seat s : {V, Seat::spectator}) {
    EXPECT_EQ(table.count_seen(s, EventKind::DroppedCard), 0U);
    EXPECT_EQ(table.count_seen(s, EventKind::Dropped), 2U);
    EXPECT_EQ(last_seen(table, s, EventKind::Dropped), numbers(H));
  }
  EXPECT_EQ(table.count_seen(H, EventKind::Dropped), 0U);
  EXPECT_EQ(shown(table, H), (Ids{"h31"}));
  expect_unseen(table, H);
}

// VE-155, HC-VE-30: the card itself is no payment.
TEST(VampireEmpireSupport, IsRefusedToWhomCannotPay) {
  const auto base = Position{}.window_before().hand(V, {"v01"}).hand(H, {"h38", "h01", "h02"});
  Table poor{base};
  poor.act(V, "done");
  EXPECT_EQ(poor.options(H), (Ids{"done"}));
  EXPECT_TRUE(names(poor.refused(H, "play:h38"), "VE-155"));
  Position richer = base;
  Table rich{richer.hand(H, {"h03"})};
  rich.act(V, "done");
  EXPECT_EQ(rich.options(H), (Ids{"play:h38", "done"}));
  rich.acts(H, {"play:h38", "name:lady", "name:maid", "drop:h01", "drop:h02", "drop:h03"});
  EXPECT_TRUE(rich.hand(H).empty());
}

// VE-156
TEST(VampireEmpireSupport, OfCostNothingIsPaidByNothing) {
  Table table{Position{}.day().window_before().hand(H, {"h36"}).hand(V, {"v01"})};
  table.act(H, "play:h36");
  EXPECT_TRUE(table.pending().chance) << "the draw follows at once";
  EXPECT_EQ(table.count(EventKind::Dropped), 0U);
}

// VE-158: after its effect, openly.
TEST(VampireEmpireSupport, GoesToTheMoatAfterItsEffect) {
  Table table{Position{}.day().window_before().hand(H, {"h36"}).hand(V, {"v01"})};
  table.act(H, "play:h36").chance({"get:h01", "get:h02"});
  EXPECT_TRUE(table.moat(H).empty());
  table.chance({"get:h03"});
  EXPECT_EQ(table.moat(H), (Ids{"h36"}));
  EXPECT_EQ(shown(table, H), (Ids{"h36"}));
}

// VE-161
TEST(VampireEmpireSupport, IsAskedForInTurn) {
  for (const bool day : {false, true}) {
    Position position = Position{}.hand(V, {"v36", "v01", "v02"}).hand(H, {"h36", "h01", "h02"});
    if (day) position.day();
    Table table{position.window_before()};
    const Seat first = day ? H : V;
    const Seat second = day ? V : H;
    EXPECT_TRUE(window_asks(table, first)) << "the active player first";
    EXPECT_TRUE(names(table.refused(second, "done"), "VE-161"));
    table.act(first, "done");
    EXPECT_EQ(told(table, EventKind::NoCard, 161), numbers(first));
    EXPECT_TRUE(window_asks(table, second));
    table.act(second, "done");
    EXPECT_EQ(told(table, EventKind::NoCard, 161), numbers(second));
    EXPECT_EQ(table.step(), Step::Act) << "both have passed";
  }
}

// VE-161: after every card and every pass the other decides, and only two passes in succession close the window.
TEST(VampireEmpireSupport, IsAskedForAgainAfterACard) {
  Table table{Position{}.window_before().hand(V, {"v36", "v33", "v01"}).hand(H, {"h36", "h33", "h01", "h02", "h03"})};
  table.act(V, "play:v36").chance({"get:v03", "get:v04", "get:v05"});
  EXPECT_TRUE(window_asks(table, H)) << "also after an own card";
  table.act(H, "done");
  EXPECT_TRUE(window_asks(table, V)) << "V has played, so one pass does not close it";
  table.act(V, "done");
  EXPECT_EQ(table.step(), Step::Act);
}
TEST(VampireEmpireSupport, ClosesAfterTwoPassesInSuccession) {
  Table table{Position{}.window_before().hand(V, {"v36", "v33", "v01"}).hand(H, {"h36", "h33", "h01", "h02", "h03"})};
  table.act(V, "done");
  table.acts(H, {"play:h36", "drop:h01"}).chance({"get:h07", "get:h08", "get:h09"});
  EXPECT_TRUE(window_asks(table, V)) << "who has passed is asked again";
  table.acts(V, {"play:v33", "name:maid", "choose:marker-attack", "drop:v01"});
  EXPECT_TRUE(window_asks(table, H));
  // VE-163: any number of cards in one window.
  table.acts(H, {"play:h33", "name:maid", "choose:marker-defence", "drop:h02", "drop:h03"});
  EXPECT_TRUE(window_asks(table, V));
  table.act(V, "play:v36").chance({"get:v03", "get:v04", "get:v05"});
  table.act(H, "done");
  EXPECT_TRUE(window_asks(table, V));
  table.act(V, "done");
  EXPECT_EQ(table.step(), Step::Act);
  EXPECT_EQ(table.count(EventKind::PlayedSupport), 4U);
}

// VE-159: the turn goes on where it was.
TEST(VampireEmpireSupport, LeavesTheTurnWhereItWas) {
  Table before{Position{}.window_before().hand(V, {"v36", "v01"}).hand(H, {"h01"})};
  before.act(V, "play:v36").chance({"get:v03", "get:v04", "get:v05"}).nobody_plays();
  EXPECT_EQ(before.step(), Step::Act);
  EXPECT_EQ(before.active(), V);
  Table after{Position{}.window_after().hand(V, {"v36", "v01"}).hand(H, {"h01"})};
  after.act(V, "play:v36").chance({"get:v03", "get:v04", "get:v05"}).nobody_plays();
  EXPECT_EQ(after.step(), Step::Discard);
  EXPECT_EQ(after.active(), H);
}

// VE-162: while a card is named, paid and carried out nobody else is asked.
TEST(VampireEmpireSupport, IsNotAnswered) {
  Table table{Position{}.day().window_before().hand(H, {"h31", "h01"}).hand(V, {"v36", "v31", "v01", "v02"})};
  for (const char* next : {"play:h31", "name:monk", "choose:marker-attack"}) {
    table.act(H, next);
    EXPECT_EQ(table.pending().must, SeatSet::of(H)) << next;
    EXPECT_TRUE(names(table.refused(V, "play:v36"), "VE-162")) << next;
  }
  table.act(H, "drop:h01");
  EXPECT_EQ(table.markers(Monk, Marker::Attack), 1U);
}

// VE-201, HC-VE-50: without somebody to be named it cannot be played.
TEST(VampireEmpireSupport, NeedsItsTarget) {
  Table table{
      Position{}.day().window_before().castle({Lady, Maid, Cook}).hand(H, {"h31", "h32", "h01"}).hand(V, {"v01"})};
  EXPECT_EQ(table.options(H), (Ids{"play:h32", "done"}));
  EXPECT_TRUE(names(table.refused(H, "play:h31"), "VE-201"));
}

// VE-201: any other card may be played and does as much as is possible, also nothing.
TEST(VampireEmpireSupport, WithoutATargetMayAlwaysBePlayed) {
  Table table{
      Position{}.day().window_before().deck(H, {}).hand(H, {"h36", "h35", "h39", "h01", "h02"}).hand(V, {"v01"})};
  EXPECT_EQ(table.options(H), (Ids{"play:h35", "play:h36", "play:h39", "done"}));
  table.act(H, "play:h36");
  EXPECT_EQ(told(table, EventKind::Drew, 48), numbers(H, 0));
  EXPECT_TRUE(window_asks(table, V));
  EXPECT_TRUE(names(table.refused(V, "play:h39"), "VE-148")) << "not a card of this hand";
}

// VE-207: who has a card is asked, whether or not it can be played.
TEST(VampireEmpireSupport, IsAskedForWhateverTheHand) {
  Table table{Position{}.window_before().hand(V, {"v01"}).hand(H, {"h01"})};
  EXPECT_EQ(table.options(V), (Ids{"done"}));
  table.act(V, "done");
  EXPECT_EQ(table.options(H), (Ids{"done"}));
  table.act(H, "done").acts(V, {"attack:lady>maid", "play:v01", "done"});
  EXPECT_TRUE(window_asks(table, H));
  EXPECT_EQ(table.options(H), (Ids{"done"}));
  table.act(H, "done");
  // The defence too, without a valid card; then the second window.
  ASSERT_EQ(table.step(), Step::Defend);
  EXPECT_EQ(table.options(H), (Ids{"done"}));
  table.act(H, "done");
  EXPECT_TRUE(window_asks(table, H));
}

// VE-207: only an empty hand is passed over, and that is a pass.
TEST(VampireEmpireSupport, IsNotAskedForWithAnEmptyHand) {
  Table table{Position{}.window_before().hand(V, {"v36", "v01"})};
  table.act(V, "done");
  EXPECT_EQ(table.step(), Step::Act);
  EXPECT_EQ(table.count(EventKind::NoCard), 1U);
  // After a card of the one, and nobody to be asked, the one is asked again.
  Table again{Position{}.window_before().hand(V, {"v36", "v01"})};
  again.act(V, "play:v36").chance({"get:v03", "get:v04", "get:v05"});
  EXPECT_TRUE(window_asks(again, V));
  again.act(V, "done");
  EXPECT_EQ(again.step(), Step::Act);
}

}  // namespace
}  // namespace krypta::vampire_empire::test::support_test
