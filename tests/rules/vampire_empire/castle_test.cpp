#include "engine/games/vampire_empire/rules.hpp"
#include "tests/rules/vampire_empire/observers.hpp"

/// "Town and castle": who comes, who goes, and what everybody knows of it.
namespace krypta::vampire_empire::test::castle_test {
namespace {

using enum Character;

/// Night; V holds what kills the Maid at once.
Position before_a_death() { return Position{}.hand(V, {"v06", "v01", "v02", "v03"}).hand(H, {"h01"}); }
Table& kill_the_maid(Table& table) {
  table.act(V, "attack:lady>maid");
  return table.round({"v06"}, {});
}
/// Five humans and the Lord are dead: nobody is left in the town.
Position six_dead() {
  return Position{}
      .day()
      .dead({Lord, Officer, Maid, Butler, Monk, Bishop})
      .castle({Lady, Cook, Nun})
      .hand(H, {"h06", "h05", "h01"});
}

}  // namespace

// VE-029, VE-030, VE-138
TEST(VampireEmpireCastle, WhoLeavesIsReplacedAtOnce) {
  Table table{before_a_death()};
  kill_the_maid(table);
  // Nobody is asked anything before the castle is full again.
  EXPECT_TRUE(table.pending().chance);
  EXPECT_EQ(table.step(), Step::EnterCastle);
  EXPECT_EQ(table.castle(), set_of({Lady, Monk}));
  EXPECT_EQ(table.options(Seat::chance),
            (Ids{"enter:lord", "enter:officer", "enter:cook", "enter:butler", "enter:nun", "enter:bishop"}));
  table.chance({"enter:bishop"});
  EXPECT_EQ(table.castle(), set_of({Lady, Monk, Bishop}));
  EXPECT_EQ(table.state().town.size(), 5U);
  EXPECT_EQ(told(table, EventKind::Entered, 29), numbers(Bishop));
}

std::vector<Character> line(const Table& table) {
  std::vector<Character> line;
  for (const Resident& resident : table.state().castle) line.push_back(resident.who);
  return line;
}

// VE-030
TEST(VampireEmpireCastle, TheNewOneLiesWhereTheOldOneLay) {
  Table first{before_a_death().castle({Maid, Lady, Monk})};
  kill_the_maid(first).chance({"enter:bishop"});
  EXPECT_EQ(line(first), (std::vector{Bishop, Lady, Monk}));
  Table middle{before_a_death().castle({Lady, Maid, Monk})};
  kill_the_maid(middle);
  EXPECT_EQ(middle.state().frames.top().place, 1U);
  middle.chance({"enter:bishop"});
  EXPECT_EQ(line(middle), (std::vector{Lady, Bishop, Monk}));
  Table last{before_a_death().castle({Lady, Monk, Maid})};
  kill_the_maid(last).chance({"enter:bishop"});
  EXPECT_EQ(line(last), (std::vector{Lady, Monk, Bishop}));
}

// VE-030, VE-081: also who comes back from a town that was empty.
TEST(VampireEmpireCastle, WhoComesBackAtOnceLiesWhereHeLay) {
  Table table{Position{}
                  .dead({Lord, Officer, Maid, Butler, Monk, Bishop})
                  .castle({Lady, Cook, Nun})
                  .hand(V, {"v38", "v01", "v02", "v03"})
                  .hand(H, {"h01"})
                  .window_before()};
  table.acts(V, {"play:v38", "name:cook", "drop:v01", "drop:v02"});
  EXPECT_EQ(table.count(EventKind::WentToTown), 1U);
  EXPECT_EQ(line(table), (std::vector{Lady, Cook, Nun}));
}

// VE-030, VE-018: a position says where somebody enters.
TEST(VampireEmpireCastle, ThereIsNoPlaceBeyondTheLine) {
  Table table{before_a_death()};
  kill_the_maid(table);
  State state = table.state();
  EXPECT_FALSE(game().check(state).has_value());
  state.frames.top().place = 3;
  EXPECT_TRUE(game().check(state).has_value());
  table.chance({"enter:bishop"});
  State later = table.state();
  later.frames.top().place = 1;
  EXPECT_TRUE(game().check(later).has_value()) << "nobody enters";
}

// VE-030
TEST(VampireEmpireCastle, ThePlaceInTheLineMeansNothingElse) {
  Table one{before_a_death().castle({Lady, Maid, Monk})};
  Table another{before_a_death().castle({Monk, Lady, Maid})};
  EXPECT_EQ(one.options(V), another.options(V));
  for (Table* table : {&one, &another}) {
    kill_the_maid(*table).chance({"enter:bishop"});
    table->nobody_plays();
  }
  EXPECT_EQ(one.castle(), another.castle());
  EXPECT_EQ(one.match().log(), another.match().log());
}

// VE-028
TEST(VampireEmpireCastle, ThereAreThreeAsLongAsTheTownHasAnybody) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    play_anything(seed, [](const Table& table) {
      const State& state = table.state();
      if (state.turn == 0 || table.over() || table.step() == Step::EnterCastle) return;
      ASSERT_LE(state.castle.size(), 3U);
      ASSERT_TRUE(state.castle.size() == 3 || state.town.empty());
      ASSERT_EQ(state.castle.size() + state.town.size() + state.dead.size(), 9U);
    });
  }
}

// EX-VE-5: VE-031, VE-208
TEST(VampireEmpireCastle, WithSevenDeadTheCastleHasTwoAndTheEighthDeathEndsTheGame) {
  Table table{six_dead().hand(V, {"v01"})};
  EXPECT_EQ(table.state().town.size(), 0U);
  EXPECT_EQ(table.castle().size(), 3U);
  table.act(H, "attack:lady>cook").round({"h06"}, {});
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.state().dead.size(), 7U);
  EXPECT_EQ(table.castle(), set_of({Lady, Nun}));
  Table last{Position{}
                 .day()
                 .dead({Lord, Officer, Maid, Butler, Monk, Bishop, Cook})
                 .castle({Lady, Nun})
                 .hand(H, {"h06", "h01"})};
  last.act(H, "attack:lady>nun").round({"h06"}, {});
  EXPECT_TRUE(last.over());
  EXPECT_EQ(last.winners(), SeatSet::of(H));
}

// VE-032
TEST(VampireEmpireCastle, TheOrderOfTheTownIsUnknownButItsBottomIsRemembered) {
  Table table{before_a_death().bottom({Nun, Cook})};
  for (const Seat s : observers) {
    const State known = table.known(s);
    EXPECT_EQ(known.town.middle.size(), 4U);
    for (const auto& c : known.town.middle) {
      EXPECT_FALSE(c.known);
      EXPECT_EQ(c.value, Character{});
    }
    ASSERT_EQ(known.town.bottom.size(), 2U);
    EXPECT_EQ(known.town.bottom[0].value, Cook);
    EXPECT_EQ(known.town.bottom[1].value, Nun);
  }
  // Those at the bottom come last, and in their order.
  kill_the_maid(table);
  EXPECT_EQ(table.options(Seat::chance), (Ids{"enter:lord", "enter:officer", "enter:butler", "enter:bishop"}));
}

// VE-032
TEST(VampireEmpireCastle, WhenOnlyTheBottomIsLeftItComesInItsOrder) {
  Table table{before_a_death()
                  .dead({Butler, Bishop, Officer})
                  .castle({Lady, Maid, Monk})
                  .revealed({Lord})
                  .bottom({Nun, Lord, Cook})
                  .hand(V, {"v06", "v01", "v03", "v04"})};
  kill_the_maid(table);
  // No chance is asked: everybody has seen the Nun go there first.
  EXPECT_EQ(table.castle(), set_of({Lady, Monk, Nun}));
  EXPECT_EQ(told(table, EventKind::Entered, 29), numbers(Nun));
  EXPECT_EQ(table.state().town.bottom.size(), 2U);
}

// VE-033, VE-067
TEST(VampireEmpireCastle, ARevealedVampireThatEntersShowsItsVampireSide) {
  for (const bool shown : {false, true}) {
    Position position = before_a_death();
    if (shown) position.revealed({Lord});
    Table table{position};
    kill_the_maid(table).chance({"enter:lord"});
    EXPECT_EQ(table.count(EventKind::ShowedSide), shown ? 1U : 0U);
    EXPECT_EQ(told(table, EventKind::ShowedSide, 33), shown ? numbers(Lord) : numbers());
    EXPECT_EQ(table.state().revealed.has(Lord), shown);
  }
}

// VE-034, HC-VE-18
TEST(VampireEmpireCastle, ARevealedVampireStaysRevealedInTheTown) {
  Table table{Position{}.castle({Lord, Maid, Monk}).revealed({Lord}).hand(V, {"v01", "v02", "v03", "v04"})};
  table.act(V, "hide:lord").acts(V, {"play:v01", "play:v02", "play:v03"}).chance({"enter:nun"});
  EXPECT_TRUE(town(table.state()).has(Lord));
  for (const Seat s : observers) EXPECT_EQ(table.known(s).revealed, set_of({Lord}));
}

// VE-035, VE-137
TEST(VampireEmpireCastle, WhoIsInTheCastleInTheTownAndDeadIsPublic) {
  Table table{before_a_death().dead({Officer, Nun}).revealed({Nun})};
  kill_the_maid(table).chance({"enter:lord"});
  for (const Seat s : observers) {
    const State known = table.known(s);
    EXPECT_EQ(castle(known), set_of({Lady, Monk, Lord}));
    EXPECT_EQ(known.dead, set_of({Officer, Nun, Maid}));
    EXPECT_EQ(town(known), set_of({Cook, Butler, Bishop}));
    EXPECT_EQ(known.town.size(), 3U);
    // Their sides too: who died is a vampire or a known human.
    EXPECT_EQ(known.dead & known.revealed, set_of({Nun}));
    EXPECT_EQ(known.dead & known.known_humans, set_of({Officer, Maid}));
  }
}

// VE-036
TEST(VampireEmpireCastle, NobodyEverLooksThroughTheTown) {
  for (std::uint64_t seed = 1; seed <= 15; ++seed) {
    play_anything(seed, [](const Table& table) {
      for (const Seat s : observers) {
        const State known = table.known(s);
        ASSERT_EQ(known.town.size(), table.state().town.size());
        ASSERT_TRUE(known.town.top.empty());
        for (const auto& c : known.town.middle) ASSERT_TRUE(!c.known && c.value == Character{});
      }
    });
  }
  Table table{before_a_death()};
  kill_the_maid(table);
  EXPECT_TRUE(names(table.refused(V, "enter:nun"), "VE-036"));
  EXPECT_TRUE(names(table.refused(H, "enter:nun"), "VE-036"));
}

}  // namespace krypta::vampire_empire::test::castle_test
