#include "tests/rules/mascarade/observers.hpp"

/// "Characters" that move coins: Judge, Bishop, King, Queen, Thief, Witch.
namespace krypta::mascarade::test::coin_powers_test {
namespace {

using Ids = std::vector<std::string>;
using Coins = std::vector<unsigned>;
using enum Character;

/// A is the Judge, B the Bishop, C the King, D the Queen; the Thief and the Cheat lie in the middle.
Position four() { return Position{4}; }
/// A the Witch, B the Spy, C the Fool, D the King, E the Judge; the Bishop lies in the middle.
Position five() { return Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop}); }

}  // namespace

// MA-093
TEST(MascaradeJudge, TakesAllThatLiesInTheCourt) {
  Table table{four().court(5)};
  table.act(A, "announce:judge").answers();
  EXPECT_EQ(told(table, EventKind::TookCourt, 93), numbers(A, 5));
  EXPECT_EQ(table.fortunes(), (Coins{11, 6, 6, 6}));
  EXPECT_EQ(table.state().court, 0U);
  EXPECT_EQ(table.state().bank, 194U - 29U) << "nothing comes from the bank";
}

// MA-094
TEST(MascaradeJudge, FinesOfTheSameTurnStayInTheCourt) {
  Table table{four().court(2)};
  table.act(A, "announce:judge").answers({C, D});
  EXPECT_EQ(table.fortunes(), (Coins{8, 6, 5, 5}));
  EXPECT_EQ(table.state().court, 2U);
  EXPECT_TRUE(before(table, EventKind::TookCourt, EventKind::Fined));
}

// MA-093, MA-082
TEST(MascaradeJudge, InAnothersTurnTheCourtIsHis) {
  Table table{four().active(B).court(4)};
  table.act(B, "announce:judge").answers({A});
  EXPECT_EQ(table.fortunes(), (Coins{10, 5, 6, 6}));
  EXPECT_EQ(table.state().court, 1U);
}

// MA-095
TEST(MascaradeJudge, GetsNothingFromAnEmptyCourt) {
  Table table{four()};
  table.act(A, "announce:judge").answers({B});
  EXPECT_EQ(table.fortunes(), (Coins{6, 5, 6, 6}));
  EXPECT_EQ(table.count(EventKind::TookCourt), 0U);
  EXPECT_EQ(told(table, EventKind::NoEffect, 95), numbers(A, Judge));
}

// MA-096
TEST(MascaradeBishop, TakesTwoCoinsFromTheRichestOther) {
  Table table{four().active(B).coins({6, 6, 6, 9})};
  table.act(B, "announce:bishop").answers();
  EXPECT_EQ(told(table, EventKind::TookCoins, 96), numbers(B, D, 2, Bishop));
  EXPECT_EQ(table.fortunes(), (Coins{6, 8, 6, 7}));
  EXPECT_EQ(table.state().bank, 194U - 27U);
}

// MA-096, MA-092
TEST(MascaradeBishop, TheRichestIsLookedForFromWhereTheUserSits) {
  // B is the Bishop and the announcer A the richest of his others.
  Table table{four().coins({9, 11, 6, 6})};
  table.act(A, "announce:bishop").answers({B});
  EXPECT_TRUE(table.over()) << "11 and 2";
  EXPECT_EQ(table.fortunes(), (Coins{7, 13, 6, 6}));
}

// MA-097
TEST(MascaradeBishop, InATieTheUserChoosesAmongTheRichest) {
  Table table{four().coins({6, 8, 7, 8})};
  table.act(A, "announce:bishop").answers();
  EXPECT_EQ(table.options(A), (Ids{"target:1", "target:3"}));
  EXPECT_TRUE(names(table.refused(A, "target:2"), "MA-097"));
  EXPECT_TRUE(names(table.refused(A, "target:0"), "MA-098"));
  EXPECT_EQ(table.fortunes(), (Coins{6, 8, 7, 8})) << "nothing moves before he has chosen";
  table.act(A, "target:3");
  EXPECT_EQ(told(table, EventKind::TookCoins, 97), numbers(A, D, 2, Bishop));
  EXPECT_EQ(table.fortunes(), (Coins{8, 8, 7, 6}));
}

// MA-098
TEST(MascaradeBishop, HisOwnFortuneDoesNotCount) {
  Table rich{four().coins({10, 5, 6, 4})};
  rich.act(A, "announce:bishop").answers();
  EXPECT_EQ(rich.fortunes(), (Coins{12, 5, 4, 4}));
  Table equal{four().coins({6, 5, 6, 4})};
  equal.act(A, "announce:bishop").answers();
  EXPECT_EQ(equal.fortunes(), (Coins{8, 5, 4, 4})) << "no tie with himself";
}

// MA-099, MA-007
TEST(MascaradeBishop, TakesOneCoinFromWhoHasOne) {
  Table table{four().coins({9, 1, 1, 1})};
  table.act(A, "announce:bishop").answers();
  table.act(A, "target:2");
  EXPECT_EQ(told(table, EventKind::TookCoins, 96), numbers(A, C, 1, Bishop));
  EXPECT_EQ(table.fortunes(), (Coins{10, 1, 0, 1}));
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({A}));
}

// MA-100
TEST(MascaradeKing, ReceivesThreeCoinsFromTheBank) {
  Table table{four().court(4)};
  const unsigned bank = table.state().bank;
  table.act(A, "announce:king").answers();
  EXPECT_EQ(told(table, EventKind::Received, 100), numbers(A, 3, King));
  EXPECT_EQ(table.fortunes(), (Coins{9, 6, 6, 6}));
  EXPECT_EQ(table.state().bank, bank - 3);
  EXPECT_EQ(table.state().court, 4U);
}

// MA-101
TEST(MascaradeQueen, ReceivesTwoCoinsFromTheBank) {
  Table table{four()};
  const unsigned bank = table.state().bank;
  table.act(A, "announce:queen").answers();
  EXPECT_EQ(told(table, EventKind::Received, 101), numbers(A, 2, Queen));
  EXPECT_EQ(table.fortunes(), (Coins{8, 6, 6, 6}));
  EXPECT_EQ(table.state().bank, bank - 2);
}

// MA-108
TEST(MascaradeThief, TakesOneCoinFromEachNeighbour) {
  Table first{five().cards({Thief, Spy, Fool, King, Judge, Bishop})};
  first.act(A, "announce:thief").answers();
  EXPECT_EQ(first.fortunes(), (Coins{8, 5, 6, 6, 5}));
  EXPECT_EQ(first.count(EventKind::TookCoins), 2U);
  EXPECT_EQ(told(first, EventKind::TookCoins, 108), numbers(A, E, 1, Thief));
  Table last{five().cards({Thief, Spy, Fool, King, Judge, Bishop}).active(E)};
  last.act(E, "announce:thief").answers();
  EXPECT_EQ(last.fortunes(), (Coins{5, 6, 6, 5, 8}));
}

// MA-109
TEST(MascaradeThief, TheNeighboursAreThoseOfTheUser) {
  Table table{five().cards({Spy, Fool, King, Thief, Judge, Bishop})};
  table.act(A, "announce:thief").answers({D});
  EXPECT_EQ(table.fortunes(), (Coins{5, 6, 5, 8, 5})) << "D takes from C and E; A pays his fine";
}

// MA-110
TEST(MascaradeThief, BothCoinsAreTakenBeforeTheEndIsChecked) {
  // 13 with the first coin, and a bankruptcy on either side: the second coin is taken all the same.
  const auto after = [](std::initializer_list<unsigned> coins) {
    Table table{four().holds("0", Thief).coins(coins)};
    table.act(A, "announce:thief").answers();
    EXPECT_TRUE(table.over());
    return table.fortunes();
  };
  EXPECT_EQ(after({12, 6, 6, 6}), (Coins{14, 5, 6, 5}));
  EXPECT_EQ(after({6, 1, 6, 6}), (Coins{8, 0, 6, 5}));
  EXPECT_EQ(after({6, 6, 6, 1}), (Coins{8, 5, 6, 0}));
  EXPECT_EQ(after({6, 1, 6, 1}), (Coins{8, 0, 6, 0}));
}

// MA-111
TEST(MascaradeThief, IsNeverInPlayWithTwoOrThreePlayers) {
  for (const unsigned seats : {2U, 3U}) {
    Table table{Position{seats}};
    EXPECT_EQ(table.state().set[Thief], 0U);
    EXPECT_TRUE(names(table.refused(A, "announce:thief@l"), "MA-070"));
  }
}

// MA-112
TEST(MascaradeWitch, ExchangesHerWholeFortuneWithAnother) {
  Table table{five().coins({2, 5, 11, 6, 6}).court(3)};
  table.act(A, "announce:witch").answers();
  EXPECT_EQ(table.options(A), (Ids{"target:1", "target:2", "target:3", "target:4", "decline"}));
  EXPECT_TRUE(names(table.refused(A, "target:0"), "MA-112"));
  table.act(A, "target:2");
  EXPECT_EQ(told(table, EventKind::Traded, 112), numbers(A, C, 11, 2));
  EXPECT_EQ(table.fortunes(), (Coins{11, 5, 2, 6, 6}));
  EXPECT_EQ(table.state().court, 3U);
  EXPECT_EQ(table.active(), B);
}

// MA-112, MA-092
TEST(MascaradeWitch, InAnothersTurnSheMayChooseTheAnnouncer) {
  Table table{five().active(C).coins({3, 6, 9, 6, 6})};
  table.act(C, "announce:witch").answers({A});
  EXPECT_EQ(table.pending().must, seats_of({A}));
  table.act(A, "target:2");
  EXPECT_EQ(table.fortunes(), (Coins{9, 6, 2, 6, 6})) << "and C pays from what she left him";
}

// MA-113
TEST(MascaradeWitch, MayDecline) {
  Table table{five().coins({2, 5, 11, 6, 6})};
  table.act(A, "announce:witch").answers({B}).act(A, "decline");
  EXPECT_EQ(told(table, EventKind::Declined, 113), numbers(A));
  EXPECT_EQ(table.count(EventKind::Traded), 0U);
  EXPECT_EQ(table.fortunes(), (Coins{2, 4, 11, 6, 6})) << "the fine is paid all the same";
}

// MA-114
TEST(MascaradeWitch, AnEqualFortuneMayBeChosen) {
  Table table{five()};
  table.act(A, "announce:witch").answers().act(A, "target:3");
  EXPECT_EQ(told(table, EventKind::Traded, 112), numbers(A, D, 6, 6));
  EXPECT_EQ(table.fortunes(), (Coins{6, 6, 6, 6, 6}));
}

// MA-115
TEST(MascaradeWitch, FinesArePaidFromTheFortuneAfterTheExchange) {
  // C gives 11 and gets 1, which is his fine.
  Table table{five().coins({1, 6, 11, 6, 6})};
  table.act(A, "announce:witch").answers({C}).act(A, "target:2");
  EXPECT_EQ(table.fortunes(), (Coins{11, 6, 0, 6, 6}));
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({A}));
  // B has 1, and 8 after the exchange, so his fine does not ruin him.
  Table saved{five().coins({8, 1, 6, 6, 6})};
  saved.act(A, "announce:witch").answers({B}).act(A, "target:1");
  EXPECT_EQ(saved.fortunes(), (Coins{1, 7, 6, 6, 6}));
  EXPECT_FALSE(saved.over());
}

}  // namespace krypta::mascarade::test::coin_powers_test
