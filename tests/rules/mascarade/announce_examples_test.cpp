#include "tests/rules/mascarade/observers.hpp"

/// The examples of the rule book that announce something. Ada, Bartek, Cezary, Dawid, … sit clockwise in this order,
/// and everybody has 6 coins where the rule book gives none.
namespace krypta::mascarade::test::announce_examples_test {
namespace {

using Coins = std::vector<unsigned>;
using enum Character;

constexpr Seat Ada = A, Bartek = B, Cezary = C, Dawid = D, Zuza = F, Henio = H;

/// Eight players: Ada, Bartek, Cezary, Dawid, Ewa, Zuza, Gustaw, Henio.
Position eight(std::initializer_list<Character> cards) { return Position{8}.cards(cards); }

}  // namespace

// EX-MA-2: MA-078, MA-100
TEST(MascaradeExamples, KingNoClaim) {
  for (const Character held : {King, Bishop}) {
    Table table{Position{4}.holds("1", held).active(Bartek)};
    table.act(Bartek, "announce:king").answers();
    EXPECT_EQ(table.fortunes(), (Coins{6, 9, 6, 6}));
    EXPECT_EQ(table.count(EventKind::Revealed), 0U);
    expect_all_hidden(table);
  }
}

// EX-MA-3: MA-083, MA-084
TEST(MascaradeExamples, KingAllFalse) {
  Table table{Position{4}.holds("3", King).active(Bartek)};
  table.act(Bartek, "announce:king").answers({Ada, Cezary});
  EXPECT_EQ(table.fortunes(), (Coins{5, 5, 5, 6}));
  EXPECT_EQ(table.state().court, 3U);
  EXPECT_EQ(table.count(EventKind::Received), 0U);
}

// EX-MA-4: MA-082, MA-086
TEST(MascaradeExamples, KingTrueClaimant) {
  Table table{Position{4}.holds("1", Thief).holds("2", King).active(Bartek)};
  table.act(Bartek, "announce:king").answers({Cezary});
  EXPECT_EQ(told(table, EventKind::Revealed, 80), numbers(Cezary, Spot::Card, King));
  EXPECT_EQ(table.fortunes(), (Coins{6, 5, 9, 6}));
  EXPECT_EQ(table.state().court, 1U);
  EXPECT_TRUE(before(table, EventKind::Received, EventKind::Fined));
  EXPECT_EQ(table.active(), Cezary);
}

// EX-MA-6: MA-116, MA-078
TEST(MascaradeExamples, SpyNoClaim) {
  Table table{Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop})};
  table.act(Ada, "announce:spy").answers().act(Ada, "swap:0,3");
  EXPECT_EQ(table.count_seen(Ada, EventKind::Saw), 2U);
  table.act(Ada, "exchange");
  EXPECT_EQ(table.at("0"), King);
  EXPECT_EQ(table.at("3"), Witch);
  EXPECT_EQ(table.active(), Bartek);
}

// EX-MA-7: MA-134, MA-086, MA-139
TEST(MascaradeExamples, InquisitorAndAWrongAnswer) {
  Table table{eight({Judge, Inquisitor, Peasant, Peasant, King, Queen, Bishop, Spy}).active(Bartek)};
  table.act(Bartek, "announce:inquisitor").answers({Zuza});
  expect_shown(table, "1", Inquisitor);
  expect_shown(table, "5", Queen);
  table.act(Bartek, "target:2").act(Cezary, "name:judge");
  EXPECT_EQ(table.fortunes(), (Coins{6, 10, 2, 6, 6, 5, 6, 6}));
  EXPECT_EQ(table.state().court, 1U);
  EXPECT_TRUE(before(table, EventKind::TookCoins, EventKind::Fined));
  expect_all_hidden(table);
  EXPECT_EQ(table.active(), Cezary);
}

// EX-MA-8: MA-135
TEST(MascaradeExamples, InquisitorAndARightAnswer) {
  Table table{eight({Judge, Inquisitor, Peasant, Peasant, King, Queen, Bishop, Spy}).active(Bartek)};
  table.act(Bartek, "announce:inquisitor").answers({Zuza}).act(Bartek, "target:2").act(Cezary, "name:peasant");
  EXPECT_EQ(table.fortunes(), (Coins{6, 6, 6, 6, 6, 5, 6, 6}));
  EXPECT_EQ(table.state().court, 1U);
}

// EX-MA-9: MA-094, MA-025
TEST(MascaradeExamples, JudgeAndTwoFines) {
  Table table{Position{5}.cards({Witch, King, Judge, Spy, Queen, Bishop}).court(3)};
  table.act(Ada, "announce:judge").answers({Cezary, Dawid});
  EXPECT_EQ(table.fortunes(), (Coins{5, 6, 9, 5, 6}));
  EXPECT_EQ(table.state().court, 2U);
  EXPECT_EQ(table.active(), Bartek);
}

// EX-MA-10: MA-121
TEST(MascaradeExamples, PeasantNoClaim) {
  Table table{eight({Queen, King, Judge, Peasant, Peasant, Spy, Bishop, Witch})};
  table.act(Ada, "announce:peasant").answers();
  EXPECT_EQ(table.coins(Ada), 7U);
  EXPECT_EQ(table.count(EventKind::Revealed), 0U);
}

// EX-MA-11: MA-123
TEST(MascaradeExamples, PeasantBoth) {
  Table table{eight({Peasant, King, Judge, Queen, Fool, Peasant, Bishop, Witch})};
  table.act(Ada, "announce:peasant").answers({Zuza});
  EXPECT_EQ(table.fortunes(), (Coins{8, 6, 6, 6, 6, 8, 6, 6}));
  EXPECT_EQ(table.state().court, 0U);
}

// EX-MA-12: MA-123, MA-124
TEST(MascaradeExamples, PeasantBothAndAFalseOne) {
  Table table{eight({Peasant, King, Peasant, Queen, Judge, Spy, Bishop, Witch})};
  table.act(Ada, "announce:peasant").answers({Cezary, Zuza});
  EXPECT_EQ(table.fortunes(), (Coins{8, 6, 8, 6, 6, 5, 6, 6}));
  EXPECT_EQ(table.state().court, 1U);
}

// EX-MA-13: MA-127
TEST(MascaradeExamples, CheatWins) {
  Table table{Position{4}.holds("0", Queen).holds("2", Cheat).coins({11, 6, 10, 6})};
  table.act(Ada, "announce:cheat").answers({Cezary});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({Cezary}));
  EXPECT_EQ(table.coins(Ada), 11U);
}

// EX-MA-14: MA-128
TEST(MascaradeExamples, CheatIsTooPoor) {
  Table table{Position{4}.holds("0", Queen).holds("2", Cheat).coins({11, 6, 9, 6})};
  table.act(Ada, "announce:cheat").answers({Cezary});
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.fortunes(), (Coins{10, 6, 9, 6}));
  EXPECT_EQ(table.state().court, 1U);
}

// EX-MA-15: MA-131, MA-086, MA-142
TEST(MascaradeExamples, WidowAndABankruptcy) {
  Table table{eight({Queen, King, Judge, Fool, Cheat, Spy, Bishop, Widow}).coins({1, 6, 6, 6, 6, 6, 6, 6})};
  table.act(Ada, "announce:widow").answers({Henio});
  EXPECT_EQ(table.coins(Henio), 10U);
  EXPECT_EQ(table.coins(Ada), 0U);
  EXPECT_TRUE(before(table, EventKind::Received, EventKind::Fined));
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({Henio}));
}

}  // namespace krypta::mascarade::test::announce_examples_test
