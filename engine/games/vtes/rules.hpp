#pragma once

#include <algorithm>
#include <optional>
#include <span>

#include "engine/games/vtes/bars.hpp"
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
/// What an action, a combat or an effect points at may have gone meanwhile; then nothing is done to it.
inline bool is_gone(const State& state, ThingId id) { return at(state, id).region == Region::Nowhere; }

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
[[nodiscard]] inline bool is_in_play(const State& state, const Thing& thing) {
  switch (thing.region) {
    case Region::Ready:
    case Region::Torpor:
    case Region::Incapacitated:
    case Region::Table: return true;
    case Region::Attached:
    case Region::Merged: return is_in_play(state, at(state, *thing.host));
    default: return false;
  }
}
template <class Visit>
void each_in_play(const State& state, Visit&& visit) {
  for (std::size_t i = 0; i < state.things.size(); ++i) {
    if (is_in_play(state, state.things[i])) visit(static_cast<ThingId>(i), state.things[i]);
  }
}
[[nodiscard]] bool is_minion(const CardInfo& card);
[[nodiscard]] bool is_controlled_minion(const Cards& cards, const Thing& thing);
[[nodiscard]] bool is_ready_minion(const Cards& cards, const Thing& thing);
[[nodiscard]] bool is_vampire_in_play(const Cards& cards, const Thing& thing);
/// The minion that what a thing does belongs to: itself, or the one that bears it.
[[nodiscard]] Maybe<ThingId> minion_of(const Cards& cards, const State& state, ThingId id);
/// The vampire that a card is: of the version that lies under another one, that one. VT-638
[[nodiscard]] ThingId speaks_for(const State& state, ThingId id);
/// The version that lies under a vampire.
[[nodiscard]] Maybe<ThingId> other_version(const State& state, ThingId id);
/// How many of a card somebody has in play.
[[nodiscard]] int copies_of(const State& state, Seat s, CardId card);
/// What a choice to play or to use means.
[[nodiscard]] const AbilityInfo& ability_of(const Cards& cards, const State& state, Choice choice);
/// What is being played, while what is done there is done as it is played. VT-046
[[nodiscard]] Maybe<EffectId> played_effect(const State& state);
/// `visit(target, type)` for everything that was named when the card was played, things and players.
template <class Visit>
void each_target(const Cards& cards, const Effect& effect, Visit&& visit) {
  const CardInfo& what = cards[static_cast<CardId>(effect.machine.card)];
  const AbilityInfo& ability = what.abilities[effect.ability];
  for (cards::Address pc = ability.code->start; what.program->code[pc].op != cards::Op::paying; ++pc) {
    if (what.program->code[pc].op != cards::Op::ask) continue;
    const cards::Ask& ask = what.program->asks[what.program->code[pc].a];
    const int value = effect.machine.local(ask.slot);
    if (value == cards::nothing) continue;
    if (!ask.several) {
      visit(value, ask.type);
      continue;
    }
    for (int i = 1; i <= value; ++i) visit(effect.machine.local(static_cast<std::size_t>(ask.slot + i)), ask.type);
  }
}
/// Unlocked, or awake in the action. VT-150
[[nodiscard]] bool may_react(const Thing& thing);

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

/// With what was learned. VT-114, VT-115
[[nodiscard]] Disciplines disciplines_of(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] int capacity_of(const Cards& cards, const State& state, ThingId id);
/// An ally, or a vampire that is younger than that one.
[[nodiscard]] bool is_lesser(const Cards& cards, const State& state, ThingId id, ThingId than);
[[nodiscard]] int intercept_of(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] int stealth_of(const Cards& cards, const State& state);
[[nodiscard]] int bleed_of(const Cards& cards, const State& state);
[[nodiscard]] int strength_of(const Cards& cards, const State& state, ThingId id);
/// Of what cards add to something of a Methuselah.
[[nodiscard]] int sum_for(const Cards& cards, const State& state, CardVerb verb, Seat s);
/// Those whose hands cards in play open.
[[nodiscard]] SeatSet open_hands(const Cards& cards, const State& state);
[[nodiscard]] int hand_size(const Cards& cards, const State& state, Seat s);
/// Of all at once. Whoever has looked knows whether something that lies there may add to them.
[[nodiscard]] SeatArray<int, most_players> hand_sizes(const Cards& cards, const State& state, bool cards_add);
/// Printed, or given by a card. VT-721
[[nodiscard]] bool has_trait(const Cards& cards, const State& state, ThingId id, Trait trait);
/// Blood Brothers of one circle; whoever has none printed is in one of his own. VT-724
[[nodiscard]] bool are_in_one_circle(const Cards& cards, const State& state, ThingId id, ThingId other);
/// A slave without a ready member of its clan takes no directed actions. VT-737
[[nodiscard]] bool is_masterless(const Cards& cards, const State& state, ThingId id);
/// VT-759
[[nodiscard]] bool is_monster(const CardInfo& card);
[[nodiscard]] bool is_forbidden(const Cards& cards, const State& state, ThingId id, Deed deed);
[[nodiscard]] bool is_immune(const Cards& cards, const State& state, ThingId id, Harm harm);
[[nodiscard]] bool is_card_forbidden(const Cards& cards, const State& state, ThingId id, const CardInfo& card);
[[nodiscard]] int sum_of(const Cards& cards, const State& state, CardVerb verb, Maybe<ThingId> thing);
/// Whether something says so that has no number: of a thing, or of what goes on.
[[nodiscard]] bool holds(const Cards& cards, const State& state, CardVerb verb, Maybe<ThingId> thing);
/// What is said of it in place of what it is itself: what lasts for a while stands over what lies there.
[[nodiscard]] std::optional<int> said_last(const Cards& cards, const State& state, CardVerb verb, ThingId id);
/// Whether what it depends on holds, if it depends on something.
[[nodiscard]] bool is_in_force(const Cards& cards, const State& state, const Modifier& modifier);
/// What is added to the cost of cards of its name.
[[nodiscard]] int raised_pool_cost(const Cards& cards, const State& state, Seat s, CardId card);
void expire(Table& on, Until until);
void expire_own_unlock(Table& on, Seat s);
/// Before anything is unlocked. VT-182
void expire_at_unlock(Table& on, Seat s);
/// VT-168; whoever had control for a while has it no more.
/// Whether it has gone to him.
bool take_control_for_good(Table& on, ThingId id, Seat to);
/// A return that can never come does not come. VT-661
void forget_returns_of(Table& on, Seat s);

// Moving things: things.cpp

ThingId put_thing(Table& on, const Thing& thing);
void free_place(Table& on, ThingId id);
/// By whom it was is looked at, unless it is a cost or the text of the thing itself. VT-510, VT-833
void burn(Table& on, ThingId id, bool by_effect = true);
/// VT-168. What goes back does so face down too, while it is contested. VT-192, VT-661
void take_control(Table& on, ThingId id, Seat to, bool even_contested = false);
/// Whether what is being carried out is what the action does. VT-833
[[nodiscard]] bool is_done_by_action(const State& state);
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
/// A card goes from a hand; whoever has seen it there knows of one copy less.
bool leave_hand(Table& on, Seat s, CardId card);
/// Somebody sees all of a hand now. What is drawn later is not seen.
void see_hand(Table& on, Seat by, Seat whose);
/// The same, and it is told.
void look_at_hand(Table& on, Seat by, Seat whose);
/// What anybody has seen of a hand counts no more.
void forget_hand(Table& on, Seat whose);
/// From a hand, into its owner's ash heap. VT-748
void discard(Table& on, Seat s, CardId card);
/// From a hand to the table, set aside. VT-045
ThingId set_aside(Table& on, Seat s, CardId card);
/// A unique card that enters play may be contested. VT-190
void enter_play(Table& on, ThingId id);
/// Those of a Methuselah whose unlock phase begins that nobody else claims any more. VT-198
void find_last_contestants(Table& on, Seat s);
/// Whether somebody would contest a card with himself: with another one than this, if it is there already. VT-201
[[nodiscard]] bool contests_own(const Cards& cards, const State& state, Seat s, CardId card, Maybe<ThingId> but = {});
void draw(Table& on, Seat s, unsigned n);
void draw_crypt(Table& on, Seat s, unsigned n);
/// One version comes to the other. VT-637
void merge(Table& on, ThingId incoming);
/// The version in play with which one of the uncontrolled region can be merged.
[[nodiscard]] Maybe<ThingId> merges_with(const Cards& cards, const State& state, ThingId incoming);

// What was done before: table.cpp

[[nodiscard]] bool was_used(const State& state, const Use& use);
void note(Table& on, const Use& use);
void forget_uses(Table& on, Scope scope);

// Titles and sects: titles.cpp. VT-683 to VT-720

/// That it can use: none while it is contested, or its sect or clan does not fit. VT-204, VT-688
[[nodiscard]] Title title_of(const Cards& cards, const State& state, ThingId id);
/// What it claims, also when it is contested or of no use to it now.
[[nodiscard]] Claim claim_of(const Cards& cards, const State& state, ThingId id);
/// To which it belongs, or is considered to belong: everybody asks here. VT-765, VT-862
[[nodiscard]] Sect sect_of(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] Clan clan_of(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] unsigned votes_of(Title title);
void gain_title(Table& on, ThingId id, const Claim& claim, Maybe<ThingId> card);
/// A card that represents a title has come to lie on a vampire. VT-775
void gain_title_of(Table& on, ThingId card);
void yield_title(Table& on, ThingId id);
/// A vampire has come into play, or can use its title again. VT-203
void look_for_title_contest(Table& on, ThingId id);
/// It is not in play any more, but will claim its title again when it is.
void leave_title_contest(State& state, ThingId id);
/// A vampire or a card that represents a title has gone. VT-775
void forget_titles_of(Table& on, ThingId left);
[[nodiscard]] bool is_title_card(const State& state, ThingId card);
void change_sect(Table& on, ThingId id, Sect sect);
/// It keeps its sect. VT-765
void change_clan(Table& on, ThingId id, Clan clan);
/// Whoever is not of the sect or the clan of the title that he contests any more yields it. VT-689
void yield_unsuitable_titles(Table& on);
/// Contests in the unlock phase: who is alone in one, whether something is to be decided, and what. VT-206 to VT-211
void find_last_claimants(Table& on, Seat s);
[[nodiscard]] bool has_title_duty(const State& state, Seat s);
/// Whether the title that it contests can be kept, or yielded. VT-206 to VT-211
[[nodiscard]] Bar bar_to_claim(const State& state, Seat s, ThingId id, bool keep);
void title_options(const State& state, Seat s, Options& out);
bool apply_title(Table& on, Choice choice);

// The checks between two decisions: settle.cpp. Ledger 6.2

/// Whether the table is settled before the decision that comes now; not while hands are adjusted.
[[nodiscard]] bool is_settled_now(const State& state);
/// Tells whether there was something to do.
bool settle(Table& on);
void end_turn_of_ousted(Table& on);
/// Everything stops, decks are shown, and who has won is told.
void end_game(Table& on);
void tell_winner(Table& on);
void withdraw(Table& on, Seat s);
/// Half a point to each who is left, if the last turn that was agreed is over.
bool is_time_up(Table& on);
/// The same in the middle of whatever goes on, of which nothing is left.
void break_off(Table& on);

// Turns and phases: turn.cpp, triggers.cpp, influence.cpp

void begin_turn(Table& on, Seat s);
void go_on_with_turn(Table& on);
void end_minion_phase(Table& on);
/// A position is one in this phase, where the active Methuselah decides first.
void stand_in(State& state, Phase phase);
/// VT-726, VT-727
[[nodiscard]] Bar bar_to_unlock(const Cards& cards, const State& state, Seat s, ThingId id);
/// VT-729
[[nodiscard]] Bar bar_to_mark(const Cards& cards, const State& state, Seat s, ThingId id);
void mark_options(const Cards& cards, const State& state, Seat s, Options& out);
bool apply_mark(Table& on, Seat s, Choice choice);
void unlock_options(const Cards& cards, const State& state, Seat s, Options& out);
bool apply_unlock(Table& on, Seat s, Choice choice);
/// What the active Methuselah may do there, and whether anybody may burn a card of the hand. VT-185 to VT-198, VT-673
[[nodiscard]] Bar bar_to_edge(const State& state, Seat s);
[[nodiscard]] Bar bar_to_contest(const State& state, Seat s, ThingId id, bool keep);
[[nodiscard]] Bar bar_to_withdraw(const Cards& cards, const State& state, Seat s);
[[nodiscard]] Bar bar_to_burn_option(const Cards& cards, const State& state, Seat s, CardId card);
[[nodiscard]] bool has_duty(const Cards& cards, const State& state, Seat s, Window window);
void duty_options(const Cards& cards, const State& state, Seat s, Window window, Options& out);
void apply_duty(Table& on, Window window, Choice choice);
void influence_options(const Cards& cards, const State& state, Seat s, Options& out);
/// What transfers can be spent on, and who can emerge. VT-622 to VT-637
[[nodiscard]] Bar bar_to_transfer(const State& state, Seat s, ThingId id);
[[nodiscard]] Bar bar_to_take_back(const State& state, Seat s, ThingId id);
[[nodiscard]] Bar bar_to_emerge(const Cards& cards, const State& state, Seat s, ThingId id);
[[nodiscard]] Bar bar_to_merge(const Cards& cards, const State& state, Seat s, ThingId id);
/// What whoever brings a scarce vampire into play burns. VT-736
[[nodiscard]] int scarce_cost(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] Bar bar_to_draw_crypt(const State& state, Seat s);
bool apply_influence(Table& on, Seat s, Choice choice);
void discard_options(const Cards& cards, const State& state, Seat s, Options& out);
bool apply_discard_phase(Table& on, Seat s, Choice choice);

// A card of the crypt enters play: entering.cpp. VT-627 to VT-634

/// From the uncontrolled to the ready region. VT-628
void emerge(Table& on, ThingId id);
/// Whether its own text can take it out of play before it would be contested. VT-634
[[nodiscard]] bool leaves_as_it_enters(const Cards& cards, const State& state, ThingId id);
bool go_on_with_entering(Table& on);
[[nodiscard]] Bar bar_to_pass_text(const Cards& cards, const State& state);
void entering_options(const Cards& cards, const State& state, Options& out);
void apply_entering(Table& on, Seat s, Choice choice);

// The impulse: impulse.cpp. VT-090 to VT-098

/// Begins the step, unless no card there is can be used in it.
void open_impulse(Table& on, Window window, bool always = false);
bool go_on_with_impulse(Table& on);
/// The innermost step is an impulse that begins.
void ask_first(State& state);
/// Who can have the impulse in a step: where cards have nothing for anybody else, the acting Methuselah alone.
[[nodiscard]] FixedVector<Seat, most_players> order_in(const Cards& cards, const State& state, Window window);
/// Whether what the step belongs to is over. VT-383, VT-871
[[nodiscard]] bool is_void(const Cards& cards, const State& state, Window window);
[[nodiscard]] SeatSet impulse_deciders(const State& state);
/// All others are asked at once and in secret whether they want the impulse; and who of them has answered.
[[nodiscard]] bool is_wish(const Frame& frame);
[[nodiscard]] SeatSet have_wished(const State& state);
/// Whoever decides here has said before that she wants to.
[[nodiscard]] bool has_held(const Frame& frame);
/// What the impulse can be used for.
void use_options(const Cards& cards, const State& state, Seat s, Options& out);
void impulse_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_impulse(Table& on, Seat s, Choice choice);
/// Somebody has used something: the impulse goes back to the first. VT-097
void return_impulse(Table& on);

// Where somebody may be passed over: stops.cpp

/// The kinds of moments, as a seat may want to be asked at them.
enum class Stop : std::uint8_t {
  Mine,        // she comes first in the order of the impulse
  Target,      // the action is directed at her
  Block,       // she may block it. VT-312, VT-314
  Referendum,  // votes are cast
  Combat,      // of her minions
  All
};
constexpr std::array<std::string_view, 6> names_of(std::type_identity<Stop>) {
  return {"mine", "target", "block", "referendum", "combat", "all"};
}
using StopSet = EnumSet<Stop>;
[[nodiscard]] std::vector<StopInfo> stop_infos();

// Playing cards and using what lies there: offers.cpp, play.cpp

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
/// What the card asks for besides a clan and Disciplines. VT-066, VT-721, VT-870
[[nodiscard]] Bar unmet_by_card(const Cards& cards, const State& state, ThingId minion, const CardInfo& card);
/// Which of its requirements a minion does not meet. VT-066 to VT-071
[[nodiscard]] Bar unmet_requirement(const Cards& cards, const State& state, ThingId minion, const CardInfo& card,
                                    const AbilityInfo& ability);
[[nodiscard]] inline bool meets_requirements(const Cards& cards, const State& state, ThingId minion,
                                             const CardInfo& card, const AbilityInfo& ability) {
  return unmet_requirement(cards, state, minion, card, ability) == Bar::None;
}
/// Whether the minion, or nobody in particular, may play a card of the hand now, as the kind that it is.
[[nodiscard]] Bar bar_to_play(const Cards& cards, const State& state, Seat s, Window window, CardId card,
                              unsigned which, Maybe<ThingId> minion);
/// Whether an ability of a thing in play may be used that can be used in this window; of those that a minion has to use
/// only those of one minion.
[[nodiscard]] Bar bar_to_use(const Cards& cards, const State& state, Seat s, ThingId id, unsigned which,
                             Maybe<ThingId> only);
/// Kinds of actions that a minion may take once a turn, or not at all.
[[nodiscard]] Bar bar_to_kind(const CardInfo& who, const Thing& thing, ActionKind kind);
/// Whether an ally plays or has played something as a vampire. VT-131
[[nodiscard]] bool plays_as_vampire(const CardInfo& who, const AbilityInfo& ability);
/// An action card, or what is played as one. VT-143
[[nodiscard]] bool is_action_card(CardKind kind);

// Costs: costs.cpp. VT-072 to VT-082

/// A card of which the cost is reckoned.
struct Paid {
  CardId card{};
  const AbilityInfo* ability = nullptr;
  Maybe<ThingId> minion{};
  Seat seat{};
};
struct Cost {
  int pool = 0;
  int blood = 0;
  int convictions = 0;  // VT-790
};
/// With everything that always makes it cost more or less.
[[nodiscard]] Cost cost_of(const Cards& cards, const State& state, const Paid& paid);
/// Of a card that is being played: less by what is used to that end.
[[nodiscard]] Cost due_cost(const Cards& cards, const State& state, EffectId id);
[[nodiscard]] Cost due_of_action(const Cards& cards, const State& state);
/// What an action costs before anything makes it less. VT-307
[[nodiscard]] Cost action_cost(const Cards& cards, const State& state, EffectId id);
/// Whether it can be paid, with everything that could make it cost less.
[[nodiscard]] Bar bar_to_pay(const Cards& cards, const State& state, const Paid& paid);
/// Whether something is to be used that makes it cost less. VT-079, VT-080
void ask_about_cost(Table& on, EffectId id);
bool go_on_reducing(Table& on);
void reduce_options(const Cards& cards, const State& state, Options& out);
void apply_reduction(Table& on, Choice choice);
/// Those that have to be locked, or cost something else, do so. VT-058
void lock_reducers(Table& on, EffectId id);
/// The cost has been paid with them.
void use_up_reducers(Table& on, EffectId id);

// What happens by itself: triggers.cpp

void open_triggers(Table& on, Window window, Maybe<ThingId> event_card = {}, Maybe<Seat> event_player = {});
bool go_on_with_triggers(Table& on);
void trigger_options(const State& state, Options& out);
void apply_trigger(Table& on, Choice choice);

// Actions: minion.cpp, action.cpp

void next_action_options(const Cards& cards, const State& state, Seat s, Options& out);
/// Whether a minion may act at all. VT-220, VT-274
[[nodiscard]] Bar bar_to_act(const Cards& cards, const Thing& thing, Seat s);
/// What it must do before anything else. VT-228
[[nodiscard]] EnumSet<ActionKind> duties_of(const Cards& cards, const State& state, ThingId id, const Thing& thing);
/// What kind of duty an action can do.
[[nodiscard]] Maybe<ActionKind> action_kind(const Cards& cards, const State& state, Choice choice);
/// Whether it may take an action of a card in play. VT-238, VT-240
[[nodiscard]] Bar bar_to_use_action(const Cards& cards, const State& state, Seat s, ThingId minion, ThingId id,
                                    unsigned which);
[[nodiscard]] Bar bar_to_hunt(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] Bar bar_to_diablerize(const Cards& cards, const State& state, ThingId id, ThingId other);
[[nodiscard]] Bar bar_to_become_anarch(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] Bar bar_to_rescue(const State& state, ThingId id, ThingId other);
/// Whether it may bleed, or act against others at all. VT-241, VT-737
[[nodiscard]] Bar bar_to_bleed(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] Bar bar_to_act_against(const Cards& cards, const State& state, ThingId id, ThingId other);
/// VT-730, VT-731
[[nodiscard]] Bar bar_to_pursue(const State& state, ThingId id, ThingId other);
[[nodiscard]] Bar bar_to_leave_torpor(const State& state, Seat s, ThingId id);
[[nodiscard]] Bar bar_to_take(const Cards& cards, const State& state, Seat s, ThingId minion, ThingId id);
inline constexpr unsigned torpor_cost = 2;   // VT-282, VT-289
inline constexpr unsigned pursuit_cost = 1;  // VT-730
[[nodiscard]] unsigned anarch_cost(const Cards& cards, const State& state, ThingId id);
void apply_next_action(Table& on, Seat s, Choice choice);
/// The card or ability of an effect is an action: it is announced.
void announce_card_action(Table& on, EffectId effect, const AbilityInfo& ability);
bool go_on_with_action(Table& on);
void end_action(Table& on, Course course);
void cancel_action(Table& on);
/// That the block would cause: the action stays blocked, and the blocker is locked. VT-816
void cancel_combat(Table& on);
/// The acting minion may not take the action that goes on again in this turn.
void forbid_repeat(Table& on, ThingId who);
/// It has taken an action of which there is one a turn.
void note_taken(Table& on, ThingId who, ActionKind kind);
/// Whether it may not take such an action of the rules again, at this target.
[[nodiscard]] bool is_repeated(const State& state, ThingId who, ActionKind kind, Maybe<ThingId> target = {});
void continue_action(Table& on);
void take_more_options(const Cards& cards, const State& state, Options& out);
void apply_take_more(Table& on, Choice choice);
void change_bleed_target(Table& on, Seat to);
void block_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_block(Table& on, Seat s, ThingId blocker);
[[nodiscard]] bool is_asked_to_block(const State& state, Seat s);
/// Whether it may try to block if it is unlocked or awake. VT-388
[[nodiscard]] Bar bar_to_attempt(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] inline bool may_attempt(const Cards& cards, const State& state, ThingId id) {
  return bar_to_attempt(cards, state, id) == Bar::None;
}
[[nodiscard]] Bar bar_to_block(const Cards& cards, const State& state, Seat s, ThingId id);
[[nodiscard]] inline bool may_block(const Cards& cards, const State& state, Seat s, ThingId id) {
  return bar_to_block(cards, state, s, id) == Bar::None;
}
/// Whether something says that it may not block, or not this action.
[[nodiscard]] bool is_barred_from_blocking(const Cards& cards, const State& state, ThingId id);
/// VT-338
[[nodiscard]] bool can_still_block(const Cards& cards, const State& state);
/// A slave fights in place of the vampire that was blocked. VT-738
bool may_step_in(const Cards& cards, const State& state);
void step_in_options(const Cards& cards, const State& state, Options& out);
void apply_step_in(Table& on, Choice choice);
void split_options(const State& state, Options& out);
void apply_split(Table& on, Choice choice);

// Combat: combat.cpp, strike.cpp, layer.cpp, damage.cpp

/// Begins it above what is going on, or the step before it; nothing if one of the two is not ready. VT-402, VT-403
bool begin_combat(Table& on, ThingId acting, ThingId other, bool from_block);
/// Whether the combat before which somebody may do something does not take place any more. VT-391, VT-813
[[nodiscard]] bool is_due_combat_lost(const Cards& cards, const State& state);
/// The step before it is over.
void begin_due_combat(Table& on);
/// Whom it is about to fight, with or without a block, where no combat goes on. VT-390, VT-391
[[nodiscard]] Maybe<ThingId> due_opponent(const State& state, ThingId id);
bool go_on_with_combat(Table& on);
inline Fighter& fighter(State& state, Side side) { return state.combat.sides[side]; }
/// Strikes that resolve together: what they do, then their damage. VT-454, VT-455
void resolve_layer(Table& on, bool first);
bool go_on_with_maneuvers(Table& on);
void maneuver_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_maneuver(Table& on, Seat s, Choice choice);
void use_maneuver(Table& on, ThingId minion);
/// The last one that stands: it counts as not used. VT-880
void cancel_maneuver(Table& on);
void use_press(Table& on, ThingId minion);
bool go_on_with_strike(Table& on);
void strike_options(const Cards& cards, const State& state, Seat s, Options& out);
/// Whether a card or weapon can be the strike of a side, besides what can be played at all. VT-447, VT-561
[[nodiscard]] Bar bar_to_strike(const Cards& cards, const State& state, Side side, const AbilityInfo& ability);
/// Whether the maneuver of a card can be used, besides what can be played at all. VT-435, VT-438
[[nodiscard]] Bar bar_to_maneuver(const Cards& cards, const State& state, Side side, const AbilityInfo& ability);
void apply_strike(Table& on, Seat s, Choice choice);
/// What a card's strike is; it waits until it resolves.
void choose_strike(Table& on, EffectId effect, ThingId minion, const AbilityInfo& ability, bool commits);
/// Where an ability that is chosen with a strike belongs: it is one, or is used as one is chosen. VT-875
[[nodiscard]] Window strike_window(const AbilityInfo& ability);
/// Nothing is added to a strike that does no damage; before it is chosen it waits for it. VT-461, VT-822, VT-875
void add_strike_damage(Fighter& fighter, int n);
[[nodiscard]] bool does_damage(StrikeKind kind);
[[nodiscard]] bool is_at_equipment(StrikeKind kind);
bool go_on_with_presses(Table& on);
void press_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_press(Table& on, Seat s, Choice choice);
[[nodiscard]] Maybe<Side> side_of(const State& state, ThingId id);
[[nodiscard]] Maybe<ThingId> opposing(const State& state, ThingId id);
/// Who inflicts damage: nobody, if it is environmental. VT-503, VT-832
enum class Inflicter : std::uint8_t { Nobody, Minion, Weapon };
/// Damage that waits until its layer is over.
void hurt(Table& on, ThingId target, unsigned normal, unsigned aggravated, unsigned gun,
          Inflicter by = Inflicter::Nobody);
/// The same when no strike does it: it is resolved at once, or with what else is inflicted before range. VT-421, VT-509
bool inflict(Table& on, ThingId target, unsigned normal, unsigned aggravated, Inflicter by);
/// Aggravated and not to be prevented. Outside of combat.
void scorch(Table& on, ThingId target, unsigned n);
/// Damage resolution, in which nothing more may be prevented.
void apply_waiting_damage(Table& on);
bool go_on_with_damage(Table& on);
/// Of a minion that an effect burns or sends to torpor: tells whether something may still be done about it. VT-834
bool begin_leaving(Table& on, ThingId id, Mark how);
[[nodiscard]] bool is_leaving(const Thing& thing);
[[nodiscard]] bool is_anybody_leaving(const State& state);
void avert(Table& on, ThingId id);
/// It goes to torpor when the combat is over, and not before; tells whether somebody may use something then. VT-873
void postpone(Table& on, ThingId id);
bool carry_out_postponed(Table& on);
/// For whose combatant damage is being prevented. VT-479, VT-876
[[nodiscard]] Maybe<Side> preventing_side(const State& state);
/// Damage waits for the combatant of this side, which may be prevented. VT-475, VT-531
[[nodiscard]] bool has_to_prevent(const State& state, Side side);
/// Somebody who is not involved has used something: the stage goes back to the controller. VT-876
void give_stage_back(Table& on);
bool go_on_with_prevention(Table& on);
void prevent_options(const Cards& cards, const State& state, Seat s, Options& out);
/// Whether damage waits that a Methuselah may prevent, and that from guns. VT-475, VT-477
[[nodiscard]] Bar bar_to_prevent(const State& state, Seat s);
[[nodiscard]] Bar bar_to_prevent_guns(const State& state, Seat s);
/// A point that was granted for the round, or for the combat.
[[nodiscard]] inline bool may_prevent(const Fighter& f) { return f.preventions > 0 || f.all_preventions > 0; }
/// What a combatant's controller may prevent with; also before range, while damage waits there. VT-421
void prevention_options(const Cards& cards, const State& state, Seat s, Options& out);
bool apply_prevention(Table& on, Seat s, Choice choice);
void apply_prevent(Table& on, Seat s, Choice choice);

// Points that are prevented: prevention.cpp. VT-478, VT-496

/// Up to so many points that wait for a minion; tells whether its controller is asked which.
bool prevent_damage(Table& on, ThingId id, unsigned n, bool guns);
bool go_on_with_which(Table& on);
void which_options(const State& state, Options& out);
void apply_which(Table& on, Choice choice);

// What has just happened: aftermath.cpp. VT-882

/// Where it is noted; nothing if no card there is looks at it.
[[nodiscard]] Happened* happened_to(Table& on, ThingId id);
[[nodiscard]] const Happened* has_happened_to(const State& state, ThingId id);
/// Tells whether everybody is asked now for what is keyed to it.
bool ask_after_events(Table& on);
// A stolen card that lies on another: stealing.cpp. VT-769

/// Whether its controller has another card of the kind of what it lies on, with room for it.
[[nodiscard]] bool has_new_bearer(const Cards& cards, const State& state, ThingId id);
/// Whether he is asked now.
bool ask_for_new_bearer(Table& on, ThingId stolen);
bool go_on_with_reattaching(Table& on);
void reattaching_options(const Cards& cards, const State& state, Options& out);
void apply_reattaching(Table& on, Choice choice);

// The imbued: imbued.cpp. VT-779 to VT-812

[[nodiscard]] unsigned convictions_on(const Cards& cards, const State& state, ThingId imbued);
/// It has just been incapacitated in the combat that goes on, and does no more there than an ally that burns. VT-799
[[nodiscard]] bool is_falling(const State& state, ThingId id);
void incapacitate(Table& on, ThingId id);
/// From the incapacitated region to the ready one, with a life more, not above its starting life. VT-803
void recover(Table& on, ThingId id);
/// A conviction card comes to lie on an imbued. VT-791
void put_conviction(Table& on, Seat s, CardId card, Pile from, ThingId imbued);
/// Its controller may choose one; if it has just entered play, whether it is contested is looked at afterwards.
/// VT-633, VT-789
void ask_for_conviction(Table& on, ThingId imbued, bool with_library, bool enters);
[[nodiscard]] Bar bar_to_conviction(const Cards& cards, const State& state, Seat s, Choice choice);
inline constexpr unsigned recovery_cost = 3;  // VT-802
[[nodiscard]] Bar bar_to_recover(const Cards& cards, const State& state, Seat s, ThingId id);
void imbued_options(const Cards& cards, const State& state, Seat s, Options& out);
bool apply_imbued(Table& on, Seat s, Choice choice);
/// So many of those on it are burned; its controller says which, if it matters. Tells whether a step for it begins.
bool burn_convictions(Table& on, ThingId imbued, unsigned n);
bool go_on_with_convictions(Table& on);
void conviction_options(const Cards& cards, const State& state, Options& out);
void apply_conviction(Table& on, Choice choice);
[[nodiscard]] Bar bar_to_burn_imbued(const State& state, ThingId id, ThingId other);
/// The action has succeeded: the equipment is taken, the imbued burned, and others answer. VT-800, VT-801
void begin_reprisal(Table& on, ThingId actor, ThingId victim);
bool go_on_with_reprisal(Table& on);
void reprisal_options(const Cards& cards, const State& state, Options& out);
void apply_reprisal(Table& on, Choice choice);

// Diablerie: diablerie.cpp

/// Whether one vampire can drink the other, whatever gives the occasion. VT-592, VT-723
[[nodiscard]] bool can_diablerize(const Cards& cards, const State& state, ThingId diablerist, ThingId victim);
void begin_diablerie(Table& on, ThingId diablerist, ThingId victim);
void go_on_with_diablerie(Table& on);
bool go_on_with_loot(Table& on);
void stop_diablerie(Table& on);
/// A vampire that has burned a Red List minion may be given a trophy. VT-732
void award_trophy(Table& on, ThingId vampire);
bool go_on_with_award(Table& on);
void apply_award(Table& on, Choice choice);
/// Before it lies on a vampire it has no effect. VT-735
[[nodiscard]] inline bool is_unawarded(const CardInfo& card, const Thing& thing) {
  return card.has(Trait::Trophy) && thing.region == Region::Table;
}
void learn_options(const Cards& cards, const State& state, Options& out);
void apply_learn(Table& on, Choice choice);
void diablerie_options(const Cards& cards, const State& state, Options& out);
void apply_diablerie(Table& on, Choice choice);

// Referendums: referendum.cpp. VT-352 to VT-380

struct Tally {
  unsigned in_favour = 0;
  unsigned against = 0;
};
/// What is cast, with the block of the prisci. VT-709
[[nodiscard]] Tally tally_of(const Referendum& referendum);
void begin_blood_hunt(Table& on, ThingId diablerist);
/// An effect has chosen its terms; it goes on when the result is known.
void begin_referendum(Table& on, EffectId id);
void cancel_referendum(Table& on);
bool go_on_with_referendum(Table& on);
void allot(Table& on, Seat s, int n);
[[nodiscard]] int allotted_to(const State& state, Seat s);
/// A choice that may be one of the terms of a political action. VT-354
void note_term(State& state, Choice choice);
/// What a minion could cast, by its title and by cards. VT-376, VT-380
[[nodiscard]] int votes_of(const Cards& cards, const State& state, ThingId id);
[[nodiscard]] bool has_cast(const State& state, ThingId id, Stand stand);
void grant_votes(Table& on, Seat s, int n, ThingId from);
/// Cards have changed the votes of a minion: those that are cast change too. VT-380
void votes_changed(Table& on, ThingId minion, int n);
/// It votes no more, and what it has cast does not count. VT-377
void abstain(Table& on, ThingId minion);
/// Of somebody who is out. VT-359
void forget_votes_of(Table& on, Seat s);
void vote_options(const Cards& cards, const State& state, Seat s, Options& out);
void apply_vote(Table& on, Seat s, Choice choice);

}  // namespace krypta::vtes
