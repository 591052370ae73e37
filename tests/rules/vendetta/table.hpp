#pragma once

#include "engine/games/vendetta/events.hpp"
#include "engine/games/vendetta/game.hpp"
#include "tests/rules/played.hpp"

namespace krypta::vendetta::test {

using krypta::test::names;
using krypta::test::numbers;
using krypta::test::told;

inline constexpr Seat P0 = seat(0), P1 = seat(1), P2 = seat(2), P3 = seat(3), P4 = seat(4), P5 = seat(5);

const Vendetta& game();

using Ids = std::initializer_list<std::string_view>;

/// A position of a match. Unless told otherwise: round 2, seat 0 holds the Ambition token, everybody has 6 blood, 3
/// influence, one Victim and his two starting cards in hand, nothing is deployed, and an Ally without an ability waits
/// at each location (al16, al17, al18, al19). It is seat 0's turn in Planning, the last one of the round.
class Position {
 public:
  explicit Position(std::initializer_list<Clan> clans);
  Position& round(unsigned number);
  Position& ambition(Seat s);
  Position& teams();
  Position& blood(Seat s, unsigned n);
  Position& influence(Seat s, unsigned n);
  Position& tokens(Seat s, unsigned all, unsigned flipped = 0);
  Position& victims(Seat s, unsigned n);
  Position& allies(Seat s, Ids ids);
  Position& drained(Seat s, Ids ids, unsigned victims = 0);
  Position& relic(Seat s, std::string_view id, bool used = false);
  Position& place(Location at, std::string_view id);
  Position& ally(Location at, std::string_view id);
  /// The hand is these, instead of the two starting cards.
  Position& hand(Seat s, Ids ids);
  /// Cards in the Area of a player, in the order of their slots; taken from the hand or deck of whoever owns them.
  Position& up(Seat area, Location at, Ids ids);
  Position& down(Seat area, Location at, Ids ids);
  Position& deployed(Seat s, Location at, unsigned blood);
  /// The last seat has blood there, so the match comes to a question at that location and no further.
  Position& stops_at(Location at) { return deployed(seat(static_cast<unsigned>(state_.players.size()) - 1U), at, 1); }
  /// This player's turn, with so many whole passes to come.
  Position& turn_of(Seat s, unsigned passes_left = 0);
  /// Everybody who is there chooses to stay or to withdraw; the locations before are resolved.
  Position& resolving(Location at);
  /// The state itself, for what has no word here.
  State& raw() { return state_; }
  [[nodiscard]] State state() const;

 private:
  Position& deploy(Seat area, Location at, Ids ids, bool up);
  State state_;
};

class Table : public krypta::test::Played<Vendetta, EventKind, Table> {
 public:
  explicit Table(const Position& position) : Played(game(), position.state()) {}
  explicit Table(const State& state) : Played(game(), state) {}
  /// A new match.
  static Table begin(unsigned seats, std::initializer_list<std::pair<std::string, std::string>> options = {}) {
    return Table{seats, options};
  }

  /// One player's choices in a row.
  Table& acts(Seat s, Ids options);
  /// Chance's answers, by their ids.
  Table& chance(Ids answers) { return acts(Seat::chance, answers); }
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
