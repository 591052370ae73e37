#include <gtest/gtest.h>

#include <string>

#include "tests/cards/play.hpp"

/// What comes again, what lasts as long as a condition says, and what happens at once.
namespace krypta::bowls::time_test {
namespace {

std::string wrong(std::string_view body, const cards::Vocabulary& words = vocabulary()) {
  return mistakes_in("card c \"C\" { price: 1 play in morning {\n" + std::string{body} + "\n} }", words);
}

TEST(Whenever, ComesAgainWithTheNamesAsTheyWere) {
  Playing playing{one_card("target one s: stones  whenever noon until dusk { remove(s)  note(s.weight) }  ring()")};
  ASSERT_EQ(playing.run(), cards::Status::asks);
  playing.answer("3");
  EXPECT_EQ(playing.run(), cards::Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "ring"})) << "nothing of it happens yet";
  ASSERT_EQ(playing.state().later.size(), 1U);
  EXPECT_EQ(playing.state().later[0].window, Window::Noon);
  const cards::Term& term = playing.program().terms[playing.state().later[0].term];
  EXPECT_EQ(term.duration, 0) << "till dusk";
  playing.save_and_load();
  for (int i = 0; i < 3; ++i) {
    playing.take_up(0);
    EXPECT_EQ(playing.run(), cards::Status::done);
  }
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "ring", "remove 3", "note 4", "remove 3", "note 4",
                                                     "remove 3", "note 4"}));
}

TEST(Whenever, MayEndByACondition) {
  Playing playing{one_card("whenever noon until round > 3 while night { ring() }")};
  EXPECT_EQ(playing.run(), cards::Status::done);
  const cards::Term& term = playing.program().terms[playing.state().later[0].term];
  EXPECT_EQ(term.duration, cards::Term::no_duration);
  EXPECT_NE(term.ends, cards::nowhere);
  EXPECT_NE(term.holds, cards::nowhere);
}

TEST(Whenever, IsWrittenInOneWay) {
  EXPECT_EQ(wrong("whenever noon { ring() }"), "2:15: found `{`, expected `until`");
  EXPECT_EQ(wrong("whenever noone until dusk { ring() }"),
            "2:10: found `noone`, expected a window: morning, noon, evening; did you mean `noon`?");
  EXPECT_EQ(wrong("whenever noon until dust { ring() }"),
            "2:21: found `dust`, expected a duration: dusk, dawn; did you mean `dusk`?");
  cards::Vocabulary without = vocabulary();
  without.whenever = false;
  EXPECT_EQ(wrong("whenever noon until dusk { ring() }", without),
            "2:1: found `whenever`, which this game does not have");
}

TEST(UntilACondition, IsReadAgain) {
  Playing playing{one_card("until night { quiet() }")};
  EXPECT_EQ(playing.run(), cards::Status::done);
  EXPECT_EQ(playing.log().back(), "quiet as long as term 0");
  EXPECT_FALSE(playing.over(0));
  playing.state().night = true;
  EXPECT_TRUE(playing.over(0));
}

TEST(UntilACondition, SpeaksOfTheNamesAsTheyWere) {
  Playing playing{one_card("choose one b: bowls  until b.size = 0 { heavier(b, 2) }  choose one c: bowls  may {}")};
  ASSERT_EQ(playing.run(), cards::Status::asks);
  playing.answer("1");
  ASSERT_EQ(playing.run(), cards::Status::asks);
  playing.answer("3");
  EXPECT_EQ(playing.log().back(), "heavier 1 2 as long as term 0");
  EXPECT_FALSE(playing.over(0));
  for (Stone& s : playing.state().stones) {
    if (s.bowl == Maybe{Bowl::East}) s.bowl = {};
  }
  playing.save_and_load();
  EXPECT_TRUE(playing.over(0));
}

TEST(WhileACondition, ComesAndGoes) {
  Playing playing{one_card("until dusk while round <= 2 { heavier(north, 1)  quiet() }")};
  EXPECT_EQ(playing.run(), cards::Status::done);
  ASSERT_EQ(playing.state().lasting.size(), 2U);
  const cards::Term& term = playing.program().terms[playing.state().lasting[0].term];
  EXPECT_EQ(term.duration, 0);
  for (const int round : {2, 3, 1}) {
    playing.state().round = static_cast<std::int16_t>(round);
    EXPECT_EQ(playing.in_force(0), round <= 2);
    EXPECT_EQ(playing.in_force(1), round <= 2);
    EXPECT_FALSE(playing.over(0));
  }
}

TEST(UntilACondition, IsToldFromADuration) {
  EXPECT_EQ(wrong("until round { quiet() }"), "2:7: found `round`, a number, expected a condition");
  EXPECT_EQ(wrong("until { quiet() }"), "2:7: found `{`, expected a duration: dusk, dawn");
  EXPECT_EQ(wrong("until dusk while round { quiet() }"), "2:18: found `round`, a number, expected a condition");
  cards::Vocabulary without = vocabulary();
  without.conditions = false;
  EXPECT_EQ(wrong("until night { quiet() }", without), "2:7: found a condition, expected a duration only in this game");
  EXPECT_EQ(wrong("until dusk while night { quiet() }", without),
            "2:18: found a condition, expected a duration only in this game");
}

TEST(UntilACondition, KeepsSecrets) {
  EXPECT_EQ(wrong("choose one s: pouch(self)  until s.cracked { quiet() }"),
            "2:34: how long something lasts may not depend on `s`, which only its chooser knows");
  EXPECT_EQ(wrong("choose one s: pouch(self)  whenever noon until dusk while s.cracked { ring() }"),
            "2:59: how long something lasts may not depend on `s`, which only its chooser knows");
}

TEST(Together, SettlesOnceWhatHappensToSeveral) {
  EXPECT_EQ(played("for each p in players { drain(p, 1) }"),
            "drain 0 1; out 0; drain 1 1; out 0 1; drain 2 1; out 0 1 2");
  EXPECT_EQ(played("together { for each p in players { drain(p, 1) } } ring()"),
            "drain 0 1; drain 1 1; drain 2 1; out 0 1 2; ring");
}

TEST(Together, GoesOnWhereSomethingWaits) {
  EXPECT_EQ(played("together { drain(self, 1)  rest()  drain(rival, 1) }"),
            "drain 0 1; rest; waiting; drain 1 1; out 0 1");
  EXPECT_EQ(played("together { if night { drain(self, 1) }  repeat 2 { drain(rival, 1) } let n = 1  gain(self, n) }"),
            "drain 1 1; drain 1 1; gain 0 1; out 1");
}

/// The game is told when all have chosen, so it can keep what is done until then.
TEST(Together, IsOverWhenAllHaveChosen) {
  EXPECT_EQ(
      played("together { for each p in players { choose one s: stones by p  drain(p, 1) } } ring()", {"3", "3", "3"}),
      "drain 0 1; drain 1 1; drain 2 1; out 0 1 2; ring");
}

TEST(Together, HasNoOtherDecisionsInIt) {
  const std::string told =
      "found a statement that does not happen at once, expected verbs, `if`, `for each`, `repeat`, `let`, `until` and "
      "`choose` only inside `together`";
  EXPECT_EQ(wrong("together { choose one { option { ring() } } }"), "2:12: " + told);
  EXPECT_EQ(wrong("together { if night { may { } } }"), "2:23: " + told);
  EXPECT_EQ(wrong("together { together { } }"), "2:12: " + told);
  EXPECT_EQ(wrong("together { later noon { } }"), "2:12: " + told);
  cards::Vocabulary without = vocabulary();
  without.together = false;
  EXPECT_EQ(wrong("together { ring() }", without), "2:1: found `together`, which this game does not have");
}

/// VT-056: what is cancelled costs what it costs, unless the game just drops its frame.
TEST(Cancelled, MayBePaidAllTheSame) {
  constexpr std::string_view body = "target one s: stones  cost spend(self, 2)  cost give_up(s)  ring()";
  Playing playing{one_card(body)};
  ASSERT_EQ(playing.run(), cards::Status::asks);
  playing.answer("3");
  ASSERT_EQ(playing.run_to_payment(), cards::Status::pays);
  EXPECT_EQ(playing.pay_only(), cards::Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"spend 0 2", "give_up 3"}));
  EXPECT_EQ(playing.state().players[seat(0)].coins, 1);
}

TEST(Cancelled, CostsNothingIfNothingIsAsked) {
  Playing playing{one_card("ring()")};
  ASSERT_EQ(playing.run_to_payment(), cards::Status::pays);
  EXPECT_EQ(playing.pay_only(), cards::Status::done);
  EXPECT_TRUE(playing.log().empty());
}

}  // namespace
}  // namespace krypta::bowls::time_test
