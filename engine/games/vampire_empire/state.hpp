#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/cards/frame.hpp"
#include "engine/core/choice.hpp"
#include "engine/core/deck.hpp"
#include "engine/core/enum_set.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/frame.hpp"

/// What lies on the table in Vampire Empire, and who may see it. The words are those of docs/rules/vampire-empire.md.
namespace krypta::vampire_empire {

inline constexpr unsigned table_size = 2;
inline constexpr unsigned deck_size = 40;        // VE-003
inline constexpr unsigned full_hand = 8;         // VE-020
inline constexpr unsigned full_castle = 3;       // VE-018
inline constexpr unsigned vampire_count = 3;     // VE-021
inline constexpr unsigned human_count = 6;       // VE-026
inline constexpr unsigned token_count = 2;       // VE-023
inline constexpr unsigned hide_costs = 3;        // VE-077
inline constexpr unsigned holy_water_costs = 2;  // VE-085
inline constexpr unsigned pass_costs = 2;        // VE-143
inline constexpr unsigned last_round = 2;        // VE-111
/// How often, over the whole match, cards can come back from a moat; the loader sees to it.
inline constexpr unsigned most_taken_back = 8;

/// Who somebody plays for, and whose deck a card is of.
enum class Side : std::uint8_t { Human, Vampire };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Side>) { return {"human", "vampire"}; }

enum class Occupation : std::uint8_t { Noble, Servant, Clergy };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Occupation>) {
  return {"noble", "servant", "clergy"};
}

/// VE-001
enum class Character : std::uint8_t { Lady, Lord, Officer, Maid, Cook, Butler, Monk, Nun, Bishop };
constexpr std::array<std::string_view, 9> names_of(std::type_identity<Character>) {
  return {"lady", "lord", "officer", "maid", "cook", "butler", "monk", "nun", "bishop"};
}
using CharacterSet = EnumSet<Character>;
constexpr Occupation occupation(Character c) { return static_cast<Occupation>(static_cast<unsigned>(c) / 3U); }

/// What a card can be played as. VE-004, VE-007
enum class Group : std::uint8_t { Noble, Servant, Clergy, Vampire, HolyWater };
constexpr std::array<std::string_view, 5> names_of(std::type_identity<Group>) {
  return {"noble", "servant", "clergy", "vampire", "holy_water"};
}
constexpr Group group_of(Occupation o) { return static_cast<Group>(o); }

enum class CardKind : std::uint8_t { Combat, Support, Citizen };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<CardKind>) {
  return {"combat", "support", "citizen"};
}

/// A card by its number in its deck: first the humans' forty, then the vampires'. What it says stands in the card
/// files.
enum class Card : std::uint8_t {};
constexpr std::array<std::string_view, 80> names_of(std::type_identity<Card>) {
  return {"h01", "h02", "h03", "h04", "h05", "h06", "h07", "h08", "h09", "h10", "h11", "h12", "h13", "h14",
          "h15", "h16", "h17", "h18", "h19", "h20", "h21", "h22", "h23", "h24", "h25", "h26", "h27", "h28",
          "h29", "h30", "h31", "h32", "h33", "h34", "h35", "h36", "h37", "h38", "h39", "h40", "v01", "v02",
          "v03", "v04", "v05", "v06", "v07", "v08", "v09", "v10", "v11", "v12", "v13", "v14", "v15", "v16",
          "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30",
          "v31", "v32", "v33", "v34", "v35", "v36", "v37", "v38", "v39", "v40"};
}
using CardSet = EnumSet<Card>;
constexpr Card card(Side deck, unsigned i) { return static_cast<Card>(static_cast<unsigned>(deck) * deck_size + i); }
constexpr Side deck_of(Card c) { return static_cast<Side>(static_cast<unsigned>(c) / deck_size); }
inline constexpr EnumArray<Side, CardSet> whole_decks = [] {
  EnumArray<Side, CardSet> all;
  for (unsigned i = 0; i < 2 * deck_size; ++i) all[deck_of(static_cast<Card>(i))].add(static_cast<Card>(i));
  return all;
}();
constexpr const CardSet& whole_deck(Side side) { return whole_decks[side]; }

enum class Marker : std::uint8_t { Attack, Defence };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Marker>) { return {"attack", "defence"}; }

/// Step 3. VE-072
enum class Action : std::uint8_t { Hide, HolyWater, Combat, Pass };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<Action>) {
  return {"hide", "holy_water", "combat", "pass"};
}
using ActionSet = EnumSet<Action>;

enum class Pile : std::uint8_t { Moat, Cellar };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Pile>) { return {"moat", "cellar"}; }

enum class Ending : std::uint8_t { VampiresDead, HumansDead, Castle, Counted };
constexpr std::array<std::string_view, 4> names_of(std::type_identity<Ending>) {
  return {"vampires-dead", "humans-dead", "castle", "counted"};
}

/// Where the rules stand. Those that wait for nobody are passed through.
enum class Step : std::uint8_t {
  DrawSides,     // of chance, if nobody has agreed. VE-019
  EnterCastle,   // of chance: the top card of the town. VE-018, VE-029
  DrawVampires,  // of chance. VE-021
  DrawTokens,    // of chance. VE-023
  DrawCards,     // of chance. VE-042, VE-056
  LoseCards,     // of chance: cards that an effect picks from a hand. VE-212
  TurnBegins,
  Discard,       // step 1. VE-053
  Reveal,        // step 2. VE-064
  BeforeAction,  // the first support window
  Act,           // step 3. VE-072
  AfterAction,   // the second support window
  TurnEnds,
  Window,        // somebody may play a support card. VE-161, VE-203
  CardAsks,      // a support card is carried out. VE-200
  PayCards,      // its cost. VE-154
  HideCards,     // VE-077
  AskCards,      // VE-085
  AttackNow,     // VE-090
  PassCards,     // VE-143
  Attack,        // VE-112
  AfterAttack,   // the first window of a round
  Defend,        // VE-113
  AfterDefence,  // the second window of a round
  Compare,       // VE-117
  CombatEnds,    // VE-122
  AddAttack,     // after a card was cancelled. VE-204
  AddDefence,    // VE-205
  Over
};
constexpr std::array<std::string_view, 29> names_of(std::type_identity<Step>) {
  return {"draw-sides",  "enter-castle", "draw-vampires", "draw-tokens",   "draw-cards", "lose-cards",
          "turn-begins", "discard",      "reveal",        "before-action", "act",        "after-action",
          "turn-ends",   "window",       "card-asks",     "pay-cards",     "hide-cards", "ask-cards",
          "attack-now",  "pass-cards",   "attack",        "after-attack",  "defend",     "after-defence",
          "compare",     "combat-ends",  "add-attack",    "add-defence",   "over"};
}

/// Which support window is open: a general one, or one of a round of combat. VE-149, VE-203
enum class Moment : std::uint8_t { General, AfterAttack, AfterDefence };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Moment>) {
  return {"general", "after-attack", "after-defence"};
}

struct Player {
  Side side = Side::Human;
  Sealed<CardSet> hand{};  ///< open when the match is over. J-29
  Hidden<CardSet> deck{};  ///< its order does not exist. VE-020
  Hidden<CardSet> cellar{};
  Hidden<CardSet> moat{};
  // What everybody may see of these: how many. J-27
  std::uint8_t hand_count = 0;
  std::uint8_t deck_count = 0;
  std::uint8_t cellar_count = 0;
  std::uint8_t moat_count = 0;
  bool reshuffled = false;                                 ///< VE-045
  FixedVector<Card, deck_size + most_taken_back> shown{};  ///< the cards seen going to the moat. VE-211
  std::uint8_t taken_back = 0;                             ///< how many were taken from the moat unseen. VE-211
  CardSet played{};                                        ///< openly in this combat, or for this action
  CardSet cancelled{};                                     ///< of these. VE-206
  ActionSet forbidden{};                                   ///< in the next step 3. J-33
  friend constexpr bool operator==(const Player&, const Player&) = default;
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(
      field("side", &Player::side, everyone), field("hand", &Player::hand, owner_until_opened),
      field("deck", &Player::deck, nobody), field("cellar", &Player::cellar, owner),
      field("moat", &Player::moat, owner), field("hand_count", &Player::hand_count, everyone),
      field("deck_count", &Player::deck_count, everyone), field("cellar_count", &Player::cellar_count, everyone),
      field("moat_count", &Player::moat_count, everyone), field("reshuffled", &Player::reshuffled, everyone),
      field("shown", &Player::shown, everyone), field("taken_back", &Player::taken_back, everyone),
      field("played", &Player::played, everyone), field("cancelled", &Player::cancelled, everyone),
      field("forbidden", &Player::forbidden, everyone));
}

/// Somebody in the castle, with the markers on the card. VE-166
struct Resident {
  Character who{};
  EnumArray<Marker, std::uint8_t> markers{};
  friend constexpr bool operator==(const Resident&, const Resident&) = default;
};
constexpr auto fields_of(std::type_identity<Resident>) {
  return fields<Resident>(field("who", &Resident::who, everyone), field("markers", &Resident::markers, everyone));
}

/// The answer to how many of two are vampires. VE-215
struct Counted {
  Character one{};
  Character another{};
  std::uint8_t vampires = 0;
  friend constexpr bool operator==(const Counted&, const Counted&) = default;
};
constexpr auto fields_of(std::type_identity<Counted>) {
  return fields<Counted>(field("one", &Counted::one, everyone), field("another", &Counted::another, everyone),
                         field("vampires", &Counted::vampires, everyone));
}

/// The running combat; in round 0 there is none.
struct Combat {
  std::uint8_t round = 0;
  Maybe<Character> attacker{};
  Maybe<Character> defender{};
  std::uint8_t attack = 0;   ///< VE-114
  std::uint8_t defence = 0;  ///< VE-115
  // Effects of support cards that act in this round, and in the whole combat. VE-213
  EnumArray<Marker, std::uint8_t> this_round{};
  EnumArray<Marker, std::uint8_t> this_combat{};
  CardSet aside{};                          ///< holy water that may be used in the first play. VE-093, VE-094
  EnumArray<Side, std::uint8_t> changed{};  ///< how many cards of a side were cancelled and not yet answered. VE-204
  bool ended = false;                       ///< by a card, without effect
  friend constexpr bool operator==(const Combat&, const Combat&) = default;
};
constexpr auto fields_of(std::type_identity<Combat>) {
  return fields<Combat>(field("round", &Combat::round, everyone), field("attacker", &Combat::attacker, everyone),
                        field("defender", &Combat::defender, everyone), field("attack", &Combat::attack, everyone),
                        field("defence", &Combat::defence, everyone),
                        field("this_round", &Combat::this_round, everyone),
                        field("this_combat", &Combat::this_combat, everyone), field("aside", &Combat::aside, everyone),
                        field("changed", &Combat::changed, everyone), field("ended", &Combat::ended, everyone));
}

struct Frame {
  Step step = Step::Over;
  Moment moment = Moment::General;  ///< of a window
  Maybe<Seat> seat{};               ///< who decides, draws or discards
  std::uint8_t count = 0;           ///< what is left to draw, pay, name or add; in a window the passes in succession
  std::uint8_t done = 0;            ///< how many cards were drawn, discarded or played in this step
  Maybe<Character> who{};           ///< whom the action concerns
  std::uint8_t place = 0;           ///< of the castle, where the next one enters. VE-030
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
constexpr auto fields_of(std::type_identity<Frame>) {
  return fields<Frame>(field("step", &Frame::step, everyone), field("moment", &Frame::moment, everyone),
                       field("seat", &Frame::seat, everyone), field("count", &Frame::count, everyone),
                       field("done", &Frame::done, everyone), field("who", &Frame::who, everyone),
                       field("place", &Frame::place, everyone));
}

struct State {
  std::uint16_t turn = 0;
  Maybe<Seat> active{};  ///< whose turn it is
  SeatArray<Player, table_size> players{};
  FixedVector<Resident, full_castle> castle{};
  Deck<Character, 9> town{};
  CharacterSet dead{};
  CharacterSet revealed{};           ///< vampires whose tokens lie face up, the dead ones too. VE-034
  CharacterSet known_humans{};       ///< by an answer or by death, for everybody. VE-089, VE-135
  Secret<CharacterSet> vampires{};   ///< the vampire player's three tokens. VE-022
  Secret<CharacterSet> tokens{};     ///< the human player's two. VE-024
  FixedVector<Counted, 8> counts{};  ///< J-32
  Combat combat{};
  FixedVector<cards::Frame, 1> card{};  ///< the support card that is being carried out
  Maybe<Ending> ending{};
  SeatSet winners{};
  FrameStack<Frame, 6> frames{};
  friend constexpr bool operator==(const State&, const State&) = default;
};
constexpr auto fields_of(std::type_identity<State>) {
  return fields<State>(
      field("turn", &State::turn, everyone), field("active", &State::active, everyone),
      field("players", &State::players, everyone), field("castle", &State::castle, everyone),
      field("town", &State::town, everyone), field("dead", &State::dead, everyone),
      field("revealed", &State::revealed, everyone), field("known_humans", &State::known_humans, everyone),
      field("vampires", &State::vampires, whoever_has_seen), field("tokens", &State::tokens, whoever_has_seen),
      field("counts", &State::counts, everyone), field("combat", &State::combat, everyone),
      field("card", &State::card, everyone), field("ending", &State::ending, everyone),
      field("winners", &State::winners, everyone), field("frames", &State::frames, everyone));
}

/// The kinds of choices; notation.cpp gives their readable ids.
enum class Verb : std::uint8_t {
  // of chance
  Side,     // who plays the vampires
  Enter,    // who enters the castle
  Vampire,  // whose token the vampire player draws
  Token,    // whose token the human player draws
  Get,      // the card that is drawn
  Lose,     // the card that is picked
  // of players
  ToMoat,
  ToCellar,
  Fill,
  Skip,
  Reveal,
  Hide,
  Ask,
  Attack,
  Pass,
  Play,  // openly: a support card, a card for the combat or the action
  Drop,  // face down: a cost, or for a pass
  Done,  // no more, or no card at all
  // what a support card asks
  PickCharacter,
  PickCard,
  PickWord,
  PickOption,
  Yes,
  No
};

constexpr Choice choose(Verb verb) { return choice(verb); }
constexpr Choice choose(Verb verb, Character c) { return choice(verb, static_cast<unsigned>(c)); }
constexpr Choice choose(Verb verb, Card c) { return choice(verb, static_cast<unsigned>(c)); }
constexpr Choice attack(Character attacker, Character defender) {
  return choice(Verb::Attack, static_cast<unsigned>(attacker) * 16U + static_cast<unsigned>(defender));
}
/// A word of the card language: its type and its place there.
constexpr Choice pick_word(cards::Type type, unsigned word) {
  return choice(Verb::PickWord, static_cast<unsigned>(type) * 64U + word);
}

constexpr Verb verb(Choice c) { return verb_of<Verb>(c); }
template <class E>
constexpr E chosen(Choice c) {
  return static_cast<E>(argument_of(c));
}
constexpr Character attacker_of(Choice c) { return static_cast<Character>(argument_of(c) / 16U); }
constexpr Character defender_of(Choice c) { return static_cast<Character>(argument_of(c) % 16U); }
constexpr cards::Type word_type(Choice c) { return static_cast<cards::Type>(argument_of(c) / 64U); }
constexpr unsigned word_of(Choice c) { return argument_of(c) % 64U; }

}  // namespace krypta::vampire_empire
