#include "tests/rules/mascarade/observers.hpp"

/// The table "Who observes what", row by row: the actor, the affected player, the others and the spectators.
namespace krypta::mascarade::test::who_observes_what_test {
namespace {

using enum Character;

const int card = static_cast<int>(Spot::Card);

/// A is the Judge, B the Bishop, C the King, D the Queen; the Thief and the Cheat lie in the middle.
Position four() { return Position{4}; }
/// A the Witch, B the Spy, C the Fool, D the King, E the Judge; the Bishop lies in the middle.
Position five() { return Position{5}.cards({Witch, Spy, Fool, King, Judge, Bishop}); }
/// A is the Inquisitor, B a Peasant, C the King, D the Queen, E a Peasant, F the Judge, G the Bishop, H the Spy.
Position eight() { return Position{8}.cards({Inquisitor, Peasant, King, Queen, Peasant, Judge, Bishop, Spy}); }

/// All were told this by the last choice, and nothing else.
void expect_all_told(const Table& table, const Lines& lines) {
  for (const Seat s : observers(table)) EXPECT_EQ(just_told(table, s), lines) << "seat " << number(s);
}
/// One was told this, all others that.
void expect_told(const Table& table, Seat one, const Lines& his, const Lines& theirs) {
  EXPECT_EQ(just_told(table, one), his);
  for (const Seat s : all_but(table, one)) EXPECT_EQ(just_told(table, s), theirs) << "seat " << number(s);
}
/// All were told exactly one thing of a kind by the last choice, and it says this.
void expect_among(const Table& table, EventKind kind, const std::vector<int>& says) {
  for (const Seat s : observers(table)) {
    Lines found;
    for (const Line& line : just_told(table, s)) {
      if (line.kind == kind) found.push_back(line);
    }
    EXPECT_EQ(found, (Lines{{kind, says}})) << name_of(kind) << " to seat " << number(s);
  }
}
Line turn(int number, Seat s) { return {EventKind::TurnBegan, {number, static_cast<int>(s)}}; }

}  // namespace

// Deal; first seat; a seat is ready; cards turned face down. MA-020, MA-021, MA-023
TEST(MascaradeWhoObservesWhat, TheDealIsSeenByAllUntilTheCardsAreTurned) {
  Table table = Table::begin(4, {});
  table.act(Seat::chance, "first:2");
  expect_all_told(table, {{EventKind::FirstDrawn, {2}}});
  table.deal({"judge", "bishop", "king", "queen", "thief"});
  expect_all_told(table, {{EventKind::Dealt, numbers(nobody, Spot::Centre1, Thief)}});
  expect_shown(table, "3", Queen);
  table.deal({"cheat"});
  expect_all_told(table, {{EventKind::Dealt, numbers(nobody, Spot::Centre2, Cheat)}});
  table.act(D, "ready");
  expect_all_told(table, {{EventKind::IsReady, {3}}});
  for (const Seat s : observers(table)) EXPECT_EQ(table.match().view(s).known().ready, seats_of({D}));
  expect_shown(table, "0", Judge);
  expect_shown(table, "c1", Thief);
  table.act(B, "ready").act(A, "ready").act(C, "ready");
  expect_all_told(table, {{EventKind::IsReady, {2}}, {EventKind::TurnedDown, {}}, turn(1, C)});
  expect_all_hidden(table);
}

// Swap-or-not. MA-059, MA-060
TEST(MascaradeWhoObservesWhat, OfASwapTheOthersKnowThePositionsOnly) {
  for (const unsigned turn_number : {3U, 5U, 6U}) {  // preparatory, ordinary, forced
    Position position = four().turn(turn_number);
    if (turn_number == 6) position.forced();
    Table table{position};
    table.act(A, "swap:0,2");
    expect_all_told(table, {{EventKind::Taken, {0, 0, card, 2, card}}});
    for (const Seat s : observers(table)) {
      const Frame frame = table.match().view(s).known().frames.top();
      EXPECT_EQ(frame.one, Maybe{place(A, Spot::Card)});
      EXPECT_EQ(frame.another, Maybe{place(C, Spot::Card)});
    }
    expect_all_hidden(table);
    Table left = table;
    const Line back{EventKind::PutBack, {0}};
    const Line next = turn(static_cast<int>(turn_number) + 1, B);
    table.act(A, "exchange");
    expect_told(table, A, {{EventKind::Exchanged, {0, 0, card, 2, card}}, back, next}, {back, next});
    left.act(A, "leave");
    expect_told(left, A, {{EventKind::LeftAlone, {0, 0, card, 2, card}}, back, next}, {back, next});
    expect_all_hidden(table);
  }
}

// Look. MA-066, MA-160
TEST(MascaradeWhoObservesWhat, OfALookTheOthersKnowThatHeLooked) {
  Table table{four().active(D)};
  table.act(D, "look");
  const Line looked{EventKind::Looked, {3, card}};
  expect_told(table, D, {looked, {EventKind::Saw, numbers(D, Spot::Card, Queen)}, turn(6, A)}, {looked, turn(6, A)});
  expect_all_hidden(table);
  // With several cards also at which.
  Table two{Position{2}};
  two.act(A, "look@p");
  const Line which{EventKind::Looked, numbers(A, Spot::Protected)};
  expect_told(two, A, {which, {EventKind::Saw, numbers(A, Spot::Protected, King)}, turn(6, B)}, {which, turn(6, B)});
  EXPECT_FALSE(seen_card(two, A, "0p").known);
}

// Announce; pass or claim. MA-068, MA-074, MA-161, MA-162
TEST(MascaradeWhoObservesWhat, AnnouncementAndAnswersAreSeenByAllAsTheyAreGiven) {
  Table table{four()};
  table.act(A, "announce:king");
  expect_all_told(table, {{EventKind::Announced, numbers(A, King, Spot::Card)}});
  for (const Seat s : observers(table)) EXPECT_EQ(table.match().view(s).known().announced, Maybe{King});
  table.act(B, "pass");
  expect_all_told(table, {{EventKind::Passed, {1}}});
  table.act(C, "claim");
  expect_all_told(table, {{EventKind::Claimed, numbers(C, King, Spot::Card)}});
  Table three{Position{3}};
  three.act(A, "announce:king@r");
  expect_all_told(three, {{EventKind::Announced, numbers(A, King, Spot::Right)}});
  three.act(B, "claim@l");
  expect_all_told(three, {{EventKind::Claimed, numbers(B, King, Spot::Left)}});
}

// Pass or claim, sealed. MA-074
TEST(MascaradeWhoObservesWhat, SealedAnswersAreSeenWithTheLastOne) {
  Table table{four().at_once()};
  table.act(A, "announce:king").act(C, "pass");
  expect_all_told(table, {{EventKind::HasAnswered, {2}}});
  table.act(B, "pass");
  expect_all_told(table, {{EventKind::HasAnswered, {1}}});
  table.act(D, "pass");
  expect_all_told(table, {{EventKind::HasAnswered, {3}},
                          {EventKind::Passed, {1}},
                          {EventKind::Passed, {2}},
                          {EventKind::Passed, {3}},
                          {EventKind::Unclaimed, numbers(A, King)},
                          {EventKind::Received, numbers(A, 3, King)},
                          turn(6, B)});
}

// No claim, power used. MA-078, MA-079
TEST(MascaradeWhoObservesWhat, AnUnclaimedPowerShowsNoFaceToAnybody) {
  Table table{four()};
  table.act(A, "announce:king").answers();
  expect_all_told(table, {{EventKind::Passed, {3}},
                          {EventKind::Unclaimed, numbers(A, King)},
                          {EventKind::Received, numbers(A, 3, King)},
                          turn(6, B)});
  expect_all_hidden(table);
}

// Reveal after a claim; fines; revealed cards turned down; forced swap-or-not due. MA-046, MA-080, MA-084, MA-089
TEST(MascaradeWhoObservesWhat, AClaimedPowerIsSeenByAllFromTheRevealToTheForcedSwap) {
  Table table{four()};
  table.act(A, "announce:queen").answers({B, D});
  expect_all_told(table, {{EventKind::Claimed, numbers(D, Queen, Spot::Card)},
                          {EventKind::Revealed, numbers(A, Spot::Card, Judge)},
                          {EventKind::Revealed, numbers(B, Spot::Card, Bishop)},
                          {EventKind::Revealed, numbers(D, Spot::Card, Queen)},
                          {EventKind::Received, numbers(D, 2, Queen)},
                          {EventKind::Fined, {0, 1}},
                          {EventKind::Fined, {1, 1}},
                          {EventKind::TurnedDown, {}},
                          turn(6, B),
                          {EventKind::MustSwap, {1}}});
  for (const Seat s : observers(table)) {
    EXPECT_TRUE(table.match().view(s).known().forced);
    EXPECT_EQ(table.match().view(s).known().active, Maybe{B});
  }
  expect_all_hidden(table);
}

// King, Queen, Widow, Peasant, Judge, Thief, Bishop: coins moved. MA-008
TEST(MascaradeWhoObservesWhat, WhateverCoinsMoveAllKnowFromWhomToWhom) {
  const auto used = [](const char* character, const Position& position) {
    Table table{position};
    table.act(A, "announce:" + std::string{character}).answers();
    for (const Seat s : observers(table)) {
      const State known = table.match().view(s).known();
      for (unsigned p = 0; p < known.players.size(); ++p) EXPECT_EQ(known.players[seat(p)].coins, table.coins(seat(p)));
      EXPECT_EQ(known.bank, table.state().bank);
      EXPECT_EQ(known.court, table.state().court);
    }
    return table;
  };
  const Position thirteen{13};
  expect_among(used("king", thirteen), EventKind::Received, numbers(A, 3, King));
  expect_among(used("queen", thirteen), EventKind::Received, numbers(A, 2, Queen));
  expect_among(used("widow", thirteen), EventKind::Received, numbers(A, 4, Widow));
  expect_among(used("peasant", thirteen), EventKind::Received, numbers(A, 1, Peasant));
  expect_among(used("judge", Position{13}.court(5)), EventKind::TookCourt, {0, 5});
  expect_among(used("bishop", Position{13}.coins({6, 6, 6, 9})), EventKind::TookCoins, numbers(A, D, 2, Bishop));
  const Table thief = used("thief", four());
  for (const Seat s : observers(thief)) {
    EXPECT_EQ(just_told(thief, s).at(2), (Line{EventKind::TookCoins, numbers(A, B, 1, Thief)}));
    EXPECT_EQ(just_told(thief, s).at(3), (Line{EventKind::TookCoins, numbers(A, D, 1, Thief)}));
  }
}

// Bishop's choice in a tie, Witch's target or refusal. MA-097, MA-112, MA-113
TEST(MascaradeWhoObservesWhat, TheChoicesOfBishopAndWitchAreSeenByAll) {
  Table bishop{four()};
  bishop.act(A, "announce:bishop").answers().act(A, "target:2");
  expect_all_told(bishop, {{EventKind::TookCoins, numbers(A, C, 2, Bishop)}, turn(6, B)});
  Table witch{five().coins({2, 6, 6, 9, 6})};
  witch.act(A, "announce:witch").answers();
  Table declined = witch;
  witch.act(A, "target:3");
  expect_all_told(witch, {{EventKind::Traded, {0, 3, 9, 2}}, turn(10, B)});
  declined.act(A, "decline");
  expect_all_told(declined, {{EventKind::Declined, {0}}, turn(10, B)});
}

// Spy. MA-117
TEST(MascaradeWhoObservesWhat, OfTheSpyTheOthersKnowThePositionsOnly) {
  Table table{five()};
  table.act(A, "announce:spy").answers();
  expect_all_told(table, {{EventKind::Passed, {4}}, {EventKind::Unclaimed, numbers(A, Spy)}});
  table.act(A, "swap:0,2");
  const Line taken{EventKind::Taken, {0, 0, card, 2, card}};
  expect_told(table, A,
              {taken, {EventKind::Saw, numbers(A, Spot::Card, Witch)}, {EventKind::Saw, numbers(C, Spot::Card, Fool)}},
              {taken});
  expect_all_hidden(table);
  table.act(A, "exchange");
  const Line back{EventKind::PutBack, {0}};
  expect_told(table, A, {{EventKind::Exchanged, {0, 0, card, 2, card}}, back, turn(6, B)}, {back, turn(6, B)});
  expect_all_hidden(table);
}

// Fool. MA-104
TEST(MascaradeWhoObservesWhat, OfTheFoolTheOthersKnowThePositionsOnly) {
  Table table{five()};
  table.act(A, "announce:fool").answers().act(A, "swap:1,4");
  expect_all_told(table, {{EventKind::Taken, {0, 1, card, 4, card}}});
  expect_all_hidden(table);
  table.act(A, "leave");
  const Line back{EventKind::PutBack, {0}};
  expect_told(table, A, {{EventKind::LeftAlone, {0, 1, card, 4, card}}, back, turn(6, B)}, {back, turn(6, B)});
}

// Inquisitor: pointing, naming, reveal. MA-133
TEST(MascaradeWhoObservesWhat, PointingNamingAndRevealAreSeenByAllInThisOrder) {
  Table table{eight()};
  table.act(A, "announce:inquisitor").answers().act(A, "target:3");
  expect_all_told(table, {{EventKind::Pointed, {0, 3}}});
  expect_all_hidden(table);
  Table right = table;
  table.act(D, "name:king");
  expect_all_told(table, {{EventKind::Named, numbers(D, King)},
                          {EventKind::Revealed, numbers(D, Spot::Card, Queen)},
                          {EventKind::NamedWrong, {3}},
                          {EventKind::TookCoins, numbers(A, D, 4, Inquisitor)},
                          {EventKind::TurnedDown, {}},
                          turn(6, B)});
  right.act(D, "name:queen");
  expect_all_told(right, {{EventKind::Named, numbers(D, Queen)},
                          {EventKind::Revealed, numbers(D, Spot::Card, Queen)},
                          {EventKind::NamedRight, {3}},
                          {EventKind::TurnedDown, {}},
                          turn(6, B)});
}

// Cheat with or without 10 coins. MA-127, MA-128
TEST(MascaradeWhoObservesWhat, WhetherTheCheatWinsIsSeenByAll) {
  Table poor{four()};
  poor.act(A, "announce:cheat").answers();
  expect_all_told(poor, {{EventKind::Passed, {3}},
                         {EventKind::Unclaimed, numbers(A, Cheat)},
                         {EventKind::NoEffect, numbers(A, Cheat)},
                         turn(6, B)});
  Table rich{four().coins({10, 6, 6, 6})};
  rich.act(A, "announce:cheat").answers();
  expect_among(rich, EventKind::CheatWon, {0, 10});
}

// End of the game. MA-191
TEST(MascaradeWhoObservesWhat, TheEndShowsAllWinnersCoinsAndFaces) {
  Table table{four().coins({10, 6, 6, 6})};
  table.act(A, "announce:cheat").answers();
  expect_all_told(table, {{EventKind::Passed, {3}},
                          {EventKind::Unclaimed, numbers(A, Cheat)},
                          {EventKind::CheatWon, {0, 10}},
                          {EventKind::Lies, numbers(A, Spot::Card, Judge)},
                          {EventKind::Lies, numbers(B, Spot::Card, Bishop)},
                          {EventKind::Lies, numbers(C, Spot::Card, King)},
                          {EventKind::Lies, numbers(D, Spot::Card, Queen)},
                          {EventKind::Lies, numbers(nobody, Spot::Centre1, Thief)},
                          {EventKind::Lies, numbers(nobody, Spot::Centre2, Cheat)},
                          {EventKind::Won, {0, 10}}});
  for (const Seat s : observers(table)) EXPECT_EQ(table.match().view(s).known().winners, seats_of({A}));
  expect_shown(table, "3", Queen);
  expect_shown(table, "c2", Cheat);
  Table bankrupt{four().coins({1, 9, 6, 6})};
  bankrupt.act(A, "announce:thief").answers({B});
  expect_among(bankrupt, EventKind::NobodyTrue, numbers(Thief));
  expect_among(bankrupt, EventKind::Bankrupt, {0});
  expect_among(bankrupt, EventKind::Won, {1, 8});
}

}  // namespace krypta::mascarade::test::who_observes_what_test
