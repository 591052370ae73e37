#pragma once

#include <vector>

#include "bots/search/lottery.hpp"
#include "bots/vendetta/history.hpp"
#include "bots/vendetta/manner.hpp"

/// The positions that a seat may be in, each as likely as what the others have done makes it.
namespace krypta::bots::vendetta {

class Worlds {
 public:
  /// If it does not infer, all positions that fit the view are alike.
  Worlds(const Vendetta& game, const GameView& view, bool infers, Rng& rng);

  [[nodiscard]] State draw(Rng& rng) const;

 private:
  void weigh(Seat s, const History& history, Rng& rng);

  const Vendetta& game_;
  const GameView& view_;
  std::vector<State> pool_;
  /// For each of the others, whose cards have nothing to do with each other: in which position of the pool they are.
  SeatArray<search::Lottery, most_players> lotteries_{};
};

}  // namespace krypta::bots::vendetta
