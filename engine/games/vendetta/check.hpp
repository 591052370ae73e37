#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/games/vendetta/rules.hpp"
#include "engine/games/vendetta/stages.hpp"

/// The parts of `check`: what every position of a match keeps true. Each relies on what those before it have found.
namespace krypta::vendetta {

using Finding = std::optional<Refusal>;

inline Refusal bad(std::string field, const std::string& problem, RuleIds rules = {}) {
  return Refusal::position(std::move(field), problem, rules);
}
inline std::string player_field(unsigned s, const std::string& name) {
  return "players[" + std::to_string(s) + "]." + name;
}
inline std::string site_field(Location at, const std::string& name) {
  return "sites." + std::string{name_of(at)} + "." + name;
}
inline std::string slot_field(std::size_t i, const std::string& name) {
  return "deployed[" + std::to_string(i) + "]." + name;
}
inline std::string frame_field(std::size_t i, const std::string& name) {
  return "frames[" + std::to_string(i) + "]." + name;
}
inline std::string effect_field(std::size_t i, const std::string& name) {
  return "effects[" + std::to_string(i) + "]." + name;
}

inline Step step_of(const State& state) { return state.frames.top().step; }
inline bool is_over(const State& state) { return step_of(state) == Step::Over; }
/// Before the first round: clans, relics and places are being dealt.
inline bool in_setup(const State& state) {
  return state.frames[0].step == Step::Round && state.frames[0].stage == stages::round::Begins;
}
/// Of the round; when the match is over it has come to its end.
inline unsigned round_stage(const State& state) {
  return is_over(state) ? unsigned{stages::round::Ends} : unsigned{state.frames[0].stage};
}
/// From the first turn of a round until everything is taken back.
inline bool is_laid_out(const State& state) {
  return round_stage(state) >= stages::round::AfterPlanning && round_stage(state) <= stages::round::Ends;
}
inline bool in_resolution(const State& state) {
  return is_laid_out(state) && round_stage(state) >= stages::round::Resolves;
}
/// The location that is being resolved, and how far that has come.
inline const Frame* site_frame(const State& state) {
  return state.frames.size() > 1 && state.frames[1].step == Step::Site ? &state.frames[1] : nullptr;
}

// check/table.cpp: what lies on the table, but for clan cards
Finding check_seats(const Cards& cards, const State& state);
Finding check_players(const Cards& cards, const State& state);
Finding check_followers(const Cards& cards, const State& state);
Finding check_sites(const Cards& cards, const State& state);
// check/clan_cards.cpp: hands, decks, and what is deployed
/// What the locations say of it; everything else is found through that.
Finding check_lying(const Cards& cards, const State& state);
Finding check_clan_cards(const Cards& cards, const State& state);
Finding check_deployed(const Cards& cards, const State& state);
// check/frames.cpp: where the rules stand, from the round down to the question that is open
Finding check_frames(const Cards& cards, const State& state);
// check/windows.cpp: a window, and one in which somebody is asked
Finding check_window(const Cards& cards, const State& state, std::size_t i);
Finding check_open_window(const Cards& cards, const State& state);
// check/steps.cpp: the values of a step, and what is sealed
Finding check_values(const State& state, std::size_t i);
Finding check_setup_frames(const State& state);
Finding check_sealed(const Cards& cards, const State& state);
// check/effects.cpp: cards that are being carried out
Finding check_effects(const Cards& cards, const State& state);

}  // namespace krypta::vendetta
