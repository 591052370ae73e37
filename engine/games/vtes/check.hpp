#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/games/vtes/card_host.hpp"
#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// The parts of `check`: a position is sound if nothing in it is out of range, nothing lies twice and all counts agree,
/// so that the rules can go on from it. Each part relies on what those before it have found.
namespace krypta::vtes {

using Finding = std::optional<Refusal>;

/// How many fields a part of the state has. Each file below asserts the number of those that it proves: whoever adds a
/// field says there what it keeps true, and raises the number.
template <class T>
inline constexpr std::size_t fields_in =
    std::tuple_size_v<std::remove_const_t<decltype(fields_of(std::type_identity<T>{}))>>;

inline Refusal bad(std::string field, const std::string& problem, RuleIds rules = {}) {
  return Refusal::position(std::move(field), problem, rules);
}
/// "things[3].host"
inline std::string field_of(std::string_view list, std::size_t i, std::string_view name = {}) {
  std::string field = std::string{list} + "[" + std::to_string(i) + "]";
  return name.empty() ? field : field + "." + std::string{name};
}

inline bool is_over(const State& state) { return state.frames[0].step == Step::Over; }
/// Before the first turn: seats are drawn and cards are dealt.
inline bool in_setup(const State& state) {
  return state.frames[0].step == Step::DrawFirst || state.frames[0].step == Step::Deal;
}
inline bool is_seat(const State& state, Seat s) { return number(s) < seat_count(state); }
inline bool is_seat_or_nobody(const State& state, Maybe<Seat> s) { return !s.has_value() || is_seat(state, *s); }
inline bool are_seats(const State& state, SeatSet all) { return (all - SeatSet::first(seat_count(state))).empty(); }
/// Whether there is such a place; what lay there may have gone.
inline bool is_place(const State& state, ThingId id) { return place(id) < state.things.size(); }
inline bool is_place_or_nothing(const State& state, Maybe<ThingId> id) {
  return !id.has_value() || is_place(state, *id);
}
inline bool is_there(const State& state, Maybe<ThingId> id) {
  return id.has_value() && is_place(state, *id) && !is_gone(state, *id);
}
/// Whether a card is in somebody's deck.
[[nodiscard]] bool is_held(const State& state, CardId card);
/// Where a step stands in the stack; as many as there are if it does not.
[[nodiscard]] std::size_t find_step(const State& state, Step step);
/// The innermost step; while hands are adjusted the one that goes on then.
[[nodiscard]] const Frame& innermost(const State& state);
inline bool stands(const State& state, Step step) { return find_step(state, step) < state.frames.size(); }

// check/players.cpp: seats, and what belongs to a Methuselah
Finding check_seats(const Cards& cards, const State& state);
Finding check_players(const Cards& cards, const State& state);
// check/things.cpp: what lies on the table, what lasts, and what was done
Finding check_things(const Cards& cards, const State& state);
Finding check_decks(const Cards& cards, const State& state);
Finding check_modifiers(const Cards& cards, const State& state);
Finding check_uses(const Cards& cards, const State& state);
// check/effects.cpp: cards that are being carried out, or wait to go on
Finding check_effects(const Cards& cards, const State& state);
Finding check_gathered(const Cards& cards, const State& state);
Finding check_put_off(const Cards& cards, const State& state);
/// The card of the innermost step asks somebody something.
Finding check_question(const Cards& cards, const State& state);
// check/action.cpp: the action and the combat that go on
Finding check_action(const Cards& cards, const State& state);
Finding check_combat(const Cards& cards, const State& state);
// check/politics.cpp: the referendum that is held, and titles
Finding check_referendum(const Cards& cards, const State& state);
Finding check_titles(const Cards& cards, const State& state);
// check/frames.cpp: where the rules stand: which step lies on which
Finding check_frames(const Cards& cards, const State& state);
// check/decisions.cpp: the innermost step is one in which somebody decides, or chance
Finding check_decision(const Cards& cards, const State& state);
Finding check_wishes(const Cards& cards, const State& state);
Finding check_settled(const Cards& cards, const State& state);

}  // namespace krypta::vtes
