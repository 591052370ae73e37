#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/enum_set.hpp"
#include "engine/core/enums.hpp"

/// The kinds of things that VTES speaks of, in the words of docs/rules/vtes.md.
namespace krypta::vtes {

/// VT-741, VT-742: by the letters that the lists have for them. A flight is none, but is required like one.
enum class Discipline : std::uint8_t {
  Animalism,
  Auspex,
  BloodSorcery,
  Celerity,
  Dominate,
  Fortitude,
  Obfuscate,
  Oblivion,
  Potence,
  Presence,
  Protean,
  Abombwe,
  Chimerstry,
  Daimoinon,
  Dementation,
  Malignatio,
  Melpominee,
  Mytherceria,
  Necromancy,
  Obeah,
  Obtenebration,
  Quietus,
  Sanguinus,
  Serpentis,
  Spiritus,
  Striga,
  Temporis,
  Thanatosis,
  Valeren,
  Vicissitude,
  Visceratika,
  Flight
};
constexpr std::array<std::string_view, 32> names_of(std::type_identity<Discipline>) {
  return {"ani", "aus", "tha", "cel", "dom", "for", "obf", "obl", "pot", "pre", "pro",
          "abo", "chi", "dai", "dem", "mal", "mel", "myt", "nec", "obe", "obt", "qui",
          "san", "ser", "spi", "str", "tem", "thn", "val", "vic", "vis", "fli"};
}

/// VT-036, VT-037
enum class Level : std::uint8_t { None, Basic, Superior };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Level>) { return {"none", "basic", "superior"}; }

/// VT-743, VT-744
enum class Clan : std::uint8_t {
  None,
  Abomination,
  Ahrimane,
  Akunanse,
  Baali,
  BanuHaqim,
  BloodBrother,
  Brujah,
  BrujahAntitribu,
  Caitiff,
  DaughterOfCacophony,
  Gangrel,
  GangrelAntitribu,
  Gargoyle,
  Giovanni,
  Guruhi,
  HarbingerOfSkulls,
  Hecata,
  Ishtarri,
  Kiasyd,
  Lasombra,
  Malkavian,
  MalkavianAntitribu,
  Ministry,
  Nagaraja,
  Nosferatu,
  NosferatuAntitribu,
  Osebo,
  Pander,
  Ravnos,
  Salubri,
  SalubriAntitribu,
  Samedi,
  Toreador,
  ToreadorAntitribu,
  Tremere,
  TremereAntitribu,
  TrueBrujah,
  Tzimisce,
  Ventrue,
  VentrueAntitribu
};
constexpr std::array<std::string_view, 41> names_of(std::type_identity<Clan>) {
  return {"none",
          "abomination",
          "ahrimane",
          "akunanse",
          "baali",
          "banu_haqim",
          "blood_brother",
          "brujah",
          "brujah_antitribu",
          "caitiff",
          "daughter_of_cacophony",
          "gangrel",
          "gangrel_antitribu",
          "gargoyle",
          "giovanni",
          "guruhi",
          "harbinger_of_skulls",
          "hecata",
          "ishtarri",
          "kiasyd",
          "lasombra",
          "malkavian",
          "malkavian_antitribu",
          "ministry",
          "nagaraja",
          "nosferatu",
          "nosferatu_antitribu",
          "osebo",
          "pander",
          "ravnos",
          "salubri",
          "salubri_antitribu",
          "samedi",
          "toreador",
          "toreador_antitribu",
          "tremere",
          "tremere_antitribu",
          "true_brujah",
          "tzimisce",
          "ventrue",
          "ventrue_antitribu"};
}

/// VT-782, VT-784: what an imbued has in place of a clan.
enum class Creed : std::uint8_t { None, Avenger, Defender, Innocent, Judge, Martyr, Redeemer, Visionary };
constexpr std::array<std::string_view, 8> names_of(std::type_identity<Creed>) {
  return {"no_creed", "avenger", "defender", "innocent", "judge", "martyr", "redeemer", "visionary"};
}

/// VT-783, VT-784: what an imbued has in place of Disciplines; by the letters that the lists have for them.
enum class Virtue : std::uint8_t { Vengeance, Defense, Innocence, Justice, Martyrdom, Redemption, Vision };
constexpr std::array<std::string_view, 7> names_of(std::type_identity<Virtue>) {
  return {"ven", "def", "inn", "jud", "mar", "red", "viz"};
}
using VirtueSet = EnumSet<Virtue>;

/// VT-683
enum class Sect : std::uint8_t { None, Camarilla, Sabbat, Independent, Anarch, Laibon };
constexpr std::array<std::string_view, 6> names_of(std::type_identity<Sect>) {
  return {"no_sect", "camarilla", "sabbat", "independent", "anarch", "laibon"};
}

/// VT-372 to VT-376, VT-703, VT-708, VT-720
enum class Title : std::uint8_t {
  None,
  Primogen,
  Prince,
  Justicar,
  InnerCircle,
  Baron,
  Bishop,
  Archbishop,
  Priscus,
  Cardinal,
  Regent,
  Kholo,
  Magaji,
  OneVote,
  TwoVotes
};
constexpr std::array<std::string_view, 15> names_of(std::type_identity<Title>) {
  return {"untitled", "primogen", "prince", "justicar", "inner_circle", "baron",    "bishop",   "archbishop",
          "priscus",  "cardinal", "regent", "kholo",    "magaji",       "one_vote", "two_votes"};
}

/// What a card is printed as. VT-041, VT-746
enum class CardKind : std::uint8_t {
  Vampire,
  Master,
  Action,
  Modifier,
  Reaction,
  Combat,
  Political,
  Equipment,
  Retainer,
  Ally,
  Event,
  Imbued,
  Conviction,
  Power,
  Reflex  // VT-151
};
constexpr std::array<std::string_view, 15> names_of(std::type_identity<CardKind>) {
  return {"vampire",  "master", "action", "modifier", "reaction",   "combat", "political", "equipment",
          "retainer", "ally",   "event",  "imbued",   "conviction", "power",  "reflex"};
}
using CardKindSet = EnumSet<CardKind>;

/// What the text of a card names it.
enum class Trait : std::uint8_t {
  Location,
  HuntingGround,
  Trifle,
  OutOfTurn,
  Archetype,
  Vehicle,
  Weapon,
  Gun,
  Melee,
  Animal,
  Frenzy,
  Grapple,
  Boon,
  Discipline,
  Trophy,
  RedList,  // VT-729
  Gehenna,
  // of minions: VT-721 to VT-740
  BlackHand,
  BloodCursed,
  Infernal,
  Flight,
  Scarce,
  Slave,
  Sterile,
  Seraph,
  Mortal  // of allies and retainers. VT-759
};
constexpr std::array<std::string_view, 26> names_of(std::type_identity<Trait>) {
  return {"location", "hunting_ground", "trifle",  "out_of_turn", "archetype",    "vehicle",  "weapon",
          "gun",      "melee",          "animal",  "frenzy",      "grapple",      "boon",     "discipline",
          "trophy",   "red_list",       "gehenna", "black_hand",  "blood_cursed", "infernal", "flight",
          "scarce",   "slave",          "sterile", "seraph",      "mortal"};
}
using TraitSet = EnumSet<Trait>;

/// Of Blood Brothers. VT-724
enum class Circle : std::uint8_t { None, Budapest, Chicago, Kiev, MexicoCity, Torrance };
constexpr std::array<std::string_view, 6> names_of(std::type_identity<Circle>) {
  return {"no_circle", "budapest", "chicago", "kiev", "mexico_city", "torrance"};
}

/// VT-236 to VT-306
enum class ActionKind : std::uint8_t {
  Plain,
  Bleed,
  Hunt,
  Equip,
  Employ,
  Recruit,
  Political,
  LeaveTorpor,
  Rescue,
  Diablerie,
  BecomeAnarch,
  Pursuit,    // of a Red List minion that is marked. VT-730
  GainPower,  // VT-793
  BurnImbued  // VT-800
};
constexpr std::array<std::string_view, 14> names_of(std::type_identity<ActionKind>) {
  return {"plain",        "bleed",  "hunt",      "equip",         "employ",  "recruit",    "political",
          "leave_torpor", "rescue", "diablerie", "become_anarch", "pursuit", "gain_power", "burn_imbued"};
}

enum class Range : std::uint8_t { Close, Long };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Range>) { return {"close", "long"}; }

/// VT-533 to VT-572
enum class StrikeKind : std::uint8_t {
  Hand,
  Weapon,
  Damage,
  Dodge,
  Ends,
  Steal,
  DestroyEquipment,
  StealEquipment,
  Effect,  // what the card does to the opponent, and no more
  None
};
constexpr std::array<std::string_view, 10> names_of(std::type_identity<StrikeKind>) {
  return {"hand",   "weapon",   "damage", "dodge", "ends", "steal", "destroy_equipment", "steal_equipment",
          "effect", "no_strike"};
}

/// Where a thing is.
enum class Region : std::uint8_t {
  Nowhere,       // the place is free
  Limbo,         // played and not resolved yet. VT-045
  Uncontrolled,  // VT-159
  Ready,
  Torpor,
  Incapacitated,  // VT-798
  Table,          // before its controller
  Attached,       // on another thing. VT-750
  Contested,      // VT-191
  Merged          // under another version of the same vampire, of which it is a part. VT-638
};
constexpr std::array<std::string_view, 10> names_of(std::type_identity<Region>) {
  return {"nowhere",       "limbo", "uncontrolled", "ready",     "torpor",
          "incapacitated", "table", "attached",     "contested", "merged"};
}

/// What has become of a thing.
enum class Mark : std::uint8_t {
  Awake,           // until the end of the action. VT-150
  Wounded,         // VT-498
  Recruited,       // in this turn. VT-274
  StaysLocked,     // it does not unlock as normal in its controller's next unlock phase
  HasBlocked,      // in this action
  Bled,            // took a bleed action in this turn. VT-242
  Voted,           // took a political action in this turn. VT-279
  Going,           // to torpor, when the damage is resolved. VT-484
  Burning,         // to the ash heap, when the damage is resolved
  Fed,             // by a hunting ground in this turn
  Contesting,      // its title. VT-203
  Entitled,        // it has gained a title that is not printed. VT-685
  Yielded,         // its printed title, for the rest of the game. VT-212, VT-685
  LastContestant,  // nobody else claims it any more; it comes back in the next unlock phase of its controller. VT-198
  Stolen,          // in this round of combat: not usable. VT-565
  Taught,          // a card on it has changed its Disciplines or its capacity
  FailedBlock,     // in this action, and is locked before it is resolved
  Drained,         // an effect of the action has taken its last life. VT-833
  Marked,          // a Red List minion, in this turn. VT-729
  Postponed,       // it goes to torpor when the combat is over. VT-873
  Convinced        // a conviction has been played on it in this unlock phase. VT-788
};
constexpr std::array<std::string_view, 21> names_of(std::type_identity<Mark>) {
  return {"awake",  "wounded", "recruited",    "stays_locked", "has_blocked", "bled",      "voted",
          "going",  "burning", "fed",          "contesting",   "entitled",    "yielded",   "last_contestant",
          "stolen", "taught",  "failed_block", "drained",      "marked",      "postponed", "convinced"};
}
using MarkSet = EnumSet<Mark>;

/// A place on the table. A thing keeps its place as long as it is there, so what lies face down can be pointed at
/// without saying what it is.
enum class ThingId : std::uint8_t {};
inline constexpr std::size_t thing_count = 250;
namespace detail {
inline constexpr auto thing_letters = [] {
  std::array<std::array<char, 4>, thing_count> all{};
  for (std::size_t i = 0; i < thing_count; ++i) {
    const std::size_t n = i + 1;
    all[i] = {'t', static_cast<char>('0' + n / 100), static_cast<char>('0' + n / 10 % 10),
              static_cast<char>('0' + n % 10)};
  }
  return all;
}();
}  // namespace detail
constexpr std::array<std::string_view, thing_count> names_of(std::type_identity<ThingId>) {
  std::array<std::string_view, thing_count> names{};
  for (std::size_t i = 0; i < thing_count; ++i) names[i] = {detail::thing_letters[i].data(), 4};
  return names;
}
using ThingSet = EnumSet<ThingId>;
constexpr std::size_t place(ThingId id) { return static_cast<std::size_t>(id); }

/// VT-024
enum class Phase : std::uint8_t { Unlock, Master, Minion, Influence, Discard };
constexpr std::array<std::string_view, 5> names_of(std::type_identity<Phase>) {
  return {"unlock", "master", "minion", "influence", "discard"};
}

/// VT-329, VT-334, VT-341
enum class Stage : std::uint8_t { Announced, NoBlock, BlockAttempt, Declined, Resolving };
constexpr std::array<std::string_view, 5> names_of(std::type_identity<Stage>) {
  return {"announced", "no_block", "block_attempt", "declined", "resolving"};
}

/// What has become of an action. VT-222, VT-339, VT-349, VT-383, VT-384
enum class Course : std::uint8_t { Open, Successful, Fizzled, Blocked, Failed, Ended };
constexpr std::array<std::string_view, 6> names_of(std::type_identity<Course>) {
  return {"open", "successful", "fizzled", "blocked", "failed", "ended"};
}

/// What somebody says who is asked whether he wants the impulse.
enum class Wish : std::uint8_t { Pass, Hold };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Wish>) { return {"pass", "hold"}; }

}  // namespace krypta::vtes
