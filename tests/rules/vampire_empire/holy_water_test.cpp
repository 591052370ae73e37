#include "engine/games/vampire_empire/rules.hpp"
#include "tests/rules/vampire_empire/observers.hpp"

/// "Holy Water": the question and its answer.
namespace krypta::vampire_empire::test::holy_water_test {
namespace {

using enum Character;

/// Day: the Cook in the castle is a vampire, the Lord and the Nun in the town are the others.
Position day() {
  return Position{}
      .day()
      .castle({Lady, Maid, Cook})
      .hand(H, {"h22", "h26", "h28", "h01", "h05", "h36"})
      .hand(V, {"v07", "v24", "v36"});
}
Table& ask(Table& table, std::string_view who, std::initializer_list<std::string_view> cards_played) {
  table.act(H, "ask:" + std::string{who});
  for (const std::string_view c : cards_played) table.act(H, "play:" + std::string{c});
  return table;
}

}  // namespace

// VE-084
TEST(VampireEmpireHolyWater, OnlyTheHumanPlayerAsksAndOnlyByDay) {
  Table by_day{day()};
  EXPECT_FALSE(by_day.offered(H, "ask:").empty());
  Table night{Position{}.hand(V, {"v22", "v23", "v24"}).hand(H, {"h22", "h26"})};
  EXPECT_EQ(night.offered(V, "ask:"), Ids{});
  EXPECT_EQ(night.offered(H, "ask:"), Ids{});
  EXPECT_TRUE(names(night.refused(V, "ask:lady"), "VE-084"));
  static_cast<void>(night.refused(H, "ask:lady"));
}

// VE-085, VE-010
TEST(VampireEmpireHolyWater, ItCostsAnyTwoHolyWaterCardsTwoColouredOnesToo) {
  Table table{day()};
  table.act(H, "ask:lord");
  EXPECT_EQ(table.options(H), (Ids{"play:h22", "play:h26", "play:h28"}));
  EXPECT_TRUE(names(table.refused(H, "play:h05"), "VE-085"));
  EXPECT_TRUE(names(table.refused(H, "play:h36"), "VE-085"));
  table.act(H, "play:h28");
  EXPECT_EQ(table.options(H), (Ids{"play:h22", "play:h26"}));
  EXPECT_TRUE(names(table.refused(H, "done"), "VE-085"));
  EXPECT_EQ(table.count(EventKind::IsVampire), 0U);
  table.act(H, "play:h22");
  EXPECT_EQ(table.moat(H), (Ids{"h22", "h28"}));
}

// VE-085
TEST(VampireEmpireHolyWater, WithOneOfThemItIsNotOffered) {
  Table one{Position{}.day().hand(H, {"h22", "h01", "h36"}).hand(V, {"v01"})};
  EXPECT_EQ(one.offered(H, "ask:"), Ids{});
  EXPECT_TRUE(names(one.refused(H, "ask:lord"), "VE-085"));
  Table two{Position{}.day().hand(H, {"h29", "h30"}).hand(V, {"v01"})};
  EXPECT_EQ(two.offered(H, "ask:").size(), 9U);
}

// VE-086
TEST(VampireEmpireHolyWater, ALivingCharacterWhoIsNoRevealedVampireInCastleOrTown) {
  Table table{day().revealed({Lord}).known_humans({Maid}).dead({Officer})};
  EXPECT_EQ(table.offered(H, "ask:"),
            (Ids{"ask:lady", "ask:maid", "ask:cook", "ask:butler", "ask:monk", "ask:nun", "ask:bishop"}));
  EXPECT_TRUE(names(table.refused(H, "ask:lord"), "VE-086"));
  EXPECT_TRUE(names(table.refused(H, "ask:officer"), "VE-086"));
  table.act(H, "ask:nun");
  EXPECT_EQ(told(table, EventKind::Asked, 86), numbers(H, Nun));
}

// VE-087, VE-088, VE-089
TEST(VampireEmpireHolyWater, TheAnswerIsTrueAndTheProgramGivesItAtOnce) {
  for (const Character c : all_of<Character>()) {
    Table table{day()};
    const bool vampire = table.state().vampires.value.has(c);
    ask(table, name_of(c), {"h22", "h26"});
    // Nobody was asked in between, least of all the vampire player.
    EXPECT_EQ(table.count(EventKind::IsVampire), vampire ? 1U : 0U) << name_of(c);
    EXPECT_EQ(table.count(EventKind::IsHuman), vampire ? 0U : 1U) << name_of(c);
    EXPECT_EQ(told(table, vampire ? EventKind::IsVampire : EventKind::IsHuman, 87), numbers(c));
    EXPECT_EQ(table.state().revealed, vampire ? CharacterSet::of(c) : CharacterSet{});
    EXPECT_EQ(table.state().known_humans, vampire ? CharacterSet{} : CharacterSet::of(c));
  }
}

// VE-088, VE-067
TEST(VampireEmpireHolyWater, AVampireIsARevealedVampireFromNowOn) {
  Table table{day()};
  ask(table, "cook", {"h22", "h26"});
  for (const Seat s : observers) EXPECT_EQ(table.known(s).revealed, set_of({Cook}));
  EXPECT_EQ(told_all(table), (Lines{{EventKind::Played, numbers(H, id("h26"), 3)},
                                    {EventKind::IsVampire, numbers(Cook)},
                                    {EventKind::ShowedSide, numbers(Cook)}}));
  // The other two stay secret.
  EXPECT_FALSE(table.known(H).vampires.known);
}

// VE-089
TEST(VampireEmpireHolyWater, AHumanIsKnownToAllAndNothingElseChanges) {
  Table table{day()};
  ask(table, "maid", {"h22", "h26"});
  EXPECT_EQ(told(table, EventKind::IsHuman, 89), numbers(Maid));
  for (const Seat s : observers) {
    EXPECT_EQ(table.known(s).known_humans, set_of({Maid}));
    EXPECT_TRUE(table.known(s).revealed.empty());
  }
  EXPECT_EQ(table.castle(), set_of({Lady, Maid, Cook}));
  EXPECT_EQ(table.count(EventKind::ShowedSide), 0U);
  EXPECT_EQ(table.moat(H), (Ids{"h22", "h26"}));
  // No attack: the window after step 3 follows.
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_EQ(table.state().frames[0].step, Step::TurnEnds);
}

// HC-VE-40: VE-086, VE-089
TEST(VampireEmpireHolyWater, AskingAboutAKnownHumanAgainIsAllowedAndTellsNothingNew) {
  Table table{day().known_humans({Maid})};
  ask(table, "maid", {"h22", "h26"});
  EXPECT_EQ(table.state().known_humans, set_of({Maid}));
  EXPECT_EQ(table.moat(H), (Ids{"h22", "h26"}));
  EXPECT_EQ(told(table, EventKind::IsHuman, 89), numbers(Maid));
  // Also about the tokens one holds oneself.
  Table own{day()};
  ask(own, "lady", {"h22", "h26"});
  EXPECT_EQ(own.state().known_humans, set_of({Lady}));
}

// HC-VE-12: VE-033, VE-091
TEST(VampireEmpireHolyWater, AVampireRevealedInTheTownIsNotAttacked) {
  Table table{day()};
  ask(table, "nun", {"h22", "h26"});
  EXPECT_EQ(told_all(table),
            (Lines{{EventKind::Played, numbers(H, id("h26"), 3)}, {EventKind::IsVampire, numbers(Nun)}}));
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_EQ(table.moat(H), (Ids{"h22", "h26"}));
  EXPECT_TRUE(table.state().revealed.has(Nun));
  EXPECT_EQ(table.count(EventKind::ShowedSide), 0U);
  // Later she enters the castle and shows her vampire side.
  table.nobody_plays().acts(V, {"skip", "done"}).nobody_plays().act(V, "attack:cook>maid");
  table.round({"v07"}, {}).chance({"enter:nun"});
  EXPECT_EQ(told(table, EventKind::ShowedSide, 33), numbers(Nun));
}

// VE-090, VE-092
TEST(VampireEmpireHolyWater, AVampireRevealedInTheCastleMayBeAttackedByAnyOtherThere) {
  Table table{day()};
  ask(table, "cook", {"h22", "h26"});
  EXPECT_TRUE(table.asks(H));
  EXPECT_EQ(table.options(H), (Ids{"attack:lady>cook", "attack:maid>cook", "done"}));
  // Only the vampire just revealed, and not by itself.
  for (const std::string_view no : {"attack:cook>lady", "attack:lady>maid", "attack:cook>cook", "attack:nun>cook"})
    EXPECT_TRUE(names(table.refused(H, no), "VE-090")) << no;
  EXPECT_TRUE(names(table.refused(H, "pass"), "VE-090"));
}

// VE-092
TEST(VampireEmpireHolyWater, ARevealedVampireDoesNotLeadTheAttack) {
  Table table{day().castle({Lord, Maid, Cook}).revealed({Lord})};
  ask(table, "cook", {"h22", "h26"});
  EXPECT_EQ(table.options(H), (Ids{"attack:maid>cook", "done"}));
  EXPECT_TRUE(names(table.refused(H, "attack:lord>cook"), "VE-092"));
  // A secret vampire may.
  Table secret{day().castle({Lord, Nun, Cook})};
  ask(secret, "cook", {"h22", "h26"});
  EXPECT_EQ(secret.options(H), (Ids{"attack:lord>cook", "attack:nun>cook", "done"}));
}

// VE-100, VE-090
TEST(VampireEmpireHolyWater, WithoutAnAttackBothCardsGoToTheMoatAndTheActionEnds) {
  Table table{day()};
  ask(table, "cook", {"h22", "h26"}).act(H, "done");
  EXPECT_EQ(told(table, EventKind::NoAttack, 100), numbers(H));
  EXPECT_EQ(table.moat(H), (Ids{"h22", "h26"}));
  EXPECT_EQ(table.player(H).shown.size(), 2U);
  EXPECT_TRUE(table.player(H).played.empty());
  EXPECT_EQ(table.state().combat, Combat{});
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_EQ(table.state().frames[0].step, Step::TurnEnds);
  EXPECT_TRUE(table.castle().has(Cook));
}

// HC-VE-13: VE-101, VE-187
TEST(VampireEmpireHolyWater, AnAnswerThatMakesThreeRevealedVampiresInTheCastleLoses) {
  Table table{day().castle({Lord, Nun, Cook}).revealed({Lord, Nun})};
  ask(table, "cook", {"h22", "h26"});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), SeatSet::of(V));
  EXPECT_EQ(told(table, EventKind::Won, 186), numbers(V, Side::Vampire, Ending::Castle));
  EXPECT_EQ(table.count(EventKind::NoAttack) + table.count(EventKind::Attacked), 0U);
}

// VE-102
TEST(VampireEmpireHolyWater, NoWindowOpensBetweenTheAnswerAndTheAttack) {
  Table table{day()};
  ask(table, "cook", {"h22", "h26"});
  EXPECT_FALSE(table.asks(V));
  static_cast<void>(table.refused(V, "play:v36"));
  EXPECT_EQ(table.step(), Step::AttackNow);
  EXPECT_TRUE(names(table.refused(H, "play:h36"), "VE-090"));
  table.act(H, "attack:lady>cook");
  EXPECT_EQ(table.step(), Step::Attack);
  EXPECT_EQ(table.count(EventKind::NoCard), 0U);
}

// HC-VE-38: VE-085, VE-106, VE-125, VE-142
TEST(VampireEmpireHolyWater, AgainstTwoRevealedVampiresOneHolyWaterCardIsAnAttackButNoQuestion) {
  const Position position = Position{}.day().castle({Lord, Nun, Cook}).revealed({Lord, Nun}).hand(V, {"v01"});
  Table without{Position{position}.hand(H, {"h01", "h13", "h36"})};
  EXPECT_EQ(without.options(H), Ids{"pass"});
  Table with{Position{position}.hand(H, {"h01", "h13", "h22"})};
  EXPECT_EQ(with.options(H), (Ids{"attack:cook>lord", "attack:cook>nun", "pass"}));
}

}  // namespace krypta::vampire_empire::test::holy_water_test
