#include "engine/games/vampire_empire/rules.hpp"

/// Why a choice is refused, as the rules that refuse it.
namespace krypta::vampire_empire {

namespace {

RuleIds explain_discard(const State& state, Seat self, Choice choice) {
  const Player& player = state.players[self];
  switch (verb(choice)) {
    case Verb::ToMoat: return {53};
    case Verb::ToCellar: return player.hand.value.has(chosen<Card>(choice)) ? RuleIds{45, 46} : RuleIds{53};
    case Verb::Fill: return player.hand_count > full_hand ? RuleIds{60} : RuleIds{56, 58};
    case Verb::Skip:
      if (player.hand_count > full_hand) return {60};
      return state.frames.top().done > 0 ? RuleIds{56, 58} : RuleIds{58};
    case Verb::Play: return {149, 165, 216};
    default: return {51};
  }
}

RuleIds explain_reveal(const State& state, Choice choice) {
  if (verb(choice) == Verb::Play) return {149, 165, 216};
  if (verb(choice) != Verb::Reveal) return {51};
  return state.revealed.has(chosen<Character>(choice)) ? RuleIds{68, 69} : RuleIds{68, 71};
}

RuleIds explain_attack(const Cards& cards, const State& state, Seat self, Choice choice) {
  const Character attacker = attacker_of(choice);
  const Character defender = defender_of(choice);
  const CharacterSet here = castle(state);
  if (!here.has(attacker) || !here.has(defender)) return {103};
  if (attacker == defender) return {104};
  if (state.players[self].forbidden.has(Action::Combat)) return {151};
  if (!attackers(state, self).has(attacker)) return side_of(state, self) == Side::Human ? RuleIds{106} : RuleIds{107};
  if (valid_cards(cards, state, self, attacker, defender).empty()) return {123, 125, 126, 142};
  return {131, 133, 142};
}

RuleIds explain_act(const Cards& cards, const State& state, Seat self, Choice choice) {
  const bool human = side_of(state, self) == Side::Human;
  switch (verb(choice)) {
    case Verb::Hide:
      if (human) return {75};
      if (state.players[self].forbidden.has(Action::Hide)) return {151, 72};
      return may_hide(cards, state, self) ? RuleIds{76} : RuleIds{77};
    case Verb::Ask:
      if (!human) return {84};
      return may_ask(cards, state, self) ? RuleIds{86} : RuleIds{85};
    case Verb::Attack: return explain_attack(cards, state, self, choice);
    case Verb::Play: return {149};
    case Verb::ToCellar: return {39, 51};
    case Verb::Reveal: return {51, 65};
    default: return {72};
  }
}

/// A card that may not be played for the character one supports.
RuleIds explain_combat_card(const Cards& cards, const State& state, Seat self, Card c) {
  if (!state.players[self].hand.value.has(c)) return {112, 113};
  if (!cards.valued().has(c)) return {129};
  if (cards.of(Group::HolyWater).has(c)) return {123, 125};
  if (cards.of(Group::Vampire).has(c)) return {123, 126, 128};
  return {123};
}

RuleIds explain_combat(const Cards& cards, const State& state, Seat self, Choice choice) {
  const Frame& frame = state.frames.top();
  if (verb(choice) == Verb::Play) return explain_combat_card(cards, state, self, chosen<Card>(choice));
  if (verb(choice) == Verb::Done) return frame.done == 0 ? RuleIds{112} : RuleIds{131, 133};
  return frame.step == Step::Attack ? RuleIds{112} : RuleIds{113};
}

RuleIds explain_step(const Cards& cards, const State& state, Seat self, Choice choice) {
  const Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::Discard: return explain_discard(state, self, choice);
    case Step::Reveal: return explain_reveal(state, choice);
    case Step::Act: return explain_act(cards, state, self, choice);
    case Step::Window:
      if (verb(choice) == Verb::Play) return why_not_played(cards, state, self, chosen<Card>(choice));
      return frame.moment == Moment::General ? RuleIds{149, 161} : RuleIds{150, 203};
    case Step::CardAsks: return {200, 201};
    case Step::PayCards: return {154, 155};
    case Step::HideCards: return {77};
    case Step::AskCards: return {85};
    case Step::AttackNow: return verb(choice) == Verb::Attack ? RuleIds{90, 92, 99} : RuleIds{90};
    case Step::PassCards: return verb(choice) == Verb::ToCellar ? RuleIds{39, 145} : RuleIds{143};
    default: return explain_combat(cards, state, self, choice);
  }
}

/// Somebody else has to decide.
RuleIds explain_waiting(const State& state) {
  switch (state.frames.top().step) {
    case Step::Window: return {161, 203};
    case Step::CardAsks:
    case Step::PayCards: return {159, 162};
    case Step::Attack:
    case Step::AddAttack: return {112};
    case Step::Defend:
    case Step::AddDefence: return {113};
    default: return {49, 51};
  }
}

}  // namespace

RuleIds VampireEmpire::explain(const State& state, Seat self, Choice choice) const {
  const Frame& frame = state.frames.top();
  if (self == Seat::chance) {
    Chances<VampireEmpire> legal;
    chances(state, legal);
    for (const Weighted& w : legal) {
      if (w.choice == choice) return {};
    }
    return prompt(state, seat(0)).rules;
  }
  if (frame.step == Step::Over) return {184, 185, 186, 188};
  const Pending now = pending(state);
  if (now.chance || !now.must.has(self)) return now.chance ? RuleIds{36, 41} : explain_waiting(state);
  Options legal;
  options(state, self, legal);
  if (legal.contains(choice)) return {};
  return explain_step(*cards_, state, self, choice);
}

}  // namespace krypta::vampire_empire
