#include "tests/rules/vampire_empire/observers.hpp"

/// "Turn order" and "actions in general".
namespace krypta::vampire_empire::test::turn_test {
namespace {

using enum Character;

/// All steps that somebody was asked in, each once in a row, until the turn is another's.
std::vector<Step> steps_of_a_turn(Table& table, std::string_view action, std::initializer_list<std::string_view> then) {
  std::vector<Step> steps;
  const auto note = [&] {
    if (steps.empty() || steps.back() != table.step()) steps.push_back(table.step());
  };
  const Seat self = table.active();
  const unsigned turn = table.state().turn;
  bool acted = false;
  while (!table.over() && table.state().turn == turn) {
    note();
    if (table.step() == Step::Discard) {
      table.act(self, "skip");
    } else if (table.step() == Step::Act && !acted) {
      table.act(self, action);
      acted = true;
      for (const std::string_view id : then) {
        note();
        table.act(self, id);
      }
    } else {
      table.act(table.deciding(), "done");
    }
  }
  return steps;
}
Position step_1() {
  return Position{}.step_1().hand(V, {"v01", "v02", "v03", "v04"}).hand(H, {"h22", "h24", "h01", "h02"});
}

}  // namespace

// VE-049, VE-050
TEST(VampireEmpireTurn, TheVampirePlayerBeginsAndTurnsAlternate) {
  Table table = Table::begin();
  let_chance(table);
  for (unsigned turn = 1; turn <= 4; ++turn) {
    const Seat self = turn % 2 == 1 ? V : H;
    EXPECT_EQ(table.active(), self);
    EXPECT_EQ(table.state().turn, turn);
    EXPECT_TRUE(table.asks(self));
    EXPECT_EQ(told(table, EventKind::TurnBegan, 50), numbers(turn, self, self == V ? Side::Vampire : Side::Human));
    table.act(self, "skip");
    if (self == V) table.act(V, "done");
    table.nobody_plays().act(self, "pass");
    for (int i = 0; i < 2; ++i) table.act(self, table.options(self).front());
    table.nobody_plays();
  }
}

// VE-050, VE-153
TEST(VampireEmpireTurn, TheHumanPlayersTurnIsDayAndTheVampirePlayersIsNight) {
  // Blood Feast costs one card by day and none at night, whoever plays it.
  Table night{Position{}.window_before().hand(V, {"v36", "v01"}).hand(H, {"h36", "h01"})};
  night.act(V, "play:v36");
  EXPECT_EQ(night.step(), Step::DrawCards);
  Table day{Position{}.window_before().day().hand(V, {"v36", "v01"}).hand(H, {"h36", "h01"})};
  day.act(H, "play:h36");
  EXPECT_EQ(day.step(), Step::DrawCards);
  let_chance(day);
  day.act(V, "play:v36");
  EXPECT_EQ(day.step(), Step::PayCards);
  EXPECT_EQ(game().prompt(Position{}.state(), V).message.key, "ve-prompt-act-night");
  EXPECT_EQ(game().prompt(Position{}.day().state(), H).message.key, "ve-prompt-act-day");
}

// VE-051, VE-052, VE-074, VE-149
TEST(VampireEmpireTurn, ANightHasThreeStepsAndAWindowBeforeAndAfterTheThird) {
  Table table{step_1()};
  EXPECT_EQ(steps_of_a_turn(table, "pass", {"drop:v01", "drop:v02"}),
            (std::vector{Step::Discard, Step::Reveal, Step::Window, Step::Act, Step::PassCards, Step::Window}));
  EXPECT_EQ(table.active(), H);
}

// VE-051, VE-052, VE-164
TEST(VampireEmpireTurn, ADayHasNoStep2) {
  Table table{step_1().day()};
  EXPECT_EQ(steps_of_a_turn(table, "pass", {"drop:h01", "drop:h02"}),
            (std::vector{Step::Discard, Step::Window, Step::Act, Step::PassCards, Step::Window}));
  EXPECT_EQ(table.active(), V);
}

// VE-051: the third step is mandatory, and the order is fixed
TEST(VampireEmpireTurn, NobodyLeavesTheOrderOfTheSteps) {
  Table table{step_1()};
  for (const std::string_view later : {"reveal:lord", "pass", "hide:lady", "attack:lady>maid", "done"})
    EXPECT_TRUE(names(table.refused(V, later), "VE-051")) << later;
  table.act(V, "skip");
  EXPECT_TRUE(names(table.refused(V, "pass"), "VE-051"));
  EXPECT_TRUE(names(table.refused(V, "skip"), "VE-051"));
  table.act(V, "done").nobody_plays();
  EXPECT_EQ(table.step(), Step::Act);
  EXPECT_TRUE(names(table.refused(V, "done"), "VE-072"));
  EXPECT_TRUE(names(table.refused(V, "skip"), "VE-072"));
  EXPECT_TRUE(names(table.refused(V, "reveal:lord"), "VE-051"));
}

// VE-216
TEST(VampireEmpireTurn, NothingIsPlayedDuringSteps1And2) {
  Table table{Position{}.step_1().hand(V, {"v36", "v01", "v02", "v39"}).hand(H, {"h36", "h01", "h02", "h03"})};
  EXPECT_TRUE(names(table.refused(V, "play:v36"), "VE-216"));
  static_cast<void>(table.refused(H, "play:h36"));
  EXPECT_EQ(table.offered(V, "play:"), Ids{});
  table.act(V, "skip");
  EXPECT_EQ(table.step(), Step::Reveal);
  EXPECT_TRUE(names(table.refused(V, "play:v36"), "VE-216"));
  static_cast<void>(table.refused(H, "play:h36"));
  table.act(V, "reveal:lord");
  // Now both are over and the first window opens.
  EXPECT_EQ(table.step(), Step::Window);
  EXPECT_TRUE(table.offers(V, "play:v36"));
  table.act(V, "done");
  EXPECT_TRUE(table.offers(H, "play:h36"));
}

// VE-216, VE-070
TEST(VampireEmpireTurn, NothingComesBetweenTheRevealAndItsVictory) {
  Table table{Position{}
                  .castle({Lord, Cook, Nun})
                  .revealed({Lord, Cook})
                  .step_2()
                  .hand(V, {"v01"})
                  .hand(H, {"h36", "h39", "h38", "h01", "h02", "h03"})};
  table.act(V, "reveal:nun");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.count(EventKind::NoCard), 0U);
}

// VE-072, VE-075, VE-084
TEST(VampireEmpireTurn, EachSideHasItsActions) {
  Table night{Position{}.hand(V, {"v01", "v02", "v03"}).hand(H, {"h22", "h24", "h01"})};
  EXPECT_EQ(night.options(V),
            (Ids{"hide:lady", "hide:maid", "hide:monk", "attack:lady>maid", "attack:lady>monk", "pass"}));
  Table day{Position{}.day().hand(V, {"v01", "v02", "v03"}).hand(H, {"h22", "h24", "h01"})};
  EXPECT_EQ(day.offered(H, "ask:").size(), 9U);
  EXPECT_EQ(day.offered(H, "hide:"), Ids{});
  EXPECT_EQ(day.offered(H, "attack:"), (Ids{"attack:lady>maid", "attack:lady>monk"}));
  EXPECT_TRUE(day.offers(H, "pass"));
  EXPECT_EQ(day.options(H).size(), 12U);
}

// VE-072, VE-074
TEST(VampireEmpireTurn, OneActionATurn) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Table end = play_anything(seed);
    unsigned actions = 1;
    unsigned answers = 0;
    for (const auto& [kind, said] : since(end, 0)) {
      if (kind == EventKind::TurnBegan) {
        EXPECT_EQ(actions, 1U) << "before turn " << said[0];
        actions = answers = 0;
      }
      if (kind == EventKind::IsVampire) ++answers;
      if (kind == EventKind::Hid || kind == EventKind::Asked || kind == EventKind::Passed) ++actions;
      // The attack that follows Holy Water is a part of that action.
      if (kind == EventKind::Attacked && answers == 0) ++actions;
    }
  }
  Table table{Position{}.hand(V, {"v01", "v02", "v03", "v04"}).hand(H, {"h01"})};
  table.acts(V, {"pass", "drop:v01", "drop:v02"});
  EXPECT_EQ(table.step(), Step::Window);
  static_cast<void>(table.refused(V, "pass"));
  static_cast<void>(table.refused(V, "attack:lady>maid"));
}

// VE-073
TEST(VampireEmpireTurn, PassIsAlwaysPossible) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    play_anything(seed, [](const Table& table) {
      ASSERT_TRUE(table.over() || table.step() != Step::Act || table.offers(table.active(), "pass"));
    });
  }
  // Also with nothing in hand, and when something else is forbidden.
  Table empty{Position{}.hand(H, {"h01"})};
  EXPECT_EQ(empty.options(V), Ids{"pass"});
  Table gate{Position{}.hand(V, {"v13", "v14", "v22"}).forbid(V, Action::Hide).castle({Lady, Maid, Butler})};
  EXPECT_EQ(gate.options(V), Ids{"pass"});
}

// VE-074
TEST(VampireEmpireTurn, AfterTheActionAndItsWindowTheTurnEnds) {
  Table table{Position{}.hand(V, {"v01", "v02", "v03", "v04"}).hand(H, {"h01", "h36"})};
  table.acts(V, {"pass", "drop:v01", "drop:v02"});
  EXPECT_EQ(table.active(), V);
  EXPECT_EQ(table.state().turn, 3U);
  table.act(V, "done");
  EXPECT_TRUE(table.asks(H));
  EXPECT_EQ(table.active(), V);
  table.act(H, "done");
  EXPECT_EQ(table.active(), H);
  EXPECT_EQ(table.state().turn, 4U);
  EXPECT_EQ(table.step(), Step::Discard);
  EXPECT_EQ(told_all(table).back(), (Line{EventKind::TurnBegan, numbers(4, H, Side::Human)}));
}

}  // namespace krypta::vampire_empire::test::turn_test
