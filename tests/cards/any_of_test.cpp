#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cards/play.hpp"

/// Abilities of which several options are used in one play: a card of three disciplines.
namespace krypta::bowls::any_of_test {
namespace {

using Log = std::vector<std::string>;

constexpr std::string_view three = R"(card c "C" { price: 1
  play in noon {
    target one s: stones
    cost spend(self, 1)
    any_of {
      option { needs: red at calm  pace: 1  gain(self, 4) }
      option when round > 1 { needs: blue at calm  target one t: stones where it != s  paint(t, s.colour) }
      option { cost spend(self, 2)  remove(s) }
    }
    note(9)
  }
})";

std::string with_options(std::string_view options) {
  return "card c \"C\" { price: 1\nplay in noon { any_of {" + std::string{options} + "} } }";
}

/// Answers one after the other, and saves and loads between them.
void answer_all(Playing& playing, const Answers& answers) {
  for (const std::string_view one : answers) {
    ASSERT_EQ(playing.run(), cards::Status::asks);
    playing.save_and_load();
    playing.answer(one);
  }
  ASSERT_EQ(playing.run(), cards::Status::done);
}

TEST(AnyOf, OffersEachAndThenWhatStandsBehindIt) {
  Playing playing{library_of(three)};
  EXPECT_TRUE(playing.possible());
  ASSERT_EQ(playing.run(), cards::Status::asks);
  playing.answer("3");
  ASSERT_EQ(playing.run(), cards::Status::asks);
  EXPECT_EQ(playing.offered(), "option 0, option 1, option 2") << "one must be used";
  playing.answer("option 1");
  ASSERT_EQ(playing.run(), cards::Status::asks);
  EXPECT_EQ(playing.offered(), "option 2, enough");
  playing.answer("enough");
  ASSERT_EQ(playing.run(), cards::Status::asks);
  EXPECT_EQ(playing.offered(), "0, 1, 2, 4, 5") << "its target is named before anything is paid";
  playing.answer("2");
  EXPECT_EQ(playing.run(), cards::Status::done);
  EXPECT_EQ(playing.log(), (Log{"paying", "spend 0 1", "paint 2 0", "note 9"}));
}

TEST(AnyOf, CarriesOutAllThatAreUsedInTheirOrder) {
  Playing playing{library_of(three)};
  answer_all(playing, {"3", "option 0", "option 1", "option 2", "2"});
  EXPECT_EQ(playing.log(), (Log{"paying", "spend 0 1", "spend 0 2", "gain 0 4", "paint 2 0", "remove 3", "note 9"}));
}

TEST(AnyOf, DoesOnlyWhatIsUsed) {
  Playing playing{library_of(three)};
  answer_all(playing, {"3", "option 0", "enough"});
  EXPECT_EQ(playing.log(), (Log{"paying", "spend 0 1", "gain 0 4", "note 9"}));
}

TEST(AnyOf, DoesNotOfferWhatIsNotTrueOrCannotBePaidOrNamed) {
  State poor = laid_out();
  poor.players[0].coins = 1;
  Playing playing{library_of(three), poor};
  ASSERT_EQ(playing.run(), cards::Status::asks);
  playing.answer("3");
  ASSERT_EQ(playing.run(), cards::Status::asks);
  EXPECT_EQ(playing.offered(), "option 0, option 1");

  Playing empty{library_of(with_options("option { target one s: inside(west)  remove(s) } option { ring() }"))};
  ASSERT_EQ(empty.run(), cards::Status::asks);
  EXPECT_EQ(empty.offered(), "option 1");

  Playing early{library_of(with_options("option when round > 99 { ring() } option { rest() }"))};
  ASSERT_EQ(early.run(), cards::Status::asks);
  EXPECT_EQ(early.offered(), "option 1");
}

TEST(AnyOf, CannotBePlayedWhereNoneCanBeUsed) {
  Playing none{
      library_of(with_options("option { target one s: inside(west)  remove(s) } option when 1 = 2 { ring() }"))};
  EXPECT_FALSE(none.possible());
  Playing one{
      library_of(with_options("option { target one s: inside(west)  remove(s) } option when 1 = 1 { ring() }"))};
  EXPECT_TRUE(one.possible());
}

TEST(AnyOf, KeepsTheTargetsOfAllWhileEachIsCarriedOut) {
  Playing playing{library_of(with_options(
      "option { target one s: stones  choose up to 2 more: stones  for each m in more { note(m.weight) } remove(s) }"
      "option { target one s: stones  remove(s) }"))};
  answer_all(playing, {"option 0", "option 1", "1", "2", "4", "5"});
  EXPECT_EQ(playing.log(), (Log{"paying", "note 5", "note 6", "remove 1", "remove 2"}));
}

TEST(AnyOf, ThatIsCancelledCostsWhatIsUsed) {
  Playing playing{library_of(three)};
  for (const std::string_view one : {"3", "option 2"}) {
    ASSERT_EQ(playing.run_to_payment(), cards::Status::asks);
    playing.answer(one);
  }
  ASSERT_EQ(playing.run_to_payment(), cards::Status::pays);
  EXPECT_EQ(playing.pay_only(), cards::Status::done);
  EXPECT_EQ(playing.log(), (Log{"spend 0 1", "spend 0 2"}));
}

/// A game in which nobody can do what the second option needs.
struct Choosy : Host {
  using Host::Host;
  [[nodiscard]] bool offers(unsigned, unsigned option) const { return option != 1; }
};

TEST(AnyOf, AsksTheGameWhatTheFactsOfAnOptionAllow) {
  const cards::Library library = library_of(with_options("option { ring() } option { rest() } option { note(1) }"));
  const cards::CardCode& code = library.code.front();
  State state = laid_out();
  Choosy host{state, seat(0), nullptr, &code.program};
  cards::Frame frame;
  frame.pc = code.abilities[0].start;
  frame.player = seat(0);
  cards::Machine<Choosy> machine{code.program, frame, host};
  ASSERT_EQ(machine.run(), cards::Status::asks);
  std::vector<int> offered;
  machine.each_answer([&](const cards::Answer& a) { offered.push_back(a.value); });
  EXPECT_EQ(offered, (std::vector{0, 2}));
  machine.answer({cards::Answer::Kind::option, {}, 2});
  const cards::AnyOf& any_of = code.program.any_of.at(code.abilities[0].any_of);
  EXPECT_FALSE(machine.uses(any_of, 0));
  EXPECT_TRUE(machine.uses(any_of, 2));
}

TEST(AnyOf, CountsInTheFingerprint) {
  const auto fingerprint = [](std::string_view level) {
    return library_of(with_options("option { needs: red at " + std::string{level} + " } option { ring() }"))
        .code.at(0)
        .fingerprint;
  };
  EXPECT_NE(fingerprint("calm"), fingerprint("wild"));
}

TEST(AnyOf, TellsItsMistakes) {
  const auto wrong = [](std::string_view options) { return mistakes_in(with_options(options)); };
  EXPECT_EQ(wrong("option { ring() }"), "2:24: found 1 option in `any_of`, expected 2 to 15");
  EXPECT_EQ(wrong("ring()"), "2:24: found `ring`, expected `option` or `}`");
  EXPECT_EQ(wrong("option { target one s: stones } option { remove(s) }").substr(0, 16), "2:72: found `s`,");
  EXPECT_EQ(wrong("option { needs: red } option {}"),
            "2:40: found `red` alone, expected `red at …` with a mood: calm, wild, green");
  EXPECT_EQ(mistakes_in("card c \"C\" { price: 1\non in noon { any_of { option {} option {} } } }"),
            "2:23: found `any_of` in what happens by itself, expected it in `play` and `use` only");
  cards::Vocabulary without = vocabulary();
  without.any_of = false;
  EXPECT_EQ(mistakes_in(with_options("option {} option {}"), without),
            "2:24: found `any_of`, which this game does not have");
}

}  // namespace
}  // namespace krypta::bowls::any_of_test
