#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/cards/vocabulary.hpp"
#include "engine/core/enums.hpp"

/// The words that Vendetta lends to the card language. Each list is an enum, so that the rules that carry a word out
/// are a switch that the compiler checks.
namespace krypta::vendetta {

/// The kinds of values of the game, in the order of cards::own_type.
enum class Kind : std::uint8_t { Player, Location, Card, ClanCard, Follower, Clan, Step, Nature, CardKind, Origin };
constexpr cards::Type type_of(Kind kind) { return cards::own_type(static_cast<unsigned>(kind)); }

enum class CardKind : std::uint8_t { Clan, Ally, Victim, Relic, Place, Tile };
constexpr std::array<std::string_view, 6> names_of(std::type_identity<CardKind>) {
  return {"clan_card", "ally", "victim", "relic", "place", "tile"};
}

/// Whether what a card says is known from print, or ours.
enum class Origin : std::uint8_t { Print, Ours };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Origin>) { return {"print", "ours"}; }

enum class Property : std::uint8_t {
  // of the table
  Self,           // whose card it is: its controller. VD-208
  Here,           // the location that the effect belongs to. VD-272
  This,           // the deployed card itself
  Round,          // 1 to 3
  Winner,         // who won here in this round; nothing if nobody did
  TopBase,        // the highest base power of the face-up cards here. VD-319
  LowestBidder,   // VD-292
  Played,         // whether self has played the card of this turn
  EventPlayer,    // whom it concerns
  EventLocation,  // where it happened
  EventCard,      // the card that was played
  EventAmount,    // how much, how many, or which rank
  EventFaceDown,  // whether the card was played face down
  Causer,         // who caused the Frenzy
  // of a player
  Pool,       // blood in the Pool
  Influence,  // tokens of influence
  Deployed,   // blood deployed here
  Alliance,   // undrained cards in the Alliance
  Cards,      // deployed cards here
  UpCards,    // of these face up
  HandSize,
  DeckSize,   // of the clan deck
  Bid,        // in the auction
  CanLose,    // whether a loss of blood is possible as an alternative. VD-276
  Stays,      // whether the choice that was shown is to stay
  MayChange,  // whether the choice may be changed to the other one. VD-338
  Rewarded,   // whether an Ally or a Victim was won here in this round. VD-306
  // of a deployed card
  Controller,
  FaceUp,
  Base,      // its printed power
  Location,  // where it lies
  Engaged,   // whether it has been resolved in the Conflict step here. VD-279
  // of a follower
  Nature
};

enum class Domain : std::uint8_t {
  Players,  // all that are still in the match
  Rivals,   // as they were when the effect began. VD-271
  Opponents,
  Ranked,       // in the Conflict here, in the order of the ranks
  Locations,    // in play
  OwnCards,     // in the own Area here
  RivalCards,   // in the Areas of rivals here
  CardsHere,    // in all Areas here
  MyCards,      // in the own Areas everywhere
  DownCards,    // (player) face down in that Area here
  HiddenCards,  // face down anywhere, which self may not look at
  Hand,         // (player) secret
  Allies,       // (player) undrained, without Victims
  Drained,      // (player) drained cards
  Numbers       // (number) from 0 to that
};

/// The greatest of Domain::Numbers.
inline constexpr int most_numbers = 100;

enum class CardVerb : std::uint8_t {
  Gain,           // E-01
  Lose,           // E-05
  Steal,          // E-06, to self
  Spend,          // E-03, a cost of self
  GainInfluence,  // E-07
  LoseInfluence,  // E-07
  GiveInfluence,  // E-08, to self
  FrenzyBonus,    // E-49, to the causer
  PlaceBlood,     // E-10
  Deploy,         // E-09, here
  ReturnBlood,    // E-11, from here
  DiscardBlood,   // E-12, from here
  TakeBlood,      // E-14, to the Pool of self
  HandOver,       // E-14, to the Area of self
  SwapBlood,      // E-15
  MoveBlood,      // E-13, from here
  TurnUp,         // E-28, with the reveal
  TurnDown,       // E-28
  KeepDown,       // E-66
  Move,           // E-31, to the own Area there, face up or as it lies
  TakeBack,       // E-32
  Look,           // E-29
  LookHand,       // E-29
  Play,           // E-34, E-36: face up into the own Area here
  PlayTop,        // E-35
  ShuffleIn,      // E-37
  Draw,           // E-37
  GainVictim,     // E-44
  Restore,        // E-43
  Withdraw,       // E-40, from here
  Redirect,       // E-41, the withdrawal that is going on
  ChangeChoice,   // E-40, of self
  SkipSteps,      // E-23
  Auction,        // E-58
  ReplaceFrenzy,  // E-67
  ReplaceDrain,   // E-48
  // Lasting, in `until`.
  ZeroPower,   // E-17
  DownPower,   // E-20, of self here
  AddTotal,    // E-21 (also in `always`)
  IgnoreCard,  // E-24: its losses and thefts do nothing to self
  // Lasting, in `always`.
  AddPower,          // E-16
  SetPower,          // E-17
  HalveBase,         // E-18
  ProtectBlood,      // E-24
  DivertBlood,       // E-26
  FaceDownCost,      // E-53, of self
  FaceDownCostHere,  // E-53, of everybody
  MustPlayDown,      // E-55
  StayNeedsBlood,    // E-55
  WinTies,           // E-50
  CannotBeDrained,   // E-24
  DrainedFirst,      // E-48
  MayReturnOther,    // E-37
  AddScore           // E-64
};

/// When a card acts, in the order of a round.
enum class Window : std::uint8_t {
  PlanningBegins,    // W-10
  OwnTurn,           // W-18
  CardPlayed,        // W-13
  PlanningEnds,      // W-20
  ResolutionBegins,  // W-30
  ChoicesShown,      // W-33, changes of the own choice
  ChoicesFinal,      // W-33, after them
  Withdrawing,       // W-34, before anything is moved
  Withdrew,          // W-34, afterwards
  BeforeReveal,      // W-36
  Reveal,            // W-36, after the others
  Revealed,          // W-38
  Setup,             // W-41
  ConflictBegins,    // W-50
  BeforePower,       // W-52
  WinnerKnown,       // W-54
  Reward,            // W-55
  Joins,             // W-92
  Aftermath,         // W-61
  LocationResolved,  // W-62
  RoundEnds,         // W-71
  BloodLost,         // W-81
  PoolEmpty,         // W-84, before the Frenzy
  FrenzyCaused,      // W-84
  FrenzyDrain        // W-85
};
constexpr std::array<std::string_view, 25> names_of(std::type_identity<Window>) {
  return {"planning_begins", "own_turn",      "card_played", "planning_ends",   "resolution_begins",
          "choices_shown",   "choices_final", "withdrawing", "withdrew",        "before_reveal",
          "reveal",          "revealed",      "setup",       "conflict_begins", "before_power",
          "winner_known",    "reward",        "joins",       "aftermath",       "location_resolved",
          "round_ends",      "blood_lost",    "pool_empty",  "frenzy_caused",   "frenzy_drain"};
}

enum class Duration : std::uint8_t { ThisLocation, ThisRound };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Duration>) {
  return {"this_location", "this_round"};
}

/// The facts of a card. Of a tile: what the first, second and third get in rounds 1 to 3, and what the first gets in
/// addition (table VD-R).
enum class Fact : std::uint8_t {
  Kind,
  Known,
  Clan,
  Step,
  Power,
  Nature,
  Influence,
  Feed,
  Drain,
  Drained,
  Tokens,
  First1,
  First2,
  First3,
  Second1,
  Second2,
  Second3,
  Third1,
  Third2,
  Third3,
  Extra
};

[[nodiscard]] const cards::Vocabulary& vocabulary();

}  // namespace krypta::vendetta
