#pragma once

#include "bots/mascarade/glance.hpp"

/// What the search is told of Mascarade. Cards lie as the others' doings make likely; matches are played to their end
/// by players who keep in mind what they have seen.
namespace krypta::bots::mascarade {

class Guide {
 public:
  Guide(const Mascarade& game, const GameView& view, bool infers, Rng& rng);
  Guide(const Guide&) = delete;
  Guide& operator=(const Guide&) = delete;

  [[nodiscard]] State draw(Rng& rng);
  /// The cards that he may know stay as they were drawn last, the others are drawn by what everybody has watched.
  [[nodiscard]] State draw_for(const GameView& view, Rng& rng);
  void consider(const Options& choices, Weights& weights, Rng& rng) const;
  void weigh(const GameView& view, const Options& choices, Weights& weights) const {
    weigh_at_a_glance(view.known(), view.seat(), minds_, choices, weights);
  }
  void play_on(State& state, Rng& rng);
  /// Asked before every decision, so this is where the guide learns what was chosen.
  [[nodiscard]] bool rests(const State& state);
  [[nodiscard]] search::Values judge(const State& state) const;

 private:
  [[nodiscard]] bool at_root(const State& state) const;
  void follow(const State& state);
  void notice(const State& state);

  const Mascarade& game_;
  const GameView& view_;
  Rng rng_;
  Worlds worlds_;
  Minds minds_;
  Arrangement drawn_;           ///< last
  bool somebody_else_ = false;  ///< the line that begins is one for somebody else
  State before_;
  bool followed_ = false;  ///< what was chosen last is noted already
};

}  // namespace krypta::bots::mascarade
