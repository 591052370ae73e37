#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/core/choice.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/frame.hpp"

/// What lies on the table in Mascarade, and who may see it. The words are those of docs/rules/mascarade.md.
namespace krypta::mascarade {

inline constexpr unsigned table_size = 13;        // MA-001
inline constexpr unsigned deck_size = 13;         // MA-003
inline constexpr unsigned all_coins = 194;        // MA-005
inline constexpr unsigned first_coins = 6;        // MA-010
inline constexpr unsigned winning_coins = 13;     // MA-141
inline constexpr unsigned preparatory_turns = 4;  // MA-038
inline constexpr unsigned cheat_needs = 10;       // MA-127
inline constexpr unsigned widow_has = 10;         // MA-131

/// MA-003
enum class Character : std::uint8_t {
  Judge,
  Bishop,
  King,
  Fool,
  Queen,
  Thief,
  Witch,
  Spy,
  Peasant,
  Cheat,
  Inquisitor,
  Widow
};
constexpr std::array<std::string_view, 12> names_of(std::type_identity<Character>) {
  return {"judge", "bishop", "king",    "fool",  "queen",      "thief",
          "witch", "spy",    "peasant", "cheat", "inquisitor", "widow"};
}

/// Where a card lies before its player, or in the middle. With four and more players everybody has one card. MA-154,
/// MA-170
enum class Spot : std::uint8_t { Card, Left, Right, Protected, Centre1, Centre2 };
constexpr std::array<std::string_view, 6> names_of(std::type_identity<Spot>) {
  return {"card", "left", "right", "protected", "centre-1", "centre-2"};
}

/// A place for a card: seat 3's only card is `3`, his left one `3l`, the first in the middle `c1`.
enum class Place : std::uint8_t {};
constexpr std::array<std::string_view, 54> names_of(std::type_identity<Place>) {
  return {"0",   "0l",  "0r", "0p",  "1",   "1l",  "1r", "1p",  "2",   "2l",  "2r", "2p", "3",  "3l",
          "3r",  "3p",  "4",  "4l",  "4r",  "4p",  "5",  "5l",  "5r",  "5p",  "6",  "6l", "6r", "6p",
          "7",   "7l",  "7r", "7p",  "8",   "8l",  "8r", "8p",  "9",   "9l",  "9r", "9p", "10", "10l",
          "10r", "10p", "11", "11l", "11r", "11p", "12", "12l", "12r", "12p", "c1", "c2"};
}
inline constexpr unsigned spots_each = 4;
inline constexpr unsigned first_centre = table_size * spots_each;

constexpr Place place(Seat owner, Spot spot) {
  return static_cast<Place>(number(owner) * spots_each + static_cast<unsigned>(spot));
}
constexpr Place centre(unsigned which) { return static_cast<Place>(first_centre + which); }
constexpr bool in_centre(Place p) { return static_cast<unsigned>(p) >= first_centre; }
constexpr unsigned centre_number(Place p) { return static_cast<unsigned>(p) - first_centre; }
/// Of a place that is not in the middle.
constexpr Seat owner_of(Place p) { return seat(static_cast<unsigned>(p) / spots_each); }
constexpr Maybe<Seat> owner_if_any(Place p) { return in_centre(p) ? Maybe<Seat>{} : Maybe<Seat>{owner_of(p)}; }
constexpr Spot spot_of(Place p) {
  const unsigned code = static_cast<unsigned>(p);
  if (in_centre(p)) return static_cast<Spot>(static_cast<unsigned>(Spot::Centre1) + code - first_centre);
  return static_cast<Spot>(code % spots_each);
}

/// What a player says to an announcement, and with which of his cards. The announcement itself is the announcer's
/// claim. MA-072, MA-162
enum class Answer : std::uint8_t { None, Pass, Claim, ClaimLeft, ClaimRight, ClaimProtected };
constexpr std::array<std::string_view, 6> names_of(std::type_identity<Answer>) {
  return {"none", "pass", "claim", "claim-left", "claim-right", "claim-protected"};
}
constexpr Answer claim_with(Spot spot) {
  return static_cast<Answer>(static_cast<unsigned>(Answer::Claim) + static_cast<unsigned>(spot));
}
constexpr bool is_claim(Answer a) { return a >= Answer::Claim; }
constexpr Spot claimed_with(Answer a) {
  return static_cast<Spot>(static_cast<unsigned>(a) - static_cast<unsigned>(Answer::Claim));
}

/// Where the rules wait for a decision.
enum class Step : std::uint8_t {
  DrawFirst,  // of chance. MA-023
  Deal,       // of chance. MA-017
  Ready,      // of everybody at once. MA-021
  Act,        // the turn. MA-044
  Answer,     // of the others, one after the other or all at once. MA-072, MA-074
  Exchange,   // under the table. MA-055
  BishopTarget,
  WitchTarget,
  SpyTake,
  FoolTake,
  InquisitorTarget,
  InquisitorName,
  Over
};
constexpr std::array<std::string_view, 13> names_of(std::type_identity<Step>) {
  return {"draw-first",
          "deal",
          "ready",
          "act",
          "answer",
          "exchange",
          "bishop-target",
          "witch-target",
          "spy-take",
          "fool-take",
          "inquisitor-target",
          "inquisitor-name",
          "over"};
}

using Card = Sealed<Character>;  ///< nobody sees it while it lies face down, not even its player. MA-184

struct Player {
  std::uint8_t coins = first_coins;
  Sealed<Answer> answer{Answer::None, true};  ///< closed only while all answer at once. MA-074
  FixedVector<Card, 3> hand;
  friend constexpr bool operator==(const Player&, const Player&) = default;
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(field("coins", &Player::coins, everyone), field("answer", &Player::answer, owner_until_opened),
                        field("hand", &Player::hand, while_open));
}

struct alignas(8) Frame {
  Step step = Step::Over;
  Maybe<Seat> seat{};  ///< who decides, where one alone does; while the cards are dealt, who gets the next
  Maybe<Seat> user{};  ///< whose power it is
  Maybe<Place> one{};  ///< the two cards under the table
  Maybe<Place> another{};
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
constexpr auto fields_of(std::type_identity<Frame>) {
  return fields<Frame>(field("step", &Frame::step, everyone), field("seat", &Frame::seat, everyone),
                       field("user", &Frame::user, everyone), field("one", &Frame::one, everyone),
                       field("another", &Frame::another, everyone));
}

struct State {
  std::uint32_t turn = 1;
  Maybe<Seat> active;                      ///< whose turn it is; in setup, who begins
  bool forced = false;                     ///< he must swap or not. MA-046
  bool at_once = false;                    ///< table option: all answer at once. MA-074
  bool notebook = false;                   ///< table option: clients may list what a player has seen
  EnumArray<Character, std::uint8_t> set;  ///< how many cards of each character are in play. MA-022
  std::uint8_t bank = 0;
  std::uint8_t court = 0;
  SeatArray<Player, table_size> players;
  FixedVector<Card, 2> centre;
  SeatSet ready;
  Maybe<Character> announced;
  SeatSet answered;  ///< the announcer too
  SeatSet revealed;  ///< who has turned up a card in this turn. MA-046
  SeatSet fined;     ///< who was false when the cards were turned up. MA-195
  SeatSet winners;
  FrameStack<Frame, 1> frames;
  friend constexpr bool operator==(const State&, const State&) = default;
};
constexpr auto fields_of(std::type_identity<State>) {
  return fields<State>(field("turn", &State::turn, everyone), field("active", &State::active, everyone),
                       field("forced", &State::forced, everyone), field("at_once", &State::at_once, everyone),
                       field("notebook", &State::notebook, everyone), field("set", &State::set, everyone),
                       field("bank", &State::bank, everyone), field("court", &State::court, everyone),
                       field("players", &State::players, everyone), field("centre", &State::centre, while_open),
                       field("ready", &State::ready, everyone), field("announced", &State::announced, everyone),
                       field("answered", &State::answered, everyone), field("revealed", &State::revealed, everyone),
                       field("fined", &State::fined, everyone), field("winners", &State::winners, everyone),
                       field("frames", &State::frames, everyone));
}

/// The kinds of choices; notation.cpp gives their readable ids.
enum class Verb : std::uint8_t {
  First,
  Deal,
  Ready,
  Swap,
  Look,
  Announce,
  Claim,
  Pass,
  Exchange,
  Leave,
  Target,
  Decline,
  Name
};

constexpr Choice choose(Verb verb) { return choice(verb); }
constexpr Choice choose(Verb verb, Seat s) { return choice(verb, number(s)); }
constexpr Choice choose(Verb verb, Character c) { return choice(verb, static_cast<unsigned>(c)); }
constexpr Choice choose(Verb verb, Spot spot) { return choice(verb, static_cast<unsigned>(spot)); }
constexpr Choice announce(Character c, Spot spot) {
  return choice(Verb::Announce, static_cast<unsigned>(c) * 8U + static_cast<unsigned>(spot));
}
/// Two cards that are taken have no order. MA-158
constexpr Choice take(Place a, Place b) {
  if (b < a) std::swap(a, b);
  return choice(Verb::Swap, static_cast<unsigned>(a) * 64U + static_cast<unsigned>(b));
}

constexpr Verb verb(Choice c) { return verb_of<Verb>(c); }
template <class E>
constexpr E chosen(Choice c) {
  return static_cast<E>(argument_of(c));
}
constexpr Character announced(Choice c) { return static_cast<Character>(argument_of(c) / 8U); }
constexpr Spot announced_with(Choice c) { return static_cast<Spot>(argument_of(c) % 8U); }
constexpr std::pair<Place, Place> taken(Choice c) {
  return {static_cast<Place>(argument_of(c) / 64U), static_cast<Place>(argument_of(c) % 64U)};
}

}  // namespace krypta::mascarade
