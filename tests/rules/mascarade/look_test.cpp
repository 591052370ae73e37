#include "tests/rules/mascarade/observers.hpp"

/// "Look": a player sees his card, and everybody knows that he did.
namespace krypta::mascarade::test::look_test {
namespace {

using enum Character;

// MA-064
TEST(MascaradeLook, HeSeesHisCardNothingElseHappensAndTheTurnEnds) {
  Table table{Position{4}.active(B).holds("1", Queen)};
  State expected = table.state();
  table.act(B, "look");
  EXPECT_EQ(just_told(table, B), (Lines{{EventKind::Looked, numbers(B, Spot::Card)},
                                        {EventKind::Saw, numbers(B, Spot::Card, Queen)},
                                        {EventKind::TurnBegan, numbers(6, C)}}));
  expected.turn = 6;
  expected.active = C;
  expected.frames.top().seat = C;
  EXPECT_EQ(table.state(), expected);
}

// MA-064
TEST(MascaradeLook, TheCardStaysFaceDown) {
  Table table{Position{4}};
  table.act(A, "look");
  expect_all_hidden(table);
  EXPECT_FALSE(table.state().revealed.has(A));
}

// MA-065
TEST(MascaradeLook, OnlyHisOwnCardCanBeLookedAt) {
  Table table{Position{4}};
  unsigned looks = 0;
  for (const std::string& id : table.options(A)) looks += id.starts_with("look") ? 1 : 0;
  EXPECT_EQ(looks, 1U);
  for (const std::string_view other : {"look:1", "look:c1", "look@c1", "look:0"}) {
    EXPECT_FALSE(game.read(other).has_value()) << other;
  }
  for (const std::string_view other : {"look@l", "look@r", "look@p"}) {
    EXPECT_TRUE(names(table.refused(A, other), "MA-065")) << other;
  }
  EXPECT_TRUE(names(table.refused(B, "look"), "MA-044"));
}

// MA-066
TEST(MascaradeLook, EverybodyLearnsThatHeLookedAndOnlyHeWhatHeSaw) {
  Table queen{Position{4}.holds("0", Queen)};
  Table thief{Position{4}.holds("0", Thief)};
  queen.act(A, "look");
  thief.act(A, "look");
  for (const Seat s : all_but(queen, A)) {
    EXPECT_EQ(just_told(queen, s),
              (Lines{{EventKind::Looked, numbers(A, Spot::Card)}, {EventKind::TurnBegan, numbers(6, B)}}));
  }
  EXPECT_EQ(looks_but_of(queen, A), looks_but_of(thief, A));
  EXPECT_EQ(queen.last(EventKind::Saw)->arguments[2], static_cast<int>(Queen));
  EXPECT_EQ(thief.last(EventKind::Saw)->arguments[2], static_cast<int>(Thief));
  EXPECT_EQ(queen.count_seen(A, EventKind::Saw), 1U);
}

// MA-067
TEST(MascaradeLook, NoFaceIsDeliveredByAccidentSoNobodyIsMadeToLook) {
  Table table{Position{4}};
  for (unsigned turn = 0; turn < 8; ++turn) {
    const Seat self = table.active();
    EXPECT_TRUE(table.offers(self, "look"));
    EXPECT_TRUE(table.offers(self, "announce:king"));
    if (turn % 2 == 0) {
      const std::string option = table.options(self).front();
      table.swap(std::string_view{option}.substr(5), turn % 4 == 0);
    } else {
      table.act(self, "announce:king").answers();
    }
    EXPECT_EQ(table.count(EventKind::Saw), 0U);
    expect_all_hidden(table);
    if (table.over()) break;
  }
}

// HC-MA-40 (MA-184, MA-187, MA-066)
TEST(MascaradeLook, AfterASwapTheOneKnowsWhatHeDidAndTheOtherWhatHeSaw) {
  Table table{Position{4}.turn(6).holds("0", Queen).holds("1", Thief)};
  table.swap("0,1", true);
  EXPECT_EQ(table.state().turn, 7U);
  table.act(B, "look");
  const std::vector<int> cards = numbers(A, A, Spot::Card, B, Spot::Card);
  EXPECT_EQ(all_told(table, A), (Lines{{EventKind::Taken, cards},
                                       {EventKind::Exchanged, cards},
                                       {EventKind::PutBack, numbers(A)},
                                       {EventKind::TurnBegan, numbers(7, B)},
                                       {EventKind::Looked, numbers(B, Spot::Card)},
                                       {EventKind::TurnBegan, numbers(8, C)}}));
  EXPECT_EQ(all_told(table, B), (Lines{{EventKind::Taken, cards},
                                       {EventKind::PutBack, numbers(A)},
                                       {EventKind::TurnBegan, numbers(7, B)},
                                       {EventKind::Looked, numbers(B, Spot::Card)},
                                       {EventKind::Saw, numbers(B, Spot::Card, Queen)},
                                       {EventKind::TurnBegan, numbers(8, C)}}));
  EXPECT_EQ(look(table, A).view.find("queen\",\"open"), std::string::npos);
  expect_all_hidden(table);
}

// HC-MA-41 (MA-184, MA-060)
TEST(MascaradeLook, WhatAPlayerSawIsALineInHisMemoryAndNotHisCard) {
  Table exchanged{Position{4}.holds("0", King)};
  exchanged.act(A, "look");
  expect_all_hidden(exchanged);
  Table left = exchanged;
  exchanged.swap("0,1", true);
  left.swap("0,1", false);
  EXPECT_EQ(look(exchanged, A), look(left, A)) << "it does not say whether he is still the King";
  EXPECT_EQ(exchanged.count_seen(A, EventKind::Saw), 1U);
  EXPECT_EQ(all_told(exchanged, A).at(1), (Line{EventKind::Saw, numbers(A, Spot::Card, King)}));
  expect_all_hidden(exchanged);
}

}  // namespace
}  // namespace krypta::mascarade::test::look_test
