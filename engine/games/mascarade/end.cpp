#include <algorithm>

#include "engine/games/mascarade/rules.hpp"

namespace krypta::mascarade {

namespace {

unsigned coins(const State& state, Seat s) { return state.players[s].coins; }

/// Those with the largest fortune. MA-146, MA-148
SeatSet richest(const State& state) {
  SeatSet all;
  unsigned most = 0;
  for (const Seat s : table(state)) most = std::max(most, coins(state, s));
  for (const Seat s : table(state)) {
    if (coins(state, s) == most) all.add(s);
  }
  return all;
}

}  // namespace

bool end_by_coins(State& state, Events& events) {
  SeatSet rich;
  SeatSet bankrupt;
  for (const Seat s : table(state)) {
    if (coins(state, s) >= winning_coins) rich.add(s);
    if (coins(state, s) == 0) bankrupt.add(s);
  }
  if (rich.empty() && bankrupt.empty()) return false;
  for (const Seat s : bankrupt) events.tell_all({142}, EventKind::Bankrupt, s);
  end(state, rich.empty() ? richest(state) : rich, events);  // MA-144, MA-145
  return true;
}

// MA-191: whatever was hidden is shown.
void end(State& state, SeatSet winners, Events& events) {
  state.winners = winners;
  state.frames.top() = {.step = Step::Over};
  each_place(state, [&](Place p) {
    card(state, p).open = true;
    events.tell_all({191}, EventKind::Lies, owner_if_any(p), spot_of(p), card(state, p).value);
  });
  for (const Seat s : winners) events.tell_all({141, 142}, EventKind::Won, s, coins(state, s));
}

/// The winners share the first place, whatever their coins; the others follow by theirs. MA-145, MA-149
Outcome Mascarade::result(const State& state) const {
  Outcome outcome;
  outcome.over = state.frames.top().step == Step::Over;
  outcome.winners = state.winners;
  const unsigned n = mascarade::seats(state);
  outcome.scores.reserve(n);
  outcome.places.reserve(n);
  for (unsigned s = 0; s < n; ++s) {
    const bool won = state.winners.has(seat(s));
    unsigned better = won ? 0 : state.winners.size();
    for (const Seat other : table(state) - state.winners) {
      if (!won && coins(state, other) > coins(state, seat(s))) ++better;
    }
    outcome.scores.push_back(static_cast<int>(coins(state, seat(s))));
    outcome.places.push_back(better + 1);
  }
  return outcome;
}

std::vector<Verdict> Mascarade::verdict(const State& state) const {
  if (state.frames.top().step != Step::Over) return {};
  std::vector<Verdict> why;
  const auto add = [&](std::string_view key, Seat s, RuleIds rules) {
    const Message message{"ma-verdict-" + std::string{key}, {{"seat", s}, {"count", std::int64_t{coins(state, s)}}}};
    why.push_back({message, rules});
  };
  const bool rich = coins(state, state.winners.lowest()) >= winning_coins;
  for (const Seat s : table(state)) {
    if (!rich && coins(state, s) == 0) add("bankrupt", s, {142});
  }
  const bool cheated = !rich && why.empty();
  for (const Seat s : state.winners) {
    if (cheated) {
      add("cheat", s, {127, 149});
    } else if (rich) {
      add("coins", s, {141});
    } else {
      add("richest", s, {142, 148});
    }
  }
  if (state.winners.size() > 1) why.push_back({{"ma-verdict-together"}, {rich ? 145U : 146U}});
  return why;
}

}  // namespace krypta::mascarade
