#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/event.hpp"

namespace krypta::nowa_huta {

/// Everything that can be told about a match. words.cpp says what the arguments are.
enum class EventKind : std::uint8_t {
  ElderDrawn,
  VampirePlaced,
  CirclePawnPlaced,
  EstateCardFixed,
  CircleCardFixed,
  HasChosen,
  PlanRevealed,
  TurnTaken,
  VampireMoved,
  VampireHeld,
  CirclePawnMoved,
  CirclePawnHeld,
  AbilityUsed,
  AbilityDeclined,
  ActionUsed,
  ActionDeclined,
  Placed,
  NothingPlaced,
  Removed,
  Moved,
  Exchanged,
  ModifierPlaced,
  ModifierCancelled,
  ModifierKept,
  Attacked,
  Gambited,
  Reacted,
  Flew,
  SabbathCalled,
  SabbathAlreadyCalled,
  BloodDuskDue,
  ArmageddonDue,
  SabbathScoring,
  BloodDuskScoring,
  ArmageddonScoring,
  FinalScoring,
  Scored,
  NobodyScored,
  Kept,
  Returned,
  OrderUpdated,
  TurnBegan,
  Won,
};
constexpr std::array<std::string_view, 43> names_of(std::type_identity<EventKind>) {
  return {"elder-drawn",       "vampire-placed",    "circle-pawn-placed", "estate-card-fixed",      "circle-card-fixed",
          "has-chosen",        "plan-revealed",     "turn-taken",         "vampire-moved",          "vampire-held",
          "circle-pawn-moved", "circle-pawn-held",  "ability-used",       "ability-declined",       "action-used",
          "action-declined",   "placed",            "nothing-placed",     "removed",                "moved",
          "exchanged",         "modifier-placed",   "modifier-cancelled", "modifier-kept",          "attacked",
          "gambited",          "reacted",           "flew",               "sabbath-called",         "sabbath-already-called",
          "blood-dusk-due",    "armageddon-due",    "sabbath-scoring",    "blood-dusk-scoring",     "armageddon-scoring",
          "final-scoring",     "scored",            "nobody-scored",      "kept",                   "returned",
          "order-updated",     "turn-began",        "won"};
}

}  // namespace krypta::nowa_huta
