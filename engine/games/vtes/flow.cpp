#include "engine/games/vtes/rules.hpp"

/// The course of play: whose decision it is, and what follows when it has been made.
namespace krypta::vtes {

namespace {

bool is_chance(Step step) { return step <= Step::DrawCrypt; }

/// VT-161, VT-162
bool go_on_dealing(Table& on) {
  State& state = on.state;
  for (unsigned i = 0; i < seat_count(state); ++i) {
    const Seat s = seat(i);
    const Player& player = state.players[s];
    if (player.hand_count < default_hand) {
      draw(on, s, default_hand - player.hand_count);
      return false;
    }
    unsigned there = 0;
    each_thing(state, [&](ThingId, const Thing& thing) { there += thing.controller == s ? 1 : 0; });
    if (there < first_crypt_cards) {
      draw_crypt(on, s, first_crypt_cards - there);
      return false;
    }
  }
  begin_turn(on, *state.frames.top().seat);
  return false;
}

/// Carries on with the innermost step; tells whether somebody has to decide.
bool go_on(Table& on) {
  switch (on.state.frames.top().step) {
    case Step::DrawFirst:
    case Step::DrawLibrary:
    case Step::DrawCrypt:
    case Step::NextAction:
    case Step::TakeMore:
    case Step::StepIn:
    case Step::Split:
    case Step::Diablerize:
    case Step::Learn:
    case Step::Over: return true;
    case Step::Discard:
      if (!on.state.players[*on.state.frames.top().seat].out) return true;
      on.state.frames.pop();
      return false;
    case Step::Reduce: return go_on_reducing(on);
    case Step::Deal: return go_on_dealing(on);
    case Step::Turn: go_on_with_turn(on); return false;
    case Step::Impulse: return go_on_with_impulse(on);
    case Step::Action: return go_on_with_action(on);
    case Step::Play: return go_on_with_play(on);
    case Step::Effect: return go_on_with_effect(on);
    case Step::Triggers: return go_on_with_triggers(on);
    case Step::Combat: return go_on_with_combat(on);
    case Step::Maneuvers: return go_on_with_maneuvers(on);
    case Step::Strike: return go_on_with_strike(on);
    case Step::Damage: return go_on_with_damage(on);
    case Step::Prevent: return go_on_with_prevention(on);
    case Step::Presses: return go_on_with_presses(on);
    case Step::Diablerie: go_on_with_diablerie(on); return false;
    case Step::Loot: return go_on_with_loot(on);
    case Step::Award: return go_on_with_award(on);
    case Step::Referendum: return go_on_with_referendum(on);
    case Step::Convictions: return go_on_with_convictions(on);
    case Step::Reprisal: return go_on_with_reprisal(on);
    case Step::Reattach: return go_on_with_reattaching(on);
    case Step::Enter: return go_on_with_entering(on);
    case Step::PreventWhich: return go_on_with_which(on);
  }
  return true;
}

void apply_chance(Table& on, Choice choice) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  if (verb(choice) == Verb::First) {
    const Seat first = seat_in(choice);
    on.events.tell_all({155}, EventKind::FirstDrawn, first);
    frame = {};
    frame.step = Step::Deal;
    frame.seat = first;
    return;
  }
  const Seat s = *frame.seat;
  Player& player = state.players[s];
  const CardId card = card_in(choice);
  const SeatSet others = SeatSet::everyone().without(s);
  if (--frame.count == 0) state.frames.pop();
  if (verb(choice) == Verb::Get) {
    take_out(player.library.value, card);
    --player.library_count;
    put_in(player.hand.value, card);
    ++player.hand_count;
    on.events.add(player.hand.open ? SeatSet::everyone() : SeatSet::of(s), {59}, EventKind::DrewCard, s, card);
    if (!player.hand.open) on.events.add(others, {59}, EventKind::Drew, s);
  } else {
    take_out(player.crypt.value, card);
    --player.crypt_count;
    put_thing(on, {.card = {card, SeatSet::of(s)}, .region = Region::Uncontrolled, .owner = s, .controller = s});
    on.events.add(SeatSet::of(s), {6}, EventKind::DrewVampire, s, card);
    on.events.add(others, {6}, EventKind::DrewCrypt, s);
  }
  state.changed = true;
  on.dirty = true;
}

void carry_out(Table& on, Seat self, Choice choice) {
  if (self == Seat::table) return break_off(on);
  switch (on.state.frames.top().step) {
    case Step::Impulse: return apply_impulse(on, self, choice);
    case Step::NextAction: return apply_next_action(on, self, choice);
    case Step::TakeMore: return apply_take_more(on, choice);
    case Step::Reduce: return apply_reduction(on, choice);
    case Step::Play:
    case Step::Effect: return apply_answer(on, choice);
    case Step::Triggers: return apply_trigger(on, choice);
    case Step::Discard: on.state.frames.pop(); return discard(on, self, card_in(choice));
    case Step::Split: return apply_split(on, choice);
    case Step::StepIn: return apply_step_in(on, choice);
    case Step::Maneuvers: return apply_maneuver(on, self, choice);
    case Step::Strike: return apply_strike(on, self, choice);
    case Step::Prevent: return apply_prevent(on, self, choice);
    case Step::Presses: return apply_press(on, self, choice);
    case Step::Diablerize:
    case Step::Loot: return apply_diablerie(on, choice);
    case Step::Learn: return apply_learn(on, choice);
    case Step::Award: return apply_award(on, choice);
    case Step::Convictions: return apply_conviction(on, choice);
    case Step::Reprisal: return apply_reprisal(on, choice);
    case Step::Reattach: return apply_reattaching(on, choice);
    case Step::Enter: return apply_entering(on, self, choice);
    case Step::PreventWhich: return apply_which(on, choice);
    default: return apply_chance(on, choice);
  }
}

SeatSet deciding(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::DrawFirst:
    case Step::DrawLibrary:
    case Step::DrawCrypt:
    case Step::Over: return {};
    case Step::Impulse: return impulse_deciders(state);
    case Step::Play:
    case Step::Effect: return SeatSet::of(effect_decider(cards, state));
    case Step::Triggers: return SeatSet::of(first_in_order(state));
    default: return SeatSet::of(*frame.seat);
  }
}

}  // namespace

Pending Vtes::pending(const State& state) const {
  const Step step = state.frames.top().step;
  return {.over = step == Step::Over,
          .chance = is_chance(step),
          .must = deciding(*cards_, state),
          .may = {},
          .sealed = have_wished(state)};
}

void Vtes::options(const State& state, Seat self, Options& out) const {
  if (!deciding(*cards_, state).has(self)) return;
  switch (state.frames.top().step) {
    case Step::Impulse: return impulse_options(*cards_, state, self, out);
    case Step::NextAction: return next_action_options(*cards_, state, self, out);
    case Step::TakeMore: return take_more_options(*cards_, state, out);
    case Step::Reduce: return reduce_options(*cards_, state, out);
    case Step::Play:
    case Step::Effect: return effect_options(*cards_, state, out);
    case Step::Triggers: return trigger_options(state, out);
    case Step::Discard: {
      const Hand& hand = state.players[self].hand.value;
      for (std::size_t i = 0; i < hand.size(); ++i) {
        if (i == 0 || hand[i] != hand[i - 1]) out.push_back(choose(Verb::Discard, hand[i]));
      }
      return;
    }
    case Step::Split: return split_options(state, out);
    case Step::StepIn: return step_in_options(*cards_, state, out);
    case Step::Maneuvers: return maneuver_options(*cards_, state, self, out);
    case Step::Strike: return strike_options(*cards_, state, self, out);
    case Step::Prevent: return prevent_options(*cards_, state, self, out);
    case Step::Presses: return press_options(*cards_, state, self, out);
    case Step::Diablerize:
    case Step::Loot: return diablerie_options(*cards_, state, out);
    case Step::Learn: return learn_options(*cards_, state, out);
    case Step::Award:
      out.push_back(choose(Verb::Yes));
      out.push_back(choose(Verb::No));
      return;
    case Step::Convictions: return conviction_options(*cards_, state, out);
    case Step::Reprisal: return reprisal_options(*cards_, state, out);
    case Step::Reattach: return reattaching_options(*cards_, state, out);
    case Step::Enter: return entering_options(*cards_, state, out);
    case Step::PreventWhich: return which_options(state, out);
    default: return;
  }
}

void Vtes::apply(State& state, Seat self, Choice choice, Events& events) const {
  Table on{*cards_, state, events};
  carry_out(on, self, choice);
  // Whoever is asked next sees a table that is settled.
  while (settle(on) || ask_after_events(on) || !go_on(on) || settle(on)) {
  }
}

}  // namespace krypta::vtes
