#include "engine/games/nowa_huta/rules.hpp"

namespace krypta::nowa_huta {

// Every seat may fix a missing card or put another one of the same kind in the place of a fixed one. NH-033, NH-039
void planning_options(const State& state, Seat self, Options& out) {
  const Plan plan = state.players[self].plan.value;
  Options::Filler list{out};
  for (const EstateCard card : all_of<EstateCard>()) list.add_if(plan.estate != card, choose(card));
  for (const CircleCard card : all_of<CircleCard>()) list.add_if(plan.circle != card, choose(card));
}

bool apply_plan(State& state, Seat self, Choice choice, Events& events) {
  Plan& plan = state.players[self].plan.value;
  if (verb(choice) == Verb::Move) {
    plan.estate = chosen<EstateCard>(choice);
    events.add(SeatSet::of(self), {33, 179}, EventKind::EstateCardFixed, self, chosen<EstateCard>(choice));
  } else {
    plan.circle = chosen<CircleCard>(choice);
    events.add(SeatSet::of(self), {33, 179}, EventKind::CircleCardFixed, self, chosen<CircleCard>(choice));
  }
  // NH-181: one card alone shows nothing, and neither does a replacement.
  if (state.chosen.has(self) || !plan.complete()) return false;
  state.chosen.add(self);
  events.tell_all({37, 181}, EventKind::HasChosen, self);
  if (state.chosen != SeatSet::first(seats(state))) return false;
  // NH-040: the choice that completes the set opens them all.
  for (unsigned s = 0; s < seats(state); ++s) {
    Sealed<Plan>& sealed = state.players[seat(s)].plan;
    sealed.open = true;
    events.tell_all({40}, EventKind::PlanRevealed, seat(s), sealed.value.estate, sealed.value.circle);
  }
  return true;
}

// The only thing a view can lack is the others' sealed plans, which are empty before the first planning phase. Of those
// who have chosen both cards are there, of the others at most one; within that every plan is equally likely.
State NowaHuta::complete(const GameView& view, Rng& rng) const {
  State state = view.known();
  for (unsigned s = 0; s < nowa_huta::seats(state); ++s) {
    Sealed<Plan>& sealed = state.players[seat(s)].plan;
    if (sealed.known) continue;
    sealed.known = true;
    if (state.frames.top().step != Step::Plan) continue;
    const bool both = state.chosen.has(seat(s));
    const std::uint32_t drawn = rng.below(both ? 8 : 7);
    if (both) {
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
