#include "engine/games/vampire_empire/rules.hpp"

/// Step 3: hide, holy water, combat or pass.
namespace krypta::vampire_empire {

namespace {

const CardSet& hand(const State& state, Seat self) { return state.players[self].hand.value; }

/// VE-142: a combat that the hand cannot begin is not offered.
void attack_options(const Cards& cards, const State& state, Seat self, CharacterSet by, CharacterSet against,
                    const CardSet& aside, Options& out) {
  for (const Character attacker : by) {
    for (const Character defender : against.without(attacker)) {
      const CardSet playable = valid_cards(cards, state, self, attacker, defender);
      unsigned points = cards.points(playable);
      // VE-093: of the holy water only the lower card, once.
      if (!aside.empty()) points += cards.value(aside.first());
      const bool any = !playable.empty() || !aside.empty();
      if (any && reaches(state, attacker, defender, points)) out.push_back(attack(attacker, defender));
    }
  }
}

/// VE-093, VE-094: of two cards that revealed somebody, those that may be used: the lower, or either of equals.
CardSet lower_of(const Cards& cards, const CardSet& two) {
  const Card one = two.nth(0);
  const Card another = two.nth(1);
  if (cards.value(one) == cards.value(another)) return two;
  return CardSet::of(cards.value(one) < cards.value(another) ? one : another);
}

void answer(Play& on, Seat self, Character who) {
  State& state = on.state;
  // VE-087
  if (!state.vampires.value.has(who)) {
    state.known_humans.add(who);  // VE-089
    on.events.tell_all({87, 89}, EventKind::IsHuman, who);
    clear_table(on);  // VE-100
    return state.frames.pop();
  }
  state.revealed.add(who);  // VE-088
  on.events.tell_all({87, 88}, EventKind::IsVampire, who);
  if (!castle(state).has(who)) {  // VE-091
    clear_table(on);
    return state.frames.pop();
  }
  on.events.tell_all({67}, EventKind::ShowedSide, who);
  if (ended_by_castle(on)) return;  // VE-101
  state.combat.aside = lower_of(on.cards, state.players[self].played);
  state.frames.top() = {.step = Step::AttackNow, .seat = self, .who = who};
}

}  // namespace

CharacterSet attackers(const State& state, Seat self) {
  const CharacterSet here = castle(state);
  if (side_of(state, self) == Side::Human) return here - state.revealed;  // VE-106
  const CharacterSet revealed = here & state.revealed;
  return revealed.empty() ? here : revealed;  // VE-107, VE-108
}

bool may_hide(const Cards& cards, const State& state, Seat self) {
  return side_of(state, self) == Side::Vampire && !state.players[self].forbidden.has(Action::Hide) &&
         (hand(state, self) & cards.valued()).size() >= hide_costs;
}
bool may_ask(const Cards& cards, const State& state, Seat self) {
  return side_of(state, self) == Side::Human && !state.players[self].forbidden.has(Action::HolyWater) &&
         (hand(state, self) & cards.of(Group::HolyWater)).size() >= holy_water_costs;
}

void act_options(const Cards& cards, const State& state, Seat self, Options& out) {
  if (may_hide(cards, state, self)) {  // VE-076
    for (const Character c : castle(state)) out.push_back(choose(Verb::Hide, c));
  }
  if (may_ask(cards, state, self)) {  // VE-086
    for (const Character c : living(state) - state.revealed) out.push_back(choose(Verb::Ask, c));
  }
  if (!state.players[self].forbidden.has(Action::Combat))
    attack_options(cards, state, self, attackers(state, self), castle(state), {}, out);
  out.push_back(choose(Verb::Pass));  // VE-073
}

void apply_act(Play& on, Seat self, Choice choice) {
  State& state = on.state;
  state.players[self].forbidden.clear();
  state.frames.top() = {.step = Step::AfterAction, .seat = self};
  switch (verb(choice)) {
    case Verb::Hide: {
      const auto who = chosen<Character>(choice);
      on.events.tell_all({76}, EventKind::Hid, self, who);
      return state.frames.push({.step = Step::HideCards, .seat = self, .count = hide_costs, .who = who});
    }
    case Verb::Ask: {
      const auto who = chosen<Character>(choice);
      on.events.tell_all({86}, EventKind::Asked, self, who);
      return state.frames.push({.step = Step::AskCards, .seat = self, .count = holy_water_costs, .who = who});
    }
    case Verb::Attack: return begin_combat(on, attacker_of(choice), defender_of(choice));
    default: {
      on.events.tell_all({143}, EventKind::Passed, self);
      const unsigned cards = std::min<unsigned>(pass_costs, state.players[self].hand_count);  // VE-144
      if (cards > 0)
        state.frames.push({.step = Step::PassCards, .seat = self, .count = static_cast<std::uint8_t>(cards)});
    }
  }
}

void hide_card_options(const Cards& cards, const State& state, Seat self, Options& out) {
  for (const Card c : hand(state, self) & cards.valued()) out.push_back(choose(Verb::Play, c));  // VE-077
}
void apply_hide_card(Play& on, Seat self, Card c) {
  Frame& frame = on.state.frames.top();
  play_openly(on, self, c, 82);
  if (--frame.count > 0) return;
  const Character who = *frame.who;
  clear_table(on);
  on.state.frames.pop();
  send_to_town(on, who);  // VE-078
}

void ask_card_options(const Cards& cards, const State& state, Seat self, Options& out) {
  for (const Card c : hand(state, self) & cards.of(Group::HolyWater)) out.push_back(choose(Verb::Play, c));  // VE-085
}
void apply_ask_card(Play& on, Seat self, Card c) {
  Frame& frame = on.state.frames.top();
  play_openly(on, self, c, 85);
  if (--frame.count == 0) answer(on, self, *frame.who);
}

void attack_now_options(const Cards& cards, const State& state, Options& out) {
  const Frame& frame = state.frames.top();
  // VE-092
  attack_options(cards, state, *frame.seat, attackers(state, *frame.seat), CharacterSet::of(*frame.who),
                 state.combat.aside, out);
  out.push_back(choose(Verb::Done));  // VE-090
}
void apply_attack_now(Play& on, Seat self, Choice choice) {
  State& state = on.state;
  state.frames.pop();
  if (verb(choice) != Verb::Attack) {
    state.combat = {};
    clear_table(on);  // VE-100
    return on.events.tell_all({90, 100}, EventKind::NoAttack, self);
  }
  // VE-095: what is not put aside for the attack is in the moat.
  Player& player = state.players[self];
  for (const Card c : player.played - state.combat.aside) show_and_put_in_moat(player, c);
  player.played = player.played & state.combat.aside;
  begin_combat(on, attacker_of(choice), defender_of(choice));
}

void drop_options(const State& state, Seat self, Options& out) {
  for (const Card c : hand(state, self)) out.push_back(choose(Verb::Drop, c));
}
void drop(Play& on, Seat self, Card c, std::initializer_list<unsigned> rules) {
  Player& player = on.state.players[self];
  take_from_hand(player, c);
  put_in_moat(player, c);
  on.events.add(SeatSet::of(self), rules, EventKind::DroppedCard, self, c);
  on.events.add(all_but(self), rules, EventKind::Dropped, self);
  if (--on.state.frames.top().count == 0) on.state.frames.pop();
}

}  // namespace krypta::vampire_empire
