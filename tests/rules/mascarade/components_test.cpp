#include "engine/core/random.hpp"
#include "tests/rules/mascarade/table.hpp"

/// "Components and limits": how many players, which cards, and coins that are never made or lost.
namespace krypta::mascarade::test::components_test {
namespace {

using enum Character;
using Fortunes = std::vector<unsigned>;

bool may_play(unsigned seats) { return static_cast<bool>(game.begin(Setup{seats, {}})); }

unsigned all_the_coins(const Table& table) {
  unsigned sum = table.state().bank + table.state().court;
  for (const unsigned coins : table.fortunes()) sum += coins;
  return sum;
}

/// A match in which everybody, chance too, chooses anything; `each` sees it after every choice.
template <class Each>
void play(unsigned seats, std::uint64_t seed, Each each) {
  Table table = Table::begin(seats, {});
  Rng rng{seed};
  while (!table.over() && table.match().length() < 400) {
    const Pending pending = table.pending();
    const Seat s = pending.chance ? Seat::chance : pending.must.lowest();
    const auto ids = table.options(s);
    ASSERT_FALSE(ids.empty());
    table.act(s, ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
    each(table);
  }
}

// MA-001, MA-002
TEST(MascaradeComponents, TwoToThirteenPlayersMayPlayAndNobodyElse) {
  for (unsigned n = 2; n <= 13; ++n) EXPECT_TRUE(may_play(n)) << n << " players";
  for (const unsigned n : {0U, 1U, 14U, 15U}) EXPECT_TRUE(names(refused_setup(n, {}), "MA-001")) << n << " players";
  EXPECT_EQ(game.info().least_seats, 2U);
  EXPECT_EQ(game.info().most_seats, 13U);
}

// MA-003
TEST(MascaradeComponents, TheWholeDeckIsEveryCharacterOnceAndThePeasantTwice) {
  const Table table = Table::begin(13);
  unsigned cards = 0;
  for (const Character c : all_of<Character>()) {
    EXPECT_EQ(table.state().set[c], c == Peasant ? 2 : 1) << name_of(c);
    cards += table.state().set[c];
  }
  EXPECT_EQ(cards, 13U);
}

// MA-004
TEST(MascaradeComponents, TheBlankCardIsNoCharacter) {
  EXPECT_EQ(count_of<Character>, 12U);
  EXPECT_FALSE(game.read("deal:blank").has_value());
  EXPECT_FALSE(game.read("announce:blank").has_value());
  EXPECT_TRUE(names(refused_setup(6, {{"characters", "judge,bishop,king,queen,witch,blank"}}), "MA-003"));
}

// MA-005, MA-008, MA-009, MA-022
TEST(MascaradeComponents, CoinsAreNeverMadeOrLostAndSeenByAllCardsOnlyWhileTheyLieOpen) {
  for (const unsigned seats : {2U, 3U, 4U, 5U, 8U, 11U, 13U}) {
    play(seats, 900 + seats, [&](const Table& table) {
      ASSERT_EQ(all_the_coins(table), 194U);
      std::vector<Seat> observers{Seat::spectator};
      for (unsigned s = 0; s < seats; ++s) observers.push_back(seat(s));
      for (const Seat observer : observers) {
        const State known = table.match().view(observer).known();
        ASSERT_EQ(known.bank, table.state().bank);
        ASSERT_EQ(known.court, table.state().court);
        ASSERT_EQ(known.set, table.state().set);
        for (unsigned s = 0; s < seats; ++s) {
          ASSERT_EQ(known.players[seat(s)].coins, table.coins(seat(s)));
          for (const Card& c : known.players[seat(s)].hand) ASSERT_EQ(c.known, c.open);
        }
        for (const Card& c : known.centre) ASSERT_EQ(c.known, c.open);
      }
      for (const EventKind own : {EventKind::Exchanged, EventKind::LeftAlone, EventKind::Saw}) {
        unsigned seen = 0;
        for (const Seat observer : observers) seen += table.count_seen(observer, own);
        ASSERT_EQ(seen, table.count(own)) << name_of(own) << " is told to one player alone";
        ASSERT_EQ(table.count_seen(Seat::spectator, own), 0U);
      }
    });
  }
}

// HC-MA-28 (MA-006, MA-005)
TEST(MascaradeComponents, AKingGetsTheOneCoinThatIsLeftInTheBank) {
  Table table{Position{13}.bank(1)};
  table.act(A, "announce:king").answers();
  EXPECT_EQ(table.coins(A), 7U);
  EXPECT_EQ(table.state().bank, 0U);
  EXPECT_EQ(all_the_coins(table), 194U);
  EXPECT_EQ(told(table, EventKind::Received, 100), numbers(A, 1, King));
}

// MA-006
TEST(MascaradeComponents, WhatTheBankCouldNotPayIsNotOwedLater) {
  Table table{Position{13}.bank(1)};
  table.act(A, "announce:king").answers();
  table.act(B, "announce:queen").answers();
  EXPECT_EQ(table.coins(B), 6U);
  EXPECT_EQ(told(table, EventKind::Received, 101), numbers(B, 0, Queen));
  table.act(C, "announce:king").answers({D});
  EXPECT_EQ(table.coins(A), 7U);
  EXPECT_EQ(table.coins(B), 6U);
  EXPECT_EQ(table.state().bank, 0U);
  EXPECT_FALSE(table.over());
}

// MA-006
TEST(MascaradeComponents, AnEmptyBankPaysNeitherTheFoolsCoinNorTheWidow) {
  Table fool{Position{13}.bank(0)};
  fool.act(A, "announce:fool").answers();
  EXPECT_EQ(fool.coins(A), 6U);
  EXPECT_EQ(fool.step(), Step::FoolTake);
  Table widow{Position{13}.bank(2)};
  widow.act(A, "announce:widow").answers();
  EXPECT_EQ(widow.coins(A), 8U);
  EXPECT_EQ(widow.state().bank, 0U);
}

// MA-006
TEST(MascaradeComponents, TwoPeasantsShareASmallBankCoinByCoinFromTheAnnouncer) {
  const std::vector<std::pair<unsigned, Fortunes>> shares{
      {4, {8, 8}}, {3, {8, 7}}, {2, {7, 7}}, {1, {7, 6}}, {0, {6, 6}}};
  for (const auto& [bank, fortunes] : shares) {
    Table table{Position{8}.cards({Peasant, Bishop, Peasant, Fool, Queen, Witch, Judge, King}).bank(bank)};
    table.act(A, "announce:peasant").answers({C});
    EXPECT_EQ(table.coins(A), fortunes[0]) << bank << " in the bank";
    EXPECT_EQ(table.coins(C), fortunes[1]) << bank << " in the bank";
    EXPECT_EQ(all_the_coins(table), 194U);
  }
}

// MA-006
TEST(MascaradeComponents, IfTheAnnouncerIsNoPeasantTheFirstOneAfterHimIsServedFirst) {
  const auto position = [](unsigned bank) {
    return Position{8}.cards({Judge, Peasant, Queen, Bishop, Peasant, Fool, Witch, King}).active(C).bank(bank);
  };
  Table table{position(3)};
  table.act(C, "announce:peasant").answers({E, B});
  EXPECT_EQ(table.coins(E), 8U);
  EXPECT_EQ(table.coins(B), 7U);
  EXPECT_EQ(table.coins(C), 5U);
  Table one{position(1)};
  one.act(C, "announce:peasant").answers({E, B});
  EXPECT_EQ(one.coins(E), 7U);
  EXPECT_EQ(one.coins(B), 6U);
}

// MA-007
TEST(MascaradeComponents, WhoeverMustPayMoreThanHeHasGivesAllAndIsAtNothing) {
  Table bishop{Position{4}.coins({6, 1, 1, 1})};
  bishop.act(A, "announce:bishop").answers();
  bishop.act(A, "target:2");
  EXPECT_EQ(bishop.fortunes(), (Fortunes{7, 1, 0, 1}));
  EXPECT_TRUE(bishop.over());
  EXPECT_EQ(bishop.winners(), seats_of({A}));
  EXPECT_EQ(told(bishop, EventKind::TookCoins, 96), numbers(A, C, 1, Bishop));

  Table inquisitor{Position{11}.coins({6, 3}).holds("1", Bishop)};
  inquisitor.act(A, "announce:inquisitor").answers();
  inquisitor.act(A, "target:1").act(B, "name:judge");
  EXPECT_EQ(inquisitor.coins(B), 0U);
  EXPECT_EQ(inquisitor.coins(A), 9U);
  EXPECT_TRUE(inquisitor.over());
  EXPECT_EQ(all_the_coins(inquisitor), 194U);
}

}  // namespace
}  // namespace krypta::mascarade::test::components_test
