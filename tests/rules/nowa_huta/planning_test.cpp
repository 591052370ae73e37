#include <algorithm>
#include <array>

#include "tests/rules/nowa_huta/table.hpp"

/// "Planning phase": one estate card and one circle card each, sealed until the last one is in.
namespace krypta::nowa_huta::test::planning_test {
namespace {

using Ids = std::vector<std::string>;

const std::array estate_cards{"cw1", "cw2", "ccw1", "ccw2"};
const std::array circle_cards{"1", "2"};

/// Everything one observer has of a match.
using Look = std::pair<std::string, std::vector<Event>>;
Look look(const Table& table, Seat observer) {
  const auto view = table.match().view(observer);
  return {to_json(to_value(view.known())), {view.memory().begin(), view.memory().end()}};
}

bool has_chosen(const State& state, Seat s) { return state.chosen.has(s); }

const Plan& plan_of(const Table& table, Seat s) { return table.player(s).plan.value; }

SeatSet seats_of(std::initializer_list<Seat> seats) {
  SeatSet all;
  for (const Seat s : seats) all.add(s);
  return all;
}

std::vector<int> told(const std::optional<Event>& event) {
  return !event ? std::vector<int>{} : std::vector<int>(event->arguments.begin(), event->arguments.end());
}

// NH-033
TEST(NowaHutaPlanning, EverybodyChoosesOneEstateCardAndOneCircleCard) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    Table table{Position{seats}};
    for (unsigned s = 0; s < seats; ++s) {
      EXPECT_EQ(table.step(), Step::Plan);
      table.act(seat(s), "move:cw2");
      EXPECT_EQ(table.step(), Step::Plan);
      EXPECT_TRUE(table.asks(seat(s))) << "the circle card is missing";
      table.act(seat(s), "time:1");
    }
    EXPECT_EQ(table.count(EventKind::PlanRevealed), seats);
    for (unsigned s = 0; s < seats; ++s) {
      EXPECT_EQ(plan_of(table, seat(s)), (Plan{EstateCard::Clockwise2, CircleCard::One}));
    }
  }
}

// NH-033
TEST(NowaHutaPlanning, ASecondCardOfAKindTakesThePlaceOfTheFirst) {
  Table table{Position{2}};
  table.act(A, "move:cw1").act(A, "move:ccw2");
  EXPECT_EQ(plan_of(table, A), (Plan{EstateCard::CounterClockwise2, {}}));
  EXPECT_TRUE(table.asks(A)) << "two estate cards are no plan";
  table.act(A, "time:1").act(A, "time:2");
  EXPECT_EQ(plan_of(table, A), (Plan{EstateCard::CounterClockwise2, CircleCard::Two}));
}

// NH-034
TEST(NowaHutaPlanning, NobodyCanPlanToStayOrPass) {
  for (const char* const estate_card : estate_cards) {
    for (const char* const circle_card : circle_cards) {
      Table table{Position{2}};
      table.plan({std::string{estate_card} + " " + circle_card, "cw1 1"});
      EXPECT_NE(table.player(A).vampire, Maybe{Estate::Handlowe});
      EXPECT_NE(table.player(A).circle_pawn, Maybe{CircleAction::SabbathHour});
    }
  }
  Table table{Position{2}};
  for (const Seat s : {A, B}) {
    EXPECT_TRUE(names(table.refused(s, "stay"), "NH-034"));
    EXPECT_TRUE(names(table.refused(s, "done"), "NH-034"));
  }
  table.act(A, "move:cw1");
  EXPECT_TRUE(names(table.refused(A, "done"), "NH-034"));
}

// NH-034
TEST(NowaHutaPlanning, TheGameWaitsForWhoeverHasNotChosen) {
  Table table{Position{3}};
  table.act(A, "move:cw1").act(A, "time:1").act(C, "move:cw1").act(C, "time:1").act(B, "time:2");
  EXPECT_EQ(table.step(), Step::Plan);
  EXPECT_EQ(table.pending().must, seats_of({B}));
  EXPECT_EQ(table.count(EventKind::PlanRevealed), 0U);
}

// NH-035
TEST(NowaHutaPlanning, AnEstateCardIsADirectionAndADistance) {
  const std::array to{Estate::Zielone, Estate::Szkolne, Estate::Teatralne, Estate::Handlowe};
  for (unsigned i = 0; i < 4; ++i) {
    Table table{Position{2}.vampire(A, Estate::Gorali)};
    table.plan({std::string{estate_cards[i]} + " 1", "cw1 1"});
    EXPECT_EQ(table.player(A).vampire, Maybe{to[i]}) << estate_cards[i];
  }
}

// NH-036
TEST(NowaHutaPlanning, ACircleCardIsADistanceAndAlwaysClockwise) {
  for (const auto& [card, from_reports, from_bat] :
       {std::tuple{"1", CircleAction::SurpriseAttack, CircleAction::SabbathHour},
        std::tuple{"2", CircleAction::LightningReaction, CircleAction::MysteriousReports}}) {
    for (const char* const estate_card : estate_cards) {
      const std::string both = std::string{estate_card} + " " + card;
      Table table{
          Position{2}.circle_pawn(A, CircleAction::MysteriousReports).circle_pawn(B, CircleAction::Bat).order({B, A})};
      table.plan({both, both}).pass_until(A);
      EXPECT_EQ(table.player(A).circle_pawn, Maybe{from_reports});
      EXPECT_EQ(table.player(B).circle_pawn, Maybe{from_bat});
    }
  }
}

// NH-037
TEST(NowaHutaPlanning, OthersSeeOnlyWhetherAPlayerHasChosen) {
  Table table{Position{3}};
  table.act(B, "move:ccw2").act(B, "time:2");
  for (const Seat s : {A, C, Seat::spectator}) {
    const auto view = table.match().view(s);
    EXPECT_TRUE(has_chosen(view.known(), B));
    EXPECT_FALSE(has_chosen(view.known(), A));
    EXPECT_FALSE(view.known().players[B].plan.known);
    EXPECT_EQ(view.known().players[B].plan.value, Plan{});
    ASSERT_EQ(view.memory().size(), 1U);
    EXPECT_EQ(view.memory()[0].kind, static_cast<std::uint8_t>(EventKind::HasChosen));
    EXPECT_EQ(told(view.memory()[0]), std::vector<int>{1});
  }
  EXPECT_EQ(table.count_seen(B, EventKind::EstateCardFixed), 1U);
  EXPECT_EQ(table.count_seen(B, EventKind::CircleCardFixed), 1U);
  EXPECT_EQ(table.match().view(B).known().players[B].plan.value,
            (Plan{EstateCard::CounterClockwise2, CircleCard::Two}));
}

// NH-038
TEST(NowaHutaPlanning, AllChooseAtTheSameTimeInAnySequence) {
  for (const unsigned seats : {2U, 3U, 4U}) {
    EXPECT_EQ(Table{Position{seats}}.pending().must, SeatSet::first(seats));
    EXPECT_TRUE(Table{Position{seats}}.pending().may.empty());
  }
  Table first{Position{3}.order({C, A, B})};
  first.plan({"cw1 1", "cw2 2", "ccw1 1"});
  const std::array<std::string, 3> estate{"move:cw1", "move:cw2", "move:ccw1"};
  const std::array<std::string, 3> circle{"time:1", "time:2", "time:1"};
  std::array<unsigned, 3> seats{0, 1, 2};
  do {
    Table table{Position{3}.order({C, A, B})};
    for (const unsigned s : seats) table.act(seat(s), circle[s]);
    for (const unsigned s : seats) table.act(seat(s), estate[s]);
    EXPECT_EQ(table.state(), first.state());
  } while (std::ranges::next_permutation(seats).found);
}

// NH-039
TEST(NowaHutaPlanning, AChoiceMayBeReplacedWhileSomebodyHasNotChosen) {
  Table table{Position{2}};
  table.act(A, "move:cw1").act(A, "time:1");
  EXPECT_EQ(table.pending().must, seats_of({B}));
  EXPECT_EQ(table.pending().may, seats_of({A}));
  EXPECT_EQ(table.options(A), (Ids{"move:cw2", "move:ccw1", "move:ccw2", "time:2"}));
  table.act(A, "move:ccw2").act(A, "time:2").act(A, "move:ccw1");
  EXPECT_TRUE(has_chosen(table.state(), A));
  EXPECT_EQ(table.pending().must, seats_of({B}));
  EXPECT_EQ(table.count(EventKind::HasChosen), 1U);
  table.act(B, "move:cw1").act(B, "time:1");
  EXPECT_EQ(table.player(A).vampire, Maybe{Estate::Mlodosci});
  EXPECT_EQ(table.player(A).circle_pawn, Maybe{CircleAction::SurpriseAttack});
}

// NH-039
TEST(NowaHutaPlanning, ACardMayBeReplacedWhileTheOwnOtherCardIsMissing) {
  for (const auto& [first, second, plan] : {std::tuple{"move:cw1", "move:cw2", Plan{EstateCard::Clockwise2, {}}},
                                            std::tuple{"time:1", "time:2", Plan{{}, CircleCard::Two}}}) {
    Table table{Position{2}};
    table.act(B, "move:cw1").act(B, "time:1").act(A, first).act(A, second);
    EXPECT_EQ(plan_of(table, A), plan);
    EXPECT_FALSE(has_chosen(table.state(), A));
    EXPECT_TRUE(table.asks(A));
  }
}

// NH-039
TEST(NowaHutaPlanning, ACardIsReplacedOnlyByAnotherOneOfItsKind) {
  Table table{Position{2}};
  table.act(A, "move:cw1");
  EXPECT_TRUE(names(table.refused(A, "move:cw1"), "NH-039"));
  table.act(A, "time:2");
  EXPECT_TRUE(names(table.refused(A, "move:cw1"), "NH-039"));
  EXPECT_TRUE(names(table.refused(A, "time:2"), "NH-039"));
  EXPECT_TRUE(has_chosen(table.state(), A)) << "nothing takes a card back";
}

// NH-039, NH-040 (HC-NH-30)
TEST(NowaHutaPlanning, TheLastChoiceRevealsAtOnceAndFreezesAll) {
  Table table{Position{3}};
  table.act(A, "move:cw1").act(A, "time:1").act(B, "move:cw1").act(B, "time:1");
  std::vector<Look> before;
  for (const Seat s : {B, C, Seat::spectator}) before.push_back(look(table, s));
  table.act(A, "move:ccw1");
  std::vector<Look> after;
  for (const Seat s : {B, C, Seat::spectator}) after.push_back(look(table, s));
  EXPECT_EQ(before, after);

  table.act(C, "time:2").act(C, "move:cw2");
  EXPECT_EQ(table.count(EventKind::PlanRevealed), 3U);
  for (const Seat s : {A, B, C}) {
    for (const char* const card : {"move:ccw2", "time:2"}) EXPECT_TRUE(names(table.refused(s, card), "NH-040"));
  }
}

// NH-040
TEST(NowaHutaPlanning, AllCardsAreRevealedToEveryoneByOneChoice) {
  Table table{Position{3}};
  table.act(C, "move:ccw2").act(C, "time:2").act(A, "move:cw1").act(A, "time:1").act(B, "time:2");
  for (const Player& player : table.state().players) EXPECT_FALSE(player.plan.open);
  EXPECT_EQ(table.count(EventKind::PlanRevealed), 0U);
  table.act(B, "move:ccw1");
  for (const Seat s : {A, B, C, Seat::spectator}) {
    EXPECT_EQ(table.count_seen(s, EventKind::PlanRevealed), 3U);
    const auto view = table.match().view(s);
    for (const Player& player : view.known().players) EXPECT_TRUE(player.plan.known);
    EXPECT_EQ(view.known().players[A].plan.value, (Plan{EstateCard::Clockwise1, CircleCard::One}));
    EXPECT_EQ(view.known().players[B].plan.value, (Plan{EstateCard::CounterClockwise1, CircleCard::Two}));
    EXPECT_EQ(view.known().players[C].plan.value, (Plan{EstateCard::CounterClockwise2, CircleCard::Two}));
  }
  EXPECT_EQ(told(table.last(EventKind::PlanRevealed)), (std::vector<int>{2, 3, 1}));
}

// NH-041
TEST(NowaHutaPlanning, APawnMovedBeforeItsTurnDoesNotGoToWhereItWasHeading) {
  Table attacked{Position{2}.vampire(B, Estate::Gorali).circle_pawn(A, CircleAction::MysteriousReports)};
  attacked.plan({"cw1 1", "cw2 1"}).act(A, "use:circle").act(A, "target:1").act(A, "move:ccw2").pass_until(B);
  EXPECT_EQ(attacked.player(B).vampire, Maybe{Estate::Handlowe}) << "neither Szkolne nor two further";

  Table gambited{Position{2}.circle_pawn(A, CircleAction::VileSlander).circle_pawn(B, CircleAction::SurpriseAttack)};
  gambited.plan({"cw1 1", "cw2 1"}).act(A, "use:circle").act(A, "target:1").act(A, "time:2").pass_until(B);
  EXPECT_EQ(gambited.player(B).circle_pawn, Maybe{CircleAction::VileSlander});
}

// NH-041
TEST(NowaHutaPlanning, TheDestinationIsCountedFromWhereThePawnStands) {
  Table table{Position{2}
                  .order({B, A})
                  .vampire(B, Estate::Gorali)
                  .circle_pawn(A, CircleAction::MysteriousReports)
                  .circle_pawn(B, CircleAction::SabbathHour)};
  table.plan({"cw1 1", "cw2 1"}).pass_until(A);
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Szkolne});
  table.act(A, "use:circle").act(A, "target:1").act(A, "move:cw1").finish_turn();
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Ogrodowe});
  table.plan({"cw1 1", "cw2 1"}).finish_turn();
  EXPECT_EQ(table.player(B).vampire, Maybe{Estate::Handlowe});
}

// NH-181
TEST(NowaHutaPlanning, OneCardAloneIsNoChoiceAndNobodyElseSeesIt) {
  for (const char* const card : {"move:cw1", "move:ccw2", "time:1", "time:2"}) {
    Table table{Position{3}};
    std::vector<Look> before;
    for (const Seat s : {B, C, Seat::spectator}) before.push_back(look(table, s));
    table.act(A, card);
    std::vector<Look> after;
    for (const Seat s : {B, C, Seat::spectator}) after.push_back(look(table, s));
    EXPECT_EQ(before, after) << card;
    EXPECT_FALSE(has_chosen(table.state(), A));
    EXPECT_EQ(table.pending().must, SeatSet::first(3));
    EXPECT_EQ(table.count(EventKind::HasChosen), 0U);
  }
}

// NH-181
TEST(NowaHutaPlanning, ThePlayerHasChosenWithTheSecondCardWhicheverItIs) {
  for (const auto& [first, second] : {std::pair{"move:cw1", "time:1"}, std::pair{"time:1", "move:cw1"}}) {
    Table table{Position{2}};
    table.act(B, first);
    EXPECT_FALSE(has_chosen(table.state(), B));
    table.act(B, second);
    EXPECT_TRUE(has_chosen(table.state(), B));
    EXPECT_EQ(table.pending().must, seats_of({A}));
    for (const Seat s : {A, B, Seat::spectator}) EXPECT_EQ(table.count_seen(s, EventKind::HasChosen), 1U);
  }
}

// NH-181
TEST(NowaHutaPlanning, APositionCannotCallOneCardAChoice) {
  Position position{2};
  position.raw().players[A].plan.value.estate = EstateCard::Clockwise1;
  EXPECT_FALSE(game.check(position.state()).has_value());
  position.raw().chosen.add(A);
  const auto bad = game.check(position.state());
  ASSERT_TRUE(bad.has_value());
  EXPECT_TRUE(bad->rules.contains(RuleId{181}));
}

}  // namespace
}  // namespace krypta::nowa_huta::test::planning_test
