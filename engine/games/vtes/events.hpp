#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/event.hpp"

namespace krypta::vtes {

/// Everything that can be told about a match, with its arguments; words.cpp has their kinds. Those marked "own" are
/// told to one seat alone, and those marked "others" to everybody else in their place.
enum class EventKind : std::uint8_t {
  FirstDrawn,           // who
  DrewCard,             // own: who, card
  Drew,                 // others: who
  DrewVampire,          // own: who, card
  DrewCrypt,            // others: who
  TurnBegan,            // turn, who
  PhaseBegan,           // who, phase
  EdgePool,             // who
  Transferred,          // who, number (counters on it then)
  TookBack,             // who, number
  Emerged,              // who, card
  Merged,               // who, card
  Burned,               // owner, card
  Removed,              // owner, card
  Locked,               // card
  Unlocked,             // card
  Played,               // who, card
  PlayedBy,             // who, card, minion
  Used,                 // who, card
  UsedBy,               // who, card, minion
  Announced,            // who, minion, action, stealth
  AnnouncedAt,          // who, minion, action, at, stealth, bleed (0 of any other action)
  Blocks,               // who, minion, intercept, stealth
  BlockFailed,          // who, minion
  Blocked,              // who, minion
  Declined,             // nothing: nobody blocks
  Succeeded,            // minion
  Fizzled,              // minion
  ActionEnded,          // minion
  PoolBurned,           // who, number
  PoolGained,           // who, number
  BloodGained,          // card, number
  BloodLost,            // card, number
  EdgeTaken,            // who
  EdgeGone,             // nothing
  TargetChanged,        // who
  StealthAdded,         // card (source), number (then)
  InterceptAdded,       // minion, number (then)
  BleedChanged,         // number (then)
  Woke,                 // minion
  CombatBegan,          // minion, other
  RoundBegan,           // number
  RangeSet,             // range
  Maneuvered,           // minion, range
  HandStrike,           // minion
  StruckWith,           // minion, card
  Dodged,               // minion
  Damaged,              // minion, number
  DamagedBadly,         // minion, number (aggravated)
  Prevented,            // minion, number
  Stole,                // minion, number
  Pressed,              // minion
  CombatEnded,          // nothing
  WentToTorpor,         // minion
  LeftTorpor,           // minion
  Ousted,               // who
  PointGained,          // who, number (then)
  Withdrawing,          // who
  Withdrew,             // who
  Contested,            // card
  ContestKept,          // who, card
  Yielded,              // who, card
  ContestWon,           // who, card
  Discarded,            // who, card
  BurnOption,           // who, card
  Attached,             // card, minion
  Enters,               // who, card
  Searched,             // who
  HandLookedAt,         // who, whose
  SawCard,              // own: whose, card
  HandOpened,           // whose
  HandClosed,           // whose
  BecameAnarch,         // minion
  Cancelled,            // card
  ControlTaken,         // who, card
  Continued,            // minion: as if unblocked
  Diablerized,          // minion, other
  Marked,               // who, minion: of the Red List
  SteppedIn,            // minion: a slave; card: the vampire that was blocked
  ReferendumHeld,       // seat, card
  TermPlayer,           // seat
  TermCard,             // card
  TermClan,             // clan
  Allotted,             // seat, number (then)
  VotesGained,          // seat, number
  CastFor,              // seat, minion, number
  CastAgainst,          // seat, minion, number
  BallotCastFor,        // seat, minion
  BallotCastAgainst,    // seat, minion
  PrisciFor,            // nothing: their block
  PrisciAgainst,        // nothing
  PrisciAbstain,        // nothing
  Abstains,             // minion
  ReferendumPassed,     // number for, number against
  ReferendumFailed,     // number for, number against
  ReferendumCancelled,  // nothing
  TitleGained,          // minion, title
  TitleYielded,         // minion
  TitleContested,       // minion
  TitleKept,            // minion
  TitleWon,             // minion
  SectChanged,          // minion, sect
  ClanChanged,          // minion, clan
  VotedFor,             // who, number
  VotedAgainst,         // who, number
  HuntPassed,           // minion
  HuntFailed,           // minion
  Stalled,              // nothing: VT-885
  TimeUp,               // nothing
  Won,                  // who
  NobodyWon,            // nothing
  ChoseCard,            // who, card
  ChosePlayer,          // who, whose
  ChoseNumber,          // who, number
  ChoseFaceDown,        // who
  ChoseNobody,          // who
  CombatCancelled,      // minion (who has blocked)
  ManeuverCancelled,    // minion, range (then)
  PressStands,          // nothing: of itself
  Averted,              // minion
  ConvictionPlayed,     // who, card, minion: in the unlock phase
  Incapacitated,        // minion
  Recovered             // minion
};
constexpr std::array<std::string_view, 123> names_of(std::type_identity<EventKind>) {
  return {"first-drawn",
          "drew-card",
          "drew",
          "drew-vampire",
          "drew-crypt",
          "turn-began",
          "phase-began",
          "edge-pool",
          "transferred",
          "took-back",
          "emerged",
          "merged",
          "burned",
          "removed",
          "locked",
          "unlocked",
          "played",
          "played-by",
          "used",
          "used-by",
          "announced",
          "announced-at",
          "blocks",
          "block-failed",
          "blocked",
          "declined",
          "succeeded",
          "fizzled",
          "action-ended",
          "pool-burned",
          "pool-gained",
          "blood-gained",
          "blood-lost",
          "edge-taken",
          "edge-gone",
          "target-changed",
          "stealth-added",
          "intercept-added",
          "bleed-changed",
          "woke",
          "combat-began",
          "round-began",
          "range-set",
          "maneuvered",
          "hand-strike",
          "struck-with",
          "dodged",
          "damaged",
          "damaged-badly",
          "prevented",
          "stole",
          "pressed",
          "combat-ended",
          "went-to-torpor",
          "left-torpor",
          "ousted",
          "point-gained",
          "withdrawing",
          "withdrew",
          "contested",
          "contest-kept",
          "yielded",
          "contest-won",
          "discarded",
          "burn-option",
          "attached",
          "enters",
          "searched",
          "hand-looked-at",
          "saw-card",
          "hand-opened",
          "hand-closed",
          "became-anarch",
          "cancelled",
          "control-taken",
          "continued",
          "diablerized",
          "marked",
          "stepped-in",
          "referendum-held",
          "term-player",
          "term-card",
          "term-clan",
          "allotted",
          "votes-gained",
          "cast-for",
          "cast-against",
          "ballot-cast-for",
          "ballot-cast-against",
          "prisci-for",
          "prisci-against",
          "prisci-abstain",
          "abstains",
          "referendum-passed",
          "referendum-failed",
          "referendum-cancelled",
          "title-gained",
          "title-yielded",
          "title-contested",
          "title-kept",
          "title-won",
          "sect-changed",
          "clan-changed",
          "voted-for",
          "voted-against",
          "hunt-passed",
          "hunt-failed",
          "stalled",
          "time-up",
          "won",
          "nobody-won",
          "chose-card",
          "chose-player",
          "chose-number",
          "chose-face-down",
          "chose-nobody",
          "combat-cancelled",
          "maneuver-cancelled",
          "press-stands",
          "averted",
          "conviction-played",
          "incapacitated",
          "recovered"};
}

}  // namespace krypta::vtes
