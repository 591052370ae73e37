#include "tests/rules/mascarade/observers.hpp"

/// "Swap or not": two cards under the table, and a decision that only one player knows.
namespace krypta::mascarade::test::swap_test {
namespace {

using enum Character;
using Ids = std::vector<std::string>;

// MA-054, MA-062
TEST(MascaradeSwap, OneOfTheTwoCardsIsHisOwnAndTheOtherAnOtherPlayersOrOfTheMiddle) {
  Table table{Position{5}.active(C)};
  Ids swaps;
  for (const std::string& id : table.options(C)) {
    if (id.starts_with("swap:")) swaps.push_back(id);
  }
  EXPECT_EQ(swaps, (Ids{"swap:0,2", "swap:1,2", "swap:2,3", "swap:2,4", "swap:2,c1"}));
  for (const std::string_view option : {"swap:0,1", "swap:3,4", "swap:0,c1"}) {
    const auto rules = table.refused(C, option);
    EXPECT_TRUE(names(rules, "MA-054")) << option;
    EXPECT_TRUE(names(rules, "MA-062")) << option;
  }
  EXPECT_FALSE(game.read("swap:2,2").has_value()) << "two cards, not one";
  EXPECT_FALSE(game.read("swap:2").has_value());
  EXPECT_FALSE(game.read("swap:1,2,3").has_value()) << "exactly one other card";
}

// MA-055, MA-056, MA-058
TEST(MascaradeSwap, IfExchangedTheTwoCardsChangePlacesAndNothingElse) {
  Table table{Position{4}};
  State expected = table.state();
  table.act(A, "swap:0,2");
  EXPECT_EQ(table.options(A), (Ids{"exchange", "leave"}));
  EXPECT_EQ(table.at("0"), Judge) << "not decided yet";
  table.act(A, "exchange");
  std::swap(expected.players[A].hand[0], expected.players[C].hand[0]);
  expected.turn = 6;
  expected.active = B;
  expected.frames.top().seat = B;
  EXPECT_EQ(table.state(), expected);
  EXPECT_EQ(table.at("0"), King);
  EXPECT_EQ(table.at("2"), Judge);
}

// MA-055, MA-056, MA-058
TEST(MascaradeSwap, IfNotExchangedNothingChanges) {
  Table table{Position{4}};
  State expected = table.state();
  table.swap("0,2", false);
  expected.turn = 6;
  expected.active = B;
  expected.frames.top().seat = B;
  EXPECT_EQ(table.state(), expected);
}

// MA-056
TEST(MascaradeSwap, BothOutcomesAreLegalInEverySwap) {
  for (const Position& position : {Position{4}.turn(1), Position{4}.turn(4), Position{4}, Position{4}.forced()}) {
    for (const std::string_view cards : {"0,3", "0,c2"}) {
      for (const bool exchange : {true, false}) {
        Table table{position};
        const Character own = table.at("0");
        table.swap(cards, exchange);
        EXPECT_EQ(table.at("0") == own, !exchange);
        EXPECT_EQ(table.active(), B);
      }
    }
  }
}

// MA-055
TEST(MascaradeSwap, WhileHeDecidesHeCanDoNothingElse) {
  Table table{Position{4}};
  table.act(A, "swap:0,1");
  EXPECT_EQ(table.pending().must, seats_of({A}));
  for (const std::string_view option : {"swap:0,2", "look", "announce:king", "pass"}) {
    EXPECT_TRUE(names(table.refused(A, option), "MA-055")) << option;
  }
}

// MA-057
TEST(MascaradeSwap, NobodySeesAFaceNotEvenWhoeverSwaps) {
  for (const bool exchange : {true, false}) {
    Table table{Position{4}};
    table.act(A, "swap:0,1");
    expect_all_hidden(table);
    EXPECT_EQ(game.prompt(table.state(), A).message.key, "ma-prompt-exchange");
    for (const Message::Argument& argument : game.prompt(table.state(), A).message.arguments) {
      EXPECT_EQ(argument.name.find("character"), std::string_view::npos);
    }
    table.act(A, exchange ? "exchange" : "leave");
    expect_all_hidden(table);
    EXPECT_EQ(table.count(EventKind::Saw), 0U);
    EXPECT_EQ(table.count(EventKind::Revealed), 0U);
  }
}

// MA-057, MA-117
TEST(MascaradeSwap, WhatASpyIsAskedNamesTheFacesToHimAlone) {
  Table table{Position{10}};
  table.act(A, "announce:spy").answers();
  table.act(A, "swap:0,1");
  for (const Seat s : observers(table)) {
    unsigned faces = 0;
    for (const Message::Argument& argument : game.prompt(table.state(), s).message.arguments) {
      faces += argument.name.find("character") != std::string_view::npos ? 1 : 0;
    }
    EXPECT_EQ(faces, s == A ? 2U : 0U);
  }
}

// MA-059
TEST(MascaradeSwap, TheTwoPlacesArePublicAsSoonAsTheyAreChosen) {
  Table table{Position{4}};
  table.act(A, "swap:0,2");
  for (const Seat s : observers(table)) {
    EXPECT_EQ(just_told(table, s), (Lines{{EventKind::Taken, numbers(A, A, Spot::Card, C, Spot::Card)}}));
    const Frame frame = table.match().view(s).known().frames.top();
    EXPECT_EQ(frame.one, named<Place>("0").value());
    EXPECT_EQ(frame.another, named<Place>("2").value());
  }
  EXPECT_TRUE(table.last(EventKind::Taken)->rules.contains(static_cast<RuleId>(59)));
}

// MA-059, MA-188
TEST(MascaradeSwap, OnlyWhoeverSwappedKnowsWhetherTheCardsWereExchanged) {
  for (const std::string_view cards : {"0,1", "0,c1"}) {
    Table exchanged{Position{4}};
    Table left{Position{4}};
    exchanged.swap(cards, true);
    left.swap(cards, false);
    EXPECT_EQ(looks_but_of(exchanged, A), looks_but_of(left, A));
    EXPECT_NE(look(exchanged, A), look(left, A));
    EXPECT_EQ(look(exchanged, A).view, look(left, A).view) << "what he knows is in his memory, not on the table";
    exchanged.swap("1,2", false).swap("2,3", true);
    left.swap("1,2", false).swap("2,3", true);
    for (const Seat s : {B, C, D, Seat::spectator}) EXPECT_EQ(look(exchanged, s), look(left, s)) << "later neither";
  }
}

// MA-059, MA-061
TEST(MascaradeSwap, HisOwnDecisionIsToldToHimAloneAndStaysInHisMemory) {
  Table table{Position{4}};
  table.swap("0,2", true);
  const std::vector<int> what = numbers(A, A, Spot::Card, C, Spot::Card);
  EXPECT_EQ(
      just_told(table, A),
      (Lines{{EventKind::Exchanged, what}, {EventKind::PutBack, numbers(A)}, {EventKind::TurnBegan, numbers(6, B)}}));
  for (const Seat s : all_but(table, A)) {
    EXPECT_EQ(just_told(table, s), (Lines{{EventKind::PutBack, numbers(A)}, {EventKind::TurnBegan, numbers(6, B)}}));
  }
  table.swap("1,2", false).swap("0,2", true).swap("3,c1", true).swap("0,1", false);
  const Lines log = all_told(table, A);
  EXPECT_EQ(std::ranges::count(log, Line{EventKind::Exchanged, what}), 1);
  EXPECT_EQ(std::ranges::count(log, Line{EventKind::LeftAlone, numbers(A, A, Spot::Card, B, Spot::Card)}), 1);
  EXPECT_EQ(table.count_seen(A, EventKind::Exchanged), 1U);
  EXPECT_EQ(table.count_seen(A, EventKind::LeftAlone), 1U);
}

// MA-060
TEST(MascaradeSwap, HeWhoseCardIsTakenCannotRefuseAndLearnsNothing) {
  Table table{Position{4}};
  table.act(A, "swap:0,1");
  EXPECT_TRUE(table.options(B).empty());
  for (const std::string_view option : {"leave", "exchange", "pass", "look"}) {
    EXPECT_TRUE(names(table.refused(B, option), "MA-060")) << option;
  }
  table.act(A, "exchange");
  EXPECT_EQ(table.count_seen(B, EventKind::Exchanged), 0U);
  EXPECT_EQ(table.count_seen(B, EventKind::LeftAlone), 0U);
  EXPECT_EQ(table.count_seen(B, EventKind::Saw), 0U);
  EXPECT_FALSE(seen_card(table, B, "1").known);
}

// EX-MA-1 (MA-054, MA-059)
TEST(MascaradeSwap, AdaExchangesAndBartekKnowsOnlyThatHisCardWasTaken) {
  Table table{Position{4}.holds("0", Thief).holds("1", King)};
  table.swap("0,1", true);
  EXPECT_EQ(table.at("0"), King);
  EXPECT_EQ(table.at("1"), Thief);
  const std::vector<int> cards = numbers(A, A, Spot::Card, B, Spot::Card);
  EXPECT_EQ(all_told(table, A), (Lines{{EventKind::Taken, cards},
                                       {EventKind::Exchanged, cards},
                                       {EventKind::PutBack, numbers(A)},
                                       {EventKind::TurnBegan, numbers(6, B)}}));
  EXPECT_EQ(
      all_told(table, B),
      (Lines{{EventKind::Taken, cards}, {EventKind::PutBack, numbers(A)}, {EventKind::TurnBegan, numbers(6, B)}}));
}

// MA-063
TEST(MascaradeSwap, SwapOrNotEndsTheTurn) {
  for (const bool exchange : {true, false}) {
    Table table{Position{4}.active(D)};
    table.swap("2,3", exchange);
    EXPECT_EQ(table.active(), A);
    EXPECT_EQ(table.pending().must, seats_of({A}));
    EXPECT_EQ(table.step(), Step::Act);
    EXPECT_EQ(table.fortunes(), std::vector<unsigned>(4, 6));
  }
}

}  // namespace
}  // namespace krypta::mascarade::test::swap_test
