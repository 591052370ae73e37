#include <gtest/gtest.h>

#include "engine/games/vtes/position.hpp"
#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Which stops stand at a question: what a seat might want to be asked for, as everybody can tell.
namespace krypta::vtes::stops_test {
namespace {

constexpr Seat A = seat(0);
constexpr Seat B = seat(1);
constexpr Seat C = seat(2);
constexpr Seat D = seat(3);

const Vtes& game() {
  static const Vtes made;
  return made;
}

/// The names of those that stand, or "-" where she is not asked or may not pass.
std::string stops(const State& state, Seat s) {
  const auto passing = game().passing(redact(state, Seat::spectator), s);
  if (!passing) return "-";
  std::string names;
  for (std::size_t i = 0; i < game().info().stops.size(); ++i) {
    if ((passing->stops >> i & 1U) != 0) names += (names.empty() ? "" : " ") + std::string{game().info().stops[i].name};
  }
  return names;
}
std::uint32_t within(const State& state, Seat s) { return game().passing(redact(state, Seat::spectator), s)->within; }

/// Somebody is first in an impulse of four.
State in_window(Window window) {
  State state = Position{4}.state();
  state.frames.enter(Step::Impulse).window = window;
  ask_first(state);
  return state;
}
void pass(State& state, Seat s) {
  Events ignored;
  game().apply(state, s, choose(Verb::Pass), ignored);
}
/// The first has passed, and all others are asked at once.
State sealed(Window window, SeatSet directed) {
  Position position{4};
  const ThingId actor = position.put(A, *card_called("ryan"), Region::Ready);
  State state = position.state();
  state.action.on = true;
  state.action.seat = A;
  state.action.actor = actor;
  state.action.stage = window == Window::BlocksDeclined ? Stage::Declined : Stage::NoBlock;
  state.action.directed = directed;
  state.actions = 7;
  state.frames.enter(Step::Impulse).window = window;
  ask_first(state);
  pass(state, A);
  return state;
}

TEST(VtesStops, WhoeverComesFirstIsAskedForHerself) {
  const State state = in_window(Window::BetweenActions);
  EXPECT_EQ(stops(state, A), "mine all");
  EXPECT_EQ(stops(state, B), "-") << "she is not asked yet";
  EXPECT_EQ(within(state, A), 0U) << "there is no action of which she could want no more";
}

// VT-312
TEST(VtesStops, AtADirectedActionTheTargetIsAskedAndMayBlock) {
  const State state = sealed(Window::NoBlock, SeatSet::of(C));
  EXPECT_EQ(stops(state, A), "-");
  EXPECT_EQ(stops(state, B), "all");
  EXPECT_EQ(stops(state, C), "target block all");
  EXPECT_EQ(stops(state, D), "all");
  EXPECT_EQ(stops(sealed(Window::BlocksDeclined, SeatSet::of(C)), C), "target all");
}

// VT-314
TEST(VtesStops, AtAnUndirectedActionPreyAndPredatorMayBlock) {
  const State state = sealed(Window::NoBlock, {});
  EXPECT_EQ(stops(state, B), "block all");
  EXPECT_EQ(stops(state, C), "all");
  EXPECT_EQ(stops(state, D), "block all");
}

TEST(VtesStops, AnActionThatTurnsAgainstSomebodyElseIsAnotherMatter) {
  const State one = sealed(Window::BlocksDeclined, SeatSet::of(C));
  const State other = sealed(Window::BlocksDeclined, SeatSet::of(B));
  EXPECT_NE(within(one, B), 0U);
  EXPECT_EQ(within(one, B), within(one, D));
  EXPECT_NE(within(one, B), within(other, B));
}

TEST(VtesStops, ACombatIsOfThoseWhoseMinionsFight) {
  State state = sealed(Window::StrikeModify, {});
  state.combat.on = true;
  state.combat.sides[Side::Acting].seat = A;
  state.combat.sides[Side::Other].seat = C;
  EXPECT_EQ(stops(state, B), "all");
  EXPECT_EQ(stops(state, C), "combat all");
  Frame& frame = state.frames.enter(Step::Presses);
  frame.seat = A;
  EXPECT_EQ(stops(state, A), "combat all");
  frame.step = Step::Strike;
  EXPECT_EQ(stops(state, A), "-") << "a strike is chosen, not passed";
  frame.step = Step::Prevent;
  state.combat = {};
  EXPECT_EQ(stops(state, A), "mine combat all") << "of damage without a combat, too";
}

// VT-606
TEST(VtesStops, ABloodHuntIsAReferendum) {
  State state = Position{4}.state();
  state.referendum.on = true;
  state.frames.enter(Step::Referendum).stage = polling::Counts;
  state.frames.enter(Step::Impulse).window = Window::PollingCast;
  ask_first(state);
  EXPECT_EQ(stops(state, A), "mine referendum all");
  pass(state, A);
  EXPECT_EQ(stops(state, D), "referendum all");
}

TEST(VtesStops, WhoeverHasHeldIsNotPassedOver) {
  State state = in_window(Window::BetweenActions);
  pass(state, A);
  Events ignored;
  ASSERT_EQ(game().pending(state).must, SeatSet::first(4).without(A));
  game().apply(state, C, choose(Verb::Hold), ignored);
  EXPECT_EQ(game().pending(state).sealed, SeatSet::of(C));
  EXPECT_EQ(game().pending(state).waits_for(B), SeatSet::first(4).without(A)) << "others cannot tell";
  EXPECT_EQ(game().pending(state).waits_for(C), SeatSet::of(B) | SeatSet::of(D));
  pass(state, B);
  pass(state, D);
  ASSERT_EQ(game().pending(state).must, SeatSet::of(C));
  EXPECT_EQ(stops(state, C), "-");
}

}  // namespace
}  // namespace krypta::vtes::stops_test
