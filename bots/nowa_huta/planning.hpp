#pragma once

#include <array>

#include "bots/nowa_huta/turn.hpp"

/// What a pair of cards is worth while the others' cards are sealed.
namespace krypta::bots::nowa_huta {

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
  static constexpr unsigned pairs = 8;
  /// How likely somebody is to play each pair.
  using Odds = std::array<double, pairs>;

  [[nodiscard]] static Plan pair(unsigned i) {
    return {static_cast<EstateCard>(i % 4), static_cast<CircleCard>(i / 4)};
  }
  /// The turn begins with these cards of one seat and those that the others have.
  [[nodiscard]] State revealed(State state, Seat last, const Plan& plan) const;
  [[nodiscard]] Odds odds(const State& world, Seat s);
  void draw_plans(Seat s, const Odds& odds, Rng& rng);

  const NowaHuta& game_;
  Seat self_;
  Beliefs beliefs_;
  Evaluator evaluator_;
  TurnPlayer player_;
  FixedVector<State, worlds> worlds_;
  std::array<double, pairs> values_{};
};

}  // namespace krypta::bots::nowa_huta
