#pragma once

#include "engine/games/vendetta/events.hpp"
#include "engine/games/vendetta/game.hpp"
#include "engine/games/vendetta/position.hpp"
#include "tests/rules/played.hpp"

namespace krypta::vendetta::test {

using krypta::test::names;
using krypta::test::numbers;
using krypta::test::told;

inline constexpr Seat P0 = seat(0), P1 = seat(1), P2 = seat(2), P3 = seat(3), P4 = seat(4), P5 = seat(5);

const Vendetta& game();

using Ids = Position::Ids;

class Table : public krypta::test::Played<Vendetta, EventKind, Table> {
 public:
  explicit Table(const Position& position) : Played(game(), position.state()) {}
  explicit Table(const State& state) : Played(game(), state) {}
  /// A new match.
  static Table begin(unsigned seats, std::initializer_list<std::pair<std::string, std::string>> options = {}) {
    return Table{seats, options};
  }

  /// One player's choices in a row.
  Table& acts(Seat s, const Ids& options);
  /// Chance's answers, by their ids.
  Table& chance(const Ids& answers) { return acts(Seat::chance, answers); }
  /// Everybody who is asked to stay or withdraw stays; or these withdraw.
  Table& all_stay() { return stay_but({}); }
  Table& stay_but(std::initializer_list<Seat> withdraw);
  /// Chance answers whatever comes first in its list, as long as it is asked.
  Table& let_chance();

  [[nodiscard]] bool over() const { return pending().over; }
  [[nodiscard]] unsigned blood(Seat s) const { return player(s).blood; }
  [[nodiscard]] unsigned influence(Seat s) const { return player(s).influence; }
  [[nodiscard]] unsigned deployed(Seat s, Location at) const { return state().sites[at].areas[s].blood; }
  /// Total power as it stands.
  [[nodiscard]] int power(Seat s, Location at) const;
  /// Total power when it was last counted for a player; -1 if it never was.
  [[nodiscard]] int counted(Seat s) const;
  /// The cards in an Area, face down ones in brackets: {"br01", "(br02)"}.
  [[nodiscard]] std::vector<std::string> area(Seat s, Location at) const;
  [[nodiscard]] std::vector<std::string> hand(Seat s) const;
  [[nodiscard]] int score(Seat s) const;
  /// The slot of a card that lies somewhere, as the notation has it: "c01".
  [[nodiscard]] std::string slot(std::string_view card) const;
  /// Of the options of a seat those that begin with a word: offered(P0, "play:").
  [[nodiscard]] std::vector<std::string> offered(Seat s, std::string_view beginning) const;
  /// What an observer knows of the state.
  [[nodiscard]] State known(Seat observer) const { return match().view(observer).known(); }

 private:
  Table(unsigned seats, std::initializer_list<std::pair<std::string, std::string>> options)
      : Played(game(), seats, options) {}
};

}  // namespace krypta::vendetta::test
