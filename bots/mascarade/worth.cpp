#include "bots/mascarade/worth.hpp"

#include <algorithm>
#include <cmath>

namespace krypta::bots::mascarade {

namespace {

constexpr double victory = 6;  // what the coins that win are worth beyond themselves
/// How much more likely each coin of a lead makes a win, as an exponent.
constexpr double steepness = 0.35;
/// What is left of prospects when one's next turn comes: meanwhile cards are exchanged. A guess that a few
/// hundred matches did not contradict.
double kept(const State& state) { return seats(state) > 5 ? 0.8 : 0.55; }

double coins(const State& state, Seat s) { return state.players[s].coins; }

double most_of_others(const State& state, Seat self) {
  double most = 0;
  for (const Seat s : table(state).without(self)) most = std::max(most, coins(state, s));
  return most;
}

/// How likely somebody loses his last coin soon, by the smallest fortune.
double ruin(double least) {
  if (least <= 1) return 0.25;
  if (least <= 2) return 0.1;
  return least <= 3 ? 0.04 : 0;
}

}  // namespace

double brings(const State& state, Seat user, Character power) {
  const double has = coins(state, user);
  const double bank = state.bank;
  switch (power) {
    case Character::Judge: return state.court;
    case Character::Bishop: return std::min(2.0, most_of_others(state, user));
    case Character::King: return std::min(3.0, bank);
    case Character::Queen: return std::min(2.0, bank);
    case Character::Fool:
    case Character::Peasant: return std::min(1.0, bank);
    case Character::Thief: return 2;
    case Character::Witch: return std::max(0.0, most_of_others(state, user) - has);
    case Character::Inquisitor: return 2;
    case Character::Widow: return std::clamp(widow_has - has, 0.0, bank);
    case Character::Spy:
    case Character::Cheat: return 0;
  }
  return 0;
}

bool wins(const State& state, Seat user, Character power) {
  if (power == Character::Cheat) return coins(state, user) >= cheat_needs;
  return coins(state, user) + brings(state, user, power) >= winning_coins;
}

double worth(const State& state, Seat user, Character power) {
  double more = 0;
  switch (power) {
    case Character::Bishop:
    case Character::Thief:
    case Character::Witch: more = 0.5; break;
    case Character::Fool: more = 0.2; break;
    case Character::Peasant: more = 0.3; break;
    case Character::Spy: more = 0.8; break;
    case Character::Cheat: more = coins(state, user) >= cheat_needs - 2 ? 1 : 0; break;
    default: break;
  }
  return brings(state, user, power) + more + (wins(state, user, power) ? victory : 0);
}

double winning_chance(const State& state, const Prospects& prospects, Seat self) {
  if (state.frames.top().step == Step::Over) {
    return state.winners.has(self) ? 1.0 / state.winners.size() : 0.0;
  }
  const double counts = kept(state);
  double all = 0;
  double least = winning_coins;
  double most = 0;
  unsigned richest = 0;
  for (const Seat s : table(state)) {
    const double has = coins(state, s);
    all += std::exp(steepness * (has + counts * prospects[number(s)]));
    least = std::min(least, has);
    if (has > most) richest = 0;
    most = std::max(most, has);
    richest += has == most ? 1 : 0;
  }
  const double own = coins(state, self);
  const double by_coins = std::exp(steepness * (own + counts * prospects[number(self)])) / all;
  const double soon = ruin(least);
  return (1 - soon) * by_coins + soon * (own == most ? 1.0 / richest : 0.0);
}

}  // namespace krypta::bots::mascarade
