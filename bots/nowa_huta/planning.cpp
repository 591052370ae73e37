#include "bots/nowa_huta/planning.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace krypta::bots::nowa_huta {

namespace {

constexpr double unknown = -1;

}  // namespace

Planner::Planner(const NowaHuta& game, const GameView& view, Rng& rng, const Model& model)
    : game_(game), self_(view.seat()), beliefs_(model.beliefs()), evaluator_(model), player_(game, evaluator_) {
  values_.fill(unknown);
  while (!worlds_.full()) {
    State world = game.complete(view, rng);
    for (unsigned s = 0; s < world.players.size(); ++s) {
      // Nobody knows the planner's own cards either, so what the others are thought to plan must not follow from them.
      Plan& plan = world.players[seat(s)].plan.value;
      if (seat(s) == self_ || !plan.complete()) plan = pair(rng.below(pairs));
    }
    worlds_.push_back(world);
  }
  for (unsigned s = 0; s < worlds_[0].players.size(); ++s) {
    if (seat(s) != self_) draw_plans(seat(s), odds(worlds_[0], seat(s)), rng);
  }
}

State Planner::revealed(State state, Seat last, const Plan& plan) const {
  state.chosen = SeatSet::first(static_cast<unsigned>(state.players.size())).without(last);
  state.players[last].plan.value = {plan.estate, {}};
  Events ignored;
  game_.apply(state, last, choose(*plan.circle), ignored);
  return state;
}

/// A pair is the likelier, the better it is for somebody who plays it at once; some doubt remains.
Planner::Odds Planner::odds(const State& world, Seat s) {
  State first = world;
  for (std::size_t place = 0, to = 1; place < world.order.size(); ++place) {
    first.order[world.order[place] == s ? 0 : to++] = world.order[place];
  }
  Odds odds{};
  for (unsigned i = 0; i < pairs; ++i) {
    State state = revealed(first, s, pair(i));
    player_.finish_player_turn(state);
    odds[i] = evaluator_.lead(state, s);
  }
  const double best = std::ranges::max(odds);
  double sum = 0;
  for (double& weight : odds) sum += weight = std::exp((weight - best) / beliefs_.indifference);
  for (double& weight : odds) weight = beliefs_.insight * weight / sum + (1 - beliefs_.insight) / pairs;
  return odds;
}

/// Each pair stands in as many worlds as its odds say, as nearly as can be, and in no order.
void Planner::draw_plans(Seat s, const Odds& odds, Rng& rng) {
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
    while (drawn + 1 < pairs && (start + i) / worlds >= up_to) up_to += odds[++drawn];
    worlds_[order[i]].players[s].plan.value = pair(drawn);
  }
}

double Planner::value(EstateCard estate, CircleCard circle) {
  double& value = values_[static_cast<std::size_t>(circle) * 4 + static_cast<std::size_t>(estate)];
  if (value != unknown) return value;
  value = 0;
  for (const State& world : worlds_) {
    State state = revealed(world, self_, {estate, circle});
    player_.finish_turn(state);
    value += evaluator_.value(state, self_) / worlds;
  }
  return value;
}

}  // namespace krypta::bots::nowa_huta
