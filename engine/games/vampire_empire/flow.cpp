#include "engine/games/vampire_empire/rules.hpp"

/// The course of play: whose decision it is, and what follows when it has been made.
namespace krypta::vampire_empire {

namespace {

bool is_chance(Step step) { return step <= Step::LoseCards; }

void draw_sides(Play& on, Choice choice) {
  on.state.frames.pop();
  take_sides(on.state, seat(argument_of(choice)));
}

void draw_token(Play& on, Choice choice) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const Seat self = *frame.seat;
  const auto who = chosen<Character>(choice);
  const bool vampires = frame.step == Step::DrawVampires;
  Secret<CharacterSet>& drawn = vampires ? state.vampires : state.tokens;
  drawn.value.add(who);
  drawn.seen_by = SeatSet::of(self);  // VE-022, VE-024
  if (vampires) {
    on.events.add(SeatSet::of(self), {21, 22}, EventKind::VampireDrawn, self, who);
  } else {
    on.events.add(SeatSet::of(self), {23, 24}, EventKind::TokenDrawn, self, who);
  }
  if (--frame.count > 0) return;
  if (vampires) {
    on.events.tell_all({21}, EventKind::VampiresDrawn, self, vampire_count);
  } else {
    on.events.tell_all({23}, EventKind::TokensDrawn, self, token_count);
  }
  state.frames.pop();
}

/// In a combat: goes on until cards may be played; tells whether somebody has to decide.
bool go_on_in_combat(Play& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  if (state.combat.ended) {
    end_combat(on);
    return false;
  }
  const Seat attacking = *state.active;
  const bool empty = state.players[*frame.seat].hand_count == 0;
  switch (frame.step) {
    case Step::Attack:
      // VE-121, VE-207
      if (state.combat.round == 1 || !empty || frame.done > 0) return true;
      stand_down(on);
      return false;
    case Step::AfterAttack:
      frame = {.step = Step::Defend, .seat = other(attacking)};
      open_window(on, Moment::AfterAttack);
      return false;
    case Step::Defend:
      if (!empty || frame.done > 0) return true;
      frame.step = Step::AfterDefence;
      return false;
    case Step::AfterDefence:
      frame = {.step = Step::Compare, .seat = attacking};
      open_window(on, Moment::AfterDefence);
      return false;
    default: compare(on); return false;
  }
}

/// Carries the rules on until somebody has to decide.
void run(Play& on) {
  State& state = on.state;
  while (true) {
    Frame& frame = state.frames.top();
    switch (frame.step) {
      case Step::EnterCastle:
        if (go_on_entering(on)) return;
        break;
      case Step::DrawCards:
        if (go_on_drawing(on)) return;
        break;
      case Step::LoseCards:
        if (go_on_losing(on)) return;
        break;
      case Step::TurnBegins: begin_turn(on); break;
      case Step::Reveal:
        if (may_reveal(state, *frame.seat)) return;
        frame.step = Step::BeforeAction;
        break;
      case Step::BeforeAction:
        frame.step = Step::Act;
        open_window(on, Moment::General);
        break;
      case Step::AfterAction:
        frame.step = Step::TurnEnds;
        open_window(on, Moment::General);
        break;
      case Step::TurnEnds: end_turn(on); break;
      case Step::Window:
        if (go_on_in_window(on)) return;
        break;
      case Step::CardAsks:
        if (go_on_with_card(on)) return;
        break;
      case Step::Attack:
      case Step::AfterAttack:
      case Step::Defend:
      case Step::AfterDefence:
      case Step::Compare:
        if (go_on_in_combat(on)) return;
        break;
      case Step::CombatEnds: end_combat(on); break;
      case Step::AddAttack:
      case Step::AddDefence:
        if (frame.done > 0 || state.players[*frame.seat].hand_count > 0) return;
        state.frames.pop();  // VE-207
        break;
      default: return;
    }
  }
}

void carry_out(Play& on, Seat self, Choice choice) {
  switch (on.state.frames.top().step) {
    case Step::DrawSides: return draw_sides(on, choice);
    case Step::EnterCastle: on.state.town.take(chosen<Character>(choice)); return enter(on, chosen<Character>(choice));
    case Step::DrawVampires:
    case Step::DrawTokens: return draw_token(on, choice);
    case Step::DrawCards: return apply_draw(on, chosen<Card>(choice));
    case Step::LoseCards: return apply_loss(on, chosen<Card>(choice));
    case Step::Discard: return apply_discard(on, self, choice);
    case Step::Reveal: return apply_reveal(on, self, choice);
    case Step::Act: return apply_act(on, self, choice);
    case Step::Window: return apply_window(on, self, choice);
    case Step::CardAsks: return apply_card(on, self, choice);
    case Step::PayCards: return drop(on, self, chosen<Card>(choice), {154, 157});
    case Step::HideCards: return apply_hide_card(on, self, chosen<Card>(choice));
    case Step::AskCards: return apply_ask_card(on, self, chosen<Card>(choice));
    case Step::AttackNow: return apply_attack_now(on, self, choice);
    case Step::PassCards: return drop(on, self, chosen<Card>(choice), {143, 146});
    default: return apply_combat(on, self, choice);
  }
}

}  // namespace

Pending VampireEmpire::pending(const State& state) const {
  Pending now;
  const Frame& frame = state.frames.top();
  if (frame.step == Step::Over) {
    now.over = true;
  } else if (is_chance(frame.step)) {
    now.chance = true;
  } else if (frame.step == Step::CardAsks) {
    now.must = SeatSet::of(card_decider(*cards_, state));
  } else {
    now.must = SeatSet::of(*frame.seat);
  }
  return now;
}

void VampireEmpire::options(const State& state, Seat self, Options& out) const {
  if (!pending(state).must.has(self)) return;
  switch (state.frames.top().step) {
    case Step::Discard: return discard_options(state, self, out);
    case Step::Reveal: return reveal_options(state, out);
    case Step::Act: return act_options(*cards_, state, self, out);
    case Step::Window: return window_options(*cards_, state, self, out);
    case Step::CardAsks: return card_options(*cards_, state, out);
    case Step::PayCards:
    case Step::PassCards: return drop_options(state, self, out);
    case Step::HideCards: return hide_card_options(*cards_, state, self, out);
    case Step::AskCards: return ask_card_options(*cards_, state, self, out);
    case Step::AttackNow: return attack_now_options(*cards_, state, out);
    default: return combat_options(*cards_, state, self, out);
  }
}

void VampireEmpire::apply(State& state, Seat self, Choice choice, Events& events) const {
  Play on{*cards_, state, events};
  carry_out(on, self, choice);
  run(on);
}

}  // namespace krypta::vampire_empire
