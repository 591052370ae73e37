#include <algorithm>
#include <array>

#include "tests/rules/nowa_huta/board.hpp"
#include "tests/rules/verdict.hpp"

/// The end of the game and who has won.
namespace krypta::nowa_huta::test::end_test {
namespace {

using Numbers = std::vector<unsigned>;

/// Turn 15. Everybody's walk of one estate clockwise ends alone on an estate of his own (A Zielone, B Teatralne, C
/// Ogrodowe, D Młodości), which gives everybody 5 points and 2 more markers on the board.
Position last_walk(unsigned seats) {
  constexpr std::array starts{Estate::Gorali, Estate::Handlowe, Estate::Szkolne, Estate::Ogrodowe};
  Position position{seats};
  for (unsigned s = 0; s < seats; ++s) position.vampire(seat(s), starts[s]);
  return position.turn(last_turn);
}

/// More markers for everybody on his own estate.
Position with_more(unsigned seats, const Numbers& more) {
  constexpr std::array estates{Estate::Zielone, Estate::Teatralne, Estate::Ogrodowe, Estate::Mlodosci};
  Position position = last_walk(seats);
  for (unsigned s = 0; s < seats; ++s) {
    position.raw().estates[estates[s]].possessed[seat(s)] = static_cast<std::uint8_t>(more[s]);
    position.raw().players[seat(s)].supply = static_cast<std::uint8_t>(markers_each - more[s]);
  }
  return position;
}

Table played(const Position& position) {
  Table table{position};
  walk(table).finish_turn();
  return table;
}

Outcome outcome(const Table& table) { return game.result(table.state()); }

SeatSet seats(std::initializer_list<Seat> all) {
  SeatSet set;
  for (const Seat s : all) set.add(s);
  return set;
}

/// The seats that an observer was told to have won.
SeatSet told_winners(const Table& table, Seat observer) {
  SeatSet set;
  for (const Event& event : seen(table.match().log(), observer)) {
    if (event.kind == static_cast<std::uint8_t>(EventKind::Won))
      set.add(seat(static_cast<unsigned>(event.arguments[0])));
  }
  return set;
}

void expect_result(const Table& table, SeatSet winners, const Numbers& places) {
  EXPECT_TRUE(outcome(table).over);
  EXPECT_EQ(outcome(table).winners, winners);
  EXPECT_EQ(outcome(table).places, places);
  for (unsigned s = 0; s < places.size(); ++s) {
    EXPECT_EQ(outcome(table).scores[s], table.player(seat(s)).points);
    EXPECT_EQ(told_winners(table, seat(s)), winners);
  }
  EXPECT_EQ(told_winners(table, Seat::spectator), winners);
}

std::ptrdiff_t first(const Table& table, EventKind kind) {
  const auto log = table.match().log();
  return std::ranges::find(log, static_cast<std::uint8_t>(kind), [](const LoggedEvent& l) { return l.event.kind; }) -
         log.begin();
}

// NH-174
TEST(NowaHutaEnd, AMatchFromItsBeginningEndsAfterTheScoringOfTurnFifteen) {
  for (unsigned n = 2; n <= 4; ++n) {
    SCOPED_TRACE(n);
    Table table = Table::begin(n);
    while (table.step() == Step::PlaceVampires) table.act(table.pending().must.lowest(), "vampire:gorali");
    while (table.step() == Step::PlaceCirclePawns) table.act(table.pending().must.lowest(), "circle:bat");
    for (unsigned turn = 1; turn <= 15; ++turn) {
      ASSERT_EQ(table.state().turn, turn);
      ASSERT_EQ(table.step(), Step::Plan);
      EXPECT_FALSE(outcome(table).over);
      EXPECT_TRUE(outcome(table).winners.empty());
      walk(table).finish_turn();
      EXPECT_EQ(table.pending().over, turn == 15);
      EXPECT_EQ(table.count(EventKind::FinalScoring), turn == 15 ? 1U : 0U);
    }
    EXPECT_EQ(table.step(), Step::Over);
    EXPECT_EQ(table.state().turn, 15U);
    EXPECT_TRUE(outcome(table).over);
    EXPECT_EQ(table.count(EventKind::TurnBegan), 15U);
    // There is an order update after each turn but the last.
    EXPECT_EQ(table.count(EventKind::OrderUpdated), 14 * n);
  }
}

// NH-174
TEST(NowaHutaEnd, NobodyDecidesAnythingWhenTheGameIsOver) {
  Table table = played(last_walk(3));
  EXPECT_TRUE(table.pending().over);
  EXPECT_TRUE(table.pending().able().empty());
  for (const Seat s : {A, B, C}) {
    EXPECT_TRUE(table.options(s).empty());
    for (const std::string_view choice :
         {"move:cw1", "time:2", "use:estate", "use:circle", "done", "stay", "vampire:gorali"}) {
      EXPECT_TRUE(names(table.refused(s, choice), "NH-174")) << choice;
    }
  }
}

// NH-174: Sabbath, the scoring of all estates, the removal, and then it is over.
TEST(NowaHutaEnd, TheGameEndsAfterAllScoringsAndTheRemoval) {
  Table table{with_more(2, {19, 0}).circle_pawn(A, CircleAction::Bat).possessed(Estate::Zielone, {19, 4})};
  walk(table).act(A, "use:circle").finish_turn();
  EXPECT_LT(first(table, EventKind::SabbathScoring), first(table, EventKind::FinalScoring));
  EXPECT_LT(first(table, EventKind::FinalScoring), first(table, EventKind::Returned));
  EXPECT_LT(first(table, EventKind::Returned), first(table, EventKind::Won));
  EXPECT_EQ(static_cast<EventKind>(table.match().log().back().event.kind), EventKind::Won);
  EXPECT_EQ(table.count(EventKind::OrderUpdated) + table.count(EventKind::TurnBegan), 0U);
  EXPECT_EQ(table.player(A).points, 10U);
  EXPECT_EQ(table.possessed(A, Estate::Zielone), 17U);
  EXPECT_EQ(table.possessed(B, Estate::Zielone), 0U);
  EXPECT_TRUE(table.pending().over);
}

// NH-175
TEST(NowaHutaEnd, TheMostPointsWin) {
  expect_result(played(last_walk(4).points({10, 20, 15, 5})), seats({B}), {3, 1, 2, 4});
  expect_result(played(last_walk(3).points({1, 0, 2})), seats({C}), {2, 3, 1});
  expect_result(played(last_walk(2).points({300, 299})), seats({A}), {1, 2});
}

// NH-175: the points of the final scoring decide.
TEST(NowaHutaEnd, ThePointsOfTheFinalScoringAreAmongThem) {
  const Table table = played(last_walk(2).points({0, 4}).possessed(Estate::Szkolne, {1, 0}));
  EXPECT_EQ(table.player(A).points, 10U);
  EXPECT_EQ(table.player(B).points, 9U);
  expect_result(table, seats({A}), {1, 2});
}

// NH-175: points come before possessed.
TEST(NowaHutaEnd, OnePointMoreOutweighsAllMarkers) {
  expect_result(played(with_more(2, {0, 18}).points({1, 0})), seats({A}), {1, 2});
}

// NH-176
TEST(NowaHutaEnd, AmongEqualPointsMorePossessedOnTheBoardWin) {
  const Table table = played(with_more(4, {0, 1, 3, 2}).points({7, 7, 7, 0}));
  expect_result(table, seats({C}), {3, 2, 1, 4});
  const auto won = table.last(EventKind::Won);
  ASSERT_TRUE(won.has_value());
  EXPECT_EQ(won->arguments[1], 12);
  EXPECT_EQ(won->arguments[2], 5);
  expect_result(played(with_more(3, {4, 3, 0})), seats({A}), {1, 2, 3});
  expect_result(played(with_more(2, {0, 1})), seats({B}), {2, 1});
}

// NH-176: A holds Górali and B Szkolne, for the same points.
TEST(NowaHutaEnd, ThePossessedOfAllEstatesAreCountedTogether) {
  expect_result(played(last_walk(2).possessed(Estate::Gorali, {2, 0}).possessed(Estate::Szkolne, {0, 3})), seats({B}),
                {2, 1});
  expect_result(played(last_walk(2).possessed(Estate::Gorali, {2, 0}).possessed(Estate::Szkolne, {0, 1})), seats({A}),
                {1, 2});
}

// NH-176: A lays his last two; of his 21 the removal leaves 3, of B's 6 all.
TEST(NowaHutaEnd, MarkersThatArmageddonRemovesInTheLastTurnDoNotCount) {
  Table table{last_walk(3)
                  .vampire(A, Estate::Ogrodowe)
                  .points({6, 5, 0})
                  .possessed(Estate::Zielone, {10, 0, 10})
                  .possessed(Estate::Mlodosci, {9, 0, 8})
                  .possessed(Estate::Handlowe, {0, 4, 0})};
  walk(table).finish_turn();
  EXPECT_EQ(table.player(A).points, 15U);
  EXPECT_EQ(table.player(B).points, 15U);
  EXPECT_EQ(table.player(A).supply, 18U);
  EXPECT_EQ(table.player(B).supply, 15U);
  expect_result(table, seats({B}), {2, 1, 3});
}

// NH-177
TEST(NowaHutaEnd, ThoseEqualInPointsAndPossessedWinTogether) {
  expect_result(played(last_walk(2)), seats({A, B}), {1, 1});
  expect_result(played(last_walk(3)), seats({A, B, C}), {1, 1, 1});
  expect_result(played(last_walk(4)), seats({A, B, C, D}), {1, 1, 1, 1});
  expect_result(played(last_walk(4).points({9, 3, 9, 9}).elder(C)), seats({A, C, D}), {1, 4, 1, 1});
  expect_result(played(with_more(4, {2, 1, 2, 1})), seats({A, C}), {1, 3, 1, 3});
}

// NH-175, NH-176, NH-177
TEST(NowaHutaEnd, WhyIsToldATieWithWhatBrokeIt) {
  using krypta::test::why;
  const auto verdict = [&](const Table& table) { return game.verdict(table.state()); };
  EXPECT_EQ(why(verdict(played(last_walk(3).points({1, 0, 2})))), std::vector<std::string>{"verdict-points"});
  EXPECT_EQ(why(verdict(played(last_walk(2)))), std::vector<std::string>{"verdict-together"});
  const std::vector<Verdict> tie = verdict(played(with_more(4, {0, 1, 3, 2}).points({7, 7, 7, 0})));
  ASSERT_EQ(why(tie), std::vector<std::string>{"verdict-possessed"});
  const std::vector<Message::Argument> said{{"seat", C},
                                            {"other", B},
                                            {"points", std::int64_t{12}},
                                            {"possessed", std::int64_t{5}},
                                            {"fewer", std::int64_t{3}}};
  EXPECT_EQ(tie.front().message.arguments, said);
  EXPECT_EQ(tie.front().rules, (RuleIds{175, 176}));
  EXPECT_TRUE(game.verdict(Table{last_walk(2)}.state()).empty()) << "before the end";
}

// NH-177: the others' places follow from the same two criteria.
TEST(NowaHutaEnd, PlayersEqualInBothShareAPlace) {
  expect_result(played(last_walk(3).points({8, 8, 2})), seats({A, B}), {1, 1, 3});
  expect_result(played(last_walk(3).points({2, 8, 2})), seats({B}), {2, 1, 2});
  expect_result(played(last_walk(4).points({8, 2, 2, 0})), seats({A}), {1, 2, 2, 4});
  expect_result(played(with_more(4, {0, 1, 0, 0}).points({2, 2, 2, 8})), seats({D}), {3, 2, 3, 1});
}

}  // namespace
}  // namespace krypta::nowa_huta::test::end_test
