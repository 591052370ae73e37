#include <algorithm>

#include "engine/games/mascarade/rules.hpp"

/// The powers of the characters.
namespace krypta::mascarade {

namespace {

constexpr unsigned bishop_takes = 2;      // MA-096
constexpr unsigned inquisitor_takes = 4;  // MA-134

std::uint8_t coins(unsigned n) { return static_cast<std::uint8_t>(n); }

/// MA-006: the bank pays what it has.
void receive(State& state, Seat self, unsigned wanted, std::initializer_list<unsigned> rules, Events& events) {
  const unsigned paid = std::min<unsigned>(wanted, state.bank);
  state.bank = coins(state.bank - paid);
  Player& player = state.players[self];
  player.coins = coins(player.coins + paid);
  events.add(SeatSet::everyone(), rules, EventKind::Received, self, paid, state.announced);
}

/// MA-007: whoever has less gives all he has.
void take_coins(State& state, Seat self, Seat from, unsigned wanted, std::initializer_list<unsigned> rules,
                Events& events) {
  Player& payer = state.players[from];
  const unsigned paid = std::min<unsigned>(wanted, payer.coins);
  payer.coins = coins(payer.coins - paid);
  state.players[self].coins = coins(state.players[self].coins + paid);
  events.add(SeatSet::everyone(), rules, EventKind::TookCoins, self, from, paid, state.announced);
}

void ask(State& state, Step step, Seat self) { state.frames.top() = {.step = step, .seat = self, .user = self}; }

void judge(State& state, Seat self, Events& events) {
  const unsigned taken = state.court;
  state.court = 0;
  state.players[self].coins = coins(state.players[self].coins + taken);
  if (taken == 0) {  // MA-095
    events.tell_all({95}, EventKind::NoEffect, self, Character::Judge);
  } else {
    events.tell_all({93}, EventKind::TookCourt, self, taken);
  }
}

/// MA-102, MA-106: the coin may end the match before any card is taken.
void fool(State& state, Seat self, Events& events) {
  receive(state, self, 1, {102}, events);
  if (end_by_coins(state, events)) return;
  Options pairs;
  fool_options(state, self, pairs);
  if (pairs.size() == 1) return take_cards(state, self, taken(pairs[0]), events);  // MA-179
  ask(state, Step::FoolTake, self);
}

/// MA-122, MA-123; from a bank that is nearly empty the coins go one at a time, clockwise from the announcer. MA-006
void peasants(State& state, SeatSet users, Events& events) {
  const unsigned each = users.size() == 2 ? 2 : 1;
  Seat first = *state.active;
  while (!users.has(first)) first = left_of(state, first);
  if (each == 1) return receive(state, first, each, {121, 122}, events);
  const Seat second = users.without(first).lowest();
  const unsigned payable = std::min<unsigned>(2 * each, state.bank);
  receive(state, first, (payable + 1) / 2, {123}, events);
  receive(state, second, payable / 2, {123}, events);
}

/// MA-127, MA-128, MA-149; tells whether the match is over.
bool cheat(State& state, Seat self, Events& events) {
  if (state.players[self].coins < cheat_needs) {
    events.tell_all({128}, EventKind::NoEffect, self, Character::Cheat);
    return false;
  }
  events.tell_all({127}, EventKind::CheatWon, self, unsigned{state.players[self].coins});
  end(state, SeatSet::of(self), events);
  return true;
}

void widow(State& state, Seat self, Events& events) {
  const unsigned has = state.players[self].coins;
  if (has >= widow_has) {  // MA-132
    events.tell_all({132}, EventKind::NoEffect, self, Character::Widow);
  } else {
    receive(state, self, widow_has - has, {131}, events);
  }
}

void thief(State& state, Seat self, Events& events) {  // MA-109, MA-110
  take_coins(state, self, left_of(state, self), 1, {108}, events);
  take_coins(state, self, right_of(state, self), 1, {108}, events);
}

void trade(State& state, Seat self, Seat other, Events& events) {  // MA-112
  std::swap(state.players[self].coins, state.players[other].coins);
  events.tell_all({112}, EventKind::Traded, self, other, unsigned{state.players[self].coins},
                  unsigned{state.players[other].coins});
}

/// MA-134, MA-135, MA-137; either Peasant card is right for "Peasant". MA-136
void inquire(State& state, Seat user, Seat target, Character said, Events& events) {
  events.tell_all({133}, EventKind::Named, target, said);
  const Place shown = place(state, target, 0);
  reveal(state, shown, {133}, events);
  if (card(state, shown).value == said) {
    events.tell_all({135}, EventKind::NamedRight, target);
  } else {
    events.tell_all({134}, EventKind::NamedWrong, target);
    take_coins(state, user, target, inquisitor_takes, {134}, events);
  }
  finish_turn(state, events);
}

void target_options(SeatSet targets, Options& out) {
  for (const Seat s : targets) out.push_back(choose(Verb::Target, s));
}

}  // namespace

SeatSet richest_others(const State& state, Seat self) {
  SeatSet richest;
  unsigned most = 0;
  for (const Seat s : table(state).without(self)) {
    const unsigned has = state.players[s].coins;
    if (has > most) richest = {};
    most = std::max(most, has);
    if (has == most) richest.add(s);
  }
  return richest;
}

void use_power(State& state, SeatSet users, Events& events) {
  const Seat self = users.lowest();
  switch (*state.announced) {
    case Character::Judge: judge(state, self, events); break;
    case Character::Bishop: {  // MA-092, MA-097
      const SeatSet richest = richest_others(state, self);
      if (richest.size() > 1) return ask(state, Step::BishopTarget, self);
      take_coins(state, self, richest.lowest(), bishop_takes, {96}, events);
      break;
    }
    case Character::King: receive(state, self, 3, {100}, events); break;
    case Character::Queen: receive(state, self, 2, {101}, events); break;
    case Character::Fool: return fool(state, self, events);
    case Character::Thief: thief(state, self, events); break;
    case Character::Witch: return ask(state, Step::WitchTarget, self);
    case Character::Spy: return ask(state, Step::SpyTake, self);
    case Character::Peasant: peasants(state, users, events); break;
    case Character::Cheat:
      if (cheat(state, self, events)) return;
      break;
    case Character::Widow: widow(state, self, events); break;
    case Character::Inquisitor: return ask(state, Step::InquisitorTarget, self);
  }
  finish_turn(state, events);
}

void power_options(const State& state, Seat self, Options& out) {
  switch (state.frames.top().step) {
    case Step::BishopTarget: return target_options(richest_others(state, self), out);
    case Step::WitchTarget:  // MA-113, MA-114
      target_options(table(state).without(self), out);
      return out.push_back(choose(Verb::Decline));
    case Step::SpyTake: return swap_options(state, self, out);  // MA-116
    case Step::FoolTake: return fool_options(state, self, out);
    case Step::InquisitorTarget: return target_options(table(state).without(self), out);  // MA-138
    default:                                                                              // MA-136
      for (const Character c : all_of<Character>()) {
        if (state.set[c] > 0) out.push_back(choose(Verb::Name, c));
      }
  }
}

void apply_power(State& state, Seat self, Choice choice, Events& events) {
  const Frame frame = state.frames.top();
  switch (frame.step) {
    case Step::BishopTarget:
      take_coins(state, self, chosen<Seat>(choice), bishop_takes, {96, 97}, events);
      return finish_turn(state, events);
    case Step::WitchTarget:
      if (verb(choice) == Verb::Decline) {
        events.tell_all({113}, EventKind::Declined, self);
      } else {
        trade(state, self, chosen<Seat>(choice), events);
      }
      return finish_turn(state, events);
    case Step::SpyTake:
    case Step::FoolTake: return take_cards(state, self, taken(choice), events);
    case Step::InquisitorTarget:
      events.tell_all({133}, EventKind::Pointed, self, chosen<Seat>(choice));
      state.frames.top() = {.step = Step::InquisitorName, .seat = chosen<Seat>(choice), .user = self};
      return;
    default: return inquire(state, *frame.user, self, chosen<Character>(choice), events);
  }
}

}  // namespace krypta::mascarade
