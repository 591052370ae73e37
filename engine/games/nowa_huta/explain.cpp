#include <algorithm>

#include "engine/games/nowa_huta/rules.hpp"

/// Why a choice is refused, as the rules that refuse it.
namespace krypta::nowa_huta {

namespace {

RuleIds explain_use(const State& state, Seat self, Choice choice) {
  const Frame& turn = state.frames.top();
  if (verb(choice) == Verb::Use && chosen<Usable>(choice) == Usable::Ability) {
    if (turn.ability == Use::Used) return {49};
    switch (vampire(state, self)) {
      case Estate::Handlowe: return {56, 60};
      case Estate::Teatralne: return {56, 63};
      case Estate::Gorali: return {56, 68};
      case Estate::Zielone: return {56, 70};
      case Estate::Szkolne: return {56, 77};
      case Estate::Ogrodowe: return {56, 80, 83};
      case Estate::Mlodosci: return {56, 85};
    }
  }
  if (verb(choice) == Verb::Use) return turn.action == Use::Used ? RuleIds{49} : RuleIds{51};
  if (verb(choice) == Verb::Vampire || verb(choice) == Verb::Circle || verb(choice) == Verb::Stay) return {51, 89};
  if (verb(choice) == Verb::Move || verb(choice) == Verb::Time) return {40};
  return {46};
}

/// A marker that cannot be taken, by the rule of the ability that says which can.
RuleIds explain_take(const State& state, Seat self, Choice choice) {
  const Estate where = taken_from(choice);
  const Seat whose = taken_owner(choice);
  const bool own = whose == self;
  const Frame& frame = state.frames.top();
  if (number(whose) >= seats(state)) return {1, 9};
  if (state.estates[where].possessed[whose] == 0) return {9};
  switch (frame.step) {
    case Step::TeatralneTake: return {63};
    case Step::GoraliTake: return own ? RuleIds{68} : RuleIds{67};
    case Step::ZieloneTake: return own ? RuleIds{71} : RuleIds{72};
    case Step::SzkolneTakeOwn: return own ? RuleIds{77} : RuleIds{76};
    case Step::SzkolneTakeOther: return own ? RuleIds{76} : RuleIds{77};
    case Step::OgrodoweTake: return own ? RuleIds{79} : RuleIds{81};
    default: return {85};
  }
}

RuleIds explain_ability(const State& state, Seat self, Choice choice) {
  const Verb v = verb(choice);
  switch (state.frames.top().step) {
    case Step::ZieloneTo: return v == Verb::To ? RuleIds{73} : RuleIds{50, 73};
    case Step::MlodosciTo: return v == Verb::To ? RuleIds{88} : RuleIds{50, 88};
    case Step::MlodosciCount: return v == Verb::Count ? RuleIds{86} : RuleIds{50, 86};
    case Step::AttackTarget: return v == Verb::Target ? RuleIds{100} : RuleIds{50, 103};
    case Step::AttackMove: return {50, 101, 103};
    case Step::GambitTarget: return v == Verb::Target ? RuleIds{113} : RuleIds{50, 115};
    case Step::GambitMove: return {50, 113, 115};
    default: break;
  }
  if (v == Verb::Take) return explain_take(state, self, choice);
  // Anything else would leave the ability unfinished.
  switch (state.frames.top().step) {
    case Step::GoraliTake: return {50, 58, 67};
    case Step::ZieloneTake: return {50, 58, 74};
    case Step::OgrodoweTake: return {50, 58, 79};
    default: return {50};
  }
}

RuleIds explain_leave(const State& state, Seat self, Choice choice) {
  const bool bat = circle_pawn(state, self) == CircleAction::Bat;
  if (verb(choice) == Verb::Vampire && bat) return {121};
  if (verb(choice) == Verb::Circle && !bat) return {110};
  if (verb(choice) == Verb::Use) return bat ? RuleIds{55, 122} : RuleIds{55, 111};
  return bat ? RuleIds{122, 120} : RuleIds{111, 109};
}

RuleIds explain_plan(Choice choice) {
  // NH-039: only another card of the same kind can take the place of a fixed one.
  const bool card = verb(choice) == Verb::Move || verb(choice) == Verb::Time;
  return card ? RuleIds{39} : RuleIds{33, 34};
}

}  // namespace

RuleIds NowaHuta::explain(const State& state, Seat self, Choice choice) const {
  const Step step = state.frames.top().step;
  if (self == Seat::chance) {
    if (step != Step::DrawElder) return {180};
    const bool candidate = verb(choice) == Verb::Elder && state.elder_candidates.has(chosen<Seat>(choice));
    return candidate ? RuleIds{} : RuleIds{22};
  }
  if (step == Step::Over) return {28, 174};
  if (step == Step::DrawElder) return {22};
  if (!is_player(self) || number(self) >= nowa_huta::seats(state)) return {43};

  Options legal;
  options(state, self, legal);
  if (legal.contains(choice)) return {};
  if (step == Step::Plan) return explain_plan(choice);
  if (self != active(state)) {
    if (step == Step::PlaceVampires) return {25};
    if (step == Step::PlaceCirclePawns) return {26};
    switch (verb(choice)) {
      case Verb::Move:
      case Verb::Time: return {40, 43};
      case Verb::Use: return chosen<Usable>(choice) == Usable::Ability ? RuleIds{43, 59} : RuleIds{43, 89};
      default: return {43};
    }
  }
  switch (step) {
    case Step::PlaceVampires: return {25};
    case Step::PlaceCirclePawns: return {26};
    case Step::UseAbilities: return explain_use(state, self, choice);
    case Step::LeaveCircle: return explain_leave(state, self, choice);
    default: return explain_ability(state, self, choice);
  }
}

}  // namespace krypta::nowa_huta
