#pragma once

#include <algorithm>

#include "engine/cards/machine.hpp"
#include "engine/games/vendetta/events.hpp"
#include "engine/games/vendetta/game.hpp"
#include "engine/games/vendetta/stages.hpp"

/// The chapters of the rule book, as the other chapters see them.
namespace krypta::vendetta {

/// A match in the middle of a choice.
struct Play {
  const Cards& cards;
  State& state;
  Events& events;
};

/// Whether something lies on a step now that has to be done first, or the step itself is over.
inline bool waits(const State& state, const Frame& step) { return &state.frames.top() != &step; }

// table.cpp: who and what is where
inline unsigned player_count(const State& state) { return static_cast<unsigned>(state.players.size()); }
/// VD-013, VD-014, VD-247
inline bool in_play(const State& state, Location at) { return at != Location::Third || player_count(state) >= 5; }
inline SeatSet all_but(Seat s) { return SeatSet::everyone().without(s); }
/// The seats with `fits(seat)`, without a branch each: what people do cannot be foreseen.
template <class Fits>
SeatSet seats_where(const State& state, Fits&& fits) {
  unsigned bits = 0;
  for (unsigned i = 0; i < player_count(state); ++i) bits |= (fits(seat(i)) ? 1U : 0U) << i;
  return SeatSet::from_bits(static_cast<std::uint16_t>(bits));
}
/// Who is still in the match.
inline SeatSet remaining(const State& state) {
  return seats_where(state, [&](Seat s) { return !state.players[s].out; });
}
/// The n-th of the others after a seat, clockwise.
inline Seat clockwise(const State& state, Seat from, unsigned steps) {
  return seat((number(from) + steps) % player_count(state));
}
/// How far from the holder of the Ambition token: the smaller, the earlier in player order. VD-029
inline unsigned order_of(const State& state, Seat s) {
  const unsigned first = number(*state.ambition);
  return number(s) >= first ? number(s) - first : number(s) + player_count(state) - first;
}
/// The earliest of these in player order; there must be one.
Seat earliest(const State& state, SeatSet of);
/// The other one of the team; nothing where there are no teams or the partner is out. VD-249
Maybe<Seat> partner_of(const State& state, Seat s);
inline const Deployed& card_at(const State& state, Slot s) { return state.deployed[static_cast<std::size_t>(s)]; }
inline Deployed& card_at(State& state, Slot s) { return state.deployed[static_cast<std::size_t>(s)]; }
inline bool is_up(const Deployed& d) { return d.marks.has(Mark::Up); }
/// Calls `visit(Slot, Deployed)` for each of these cards.
template <class Visit>
void each_card(const State& state, SlotSet which, Visit&& visit) {
  for (const Slot s : which) visit(s, card_at(state, s));
}
/// The slots that are taken.
inline SlotSet taken_slots(const State& state) {
  SlotSet all;
  for (const Site& site : state.sites) all = all | site.cards;
  return all;
}
/// Calls `visit(Slot, Deployed)` for each card that lies somewhere.
template <class Visit>
void each_deployed(const State& state, Visit&& visit) {
  each_card(state, taken_slots(state), visit);
}
/// Whoever has a card or blood there. VD-117
SeatSet present(const State& state, Location at);
inline bool is_present(const State& state, Seat s, Location at) { return present(state, at).has(s); }
Maybe<Slot> slot_of(const State& state, ClanCard c);
Seat owner_of(const State& state, const Deployed& d);
Maybe<Seat> player_of(const State& state, Clan clan);
/// Undrained cards of the Alliance. VD-089
inline unsigned alliance_size(const Player& player) { return player.allies.size() + player.victims; }
/// The controller of a card that can act now: face up, undrained, not used, in play. A place has none. VD-070
struct Standing {
  bool there = false;
  Maybe<Seat> controller{};
  Maybe<Location> here{};  ///< VD-272
  Maybe<Slot> slot{};
};
Standing standing_of(const State& state, Source s);
inline bool has_usable(const Player& player, RelicSet relics) {
  return player.relic.has_value() && !player.relic_used && relics.has(*player.relic);
}
/// The cards that lie face up, at one location or anywhere.
inline CardSet face_up(const State& state, Maybe<Location> only) {
  if (only.has_value()) return state.sites[*only].up;
  CardSet all;
  for (const Site& site : state.sites) all = all | site.up;
  return all;
}
/// Whether there may be one of these cards that can act now, at one location or anywhere. Mostly there is none, and
/// the sets tell it at once.
inline bool any_there(const State& state, const Sources& among, Maybe<Location> only) {
  if (!(face_up(state, only) & among.cards).empty()) return true;
  if (!among.places.empty()) {
    for (const Site& site : state.sites) {
      if (site.place.has_value() && among.places.has(*site.place)) return true;
    }
  }
  if (!among.allies.empty()) {
    FollowerSet all;
    for (const Player& player : state.players) all = all | player.allies;
    if (!(all & among.allies).empty()) return true;
  }
  if (among.relics.empty()) return false;
  return std::ranges::any_of(state.players, [&](const Player& player) { return has_usable(player, among.relics); });
}
/// `visit(Source, Standing)` for each of these cards that can act now, at one location or anywhere.
template <class Visit>
void each_there(const State& state, const Sources& among, Maybe<Location> only, Visit&& visit) {
  if (!any_there(state, among, only)) return;
  CardSet up;
  SlotSet where;
  for (const Location at : all_of<Location>()) {
    if (only.has_value() && only != at) continue;
    const Site& site = state.sites[at];
    if (site.place.has_value() && among.places.has(*site.place))
      visit(source(*site.place), Standing{.there = true, .here = at});
    const CardSet here = site.up & among.cards;
    if (here.empty()) continue;
    up = up | here;
    where = where | site.cards;
  }
  each_card(state, where, [&](Slot s, const Deployed& d) {
    if (is_up(d) && up.has(d.card.value)) visit(source(d.card.value), Standing{true, d.area, d.at, s});
  });
  if (only.has_value() && only != state.current) return;
  for (unsigned i = 0; i < player_count(state); ++i) {
    const Player& player = state.players[seat(i)];
    const Standing standing{.there = true, .controller = seat(i), .here = state.current};
    const FollowerSet allies = player.allies & among.allies;
    for (const Follower f : allies) visit(source(f), standing);
    if (has_usable(player, among.relics)) visit(source(*player.relic), standing);
  }
}
/// What playing cards costs a player, and where only face-down cards may be played. VD-262, VD-300
struct Terms {
  EnumArray<Location, std::uint8_t> face_down_cost{};
  LocationSet only_down{};
};
Terms terms_for(const Cards& cards, const State& state, Seat s);
/// What somebody would have to pay for a face-down card there. VD-262
unsigned face_down_cost(const Cards& cards, const State& state, Seat s, Location at);
/// Whether only face-down cards may be played there. VD-300
bool must_play_down(const Cards& cards, const State& state, Seat s, Location at);

/// The smaller, the earlier where a tie is broken. VD-030, VD-327
unsigned tie_order(const Cards& cards, const State& state, Seat s);

// blood.cpp: gain, spend, lose, steal. VD-192 to VD-200
/// Whose doing something is and where it belongs. VD-182, VD-272
struct Doer {
  Maybe<Seat> controller{};
  Maybe<Location> at{};
  Maybe<Source> by{};
};
void gain_blood(Play& on, Seat who, unsigned n);
bool can_spend(const State& state, Seat who, unsigned n);
// Each tells whether something was begun that has to be finished first: a Frenzy, or what answers to the loss.
bool spend_blood(Play& on, Seat who, unsigned n, Maybe<Location> at);
bool lose_blood(Play& on, Seat who, unsigned n, const Doer& doer);
bool steal_blood(Play& on, Seat from, Seat to, unsigned n, const Doer& doer);
/// VD-308, VD-322
bool is_protected(const Cards& cards, const State& state, Seat who, const Doer& doer);
void gain_influence(Play& on, Seat who, unsigned n);
void lose_influence(Play& on, Seat who, unsigned n);
void place_blood(Play& on, Seat who, Location at, unsigned n);
/// From the Pool, keeping 1. VD-080
void deploy_blood(Play& on, Seat who, Location at, unsigned n);
void return_blood(Play& on, Seat who, Location at, unsigned n);

// alliance.cpp: followers, draining, Frenzy, elimination
FollowerSet drainable(const Cards& cards, const Player& player);
void drain(Play& on, Seat who, Follower f);
void join(Play& on, Seat who, Follower f);
void gain_victim(Play& on, Seat who);
void eliminate(Play& on, Seat who);
void go_on_in_frenzy(Play& on);

// clan_cards.cpp: hands, decks and cards at locations
/// Notes at the locations which cards lie there, and which of them face up. A match keeps that up by itself; a position
/// that was put together needs it.
void note_cards(State& state);
void draw_cards(Play& on, Seat who, unsigned n, DrawFor what, Maybe<Location> at = {});
/// Goes on with drawing; tells whether chance has to say which card.
bool go_on_drawing(Play& on);
void apply_draw(Play& on, ClanCard c);
/// A card from a hand into an Area: that is playing it. VD-059, VD-074
void play_card(Play& on, Seat controller, ClanCard c, Location at, bool up);
void move_card(Play& on, Slot s, Location to);
void take_back(Play& on, Slot s);
/// It leaves play, or at least the table.
void remove_card(State& state, Slot s);
void turn_up(Play& on, Slot s);
void turn_down(Play& on, Slot s);

// windows.cpp: cards that act at a moment
/// Moments in the resolution of one location concern the cards that lie there, others all. VD-271
constexpr Maybe<Location> where_it_concerns(Window window, const Happening& event) {
  switch (window) {
    case Window::ChoicesShown:
    case Window::ChoicesFinal:
    case Window::BeforeReveal:
    case Window::Reveal:
    case Window::Revealed:
    case Window::ConflictBegins:
    case Window::BeforePower:
    case Window::WinnerKnown:
    case Window::Reward:
    case Window::LocationResolved: return event.at;
    default: return {};
  }
}
/// The same as `open_window`, without asking first whether there is anybody.
bool open_for_listeners(Play& on, Window window, const Happening& event);
/// Opens a window if somebody listens; tells whether one was opened.
inline bool open_window(Play& on, Window window, const Happening& event) {
  return any_there(on.state, on.cards.listening(window), where_it_concerns(window, event)) &&
         open_for_listeners(on, window, event);
}
bool go_on_in_window(Play& on);
void window_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_window(Play& on, Seat self, Choice choice);
/// Whether a card could act in this window now: it stands, and its condition, targets and costs are there.
/// Whether it matters who acts first: what is gained for a Frenzy is gained together. VD-270
constexpr bool has_order(Window window) { return window != Window::FrenzyCaused; }
bool can_act(const Cards& cards, const State& state, Source s, Window window, const Happening& event);
/// Begins to carry out what a card does in that window.
void begin_effect(Play& on, Source s, Window window, const Happening& event);

// effects.cpp: a card is carried out
bool go_on_with_effect(Play& on);
Seat effect_decider(const Cards& cards, const State& state);
void effect_options(const Cards& cards, const State& state, Options& out);
void apply_effect(Play& on, Seat self, Choice choice);
/// What this deployed card says of rivals: whether the partner is meant. VD-277, VD-320
void ask_about_partner(Play& on, Slot s);
bool go_on_bidding(Play& on);
void bid_options(const State& state, Seat self, Options& out);
void apply_bid(Play& on, Seat self, Choice choice);
/// VD-292, VD-327
Maybe<Seat> lowest_bidder(const Cards& cards, const State& state, SeatSet bidders);

// setup.cpp
/// Hands, decks and the first Victims. VD-023 to VD-026
void make_ready(Play& on);
/// Whose turn it is to pick a clan or a relic; tells whether there is somebody.
bool go_on_picking(Play& on);
void pick_options(const State& state, Options& out);
void apply_pick(Play& on, Seat self, Choice choice);

// chance.cpp
void apply_chance(Play& on, Choice choice);

// planning.cpp
void hand_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_hand(Play& on, Seat self, Choice choice);
bool go_on_with_turns(Play& on);
bool go_on_with_turn(Play& on);
void turn_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_turn(Play& on, Seat self, Choice choice);

// resolution.cpp: a location, step by step
void go_on_at_site(Play& on);
void stand_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_stand(Play& on, Seat self, Choice choice);
bool may_stay(const Cards& cards, const State& state, Seat self, Location at);
void begin_withdrawal(Play& on, Seat who, Location at);
void go_on_withdrawing(Play& on);
bool go_on_in_pass(Play& on);
void pass_options(const Cards& cards, const State& state, Seat self, Options& out);
void apply_pass(Play& on, Seat self, Choice choice);

// power.cpp: the Conflict at a location
struct Powers {
  std::array<std::int16_t, slot_count> cards{};  ///< of each deployed card there, with everything
  SeatArray<std::int16_t, most_players> totals{};
};
/// As it stands. VD-148 to VD-154
Powers powers(const Cards& cards, const State& state, Location at);
/// Everybody who is there, the first first. VD-155 to VD-158
FixedVector<Seat, most_players> ranking(const Cards& cards, const State& state, Location at, const Powers& now);
/// Tells whether anybody is there. VD-147, VD-160, VD-161
bool count_power(Play& on, Location at);
/// Nobody gets the Ally of a location. VD-161
void remove_ally(Play& on, Location at);
void go_on_rewarding(Play& on);

// rounds.cpp: the phases
void go_on_with_round(Play& on);

// words.cpp
/// How much the card that is being carried out would have somebody pay.
std::int64_t price(const Cards& cards, const State& state);
/// What an alternative of a card does first, as the end of a key and its words: false if there is no sentence for it.
bool tell_deed(const cards::Program& program, cards::Address from, std::string& key, Message& words);

// end.cpp
int score(const Cards& cards, const State& state, Seat s);
/// Ends the match if one player, or one team, is left; tells whether it did. VD-111
bool ended_by_elimination(Play& on);
void end_match(Play& on);

}  // namespace krypta::vendetta
