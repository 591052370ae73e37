#include "tests/rules/vampire_empire/observers.hpp"

/// "End of the game": death, the castle, and what is shown then.
namespace krypta::vampire_empire::test::end_test {
namespace {

using enum Character;

/// Two vampires are dead; the third, the Cook, is in the castle with two humans.
Position last_vampire() {
  return Position{}.dead({Lord, Nun}).castle({Lady, Maid, Cook}).hand(H, {"h06", "h01", "h36"}).hand(V, {"v01", "v07"});
}
/// Five humans are dead; the Lady is the last one.
Position last_human() {
  return Position{}
      .dead({Officer, Maid, Butler, Monk, Bishop})
      .castle({Lady, Cook, Nun})
      .hand(H, {"h12", "h01", "h36"})
      .hand(V, {"v12", "v07", "v36"});
}
void expect_ended(const Table& table, Seat winner, Ending how, unsigned rule) {
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), SeatSet::of(winner));
  EXPECT_EQ(table.state().ending, Maybe{how});
  EXPECT_EQ(told(table, EventKind::Won, rule), numbers(winner, winner == V ? Side::Vampire : Side::Human, how));
  EXPECT_EQ(table.options(V).size() + table.options(H).size(), 0U);
  EXPECT_FALSE(table.pending().chance);
}

}  // namespace

// HC-VE-16: VE-139, VE-184
TEST(VampireEmpireEnd, WhenTheThirdVampireDiesTheHumanPlayerWinsBeforeTheRefill) {
  Table table{last_vampire().day()};
  table.act(H, "attack:lady>cook").round({"h06"}, {});
  expect_ended(table, H, Ending::VampiresDead, 184);
  EXPECT_EQ(table.castle(), set_of({Lady, Maid}));
  EXPECT_EQ(table.count(EventKind::Entered), 0U);
  EXPECT_EQ(table.count(EventKind::CombatEnded), 0U);
  const Outcome outcome = game().result(table.state());
  EXPECT_EQ(outcome.winners, SeatSet::of(H));
  EXPECT_EQ(outcome.places, (std::vector<unsigned>{2, 1}));
}

// VE-184: whoever attacked
TEST(VampireEmpireEnd, AlsoWhenTheVampirePlayerKilledIt) {
  Table table{last_vampire().hand(V, {"v06"})};
  table.act(V, "attack:lady>cook").round({"v06"}, {});
  expect_ended(table, H, Ending::VampiresDead, 184);
}

// VE-184: two are not enough
TEST(VampireEmpireEnd, TheSecondDeadVampireEndsNothing) {
  Table table{Position{}.day().dead({Nun}).castle({Lady, Maid, Cook}).hand(H, {"h06", "h01"}).hand(V, {"v01"})};
  table.act(H, "attack:lady>cook").round({"h06"}, {});
  EXPECT_FALSE(table.over());
  EXPECT_TRUE(table.pending().chance);
}

// VE-185
TEST(VampireEmpireEnd, WhenTheSixthHumanDiesTheVampirePlayerWins) {
  Table table{last_human()};
  table.act(V, "attack:cook>lady").round({"v12"}, {});
  expect_ended(table, V, Ending::HumansDead, 185);
  EXPECT_EQ(table.count(EventKind::Entered), 0U);
  EXPECT_EQ(game().result(table.state()).places, (std::vector<unsigned>{1, 2}));
  // The fifth is not enough.
  Table fifth{Position{}
                  .dead({Officer, Maid, Butler, Monk})
                  .castle({Lady, Cook, Nun})
                  .hand(V, {"v12", "v07"})
                  .hand(H, {"h36"})};
  fifth.act(V, "attack:cook>lady").round({"v12"}, {});
  EXPECT_FALSE(fifth.over());
}

// HC-VE-17: VE-185
TEST(VampireEmpireEnd, EvenInTheHumanPlayersOwnTurn) {
  Table table{last_human().day()};
  table.act(H, "attack:cook>lady").round({"h12"}, {});
  expect_ended(table, V, Ending::HumansDead, 185);
}

// HC-VE-37: VE-108, VE-184, VE-185, VE-208
TEST(VampireEmpireEnd, OfTheLastTwoEitherDeathDecides) {
  const auto position = [](bool day) {
    Position p = Position{}.vampires({Lord, Maid, Nun}).tokens({Lady, Butler});
    p.dead({Lady, Lord, Officer, Maid, Butler, Monk, Bishop}).castle({Cook, Nun});
    p.hand(V, {"v07", "v13"}).hand(H, {"h07", "h13"});
    return day ? p.day() : p;
  };
  for (const bool day : {false, true}) {
    const Seat self = day ? H : V;
    Table offered{position(day)};
    EXPECT_EQ(offered.offered(self, "attack:"), (Ids{"attack:cook>nun", "attack:nun>cook"}));
    Table human_dies{position(day)};
    human_dies.act(self, "attack:nun>cook");
    if (day) {
      human_dies.round({"h13"}, {});
    } else {
      human_dies.round({"v13"}, {});
    }
    expect_ended(human_dies, V, Ending::HumansDead, 185);
    Table vampire_dies{position(day)};
    vampire_dies.act(self, "attack:cook>nun");
    if (day) {
      vampire_dies.round({"h07"}, {});
    } else {
      vampire_dies.round({"v07"}, {});
    }
    expect_ended(vampire_dies, H, Ending::VampiresDead, 184);
  }
}

// VE-186, VE-187: by entering after a death
TEST(VampireEmpireEnd, ThreeRevealedVampiresInTheCastleWinHoweverTheyCame) {
  Table table{Position{}
                  .day()
                  .castle({Lord, Cook, Maid})
                  .revealed({Lord, Cook, Nun})
                  .hand(H, {"h12", "h01"})
                  .hand(V, {"v12", "v36"})};
  table.acts(H, {"pass", "drop:h12", "drop:h01"}).nobody_plays();
  table.act(V, "skip").nobody_plays().act(V, "attack:cook>maid").round({"v12"}, {});
  EXPECT_FALSE(table.over());
  table.chance({"enter:nun"});
  expect_ended(table, V, Ending::Castle, 186);
  EXPECT_EQ(table.castle(), set_of({Lord, Cook, Nun}));
}

// VE-187: by hiding somebody, and by a card
TEST(VampireEmpireEnd, AlsoByAHideOrASupportCard) {
  const Position position = Position{}.castle({Lord, Cook, Maid}).revealed({Lord, Cook, Nun}).hand(H, {"h01"});
  Table hide{Position{position}.hand(V, {"v01", "v02", "v03"})};
  hide.act(V, "hide:maid").acts(V, {"play:v01", "play:v02", "play:v03"}).chance({"enter:nun"});
  expect_ended(hide, V, Ending::Castle, 186);
  Table swarm{Position{position}.window_before().hand(V, {"v38", "v01", "v02", "v03"})};
  swarm.acts(V, {"play:v38", "name:maid", "drop:v01", "drop:v02"}).chance({"enter:nun"});
  expect_ended(swarm, V, Ending::Castle, 186);
  // The card in progress does nothing more, and stays where it is.
  EXPECT_EQ(swarm.hand(V), Ids{"v03"});
  EXPECT_FALSE(names(swarm.moat(V), "v38"));
}

// VE-186, VE-187: also when the human player's own action brings them together
TEST(VampireEmpireEnd, AHumanAttackThatLetsTheThirdInLoses) {
  Table table{Position{}
                  .day()
                  .castle({Lord, Monk, Cook})
                  .revealed({Lord, Cook, Nun})
                  .dead({Officer, Butler, Bishop, Lady})
                  .hand(H, {"h18", "h13"})
                  .hand(V, {"v36"})};
  table.act(H, "attack:monk>cook").round({"h18"}, {}).chance({"enter:nun"});
  EXPECT_FALSE(table.over());
  // A human dies at night by the Lord and nobody but a third vampire is left to come.
  Table night{Position{}
                  .castle({Lord, Monk, Cook})
                  .revealed({Lord, Cook, Nun})
                  .dead({Officer, Butler, Bishop, Lady})
                  .bottom({Nun, Maid})
                  .hand(V, {"v06"})
                  .hand(H, {"h36"})};
  night.act(V, "attack:lord>monk").round({"v06"}, {});
  expect_ended(night, V, Ending::Castle, 186);
}

// HC-VE-14: VE-106, VE-138, VE-186
TEST(VampireEmpireEnd, TwoRevealedVampiresAndOneThatEntersForADeadOneAreTwo) {
  Table table{Position{}
                  .day()
                  .vampires({Lady, Maid, Nun})
                  .tokens({Lord, Butler})
                  .castle({Lady, Maid, Monk})
                  .revealed({Lady, Maid, Nun})
                  .hand(H, {"h18", "h01", "h07"})
                  .hand(V, {"v36"})};
  EXPECT_EQ(table.offered(H, "attack:"), (Ids{"attack:monk>lady", "attack:monk>maid"}));
  table.act(H, "attack:monk>maid").round({"h18"}, {}).chance({"enter:nun"});
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.castle(), set_of({Lady, Monk, Nun}));
}

// VE-199
TEST(VampireEmpireEnd, AtTheEndAllTokensAreShown) {
  Table table{Position{}
                  .day()
                  .castle({Lord, Cook, Maid})
                  .dead({Officer, Butler, Monk, Bishop, Lady})
                  .hand(H, {"h12", "h01"})
                  .hand(V, {"v01"})};
  EXPECT_FALSE(table.known(H).vampires.known);
  EXPECT_FALSE(table.known(V).tokens.known);
  // The last human dies while no vampire has been revealed.
  table.acts(H, {"attack:cook>maid", "play:h12", "done"}).nobody_plays().act(V, "done").nobody_plays();
  ASSERT_TRUE(table.over());
  for (const Seat s : observers) {
    const State known = table.known(s);
    EXPECT_TRUE(known.vampires.known);
    EXPECT_EQ(known.vampires.value, set_of({Lord, Cook, Nun}));
    EXPECT_TRUE(known.tokens.known);
    EXPECT_EQ(known.tokens.value, set_of({Lady, Butler}));
    EXPECT_EQ(known.players[V].hand.value, cards({"v01"}));
    EXPECT_EQ(known.players[H].hand.value, cards({"h01"}));
  }
  EXPECT_EQ(table.count(EventKind::WasVampire), 3U);
  EXPECT_EQ(told(table, EventKind::WasVampire, 199), numbers(Nun));
}

// VE-199: those already revealed need no word
TEST(VampireEmpireEnd, OnlyTheSecretOnesAreNamedThen) {
  Table table{last_human()};
  table.act(V, "attack:cook>lady").round({"v12"}, {});
  EXPECT_EQ(table.count(EventKind::WasVampire), 3U);
  Table shown{last_human().revealed({Cook})};
  shown.act(V, "attack:cook>lady").round({"v12"}, {});
  EXPECT_EQ(shown.count(EventKind::WasVampire), 2U);
}

// VE-208
TEST(VampireEmpireEnd, WhileItGoesOnAtMostFiveHumansAndTwoVampiresAreDead) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    play_anything(seed, [](const Table& table) {
      if (table.over()) return;
      const State& state = table.state();
      const unsigned vampires = (state.dead & state.vampires.value).size();
      ASSERT_LE(vampires, 2U);
      ASSERT_LE(state.dead.size() - vampires, 5U);
      if (state.turn == 0 || table.step() == Step::EnterCastle) return;
      ASSERT_GE(state.castle.size(), 2U);
      if (state.castle.size() > 2) return;
      ASSERT_EQ((table.castle() & state.vampires.value).size(), 1U);
      ASSERT_TRUE(state.town.empty());
      ASSERT_FALSE((table.castle() - state.revealed).empty());
    });
  }
}

}  // namespace krypta::vampire_empire::test::end_test
