#pragma once

#include <vector>

#include "bots/mascarade/record.hpp"
#include "bots/search/lottery.hpp"

/// How the cards may lie, by what the others have done and said.
namespace krypta::bots::mascarade {

/// Arrangements of the cards that a seat holds possible, drawn once and then many times from. Who has two cards under
/// the table usually exchanges them if he took them of his own accord, else if it makes him better off; who announces
/// or claims a character often has it.
class Worlds {
 public:
  /// If it does not infer, every exchange is a fair coin and words tell nothing.
  Worlds(const GameView& view, const Record& record, bool infers, Rng& rng);

  [[nodiscard]] const Arrangement& draw(Rng& rng) const;
  /// How likely each character lies at each place.
  [[nodiscard]] const Thoughts& thoughts() const { return thoughts_; }

 private:
  struct World {
    Arrangement cards;
    double weight = 1;
  };
  /// Follows the match from the deal on; tells whether some world is left that agrees with all that was seen.
  [[nodiscard]] bool follow(const GameView& view, const Record& record, Rng& rng);
  void by_belief(const GameView& view, const Record& record, bool infers, Rng& rng);
  void sum_up();

  std::vector<World> worlds_;
  search::Lottery lottery_;
  Thoughts thoughts_;
};

}  // namespace krypta::bots::mascarade
