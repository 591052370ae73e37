#include "engine/games/vtes/rules.hpp"

/// Who may block, and tries to. VT-312 to VT-338
namespace krypta::vtes {

bool can_still_block(const Cards& cards, const State& state) {
  const Maybe<ThingId> blocker = state.action.blocker;
  if (!blocker.has_value()) return false;
  const Thing& thing = at(state, *blocker);
  return is_ready_minion(cards, thing) && may_react(thing) && !state.players[thing.controller].out &&
         thing.controller != state.action.seat && !is_barred_from_blocking(cards, state, *blocker);
}

bool is_asked_to_block(const State& state, Seat s) {
  const Action& action = state.action;
  if (s == *action.seat) return false;
  if (!action.directed.empty()) return action.directed.has(s);                        // VT-312
  return s == prey_of(state, *action.seat) || s == predator_of(state, *action.seat);  // VT-314
}

namespace {

/// Whether a Methuselah may have anybody block at this moment. VT-332, VT-337, VT-342
Bar bar_to_blocks_of(const State& state, Seat s) {
  const Action& action = state.action;
  if (!action.on) return Bar::BlockTime;
  if (s == *action.seat) return Bar::OwnAction;
  if (!is_asked_to_block(state, s)) return action.directed.empty() ? Bar::NotNeighbour : Bar::NotDirected;
  if (action.stage == Stage::BlockAttempt) return Bar::AttemptOn;
  if (action.declined.has(s)) return Bar::Declined;
  if (action.stage != Stage::NoBlock) return action.stage == Stage::Announced ? Bar::BlockTime : Bar::BlocksOver;
  return action.fruitless >= 20 ? Bar::Fruitless : Bar::None;
}

}  // namespace

Bar bar_to_attempt(const Cards& cards, const State& state, ThingId id) {
  const Thing& thing = at(state, id);
  if (const Bar bar = bar_to_blocks_of(state, thing.controller); bar != Bar::None) return bar;
  if (!is_ready_minion(cards, thing)) return Bar::NotReady;
  return is_barred_from_blocking(cards, state, id) ? Bar::BlockForbidden : Bar::None;
}

Bar bar_to_block(const Cards& cards, const State& state, Seat s, ThingId id) {
  const Thing& thing = at(state, id);
  if (thing.controller != s) return Bar::NotYours;
  if (!is_ready_minion(cards, thing)) return Bar::NotReady;
  return may_react(thing) ? bar_to_attempt(cards, state, id) : Bar::BlockerAsleep;
}

namespace {

/// Slaves of the clan of the vampire that was blocked. VT-738
template <class Visit>
void each_slave(const Cards& cards, const State& state, Visit&& visit) {
  const Thing& blocked = at(state, *state.action.actor);
  each_thing(state, [&](ThingId id, const Thing& thing) {
    const Clan clan = info(cards, thing).slave_of;
    if (clan == Clan::None || clan != clan_of(cards, state, *state.action.actor) || id == state.action.actor) return;
    if (thing.controller == blocked.controller && is_ready_minion(cards, thing) && !thing.locked) visit(id);
  });
}

}  // namespace

bool may_step_in(const Cards& cards, const State& state) {
  const Thing& blocked = at(state, *state.action.actor);
  const Thing& blocker = at(state, *state.action.blocker);
  if (!is_ready_minion(cards, blocked) || !is_ready_minion(cards, blocker) || blocked.controller == blocker.controller)
    return false;
  bool any = false;
  each_slave(cards, state, [&](ThingId) { any = true; });
  return any;
}

void step_in_options(const Cards& cards, const State& state, Options& out) {
  each_slave(cards, state, [&](ThingId id) { out.push_back(choose(Verb::StepIn, id)); });
  out.push_back(choose(Verb::Pass));
}

void apply_step_in(Table& on, Choice choice) {
  const Frame frame = on.state.frames.top();
  on.state.frames.pop();
  if (verb(choice) == Verb::Pass) {
    begin_combat(on, *frame.thing, *frame.other, true);
    return;
  }
  const ThingId slave = *thing_in(choice);
  on.events.tell_all({738}, EventKind::SteppedIn, card_of(on.state, slave), card_of(on.state, *frame.thing));
  lock(on, slave);
  unlock(on, *frame.thing);
  begin_combat(on, slave, *frame.other, false);  // another one than that which the block would have caused
}

void block_options(const Cards& cards, const State& state, Seat s, Options& out) {
  each_thing(state, [&](ThingId id, const Thing&) {
    if (may_block(cards, state, s, id)) out.push_back(choose(Verb::Block, id));
  });
}

void apply_block(Table& on, Seat s, ThingId blocker) {
  on.state.action.blocker = blocker;
  on.state.action.stage = Stage::BlockAttempt;
  on.events.tell_all({331}, EventKind::Blocks, s, card_of(on.state, blocker), intercept_of(on.cards, on.state, blocker),
                     stealth_of(on.cards, on.state));
}

}  // namespace krypta::vtes
