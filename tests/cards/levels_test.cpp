#include <gtest/gtest.h>

#include <string>

#include "tests/cards/play.hpp"

/// Facts of abilities with levels, and abilities that are as the one above and do more.
namespace krypta::bowls::levels_test {
namespace {

std::string wrong(std::string_view abilities) {
  return mistakes_in("card c \"C\" { price: 1\n" + std::string{abilities} + "\n}");
}

TEST(Levels, AreFactsOfAnAbility) {
  const cards::Library library =
      library_of("card c \"C\" { price: 1 play in noon { needs: blue at wild, red at calm  user: anyone  ring() } }");
  const cards::Ability& ability = library.cards[0].abilities[0];
  ASSERT_EQ(ability.facts.size(), 2U);
  EXPECT_EQ(ability.facts[0].values, (std::vector{2, 0}));
  EXPECT_EQ(ability.facts[0].levels, (std::vector{1, 0}));
  EXPECT_EQ(ability.facts[1].values, std::vector{1});
}

TEST(Levels, AreSaidForEachWordAndForNoOther) {
  EXPECT_EQ(wrong("play in noon { needs: red }"),
            "2:23: found `red` alone, expected `red at …` with a mood: calm, wild, green");
  EXPECT_EQ(wrong("play in noon { needs: red at wilder }"),
            "2:30: found `wilder`, expected a mood: calm, wild, green; did you mean `wild`?");
  EXPECT_EQ(wrong("play in noon { needs: red at calm, red at wild }"),
            "2:36: found `red` again, expected each word once");
  EXPECT_EQ(wrong("play in noon { tones: calm at wild }"), "2:31: found the level `wild`, expected none in `tones`");
  EXPECT_EQ(wrong("play in noon { needs: red at 2 }"), "2:30: found `2`, expected the name of a level");
  EXPECT_EQ(wrong("play in noon { user: nobody }"), "2:22: found `nobody`, expected an user: owner, anyone");
}

TEST(Levels, MayBelongToAWordThatIsOneOfTheLanguageToo) {
  EXPECT_EQ(wrong("play in noon { needs: for at calm }"), "2:23: found `for`, expected a colour: red, green, blue");
  EXPECT_EQ(wrong("play in noon { needs: for }"),
            "2:23: found `for`, a word of the language, expected a number or a name");
}

TEST(Levels, CountInTheFingerprint) {
  const auto fingerprint = [](std::string_view level) {
    return library_of("card c \"C\" { price: 1 play in noon { needs: red at " + std::string{level} + " } }")
        .code.at(0)
        .fingerprint;
  };
  EXPECT_NE(fingerprint("calm"), fingerprint("wild"));
}

constexpr std::string_view two_levels = R"(card c "C" { price: 1
  play in noon when round > 1 once per day {
    needs: red at calm  pace: 1
    target one s: stones
    cost spend(self, 1)
    remove(s)
  }
  play as above {
    needs: red at wild
    target one t: stones where it != s
    cost spend(self, 2)
    paint(t, s.colour)
  }
})";

TEST(AsAbove, HasEverythingOfTheOneAbove) {
  const cards::Library library = library_of(two_levels);
  const cards::AbilityCode& basic = library.code[0].abilities[0];
  const cards::AbilityCode& superior = library.code[0].abilities[1];
  EXPECT_EQ(superior.windows, basic.windows);
  EXPECT_EQ(superior.once_per, basic.once_per);
  EXPECT_NE(superior.condition, cards::nowhere);
  const cards::Ability& tree = library.cards[0].abilities[1];
  ASSERT_TRUE(tree.above);
  EXPECT_EQ(tree.above->facts, std::vector{4U}) << "its pace, but not what it needs";
  EXPECT_EQ(tree.above->targets + tree.above->costs + tree.above->statements, 3U);
  ASSERT_EQ(tree.facts.size(), 2U);
  EXPECT_FALSE(library.cards[0].abilities[0].above);
}

TEST(AsAbove, DoesWhatTheOneAboveDoesAndMore) {
  Playing playing{library_of(two_levels), laid_out(), seat(0), 1};
  EXPECT_TRUE(playing.possible());
  ASSERT_EQ(playing.run(), cards::Status::asks);
  playing.answer("3");
  ASSERT_EQ(playing.run(), cards::Status::asks);
  EXPECT_EQ(playing.offered(), "0, 1, 2, 4, 5");
  playing.answer("2");
  EXPECT_EQ(playing.run(), cards::Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "spend 0 1", "spend 0 2", "remove 3", "paint 2 0"}));
}

TEST(AsAbove, GoesOnFromTheLastOne) {
  const cards::Library library = library_of(
      "card c \"C\" { price: 1 play in noon { ring() } play as above { rest() } play as above { note(3) } }");
  Playing playing{library, laid_out(), seat(0), 2};
  EXPECT_EQ(playing.run(), cards::Status::done);
  EXPECT_EQ(playing.log(), (std::vector<std::string>{"paying", "ring", "rest", "waiting", "note 3"}));
}

TEST(AsAbove, NeedsOneOfItsKindAbove) {
  EXPECT_EQ(wrong("play as above { ring() }"), "2:1: found `play as above`, expected another `play` above it");
  EXPECT_EQ(wrong("play in noon { ring() } use as above { ring() }"),
            "2:25: found `use as above`, expected another `use` above it");
  EXPECT_EQ(wrong("play as below { ring() }"), "2:9: found `below`, expected `above`");
  EXPECT_EQ(wrong("play { ring() }"), "2:6: found `{`, expected `in` or `as above`");
  EXPECT_EQ(wrong("play in noon { target one s: stones } play as above { target one s: stones }"),
            "2:66: found `s`, which is taken already, expected a new name");
}

TEST(AsAbove, TellsAMistakeOnce) {
  std::string verbs;
  for (const cards::VerbInfo& verb : vocabulary().verbs) {
    if (verb.kind == cards::VerbKind::instant) verbs += (verbs.empty() ? ": " : ", ") + std::string{verb.name};
  }
  EXPECT_EQ(wrong("play in noon { rong() } play as above { rang() }"),
            "2:16: found `rong`, expected a verb" + verbs +
                "; did you mean `ring`?\n2:41: found `rang`, expected a verb" + verbs + "; did you mean `ring`?");
}

}  // namespace
}  // namespace krypta::bowls::levels_test
