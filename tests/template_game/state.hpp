#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/choice.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/frame.hpp"

/// What lies on the table in Fists, and who may see it. The words are those of rules.md.
namespace krypta::fists {

inline constexpr unsigned table_size = 5;  // FI-001
inline constexpr unsigned coins_each = 3;  // FI-001
inline constexpr unsigned last_round = 4;  // FI-008

/// How many coins somebody hides or says.
enum class Number : std::uint8_t {};
constexpr std::array<std::string_view, coins_each * table_size + 1> names_of(std::type_identity<Number>) {
  return {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"};
}

enum class Step : std::uint8_t { DrawFirst, Hide, Say, Over };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<Step>) {
  return {"draw-first", "hide", "say", "over"};
}

struct Player {
  Sealed<Maybe<Number>> fist;  // FI-003
  Maybe<Number> said;
  std::uint8_t points = 0;
  friend constexpr bool operator==(const Player&, const Player&) = default;
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(field("fist", &Player::fist, owner_until_opened), field("said", &Player::said, everyone),
                        field("points", &Player::points, everyone));
}

struct Frame {
  Step step = Step::Over;
  std::uint8_t spoken = 0;  ///< in Say: how many have
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
constexpr auto fields_of(std::type_identity<Frame>) {
  return fields<Frame>(field("step", &Frame::step, everyone), field("spoken", &Frame::spoken, everyone));
}

struct State {
  std::uint8_t round = 1;
  Maybe<Seat> first;  ///< who speaks first
  SeatSet hidden;     ///< whose coins are in his fist: all that others see of it
  SeatArray<Player, table_size> players;
  FrameStack<Frame, 1> frames;
  friend constexpr bool operator==(const State&, const State&) = default;
};
constexpr auto fields_of(std::type_identity<State>) {
  return fields<State>(field("round", &State::round, everyone), field("first", &State::first, everyone),
                       field("hidden", &State::hidden, everyone), field("players", &State::players, everyone),
                       field("frames", &State::frames, everyone));
}

enum class Verb : std::uint8_t { First, Hide, Say };
constexpr Choice choose(Verb verb, unsigned argument) { return choice(verb, argument); }
constexpr Verb verb(Choice c) { return verb_of<Verb>(c); }

enum class EventKind : std::uint8_t { FirstDrawn, TurnBegan, Hid, HasHidden, Said, Opened, Scored, Won };
constexpr std::array<std::string_view, 8> names_of(std::type_identity<EventKind>) {
  return {"first-drawn", "turn-began", "hid", "has-hidden", "said", "opened", "scored", "won"};
}

constexpr unsigned seats(const State& state) { return static_cast<unsigned>(state.players.size()); }
constexpr Step step(const State& state) { return state.frames.top().step; }
/// Who speaks after so many others. FI-004
constexpr Seat speaker(const State& state, unsigned spoken) {
  return seat((number(*state.first) + spoken) % seats(state));
}

}  // namespace krypta::fists
