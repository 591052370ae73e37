#include "engine/games/vampire_empire/rules.hpp"

/// A combat: two rounds of cards and their comparison.
namespace krypta::vampire_empire {

namespace {

unsigned strength(const Play& on, Seat self, Character who, Marker kind) {
  const Combat& combat = on.state.combat;
  const Player& player = on.state.players[self];
  unsigned sum = on.cards.points(player.played - player.cancelled - combat.aside);
  if (combat.round == 1) sum += markers(on.state, who, kind);  // VE-170, VE-177
  return sum + combat.this_round[kind] + combat.this_combat[kind];
}

/// VE-118
void begin_second_round(Play& on) {
  Combat& combat = on.state.combat;
  ++combat.round;
  combat.this_round = {};  // VE-213
  on.state.frames.top() = {.step = Step::Attack, .seat = on.state.active};
  reckon(on);
  on.events.tell_all({118}, EventKind::RoundBegan, combat.round, combat.attack, combat.defence);
}

bool adds(Step step) { return step == Step::AddAttack || step == Step::AddDefence; }

void finish_attack(Play& on, Seat self) {
  Frame& frame = on.state.frames.top();
  put_aside_away(on, self);  // VE-098
  if (frame.done > 0) {
    frame.step = Step::AfterAttack;
    return;
  }
  stand_down(on);
}

}  // namespace

CardSet valid_cards(const Cards& cards, const State& state, Seat self, Character supported, Character opposed) {
  CardSet valid = cards.of(group_of(occupation(supported)));  // VE-123, VE-127
  if (side_of(state, self) == Side::Human) {
    if (state.revealed.has(opposed)) valid = valid | cards.of(Group::HolyWater);  // VE-125
  } else if (state.revealed.has(supported)) {
    valid = valid | cards.of(Group::Vampire);  // VE-126
  }
  return valid & state.players[self].hand.value;
}

CardSet valid_now(const Cards& cards, const State& state, Seat self) {
  const Combat& combat = state.combat;
  if (self == *state.active) return valid_cards(cards, state, self, *combat.attacker, *combat.defender);
  return valid_cards(cards, state, self, *combat.defender, *combat.attacker);  // VE-110
}

bool reaches(const State& state, Character attacker, Character defender, unsigned points) {
  return points + markers(state, attacker, Marker::Attack) > markers(state, defender, Marker::Defence);
}

void begin_combat(Play& on, Character attacker, Character defender) {
  Combat& combat = on.state.combat;
  combat.round = 1;
  combat.attacker = attacker;
  combat.defender = defender;
  on.events.tell_all({104}, EventKind::Attacked, *on.state.active, attacker, defender);
  on.state.frames.push({.step = Step::Attack, .seat = on.state.active});
  reckon(on);
}

void reckon(Play& on) {
  Combat& combat = on.state.combat;
  const Seat active = *on.state.active;
  combat.attack = static_cast<std::uint8_t>(strength(on, active, *combat.attacker, Marker::Attack));
  combat.defence = static_cast<std::uint8_t>(strength(on, other(active), *combat.defender, Marker::Defence));
}

bool attack_stands(const State& state, const Frame& frame) {
  const Combat& combat = state.combat;
  if (combat.round > 1) return true;  // VE-134
  return frame.done > 0 && combat.attack > markers(state, *combat.defender, Marker::Defence);
}

void combat_options(const Cards& cards, const State& state, Seat self, Options& out) {
  const Frame& frame = state.frames.top();
  for (const Card c : valid_now(cards, state, self) | state.combat.aside) out.push_back(choose(Verb::Play, c));
  if (frame.step != Step::Attack || attack_stands(state, frame)) out.push_back(choose(Verb::Done));
}

void apply_combat(Play& on, Seat self, Choice choice) {
  Frame& frame = on.state.frames.top();
  if (verb(choice) == Verb::Play) {
    play_openly(on, self, chosen<Card>(choice), frame.step == Step::Attack ? 112 : 113);
    ++frame.done;
    reckon(on);
    if (adds(frame.step) && --frame.count == 0) on.state.frames.pop();  // VE-160
    return;
  }
  if (frame.step == Step::Attack) return finish_attack(on, self);
  if (frame.done == 0) on.events.tell_all({113}, EventKind::NoMore, self);
  if (frame.step == Step::Defend) {
    frame.step = Step::AfterDefence;
  } else {
    on.state.frames.pop();
  }
}

void stand_down(Play& on) {
  on.events.tell_all({121}, EventKind::StoodDown, *on.state.active);
  end_combat(on);
}

void compare(Play& on) {
  const Combat& combat = on.state.combat;
  on.events.tell_all({114, 115, 117}, EventKind::Compared, combat.round, combat.attack, combat.defence);
  if (combat.attack > combat.defence) {
    on.state.frames.top().step = Step::CombatEnds;
    return die(on, *combat.defender);
  }
  on.events.tell_all({combat.round < last_round ? 118U : 119U}, EventKind::Survived, *combat.defender);
  if (combat.round < last_round) return begin_second_round(on);
  end_combat(on);
}

void end_combat(Play& on) {
  on.state.combat = {};
  clear_table(on);
  on.events.tell_all({122}, EventKind::CombatEnded);
  on.state.frames.pop();
}

}  // namespace krypta::vampire_empire
