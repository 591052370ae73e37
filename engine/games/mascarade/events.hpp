#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/event.hpp"

namespace krypta::mascarade {

/// Everything that can be told about a match. words.cpp says what the arguments are. Those marked "own" are told to one
/// seat alone; nothing else that is told depends on what they say.
enum class EventKind : std::uint8_t {
  FirstDrawn,
  Dealt,
  IsReady,
  TurnedDown,
  TurnBegan,
  MustSwap,
  Taken,
  Exchanged,  // own
  LeftAlone,  // own
  PutBack,
  Looked,
  Saw,  // own
  Announced,
  HasAnswered,
  Passed,
  Claimed,
  Unclaimed,
  Revealed,
  NobodyTrue,
  Received,
  TookCourt,
  TookCoins,
  Traded,
  Declined,
  NoEffect,
  Pointed,
  Named,
  NamedRight,
  NamedWrong,
  Fined,
  Bankrupt,
  CheatWon,
  Lies,
  Won,
};
constexpr std::array<std::string_view, 34> names_of(std::type_identity<EventKind>) {
  return {"first-drawn", "dealt",      "is-ready",  "turned-down", "turn-began",  "must-swap", "taken",
          "exchanged",   "left-alone", "put-back",  "looked",      "saw",         "announced", "has-answered",
          "passed",      "claimed",    "unclaimed", "revealed",    "nobody-true", "received",  "took-court",
          "took-coins",  "traded",     "declined",  "no-effect",   "pointed",     "named",     "named-right",
          "named-wrong", "fined",      "bankrupt",  "cheat-won",   "lies",        "won"};
}

}  // namespace krypta::mascarade
