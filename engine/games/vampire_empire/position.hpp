#pragma once

#include <string_view>
#include <vector>

#include "engine/games/vampire_empire/state.hpp"

namespace krypta::vampire_empire {

/// Builds a position for specs and tests: one in step 3 of a turn, with the first window closed. Unless told
/// otherwise: it is night in turn 3, the castle holds Lady, Maid and Monk, the others are in the town; the vampires are
/// Lord, Cook and Nun, and the human player knows Lady and Butler. Hands, moats and cellars are empty and all cards in
/// the decks, but for what a match that came here must have used: the citizens of the markers, and some cards of the
/// turns before. Seat 0 plays the vampires.
class Position {
 public:
  using CardIds = std::vector<std::string_view>;
  using Characters = std::vector<Character>;

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
  /// The first window, and this player is asked; the active one has passed if it is the other.
  Position& window_asks(Seat s);
  Position& castle(const Characters& who);
  /// These lie at the bottom of the town, the last of them deepest; everybody has seen them go there.
  Position& bottom(const Characters& who);
  /// Also in the castle's place: the dead are taken out of castle and town; vampires among them are revealed.
  Position& dead(const Characters& who);
  Position& vampires(const Characters& who);
  Position& tokens(const Characters& who);
  Position& revealed(const Characters& who);
  Position& known_humans(const Characters& who);
  Position& marker(Character who, Marker kind, unsigned count);
  // Cards are taken from the deck, wherever they lay before.
  Position& hand(Seat s, const CardIds& ids);
  Position& moat(Seat s, const CardIds& ids);
  Position& cellar(Seat s, const CardIds& ids);
  /// The deck holds these; what is nowhere else goes to the moat.
  Position& deck(Seat s, const CardIds& ids);
  Position& reshuffled(Seat s);
  Position& forbid(Seat s, Action action);
  /// The state itself, for what has no word here.
  State& raw() { return state_; }
  [[nodiscard]] State state() const;
  /// What lies in the moats since before, and the position says nothing of.
  [[nodiscard]] CardSet before() const;

 private:
  Position& put(Seat s, const CardIds& ids, CardSet& pile);
  void settle();
  State state_;
};

}  // namespace krypta::vampire_empire
