#include "engine/games/nowa_huta/rules.hpp"

namespace krypta::nowa_huta {

// Every seat may fix a missing card or put another one of the same kind in the place of a fixed one. NH-033, NH-039
void planning_options(const State& state, Seat self, Options& out) {
  const Plan& plan = state.players[self].plan.value;
  for (const EstateCard card : all_of<EstateCard>()) {
    if (plan.estate != card) out.push_back(choose(card));
  }
  for (const CircleCard card : all_of<CircleCard>()) {
    if (plan.circle != card) out.push_back(choose(card));
  }
}

bool apply_plan(State& state, Seat self, Choice choice, Events& events) {
  Player& player = state.players[self];
  Plan& plan = player.plan.value;
  if (verb(choice) == Verb::Move) {
    plan.estate = chosen<EstateCard>(choice);
    events.add(SeatSet::of(self), {33, 179}, EventKind::EstateCardFixed, self, chosen<EstateCard>(choice));
  } else {
    plan.circle = chosen<CircleCard>(choice);
    events.add(SeatSet::of(self), {33, 179}, EventKind::CircleCardFixed, self, chosen<CircleCard>(choice));
  }
  // NH-181: one card alone shows nothing, and neither does a replacement.
  if (player.chosen || !plan.complete()) return false;
  player.chosen = true;
  events.tell_all({37, 181}, EventKind::HasChosen, self);
  for (const Player& each : state.players) {
    if (!each.chosen) return false;
  }
  // NH-040: the choice that completes the set opens them all.
  for (unsigned s = 0; s < seats(state); ++s) {
    Sealed<Plan>& sealed = state.players[seat(s)].plan;
    sealed.open = true;
    events.tell_all({40}, EventKind::PlanRevealed, seat(s), sealed.value.estate, sealed.value.circle);
  }
  return true;
}

// The only thing a view can lack is the others' sealed plans. Of those who have chosen both cards are there, of the
// others at most one; within that every plan is equally likely.
State NowaHuta::complete(const GameView& view, Rng& rng) const {
  State state = view.known();
  for (Player& player : state.players) {
    Sealed<Plan>& sealed = player.plan;
    if (sealed.known) continue;
    sealed.known = true;
    sealed.value = {};
    const std::uint32_t drawn = rng.below(player.chosen ? 8 : 7);
    if (player.chosen) {
      sealed.value = {static_cast<EstateCard>(drawn % 4), static_cast<CircleCard>(drawn / 4)};
    } else if (drawn < 4) {
      sealed.value.estate = static_cast<EstateCard>(drawn);
    } else if (drawn < 6) {
      sealed.value.circle = static_cast<CircleCard>(drawn - 4);
    }
  }
  return state;
}

}  // namespace krypta::nowa_huta
