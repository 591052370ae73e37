#include <algorithm>

#include "engine/games/vendetta/rules.hpp"

/// Gain, spend, lose and steal: the only ways in which blood and influence move. VD-192 to VD-200
namespace krypta::vendetta {

namespace {

enum class Taking { Spent, Lost, Stolen };

std::uint8_t sum(unsigned a, unsigned b) { return static_cast<std::uint8_t>(std::min(a + b, 255U)); }

/// Where blood goes instead of back to the Supply. VD-313
Maybe<Location> diverted_to(const Cards& cards, const State& state, Seat who) {
  Maybe<Location> to;
  each_there(state, cards.standing(CardVerb::DivertBlood), {}, [&](Source, const Standing& standing) {
    if (standing.controller == who) to = standing.here;
  });
  return to;
}

/// Takes what is there. What follows is put on the stack: first the Frenzy, then whoever answers to it. VD-180, VD-314
bool take(Play& on, Seat from, unsigned n, Taking how, const Doer& doer, Maybe<Seat> to = {}) {
  State& state = on.state;
  Player& player = state.players[from];
  const unsigned amount = std::min<unsigned>(n, player.blood);  // VD-183, VD-197, VD-199
  if (amount == 0) return false;
  player.blood = static_cast<std::uint8_t>(player.blood - amount);
  switch (how) {
    case Taking::Spent: on.events.tell_all({193}, EventKind::Spent, from, amount); break;
    case Taking::Lost: on.events.tell_all({196}, EventKind::Lost, from, amount); break;
    case Taking::Stolen:
      state.players[*to].blood = sum(state.players[*to].blood, amount);
      on.events.tell_all({198}, EventKind::Stolen, from, *to, amount);
      break;
  }
  if (how != Taking::Stolen && doer.at.has_value()) {
    if (const Maybe<Location> kept = diverted_to(on.cards, state, from); kept.has_value()) {
      Area& area = state.sites[*kept].areas[from];
      area.blood = sum(area.blood, amount);
      on.events.tell_all({313}, EventKind::Diverted, from, amount, *kept);
    }
  }
  bool begun = open_window(on, Window::BloodLost, {.who = from, .at = doer.at, .amount = sum(amount, 0)});
  if (player.blood == 0 && how != Taking::Spent) {
    const Maybe<Seat> causer = doer.controller == from ? Maybe<Seat>{} : doer.controller;  // VD-182
    state.frames.push({.step = Step::Frenzy, .seat = from, .event = {.who = from, .causer = causer, .at = doer.at}});
    begun = true;
  }
  return begun;
}

}  // namespace

void gain_blood(Play& on, Seat who, unsigned n) {
  if (n == 0) return;
  Player& player = on.state.players[who];
  player.blood = sum(player.blood, n);
  on.events.tell_all({192}, EventKind::Gained, who, n);
}

// VD-194, VD-195: the last blood cannot be spent; what costs nothing is paid.
bool can_spend(const State& state, Seat who, unsigned n) { return n == 0 || state.players[who].blood > n; }

bool spend_blood(Play& on, Seat who, unsigned n, Maybe<Location> at) {
  return take(on, who, n, Taking::Spent, {.controller = who, .at = at});
}

bool is_protected(const Cards& cards, const State& state, Seat who, const Doer& doer) {
  if (doer.by.has_value() && is_clan_card(*doer.by)) {
    for (const ClanCard c : state.players[who].immune_to) {
      if (c == clan_card(*doer.by)) return true;  // VD-322
    }
  }
  if (!doer.at.has_value()) return false;
  bool protects = false;  // VD-308
  each_there(state, cards.standing(CardVerb::ProtectBlood), doer.at,
             [&](Source, const Standing& standing) { protects = protects || standing.controller == who; });
  return protects;
}

bool lose_blood(Play& on, Seat who, unsigned n, const Doer& doer) {
  if (n == 0) return false;
  if (is_protected(on.cards, on.state, who, doer)) {
    on.events.tell_all({308, 322}, EventKind::Protected, who);
    return false;
  }
  return take(on, who, n, Taking::Lost, doer);
}

bool steal_blood(Play& on, Seat from, Seat to, unsigned n, const Doer& doer) {
  if (n == 0 || from == to) return false;
  if (is_protected(on.cards, on.state, from, doer)) {
    on.events.tell_all({308, 322}, EventKind::Protected, from);
    return false;
  }
  return take(on, from, n, Taking::Stolen, doer, to);
}

void gain_influence(Play& on, Seat who, unsigned n) {
  if (n == 0) return;
  Player& player = on.state.players[who];
  player.influence = sum(player.influence, n);
  on.events.tell_all({192}, EventKind::InfluenceGained, who, n);
}

void lose_influence(Play& on, Seat who, unsigned n) {
  Player& player = on.state.players[who];
  const unsigned amount = std::min<unsigned>(n, player.influence);  // VD-200
  if (amount == 0) return;
  player.influence = static_cast<std::uint8_t>(player.influence - amount);
  on.events.tell_all({200}, EventKind::InfluenceLost, who, amount);
}

void place_blood(Play& on, Seat who, Location at, unsigned n) {
  if (n == 0) return;
  Area& area = on.state.sites[at].areas[who];
  area.blood = sum(area.blood, n);
  on.events.tell_all({82, 83}, EventKind::BloodPlaced, who, n, at);
}

void deploy_blood(Play& on, Seat who, Location at, unsigned n) {
  Player& player = on.state.players[who];
  const unsigned amount = std::min<unsigned>(n, player.blood > 0 ? player.blood - 1U : 0U);  // VD-080
  if (amount == 0) return;
  player.blood = static_cast<std::uint8_t>(player.blood - amount);
  Area& area = on.state.sites[at].areas[who];
  area.blood = sum(area.blood, amount);
  on.events.tell_all({76, 78}, EventKind::Deployed, who, amount, at);
}

void return_blood(Play& on, Seat who, Location at, unsigned n) {
  Area& area = on.state.sites[at].areas[who];
  const unsigned amount = std::min<unsigned>(n, area.blood);
  if (amount == 0) return;
  area.blood = static_cast<std::uint8_t>(area.blood - amount);
  Player& player = on.state.players[who];
  player.blood = sum(player.blood, amount);
  on.events.tell_all({124}, EventKind::BloodReturned, who, amount, at);
}

}  // namespace krypta::vendetta
