#include "engine/games/vampire_empire/rules.hpp"
#include "tests/rules/vampire_empire/observers.hpp"

/// "Setup": sides, castle and town, hands, tokens.
namespace krypta::vampire_empire::test::setup_test {
namespace {

using enum Character;

std::vector<std::string> refused_setup(unsigned seats, std::vector<std::pair<std::string, std::string>> options) {
  const auto state = game().begin(Setup{seats, std::move(options)});
  EXPECT_FALSE(static_cast<bool>(state));
  std::vector<std::string> rules;
  if (!state) {
    for (const RuleId rule : state.refusal().rules) rules.push_back(rule_name(game().info(), rule));
  }
  return rules;
}

/// What chance may answer, each as likely as every other.
Ids equally_likely(const Table& table) {
  Chances<VampireEmpire> weighted;
  game().chances(table.state(), weighted);
  for (const Weighted& w : weighted) EXPECT_EQ(w.weight, weighted[0].weight);
  return table.options(Seat::chance);
}
Ids of_all(std::string_view verb, CharacterSet who) {
  Ids all;
  for (const Character c : who) all.push_back(std::string{verb} + ":" + std::string{name_of(c)});
  return all;
}
Table with_castle() {
  Table table = Table::begin();
  return table.chance({"enter:lord", "enter:cook", "enter:monk"});
}
Table with_hands() {
  Table table = with_castle();
  for (int i = 0; i < 16; ++i) table.act(Seat::chance, table.options(Seat::chance).back());
  return table;
}
Table ready() {
  Table table = with_hands();
  return table.chance({"vampire:lord", "vampire:cook", "vampire:bishop", "token:lady", "token:monk"});
}

}  // namespace

// VE-019
TEST(VampireEmpireSetup, ThePlayersAgreeWhoPlaysTheVampires) {
  const Table usual = Table::begin();
  EXPECT_EQ(usual.player(V).side, Side::Vampire);
  EXPECT_EQ(usual.player(H).side, Side::Human);
  Table changed = Table::begin({{"vampires", "1"}});
  EXPECT_EQ(changed.player(seat(0)).side, Side::Human);
  EXPECT_EQ(changed.player(seat(1)).side, Side::Vampire);
  EXPECT_EQ(changed.player(seat(1)).deck.value, whole_deck(Side::Vampire));
  let_chance(changed);
  EXPECT_TRUE(changed.asks(seat(1)));
  EXPECT_TRUE(changed.state().vampires.seen_by == SeatSet::of(seat(1)));
}

// VE-019
TEST(VampireEmpireSetup, OnRequestChanceDecidesWhoPlaysTheVampires) {
  for (const std::string_view drawn : {"vampires:0", "vampires:1"}) {
    Table table = Table::begin({{"vampires", "draw"}});
    EXPECT_EQ(equally_likely(table), (Ids{"vampires:0", "vampires:1"}));
    table.act(Seat::chance, drawn);
    const Seat vampires = drawn == "vampires:0" ? seat(0) : seat(1);
    EXPECT_EQ(table.player(vampires).side, Side::Vampire);
    EXPECT_EQ(table.player(other(vampires)).side, Side::Human);
    EXPECT_EQ(table.player(vampires).deck.value, whole_deck(Side::Vampire));
    EXPECT_EQ(table.player(other(vampires)).deck.value, whole_deck(Side::Human));
    let_chance(table);
    EXPECT_EQ(table.active(), vampires);
  }
}

// VE-019
TEST(VampireEmpireSetup, TwoPlayersAndNoOtherAgreement) {
  for (const unsigned n : {0U, 1U, 3U, 4U}) EXPECT_TRUE(names(refused_setup(n, {}), "VE-019")) << n;
  static_cast<void>(refused_setup(2, {{"vampires", "2"}}));
  static_cast<void>(refused_setup(2, {{"humans", "0"}}));
}

// VE-017, VE-018
TEST(VampireEmpireSetup, ThreeCharactersOfAShuffledTownAreLaidOpenAndSixStay) {
  Table table = Table::begin();
  CharacterSet left = CharacterSet::all();
  for (const Character c : {Nun, Lady, Butler}) {
    EXPECT_EQ(equally_likely(table), of_all("enter", left));
    table.act(Seat::chance, "enter:" + std::string{name_of(c)});
    left.remove(c);
    EXPECT_EQ(told(table, EventKind::Entered, 29), numbers(c));
  }
  EXPECT_EQ(table.castle(), set_of({Nun, Lady, Butler}));
  EXPECT_EQ(table.state().town.size(), 6U);
  EXPECT_EQ(town(table.state()), left);
  EXPECT_NE(table.step(), Step::EnterCastle);
}

// VE-015
TEST(VampireEmpireSetup, EverybodyShowsTheHumanSide) {
  const Table table = ready();
  EXPECT_TRUE(table.state().revealed.empty());
  EXPECT_TRUE(table.state().known_humans.empty());
  EXPECT_EQ(table.count(EventKind::ShowedSide), 0U);
  for (const Resident& r : table.state().castle) EXPECT_EQ(r.markers, Resident{}.markers);
}

// VE-020
TEST(VampireEmpireSetup, EachPlayerDrawsEightCardsOfTheOwnShuffledDeck) {
  Table table = with_castle();
  for (const auto& [s, side] : {std::pair{V, Side::Vampire}, std::pair{H, Side::Human}}) {
    CardSet left = whole_deck(side);
    for (unsigned i = 0; i < 8; ++i) {
      Ids expected;
      for (const Card c : left) expected.push_back("get:" + std::string{name_of(c)});
      EXPECT_EQ(equally_likely(table), expected);
      const Card drawn = left.nth(left.size() - 1 - i);
      table.act(Seat::chance, "get:" + std::string{name_of(drawn)});
      left.remove(drawn);
    }
    EXPECT_EQ(table.player(s).hand_count, 8U);
    EXPECT_EQ(table.player(s).deck_count, 32U);
    EXPECT_EQ(table.player(s).deck.value, left);
    EXPECT_EQ(told(table, EventKind::Drew, 56), numbers(s, 8));
  }
  EXPECT_EQ(table.count(EventKind::Drew), 2U);
}

// VE-016, VE-021, VE-023, VE-025
TEST(VampireEmpireSetup, TokensComeFromOneBagOfNine) {
  Table table = with_hands();
  CharacterSet bag = CharacterSet::all();
  for (const Character c : {Lord, Bishop, Cook}) {
    EXPECT_EQ(equally_likely(table), of_all("vampire", bag));
    table.act(Seat::chance, "vampire:" + std::string{name_of(c)});
    bag.remove(c);
  }
  for (const Character c : {Monk, Lady}) {
    EXPECT_EQ(equally_likely(table), of_all("token", bag));
    table.act(Seat::chance, "token:" + std::string{name_of(c)});
    bag.remove(c);
  }
  EXPECT_EQ(bag.size(), 4U);
  EXPECT_EQ(table.state().vampires.value, set_of({Lord, Bishop, Cook}));
  EXPECT_EQ(table.state().tokens.value, set_of({Monk, Lady}));
  EXPECT_FALSE(table.pending().chance);
}

// VE-021, VE-022
TEST(VampireEmpireSetup, OnlyTheVampirePlayerSeesTheThreeVampires) {
  Table table = with_hands();
  const std::size_t before = events(table);
  table.chance({"vampire:lord", "vampire:cook", "vampire:bishop"});
  EXPECT_EQ(told_since(table, V, before), (Lines{{EventKind::VampireDrawn, numbers(V, Lord)},
                                                 {EventKind::VampireDrawn, numbers(V, Cook)},
                                                 {EventKind::VampireDrawn, numbers(V, Bishop)},
                                                 {EventKind::VampiresDrawn, numbers(V, 3)}}));
  for (const Seat s : {H, Seat::spectator}) {
    EXPECT_EQ(told_since(table, s, before), (Lines{{EventKind::VampiresDrawn, numbers(V, 3)}}));
    EXPECT_FALSE(table.known(s).vampires.known);
    EXPECT_TRUE(table.known(s).vampires.value.empty());
  }
  EXPECT_EQ(table.known(V).vampires.value, set_of({Lord, Cook, Bishop}));
}

// VE-023, VE-024, VE-025
TEST(VampireEmpireSetup, OnlyTheHumanPlayerSeesTheTwoHumans) {
  Table table = with_hands();
  table.chance({"vampire:lord", "vampire:cook", "vampire:bishop"});
  const std::size_t before = events(table);
  table.chance({"token:lady", "token:monk"});
  const Line drawn{EventKind::TokensDrawn, numbers(H, 2)};
  const Line turn{EventKind::TurnBegan, numbers(1, V, Side::Vampire)};
  EXPECT_EQ(told_since(table, H, before),
            (Lines{{EventKind::TokenDrawn, numbers(H, Lady)}, {EventKind::TokenDrawn, numbers(H, Monk)}, drawn, turn}));
  for (const Seat s : {V, Seat::spectator}) {
    EXPECT_EQ(told_since(table, s, before), (Lines{drawn, turn}));
    EXPECT_FALSE(table.known(s).tokens.known);
    EXPECT_TRUE(table.known(s).tokens.value.empty());
  }
  EXPECT_EQ(table.known(H).tokens.value, set_of({Lady, Monk}));
  EXPECT_FALSE(table.known(H).vampires.known);
}

// VE-026
TEST(VampireEmpireSetup, ThreeVampiresAndSixHumansForTheWholeGame) {
  for (std::uint64_t seed = 1; seed <= 15; ++seed) {
    CharacterSet vampires;
    play_anything(seed, [&](const Table& table) {
      if (table.state().turn == 0) return;
      if (vampires.empty()) vampires = table.state().vampires.value;
      ASSERT_EQ(table.state().vampires.value, vampires);
      ASSERT_EQ(vampires.size(), 3U);
      ASSERT_TRUE((table.state().tokens.value & vampires).empty());
      ASSERT_TRUE(vampires.holds(table.state().revealed));
      ASSERT_TRUE((table.state().known_humans & vampires).empty());
    });
  }
  EXPECT_EQ(vampire_count + human_count, count_of<Character>);
}

// VE-027
TEST(VampireEmpireSetup, SecretVampiresMayBeInTheCastleFromTheStart) {
  const Table table = ready();
  EXPECT_EQ(table.castle() & table.state().vampires.value, set_of({Lord, Cook}));
  EXPECT_FALSE(table.over());
  // All three of them would be no victory either, as long as they are not revealed.
  Table all = with_hands();
  all.chance({"vampire:lord", "vampire:cook", "vampire:monk", "token:lady", "token:nun"});
  EXPECT_FALSE(all.over());
  EXPECT_TRUE(all.asks(V));
}

// VE-049: whoever sits where
TEST(VampireEmpireSetup, WhenAllIsDealtTheVampirePlayerBegins) {
  Table table = ready();
  EXPECT_TRUE(table.asks(V));
  EXPECT_FALSE(table.asks(H));
  EXPECT_EQ(table.step(), Step::Discard);
  EXPECT_EQ(table.state().turn, 1U);
}

}  // namespace krypta::vampire_empire::test::setup_test
