#pragma once

#include "bots/mascarade/glance.hpp"
#include "bots/search/facts.hpp"

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
  [[nodiscard]] bool rests(const State& state) const;
  [[nodiscard]] search::Values judge(const State& state) const;
  void begin_line(const State& state, bool own) { minds_.begin(state, own, rng_); }
  void note(const State& before, Seat s, Choice choice, const State& after) { minds_.note(before, s, choice, after); }
  // facts.cpp
  static void note_hidden(const GameView& view, const State& world, search::Facts& facts);

 private:
  const Mascarade& game_;
  const GameView& view_;
  Rng rng_;
  Worlds worlds_;
  Minds minds_;
  Arrangement drawn_;  ///< last
};

/// Knows nothing but the rules, and remembers what it has seen.
class Blind : public search::Unguided<Mascarade> {
 public:
  Blind(const Mascarade& game, const GameView& view, bool infers, Rng& rng);

  [[nodiscard]] State draw(Rng& rng) const { return completed(view(), own_, rng); }
  [[nodiscard]] State draw_for(const GameView& view, Rng& rng) const { return completed(view, open_, rng); }

 private:
  Belief own_;
  Belief open_;  ///< of whoever has no memory: nobody's cards are his to look at, so it is the same for all
};

}  // namespace krypta::bots::mascarade
