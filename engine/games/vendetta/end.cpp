#include <algorithm>
#include <tuple>

#include "engine/games/vendetta/card_host.hpp"

/// Scores, places and the end of the match. VD-216 to VD-222, VD-255 to VD-259
namespace krypta::vendetta {

namespace {

/// The first player of the team of this one.
Seat team_of(const State& state, Seat s) { return state.teams ? seat(number(s) % (player_count(state) / 2)) : s; }
SeatSet members(const State& state, Seat team) {
  SeatSet all = SeatSet::of(team);
  if (state.teams) all.add(clockwise(state, team, player_count(state) / 2));
  return all;
}

/// What counts at the end, the better the greater: whether anybody is left, influence, blood, order. VD-219 to VD-222
using Worth = std::tuple<bool, int, int, int>;
Worth worth(const Cards& cards, const State& state, Seat team) {
  const SeatSet in = members(state, team) & remaining(state);
  int points = 0;
  int blood = 0;
  int order = -static_cast<int>(2 * most_players);
  int last_out = 0;
  for (const Seat s : members(state, team)) last_out = std::max<int>(last_out, state.players[s].out_as);
  for (const Seat s : in) {
    points += score(cards, state, s);
    blood += state.players[s].blood;
    order = std::max(order, -static_cast<int>(tie_order(cards, state, s)));
  }
  if (in.empty()) return {false, last_out, 0, 0};
  return {true, points, blood, order};
}

}  // namespace

int score(const Cards& cards, const State& state, Seat self) {
  const Player& player = state.players[self];
  int sum = player.influence - player.tokens;  // VD-096, VD-104
  for (const Follower f : player.allies) sum += cards.facts(f).influence;
  for (const Follower f : player.drained) sum += cards.facts(f).drained;  // VD-086
  sum += player.victims * cards.facts(victim).influence + player.drained_victims * cards.facts(victim).drained;
  if (player.relic.has_value()) sum += cards.influence(*player.relic);  // VD-243
  const FollowerSet counting = player.allies & cards.standing(CardVerb::AddScore).allies;
  for (const Follower f : counting) {
    const vendetta::Standing standing{.there = true, .controller = self};
    each_standing(cards, state, source(f), standing, [&](CardVerb verb, std::span<const int> arguments) {
      if (verb == CardVerb::AddScore) sum += arguments[0];
    });
  }
  return sum;
}

Outcome Vendetta::result(const State& state) const {
  Outcome outcome;
  outcome.over = state.frames.top().step == Step::Over;
  const unsigned count = player_count(state);
  outcome.scores.resize(count);
  outcome.places.resize(count, 1);
  if (!state.ambition.has_value()) return outcome;
  for (unsigned i = 0; i < count; ++i) {
    const Seat self = seat(i);
    outcome.scores[i] = state.players[self].out ? 0 : score(*cards_, state, self);
    const auto mine = worth(*cards_, state, team_of(state, self));
    for (unsigned j = 0; j < count; ++j) {
      const Seat team = team_of(state, seat(j));
      if (team != seat(j)) continue;  // each team once
      if (worth(*cards_, state, team) > mine) ++outcome.places[i];
    }
    if (outcome.over && outcome.places[i] == 1) outcome.winners.add(self);
  }
  return outcome;
}

/// What sets the best team apart from the next one: the first of the criteria in which they differ. VD-219 to VD-221
std::vector<Verdict> Vendetta::verdict(const State& state) const {
  const Outcome outcome = result(state);
  if (outcome.winners.empty()) return {};
  const Seat team = team_of(state, outcome.winners.lowest());
  Maybe<Seat> next;
  for (unsigned i = 0; i < player_count(state); ++i) {
    const Seat other = team_of(state, seat(i));
    if (other == team) continue;
    if (!next.has_value() || worth(*cards_, state, other) > worth(*cards_, state, *next)) next = other;
  }
  const auto [left, score, blood, order] = worth(*cards_, state, team);
  const auto [others_left, others_score, less, others_order] = worth(*cards_, state, *next);
  const auto why = [&, points = score, more = blood, fewer = less](std::string_view key,
                                                                   RuleIds rules) -> std::vector<Verdict> {
    Message message{"vd-verdict-" + std::string{state.teams ? "team-" : ""} + std::string{key},
                    {{"seat", team}, {"other", *next}}};
    message.add("count", std::int64_t{points});
    message.add("blood", std::int64_t{more});
    message.add("less", std::int64_t{fewer});
    return {{message, rules}};
  };
  if (!others_left) return why("last", {106});
  if (score > others_score) return why("score", {state.teams ? 255U : 219U});
  if (blood > less) return why("blood", {state.teams ? 256U : 220U});
  // A card that wins ties stands before the order.
  if (order == 0) return why("ties", {327});
  return why("order", {state.teams ? 257U : 221U});
}

void end_match(Play& on) {
  State& state = on.state;
  state.frames.clear();
  state.effects.clear();
  state.put_off.clear();
  state.frames.push({.step = Step::Over});
  for (Deployed& d : state.deployed) {
    if (!d.at.has_value()) continue;
    d.card.seen_by = SeatSet::everyone();  // I-40
    state.players[owner_of(state, d)].seen_out.add(d.card.value);
  }
  for (unsigned i = 0; i < player_count(state); ++i) {
    Player& player = state.players[seat(i)];
    player.hand.open = true;  // I-40
    if (!player.out) on.events.tell_all({217}, EventKind::Scored, seat(i), score(on.cards, state, seat(i)));
  }
  Maybe<Seat> best;
  for (unsigned i = 0; i < player_count(state); ++i) {
    const Seat team = team_of(state, seat(i));
    if (!best.has_value() || worth(on.cards, state, team) > worth(on.cards, state, *best)) best = team;
  }
  for (const Seat s : members(state, *best)) on.events.tell_all({219, 255}, EventKind::Won, s);
}

bool ended_by_elimination(Play& on) {
  const State& state = on.state;
  SeatSet teams;
  for (const Seat s : remaining(state)) teams.add(team_of(state, s));
  if (teams.size() > 1) return false;
  end_match(on);
  return true;
}

}  // namespace krypta::vendetta
