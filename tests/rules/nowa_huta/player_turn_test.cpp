#include <algorithm>
#include <array>

#include "tests/rules/nowa_huta/board.hpp"

/// "Action phase: the player's turn": steps a to d, and what may be used in step c.
namespace krypta::nowa_huta::test::player_turn_test {
namespace {

using Ids = std::vector<std::string>;
using Numbers = std::vector<int>;
using Kinds = std::vector<EventKind>;

const Ids everything{"use:estate", "use:circle", "done"};

Numbers told(const std::optional<Event>& event) {
  return !event ? Numbers{} : Numbers(event->arguments.begin(), event->arguments.end());
}
int as_int(Estate e) { return static_cast<int>(e); }
int as_int(CircleAction a) { return static_cast<int>(a); }

/// What happened from the last event of a kind on.
Kinds since_last(const Table& table, EventKind first) {
  Kinds kinds;
  for (const LoggedEvent& logged : table.match().log()) {
    const auto kind = static_cast<EventKind>(logged.event.kind);
    if (kind == first) kinds.clear();
    kinds.push_back(kind);
  }
  return kinds;
}

// NH-042, NH-043
TEST(NowaHutaPlayerTurn, EverybodyTakesOneTurnInTheOrderOfTheTrack) {
  for (const auto& order : {std::array{A, B, C, D}, std::array{D, C, B, A}, std::array{C, A, D, B}}) {
    Table table{Position{4}.order({order[0], order[1], order[2], order[3]})};
    table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"});
    for (const Seat s : order) {
      EXPECT_EQ(table.pending().must, SeatSet::of(s));
      EXPECT_TRUE(table.pending().may.empty());
      EXPECT_EQ(told(table.last(EventKind::TurnTaken)), Numbers{static_cast<int>(number(s))});
      table.act(s, "done");
    }
    EXPECT_EQ(table.step(), Step::Plan);
    EXPECT_EQ(table.count(EventKind::TurnTaken), 4U);
  }
}

// NH-043
TEST(NowaHutaPlayerTurn, OnlyTheActivePlayerDecides) {
  Table table = at(Estate::Gorali, CircleAction::SurpriseAttack, Position{3}.possessed(Estate::Szkolne, {2, 2, 2}));
  const auto nobody_else = [&](std::initializer_list<const char*> options) {
    for (const Seat s : {B, C, Seat::spectator}) {
      EXPECT_TRUE(table.options(s).empty());
      for (const char* const option : options) EXPECT_TRUE(names(table.refused(s, option), "NH-043")) << option;
    }
    EXPECT_EQ(table.pending().able(), SeatSet::of(A));
  };
  nobody_else({"use:estate", "use:circle", "done"});
  table.act(A, "use:estate");
  nobody_else({"take:0@szkolne", "done"});
  table.act(A, "take:0@szkolne").act(A, "take:0@szkolne").act(A, "use:circle");
  nobody_else({"target:0", "target:1"});
  table.act(A, "target:1");
  nobody_else({"move:cw1"});
  table.act(A, "move:cw1");
  EXPECT_EQ(table.pending().able(), SeatSet::of(B));
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-043"));
}

// NH-043
TEST(NowaHutaPlayerTurn, OnlyTheActivePlayerLeavesTheCircle) {
  for (const auto& [space, option] :
       {std::pair{CircleAction::Bat, "vampire:gorali"}, std::pair{CircleAction::LightningReaction, "circle:bat"}}) {
    Table table = at(Estate::Zielone, space);
    EXPECT_TRUE(names(table.refused(B, option), "NH-043"));
    EXPECT_TRUE(names(table.refused(B, "stay"), "NH-043"));
    table.act(A, option);
    EXPECT_EQ(table.pending().able(), SeatSet::of(B));
  }
}

// NH-044, NH-045
TEST(NowaHutaPlayerTurn, TheCardsMoveBothPawnsBeforeAnythingIsAsked) {
  Table table{Position{2}.vampire(A, Estate::Handlowe).circle_pawn(A, CircleAction::VileSlander)};
  table.plan({"ccw2 1", "cw2 2"});
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Ogrodowe});
  EXPECT_EQ(table.player(A).circle_pawn, Maybe{CircleAction::CunningGambit});
  EXPECT_EQ(told(table.last(EventKind::VampireMoved)),
            (Numbers{0, as_int(Estate::Handlowe), as_int(Estate::Ogrodowe)}));
  EXPECT_EQ(told(table.last(EventKind::CirclePawnMoved)),
            (Numbers{0, as_int(CircleAction::VileSlander), as_int(CircleAction::CunningGambit)}));
  EXPECT_EQ(since_last(table, EventKind::TurnTaken),
            (Kinds{EventKind::TurnTaken, EventKind::VampireMoved, EventKind::CirclePawnMoved}));
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Handlowe}) << "B moves in his own turn";
  EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::SabbathHour});
  EXPECT_EQ(table.step(), Step::UseAbilities);
  table.act(A, "done");
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Gorali});
  EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::SurpriseAttack});
}

// NH-044
TEST(NowaHutaPlayerTurn, StepAIsSkippedAfterAnAttackAndStepBIsNot) {
  Table table = at(Estate::Gorali, CircleAction::SurpriseAttack);
  table.act(A, "use:circle").act(A, "target:1").act(A, "move:cw2").pass_until(B);
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Gorali});
  EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::MysteriousReports});
  EXPECT_EQ(since_last(table, EventKind::TurnTaken),
            (Kinds{EventKind::TurnTaken, EventKind::VampireHeld, EventKind::CirclePawnMoved}));
}

// NH-045
TEST(NowaHutaPlayerTurn, StepBIsSkippedAfterAGambitAndStepAIsNot) {
  Table table = at(Estate::Gorali, CircleAction::CunningGambit);
  table.act(A, "use:circle").act(A, "target:1").act(A, "time:2").pass_until(B);
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Teatralne});
  EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::SurpriseAttack});
  EXPECT_EQ(since_last(table, EventKind::TurnTaken),
            (Kinds{EventKind::TurnTaken, EventKind::VampireMoved, EventKind::CirclePawnHeld}));
}

/// Markers with which every estate ability can be used by A.
Position rich(unsigned seats = 2) {
  Position position{seats};
  return position.possessed(Estate::Ogrodowe, {2, 2}).possessed(Estate::Zielone, {2, 2});
}

// NH-046
TEST(NowaHutaPlayerTurn, TheAbilityIsThatOfTheEstateReached) {
  const std::array next{Step::UseAbilities,   Step::TeatralneTake, Step::GoraliTake,  Step::ZieloneTake,
                        Step::SzkolneTakeOwn, Step::OgrodoweTake,  Step::MlodosciTake};
  for (const Estate estate : all_of<Estate>()) {
    Table table = at(estate, CircleAction::MysteriousReports, rich());
    EXPECT_EQ(table.options(A), everything);
    table.act(A, "use:estate");
    EXPECT_EQ(table.step(), next[static_cast<std::size_t>(estate)]);
    EXPECT_EQ(told(table.last(EventKind::AbilityUsed)), (Numbers{0, as_int(estate)}));
  }
}

// NH-046
TEST(NowaHutaPlayerTurn, TheActionIsThatOfTheSpaceReached) {
  const auto used = [](CircleAction space) {
    Table table = at(Estate::Handlowe, space);
    EXPECT_EQ(table.options(A), everything);
    table.act(A, "use:circle");
    EXPECT_EQ(told(table.last(EventKind::ActionUsed)), (Numbers{0, as_int(space)}));
    return table;
  };
  EXPECT_EQ(used(CircleAction::MysteriousReports).state().estates[Estate::Handlowe].modifier, Modifier::Raise);
  EXPECT_EQ(used(CircleAction::VileSlander).state().estates[Estate::Handlowe].modifier, Modifier::Lower);
  EXPECT_TRUE(used(CircleAction::SabbathHour).state().estates[Estate::Handlowe].sabbath);
  EXPECT_EQ(used(CircleAction::SurpriseAttack).step(), Step::AttackTarget);
  EXPECT_EQ(used(CircleAction::CunningGambit).step(), Step::GambitTarget);
}

// NH-047
TEST(NowaHutaPlayerTurn, BothEitherOrNoneMayBeUsedAndTheRestIsDeclined) {
  struct Case {
    Ids choices;
    unsigned abilities, actions;  // declined
  };
  for (const Case& c : {Case{{"done"}, 1, 1}, Case{{"use:estate", "done"}, 0, 1}, Case{{"use:circle", "done"}, 1, 0},
                        Case{{"use:estate", "use:circle"}, 0, 0}, Case{{"use:circle", "use:estate"}, 0, 0}}) {
    Table table = at(Estate::Handlowe, CircleAction::SabbathHour);
    for (const std::string& option : c.choices) table.act(A, option);
    EXPECT_FALSE(table.asks(A)) << "the end of step c";
    EXPECT_EQ(table.possessed(A, Estate::Handlowe), 5U - 3U * c.abilities);
    EXPECT_EQ(table.state().estates[Estate::Handlowe].sabbath, c.actions == 0);
    for (const Seat s : {A, B, Seat::spectator}) {
      EXPECT_EQ(table.count_seen(s, EventKind::AbilityDeclined), c.abilities);
      EXPECT_EQ(table.count_seen(s, EventKind::ActionDeclined), c.actions);
    }
    if (c.abilities == 1) {
      EXPECT_EQ(told(table.last(EventKind::AbilityDeclined)), (Numbers{0, as_int(Estate::Handlowe)}));
    }
    if (c.actions == 1) {
      EXPECT_EQ(told(table.last(EventKind::ActionDeclined)), (Numbers{0, as_int(CircleAction::SabbathHour)}));
    }
  }
}

// NH-047
TEST(NowaHutaPlayerTurn, WhereNothingIsUsableThePlayerIsNotAsked) {
  // Górali without an own marker elsewhere, and the Bat, which waits for the end.
  Table bat = at(Estate::Gorali, CircleAction::Bat);
  EXPECT_EQ(bat.step(), Step::LeaveCircle);
  EXPECT_EQ(bat.possessed(A, Estate::Gorali), 2U);
  EXPECT_EQ(bat.count(EventKind::AbilityDeclined) + bat.count(EventKind::ActionDeclined), 0U);

  Table last_use = at(Estate::Gorali, CircleAction::MysteriousReports);
  EXPECT_EQ(last_use.options(A), (Ids{"use:circle", "done"}));
  last_use.act(A, "use:circle");
  EXPECT_TRUE(last_use.asks(B)) << "nothing usable is left";
  EXPECT_EQ(last_use.count(EventKind::AbilityDeclined), 0U) << "what was not offered is not declined";
}

// NH-048
TEST(NowaHutaPlayerTurn, ThePlayerChoosesWhichComesFirst) {
  Table estate_first = at(Estate::Handlowe, CircleAction::MysteriousReports);
  estate_first.act(A, "use:estate");
  EXPECT_EQ(estate_first.options(A), (Ids{"use:circle", "done"}));
  estate_first.act(A, "use:circle");
  EXPECT_EQ(since_last(estate_first, EventKind::AbilityUsed)[2], EventKind::ActionUsed);

  Table circle_first = at(Estate::Handlowe, CircleAction::MysteriousReports);
  circle_first.act(A, "use:circle");
  EXPECT_EQ(circle_first.options(A), (Ids{"use:estate", "done"}));
  circle_first.act(A, "use:estate");
  EXPECT_EQ(since_last(circle_first, EventKind::ActionUsed)[2], EventKind::AbilityUsed);
}

// NH-048, NH-051
TEST(NowaHutaPlayerTurn, ReactionAndBatComeAfterTheAbilityAndStepD) {
  for (const auto& [space, option, kind] :
       {std::tuple{CircleAction::Bat, "vampire:gorali", EventKind::Flew},
        std::tuple{CircleAction::LightningReaction, "circle:gambit", EventKind::Reacted}}) {
    Table table = at(Estate::Handlowe, space);
    EXPECT_EQ(table.options(A), (Ids{"use:estate", "done"}));
    EXPECT_TRUE(names(table.refused(A, "use:circle"), "NH-051"));
    EXPECT_TRUE(names(table.refused(A, option), "NH-051"));
    EXPECT_TRUE(names(table.refused(A, "stay"), "NH-051"));
    table.act(A, "use:estate");
    EXPECT_EQ(table.step(), Step::LeaveCircle);
    EXPECT_EQ(table.possessed(A, Estate::Handlowe), 5U) << "step d is done";
    EXPECT_TRUE(table.offers(A, "stay"));
    EXPECT_EQ(table.options(A).size(), 7U);
    table.act(A, option);
    EXPECT_EQ(table.count(kind), 1U);
    EXPECT_TRUE(table.asks(B));
  }
}

// NH-051
TEST(NowaHutaPlayerTurn, SayingDoneInStepCDoesNotDeclineReactionOrBat) {
  for (const CircleAction space : {CircleAction::Bat, CircleAction::LightningReaction}) {
    Table table = at(Estate::Handlowe, space);
    table.act(A, "done");
    EXPECT_EQ(table.count(EventKind::ActionDeclined), 0U);
    EXPECT_EQ(table.step(), Step::LeaveCircle);
    table.act(A, "stay");
    EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Handlowe});
    EXPECT_EQ(table.player(A).circle_pawn, Maybe{space});
    for (const Seat s : {A, B, Seat::spectator}) EXPECT_EQ(table.count_seen(s, EventKind::ActionDeclined), 1U);
    EXPECT_EQ(told(table.last(EventKind::ActionDeclined)), (Numbers{0, as_int(space)}));
    EXPECT_TRUE(table.asks(B));
  }
}

// NH-049
TEST(NowaHutaPlayerTurn, NeitherIsUsedTwice) {
  Table estate = at(Estate::Handlowe, CircleAction::VileSlander);
  estate.act(A, "use:estate");
  EXPECT_TRUE(names(estate.refused(A, "use:estate"), "NH-049"));
  Table circle = at(Estate::Handlowe, CircleAction::VileSlander);
  circle.act(A, "use:circle");
  EXPECT_TRUE(names(circle.refused(A, "use:circle"), "NH-049"));
  // A pawn that has just left Lightning Reaction for the Bat has had its action.
  Table reaction = at(Estate::Gorali, CircleAction::LightningReaction);
  reaction.act(A, "circle:bat");
  EXPECT_FALSE(reaction.asks(A));
}

// NH-050
TEST(NowaHutaPlayerTurn, WhatHasBegunIsFinishedFirst) {
  struct Begun {
    Estate estate;
    Ids choices;  // each leaves the ability unfinished
  };
  for (const Begun& c :
       {Begun{Estate::Teatralne, {"use:estate"}}, Begun{Estate::Gorali, {"use:estate", "take:0@zielone"}},
        Begun{Estate::Zielone, {"use:estate", "take:1@zielone", "to:gorali"}},
        Begun{Estate::Szkolne, {"use:estate", "take:0@zielone"}},
        Begun{Estate::Ogrodowe, {"use:estate", "take:1@zielone"}},
        Begun{Estate::Mlodosci, {"use:estate", "take:0@zielone", "count:1"}}}) {
    Table table = at(c.estate, CircleAction::MysteriousReports, rich());
    for (const std::string& option : c.choices) {
      table.act(A, option);
      for (const char* const other : {"use:circle", "use:estate", "done", "stay"}) {
        EXPECT_TRUE(names(table.refused(A, other), "NH-050")) << name_of(c.estate) << " " << other;
      }
    }
  }
  for (const CircleAction space : {CircleAction::SurpriseAttack, CircleAction::CunningGambit}) {
    Table table = at(Estate::Handlowe, space, rich());
    table.act(A, "use:circle");
    for (const char* const other : {"use:estate", "use:circle", "done"})
      EXPECT_TRUE(names(table.refused(A, other), "NH-050"));
    table.act(A, "target:1");
    EXPECT_FALSE(table.offers(A, "use:estate") || table.offers(A, "done"));
    table.refused(A, "use:estate");
    table.refused(A, "done");
  }
}

// NH-052
TEST(NowaHutaPlayerTurn, StepDPlacesTwoWhereTheVampireStands) {
  for (const Estate estate : all_of<Estate>()) {
    Table table = at(estate, CircleAction::SabbathHour);
    table.act(A, "done");
    EXPECT_EQ(table.possessed(A, estate), 2U);
    EXPECT_EQ(table.player(A).supply, 19U);
    EXPECT_EQ(table.player(B).supply, 21U);
    for (const Seat s : {A, B, Seat::spectator}) EXPECT_EQ(table.count_seen(s, EventKind::Placed), 1U);
    EXPECT_EQ(told(table.last(EventKind::Placed)), (Numbers{0, 2, as_int(estate)}));
  }
}

// NH-053
TEST(NowaHutaPlayerTurn, StepDUsesTheEstateToWhichAnAttackPutTheVampire) {
  Table table = at(Estate::Gorali, CircleAction::SurpriseAttack);
  table.act(A, "use:circle").act(A, "target:1").act(A, "move:ccw2").finish_turn();
  EXPECT_EQ(table.possessed(B, Estate::Ogrodowe), 2U);
  EXPECT_EQ(table.possessed(B, Estate::Teatralne), 0U) << "his card pointed there";
  EXPECT_EQ(table.player(B).supply, 19U);
}

// NH-054
TEST(NowaHutaPlayerTurn, StepDPlacesWhatIsThereAndTheTurnGoesOn) {
  for (const unsigned supply : {0U, 1U, 2U, 3U}) {
    const unsigned placed = std::min(supply, 2U);
    Table table = at(Estate::Gorali, CircleAction::Bat,
                     Position{2}.possessed(Estate::Gorali, {21 - supply, 0}).armageddon_done());
    EXPECT_EQ(table.possessed(A, Estate::Gorali), 21U - supply + placed);
    EXPECT_EQ(table.player(A).supply, supply - placed);
    EXPECT_EQ(table.count(EventKind::Placed), placed > 0 ? 1U : 0U);
    EXPECT_EQ(table.count_seen(B, EventKind::NothingPlaced), placed > 0 ? 0U : 1U);
    table.act(A, "vampire:zielone");
    EXPECT_TRUE(table.asks(B));
  }
}

// NH-055
TEST(NowaHutaPlayerTurn, MarkersOfStepDComeTooLateForTheAbility) {
  Table own = at(Estate::Mlodosci, CircleAction::Bat);
  EXPECT_EQ(own.step(), Step::LeaveCircle) << "no own marker was on the board in step c";
  EXPECT_EQ(own.possessed(A, Estate::Mlodosci), 2U);
  EXPECT_FALSE(own.offers(A, "use:estate"));
  own.refused(A, "use:estate");

  // HC-NH-09
  Table grave = at(Estate::Ogrodowe, CircleAction::LightningReaction, Position{2}.possessed(Estate::Zielone, {0, 3}));
  EXPECT_EQ(grave.step(), Step::LeaveCircle);
  EXPECT_EQ(grave.possessed(A, Estate::Ogrodowe), 2U);
  grave.refused(A, "use:estate");
}

// NH-055
TEST(NowaHutaPlayerTurn, WhatIsNotUsedBeforeStepDIsGone) {
  Table table = at(Estate::Handlowe, CircleAction::Bat);
  table.act(A, "done");
  EXPECT_FALSE(table.offers(A, "use:estate"));
  table.refused(A, "use:estate");
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 2U);
}

}  // namespace
}  // namespace krypta::nowa_huta::test::player_turn_test
