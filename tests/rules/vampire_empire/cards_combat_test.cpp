#include "tests/rules/vampire_empire/scenario.hpp"

/// The support cards of the combats: Sacrifice, Night Watch, Mist and Frenzied Bite.
namespace krypta::vampire_empire::test::cards_combat_test {
namespace {

using enum Character;

// h34: VE-160, VE-204, VE-206, EX-VE-3
TEST(VampireEmpireSacrifice, CancelsACardOfTheAttackByNight) {
  Table table{Position{}.hand(V, {"v05", "v01", "v09"}).hand(H, {"h34", "h01", "h02", "h07"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "play:v01", "done"});
  EXPECT_TRUE(table.offers(H, "play:h34"));
  table.act(H, "play:h34");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 148), numbers(H, number_of("h34"), 2));
  EXPECT_EQ(table.options(H), (Ids{"take:v01", "take:v05"}));
  EXPECT_TRUE(names(table.refused(H, "take:v09"), "VE-201")) << "still in the hand";
  EXPECT_TRUE(names(table.refused(H, "take:h07"), "VE-201"));
  table.act(H, "take:v05");
  EXPECT_EQ(told(table, EventKind::NamedCard, 200), numbers(H, number_of("v05")));
  EXPECT_EQ(table.attack(), 4U) << "not before it is paid";
  table.acts(H, {"drop:h01", "drop:h02"});
  EXPECT_EQ(told(table, EventKind::Cancelled, 206), numbers(V, number_of("v05")));
  EXPECT_EQ(table.attack(), 1U);
  EXPECT_EQ(table.player(V).played, cards({"v05", "v01"}));
  EXPECT_EQ(table.moat(H), (Ids{"h01", "h02", "h34"}));
  EXPECT_TRUE(table.state().card.empty());
}

// h34: VE-205. By day it is against the defence and costs 1; also a card of round 1, when nothing was added.
TEST(VampireEmpireSacrifice, CancelsACardOfTheDefenceByDayOfEitherRound) {
  Table table{Position{}.day().hand(H, {"h05", "h34", "h01", "h03"}).hand(V, {"v12", "v10", "v01"})};
  table.act(H, "attack:lady>maid").round({"h05"}, {"v12"});
  table.acts(H, {"play:h01", "done"}).nobody_plays().act(V, "done");
  EXPECT_TRUE(names(table.refused(V, "done"), "VE-203"));
  table.act(H, "play:h34");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 153), numbers(H, number_of("h34"), 1));
  EXPECT_EQ(table.options(H), (Ids{"take:v12"}));
  table.acts(H, {"take:v12", "drop:h03"});
  ASSERT_EQ(table.step(), Step::AddDefence);
  table.act(V, "play:v10").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 4, 2));
}

// h34: VE-201
TEST(VampireEmpireSacrifice, NeedsACardOfTheOpponent) {
  Table table{Position{}.day().hand(H, {"h05", "h34", "h01", "h03"}).hand(V, {"v12", "v10", "v01"})};
  table.acts(H, {"attack:lady>maid", "play:h05", "done"}).nobody_plays().act(V, "done");
  ASSERT_TRUE(window_asks(table, H));
  EXPECT_EQ(table.options(H), (Ids{"done"}));
  EXPECT_TRUE(names(table.refused(H, "play:h34"), "VE-201"));
}

// h34: VE-155, VE-202. Not when the own side attacks or defends, and not without the cost.
TEST(VampireEmpireSacrifice, IsRefusedAtOtherMoments) {
  Table poor{Position{}.hand(V, {"v05", "v01"}).hand(H, {"h34", "h01"})};
  poor.acts(V, {"attack:lady>maid", "play:v05", "done"});
  EXPECT_TRUE(names(poor.refused(H, "play:h34"), "VE-155"));
  Table day{Position{}.day().hand(H, {"h05", "h34", "h01"}).hand(V, {"v12", "v10"})};
  day.acts(H, {"attack:lady>maid", "play:h05", "done"}).act(V, "done");
  EXPECT_TRUE(names(day.refused(H, "play:h34"), "VE-202")) << "after the own attack";
  Table night{Position{}.hand(V, {"v05", "v01"}).hand(H, {"h34", "h07", "h01", "h02"})};
  night.acts(V, {"attack:lady>maid", "play:v05", "done"}).nobody_plays().acts(H, {"play:h07", "done"}).act(V, "done");
  EXPECT_TRUE(names(night.refused(H, "play:h34"), "VE-202")) << "after the own defence";
  EXPECT_EQ(game().cards().cost(*named<Card>("h34"), true), 1U);
  EXPECT_EQ(game().cards().cost(*named<Card>("h34"), false), 2U);
}

// h34: a two-coloured, a vampire card, any card with a value can be cancelled.
TEST(VampireEmpireSacrifice, CancelsCardsOfEveryGroup) {
  Table table{Position{}
                  .castle({Lord, Maid, Monk})
                  .revealed({Lord})
                  .hand(V, {"v19", "v27", "v28", "v01", "v09"})
                  .hand(H, {"h34", "h01", "h02", "h07"})};
  table.acts(V, {"attack:lord>maid", "play:v19", "play:v27", "play:v28", "done"}).act(H, "play:h34");
  EXPECT_EQ(table.options(H), (Ids{"take:v19", "take:v27", "take:v28"}));
  table.acts(H, {"take:v27", "drop:h01", "drop:h02"});
  EXPECT_EQ(table.attack(), 4U);
}

// h37: VE-213
TEST(VampireEmpireNightWatch, RaisesTheDefenceByTwoInThisRound) {
  Table table{Position{}.hand(V, {"v03", "v01", "v09"}).hand(H, {"h37", "h01", "h07"})};
  table.acts(V, {"attack:lady>maid", "play:v03", "done"});
  EXPECT_TRUE(table.offers(H, "play:h37"));
  table.act(H, "play:h37");
  EXPECT_EQ(table.step(), Step::PayCards) << "it names nobody";
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 153), numbers(H, number_of("h37"), 1));
  EXPECT_EQ(table.defence(), 0U);
  table.act(H, "drop:h01");
  EXPECT_EQ(told(table, EventKind::Strengthened, 213), numbers(H, Marker::Defence, 2));
  EXPECT_EQ(table.defence(), 2U);
  EXPECT_EQ(table.attack(), 2U);
  EXPECT_TRUE(window_asks(table, V));
  EXPECT_EQ(table.moat(H), (Ids{"h01", "h37"}));
  table.nobody_plays().act(H, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 2, 2));
  EXPECT_TRUE(table.castle().has(Maid)) << "without it she had died";
  EXPECT_EQ(table.defence(), 0U);
}

// h37: VE-155, VE-202
TEST(VampireEmpireNightWatch, IsRefusedAtOtherMoments) {
  Table open{Position{}.window_before().hand(V, {"v03"}).hand(H, {"h37", "h01"})};
  open.act(V, "done");
  EXPECT_TRUE(names(open.refused(H, "play:h37"), "VE-202"));
  Table poor{Position{}.hand(V, {"v03", "v01"}).hand(H, {"h37"})};
  poor.acts(V, {"attack:lady>maid", "play:v03", "done"});
  EXPECT_TRUE(names(poor.refused(H, "play:h37"), "VE-155"));
  Table late{Position{}.hand(V, {"v03", "v01"}).hand(H, {"h37", "h01", "h07"})};
  late.acts(V, {"attack:lady>maid", "play:v03", "done"}).nobody_plays().acts(H, {"play:h07", "done"}).act(V, "done");
  EXPECT_TRUE(names(late.refused(H, "play:h37"), "VE-202"));
  Table day{Position{}.day().hand(H, {"h03", "h37", "h01", "h02"}).hand(V, {"v12", "v01"})};
  day.acts(H, {"attack:lady>maid", "play:h03", "done"}).act(V, "done");
  EXPECT_TRUE(names(day.refused(H, "play:h37"), "VE-202")) << "the own attack";
  day.act(H, "done").acts(V, {"play:v12", "done"});
  EXPECT_TRUE(names(day.refused(H, "play:h37"), "VE-202")) << "the opponent's defence";
  EXPECT_EQ(game().cards().cost(*named<Card>("h37"), true), 2U);
  EXPECT_EQ(game().cards().cost(*named<Card>("h37"), false), 1U);
}

// v34: VE-122, VE-151. The combat ends at once.
TEST(VampireEmpireMist, EndsTheCombatWithoutEffect) {
  Table table{Position{}
                  .day()
                  .marker(Maid, Marker::Defence, 1)
                  .hand(H, {"h06", "h05", "h01"})
                  .hand(V, {"v34", "v01", "v02", "v12"})};
  table.acts(H, {"attack:lady>maid", "play:h06", "play:h05", "done"});
  EXPECT_EQ(table.options(V), (Ids{"play:v34", "done"}));
  table.act(V, "play:v34");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 153), numbers(V, number_of("v34"), 2));
  table.act(V, "drop:v01");
  EXPECT_EQ(table.state().combat.round, 1U) << "not before all is paid";
  const std::size_t before = length(table);
  table.act(V, "drop:v02");
  EXPECT_EQ(told(table, EventKind::StoppedCombat, 151), numbers(V));
  EXPECT_EQ(story(table, before), (Ids{"dropped", "stopped-combat", "combat-ended"}));
  EXPECT_EQ(table.castle(), set_of({Lady, Maid, Monk}));
  EXPECT_EQ(table.markers(Maid, Marker::Defence), 1U);
  EXPECT_EQ(table.moat(H), (Ids{"h05", "h06"}));
  EXPECT_EQ(table.moat(V), (Ids{"v01", "v02", "v34"}));
  EXPECT_EQ(table.state().combat, Combat{});
  // No defence, no comparison, no second round: the last window of the turn.
  EXPECT_TRUE(window_asks(table, H));
  EXPECT_EQ(table.state().frames.top().moment, Moment::General);
  table.nobody_plays();
  EXPECT_EQ(table.active(), V);
}

// v34: in round 2 as well; what both have played goes to the moats.
TEST(VampireEmpireMist, EndsTheSecondRoundToo) {
  Table table{Position{}.day().hand(H, {"h03", "h05", "h06", "h01"}).hand(V, {"v34", "v01", "v02", "v09"})};
  table.act(H, "attack:lady>maid").round({"h03"}, {"v09"});
  table.acts(H, {"play:h06", "done"}).acts(V, {"play:v34", "drop:v01", "drop:v02"});
  EXPECT_EQ(table.count(EventKind::Compared), 1U);
  EXPECT_EQ(table.moat(V), (Ids{"v01", "v02", "v09", "v34"}));
  EXPECT_EQ(table.moat(H), (Ids{"h03", "h06"}));
  EXPECT_TRUE(table.castle().has(Maid));
}

// v34: VE-155, VE-202
TEST(VampireEmpireMist, IsRefusedAtOtherMoments) {
  Table poor{Position{}.day().hand(H, {"h06", "h01"}).hand(V, {"v34", "v01"})};
  poor.acts(H, {"attack:lady>maid", "play:h06", "done"});
  EXPECT_TRUE(names(poor.refused(V, "play:v34"), "VE-155"));
  Table late{Position{}.day().hand(H, {"h06", "h01"}).hand(V, {"v34", "v01", "v02"})};
  late.acts(H, {"attack:lady>maid", "play:h06", "done"}).nobody_plays().act(V, "done").act(H, "done");
  ASSERT_TRUE(window_asks(late, V));
  EXPECT_TRUE(names(late.refused(V, "play:v34"), "VE-202")) << "after the own defence";
  Table own{Position{}.hand(V, {"v06", "v34", "v01", "v02"}).hand(H, {"h01"})};
  own.acts(V, {"attack:lady>maid", "play:v06", "done"}).act(H, "done");
  EXPECT_TRUE(names(own.refused(V, "play:v34"), "VE-202")) << "the own attack";
  Table open{Position{}.window_before().hand(V, {"v34", "v01", "v02"})};
  EXPECT_TRUE(names(open.refused(V, "play:v34"), "VE-202"));
  EXPECT_EQ(game().cards().cost(*named<Card>("v34"), true), 2U);
  EXPECT_EQ(game().cards().cost(*named<Card>("v34"), false), 1U);
}

// v37: VE-213
TEST(VampireEmpireFrenziedBite, RaisesTheAttackByTwoInThisRound) {
  Table table{Position{}.hand(V, {"v03", "v37", "v09", "v01", "v10"}).hand(H, {"h11", "h07", "h08"})};
  table.acts(V, {"attack:lady>maid", "play:v03", "done"});
  EXPECT_TRUE(window_asks(table, H));
  table.act(H, "done").act(V, "play:v37");
  EXPECT_EQ(told(table, EventKind::PlayedSupport, 153), numbers(V, number_of("v37"), 1));
  EXPECT_EQ(table.attack(), 2U);
  table.act(V, "drop:v09");
  EXPECT_EQ(told(table, EventKind::Strengthened, 213), numbers(V, Marker::Attack, 2));
  EXPECT_EQ(table.attack(), 4U);
  EXPECT_EQ(table.defence(), 0U);
  EXPECT_TRUE(window_asks(table, H)) << "asked again after the card";
  EXPECT_EQ(table.moat(V), (Ids{"v09", "v37"}));
  table.nobody_plays().acts(H, {"play:h11", "play:h07", "done"}).nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 4, 4));
  EXPECT_EQ(told(table, EventKind::RoundBegan, 118), numbers(2, 2, 4));
  table.round({"v01"}, {});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 3, 4));
}
TEST(VampireEmpireFrenziedBite, KillsWhereTheCardsAloneWouldNot) {
  Table table{Position{}.hand(V, {"v03", "v37", "v09"}).hand(H, {"h11", "h07"})};
  table.acts(V, {"attack:lady>maid", "play:v03", "done"}).act(H, "done").acts(V, {"play:v37", "drop:v09"});
  table.nobody_plays().acts(H, {"play:h11", "done"}).nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 4, 3));
  EXPECT_TRUE(table.state().dead.has(Maid));
}

// v37: VE-155, VE-202
TEST(VampireEmpireFrenziedBite, IsRefusedAtOtherMoments) {
  Table poor{Position{}.hand(V, {"v03", "v37"}).hand(H, {"h01"})};
  poor.acts(V, {"attack:lady>maid", "play:v03", "done"}).act(H, "done");
  EXPECT_TRUE(names(poor.refused(V, "play:v37"), "VE-155"));
  Table late{Position{}.hand(V, {"v03", "v37", "v01"}).hand(H, {"h07"})};
  late.acts(V, {"attack:lady>maid", "play:v03", "done"}).nobody_plays().act(H, "done");
  ASSERT_TRUE(window_asks(late, V));
  EXPECT_TRUE(names(late.refused(V, "play:v37"), "VE-202")) << "after the defence";
  Table day{Position{}.day().hand(H, {"h03", "h01"}).hand(V, {"v37", "v01", "v02", "v09"})};
  day.acts(H, {"attack:lady>maid", "play:h03", "done"});
  EXPECT_TRUE(names(day.refused(V, "play:v37"), "VE-202")) << "the opponent's attack";
  Table open{Position{}.window_before().hand(V, {"v37", "v01", "v02"})};
  EXPECT_TRUE(names(open.refused(V, "play:v37"), "VE-202"));
  EXPECT_EQ(game().cards().cost(*named<Card>("v37"), true), 2U);
  EXPECT_EQ(game().cards().cost(*named<Card>("v37"), false), 1U);
}

}  // namespace
}  // namespace krypta::vampire_empire::test::cards_combat_test
