#pragma once

#include "engine/games/vampire_empire/events.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vampire_empire/position.hpp"
#include "tests/rules/played.hpp"

namespace krypta::vampire_empire::test {

using krypta::test::names;
using krypta::test::numbers;
using krypta::test::told;

/// The vampire player and the human player.
inline constexpr Seat V = seat(0), H = seat(1);

const VampireEmpire& game();

using CardIds = Position::CardIds;
using Characters = Position::Characters;

class Table : public krypta::test::Played<VampireEmpire, EventKind, Table> {
 public:
  explicit Table(const Position& position) : Table(game(), position) {}
  /// With other decks than ours.
  Table(const VampireEmpire& rules, const Position& position)
      : Played(rules, position.state()), before_(position.before()) {}
  explicit Table(const State& state) : Played(game(), state) {}
  /// A new match; seat 0 plays the vampires.
  static Table begin(std::initializer_list<std::pair<std::string, std::string>> options = {}) { return Table{options}; }
  /// A match up to its first turn; the castle is Lady, Maid and Monk, the human player knows Cook and Officer, and the
  /// vampires are Maid, Lord and Nun.
  static Table begun();

  /// Chance's answers, by their ids: chance({"enter:cook", "get:h05"}).
  Table& chance(std::initializer_list<std::string_view> answers);
  /// One player's choices in a row.
  Table& acts(Seat s, std::initializer_list<std::string_view> options);
  /// Whoever is asked in a window plays no card, until the window has closed.
  Table& nobody_plays();
  /// A whole attack of the active player without support cards: cards of the attack, cards of the defence. Stops after
  /// the comparison.
  Table& round(const CardIds& attack, const CardIds& defence);

  [[nodiscard]] Seat other(Seat s) const { return s == V ? H : V; }
  [[nodiscard]] Seat active() const { return *state().active; }
  [[nodiscard]] bool over() const { return pending().over; }
  [[nodiscard]] SeatSet winners() const { return state().winners; }
  [[nodiscard]] CharacterSet castle() const;
  [[nodiscard]] unsigned markers(Character who, Marker kind) const;
  [[nodiscard]] unsigned attack() const { return state().combat.attack; }
  [[nodiscard]] unsigned defence() const { return state().combat.defence; }
  [[nodiscard]] std::vector<std::string> hand(Seat s) const;
  /// Without what the position says nothing of.
  [[nodiscard]] std::vector<std::string> moat(Seat s) const;
  [[nodiscard]] std::vector<std::string> cellar(Seat s) const;
  /// Of the options of a seat those that begin with a word: offered(V, "attack:").
  [[nodiscard]] std::vector<std::string> offered(Seat s, std::string_view beginning) const;
  /// What an observer knows of the state.
  [[nodiscard]] State known(Seat observer) const { return match().view(observer).known(); }

 private:
  explicit Table(std::initializer_list<std::pair<std::string, std::string>> options)
      : Played(game(), table_size, options) {}
  CardSet before_{};
};

CardSet cards(const CardIds& ids);
CharacterSet set_of(const Characters& who);

}  // namespace krypta::vampire_empire::test
