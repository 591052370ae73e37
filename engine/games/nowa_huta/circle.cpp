#include "engine/games/nowa_huta/rules.hpp"

/// The seven actions of the Circle of Time.
namespace krypta::nowa_huta {

namespace {

/// Mysterious Reports and Vile Slander: the same action with the two markers in each other's role.
void change_modifier(State& state, Seat self, Modifier marker, const std::array<unsigned, 3>& rules, Events& events) {
  const Estate where = vampire(state, self);  // NH-099
  Modifier& modifier = state.estates[where].modifier;
  if (modifier == Modifier::None) {  // NH-091, NH-094
    modifier = marker;
    events.tell_all({rules[0]}, EventKind::ModifierPlaced, self, where, marker);
  } else if (modifier == marker) {  // NH-092, NH-095
    events.tell_all({rules[1]}, EventKind::ModifierKept, self, where, marker);
  } else {  // NH-093, NH-096
    const Modifier cancelled = modifier;
    modifier = Modifier::None;
    events.tell_all({rules[2], 98}, EventKind::ModifierCancelled, self, where, cancelled);
  }
}

/// NH-125, NH-126
void call_sabbath(State& state, Seat self, Events& events) {
  const Estate where = vampire(state, self);
  bool& marker = state.estates[where].sabbath;
  if (marker) {
    events.tell_all({126}, EventKind::SabbathAlreadyCalled, self, where);
  } else {
    marker = true;
    events.tell_all({125}, EventKind::SabbathCalled, self, where);
  }
}

bool has_acted(const State& state, Seat s) {
  for (std::size_t place = 0; place < state.frames[0].place; ++place) {
    if (state.order[place] == s) return true;
  }
  return false;
}

}  // namespace

bool use_action(State& state, Seat self, Events& events) {
  switch (circle_pawn(state, self)) {
    case CircleAction::MysteriousReports:
      change_modifier(state, self, Modifier::Raise, {91, 92, 93}, events);
      return true;
    case CircleAction::VileSlander: change_modifier(state, self, Modifier::Lower, {94, 95, 96}, events); return true;
    case CircleAction::SabbathHour: call_sabbath(state, self, events); return true;
    case CircleAction::SurpriseAttack: state.frames.push({.step = Step::AttackTarget}); return false;
    default: state.frames.push({.step = Step::GambitTarget}); return false;
  }
}

void action_options(const State& state, Seat self, Options& out) {
  switch (state.frames.top().step) {
    case Step::AttackMove:  // NH-101, NH-102
      for (const EstateCard card : all_of<EstateCard>()) out.push_back(choose(card));
      return;
    case Step::GambitMove:  // NH-114
      for (const CircleCard card : all_of<CircleCard>()) out.push_back(choose(card));
      return;
    default:  // NH-100, NH-113
      for (const Seat s : SeatSet::first(seats(state)).without(self)) out.push_back(choose(Verb::Target, s));
  }
}

bool apply_action(State& state, Seat self, Choice choice, Events& events) {
  Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::AttackTarget: frame = {.step = Step::AttackMove, .whose = chosen<Seat>(choice)}; return false;
    case Step::GambitTarget: frame = {.step = Step::GambitMove, .whose = chosen<Seat>(choice)}; return false;
    case Step::AttackMove: {  // NH-103, NH-107
      Player& target = state.players[*frame.whose];
      const Estate from = *target.vampire;
      target.vampire = moved(from, chosen<EstateCard>(choice));
      target.attacked = !has_acted(state, *frame.whose);  // NH-104, NH-106
      events.tell_all({100, target.attacked ? 104U : 106U}, EventKind::Attacked, self, *frame.whose,
                      chosen<EstateCard>(choice), from, target.vampire);
      return true;
    }
    default: {  // NH-115, NH-118
      Player& target = state.players[*frame.whose];
      const CircleAction from = *target.circle_pawn;
      target.circle_pawn = moved(from, chosen<CircleCard>(choice));
      target.gambited = !has_acted(state, *frame.whose);  // NH-116, NH-117
      events.tell_all({113, target.gambited ? 116U : 117U}, EventKind::Gambited, self, *frame.whose,
                      chosen<CircleCard>(choice), from, target.circle_pawn);
      return true;
    }
  }
}

void leave_options(const State& state, Seat self, Options& out) {
  const CircleAction space = circle_pawn(state, self);
  if (space == CircleAction::Bat) {  // NH-121
    for (const Estate e : all_of<Estate>()) {
      if (e != vampire(state, self)) out.push_back(choose(Verb::Vampire, e));
    }
  } else {  // NH-110
    for (const CircleAction a : all_of<CircleAction>()) {
      if (a != space) out.push_back(choose(Verb::Circle, a));
    }
  }
  out.push_back(choose(Verb::Stay));
}

void apply_leave(State& state, Seat self, Choice choice, Events& events) {
  Player& player = state.players[self];
  switch (verb(choice)) {
    case Verb::Vampire: {  // NH-120, NH-122
      const Maybe<Estate> from = player.vampire;
      player.vampire = chosen<Estate>(choice);
      return events.tell_all({120, 122}, EventKind::Flew, self, from, player.vampire);
    }
    case Verb::Circle: {  // NH-109, NH-111
      const Maybe<CircleAction> from = player.circle_pawn;
      player.circle_pawn = chosen<CircleAction>(choice);
      return events.tell_all({109, 111}, EventKind::Reacted, self, from, player.circle_pawn);
    }
    default: events.tell_all({47, 51}, EventKind::ActionDeclined, self, player.circle_pawn);
  }
}

}  // namespace krypta::nowa_huta
