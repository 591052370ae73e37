#include "tests/rules/vampire_empire/scenario.hpp"

/// What the cards of a combat are worth, how the rounds follow each other, and when a combat may begin.
namespace krypta::vampire_empire::test::combat_values_test {
namespace {

using enum Character;

// VE-114, VE-115, VE-116, VE-118
TEST(VampireEmpireCombatValues, AreTheSumsOfAllCardsOfTheCombat) {
  Table table{Position{}.hand(V, {"v05", "v01", "v03", "v02", "v36"}).hand(H, {"h09", "h08", "h07", "h10", "h36"})};
  table.act(V, "attack:lady>maid");
  EXPECT_EQ(table.attack(), 0U);
  table.act(V, "play:v05");
  EXPECT_EQ(table.attack(), 3U);
  table.acts(V, {"play:v01", "done"}).nobody_plays();
  EXPECT_EQ(table.attack(), 4U);
  EXPECT_EQ(table.defence(), 0U);
  table.acts(H, {"play:h09", "play:h10", "done"});
  EXPECT_EQ(table.defence(), 4U);
  table.nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 114), numbers(1, 4, 4));
  EXPECT_EQ(told(table, EventKind::Survived, 118), numbers(Maid));
  // The cards of round 1 stay and count, for both.
  EXPECT_EQ(told(table, EventKind::RoundBegan, 118), numbers(2, 4, 4));
  EXPECT_EQ(table.player(V).played, cards({"v05", "v01"}));
  EXPECT_EQ(table.player(H).played, cards({"h09", "h10"}));
  table.acts(V, {"play:v03", "done"}).nobody_plays();
  EXPECT_EQ(table.attack(), 6U);
  table.acts(H, {"play:h07", "done"}).nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 115), numbers(2, 6, 5));
  EXPECT_TRUE(table.state().dead.has(Maid));
}

// VE-117: greater, in round 1; no second round follows.
TEST(VampireEmpireCombatValues, KillIfTheAttackIsGreater) {
  Table table{Position{}.hand(V, {"v05", "v01", "v36"}).hand(H, {"h09", "h10"})};
  table.act(V, "attack:lady>maid").round({"v05"}, {"h09"});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 3, 2));
  EXPECT_EQ(told(table, EventKind::Died, 135), numbers(Maid, Side::Human));
  EXPECT_EQ(table.count(EventKind::RoundBegan), 0U);
  EXPECT_TRUE(table.pending().chance) << "the town refills the castle";
}

// VE-117, VE-118: equal is not greater, and neither is less.
TEST(VampireEmpireCombatValues, DoNotKillIfTheAttackIsEqualOrLess) {
  for (const bool less : {false, true}) {
    Table table{Position{}.hand(V, {"v03", "v01"}).hand(H, {"h09", "h07"})};
    table.act(V, "attack:lady>maid");
    if (less) {
      table.round({"v03"}, {"h09", "h07"});
    } else {
      table.round({"v03"}, {"h09"});
    }
    EXPECT_TRUE(table.state().dead.empty());
    EXPECT_EQ(table.state().combat.round, 2U);
    EXPECT_EQ(table.step(), Step::Attack);
  }
}

// VE-111, VE-119
TEST(VampireEmpireCombatValues, AreComparedTwiceAtMost) {
  Table table{Position{}.hand(V, {"v03", "v01", "v04", "v36"}).hand(H, {"h09", "h07", "h10"})};
  table.act(V, "attack:lady>maid").round({"v03"}, {"h09"});
  // The same attacker, the same defender.
  EXPECT_EQ(*table.state().combat.attacker, Lady);
  EXPECT_EQ(*table.state().combat.defender, Maid);
  table.round({"v01"}, {"h07"});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 3, 3));
  EXPECT_EQ(told(table, EventKind::Survived, 119), numbers(Maid));
  EXPECT_EQ(table.count(EventKind::Compared), 2U);
  EXPECT_EQ(table.count(EventKind::CombatEnded), 1U);
  EXPECT_EQ(table.castle(), set_of({Lady, Maid, Monk}));
  EXPECT_EQ(table.state().combat, Combat{});
  // The turn is over, though both have cards left.
  EXPECT_EQ(table.active(), H);
}

// VE-120: a defence of any height does not hurt the attacker.
TEST(VampireEmpireCombatValues, NeverKillTheAttacker) {
  Table table{Position{}.hand(V, {"v01", "v02"}).hand(H, {"h12", "h11"})};
  table.act(V, "attack:lady>maid").round({"v01"}, {"h12", "h11"}).round({"v02"}, {});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 2, 7));
  EXPECT_TRUE(table.state().dead.empty());
  EXPECT_TRUE(table.castle().has(Lady));
}

// VE-121, HC-VE-08: the markers of round 1 do not count again, but there is no second comparison.
TEST(VampireEmpireCombatValues, AreNotComparedAgainWithoutASecondAttack) {
  const auto base = Position{}.marker(Maid, Marker::Defence, 2).hand(H, {"h11", "h01"});
  // Without a valid card, with one that stays in the hand, and without any card.
  for (const std::string_view left : {"v09", "v01", ""}) {
    Position position = base;
    position.hand(V, {"v06", "v02"});
    if (!left.empty()) position.hand(V, {left});
    Table table{position};
    table.act(V, "attack:lady>maid").round({"v06", "v02"}, {"h11"});
    EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 5, 5));
    if (!left.empty()) {
      EXPECT_EQ(told(table, EventKind::RoundBegan, 118), numbers(2, 5, 3));
      EXPECT_TRUE(table.asks(V)) << "whoever has a card is asked: " << left;
      EXPECT_EQ(table.offers(V, "play:v01"), left == "v01");
      table.act(V, "done");
    }
    EXPECT_EQ(told(table, EventKind::StoodDown, 121), numbers(V)) << left;
    EXPECT_EQ(table.count(EventKind::Compared), 1U);
    EXPECT_TRUE(table.state().dead.empty());
    // To the opponent all of it looks the same.
    EXPECT_EQ(table.count(EventKind::RoundBegan), 1U);
    EXPECT_EQ(table.count(EventKind::CombatEnded), 1U);
    EXPECT_EQ(table.state().combat, Combat{});
  }
}

// VE-121: no window and no defence follow when there is no second attack.
TEST(VampireEmpireCombatValues, AreNotDefendedAgainstWhenThereIsNoSecondAttack) {
  Table table{Position{}.hand(V, {"v03", "v34"}).hand(H, {"h09", "h34", "h07"})};
  table.act(V, "attack:lady>maid").round({"v03"}, {"h09"});
  const std::size_t before = length(table);
  table.act(V, "done");
  EXPECT_EQ(story(table, before), (Ids{"stood-down", "combat-ended"}));
  // The last window of the turn.
  EXPECT_TRUE(window_asks(table, V));
  EXPECT_EQ(table.state().frames.top().moment, Moment::General);
}

// VE-122
TEST(VampireEmpireCombatValues, AreOverWhenTheCardsGoToTheirOwnersMoats) {
  Table table{Position{}.hand(V, {"v03", "v01"}).hand(H, {"h09", "h07", "h01"})};
  table.act(V, "attack:lady>maid").round({"v03"}, {"h09"});
  EXPECT_TRUE(table.moat(V).empty()) << "not between the rounds";
  EXPECT_TRUE(table.moat(H).empty());
  table.round({"v01"}, {"h07"});
  EXPECT_EQ(table.moat(V), (Ids{"v01", "v03"}));
  EXPECT_EQ(table.moat(H), (Ids{"h07", "h09"}));
  EXPECT_EQ(shown(table, V), (Ids{"v01", "v03"}));
  EXPECT_EQ(shown(table, H), (Ids{"h07", "h09"}));
  EXPECT_TRUE(table.player(V).played.empty());
  EXPECT_TRUE(table.player(H).played.empty());
}

// VE-131, VE-132, VE-133, EX-VE-2
TEST(VampireEmpireCombatValues, MustExceedTheStartingDefenceInTheFirstAttack) {
  // Against +1 at least 2 points are needed.
  const auto one = Position{}.marker(Maid, Marker::Defence, 1);
  EXPECT_TRUE(Table{Position{one}.hand(V, {"v01"})}.offered(V, "attack:lady>maid").empty());
  Table short_of_it{Position{one}.hand(V, {"v01", "v13"})};
  EXPECT_EQ(short_of_it.options(V), (Ids{"attack:lady>monk", "attack:monk>lady", "pass"}));
  EXPECT_TRUE(names(short_of_it.refused(V, "attack:lady>maid"), "VE-131"));
  EXPECT_TRUE(Table{Position{one}.hand(V, {"v03"})}.offers(V, "attack:lady>maid"));
  // Two cards of 1 are enough together, one of them is not.
  Table two{Position{one}.hand(V, {"v01", "v02", "v05"}).hand(H, {"h01"})};
  two.acts(V, {"attack:lady>maid", "play:v01"});
  EXPECT_TRUE(names(two.refused(V, "done"), "VE-131"));
  EXPECT_TRUE(names(two.refused(V, "done"), "VE-133"));
  EXPECT_EQ(two.options(V), (Ids{"play:v02", "play:v05"}));
  two.act(V, "play:v02");
  EXPECT_TRUE(two.offers(V, "done"));
}

// VE-132: several markers add up; those for the attack are none of it.
TEST(VampireEmpireCombatValues, MustExceedAllDefenceMarkersOfTheDefender) {
  const auto three = Position{}.marker(Maid, Marker::Defence, 3).marker(Monk, Marker::Attack, 3);
  EXPECT_FALSE(Table{Position{three}.hand(V, {"v05"})}.offers(V, "attack:lady>maid"));
  EXPECT_TRUE(Table{Position{three}.hand(V, {"v05"})}.offers(V, "attack:lady>monk"));
  EXPECT_TRUE(Table{Position{three}.hand(V, {"v06"})}.offers(V, "attack:lady>maid"));
}

// VE-131, VE-133, HC-VE-09
TEST(VampireEmpireCombatValues, CountTheAttackMarkersTowardsTheStartingDefence) {
  const auto base = Position{}.day().marker(Maid, Marker::Defence, 2).hand(H, {"h03", "h07"});
  Position marked = base;
  marked.marker(Lady, Marker::Attack, 1);
  EXPECT_FALSE(Table{base}.offers(H, "attack:lady>maid"));
  ASSERT_TRUE(Table{marked}.offers(H, "attack:lady>maid"));
  Table table{marked};
  table.act(H, "attack:lady>maid");
  EXPECT_EQ(table.attack(), 1U);
  table.act(H, "play:h03");
  EXPECT_EQ(table.attack(), 3U);
  EXPECT_TRUE(table.offers(H, "done"));
  // Markers alone are no attack. VE-112
  Position two = base;
  two.marker(Lady, Marker::Attack, 3);
  Table strong{two};
  strong.act(H, "attack:lady>maid");
  EXPECT_TRUE(names(strong.refused(H, "done"), "VE-112"));
}

// VE-134: in round 2 one point is enough.
TEST(VampireEmpireCombatValues, NeedNotExceedTheStartingDefenceInRoundTwo) {
  Table table{Position{}.marker(Maid, Marker::Defence, 2).hand(V, {"v05", "v01"}).hand(H, {"h11", "h07"})};
  table.act(V, "attack:lady>maid").round({"v05"}, {"h11"});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 3, 5));
  table.act(V, "play:v01");
  EXPECT_EQ(table.options(V), (Ids{"done"}));
  table.act(V, "done").nobody_plays();
  table.act(H, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 4, 3));
  EXPECT_TRUE(table.state().dead.has(Maid));
}

// VE-131, VE-213, HC-VE-43: what comes after the first play does not help.
TEST(VampireEmpireCombatValues, OfSupportCardsDoNotHelpToBegin) {
  const auto base = Position{}.marker(Maid, Marker::Defence, 1).hand(V, {"v01", "v37", "v08"});
  EXPECT_EQ(Table{base}.offered(V, "attack:lady"), (Ids{"attack:lady>monk"}));
  Position two = base;
  EXPECT_TRUE(Table{two.hand(V, {"v02"})}.offers(V, "attack:lady>maid"));
}

// VE-196, HC-VE-26: against somebody without cards.
TEST(VampireEmpireCombatValues, WithoutAnyDefenceAreEnoughAtOne) {
  Table table{Position{}.deck(H, {}).hand(V, {"v01"})};
  table.acts(V, {"attack:lady>maid", "play:v01", "done"});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 1, 0));
  EXPECT_TRUE(table.state().dead.has(Maid));
  EXPECT_EQ(table.count(EventKind::NoMore), 0U);
  EXPECT_EQ(table.count(EventKind::NoCard), 0U);
}

}  // namespace
}  // namespace krypta::vampire_empire::test::combat_values_test
