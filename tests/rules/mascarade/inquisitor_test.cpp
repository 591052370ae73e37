#include "tests/rules/mascarade/observers.hpp"

/// "Characters": the Inquisitor.
namespace krypta::mascarade::test::inquisitor_test {
namespace {

using Ids = std::vector<std::string>;
using enum Character;

/// A is the Inquisitor, B a Peasant, C the King, D the Queen, E a Peasant, F the Judge, G the Bishop, H the Spy; the
/// Witch lies in the middle.
Position eight() { return Position{8}.cards({Inquisitor, Peasant, King, Queen, Peasant, Judge, Bishop, Spy, Witch}); }

/// A, unclaimed, points at somebody.
Table pointed(std::string_view target, const Position& position = eight()) {
  Table table{position};
  table.act(A, "announce:inquisitor").answers().act(A, target);
  return table;
}

}  // namespace

// MA-133
TEST(MascaradeInquisitor, PointsAtAPlayerWhoNamesACharacterAndThenShowsHisCard) {
  Table table = pointed("target:3");
  EXPECT_EQ(told(table, EventKind::Pointed, 133), numbers(A, D));
  EXPECT_EQ(table.pending().must, seats_of({D}));
  EXPECT_EQ(table.state().frames.top().user, Maybe{A});
  EXPECT_EQ(table.count(EventKind::Revealed), 0U) << "he shows it after he has spoken";
  expect_all_hidden(table);
  table.act(D, "name:king");
  EXPECT_EQ(told(table, EventKind::Named, 133), numbers(D, King));
  EXPECT_EQ(told(table, EventKind::Revealed, 133), numbers(D, Spot::Card, Queen));
  EXPECT_TRUE(before(table, EventKind::Named, EventKind::Revealed));
  EXPECT_TRUE(before(table, EventKind::Revealed, EventKind::TookCoins));
  EXPECT_EQ(table.count(EventKind::Revealed), 1U) << "the Inquisitor shows nothing";
}

// MA-134
TEST(MascaradeInquisitor, AWrongNameCostsFourCoins) {
  Table table = pointed("target:3");
  table.act(D, "name:king");
  EXPECT_EQ(told(table, EventKind::NamedWrong, 134), numbers(D));
  EXPECT_EQ(told(table, EventKind::TookCoins, 134), numbers(A, D, 4, Inquisitor));
  EXPECT_EQ(table.coins(A), 10U);
  EXPECT_EQ(table.coins(D), 2U);
  EXPECT_EQ(table.state().court, 0U);
  EXPECT_EQ(table.active(), B);
}

// MA-134, MA-092
TEST(MascaradeInquisitor, TheCoinsGoToTheUser) {
  Table table{eight().active(C)};
  table.act(C, "announce:inquisitor").answers({A}).act(A, "target:3").act(D, "name:king");
  EXPECT_EQ(table.coins(A), 10U);
  EXPECT_EQ(table.coins(C), 5U);
  EXPECT_EQ(table.coins(D), 2U);
}

// MA-135
TEST(MascaradeInquisitor, ARightNameCostsNothing) {
  Table table = pointed("target:3");
  table.act(D, "name:queen");
  EXPECT_EQ(told(table, EventKind::NamedRight, 135), numbers(D));
  EXPECT_EQ(table.count(EventKind::TookCoins), 0U);
  EXPECT_EQ(table.coins(A), 6U);
  EXPECT_EQ(table.coins(D), 6U);
  EXPECT_EQ(table.count(EventKind::Revealed), 1U) << "the card is shown all the same";
}

// MA-136
TEST(MascaradeInquisitor, TheVictimNamesACharacterInPlayWithoutLooking) {
  Table table = pointed("target:3");
  EXPECT_EQ(table.options(D), (Ids{"name:judge", "name:bishop", "name:king", "name:queen", "name:witch", "name:spy",
                                   "name:peasant", "name:inquisitor"}));
  EXPECT_TRUE(names(table.refused(D, "name:thief"), "MA-136"));
  EXPECT_TRUE(names(table.refused(D, "look"), "MA-136"));
  EXPECT_TRUE(names(table.refused(D, "pass"), "MA-136"));
  // Whatever his card is, he has seen and is asked the same.
  EXPECT_EQ(look(table, D), look(pointed("target:3", eight().holds("3", Spy)), D));
  EXPECT_EQ(table.count(EventKind::Saw), 0U);
}

// MA-136
TEST(MascaradeInquisitor, EitherPeasantIsAPeasant) {
  for (const auto& [target, victim] : {std::pair{"target:1", B}, std::pair{"target:4", E}}) {
    Table table = pointed(target);
    table.act(victim, "name:peasant");
    EXPECT_EQ(table.count(EventKind::NamedRight), 1U);
    EXPECT_EQ(table.coins(victim), 6U);
  }
}

// MA-137, MA-007, MA-142
TEST(MascaradeInquisitor, WithFewerThanFourTheVictimPaysAllAndIsBankrupt) {
  for (const unsigned coins : {1U, 3U, 4U}) {
    Table table = pointed("target:3", eight().coins({6, 6, 6, coins}));
    table.act(D, "name:king");
    EXPECT_EQ(told(table, EventKind::TookCoins, 134), numbers(A, D, coins, Inquisitor));
    EXPECT_EQ(table.coins(D), 0U);
    EXPECT_EQ(table.coins(A), 6 + coins);
    EXPECT_TRUE(table.over());
    EXPECT_EQ(told(table, EventKind::Bankrupt, 142), numbers(D));
    EXPECT_EQ(table.winners(), seats_of({A}));
  }
  Table five_coins = pointed("target:3", eight().coins({6, 6, 6, 5}));
  five_coins.act(D, "name:king");
  EXPECT_FALSE(five_coins.over());
  EXPECT_EQ(five_coins.coins(D), 1U);
}

// MA-138
TEST(MascaradeInquisitor, AnyOtherPlayerMayBeChosenAndNoCardOfTheMiddle) {
  Table unclaimed{eight()};
  unclaimed.act(A, "announce:inquisitor").answers();
  EXPECT_EQ(unclaimed.options(A),
            (Ids{"target:1", "target:2", "target:3", "target:4", "target:5", "target:6", "target:7"}));
  EXPECT_TRUE(names(unclaimed.refused(A, "target:0"), "MA-138"));
  EXPECT_FALSE(game.read("target:c1").has_value());
}

// MA-138
TEST(MascaradeInquisitor, WhoHasJustBeenRevealedMayBeChosenToo) {
  // C has announced and shown the King; asked now, he can only be right, or wrong on purpose.
  Table table{eight().active(C)};
  table.act(C, "announce:inquisitor").answers({A, D});
  EXPECT_EQ(table.options(A),
            (Ids{"target:1", "target:2", "target:3", "target:4", "target:5", "target:6", "target:7"}));
  table.act(A, "target:2");
  EXPECT_EQ(table.pending().must, seats_of({C}));
  Table wrong = table;
  table.act(C, "name:king");
  EXPECT_EQ(table.coins(C), 5U) << "only his fine";
  wrong.act(C, "name:queen");
  EXPECT_EQ(wrong.coins(C), 1U);
  EXPECT_EQ(wrong.coins(A), 10U);
}

// MA-139, MA-089
TEST(MascaradeInquisitor, TheVictimsCardIsTurnedDownTogetherWithTheOthers) {
  Table table{eight()};
  table.act(A, "announce:inquisitor").answers({C}).act(A, "target:3");
  expect_shown(table, "0", Inquisitor);
  expect_shown(table, "2", King);
  expect_hidden(table, "3");
  table.act(D, "name:judge");
  EXPECT_EQ(table.count(EventKind::TurnedDown), 1U);
  EXPECT_TRUE(before(table, EventKind::Revealed, EventKind::Fined));
  EXPECT_TRUE(before(table, EventKind::Fined, EventKind::TurnedDown));
  expect_all_hidden(table);
  // Alone as well.
  Table alone = pointed("target:3");
  alone.act(D, "name:queen");
  EXPECT_EQ(told(alone, EventKind::TurnedDown, 89), numbers());
  expect_all_hidden(alone);
}

// MA-140, MA-046
TEST(MascaradeInquisitor, AVictimWhoIsNextMustSwap) {
  for (const std::string_view name : {"name:peasant", "name:king"}) {
    Table next = pointed("target:1");
    next.act(B, name);
    EXPECT_EQ(next.active(), B);
    EXPECT_TRUE(next.state().forced);
    EXPECT_EQ(told(next, EventKind::MustSwap, 46), numbers(B));
    EXPECT_TRUE(names(next.refused(B, "announce:king"), "MA-046"));
    EXPECT_TRUE(names(next.refused(B, "look"), "MA-047"));
  }
  Table farther = pointed("target:2");
  farther.act(C, "name:king");
  EXPECT_EQ(farther.active(), B);
  EXPECT_FALSE(farther.state().forced);
  farther.swap("1,7", false);
  EXPECT_FALSE(farther.state().forced) << "C was not revealed in the turn directly before his";
}

}  // namespace krypta::mascarade::test::inquisitor_test
