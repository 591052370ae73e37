#pragma once

#include <string_view>
#include <vector>

#include "engine/games/vendetta/state.hpp"

namespace krypta::vendetta {

/// Builds a position of a match for specs and tests. Unless told otherwise: round 2, seat 0 holds the Ambition token,
/// everybody has 6 blood, 3 influence, one Victim and his two starting cards in hand, nothing is deployed, and an Ally
/// without an ability waits at each location (al16, al17, al18, al19). It is seat 0's turn in Planning, the last one of
/// the round.
class Position {
 public:
  using Ids = std::vector<std::string_view>;

  explicit Position(const std::vector<Clan>& clans);
  Position& round(unsigned number);
  Position& ambition(Seat s);
  Position& teams();
  Position& blood(Seat s, unsigned n);
  Position& influence(Seat s, unsigned n);
  Position& tokens(Seat s, unsigned all, unsigned flipped = 0);
  Position& victims(Seat s, unsigned n);
  Position& allies(Seat s, const Ids& ids);
  Position& drained(Seat s, const Ids& ids, unsigned victims = 0);
  Position& relic(Seat s, std::string_view id, bool used = false);
  Position& place(Location at, std::string_view id);
  Position& ally(Location at, std::string_view id);
  /// The hand is these, instead of the two starting cards.
  Position& hand(Seat s, const Ids& ids);
  /// Cards in the Area of a player, in the order of their slots; taken from the hand or deck of whoever owns them.
  Position& up(Seat area, Location at, const Ids& ids);
  Position& down(Seat area, Location at, const Ids& ids);
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
  Position& deploy(Seat area, Location at, const Ids& ids, bool up);
  State state_;
};

}  // namespace krypta::vendetta
