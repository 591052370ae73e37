#pragma once

#include "bots/vampire_empire/mind.hpp"

namespace krypta::bots::vampire_empire {

/// What an opponent has done that tells of what he holds and knows.
class Traces {
 public:
  /// Of the one who does not sit there.
  explicit Traces(const GameView& view);

  /// How well these fit a position, in which this is what the opponent has in mind; at most 1.
  [[nodiscard]] double likelihood(const State& state, const Mind& opponent) const;

 private:
  CharacterSet doubted_{};  ///< whom the human player attacked or asked: hardly one whose token he has
  // Step 1 of the opponent's last turn.
  bool sorted_ = false;  ///< he could put cards into the cellar and draw others
  unsigned hand_ = 0;    ///< so many he had when it was over
  unsigned fresh_ = 0;   ///< so many of them he had just drawn
};

}  // namespace krypta::bots::vampire_empire
