#include "bots/nowa_huta/planning.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace krypta::bots::nowa_huta {

namespace {

constexpr double unknown = -1;

}  // namespace

State revealed(const NowaHuta& game, State state, Seat last, const Plan& plan) {
  state.chosen = SeatSet::first(static_cast<unsigned>(state.players.size())).without(last);
  state.players[last].plan.value = {plan.estate, {}};
  Events ignored;
  game.apply(state, last, choose(*plan.circle), ignored);
  return state;
}

PairOdds odds_of_pairs(const NowaHuta& game, const State& world, Seat s, Evaluator& evaluator, TurnPlayer& player) {
  State first = world;
  for (std::size_t place = 0, to = 1; place < world.order.size(); ++place) {
    first.order[world.order[place] == s ? 0 : to++] = world.order[place];
  }
  PairOdds odds{};
  for (unsigned i = 0; i < pair_count; ++i) {
    State state = revealed(game, first, s, pair_of(i));
    player.finish_player_turn(state);
    odds[i] = evaluator.lead(state, s);
  }
  const Beliefs& beliefs = evaluator.beliefs();
  const double best = std::ranges::max(odds);
  double sum = 0;
  for (double& weight : odds) sum += weight = std::exp((weight - best) / beliefs.indifference);
  for (double& weight : odds) weight = beliefs.insight * weight / sum + (1 - beliefs.insight) / pair_count;
  return odds;
}

Planner::Planner(const NowaHuta& game, const GameView& view, Rng& rng, const Model& model)
    : game_(game), self_(view.seat()), evaluator_(model), player_(game, evaluator_) {
  values_.fill(unknown);
  while (!worlds_.full()) {
    State world = game.complete(view, rng);
    for (unsigned s = 0; s < world.players.size(); ++s) {
      // Nobody knows the planner's own cards either, so what the others are thought to plan must not follow from them.
      Plan& plan = world.players[seat(s)].plan.value;
      if (seat(s) == self_ || !plan.complete()) plan = pair_of(rng.below(pair_count));
    }
    worlds_.push_back(world);
  }
  for (unsigned s = 0; s < worlds_[0].players.size(); ++s) {
    if (seat(s) != self_) {
      draw_plans(seat(s), odds_of_pairs(game, worlds_[0], seat(s), evaluator_, player_), rng);
    }
  }
}

/// Each pair stands in as many worlds as its odds say, as nearly as can be, and in no order.
void Planner::draw_plans(Seat s, const PairOdds& odds, Rng& rng) {
  std::array<unsigned, worlds> order{};
  for (unsigned i = 0; i < worlds; ++i) {
    order[i] = i;
    std::swap(order[i], order[rng.below(i + 1)]);
  }
  constexpr std::uint32_t fineness = 1U << 16U;
  const double start = static_cast<double>(rng.below(fineness)) / fineness;
  unsigned drawn = 0;
  double up_to = odds[0];
  for (unsigned i = 0; i < worlds; ++i) {
    while (drawn + 1 < pair_count && (start + i) / worlds >= up_to) up_to += odds[++drawn];
    worlds_[order[i]].players[s].plan.value = pair_of(drawn);
  }
}

double Planner::value(EstateCard estate, CircleCard circle) {
  double& value = values_[static_cast<std::size_t>(circle) * 4 + static_cast<std::size_t>(estate)];
  if (value != unknown) return value;
  value = 0;
  for (const State& world : worlds_) {
    State state = revealed(game_, world, self_, {estate, circle});
    player_.finish_turn(state);
    value += evaluator_.value(state, self_) / worlds;
  }
  return value;
}

}  // namespace krypta::bots::nowa_huta
