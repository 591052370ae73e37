#pragma once

#include "engine/games/nowa_huta/events.hpp"
#include "engine/games/nowa_huta/game.hpp"

/// The chapters of the rule book, as the other chapters see them.
namespace krypta::nowa_huta {

// The table.
inline unsigned seats(const State& state) { return static_cast<unsigned>(state.players.size()); }
/// Whose decision it is, outside planning.
Seat active(const State& state);
inline unsigned on_board(const Player& player) { return markers_each - player.supply; }  // NH-007
inline Estate vampire(const State& state, Seat s) { return *state.players[s].vampire; }
inline CircleAction circle_pawn(const State& state, Seat s) { return *state.players[s].circle_pawn; }
unsigned opponents_on(const State& state, Seat self, Estate where);
unsigned opponents_on_board(const State& state, Seat self);

// setup.cpp
void apply_setup(State& state, Seat seat, Choice choice, Events& events);

// planning.cpp
void planning_options(const State& state, Seat seat, Options& out);
/// Tells whether that was the last card: all plans lie open then.
bool apply_plan(State& state, Seat seat, Choice choice, Events& events);

// estates.cpp
bool ability_usable(const State& state, Seat self);
/// Starts the ability of the estate; tells whether it is finished already.
bool use_ability(State& state, Seat self, Events& events);
void ability_options(const State& state, Seat self, Options& out);
bool apply_ability(State& state, Seat self, Choice choice, Events& events);
/// Places up to `wanted` markers from the supply; tells how many. NH-008
unsigned place(State& state, Seat whose, Estate where, unsigned wanted, std::initializer_list<unsigned> rules,
               Events& events);
/// The markers that the ability in progress may take now: any of these owners' on any of these estates.
struct Takeable {
  std::uint8_t estates = 0;  ///< a bit an estate
  SeatSet owners;
};
Takeable takeable(const State& state, Seat self);

// circle.cpp
/// Whether the space is used at the end of the player's turn. NH-051
inline bool used_last(CircleAction space) {
  return space == CircleAction::LightningReaction || space == CircleAction::Bat;
}
bool use_action(State& state, Seat self, Events& events);
void action_options(const State& state, Seat self, Options& out);
bool apply_action(State& state, Seat self, Choice choice, Events& events);
void leave_options(const State& state, Seat self, Options& out);
void apply_leave(State& state, Seat self, Choice choice, Events& events);

// score.cpp
/// Remembers that Blood Dusk or Armageddon is due, after possessed on the board have changed.
void notice_specials(State& state, Events& events);
/// All scorings at the end of a turn.
void score_turn(State& state, Events& events);

// order.cpp
void initial_order(State& state);
void update_order(State& state, Events& events);

}  // namespace krypta::nowa_huta
