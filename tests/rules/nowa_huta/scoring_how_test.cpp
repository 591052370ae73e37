#include <algorithm>
#include <array>

#include "tests/rules/nowa_huta/board.hpp"

/// How an estate is scored. Every number comes out of a played turn: a Sabbath Hour or the final scoring.
namespace krypta::nowa_huta::test::scoring_how_test {
namespace {

using Numbers = std::vector<unsigned>;

constexpr std::array modifiers{Modifier::None, Modifier::Raise, Modifier::Lower};

enum class Scoring { Sabbath, Final };

/// Plays a turn after which Zielone is scored with these counts. `first` must have two there or more: he ends his walk
/// on Zielone and lays the last two. The others end alone on Teatralne, Ogrodowe and Młodości.
Table scored(Scoring scoring, const Numbers& counts, Modifier modifier = Modifier::None, Seat first = A) {
  constexpr std::array starts{Estate::Gorali, Estate::Handlowe, Estate::Szkolne, Estate::Ogrodowe};
  const auto seats = static_cast<unsigned>(counts.size());
  Position position{seats};
  position.turn(scoring == Scoring::Final ? last_turn : 7)
      .modifier(Estate::Zielone, modifier)
      .circle_pawn(first, CircleAction::Bat);
  for (unsigned i = 0; i < seats; ++i) {
    const Seat s = seat((number(first) + i) % seats);
    const unsigned count = counts[number(s)] - (i == 0 ? 2 : 0);
    position.vampire(s, starts[i]);
    position.raw().estates[Estate::Zielone].possessed[s] = static_cast<std::uint8_t>(count);
    position.raw().players[s].supply = static_cast<std::uint8_t>(markers_each - count);
  }
  Table table{position};
  for (unsigned s = 0; s < seats; ++s) table.act(seat(s), "move:cw1").act(seat(s), "time:1");
  table.pass_until(first);
  if (scoring == Scoring::Sabbath) table.act(first, "use:circle");
  table.finish_turn();
  return table;
}

Numbers sabbath(const Numbers& counts, Modifier modifier = Modifier::None) {
  return points(scored(Scoring::Sabbath, counts, modifier));
}

/// An argument of the events that told the scoring of Zielone, by seat; 0 for whoever had no such event.
Numbers told_on_zielone(const Table& table, std::size_t argument) {
  Numbers all(table.state().players.size(), 0);
  for (const Event& event : seen(table.match().log(), Seat::spectator)) {
    if (event.kind != static_cast<std::uint8_t>(EventKind::Scored)) continue;
    if (event.arguments[1] != static_cast<int>(Estate::Zielone)) continue;
    all[static_cast<std::size_t>(event.arguments[0])] = static_cast<unsigned>(event.arguments[argument]);
  }
  return all;
}
constexpr std::size_t count_argument = 2;
constexpr std::size_t place_argument = 3;
constexpr std::size_t points_argument = 4;

Numbers places(const Numbers& counts) { return told_on_zielone(scored(Scoring::Sabbath, counts), place_argument); }

struct Row {
  Numbers counts;
  std::array<Numbers, 3> points;  ///< normal, raised, lowered
};

/// The full tie table of the rule book, in its order.
const std::vector<Row>& tie_table() {
  static const std::vector<Row> rows{
      {{4, 3, 2, 1}, {{{5, 3, 1, 0}, {7, 5, 3, 0}, {3, 1, 0, 0}}}},
      {{4, 4, 2, 1}, {{{4, 4, 1, 0}, {6, 6, 3, 0}, {2, 2, 0, 0}}}},
      {{4, 4, 2, 2}, {{{4, 4, 0, 0}, {6, 6, 1, 1}, {2, 2, 0, 0}}}},
      {{3, 3, 3, 1}, {{{3, 3, 3, 0}, {5, 5, 5, 0}, {1, 1, 1, 0}}}},
      {{3, 3, 3, 3}, {{{2, 2, 2, 2}, {3, 3, 3, 3}, {1, 1, 1, 1}}}},
      {{4, 2, 2, 1}, {{{5, 2, 2, 0}, {7, 4, 4, 0}, {3, 0, 0, 0}}}},
      {{4, 2, 2, 2}, {{{5, 1, 1, 1}, {7, 2, 2, 2}, {3, 0, 0, 0}}}},
      {{4, 3, 2, 2}, {{{5, 3, 0, 0}, {7, 5, 1, 1}, {3, 1, 0, 0}}}},
      {{4, 0, 0, 0}, {{{5, 0, 0, 0}, {7, 0, 0, 0}, {3, 0, 0, 0}}}},
      {{3, 2, 1}, {{{5, 3, 0}, {7, 5, 0}, {3, 1, 0}}}},
      {{3, 3, 1}, {{{4, 4, 0}, {6, 6, 0}, {2, 2, 0}}}},
      {{3, 2, 2}, {{{5, 1, 1}, {7, 2, 2}, {3, 0, 0}}}},
      {{3, 3, 3}, {{{2, 2, 2}, {4, 4, 4}, {1, 1, 1}}}},
      {{2, 1}, {{{5, 0}, {7, 0}, {3, 0}}}},
      {{3, 3}, {{{2, 2}, {3, 3}, {1, 1}}}},
  };
  return rows;
}

/// What seat number i has when the row begins at seat `first`.
Numbers turned(const Numbers& row, unsigned first) {
  Numbers all(row.size());
  for (std::size_t i = 0; i < row.size(); ++i) all[(i + first) % row.size()] = row[i];
  return all;
}

// NH-152..NH-164: every row, every modifier, the row beginning at every seat.
TEST(NowaHutaScoringHow, SabbathPaysEveryRowOfTheTieTable) {
  for (const Row& row : tie_table()) {
    for (const Modifier modifier : modifiers) {
      for (unsigned first = 0; first < row.counts.size(); ++first) {
        SCOPED_TRACE(testing::Message() << testing::PrintToString(row.counts) << name_of(modifier) << " from seat "
                                        << first);
        const Numbers counts = turned(row.counts, first);
        const Table table = scored(Scoring::Sabbath, counts, modifier, seat(first));
        EXPECT_EQ(points(table), turned(row.points[static_cast<std::size_t>(modifier)], first));
        EXPECT_EQ(told_on_zielone(table, count_argument), counts);
      }
    }
  }
}

// NH-152..NH-164: in addition everybody but the first has 5 for an estate of his own.
TEST(NowaHutaScoringHow, TheFinalScoringPaysEveryRowOfTheTieTable) {
  for (const Row& row : tie_table()) {
    for (const Modifier modifier : modifiers) {
      for (unsigned first = 0; first < row.counts.size(); ++first) {
        SCOPED_TRACE(testing::Message() << testing::PrintToString(row.counts) << name_of(modifier) << " from seat "
                                        << first);
        const Table table = scored(Scoring::Final, turned(row.counts, first), modifier, seat(first));
        Numbers expected = turned(row.points[static_cast<std::size_t>(modifier)], first);
        EXPECT_EQ(told_on_zielone(table, points_argument), expected);
        for (unsigned s = 0; s < expected.size(); ++s) expected[s] += s == first ? 0 : 5;
        EXPECT_EQ(points(table), expected);
      }
    }
  }
}

// NH-152: by the number on this estate, whatever lies elsewhere.
TEST(NowaHutaScoringHow, PlayersAreRankedByTheirPossessedOnTheEstate) {
  EXPECT_EQ(places({3, 9, 1, 2}), (Numbers{2, 1, 4, 3}));
  EXPECT_EQ(sabbath({3, 9, 1, 2}), (Numbers{3, 5, 0, 1}));
  Table table{Position{2}
                  .vampire(A, Estate::Gorali)
                  .circle_pawn(A, CircleAction::Bat)
                  .possessed(Estate::Zielone, {0, 1})
                  .possessed(Estate::Szkolne, {0, 15})};
  table.plan({"cw1 1", "cw1 1"}).act(A, "use:circle").finish_turn();
  EXPECT_EQ(points(table), (Numbers{5, 0}));
}

// NH-153
TEST(NowaHutaScoringHow, WhoeverHasNoPossessedThereHasNoPlaceAndGetsNothing) {
  EXPECT_EQ(places({4, 0, 0, 0}), (Numbers{1, 0, 0, 0}));
  EXPECT_EQ(places({2, 0, 5, 0}), (Numbers{2, 0, 1, 0}));
  EXPECT_EQ(sabbath({2, 0, 5, 0}, Modifier::Raise), (Numbers{5, 0, 7, 0}));
  EXPECT_EQ(sabbath({4, 0, 0}, Modifier::Raise), (Numbers{7, 0, 0}));
  EXPECT_EQ(sabbath({4, 0}), (Numbers{5, 0}));
  EXPECT_EQ(scored(Scoring::Sabbath, {4, 0, 0, 0}).count(EventKind::Scored), 1U);
}

// NH-154
TEST(NowaHutaScoringHow, EqualCountsShareThePlacesTheyTakeUpTogether) {
  EXPECT_EQ(places({4, 4, 2, 1}), (Numbers{1, 1, 3, 4}));
  EXPECT_EQ(places({4, 4, 2, 2}), (Numbers{1, 1, 3, 3}));
  EXPECT_EQ(places({3, 3, 3, 1}), (Numbers{1, 1, 1, 4}));
  EXPECT_EQ(places({3, 3, 3, 3}), (Numbers{1, 1, 1, 1}));
  EXPECT_EQ(places({4, 2, 2, 1}), (Numbers{1, 2, 2, 4}));
  EXPECT_EQ(places({4, 2, 2, 2}), (Numbers{1, 2, 2, 2}));
  EXPECT_EQ(places({4, 3, 2, 2}), (Numbers{1, 2, 3, 3}));
  EXPECT_EQ(places({2, 3, 3}), (Numbers{3, 1, 1}));
  EXPECT_EQ(places({2, 2}), (Numbers{1, 1}));
}

// NH-155
TEST(NowaHutaScoringHow, WithoutAModifierThePlacesAreWorthFiveThreeAndOne) {
  EXPECT_EQ(sabbath({4, 3, 2, 0}), (Numbers{5, 3, 1, 0}));
}

// NH-156
TEST(NowaHutaScoringHow, WithARaiseMarkerThePlacesAreWorthSevenFiveAndThree) {
  EXPECT_EQ(sabbath({4, 3, 2, 0}, Modifier::Raise), (Numbers{7, 5, 3, 0}));
}

// NH-157
TEST(NowaHutaScoringHow, WithALowerMarkerThePlacesAreWorthThreeOneAndNothing) {
  EXPECT_EQ(sabbath({4, 3, 2, 0}, Modifier::Lower), (Numbers{3, 1, 0, 0}));
}

// NH-158: the players of the game are counted, not those on the estate.
TEST(NowaHutaScoringHow, AtATableOfFourThreePlacesArePaidHoweverManyAreOnTheEstate) {
  EXPECT_EQ(sabbath({4, 3, 2, 1}), (Numbers{5, 3, 1, 0}));
  EXPECT_EQ(sabbath({4, 3, 2, 0}), (Numbers{5, 3, 1, 0}));
  EXPECT_EQ(sabbath({5, 5, 4, 0}), (Numbers{4, 4, 1, 0}));
  EXPECT_EQ(sabbath({4, 3, 0, 0}), (Numbers{5, 3, 0, 0}));
  EXPECT_EQ(sabbath({4, 4, 0, 0}), (Numbers{4, 4, 0, 0}));
  EXPECT_EQ(sabbath({4, 2, 2, 0}), (Numbers{5, 2, 2, 0}));
}

// NH-159
TEST(NowaHutaScoringHow, AtATableOfThreeTwoPlacesArePaid) {
  EXPECT_EQ(sabbath({4, 3, 2}), (Numbers{5, 3, 0}));
  EXPECT_EQ(sabbath({4, 3, 2}, Modifier::Raise), (Numbers{7, 5, 0}));
  EXPECT_EQ(sabbath({4, 3, 0}), (Numbers{5, 3, 0}));
  EXPECT_EQ(sabbath({4, 4, 0}), (Numbers{4, 4, 0}));
}

// NH-160
TEST(NowaHutaScoringHow, AtATableOfTwoOnlyTheFirstPlaceIsPaid) {
  EXPECT_EQ(sabbath({4, 3}), (Numbers{5, 0}));
  EXPECT_EQ(sabbath({4, 3}, Modifier::Raise), (Numbers{7, 0}));
  EXPECT_EQ(sabbath({4, 3}, Modifier::Lower), (Numbers{3, 0}));
}

// NH-161: the last place of every table, at its best price.
TEST(NowaHutaScoringHow, PlacesThatAreNotPaidAreWorthNothing) {
  for (const Modifier modifier : modifiers) {
    EXPECT_EQ(sabbath({4, 3, 2, 1}, modifier)[3], 0U);
    EXPECT_EQ(sabbath({4, 3, 2}, modifier)[2], 0U);
    EXPECT_EQ(sabbath({4, 3}, modifier)[1], 0U);
  }
  EXPECT_EQ(places({4, 3, 2, 1})[3], 4U) << "he has a place all the same";
}

// NH-162
TEST(NowaHutaScoringHow, TiedPlayersDivideTheSumOfTheirPlaces) {
  EXPECT_EQ(sabbath({4, 4, 2, 0}), (Numbers{4, 4, 1, 0}));
  EXPECT_EQ(sabbath({4, 2, 2, 0}, Modifier::Raise), (Numbers{7, 4, 4, 0}));
  EXPECT_EQ(sabbath({3, 3, 3, 0}), (Numbers{3, 3, 3, 0}));
  EXPECT_EQ(sabbath({3, 3, 0}, Modifier::Lower), (Numbers{2, 2, 0}));
}

// NH-163
TEST(NowaHutaScoringHow, TheShareIsRoundedDownForEachPlayer) {
  EXPECT_EQ(sabbath({4, 4, 2, 2}), (Numbers{4, 4, 0, 0}));
  EXPECT_EQ(sabbath({3, 3, 3}), (Numbers{2, 2, 2}));
  EXPECT_EQ(sabbath({3, 3, 3, 3}, Modifier::Raise), (Numbers{3, 3, 3, 3}));
}

// NH-163: 5/2 and 5/2 would make 5 if the remainders were kept.
TEST(NowaHutaScoringHow, TheRemainderIsLostOnEachEstateAndInEachScoring) {
  Table estates{Position{2}
                    .turn(last_turn)
                    .vampire(A, Estate::Gorali)
                    .vampire(B, Estate::Gorali)
                    .possessed(Estate::Handlowe, {1, 1})};
  estates.plan({"cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(points(estates), (Numbers{4, 4}));

  Table scorings{Position{2}
                     .turn(last_turn)
                     .vampire(A, Estate::Gorali)
                     .vampire(B, Estate::Gorali)
                     .circle_pawn(A, CircleAction::Bat)};
  scorings.plan({"cw1 1", "cw1 1"}).act(A, "use:circle").finish_turn();
  EXPECT_EQ(scorings.count(EventKind::SabbathScoring), 1U);
  EXPECT_EQ(points(scorings), (Numbers{4, 4}));
}

// NH-164
TEST(NowaHutaScoringHow, UnpaidPlacesCountAsNothingInTheSum) {
  EXPECT_EQ(sabbath({4, 4}), (Numbers{2, 2}));
  EXPECT_EQ(sabbath({4, 4}, Modifier::Raise), (Numbers{3, 3}));
  EXPECT_EQ(sabbath({4, 4}, Modifier::Lower), (Numbers{1, 1}));
  EXPECT_EQ(sabbath({4, 2, 2}), (Numbers{5, 1, 1}));
  EXPECT_EQ(sabbath({3, 3, 3, 3}), (Numbers{2, 2, 2, 2}));
}

// NH-165: A has no marker left to lay on Zielone.
TEST(NowaHutaScoringHow, AnEstateWithoutPossessedGivesNobodyAnything) {
  Table table{Position{2}
                  .armageddon_done()
                  .vampire(A, Estate::Gorali)
                  .circle_pawn(A, CircleAction::Bat)
                  .possessed(Estate::Szkolne, {21})
                  .modifier(Estate::Zielone, Modifier::Raise)};
  table.plan({"cw1 1", "cw1 1"}).act(A, "use:circle").finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 1U);
  EXPECT_EQ(points(table), (Numbers{0, 0}));
  EXPECT_EQ(table.count(EventKind::Scored), 0U);
  for (const Seat observer : {A, B, Seat::spectator})
    EXPECT_EQ(table.count_seen(observer, EventKind::NobodyScored), 1U);
  const auto nobody = table.last(EventKind::NobodyScored);
  ASSERT_TRUE(nobody.has_value());
  EXPECT_EQ(nobody->arguments[0], static_cast<int>(Estate::Zielone));
}

// NH-166: what lies on Teatralne and on Zielone, scored together, either way round, is the sum of both.
TEST(NowaHutaScoringHow, EstatesAreScoredIndependentlyOfEachOther) {
  const auto both = [](Estate of_a, Estate of_b, bool a_calls, bool b_calls) {
    const Estate before_a = moved(of_a, EstateCard::CounterClockwise1);
    const Estate before_b = moved(of_b, EstateCard::CounterClockwise1);
    Table table{Position{3}
                    .vampire(A, before_a)
                    .vampire(B, before_b)
                    .circle_pawn(A, CircleAction::Bat)
                    .circle_pawn(B, CircleAction::Bat)
                    .vampire(C, Estate::Ogrodowe)
                    .possessed(of_a, {0, 2, 1})
                    .possessed(of_b, {3, 1, 5})
                    .modifier(of_b, Modifier::Raise)};
    table.plan({"cw1 1", "cw1 1", "cw1 1"}).act(A, a_calls ? "use:circle" : "done").pass_until(B);
    table.act(B, b_calls ? "use:circle" : "done").finish_turn();
    return points(table);
  };
  EXPECT_EQ(both(Estate::Teatralne, Estate::Zielone, true, false), (Numbers{4, 4, 0}));
  EXPECT_EQ(both(Estate::Teatralne, Estate::Zielone, false, true), (Numbers{2, 2, 7}));
  EXPECT_EQ(both(Estate::Teatralne, Estate::Zielone, true, true), (Numbers{6, 6, 7}));
  EXPECT_EQ(both(Estate::Zielone, Estate::Teatralne, true, true), (Numbers{6, 6, 7}));
}

// NH-167
TEST(NowaHutaScoringHow, PointsAreAddedToThoseAlreadyThereAndNeverLost) {
  Table table{Position{3}
                  .turn(last_turn)
                  .points({12, 30, 7})
                  .vampire(A, Estate::Gorali)
                  .circle_pawn(A, CircleAction::Bat)
                  .vampire(B, Estate::Gorali)
                  .vampire(C, Estate::Gorali)
                  .possessed(Estate::Zielone, {2, 1, 0})
                  .modifier(Estate::Zielone, Modifier::Lower)};
  table.plan({"cw1 1", "cw1 1", "cw1 1"}).act(A, "use:circle").finish_turn();
  // Twice 3, 1 and 0; the second scoring tells the sum with the first.
  EXPECT_EQ(points(table), (Numbers{18, 32, 7}));
  EXPECT_EQ(told_on_zielone(table, 5), (Numbers{18, 32, 7}));
}

// NH-168
TEST(NowaHutaScoringHow, TheScoreHasNoUpperLimit) {
  Table table{Position{2}.turn(last_turn).points({99, 255}).vampire(A, Estate::Gorali)};
  table.plan({"cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(points(table), (Numbers{104, 260}));
  Table high{Position{2}.turn(last_turn).points({511, 560}).vampire(A, Estate::Gorali)};
  high.plan({"cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(points(high), (Numbers{516, 565}));
}

}  // namespace
}  // namespace krypta::nowa_huta::test::scoring_how_test
