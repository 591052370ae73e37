#include "tests/rules/vampire_empire/observers.hpp"

/// "Holy Water": the attack that may follow at once.
namespace krypta::vampire_empire::test::holy_water_attack_test {
namespace {

using enum Character;

/// Day: Holy Water worth 1 and 3 has just revealed the Cook in the castle.
Table revealed_cook(Position position) {
  Table table{position};
  return table.acts(H, {"ask:cook", "play:h26", "play:h22"});
}
Position day() {
  return Position{}
      .day()
      .castle({Lady, Maid, Cook})
      .hand(H, {"h22", "h26", "h24", "h01", "h05", "h13", "h36"})
      .hand(V, {"v07", "v23", "v34", "v01", "v02"});
}
bool has(const std::vector<std::string>& ids, std::string_view one) { return names(ids, one); }

}  // namespace

// VE-093, VE-095
TEST(VampireEmpireHolyWaterAttack, OfTheTwoCardsTheLowerMayBeUsed) {
  for (const auto& order : {std::array{"play:h26", "play:h22"}, std::array{"play:h22", "play:h26"}}) {
    Table table{day()};
    table.acts(H, {"ask:cook", order[0], order[1]}).act(H, "attack:lady>cook");
    EXPECT_TRUE(table.offers(H, "play:h22"));
    EXPECT_FALSE(table.offers(H, "play:h26"));
    static_cast<void>(table.refused(H, "play:h26"));
    // The other one lies in the moat already.
    EXPECT_EQ(table.moat(H), Ids{"h26"});
    EXPECT_EQ(table.attack(), 0U);
    table.act(H, "play:h22");
    EXPECT_EQ(table.attack(), 1U);
  }
}

// VE-096
TEST(VampireEmpireHolyWaterAttack, FurtherValidCardsFromTheHandMayBeAdded) {
  Table table = revealed_cook(day());
  table.act(H, "attack:lady>cook");
  // Noble cards for the Lady, Holy Water against a revealed vampire; no clergy and no support cards.
  EXPECT_EQ(table.options(H), (Ids{"play:h01", "play:h05", "play:h22", "play:h24"}));
  table.acts(H, {"play:h05", "play:h22", "play:h24"});
  EXPECT_EQ(table.attack(), 6U);
  table.act(H, "done").nobody_plays();
  EXPECT_EQ(table.step(), Step::Defend);
}

// VE-097
TEST(VampireEmpireHolyWaterAttack, TheLowerCardAloneIsEnough) {
  Table table = revealed_cook(day().hand(V, {"v07"}));
  table.act(H, "attack:lady>cook").act(H, "play:h22");
  EXPECT_TRUE(table.offers(H, "done"));
  table.act(H, "done").nobody_plays().act(V, "done").nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 1, 0));
  EXPECT_EQ(told(table, EventKind::Died, 135), numbers(Cook, Side::Vampire));
}

// VE-097: also with nothing left in hand
TEST(VampireEmpireHolyWaterAttack, ItMayBeTheLastCardThatOneHas) {
  Table table{Position{}.day().castle({Lady, Maid, Cook}).hand(H, {"h22", "h26"}).hand(V, {"v01"})};
  table.acts(H, {"ask:cook", "play:h22", "play:h26"});
  EXPECT_EQ(table.options(H), (Ids{"attack:lady>cook", "attack:maid>cook", "done"}));
  table.act(H, "attack:maid>cook");
  EXPECT_EQ(table.options(H), Ids{"play:h22"});
  table.acts(H, {"play:h22", "done"});
  EXPECT_EQ(table.attack(), 1U);
}

// VE-098
TEST(VampireEmpireHolyWaterAttack, TheLowerCardMayBeLeftOutButThenACardFromTheHandIsPlayed) {
  Table table = revealed_cook(day());
  table.act(H, "attack:lady>cook");
  EXPECT_FALSE(table.offers(H, "done"));
  EXPECT_TRUE(names(table.refused(H, "done"), "VE-112"));
  table.acts(H, {"play:h01", "done"});
  EXPECT_EQ(table.attack(), 1U);
  EXPECT_EQ(table.moat(H), (Ids{"h22", "h26"}));
  EXPECT_EQ(table.player(H).played, cards({"h01"}));
  EXPECT_EQ(table.player(H).shown.size(), 2U);
}

// VE-093: the ruling; in the first play of round 1 or not at all
TEST(VampireEmpireHolyWaterAttack, InTheSecondRoundItIsGone) {
  Table table = revealed_cook(day());
  table.act(H, "attack:lady>cook").round({"h01"}, {"v23"});
  EXPECT_EQ(table.state().combat.round, 2U);
  EXPECT_EQ(table.options(H), (Ids{"play:h05", "play:h24", "done"}));
  static_cast<void>(table.refused(H, "play:h22"));
  // Used in round 1, it counts in round 2 like any other card.
  Table used = revealed_cook(day());
  used.act(H, "attack:lady>cook").round({"h22"}, {"v23"}).act(H, "play:h01");
  EXPECT_EQ(used.attack(), 2U);
}

// EX-VE-4: VE-094, VE-095
TEST(VampireEmpireHolyWaterAttack, OfTwoEqualCardsEitherMayBeUsedButNotBoth) {
  for (const bool first : {true, false}) {
    Table table{day().hand(H, {"h24", "h25"})};
    table.acts(H, {"ask:cook", "play:h24", "play:h25"}).act(H, "attack:lady>cook");
    EXPECT_TRUE(table.offers(H, "play:h24"));
    EXPECT_TRUE(table.offers(H, "play:h25"));
    table.act(H, first ? "play:h24" : "play:h25");
    EXPECT_FALSE(table.offers(H, first ? "play:h25" : "play:h24"));
    EXPECT_EQ(table.attack(), 2U);
    EXPECT_EQ(table.moat(H), Ids{first ? "h25" : "h24"});
  }
  // Left out, both are in the moat.
  Table neither{day().hand(H, {"h24", "h25"})};
  neither.acts(H, {"ask:cook", "play:h24", "play:h25"}).act(H, "attack:lady>cook").acts(H, {"play:h01", "done"});
  EXPECT_EQ(neither.moat(H), (Ids{"h24", "h25"}));
  EXPECT_EQ(neither.attack(), 1U);
}

// VE-094: of a pair with two colours the lower value decides, not the colours
TEST(VampireEmpireHolyWaterAttack, ATwoColouredCardIsTheLowerOneIfItsValueIs) {
  Table table{day().hand(H, {"h26", "h29"})};
  table.acts(H, {"ask:cook", "play:h29", "play:h26"}).act(H, "attack:lady>cook");
  EXPECT_TRUE(table.offers(H, "play:h29"));
  EXPECT_FALSE(table.offers(H, "play:h26"));
}

// VE-099, VE-131
TEST(VampireEmpireHolyWaterAttack, TheStartingDefenceMustBeExceededHereToo) {
  Position guarded = day().marker(Cook, Marker::Defence, 2).hand(H, {"h22", "h26", "h01", "h13"});
  guarded.moat(H, {"h24", "h05", "h36"});
  Table table = revealed_cook(guarded);
  // For the Lady 1 + 1 = 2 is not more than 2, for the Maid only the 1 is left.
  EXPECT_EQ(table.options(H), Ids{"done"});
  EXPECT_TRUE(names(table.refused(H, "attack:lady>cook"), "VE-099"));
  // One point more is enough, and all of it must be played.
  Position stronger = day().marker(Cook, Marker::Defence, 2).hand(H, {"h22", "h26", "h03", "h13"});
  stronger.moat(H, {"h24", "h05", "h01", "h36"});
  Table enough = revealed_cook(stronger);
  EXPECT_EQ(enough.options(H), (Ids{"attack:lady>cook", "done"}));
  enough.act(H, "attack:lady>cook").act(H, "play:h03");
  EXPECT_TRUE(names(enough.refused(H, "done"), "VE-131"));
  enough.acts(H, {"play:h22", "done"});
  EXPECT_EQ(enough.attack(), 3U);
}

// VE-099: the higher card does not help to reach it
TEST(VampireEmpireHolyWaterAttack, OnlyTheLowerCardCountsTowardsTheStartingDefence) {
  Position guarded = Position{}.day().castle({Lady, Maid, Cook}).marker(Cook, Marker::Defence, 1);
  Table table{guarded.hand(H, {"h22", "h26", "h36"}).hand(V, {"v01"})};
  table.acts(H, {"ask:cook", "play:h22", "play:h26"});
  EXPECT_EQ(table.options(H), Ids{"done"});
  Position equal = Position{}.day().castle({Lady, Maid, Cook}).marker(Cook, Marker::Defence, 2);
  Table twos{equal.hand(H, {"h24", "h25", "h36"}).hand(V, {"v01"})};
  twos.acts(H, {"ask:cook", "play:h24", "play:h25"});
  EXPECT_EQ(twos.options(H), Ids{"done"});
}

// VE-090, VE-207: the question is put though only one answer is left
TEST(VampireEmpireHolyWaterAttack, AMissingQuestionDoesNotBetrayTheHand) {
  const auto ask = [](Position position) {
    Table table{position};
    return table.acts(H, {"ask:cook", "play:h22", "play:h26"});
  };
  const Position guarded =
      Position{}.day().castle({Lady, Maid, Cook}).marker(Cook, Marker::Defence, 2).hand(V, {"v01"});
  Table weak = ask(Position{guarded}.hand(H, {"h22", "h26", "h13"}));
  Table strong = ask(Position{guarded}.hand(H, {"h22", "h26", "h06"}));
  EXPECT_NE(weak.options(H), strong.options(H));
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(look(weak, s), look(strong, s));
  for (Table* table : {&weak, &strong}) table->act(H, "done");
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(look(weak, s), look(strong, s));
}

// VE-102, VE-150, VE-202: in the attack itself there are the windows of a combat
TEST(VampireEmpireHolyWaterAttack, TheAttackIsACombatLikeAnyOther) {
  Table table = revealed_cook(day());
  const std::size_t before = events(table);
  table.act(H, "attack:lady>cook");
  EXPECT_EQ(since(table, before), (Lines{{EventKind::Attacked, numbers(H, Lady, Cook)}}));
  table.acts(H, {"play:h22", "done"});
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_TRUE(table.asks(V));
  EXPECT_TRUE(table.offers(V, "play:v34"));
  table.nobody_plays();
  // The vampire player defends a revealed vampire: servant and vampire cards.
  EXPECT_EQ(table.options(V), (Ids{"play:v07", "play:v23", "done"}));
  table.acts(V, {"play:v23", "done"}).nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 1, 2));
  table.round({"h05"}, {});
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(2, 4, 2));
  EXPECT_EQ(told(table, EventKind::Died, 135), numbers(Cook, Side::Vampire));
  table.chance({"enter:bishop"});
  EXPECT_EQ(table.moat(H), (Ids{"h05", "h22", "h26"}));
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_EQ(table.state().frames[0].step, Step::TurnEnds);
}

// HC-VE-45: VE-102, VE-122, VE-202
TEST(VampireEmpireHolyWaterAttack, MistEndsItAndTheVampireLivesAndStaysRevealed) {
  Table table = revealed_cook(day());
  table.act(H, "attack:lady>cook").acts(H, {"play:h22", "done"});
  table.acts(V, {"play:v34", "drop:v01", "drop:v02"});
  EXPECT_EQ(table.count(EventKind::StoppedCombat), 1U);
  EXPECT_EQ(table.count(EventKind::Died) + table.count(EventKind::Compared), 0U);
  EXPECT_TRUE(table.castle().has(Cook));
  EXPECT_TRUE(table.state().revealed.has(Cook));
  EXPECT_EQ(table.moat(H), (Ids{"h22", "h26"}));
  EXPECT_TRUE(has(table.moat(V), "v34"));
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_EQ(table.state().frames[0].step, Step::TurnEnds);
}

}  // namespace krypta::vampire_empire::test::holy_water_attack_test
