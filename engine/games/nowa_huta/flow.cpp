#include "engine/games/nowa_huta/rules.hpp"

/// The course of play: whose decision it is, and what follows when it has been made.
namespace krypta::nowa_huta {

namespace {

bool is_ability(Step step) { return step >= Step::TeatralneTake && step <= Step::MlodosciTo; }
bool is_action(Step step) { return step >= Step::AttackTarget && step <= Step::GambitMove; }

void begin_player_turn(State& state, Seat self, Events& events) {
  Player& player = state.players[self];
  events.tell_all({42}, EventKind::TurnTaken, self);
  // Step a
  if (player.attacked) {  // NH-104
    player.attacked = false;
    events.tell_all({104}, EventKind::VampireHeld, self, player.vampire);
  } else {  // NH-044
    const Estate from = *player.vampire;
    player.vampire = moved(from, *player.plan.value.estate);
    events.tell_all({44}, EventKind::VampireMoved, self, from, player.vampire);
  }
  // Step b
  if (player.gambited) {  // NH-116
    player.gambited = false;
    events.tell_all({116}, EventKind::CirclePawnHeld, self, player.circle_pawn);
  } else {  // NH-045
    const CircleAction from = *player.circle_pawn;
    player.circle_pawn = moved(from, *player.plan.value.circle);
    events.tell_all({45}, EventKind::CirclePawnMoved, self, from, player.circle_pawn);
  }
  // Step c: what can be used now stays so until it is used, for no ability and no action stands in the way of the
  // other.
  state.frames.push({.step = Step::UseAbilities,
                     .ability = ability_usable(state, self) ? Use::Open : Use::None,
                     .action = used_last(*player.circle_pawn) ? Use::None : Use::Open});  // NH-051, NH-057
}

void place_possessed(State& state, Seat self, Events& events) {
  if (place(state, self, vampire(state, self), 2, {52}, events) == 0) {  // NH-052
    events.tell_all({54}, EventKind::NothingPlaced, self, vampire(state, self));
  }
  notice_specials(state, events);
}

/// NH-030, NH-031, NH-032
void end_turn(State& state, Events& events) {
  score_turn(state, events);
  if (state.turn == last_turn) {
    state.frames.top() = {.step = Step::Over};
    return;
  }
  update_order(state, events);
  for (Player& player : state.players) player.plan = {};  // NH-016
  state.chosen = {};
  ++state.turn;
  state.frames.top() = {.step = Step::Plan};
  events.tell_all({31}, EventKind::TurnBegan, state.turn);
}

/// Carries the rules on until somebody has to decide.
void run(State& state, Events& events) {
  for (;;) {
    Frame& frame = state.frames.top();
    switch (frame.step) {
      case Step::TakeTurns:
        if (frame.place == seats(state)) return end_turn(state, events);
        begin_player_turn(state, state.order[frame.place], events);  // NH-042
        break;
      case Step::UseAbilities:
        if (frame.ability == Use::Open || frame.action == Use::Open) return;
        frame.step = Step::PlacePossessed;
        break;
      case Step::PlacePossessed:
        place_possessed(state, active(state), events);
        frame.step = Step::LeaveCircle;
        break;
      case Step::LeaveCircle:
        if (used_last(circle_pawn(state, active(state))) && frame.action == Use::None) return;
        state.frames.pop();
        ++state.frames.top().place;
        break;
      default: return;
    }
  }
}

void decline(State& state, Seat self, Events& events) {
  Frame& turn = state.frames.top();
  if (turn.ability == Use::Open) {
    turn.ability = Use::None;
    events.tell_all({47}, EventKind::AbilityDeclined, self, vampire(state, self));
  }
  if (turn.action == Use::Open) {
    turn.action = Use::None;
    events.tell_all({47}, EventKind::ActionDeclined, self, circle_pawn(state, self));
  }
}

/// An ability is over: its frame goes, and what it did to the board is looked at. NH-134
void finish_ability(State& state, Events& events) {
  if (is_ability(state.frames.top().step)) state.frames.pop();
  notice_specials(state, events);
}

void apply_use(State& state, Seat self, Choice choice, Events& events) {
  Frame& turn = state.frames.top();
  if (verb(choice) == Verb::Done) {
    decline(state, self, events);
  } else if (chosen<Usable>(choice) == Usable::Ability) {
    turn.ability = Use::Used;
    events.tell_all({46, 59}, EventKind::AbilityUsed, self, vampire(state, self));
    if (use_ability(state, self, events)) finish_ability(state, events);
  } else {
    turn.action = Use::Used;
    events.tell_all({46, 89}, EventKind::ActionUsed, self, circle_pawn(state, self));
    use_action(state, self, events);
  }
}

}  // namespace

Seat active(const State& state) {
  const Frame& base = state.frames[0];
  const auto place = static_cast<std::size_t>(base.place);
  // NH-026: the circle pawns are placed in the reverse order.
  return base.step == Step::PlaceCirclePawns ? state.order[state.order.size() - 1 - place] : state.order[place];
}

Pending NowaHuta::pending(const State& state) const {
  Pending now;
  switch (state.frames.top().step) {
    case Step::Over: now.over = true; break;
    case Step::DrawElder: now.chance = true; break;
    case Step::Plan:  // NH-038
      now.may = state.chosen;
      now.must = SeatSet::first(nowa_huta::seats(state)) - state.chosen;
      break;
    default:  // NH-043
      now.must.add(active(state));
  }
  return now;
}

void NowaHuta::options(const State& state, Seat self, Options& out) const {
  const Step step = state.frames.top().step;
  if (number(self) >= nowa_huta::seats(state)) return;
  if (step == Step::Plan) return planning_options(state, self, out);
  if (step == Step::Over || step == Step::DrawElder || self != active(state)) return;
  switch (step) {
    case Step::PlaceVampires:
      for (const Estate e : all_of<Estate>()) out.push_back(choose(Verb::Vampire, e));
      return;
    case Step::PlaceCirclePawns:
      for (const CircleAction a : all_of<CircleAction>()) out.push_back(choose(Verb::Circle, a));
      return;
    case Step::UseAbilities: {
      const Frame& turn = state.frames.top();
      if (turn.ability == Use::Open) out.push_back(choose(Usable::Ability));
      if (turn.action == Use::Open) out.push_back(choose(Usable::Action));
      out.push_back(choose(Verb::Done));
      return;
    }
    case Step::LeaveCircle: return leave_options(state, self, out);
    default: return is_action(step) ? action_options(state, self, out) : ability_options(state, self, out);
  }
}

void NowaHuta::apply(State& state, Seat self, Choice choice, Events& events) const {
  const Step step = state.frames.top().step;
  switch (step) {
    case Step::DrawElder:
    case Step::PlaceVampires:
    case Step::PlaceCirclePawns: return apply_setup(state, self, choice, events);
    case Step::Plan:
      if (!apply_plan(state, self, choice, events)) return;
      state.frames.top() = {.step = Step::TakeTurns};
      break;
    case Step::UseAbilities: apply_use(state, self, choice, events); break;
    case Step::LeaveCircle:
      apply_leave(state, self, choice, events);
      state.frames.top().action = Use::Used;
      break;
    default:
      if (is_action(step)) {
        if (apply_action(state, self, choice, events)) state.frames.pop();
      } else if (apply_ability(state, self, choice, events)) {
        finish_ability(state, events);
      }
  }
  run(state, events);
}

}  // namespace krypta::nowa_huta
