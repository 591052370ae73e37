#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// A card of the crypt enters play: what it has too much drains, its own text applies, and then it is contested.
/// VT-627 to VT-634
namespace krypta::vtes {

namespace {

bool has_text(const CardInfo& card) { return card.uses.has(Window::CryptEnter) || card.acts.has(Window::CryptEnter); }

/// Its controller has moved it, and one more of hers lies there already. What an effect moves is burned then. VT-634
bool must_leave(const Cards& cards, const State& state, ThingId id) {
  const auto moves = [](const Frame& frame) { return frame.window == Window::InfluenceMain; };
  const auto forces = [](const Frame& frame) { return frame.step == Step::Play || frame.step == Step::Effect; };
  if (!std::ranges::any_of(state.frames, moves) || std::ranges::any_of(state.frames, forces)) return false;
  const Thing& thing = at(state, id);
  return contests_own(cards, state, thing.controller, thing.card.value, id);
}

/// `visit(choice)` for each text that its controller may use.
template <class Visit>
void each_text(const Cards& cards, const State& state, ThingId id, Visit&& visit) {
  const Thing& thing = at(state, id);
  const CardInfo& card = info(cards, thing);
  const bool leaves = must_leave(cards, state, id);
  for (unsigned k = 0; k < card.abilities.size(); ++k) {
    const AbilityInfo& ability = card.abilities[k];
    if (ability.code->kind != cards::AbilityKind::use || !ability.windows.has(Window::CryptEnter)) continue;
    if ((!leaves || ability.leaves) && bar_to_use(cards, state, thing.controller, id, k, {}) == Bar::None)
      visit(choose(Verb::Use, no_thing, static_cast<unsigned>(id), k));
  }
}

bool has_usable_text(const Cards& cards, const State& state, ThingId id) {
  bool any = false;
  each_text(cards, state, id, [&](Choice) { any = true; });
  return any;
}

/// VT-628, VT-629, VT-632
void stand_ready(const Cards& cards, State& state, ThingId id) {
  Thing& thing = at(state, id);
  thing.card.seen_by = SeatSet::everyone();
  thing.region = Region::Ready;
  thing.locked = false;
  thing.blood = std::min(thing.blood, static_cast<std::uint8_t>(capacity_of(cards, state, id)));
}

/// VT-633, VT-789
void end_entering(Table& on, ThingId id) {
  const bool without = info(on.cards, on.state, id).is_imbued() && convictions_on(on.cards, on.state, id) == 0;
  if (without) return ask_for_conviction(on, id, true, true);
  enter_play(on, id);
}

bool is_there_still(const State& state, const Frame& frame) {
  return place(*frame.thing) < state.things.size() && at(state, *frame.thing).region == Region::Ready;
}

}  // namespace

void emerge(Table& on, ThingId id) {
  State& state = on.state;
  const Thing& thing = at(state, id);
  if (thing.region != Region::Uncontrolled) return;
  stand_ready(on.cards, state, id);
  on.events.tell_all({627, 628}, EventKind::Emerged, thing.controller, thing.card.value);
  burn_pool(on, thing.controller, scarce_cost(on.cards, state, id));  // VT-736
  if (state.players[thing.controller].pool <= 0) return;
  if (!has_text(info(on.cards, thing))) return end_entering(on, id);
  on.dirty = true;
  Frame& frame = state.frames.enter(Step::Enter);
  frame.seat = thing.controller;
  frame.thing = id;
}

/// As it will stand there.
bool leaves_as_it_enters(const Cards& cards, const State& state, ThingId id) {
  if (!info(cards, state, id).uses.has(Window::CryptEnter)) return false;
  State then = state;
  stand_ready(cards, then, id);
  Player& player = then.players[at(then, id).controller];
  player.pool = static_cast<std::int16_t>(player.pool - scarce_cost(cards, then, id));
  return player.pool > 0 && has_usable_text(cards, then, id);
}

bool go_on_with_entering(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const ThingId id = *frame.thing;
  const bool there = is_there_still(state, frame);
  if (frame.stage == entering::Acts) {
    frame.stage = entering::Uses;
    if (there) open_triggers(on, Window::CryptEnter, id);
    return false;
  }
  if (frame.stage == entering::Uses && there) {
    frame.seat = at(state, id).controller;
    if (!state.players[*frame.seat].out && has_usable_text(on.cards, state, id)) return true;
  }
  state.frames.pop();
  if (there) end_entering(on, id);
  return false;
}

Bar bar_to_pass_text(const Cards& cards, const State& state) {
  return must_leave(cards, state, *state.frames.top().thing) ? Bar::CryptContest : Bar::None;  // VT-634
}

void entering_options(const Cards& cards, const State& state, Options& out) {
  each_text(cards, state, *state.frames.top().thing, [&](Choice choice) { out.push_back(choice); });
  if (bar_to_pass_text(cards, state) == Bar::None) out.push_back(choose(Verb::Pass));
}

void apply_entering(Table& on, Seat s, Choice choice) {
  on.state.frames.top().stage = entering::Ends;
  if (verb(choice) != Verb::Pass) apply_play(on, s, Window::CryptEnter, choice);
}

}  // namespace krypta::vtes
