#include "bots/nowa_huta/evaluate.hpp"

#include <gtest/gtest.h>

#include "tests/rules/nowa_huta/table.hpp"

namespace krypta::nowa_huta::test::evaluate_test {

namespace {

double value(const Position& position, Seat s = A) { return bots::nowa_huta::Evaluator{}.value(position.state(), s); }

/// Everything alike for everybody.
Position even(unsigned seats) { return Position{seats}.turn(8); }

}  // namespace

TEST(Evaluation, GivesEverybodyTheSameChanceWhereAllIsAlike) {
  for (unsigned seats = 2; seats <= 4; ++seats) {
    for (unsigned s = 0; s < seats; ++s) EXPECT_NEAR(value(even(seats), seat(s)), 1.0 / seats, 1e-9);
  }
}

TEST(Evaluation, GivesOneChanceInAll) {
  Position position = even(4).points({9, 14, 3, 7});
  position.possessed(Estate::Gorali, {1, 5, 2, 0}).possessed(Estate::Szkolne, {3, 0, 2, 2});
  EXPECT_NEAR(value(position, A) + value(position, B) + value(position, C) + value(position, D), 1, 1e-9);
}

TEST(Evaluation, PrefersPointsMajoritiesAndSafeLeads) {
  EXPECT_GT(value(even(2).points({5, 0})), value(even(2)));
  EXPECT_GT(value(even(2).possessed(Estate::Gorali, {2, 1})), value(even(2).possessed(Estate::Gorali, {1, 2})));
  EXPECT_GT(value(even(2).possessed(Estate::Gorali, {4, 1})), value(even(2).possessed(Estate::Gorali, {3, 2})));
  const Position second = even(4).possessed(Estate::Gorali, {2, 3, 0, 0});
  EXPECT_GT(value(second), value(even(4).possessed(Estate::Gorali, {0, 3, 2, 0})));
}

TEST(Evaluation, FearsTheNearestOpponentMost) {
  const auto other_gains = [](std::initializer_list<unsigned> counts) {
    return value(even(3).turn(14).points({40, 42, 10}).possessed(Estate::Gorali, counts));
  };
  EXPECT_LT(other_gains({0, 3, 0}), other_gains({0, 0, 3}));
}

TEST(Evaluation, WantsRaisedWhatItLeadsAndLoweredWhatItDoesNot) {
  const Position leads = even(2).possessed(Estate::Gorali, {4, 1}).possessed(Estate::Szkolne, {1, 4});
  EXPECT_GT(value(Position{leads}.modifier(Estate::Gorali, Modifier::Raise)), value(leads));
  EXPECT_LT(value(Position{leads}.modifier(Estate::Gorali, Modifier::Lower)), value(leads));
  EXPECT_LT(value(Position{leads}.modifier(Estate::Szkolne, Modifier::Raise)), value(leads));
  EXPECT_GT(value(Position{leads}.modifier(Estate::Szkolne, Modifier::Lower)), value(leads));
}

TEST(Evaluation, CountsMoreOnALeadNearTheEnd) {
  const auto ahead = [](unsigned turn) { return value(even(2).turn(turn).points({30, 25})); };
  EXPECT_LT(ahead(3), ahead(9));
  EXPECT_LT(ahead(9), ahead(15));
}

TEST(Evaluation, CountsAScoringThatIsDueAtTheEndOfTheTurn) {
  // A has acted and leads Zielone; B still has to act, and will not catch up.
  Position position = even(2).vampire(A, Estate::Gorali).vampire(B, Estate::Gorali).possessed(Estate::Zielone, {9, 1});
  Table table{position.circle_pawn(B, CircleAction::MysteriousReports)};
  table.plan({"cw1 1", "cw1 1"}).pass_until(B);
  bots::nowa_huta::Evaluator evaluator;
  const double quiet = evaluator.value(table.state(), A);
  State called = table.state();
  called.estates[Estate::Zielone].sabbath = true;
  EXPECT_GT(evaluator.value(called, A), quiet);
  EXPECT_NEAR(evaluator.prospects(called)[0] - evaluator.prospects(table.state())[0], 5, 0.1);
  State dusk = table.state();
  dusk.blood_dusk = Special::Due;
  EXPECT_GT(evaluator.value(dusk, A), quiet);
}

TEST(Evaluation, KnowsThatArmageddonLeavesNothingOfASecondPlace) {
  // Everybody comes to Zielone in the last turn but one, and C still has to act.
  Position position{3};
  position.turn(14).possessed(Estate::Zielone, {5, 6, 0});
  for (const Seat s : {A, B, C}) position.vampire(s, Estate::Gorali).circle_pawn(s, CircleAction::MysteriousReports);
  Table table{position};
  table.plan({"cw1 1", "cw1 1", "cw1 1"}).pass_until(C);
  bots::nowa_huta::Evaluator evaluator;
  const double quiet = evaluator.prospects(table.state())[0];
  State dusk = table.state();
  dusk.blood_dusk = Special::Due;
  EXPECT_NEAR(evaluator.prospects(dusk)[0] - quiet, 3, 0.1) << "the points for place 2, and all stays as it is";
  State armageddon = table.state();
  armageddon.armageddon = Special::Due;
  EXPECT_LT(evaluator.prospects(armageddon)[0] - quiet, 2) << "the same points, but place 2 is open again";
}

TEST(Evaluation, IsSureOfTheWinnerAtTheEnd) {
  Position position = even(2).turn(15).possessed(Estate::Gorali, {3, 2}).possessed(Estate::Szkolne, {0, 1});
  position.raw().frames.top() = {.step = Step::Over};
  position.raw().chosen = SeatSet::first(2);
  EXPECT_GT(value(Position{position}.points({31, 30})), 0.99);
  EXPECT_LT(value(Position{position}.points({30, 31})), 0.01);
  // NH-176, NH-177
  EXPECT_NEAR(value(Position{position}.points({30, 30})), 0.5, 1e-9);
  EXPECT_GT(value(Position{position}.points({30, 30}).possessed(Estate::Gorali, {4, 2})), 0.8);
}

}  // namespace krypta::nowa_huta::test::evaluate_test
