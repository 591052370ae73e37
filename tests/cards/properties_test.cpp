#include <gtest/gtest.h>

#include <string>

#include "tests/cards/play.hpp"

/// Properties that take something, seats beside seats, and cards that are spoken of by their id.
namespace krypta::bowls::properties_test {
namespace {

std::string wrong(std::string_view body) {
  return mistakes_in("card c \"C\" { price: 1 play in morning {\n" + std::string{body} + "\n} }");
}

TEST(Properties, ThatTakeAWordAreNamedCounters) {
  EXPECT_EQ(played("choose one s: stones  draw(s, chalk, 2)  draw(s, moss, 1)  draw(s, chalk, 1)  "
                   "note(s.signs(chalk) * 10 + s.signs(moss))",
                   {"4"}),
            "draw 4 0 2; draw 4 1 1; draw 4 0 1; note 31");
  State state = laid_out();
  state.stones[2].moss = 3;
  EXPECT_EQ(played("for each s in stones where it.signs(moss) > 0 { remove(s) }", {}, state), "remove 2");
  EXPECT_EQ(played("choose one g: chalk, moss  note(sum(stones, it.signs(g)))", {"moss"}, state), "note 3");
}

TEST(Properties, ThatTakeASpanAreMemory) {
  State state = laid_out();
  state.players[seat(1)].last_turn = 4;
  EXPECT_EQ(played("gain(rival, 2)  note(rival.gained(today))  note(rival.gained(last_turn))", {}, state),
            "gain 1 2; note 2; note 6");
}

TEST(Properties, OfTheTableMayTakeSomething) {
  EXPECT_EQ(played("note(tally(red))  remember(tally(blue) < tally(red))"), "note 2; remember 0");
}

TEST(Properties, OfNothingAreNothing) {
  EXPECT_EQ(played("choose one s: hill  note(s.signs(chalk))"), "note 0");
  EXPECT_EQ(played("choose one s: hill  note(tally(s.colour))"), "note 0");
}

TEST(Properties, SaySeating) {
  EXPECT_EQ(
      played("gain(self.neighbour, 1)  gain(self.neighbour.neighbour, 1)  gain(self.neighbour.neighbour.neighbour, 1)"),
      "gain 1 1; gain 2 1; gain 0 1");
}

TEST(Properties, AreGivenWhatTheyTake) {
  EXPECT_EQ(wrong("choose one s: stones  note(s.signs)"),
            "2:30: found `signs` alone, expected `signs(…)` with a sign: chalk, moss");
  EXPECT_EQ(wrong("choose one s: stones  note(s.signs(chalc))"),
            "2:36: found `chalc`, expected a sign: chalk, moss; did you mean `chalk`?");
  EXPECT_EQ(wrong("choose one s: stones  note(s.weight(chalk))"), "2:30: found `weight(…)`, expected `weight` alone");
  EXPECT_EQ(wrong("note(tally)"), "2:6: found `tally` alone, expected `tally(…)` with a colour: red, green, blue");
  EXPECT_EQ(wrong("note(round(2))"), "2:6: found `round(…)`, expected `round` alone");
  EXPECT_EQ(wrong("note(max_of(2))"), "2:6: found `max_of(…)`, expected the name of a property that takes something");
  EXPECT_EQ(wrong("choose one s: stones  note(s(2))"),
            "2:28: found `s(…)`, expected the name of a property that takes something");
}

TEST(Properties, DoNotTellWhatTheyWereGiven) {
  EXPECT_EQ(wrong("choose one s: pouch(self)  if tally(s.colour) > 1 { ring() }"),
            "2:37: a condition may not depend on `s`, which only its chooser knows");
}

constexpr std::string_view two_cards =
    "card first \"The First\" { price: 1 play in morning {\n"
    "  remove(last_stone)  for each s in stones where it.engraved = card second { remove(s) } } }\n"
    "card second \"The Second\" { price: 1 play in morning { remember(last_stone.engraved != card first) } }";

TEST(CardLiterals, AreCardsOfAnyFileByTheirPlace) {
  State state = laid_out();
  state.stones[1].engraved = 1;
  state.stones[4].engraved = 0;
  Playing playing{library_of(two_cards), state};
  EXPECT_EQ(playing.run(), cards::Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "remove 10", "remove 1"}));
  const cards::File files[] = {
      {"a", "card a \"A\" { price: 1 play in noon { remember(last_stone.engraved = card b) } }"},
      {"b", "card b \"B\" { price: 1 }"}};
  EXPECT_TRUE(std::holds_alternative<cards::Library>(cards::compile(vocabulary(), files)));
}

TEST(CardLiterals, AreThere) {
  EXPECT_EQ(mistakes_in("card blood \"B\" { price: 1 play in noon {\n remember(last_stone.engraved = card blod) } }"),
            "2:38: found `blod`, expected the id of a card: blood; did you mean `blood`?");
  EXPECT_EQ(wrong("remember(last_stone.engraved = card 3)"), "2:37: found `3`, expected the id of a card, as a name");
  EXPECT_EQ(wrong("remember(round = card c)"), "2:18: found a card, expected a number");
  // A card that cannot be read is there all the same: its own mistake is told, and no other.
  EXPECT_EQ(mistakes_in("card a \"A\" { price: 1 play in noon { remember(last_stone.engraved = card b) } }\n"
                        "card b \"B\" { price: }"),
            "2:21: found `}`, expected a number or a name");
}

}  // namespace
}  // namespace krypta::bowls::properties_test
