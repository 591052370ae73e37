#pragma once

#include "engine/games/mascarade/events.hpp"
#include "engine/games/mascarade/game.hpp"
#include "tests/rules/played.hpp"

namespace krypta::mascarade::test {

using krypta::test::names;
using krypta::test::numbers;
using krypta::test::told;

inline constexpr Seat A = seat(0), B = seat(1), C = seat(2), D = seat(3), E = seat(4), F = seat(5), G = seat(6),
                      H = seat(7), I = seat(8);

inline constexpr Mascarade game;

/// A position at the beginning of a turn, all cards face down. Unless told otherwise: turn 5, it is A's turn, everybody
/// has 6 coins, and the cards of the usual set lie in the order of the enum: A has the first, B the second, …, the rest
/// is in the middle. With 3 players A has the first two (left, right), with 2 the first three (left, right, protected).
class Position {
 public:
  explicit Position(unsigned seats);
  Position& turn(unsigned number);
  Position& active(Seat s);
  /// Somebody was fined in the turn before, so there is a coin in the court.
  Position& forced();
  Position& at_once();
  Position& notebook();
  /// All cards, in the order of the places: A's, B's, …, then the middle. They are the set.
  Position& cards(std::initializer_list<Character> all);
  /// The card of a place changes places with the one of that character, wherever it lies.
  Position& holds(std::string_view place, Character character);
  /// The fortunes of A, B, …; the bank follows. Nothing is paid before the fifth turn is over, so it is turn 9 then.
  Position& coins(std::initializer_list<unsigned> fortunes);
  Position& court(unsigned coins);
  /// Leaves so many coins in the bank and puts the others into the court.
  Position& bank(unsigned coins);
  /// The state itself, for what has no word here.
  State& raw() { return state_; }
  [[nodiscard]] const State& state() const { return state_; }

 private:
  void settle_bank();
  State state_;
};

class Table : public krypta::test::Played<Mascarade, EventKind, Table> {
 public:
  explicit Table(const Position& position) : Table(position.state()) {}
  explicit Table(const State& state) : Played(game, state) {}
  /// A new match.
  static Table begin(unsigned seats,
                     std::initializer_list<std::pair<std::string, std::string>> options = {{"first", "0"}}) {
    return Table{seats, options};
  }

  /// Chance deals these cards, in the order of the places.
  Table& deal(std::initializer_list<std::string_view> characters);
  Table& all_ready();
  /// Whoever is asked claims if he is among these, else passes, until all have answered: answers({B, D}). With two and
  /// three players use `act`, for a claim says which card.
  Table& answers(std::initializer_list<Seat> claimants = {});
  /// A whole swap-or-not of the player whose turn it is: swap("0,3", true).
  Table& swap(std::string_view cards, bool exchange);

  [[nodiscard]] unsigned coins(Seat s) const { return player(s).coins; }
  [[nodiscard]] std::vector<unsigned> fortunes() const;
  [[nodiscard]] Character at(std::string_view place) const;
  [[nodiscard]] bool open(std::string_view place) const;
  [[nodiscard]] Seat active() const { return *state().active; }
  [[nodiscard]] bool over() const { return pending().over; }
  [[nodiscard]] SeatSet winners() const { return state().winners; }

 private:
  Table(unsigned seats, std::initializer_list<std::pair<std::string, std::string>> options)
      : Played(game, seats, options) {}
};

/// Why a match is refused to begin; fails if it is not.
Refusal refused_setup(unsigned seats, std::initializer_list<std::pair<std::string, std::string>> options);
/// Whether a refusal names a rule.
bool names(const Refusal& refusal, std::string_view rule);

SeatSet seats_of(std::initializer_list<Seat> seats);

}  // namespace krypta::mascarade::test
