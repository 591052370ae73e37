#include "tests/rules/mascarade/table.hpp"

/// "The turn": one action of three, and one of one for whoever was revealed in the turn just before his.
namespace krypta::mascarade::test::turn_test {
namespace {

using enum Character;
using Ids = std::vector<std::string>;

const Ids swaps_of_b{"swap:0,1", "swap:1,2", "swap:1,3", "swap:1,c1", "swap:1,c2"};

/// He can do nothing but swap or not, and everybody knows it.
void expect_forced(Table& table, Seat s) {
  EXPECT_EQ(table.active(), s);
  EXPECT_EQ(told(table, EventKind::MustSwap, 46), numbers(s));
  EXPECT_TRUE(table.match().view(Seat::spectator).known().forced);
  for (const std::string& id : table.options(s)) EXPECT_TRUE(id.starts_with("swap:")) << id;
  for (const Character c : all_of<Character>()) {
    EXPECT_TRUE(names(table.refused(s, "announce:" + std::string{name_of(c)}), "MA-046")) << name_of(c);
  }
  EXPECT_TRUE(names(table.refused(s, "look"), "MA-047"));
}
void expect_free(const Table& table, Seat s) {
  EXPECT_EQ(table.active(), s);
  EXPECT_FALSE(table.state().forced);
  EXPECT_TRUE(table.offers(s, "look"));
  EXPECT_TRUE(table.offers(s, "announce:king"));
  EXPECT_TRUE(table.offers(s, "announce:queen"));
}

// MA-044, MA-045
TEST(MascaradeTurn, APlayerSwapsOrLooksOrAnnounces) {
  Table table{Position{4}};
  EXPECT_EQ(table.pending().must, seats_of({A}));
  EXPECT_TRUE(table.pending().may.empty());
  EXPECT_EQ(table.options(A),
            (Ids{"swap:0,1", "swap:0,2", "swap:0,3", "swap:0,c1", "swap:0,c2", "look", "announce:judge",
                 "announce:bishop", "announce:king", "announce:queen", "announce:thief", "announce:cheat"}));
  for (const Seat other : {B, C, D}) EXPECT_TRUE(table.options(other).empty());
}

// MA-044
TEST(MascaradeTurn, ExactlyOneActionATurn) {
  Table looks{Position{4}};
  looks.act(A, "look");
  EXPECT_EQ(looks.pending().must, seats_of({B}));
  EXPECT_TRUE(names(looks.refused(A, "look"), "MA-044"));
  EXPECT_TRUE(names(looks.refused(A, "announce:king"), "MA-044"));

  Table swaps{Position{4}};
  swaps.swap("0,1", true);
  EXPECT_EQ(swaps.pending().must, seats_of({B}));
  EXPECT_TRUE(names(swaps.refused(A, "swap:0,1"), "MA-044"));

  Table announces{Position{4}};
  announces.act(A, "announce:king").answers();
  EXPECT_EQ(announces.pending().must, seats_of({B}));
  EXPECT_TRUE(names(announces.refused(A, "look"), "MA-044"));
}

// MA-045
TEST(MascaradeTurn, ATurnCannotBePassed) {
  Table table{Position{4}};
  EXPECT_FALSE(table.offers(A, "pass"));
  EXPECT_TRUE(names(table.refused(A, "pass"), "MA-045"));
  Table forced{Position{4}.forced()};
  EXPECT_TRUE(names(forced.refused(A, "pass"), "MA-045"));
}

// EX-MA-5 (MA-046, MA-047)
TEST(MascaradeTurn, AKingWhoShowedHimselfInTheTurnBeforeCanNeitherAnnounceNorLook) {
  Table table{Position{4}.holds("0", Thief).holds("1", King)};
  table.act(A, "announce:king").answers({B});
  EXPECT_EQ(table.coins(B), 9U);
  EXPECT_EQ(table.coins(A), 5U);
  expect_forced(table, B);
  EXPECT_EQ(table.options(B), swaps_of_b);
  EXPECT_EQ(game.prompt(table.state(), B).rules, (RuleIds{46, 47}));
}

// MA-046, MA-048
TEST(MascaradeTurn, AFalseClaimForcesAsATrueOneDoes) {
  Table table{Position{4}.holds("0", King)};
  table.act(A, "announce:king").answers({B});
  EXPECT_EQ(table.coins(B), 5U);
  expect_forced(table, B);
  Table all_false{Position{4}.holds("3", King)};
  all_false.act(A, "announce:king").answers({B, C});
  EXPECT_EQ(all_false.state().court, 3U);
  expect_forced(all_false, B);
}

// MA-046, MA-048
TEST(MascaradeTurn, TheInquisitorForcesTheNextPlayerWhetherHeNamedRightOrWrong) {
  for (const std::string_view said : {"name:bishop", "name:king"}) {
    Table table{Position{11}.holds("0", Inquisitor).holds("1", Bishop)};
    table.act(A, "announce:inquisitor").answers();
    table.act(A, "target:1").act(B, said);
    expect_forced(table, B);
  }
}

// MA-046
TEST(MascaradeTurn, ClaimantsAndVictimsWhoSitFartherOnAreFree) {
  Table claimed{Position{4}};
  claimed.act(A, "announce:king").answers({C, D});
  EXPECT_EQ(claimed.count(EventKind::MustSwap), 0U);
  expect_free(claimed, B);
  claimed.act(B, "look");
  expect_free(claimed, C);
  Table asked{Position{11}};
  asked.act(A, "announce:inquisitor").answers();
  asked.act(A, "target:2").act(C, "name:king");
  expect_free(asked, B);
  asked.act(B, "look");
  expect_free(asked, C);
}

// MA-046, MA-081
TEST(MascaradeTurn, WhoeverOnlyPassedIsFree) {
  Table table{Position{4}};
  table.act(A, "announce:king").answers();
  expect_free(table, B);
  EXPECT_EQ(table.count(EventKind::MustSwap), 0U);
}

// MA-046
TEST(MascaradeTurn, ItBindsThePlayerAndNotHisCard) {
  Table table{Position{7}.holds("0", Fool).holds("1", Queen)};
  table.act(A, "announce:fool").answers({B});
  table.act(A, "swap:1,2").act(A, "exchange");
  EXPECT_EQ(table.at("2"), Queen);
  expect_forced(table, B);
  table.swap("1,3", false);
  expect_free(table, C);
}

// MA-046
TEST(MascaradeTurn, ItNeverLimitsClaimingInTurnsOfOthers) {
  Table table{Position{4}.holds("1", King)};
  table.act(A, "announce:king").answers({B, D});
  table.swap("0,1", false);
  table.act(C, "announce:king");
  EXPECT_TRUE(table.offers(D, "claim"));
  table.act(D, "claim").act(A, "pass");
  EXPECT_EQ(table.options(B), (Ids{"claim", "pass"}));
  table.act(B, "claim");
  EXPECT_EQ(table.coins(B), 12U);
}

// HC-MA-05 (MA-049), from the position of HC-MA-04
TEST(MascaradeTurn, OnlyARevealInTheTurnJustBeforeCounts) {
  Table table{Position{4}.holds("0", Cheat).holds("1", Queen).holds("3", Bishop)};
  table.act(A, "announce:queen").answers({B, D});
  EXPECT_EQ(table.fortunes(), (std::vector<unsigned>{5, 8, 6, 5}));
  expect_forced(table, B);
  table.swap("1,2", false);
  expect_free(table, C);
  table.act(C, "look");
  expect_free(table, D);
}

// MA-049
TEST(MascaradeTurn, ARevealInTheTurnsOfTwoPlayersForcesOnlyTheNextOfEach) {
  Table table{Position{5}.holds("3", King)};
  table.act(A, "announce:queen").answers({C});
  expect_free(table, B);
  table.act(B, "announce:king").answers({D});
  EXPECT_EQ(table.coins(D), 9U);
  expect_free(table, C);
  table.act(C, "announce:king").answers({D});
  expect_forced(table, D);
}

// MA-050
TEST(MascaradeTurn, ACardThatAPlayerRevealedInHisOwnTurnDoesNotBindHim) {
  Table table{Position{2}.holds("0l", King)};
  table.act(A, "announce:king@l").act(B, "claim@l");
  EXPECT_TRUE(table.state().forced);
  table.swap("1l,1r", false);
  EXPECT_EQ(table.active(), A);
  EXPECT_FALSE(table.state().forced);
  EXPECT_TRUE(table.offers(A, "announce:king@l"));
  EXPECT_TRUE(table.offers(A, "look@l"));
}

// MA-051
TEST(MascaradeTurn, AfterTheForcedSwapHeIsFreeAgain) {
  Table table{Position{4}};
  table.act(A, "announce:queen").answers({B});
  expect_forced(table, B);
  table.swap("1,c1", true);
  EXPECT_FALSE(table.state().forced);
  for (const Seat s : {C, D, A}) table.act(s, "look");
  expect_free(table, B);
  EXPECT_EQ(table.count(EventKind::MustSwap), 1U);
}

// MA-052
TEST(MascaradeTurn, AForcedSwapMayTakeACentreCard) {
  Table table{Position{4}};
  table.act(A, "announce:queen").answers({B});
  EXPECT_EQ(table.options(B), swaps_of_b);
  const Character own = table.at("1");
  table.swap("1,c2", true);
  EXPECT_EQ(table.at("c2"), own);
  EXPECT_EQ(table.active(), C);
}

// MA-053
TEST(MascaradeTurn, AForcedPlayerMayLeaveTheCardsAsTheyAre) {
  Table table{Position{4}};
  table.act(A, "announce:queen").answers({B});
  const Character own = table.at("1");
  const Character other = table.at("2");
  table.act(B, "swap:1,2");
  EXPECT_EQ(table.options(B), (Ids{"exchange", "leave"}));
  table.act(B, "leave");
  EXPECT_EQ(table.at("1"), own);
  EXPECT_EQ(table.at("2"), other);
  EXPECT_EQ(table.active(), C);
}

}  // namespace
}  // namespace krypta::mascarade::test::turn_test
