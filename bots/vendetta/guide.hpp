#pragma once

#include "bots/search/facts.hpp"
#include "bots/search/guide.hpp"
#include "bots/vendetta/mind.hpp"
#include "bots/vendetta/worlds.hpp"

/// What the search is told of Vendetta: everybody does about what the heuristic bot would do in his place, and at the
/// end of a round the position is judged by points, blood and hands.
namespace krypta::bots::vendetta {

class Guide {
 public:
  using Weights = search::Weights<Vendetta>;

  Guide(const Vendetta& game, const GameView& view, bool infers, Rng& rng);
  Guide(const Guide&) = delete;
  Guide& operator=(const Guide&) = delete;

  [[nodiscard]] State draw(Rng& rng);
  /// What others have sealed is theirs to choose again: nobody has seen it.
  [[nodiscard]] State draw_for(const GameView& view, Rng& rng) const;
  void consider(const Options& choices, Weights& weights, Rng& rng);
  void weigh(const GameView& view, const Options& choices, Weights& weights);
  void play_on(State& state, Rng& rng);
  [[nodiscard]] bool rests(const State& state) const { return state.round > last_; }
  [[nodiscard]] search::Values judge(const State& state) const;
  // facts.cpp
  static void note_hidden(const GameView& view, const State& world, search::Facts& facts);

 private:
  void weigh(const GameView& view, const Options& choices, double whims, Rng& rng, Weights& weights) const;

  const Vendetta& game_;
  const GameView& view_;
  Manner manner_{};
  unsigned last_;  ///< the round after which a position is judged
  Rng rng_;        ///< for the moods of those who are looked at
  Worlds worlds_;
};

}  // namespace krypta::bots::vendetta
