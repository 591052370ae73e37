#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/cards/vocabulary.hpp"
#include "engine/core/enums.hpp"

/// The words that Vampire Empire lends to the card language. Each list is an enum, so that the rules that carry a word
/// out are a switch that the compiler checks.
namespace krypta::vampire_empire {

/// The kinds of values of the game, in the order of cards::own_type.
enum class Kind : std::uint8_t { Player, Character, Card, Occupation, Marker, Action, Deck, Group, CardKind };
constexpr cards::Type type_of(Kind kind) { return cards::own_type(static_cast<unsigned>(kind)); }

enum class Property : std::uint8_t {
  Self,
  Opponent,
  Active,
  Attacker,
  Defender,
  Day,
  InCombat,
  Round,
  AttackValue,
  DefenceValue,
  DeadCount,
  Occupation,
  Revealed,
  KnownHuman,
  AttackMarkers,
  DefenceMarkers,
  Value,
  HasValue,
  Cancelled,
  HandSize
};

enum class Domain : std::uint8_t { Castle, Town, Living, Dead, Played, Hand, Cellar, Moat };

enum class CardVerb : std::uint8_t {
  Draw,           // V-01
  DiscardRandom,  // V-03
  Take,           // V-04, the second half; the first is `choose`
  Cancel,         // V-09
  AddAttack,      // V-12
  AddDefence,     // V-12
  EndCombat,      // V-15
  PlaceMarker,    // V-20
  ToTown,         // V-23
  Forbid,         // V-32
  CountVampires   // V-43
};

/// When a card can be played, as its player sees it. VE-149, VE-202, VE-203
enum class Window : std::uint8_t { Open, YouAttack, OpponentAttacks, YouDefend, OpponentDefends };
constexpr std::array<std::string_view, 5> names_of(std::type_identity<Window>) {
  return {"open", "you_attack", "opponent_attacks", "you_defend", "opponent_defends"};
}

/// How long something holds: the comparison of this round (VE-213), this combat, or the next step 3 of the player whom
/// it concerns.
enum class Duration : std::uint8_t { ThisRound, ThisCombat, NextAction };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Duration>) {
  return {"this_round", "this_combat", "next_action"};
}

enum class Fact : std::uint8_t { Deck, Kind, Groups, Value, Day, Night };

[[nodiscard]] const cards::Vocabulary& vocabulary();

}  // namespace krypta::vampire_empire
