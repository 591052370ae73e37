#include "tests/rules/mascarade/observers.hpp"
#include "tests/rules/verdict.hpp"

/// "End of the game", and what the result says.
namespace krypta::mascarade::test::end_test {
namespace {

using Coins = std::vector<unsigned>;
using Places = std::vector<unsigned>;
using enum Character;

/// A is the Judge, B the Bishop, C the King, D the Queen; the Thief and the Cheat lie in the middle.
Position four() { return Position{4}; }
/// A is the Inquisitor, B a Peasant, C the King, D the Queen, E a Peasant, F the Judge, G the Bishop, H the Spy.
Position eight() { return Position{8}.cards({Inquisitor, Peasant, King, Queen, Peasant, Judge, Bishop, Spy}); }

Outcome result(const Table& table) { return game.result(table.state()); }

}  // namespace

// MA-141
TEST(MascaradeEnd, WhoHasThirteenCoinsWinsAtOnce) {
  for (const unsigned coins : {10U, 11U, 12U}) {
    Table table{four().coins({coins, 12, 6, 6})};
    table.act(A, "announce:king").answers();
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.coins(A), coins + 3);
    EXPECT_EQ(table.winners(), seats_of({A}));
    EXPECT_EQ(told(table, EventKind::Won, 141), numbers(A, coins + 3));
    EXPECT_EQ(table.count(EventKind::Won), 1U);
    EXPECT_TRUE(table.pending().must.empty());
    EXPECT_TRUE(names(table.refused(B, "swap:0,1"), "MA-141"));
  }
}

// MA-141
TEST(MascaradeEnd, TwelveCoinsAreNotEnough) {
  Table table{four().coins({9, 6, 6, 6})};
  table.act(A, "announce:king").answers();
  EXPECT_EQ(table.coins(A), 12U);
  EXPECT_FALSE(table.over());
  EXPECT_TRUE(table.winners().empty());
  EXPECT_EQ(table.active(), B);
}

// MA-141, MA-082
TEST(MascaradeEnd, ThirteenCoinsInAnothersTurnWinAsWell) {
  Table table{four().coins({6, 6, 10, 6})};
  table.act(A, "announce:king").answers({C});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({C}));
}

// MA-142
TEST(MascaradeEnd, WhenSomebodyLosesHisLastCoinTheRichestWins) {
  Table table{four().coins({1, 7, 9, 8})};
  table.act(A, "announce:queen").answers({B});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(told(table, EventKind::Bankrupt, 142), numbers(A));
  EXPECT_EQ(table.winners(), seats_of({C}));
  EXPECT_EQ(told(table, EventKind::Won, 142), numbers(C, 9));
  EXPECT_TRUE(before(table, EventKind::Bankrupt, EventKind::Won));
}

// MA-142
TEST(MascaradeEnd, OneCoinLeftIsEnoughToGoOn) {
  Table table{four().coins({2, 7, 9, 8})};
  table.act(A, "announce:queen").answers({B});
  EXPECT_FALSE(table.over());
  EXPECT_EQ(table.coins(A), 1U);
}

// MA-143, MA-142
TEST(MascaradeEnd, IsCheckedAgainAfterTheFines) {
  // The Queen is not rich enough by her power; then A's fine is his last coin.
  Table table{four().coins({1, 6, 7, 10})};
  table.act(A, "announce:queen").answers({D});
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.fortunes(), (Coins{0, 6, 7, 12}));
  EXPECT_EQ(table.winners(), seats_of({D}));
  EXPECT_EQ(table.count(EventKind::Fined), 1U);
}

// MA-143, MA-088
TEST(MascaradeEnd, IsCheckedAfterThePowerAndBeforeTheFines) {
  Table table{four().coins({1, 6, 7, 11})};
  table.act(A, "announce:queen").answers({D});
  EXPECT_EQ(table.fortunes(), (Coins{1, 6, 7, 13}));
  EXPECT_EQ(table.winners(), seats_of({D}));
}

// MA-144
TEST(MascaradeEnd, ThirteenCoinsBeatABankruptcyAtTheSameCheck) {
  Table table{four().holds("0", Thief).coins({11, 1, 12, 6})};
  table.act(A, "announce:thief").answers();
  EXPECT_EQ(table.fortunes(), (Coins{13, 0, 12, 5}));
  EXPECT_EQ(table.winners(), seats_of({A}));
}

// MA-145
TEST(MascaradeEnd, AllWithThirteenWinTogetherWhateverTheAmounts) {
  Table table{eight().active(B).coins({12, 11, 6, 6, 12, 6, 6, 6})};
  table.act(B, "announce:peasant").answers({E});
  EXPECT_EQ(table.coins(B), 13U);
  EXPECT_EQ(table.coins(E), 14U);
  EXPECT_EQ(table.winners(), seats_of({B, E})) << "and not A with 12";
  EXPECT_EQ(table.count(EventKind::Won), 2U);
}

// MA-146
TEST(MascaradeEnd, TheRichestAfterABankruptcyMayBeSeveral) {
  Table table{four().coins({1, 9, 8, 8})};
  table.act(A, "announce:queen").answers({B});
  EXPECT_EQ(table.fortunes(), (Coins{0, 8, 8, 8}));
  EXPECT_EQ(table.winners(), seats_of({B, C, D}));
}

// MA-141, MA-142, MA-145, MA-146
TEST(MascaradeEnd, WhyIsTold) {
  using Keys = std::vector<std::string>;
  const auto why = [](const Table& table) { return krypta::test::why(game.verdict(table.state())); };
  Table rich{four().coins({10, 12, 6, 6})};
  EXPECT_TRUE(why(rich).empty()) << "before the end";
  rich.act(A, "announce:king").answers();
  EXPECT_EQ(why(rich), Keys{"verdict-coins"});
  Table two{eight().active(B).coins({12, 11, 6, 6, 12, 6, 6, 6})};
  two.act(B, "announce:peasant").answers({E});
  EXPECT_EQ(why(two), (Keys{"verdict-coins", "verdict-coins", "verdict-together"}));
  Table poor{four().coins({1, 7, 9, 8})};
  poor.act(A, "announce:queen").answers({B});
  EXPECT_EQ(why(poor), (Keys{"verdict-bankrupt", "verdict-richest"}));
  Table cheat{four().coins({10, 6, 6, 6})};
  cheat.act(A, "announce:cheat").answers();
  EXPECT_EQ(why(cheat), Keys{"verdict-cheat"});
}

// MA-147
TEST(MascaradeEnd, CourtAndBankBelongToNobody) {
  Table table{four().coins({1, 6, 7, 6}).court(40)};
  table.act(A, "announce:queen").answers({B});
  EXPECT_EQ(table.winners(), seats_of({C}));
  EXPECT_EQ(table.fortunes(), (Coins{0, 5, 7, 6}));
  EXPECT_EQ(table.state().court, 42U);
}

// MA-148
TEST(MascaradeEnd, AnnouncerAndClaimantsMayBeTheRichest) {
  Table announcer{four().coins({9, 1, 6, 6})};
  announcer.act(A, "announce:thief").answers({B});
  EXPECT_EQ(announcer.winners(), seats_of({A}));
  Table claimant{four().coins({1, 9, 6, 6})};
  claimant.act(A, "announce:thief").answers({B});
  EXPECT_EQ(claimant.winners(), seats_of({B}));
  // Even a bankrupt one, where nobody has anything.
  Table both{Position{2}.coins({1, 1})};
  both.act(A, "announce:witch@l").act(B, "claim@r");
  EXPECT_EQ(both.fortunes(), (Coins{0, 0}));
  EXPECT_EQ(both.winners(), seats_of({A, B}));
}

// MA-149
TEST(MascaradeEnd, TheCheatWinsAloneWithoutThirteen) {
  Table table{four().coins({10, 12, 12, 6})};
  table.act(A, "announce:cheat").answers();
  EXPECT_EQ(table.winners(), seats_of({A}));
  EXPECT_EQ(table.fortunes(), (Coins{10, 12, 12, 6}));
  EXPECT_EQ(table.count(EventKind::Won), 1U);
}

// MA-150
TEST(MascaradeEnd, IfThePowerEndsTheMatchTheRichestIsFoundWithoutTheFines) {
  // D's last coins go to the Inquisitor A. C was false and would pay from his 9, which tie with B's.
  Table table{eight().coins({2, 9, 9, 3, 6, 6, 6, 6})};
  table.act(A, "announce:inquisitor").answers({C}).act(A, "target:3").act(D, "name:king");
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.coins(A), 5U);
  EXPECT_EQ(table.coins(D), 0U);
  EXPECT_EQ(table.coins(C), 9U);
  EXPECT_EQ(table.state().court, 0U);
  EXPECT_EQ(table.winners(), seats_of({B, C}));
}

// MA-151
TEST(MascaradeEnd, ThereIsNoLimitOnTheTurns) {
  Table table{four().turn(30000)};
  for (unsigned i = 0; i < 400; ++i) table.act(table.active(), "look");
  EXPECT_EQ(table.state().turn, 30400U);
  EXPECT_FALSE(table.over());
  table.act(A, "announce:king").answers();
  EXPECT_EQ(table.coins(A), 9U);
}

// MA-152
TEST(MascaradeEnd, NobodyIsEverEliminated) {
  // With a single coin a player is asked, chosen, takes his turn and can still win.
  Table table{four().coins({12, 1, 1, 12})};
  table.act(A, "announce:thief");
  EXPECT_TRUE(table.asks(B));
  table.answers();
  EXPECT_TRUE(table.over()) << "a player without coins is the end, not an elimination";
  Table goes_on{four().coins({6, 1, 6, 6})};
  goes_on.act(A, "look");
  EXPECT_EQ(goes_on.active(), B);
  EXPECT_TRUE(goes_on.offers(B, "announce:king"));
  goes_on.act(B, "announce:king").answers();
  EXPECT_EQ(goes_on.coins(B), 4U);
}

// MA-141
TEST(MascaradeResult, AMatchThatGoesOnHasNoWinner) {
  const Table table{four().coins({3, 5, 12, 5})};
  const Outcome outcome = result(table);
  EXPECT_FALSE(outcome.over);
  EXPECT_TRUE(outcome.winners.empty());
  EXPECT_EQ(outcome.scores, (std::vector{3, 5, 12, 5}));
}

// MA-142, MA-146
TEST(MascaradeResult, PlacesFollowTheCoins) {
  Table table{Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop}).coins({1, 9, 4, 9, 4})};
  table.act(A, "announce:bishop").answers({C});
  const Outcome outcome = result(table);
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winners, seats_of({B, D}));
  EXPECT_EQ(outcome.scores, (std::vector{0, 9, 3, 9, 4}));
  EXPECT_EQ(outcome.places, (Places{5, 1, 4, 1, 3}));
}

// MA-146
TEST(MascaradeResult, EqualFortunesShareAPlace) {
  Table table{four().coins({10, 5, 5, 2})};
  table.act(A, "announce:king").answers();
  EXPECT_EQ(result(table).places, (Places{1, 2, 2, 4}));
}

// MA-145
TEST(MascaradeResult, WinnersShareTheFirstPlaceWhateverTheirCoins) {
  Table table{eight().active(B).coins({12, 11, 6, 6, 12, 6, 6, 6})};
  table.act(B, "announce:peasant").answers({E});
  EXPECT_EQ(result(table).places, (Places{3, 1, 4, 4, 1, 4, 4, 4}));
  EXPECT_EQ(result(table).scores, (std::vector{12, 13, 6, 6, 14, 6, 6, 6}));
}

// MA-149
TEST(MascaradeResult, TheCheatIsFirstBeforeTheRicher) {
  Table table{four().coins({10, 12, 12, 6})};
  table.act(A, "announce:cheat").answers();
  const Outcome outcome = result(table);
  EXPECT_EQ(outcome.winners, seats_of({A}));
  EXPECT_EQ(outcome.places, (Places{1, 2, 2, 4}));
  EXPECT_EQ(outcome.scores, (std::vector{10, 12, 12, 6}));
}

}  // namespace krypta::mascarade::test::end_test
