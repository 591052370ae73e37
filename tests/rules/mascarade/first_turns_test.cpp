#include "tests/rules/mascarade/table.hpp"

/// "First four turns": whoever has one swaps or not.
namespace krypta::mascarade::test::first_turns_test {
namespace {

using enum Character;
using Ids = std::vector<std::string>;

constexpr int nobody = -1;

Table begun(unsigned seats, std::string_view first) {
  Table table = Table::begin(seats, {{"first", std::string{first}}});
  while (table.pending().chance) table.act(Seat::chance, table.options(Seat::chance).front());
  table.all_ready();
  return table;
}
/// The first of the swaps that are offered, not exchanged.
void any_swap(Table& table) {
  const std::string option = table.options(table.active()).front();
  table.swap(std::string_view{option}.substr(5), false);
}
bool only_swaps(const Table& table) {
  const Ids ids = table.options(table.active());
  return !ids.empty() && std::ranges::all_of(ids, [](const std::string& id) { return id.starts_with("swap:"); });
}
/// Those whose turns were preparatory, in that order, until the first turn that is not.
std::vector<Seat> preparatory(Table& table) {
  std::vector<Seat> seats;
  while (only_swaps(table) && seats.size() < 20) {
    seats.push_back(table.active());
    any_swap(table);
  }
  return seats;
}

// MA-038, MA-042
TEST(MascaradeFirstTurns, NobodyMayLookOrAnnounceInTheFirstFourTurns) {
  Table table = begun(4, "0");
  unsigned turn = 1;
  for (const Seat s : {A, B, C, D}) {
    EXPECT_EQ(table.state().turn, turn++);
    EXPECT_EQ(table.active(), s);
    EXPECT_TRUE(only_swaps(table));
    for (const std::string_view option : {"look", "announce:king", "announce:judge"}) {
      const auto rules = table.refused(s, option);
      EXPECT_TRUE(names(rules, "MA-038")) << option;
      EXPECT_TRUE(names(rules, "MA-042")) << option;
    }
    EXPECT_EQ(game.prompt(table.state(), s).rules, (RuleIds{38, 42}));
    any_swap(table);
  }
}

// HC-MA-01 (MA-038, MA-042, MA-041, MA-019)
TEST(MascaradeFirstTurns, TheThirdPlayerMayTakeACentreCardAndLeaveItThere) {
  Table table = Table::begin(4);
  table.deal({"king", "cheat", "judge", "thief", "queen", "bishop"}).all_ready();
  table.swap("0,1", false).swap("0,1", false);
  EXPECT_EQ(table.state().turn, 3U);
  EXPECT_TRUE(names(table.refused(C, "look"), "MA-042"));
  table.act(C, "swap:2,c2");
  EXPECT_EQ(told(table, EventKind::Taken, 59), numbers(C, C, Spot::Card, nobody, Spot::Centre2));
  EXPECT_EQ(table.options(C), (Ids{"exchange", "leave"}));
  table.act(C, "leave");
  EXPECT_EQ(table.at("2"), Judge);
  EXPECT_EQ(table.at("c2"), Bishop);
  for (const Seat other : {A, B, D, Seat::spectator}) {
    EXPECT_EQ(table.count_seen(other, EventKind::LeftAlone), other == A || other == B ? 1U : 0U);
  }
  EXPECT_EQ(table.active(), D);
}

// MA-039, MA-043
TEST(MascaradeFirstTurns, TheyAreTheFirstPlayersAndTheNextThreeClockwise) {
  Table table = begun(6, "3");
  EXPECT_EQ(preparatory(table), (std::vector<Seat>{D, E, F, A}));
  EXPECT_EQ(table.state().turn, 5U);
  EXPECT_EQ(table.active(), B);
  EXPECT_TRUE(table.offers(B, "look"));
  EXPECT_TRUE(table.offers(B, "announce:king"));
  EXPECT_TRUE(table.offers(B, "swap:1,2"));
  Table four = begun(4, "1");
  EXPECT_EQ(preparatory(four), (std::vector<Seat>{B, C, D, A}));
  EXPECT_EQ(four.active(), B);
  EXPECT_TRUE(four.offers(B, "look"));
  Table many = begun(13, "11");
  EXPECT_EQ(preparatory(many), (std::vector<Seat>{seat(11), seat(12), A, B}));
  EXPECT_TRUE(many.offers(C, "look"));
}

// HC-MA-02 (MA-040, MA-043)
TEST(MascaradeFirstTurns, WithThreePlayersTheFirstHasTwoOfThem) {
  Table table = begun(3, "0");
  EXPECT_EQ(preparatory(table), (std::vector<Seat>{A, B, C, A}));
  EXPECT_EQ(table.state().turn, 5U);
  EXPECT_EQ(table.active(), B);
  EXPECT_TRUE(table.offers(B, "look@l"));
  EXPECT_TRUE(table.offers(B, "announce:king@r"));
}

// MA-040
TEST(MascaradeFirstTurns, WithTwoPlayersEachHasTwoOfThem) {
  Table table = begun(2, "1");
  EXPECT_EQ(preparatory(table), (std::vector<Seat>{B, A, B, A}));
  EXPECT_EQ(table.active(), B);
  EXPECT_TRUE(table.offers(B, "look@p"));
}

// MA-041
TEST(MascaradeFirstTurns, APreparatorySwapIsAnOrdinaryOne) {
  Table table = begun(5, "0");
  EXPECT_EQ(table.options(A), (Ids{"swap:0,1", "swap:0,2", "swap:0,3", "swap:0,4", "swap:0,c1"}));
  EXPECT_TRUE(names(table.refused(A, "swap:1,2"), "MA-054"));
  const Character own = table.at("0");
  const Character other = table.at("c1");
  table.act(A, "swap:0,c1");
  EXPECT_EQ(table.options(A), (Ids{"exchange", "leave"}));
  table.act(A, "exchange");
  EXPECT_EQ(table.at("0"), other);
  EXPECT_EQ(table.at("c1"), own);
  EXPECT_EQ(table.count_seen(A, EventKind::Exchanged), 1U);
  EXPECT_EQ(table.count_seen(B, EventKind::Exchanged), 0U);
  EXPECT_EQ(table.count(EventKind::Saw), 0U);
}

// MA-042
TEST(MascaradeFirstTurns, NobodyElseHasAWordInThem) {
  Table table = begun(4, "0");
  for (const Seat s : {B, C, D}) {
    EXPECT_TRUE(table.options(s).empty());
    EXPECT_FALSE(table.refused(s, "claim").empty());
    EXPECT_FALSE(table.refused(s, "look").empty());
  }
}

}  // namespace
}  // namespace krypta::mascarade::test::first_turns_test
