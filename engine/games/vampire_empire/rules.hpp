#pragma once

#include "engine/cards/machine.hpp"
#include "engine/games/vampire_empire/events.hpp"
#include "engine/games/vampire_empire/game.hpp"

/// The chapters of the rule book, as the other chapters see them.
namespace krypta::vampire_empire {

/// A match in the middle of a choice.
struct Play {
  const Cards& cards;
  State& state;
  Events& events;
};

// The table.
inline Seat other(Seat s) { return seat(1U - number(s)); }
inline Seat seat_of(const State& state, Side side) { return state.players[seat(0)].side == side ? seat(0) : seat(1); }
inline Side side_of(const State& state, Seat s) { return state.players[s].side; }
/// The human player's turn is day, the vampire player's night. VE-050
inline bool is_day(const State& state) { return side_of(state, *state.active) == Side::Human; }
inline SeatSet all_but(Seat s) { return SeatSet::everyone().without(s); }
/// Of a window; its `count` is not of anything that is left. VE-161
inline std::uint8_t& passes_in_succession(Frame& window) { return window.count; }
inline unsigned passes_in_succession(const Frame& window) { return window.count; }

inline CharacterSet castle(const State& state) {
  CharacterSet in;
  for (const Resident& r : state.castle) in.add(r.who);
  return in;
}
inline CharacterSet living(const State& state) { return CharacterSet::all() - state.dead; }
inline CharacterSet town(const State& state) { return living(state) - castle(state); }
/// The markers on a character; there are none outside the castle. VE-169
inline unsigned markers(const State& state, Character who, Marker kind) {
  for (const Resident& r : state.castle) {
    if (r.who == who) return r.markers[kind];
  }
  return 0;
}

// piles.cpp
bool can_draw(const Player& player);
/// Hand and deck empty, and no cellar that could still become the deck. VE-189
inline bool is_out(const Player& player) { return player.hand_count == 0 && !can_draw(player); }
void take_from_hand(Player& player, Card c);
void put_in_hand(Player& player, Card c);
/// Face down. VE-040
void put_in_moat(Player& player, Card c);
/// Openly: the card stays in the picture that the opponent has of the moat. VE-211
void show_and_put_in_moat(Player& player, Card c);
/// Openly onto the table. VE-082, VE-112
void play_openly(Play& on, Seat self, Card c, unsigned rule);
/// Holy water that was kept for the attack and is not used. VE-095, VE-098
void put_aside_away(Play& on, Seat self);
/// What was played openly goes to its owner's moat. VE-122
void clear_table(Play& on);
/// Somebody draws, as far as cards last; the frame that does it is put on top. VE-048
void begin_drawing(Play& on, Seat self, unsigned count);
void apply_draw(Play& on, Card c);
void apply_loss(Play& on, Card c);
/// The next step of drawing that is not chance's; tells whether the frame is still there. VE-042, VE-047
bool go_on_drawing(Play& on);
bool go_on_losing(Play& on);

// setup.cpp
/// How many tokens of a step of setup chance has drawn so far. VE-021, VE-023
unsigned tokens_drawn(const State& state, Step step, unsigned all);
/// Who plays what is known; decks are made and everything is dealt. VE-017 to VE-025
void take_sides(State& state, Seat vampires);

// turn.cpp: steps 1 and 2, the beginning and end of a turn, the pass
void discard_options(const State& state, Seat self, Options& out);
void apply_discard(Play& on, Seat self, Choice choice);
void reveal_options(const State& state, Options& out);
void apply_reveal(Play& on, Seat self, Choice choice);
void begin_turn(Play& on);
void end_turn(Play& on);
bool may_skip(const Player& player);
/// Whether step 2 has a question. VE-068, VE-164
bool may_reveal(const State& state, Seat self);

// actions.cpp: step 3
void act_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_act(Play& on, Seat self, Choice choice);
void hide_card_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_hide_card(Play& on, Seat self, Card c);
void ask_card_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_ask_card(Play& on, Seat self, Card c);
void attack_now_options(const Cards& cards, const State& state, Options& out);
void apply_attack_now(Play& on, Seat self, Choice choice);
void drop_options(const State& state, Seat self, Options& out);
/// Face down into the moat: for a pass, or to pay for a card. VE-145, VE-157
void drop(Play& on, Seat self, Card c, std::initializer_list<unsigned> rules);
bool may_hide(const Cards& cards, const State& state, Seat self);
bool may_ask(const Cards& cards, const State& state, Seat self);
/// Who may lead an attack. VE-106 to VE-108
CharacterSet attackers(const State& state, Seat self);

// combat.cpp
/// The cards of a hand that may be played for the character a player supports. VE-123 to VE-128
CardSet valid_cards(const Cards& cards, const State& state, Seat self, Character supported, Character opposed);
/// The same in the running combat.
CardSet valid_now(const Cards& cards, const State& state, Seat self);
/// Whether cards worth so much reach beyond the defender's starting defence. VE-131 to VE-133
bool reaches(const State& state, Character attacker, Character defender, unsigned points);
void begin_combat(Play& on, Character attacker, Character defender);
/// The totals as they stand. VE-114, VE-115
void reckon(Play& on);
/// What may be played in the attack, the defence, or after a card was cancelled.
void combat_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_combat(Play& on, Seat self, Choice choice);
/// Whether an attack of these cards may stand. VE-112, VE-131
bool attack_stands(const State& state, const Frame& frame);
/// No second attack. VE-121
void stand_down(Play& on);
void compare(Play& on);
/// The combat is over: cards to the moats. VE-122
void end_combat(Play& on);

// support.cpp
void open_window(Play& on, Moment moment);
/// Goes on in a window; tells whether somebody has to decide. VE-161, VE-207
bool go_on_in_window(Play& on);
void window_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_window(Play& on, Seat self, Choice choice);
/// The window as one player sees it. VE-202
Window window_for(const State& state, Moment moment, Seat self);
/// Why a card cannot be played in this window; none if it can.
RuleIds why_not_played(const Cards& cards, const State& state, Seat self, Card c);
/// The card that is being carried out goes on; tells whether somebody has to decide.
bool go_on_with_card(Play& on);
Seat card_decider(const Cards& cards, const State& state);
void card_options(const Cards& cards, const State& state, Options& out);
void apply_card(Play& on, Seat self, Choice choice);

// castle.cpp
/// Out of the castle, onto the bottom of the town; the next one enters. VE-078, VE-081
void send_to_town(Play& on, Character who);
/// Lets characters enter until the castle is full or the town empty; tells whether chance has to say who it is. VE-029
bool go_on_entering(Play& on);
void enter(Play& on, Character who);
void die(Play& on, Character who);

// end.cpp
/// Ends the match if all of one side are dead or the castle is taken; tells whether it did. VE-184 to VE-186
bool ended_by_death(Play& on);
bool ended_by_castle(Play& on);
void end_by_count(Play& on);
struct Points {
  unsigned humans = 0;
  unsigned vampires = 0;
};
/// VE-191, VE-192
Points points(const State& state);

}  // namespace krypta::vampire_empire
