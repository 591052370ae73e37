#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/event.hpp"

namespace krypta::vendetta {

/// Everything that can be told about a match, with its arguments; words.cpp has their kinds. Those marked "own" are
/// told to one seat alone, and those marked "others" to everybody else in their place.
enum class EventKind : std::uint8_t {
  FirstDrawn,      // who
  PlaceLaid,       // place, where
  RelicOffered,    // relic
  ClanOffered,     // clan
  PickedClan,      // who, clan
  PickedRelic,     // who, relic
  RoundBegan,      // round
  Fed,             // who, number
  AllyCame,        // follower, where
  DrewCard,        // own: who, card
  Drew,            // others: who, number
  BottomedCard,    // own: who, card
  BuiltHand,       // who
  TurnBegan,       // who
  Played,          // who, card, where
  PlayedDownCard,  // own: who, card, where
  PlayedDown,      // others: who, where
  Spent,           // who, number
  Deployed,        // who, number, where
  Flipped,         // who, where
  Drained,         // who, follower, number
  GotTokens,       // who, number
  Eliminated,      // who
  AmbitionMoved,   // who
  TurnEnded,       // who
  PlanningEnded,
  SiteBegan,         // where
  HasChosen,         // who
  Stayed,            // who, where
  Withdrew,          // who, where
  ChangedChoice,     // who, stand
  Moved,             // who, card, where
  MovedDown,         // who, where
  BloodReturned,     // who, number, where
  CameBack,          // who, card
  CameBackDownCard,  // own: who, card
  CameBackDown,      // others: who
  TurnedUp,          // who, card, where
  KeptDown,          // who, where
  TurnedDown,        // who, card, where
  Acts,              // who (may be nobody), source
  Gained,            // who, number
  Lost,              // who, number
  Stolen,            // from, who, number
  Protected,         // who
  Diverted,          // who, number, where
  InFrenzy,          // who
  FrenzySentBy,      // who, number
  FrenzyAvoided,     // who
  DrainAvoided,      // who
  NothingToDrain,    // who, number (influence discarded)
  InfluenceGained,   // who, number
  InfluenceLost,     // who, number
  InfluenceGiven,    // from, who, number
  BloodPlaced,       // who, number, where
  BloodDiscarded,    // who, number, where
  BloodTaken,        // from, who, number
  BloodHandedOver,   // from, who, number
  BloodSwapped,      // who, number, where
  BloodMoved,        // who, number, where
  LookedCard,        // own: who, whose, card
  Looked,            // who, whose, number
  HasBid,            // who
  BidOpened,         // who, number
  LowestBid,         // who
  Skips,             // who, where
  Immune,            // who, card
  PowerIs,           // who, number, where
  Ranked,            // who, rank, where
  NobodyThere,       // where
  AllyLeft,          // follower, where
  Rewarded,          // who, number
  Joined,            // who, follower
  NoVictimLeft,      // who
  Restored,          // who, follower
  ShuffledCard,      // own: who, card
  Shuffled,          // others: who
  WithPartner,       // who, source
  WithoutPartner,    // who, source
  UsedRelic,         // who, relic
  BonusTotal,        // who, number, where
  RoundEnded,        // round
  BloodCleared,
  Scored,  // who, number
  Won      // who
};
constexpr std::array<std::string_view, 85> names_of(std::type_identity<EventKind>) {
  return {"first-drawn",
          "place-laid",
          "relic-offered",
          "clan-offered",
          "picked-clan",
          "picked-relic",
          "round-began",
          "fed",
          "ally-came",
          "drew-card",
          "drew",
          "bottomed-card",
          "built-hand",
          "turn-began",
          "played",
          "played-down-card",
          "played-down",
          "spent",
          "deployed",
          "flipped",
          "drained",
          "got-tokens",
          "eliminated",
          "ambition-moved",
          "turn-ended",
          "planning-ended",
          "site-began",
          "has-chosen",
          "stayed",
          "withdrew",
          "changed-choice",
          "moved",
          "moved-down",
          "blood-returned",
          "came-back",
          "came-back-down-card",
          "came-back-down",
          "turned-up",
          "kept-down",
          "turned-down",
          "acts",
          "gained",
          "lost",
          "stolen",
          "protected",
          "diverted",
          "in-frenzy",
          "frenzy-sent-by",
          "frenzy-avoided",
          "drain-avoided",
          "nothing-to-drain",
          "influence-gained",
          "influence-lost",
          "influence-given",
          "blood-placed",
          "blood-discarded",
          "blood-taken",
          "blood-handed-over",
          "blood-swapped",
          "blood-moved",
          "looked-card",
          "looked",
          "has-bid",
          "bid-opened",
          "lowest-bid",
          "skips",
          "immune",
          "power-is",
          "ranked",
          "nobody-there",
          "ally-left",
          "rewarded",
          "joined",
          "no-victim-left",
          "restored",
          "shuffled-card",
          "shuffled",
          "with-partner",
          "without-partner",
          "used-relic",
          "bonus-total",
          "round-ended",
          "blood-cleared",
          "scored",
          "won"};
}

}  // namespace krypta::vendetta
