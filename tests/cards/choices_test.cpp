#include <gtest/gtest.h>

#include "tests/cards/play.hpp"

/// `choose`, `target`, quantities, `by`.
namespace krypta::bowls::choices_test {
namespace {

using cards::Status;

TEST(Choose, OneThingOfAPlace) {
  Playing playing{one_card("choose one s: stones where it.colour = red remove(s)")};
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.offered(), "0, 3");
  playing.answer("3");
  EXPECT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.log().back(), "remove 3");
}

TEST(Choose, OneWord) {
  EXPECT_EQ(played("choose one c: blue, green paint(last_stone, c)", {"green"}), "paint 10 1");
  EXPECT_EQ(played("choose one c: blue, green paint(last_stone, c)", {"blue"}), "paint 10 2");
  Playing playing{one_card("choose one c: blue, green paint(last_stone, c)")};
  playing.run();
  EXPECT_EQ(playing.offered(), "green, blue");
}

TEST(Choose, OneNumber) { EXPECT_EQ(played("choose one n: dice note(n + 1)", {"3"}), "note 4"); }

TEST(Choose, OneIsAskedEvenIfThereIsButOne) {
  EXPECT_EQ(played("choose one s: inside(south) remove(s)", {"5"}), "remove 5");
}

TEST(Choose, NothingWhereNothingIs) {
  EXPECT_EQ(played("choose one s: inside(west) remove(s) ring()"), "ring") << "the verb that misses it does nothing";
  EXPECT_EQ(played("choose one s: hill move(s, west) note(s.weight) remember(s.cracked) remember(not s.cracked)"),
            "note 0; remember 0; remember 1");
  EXPECT_EQ(played("choose one s: hill if s.colour = red { note(1) } else { note(2) }"), "note 2")
      << "nothing has no colour, not the first one";
  EXPECT_EQ(played("choose one s: hill if s = last_stone { note(1) } if s != last_stone { note(2) }"), "note 2");
  EXPECT_EQ(played("choose one s: hill note(count(inside(s.bowl))) note(s.bowl.size)"), "note 0; note 0");
}

TEST(Choose, NothingOfNumbersIsReckonedAsNothing) {
  const std::string_view none = "choose one n: dice where it > 5 ";
  const auto after = [&](std::string_view rest) { return played(std::string{none} + std::string{rest}); };
  EXPECT_EQ(after("note(n) note(n + 1) note(-n) note(2 * n) note(min(n, 3)) note(half_up(n)) ring()"), "ring");
  EXPECT_EQ(after("remember(n < 3) remember(n > 3) remember(n <= 3) remember(n >= 3) remember(n = 3)"),
            "remember 0; remember 0; remember 0; remember 0; remember 0");
  EXPECT_EQ(after("repeat n { ring() }"), "");
  EXPECT_EQ(after("note(sum(dice, n)) note(sum(dice, it))"), "note 0; note 6");
}

TEST(Choose, ExactlySoManyOrAsManyAsThereAre) {
  const std::string body = "choose 2 those: inside(east) for each s in those { remove(s) } note(count(those))";
  EXPECT_EQ(played(body, {"4", "2"}), "remove 4; remove 2; note 2") << "in the order in which they were chosen";
  EXPECT_EQ(played("choose 3 those: inside(north) note(count(those))", {"0", "1"}), "note 2");
  EXPECT_EQ(played("choose 3 those: inside(west) note(count(those)) for each s in those { remove(s) }"), "note 0");
  EXPECT_EQ(played("choose 1 those: stones for each s in those { remove(s) }", {"3"}), "remove 3");
}

TEST(Choose, NothingTwice) {
  Playing playing{one_card("choose 2 those: inside(east) note(count(those))")};
  playing.run();
  EXPECT_EQ(playing.offered(), "2, 3, 4");
  playing.answer("3");
  playing.run();
  EXPECT_EQ(playing.offered(), "2, 4") << "and there is no way out before there are two";
}

TEST(Choose, UpToSoMany) {
  const std::string_view body =
      "choose up to 2 those: inside(east) note(count(those)) for each s in those { remove(s) }";
  EXPECT_EQ(played(body, {"enough"}), "note 0");
  EXPECT_EQ(played(body, {"3", "enough"}), "note 1; remove 3");
  EXPECT_EQ(played(body, {"3", "2"}), "note 2; remove 3; remove 2") << "with two there is no question left";
  EXPECT_EQ(played("choose up to 1 those: stones remember(some(those))", {"enough"}), "remember 0");
  EXPECT_EQ(played("choose up to 1 those: stones remember(some(those)) note(count(those))", {"4"}),
            "remember 1; note 1");
  EXPECT_EQ(played("choose up to 2 those: inside(west) note(count(those))"), "note 0");
}

TEST(Choose, Any) {
  const std::string_view body = "choose any those: pouch(self) for each s in those { move(s, west) }";
  EXPECT_EQ(played(body, {"enough"}), "");
  EXPECT_EQ(played(body, {"8", "6", "enough"}), "move 8 3; move 6 3");
  EXPECT_EQ(played(body, {"6", "7", "8"}), "move 6 3; move 7 3; move 8 3") << "with all of them it goes on";
  EXPECT_EQ(played("choose any w: red, blue for each c in w { paint(last_stone, c) }", {"blue", "red"}),
            "paint 10 2; paint 10 0");
}

TEST(Choose, AfreshEachTimeInALoop) {
  EXPECT_EQ(played("repeat 2 { choose up to 2 those: stones note(count(those)) }", {"1", "2", "3", "enough"}),
            "note 2; note 1");
  EXPECT_EQ(played("repeat 2 { choose one s: inside(north) remove(s) }", {"1", "0"}), "remove 1; remove 0");
  EXPECT_EQ(played("repeat 3 { choose one s: inside(north) remove(s) note(s.weight) }", {"0", "1"}),
            "remove 0; note 1; remove 1; note 2; note 0")
      << "the third time nothing is there, and the second stone is forgotten";
}

TEST(Choose, BySomebodyElse) {
  Playing playing{one_card("choose one s: stones by rival choose one t: stones choose one u: pouch(rival) by rival")};
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.decider(), seat(1));
  playing.answer("0");
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.decider(), seat(0));
  playing.answer("0");
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.decider(), seat(1));
  EXPECT_EQ(playing.offered(), "9, 10");
}

TEST(Choose, ByNobodyIsPassedOver) {
  const std::string nobody = "choose one p: players where it.coins > 9 ";
  EXPECT_EQ(played(nobody + "choose one s: stones by p remove(s) ring()"), "ring") << "and nothing is chosen";
  EXPECT_EQ(played(nobody + "choose 2 those: stones by p note(count(those))"), "note 0");
  EXPECT_EQ(played(nobody + "choose one by p { option { note(1) } option { note(2) } } ring()"), "ring");
  EXPECT_EQ(played(nobody + "may by p { note(1) } else { note(2) }"), "note 2");
  EXPECT_EQ(played(nobody + "pay spend(self, 1) by p { note(1) } else { note(2) }"), "note 2");
}

TEST(Choose, OfACardThatIsNobodysIsPassedOverUnlessSomebodyIsNamed) {
  Playing playing{one_card("choose one s: stones remove(s) may { note(1) } else { note(2) } may by rival { note(3) }")};
  playing.state().card.back().player = {};
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "note 2"}));
  EXPECT_EQ(playing.decider(), seat(1));
  playing.answer("yes");
  EXPECT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.log().back(), "note 3");
  Playing aimed{one_card("target one s: stones remove(s)")};
  aimed.state().card.back().player = {};
  EXPECT_FALSE(aimed.possible()) << "nobody can name what it is aimed at";
}

TEST(Choose, AsManyAsAreReckoned) {
  const std::string body =
      "choose (round) those: stones where it.bowl = east for each s in those { remove(s) } note(count(those))";
  EXPECT_EQ(played(body, {"4", "2"}), "remove 4; remove 2; note 2") << "two in the second round";
  EXPECT_EQ(
      played("choose (self.coins + 7) those: stones where it.bowl = north by rival note(count(those))", {"0", "1"}),
      "note 2")
      << "or as many as there are";
  EXPECT_EQ(played("choose (2 * round) those: bowls note(count(those))", {"3", "0", "1", "2"}), "note 4");
  EXPECT_EQ(played("choose (round) w: red, blue, green for each c in w { paint(last_stone, c) }", {"blue", "red"}),
            "paint 10 2; paint 10 0");
  Playing playing{one_card("choose (round) those: stones where it.bowl = east")};
  ASSERT_EQ(playing.run(), Status::asks);
  playing.answer("3");
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.offered(), "2, 4") << "and there is no way out before there are two";
}

TEST(Choose, OfNoneNothingIsAsked) {
  EXPECT_EQ(played("choose (0) those: stones note(count(those)) remember(some(those))"), "note 0; remember 0");
  EXPECT_EQ(played("choose (round - 5) those: stones note(count(those))"), "note 0");
  EXPECT_EQ(played("choose one n: dice where it > 5 choose (n) those: stones note(count(those))"), "note 0");
  EXPECT_EQ(played("for each n in numbers(2) { choose (n) those: bowls note(count(those)) }", {"3", "2", "1"}),
            "note 0; note 1; note 2")
      << "reckoned afresh each time";
}

TEST(Target, AsManyAsAreReckonedCanBePaidFor) {
  const std::string body =
      "target (min(count(bowls), self.coins - 1)) there: bowls cost spend(self, count(there)) "
      "for each b in there { note(b.size) }";
  EXPECT_EQ(played(body, {"0", "2"}), "spend 0 2; note 2; note 1");
  State state = laid_out();
  state.players[0].coins = 9;
  EXPECT_EQ(played(body, {"0", "2", "3", "1"}, state), "spend 0 4; note 2; note 1; note 0; note 3");
  const std::string dear = "target (3) there: bowls cost spend(self, 2 * count(there))";
  EXPECT_FALSE((Playing{one_card(dear)}.possible())) << "six coins are wanted";
  EXPECT_TRUE((Playing{one_card(dear), state}.possible()));
  EXPECT_TRUE((Playing{one_card("target (3) those: stones where it.bowl = north")}.possible()))
      << "as many as there are";
}

TEST(Target, IsNamedBeforeThePayment) {
  Playing playing{one_card("target one s: stones remove(s)")};
  ASSERT_TRUE(playing.possible());
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_TRUE(playing.log().empty());
  playing.answer("2");
  ASSERT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "remove 2"}));
}

TEST(Target, MustBeThere) {
  EXPECT_FALSE(Playing{one_card("target one s: hill remove(s)")}.possible());
  EXPECT_FALSE(Playing{one_card("target one s: stones target one t: hill remove(s)")}.possible());
  EXPECT_FALSE(Playing{one_card("target up to 2 s: stones target one t: hill remove(t)")}.possible());
  EXPECT_TRUE(Playing{one_card("target up to 1 s: hill")}.possible()) << "none is enough";
  EXPECT_FALSE(Playing{one_card("target 3 s: inside(north)")}.possible());
  EXPECT_TRUE(Playing{one_card("target 2 s: inside(north)")}.possible());
  EXPECT_TRUE(Playing{one_card("choose one s: hill")}.possible()) << "a choice is made as far as it can be";
}

TEST(Target, IsNotOfferedIfALaterOneWouldBeMissing) {
  // Only in the north and in the east are there two stones to name.
  Playing playing{
      one_card("target one a: stones target one b: stones where it != a and it.bowl = a.bowl move(a, west)")};
  ASSERT_TRUE(playing.possible());
  playing.run();
  EXPECT_EQ(playing.offered(), "0, 1, 2, 3, 4");
  playing.answer("1");
  playing.run();
  EXPECT_EQ(playing.offered(), "0");
}

TEST(Target, DependsOnTwoBefore) {
  const std::string body =
      "target one a: stones target one b: stones where it.weight > a.weight + 1 "
      "target one c: stones where it.weight > a.weight + b.weight remove(c)";
  Playing playing{one_card(body)};
  ASSERT_TRUE(playing.possible());
  playing.run();
  EXPECT_EQ(playing.offered(), "0") << "1, 3 or 4, and 5 or 6; 2, 4 are 6 already";
  playing.answer("0");
  playing.run();
  EXPECT_EQ(playing.offered(), "2, 3");
  playing.answer("3");
  playing.run();
  EXPECT_EQ(playing.offered(), "5");
  State state = laid_out();
  state.stones[5].bowl = {};
  state.stones[4].bowl = {};
  EXPECT_FALSE((Playing{one_card(body), state}.possible()));
}

TEST(Target, OffersWhatThereIsToWhoeverBeginsAllTheSame) {
  Playing playing{one_card("target one a: stones target one b: hill where it != a remove(a) ring()")};
  ASSERT_FALSE(playing.possible());
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.offered(), "0, 1, 2, 3, 4, 5");
  playing.answer("4");
  EXPECT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "remove 4", "ring"}));
}

TEST(Cost, MustBePayable) {
  EXPECT_TRUE(Playing{one_card("cost spend(self, 3) ring()")}.possible());
  EXPECT_FALSE(Playing{one_card("cost spend(self, 4) ring()")}.possible());
  EXPECT_FALSE(Playing{one_card("cost spend(self, 1) cost spend(rival, 4) ring()")}.possible());
  EXPECT_FALSE(Playing{one_card("cost give_up(last_stone) ring()")}.possible());
  Playing playing{one_card("cost spend(self, 1) cost spend(rival, 2) ring()")};
  EXPECT_EQ(playing.ability().costs.size(), 2U);
  EXPECT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "spend 0 1", "spend 1 2", "ring"}));
}

TEST(Cost, DecidesWhichTargetsAreOffered) {
  Playing playing{one_card("target one s: stones cost spend(self, s.weight) remove(s)")};
  ASSERT_TRUE(playing.possible());
  playing.run();
  EXPECT_EQ(playing.offered(), "0, 1, 2") << "there are three coins";
  State poor = laid_out();
  poor.players[0].coins = 0;
  EXPECT_FALSE((Playing{one_card("target one s: stones cost spend(self, s.weight) remove(s)"), poor}.possible()));
}

TEST(Ability, IsPossibleOnlyIfItsConditionHolds) {
  const cards::Library library = library_of("card c \"C\" { price: 1 play in noon when night { ring() } }");
  State state = laid_out();
  EXPECT_FALSE((Playing{library, state}.possible()));
  state.night = true;
  EXPECT_TRUE((Playing{library, state}.possible()));
}

TEST(Choices, CanBeOfNumbers) {
  Playing playing{one_card("choose one n: numbers(5) where it >= 2 note(n * 10)")};
  ASSERT_EQ(playing.run(), cards::Status::asks);
  EXPECT_EQ(playing.offered(), "2, 3, 4, 5");
  EXPECT_EQ(played("choose one n: numbers(5) where it >= 2 note(n * 10)", {"4"}), "note 40");
  EXPECT_EQ(played("target one n: numbers(self.coins) cost spend(self, n) repeat n { ring() }", {"2"}),
            "spend 0 2; ring; ring");
  EXPECT_EQ(played("choose one n: numbers(1) where it > 1 note(n)"), "") << "there is none";
  EXPECT_EQ(played("choose up to 2 those: numbers(9) for each n in those { note(n) }", {"7", "0"}), "note 7; note 0");
  EXPECT_EQ(played("for each n in numbers(2) { note(n) } note(sum(numbers(4), it * it))"),
            "note 0; note 1; note 2; note 30");
}

}  // namespace
}  // namespace krypta::bowls::choices_test
