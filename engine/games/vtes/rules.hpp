#pragma once

#include <algorithm>
#include <span>

#include "engine/games/vtes/cards.hpp"
#include "engine/games/vtes/events.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/state.hpp"

/// What the chapters of the rules lend to one another. Each file carries out one of them.
namespace krypta::vtes {

/// A match that is being carried on.
struct Table {
  const Cards& cards;
  State& state;
  Events& events;
  bool dirty = true;  ///< something has changed since it was last settled
};

// Reading the table: table.cpp

inline Thing& at(State& state, ThingId id) { return state.things[place(id)]; }
inline const Thing& at(const State& state, ThingId id) { return state.things[place(id)]; }
inline const CardInfo& info(const Cards& cards, const Thing& thing) { return cards[thing.card.value]; }
inline const CardInfo& info(const Cards& cards, const State& state, ThingId id) { return info(cards, at(state, id)); }
inline CardId card_of(const State& state, ThingId id) { return at(state, id).card.value; }

template <class S, class Visit>
void each_thing(S& state, Visit&& visit) {
  for (std::size_t i = 0; i < state.things.size(); ++i) {
    if (state.things[i].region != Region::Nowhere) visit(static_cast<ThingId>(i), state.things[i]);
  }
}

[[nodiscard]] inline unsigned seat_count(const State& state) { return static_cast<unsigned>(state.players.size()); }
[[nodiscard]] SeatSet playing(const State& state);
/// The next one clockwise who has not been ousted. VT-023, VT-157
[[nodiscard]] Seat prey_of(const State& state, Seat s);
[[nodiscard]] Seat predator_of(const State& state, Seat s);
[[nodiscard]] FixedVector<Seat, most_players> impulse_order(const State& state);
/// The acting Methuselah, else the active one. VT-090
[[nodiscard]] Seat first_in_order(const State& state);

/// In play: VT-083, VT-191, VT-395
[[nodiscard]] bool is_in_play(const State& state, const Thing& thing);
[[nodiscard]] bool is_minion(const CardInfo& card);
[[nodiscard]] bool is_ready_minion(const Cards& cards, const Thing& thing);
[[nodiscard]] bool is_vampire_in_play(const Cards& cards, const Thing& thing);
/// The minion that what a thing does belongs to: itself, or the one that bears it.
[[nodiscard]] Maybe<ThingId> minion_of(const Cards& cards, const State& state, ThingId id);
/// How many of a card somebody has in play.
[[nodiscard]] int copies_of(const State& state, Seat s, CardId card);
/// What a choice to play or to use means.
[[nodiscard]] const AbilityInfo& ability_of(const Cards& cards, const State& state, Choice choice);
/// Unlocked, or awake in the action. VT-150
[[nodiscard]] bool may_react(const Thing& thing);
[[nodiscard]] Title title_of(const Cards& cards, const Thing& thing);
[[nodiscard]] Sect sect_of(const Cards& cards, const Thing& thing);
[[nodiscard]] unsigned votes_of(Title title);

template <std::size_t N>
void put_in(FixedVector<CardId, N>& pile, CardId card) {
  std::size_t i = pile.size();
  while (i > 0 && pile[i - 1] > card) --i;
  pile.insert(i, card);
}
template <std::size_t N>
bool take_out(FixedVector<CardId, N>& pile, CardId card) {
  for (std::size_t i = 0; i < pile.size(); ++i) {
    if (pile[i] == card) {
      pile.erase(i);
      return true;
    }
  }
  return false;
}

// Numbers that can change: numbers.cpp. Ledger 6.3

[[nodiscard]] int capacity_of(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] int intercept_of(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] int stealth_of(const Cards& cards, const State& state);
[[nodiscard]] int bleed_of(const Cards& cards, const State& state);
[[nodiscard]] int strength_of(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] int hand_size(const Cards& cards, const State& state, Seat s);
[[nodiscard]] bool is_forbidden(const Cards& cards, const State& state, ThingId id, Deed deed);
[[nodiscard]] bool is_card_forbidden(const Cards& cards, const State& state, ThingId id, const CardInfo& card);
[[nodiscard]] int sum_of(const Cards& cards, const State& state, CardVerb verb, Maybe<ThingId> thing);
void expire(Table& on, Until until);
void expire_own_unlock(Table& on, Seat s);

// Moving things: things.cpp

ThingId put_thing(Table& on, const Thing& thing);
void free_place(Table& on, ThingId id);
void burn(Table& on, ThingId id);
void remove_from_game(Table& on, ThingId id);
void put_on(Table& on, ThingId what, ThingId host);
void put_in_play(Table& on, ThingId what);
void lock(Table& on, ThingId id);
void unlock(Table& on, ThingId id);
void gain_blood(Table& on, ThingId id, int n);
/// Tells how much it was.
int lose_blood(Table& on, ThingId id, int n);
void gain_pool(Table& on, Seat s, int n);
int burn_pool(Table& on, Seat s, int n);
void send_to_torpor(Table& on, ThingId id);
void leave_torpor(Table& on, ThingId id);
/// From a hand, into its owner's ash heap. VT-748
void discard(Table& on, Seat s, CardId card);
/// From a hand to the table, set aside. VT-045
ThingId set_aside(Table& on, Seat s, CardId card);
/// A unique card that enters play may be contested. VT-190
void enter_play(Table& on, ThingId id);
/// Those of a Methuselah whose unlock phase begins that nobody else claims any more. VT-198
void find_last_contestants(Table& on, Seat s);
/// Whether somebody would contest a card with himself. VT-201
[[nodiscard]] bool contests_own(const Cards& cards, const State& state, Seat s, CardId card);
void draw(Table& on, Seat s, unsigned n);
void draw_crypt(Table& on, Seat s, unsigned n);

// What was done before: table.cpp

[[nodiscard]] bool was_used(const State& state, const Use& use);
void note(Table& on, const Use& use);
void forget_uses(Table& on, Scope scope);

// The checks between two decisions: settle.cpp. Ledger 6.2

/// Tells whether there was something to do.
bool settle(Table& on);
void end_turn_of_ousted(Table& on);
/// Everything stops, decks are shown, and who has won is told.
void end_game(Table& on);
void tell_winner(Table& on);
void withdraw(Table& on, Seat s);

// Turns and phases: turn.cpp, triggers.cpp, influence.cpp

void begin_turn(Table& on, Seat s);
void go_on_with_turn(Table& on);
void end_minion_phase(Table& on);
/// A position is one in this phase, where the active Methuselah decides first.
void stand_in(State& state, Phase phase);
void unlock_options(const Cards& cards, const State& state, Seat s, Options& out);
bool apply_unlock(Table& on, Seat s, Choice choice);
[[nodiscard]] bool has_duty(const Cards& cards, const State& state, Seat s);
void influence_options(const Cards& cards, const State& state, Seat s, Options& out);
bool apply_influence(Table& on, Seat s, Choice choice);
void discard_options(const State& state, Seat s, Options& out);
bool apply_discard_phase(Table& on, Seat s, Choice choice);

// The impulse: impulse.cpp. VT-090 to VT-098

/// Begins the step, unless no card there is can be used in it.
void open_impulse(Table& on, Window window, bool always = false);
bool go_on_with_impulse(Table& on);
/// The innermost step is an impulse that begins.
void ask_first(State& state);
[[nodiscard]] SeatSet impulse_deciders(const State& state);
void impulse_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_impulse(Table& on, Seat s, Choice choice);
/// Somebody has used something: the impulse goes back to the first. VT-097
void return_impulse(Table& on);

// Playing cards and using what lies there: offers.cpp, play.cpp

/// A card of several kinds is played as one of them. VT-122
[[nodiscard]] CardKind played_as(const CardInfo& card, const AbilityInfo& ability);
/// Whether an ability was used as often as it may, and that it was used. VT-174, VT-175
[[nodiscard]] bool is_used_up(const State& state, const AbilityInfo& ability, Maybe<ThingId> thing,
                              Maybe<ThingId> minion, CardId card, unsigned which);
void note_use(Table& on, const AbilityInfo& ability, Maybe<ThingId> thing, Maybe<ThingId> minion, CardId card,
              unsigned which);
/// What a seat may play or use in a window.
void play_options(const Cards& cards, const State& state, Seat s, Window window, Options& out);
/// What one minion may, or nobody in particular.
void play_options_of(const Cards& cards, const State& state, Seat s, Window window, Maybe<ThingId> minion,
                     Options& out);
bool apply_play(Table& on, Seat s, Window window, Choice choice);
bool go_on_with_play(Table& on);
[[nodiscard]] Seat effect_decider(const Cards& cards, const State& state);
void effect_options(const Cards& cards, const State& state, Options& out);
void apply_answer(Table& on, Choice choice);
bool go_on_with_effect(Table& on);
EffectId new_effect(Table& on, const Effect& effect);
void free_effect(Table& on, EffectId id);
/// Goes on with an effect that has waited.
void resume(Table& on, EffectId id);
/// The card of an effect that is over goes to the ash heap, unless it has gone to play. VT-043
void put_away(Table& on, Maybe<ThingId> thing);
/// Whether a minion may have this card too: one of the name, or one of a kind.
[[nodiscard]] bool has_room_for(const Cards& cards, const State& state, ThingId minion, CardId card);
/// And whether it meets what the equipment requires.
[[nodiscard]] bool may_equip(const Cards& cards, const State& state, ThingId minion, CardId card);
[[nodiscard]] int blood_cost(const Cards& cards, const State& state, Seat s, CardId card, const AbilityInfo& ability);

// What happens by itself: triggers.cpp

void open_triggers(Table& on, Window window, Maybe<ThingId> event_card = {}, Maybe<Seat> event_player = {});
bool go_on_with_triggers(Table& on);
void trigger_options(const State& state, Options& out);
void apply_trigger(Table& on, Choice choice);

// Actions: minion.cpp, action.cpp

void next_action_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_next_action(Table& on, Seat s, Choice choice);
/// The card or ability of an effect is an action: it is announced.
void announce_card_action(Table& on, EffectId effect, const AbilityInfo& ability);
bool go_on_with_action(Table& on);
void end_action(Table& on, Course course);
void change_bleed_target(Table& on, Seat to);
void block_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_block(Table& on, Seat s, ThingId blocker);
[[nodiscard]] bool may_block(const Cards& cards, const State& state, Seat s, ThingId id);
void split_options(const State& state, Options& out);
void apply_split(Table& on, Choice choice);

// Combat: combat.cpp, strike.cpp, damage.cpp

/// Begins it above what is going on; nothing if one of the two is not ready. VT-402, VT-403
bool begin_combat(Table& on, ThingId acting, ThingId other, bool from_block);
bool go_on_with_combat(Table& on);
bool go_on_with_maneuvers(Table& on);
void maneuver_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_maneuver(Table& on, Seat s, Choice choice);
void use_maneuver(Table& on, ThingId minion);
void use_press(Table& on, ThingId minion);
bool go_on_with_strike(Table& on);
void strike_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_strike(Table& on, Seat s, Choice choice);
/// What a card's strike is; it waits until it resolves.
void choose_strike(Table& on, EffectId effect, ThingId minion, const AbilityInfo& ability, bool commits);
bool go_on_with_presses(Table& on);
void press_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_press(Table& on, Seat s, Choice choice);
[[nodiscard]] Maybe<Side> side_of(const State& state, ThingId id);
[[nodiscard]] Maybe<ThingId> opposing(const State& state, ThingId id);
/// Damage that waits until its layer is over.
void hurt(Table& on, ThingId target, unsigned normal, unsigned aggravated, unsigned gun);
bool go_on_with_damage(Table& on);
bool go_on_with_prevention(Table& on);
void prevent_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_prevent(Table& on, Seat s, Choice choice);
/// Up to so many points that wait for a minion; tells how many.
unsigned prevent_damage(Table& on, ThingId id, unsigned n, bool guns_only);

// Diablerie and the blood hunt: diablerie.cpp

void begin_diablerie(Table& on, ThingId diablerist, ThingId victim);
void go_on_with_diablerie(Table& on);
bool go_on_with_loot(Table& on);
void diablerie_options(const Cards& cards, const State& state, Options& out);
void apply_diablerie(Table& on, Choice choice);
bool go_on_with_blood_hunt(Table& on);
void vote_options(const Cards& cards, const State& state, Seat s, Options& out);
bool apply_vote(Table& on, Seat s, Choice choice);

}  // namespace krypta::vtes
