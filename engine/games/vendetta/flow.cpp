#include "engine/games/vendetta/rules.hpp"

/// The course of play: whose decision it is, and what follows when it has been made.
namespace krypta::vendetta {

namespace {

bool is_chance(Step step) { return step <= Step::DrainRandom; }
/// Where everybody decides at once.
bool is_for_all(Step step) { return step == Step::BuildHand || step == Step::Stand || step == Step::Bid; }

/// Carries on with the innermost step; tells whether somebody has to decide.
bool go_on(Play& on) {
  switch (on.state.frames.top().step) {
    case Step::DrawFirst:
    case Step::DrawPlace:
    case Step::OfferRelic:
    case Step::OfferClan:
    case Step::DealClan:
    case Step::DrawAlly:
    case Step::DrainRandom:
    case Step::BuildHand:
    case Step::Stand:
    case Step::Over: return true;
    case Step::DrawCard: return go_on_drawing(on);
    case Step::PickClan:
    case Step::PickRelic: return go_on_picking(on);
    case Step::Ready: make_ready(on); return false;
    case Step::Round: go_on_with_round(on); return false;
    case Step::Turns: return go_on_with_turns(on);
    case Step::Turn: return go_on_with_turn(on);
    case Step::Site: go_on_at_site(on); return false;
    case Step::Withdrawal: go_on_withdrawing(on); return false;
    case Step::Pass: return go_on_in_pass(on);
    case Step::Rewards: go_on_rewarding(on); return false;
    case Step::Window: return go_on_in_window(on);
    case Step::Effect: return go_on_with_effect(on);
    case Step::Bid: return go_on_bidding(on);
    case Step::Frenzy: go_on_in_frenzy(on); return false;
  }
  return true;
}

void carry_out(Play& on, Seat self, Choice choice) {
  switch (on.state.frames.top().step) {
    case Step::PickClan:
    case Step::PickRelic: return apply_pick(on, self, choice);
    case Step::BuildHand: return apply_hand(on, self, choice);
    case Step::Turn: return apply_turn(on, self, choice);
    case Step::Stand: return apply_stand(on, self, choice);
    case Step::Pass: return apply_pass(on, self, choice);
    case Step::Window: return apply_window(on, self, choice);
    case Step::Effect: return apply_effect(on, self, choice);
    case Step::Bid: return apply_bid(on, self, choice);
    default: return apply_chance(on, choice);
  }
}

SeatSet deciding(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  if (is_chance(frame.step) || frame.step == Step::Over) return {};
  if (is_for_all(frame.step)) return frame.seats;
  return SeatSet::of(frame.step == Step::Effect ? effect_decider(cards, state) : *frame.seat);
}

}  // namespace

Pending Vendetta::pending(const State& state) const {
  const Step step = state.frames.top().step;
  return {.over = step == Step::Over, .chance = is_chance(step), .must = deciding(*cards_, state), .may = {}};
}

void Vendetta::options(const State& state, Seat self, Options& out) const {
  if (!deciding(*cards_, state).has(self)) return;
  switch (state.frames.top().step) {
    case Step::PickClan:
    case Step::PickRelic: return pick_options(state, out);
    case Step::BuildHand: return hand_options(*cards_, state, self, out);
    case Step::Turn: return turn_options(*cards_, state, self, out);
    case Step::Stand: return stand_options(*cards_, state, self, out);
    case Step::Pass: return pass_options(*cards_, state, self, out);
    case Step::Window: return window_options(*cards_, state, self, out);
    case Step::Effect: return effect_options(*cards_, state, out);
    case Step::Bid: return bid_options(state, self, out);
    default: return;
  }
}

void Vendetta::apply(State& state, Seat self, Choice choice, Events& events) const {
  Play on{*cards_, state, events};
  carry_out(on, self, choice);
  while (!go_on(on)) {
  }
}

}  // namespace krypta::vendetta
