#include "tests/rules/nowa_huta/board.hpp"
#include "tests/rules/nowa_huta/told.hpp"

/// The circle actions that put markers on estates: Mysterious Reports, Vile Slander, Sabbath Hour.
namespace krypta::nowa_huta::test::circle_markers_test {
namespace {

using Modifiers = std::vector<Modifier>;

Modifiers modifiers(const Table& table) {
  Modifiers all;
  for (const EstateSpace& estate : table.state().estates) all.push_back(estate.modifier);
  return all;
}

std::vector<Estate> sabbath_markers(const Table& table) {
  std::vector<Estate> all;
  for (const Estate where : all_of<Estate>()) {
    if (table.state().estates[where].sabbath) all.push_back(where);
  }
  return all;
}

/// Circle pawns that card 1 brings to an action.
constexpr CircleAction before_reports = CircleAction::SabbathHour;
constexpr CircleAction before_attack = CircleAction::MysteriousReports;
constexpr CircleAction before_slander = CircleAction::LightningReaction;
constexpr CircleAction before_sabbath = CircleAction::Bat;

// NH-091, NH-092, NH-093, NH-094, NH-095, NH-096, NH-099
TEST(NowaHutaCircleMarkers, ReportsAndSlanderPlaceKeepOrCancelOnTheEstateOfTheVampire) {
  struct Case {
    CircleAction start;
    Modifier before, after;
    EventKind event;
    Modifier told_marker;
    unsigned rule;
  };
  const std::vector<Case> cases{
      {before_reports, Modifier::None, Modifier::Raise, EventKind::ModifierPlaced, Modifier::Raise, 91},
      {before_reports, Modifier::Raise, Modifier::Raise, EventKind::ModifierKept, Modifier::Raise, 92},
      {before_reports, Modifier::Lower, Modifier::None, EventKind::ModifierCancelled, Modifier::Lower, 93},
      {before_slander, Modifier::None, Modifier::Lower, EventKind::ModifierPlaced, Modifier::Lower, 94},
      {before_slander, Modifier::Lower, Modifier::Lower, EventKind::ModifierKept, Modifier::Lower, 95},
      {before_slander, Modifier::Raise, Modifier::None, EventKind::ModifierCancelled, Modifier::Raise, 96},
  };
  for (const Case& each : cases) {
    for (const Estate where : all_of<Estate>()) {
      SCOPED_TRACE("NH-0" + std::to_string(each.rule) + " on " + std::string{name_of(where)});
      const auto start = static_cast<Estate>((static_cast<unsigned>(where) + 6) % 7);
      Table table{
          Position{2}.vampire(A, start).vampire(B, start).circle_pawn(A, each.start).modifier(where, each.before)};
      table.plan({"cw1 1", "cw1 1"});
      Modifiers expected = modifiers(table);
      table.act(A, "use:circle");
      expected[static_cast<std::size_t>(where)] = each.after;
      EXPECT_EQ(modifiers(table), expected);
      EXPECT_EQ(told(table, each.event, each.rule), numbers(A, where, each.told_marker));
      EXPECT_EQ(table.count(EventKind::ModifierPlaced) + table.count(EventKind::ModifierKept) +
                    table.count(EventKind::ModifierCancelled),
                1U);
    }
  }
}

// NH-091, NH-094
TEST(NowaHutaCircleMarkers, ReportsAndSlanderDeclinedChangeNothing) {
  for (const CircleAction start : {before_reports, before_slander}) {
    Table table{Position{2}.circle_pawn(A, start)};
    table.plan({"cw1 1", "cw1 1"});
    table.act(A, "done");
    EXPECT_EQ(modifiers(table), Modifiers(7, Modifier::None));
    const auto space = static_cast<CircleAction>((static_cast<unsigned>(start) + 1) % 7);
    EXPECT_EQ(told(table, EventKind::ActionDeclined, 47), numbers(A, space));
  }
}

// NH-092, NH-093, NH-095, NH-096
TEST(NowaHutaCircleMarkers, FourPlayersOnOneEstateCancelAndPlaceInTurn) {
  Table raised{Position{4}.circle_pawn(A, before_slander).modifier(Estate::Teatralne, Modifier::Raise)};
  raised.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"});
  std::vector<Modifier> seen_after;
  for (const Seat s : {A, B, C, D}) {
    raised.pass_until(s).act(s, "use:circle");
    seen_after.push_back(raised.state().estates[Estate::Teatralne].modifier);
  }
  EXPECT_EQ(seen_after, (Modifiers{Modifier::None, Modifier::Raise, Modifier::Raise, Modifier::Raise}));

  Position position{4};
  for (const Seat s : {B, C, D}) position.circle_pawn(s, before_slander);
  Table lowered{position.modifier(Estate::Teatralne, Modifier::Lower)};
  lowered.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"});
  seen_after.clear();
  for (const Seat s : {A, B, C, D}) {
    lowered.pass_until(s).act(s, "use:circle");
    seen_after.push_back(lowered.state().estates[Estate::Teatralne].modifier);
  }
  EXPECT_EQ(seen_after, (Modifiers{Modifier::None, Modifier::Lower, Modifier::Lower, Modifier::Lower}));
}

// NH-097
TEST(NowaHutaCircleMarkers, NoScoringAndNoArmageddonRemovesARaiseOrLowerMarker) {
  Table table{Position{2}
                  .vampire(A, Estate::Teatralne)
                  .circle_pawn(A, before_sabbath)
                  .circle_pawn(B, CircleAction::SurpriseAttack)
                  .possessed(Estate::Handlowe, {4, 0})
                  .possessed(Estate::Teatralne, {3, 0})
                  .possessed(Estate::Zielone, {3, 0})
                  .possessed(Estate::Szkolne, {3, 3})
                  .possessed(Estate::Ogrodowe, {3, 0})
                  .possessed(Estate::Mlodosci, {3, 0})
                  .modifier(Estate::Gorali, Modifier::Raise)
                  .modifier(Estate::Szkolne, Modifier::Lower)};
  const Modifiers before = modifiers(table);
  table.plan({"cw1 1", "cw1 1"});
  table.act(A, "use:circle").finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 1U);
  EXPECT_EQ(table.count(EventKind::BloodDuskScoring), 1U);
  EXPECT_EQ(table.count(EventKind::ArmageddonScoring), 1U);
  EXPECT_EQ(table.possessed(A, Estate::Szkolne), 0U);
  EXPECT_EQ(modifiers(table), before);

  // They stay until the opposite action is played: B reaches Górali with Vile Slander.
  table.plan({"ccw2 1", "cw1 1"}).pass_until(B);
  EXPECT_EQ(modifiers(table), before);
  table.act(B, "use:circle");
  EXPECT_EQ(table.state().estates[Estate::Gorali].modifier, Modifier::None);
  EXPECT_EQ(table.state().estates[Estate::Szkolne].modifier, Modifier::Lower);
}

// NH-097
TEST(NowaHutaCircleMarkers, TheFinalScoringLeavesRaiseAndLowerMarkers) {
  Table table{
      Position{2}.turn(15).modifier(Estate::Gorali, Modifier::Raise).modifier(Estate::Zielone, Modifier::Lower)};
  const Modifiers before = modifiers(table);
  table.plan({"cw1 1", "cw1 1"}).finish_turn();
  EXPECT_EQ(table.count(EventKind::FinalScoring), 1U);
  EXPECT_EQ(modifiers(table), before);
}

// NH-098
TEST(NowaHutaCircleMarkers, ACancelledMarkerIsBackInTheSupplyAndCanBePlacedAgain) {
  struct Case {
    Modifier marker;
    CircleAction cancelling, placing;
  };
  for (const Case& each :
       {Case{Modifier::Raise, before_slander, before_reports}, Case{Modifier::Lower, before_reports, before_slander}}) {
    SCOPED_TRACE(name_of(each.marker));
    Position position{2};
    for (const Estate where : all_of<Estate>()) position.modifier(where, each.marker);
    Table table{position.circle_pawn(A, each.cancelling).circle_pawn(B, each.placing)};
    table.plan({"cw1 1", "cw1 1"});
    table.act(A, "use:circle");
    EXPECT_EQ(told(table, EventKind::ModifierCancelled, 98), numbers(A, Estate::Teatralne, each.marker));
    table.pass_until(B).act(B, "use:circle");
    EXPECT_EQ(told(table, EventKind::ModifierPlaced, each.marker == Modifier::Raise ? 91 : 94),
              numbers(B, Estate::Teatralne, each.marker));
    EXPECT_EQ(modifiers(table), Modifiers(7, each.marker));
  }
}

// NH-099
TEST(NowaHutaCircleMarkers, ReportsAndSlanderActWhereAnAttackHasPutTheVampire) {
  for (const CircleAction start : {before_reports, before_slander}) {
    Table table{Position{2}.order({B, A}).circle_pawn(B, before_attack).circle_pawn(A, start)};
    table.plan({"cw1 1", "cw1 1"});
    table.act(B, "use:circle").act(B, "target:0").act(B, "move:ccw2").pass_until(A);
    table.act(A, "use:circle");
    Modifiers expected(7, Modifier::None);
    expected[static_cast<std::size_t>(Estate::Ogrodowe)] = start == before_reports ? Modifier::Raise : Modifier::Lower;
    EXPECT_EQ(modifiers(table), expected);
  }
}

// NH-099
TEST(NowaHutaCircleMarkers, AModifierStaysWhereItWasPutWhenTheVampireIsMovedLater) {
  Table table{Position{2}.circle_pawn(A, before_reports).circle_pawn(B, before_attack)};
  table.plan({"cw1 1", "cw1 1"});
  table.act(A, "use:circle");
  table.act(B, "use:circle").act(B, "target:0").act(B, "move:cw1");
  Modifiers expected(7, Modifier::None);
  expected[static_cast<std::size_t>(Estate::Teatralne)] = Modifier::Raise;
  EXPECT_EQ(modifiers(table), expected);
}

// NH-125
TEST(NowaHutaCircleMarkers, SabbathHourMarksTheEstateOfTheVampireAndHasItScored) {
  for (const Estate where : all_of<Estate>()) {
    SCOPED_TRACE(name_of(where));
    const auto start = static_cast<Estate>((static_cast<unsigned>(where) + 6) % 7);
    Table table{
        Position{2}.vampire(A, start).vampire(B, where).circle_pawn(A, before_sabbath).possessed(start, {0, 3})};
    table.plan({"cw1 1", "cw1 1"});
    table.act(A, "use:circle");
    EXPECT_EQ(sabbath_markers(table), std::vector{where});
    EXPECT_EQ(told(table, EventKind::SabbathCalled, 125), numbers(A, where));
    table.finish_turn();
    EXPECT_EQ(told(table, EventKind::SabbathScoring, 130), numbers(where));
    EXPECT_EQ(told(table, EventKind::Scored, 152), numbers(A, where, 2, 1, 5, 5));
    EXPECT_EQ(points(table), (std::vector<unsigned>{5, 0}));
    EXPECT_TRUE(sabbath_markers(table).empty());
  }
}

// NH-125
TEST(NowaHutaCircleMarkers, SabbathHourDeclinedScoresNothing) {
  Table table{Position{2}.circle_pawn(A, before_sabbath)};
  table.plan({"cw1 1", "cw1 1"});
  table.act(A, "done");
  EXPECT_TRUE(sabbath_markers(table).empty());
  EXPECT_EQ(told(table, EventKind::ActionDeclined, 47), numbers(A, CircleAction::SabbathHour));
  table.finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 0U);
  EXPECT_EQ(points(table), (std::vector<unsigned>{0, 0}));
}

// NH-126, NH-127
TEST(NowaHutaCircleMarkers, SabbathHourCalledByAllOnOneEstateScoresItOnce) {
  Position position{4};
  for (const Seat s : {A, B, C, D}) position.circle_pawn(s, before_sabbath);
  Table table{position};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"});
  for (const Seat s : {A, B, C, D}) {
    table.pass_until(s).act(s, "use:circle");
    EXPECT_EQ(sabbath_markers(table), std::vector{Estate::Teatralne});
    if (s != A) {
      EXPECT_EQ(told(table, EventKind::SabbathAlreadyCalled, 126), numbers(s, Estate::Teatralne));
    }
  }
  EXPECT_EQ(table.count(EventKind::SabbathCalled), 1U);
  EXPECT_EQ(table.count(EventKind::SabbathAlreadyCalled), 3U);
  table.finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 1U);
  // Four tied: (5 + 3 + 1 + 0) / 4
  EXPECT_EQ(points(table), (std::vector<unsigned>{2, 2, 2, 2}));
}

// NH-126
TEST(NowaHutaCircleMarkers, SabbathHourCalledOnDifferentEstatesMarksEachOfThem) {
  Table table{Position{3}.circle_pawn(A, before_sabbath).circle_pawn(B, before_sabbath)};
  table.plan({"cw1 1", "cw2 1", "cw1 1"});
  table.act(A, "use:circle").pass_until(B).act(B, "use:circle");
  EXPECT_EQ(sabbath_markers(table), (std::vector{Estate::Teatralne, Estate::Gorali}));
  EXPECT_EQ(table.count(EventKind::SabbathAlreadyCalled), 0U);
  table.finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 2U);
}

// NH-128, NH-126, NH-127
TEST(NowaHutaCircleMarkers, TheEstateWhereSabbathHourWasCalledIsScoredThoughTheCallerIsMovedAway) {
  Table table{Position{3}
                  .vampire(A, Estate::Gorali)
                  .vampire(C, Estate::Gorali)
                  .circle_pawn(A, before_sabbath)
                  .circle_pawn(B, before_attack)
                  .circle_pawn(C, before_sabbath)
                  .possessed(Estate::Szkolne, {0, 1, 0})};
  table.plan({"cw1 1", "cw1 1", "cw1 1"});
  table.act(A, "use:circle").pass_until(B);
  table.act(B, "use:circle").act(B, "target:0").act(B, "move:cw1").pass_until(C);
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Szkolne});
  EXPECT_EQ(sabbath_markers(table), std::vector{Estate::Zielone});
  table.act(C, "use:circle");
  EXPECT_EQ(sabbath_markers(table), std::vector{Estate::Zielone});
  table.finish_turn();
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 1U);
  // A and C tied on Zielone: (5 + 3) / 2; B's marker on Szkolne brings nothing.
  EXPECT_EQ(points(table), (std::vector<unsigned>{4, 0, 4}));
}

// NH-129
TEST(NowaHutaCircleMarkers, TheSabbathScoringSeesWhatLiesThereAfterAllPlayersTurns) {
  Table table{Position{3}
                  .vampire(A, Estate::Gorali)
                  .vampire(B, Estate::Gorali)
                  .circle_pawn(A, before_sabbath)
                  .circle_pawn(B, before_reports)
                  .possessed(Estate::Zielone, {0, 0, 3})};
  table.plan({"cw1 1", "cw1 1", "cw1 1"});
  table.act(A, "use:circle");
  EXPECT_EQ(points(table), (std::vector<unsigned>{0, 0, 0}));
  table.act(A, "done");
  EXPECT_EQ(points(table), (std::vector<unsigned>{0, 0, 0}));

  // B raises the estate and sends two of C's three away.
  table.act(B, "use:circle").act(B, "use:estate").act(B, "take:2@zielone").act(B, "to:szkolne");
  table.act(B, "take:2@zielone").act(B, "to:szkolne");
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 0U);
  ASSERT_TRUE(table.asks(C));
  EXPECT_EQ(points(table), (std::vector<unsigned>{0, 0, 0}));
  table.act(C, "done");

  // Raised, A 2, B 2, C 1: (7 + 5) / 2 for A and B, nothing for place 3 of three players.
  EXPECT_EQ(table.count(EventKind::SabbathScoring), 1U);
  EXPECT_EQ(points(table), (std::vector<unsigned>{6, 6, 0}));
}

}  // namespace
}  // namespace krypta::nowa_huta::test::circle_markers_test
