#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/games/vampire_empire/rules.hpp"

/// The parts of `check`: what every position of a match keeps true. Each relies on what those before it have found.
namespace krypta::vampire_empire {

using Finding = std::optional<Refusal>;

inline Refusal bad(std::string field, const std::string& problem, RuleIds rules = {}) {
  return Refusal::position(std::move(field), problem, rules);
}
inline std::string player_field(unsigned s, const std::string& name) {
  return "players[" + std::to_string(s) + "]." + name;
}
inline std::string frame_field(std::size_t i, const std::string& name) {
  return "frames[" + std::to_string(i) + "]." + name;
}
inline Step step_of(const State& state) { return state.frames.top().step; }
inline bool is_over(const State& state) { return step_of(state) == Step::Over; }
inline bool in_setup(const State& state) { return state.frames[0].step == Step::TurnBegins; }
/// What a player supports in the running combat, as if all his cards were in his hand.
inline CardSet allowed_in_combat(const Cards& cards, State state, Seat self) {
  state.players[self].hand.value = whole_deck(side_of(state, self));
  return valid_now(cards, state, self);
}

// check/frames.cpp: where the rules stand, from the turn down to the question that is open.
Finding check_frames(const Cards& cards, const State& state);
// check/combat.cpp
Finding check_combat(const Cards& cards, const State& state);
// check/card.cpp: the support card that is being carried out.
Finding check_card(const Cards& cards, const State& state);

/// What support cards can have done so far: how often, and how much of it together.
struct Done {
  unsigned times = 0;
  unsigned amount = 0;
};
/// By all the cards that were seen going to that player's moat, and by the one that is being carried out.
Done most_done(const Cards& cards, const State& state, Seat by, CardVerb verb);
inline Done most_done(const Cards& cards, const State& state, CardVerb verb) {
  const Done one = most_done(cards, state, seat(0), verb);
  const Done another = most_done(cards, state, seat(1), verb);
  return {one.times + another.times, one.amount + another.amount};
}

}  // namespace krypta::vampire_empire
