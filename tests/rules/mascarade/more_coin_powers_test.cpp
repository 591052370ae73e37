#include "tests/rules/mascarade/observers.hpp"

/// "Characters" that move coins: Peasant, Cheat, Widow.
namespace krypta::mascarade::test::more_coin_powers_test {
namespace {

using Coins = std::vector<unsigned>;
using enum Character;

/// A is the Judge, B the Bishop, C the King, D the Fool, E the Queen, F the Witch, G and H are Peasants.
Position eight() { return Position{8}; }
/// A the Widow, B the Cheat, C the King, D the Queen; the Judge and the Thief lie in the middle.
Position four() { return Position{4}.cards({Widow, Cheat, King, Queen, Judge, Thief}); }

}  // namespace

// MA-121
TEST(MascaradePeasant, UnclaimedReceivesOneCoinAndShowsNothing) {
  for (const Seat s : {A, G}) {
    Table table{eight().active(s)};
    const unsigned bank = table.state().bank;
    table.act(s, "announce:peasant").answers();
    EXPECT_EQ(told(table, EventKind::Received, 121), numbers(s, 1, Peasant));
    EXPECT_EQ(table.coins(s), 7U);
    EXPECT_EQ(table.state().bank, bank - 1);
    EXPECT_EQ(table.count(EventKind::Revealed), 0U);
    expect_all_hidden(table);
  }
}

// MA-122
TEST(MascaradePeasant, OneAmongTheInvolvedReceivesOneCoin) {
  Table announcer{eight().active(G)};
  announcer.act(G, "announce:peasant").answers({A, C});
  EXPECT_EQ(told(announcer, EventKind::Received, 122), numbers(G, 1, Peasant));
  EXPECT_EQ(announcer.fortunes(), (Coins{5, 6, 5, 6, 6, 6, 7, 6}));
  Table claimant{eight()};
  claimant.act(A, "announce:peasant").answers({H});
  EXPECT_EQ(claimant.fortunes(), (Coins{5, 6, 6, 6, 6, 6, 6, 7})) << "the other Peasant has passed";
}

// MA-123
TEST(MascaradePeasant, BothAmongTheInvolvedReceiveTwoEach) {
  Table table{eight().active(G)};
  const unsigned bank = table.state().bank;
  table.act(G, "announce:peasant").answers({H});
  EXPECT_EQ(table.count(EventKind::Received), 2U);
  EXPECT_EQ(told(table, EventKind::Received, 123), numbers(H, 2, Peasant));
  EXPECT_EQ(table.fortunes(), (Coins{6, 6, 6, 6, 6, 6, 8, 8}));
  EXPECT_EQ(table.state().bank, bank - 4);
}

// MA-123, MA-124
TEST(MascaradePeasant, BothReceiveTwoAlsoIfTheAnnouncerIsNone) {
  Table table{eight()};
  table.act(A, "announce:peasant").answers({B, G, H});
  EXPECT_EQ(table.fortunes(), (Coins{5, 5, 6, 6, 6, 6, 8, 8}));
  EXPECT_EQ(table.state().court, 2U);
  EXPECT_TRUE(before(table, EventKind::Received, EventKind::Fined));
}

// MA-123
TEST(MascaradePeasant, BothShownForAnotherCharacterGetNothing) {
  Table table{eight()};
  table.act(A, "announce:king").answers({G, H});
  EXPECT_EQ(table.count(EventKind::Received), 0U);
  EXPECT_EQ(table.fortunes(), (Coins{5, 6, 6, 6, 6, 6, 5, 5}));
}

// MA-123, MA-006
TEST(MascaradePeasant, ANearlyEmptyBankPaysThemInTurnFromTheAnnouncer) {
  const auto paid = [](unsigned bank, Seat announcer) {
    Table table{eight().active(announcer).bank(bank)};
    table.act(announcer, "announce:peasant").answers({G, H});
    EXPECT_EQ(table.state().bank, bank > 4 ? bank - 4 : 0U);
    return std::pair{table.coins(G), table.coins(H)};
  };
  EXPECT_EQ(paid(3, G), (std::pair{8U, 7U}));
  EXPECT_EQ(paid(3, H), (std::pair{7U, 8U}));
  EXPECT_EQ(paid(3, A), (std::pair{8U, 7U}));
  EXPECT_EQ(paid(2, H), (std::pair{7U, 7U}));
  EXPECT_EQ(paid(1, H), (std::pair{6U, 7U}));
  EXPECT_EQ(paid(0, G), (std::pair{6U, 6U}));
  EXPECT_EQ(paid(5, G), (std::pair{8U, 8U}));
}

// MA-125
TEST(MascaradePeasant, TheEndIsCheckedAfterBothPayments) {
  Table table{eight().active(G).coins({6, 6, 6, 6, 6, 6, 12, 11})};
  table.act(G, "announce:peasant").answers({H});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.coins(G), 14U);
  EXPECT_EQ(table.coins(H), 13U);
  EXPECT_EQ(table.winners(), seats_of({G, H}));
}

// MA-126, MA-046
TEST(MascaradePeasant, WhoSaysMeTooHasClaimedAndRevealed) {
  Table table{eight().active(G)};
  table.act(G, "announce:peasant").answers({H});
  EXPECT_EQ(told(table, EventKind::Claimed, 72), numbers(H, Peasant, Spot::Card));
  EXPECT_EQ(table.count(EventKind::Revealed), 2U);
  EXPECT_EQ(table.active(), H);
  EXPECT_TRUE(table.state().forced);
  EXPECT_TRUE(names(table.refused(H, "announce:peasant"), "MA-046"));
}

// MA-127, MA-149
TEST(MascaradeCheat, WinsAtOnceWithTenCoins) {
  for (const unsigned coins : {10U, 12U}) {
    Table table{four().active(B).coins({12, coins, 6, 6})};
    table.act(B, "announce:cheat").answers({A});
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.winners(), seats_of({B}));
    EXPECT_EQ(told(table, EventKind::CheatWon, 127), numbers(B, coins));
    EXPECT_EQ(told(table, EventKind::Won, 141), numbers(B, coins));
    EXPECT_EQ(table.fortunes(), (Coins{12, coins, 6, 6}));
  }
}

// MA-128
TEST(MascaradeCheat, WithNineCoinsFinesArePaidAndTheMatchGoesOn) {
  Table table{four().active(B).coins({12, 9, 6, 6})};
  table.act(B, "announce:cheat").answers({A});
  EXPECT_FALSE(table.over());
  EXPECT_EQ(told(table, EventKind::NoEffect, 128), numbers(B, Cheat));
  EXPECT_EQ(table.count(EventKind::CheatWon), 0U);
  EXPECT_EQ(table.fortunes(), (Coins{11, 9, 6, 6}));
  EXPECT_EQ(table.active(), C);
}

// MA-129
TEST(MascaradeCheat, UnclaimedWinsWhateverTheCard) {
  for (const Character held : {Cheat, Queen}) {
    Table table{four().holds("0", held).coins({10, 6, 11, 6})};
    table.act(A, "announce:cheat").answers();
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.winners(), seats_of({A}));
    EXPECT_EQ(table.count(EventKind::Revealed), 0U);
  }
  Table poor{four().coins({9, 6, 11, 6})};
  poor.act(A, "announce:cheat").answers();
  EXPECT_FALSE(poor.over());
}

// MA-129, MA-083
TEST(MascaradeCheat, DoesNotWinIfClaimedFalsely) {
  Table table{four().coins({10, 6, 11, 6})};
  table.act(A, "announce:cheat").answers({C});
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.fortunes(), (Coins{9, 6, 10, 6}));
}

// MA-130, MA-088
TEST(MascaradeCheat, HisCoinsAreCountedBeforeAnyFine) {
  // C's last coin would end the match for the richest, who is D.
  Table table{four().active(B).coins({6, 10, 1, 12})};
  table.act(B, "announce:cheat").answers({C});
  EXPECT_EQ(table.winners(), seats_of({B}));
  EXPECT_EQ(table.fortunes(), (Coins{6, 10, 1, 12}));
  EXPECT_EQ(table.count(EventKind::Fined), 0U);
}

// MA-131
TEST(MascaradeWidow, ReceivesWhatSheNeedsToHaveTen) {
  for (const unsigned coins : {1U, 6U, 9U}) {
    Table table{four().coins({coins, 6, 6, 6})};
    const unsigned bank = table.state().bank;
    table.act(A, "announce:widow").answers();
    EXPECT_EQ(told(table, EventKind::Received, 131), numbers(A, 10 - coins, Widow));
    EXPECT_EQ(table.coins(A), 10U);
    EXPECT_EQ(table.state().bank, bank - (10 - coins));
  }
}

// MA-132
TEST(MascaradeWidow, WithTenOrMoreNothingChanges) {
  for (const unsigned coins : {10U, 11U, 12U}) {
    Table table{four().coins({coins, 6, 6, 6})};
    table.act(A, "announce:widow").answers();
    EXPECT_EQ(table.coins(A), coins);
    EXPECT_EQ(told(table, EventKind::NoEffect, 132), numbers(A, Widow));
    EXPECT_EQ(table.count(EventKind::Received), 0U);
    EXPECT_EQ(table.active(), B);
  }
}

// MA-131, MA-082
TEST(MascaradeWidow, InAnothersTurnItIsHerFortuneThatCounts) {
  Table table{four().active(B).coins({4, 12, 6, 6})};
  table.act(B, "announce:widow").answers({A});
  EXPECT_EQ(table.fortunes(), (Coins{10, 11, 6, 6}));
}

}  // namespace krypta::mascarade::test::more_coin_powers_test
