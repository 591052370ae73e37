#include "tests/rules/mascarade/table.hpp"

/// "Custom sets": which characters the host may choose instead of those of the table.
namespace krypta::mascarade::test::sets_test {
namespace {

using enum Character;
using Ids = std::vector<std::string>;

/// The rules that a set breaks.
Ids broken(unsigned seats, const std::string& characters) {
  Ids rules;
  for (const RuleId rule : refused_setup(seats, {{"characters", characters}}).rules)
    rules.push_back(rule_name(game.info(), rule));
  return rules;
}
bool accepted(unsigned seats, const std::string& characters) {
  return static_cast<bool>(game.begin(Setup{seats, {{"characters", characters}}}));
}

// MA-026
TEST(MascaradeSets, TheHostMayChooseAnotherSet) {
  const Table table = Table::begin(5, {{"characters", "judge,widow,spy,fool,witch,thief"}});
  for (const Character c : all_of<Character>()) {
    const bool chosen = c == Judge || c == Widow || c == Spy || c == Fool || c == Witch || c == Thief;
    EXPECT_EQ(table.state().set[c], chosen ? 1 : 0) << name_of(c);
  }
  EXPECT_TRUE(accepted(4, "table"));
}

// MA-026
TEST(MascaradeSets, EveryRuleThatASetBreaksIsNamedWithItsReason) {
  EXPECT_EQ(broken(7, "peasant,inquisitor,bishop,thief,dragon"),
            (Ids{"MA-003", "MA-027", "MA-028", "MA-029", "MA-030", "MA-031", "MA-033"}));
  const Refusal refusal = refused_setup(4, {{"characters", "bishop,king,queen,thief,cheat,inquisitor"}});
  EXPECT_EQ(refusal.rules, (RuleIds{27, 31}));
  EXPECT_EQ(refusal.code, Refusal::Code::bad_request);
  EXPECT_TRUE(refusal.message.starts_with("options.characters: ")) << refusal.message;
  EXPECT_NE(refusal.message.find("Judge"), std::string::npos) << refusal.message;
  EXPECT_NE(refusal.message.find("Inquisitor"), std::string::npos) << refusal.message;
}

// MA-003, MA-026
TEST(MascaradeSets, NoCharacterMoreOftenThanInTheDeckAndNothingThatIsNone) {
  EXPECT_EQ(broken(6, "judge,king,king,queen,thief,cheat"), Ids{"MA-003"});
  EXPECT_EQ(broken(6, "judge,king,king,king,king,queen"), Ids{"MA-003"});
  EXPECT_EQ(broken(8, "judge,king,queen,peasant,peasant,peasant,fool,witch"), Ids{"MA-003"});
  EXPECT_EQ(broken(6, "judge,king,king,king,king,king,king,king,queen"), (Ids{"MA-003", "MA-034"}));
  EXPECT_EQ(broken(6, "judge, king,queen,thief,cheat,fool"), Ids{"MA-003"});
  EXPECT_TRUE(names(broken(6, "judge,king,queen,fool,cheat,witch,"), "MA-003"));
  EXPECT_TRUE(names(broken(6, ""), "MA-003"));
}

// MA-003, MA-026
TEST(MascaradeSets, WhatIsNoCharacterIsNamedAndIsNoMissingCard) {
  const Refusal refusal = refused_setup(6, {{"characters", "judge,king,queen,thief,dragon,golem"}});
  EXPECT_EQ(refusal.rules, RuleIds{3});
  EXPECT_EQ(refusal.message, "options.characters: there is no character `dragon`; there is no character `golem`");
  EXPECT_EQ(broken(6, "judge,king,queen,thief,dragon"), (Ids{"MA-003", "MA-033"})) << "five cards";
  EXPECT_EQ(broken(6, "judge,king,queen,fool,spy,witch,thief,cheat,dragon"), (Ids{"MA-003", "MA-034"})) << "nine";
  const Refusal both = refused_setup(6, {{"characters", "judge,king,king,queen,thief,dragon"}});
  EXPECT_EQ(both.rules, RuleIds{3});
  EXPECT_NE(both.message.find("`dragon`; a character occurs more often"), std::string::npos) << both.message;
}

// MA-027
TEST(MascaradeSets, TheJudgeIsInEverySet) {
  EXPECT_EQ(broken(6, "bishop,king,queen,thief,cheat,witch"), Ids{"MA-027"});
  EXPECT_TRUE(accepted(6, "bishop,king,queen,thief,cheat,judge"));
}

// HC-MA-29 (MA-028)
TEST(MascaradeSets, OneOfSevenThatBringsMoneyIsTooFew) {
  EXPECT_EQ(broken(7, "judge,bishop,queen,thief,witch,spy,cheat"), Ids{"MA-028"});
  EXPECT_TRUE(accepted(7, "judge,bishop,queen,king,witch,fool,cheat"));
}

// MA-028
TEST(MascaradeSets, ExactlyAThirdIsEnoughAndCentreCardsCount) {
  EXPECT_TRUE(accepted(6, "judge,king,queen,thief,cheat,witch"));
  EXPECT_EQ(broken(6, "judge,bishop,queen,thief,cheat,witch"), Ids{"MA-028"});
  EXPECT_TRUE(accepted(9, "judge,king,queen,fool,bishop,thief,cheat,witch,spy"));
  EXPECT_EQ(broken(6, "judge,king,queen,bishop,thief,cheat,witch"), Ids{"MA-028"}) << "2 of 7, the middle included";
  EXPECT_EQ(broken(7, "judge,king,queen,bishop,thief,cheat,witch"), Ids{"MA-028"}) << "3 x 2 < 7";
  EXPECT_TRUE(accepted(7, "judge,king,queen,fool,bishop,thief,cheat,witch,spy")) << "3 of 9";
}

// MA-028
TEST(MascaradeSets, KingQueenWidowFoolAndEachPeasantBringMoneyAndNobodyElse) {
  for (const std::string paid : {"king", "queen", "widow", "fool"}) {
    const std::string other = paid == "king" ? "queen" : "king";
    EXPECT_TRUE(accepted(6, "judge,bishop,thief,cheat," + other + "," + paid)) << paid;
  }
  for (const std::string unpaid : {"spy", "witch"}) {
    EXPECT_EQ(broken(6, "judge,bishop,thief,cheat,king," + unpaid), Ids{"MA-028"}) << unpaid;
  }
  EXPECT_TRUE(accepted(9, "judge,peasant,peasant,king,bishop,thief,cheat,witch,inquisitor"));
  EXPECT_EQ(broken(9, "judge,peasant,peasant,spy,bishop,thief,cheat,witch,inquisitor"), Ids{"MA-028"});
}

// MA-029
TEST(MascaradeSets, OnePeasantIsNeverAlone) {
  EXPECT_EQ(broken(8, "judge,bishop,king,queen,peasant,thief,cheat,witch"), Ids{"MA-029"});
  EXPECT_TRUE(accepted(8, "judge,bishop,king,queen,peasant,peasant,cheat,witch"));
  EXPECT_TRUE(accepted(8, "judge,bishop,king,queen,fool,thief,cheat,witch"));
}

// MA-030, MA-031, MA-032
TEST(MascaradeSets, PeasantsAndInquisitorNeedEightPlayers) {
  EXPECT_EQ(broken(7, "judge,bishop,king,queen,peasant,peasant,witch"), Ids{"MA-030"});
  EXPECT_EQ(broken(7, "judge,bishop,king,queen,fool,inquisitor,witch"), Ids{"MA-031"});
  EXPECT_EQ(broken(7, "judge,bishop,king,queen,peasant,peasant,witch,spy"), Ids{"MA-030"}) << "8 cards, 7 players";
  EXPECT_EQ(broken(7, "judge,bishop,king,inquisitor,peasant,peasant,witch"), (Ids{"MA-030", "MA-031"}));
  EXPECT_TRUE(accepted(8, "judge,bishop,king,inquisitor,peasant,peasant,witch,spy"));
}

// HC-MA-30 (MA-031, MA-032)
TEST(MascaradeSets, ACentreCardMakesNoEighthPlayer) {
  EXPECT_EQ(broken(7, "judge,bishop,king,queen,fool,witch,thief,inquisitor"), Ids{"MA-031"});
  EXPECT_TRUE(accepted(7, "judge,bishop,king,queen,fool,witch,thief,spy"));
  EXPECT_TRUE(accepted(8, "judge,bishop,king,queen,fool,witch,thief,inquisitor"));
}

// MA-033
TEST(MascaradeSets, SixCardsWithFourAndFivePlayersAndNeverFewerThanPlayers) {
  for (const unsigned n : {4U, 5U}) {
    EXPECT_TRUE(accepted(n, "judge,king,queen,thief,cheat,witch"));
    EXPECT_EQ(broken(n, "judge,king,queen,thief,cheat"), Ids{"MA-033"});
    EXPECT_EQ(broken(n, "judge,king,queen,fool,thief,cheat,witch"), Ids{"MA-033"});
  }
  EXPECT_EQ(broken(6, "judge,king,queen,thief,cheat"), Ids{"MA-033"});
  EXPECT_EQ(broken(10, "judge,king,queen,peasant,peasant,thief,cheat,witch,spy"), Ids{"MA-033"});
}

// MA-034
TEST(MascaradeSets, OneOrTwoCardsMayBeAddedFromSixPlayersOn) {
  EXPECT_TRUE(accepted(6, "judge,king,queen,fool,thief,cheat,witch"));
  EXPECT_TRUE(accepted(6, "judge,king,queen,fool,thief,cheat,witch,spy"));
  EXPECT_EQ(broken(6, "judge,king,queen,fool,thief,cheat,witch,spy,bishop"), Ids{"MA-034"});
  EXPECT_TRUE(accepted(11, "judge,bishop,king,fool,queen,thief,witch,spy,peasant,peasant,cheat,inquisitor,widow"));
  EXPECT_TRUE(Table::begin(6).state().centre.empty());
}

// MA-035
TEST(MascaradeSets, TheDeckHasOneCardToAddWithTwelvePlayersAndNoneWithThirteen) {
  const std::string deck = "judge,bishop,king,fool,queen,thief,witch,spy,peasant,peasant,cheat,inquisitor,widow";
  EXPECT_TRUE(accepted(12, deck));
  EXPECT_TRUE(accepted(13, deck));
  EXPECT_EQ(broken(12, deck + ",king"), (Ids{"MA-003", "MA-035"}));
  EXPECT_EQ(broken(13, deck + ",king"), (Ids{"MA-003", "MA-035"}));
}

// MA-035: whatever else is wrong with it.
TEST(MascaradeSets, MoreThanThirteenCardsExceedTheDeck) {
  const std::string deck = "judge,bishop,king,fool,queen,thief,witch,spy,peasant,peasant,cheat,inquisitor,widow";
  EXPECT_EQ(broken(11, deck + ",king"), (Ids{"MA-003", "MA-034", "MA-035"}));
  EXPECT_EQ(broken(13, deck + ",king,king,king"), (Ids{"MA-003", "MA-034", "MA-035"}));
  EXPECT_EQ(broken(5, deck + ",king"), (Ids{"MA-003", "MA-030", "MA-031", "MA-033", "MA-035"}));
  EXPECT_EQ(broken(10, deck), Ids{"MA-034"}) << "thirteen do not";
  EXPECT_EQ(broken(6, "peasant,inquisitor,bishop,thief,thief,thief,thief,thief,thief,thief,thief,thief,thief,thief"),
            (Ids{"MA-003", "MA-027", "MA-028", "MA-029", "MA-030", "MA-031", "MA-034", "MA-035"}));
}

// MA-036
TEST(MascaradeSets, TheShuffleDecidesWhichCardsAreInTheMiddle) {
  const std::string set = "judge,king,queen,fool,thief,cheat,witch,spy";
  Table one = Table::begin(6, {{"first", "0"}, {"characters", set}});
  EXPECT_EQ(one.options(Seat::chance).size(), 8U) << "any card may come to the first player";
  one.deal({"king", "queen", "fool", "thief", "cheat", "witch"});
  EXPECT_EQ(one.options(Seat::chance), (Ids{"deal:judge", "deal:spy"}));
  one.deal({"spy", "judge"});
  EXPECT_EQ(one.at("c1"), Spy);
  EXPECT_EQ(one.at("c2"), Judge);
  Table another = Table::begin(6, {{"first", "0"}, {"characters", set}});
  another.deal({"spy", "judge", "witch", "cheat", "thief", "fool", "queen", "king"});
  EXPECT_EQ(another.at("c1"), Queen);
  EXPECT_EQ(another.at("c2"), King);
}

// MA-037
TEST(MascaradeSets, TwoAndThreePlayersAlwaysHaveTheirSix) {
  for (const unsigned n : {2U, 3U}) {
    EXPECT_EQ(broken(n, "judge,king,queen,thief,cheat,witch"), Ids{"MA-037"});
    EXPECT_EQ(broken(n, "judge,bishop,king,fool,queen,witch,spy"), Ids{"MA-037"});
    EXPECT_EQ(broken(n, "judge,bishop,king,fool,queen"), Ids{"MA-037"});
    EXPECT_EQ(broken(n, "judge,bishop,king,fool,queen,witch,dragon"), Ids{"MA-037"});
  }
}

// HC-MA-32 (MA-070, MA-016)
TEST(MascaradeSets, TheWitchOfTheBoxCannotBeAnnouncedWithFourPlayers) {
  Table table{Position{4}};
  EXPECT_TRUE(names(table.refused(A, "announce:witch"), "MA-070"));
  EXPECT_FALSE(table.offers(A, "announce:witch"));
  EXPECT_TRUE(Table{Position{5}}.offers(A, "announce:witch"));
}

}  // namespace
}  // namespace krypta::mascarade::test::sets_test
