#include <array>
#include <map>

#include "engine/core/random.hpp"
#include "tests/rules/mascarade/table.hpp"

/// "Setup for 4-13 players": coins, the deal face up, who begins, and the published sets.
namespace krypta::mascarade::test::setup_test {
namespace {

using enum Character;
using Ids = std::vector<std::string>;

constexpr int nobody = -1;

/// Chance deals whatever comes first, until there is nothing left to deal.
Table& deal_all(Table& table) {
  while (table.pending().chance) table.act(Seat::chance, table.options(Seat::chance).front());
  return table;
}
Table dealt(unsigned seats, std::initializer_list<std::pair<std::string, std::string>> options = {{"first", "0"}}) {
  Table table = Table::begin(seats, options);
  deal_all(table);
  return table;
}
std::map<std::string, unsigned> weights(const Table& table) {
  Chances<Mascarade> all;
  game.chances(table.state(), all);
  std::map<std::string, unsigned> found;
  for (const Weighted& w : all) found[game.write(w.choice)] = w.weight;
  return found;
}
unsigned cards_of(const State& state) {
  unsigned sum = 0;
  for (const auto count : state.set) sum += count;
  return sum;
}

// MA-010, MA-011, MA-012
TEST(MascaradeSetup, EverybodyHasSixCoinsTheCourtNoneTheBankTheRest) {
  for (unsigned n = 2; n <= 13; ++n) {
    const Table table = dealt(n);
    EXPECT_EQ(table.fortunes(), std::vector<unsigned>(n, 6));
    EXPECT_EQ(table.state().bank, 194 - 6 * n);
    EXPECT_EQ(table.state().court, 0U);
  }
}

// MA-013, MA-014, MA-018
TEST(MascaradeSetup, SixCardsWithFourAndFivePlayersElseOneEachAndTheRestInTheMiddle) {
  for (unsigned n = 4; n <= 13; ++n) {
    const Table table = dealt(n);
    const unsigned cards = n < 6 ? 6 : n;
    EXPECT_EQ(cards_of(table.state()), cards);
    for (unsigned s = 0; s < n; ++s) EXPECT_EQ(table.player(seat(s)).hand.size(), 1U);
    EXPECT_EQ(table.state().centre.size(), cards - n);
  }
  const Table added = dealt(6, {{"first", "0"}, {"characters", "judge,bishop,king,queen,witch,thief,spy,fool"}});
  EXPECT_EQ(added.state().centre.size(), 2U);
  EXPECT_EQ(added.player(F).hand.size(), 1U);
}

// MA-016
TEST(MascaradeSetup, WithoutACustomSetTheCharactersAreThoseOfTheTable) {
  struct Row {
    Character character;
    std::string_view marks;  ///< with 4, 5, … 13 players
  };
  constexpr std::array<Row, 12> rows{{{Judge, "xxxxxxxxxx"},
                                      {Bishop, "xxxxxxxxxx"},
                                      {King, "xxxxxxxxxx"},
                                      {Fool, "---xxxxxxx"},
                                      {Queen, "xxxxxxxxxx"},
                                      {Thief, "x--x-----x"},
                                      {Witch, "-xxxxxxxxx"},
                                      {Spy, "------xxxx"},
                                      {Peasant, "----xxxxxx"},
                                      {Cheat, "xxx--xxxxx"},
                                      {Inquisitor, "-------xxx"},
                                      {Widow, "--------xx"}}};
  for (unsigned n = 4; n <= 13; ++n) {
    const Table table = Table::begin(n);
    for (const Row& row : rows) {
      const unsigned each = row.character == Peasant ? 2 : 1;
      EXPECT_EQ(table.state().set[row.character], row.marks[n - 4] == 'x' ? each : 0)
          << name_of(row.character) << " with " << n << " players";
    }
  }
}

// MA-015
TEST(MascaradeSetup, CardsThatAreNotInPlayAreNeverDealt) {
  Table table = Table::begin(4);
  EXPECT_TRUE(names(table.refused(Seat::chance, "deal:witch"), "MA-017"));
  while (table.pending().chance) {
    for (const auto& [option, weight] : weights(table)) EXPECT_NE(option, "deal:witch");
    table.act(Seat::chance, table.options(Seat::chance).back());
  }
  std::map<Character, unsigned> lie;
  for (const std::string_view place : {"0", "1", "2", "3", "c1", "c2"}) ++lie[table.at(place)];
  EXPECT_EQ(lie,
            (std::map<Character, unsigned>{{Judge, 1}, {Bishop, 1}, {King, 1}, {Queen, 1}, {Thief, 1}, {Cheat, 1}}));
}

// MA-017
TEST(MascaradeSetup, EveryUndealtCardIsAsLikelyAndTwoPeasantsTwice) {
  Table table = Table::begin(8);
  EXPECT_EQ(weights(table), (std::map<std::string, unsigned>{{"deal:judge", 1},
                                                             {"deal:bishop", 1},
                                                             {"deal:king", 1},
                                                             {"deal:fool", 1},
                                                             {"deal:queen", 1},
                                                             {"deal:witch", 1},
                                                             {"deal:peasant", 2}}));
  Rng rng{17};
  std::map<std::string, unsigned> drawn;
  for (unsigned i = 0; i < 8000; ++i) ++drawn[game.write(game.sample(table.state(), rng))];
  EXPECT_EQ(drawn.size(), 7U);
  for (const auto& [option, count] : drawn) EXPECT_NEAR(count, option == "deal:peasant" ? 2000 : 1000, 120) << option;

  table.deal({"peasant", "king"});
  const auto left = weights(table);
  EXPECT_EQ(left.at("deal:peasant"), 1U);
  EXPECT_FALSE(left.contains("deal:king"));
  EXPECT_TRUE(names(table.refused(Seat::chance, "deal:king"), "MA-017"));
  table.deal({"peasant"});
  EXPECT_TRUE(names(table.refused(Seat::chance, "deal:peasant"), "MA-017"));
}

// MA-017, MA-020
TEST(MascaradeSetup, CardsAreDealtFaceUpOneToEachPlayerAndAllSeeThem) {
  Table table = Table::begin(4);
  table.deal({"king"});
  EXPECT_EQ(told(table, EventKind::Dealt, 17), numbers(A, Spot::Card, King));
  table.deal({"cheat"});
  EXPECT_EQ(told(table, EventKind::Dealt, 20), numbers(B, Spot::Card, Cheat));
  table.deal({"judge", "thief", "queen"});
  EXPECT_EQ(told(table, EventKind::Dealt, 18), numbers(nobody, Spot::Centre1, Queen));
  table.deal({"bishop"});
  EXPECT_EQ(told(table, EventKind::Dealt, 20), numbers(nobody, Spot::Centre2, Bishop));
  for (const Seat observer : {A, B, C, D, Seat::spectator}) {
    EXPECT_EQ(table.count_seen(observer, EventKind::Dealt), 6U);
    const State known = table.match().view(observer).known();
    EXPECT_EQ(known.players[A].hand[0], (Card{King, true, true}));
    EXPECT_EQ(known.players[B].hand[0], (Card{Cheat, true, true}));
    EXPECT_EQ(known.players[C].hand[0], (Card{Judge, true, true}));
    EXPECT_EQ(known.players[D].hand[0], (Card{Thief, true, true}));
    EXPECT_EQ(known.centre[0], (Card{Queen, true, true}));
    EXPECT_EQ(known.centre[1], (Card{Bishop, true, true}));
  }
}

// MA-019
TEST(MascaradeSetup, CentreCardsHaveTheirPlacesAndBelongToNobody) {
  Table table{Position{4}};
  ASSERT_EQ(table.at("c1"), Thief);
  ASSERT_EQ(table.at("c2"), Cheat);
  EXPECT_TRUE(table.offers(A, "swap:0,c1"));
  EXPECT_TRUE(table.offers(A, "swap:0,c2"));
  EXPECT_TRUE(names(table.refused(A, "swap:c1,c2"), "MA-054"));
  table.swap("0,c2", true);
  EXPECT_EQ(told(table, EventKind::Taken, 59), numbers(A, A, Spot::Card, nobody, Spot::Centre2));
  EXPECT_EQ(table.at("0"), Cheat);
  EXPECT_EQ(table.at("c1"), Thief);
  EXPECT_EQ(table.at("c2"), Judge);
  Table five{Position{5}};
  EXPECT_TRUE(names(five.refused(A, "swap:0,c2"), "MA-019"));
  EXPECT_TRUE(five.offers(A, "swap:0,c1"));
}

// MA-021
TEST(MascaradeSetup, CardsLieOpenUntilTheLastOneIsReadyInWhateverOrder) {
  Table table = dealt(4, {{"first", "2"}});
  EXPECT_FALSE(table.pending().chance);
  EXPECT_EQ(table.pending().must, seats_of({A, B, C, D}));
  EXPECT_FALSE(table.refused(Seat::spectator, "ready").empty());
  EXPECT_TRUE(names(table.refused(C, "swap:2,3"), "MA-021"));
  for (const Seat s : {D, A, C}) {
    EXPECT_EQ(table.options(s), Ids{"ready"});
    table.act(s, "ready");
    EXPECT_EQ(told(table, EventKind::IsReady, 21), numbers(s));
    EXPECT_TRUE(table.match().view(Seat::spectator).known().ready.has(s));
    EXPECT_TRUE(names(table.refused(s, "ready"), "MA-021"));
    EXPECT_TRUE(table.open("0"));
    EXPECT_TRUE(table.open("c2"));
    EXPECT_EQ(table.count(EventKind::TurnBegan), 0U);
  }
  EXPECT_EQ(table.pending().must, seats_of({B}));
  table.act(B, "ready");
  EXPECT_EQ(told(table, EventKind::TurnedDown, 21), numbers());
  for (const std::string_view place : {"0", "1", "2", "3", "c1", "c2"}) EXPECT_FALSE(table.open(place)) << place;
  for (const Seat observer : {A, B, C, D, Seat::spectator}) {
    const State known = table.match().view(observer).known();
    for (const Player& player : known.players) EXPECT_FALSE(player.hand[0].known);
    for (const Card& c : known.centre) EXPECT_FALSE(c.known);
  }
  EXPECT_EQ(told(table, EventKind::TurnBegan, 38), numbers(1, C));
  EXPECT_EQ(table.pending().must, seats_of({C}));
}

// MA-022
TEST(MascaradeSetup, WhichCharactersAreInPlayIsPublicWithThePeasantTwice) {
  Table table = dealt(8);
  table.all_ready();
  for (const Seat observer : {A, H, Seat::spectator}) {
    const auto set = table.match().view(observer).known().set;
    EXPECT_EQ(set[Peasant], 2U);
    EXPECT_EQ(set[Witch], 1U);
    EXPECT_EQ(set[Cheat], 0U);
  }
}

// MA-023
TEST(MascaradeSetup, ChanceDrawsWhoBeginsAndEverySeatIsAsLikely) {
  for (const unsigned n : {2U, 5U, 13U}) {
    Table table = Table::begin(n, {});
    EXPECT_TRUE(table.pending().chance);
    const auto all = weights(table);
    EXPECT_EQ(all.size(), n);
    for (const auto& [option, weight] : all) EXPECT_EQ(weight, 1U) << option;
    EXPECT_TRUE(all.contains("first:" + std::to_string(n - 1)));
    Rng rng{n};
    std::map<std::string, unsigned> drawn;
    for (unsigned i = 0; i < 1000 * n; ++i) ++drawn[game.write(game.sample(table.state(), rng))];
    for (const auto& [option, weight] : all) EXPECT_NEAR(drawn[option], 1000, 120) << option;
    EXPECT_FALSE(table.match().view(A).known().active.has_value());
    table.act(Seat::chance, "first:1");
    EXPECT_EQ(told(table, EventKind::FirstDrawn, 23), numbers(B));
    deal_all(table);
    EXPECT_EQ(table.match().view(Seat::spectator).known().active, Maybe{B}) << "known while the cards still lie open";
    table.all_ready();
    EXPECT_EQ(table.pending().must, seats_of({B}));
  }
}

// MA-023
TEST(MascaradeSetup, TheHostMayNameWhoBegins) {
  Table table = dealt(5, {{"first", "4"}});
  EXPECT_EQ(table.match().view(A).known().active, Maybe{E});
  table.all_ready();
  EXPECT_EQ(table.pending().must, seats_of({E}));
  EXPECT_TRUE(names(refused_setup(5, {{"first", "5"}}), "MA-023"));
  refused_setup(13, {{"first", "13"}});
  EXPECT_EQ(Table::begin(13, {{"first", "12"}}).active(), seat(12));
}

// MA-024
TEST(MascaradeSetup, TurnsPassClockwise) {
  Table table = dealt(5, {{"first", "3"}});
  table.all_ready();
  unsigned turn = 1;
  for (const Seat s : {D, E, A, B, C, D, E}) {
    EXPECT_EQ(table.active(), s);
    EXPECT_EQ(table.pending().must, seats_of({s}));
    EXPECT_EQ(table.state().turn, turn++);
    for (const Seat other : {A, B, C, D, E}) {
      if (other == s) continue;
      EXPECT_TRUE(names(table.refused(other, "swap:0,c1"), "MA-024"));
    }
    table.swap(game.write(take(place(s, Spot::Card), centre(0))).substr(5), true);
    EXPECT_EQ(told(table, EventKind::TurnBegan, 24).at(0), static_cast<int>(turn));
  }
}

// MA-025
TEST(MascaradeSetup, TheNextTurnIsTheLeftNeighboursWhoeverUsedAPower) {
  Table table{Position{5}.holds("3", King)};
  table.act(A, "announce:king").answers({D});
  EXPECT_EQ(table.coins(D), 9U);
  EXPECT_EQ(table.active(), B);
  EXPECT_EQ(told(table, EventKind::TurnBegan, 24), numbers(6, B));
  Table last{Position{5}.active(E).holds("1", King)};
  last.act(E, "announce:king").answers({B});
  EXPECT_EQ(last.coins(B), 9U);
  EXPECT_EQ(last.active(), A);
}

}  // namespace
}  // namespace krypta::mascarade::test::setup_test
