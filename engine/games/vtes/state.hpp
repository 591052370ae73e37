#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/cards/frame.hpp"
#include "engine/core/choice.hpp"
#include "engine/core/codec.hpp"
#include "engine/core/enum_set.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/frame.hpp"
#include "engine/games/vtes/facts.hpp"
#include "engine/games/vtes/kinds.hpp"
#include "engine/games/vtes/politics.hpp"
#include "engine/games/vtes/vocabulary.hpp"

namespace krypta {

/// A card is written as its name in small letters: "govern_the_unaligned".
template <>
struct Codec<vtes::CardId> {
  static Value write(vtes::CardId from);
  static Reading read(const Value& from, vtes::CardId& to);
};

}  // namespace krypta

/// What lies on the table in VTES, and who may see it. The words are those of docs/rules/vtes.md.
namespace krypta::vtes {

inline constexpr unsigned least_players = 2;
inline constexpr unsigned most_players = 5;       // VT-004
inline constexpr int first_pool = 30;             // VT-158
inline constexpr unsigned default_hand = 7;       // VT-062
inline constexpr unsigned first_crypt_cards = 4;  // VT-162
inline constexpr unsigned most_transfers = 4;     // VT-616
inline constexpr unsigned still_turns = 30;       // VT-885
inline constexpr unsigned still_rounds = 3;       // VT-881

inline constexpr std::size_t most_hand = 40;
inline constexpr std::size_t most_library = 90;  // VT-010
inline constexpr std::size_t most_crypt = 60;    // VT-008 has no limit; decks are refused above this one
inline constexpr std::size_t most_owned = most_library + most_crypt;

/// Where the rules stand. Those that wait for nobody are passed through.
enum class Step : std::uint8_t {
  DrawFirst,     // of chance. VT-155
  DrawLibrary,   // of chance. VT-059
  DrawCrypt,     // of chance. VT-006
  Deal,          // opening hands and uncontrolled regions. VT-161, VT-162
  Turn,          // the phases of a turn. VT-024
  Impulse,       // a step in which everybody may do something. VT-090
  NextAction,    // VT-220
  TakeMore,      // which equipment besides. VT-263
  Reduce,        // whether a cost is made less. VT-079, VT-080
  Action,        // VT-307
  Play,          // a card is played, or an ability used. VT-042
  Effect,        // it is carried out
  Triggers,      // what happens by itself. VT-098
  Discard,       // down to the hand size. VT-065
  StepIn,        // whether a slave fights in place of who was blocked. VT-738
  Split,         // who pays for a rescue. VT-289
  Combat,        // VT-400
  Maneuvers,     // VT-429
  Strike,        // one combatant chooses. VT-445
  Damage,        // VT-473
  Prevent,       // VT-479
  Presses,       // VT-516
  Diablerize,    // after a block of leaving torpor. VT-286
  Diablerie,     // VT-595
  Loot,          // equipment of the victim. VT-596
  Learn,         // a Discipline card for the diablerist. VT-599
  Award,         // trophies. VT-732, VT-733
  Referendum,    // polling, and what follows from it. VT-353
  Convictions,   // which of them are burned. VT-790
  Reprisal,      // an incapacitated imbued is burned, and others answer. VT-800, VT-801
  Reattach,      // a stolen card, to one of its new controller. VT-769
  Enter,         // a card of the crypt enters play, with its own text. VT-633
  PreventWhich,  // how many aggravated points are prevented. VT-496
  Over
};
constexpr std::array<std::string_view, 34> names_of(std::type_identity<Step>) {
  return {"draw-first",  "draw-library", "draw-crypt", "deal",      "turn",          "impulse",  "next-action",
          "take-more",   "reduce",       "action",     "play",      "effect",        "triggers", "discard",
          "step-in",     "split",        "combat",     "maneuvers", "strike",        "damage",   "prevent",
          "presses",     "diablerize",   "diablerie",  "loot",      "learn",         "award",    "referendum",
          "convictions", "reprisal",     "reattach",   "enter",     "prevent-which", "over"};
}

/// Something that lies on the table. What is on another thing moves with it. VT-750
struct Thing {
  Secret<CardId> card{};  ///< VT-635
  Region region = Region::Nowhere;
  Region before = Region::Nowhere;  ///< of a contested thing: where it came from. VT-198
  Seat owner{};                     ///< VT-170
  Seat controller{};                ///< VT-168
  Maybe<ThingId> host{};
  std::uint8_t blood = 0;  ///< blood, life, or counters of a card. VT-015
  std::uint8_t level = 0;  ///< which ability it was played with, from 1: that decides what it is. VT-270
  bool locked = false;
  Sect sect = Sect::None;  ///< if it is not the printed one any more. VT-683
  Clan clan = Clan::None;  ///< and the clan. VT-862
  MarkSet marks{};
  Maybe<ThingId> chosen{};  ///< whom it has noted, and a second one
  Maybe<ThingId> second{};
  Maybe<Seat> whom{};  ///< and which Methuselah
  friend constexpr bool operator==(const Thing&, const Thing&) = default;
};
constexpr auto fields_of(std::type_identity<Thing>) {
  return fields<Thing>(field("card", &Thing::card, whoever_has_seen), field("region", &Thing::region, everyone),
                       field("before", &Thing::before, everyone), field("owner", &Thing::owner, everyone),
                       field("controller", &Thing::controller, everyone), field("host", &Thing::host, everyone),
                       field("blood", &Thing::blood, everyone), field("level", &Thing::level, everyone),
                       field("locked", &Thing::locked, everyone), field("sect", &Thing::sect, everyone),
                       field("clan", &Thing::clan, everyone), field("marks", &Thing::marks, everyone),
                       field("chosen", &Thing::chosen, everyone), field("second", &Thing::second, everyone),
                       field("whom", &Thing::whom, everyone));
}

/// VT-673 to VT-682
enum class Withdrawal : std::uint8_t { None, Declared, Broken };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Withdrawal>) {
  return {"none", "declared", "broken"};
}

using Hand = FixedVector<CardId, most_hand>;
using LibraryPile = FixedVector<CardId, most_library>;
using CryptPile = FixedVector<CardId, most_crypt>;
using Owned = FixedVector<CardId, most_owned>;

/// A card that somebody has seen in another's hand, and that has not left it since.
struct Glimpse {
  Seat whose{};
  CardId card{};
  friend constexpr bool operator==(const Glimpse&, const Glimpse&) = default;
};
constexpr auto fields_of(std::type_identity<Glimpse>) {
  return fields<Glimpse>(field("whose", &Glimpse::whose, everyone), field("card", &Glimpse::card, everyone));
}
using Glimpses = FixedVector<Glimpse, 64>;

/// Piles and hands are sorted: copies of a card are equal, and an order that nobody knows does not exist.
struct Player {
  std::int16_t pool = first_pool;
  std::uint8_t points = 0;  ///< VT-662
  bool half = false;        ///< and half a point, for having been there when the time was up
  bool out = false;         ///< VT-657
  Sealed<Hand> hand{};      ///< open while a card says so
  std::uint8_t hand_count = 0;
  Hidden<Glimpses> glimpses{};  ///< of the hands of others
  Hidden<LibraryPile> library{};
  std::uint8_t library_count = 0;
  Hidden<CryptPile> crypt{};
  std::uint8_t crypt_count = 0;
  Owned ash{};                 ///< VT-165
  Owned removed{};             ///< VT-166
  Sealed<Owned> deck{};        ///< everything that was in it; open from the start or when the match is over
  std::uint8_t transfers = 0;  ///< VT-616
  std::uint8_t masters = 0;    ///< master phase actions left. VT-214
  std::uint8_t discards = 0;   ///< discard phase actions left. VT-649
  bool event = false;          ///< has put an event into play in this discard phase. VT-653
  bool out_of_turn = false;    ///< has played an out-of-turn master since the last master phase. VT-104
  bool trifle =
      false;  ///< has gained an action from a trifle in this master phase, or will in the next. VT-110, VT-111
  std::uint8_t more_masters = 0;  ///< actions more in the next master phase
  bool burnt = false;             ///< has used the burn option in this unlock phase. VT-187
  Withdrawal withdrawal = Withdrawal::None;
  std::uint8_t late_unlock = 0;   ///< replacements that come in the own unlock phase. VT-063
  std::uint8_t late_discard = 0;  ///< and in the own discard phase
  std::uint8_t unreplaced = 0;    ///< cards that have left the hand and were not replaced. VT-059
  Sealed<Maybe<Wish>> wish{};     ///< whether the impulse is wanted
  friend constexpr bool operator==(const Player&, const Player&) = default;
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(
      field("pool", &Player::pool, everyone), field("points", &Player::points, everyone),
      field("half", &Player::half, everyone), field("out", &Player::out, everyone),
      field("hand", &Player::hand, owner_until_opened), field("hand_count", &Player::hand_count, everyone),
      field("glimpses", &Player::glimpses, owner), field("library", &Player::library, owner),
      field("library_count", &Player::library_count, everyone), field("crypt", &Player::crypt, owner),
      field("crypt_count", &Player::crypt_count, everyone), field("ash", &Player::ash, everyone),
      field("removed", &Player::removed, everyone), field("deck", &Player::deck, owner_until_opened),
      field("transfers", &Player::transfers, everyone), field("masters", &Player::masters, everyone),
      field("discards", &Player::discards, everyone), field("event", &Player::event, everyone),
      field("out_of_turn", &Player::out_of_turn, everyone), field("trifle", &Player::trifle, everyone),
      field("more_masters", &Player::more_masters, everyone), field("burnt", &Player::burnt, everyone),
      field("withdrawal", &Player::withdrawal, everyone), field("late_unlock", &Player::late_unlock, everyone),
      field("late_discard", &Player::late_discard, everyone), field("unreplaced", &Player::unreplaced, everyone),
      field("wish", &Player::wish, owner_until_opened));
}

/// What lasts for a while. One list for everything, so that a number can be asked where it comes from.
struct Modifier {
  CardVerb what{};
  Until until{};
  Maybe<ThingId> thing{};  ///< whose number it is
  Maybe<Seat> player{};    ///< or, of a hand size
  std::int8_t amount = 0;
  CardId source{};
  std::uint8_t term = 0;  ///< of the source, from 1: it is in force only while that holds
  Maybe<Seat> back{};     ///< to whom the minion goes when it is over. VT-661
  friend constexpr bool operator==(const Modifier&, const Modifier&) = default;
};
/// The verbs are words of the language, not of the notation.
constexpr auto fields_of(std::type_identity<Modifier>) {
  return fields<Modifier>(field("what", &Modifier::what, everyone), field("until", &Modifier::until, everyone),
                          field("thing", &Modifier::thing, everyone), field("player", &Modifier::player, everyone),
                          field("amount", &Modifier::amount, everyone), field("source", &Modifier::source, everyone),
                          field("term", &Modifier::term, everyone), field("back", &Modifier::back, everyone));
}

/// Something that was done and may not be done again for a while. Ledger 6.4
struct Use {
  Scope scope{};
  Maybe<ThingId> thing{};      ///< the card that was used, or the minion that played it
  Maybe<ThingId> by{};         ///< the minion that used it for an action, or what that minion's action was aimed at
  CardId card{};               ///< its name
  std::uint8_t ability = 0;    ///< of a card in play which of its abilities, from 1; 0: any play of a card of that name
  Maybe<ActionKind> action{};  ///< an action that the rules give, and that may not be repeated
  friend constexpr bool operator==(const Use&, const Use&) = default;
};
constexpr auto fields_of(std::type_identity<Use>) {
  return fields<Use>(field("scope", &Use::scope, everyone), field("thing", &Use::thing, everyone),
                     field("by", &Use::by, everyone), field("card", &Use::card, everyone),
                     field("ability", &Use::ability, everyone), field("action", &Use::action, everyone));
}

/// Something that makes a card cost less. VT-079
struct Reducer {
  Maybe<ThingId> thing{};
  std::uint8_t ability = 0;
  bool spent = false;  ///< it has been locked for it. VT-058
  friend constexpr bool operator==(const Reducer&, const Reducer&) = default;
};
constexpr auto fields_of(std::type_identity<Reducer>) {
  return fields<Reducer>(field("thing", &Reducer::thing, everyone), field("ability", &Reducer::ability, everyone),
                         field("spent", &Reducer::spent, everyone));
}
inline constexpr std::size_t most_reducers = 4;

/// A card that is being carried out, or waits to go on.
struct Effect {
  cards::Frame machine{};
  Maybe<ThingId> thing{};   ///< the card, played or lying there
  Maybe<ThingId> minion{};  ///< who plays or uses it
  Maybe<Seat> seat{};       ///< nobody: the place is free
  std::uint8_t ability = 0;
  Maybe<Window> window{};
  Maybe<ThingId> event_card{};
  Maybe<Seat> event_player{};
  bool cancelled = false;  ///< as it was played. VT-051
  bool unpaid = false;     ///< and its cost is not paid
  bool gathers = false;    ///< what it does waits in `State::gathered` until all have chosen. VT-886
  FixedVector<Reducer, most_reducers> reducers{};  ///< what makes it cost less, until it is paid
  std::uint8_t less_pool = 0;                      ///< and how much less
  std::uint8_t less_blood = 0;
  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};
constexpr auto fields_of(std::type_identity<Effect>) {
  return fields<Effect>(
      field("machine", &Effect::machine, everyone), field("thing", &Effect::thing, everyone),
      field("minion", &Effect::minion, everyone), field("seat", &Effect::seat, everyone),
      field("ability", &Effect::ability, everyone), field("window", &Effect::window, everyone),
      field("event_card", &Effect::event_card, everyone), field("event_player", &Effect::event_player, everyone),
      field("cancelled", &Effect::cancelled, everyone), field("unpaid", &Effect::unpaid, everyone),
      field("gathers", &Effect::gathers, everyone), field("reducers", &Effect::reducers, everyone),
      field("less_pool", &Effect::less_pool, everyone), field("less_blood", &Effect::less_blood, everyone));
}

/// What an effect will do as soon as everybody has chosen whom it asks. VT-886
struct Gathered {
  CardVerb what{};
  std::uint8_t term = 0;                  ///< of its card, from 1, if it lasts while something holds
  FixedVector<std::int16_t, 4> values{};  ///< what the verb takes, and how long it lasts
  friend constexpr bool operator==(const Gathered&, const Gathered&) = default;
};
/// The verbs are words of the language, not of the notation.
constexpr auto fields_of(std::type_identity<Gathered>) {
  return fields<Gathered>(field("what", &Gathered::what, everyone), field("term", &Gathered::term, everyone),
                          field("values", &Gathered::values, everyone));
}
inline constexpr std::size_t most_gathered = 36;

/// What a card has put off to a window of the same action or combat.
struct PutOff {
  Effect effect{};
  Window window{};
  Until until{};
  bool again = false;  ///< each time
  friend constexpr bool operator==(const PutOff&, const PutOff&) = default;
};
constexpr auto fields_of(std::type_identity<PutOff>) {
  return fields<PutOff>(field("effect", &PutOff::effect, everyone), field("window", &PutOff::window, everyone),
                        field("until", &PutOff::until, everyone), field("again", &PutOff::again, everyone));
}

/// Something that happens by itself and waits for its turn. VT-098
struct Due {
  Maybe<ThingId> thing{};
  std::uint8_t ability = 0;
  friend constexpr bool operator==(const Due&, const Due&) = default;
};
constexpr auto fields_of(std::type_identity<Due>) {
  return fields<Due>(field("thing", &Due::thing, everyone), field("ability", &Due::ability, everyone));
}

/// Where an effect lies among those that are carried out.
enum class EffectId : std::uint8_t {};
inline constexpr std::size_t most_effects = 8;
constexpr std::array<std::string_view, most_effects> names_of(std::type_identity<EffectId>) {
  return {"e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8"};
}

/// The action that is going on; one at a time. VT-223
struct Action {
  bool on = false;
  ActionKind kind = ActionKind::Plain;
  Stage stage = Stage::Announced;
  Course course = Course::Open;
  Maybe<ThingId> actor{};
  Maybe<Seat> seat{};        ///< the acting Methuselah
  Maybe<ThingId> card{};     ///< the card that was played for it. VT-308
  Maybe<ThingId> source{};   ///< or the card in play that gives it
  Maybe<EffectId> effect{};  ///< what it does, if a card says so
  Maybe<Seat> victim{};      ///< of a bleed
  FixedVector<ThingId, 8> targets{};
  SeatSet directed{};  ///< VT-232
  SeatSet declined{};  ///< VT-332
  Maybe<ThingId> blocker{};
  std::int8_t stealth = 0;  ///< by its kind and its card. VT-323
  std::int8_t bleed = 0;    ///< by its card
  std::uint8_t pool = 0;    ///< its cost, as printed on its card
  std::uint8_t blood = 0;
  bool continues = false;      ///< as if unblocked, when its combat is over. VT-392
  bool continued = false;      ///< has been
  bool peaceful = false;       ///< no combat comes of its block. VT-816
  std::uint8_t fruitless = 0;  ///< attempts to block that failed with nothing but passes between. VT-317
  friend constexpr bool operator==(const Action&, const Action&) = default;
};
constexpr auto fields_of(std::type_identity<Action>) {
  return fields<Action>(
      field("on", &Action::on, everyone), field("kind", &Action::kind, everyone),
      field("stage", &Action::stage, everyone), field("course", &Action::course, everyone),
      field("actor", &Action::actor, everyone), field("seat", &Action::seat, everyone),
      field("card", &Action::card, everyone), field("source", &Action::source, everyone),
      field("effect", &Action::effect, everyone), field("victim", &Action::victim, everyone),
      field("targets", &Action::targets, everyone), field("directed", &Action::directed, everyone),
      field("declined", &Action::declined, everyone), field("blocker", &Action::blocker, everyone),
      field("stealth", &Action::stealth, everyone), field("bleed", &Action::bleed, everyone),
      field("pool", &Action::pool, everyone), field("blood", &Action::blood, everyone),
      field("continues", &Action::continues, everyone), field("continued", &Action::continued, everyone),
      field("peaceful", &Action::peaceful, everyone), field("fruitless", &Action::fruitless, everyone));
}

/// The strike that a combatant has chosen. VT-445
struct Strike {
  StrikeKind kind = StrikeKind::None;
  std::uint8_t amount = 0;
  bool ranged = false;
  bool aggravated = false;
  bool first = false;
  bool gun = false;
  bool weapons = false;      ///< of equipment only weapons. VT-563
  Maybe<ThingId> card{};     ///< the card or weapon it comes from
  Maybe<ThingId> target{};   ///< the opposing minion, one of its retainers, or its equipment. VT-450
  Maybe<EffectId> effect{};  ///< what happens when it resolves
  friend constexpr bool operator==(const Strike&, const Strike&) = default;
};
constexpr auto fields_of(std::type_identity<Strike>) {
  return fields<Strike>(field("kind", &Strike::kind, everyone), field("amount", &Strike::amount, everyone),
                        field("ranged", &Strike::ranged, everyone), field("aggravated", &Strike::aggravated, everyone),
                        field("first", &Strike::first, everyone), field("gun", &Strike::gun, everyone),
                        field("weapons", &Strike::weapons, everyone), field("card", &Strike::card, everyone),
                        field("target", &Strike::target, everyone), field("effect", &Strike::effect, everyone));
}

struct Fighter {
  Maybe<ThingId> who{};
  CardId card{};       ///< what it is, also when it has been burned
  Maybe<Seat> seat{};  ///< and whose
  Strike strike{};
  bool committed = false;            ///< to the strike of the card it maneuvered with. VT-434
  bool weapon_used = false;          ///< has maneuvered with a strike card or weapon in this round. VT-435
  std::uint8_t extra = 0;            ///< additional strikes left. VT-462
  bool gained = false;               ///< has used its limited source of additional strikes in this round. VT-464
  std::uint8_t bound = 0;            ///< maneuvers that it has to use in this round. VT-436
  std::uint8_t maneuvers = 0;        ///< optional ones of this combat. VT-437
  std::uint8_t presses = 0;          ///< of this round. VT-520
  std::uint8_t lent = 0;             ///< those of them that came with its last maneuver. VT-880
  std::uint8_t added = 0;            ///< damage that was added as it chooses its strike. VT-875
  std::uint8_t preventions = 0;      ///< damage that it may prevent in this round
  std::uint8_t all_preventions = 0;  ///< and in all of this combat
  std::uint8_t gun_preventions = 0;  ///< the same of damage from guns, in this combat
  std::uint8_t blood_lost = 0;       ///< to damage, in this round
  friend constexpr bool operator==(const Fighter&, const Fighter&) = default;
};
constexpr auto fields_of(std::type_identity<Fighter>) {
  return fields<Fighter>(
      field("who", &Fighter::who, everyone), field("card", &Fighter::card, everyone),
      field("seat", &Fighter::seat, everyone), field("strike", &Fighter::strike, everyone),
      field("committed", &Fighter::committed, everyone), field("weapon_used", &Fighter::weapon_used, everyone),
      field("extra", &Fighter::extra, everyone), field("gained", &Fighter::gained, everyone),
      field("bound", &Fighter::bound, everyone), field("maneuvers", &Fighter::maneuvers, everyone),
      field("presses", &Fighter::presses, everyone), field("lent", &Fighter::lent, everyone),
      field("added", &Fighter::added, everyone), field("preventions", &Fighter::preventions, everyone),
      field("all_preventions", &Fighter::all_preventions, everyone),
      field("gun_preventions", &Fighter::gun_preventions, everyone),
      field("blood_lost", &Fighter::blood_lost, everyone));
}

/// The acting side first. VT-409
enum class Side : std::uint8_t { Acting, Other };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Side>) { return {"acting", "other"}; }
constexpr Side opposite(Side s) { return s == Side::Acting ? Side::Other : Side::Acting; }

/// Damage that waits for a minion or retainer. VT-473
struct Hurt {
  Maybe<ThingId> target{};
  std::uint8_t normal = 0;
  std::uint8_t aggravated = 0;
  std::uint8_t gun = 0;            ///< points of it from strikes with guns
  std::uint8_t environmental = 0;  ///< VT-503
  std::uint8_t inflicted = 0;      ///< all points, also those that were prevented. VT-831
  std::uint8_t by_minion = 0;      ///< those of them that the opposing minion has inflicted
  std::uint8_t latest = 0;         ///< those of them that stand since the last prevention. VT-829
  friend constexpr bool operator==(const Hurt&, const Hurt&) = default;
};
constexpr auto fields_of(std::type_identity<Hurt>) {
  return fields<Hurt>(field("target", &Hurt::target, everyone), field("normal", &Hurt::normal, everyone),
                      field("aggravated", &Hurt::aggravated, everyone), field("gun", &Hurt::gun, everyone),
                      field("environmental", &Hurt::environmental, everyone),
                      field("inflicted", &Hurt::inflicted, everyone), field("by_minion", &Hurt::by_minion, everyone),
                      field("latest", &Hurt::latest, everyone));
}

/// What has just happened to a minion, for effects that are keyed to it. VT-831, VT-882
struct Happened {
  Maybe<ThingId> who{};
  std::uint8_t inflicted = 0;
  std::uint8_t by_minion = 0;
  std::uint8_t suffered = 0;
  std::uint8_t blood = 0;  ///< gained
  bool fell = false;
  bool perished = false;
  friend constexpr bool operator==(const Happened&, const Happened&) = default;
};
constexpr auto fields_of(std::type_identity<Happened>) {
  return fields<Happened>(field("who", &Happened::who, everyone), field("inflicted", &Happened::inflicted, everyone),
                          field("by_minion", &Happened::by_minion, everyone),
                          field("suffered", &Happened::suffered, everyone), field("blood", &Happened::blood, everyone),
                          field("fell", &Happened::fell, everyone), field("perished", &Happened::perished, everyone));
}
inline constexpr std::size_t most_happened = 12;

/// A combat that begins when the one that goes on is over, or when nobody does anything before it. VT-391, VT-401
struct Queued {
  Maybe<ThingId> acting{};
  Maybe<ThingId> other{};
  bool follows = false;  ///< the one before it is over
  friend constexpr bool operator==(const Queued&, const Queued&) = default;
};
constexpr auto fields_of(std::type_identity<Queued>) {
  return fields<Queued>(field("acting", &Queued::acting, everyone), field("other", &Queued::other, everyone),
                        field("follows", &Queued::follows, everyone));
}

struct Combat {
  bool on = false;
  bool ended = false;  ///< an effect has ended it, or somebody is not ready any more. VT-416
  std::uint8_t round = 0;
  std::uint8_t still = 0;  ///< rounds in succession in which nothing happened. VT-881
  bool moved = false;      ///< something has happened in this round
  Range range = Range::Close;
  bool range_set = false;      ///< VT-423
  Maybe<Side> last{};          ///< who has used the last maneuver or press. VT-428, VT-515
  std::uint8_t maneuvers = 0;  ///< used in this round, and not cancelled. VT-880
  bool pressed = false;        ///< a press to continue stands. VT-517
  EnumArray<Side, Fighter> sides{};
  FixedVector<Hurt, 8> hurt{};
  FixedVector<Hurt, 8> settled{};  ///< what is not prevented any more, until all of it is applied. VT-829
  friend constexpr bool operator==(const Combat&, const Combat&) = default;
};
constexpr auto fields_of(std::type_identity<Combat>) {
  return fields<Combat>(field("on", &Combat::on, everyone), field("ended", &Combat::ended, everyone),
                        field("round", &Combat::round, everyone), field("still", &Combat::still, everyone),
                        field("moved", &Combat::moved, everyone), field("range", &Combat::range, everyone),
                        field("range_set", &Combat::range_set, everyone), field("last", &Combat::last, everyone),
                        field("maneuvers", &Combat::maneuvers, everyone), field("pressed", &Combat::pressed, everyone),
                        field("sides", &Combat::sides, everyone), field("hurt", &Combat::hurt, everyone),
                        field("settled", &Combat::settled, everyone));
}

struct Frame {
  Step step = Step::Over;
  std::uint8_t stage = 0;  ///< how far it has come; what that means stands where the step is
  std::uint8_t count = 0;
  Maybe<Seat> seat{};  ///< who decides
  Maybe<Window> window{};
  Maybe<ThingId> thing{};
  Maybe<ThingId> other{};
  Maybe<EffectId> effect{};
  SeatSet seats{};                          ///< who is still to answer, or to come
  FixedVector<Seat, most_players> order{};  ///< of an impulse. VT-090
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
constexpr auto fields_of(std::type_identity<Frame>) {
  return fields<Frame>(field("step", &Frame::step, everyone), field("stage", &Frame::stage, everyone),
                       field("count", &Frame::count, everyone), field("seat", &Frame::seat, everyone),
                       field("window", &Frame::window, everyone), field("thing", &Frame::thing, everyone),
                       field("other", &Frame::other, everyone), field("effect", &Frame::effect, everyone),
                       field("seats", &Frame::seats, everyone), field("order", &Frame::order, everyone));
}
inline constexpr std::size_t most_frames = 20;

struct State {
  std::uint16_t turn = 0;      ///< of the game, from 1. VT-620
  std::uint8_t last_turn = 0;  ///< when the time is up; 0: never
  Phase phase = Phase::Unlock;
  Maybe<Seat> active{};
  Maybe<Seat> edge{};       ///< VT-020
  bool edge_taken = false;  ///< its pool, in this unlock phase. VT-185
  bool open_decks = false;
  std::uint16_t actions = 0;  ///< announced in this game
  bool changed = false;       ///< something has changed in this turn. VT-885
  std::uint8_t still = 0;     ///< turns in a row without a change
  SeatArray<Player, most_players> players{};
  FixedVector<Thing, thing_count> things{};
  FixedVector<Modifier, 64> modifiers{};
  FixedVector<Use, 96> uses{};
  FixedVector<PutOff, 8> put_off{};
  FixedVector<Effect, most_effects> effects{};
  FixedVector<Gathered, most_gathered> gathered{};
  FixedVector<Due, 24> due{};
  Action action{};
  Combat combat{};
  Queued queued{};
  FixedVector<Happened, most_happened> happened{};
  Referendum referendum{};
  FixedVector<GivenTitle, most_given_titles> titles{};
  FrameStack<Frame, most_frames> frames{};
  friend constexpr bool operator==(const State&, const State&) = default;
};
constexpr auto fields_of(std::type_identity<State>) {
  return fields<State>(field("turn", &State::turn, everyone), field("last_turn", &State::last_turn, everyone),
                       field("phase", &State::phase, everyone), field("active", &State::active, everyone),
                       field("edge", &State::edge, everyone), field("edge_taken", &State::edge_taken, everyone),
                       field("open_decks", &State::open_decks, everyone), field("actions", &State::actions, everyone),
                       field("changed", &State::changed, everyone), field("still", &State::still, everyone),
                       field("players", &State::players, everyone), field("things", &State::things, everyone),
                       field("modifiers", &State::modifiers, everyone), field("uses", &State::uses, everyone),
                       field("put_off", &State::put_off, everyone), field("effects", &State::effects, everyone),
                       field("gathered", &State::gathered, everyone), field("due", &State::due, everyone),
                       field("action", &State::action, everyone), field("combat", &State::combat, everyone),
                       field("queued", &State::queued, everyone), field("happened", &State::happened, everyone),
                       field("referendum", &State::referendum, everyone), field("titles", &State::titles, everyone),
                       field("frames", &State::frames, everyone));
}
static_assert(sizeof(State) <= 32 * 1024);

/// The kinds of choices; notation.cpp gives their readable ids.
enum class Verb : std::uint8_t {
  // of chance
  First,     // a seat
  Get,       // a card of the library
  GetCrypt,  // a card of the crypt
  // of players
  Pass,
  Hold,
  Play,           // a card of the hand; an ability; a minion
  Use,            // a thing; an ability; a minion
  Bleed,          // a minion
  Hunt,           // a minion
  LeaveTorpor,    // a minion
  Rescue,         // a minion; a vampire
  Diablerie,      // a minion; a vampire
  BecomeAnarch,   // a minion
  Pursue,         // a minion; the one that is marked
  BurnImbued,     // a minion; an incapacitated imbued
  TakeEquipment,  // a minion; an equipment
  Block,          // a minion
  EndPhase,
  Edge,        // the pool of it
  Keep,        // a contested thing: pay
  Yield,       // a contested thing
  BurnOption,  // a card of the hand
  Withdraw,
  Unlock,      // an infernal minion. VT-727
  Mark,        // a Red List minion. VT-729
  StepIn,      // a slave. VT-738
  Conviction,  // a conviction card, from where; an imbued. VT-788
  Recover,     // an incapacitated imbued. VT-802
  Transfer,    // to a thing of the uncontrolled region
  TakeBack,    // from it
  DrawCrypt,
  Emerge,   // a thing of the uncontrolled region
  Merge,    // a thing of the uncontrolled region, with its other version. VT-637
  Discard,  // a card of the hand
  Pay,      // so much of the acting vampire, for a rescue
  Trigger,  // a thing; an ability
  HandStrike,
  Maneuver,    // one that was granted
  Press,       // one that was granted
  Prevent,     // one point that was granted
  PreventGun,  // the same, of damage from a gun
  Aim,         // at a retainer
  CastFor,     // a thing; or what was gained besides: see `Uncast`
  CastAgainst,
  KeepEdge,   // it is burned, and its vote not cast yet. VT-364
  BallotFor,  // a political card of the hand. VT-370
  BallotAgainst,
  BallotKeep,  // its vote is not cast yet. VT-364
  Learn,       // a Discipline card; from where
  // what a card asks
  PickPlayer,
  PickThing,
  PickCard,
  PickNumber,
  PickWord,
  PickOption,
  Yes,
  No,
  Done,
  // of the table
  Time
};

/// Packed: what, an ability (0 to 15), a thing, and a card or another thing.
inline constexpr unsigned no_thing = 0xFF;
constexpr Choice choose(Verb verb, unsigned last = 0, unsigned thing = no_thing, unsigned ability = 0) {
  return static_cast<Choice>(static_cast<std::uint32_t>(verb) << 26U | ability << 22U | thing << 14U | last);
}
constexpr Choice choose(Verb verb, ThingId thing) { return choose(verb, 0, static_cast<unsigned>(thing)); }
constexpr Choice choose(Verb verb, ThingId thing, ThingId other) {
  return choose(verb, static_cast<unsigned>(other), static_cast<unsigned>(thing));
}
constexpr Choice choose(Verb verb, Seat s) { return choose(verb, number(s)); }
/// Votes of no thing on the table, where a choice would name it.
enum class Uncast : std::uint8_t { Edge, Card };
/// Where a diablerist finds a Discipline card, and an imbued a conviction. VT-599, VT-788, VT-789
enum class Pile : std::uint8_t { FromLibrary, FromAsh, FromHand };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Pile>) { return {"library", "ash", "hand"}; }
constexpr Choice choose(Verb verb, CardId card) { return choose(verb, static_cast<unsigned>(card)); }
constexpr Verb verb(Choice c) { return static_cast<Verb>(static_cast<std::uint32_t>(c) >> 26U); }
constexpr unsigned ability_in(Choice c) { return static_cast<std::uint32_t>(c) >> 22U & 0xFU; }
constexpr unsigned raw_thing(Choice c) { return static_cast<std::uint32_t>(c) >> 14U & 0xFFU; }
constexpr unsigned last_in(Choice c) { return static_cast<std::uint32_t>(c) & 0x3FFFU; }
constexpr Maybe<ThingId> thing_in(Choice c) {
  return raw_thing(c) == no_thing ? Maybe<ThingId>{} : Maybe<ThingId>{static_cast<ThingId>(raw_thing(c))};
}
constexpr CardId card_in(Choice c) { return static_cast<CardId>(last_in(c)); }
constexpr Maybe<ThingId> other_in(Choice c) {
  return last_in(c) >= no_thing ? Maybe<ThingId>{} : Maybe<ThingId>{static_cast<ThingId>(last_in(c))};
}
constexpr Seat seat_in(Choice c) { return seat(last_in(c)); }

}  // namespace krypta::vtes
