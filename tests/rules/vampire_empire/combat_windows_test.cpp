#include "tests/rules/vampire_empire/scenario.hpp"

/// Support cards in a combat: its windows, cancelled cards, and effects of one round.
namespace krypta::vampire_empire::test::combat_windows_test {
namespace {

using enum Character;

// VE-203: after the attack the opponent decides first, after the defence the active player.
TEST(VampireEmpireCombatWindows, OpenTwiceInEveryRound) {
  Table table{Position{}.hand(V, {"v05", "v01", "v09"}).hand(H, {"h11", "h07", "h01"})};
  table.act(V, "attack:lady>maid");
  for (const unsigned round : {1U, 2U}) {
    EXPECT_EQ(table.state().combat.round, round);
    table.acts(V, {round == 1 ? "play:v05" : "play:v01", "done"});
    ASSERT_TRUE(window_asks(table, H));
    EXPECT_EQ(table.state().frames.top().moment, Moment::AfterAttack);
    EXPECT_TRUE(names(table.refused(V, "done"), "VE-203"));
    table.act(H, "done");
    ASSERT_TRUE(window_asks(table, V));
    table.act(V, "done");
    ASSERT_EQ(table.step(), Step::Defend);
    table.acts(H, {round == 1 ? "play:h11" : "play:h07", "done"});
    ASSERT_TRUE(window_asks(table, V));
    EXPECT_EQ(table.state().frames.top().moment, Moment::AfterDefence);
    EXPECT_EQ(table.count(EventKind::Compared), round - 1) << "not before the window has closed";
    table.act(V, "done");
    ASSERT_TRUE(window_asks(table, H));
    table.act(H, "done");
    EXPECT_EQ(table.count(EventKind::Compared), round);
  }
}

// VE-203: they alternate as the general windows do.
TEST(VampireEmpireCombatWindows, AlternateAfterEveryCard) {
  Table table{Position{}.hand(V, {"v05", "v37", "v09", "v10"}).hand(H, {"h37", "h07", "h01", "h02"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "done"});
  table.acts(H, {"play:h37", "drop:h01"});
  ASSERT_TRUE(window_asks(table, V));
  table.acts(V, {"play:v37", "drop:v09"});
  ASSERT_TRUE(window_asks(table, H)) << "who has played is asked again";
  table.act(H, "done");
  ASSERT_TRUE(window_asks(table, V));
  table.act(V, "done");
  EXPECT_EQ(table.step(), Step::Defend);
  EXPECT_EQ(table.attack(), 5U);
  EXPECT_EQ(table.defence(), 2U);
}

// VE-159, VE-160, VE-203, VE-204, VE-206, VE-116, HC-VE-42, EX-VE-3
TEST(VampireEmpireCombatWindows, GoOnAfterASacrificeInTheFirst) {
  Table table{Position{}.hand(V, {"v05", "v03", "v04", "v01", "v09"}).hand(H, {"h34", "h01", "h02", "h12", "h13"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "play:v03", "done"});
  table.acts(H, {"play:h34", "take:v05", "drop:h01", "drop:h02"});
  EXPECT_EQ(told(table, EventKind::Cancelled, 206), numbers(V, number_of("v05")));
  EXPECT_EQ(table.attack(), 2U);
  // The attacker's side may add one at once, or none; only what is valid.
  ASSERT_EQ(table.step(), Step::AddAttack);
  EXPECT_EQ(table.options(V), (Ids{"play:v01", "play:v04", "done"}));
  EXPECT_TRUE(table.options(H).empty());
  table.act(V, "play:v04");
  EXPECT_EQ(table.attack(), 4U);
  // The window opens again from its beginning.
  ASSERT_TRUE(window_asks(table, H)) << "although there is another valid card";
  table.act(H, "done");
  ASSERT_TRUE(window_asks(table, V));
  table.act(V, "done");
  ASSERT_EQ(table.step(), Step::Defend);
  table.acts(H, {"play:h12", "done"}).nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 4, 4));
  // Round 2: the cancelled 3 never counts again.
  EXPECT_EQ(told(table, EventKind::RoundBegan, 118), numbers(2, 4, 4));
  EXPECT_EQ(table.player(V).cancelled, cards({"v05"}));
  table.round({"v01"}, {});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 5, 4));
  EXPECT_TRUE(table.state().dead.has(Maid));
  table.chance({"enter:cook"});
  EXPECT_EQ(table.moat(V), (Ids{"v01", "v03", "v04", "v05"})) << "it stayed on the table to the end";
  EXPECT_TRUE(table.player(V).cancelled.empty());
}

// VE-117, VE-160, VE-206, HC-VE-32: also the only card, and nothing is added.
TEST(VampireEmpireCombatWindows, LetACombatGoOnWithoutAttackCards) {
  Table table{Position{}.hand(V, {"v05", "v09", "v01"}).hand(H, {"h34", "h01", "h02", "h13"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "done"});
  table.acts(H, {"play:h34", "take:v05", "drop:h01", "drop:h02"});
  ASSERT_EQ(table.step(), Step::AddAttack);
  EXPECT_EQ(table.attack(), 0U);
  const std::size_t before = length(table);
  table.act(V, "done");
  EXPECT_EQ(story(table, before), (Ids{"no-more"}));
  // The window opens again also if nothing was added.
  ASSERT_TRUE(window_asks(table, H));
  table.nobody_plays().act(H, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 0, 0));
  EXPECT_TRUE(table.state().dead.empty());
  EXPECT_EQ(table.state().combat.round, 2U);
  EXPECT_EQ(table.step(), Step::Attack);
}

// VE-206: VE-131 is not checked a second time.
TEST(VampireEmpireCombatWindows, DoNotAskForTheStartingDefenceAgain) {
  Table table{
      Position{}.marker(Maid, Marker::Defence, 1).hand(V, {"v03", "v01", "v09"}).hand(H, {"h34", "h01", "h02", "h13"})};
  table.acts(V, {"attack:lady>maid", "play:v03", "done"});
  table.acts(H, {"play:h34", "take:v03", "drop:h01", "drop:h02"});
  EXPECT_EQ(table.options(V), (Ids{"play:v01", "done"}));
  table.act(V, "play:v01");
  EXPECT_EQ(table.attack(), 1U);
  table.nobody_plays().act(H, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 1, 1));
}

// VE-205: a card of the defence in the second window.
TEST(VampireEmpireCombatWindows, GoOnAfterASacrificeInTheSecond) {
  Table table{Position{}.day().hand(H, {"h05", "h34", "h01", "h03"}).hand(V, {"v12", "v09", "v01", "v10"})};
  table.acts(H, {"attack:lady>maid", "play:h05", "done"}).nobody_plays();
  table.acts(V, {"play:v12", "done"});
  ASSERT_TRUE(window_asks(table, H));
  table.acts(H, {"play:h34", "take:v12", "drop:h01"});
  EXPECT_EQ(table.defence(), 0U);
  // Its side may add one card; the attacker's side may not.
  ASSERT_EQ(table.step(), Step::AddDefence);
  EXPECT_EQ(table.options(V), (Ids{"play:v09", "play:v10", "done"}));
  table.act(V, "play:v10");
  EXPECT_EQ(table.defence(), 2U);
  // The second window opens again from its beginning, and only then the values are compared.
  EXPECT_EQ(table.count(EventKind::Compared), 0U);
  ASSERT_TRUE(window_asks(table, H));
  EXPECT_EQ(table.state().frames.top().moment, Moment::AfterDefence);
  table.act(H, "done");
  ASSERT_TRUE(window_asks(table, V));
  table.act(V, "done");
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 3, 2));
}

// VE-205: it opens again also if nothing was added.
TEST(VampireEmpireCombatWindows, OpenAgainIfNothingWasAdded) {
  Table table{Position{}.day().hand(H, {"h05", "h34", "h01", "h03"}).hand(V, {"v12", "v01"})};
  table.acts(H, {"attack:lady>maid", "play:h05", "done"}).nobody_plays();
  table.acts(V, {"play:v12", "done"}).acts(H, {"play:h34", "take:v12", "drop:h01"});
  EXPECT_EQ(table.options(V), (Ids{"done"})) << "VE-207: asked without a valid card";
  table.act(V, "done");
  EXPECT_EQ(told(table, EventKind::NoMore, 113), numbers(V));
  ASSERT_TRUE(window_asks(table, H));
  table.nobody_plays();
  EXPECT_TRUE(table.state().dead.has(Maid)) << "3 against 0";
}

// VE-207: who has no card left is not asked to add.
TEST(VampireEmpireCombatWindows, PassOverAnEmptyHand) {
  Table table{Position{}.hand(V, {"v05"}).hand(H, {"h34", "h01", "h02", "h13"})};
  table.acts(V, {"attack:lady>maid", "play:v05", "done"});
  table.acts(H, {"play:h34", "take:v05", "drop:h01", "drop:h02"});
  EXPECT_TRUE(window_asks(table, H)) << "again from the beginning, with nobody to add";
  EXPECT_EQ(table.count(EventKind::NoMore), 0U);
  table.nobody_plays().act(H, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 0, 0));
  EXPECT_EQ(told(table, EventKind::StoodDown, 121), numbers(V));
}

// VE-206: a cancelled card of the defence stays and counts 0 in round 2.
TEST(VampireEmpireCombatWindows, KeepACancelledDefenceAtNothing) {
  Table table{Position{}.day().hand(H, {"h03", "h34", "h13", "h01"}).hand(V, {"v11", "v09", "v10", "v01"})};
  table.acts(H, {"attack:lady>maid", "play:h03", "done"}).nobody_plays();
  table.acts(V, {"play:v11", "play:v09", "done"}).acts(H, {"play:h34", "take:v11", "drop:h13"});
  table.act(V, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 2, 2));
  EXPECT_EQ(told(table, EventKind::RoundBegan, 118), numbers(2, 2, 2));
  EXPECT_EQ(table.player(V).played, cards({"v11", "v09"}));
  EXPECT_EQ(table.player(V).cancelled, cards({"v11"}));
  table.act(H, "play:h01").act(H, "done").nobody_plays().act(V, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 3, 2));
}

// VE-213, HC-VE-44
TEST(VampireEmpireCombatWindows, KeepEffectsOfARoundToThatRound) {
  Table table{Position{}.hand(V, {"v06", "v01", "v09"}).hand(H, {"h37", "h01", "h09", "h10"})};
  table.acts(V, {"attack:lady>maid", "play:v06", "done"}).acts(H, {"play:h37", "drop:h01"});
  EXPECT_EQ(told(table, EventKind::Strengthened, 213), numbers(H, Marker::Defence, 2));
  EXPECT_EQ(table.defence(), 2U);
  table.nobody_plays().acts(H, {"play:h09", "done"}).nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 4, 4));
  EXPECT_EQ(told(table, EventKind::RoundBegan, 118), numbers(2, 4, 2));
  table.round({"v01"}, {"h10"});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 5, 4));
  EXPECT_TRUE(table.state().dead.has(Maid));
}

// VE-213: played in round 2 it counts there.
TEST(VampireEmpireCombatWindows, HaveEffectsInRoundTwo) {
  Table table{Position{}.hand(V, {"v03", "v01", "v37", "v09"}).hand(H, {"h09", "h10", "h01"})};
  table.act(V, "attack:lady>maid").round({"v03"}, {"h09"});
  table.acts(V, {"play:v01", "done"}).act(H, "done").acts(V, {"play:v37", "drop:v09"});
  EXPECT_EQ(table.attack(), 5U);
  table.nobody_plays().acts(H, {"play:h10", "done"}).nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 5, 4));
}

// VE-102, VE-122, VE-202, HC-VE-45: the attack after holy water is a combat too.
TEST(VampireEmpireCombatWindows, OpenInTheAttackAfterHolyWater) {
  Table table{Position{}
                  .day()
                  .vampires({Monk, Cook, Nun})
                  .castle({Lady, Maid, Monk})
                  .hand(H, {"h24", "h22", "h01"})
                  .hand(V, {"v34", "v36", "v01", "v02"})};
  table.acts(H, {"ask:monk", "play:h24", "play:h22"});
  ASSERT_EQ(table.step(), Step::AttackNow) << "no general window between the answer and the attack";
  table.acts(H, {"attack:lady>monk", "play:h22", "done"});
  ASSERT_TRUE(window_asks(table, V));
  EXPECT_EQ(table.options(V), (Ids{"play:v34", "done"}));
  table.acts(V, {"play:v34", "drop:v01", "drop:v02"});
  EXPECT_EQ(told(table, EventKind::StoppedCombat, 151), numbers(V));
  EXPECT_TRUE(table.castle().has(Monk));
  EXPECT_TRUE(table.state().revealed.has(Monk));
  EXPECT_EQ(table.moat(H), (Ids{"h22", "h24"}));
  EXPECT_TRUE(window_asks(table, H));
  EXPECT_EQ(table.state().frames.top().moment, Moment::General);
}

// VE-202, VE-203: which of the two windows, and on which side.
TEST(VampireEmpireCombatWindows, AreToldApartByTheCards) {
  // By night: Sacrifice and Night Watch after the attack, none of them after the own defence.
  Table night{Position{}.hand(V, {"v05", "v37", "v34", "v01", "v02"}).hand(H, {"h34", "h37", "h07", "h01", "h02"})};
  night.acts(V, {"attack:lady>maid", "play:v05", "done"});
  EXPECT_EQ(night.options(H), (Ids{"play:h34", "play:h37", "done"}));
  night.act(H, "done");
  EXPECT_EQ(night.options(V), (Ids{"play:v37", "done"})) << "Mist is against an attack of the opponent";
  night.act(V, "done").acts(H, {"play:h07", "done"});
  EXPECT_EQ(night.options(V), (Ids{"done"}));
  EXPECT_TRUE(names(night.refused(V, "play:v37"), "VE-202"));
  night.act(V, "done");
  EXPECT_EQ(night.options(H), (Ids{"done"}));
  EXPECT_TRUE(names(night.refused(H, "play:h37"), "VE-202"));
  EXPECT_TRUE(names(night.refused(H, "play:h34"), "VE-202"));
  // By day: Mist after the attack, Sacrifice after the opponent's defence.
  Table day{Position{}.day().hand(H, {"h05", "h34", "h37", "h01", "h02"}).hand(V, {"v34", "v37", "v07", "v01", "v02"})};
  day.acts(H, {"attack:lady>maid", "play:h05", "done"});
  EXPECT_EQ(day.options(V), (Ids{"play:v34", "done"}));
  day.act(V, "done");
  EXPECT_EQ(day.options(H), (Ids{"done"}));
  day.act(H, "done").acts(V, {"play:v07", "done"});
  EXPECT_EQ(day.options(H), (Ids{"play:h34", "done"}));
  day.act(H, "done");
  EXPECT_EQ(day.options(V), (Ids{"done"}));
}

}  // namespace
}  // namespace krypta::vampire_empire::test::combat_windows_test
