#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/games/mascarade/events.hpp"
#include "engine/games/mascarade/game.hpp"

/// The chapters of the rule book, as the other chapters see them.
namespace krypta::mascarade {

// The table.
inline unsigned seats(const State& state) { return static_cast<unsigned>(state.players.size()); }
inline SeatSet table(const State& state) { return SeatSet::first(seats(state)); }
/// MA-024
inline Seat left_of(const State& state, Seat s) {
  return number(s) + 1 == seats(state) ? seat(0) : seat(number(s) + 1);
}
inline Seat right_of(const State& state, Seat s) {
  return number(s) == 0 ? seat(seats(state) - 1) : seat(number(s) - 1);
}
/// One of the first four turns. MA-038
inline bool preparatory(const State& state) { return state.turn <= preparatory_turns; }
inline bool in_setup(Step step) { return step <= Step::Ready; }

/// How many cards each player has: one, and three or two at the smallest tables. MA-154, MA-170
constexpr unsigned hand_size(unsigned seats) { return seats == 2 ? 3 : (seats == 3 ? 2 : 1); }
/// Of these, how many may be announced, and taken by others: all but the protected one. MA-174, MA-177
constexpr unsigned open_hand(unsigned seats) { return seats > 3 ? 1 : 2; }
/// The name of a player's i-th card.
constexpr Spot spot(unsigned seats, unsigned i) { return static_cast<Spot>(seats > 3 ? 0 : i + 1); }
inline Place place(const State& state, Seat owner, unsigned i) { return place(owner, spot(seats(state), i)); }

inline Card& card(State& state, Place p) {
  if (in_centre(p)) return state.centre[centre_number(p)];
  const auto i = static_cast<unsigned>(spot_of(p));
  return state.players[owner_of(p)].hand[i == 0 ? 0 : i - 1];
}
inline const Card& card(const State& state, Place p) { return card(const_cast<State&>(state), p); }
/// Whether a card can lie there at this table.
bool exists(const State& state, Place p);
/// Calls `visit(place)` for every place of a card, players clockwise, then the middle.
template <class Visit>
void each_place(const State& state, Visit visit) {
  for (unsigned s = 0; s < seats(state); ++s) {
    for (unsigned i = 0; i < state.players[seat(s)].hand.size(); ++i) visit(place(state, seat(s), i));
  }
  for (unsigned i = 0; i < state.centre.size(); ++i) visit(centre(i));
}

// sets.cpp
using CharacterSet = EnumArray<Character, std::uint8_t>;
unsigned size_of(const CharacterSet& set);
/// The published set for a number of players. MA-016, MA-153, MA-169
CharacterSet usual_set(unsigned seats);
/// What a set breaks, with a reason for each rule; `unknown` are the names in it that are no character. MA-026
struct SetProblems {
  std::string message;
  RuleIds rules;
};
SetProblems problems_of(const CharacterSet& set, unsigned seats, std::span<const std::string_view> unknown = {});

// setup.cpp
void apply_setup(State& state, Seat seat, Choice choice, Events& events);
/// Of the characters in play, how many cards are not dealt yet.
CharacterSet undealt(const State& state);

// flow.cpp
/// The turn passes to the left, with what was done in it forgotten. MA-024
void next_turn(State& state, Events& events);

// swap.cpp
void swap_options(const State& state, Seat self, Options& out);
void fool_options(const State& state, Seat self, Options& out);
/// Two cards go under the table; whoever took them decides next. MA-059
void take_cards(State& state, Seat self, std::pair<Place, Place> cards, Events& events);
void apply_exchange(State& state, Seat self, Choice choice, Events& events);

// announce.cpp
void announce(State& state, Seat self, Character character, Spot with, Events& events);
void answer_options(const State& state, Seat self, Options& out);
void apply_answer(State& state, Seat self, Choice choice, Events& events);
/// A card is turned up in this turn. MA-046
void reveal(State& state, Place p, std::initializer_list<unsigned> rules, Events& events);
/// What was turned up is turned down again. MA-089
void turn_down(State& state, Events& events);
/// The power is carried out: is the match over, then the fines, is it over now, then the next turn. MA-086, MA-143
void finish_turn(State& state, Events& events);

// characters.cpp
/// The announced power, carried out by one player or, of Peasants, by two.
void use_power(State& state, SeatSet users, Events& events);
void power_options(const State& state, Seat self, Options& out);
void apply_power(State& state, Seat self, Choice choice, Events& events);
/// Of the others, those with the largest fortune. MA-096, MA-098
SeatSet richest_others(const State& state, Seat self);

// end.cpp
/// Ends the match if somebody has won by his coins or has none left; tells whether it did. MA-141, MA-142
bool end_by_coins(State& state, Events& events);
void end(State& state, SeatSet winners, Events& events);

}  // namespace krypta::mascarade
