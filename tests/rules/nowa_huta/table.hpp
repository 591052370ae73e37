#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/codec.hpp"
#include "engine/core/match.hpp"
#include "engine/games/nowa_huta/events.hpp"
#include "engine/games/nowa_huta/game.hpp"

/// Tests read as the rule book reads: a table in some position, choices by their ids, what lies there afterwards.
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

/// A table that is played through choices alone. Every choice must be legal, every refusal must leave all as it was.
class Table {
 public:
  explicit Table(const Position& position);
  explicit Table(const State& state);
  /// A new match.
  static Table begin(unsigned seats,
                     std::initializer_list<std::pair<std::string, std::string>> options = {{"elder", "0"}});

  Table& act(Seat s, std::string_view option);
  /// Each player's two cards, in seat order, as in plan({"cw1 1", "ccw2 2"}).
  Table& plan(std::initializer_list<std::string_view> cards);
  /// Everybody plays on with the first option of a list that avoids all abilities and actions, until it is the turn of
  /// `s` in step c or later, or until the turn is over where nobody is named.
  Table& pass_until(Seat s);
  Table& finish_turn();

  [[nodiscard]] const State& state() const { return match_.state(); }
  [[nodiscard]] const Match<NowaHuta>& match() const { return match_; }
  [[nodiscard]] const Player& player(Seat s) const { return state().players[s]; }
  [[nodiscard]] unsigned possessed(Seat s, Estate where) const { return state().estates[where].possessed[s]; }
  [[nodiscard]] Pending pending() const { return match_.pending(); }
  [[nodiscard]] bool asks(Seat s) const { return pending().must.has(s); }
  [[nodiscard]] Step step() const { return state().frames.top().step; }
  [[nodiscard]] std::vector<std::string> options(Seat s) const;
  [[nodiscard]] bool offers(Seat s, std::string_view option) const;
  /// The rules that refuse a choice, as "NH-058"; fails if it is legal, or if the refusal changed anything.
  std::vector<std::string> refused(Seat s, std::string_view option);
  /// How many events of a kind the match has seen, and the last of them.
  [[nodiscard]] unsigned count(EventKind kind) const;
  [[nodiscard]] const Event* last(EventKind kind) const;
  /// What one observer has seen of a kind.
  [[nodiscard]] unsigned count_seen(Seat observer, EventKind kind) const;

 private:
  explicit Table(Match<NowaHuta> match) : match_(std::move(match)) {}
  /// Declines whatever is asked now; false if that was refused.
  bool pass();
  Match<NowaHuta> match_;
};

/// Whether a list of rule names holds one.
bool names(const std::vector<std::string>& rules, std::string_view rule);

}  // namespace krypta::nowa_huta::test
