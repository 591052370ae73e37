#include "tests/rules/vampire_empire/scenario.hpp"

/// What follows when a character dies in a combat.
namespace krypta::vampire_empire::test::combat_death_test {
namespace {

using enum Character;

// VE-135, VE-136, VE-137, VE-138
TEST(VampireEmpireDeath, OfAHumanIsShownAndTheNextOneEnters) {
  Table table{Position{}.marker(Maid, Marker::Attack, 1).hand(V, {"v03"}).hand(H, {"h01", "h02"})};
  table.act(V, "attack:lady>maid").round({"v03"}, {});
  EXPECT_EQ(told(table, EventKind::Died, 135), numbers(Maid, Side::Human));
  for (const Seat s : {V, H, Seat::spectator}) {
    EXPECT_EQ(table.known(s).dead, set_of({Maid}));
    EXPECT_TRUE(table.known(s).known_humans.has(Maid));
    EXPECT_FALSE(table.known(s).revealed.has(Maid));
  }
  ASSERT_TRUE(table.pending().chance);
  EXPECT_EQ(table.castle(), set_of({Lady, Monk}));
  // Everybody of the town may be its top card, the dead may not.
  EXPECT_EQ(table.options(Seat::chance),
            (Ids{"enter:lord", "enter:officer", "enter:cook", "enter:butler", "enter:nun", "enter:bishop"}));
  table.chance({"enter:cook"});
  EXPECT_EQ(told(table, EventKind::Entered, 29), numbers(Cook));
  EXPECT_EQ(table.castle(), set_of({Lady, Monk, Cook}));
  EXPECT_EQ(table.state().town.size(), 5U);
  EXPECT_EQ(table.markers(Maid, Marker::Attack), 0U);
}

// VE-135: a vampire's token is turned face up.
TEST(VampireEmpireDeath, OfASecretVampireTurnsTheTokenFaceUp) {
  Table table{Position{}.day().castle({Lord, Maid, Monk}).hand(H, {"h13"}).hand(V, {"v36"})};
  table.act(H, "attack:monk>lord").round({"h13"}, {}).chance({"enter:lady"});
  EXPECT_EQ(told(table, EventKind::Died, 135), numbers(Lord, Side::Vampire));
  for (const Seat s : {V, H, Seat::spectator}) {
    EXPECT_TRUE(table.known(s).revealed.has(Lord));
    EXPECT_FALSE(table.known(s).known_humans.has(Lord));
  }
  // Nobody else is shown by it.
  EXPECT_EQ(table.state().revealed, set_of({Lord}));
  EXPECT_TRUE(table.known(H).vampires.value.empty());
  EXPECT_TRUE(table.known(Seat::spectator).vampires.value.empty());
  EXPECT_EQ(table.known(V).vampires.value, set_of({Lord, Cook, Nun}));
}

// VE-139: reveal the side, remove, is one side dead, refill, is the castle taken; then the combat is over.
TEST(VampireEmpireDeath, IsFollowedByTheRefillAndThenTheEndOfTheCombat) {
  Table table{Position{}.bottom({Cook}).castle({Lady, Maid, Monk}).hand(V, {"v03"}).hand(H, {"h01"})};
  table.act(V, "attack:lady>maid");
  table.acts(V, {"play:v03", "done"}).nobody_plays();
  const std::size_t before = length(table);
  table.act(H, "done").nobody_plays();
  EXPECT_EQ(story(table, before), (Ids{"no-more", "no-card", "compared", "died"}));
  table.chance({"enter:nun"});
  EXPECT_EQ(story(table, before), (Ids{"no-more", "no-card", "compared", "died", "entered", "combat-ended"}));
  EXPECT_EQ(table.moat(V), (Ids{"v03"}));
}

// VE-138: with an empty town nobody enters. EX-VE-5
TEST(VampireEmpireDeath, WithAnEmptyTownLeavesTheCastleSmaller) {
  Table table{Position{}
                  .castle({Lady, Cook, Monk})
                  .dead({Officer, Bishop, Butler, Lord, Nun, Maid})
                  .hand(V, {"v07", "v36"})
                  .hand(H, {"h01", "h36"})};
  table.act(V, "attack:cook>lady").round({"v07"}, {});
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.castle(), set_of({Cook, Monk}));
  EXPECT_EQ(table.count(EventKind::Entered), 0U);
  EXPECT_EQ(table.count(EventKind::CombatEnded), 1U);
  EXPECT_EQ(table.active(), H) << "and the match goes on";
}

// VE-139, VE-184, HC-VE-16
TEST(VampireEmpireDeath, OfTheThirdVampireEndsTheMatchBeforeTheRefill) {
  Table table{Position{}.day().castle({Lord, Maid, Monk}).dead({Cook, Nun}).hand(H, {"h13", "h36"}).hand(V, {"v36"})};
  table.act(H, "attack:monk>lord").round({"h13"}, {});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(told(table, EventKind::Won, 184), numbers(H, Side::Human, Ending::VampiresDead));
  EXPECT_EQ(table.count(EventKind::Entered), 0U);
  EXPECT_EQ(table.castle(), set_of({Maid, Monk}));
  // What is still open stops: the cards stay on the table.
  EXPECT_EQ(table.player(H).played, cards({"h13"}));
  EXPECT_EQ(table.count(EventKind::CombatEnded), 0U);
}

// VE-185, HC-VE-17: even in the human player's turn.
TEST(VampireEmpireDeath, OfTheSixthHumanEndsTheMatch) {
  Table table{Position{}
                  .day()
                  .castle({Lord, Maid, Cook})
                  .dead({Lady, Officer, Butler, Monk, Bishop})
                  .hand(H, {"h07"})
                  .hand(V, {"v36"})};
  table.act(H, "attack:cook>maid").round({"h07"}, {});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(told(table, EventKind::Won, 185), numbers(V, Side::Vampire, Ending::HumansDead));
  EXPECT_EQ(table.count(EventKind::Entered), 0U);
}

// VE-139, VE-186: after the refill the castle is looked at.
TEST(VampireEmpireDeath, CanLetTheThirdRevealedVampireIn) {
  Table table{Position{}.castle({Lord, Cook, Monk}).revealed({Lord, Cook, Nun}).hand(V, {"v22"}).hand(H, {"h01"})};
  table.act(V, "attack:lord>monk").round({"v22"}, {}).chance({"enter:nun"});
  EXPECT_EQ(told(table, EventKind::ShowedSide, 33), numbers(Nun));
  EXPECT_TRUE(table.over());
  EXPECT_EQ(told(table, EventKind::Won, 186), numbers(V, Side::Vampire, Ending::Castle));
}

// VE-106, VE-138, VE-186, HC-VE-14
TEST(VampireEmpireDeath, OfOneOfTwoRevealedVampiresMakesRoomForAnother) {
  Table table{Position{}
                  .day()
                  .vampires({Lady, Maid, Nun})
                  .tokens({Monk, Butler})
                  .castle({Lady, Maid, Monk})
                  .revealed({Lady, Maid, Nun})
                  .hand(H, {"h13", "h14", "h36"})
                  .hand(V, {"v36"})};
  EXPECT_EQ(table.offered(H, "attack:"), (Ids{"attack:monk>lady", "attack:monk>maid"}));
  table.act(H, "attack:monk>maid").round({"h13"}, {}).chance({"enter:nun"});
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.castle(), set_of({Lady, Monk, Nun}));
}

// VE-137: who is dead and what they were stays known to everybody, to the end.
TEST(VampireEmpireDeath, StaysKnown) {
  Table table{Position{}.dead({Lord, Officer}).hand(V, {"v03"}).hand(H, {"h01"})};
  table.act(V, "attack:lady>maid").round({"v03"}, {}).chance({"enter:cook"});
  for (const Seat s : {V, H, Seat::spectator}) {
    EXPECT_EQ(table.known(s).dead, set_of({Lord, Officer, Maid}));
    EXPECT_EQ(table.known(s).revealed, set_of({Lord}));
    EXPECT_EQ(table.known(s).known_humans, set_of({Officer, Maid}));
  }
}

}  // namespace
}  // namespace krypta::vampire_empire::test::combat_death_test
