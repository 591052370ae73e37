#include <algorithm>
#include <array>

#include "tests/rules/nowa_huta/board.hpp"

/// When estates are scored: Sabbath Hour, Blood Dusk, the end of the game, and several at once. Armageddon has a file
/// of its own.
namespace krypta::nowa_huta::test::scoring_when_test {
namespace {

using Points = std::vector<unsigned>;

/// Everybody's walk of one estate clockwise ends on an estate of his own: A Zielone, B Teatralne, C Ogrodowe, D
/// Młodości. All circle pawns are one space before Mysterious Reports.
Position apart(unsigned seats) {
  constexpr std::array starts{Estate::Gorali, Estate::Handlowe, Estate::Szkolne, Estate::Ogrodowe};
  Position position{seats};
  for (unsigned s = 0; s < seats; ++s) position.vampire(seat(s), starts[s]);
  return position;
}

/// As above, and A has a marker on every estate but Zielone.
Position one_short(unsigned seats) {
  Position position = apart(seats);
  for (const Estate e : all_of<Estate>()) {
    if (e != Estate::Zielone) position.possessed(e, {1});
  }
  return position;
}

/// The points a player was told to get on an estate, scoring by scoring.
Points scorings(const Table& table, Seat s, Estate where) {
  Points all;
  for (const Event& event : seen(table.match().log(), Seat::spectator)) {
    if (event.kind != static_cast<std::uint8_t>(EventKind::Scored)) continue;
    if (event.arguments[0] == static_cast<int>(s) && event.arguments[1] == static_cast<int>(where)) {
      all.push_back(static_cast<unsigned>(event.arguments[4]));
    }
  }
  return all;
}

/// Where in the log a kind of event stands for the first time.
std::ptrdiff_t first(const Table& table, EventKind kind) {
  const auto log = table.match().log();
  return std::ranges::find(log, static_cast<std::uint8_t>(kind), [](const LoggedEvent& l) { return l.event.kind; }) -
         log.begin();
}

// NH-130
TEST(NowaHutaScoringWhen, EstatesWithASabbathMarkerAndNoOthersAreScoredWhenAllHaveActed) {
  Table table{apart(4).circle_pawn(A, CircleAction::Bat).circle_pawn(C, CircleAction::Bat)};
  walk(table).act(A, "use:circle").pass_until(C).act(C, "use:circle").pass_until(D);
  EXPECT_EQ(points(table), (Points{0, 0, 0, 0}));
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 0U);
  table.finish_turn();
  EXPECT_EQ(points(table), (Points{5, 0, 5, 0}));
  EXPECT_EQ(times_told(table, EventKind::SabbathScoring, Estate::Zielone), 1U);
  EXPECT_EQ(times_told(table, EventKind::SabbathScoring, Estate::Ogrodowe), 1U);
  EXPECT_EQ(times_told(table, EventKind::Scored, A, Estate::Zielone, 2, 1, 5, 5), 1U);
  EXPECT_EQ(times_told(table, EventKind::Scored, C, Estate::Ogrodowe, 2, 1, 5, 5), 1U);
  EXPECT_EQ(table.count(EventKind::Scored), 2U);
}

// NH-130
TEST(NowaHutaScoringWhen, SabbathIsScoredAtTheEndOfWhicheverTurnItWasCalledIn) {
  for (unsigned turn = 1; turn <= last_turn; ++turn) {
    SCOPED_TRACE(turn);
    Table table{apart(2).turn(turn).circle_pawn(A, CircleAction::Bat)};
    walk(table).act(A, "use:circle").finish_turn();
    EXPECT_EQ(times_told(table, EventKind::SabbathScoring, Estate::Zielone), 1U);
    // In turn 15 the final scoring adds its own.
    EXPECT_EQ(scorings(table, A, Estate::Zielone), Points(turn == last_turn ? 2 : 1, 5));
  }
}

// NH-131
TEST(NowaHutaScoringWhen, SabbathMarkersLeaveTheBoardSoThatACallCountsForItsOwnTurnOnly) {
  Table table{apart(3).circle_pawn(A, CircleAction::Bat).circle_pawn(B, CircleAction::Bat)};
  walk(table).act(A, "use:circle").pass_until(B).act(B, "use:circle").act(B, "done");
  EXPECT_TRUE(table.state().estates[Estate::Zielone].sabbath);
  EXPECT_TRUE(table.state().estates[Estate::Teatralne].sabbath);
  table.finish_turn();
  for (const EstateSpace& estate : table.state().estates) EXPECT_FALSE(estate.sabbath);
  EXPECT_EQ(points(table), (Points{5, 5, 0}));
  walk(table).finish_turn();
  EXPECT_EQ(points(table), (Points{5, 5, 0}));
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 2U);
}

// NH-132
TEST(NowaHutaScoringWhen, SabbathPaysWhatTheFinalScoringOfTheSameEstatePays) {
  const std::array<std::pair<Modifier, Points>, 3> table_of_points{
      {{Modifier::None, {5, 3, 1}}, {Modifier::Raise, {7, 5, 3}}, {Modifier::Lower, {3, 1, 0}}}};
  for (const auto& [modifier, expected] : table_of_points) {
    SCOPED_TRACE(name_of(modifier));
    Table table{apart(4)
                    .turn(last_turn)
                    .circle_pawn(A, CircleAction::Bat)
                    .possessed(Estate::Zielone, {1, 2, 1})
                    .modifier(Estate::Zielone, modifier)};
    walk(table).act(A, "use:circle").finish_turn();
    for (const Seat s : {A, B, C}) {
      EXPECT_EQ(scorings(table, s, Estate::Zielone), (Points{expected[number(s)], expected[number(s)]}));
    }
    EXPECT_TRUE(scorings(table, D, Estate::Zielone).empty());
  }
}

// NH-132
TEST(NowaHutaScoringWhen, SabbathUsesTheModifierThatIsThereWhenItIsScored) {
  Table table{Position{2}.vampire(A, Estate::Gorali).vampire(B, Estate::Gorali).circle_pawn(A, CircleAction::Bat)};
  walk(table).act(A, "use:circle").pass_until(B).act(B, "use:circle").act(B, "done").finish_turn();
  EXPECT_EQ(points(table), (Points{3, 3}));
}

// NH-133
TEST(NowaHutaScoringWhen, BloodDuskScoresAllSevenEstatesAtTheEndOfTheTurn) {
  const std::array<Points, 3> expected{{{30, 5}, {31, 5, 5}, {29, 5, 5, 5}}};
  for (unsigned seats = 2; seats <= 4; ++seats) {
    SCOPED_TRACE(seats);
    Table table{one_short(seats)};
    walk(table).pass_until(seat(seats - 1));
    EXPECT_EQ(points(table), Points(seats, 0));
    EXPECT_EQ(times_told(table, EventKind::BloodDuskDue, A), 1U);
    table.finish_turn();
    EXPECT_EQ(points(table), expected[seats - 2]);
    EXPECT_EQ(times_told(table, EventKind::BloodDuskScoring), 1U);
    for (const Estate e : all_of<Estate>()) EXPECT_EQ(scorings(table, A, e).size(), 1U) << name_of(e);
    EXPECT_EQ(table.state().blood_dusk, Special::Done);
    EXPECT_EQ(table.count(EventKind::ArmageddonScoring) + table.count(EventKind::FinalScoring), 0U);
    // Nothing is removed by it.
    EXPECT_EQ(table.player(A).supply, 13U);
  }
}

// NH-133
TEST(NowaHutaScoringWhen, SixEstatesAreNotEnoughForBloodDusk) {
  Table table{one_short(2).vampire(A, Estate::Mlodosci)};
  walk(table).finish_turn();
  EXPECT_EQ(table.possessed(A, Estate::Zielone), 0U);
  EXPECT_EQ(points(table), (Points{0, 0}));
  EXPECT_EQ(table.count(EventKind::BloodDuskDue) + table.count(EventKind::BloodDuskScoring), 0U);
  EXPECT_EQ(table.state().blood_dusk, Special::Waiting);
}

// NH-133: the seven must be one player's.
TEST(NowaHutaScoringWhen, TwoPlayersTogetherOnAllEstatesCauseNoBloodDusk) {
  Table table{one_short(2).vampire(A, Estate::Mlodosci).possessed(Estate::Zielone, {0, 1})};
  walk(table).finish_turn();
  EXPECT_EQ(table.count(EventKind::BloodDuskDue), 0U);
  EXPECT_EQ(points(table), (Points{0, 0}));
}

// NH-133, NH-134
TEST(NowaHutaScoringWhen, EverySeatCanCauseBloodDusk) {
  for (unsigned s = 0; s < 4; ++s) {
    SCOPED_TRACE(s);
    Position position = apart(4);
    const Estate last = moved(*position.state().players[seat(s)].vampire, EstateCard::Clockwise1);
    for (const Estate e : all_of<Estate>()) {
      if (e == last) continue;
      ++position.raw().estates[e].possessed[seat(s)];
      --position.raw().players[seat(s)].supply;
    }
    Table table{position};
    walk(table).finish_turn();
    EXPECT_EQ(times_told(table, EventKind::BloodDuskDue, seat(s)), 1U);
    EXPECT_EQ(table.count(EventKind::BloodDuskScoring), 1U);
  }
}

// NH-134: looked at after each completed ability, before step d.
TEST(NowaHutaScoringWhen, AnyAbilityThatFillsTheSeventhEstateMakesBloodDuskDueAtOnce) {
  struct Case {
    Estate start, short_of;
    unsigned on_handlowe;
    std::vector<std::string_view> choices;
  };
  const std::array<Case, 5> cases{{
      {Estate::Mlodosci, Estate::Handlowe, 0, {"use:estate"}},
      {Estate::Handlowe, Estate::Zielone, 1, {"use:estate", "take:1@zielone"}},
      {Estate::Teatralne, Estate::Gorali, 3, {"use:estate", "take:0@handlowe", "take:0@handlowe"}},
      {Estate::Zielone, Estate::Zielone, 2, {"use:estate", "take:0@handlowe", "take:1@zielone"}},
      {Estate::Ogrodowe, Estate::Zielone, 2, {"use:estate", "take:0@handlowe", "count:1", "to:zielone"}},
  }};
  for (const Case& each : cases) {
    SCOPED_TRACE(name_of(moved(each.start, EstateCard::Clockwise1)));
    Position position{2};
    for (const Estate e : all_of<Estate>()) position.possessed(e, {e == each.short_of ? 0U : 1U});
    position.possessed(Estate::Handlowe, {each.on_handlowe})
        .possessed(Estate::Zielone, {each.short_of == Estate::Zielone ? 0U : 1U, 1});
    Table table{position.vampire(A, each.start)};
    walk(table);
    for (const std::string_view choice : each.choices) {
      EXPECT_EQ(table.state().blood_dusk, Special::Waiting);
      table.act(A, choice);
    }
    EXPECT_EQ(table.state().blood_dusk, Special::Due);
    EXPECT_TRUE(table.asks(A) && table.step() == Step::UseAbilities) << "step d has not come yet";
    table.finish_turn();
    EXPECT_EQ(times_told(table, EventKind::BloodDuskDue, A), 1U);
    EXPECT_EQ(times_told(table, EventKind::BloodDuskScoring), 1U);
  }
}

// NH-134
TEST(NowaHutaScoringWhen, AnotherPlayersAbilityCanBringSomebodyOntoAllSevenEstates) {
  Table table{apart(2)
                  .possessed(Estate::Handlowe, {0, 3})
                  .possessed(Estate::Teatralne, {0, 1})
                  .possessed(Estate::Gorali, {0, 1})
                  .possessed(Estate::Zielone, {0, 1})
                  .possessed(Estate::Szkolne, {0, 1})
                  .possessed(Estate::Ogrodowe, {0, 1})};
  walk(table).act(A, "use:estate");
  for (unsigned i = 0; i < 2; ++i) table.act(A, "take:1@handlowe").act(A, "to:mlodosci");
  EXPECT_EQ(times_told(table, EventKind::BloodDuskDue, B), 1U);
  table.finish_turn();
  EXPECT_EQ(points(table), (Points{5, 30}));
}

// NH-134: between the two markers of Zielone B is everywhere, before and after it he is not.
TEST(NowaHutaScoringWhen, BloodDuskIsNotLookedForInTheMiddleOfAnAbility) {
  Table table{apart(2)
                  .possessed(Estate::Handlowe, {0, 2})
                  .possessed(Estate::Teatralne, {0, 1})
                  .possessed(Estate::Gorali, {0, 1})
                  .possessed(Estate::Zielone, {0, 1})
                  .possessed(Estate::Szkolne, {0, 1})
                  .possessed(Estate::Ogrodowe, {0, 1})};
  walk(table).act(A, "use:estate").act(A, "take:1@handlowe").act(A, "to:mlodosci");
  for (const Estate e : all_of<Estate>()) EXPECT_GT(table.possessed(B, e), 0U);
  EXPECT_EQ(table.state().blood_dusk, Special::Waiting);
  table.act(A, "take:1@handlowe").act(A, "to:mlodosci").finish_turn();
  EXPECT_EQ(table.count(EventKind::BloodDuskDue), 0U);
  EXPECT_EQ(points(table), (Points{0, 0}));
}

// NH-134
TEST(NowaHutaScoringWhen, BloodDuskOnceMetStaysDueWhenTheSevenEstatesAreBrokenAgain) {
  Table table{one_short(2)};
  walk(table).pass_until(B).act(B, "use:estate").act(B, "take:0@gorali").act(B, "done");
  EXPECT_EQ(table.possessed(A, Estate::Gorali), 0U);
  EXPECT_EQ(times_told(table, EventKind::BloodDuskScoring), 1U);
  EXPECT_EQ(points(table), (Points{25, 10}));
}

// NH-135
TEST(NowaHutaScoringWhen, TwoPlayersOnAllEstatesInOneTurnCauseOneBloodDusk) {
  Position position = one_short(2);
  for (const Estate e : all_of<Estate>()) {
    const unsigned a = e == Estate::Zielone ? 0U : 1U;
    position.possessed(e, {a, e == Estate::Teatralne ? 0U : 1U});
  }
  Table table{position};
  walk(table).finish_turn();
  EXPECT_EQ(table.count(EventKind::BloodDuskDue), 1U);
  EXPECT_EQ(table.count(EventKind::BloodDuskScoring), 1U);
  // Five estates tied at 2 each, one won by each.
  EXPECT_EQ(points(table), (Points{15, 15}));
}

// NH-135, NH-145
TEST(NowaHutaScoringWhen, BloodDuskTakesPlaceOnceAGameWhoeverMeetsItAgain) {
  Table table{one_short(2)};
  walk(table).finish_turn();
  EXPECT_EQ(points(table), (Points{30, 5}));
  // A is still everywhere and adds to it.
  walk(table).finish_turn();
  EXPECT_EQ(points(table), (Points{30, 5}));
  EXPECT_EQ(table.count(EventKind::BloodDuskDue), 1U);

  Position other = apart(2).blood_dusk_done();
  for (const Estate e : all_of<Estate>()) other.possessed(e, {0, e == Estate::Teatralne ? 0U : 1U});
  Table later{other};
  walk(later).finish_turn();
  for (const Estate e : all_of<Estate>()) EXPECT_GT(later.possessed(B, e), 0U);
  EXPECT_EQ(later.count(EventKind::BloodDuskDue) + later.count(EventKind::BloodDuskScoring), 0U);
  EXPECT_EQ(points(later), (Points{0, 0}));
}

// NH-139
TEST(NowaHutaScoringWhen, SabbathIsScoredBeforeBloodDuskAndArmageddon) {
  Table dusk{one_short(2).circle_pawn(A, CircleAction::Bat)};
  walk(dusk).act(A, "use:circle").finish_turn();
  EXPECT_LT(first(dusk, EventKind::SabbathScoring), first(dusk, EventKind::BloodDuskScoring));
  EXPECT_EQ(times_told(dusk, EventKind::Scored, A, Estate::Zielone, 2, 1, 5, 5), 1U) << "his first points of the turn";

  // Scored after the removal it would be 5 for A alone.
  Table armageddon{
      apart(2).circle_pawn(A, CircleAction::Bat).possessed(Estate::Zielone, {8, 10}).possessed(Estate::Szkolne, {11})};
  walk(armageddon).act(A, "use:circle").finish_turn();
  EXPECT_LT(first(armageddon, EventKind::SabbathScoring), first(armageddon, EventKind::ArmageddonScoring));
  EXPECT_EQ(times_told(armageddon, EventKind::Scored, A, Estate::Zielone, 10, 1, 2, 2), 1U);
  EXPECT_EQ(armageddon.possessed(A, Estate::Zielone), 0U);
}

// NH-140
TEST(NowaHutaScoringWhen, AnEstateScoredBySabbathIsScoredAgainByTheScoringsOfAllEstates) {
  Table dusk{one_short(2).circle_pawn(A, CircleAction::Bat)};
  walk(dusk).act(A, "use:circle").finish_turn();
  EXPECT_EQ(scorings(dusk, A, Estate::Zielone), (Points{5, 5}));
  EXPECT_EQ(points(dusk), (Points{35, 5}));

  Table armageddon{apart(2).circle_pawn(A, CircleAction::Bat).possessed(Estate::Zielone, {19})};
  walk(armageddon).act(A, "use:circle").finish_turn();
  EXPECT_EQ(scorings(armageddon, A, Estate::Zielone), (Points{5, 5}));
  EXPECT_EQ(points(armageddon), (Points{10, 5}));

  Table end{apart(2).turn(last_turn).circle_pawn(A, CircleAction::Bat)};
  walk(end).act(A, "use:circle").finish_turn();
  EXPECT_EQ(scorings(end, A, Estate::Zielone), (Points{5, 5}));
  EXPECT_EQ(points(end), (Points{10, 5}));
}

// NH-141
TEST(NowaHutaScoringWhen, AllSevenEstatesAreScoredAfterTurnFifteenAndNotBefore) {
  const Position position = apart(4).turn(last_turn - 1).possessed(Estate::Handlowe, {0, 0, 0, 1});
  Table table{position};
  walk(table).finish_turn();
  EXPECT_EQ(points(table), (Points{0, 0, 0, 0}));
  EXPECT_EQ(table.count(EventKind::FinalScoring), 0U);
  // A to Szkolne, B to Górali, C to Młodości, D to Handlowe.
  walk(table).finish_turn();
  EXPECT_EQ(times_told(table, EventKind::FinalScoring), 1U);
  // A two estates alone; B two; C one, and Młodości shared with D; D also Handlowe.
  EXPECT_EQ(points(table), (Points{10, 10, 9, 9}));
  EXPECT_EQ(table.count(EventKind::Scored) + table.count(EventKind::NobodyScored), 8U) << "Młodości has two of them";
}

// NH-142, NH-143, NH-144
TEST(NowaHutaScoringWhen, ScoringsOfAllEstatesThatCoincideAreOneScoringAndAllHaveTakenPlace) {
  struct Case {
    unsigned turn;
    bool blood_dusk, armageddon;
    Points expected;
  };
  const std::array<Case, 4> cases{
      {{6, true, true, {30, 5}}, {15, true, false, {30, 5}}, {15, false, true, {10, 5}}, {15, true, true, {30, 5}}}};
  for (const Case& each : cases) {
    SCOPED_TRACE(testing::Message() << each.turn << each.blood_dusk << each.armageddon);
    Position position = each.blood_dusk ? one_short(2) : apart(2);
    if (each.armageddon) position.possessed(Estate::Handlowe, {each.blood_dusk ? 14U : 19U});
    Table table{position.turn(each.turn)};
    walk(table).finish_turn();
    EXPECT_EQ(points(table), each.expected);
    for (const Estate e : all_of<Estate>()) EXPECT_LE(scorings(table, A, e).size(), 1U) << name_of(e);
    EXPECT_EQ(times_told(table, EventKind::BloodDuskScoring), each.blood_dusk ? 1U : 0U);
    EXPECT_EQ(times_told(table, EventKind::ArmageddonScoring), each.armageddon ? 1U : 0U);
    EXPECT_EQ(times_told(table, EventKind::FinalScoring), each.turn == 15 ? 1U : 0U);
    EXPECT_EQ(table.state().blood_dusk, each.blood_dusk ? Special::Done : Special::Waiting);
    EXPECT_EQ(table.state().armageddon, each.armageddon ? Special::Done : Special::Waiting);
    // The removal takes A's single marker beside B's two, and one of B's two.
    EXPECT_EQ(table.possessed(B, Estate::Teatralne), each.armageddon && each.blood_dusk ? 1U : 2U);
    EXPECT_EQ(table.count(EventKind::Kept) > 0, each.armageddon);
  }
}

// NH-143, NH-145: A is everywhere and without supply again a turn later.
TEST(NowaHutaScoringWhen, BloodDuskAndArmageddonThatCoincidedDoNotComeBack) {
  Table table{one_short(2).possessed(Estate::Handlowe, {12}).possessed(Estate::Teatralne, {3})};
  walk(table).finish_turn();
  EXPECT_EQ(points(table), (Points{35, 0}));
  EXPECT_EQ(table.player(A).supply, 2U);
  walk(table).finish_turn();
  EXPECT_EQ(table.player(A).supply, 0U);
  for (const Estate e : all_of<Estate>()) EXPECT_GT(table.possessed(A, e), 0U);
  EXPECT_EQ(points(table), (Points{35, 0}));
  EXPECT_EQ(table.count(EventKind::BloodDuskDue) + table.count(EventKind::ArmageddonDue), 2U);
}

}  // namespace
}  // namespace krypta::nowa_huta::test::scoring_when_test
