#pragma once

#include <vector>

#include "engine/games/vendetta/rules.hpp"

/// What everybody has seen of the Planning of a round, told from the memory of a view.
namespace krypta::bots::vendetta {

using namespace krypta::vendetta;

/// A turn, as it was begun and what was done in it.
struct PastTurn {
  Seat who{};
  Location at{};
  bool up = false;
  Slot slot{};                           ///< where the card came to lie
  unsigned deployed = 0;                 ///< blood
  bool drained = false;                  ///< somebody, for more blood
  unsigned to_come = 0;                  ///< turns of this player after it
  SeatArray<int, most_players> spent{};  ///< what left the Pools since this turn began, and has not come back
  EnumArray<Location, SeatArray<unsigned, most_players>> blood{};  ///< that lay there
};

struct History {
  std::vector<PastTurn> turns{};  ///< those in which a card was played
  EnumArray<Location, Maybe<Follower>> allies{};
};

[[nodiscard]] History history_of(const GameView& view);

/// The table as it was when that turn began, where one player's secrets are left to be filled in.
[[nodiscard]] State as_it_was(const Cards& cards, const State& now, const History& history, std::size_t turn);

}  // namespace krypta::bots::vendetta
