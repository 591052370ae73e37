#include <gtest/gtest.h>

#include <string>

#include "tests/cards/play.hpp"

/// What has most or least of something: `highest(…)`, `lowest(…)` and places `with highest …`. Ties are kept.
namespace krypta::bowls::highest_test {
namespace {

/// Two stones of the east weigh most: 5 each.
State with_a_tie() {
  State state = laid_out();
  state.stones[3].weight = 5;
  return state;
}

TEST(Highest, IsANumber) {
  EXPECT_EQ(played("note(highest(stones, it.weight))"), "note 6");
  EXPECT_EQ(played("note(lowest(stones, it.weight))"), "note 1");
  EXPECT_EQ(played("note(highest(stones where it.colour = red, it.weight - 10))"), "note -6");
  EXPECT_EQ(played("note(highest(players, sum(stones, it.weight) - it.coins))"), "note 18");
  EXPECT_EQ(played("note(highest(hill, it.weight) + lowest(inside(west), it.weight))"), "note 0") << "of nothing";
}

TEST(Highest, IsAChoiceAmongThoseThatHaveMost) {
  EXPECT_EQ(played("choose one s: stones with highest it.weight  remove(s)", {"5"}), "remove 5");
  Playing playing{one_card("choose one s: inside(east) with highest it.weight  remove(s)"), with_a_tie()};
  EXPECT_EQ(playing.run(), cards::Status::asks);
  EXPECT_EQ(playing.offered(), "3, 4") << "a tie is for the player to break";
  EXPECT_EQ(played("choose one s: stones where it.colour != blue with lowest it.weight  remove(s)", {"0"}), "remove 0");
  EXPECT_EQ(played("choose one s: hill with highest it.weight  remove(s)  ring()"), "ring");
}

TEST(Highest, OfATargetSaysWhetherTheCardCanBePlayed) {
  EXPECT_TRUE(Playing(one_card("target one s: stones with highest it.weight  remove(s)")).possible());
  EXPECT_FALSE(Playing(one_card("target one s: hill with highest it.weight  remove(s)")).possible());
}

TEST(Highest, OfSeveralTakesTiesOnly) {
  EXPECT_EQ(played("choose up to 3 s: inside(east) with highest it.weight  for each x in s { remove(x) }", {"4", "3"},
                   with_a_tie()),
            "remove 4; remove 3");
}

TEST(Highest, InALoopIsJudgedOnceWhenItBegins) {
  EXPECT_EQ(played("for each s in inside(east) with highest it.weight { remove(s) }", {}, with_a_tie()),
            "remove 3; remove 4");
  EXPECT_EQ(played("for each b in bowls with highest it.size { note(b.size)  empty(b) }"), "note 3; empty 1");
  // When the first has lost everything the second is still one of those that had most.
  State twice = laid_out();
  twice.stones[2].bowl = Bowl::South;
  EXPECT_EQ(played("for each b in bowls with highest it.size { empty(b) }", {}, twice), "empty 0; empty 1; empty 2");
}

TEST(Highest, IsCountedAndAsked) {
  EXPECT_EQ(played("note(count(stones with highest it.weight))"), "note 1");
  EXPECT_EQ(played("remember(some(stones where it.colour = red with highest it.weight))"), "remember 1");
  EXPECT_EQ(played("remember(some(hill with highest it.weight))"), "remember 0");
  EXPECT_EQ(played("note(sum(inside(east) with highest it.weight, it.weight))", {}, with_a_tie()), "note 10");
  EXPECT_EQ(played("note(lowest(bowls with highest it.size, it.size))"), "note 3");
}

TEST(Highest, IsWrittenInOneWay) {
  const auto wrong = [](std::string_view body) {
    return mistakes_in("card c \"C\" { price: 1 play in morning {\n" + std::string{body} + "\n} }");
  };
  EXPECT_EQ(wrong("note(highest(stones))"), "2:20: found `)`, expected `,`");
  EXPECT_EQ(wrong("choose one s: stones with it.weight"), "2:27: found `it`, expected `highest` or `lowest`");
  EXPECT_EQ(wrong("choose one s: stones with highest it.colour"), "2:38: found a colour, expected a number");
  EXPECT_EQ(wrong("note(it.weight)"),
            "2:6: found `it`, expected it inside `where`, `with`, `sum`, `highest` or `lowest` only");
  EXPECT_EQ(wrong("choose 2 s: stones note(count(s with highest it.weight))"),
            "2:31: found `s`, which was chosen, expected a place here");
  EXPECT_EQ(wrong("choose one highest: stones"),
            "2:12: found `highest`, a word of the language, expected a name, `by` or `{`");
}

TEST(Highest, KeepsSecrets) {
  const auto wrong = [](std::string_view body) {
    return mistakes_in("card c \"C\" { price: 1 play in morning {\n" + std::string{body} + "\n} }");
  };
  const std::string looks = " may not depend on what lies in `pouch`, which not everybody knows";
  EXPECT_EQ(wrong("if highest(pouch(self), it.weight) > 3 { ring() }"), "2:12: a condition" + looks);
  EXPECT_EQ(wrong("for each s in pouch(self) with highest it.weight { ring() }"), "2:15: a loop" + looks);
  EXPECT_EQ(wrong("choose one s: pouch(self) choose one t: stones with highest it.weight - s.weight"),
            "2:73: an open choice may not depend on `s`, which only its chooser knows");
  EXPECT_EQ(wrong("choose one s: pouch(self) with highest it.weight remove(s)"), "");
  // Which of them it was is known to whoever may look there.
  Playing playing{one_card("let n = highest(pouch(self), it.weight) may { note(n) }")};
  EXPECT_EQ(playing.run(), cards::Status::asks);
  EXPECT_TRUE(playing.state().card.back().locals[0].seen_by.empty());
}

}  // namespace
}  // namespace krypta::bowls::highest_test
