#pragma once

#include <array>

#include "bots/nowa_huta/turn.hpp"

/// What a pair of cards is worth while the others' cards are sealed.
namespace krypta::bots::nowa_huta {

inline constexpr unsigned pair_count = 8;
constexpr Plan pair_of(unsigned i) { return {static_cast<EstateCard>(i % 4), static_cast<CircleCard>(i / 4)}; }

/// The turn begins with these cards of one seat and those that the others have.
[[nodiscard]] State revealed(const NowaHuta& game, State state, Seat last, const Plan& plan);
/// How likely somebody is to play each pair. The better it is for him if he plays it at once, the likelier; some doubt
/// remains.
using PairOdds = std::array<double, pair_count>;
[[nodiscard]] PairOdds odds_of_pairs(const NowaHuta& game, const State& world, Seat s, Evaluator& evaluator,
                                     TurnPlayer& player);

class Planner {
 public:
  Planner(const NowaHuta& game, const GameView& view, Rng& rng, const Model& model);
  Planner(const Planner&) = delete;
  Planner& operator=(const Planner&) = delete;

  /// The chance to win with these two cards: the turn is played to its end against each of a few sets of plans that the
  /// others may have.
  [[nodiscard]] double value(EstateCard estate, CircleCard circle);

 private:
  static constexpr unsigned worlds = 4;
  void draw_plans(Seat s, const PairOdds& odds, Rng& rng);

  const NowaHuta& game_;
  Seat self_;
  Evaluator evaluator_;
  TurnPlayer player_;
  FixedVector<State, worlds> worlds_;
  std::array<double, pair_count> values_{};
};

}  // namespace krypta::bots::nowa_huta
