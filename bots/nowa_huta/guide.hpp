#pragma once

#include <array>
#include <optional>

#include "bots/nowa_huta/planning.hpp"
#include "bots/search/facts.hpp"
#include "bots/search/guide.hpp"

/// What the search is told of Nowa Huta. Cards are planned at a glance; a player's turn is played as the heuristic bot
/// plays it in its mind, for it is played in the open; after some turns the position is judged.
namespace krypta::bots::nowa_huta {

class Guide {
 public:
  using Weights = search::Weights<NowaHuta>;

  /// There is nothing to infer: all that is hidden is chosen at the same time.
  Guide(const NowaHuta& game, const GameView& view, bool infers, Rng& rng);
  Guide(const Guide&) = delete;
  Guide& operator=(const Guide&) = delete;

  [[nodiscard]] State draw(Rng& rng) const { return draw_for(view_, rng); }
  /// What others have sealed is theirs to choose again: nobody has seen it.
  [[nodiscard]] State draw_for(const GameView& view, Rng& rng) const;
  void consider(const Options& choices, Weights& weights, Rng& rng);
  void weigh(const GameView& view, const Options& choices, Weights& weights);
  void play_on(State& state, Rng& rng);
  [[nodiscard]] bool rests(const State& state) const;
  [[nodiscard]] search::Values judge(const State& state);
  /// All that is hidden are cards that are being chosen.
  static void note_hidden(const GameView&, const State&, search::Facts&) {}

 private:
  using Pairs = std::array<float, 8>;  ///< how likely somebody plays each pair

  void weigh_plans(const GameView& view, const Options& choices, Weights& weights);
  void weigh_play(const State& state, Seat self, const Options& choices, Weights& weights);
  [[nodiscard]] const Pairs& pairs(const GameView& view);
  [[nodiscard]] Pairs thought_over(const GameView& view, Rng& rng) const;
  [[nodiscard]] Pairs at_a_glance(const State& known, Seat s) const;

  const NowaHuta& game_;
  const GameView& view_;
  const Model& model_;
  unsigned last_;  ///< the turn after which a position is judged
  Evaluator evaluator_;
  TurnPlayer player_;
  std::array<std::optional<Pairs>, table_size> first_pairs_;  ///< of the turn in which the search begins
  Pairs glance_{};
};

/// Knows nothing but the rules, and that a card once fixed stays: who changes his mind for ever never plays.
class Blind : public search::Unguided<NowaHuta> {
 public:
  using Unguided::Unguided;
  void consider(const Options& choices, Guide::Weights& weights, Rng&) const { weigh(view(), choices, weights); }
  void weigh(const GameView& view, const Options& choices, Guide::Weights& weights) const;
};

}  // namespace krypta::bots::nowa_huta
