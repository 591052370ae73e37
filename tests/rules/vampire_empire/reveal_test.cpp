#include "tests/rules/vampire_empire/observers.hpp"

/// "Step 2 — reveal a vampire".
namespace krypta::vampire_empire::test::reveal_test {
namespace {

using enum Character;

Position step_2() { return Position{}.step_2().hand(V, {"v01", "v02", "v03"}).hand(H, {"h01", "h02"}); }

}  // namespace

// VE-064, VE-066, VE-068, VE-071
TEST(VampireEmpireStep2, TheVampirePlayerMayRevealOneOfTheThree) {
  Table table{step_2()};
  // The Lord, the Cook and the Nun, wherever they are; nobody else, and it need not be done.
  EXPECT_EQ(table.options(V), (Ids{"reveal:lord", "reveal:cook", "reveal:nun", "done"}));
  EXPECT_FALSE(table.asks(H));
  for (const std::string_view human : {"reveal:lady", "reveal:butler", "reveal:monk"})
    EXPECT_TRUE(names(table.refused(V, human), "VE-071")) << human;
  table.act(V, "reveal:cook");
  EXPECT_EQ(told(table, EventKind::Revealed, 64), numbers(V, Cook));
  for (const Seat s : observers) EXPECT_EQ(table.known(s).revealed, set_of({Cook}));
}

// VE-064: optional
TEST(VampireEmpireStep2, KeepingTheSecretTellsNothing) {
  Table table{step_2()};
  Table another{step_2().vampires({Officer, Butler, Bishop}).tokens({Lady, Monk})};
  for (Table* t : {&table, &another}) t->act(V, "done");
  EXPECT_EQ(told(table, EventKind::KeptSecret, 64), numbers(V));
  EXPECT_TRUE(table.state().revealed.empty());
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_EQ(look(table, Seat::spectator), look(another, Seat::spectator));
}

// HC-VE-36: VE-065
TEST(VampireEmpireStep2, OnlyOneATurn) {
  Table table{step_2()};
  table.act(V, "reveal:lord");
  EXPECT_EQ(table.step(), Step::Window);
  static_cast<void>(table.refused(V, "reveal:cook"));
  table.nobody_plays();
  EXPECT_TRUE(names(table.refused(V, "reveal:cook"), "VE-065"));
  EXPECT_EQ(table.state().revealed, set_of({Lord}));
}

// VE-066, VE-067
TEST(VampireEmpireStep2, InTheCastleItsCardIsTurnedAtOnce) {
  Table table{step_2().castle({Lady, Cook, Monk})};
  table.act(V, "reveal:cook");
  EXPECT_EQ(told_all(table), (Lines{{EventKind::Revealed, numbers(V, Cook)}, {EventKind::ShowedSide, numbers(Cook)}}));
  EXPECT_EQ(told(table, EventKind::ShowedSide, 67), numbers(Cook));
  EXPECT_EQ(table.castle(), set_of({Lady, Cook, Monk}));
}

// VE-066, VE-067
TEST(VampireEmpireStep2, InTheTownItsCardIsTurnedWhenItEnters) {
  Table table{step_2().hand(V, {"v06", "v01"}).hand(H, {"h01"})};
  table.act(V, "reveal:nun");
  EXPECT_EQ(told_all(table), (Lines{{EventKind::Revealed, numbers(V, Nun)}}));
  EXPECT_EQ(table.count(EventKind::ShowedSide), 0U);
  table.nobody_plays().act(V, "attack:lady>maid").round({"v06"}, {}).chance({"enter:nun"});
  EXPECT_EQ(told(table, EventKind::ShowedSide, 67), numbers(Nun));
  // In the town nobody knows where: her place is as secret as before.
  Table hidden{step_2()};
  hidden.act(V, "reveal:nun");
  for (const auto& c : hidden.known(V).town.middle) EXPECT_FALSE(c.known);
}

// VE-068, VE-069
TEST(VampireEmpireStep2, OnlyLivingUnrevealedVampires) {
  Table table{step_2().revealed({Lord}).dead({Nun})};
  EXPECT_EQ(table.options(V), (Ids{"reveal:cook", "done"}));
  EXPECT_TRUE(names(table.refused(V, "reveal:lord"), "VE-068"));
  EXPECT_TRUE(names(table.refused(V, "reveal:nun"), "VE-068"));
}

// VE-068: the ruling
TEST(VampireEmpireStep2, WithoutASecretVampireThereIsNoQuestion) {
  Position position = step_2().revealed({Lord, Cook}).dead({Nun});
  Table table{position.step_1()};
  const std::size_t before = events(table);
  table.act(V, "skip");
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_EQ(since(table, before), (Lines{{EventKind::Skipped, numbers(V)}}));
}

// VE-069
TEST(VampireEmpireStep2, ARevealedVampireStaysRevealed) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CharacterSet before;
    play_anything(seed, [&](const Table& table) {
      ASSERT_TRUE(table.state().revealed.holds(before));
      before = table.state().revealed;
    });
  }
}

// VE-070
TEST(VampireEmpireStep2, TheThirdRevealedVampireInTheCastleWinsAtOnce) {
  Table table{step_2().castle({Lord, Cook, Nun}).revealed({Lord, Cook})};
  table.act(V, "reveal:nun");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), SeatSet::of(V));
  EXPECT_EQ(table.state().ending, Maybe{Ending::Castle});
}

// VE-070: all three must be in the castle
TEST(VampireEmpireStep2, ThreeRevealedVampiresOfWhichOneIsInTheTownAreNoVictory) {
  Table town{step_2().castle({Lord, Cook, Lady}).revealed({Lord, Cook})};
  town.act(V, "reveal:nun");
  EXPECT_FALSE(town.over());
  Table castle{step_2().castle({Lord, Lady, Nun}).revealed({Lord, Cook})};
  castle.act(V, "reveal:nun");
  EXPECT_FALSE(castle.over());
  Table secret{step_2().castle({Lord, Cook, Nun}).revealed({Lord})};
  secret.act(V, "reveal:nun");
  EXPECT_FALSE(secret.over());
}

// VE-071
TEST(VampireEmpireStep2, NobodyIsEverRevealedWhoIsNoVampire) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    play_anything(seed, [](const Table& table) {
      ASSERT_TRUE(table.state().vampires.value.holds(table.state().revealed));
      for (const std::string& id : table.offered(V, "reveal:"))
        ASSERT_TRUE(table.state().vampires.value.has(*named<Character>(std::string_view{id}.substr(7)))) << id;
    });
  }
}

// VE-064, VE-197: the human player never has this step
TEST(VampireEmpireStep2, TheHumanPlayerRevealsNobody) {
  Table table{Position{}.day().step_1().hand(H, {"h01", "h02"}).hand(V, {"v01"})};
  EXPECT_TRUE(names(table.refused(H, "reveal:lord"), "VE-051"));
  table.act(H, "skip");
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_EQ(table.offered(V, "reveal:"), Ids{});
}

}  // namespace krypta::vampire_empire::test::reveal_test
