#pragma once

#include "bots/search/facts.hpp"
#include "bots/search/guide.hpp"
#include "bots/vampire_empire/evaluate.hpp"
#include "bots/vampire_empire/mind.hpp"
#include "bots/vampire_empire/suspicion.hpp"

/// What the search is told of Vampire Empire. Everybody is thought to play as the heuristic bot does, who remembers
/// what both have seen before the search began; when the turn is over the position is judged.
namespace krypta::bots::vampire_empire {

class Guide {
 public:
  using Weights = search::Weights<VampireEmpire>;

  Guide(const VampireEmpire& game, const GameView& view, bool infers, Rng& rng);
  Guide(const Guide&) = delete;
  Guide& operator=(const Guide&) = delete;

  [[nodiscard]] State draw(Rng& rng) const { return draw_for(view_, rng); }
  [[nodiscard]] State draw_for(const GameView& view, Rng& rng) const;
  void consider(const Options& choices, Weights& weights, Rng&) { weigh(view_, choices, weights); }
  void weigh(const GameView& view, const Options& choices, Weights& weights);
  void play_on(State& state, Rng& rng);
  [[nodiscard]] bool rests(const State& state) const;
  [[nodiscard]] search::Values judge(const State& state) const;
  // facts.cpp
  static void note_hidden(const GameView& view, const State& world, search::Facts& facts);

 private:
  /// What the human player thinks who sees this.
  [[nodiscard]] Odds odds_of(const GameView& view) const;
  [[nodiscard]] Verdict verdict_of(const GameView& view, const Options& choices);

  const VampireEmpire& game_;
  const GameView& view_;
  EnumArray<Side, Manner> manners_;
  Odds public_;  ///< what somebody thinks who has seen everything that both have seen, if anything is read from it
  Odds own_;     ///< what the searcher thinks itself
  Rng mood_;
  unsigned last_;  ///< the turn after which a position is judged
};

}  // namespace krypta::bots::vampire_empire
