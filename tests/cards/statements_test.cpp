#include <gtest/gtest.h>

#include "tests/cards/play.hpp"

/// What each statement but the choices does.
namespace krypta::bowls::statements_test {
namespace {

using cards::Status;

TEST(Statements, AreCarriedOutInTheirOrder) {
  EXPECT_EQ(played("gain(self, 2) ring() gain(rival, 3)"), "gain 0 2; ring; gain 1 3");
  EXPECT_EQ(played(""), "");
}

TEST(Call, WaitsWhereTheVerbHasBegunSomething) {
  EXPECT_EQ(played("note(1) rest() note(2)"), "note 1; rest; waiting; note 2");
}

TEST(If, TakesOneOfTwoWays) {
  EXPECT_EQ(played("if round = 2 { note(1) } note(9)"), "note 1; note 9");
  EXPECT_EQ(played("if round = 3 { note(1) } note(9)"), "note 9");
  EXPECT_EQ(played("if round = 2 { note(1) } else { note(2) } note(9)"), "note 1; note 9");
  EXPECT_EQ(played("if round = 3 { note(1) } else { note(2) } note(9)"), "note 2; note 9");
  EXPECT_EQ(played("if round = 2 { } else { note(2) } note(9)"), "note 9");
  EXPECT_EQ(played("if round = 3 { } else { } note(9)"), "note 9");
}

TEST(If, IsNested) {
  const auto after = [](int round) {
    State state = laid_out();
    state.round = static_cast<std::int16_t>(round);
    return played(R"(
      if round < 3 {
        if round = 1 { note(1) } else if round = 2 { note(2) } else { note(0) }
      } else if round = 3 { note(3) }
      else { if round > 4 { note(5) } else { note(4) } }
      note(9))",
                  {}, state);
  };
  EXPECT_EQ(after(0), "note 0; note 9");
  EXPECT_EQ(after(1), "note 1; note 9");
  EXPECT_EQ(after(2), "note 2; note 9");
  EXPECT_EQ(after(3), "note 3; note 9");
  EXPECT_EQ(after(4), "note 4; note 9");
  EXPECT_EQ(after(5), "note 5; note 9");
}

TEST(ForEach, GoesThroughAPlaceInOrder) {
  EXPECT_EQ(played("for each s in inside(east) { note(s.weight) }"), "note 3; note 4; note 5");
  EXPECT_EQ(played("for each s in stones where it.colour = blue { note(s.weight) } ring()"), "note 3; note 6; ring");
  EXPECT_EQ(played("for each s in hill { ring() }"), "");
  EXPECT_EQ(played("for each b in bowls { note(b.size) }"), "note 2; note 3; note 1; note 0");
  EXPECT_EQ(played("for each p in players { gain(p, 1) }"), "gain 0 1; gain 1 1; gain 2 1");
}

/// Players sit round the table from seat 2 on, and big bowls come before small ones.
class OrderedHost : public Host {
 public:
  using Host::Host;
  [[nodiscard]] int order(unsigned domain, int thing) const {
    if (static_cast<Domain>(domain) == Domain::Players) return (thing + 1) % static_cast<int>(player_count);
    return static_cast<Domain>(domain) == Domain::Bowls ? -thing : thing;
  }
};
template <class Ordered = OrderedHost>
std::string in_order(std::string_view body) {
  const cards::Library library = one_card(body);
  State state = laid_out();
  std::vector<std::string> log;
  Ordered host{state, seat(0), &log};
  cards::Frame frame{.pc = library.code.front().abilities.front().start, .player = seat(0)};
  cards::Machine<Ordered> machine{library.code.front().program, frame, host};
  while (machine.run() != Status::done) EXPECT_FALSE(machine.asking());
  std::string all;
  for (const std::string& line : log) all += (all.empty() ? "" : "; ") + line;
  return all;
}

TEST(ForEach, GoesByTheOrderThatTheHostGives) {
  EXPECT_EQ(in_order("for each p in players { gain(p, 1) }"), "gain 2 1; gain 0 1; gain 1 1");
  EXPECT_EQ(in_order("for each p in players where it != self { gain(p, 1) }"), "gain 2 1; gain 1 1");
  EXPECT_EQ(in_order("for each b in bowls { note(b.size) }"), "note 0; note 1; note 3; note 2");
  EXPECT_EQ(in_order("for each s in inside(east) { note(s.weight) }"), "note 3; note 4; note 5");
  EXPECT_EQ(in_order("for each p in players { for each q in players where it != p { gain(q, 1) } }"),
            "gain 0 1; gain 1 1; gain 2 1; gain 1 1; gain 2 1; gain 0 1");
  EXPECT_EQ(in_order("for each b in bowls { empty(b) for each s in stones { remove(s) } }"),
            "empty 3; remove 0; remove 1; remove 2; remove 3; remove 4; remove 5; empty 2; empty 1; empty 0");
}

TEST(ForEach, GoesOnWhileTheBodyRemovesThings) {
  EXPECT_EQ(played("for each s in stones { remove(s) }"), "remove 0; remove 1; remove 2; remove 3; remove 4; remove 5");
  EXPECT_EQ(played("for each s in stones { note(s.weight) empty(s.bowl) }"),
            "note 1; empty 0; note 3; empty 1; note 6; empty 2")
      << "what the body took away is not met";
}

TEST(ForEach, DoesNotMeetWhatComesWhileItRuns) {
  EXPECT_EQ(played("for each s in inside(east) { note(s.weight) move(last_stone, east) }"),
            "note 3; move 10 1; note 4; move 10 1; note 5; move 10 1")
      << "nor with a greater number";
  EXPECT_EQ(played("for each s in inside(south) { for each t in inside(north) { move(t, south) } }"),
            "move 0 2; move 1 2");
  EXPECT_EQ(
      played("for each s in stones where it.colour != red { note(s.weight) for each t in stones where it.weight > "
             "3 { paint(t, blue) } }"),
      "note 2; paint 3 2; paint 4 2; paint 5 2; note 3; paint 3 2; paint 4 2; paint 5 2; note 5; paint 3 2; "
      "paint 4 2; paint 5 2; note 6; paint 3 2; paint 4 2; paint 5 2")
      << "the red stone of weight 4 fits now, and did not when it began";
}

TEST(ForEach, PassesOverWhatDoesNotFitAnyMoreAndMeetsWhatFitsAgain) {
  EXPECT_EQ(played("for each s in inside(east) { note(s.weight) if s.weight = 3 { for each t in inside(east) where "
                   "it.weight = 4 { move(t, west) } } }"),
            "note 3; move 3 3; note 5");
  EXPECT_EQ(played("for each s in inside(east) { if s.weight = 3 { for each t in inside(east) where it.weight = 5 { "
                   "move(t, west) } } else { for each t in inside(west) { move(t, east) } } note(s.weight) }"),
            "move 4 3; note 3; move 4 1; note 4; note 5")
      << "it was away in between";
}

/// A host whose order turns round with each call of a verb.
class TurningHost : public Host {
 public:
  using Host::Host;
  cards::Flow call(unsigned verb, std::span<const int> arguments) {
    up_ = !up_;
    return Host::call(verb, arguments);
  }
  [[nodiscard]] int order(unsigned, int thing) const { return up_ ? thing : -thing; }

 private:
  bool up_ = true;
};

TEST(ForEach, ForgetsAndRepeatsNothingWhateverBecomesOfTheOrder) {
  EXPECT_EQ(in_order<TurningHost>("for each s in stones { note(s.weight) }"),
            "note 1; note 6; note 2; note 5; note 3; note 4");
}

/// Counts how often a property is asked: how much a loop costs.
class CountingHost : public Host {
 public:
  using Host::Host;
  [[nodiscard]] int property(unsigned which, int subject) const {
    ++asked;
    return Host::property(which, subject);
  }
  static inline unsigned asked = 0;
};

TEST(ForEach, AsksOfEachThingOnceWhenItBeginsAndOnceWhenItsTurnComes) {
  CountingHost::asked = 0;
  EXPECT_EQ(in_order<CountingHost>("for each s in stones where it.weight > 0 { ring() }"),
            "ring; ring; ring; ring; ring; ring");
  EXPECT_EQ(CountingHost::asked, 12U);
}

TEST(ForEach, StandsInForEach) {
  EXPECT_EQ(played("for each s in inside(north) { for each t in inside(north) { if s != t { note(s.weight * 10 + "
                   "t.weight) } } }"),
            "note 12; note 21");
}

TEST(ForEach, GoesThroughWhatWasChosenEvenIfItIsGone) {
  EXPECT_EQ(played("choose 2 those: inside(north) for each s in those { empty(north) note(s.weight) }", {"1", "0"}),
            "empty 0; note 2; empty 0; note 1");
}

TEST(ForEach, CanAskEachTime) {
  EXPECT_EQ(played("for each p in players { may by p { gain(p, 1) } }", {"yes", "no", "yes"}), "gain 0 1; gain 2 1");
}

TEST(Repeat, SoOften) {
  EXPECT_EQ(played("repeat 3 { ring() }"), "ring; ring; ring");
  EXPECT_EQ(played("repeat 0 { ring() }"), "");
  EXPECT_EQ(played("repeat 0 - 4 { ring() }"), "");
  EXPECT_EQ(played("repeat count(inside(north)) { remove(last_stone) note(1) }"),
            "remove 10; note 1; remove 10; note 1");
  EXPECT_EQ(played("repeat count(inside(north)) { empty(north) }"), "empty 0; empty 0") << "how often is known before";
  EXPECT_EQ(played("repeat 2 { note(1) repeat 2 { note(2) } }"), "note 1; note 2; note 2; note 1; note 2; note 2");
}

TEST(Repeat, AtMost99Times) {
  Playing playing{one_card("repeat 9999 * 1 { gain(self, 1) }")};
  EXPECT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.state().players[0].points, 99);
}

TEST(Menu, OneOfTheOptions) {
  const std::string_view body = "choose one { option { note(1) } option { note(2) ring() } option { } } note(9)";
  EXPECT_EQ(played(body, {"option 0"}), "note 1; note 9");
  EXPECT_EQ(played(body, {"option 1"}), "note 2; ring; note 9");
  EXPECT_EQ(played(body, {"option 2"}), "note 9");
}

TEST(Menu, OffersWhatIsPossible) {
  Playing playing{
      one_card("choose one by rival { option when night { } option when round = 2 { ring() } option { } }")};
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.decider(), seat(1));
  EXPECT_EQ(playing.offered(), "option 1, option 2");
}

TEST(Menu, IsPassedWhereNothingIsPossible) {
  EXPECT_EQ(played("choose one { option when night { note(1) } option when round > 5 { note(2) } } note(9)"), "note 9");
}

TEST(May, OrMayNot) {
  EXPECT_EQ(played("may { note(1) } note(9)", {"yes"}), "note 1; note 9");
  EXPECT_EQ(played("may { note(1) } note(9)", {"no"}), "note 9");
  EXPECT_EQ(played("may { note(1) } else { note(2) } note(9)", {"yes"}), "note 1; note 9");
  EXPECT_EQ(played("may { note(1) } else { note(2) } note(9)", {"no"}), "note 2; note 9");
}

TEST(May, AnotherSeat) {
  Playing playing{one_card("choose one p: players may by p { gain(p, 1) }")};
  playing.run();
  playing.answer("2");
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.decider(), seat(2));
  EXPECT_EQ(playing.offered(), "yes, no");
}

TEST(Pay, OrTheElse) {
  const std::string_view body = "pay spend(self, 2) { note(1) } else { note(2) } note(9)";
  EXPECT_EQ(played(body, {"yes"}), "spend 0 2; note 1; note 9");
  EXPECT_EQ(played(body, {"no"}), "note 2; note 9");
  EXPECT_EQ(played("pay spend(self, 1) { note(1) } note(9)", {"no"}), "note 9");
}

TEST(Pay, IsNotAskedOfWhoCannot) {
  EXPECT_EQ(played("pay spend(self, 4) { note(1) } else { note(2) } note(9)"), "note 2; note 9");
  EXPECT_EQ(played("repeat 3 { pay spend(self, 2) { note(1) } else { note(2) } }", {"yes"}),
            "spend 0 2; note 1; note 2; note 2");
  EXPECT_EQ(played("choose one s: hill pay give_up(s) { note(1) } else { note(2) }"), "note 2")
      << "what is not there cannot be given up, and is not free either";
}

TEST(Pay, BySomebodyElse) {
  Playing playing{one_card("pay spend(rival, 2) by rival { ring() }")};
  ASSERT_EQ(playing.run(), Status::asks);
  EXPECT_EQ(playing.decider(), seat(1));
  playing.answer("yes");
  EXPECT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.state().players[1].coins, 1);
}

TEST(Until, TellsHowLong) {
  EXPECT_EQ(played("until dusk { heavier(north, 2) quiet() } until dawn { quiet() } ring()"),
            "heavier 0 2 0; quiet 0; quiet 1; ring");
  EXPECT_EQ(played("until dusk { } ring()"), "ring");
  EXPECT_EQ(played("until dawn { heavier(last_stone.bowl, 2) quiet() }"), "quiet 1") << "no bowl is no heavier";
}

TEST(Always, IsReadWithoutADuration) {
  Playing playing{
      library_of("card c \"C\" { price: 1 always when round = 2 { heavier(east, count(stones)) quiet() } }")};
  EXPECT_TRUE(playing.possible());
  EXPECT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"heavier 1 6 -1", "quiet -1"})) << "and nothing is paid";
}

TEST(Let, KeepsAValue) {
  EXPECT_EQ(played("let n = count(inside(east)) empty(east) note(n) note(count(inside(east)))"),
            "empty 1; note 3; note 0");
  EXPECT_EQ(played("let s = last_stone note(s.weight)"), "note 11");
  EXPECT_EQ(played("let c = night or round = 2 remember(c) if c { ring() }"), "remember 1; ring");
  EXPECT_EQ(played("let b = last_stone.bowl note(b.size) move(last_stone, b)"), "note 0");
  EXPECT_EQ(played("let n = 9999 * 9999 note(n) let m = -9999 * 9999 note(m)"), "note 32767; note -32767");
}

TEST(Later, IsCarriedOutOnItsOwn) {
  Playing playing{one_card(
      "choose one s: stones later evening { note(s.weight) may { remove(s) } } later noon { ring() } note(9)")};
  playing.run();
  playing.answer("4");
  ASSERT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "note 9"}));
  ASSERT_EQ(playing.state().later.size(), 2U);
  EXPECT_EQ(playing.state().later[0].window, Window::Evening);
  EXPECT_EQ(playing.state().later[1].window, Window::Noon);
  playing.save_and_load();
  playing.take_up(1);
  EXPECT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.log().back(), "ring");
  playing.take_up(0);
  ASSERT_EQ(playing.run(), Status::asks);
  playing.answer("yes");
  EXPECT_EQ(playing.run(), Status::done);
  EXPECT_EQ(playing.log().back(), "remove 4");
}

/// Every statement that waits, inside every one that has a block.
TEST(Statements, WaitInsideOneAnotherAndGoOnFromJson) {
  const std::string body = R"(
    target one first: stones
    target up to 2 more: bowls where it != first.bowl
    cost spend(self, 1)
    for each b in more {
      repeat 2 {
        may by rival {
          choose one {
            option when round = 2 { choose 2 those: inside(b) for each s in those { rest() note(s.weight) } }
            option { pay spend(self, 1) { gain(self, 5) } else { gain(rival, 5) } }
          }
        } else {
          let n = b.size
          choose one c: red, blue
          paint(first, c)
          note(n)
        }
      }
    }
    later noon { choose one last: dice note(last) }
  )";
  EXPECT_EQ(
      played(body, {"5", "1", "0", "yes", "option 0", "2", "4", "no", "blue", "yes", "option 1", "yes", "yes",
                    "option 1", "no"}),
      "spend 0 1; rest; waiting; note 3; rest; waiting; note 5; paint 5 2; note 3; spend 0 1; gain 0 5; gain 1 5");
}

TEST(Always, HoldsForEachAndUnderConditions) {
  Playing playing{library_of(
      "card c \"C\" { price: 1 always { let n = round + 1 for each b in bowls where it.size > 1 { if b = north { "
      "heavier(b, n) } else if night { quiet() } else { heavier(b, 0 - n) } } } }")};
  EXPECT_EQ(playing.run(), cards::Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"heavier 0 3 -1", "heavier 1 -3 -1"}));
}

TEST(Always, AsksNothingAndDoesNothing) {
  const auto told = [](std::string_view body) {
    return mistakes_in("card c \"C\" { price: 1 always {\n" + std::string{body} + "\n} }");
  };
  for (const std::string_view body : {"may { }", "choose one s: stones", "repeat 2 { }", "until dusk { }",
                                      "pay spend(self, 1) { }", "later noon { }", "choose one { option { } }"}) {
    EXPECT_EQ(told(body), "2:1: found another statement, expected verbs that last, `if`, `for each` and `let` only");
  }
  EXPECT_EQ(told("if night { may { } }").substr(0, 5), "2:12:");
  EXPECT_EQ(told("for each b in bowls { ring() }"), "2:23: found `ring`, expected a verb that lasts: heavier, quiet");
}

}  // namespace
}  // namespace krypta::bowls::statements_test
