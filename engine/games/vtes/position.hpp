#pragma once

#include <optional>
#include <vector>

#include "engine/games/vtes/cards.hpp"
#include "engine/games/vtes/state.hpp"

namespace krypta::vtes {

/// Builds a position for specs and tests: one in the middle of a match. Unless told otherwise it is the minion phase of
/// A in turn 9, everybody has 20 pool, and nobody has a card anywhere. Nobody draws then: libraries are empty, and
/// hands hold what is said.
class Position {
 public:
  using CardIds = std::vector<CardId>;

  explicit Position(unsigned seats = 2);
  Position& active(Seat s);
  Position& phase(Phase phase);
  Position& turn(unsigned number);
  /// A vampire with as much blood as it can have, an ally or a retainer with its life, another card with no counters,
  /// unless it is said.
  ThingId put(Seat s, CardId card, Region region, std::optional<unsigned> counters = {}, unsigned level = 1);
  /// On the last thing of that name.
  ThingId put_on(Seat s, CardId host, CardId card, std::optional<unsigned> counters = {}, unsigned level = 1);
  Position& locked(const CardIds& cards);
  /// The last things of these names belong to somebody else than who controls them.
  Position& owned(Seat s, const CardIds& cards);
  Position& mark(CardId card, Mark mark);
  Position& hand(Seat s, const CardIds& cards);
  Position& library(Seat s, const CardIds& cards);
  Position& crypt(Seat s, const CardIds& cards);
  Position& ash(Seat s, const CardIds& cards);
  /// The state itself, for what has no word here.
  State& raw() { return state_; }
  [[nodiscard]] State state() const;

 private:
  Thing& last(CardId card);
  State state_{};
  Phase phase_ = Phase::Minion;
};

}  // namespace krypta::vtes
