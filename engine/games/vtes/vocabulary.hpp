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
  Moment,
  Harm,
  Creed,
  Virtue
};
constexpr cards::Type type_of(Kind kind) { return cards::own_type(static_cast<unsigned>(kind)); }

enum class SpokenOf : std::uint8_t { BloodDoll, TornSignpost, IntoThinAir, MinionTap, Villein };
constexpr std::array<std::string_view, 5> names_of(std::type_identity<SpokenOf>) {
  return {"blood_doll", "torn_signpost", "into_thin_air", "minion_tap", "villein"};
}

/// What can be forbidden.
enum class Deed : std::uint8_t { Block, UnlockNormally, Hunt, Vote, Strike, GainStrikes, StrikeEnds, UseEquipment };
constexpr std::array<std::string_view, 8> names_of(std::type_identity<Deed>) {
  return {"block", "unlock_normally", "hunt", "vote", "strike", "gain_strikes", "strike_ends", "use_equipment"};
}

enum class Answer : std::uint8_t { Yes };
constexpr std::array<std::string_view, 1> names_of(std::type_identity<Answer>) { return {"yes"}; }

/// Who uses an ability, if it is not its controller; or which minion plays a card, if it is not one that acts, reacts
/// or fights.
enum class User : std::uint8_t {
  Anyone,            // whoever has the impulse, or whose minions act
  BearerController,  // of what the card lies on
  Bearer,            // the minion it lies on
  Others,            // any minion but the one it lies on
  Uninvolved         // any minion that is not in the combat. VT-408
};
constexpr std::array<std::string_view, 5> names_of(std::type_identity<User>) {
  return {"anyone", "bearer_controller", "bearer", "others", "uninvolved"};
}

/// Damage that somebody can be immune to. VT-501
enum class Harm : std::uint8_t { Normal, Aggravated, Guns, Environmental };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<Harm>) {
  return {"normal", "aggravated", "guns", "environmental"};
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
  Opposing,          // whom `minion` fights, or is about to fight
  ActionIs,          // its kind
  ActionDirected,    // VT-232
  ActionSuccessful,  // VT-222
  ActionBlocked,     // VT-339
  Reacted,           // a reaction card has been played in it
  BleedTarget,
  BleedAmount,  // as it stands. VT-246
  Distance,     // VT-422
  RoundNumber,  // of the combat
  PressStands,  // a press to continue. VT-517
  EventCard,
  EventPlayer,
  Played,  // the card in whose window something is used. VT-046
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
  MayAttempt,       // to block, but for its being locked. VT-388
  IsTarget,         // of the card that is being played. VT-151
  IsKind,           // takes a kind
  HasTrait,         // takes a trait
  DisciplineLevel,  // takes a Discipline
  // of a face
  FaceIsKind,  // takes a kind
  FaceNeeds,   // takes a Discipline
  // of a thing again
  Merged,    // both versions of the vampire lie there. VT-646
  Chosen,    // whom the card has noted
  Second,    // and the second one
  Whom,      // and which Methuselah
  Counters,  // on a card that is no minion: they are no blood
  // of a referendum: of the table, then of a player, then of a thing
  Passed,      // VT-361; neither this nor the next if it was cancelled. VT-397
  Failed,      // VT-362
  VoteMargin,  // votes for, less those against
  Caller,      // the vampire that has called it; nobody in a blood hunt. VT-615
  IsHunt,      // it is a blood hunt
  Allotted,    // points of the terms
  VotesOf,     // that it could cast. VT-376
  VotedFor,    // its votes are cast. VT-367
  VotedAgainst,
  // of a card of which the cost is reckoned: of the table
  Paying,         // who plays it
  Payer,          // the minion that plays it
  PaidForAction,  // it is an action card. VT-143
  PaidIs,         // takes a kind: what it is played as
  PaidNeeds,      // takes a Discipline
  PaidHas,        // takes a trait
  // of a thing again
  InCircleOf,   // takes a Blood Brother. VT-724
  SlaveOf,      // the clan. VT-737
  IsMonster,    // VT-759
  StrikesWith,  // the kind of strike that a combatant has chosen. VT-875
  Threatened,   // of the table: for whom damage is being prevented. VT-876
  // of a thing: what has just happened to it. VT-831, VT-882
  Leaving,            // it is about to go to torpor or to be burned. VT-834
  Inflicted,          // damage, also if it was prevented
  InflictedByMinion,  // and that by the opposing minion. VT-503, VT-832
  Suffered,           // damage that was inflicted successfully
  BloodGained,
  Fell,      // has gone to torpor
  Perished,  // has been burned
  // of a thing once more
  Incapacitated,  // VT-798
  CreedOf,        // VT-782
  HasVirtue,      // takes a virtue. VT-783
  Convictions,    // that lie on it. VT-790
  CostOf,         // as printed; of an imbued its starting life. VT-865
  RecruitCost     // the same, but of an imbued nothing. VT-865
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
  Numbers,      // (number) from 0 to that
  Hand,         // (player) secret
  LibraryOf,    // (player) secret
  AshOf,        // (player)
  EquipmentOf,  // (player) on her minions
  AllMinions    // ready, in torpor or incapacitated
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
  Discard,       // a card of a hand
  Inflict,       // damage that no strike does. VT-503
  InflictBadly,  // the same, aggravated
  SendToTorpor,
  StopDiablerie,  // the victim is not burned. VT-604
  Diablerize,     // who and whom, in the middle of whatever goes on. VT-592, VT-846
  EndCombat,      // VT-871
  Cancel,         // the card that is being played. VT-051
  CancelUnpaid,
  CancelAction,      // it counts as not taken. VT-385
  ContinueAction,    // as if unblocked. VT-392
  AttemptBlock,      // VT-388
  TakeControl,       // VT-168
  GainMasterAction,  // now, or in the next master phase
  Bring,             // a card of the own library, into play. VT-275
  RemoveFromAsh,
  AddCounters,
  ForbidRepeat,    // of the action that goes on, in this turn
  FailAction,      // VT-349
  Scorch,          // aggravated damage that cannot be prevented
  Remember,        // this card notes whom
  RememberSecond,  // and a second one
  RememberPlayer,
  Referendum,        // it is held on the terms that were chosen; waits until it is decided. VT-353
  CancelReferendum,  // VT-397
  Allot,             // points, as terms. VT-354
  MovePool,          // from one Methuselah to another
  GainVotes,         // of a Methuselah, from this card. VT-380
  GainTitle,         // without a card that represents it
  LoseTitle,         // VT-212
  ChangeSect,        // VT-683
  ChangeClan,        // the sect stays. VT-765, VT-862
  LookAtHand,        // of another, by self
  CancelCombat,      // that the block would cause. VT-816
  CancelManeuver,    // the last one: it was not used. VT-880
  Avert,             // that a minion goes to torpor or is burned. VT-834
  Postpone,          // that it goes to torpor, until the combat is over. VT-873
  MakeRanged,        // the strike that is chosen, but for what hands and melee weapons do. VT-821
  Emerge,            // from the uncontrolled to the ready region. VT-628
  Recover,           // from the incapacitated to the ready region. VT-803
  GainConviction,    // from the hand or the ash heap of whoever controls it
  FindConviction,    // or from the library. VT-789
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
  GrantStrikes,     // additional ones. VT-462
  MustManeuver,     // VT-436
  AddStrikeDamage,  // to the strike that is chosen. VT-461
  AggravateHandStrikes,
  Immune,        // VT-501
  AddCapacity,   // in `always`, of what it lies on
  AddTransfers,  // VT-616
  AddDiscards,   // discard phase actions. VT-656
  Oblige,        // to take an action of a kind before any other. VT-225
  NoEdge,        // whoever would gain it in this action burns it
  Unblockable,
  UnblockableBy,       // a kind of minions
  LockFailedBlockers,  // from now on, before the action is resolved
  RaisePoolCost,       // of cards of a name
  SpareReplacements,   // in `always`: a counter of this card is burned in place of each card that is drawn for another
  LesserIntercept,     // of allies, and of vampires that are younger than it
  AddVotes,            // of a minion, in the referendum. VT-380
  PassesItself,        // the referendum of the action. VT-397
  AgainstCosts,        // in `always`: blood that a vampire burns to vote against
  OpenHand,            // in `always`: everybody sees it
  LowerPoolCost,       // in `always`: of the card of which the cost is reckoned. VT-079
  LowerBloodCost,
  Control,       // of a minion, which then goes back. VT-661
  GrantTrait,    // VT-721
  ConsiderSect,  // laid over its own. VT-862
  ConsiderClan,
  AutomaticPress,      // to continue, which belongs to neither combatant. VT-839
  LessenDamage,        // before anything is prevented. VT-830
  AggravatedAsNormal,  // as it is mended. VT-879
  // Costs.
  BurnBlood,
  BurnLife,
  BurnCounters,
  PayPool,
  LockCard,
  Sacrifice,  // this card
  DiscardCard,
  SpendTransfers,
  SpendDiscards,
  BurnEdge,        // VT-077
  BurnConvictions  // VT-790
};

constexpr std::array<std::string_view, 127> names_of(std::type_identity<CardVerb>) {
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
          "inflict",
          "inflict_badly",
          "send_to_torpor",
          "stop_diablerie",
          "diablerize",
          "end_combat",
          "cancel",
          "cancel_unpaid",
          "cancel_action",
          "continue_action",
          "attempt_block",
          "take_control",
          "gain_master_action",
          "bring",
          "remove_from_ash",
          "add_counters",
          "forbid_repeat",
          "fail_action",
          "scorch",
          "remember",
          "remember_second",
          "remember_player",
          "referendum",
          "cancel_referendum",
          "allot",
          "move_pool",
          "gain_votes",
          "gain_title",
          "lose_title",
          "change_sect",
          "change_clan",
          "look_at_hand",
          "cancel_combat",
          "cancel_maneuver",
          "avert",
          "postpone",
          "make_ranged",
          "emerge",
          "recover",
          "gain_conviction",
          "find_conviction",
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
          "grant_strikes",
          "must_maneuver",
          "add_strike_damage",
          "aggravate_hand_strikes",
          "immune",
          "add_capacity",
          "add_transfers",
          "add_discards",
          "oblige",
          "no_edge",
          "unblockable",
          "unblockable_by",
          "lock_failed_blockers",
          "raise_pool_cost",
          "spare_replacements",
          "lesser_intercept",
          "add_votes",
          "passes_itself",
          "against_costs",
          "open_hand",
          "lower_pool_cost",
          "lower_blood_cost",
          "control",
          "grant_trait",
          "consider_sect",
          "consider_clan",
          "automatic_press",
          "lessen_damage",
          "aggravated_as_normal",
          "burn_blood",
          "burn_life",
          "burn_counters",
          "pay_pool",
          "lock_card",
          "sacrifice",
          "discard_card",
          "spend_transfers",
          "spend_discards",
          "burn_edge",
          "burn_convictions"};
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
  BeforeResolution,       // 18b and 21, without choice. VT-884
  BlocksDeclined,         // 19
  WouldSucceed,           // 20
  AfterResolution,        // 25
  BlockCombat,            // a combat that a block caused begins, without choice
  CostDue,                // when a card is played; of an action card also when it is paid. VT-079, VT-080
  RangeBefore,
  RangeDecide,
  StrikeBefore,
  StrikeChoose,
  StrikeModify,
  DamagePrevent,
  ExtraStrikes,
  PressDecide,
  RoundEnd,
  RoundBegin,       // without choice
  TorporEntered,    // without choice
  MinionBurned,     // in a combat by its opponent, else by what the acting minion does; without choice. VT-510, VT-833
  AfterCombat,      // no other one waits. VT-524
  DiablerieAfter,   // and before the blood hunt. VT-844
  DiablerieBefore,  // VT-604
  InfluenceMain,
  DiscardMain,   // what acts in it is a duty of the active Methuselah, as in the unlock phase
  PollingStart,  // of a political action: before votes are cast. VT-355
  PollingCast,
  Succeeding,       // 21: behind would_succeed and without choice; a bleed of 0 is none. VT-249
  CardLocked,       // as a cost, by whoever uses it; without choice
  AfterReferendum,  // 24f: it has passed or failed, and its effects have happened
  StrikeAs,         // as a minion chooses its strike: by its controller alone. VT-875
  StrikeDeclared,   // after each choice of a strike. VT-875
  StrikeAfter,      // strikes have resolved, also if that has ended the combat. VT-824
  PressBegins,      // VT-877
  PreventOthers,    // by minions that are not involved. VT-876
  DamageStands,     // it will be inflicted successfully: what it causes is resolved with it; without choice. VT-829
  WouldGo,          // a minion to torpor, or to the ash heap. VT-834
  EventAfter,       // right after what has happened. VT-882
  CombatDue,        // before a combat that no block caused. VT-391
  CryptEnter        // a card of the crypt, before it is contested: its own text, by its controller alone. VT-633
};
constexpr std::array<std::string_view, 48> names_of(std::type_identity<Window>) {
  return {"unlock_effects",    "master_action",   "between_actions",  "action",           "as_played",
          "as_announced",      "no_block",        "block_attempt",    "blocked",          "before_block_resolution",
          "before_resolution", "blocks_declined", "would_succeed",    "after_resolution", "block_combat",
          "cost_due",          "range_before",    "range_decide",     "strike_before",    "strike_choose",
          "strike_modify",     "damage_prevent",  "extra_strikes",    "press_decide",     "round_end",
          "round_begin",       "torpor_entered",  "minion_burned",    "after_combat",     "diablerie_after",
          "diablerie_before",  "influence_main",  "discard_main",     "polling_start",    "polling_cast",
          "succeeding",        "card_locked",     "after_referendum", "strike_as",        "strike_declared",
          "strike_after",      "press_begins",    "prevent_others",   "damage_stands",    "would_go",
          "event_after",       "combat_due",      "crypt_enter"};
}
using WindowSet = EnumSet<Window>;

enum class Until : std::uint8_t {
  ActionEnd,
  RoundEnd,
  CombatEnd,
  TurnEnd,
  OwnUnlock,  // the end of it
  ReferendumEnd,
  YourUnlock,  // the beginning of that of whoever has used it. VT-182
  TheirUnlock  // and of whoever had control
};
constexpr std::array<std::string_view, 8> names_of(std::type_identity<Until>) {
  return {"action_end", "round_end",      "combat_end",  "turn_end",
          "own_unlock", "referendum_end", "your_unlock", "their_unlock"};
}

/// How often: for the card that lies there, or for a minion and all cards of the name. VT-174, VT-175
enum class Scope : std::uint8_t {
  Phase,
  Turn,
  Action,
  Combat,
  RoundByMinion,
  CombatByMinion,
  UnlockByMinion,
  ActionByMinion,
  TurnByMinion,
  Game,  // VT-153
  Referendum
};
constexpr std::array<std::string_view, 11> names_of(std::type_identity<Scope>) {
  return {"phase",
          "turn",
          "action",
          "combat",
          "round_by_minion",
          "combat_by_minion",
          "unlock_by_minion",
          "action_by_minion",
          "turn_by_minion",
          "game",
          "referendum"};
}

enum class Fact : std::uint8_t {
  // of a card
  Unique,
  Traits,
  OneEach,   // a minion can have only one of the name
  OneOf,     // a minion can have only one with the trait
  Requires,  // a title
  Replaced,
  Teaches,    // a Discipline, one level more of it to what it lies on
  Capacity,   // and below of a vampire or an ally: printed numbers that the lists do not have
  AsVampire,  // of an ally: whose cards it can play as a vampire. VT-131
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
  OwnBleed,      // of an ally
  StealthOf,     // a clan that has more of it
  MoreStealth,   // that much
  WithoutNeed,   // stealth or intercept although it is not needed. VT-325
  CostsCopies,   // X is the number of copies that its player has in play
  OfLocked,      // by a locked minion, and by no other
  ToContinue,    // of a press: it continues the combat and ends none
  OwnTraits,     // what one of its abilities is, as a frenzy
  Weapons,       // of a strike at equipment: weapons only. VT-563
  Exempt,        // additional strikes that the limit does not count. VT-464
  Cancels,       // kinds of cards, as they are played. VT-046
  ReducesBlood,  // the cost of a card. VT-079
  ReducesPool,
  // of a card again
  GivesTitle,     // it represents a title of what it lies on; the city stands in its name. VT-775
  TitleClan,      // whose title it is. VT-692
  RequiresSect,   // one of these. VT-066
  RequiresTrait,  // all of these. VT-721
  Becomes         // what it is too, as long as it lies in play
};

[[nodiscard]] const cards::Vocabulary& vocabulary();

}  // namespace krypta::vtes
