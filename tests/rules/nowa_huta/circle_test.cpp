#include <set>

#include "tests/rules/nowa_huta/board.hpp"
#include "tests/rules/nowa_huta/told.hpp"

/// The Circle of Time as a whole, and the two actions that end a player's turn: Lightning Reaction and Bat.
namespace krypta::nowa_huta::test::circle_test {
namespace {

using Ids = std::set<std::string>;

CircleAction after(CircleAction space, unsigned steps) {
  return static_cast<CircleAction>((static_cast<unsigned>(space) + steps) % 7);
}
CircleAction before(CircleAction space) { return after(space, 6); }

bool ends_a_turn(CircleAction space) { return space == CircleAction::LightningReaction || space == CircleAction::Bat; }

/// A, first of two players, has gone from Handlowe to Teatralne and with his circle pawn to a space. With nobody's
/// marker on the board Teatralne cannot be used.
Table reach(CircleAction space) {
  Table table{Position{2}.circle_pawn(A, before(space))};
  table.plan({"cw1 1", "cw1 1"});
  return table;
}

unsigned on_all_estates(const Table& table, Seat s) {
  unsigned sum = 0;
  for (const Estate where : all_of<Estate>()) sum += table.possessed(s, where);
  return sum;
}

// NH-089
TEST(NowaHutaCircle, APlayerUsesTheActionOfTheSpaceUnderHisOwnCirclePawn) {
  for (const CircleAction space : all_of<CircleAction>()) {
    SCOPED_TRACE(name_of(space));
    Table table{Position{2}.vampire(A, Estate::Mlodosci).circle_pawn(A, before(space)).circle_pawn(B, after(space, 3))};
    table.plan({"cw1 1", "cw1 1"});
    ASSERT_EQ(table.player(A).circle_pawn, Maybe{space});
    EXPECT_TRUE(names(table.refused(B, "use:circle"), "NH-043"));
    if (ends_a_turn(space)) {
      EXPECT_EQ(offered(table, A), (Ids{"use:estate", "done"}));
      EXPECT_TRUE(names(table.refused(A, "use:circle"), "NH-051"));
      continue;
    }
    EXPECT_EQ(offered(table, A), (Ids{"use:estate", "use:circle", "done"}));
    for (const std::string_view other : {"vampire:gorali", "circle:reports", "stay"}) {
      EXPECT_TRUE(names(table.refused(A, other), "NH-089")) << other;
    }
    table.act(A, "use:circle");
    EXPECT_EQ(told(table, EventKind::ActionUsed, 89), numbers(A, space));
    EXPECT_EQ(table.step() == Step::AttackTarget, space == CircleAction::SurpriseAttack);
    EXPECT_EQ(table.step() == Step::GambitTarget, space == CircleAction::CunningGambit);
    EXPECT_EQ(table.count(EventKind::ModifierPlaced),
              space == CircleAction::MysteriousReports || space == CircleAction::VileSlander ? 1U : 0U);
    EXPECT_EQ(table.count(EventKind::SabbathCalled), space == CircleAction::SabbathHour ? 1U : 0U);
  }
}

// NH-089
TEST(NowaHutaCircle, NobodyUsesACircleActionOutsideHisOwnTurn) {
  Table table{Position{3}};
  EXPECT_TRUE(names(table.refused(A, "use:circle"), "NH-033"));
  table.plan({"cw1 1", "cw1 1", "cw1 1"});
  for (const Seat other : {B, C, Seat::spectator}) EXPECT_TRUE(names(table.refused(other, "use:circle"), "NH-043"));
  table.act(A, "done");
  ASSERT_TRUE(table.asks(B));
  EXPECT_TRUE(names(table.refused(A, "use:circle"), "NH-043"));
  EXPECT_EQ(table.count(EventKind::ActionUsed), 0U);
}

// NH-090
TEST(NowaHutaCircle, EveryPlayerMayUseTheSameActionInOneTurn) {
  for (const CircleAction space : all_of<CircleAction>()) {
    // A gambit takes its target off the space: the three others play it on D.
    const unsigned users = space == CircleAction::CunningGambit ? 3 : 4;
    SCOPED_TRACE(name_of(space));
    Position position{4};
    for (const Seat s : {A, B, C, D}) position.circle_pawn(s, before(space));
    Table table{position};
    table.plan({"cw1 1", "cw2 1", "ccw1 1", "ccw2 1"});
    for (unsigned s = 0; s < users; ++s) {
      const Seat self = seat(s);
      table.pass_until(self);
      if (ends_a_turn(space)) {
        if (table.step() == Step::UseAbilities) table.act(self, "done");
        table.act(self, space == CircleAction::Bat ? "vampire:zielone" : "circle:reports");
        continue;
      }
      table.act(self, "use:circle");
      if (space == CircleAction::SurpriseAttack)
        table.act(self, self == D ? "target:0" : "target:3").act(self, "move:cw1");
      if (space == CircleAction::CunningGambit) table.act(self, "target:3").act(self, "time:1");
    }
    EXPECT_EQ(table.count(EventKind::ActionUsed) + table.count(EventKind::Flew) + table.count(EventKind::Reacted),
              users);
  }
}

// NH-109, NH-110
TEST(NowaHutaCircle, LightningReactionPutsTheCirclePawnOnAnyOtherSpaceAfterStepD) {
  for (const CircleAction target : all_of<CircleAction>()) {
    if (target == CircleAction::LightningReaction) continue;
    SCOPED_TRACE(name_of(target));
    Table table = reach(CircleAction::LightningReaction);
    ASSERT_EQ(table.step(), Step::LeaveCircle);
    EXPECT_EQ(table.possessed(A, Estate::Teatralne), 2U);
    EXPECT_EQ(offered(table, A), (Ids{"circle:reports", "circle:attack", "circle:slander", "circle:gambit",
                                      "circle:bat", "circle:sabbath", "stay"}));
    table.act(A, "circle:" + std::string{name_of(target)});
    EXPECT_EQ(table.player(A).circle_pawn, Maybe{target});
    EXPECT_EQ(told(table, EventKind::Reacted, 109), numbers(A, CircleAction::LightningReaction, target));
    EXPECT_TRUE(table.asks(B));
  }
}

// NH-109
TEST(NowaHutaCircle, LightningReactionComesAfterTheEstateAbilityAndStepD) {
  Table table{Position{2}.vampire(A, Estate::Mlodosci).circle_pawn(A, CircleAction::SurpriseAttack)};
  table.plan({"cw1 1", "cw1 1"});
  EXPECT_EQ(offered(table, A), (Ids{"use:estate", "done"}));
  EXPECT_TRUE(names(table.refused(A, "circle:sabbath"), "NH-051"));
  table.act(A, "use:estate");
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 5U);
  EXPECT_TRUE(table.offers(A, "circle:sabbath"));
  EXPECT_TRUE(names(table.refused(B, "circle:sabbath"), "NH-043"));
}

// NH-109, NH-110
TEST(NowaHutaCircle, LightningReactionMayBeDeclinedButNotSpentOnItsOwnSpace) {
  Table table = reach(CircleAction::LightningReaction);
  EXPECT_TRUE(names(table.refused(A, "circle:reaction"), "NH-110"));
  EXPECT_TRUE(names(table.refused(A, "vampire:gorali"), "NH-109"));
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-109"));
  table.act(A, "stay");
  EXPECT_EQ(table.player(A).circle_pawn, Maybe{CircleAction::LightningReaction});
  EXPECT_EQ(told(table, EventKind::ActionDeclined, 47), numbers(A, CircleAction::LightningReaction));
  EXPECT_EQ(table.count(EventKind::Reacted), 0U);
  EXPECT_TRUE(table.asks(B));
}

// NH-111, NH-112
TEST(NowaHutaCircle, TheSpaceReachedByLightningReactionActsOnlyAsTheStartOfTheNextCircleMove) {
  for (const CircleAction target : all_of<CircleAction>()) {
    for (const unsigned card : {1U, 2U}) {
      if (target == CircleAction::LightningReaction) continue;
      SCOPED_TRACE(std::string{name_of(target)} + " and card " + std::to_string(card));
      Table table = reach(CircleAction::LightningReaction);
      EXPECT_TRUE(names(table.refused(A, "use:circle"), "NH-111"));
      table.act(A, "circle:" + std::string{name_of(target)});
      EXPECT_EQ(table.pending().able(), SeatSet::of(B));
      table.finish_turn();
      EXPECT_EQ(table.count(EventKind::ActionUsed), 0U);
      EXPECT_EQ(table.count(EventKind::SabbathScoring), 0U);
      EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Teatralne});
      EXPECT_EQ(table.player(A).circle_pawn, Maybe{target});

      const std::string cards = "cw1 " + std::to_string(card);
      table.plan({cards, "cw1 1"}).pass_until(A);
      EXPECT_EQ(table.player(A).circle_pawn, Maybe{after(target, card)});
    }
  }
}

// NH-120, NH-121
TEST(NowaHutaCircle, TheBatCarriesTheVampireToAnyOtherEstateAfterStepD) {
  for (const Estate target : all_of<Estate>()) {
    if (target == Estate::Teatralne) continue;
    SCOPED_TRACE(name_of(target));
    Table table = reach(CircleAction::Bat);
    ASSERT_EQ(table.step(), Step::LeaveCircle);
    EXPECT_EQ(table.possessed(A, Estate::Teatralne), 2U);
    EXPECT_EQ(offered(table, A), (Ids{"vampire:handlowe", "vampire:gorali", "vampire:zielone", "vampire:szkolne",
                                      "vampire:ogrodowe", "vampire:mlodosci", "stay"}));
    table.act(A, "vampire:" + std::string{name_of(target)});
    EXPECT_EQ(table.player(A).vampire, Maybe{target});
    EXPECT_EQ(table.player(A).circle_pawn, Maybe{CircleAction::Bat});
    EXPECT_EQ(told(table, EventKind::Flew, 120), numbers(A, Estate::Teatralne, target));
    EXPECT_TRUE(table.asks(B));
  }
}

// NH-120, NH-121
TEST(NowaHutaCircle, TheBatMayBeDeclinedButDoesNotFlyToItsOwnEstate) {
  Table table = reach(CircleAction::Bat);
  EXPECT_TRUE(names(table.refused(A, "vampire:teatralne"), "NH-121"));
  EXPECT_TRUE(names(table.refused(A, "circle:reports"), "NH-120"));
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-120"));
  EXPECT_TRUE(names(table.refused(B, "vampire:gorali"), "NH-043"));
  table.act(A, "stay");
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Teatralne});
  EXPECT_EQ(told(table, EventKind::ActionDeclined, 47), numbers(A, CircleAction::Bat));
  EXPECT_EQ(table.count(EventKind::Flew), 0U);
}

// NH-120
TEST(NowaHutaCircle, TheBatFliesFromTheEstateWhoseAbilityAndStepDAreDone) {
  Table table{Position{2}.vampire(A, Estate::Mlodosci).circle_pawn(A, CircleAction::CunningGambit)};
  table.plan({"cw1 1", "cw1 1"});
  EXPECT_EQ(offered(table, A), (Ids{"use:estate", "done"}));
  EXPECT_TRUE(names(table.refused(A, "vampire:gorali"), "NH-051"));
  table.act(A, "use:estate").act(A, "vampire:gorali");
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 5U);
  EXPECT_EQ(table.possessed(A, Estate::Gorali), 0U);
}

// NH-122, NH-123
TEST(NowaHutaCircle, TheEstateReachedByTheBatServesOnlyAsTheStartOfTheNextEstateMove) {
  for (const Estate target : all_of<Estate>()) {
    if (target == Estate::Teatralne) continue;
    SCOPED_TRACE(name_of(target));
    // Markers with which every estate could be used, if it were.
    Table table{Position{2}
                    .circle_pawn(A, CircleAction::CunningGambit)
                    .possessed(Estate::Ogrodowe, {1, 0})
                    .possessed(Estate::Szkolne, {1, 0})
                    .possessed(Estate::Zielone, {0, 1})};
    table.plan({"cw1 1", "cw1 1"});
    table.act(A, "done").act(A, "vampire:" + std::string{name_of(target)});
    EXPECT_EQ(table.pending().able(), SeatSet::of(B));
    EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-043"));
    table.finish_turn();
    EXPECT_EQ(table.count(EventKind::AbilityUsed), 0U);
    EXPECT_EQ(on_all_estates(table, A), 4U);
    EXPECT_EQ(table.possessed(A, Estate::Teatralne), 2U);

    table.plan({"ccw2 1", "cw1 1"}).pass_until(A);
    EXPECT_EQ(table.player(A).vampire, Maybe{static_cast<Estate>((static_cast<unsigned>(target) + 5) % 7)});
  }
}

// NH-122
TEST(NowaHutaCircle, TheBatLeavesNoWayBackToTheAbilityOfTheOldEstate) {
  Table table = reach(CircleAction::Bat);
  EXPECT_TRUE(names(table.refused(A, "use:estate"), "NH-122"));
  EXPECT_TRUE(names(table.refused(A, "use:circle"), "NH-122"));
}

// NH-124
TEST(NowaHutaCircle, AVampireThatFlewCanStillBeAttackedInTheSameTurn) {
  Table table{Position{2}.circle_pawn(A, CircleAction::CunningGambit).circle_pawn(B, CircleAction::MysteriousReports)};
  table.plan({"cw1 1", "cw1 1"});
  table.act(A, "vampire:szkolne");
  table.act(B, "use:circle").act(B, "target:0").act(B, "move:cw2");
  EXPECT_EQ(told(table, EventKind::Attacked, 106),
            numbers(B, A, EstateCard::Clockwise2, Estate::Szkolne, Estate::Mlodosci));
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Mlodosci});
  table.finish_turn();
  EXPECT_EQ(on_all_estates(table, A), 2U);

  table.plan({"cw1 1", "cw1 1"}).pass_until(A);
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Handlowe});
}

}  // namespace
}  // namespace krypta::nowa_huta::test::circle_test
