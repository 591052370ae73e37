#include <array>
#include <set>

#include "tests/rules/nowa_huta/board.hpp"
#include "tests/rules/nowa_huta/told.hpp"

/// The circle actions that move an opponent's pawn: Surprise Attack and Cunning Gambit.
namespace krypta::nowa_huta::test::circle_pawns_test {
namespace {

using Ids = std::set<std::string>;

/// The four ways of an attack or an estate card, with the clockwise steps they amount to.
struct Way {
  EstateCard card;
  std::string_view word;
  unsigned steps;
};
constexpr std::array<Way, 4> ways{{{EstateCard::Clockwise1, "move:cw1", 1},
                                   {EstateCard::Clockwise2, "move:cw2", 2},
                                   {EstateCard::CounterClockwise1, "move:ccw1", 6},
                                   {EstateCard::CounterClockwise2, "move:ccw2", 5}}};

Estate after(Estate where, unsigned steps) { return static_cast<Estate>((static_cast<unsigned>(where) + steps) % 7); }
CircleAction after(CircleAction space, unsigned steps) {
  return static_cast<CircleAction>((static_cast<unsigned>(space) + steps) % 7);
}

/// Circle pawns that card 1 brings to an action.
constexpr CircleAction before_attack = CircleAction::MysteriousReports;
constexpr CircleAction before_gambit = CircleAction::VileSlander;

/// A whole attack or gambit of the player whose turn it is, as in strike(table, A, "target:1", "move:cw2").
Table& strike(Table& table, Seat by, std::string_view target, std::string_view how) {
  return table.act(by, "use:circle").act(by, target).act(by, how);
}

unsigned on_all_estates(const Table& table, Seat s) {
  unsigned sum = 0;
  for (const Estate where : all_of<Estate>()) sum += table.possessed(s, where);
  return sum;
}

// NH-100, NH-113
TEST(NowaHutaCirclePawns, AttackAndGambitTargetAnyOneOpponentAnywhere) {
  const std::vector<Ids> targets{{"target:1"}, {"target:1", "target:2"}, {"target:1", "target:2", "target:3"}};
  for (unsigned seats = 2; seats <= 4; ++seats) {
    for (const CircleAction start : {before_attack, before_gambit}) {
      SCOPED_TRACE(std::to_string(seats) + " players, from " + std::string{name_of(start)});
      Position position{seats};
      for (unsigned s = 0; s < seats; ++s) position.vampire(seat(s), after(Estate::Handlowe, 2 * s));
      Table table{position.circle_pawn(A, start)};
      for (unsigned s = 0; s < seats; ++s) table.act(seat(s), "move:cw1").act(seat(s), "time:1");
      table.act(A, "use:circle");
      EXPECT_EQ(offered(table, A), targets[seats - 2]);
      const std::string_view rule = start == before_attack ? "NH-100" : "NH-113";
      EXPECT_TRUE(names(table.refused(A, "target:0"), rule));
      for (unsigned s = seats; s < 4; ++s) {
        EXPECT_TRUE(names(table.refused(A, "target:" + std::to_string(s)), rule));
      }
    }
  }
}

// NH-100, NH-113
TEST(NowaHutaCirclePawns, TargetsAreThoseWhoHaveActedAndThoseWhoHaveNot) {
  for (const CircleAction start : {before_attack, before_gambit}) {
    Table table{Position{4}.order({C, A, D, B}).circle_pawn(A, start)};
    table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"}).pass_until(A);
    table.act(A, "use:circle");
    EXPECT_EQ(offered(table, A), (Ids{"target:1", "target:2", "target:3"}));
  }
}

// NH-100, NH-101
TEST(NowaHutaCirclePawns, AnAttackMovesTheVampireOneOrTwoEstatesEitherWayFromWhereItStands) {
  for (const Estate from : all_of<Estate>()) {
    for (const Way& way : ways) {
      SCOPED_TRACE(std::string{way.word} + " from " + std::string{name_of(from)});
      Table table{Position{3}.vampire(C, from).circle_pawn(A, before_attack)};
      table.plan({"cw1 1", "cw1 1", "cw2 2"});
      table.act(A, "use:circle").act(A, "target:2");
      EXPECT_EQ(offered(table, A), (Ids{"move:cw1", "move:cw2", "move:ccw1", "move:ccw2"}));
      table.act(A, way.word);
      EXPECT_EQ(table.player(C).vampire, Maybe{after(from, way.steps)});
      EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Teatralne});
      EXPECT_EQ(told(table, EventKind::Attacked, 100), numbers(A, C, way.card, from, after(from, way.steps)));
    }
  }
}

// NH-102, NH-114
TEST(NowaHutaCirclePawns, OnlyTheActivePlayerChoosesTargetDirectionAndDistance) {
  for (const CircleAction start : {before_attack, before_gambit}) {
    Table table{Position{3}.circle_pawn(A, start)};
    table.plan({"cw1 1", "cw1 1", "cw1 1"});
    table.act(A, "use:circle");
    EXPECT_TRUE(names(table.refused(B, "target:2"), "NH-043"));
    table.act(A, "target:1");
    EXPECT_EQ(table.pending().able(), SeatSet::of(A));
    for (const std::string_view how : {"move:cw1", "time:1", "stay", "done"}) {
      EXPECT_TRUE(names(table.refused(B, how), "NH-043")) << how;
      EXPECT_TRUE(names(table.refused(C, how), "NH-043")) << how;
    }
  }
}

// NH-103, NH-115
TEST(NowaHutaCirclePawns, AttackAndGambitAreOptional) {
  for (const CircleAction start : {before_attack, before_gambit}) {
    Table table{Position{2}.circle_pawn(A, start)};
    table.plan({"cw1 1", "cw2 2"});
    EXPECT_EQ(offered(table, A), (Ids{"use:circle", "done"}));
    table.act(A, "done");
    EXPECT_EQ(told(table, EventKind::ActionDeclined, 47), numbers(A, after(start, 1)));
    EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Gorali});
    EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::SurpriseAttack});
    EXPECT_EQ(table.count(EventKind::Attacked) + table.count(EventKind::Gambited), 0U);
  }
}

// NH-103, NH-115
TEST(NowaHutaCirclePawns, AttackAndGambitOnceUsedMustBeCarriedOut) {
  for (const CircleAction start : {before_attack, before_gambit}) {
    const bool attack = start == before_attack;
    const std::string_view rule = attack ? "NH-103" : "NH-115";
    Table table{Position{2}.circle_pawn(A, start)};
    table.plan({"cw1 1", "cw1 1"});
    table.act(A, "use:circle");
    for (const std::string_view way_out : {"done", "stay", "use:estate"}) {
      EXPECT_TRUE(names(table.refused(A, way_out), rule)) << way_out;
    }
    table.act(A, "target:1");
    for (const std::string_view way_out : {"done", "stay", "target:1", attack ? "time:1" : "move:cw1"}) {
      EXPECT_TRUE(names(table.refused(A, way_out), rule)) << way_out;
    }
  }
}

// NH-104
TEST(NowaHutaCirclePawns, WhoIsAttackedBeforeHisTurnSkipsStepAWhateverHisCard) {
  for (const Way& way : ways) {
    for (const Way& card : ways) {
      SCOPED_TRACE(std::string{way.word} + " against " + std::string{card.word});
      Table table{Position{2}.vampire(B, Estate::Gorali).circle_pawn(A, before_attack)};
      table.act(A, "move:cw1").act(A, "time:1").act(B, card.word).act(B, "time:1");
      strike(table, A, "target:1", way.word);
      ASSERT_TRUE(table.asks(B));
      EXPECT_EQ(told(table, EventKind::Attacked, 104),
                numbers(A, B, way.card, Estate::Gorali, after(Estate::Gorali, way.steps)));
      EXPECT_EQ(table.player(B).vampire, Maybe{after(Estate::Gorali, way.steps)});
      EXPECT_EQ(told(table, EventKind::VampireHeld, 104), numbers(B, after(Estate::Gorali, way.steps)));
      EXPECT_EQ(told(table, EventKind::VampireMoved, 44), numbers(A, Estate::Handlowe, Estate::Teatralne));
    }
  }
}

// NH-105
TEST(NowaHutaCirclePawns, WhoIsAttackedBeforeHisTurnPlaysTheOtherStepsOnTheNewEstate) {
  Table table{Position{2}.vampire(B, Estate::Teatralne).circle_pawn(A, before_attack)};
  table.plan({"cw1 1", "cw2 1"});
  strike(table, A, "target:1", "move:ccw1");
  EXPECT_EQ(told(table, EventKind::CirclePawnMoved, 45),
            numbers(B, CircleAction::SabbathHour, CircleAction::MysteriousReports));
  EXPECT_EQ(offered(table, B), (Ids{"use:estate", "use:circle", "done"}));
  table.act(B, "use:estate");
  EXPECT_EQ(told(table, EventKind::AbilityUsed, 59), numbers(B, Estate::Handlowe));
  EXPECT_EQ(table.possessed(B, Estate::Handlowe), 3U);
  table.act(B, "use:circle");
  EXPECT_EQ(told(table, EventKind::ModifierPlaced, 91), numbers(B, Estate::Handlowe, Modifier::Raise));
  EXPECT_EQ(table.possessed(B, Estate::Handlowe), 5U);
  EXPECT_EQ(on_all_estates(table, B), 5U);
}

// NH-106, NH-182
TEST(NowaHutaCirclePawns, WhoIsAttackedAfterHisTurnIsOnlyMoved) {
  Table table{Position{2}.order({B, A}).vampire(B, Estate::Zielone).circle_pawn(A, before_attack)};
  table.plan({"cw1 1", "cw1 1"});
  table.act(B, "done");
  EXPECT_EQ(table.possessed(B, Estate::Szkolne), 2U);
  strike(table, A, "target:1", "move:cw2");
  EXPECT_EQ(told(table, EventKind::Attacked, 106),
            numbers(A, B, EstateCard::Clockwise2, Estate::Szkolne, Estate::Mlodosci));
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Mlodosci});
  EXPECT_EQ(table.pending().able(), SeatSet::of(A));
  table.finish_turn();
  EXPECT_EQ(table.possessed(B, Estate::Szkolne), 2U);
  EXPECT_EQ(on_all_estates(table, B), 2U);
  EXPECT_EQ(table.count(EventKind::AbilityUsed), 0U);
  EXPECT_EQ(table.count(EventKind::VampireHeld), 0U);

  table.plan({"cw1 1", "cw1 1"}).pass_until(B);
  EXPECT_EQ(told(table, EventKind::VampireMoved, 44), numbers(B, Estate::Mlodosci, Estate::Handlowe));
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Handlowe});
}

// NH-107
TEST(NowaHutaCirclePawns, SeveralAttacksStartEachWhereTheVampireThenStands) {
  Position position{4};
  for (const Seat s : {A, B, C}) position.circle_pawn(s, before_attack);
  Table table{position.vampire(D, Estate::Gorali)};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"});
  strike(table, A, "target:3", "move:cw2").pass_until(B);
  EXPECT_EQ(table.player(D).vampire, Maybe{Estate::Szkolne});
  strike(table, B, "target:3", "move:ccw1").pass_until(C);
  EXPECT_EQ(table.player(D).vampire, Maybe{Estate::Zielone});
  strike(table, C, "target:3", "move:ccw1").pass_until(D);
  EXPECT_EQ(told(table, EventKind::Attacked, 104),
            numbers(C, D, EstateCard::CounterClockwise1, Estate::Zielone, Estate::Gorali));

  // Back where he began, and yet his own step a is skipped.
  EXPECT_EQ(told(table, EventKind::VampireHeld, 104), numbers(D, Estate::Gorali));
  EXPECT_EQ(table.count(EventKind::VampireMoved), 3U);
  table.act(D, "done");
  EXPECT_EQ(table.possessed(D, Estate::Gorali), 2U);
  EXPECT_EQ(on_all_estates(table, D), 2U);
}

// NH-107, NH-106
TEST(NowaHutaCirclePawns, AnAttackBeforeAndAnotherAfterHisTurnBothCount) {
  Table table{Position{3}.vampire(B, Estate::Gorali).circle_pawn(A, before_attack).circle_pawn(C, before_attack)};
  table.plan({"cw1 1", "cw1 1", "cw1 1"});
  strike(table, A, "target:1", "move:cw1").pass_until(B);
  table.act(B, "done");
  strike(table, C, "target:1", "move:cw2");
  EXPECT_EQ(told(table, EventKind::Attacked, 106),
            numbers(C, B, EstateCard::Clockwise2, Estate::Zielone, Estate::Ogrodowe));
  table.finish_turn();
  EXPECT_EQ(table.possessed(B, Estate::Zielone), 2U);
  EXPECT_EQ(on_all_estates(table, B), 2U);
  table.plan({"cw1 1", "ccw1 1", "cw1 1"}).pass_until(B);
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Szkolne});
}

// NH-108
TEST(NowaHutaCirclePawns, AnAttackLeavesTheCirclePawnAndTheCircleCardAlone) {
  Table table{Position{3}.circle_pawn(A, before_attack).circle_pawn(C, CircleAction::LightningReaction)};
  table.plan({"cw1 1", "cw1 1", "cw1 2"});
  const Plan planned = table.player(C).plan.value;
  strike(table, A, "target:2", "move:cw1");
  EXPECT_EQ(table.player(C).circle_pawn, Maybe{CircleAction::LightningReaction});
  EXPECT_EQ(table.player(C).plan.value, planned);
  table.pass_until(C);
  EXPECT_EQ(table.player(C).circle_pawn, Maybe{CircleAction::CunningGambit});
  EXPECT_EQ(table.count(EventKind::CirclePawnHeld), 0U);
  EXPECT_TRUE(table.offers(C, "use:circle"));
}

// NH-113, NH-114, NH-116
TEST(NowaHutaCirclePawns, AGambitMovesThePawnClockwiseInPlaceOfItsOwnersCard) {
  for (const CircleAction from : all_of<CircleAction>()) {
    for (const unsigned distance : {1U, 2U}) {
      const CircleCard card = distance == 1 ? CircleCard::One : CircleCard::Two;
      const CircleAction reached = after(from, distance);
      SCOPED_TRACE(std::to_string(distance) + " from " + std::string{name_of(from)});
      Table table{Position{3}.circle_pawn(A, before_gambit).circle_pawn(C, from)};
      table.plan({"cw1 1", "cw1 1", distance == 1 ? "cw1 2" : "cw1 1"});
      table.act(A, "use:circle").act(A, "target:2");
      EXPECT_EQ(offered(table, A), (Ids{"time:1", "time:2"}));
      table.act(A, "time:" + std::to_string(distance));
      EXPECT_EQ(table.player(C).circle_pawn, Maybe{reached});
      EXPECT_EQ(told(table, EventKind::Gambited, 113), numbers(A, C, card, from, reached));
      EXPECT_EQ(told(table, EventKind::Gambited, 116), numbers(A, C, card, from, reached));
      EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::MysteriousReports});

      table.pass_until(C);
      EXPECT_EQ(table.player(C).circle_pawn, Maybe{reached});
      EXPECT_EQ(told(table, EventKind::CirclePawnHeld, 116), numbers(C, reached));
      EXPECT_EQ(told(table, EventKind::CirclePawnMoved, 45),
                numbers(B, CircleAction::SabbathHour, CircleAction::MysteriousReports));
      if (reached == CircleAction::LightningReaction || reached == CircleAction::Bat) {
        table.act(C, "done");
        EXPECT_TRUE(table.offers(C, reached == CircleAction::Bat ? "vampire:szkolne" : "circle:slander"));
      } else {
        table.act(C, "use:circle");
        EXPECT_EQ(told(table, EventKind::ActionUsed, 89), numbers(C, reached));
      }
    }
  }
}

// NH-117, NH-182
TEST(NowaHutaCirclePawns, WhoIsGambitedAfterHisTurnGetsNoAction) {
  Table table{Position{2}.order({B, A}).circle_pawn(B, CircleAction::CunningGambit).circle_pawn(A, before_gambit)};
  table.plan({"cw1 1", "cw1 1"});
  table.act(B, "stay");
  strike(table, A, "target:1", "time:2");
  EXPECT_EQ(told(table, EventKind::Gambited, 117),
            numbers(A, B, CircleCard::Two, CircleAction::Bat, CircleAction::MysteriousReports));
  EXPECT_EQ(table.pending().able(), SeatSet::of(A));
  table.finish_turn();
  EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::MysteriousReports});
  EXPECT_EQ(table.count(EventKind::ModifierPlaced), 0U);
  EXPECT_EQ(table.count(EventKind::CirclePawnHeld), 0U);

  table.plan({"cw1 1", "cw1 1"}).pass_until(B);
  EXPECT_EQ(table.player(B).circle_pawn, Maybe{CircleAction::SurpriseAttack});
}

// NH-118
TEST(NowaHutaCirclePawns, SeveralGambitsOnOnePlayerAddUp) {
  Position position{4};
  for (const Seat s : {A, B, C}) position.circle_pawn(s, before_gambit);
  Table table{position.circle_pawn(D, CircleAction::Bat)};
  table.plan({"cw1 1", "cw1 1", "cw1 1", "cw1 1"});
  strike(table, A, "target:3", "time:2").pass_until(B);
  EXPECT_EQ(table.player(D).circle_pawn, Maybe{CircleAction::MysteriousReports});
  strike(table, B, "target:3", "time:1").pass_until(C);
  EXPECT_EQ(table.player(D).circle_pawn, Maybe{CircleAction::SurpriseAttack});
  strike(table, C, "target:3", "time:2").pass_until(D);
  EXPECT_EQ(table.player(D).circle_pawn, Maybe{CircleAction::VileSlander});
  EXPECT_EQ(told(table, EventKind::CirclePawnHeld, 116), numbers(D, CircleAction::VileSlander));
  EXPECT_EQ(table.count(EventKind::Gambited), 3U);
}

// NH-107, NH-118
TEST(NowaHutaCirclePawns, ASecondAttackOrGambitDoesNotGiveTheSkippedStepBack) {
  Table attacked{Position{3}.vampire(C, Estate::Gorali).circle_pawn(A, before_attack).circle_pawn(B, before_attack)};
  attacked.plan({"cw1 1", "cw1 1", "cw2 1"});
  strike(attacked, A, "target:2", "move:cw1").pass_until(B);
  strike(attacked, B, "target:2", "move:ccw1").pass_until(C);
  EXPECT_EQ(told(attacked, EventKind::VampireHeld, 104), numbers(C, Estate::Gorali));
  EXPECT_EQ(attacked.player(C).vampire, Maybe{Estate::Gorali});

  Table gambited{Position{3}.circle_pawn(A, before_gambit).circle_pawn(B, before_gambit)};
  gambited.plan({"cw1 1", "cw1 1", "cw1 1"});
  strike(gambited, A, "target:2", "time:2").pass_until(B);
  strike(gambited, B, "target:2", "time:2").pass_until(C);
  EXPECT_EQ(told(gambited, EventKind::CirclePawnHeld, 116), numbers(C, CircleAction::VileSlander));
  EXPECT_EQ(gambited.player(C).circle_pawn, Maybe{CircleAction::VileSlander});
}

// NH-119
TEST(NowaHutaCirclePawns, AGambitLeavesTheVampireAndTheEstateCardAlone) {
  Table table{Position{3}.vampire(C, Estate::Szkolne).circle_pawn(A, before_gambit)};
  table.plan({"cw1 1", "cw1 1", "ccw2 1"});
  const Plan planned = table.player(C).plan.value;
  strike(table, A, "target:2", "time:1");
  EXPECT_EQ(table.player(C).vampire, Maybe{Estate::Szkolne});
  EXPECT_EQ(table.player(C).plan.value, planned);
  table.pass_until(C);
  EXPECT_EQ(table.player(C).vampire, Maybe{Estate::Gorali});
  EXPECT_EQ(table.count(EventKind::VampireHeld), 0U);
}

// NH-182
TEST(NowaHutaCirclePawns, StepsAreSkippedInTheRunningTurnOnly) {
  Table table{Position{3}.vampire(C, Estate::Gorali).circle_pawn(A, before_attack).circle_pawn(B, before_gambit)};
  table.plan({"cw1 1", "cw1 1", "cw1 1"});
  strike(table, A, "target:2", "move:cw2").pass_until(B);
  strike(table, B, "target:2", "time:2").pass_until(C);
  EXPECT_EQ(told(table, EventKind::VampireHeld, 104), numbers(C, Estate::Szkolne));
  EXPECT_EQ(told(table, EventKind::CirclePawnHeld, 116), numbers(C, CircleAction::SurpriseAttack));
  table.finish_turn();

  table.plan({"cw1 1", "cw1 1", "ccw1 2"}).pass_until(C);
  EXPECT_EQ(table.player(C).vampire, Maybe{Estate::Zielone});
  EXPECT_EQ(table.player(C).circle_pawn, Maybe{CircleAction::VileSlander});
  EXPECT_EQ(table.count(EventKind::VampireHeld), 1U);
  EXPECT_EQ(table.count(EventKind::CirclePawnHeld), 1U);
}

}  // namespace
}  // namespace krypta::nowa_huta::test::circle_pawns_test
