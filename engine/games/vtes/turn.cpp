#include <array>

#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// A turn and its five phases. VT-024
namespace krypta::vtes {

namespace {

void tell_phase(Table& on, Phase phase) {
  on.state.phase = phase;
  forget_uses(on, Scope::Phase);
  on.events.tell_all({24}, EventKind::PhaseBegan, *on.state.active, phase);
}

/// VT-182
void unlock_all(Table& on, Seat s) {
  for (std::size_t i = 0; i < on.state.things.size(); ++i) {
    const auto id = static_cast<ThingId>(i);
    Thing& thing = on.state.things[i];
    if (thing.region == Region::Nowhere || thing.controller != s || !is_in_play(on.state, thing)) continue;
    const bool stays = thing.marks.has(Mark::StaysLocked) ||
                       is_forbidden(on.cards, on.state, id, Deed::UnlockNormally) ||
                       has_trait(on.cards, on.state, id, Trait::Infernal);  // VT-726
    thing.marks.remove(Mark::StaysLocked);
    if (!stays) thing.locked = false;
  }
  on.dirty = true;
}

/// On the Qui Vive is counted from one unlock phase of its minion's controller to the next.
void forget_by_minion(Table& on, Seat s) {
  auto& uses = on.state.uses;
  for (std::size_t i = uses.size(); i > 0; --i) {
    const Use& use = uses[i - 1];
    if (use.scope != Scope::UnlockByMinion) continue;
    if (!use.thing.has_value() || at(on.state, *use.thing).controller == s) uses.erase(i - 1);
  }
}

void forget_turn(Table& on) {
  forget_uses(on, Scope::Turn);
  forget_uses(on, Scope::TurnByMinion);
  each_thing(on.state, [](ThingId, Thing& thing) {
    for (const Mark mark : {Mark::Bled, Mark::Voted, Mark::Recruited, Mark::Fed, Mark::Marked})
      thing.marks.remove(mark);
  });
  auto& things = on.state.things;
  while (!things.empty() && things.back().region == Region::Nowhere) things.pop_back();
}

/// VT-885
bool has_stalled(Table& on) {
  State& state = on.state;
  state.still = state.changed ? std::uint8_t{0} : static_cast<std::uint8_t>(state.still + 1);
  state.changed = false;
  if (state.still < still_turns) return false;
  on.events.tell_all({885}, EventKind::Stalled);
  end_game(on);
  return true;
}

/// VT-616 to VT-620
unsigned transfers_in(unsigned turn) { return std::min(turn, most_transfers); }

}  // namespace

void begin_turn(Table& on, Seat s) {
  State& state = on.state;
  state.frames.clear();
  ++state.turn;
  state.active = s;
  forget_turn(on);
  state.frames.enter(Step::Turn).seat = s;
  on.dirty = true;
}

void go_on_with_turn(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const Seat s = *frame.seat;
  Player& player = state.players[s];
  switch (frame.stage) {
    case turning::Begins:
      frame.stage = turning::Unlocks;
      if (player.withdrawal == Withdrawal::Declared) return withdraw(on, s);  // VT-678
      player.withdrawal = Withdrawal::None;
      on.events.tell_all({23}, EventKind::TurnBegan, state.turn, s);
      tell_phase(on, Phase::Unlock);
      each_thing(state, [](ThingId, Thing& thing) { thing.marks.remove(Mark::Convinced); });
      player.late_unlock = 0;  // VT-393: drawn before anything unlocks
      forget_by_minion(on, s);
      find_last_contestants(on, s);
      find_last_claimants(on, s);
      on.dirty = true;
      return;
    case turning::Unlocks:
      frame.stage = turning::UnlockEffects;
      expire_at_unlock(on, s);
      unlock_all(on, s);
      expire_own_unlock(on, s);  // what keeps a minion locked has held in this phase
      state.edge_taken = false;
      for (unsigned i = 0; i < seat_count(state); ++i) state.players[seat(i)].burnt = false;
      return open_impulse(on, Window::UnlockEffects, true);
    case turning::UnlockEffects: frame.stage = turning::Masters; return;
    case turning::Masters: {
      frame.stage = turning::MasterEffects;
      tell_phase(on, Phase::Master);
      const int actions = 1 + player.more_masters - (player.out_of_turn ? 1 : 0) + (player.trifle ? 1 : 0);
      player.masters = static_cast<std::uint8_t>(std::max(actions, 0));  // VT-214, VT-215
      player.more_masters = 0;
      player.out_of_turn = false;  // VT-104; a trifle that was played out of turn is the one of this phase. VT-111
      return open_impulse(on, Window::MasterAction, true);
    }
    case turning::MasterEffects:
      player.masters = 0;  // VT-219
      player.trifle = false;
      tell_phase(on, Phase::Minion);
      frame.stage = turning::BetweenActions;
      return;
    case turning::BetweenActions: frame.stage = turning::NextAction; return open_impulse(on, Window::BetweenActions);
    case turning::NextAction:
      // What the decision says goes on from there: another action, or the end of the phase.
      frame.stage = turning::BetweenActions;
      state.frames.enter(Step::NextAction).seat = s;
      return;
    case turning::Influences:
      frame.stage = turning::InfluenceEnds;
      tell_phase(on, Phase::Influence);
      player.transfers = static_cast<std::uint8_t>(  // VT-631: counted once, here
          std::max(static_cast<int>(transfers_in(state.turn)) + sum_for(on.cards, state, CardVerb::AddTransfers, s),
                   0));
      return open_impulse(on, Window::InfluenceMain, true);
    case turning::InfluenceEnds:
      player.transfers = 0;  // VT-621
      frame.stage = turning::Discards;
      return;
    case turning::Discards:
      frame.stage = turning::DiscardEnds;
      tell_phase(on, Phase::Discard);
      player.discards = static_cast<std::uint8_t>(  // VT-649, VT-656
          std::max(1 + sum_for(on.cards, state, CardVerb::AddDiscards, s), 0));
      player.event = false;
      player.late_discard = 0;  // VT-393
      on.dirty = true;
      return open_impulse(on, Window::DiscardMain, true);
    case turning::DiscardEnds:
      player.discards = 0;  // VT-651
      frame.stage = turning::Ends;
      expire(on, Until::TurnEnd);  // VT-883
      return;
    default:
      if (has_stalled(on) || is_time_up(on)) return;
      return begin_turn(on, prey_of(state, s));
  }
}

void stand_in(State& state, Phase phase) {
  struct Place {
    turning::Stage stage;
    Window window;
  };
  constexpr std::array<Place, count_of<Phase>> places{{{turning::UnlockEffects, Window::UnlockEffects},
                                                       {turning::MasterEffects, Window::MasterAction},
                                                       {turning::BetweenActions, Window::BetweenActions},
                                                       {turning::InfluenceEnds, Window::InfluenceMain},
                                                       {turning::DiscardEnds, Window::DiscardMain}}};
  const Place& place = places[static_cast<std::size_t>(phase)];
  Player& active = state.players[*state.active];
  state.phase = phase;
  active.masters = phase == Phase::Master ? 1 : 0;
  active.transfers = static_cast<std::uint8_t>(phase == Phase::Influence ? transfers_in(state.turn) : 0);
  active.discards = phase == Phase::Discard ? 1 : 0;
  state.frames.clear();
  Frame& turn = state.frames.enter(Step::Turn);
  turn.seat = state.active;
  turn.stage = place.stage;
  if (phase == Phase::Minion) {
    state.frames.enter(Step::NextAction).seat = state.active;
    return;
  }
  state.frames.enter(Step::Impulse).window = place.window;
  ask_first(state);
}

/// The phase is over for good. VT-220
void end_minion_phase(Table& on) {
  on.state.frames.pop();
  on.state.frames.top().stage = turning::Influences;
}

Bar bar_to_mark(const Cards& cards, const State& state, Seat s, ThingId id) {
  if (s != *state.active) return Bar::NotActive;
  if (state.players[s].masters == 0) return Bar::NoMasterAction;
  const Thing& thing = at(state, id);
  const bool there = thing.region == Region::Ready || thing.region == Region::Torpor;
  if (!there || !is_minion(info(cards, thing)) || !has_trait(cards, state, id, Trait::RedList)) return Bar::NotRedList;
  return thing.marks.has(Mark::Marked) ? Bar::MarkedAlready : Bar::None;
}

void mark_options(const Cards& cards, const State& state, Seat s, Options& out) {
  if (s != *state.active || state.players[s].masters == 0) return;
  each_thing(state, [&](ThingId id, const Thing&) {
    if (bar_to_mark(cards, state, s, id) == Bar::None) out.push_back(choose(Verb::Mark, id));
  });
}

bool apply_mark(Table& on, Seat s, Choice choice) {
  if (verb(choice) != Verb::Mark) return false;
  --on.state.players[s].masters;
  Thing& thing = at(on.state, *thing_in(choice));
  thing.marks.add(Mark::Marked);
  on.events.tell_all({729}, EventKind::Marked, s, thing.card.value);
  return true;
}

void discard_options(const Cards& cards, const State& state, Seat s, Options& out) {
  duty_options(cards, state, s, Window::DiscardMain, out);
  if (s != *state.active || state.players[s].discards == 0) return;
  const Hand& hand = state.players[s].hand.value;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (i == 0 || hand[i] != hand[i - 1]) out.push_back(choose(Verb::Discard, hand[i]));  // VT-650
  }
}

bool apply_discard_phase(Table& on, Seat s, Choice choice) {
  if (verb(choice) == Verb::Trigger) {
    apply_duty(on, Window::DiscardMain, choice);
    return true;
  }
  if (verb(choice) != Verb::Discard) return false;
  --on.state.players[s].discards;
  discard(on, s, card_in(choice));
  return true;
}

}  // namespace krypta::vtes
