#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/event.hpp"

namespace krypta::vampire_empire {

/// Everything that can be told about a match. words.cpp says what the arguments are. Those marked "own" are told to one
/// seat alone, and those marked "others" to everybody else in their place.
enum class EventKind : std::uint8_t {
  Entered,
  VampireDrawn,  // own
  VampiresDrawn,
  TokenDrawn,  // own
  TokensDrawn,
  GotCard,  // own
  Drew,
  Reshuffled,
  TurnBegan,
  DiscardedCard,  // own
  Discarded,      // others
  Skipped,
  Revealed,
  ShowedSide,
  KeptSecret,
  NoCard,
  PlayedSupport,
  NamedCharacter,
  NamedMarker,
  NamedCard,
  DroppedCard,  // own
  Dropped,      // others
  Hid,
  Asked,
  Played,
  IsVampire,
  IsHuman,
  NoAttack,
  Attacked,
  RoundBegan,
  NoMore,
  StoodDown,
  Compared,
  Survived,
  Died,
  CombatEnded,
  WentToTown,
  LostMarkers,
  PlacedMarker,
  Cancelled,
  Strengthened,
  StoppedCombat,
  Forbade,
  CountedVampires,
  TookCard,  // own
  Took,      // others
  FoundNothing,
  LostCard,  // own
  LostCards,
  Passed,
  OutOfCards,
  WasVampire,
  CountedPoints,
  Won,
  Drawn
};
constexpr std::array<std::string_view, 55> names_of(std::type_identity<EventKind>) {
  return {"entered",
          "vampire-drawn",
          "vampires-drawn",
          "token-drawn",
          "tokens-drawn",
          "got-card",
          "drew",
          "reshuffled",
          "turn-began",
          "discarded-card",
          "discarded",
          "skipped",
          "revealed",
          "showed-side",
          "kept-secret",
          "no-card",
          "played-support",
          "named-character",
          "named-marker",
          "named-card",
          "dropped-card",
          "dropped",
          "hid",
          "asked",
          "played",
          "is-vampire",
          "is-human",
          "no-attack",
          "attacked",
          "round-began",
          "no-more",
          "stood-down",
          "compared",
          "survived",
          "died",
          "combat-ended",
          "went-to-town",
          "lost-markers",
          "placed-marker",
          "cancelled",
          "strengthened",
          "stopped-combat",
          "forbade",
          "counted-vampires",
          "took-card",
          "took",
          "found-nothing",
          "lost-card",
          "lost-cards",
          "passed",
          "out-of-cards",
          "was-vampire",
          "counted-points",
          "won",
          "drawn"};
}

}  // namespace krypta::vampire_empire
