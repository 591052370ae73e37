#include "tests/rules/mascarade/observers.hpp"

/// Hard cases of announcements, powers and the end.
namespace krypta::mascarade::test::announce_hard_cases_test {
namespace {

using Ids = std::vector<std::string>;
using Coins = std::vector<unsigned>;
using enum Character;

}  // namespace

// HC-MA-04: MA-082, MA-084, MA-025, MA-046
TEST(MascaradeHardCases, AFalseAnnouncerATrueAndAFalseClaimant) {
  Table table{Position{4}.cards({Cheat, Queen, King, Bishop, Judge, Thief})};
  table.act(A, "announce:queen").answers({B, D});
  EXPECT_EQ(table.fortunes(), (Coins{5, 8, 6, 5}));
  EXPECT_EQ(table.state().court, 2U);
  EXPECT_TRUE(before(table, EventKind::Received, EventKind::Fined));
  EXPECT_EQ(table.active(), B);
  EXPECT_EQ(told(table, EventKind::MustSwap, 46), numbers(B));
  EXPECT_TRUE(names(table.refused(B, "announce:king"), "MA-046"));
}

// HC-MA-06: MA-097, MA-092, MA-046
TEST(MascaradeHardCases, TheBishopChoosesBetweenTwoRichestOneOfWhomWasFalse) {
  Table table{Position{4}.holds("0", Bishop).coins({5, 9, 9, 4})};
  table.act(A, "announce:bishop").answers({B});
  EXPECT_EQ(table.options(A), (Ids{"target:1", "target:2"}));
  table.act(A, "target:2");
  EXPECT_EQ(table.fortunes(), (Coins{7, 8, 7, 4}));
  EXPECT_EQ(table.state().court, 1U);
  EXPECT_EQ(table.active(), B);
  EXPECT_TRUE(table.state().forced);
}

// HC-MA-08: MA-093, MA-141, MA-088
TEST(MascaradeHardCases, TheJudgeWinsBeforeTheFine) {
  Table table{Position{4}.holds("1", King).coins({9, 1, 6, 6}).court(4)};
  table.act(A, "announce:judge").answers({B});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({A}));
  EXPECT_EQ(table.fortunes(), (Coins{13, 1, 6, 6}));
  EXPECT_EQ(table.state().court, 0U);
}

// HC-MA-09: MA-083, MA-087, MA-142
TEST(MascaradeHardCases, ThreeFinesAndTwoBankruptciesAtOnce) {
  Table table{Position{4}.holds("c1", Judge).coins({3, 1, 1, 9}).court(2)};
  table.act(A, "announce:judge").answers({B, C});
  EXPECT_EQ(table.fortunes(), (Coins{2, 0, 0, 9}));
  EXPECT_EQ(table.state().court, 5U);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({D}));
  EXPECT_EQ(table.count(EventKind::Bankrupt), 2U);
}

// HC-MA-10: MA-112, MA-115
TEST(MascaradeHardCases, TheWitchTakesTheFortuneOfWhoWasFalse) {
  Table table{Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop}).coins({2, 6, 11, 6, 6})};
  table.act(A, "announce:witch").answers({C}).act(A, "target:2");
  EXPECT_EQ(told(table, EventKind::Traded, 112), numbers(A, C, 11, 2));
  EXPECT_EQ(table.fortunes(), (Coins{11, 6, 1, 6, 6}));
  EXPECT_EQ(table.state().court, 1U);
  EXPECT_FALSE(table.over());
}

// HC-MA-12: MA-113, MA-079
TEST(MascaradeHardCases, TheUnclaimedWitchDeclines) {
  Table table{Position{5}.cards({King, Spy, Fool, Witch, Judge, Bishop}).coins({2, 6, 11, 6, 6})};
  table.act(A, "announce:witch").answers().act(A, "decline");
  EXPECT_EQ(table.fortunes(), (Coins{2, 6, 11, 6, 6}));
  EXPECT_EQ(table.count(EventKind::Revealed), 0U);
  expect_all_hidden(table);
  EXPECT_EQ(table.active(), B);
}

// HC-MA-13: MA-109, MA-086
TEST(MascaradeHardCases, TheThiefTakesFromHisOwnNeighbours) {
  Table table{Position{5}.cards({Spy, King, Thief, Queen, Judge, Bishop})};
  table.act(A, "announce:thief").answers({C});
  EXPECT_EQ(table.fortunes(), (Coins{5, 5, 8, 5, 6}));
  EXPECT_EQ(table.state().court, 1U);
  EXPECT_TRUE(before(table, EventKind::TookCoins, EventKind::Fined));
}

// HC-MA-14: MA-110, MA-144
TEST(MascaradeHardCases, TheThiefWinsAndRuinsHisNeighbour) {
  Table table{Position{4}.coins({11, 1, 6, 6})};
  table.act(A, "announce:thief").answers();
  EXPECT_EQ(table.fortunes(), (Coins{13, 0, 6, 5}));
  EXPECT_EQ(table.winners(), seats_of({A}));
}

// HC-MA-16: MA-103
TEST(MascaradeHardCases, TheFoolWantsTheCentreCard) {
  Table table{Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop})};
  table.act(A, "announce:fool").answers();
  EXPECT_FALSE(table.offers(A, "swap:1,c1"));
  EXPECT_TRUE(names(table.refused(A, "swap:1,c1"), "MA-103"));
}

// HC-MA-17: MA-107, MA-090, MA-086
TEST(MascaradeHardCases, TheTrueFoolTakesTheAnnouncersCard) {
  Table table{Position{5}.cards({Queen, Witch, King, Fool, Judge, Bishop})};
  table.act(A, "announce:fool").answers({D});
  EXPECT_EQ(table.coins(D), 7U);
  EXPECT_EQ(table.coins(A), 6U);
  EXPECT_TRUE(before(table, EventKind::TurnedDown, EventKind::Received));
  expect_all_hidden(table);
  table.act(D, "swap:0,2");
  Table left = table;
  table.act(D, "exchange");
  left.act(D, "leave");
  EXPECT_EQ(looks_but_of(table, D), looks_but_of(left, D));
  EXPECT_EQ(table.at("0"), King);
  EXPECT_EQ(table.coins(A), 5U);
  EXPECT_TRUE(before(table, EventKind::PutBack, EventKind::Fined));
}

// HC-MA-18: MA-118, MA-117, MA-188
TEST(MascaradeHardCases, AnUnclaimedSpyWhoIsTheKing) {
  Table table{Position{5}.cards({King, Spy, Queen, Fool, Judge, Bishop})};
  table.act(A, "announce:spy").answers().act(A, "swap:0,2");
  const int card = static_cast<int>(Spot::Card);
  const Line taken{EventKind::Taken, {0, 0, card, 2, card}};
  EXPECT_EQ(
      just_told(table, A),
      (Lines{taken, {EventKind::Saw, numbers(A, Spot::Card, King)}, {EventKind::Saw, numbers(C, Spot::Card, Queen)}}));
  for (const Seat s : all_but(table, A)) EXPECT_EQ(just_told(table, s), Lines{taken});
  table.act(A, "exchange");
  EXPECT_EQ(table.count_seen(A, EventKind::Exchanged), 1U);
  for (const Seat s : all_but(table, A)) EXPECT_EQ(table.count_seen(s, EventKind::Exchanged), 0U);
}

// HC-MA-20: MA-122
TEST(MascaradeHardCases, OnePeasantAndAJudgeWhoSaysSoToo) {
  Table table{Position{8}.cards({Peasant, Bishop, Judge, Peasant, King, Queen, Witch, Fool})};
  table.act(A, "announce:peasant").answers({C});
  EXPECT_EQ(table.coins(A), 7U);
  EXPECT_EQ(table.coins(C), 5U);
  EXPECT_EQ(table.state().court, 1U);
}

// HC-MA-21: MA-125, MA-145
TEST(MascaradeHardCases, BothPeasantsWin) {
  Table table{
      Position{8}.cards({Peasant, Bishop, Peasant, Judge, King, Queen, Witch, Fool}).coins({11, 6, 12, 6, 6, 6, 6, 6})};
  table.act(A, "announce:peasant").answers({C});
  EXPECT_EQ(table.coins(A), 13U);
  EXPECT_EQ(table.coins(C), 14U);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({A, C}));
}

// HC-MA-22: MA-129, MA-149
TEST(MascaradeHardCases, AnUnclaimedCheatWhoIsTheJudge) {
  Table table{Position{4}.coins({10, 12, 6, 6})};
  EXPECT_EQ(table.at("0"), Judge);
  table.act(A, "announce:cheat").answers();
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({A}));
  EXPECT_EQ(table.count(EventKind::Revealed), 0U);
  EXPECT_TRUE(before(table, EventKind::CheatWon, EventKind::Lies)) << "nothing is shown before the end";
}

// HC-MA-24: MA-131, MA-132
TEST(MascaradeHardCases, TheWidowWithTwelveAndWithThree) {
  const auto after = [](unsigned coins) {
    Table table{Position{4}.cards({Widow, Judge, King, Queen, Thief, Cheat}).coins({coins, 6, 6, 6})};
    table.act(A, "announce:widow").answers();
    return table.coins(A);
  };
  EXPECT_EQ(after(12), 12U);
  EXPECT_EQ(after(3), 10U);
}

// HC-MA-25: MA-137, MA-150
TEST(MascaradeHardCases, TheInquisitorsVictimIsRuinedBeforeTheFine) {
  Table table{Position{9}
                  .cards({Inquisitor, Bishop, King, Queen, Judge, Thief, Peasant, Peasant, Spy})
                  .coins({6, 3, 10, 10, 6, 6, 6, 6, 6})};
  table.act(A, "announce:inquisitor").answers({C}).act(A, "target:1").act(B, "name:thief");
  EXPECT_EQ(table.coins(A), 9U);
  EXPECT_EQ(table.coins(B), 0U);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.count(EventKind::Fined), 0U);
  EXPECT_EQ(table.winners(), seats_of({C, D})) << "with his fine C would have one less than D";
}

// HC-MA-26: MA-135, MA-140, MA-046
TEST(MascaradeHardCases, TheInquisitorsVictimIsRightAndNext) {
  Table table{Position{9}.cards({King, Bishop, Inquisitor, Queen, Judge, Thief, Peasant, Peasant, Spy})};
  table.act(A, "announce:inquisitor").answers().act(A, "target:1").act(B, "name:bishop");
  EXPECT_EQ(table.fortunes(), (Coins{6, 6, 6, 6, 6, 6, 6, 6, 6}));
  EXPECT_EQ(told(table, EventKind::Revealed, 133), numbers(B, Spot::Card, Bishop));
  expect_all_hidden(table);
  EXPECT_EQ(table.active(), B);
  EXPECT_TRUE(table.state().forced);
  EXPECT_TRUE(names(table.refused(B, "look"), "MA-047"));
}

}  // namespace krypta::mascarade::test::announce_hard_cases_test
