#include "tests/rules/mascarade/observers.hpp"

/// "Three players": two cards each, left and right.
namespace krypta::mascarade::test::three_players_test {
namespace {

using enum Character;
using Ids = std::vector<std::string>;
using Fortunes = std::vector<unsigned>;

const Ids swaps_of_a{"swap:0l,1l", "swap:0l,1r", "swap:0l,2l", "swap:0l,2r", "swap:0r,1l",
                     "swap:0r,1r", "swap:0r,2l", "swap:0r,2r", "swap:0l,0r"};
const std::vector<std::string_view> places{"0l", "0r", "1l", "1r", "2l", "2r"};

Table begun() {
  Table table = Table::begin(3);
  table.deal({"king", "witch", "fool", "judge", "bishop", "queen"}).all_ready();
  return table;
}
/// A's left and right, then B's, then C's.
Position hands(std::initializer_list<Character> cards) { return Position{3}.cards(cards); }

// MA-153
TEST(MascaradeThreePlayers, TheSixCardsAreFixed) {
  const Table table = Table::begin(3);
  for (const Character c : all_of<Character>()) {
    const bool in_play = c == Bishop || c == Fool || c == Judge || c == Queen || c == King || c == Witch;
    EXPECT_EQ(table.state().set[c], in_play ? 1 : 0) << name_of(c);
  }
}

// MA-154, MA-155
TEST(MascaradeThreePlayers, EachHasALeftAndARightCardDealtFaceUpAndThenTurnedDown) {
  Table table = Table::begin(3);
  table.deal({"king"});
  EXPECT_EQ(told(table, EventKind::Dealt, 17), numbers(A, Spot::Left, King));
  table.deal({"witch"});
  EXPECT_EQ(told(table, EventKind::Dealt, 20), numbers(A, Spot::Right, Witch));
  table.deal({"fool"});
  EXPECT_EQ(told(table, EventKind::Dealt, 17), numbers(B, Spot::Left, Fool));
  table.deal({"judge", "bishop", "queen"});
  EXPECT_EQ(told(table, EventKind::Dealt, 17), numbers(C, Spot::Right, Queen));
  EXPECT_TRUE(table.state().centre.empty());
  for (const Seat s : {A, B, C}) EXPECT_EQ(table.player(s).hand.size(), 2U);
  expect_shown(table, "0l", King);
  expect_shown(table, "0r", Witch);
  expect_shown(table, "2l", Bishop);
  table.all_ready();
  for (const std::string_view p : places) expect_hidden(table, p);
}

// MA-156
TEST(MascaradeThreePlayers, OneFortuneOfSixBelongsToBothCards) {
  Table table{hands({King, Queen, Judge, Bishop, Fool, Witch})};
  EXPECT_EQ(table.fortunes(), (Fortunes{6, 6, 6}));
  table.act(A, "announce:king@l").act(B, "pass").act(C, "pass");
  table.act(B, "look@l").act(C, "look@l");
  table.act(A, "announce:queen@r").act(B, "pass").act(C, "pass");
  EXPECT_EQ(table.fortunes(), (Fortunes{11, 6, 6}));
}

// MA-157
TEST(MascaradeThreePlayers, EachPreparatoryTurnIsASwapWithAnotherPlayerAndOwnWithOwnComesAfterThem) {
  Table table = begun();
  const Ids with_others{swaps_of_a.begin(), swaps_of_a.end() - 1};
  EXPECT_EQ(table.options(A), with_others);
  EXPECT_EQ(table.refused(A, "swap:0l,0r"), Ids{"MA-157"});
  EXPECT_TRUE(names(table.refused(A, "look@l"), "MA-042"));
  EXPECT_TRUE(names(table.refused(A, "announce:king@l"), "MA-042"));
  table.swap("0l,1r", true).swap("1l,2l", false).swap("2r,0l", false);
  EXPECT_EQ(table.state().turn, 4U);
  EXPECT_EQ(table.options(A), with_others);
  EXPECT_EQ(table.refused(A, "swap:0l,0r"), Ids{"MA-157"});
  table.swap("0r,1l", false);
  EXPECT_EQ(table.state().turn, 5U);
  EXPECT_TRUE(table.offers(B, "swap:1l,1r"));
  table.swap("1l,1r", true);
  EXPECT_EQ(table.at("1l"), King);
  EXPECT_EQ(table.at("1r"), Fool);
}

// MA-157
TEST(MascaradeThreePlayers, APositionInWhichTwoOwnCardsWereTakenSoEarlyIsRefused) {
  Table table{Position{3}};
  table.act(A, "swap:0l,0r");
  State early = table.state();
  EXPECT_FALSE(game.check(early));
  early.turn = 4;
  EXPECT_TRUE(game.check(early));
}

// MA-158
TEST(MascaradeThreePlayers, ASwapTakesOneOfHisCardsAndOneOfAnOpponentOrHisOther) {
  Table table{Position{3}};
  Ids swaps;
  for (const std::string& id : table.options(A)) {
    if (id.starts_with("swap:")) swaps.push_back(id);
  }
  EXPECT_EQ(swaps, swaps_of_a);
  for (const std::string_view option : {"swap:1l,2l", "swap:1l,1r", "swap:2l,2r"}) {
    EXPECT_TRUE(names(table.refused(A, option), "MA-158")) << option;
  }
  table.swap("0r,2l", true);
  EXPECT_EQ(table.at("0r"), Queen);
  EXPECT_EQ(table.at("2l"), Bishop);
  EXPECT_EQ(table.at("0l"), Judge);
  EXPECT_EQ(table.at("2r"), Witch);
}

// MA-158
TEST(MascaradeThreePlayers, TwoCardsThatAreTakenHaveNoOrder) {
  EXPECT_EQ(game.read("swap:0r,0l"), game.read("swap:0l,0r"));
  EXPECT_EQ(game.read("swap:2r,0l"), game.read("swap:0l,2r"));
  Table table{Position{3}.active(B)};
  table.act(B, "swap:1r,0l");
  EXPECT_EQ(told(table, EventKind::Taken, 59), numbers(B, A, Spot::Left, B, Spot::Right));
}

// MA-154
TEST(MascaradeThreePlayers, ThereIsNoMiddleAndNoProtectedCard) {
  Table table{Position{3}};
  for (const std::string_view option : {"swap:0l,c1", "swap:0l,1p", "swap:0l,0p", "swap:0,1"}) {
    EXPECT_TRUE(names(table.refused(A, option), "MA-154")) << option;
  }
}

// MA-159
TEST(MascaradeThreePlayers, EverybodyLearnsWhichTwoCardsLeftOrRight) {
  Table exchanged{Position{3}};
  exchanged.act(A, "swap:0r,1l");
  for (const Seat s : observers(exchanged)) {
    EXPECT_EQ(just_told(exchanged, s), (Lines{{EventKind::Taken, numbers(A, A, Spot::Right, B, Spot::Left)}}));
  }
  Table left = exchanged;
  exchanged.act(A, "exchange");
  left.act(A, "leave");
  EXPECT_EQ(looks_but_of(exchanged, A), looks_but_of(left, A));
  EXPECT_EQ(just_told(exchanged, A).at(0), (Line{EventKind::Exchanged, numbers(A, A, Spot::Right, B, Spot::Left)}));
}

// MA-160
TEST(MascaradeThreePlayers, LookShowsTheCardHeChoosesAndAllLearnWhich) {
  for (const auto& [option, spot, face] :
       {std::tuple{"look@l", Spot::Left, King}, std::tuple{"look@r", Spot::Right, Fool}}) {
    Table table{Position{3}.active(B)};
    EXPECT_TRUE(table.offers(B, "look@l"));
    EXPECT_TRUE(table.offers(B, "look@r"));
    EXPECT_TRUE(names(table.refused(B, "look@p"), "MA-160"));
    EXPECT_TRUE(names(table.refused(B, "look"), "MA-160"));
    table.act(B, option);
    EXPECT_EQ(just_told(table, B), (Lines{{EventKind::Looked, numbers(B, spot)},
                                          {EventKind::Saw, numbers(B, spot, face)},
                                          {EventKind::TurnBegan, numbers(6, C)}}));
    for (const Seat s : all_but(table, B)) {
      EXPECT_EQ(just_told(table, s),
                (Lines{{EventKind::Looked, numbers(B, spot)}, {EventKind::TurnBegan, numbers(6, C)}}));
    }
    for (const std::string_view p : places) expect_hidden(table, p);
  }
}

// MA-161
TEST(MascaradeThreePlayers, AnAnnouncerPointsAtOneOfHisCards) {
  Table table{Position{3}};
  Ids announcements;
  for (const std::string& id : table.options(A)) {
    if (id.starts_with("announce:")) announcements.push_back(id);
  }
  EXPECT_EQ(announcements, (Ids{"announce:judge@l", "announce:bishop@l", "announce:king@l", "announce:fool@l",
                                "announce:queen@l", "announce:witch@l", "announce:judge@r", "announce:bishop@r",
                                "announce:king@r", "announce:fool@r", "announce:queen@r", "announce:witch@r"}));
  EXPECT_TRUE(names(table.refused(A, "announce:king"), "MA-161"));
  EXPECT_TRUE(names(table.refused(A, "announce:king@p"), "MA-161"));
  table.act(A, "announce:king@r");
  EXPECT_EQ(told(table, EventKind::Announced, 68), numbers(A, King, Spot::Right));
  EXPECT_EQ(table.match().view(Seat::spectator).known().players[A].answer.value, Answer::ClaimRight);
}

// MA-162, MA-163
TEST(MascaradeThreePlayers, AClaimantPointsAtOneOfHisCardsAndOnlyOnce) {
  Table table{Position{3}};
  table.act(A, "announce:king@l");
  EXPECT_EQ(table.options(B), (Ids{"claim@l", "claim@r", "pass"}));
  EXPECT_TRUE(names(table.refused(B, "claim"), "MA-162"));
  EXPECT_TRUE(names(table.refused(B, "claim@p"), "MA-162"));
  table.act(B, "claim@r");
  EXPECT_EQ(told(table, EventKind::Claimed, 72), numbers(B, King, Spot::Right));
  EXPECT_EQ(table.pending().must, seats_of({C}));
  EXPECT_TRUE(names(table.refused(B, "claim@l"), "MA-075"));
  table.act(C, "claim@l");
  EXPECT_EQ(table.count(EventKind::Revealed), 3U);
  EXPECT_EQ(table.fortunes(), (Fortunes{5, 5, 5})) << "B's left card is the King, but he pointed at his right one";
}

// HC-MA-33 (MA-164, MA-163)
TEST(MascaradeThreePlayers, OnlyTheCardsPointedAtCountAndAreShown) {
  Table table{hands({Queen, King, Judge, Fool, Bishop, Witch})};
  table.act(A, "announce:king@l").act(B, "claim@r").act(C, "pass");
  EXPECT_EQ(table.fortunes(), (Fortunes{5, 5, 6}));
  EXPECT_EQ(table.state().court, 2U);
  EXPECT_EQ(table.count(EventKind::NobodyTrue), 1U);
  EXPECT_EQ(table.count(EventKind::Received), 0U);
  EXPECT_EQ(table.count(EventKind::Revealed), 2U);
  for (const Seat s : observers(table)) {
    const Lines lines = just_told(table, s);
    EXPECT_EQ(std::ranges::count(lines, Line{EventKind::Revealed, numbers(A, Spot::Left, Queen)}), 1);
    EXPECT_EQ(std::ranges::count(lines, Line{EventKind::Revealed, numbers(B, Spot::Right, Fool)}), 1);
  }
  for (const std::string_view p : places) expect_hidden(table, p);
}

// MA-164
TEST(MascaradeThreePlayers, WhileAPowerIsUsedTheOtherCardsStayFaceDown) {
  Table table{hands({Witch, King, Judge, Fool, Bishop, Queen})};
  table.act(A, "announce:witch@l").act(B, "claim@r").act(C, "pass");
  ASSERT_EQ(table.step(), Step::WitchTarget);
  expect_shown(table, "0l", Witch);
  expect_shown(table, "1r", Fool);
  for (const std::string_view p : {"0r", "1l", "2l", "2r"}) expect_hidden(table, p);
}

// MA-165
TEST(MascaradeThreePlayers, TheFoolTakesOneCardOfEachOpponent) {
  Table table{hands({Fool, King, Judge, Queen, Bishop, Witch})};
  table.act(A, "announce:fool@l").act(B, "pass").act(C, "pass");
  EXPECT_EQ(table.coins(A), 7U);
  EXPECT_EQ(table.options(A), (Ids{"swap:1l,2l", "swap:1l,2r", "swap:1r,2l", "swap:1r,2r"}));
  for (const std::string_view option : {"swap:1l,1r", "swap:2l,2r", "swap:0l,1l", "swap:0l,0r"}) {
    EXPECT_TRUE(names(table.refused(A, option), "MA-165")) << option;
  }
  table.act(A, "swap:1r,2l").act(A, "exchange");
  EXPECT_EQ(table.at("1r"), Bishop);
  EXPECT_EQ(table.at("2l"), Queen);
  EXPECT_EQ(table.at("1l"), Judge);
  Table claimed{hands({Fool, King, Judge, Queen, Bishop, Witch}).active(C)};
  claimed.act(C, "announce:fool@r").act(A, "claim@l").act(B, "pass");
  EXPECT_EQ(claimed.pending().must, seats_of({A}));
  EXPECT_TRUE(claimed.offers(A, "swap:1l,2r"));
}

// MA-166
TEST(MascaradeThreePlayers, WitchAndBishopWorkOnTheCommonFortunes) {
  Table witch{hands({Fool, Witch, Judge, Queen, Bishop, King}).coins({3, 9, 6})};
  witch.act(A, "announce:witch@r").act(B, "pass").act(C, "pass");
  EXPECT_EQ(witch.options(A), (Ids{"target:1", "target:2", "decline"}));
  witch.act(A, "target:1");
  EXPECT_EQ(witch.fortunes(), (Fortunes{9, 3, 6}));
  Table bishop{Position{3}.coins({8, 7, 5})};
  bishop.act(A, "announce:bishop@r").act(B, "pass").act(C, "pass");
  EXPECT_EQ(bishop.fortunes(), (Fortunes{10, 5, 5}));
}

// MA-167
TEST(MascaradeThreePlayers, WhicheverOfHisCardsWasRevealedHeMustSwapWithAnyCard) {
  for (const std::string_view claim : {"claim@l", "claim@r"}) {
    Table table{Position{3}.active(C)};
    table.act(C, "announce:queen@r").act(A, claim).act(B, "pass");
    EXPECT_EQ(told(table, EventKind::MustSwap, 46), numbers(A));
    EXPECT_EQ(table.options(A), swaps_of_a);
    EXPECT_TRUE(names(table.refused(A, "look@l"), "MA-047"));
    EXPECT_TRUE(names(table.refused(A, "look@r"), "MA-047"));
    EXPECT_TRUE(names(table.refused(A, "announce:king@r"), "MA-046"));
    table.swap("0l,0r", true);
    EXPECT_EQ(table.active(), B);
    EXPECT_FALSE(table.state().forced);
  }
}

// HC-MA-34 (MA-167, MA-158)
TEST(MascaradeThreePlayers, TheForcedSwapNeedNotTakeTheRevealedCard) {
  Table table{Position{3}};
  table.act(A, "announce:queen@l").act(B, "claim@l").act(C, "pass");
  EXPECT_TRUE(table.state().forced);
  const Character own = table.at("1r");
  const Character other = table.at("2l");
  table.swap("1r,2l", true);
  EXPECT_EQ(table.at("1r"), other);
  EXPECT_EQ(table.at("2l"), own);
  EXPECT_EQ(table.active(), C);
}

// MA-168
TEST(MascaradeThreePlayers, AllElseIsAsInTheStandardGame) {
  Table table{hands({King, Witch, Judge, Queen, Bishop, Fool}).coins({10, 6, 6})};
  EXPECT_TRUE(names(table.refused(A, "announce:thief@l"), "MA-070"));
  EXPECT_TRUE(names(table.refused(A, "pass"), "MA-045"));
  table.act(A, "announce:king@l");
  EXPECT_EQ(table.pending().must, seats_of({B})) << "the left neighbour answers first";
  table.act(B, "pass").act(C, "claim@r");
  EXPECT_EQ(table.coins(A), 13U);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.winners(), seats_of({A}));
  EXPECT_EQ(table.coins(C), 6U) << "no fine after the end";
}

}  // namespace
}  // namespace krypta::mascarade::test::three_players_test
