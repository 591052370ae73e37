#pragma once

#include "engine/games/vampire_empire/events.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "tests/rules/played.hpp"

namespace krypta::vampire_empire::test {

using krypta::test::names;
using krypta::test::numbers;
using krypta::test::told;

/// The vampire player and the human player.
inline constexpr Seat V = seat(0), H = seat(1);

const VampireEmpire& game();

using CardIds = std::initializer_list<std::string_view>;
using Characters = std::initializer_list<Character>;

/// A position in step 3 of a turn, with the first window closed. Unless told otherwise: it is night in turn 3, the
/// castle holds Lady, Maid and Monk, the others are in the town; the vampires are Lord, Cook and Nun, and the human
/// player knows Lady and Butler. Hands, moats and cellars are empty and all cards in the decks, but for what a match
/// that came here must have used: the citizens of the markers, and some cards of the turns before.
class Position {
 public:
  Position();
  Position& day();
  Position& turn(unsigned number);
  /// Step 1 of the turn.
  Position& step_1();
  /// Step 2 of the turn.
  Position& step_2();
  /// The first window of the turn, the active player asked.
  Position& window_before();
  /// The last window of the turn, the active player asked.
  Position& window_after();
  Position& castle(Characters who);
  /// These lie at the bottom of the town, the last of them deepest; everybody has seen them go there.
  Position& bottom(Characters who);
  /// Also in the castle's place: the dead are taken out of castle and town; vampires among them are revealed.
  Position& dead(Characters who);
  Position& vampires(Characters who);
  Position& tokens(Characters who);
  Position& revealed(Characters who);
  Position& known_humans(Characters who);
  Position& marker(Character who, Marker kind, unsigned count);
  // Cards are taken from the deck, wherever they lay before.
  Position& hand(Seat s, CardIds ids);
  Position& moat(Seat s, CardIds ids);
  Position& cellar(Seat s, CardIds ids);
  /// The deck holds these; what is nowhere else goes to the moat.
  Position& deck(Seat s, CardIds ids);
  Position& reshuffled(Seat s);
  Position& forbid(Seat s, Action action);
  /// The state itself, for what has no word here.
  State& raw() { return state_; }
  [[nodiscard]] State state() const;
  /// What lies in the moats since before, and the position says nothing of.
  [[nodiscard]] CardSet before() const;

 private:
  Position& put(Seat s, CardIds ids, CardSet& pile);
  void settle();
  State state_;
};

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
  Table& round(CardIds attack, CardIds defence);

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

CardSet cards(CardIds ids);
CharacterSet set_of(Characters who);

}  // namespace krypta::vampire_empire::test
