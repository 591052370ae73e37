#include "bots/nowa_huta/heuristic.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/rules/nowa_huta/table.hpp"

/// Positions in which a person would not think long.
namespace krypta::nowa_huta::test::heuristic_test {

namespace {

std::string choice_of(const Table& table, Seat s, std::uint64_t seed = 1) {
  Rng rng{seed};
  return game.write(bots::heuristic::choose(game, table.match().view(s), table.match().options(s), rng));
}

/// The rest of the player's turn that `s` is in.
Table& take_turn(Table& table, Seat s) {
  const auto place = table.state().frames[0].place;
  while (table.asks(s) && table.step() != Step::Plan && table.state().frames[0].place == place) {
    table.act(s, choice_of(table, s));
  }
  return table;
}

/// A is the last to act on turn 12, with both special scorings behind.
Position late(unsigned seats) {
  Position position{seats};
  if (seats == 2) position.order({B, A});
  if (seats == 3) position.order({B, C, A});
  position.turn(12).blood_dusk_done().armageddon_done().vampire(A, Estate::Teatralne);
  for (unsigned s = 1; s < seats; ++s) {
    position.vampire(seat(s), Estate::Szkolne).circle_pawn(seat(s), CircleAction::MysteriousReports);
  }
  return position;
}

/// A leads Górali and B another estate, and the other way round.
Position leading() { return late(2).possessed(Estate::Gorali, {5, 1}).possessed(Estate::Zielone, {1, 5}); }
Position trailing() { return late(2).possessed(Estate::Gorali, {0, 7}).possessed(Estate::Zielone, {5, 1}); }

/// A comes to Górali and to this space, and acts last.
Table at_gorali(Position position, CircleAction space) {
  position.circle_pawn(A, static_cast<CircleAction>((static_cast<unsigned>(space) + 6) % 7));
  Table table{position};
  const unsigned seats = static_cast<unsigned>(position.state().players.size());
  if (seats == 2) table.plan({"cw1 1", "cw1 1"});
  if (seats == 3) table.plan({"cw1 1", "cw1 1", "cw1 1"});
  table.pass_until(A);
  return table;
}

}  // namespace

TEST(HeuristicPlay, CallsTheSabbathHourWhereItLeads) {
  Table table = at_gorali(leading(), CircleAction::SabbathHour);
  take_turn(table, A);
  EXPECT_EQ(table.count(EventKind::SabbathCalled), 1U);
}

TEST(HeuristicPlay, CallsNoSabbathHourWhereAnOpponentLeads) {
  Table table = at_gorali(trailing(), CircleAction::SabbathHour);
  take_turn(table, A);
  EXPECT_EQ(table.count(EventKind::SabbathCalled), 0U);
}

TEST(HeuristicPlay, CallsNoSabbathHourWhereOnlyOpponentsWouldScore) {
  const Position position = late(3).possessed(Estate::Gorali, {0, 6, 7}).possessed(Estate::Zielone, {3, 1, 1});
  Table table = at_gorali(position, CircleAction::SabbathHour);
  take_turn(table, A);
  EXPECT_EQ(table.count(EventKind::SabbathCalled), 0U);
}

TEST(HeuristicPlay, PlansTheSabbathHourForTheEstateItLeads) {
  for (const bool clockwise : {true, false}) {
    const Estate led = clockwise ? Estate::Gorali : Estate::Handlowe;
    const Estate lost = clockwise ? Estate::Handlowe : Estate::Gorali;
    Position position = late(2).circle_pawn(A, CircleAction::Bat).possessed(led, {6, 1}).modifier(led, Modifier::Raise);
    position.possessed(lost, {0, 6}).possessed(Estate::Zielone, {0, 6}).possessed(Estate::Mlodosci, {0, 6});
    Table table{position};
    table.act(B, "move:cw1").act(A, choice_of(table, A));
    table.act(A, choice_of(table, A));
    const Plan plan = table.player(A).plan.value;
    EXPECT_EQ(plan.estate, clockwise ? EstateCard::Clockwise1 : EstateCard::CounterClockwise1);
    EXPECT_EQ(plan.circle, CircleCard::One);
  }
}

TEST(HeuristicPlay, RaisesAnEstateItLeads) {
  Table table = at_gorali(leading(), CircleAction::MysteriousReports);
  take_turn(table, A);
  EXPECT_EQ(table.state().estates[Estate::Gorali].modifier, Modifier::Raise);
}

TEST(HeuristicPlay, DoesNotRaiseAnEstateAnOpponentLeads) {
  Table table = at_gorali(trailing(), CircleAction::MysteriousReports);
  take_turn(table, A);
  EXPECT_EQ(table.state().estates[Estate::Gorali].modifier, Modifier::None);
}

TEST(HeuristicPlay, SlandersAnEstateAnOpponentLeads) {
  Table table = at_gorali(trailing(), CircleAction::VileSlander);
  take_turn(table, A);
  EXPECT_EQ(table.state().estates[Estate::Gorali].modifier, Modifier::Lower);
}

TEST(HeuristicPlay, DoesNotSlanderAnEstateItLeads) {
  Table table = at_gorali(leading(), CircleAction::VileSlander);
  take_turn(table, A);
  EXPECT_EQ(table.state().estates[Estate::Gorali].modifier, Modifier::None);
}

TEST(HeuristicPlay, TakesTheExtraPossessedOfHandlowe) {
  Position position = late(2).vampire(A, Estate::Mlodosci).circle_pawn(A, CircleAction::LightningReaction);
  Table table{position.possessed(Estate::Handlowe, {1, 4})};
  table.plan({"cw1 1", "cw1 1"}).pass_until(A);
  take_turn(table, A);
  EXPECT_EQ(table.possessed(A, Estate::Handlowe), 6U);
}

TEST(HeuristicPlay, BreaksATieWithTeatralne) {
  Position position = late(2).turn(15).vampire(A, Estate::Handlowe).circle_pawn(A, CircleAction::LightningReaction);
  position.possessed(Estate::Zielone, {3, 3}).possessed(Estate::Gorali, {0, 6}).possessed(Estate::Mlodosci, {6, 1});
  Table table{position};
  table.plan({"cw1 1", "cw1 1"}).pass_until(A);
  take_turn(table, A);
  EXPECT_EQ(table.possessed(A, Estate::Zielone), 4U);
  EXPECT_EQ(table.possessed(B, Estate::Zielone), 2U);
}

TEST(HeuristicPlay, DrivesAnOpponentOffTheEstateHeNeeds) {
  // With two more possessed B would win Zielone and call the Sabbath Hour there; on Szkolne they are lost.
  Position position = late(2).turn(15).order({A, B});
  position.vampire(A, Estate::Szkolne).circle_pawn(A, CircleAction::MysteriousReports);
  position.vampire(B, Estate::Gorali).circle_pawn(B, CircleAction::Bat);
  position.possessed(Estate::Zielone, {6, 5}).possessed(Estate::Szkolne, {6, 0});
  Table table{position};
  table.plan({"cw1 1", "cw1 1"});
  take_turn(table, A);
  EXPECT_EQ(table.count(EventKind::Attacked), 1U);
  EXPECT_EQ(*table.player(B).vampire, Estate::Szkolne);
}

TEST(HeuristicPlay, UsesNothingThatChangesNothing) {
  Position position = late(2).possessed(Estate::Gorali, {5, 1}).modifier(Estate::Gorali, Modifier::Raise);
  Table table = at_gorali(position, CircleAction::MysteriousReports);
  take_turn(table, A);
  EXPECT_EQ(table.count(EventKind::ModifierKept), 0U);
}

}  // namespace krypta::nowa_huta::test::heuristic_test
