#include "tests/rules/vampire_empire/scenario.hpp"

/// Who may attack whom, and whether there is a combat at all.
namespace krypta::vampire_empire::test::combat_fighters_test {
namespace {

using enum Character;

// VE-103, VE-104
TEST(VampireEmpireFighters, AreTwoDifferentCharactersOfTheCastle) {
  Table table{Position{}.hand(V, {"v01", "v07", "v13"}).hand(H, {"h01"})};
  EXPECT_EQ(table.offered(V, "attack:"), (Ids{"attack:lady>maid", "attack:lady>monk", "attack:maid>lady",
                                              "attack:maid>monk", "attack:monk>lady", "attack:monk>maid"}));
  EXPECT_TRUE(names(table.refused(V, "attack:cook>lady"), "VE-103"));
  EXPECT_TRUE(names(table.refused(V, "attack:lady>cook"), "VE-103"));
  EXPECT_TRUE(names(table.refused(V, "attack:lady>lady"), "VE-104"));
  // The opponent names nobody.
  EXPECT_TRUE(table.options(H).empty());
  table.refused(H, "attack:lady>maid");
  table.act(V, "attack:maid>monk");
  EXPECT_EQ(told(table, EventKind::Attacked, 104), numbers(V, Maid, Monk));
  EXPECT_EQ(*table.state().combat.attacker, Maid);
  EXPECT_EQ(*table.state().combat.defender, Monk);
}

// VE-103: the dead fight no more.
TEST(VampireEmpireFighters, AreNeverDead) {
  Table table{Position{}.castle({Lady, Maid, Monk}).dead({Officer}).hand(V, {"v01", "v07", "v13"})};
  EXPECT_TRUE(names(table.refused(V, "attack:officer>lady"), "VE-103"));
  EXPECT_TRUE(names(table.refused(V, "attack:lady>officer"), "VE-103"));
}

// VE-105, HC-VE-37
TEST(VampireEmpireFighters, InACastleOfTwoAreTheseTwo) {
  const auto last_two = Position{}
                            .vampires({Nun, Lord, Lady})
                            .tokens({Cook, Butler})
                            .castle({Cook, Nun})
                            .dead({Lord, Lady, Officer, Maid, Butler, Monk, Bishop})
                            .hand(V, {"v07", "v13", "v12", "v01"})
                            .hand(H, {"h07", "h13", "h12", "h01"});
  for (const bool day : {false, true}) {
    Position position = last_two;
    if (day) position.day();
    const Seat active = day ? H : V;
    EXPECT_EQ(Table{position}.offered(active, "attack:"), (Ids{"attack:cook>nun", "attack:nun>cook"}));
    // Whoever attacks: if the Cook dies, the vampires have won, and if the Nun dies, the humans. VE-184, VE-185
    Table cook{position};
    cook.act(active, "attack:nun>cook").round({day ? "h13" : "v13"}, {});
    EXPECT_TRUE(cook.over());
    EXPECT_EQ(cook.winners(), SeatSet::of(V));
    Table nun{position};
    nun.act(active, "attack:cook>nun").round({day ? "h07" : "v07"}, {});
    EXPECT_TRUE(nun.over());
    EXPECT_EQ(nun.winners(), SeatSet::of(H));
  }
}

// VE-106
TEST(VampireEmpireFighters, OfTheHumanPlayerAreNoRevealedVampires) {
  Table table{Position{}.day().castle({Lord, Maid, Monk}).revealed({Lord}).hand(H, {"h01", "h07", "h13", "h24"})};
  EXPECT_EQ(table.offered(H, "attack:"),
            (Ids{"attack:maid>lord", "attack:maid>monk", "attack:monk>lord", "attack:monk>maid"}));
  EXPECT_TRUE(names(table.refused(H, "attack:lord>maid"), "VE-106"));
}

// VE-106, HC-VE-06
TEST(VampireEmpireFighters, OfTheHumanPlayerMayBeSecretVampires) {
  Table table{Position{}
                  .day()
                  .vampires({Lord, Butler, Nun})
                  .tokens({Lady, Cook})
                  .castle({Lady, Butler, Monk})
                  .hand(H, {"h09", "h01"})
                  .hand(V, {"v02"})};
  table.act(H, "attack:butler>lady").round({"h09"}, {});
  EXPECT_EQ(table.state().revealed, CharacterSet{});
  EXPECT_EQ(table.state().known_humans, set_of({Lady}));
  EXPECT_EQ(table.count(EventKind::ShowedSide), 0U);
  EXPECT_EQ(table.count(EventKind::IsVampire), 0U);
  EXPECT_TRUE(table.known(H).vampires.value.empty());
}

// VE-107, HC-VE-04
TEST(VampireEmpireFighters, OfTheVampirePlayerAreRevealedVampiresIfThereAreAny) {
  Table table{Position{}
                  .vampires({Maid, Cook, Nun})
                  .castle({Maid, Officer, Monk})
                  .revealed({Maid})
                  .hand(V, {"v01", "v07", "v13"})};
  EXPECT_EQ(table.offered(V, "attack:"), (Ids{"attack:maid>officer", "attack:maid>monk"}));
  EXPECT_TRUE(names(table.refused(V, "attack:officer>monk"), "VE-107"));
  EXPECT_TRUE(names(table.refused(V, "attack:monk>maid"), "VE-107"));
}

// VE-107: each of two; the third one not, also if it is a secret vampire.
TEST(VampireEmpireFighters, OfTheVampirePlayerMayBeEitherOfTwoRevealedVampires) {
  Table table{Position{}.castle({Lord, Cook, Nun}).revealed({Lord, Nun}).hand(V, {"v01", "v07", "v13"})};
  EXPECT_EQ(table.offered(V, "attack:"),
            (Ids{"attack:lord>cook", "attack:lord>nun", "attack:nun>lord", "attack:nun>cook"}));
  EXPECT_TRUE(names(table.refused(V, "attack:cook>lord"), "VE-107"));
}

// VE-107, VE-108: a revealed vampire in the town binds nobody.
TEST(VampireEmpireFighters, OfTheVampirePlayerAreAnybodyWhileNoRevealedVampireIsInTheCastle) {
  Table table{Position{}.castle({Lady, Cook, Monk}).revealed({Lord}).hand(V, {"v01", "v07", "v13"})};
  EXPECT_EQ(table.offered(V, "attack:").size(), 6U);
  EXPECT_TRUE(table.offers(V, "attack:lady>cook"));
  EXPECT_TRUE(table.offers(V, "attack:cook>lady"));
  table.act(V, "attack:cook>lady");
  EXPECT_FALSE(table.state().revealed.has(Cook));
}

// VE-109: whatever the side, by either player.
TEST(VampireEmpireFighters, MayBeAttackedWhateverTheirSide) {
  const auto base = Position{}.castle({Lord, Cook, Monk}).revealed({Lord}).hand(V, {"v01"}).hand(H, {"h07", "h13"});
  EXPECT_EQ(Table{base}.offered(V, "attack:"), (Ids{"attack:lord>cook", "attack:lord>monk"}));
  Position by_day = base;
  by_day.day();
  EXPECT_EQ(Table{by_day}.offered(H, "attack:"),
            (Ids{"attack:cook>lord", "attack:cook>monk", "attack:monk>lord", "attack:monk>cook"}));
}

// VE-109, VE-110, VE-125, HC-VE-05
TEST(VampireEmpireFighters, CanBothBeRevealedVampiresAndTheHumanPlayerSupportsOne) {
  Table table{Position{}
                  .castle({Lord, Nun, Maid})
                  .revealed({Lord, Nun})
                  .hand(V, {"v05", "v36"})
                  .hand(H, {"h15", "h24", "h03", "h09"})};
  table.acts(V, {"attack:lord>nun", "play:v05", "done"}).nobody_plays();
  ASSERT_EQ(table.step(), Step::Defend);
  // Clergy for the Nun and holy water against the Lord, but nothing noble or of servants.
  EXPECT_EQ(table.options(H), (Ids{"play:h15", "play:h24", "done"}));
  table.acts(H, {"play:h15", "play:h24", "done"}).nobody_plays();
  EXPECT_EQ(told(table, EventKind::Compared, 117), numbers(1, 3, 4));
  EXPECT_TRUE(table.castle().has(Nun));
}

// VE-110: the opponent of the active player, and nobody else; also for the other side's character.
TEST(VampireEmpireFighters, AreSupportedByTheActivePlayerAndTheOpponent) {
  Table night{Position{}.hand(V, {"v05", "v09"}).hand(H, {"h09", "h03"})};
  night.acts(V, {"attack:lady>maid", "play:v05", "done"}).nobody_plays();
  EXPECT_TRUE(night.options(V).empty());
  EXPECT_EQ(night.options(H), (Ids{"play:h09", "done"}));
  // By day the vampire player defends, here a human.
  Table day{Position{}.day().hand(H, {"h05", "h09"}).hand(V, {"v09", "v03", "v24"})};
  day.acts(H, {"attack:lady>maid", "play:h05", "done"}).nobody_plays();
  EXPECT_TRUE(day.options(H).empty());
  EXPECT_EQ(day.options(V), (Ids{"play:v09", "done"}));
}

// VE-142, HC-VE-38
TEST(VampireEmpireFighters, NeedAHandThatAllowsTheCombat) {
  const auto base = Position{}.day().castle({Lord, Nun, Cook}).revealed({Lord, Nun}).vampires({Lord, Nun, Maid});
  Position none = base;
  EXPECT_EQ(Table{none.hand(H, {"h01", "h13", "h31"})}.options(H), (Ids{"pass"}));
  Table poor{none};
  EXPECT_TRUE(names(poor.refused(H, "attack:cook>lord"), "VE-142"));
  EXPECT_TRUE(names(poor.refused(H, "ask:cook"), "VE-085"));
  // With a single holy water card the Cook may attack either with it.
  Position one = base;
  Table holy{one.hand(H, {"h01", "h13", "h22"})};
  EXPECT_EQ(holy.options(H), (Ids{"attack:cook>lord", "attack:cook>nun", "pass"}));
  EXPECT_EQ(holy.act(H, "attack:cook>nun").options(H), (Ids{"play:h22"}));
}

// VE-142: a hand of the other occupations, of support cards, or of nothing.
TEST(VampireEmpireFighters, AreNotOfferedToAHandWithoutACardForThem) {
  EXPECT_EQ(Table{Position{}.hand(V, {"v24", "v34", "v37"})}.options(V), (Ids{"pass"}));
  EXPECT_EQ(Table{Position{}}.options(V), (Ids{"pass"}));
  Table table{Position{}.hand(V, {"v13"})};
  EXPECT_EQ(table.options(V), (Ids{"attack:monk>lady", "attack:monk>maid", "pass"}));
  EXPECT_TRUE(names(table.refused(V, "attack:lady>maid"), "VE-123"));
}

// VE-112, VE-142: attack markers alone begin no combat.
TEST(VampireEmpireFighters, AreNotOfferedForTheirMarkersAlone) {
  Table table{Position{}.marker(Lady, Marker::Attack, 2).hand(V, {"v07", "v24", "v37"})};
  EXPECT_EQ(table.options(V), (Ids{"attack:maid>lady", "attack:maid>monk", "pass"}));
  EXPECT_TRUE(names(table.refused(V, "attack:lady>maid"), "VE-142"));
}

}  // namespace
}  // namespace krypta::vampire_empire::test::combat_fighters_test
