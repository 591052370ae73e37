#pragma once

#include "engine/games/nowa_huta/events.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "tests/rules/played.hpp"

namespace krypta::nowa_huta::test {

inline constexpr Seat A = seat(0), B = seat(1), C = seat(2), D = seat(3);

inline constexpr NowaHuta game;

/// A position at the beginning of a planning phase. Unless told otherwise: turn 2, seat A is the Elder, the order track
/// is A, B, C, D, every vampire is on Handlowe, every circle pawn on Sabbath Hour, nothing else is on the board.
class Position {
 public:
  explicit Position(unsigned seats);
  Position& turn(unsigned number);
  Position& elder(Seat s);
  Position& order(std::initializer_list<Seat> seats);
  Position& vampire(Seat s, Estate where);
  Position& circle_pawn(Seat s, CircleAction where);
  /// How many markers A, B, … have on an estate; the supplies follow.
  Position& possessed(Estate where, std::initializer_list<unsigned> counts);
  Position& points(std::initializer_list<unsigned> points);
  Position& modifier(Estate where, Modifier modifier);
  Position& blood_dusk_done();
  Position& armageddon_done();
  /// The state itself, for what has no word here.
  State& raw() { return state_; }
  [[nodiscard]] const State& state() const { return state_; }

 private:
  State state_;
};

class Table : public krypta::test::Played<NowaHuta, EventKind, Table> {
 public:
  explicit Table(const Position& position) : Table(position.state()) {}
  explicit Table(const State& state) : Played(game, state) {}
  /// A new match.
  static Table begin(unsigned seats,
                     std::initializer_list<std::pair<std::string, std::string>> options = {{"elder", "0"}}) {
    return Table{seats, options};
  }

  /// Each player's two cards, in seat order, as in plan({"cw1 1", "ccw2 2"}).
  Table& plan(std::initializer_list<std::string_view> cards);
  /// Everybody plays on with the first option of a list that avoids all abilities and actions, until it is the turn of
  /// `s` in step c or later, or until the turn is over where nobody is named.
  Table& pass_until(Seat s);
  Table& finish_turn();

  [[nodiscard]] unsigned possessed(Seat s, Estate where) const { return state().estates[where].possessed[s]; }

 private:
  Table(unsigned seats, std::initializer_list<std::pair<std::string, std::string>> options)
      : Played(game, seats, options) {}
  /// Declines whatever is asked now; false if that was refused.
  bool pass();
};

using krypta::test::names;

}  // namespace krypta::nowa_huta::test
