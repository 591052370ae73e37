#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/core/view.hpp"
#include "tests/cards/play.hpp"

/// What lies in a frame is known to whoever may know it, and to nobody else.
namespace krypta::bowls::secrecy_test {
namespace {

/// The locals as an observer sees them: "6 unknown 2".
std::string seen(Playing& playing, Seat observer) {
  const View<State> view = redact(playing.state(), observer);
  std::string all;
  for (const auto& local : view.known().card.back().locals) {
    all += (all.empty() ? "" : " ");
    if (!local.known) {
      all += "unknown";
    } else {
      all += local.value == cards::nothing ? "nothing" : std::to_string(local.value);
    }
  }
  return all;
}

/// Runs until all answers are given and somebody is asked again.
Playing asked_again(std::string_view body, const Answers& answers) {
  Playing playing{one_card(body)};
  EXPECT_EQ(playing.run(), cards::Status::asks);
  for (const std::string_view answer : answers) {
    playing.answer(answer);
    EXPECT_EQ(playing.run(), cards::Status::asks);
  }
  return playing;
}

TEST(Secrecy, OfAnOpenChoiceThereIsNone) {
  Playing playing = asked_again("choose one s: stones choose one c: red, blue may { }", {"3", "blue"});
  for (const Seat observer : {seat(0), seat(1), Seat::spectator}) EXPECT_EQ(seen(playing, observer), "3 2");
}

TEST(Secrecy, OfASecretPlaceTheChooserKnows) {
  Playing playing = asked_again("choose one s: pouch(self) may { }", {"7"});
  EXPECT_EQ(seen(playing, seat(0)), "7");
  EXPECT_EQ(seen(playing, seat(1)), "unknown");
  EXPECT_EQ(seen(playing, seat(2)), "unknown");
  EXPECT_EQ(seen(playing, Seat::spectator), "unknown");
}

TEST(Secrecy, IsTheChoosersNotTheCards) {
  Playing playing = asked_again("choose one s: pouch(rival) by rival may { }", {"10"});
  EXPECT_EQ(seen(playing, seat(0)), "unknown");
  EXPECT_EQ(seen(playing, seat(1)), "10");
}

TEST(Secrecy, OfSeveralTheirNumberIsKnown) {
  Playing playing = asked_again("choose any those: pouch(self) may { }", {"8", "6", "enough"});
  EXPECT_EQ(seen(playing, seat(0)), "2 8 6");
  EXPECT_EQ(seen(playing, seat(1)), "2 unknown unknown");
}

TEST(Secrecy, GoesOnInALoopOverWhatWasChosen) {
  Playing playing = asked_again("choose 2 those: pouch(self) for each s in those { may { } }", {"8", "6"});
  EXPECT_EQ(seen(playing, seat(0)), "2 8 6 8 1");
  EXPECT_EQ(seen(playing, seat(1)), "2 unknown unknown unknown 1") << "which it is, not the how-manieth";
}

TEST(Secrecy, OfALoopOverASecretPlaceNobodyKnowsWhichIsNext) {
  Playing playing = asked_again("for each s in pouch(rival) { may { } }", {});
  for (const Seat observer : {seat(0), seat(1), Seat::spectator}) {
    EXPECT_EQ(seen(playing, observer), "unknown unknown unknown") << "nor what is left";
  }
  Playing open = asked_again("for each s in inside(east) { may { } }", {"yes"});
  EXPECT_EQ(seen(open, seat(1)), "3 16 0") << "what is left is a set of bits";
}

TEST(Secrecy, GoesOnInWhatIsReckonedFromIt) {
  Playing playing =
      asked_again("choose one s: pouch(self) let w = s.weight + 1 let v = w let r = round may { }", {"7"});
  EXPECT_EQ(seen(playing, seat(0)), "7 9 9 2");
  EXPECT_EQ(seen(playing, seat(1)), "unknown unknown unknown 2");
}

TEST(Secrecy, OfTwoSecretsNobodyKnowsTheSum) {
  Playing playing = asked_again(
      "choose one s: pouch(self) choose one t: pouch(rival) by rival let w = s.weight + t.weight may { }", {"7", "9"});
  EXPECT_EQ(seen(playing, seat(0)), "7 unknown unknown");
  EXPECT_EQ(seen(playing, seat(1)), "unknown 9 unknown");
}

TEST(Secrecy, OfWhatIsReckonedFromASecretPlace) {
  Playing playing = asked_again(
      "let all = count(pouch(rival)) let big = count(pouch(rival) where it.weight > 10) "
      "let total = 1 + sum(pouch(rival), it.weight) may { }",
      {});
  EXPECT_EQ(seen(playing, seat(0)), "2 unknown unknown") << "how many there are can be seen";
}

TEST(Secrecy, ReachesWhatAFilterLooksAt) {
  Playing playing =
      asked_again("choose one s: pouch(self) let n = count(stones where it.weight < s.weight) may { }", {"7"});
  EXPECT_EQ(seen(playing, seat(1)), "unknown unknown");
}

TEST(Secrecy, SurvivesSavingAndLoading) {
  Playing playing = asked_again("choose one s: pouch(self) may { }", {"7"});
  playing.save_and_load();
  EXPECT_EQ(seen(playing, seat(0)), "7");
  EXPECT_EQ(seen(playing, seat(1)), "unknown");
}

TEST(Secrecy, TwoStatesThatLookTheSameGiveTheSameView) {
  Playing one = asked_again("choose one s: pouch(self) let w = s.weight may { }", {"6"});
  Playing other = asked_again("choose one s: pouch(self) let w = s.weight may { }", {"8"});
  for (const Seat observer : {seat(1), seat(2), Seat::spectator}) {
    EXPECT_EQ(redact(one.state(), observer), redact(other.state(), observer));
  }
  EXPECT_FALSE(redact(one.state(), seat(0)) == redact(other.state(), seat(0)));
}

struct Telling {
  std::string_view body;
  std::string_view told;
};
std::string mistakes_of(std::string_view body) {
  return mistakes_in("card c \"C\" { price: 1 play in morning {\n" + std::string{body} + "\n} }");
}

/// Everybody sees where a card stands, so nothing secret decides where it goes on.
constexpr Telling telling[] = {
    {"choose one s: pouch(self) if s.cracked { ring() }",
     "2:30: a condition may not depend on `s`, which only its chooser knows"},
    {"target one s: pouch(self) if night or s.weight > 3 { ring() }",
     "2:39: a condition may not depend on `s`, which only its chooser knows"},
    {"choose one s: pouch(self) if night { } else if s.cracked { }",
     "2:48: a condition may not depend on `s`, which only its chooser knows"},
    {"choose one s: pouch(self) let w = s.weight + 1 let v = w if v > 3 { }",
     "2:61: a condition may not depend on `v`, which only its chooser knows"},
    {"choose one s: pouch(self) choose one t: pouch(rival) by rival let w = s.weight + t.weight if w > 3 { }",
     "2:94: a condition may not depend on `w`, which not everybody knows"},
    {"choose one s: pouch(self) choose one { option { } option when s.cracked { } }",
     "2:63: a condition may not depend on `s`, which only its chooser knows"},
    {"choose one s: pouch(self) repeat s.weight { }",
     "2:34: a repetition may not depend on `s`, which only its chooser knows"},
    {"choose one s: pouch(self) if some(stones where it.weight < s.weight) { }",
     "2:60: a condition may not depend on `s`, which only its chooser knows"},
    {"choose one s: pouch(self) choose one t: stones where it.colour = s.colour",
     "2:66: an open choice may not depend on `s`, which only its chooser knows"},
    {"choose one s: pouch(self) choose one t: inside(s.bowl)",
     "2:48: whose place it is may not depend on `s`, which only its chooser knows"},
    {"choose one s: pouch(self) choose one t: pouch(rival) where it.weight > s.weight by rival",
     "2:72: this choice may not depend on `s`, which only its chooser knows"},
    {"choose one s: pouch(self) for each t in inside(s.bowl) { }",
     "2:48: a loop may not depend on `s`, which only its chooser knows"},
    {"choose any those: pouch(self) for each s in those { if s.cracked { } }",
     "2:56: a condition may not depend on `s`, which only its chooser knows"},
    {"for each s in pouch(self) { if s.cracked { } }",
     "2:32: a condition may not depend on `s`, which not everybody knows"},
    {"for each s in pouch(self) where it.cracked { }",
     "2:15: a loop may not depend on what lies in `pouch`, which not everybody knows"},
    {"if some(pouch(rival) where it.cracked) { }",
     "2:9: a condition may not depend on what lies in `pouch`, which not everybody knows"},
    {"let w = sum(pouch(self), it.weight) repeat w { }",
     "2:44: a repetition may not depend on `w`, which not everybody knows"},
    {"choose one b: bowls where some(pouch(self) where it.cracked)",
     "2:32: an open choice may not depend on what lies in `pouch`, which not everybody knows"},
    {"for each p in players { choose one s: pouch(p) by p if s.cracked { } }",
     "2:56: a condition may not depend on `s`, which only its chooser knows"},
    {"may { choose one s: pouch(self) may { if s.cracked { } } }",
     "2:42: a condition may not depend on `s`, which only its chooser knows"},
};
class TellingCards : public testing::TestWithParam<Telling> {};
INSTANTIATE_TEST_SUITE_P(All, TellingCards, testing::ValuesIn(telling));
TEST_P(TellingCards, AreRefused) { EXPECT_EQ(mistakes_of(GetParam().body), GetParam().told) << GetParam().body; }

TEST(Secrecy, ForbidsNothingThatTellsNothing) {
  constexpr std::string_view bodies[] = {
      "choose one s: pouch(self) where it.weight > 7 note(s.weight) move(s, north)",
      "choose one s: pouch(self) choose one t: pouch(self) where it != s and it.weight > s.weight remove(t)",
      "choose one s: pouch(rival) by rival choose one t: pouch(rival) where it != s by rival",
      "choose any those: pouch(self) if count(those) > 1 { ring() } repeat count(those) { ring() }",
      "if count(pouch(rival)) > 1 { for each s in pouch(self) { remove(s) } }",
      "choose one s: pouch(self) until dusk { heavier(north, s.weight) } pay give_up(s) { ring() }",
      "may { choose one s: pouch(self) } choose one t: stones if t.cracked { ring() }",
      "choose one s: pouch(self) remember(s.cracked) if night { remove(s) }",
  };
  for (const std::string_view body : bodies) EXPECT_EQ(mistakes_of(body), "") << body;
}

TEST(Secrecy, OfTheConditionOfAnAbilityIsItsPlayersUnlessItHappensByItself) {
  const auto told = [](std::string_view kind) {
    return mistakes_in("card c \"C\" { price: 1\n" + std::string{kind} +
                       " when some(pouch(self) where it.cracked) { } }");
  };
  EXPECT_EQ(told("play in noon"), "");
  EXPECT_EQ(told("use in noon"), "");
  const std::string refused = " a condition may not depend on what lies in `pouch`, which not everybody knows";
  EXPECT_EQ(told("on in noon"), "2:22:" + refused);
  EXPECT_EQ(told("always"), "2:18:" + refused);
}

}  // namespace
}  // namespace krypta::bowls::secrecy_test
