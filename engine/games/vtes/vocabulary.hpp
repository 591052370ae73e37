#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/cards/vocabulary.hpp"
#include "engine/core/enums.hpp"
#include "engine/games/vtes/kinds.hpp"

/// The words that VTES lends to the card language. Each list is an enum, so that the rules that carry a word out are a
/// switch that the compiler checks.
namespace krypta::vtes {

/// The kinds of values of the game, in the order of cards::own_type.
enum class Kind : std::uint8_t {
  Player,
  Card,  // a thing on the table
  Face,  // a card that lies in a hand or a pile: what is printed on it
  Name,  // of cards that other cards speak of
  Discipline,
  Clan,
  Sect,
  Title,
  CardKind,
  Trait,
  ActionKind,
  Range,
  StrikeKind,
  Level,
  Deed,
  Answer,
  User,
  Moment
};
constexpr cards::Type type_of(Kind kind) { return cards::own_type(static_cast<unsigned>(kind)); }

enum class SpokenOf : std::uint8_t { BloodDoll, TornSignpost, IntoThinAir };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<SpokenOf>) {
  return {"blood_doll", "torn_signpost", "into_thin_air"};
}

/// What can be forbidden.
enum class Deed : std::uint8_t { Block, UnlockNormally };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Deed>) { return {"block", "unlock_normally"}; }

enum class Answer : std::uint8_t { Yes };
constexpr std::array<std::string_view, 1> names_of(std::type_identity<Answer>) { return {"yes"}; }

/// Who uses an ability, if it is not its controller; or which minion plays a card, if it is not one that acts, reacts
/// or fights.
enum class User : std::uint8_t {
  Anyone,            // whoever has the impulse, or whose minions act
  BearerController,  // of what the card lies on
  Bearer,            // the minion it lies on
  Others             // any minion but the one it lies on
};
constexpr std::array<std::string_view, 4> names_of(std::type_identity<User>) {
  return {"anyone", "bearer_controller", "bearer", "others"};
}

/// Until when a card is not replaced. VT-063
enum class Moment : std::uint8_t { OwnUnlock, OwnDiscard };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Moment>) { return {"own_unlock", "own_discard"}; }

enum class Property : std::uint8_t {
  // of the table
  Self,              // who plays or uses it
  Active,            // whose turn it is
  This,              // the card itself
  Minion,            // the minion that plays or uses it
  Acting,            // the acting minion
  Blocker,           // who tries to block, or has blocked
  Opposing,          // whom `minion` fights
  ActionIs,          // its kind
  ActionDirected,    // VT-232
  ActionSuccessful,  // VT-222
  ActionBlocked,     // VT-339
  BleedTarget,
  Distance,     // VT-422
  RoundNumber,  // of the combat
  PressStands,  // a press to continue. VT-517
  EventCard,
  EventPlayer,
  // of a player
  Pool,
  Prey,      // VT-156
  Predator,  // VT-156
  Targeted,  // the action is directed at the player. VT-232
  HasEdge,
  // of a thing
  Controller,
  Blood,
  Capacity,
  Locked,
  Ready,
  InTorpor,
  Titled,
  TitleOf,
  ClanOf,
  SectOf,
  IsVampire,
  IsAlly,
  IsMinion,
  Bearer,     // what it lies on
  LevelOf,    // at which it was played: 1 or 2
  Named,      // among those that cards speak of
  BloodLost,  // to damage in this round of combat
  HasBlocked,
  Blocking,
  FedBy,            // has gained blood from a hunting ground in this turn
  Copies,           // how many of the same name its controller has in play
  GunDamage,        // points that wait for it, from strikes with guns
  OtherDamage,      // and other points
  IsKind,           // takes a kind
  HasTrait,         // takes a trait
  DisciplineLevel,  // takes a Discipline
  // of a face
  FaceIsKind,  // takes a kind
  FaceNeeds    // takes a Discipline
};

enum class Domain : std::uint8_t {
  Players,       // in the game, clockwise from the acting, else the active Methuselah
  Minions,       // ready, of anyone
  Vampires,      // (player) ready or in torpor
  AllVampires,   // ready or in torpor
  Uncontrolled,  // (player) VT-159
  CardsInPlay,
  CardsOn,  // (card)
  Combatants,
  Numbers,   // (number) from 0 to that
  Hand,      // (player) secret
  LibraryOf  // (player) secret
};
inline constexpr int most_numbers = 30;

enum class CardVerb : std::uint8_t {
  Lock,
  Unlock,
  PutOn,      // this card stays there
  PutInPlay,  // this card stays before its player
  Burn,
  RemoveFromGame,
  GainPool,
  BurnPool,
  AddBlood,
  LoseBlood,
  Feed,         // blood from a hunting ground
  BloodToPool,  // of the controller of the vampire
  PoolToBlood,  // the same the other way
  PoolToCard,   // of self, to this card
  MoveCounters,
  ChangeBleedTarget,
  EndAction,
  EnterCombat,  // who, with whom, and who takes the acting minion's place. VT-409
  Strike,       // what the ability's facts say; waits until it resolves
  Maneuver,
  Press,
  PreventDamage,
  PreventGunDamage,  // from strikes with guns
  SetRange,          // this round has no range step. VT-423
  LeaveTorpor,
  DrawCrypt,
  Equip,  // a card of the own library, whose cost is paid. VT-259
  ShuffleLibrary,
  Discard,  // a card of a hand
  // Lasting.
  AddStealth,
  AddIntercept,
  AddBleed,
  LimitedBleed,  // VT-250
  AddStrength,
  AddHandSize,
  GrantManeuver,
  GrantPress,
  GrantPrevention,
  GrantGunPrevention,   // of damage from strikes with guns, in this combat
  EnvironmentalDamage,  // each round, during normal strike resolution. VT-507
  OnlyHandStrikes,      // for both
  Wake,                 // VT-150
  Forbid,
  ForbidCard,
  AddVotesAgainst,  // on the side against, where the minion then votes. VT-367
  BurnWhen,         // in `always`: the card is burned as soon as it holds
  // Costs.
  BurnBlood,
  BurnLife,
  PayPool,
  LockCard,
  Sacrifice,  // this card
  DiscardCard,
  SpendTransfers
};

constexpr std::array<std::string_view, 53> names_of(std::type_identity<CardVerb>) {
  return {"lock",
          "unlock",
          "put_on",
          "put_in_play",
          "burn",
          "remove_from_game",
          "gain_pool",
          "burn_pool",
          "add_blood",
          "lose_blood",
          "feed",
          "blood_to_pool",
          "pool_to_blood",
          "pool_to_card",
          "move_counters",
          "change_bleed_target",
          "end_action",
          "enter_combat",
          "strike",
          "maneuver",
          "press",
          "prevent_damage",
          "prevent_gun_damage",
          "set_range",
          "leave_torpor",
          "draw_crypt",
          "equip",
          "shuffle_library",
          "discard",
          "add_stealth",
          "add_intercept",
          "add_bleed",
          "limited_bleed",
          "add_strength",
          "add_hand_size",
          "grant_maneuver",
          "grant_press",
          "grant_prevention",
          "grant_gun_prevention",
          "environmental_damage",
          "only_hand_strikes",
          "wake",
          "forbid",
          "forbid_card",
          "add_votes_against",
          "burn_when",
          "burn_blood",
          "burn_life",
          "pay_pool",
          "lock_card",
          "sacrifice",
          "discard_card",
          "spend_transfers"};
}

/// When a card acts, in the order of a turn.
enum class Window : std::uint8_t {
  UnlockEffects,          // 4
  MasterAction,           // 7
  BetweenActions,         // 10a
  Action,                 // 10b: the card is an action, or gives one
  AsPlayed,               // 12
  AsAnnounced,            // 14
  NoBlock,                // 15
  BlockAttempt,           // 16
  Blocked,                // 18a, without choice
  BeforeBlockResolution,  // 18b
  BlocksDeclined,         // 19
  WouldSucceed,           // 20
  AfterResolution,        // 25
  BlockCombat,            // a combat that a block caused begins, without choice
  RangeBefore,
  RangeDecide,
  StrikeBefore,
  StrikeChoose,
  StrikeModify,
  DamagePrevent,
  ExtraStrikes,
  PressDecide,
  RoundEnd,
  RoundBegin,     // without choice
  TorporEntered,  // without choice
  InfluenceMain,
  DiscardMain,
  PollingStart,  // of a political action: before votes are cast. VT-355
  PollingCast
};
constexpr std::array<std::string_view, 29> names_of(std::type_identity<Window>) {
  return {"unlock_effects",  "master_action", "between_actions",  "action",        "as_played",
          "as_announced",    "no_block",      "block_attempt",    "blocked",       "before_block_resolution",
          "blocks_declined", "would_succeed", "after_resolution", "block_combat",  "range_before",
          "range_decide",    "strike_before", "strike_choose",    "strike_modify", "damage_prevent",
          "extra_strikes",   "press_decide",  "round_end",        "round_begin",   "torpor_entered",
          "influence_main",  "discard_main",  "polling_start",    "polling_cast"};
}
using WindowSet = EnumSet<Window>;

enum class Until : std::uint8_t { ActionEnd, RoundEnd, CombatEnd, TurnEnd, OwnUnlock, ReferendumEnd };
constexpr std::array<std::string_view, 6> names_of(std::type_identity<Until>) {
  return {"action_end", "round_end", "combat_end", "turn_end", "own_unlock", "referendum_end"};
}

/// How often: for the card that lies there, or for a minion and all cards of the name. VT-174, VT-175
enum class Scope : std::uint8_t { Phase, Turn, Action, Combat, RoundByMinion, CombatByMinion, UnlockByMinion };
constexpr std::array<std::string_view, 7> names_of(std::type_identity<Scope>) {
  return {"phase", "turn", "action", "combat", "round_by_minion", "combat_by_minion", "unlock_by_minion"};
}

enum class Fact : std::uint8_t {
  // of a card
  Unique,
  Traits,
  OneEach,   // a minion can have only one of the name
  OneOf,     // a minion can have only one with the trait
  Requires,  // a title
  Replaced,
  Capacity,  // and below of a vampire or an ally: printed numbers that the lists do not have
  // of an ability
  Needs,
  ActionFact,
  Stealth,
  Bleed,
  Aims,  // at this card
  StrikeFact,
  Amount,
  Ranged,
  Aggravated,
  First,
  UserFact,
  As,
  Life,
  Strength,
  OwnBleed,     // of an ally
  StealthOf,    // a clan that has more of it
  MoreStealth,  // that much
  WithoutNeed,  // stealth or intercept although it is not needed. VT-325
  CostsCopies,  // X is the number of copies that its player has in play
  OfLocked,     // by a locked minion, and by no other
  ToContinue,   // of a press: it continues the combat and ends none
  OwnTraits     // what one of its abilities is, as a frenzy
};

[[nodiscard]] const cards::Vocabulary& vocabulary();

}  // namespace krypta::vtes
