#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Where somebody may be passed over, and what would make her want to be asked: from open facts alone.
namespace krypta::vtes {

std::vector<StopInfo> stop_infos() {
  std::vector<StopInfo> infos;
  for (const Stop stop : all_of<Stop>())
    infos.push_back({.name = name_of(stop), .on = stop != Stop::All, .always = stop == Stop::All});
  return infos;
}

namespace {

/// Whether she is asked, and may pass. Who of those that are asked in secret has answered is not known here.
bool may_pass(const Cards& cards, const State& state, Seat s) {
  const Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::Impulse:
      if (is_wish(frame)) return frame.seats.has(s);
      if (frame.seat != s || has_held(frame)) return false;
      return !has_duty(cards, state, s, *frame.window);
    case Step::Maneuvers:  // VT-436
      return frame.seat == s && state.combat.sides[static_cast<Side>(frame.count)].bound == 0;
    case Step::Strike: return frame.seat == s && frame.stage == choosing::Adds;
    case Step::Prevent:
    case Step::Presses: return frame.seat == s;
    default: return false;
  }
}

bool is_referendum(const Frame& frame) {
  return frame.window == Window::PollingStart || frame.window == Window::PollingCast ||
         frame.window == Window::AfterReferendum;
}

std::uint32_t bits_of(StopSet stops) {
  std::uint32_t bits = 0;
  for (const Stop stop : stops) bits |= 1U << static_cast<unsigned>(stop);
  return bits;
}

StopSet stops_at(const State& state, Seat s) {
  const Frame& frame = state.frames.top();
  StopSet stops = StopSet::of(Stop::All);
  if (is_referendum(frame)) stops.add(Stop::Referendum);
  // Of a minion of hers, also where there is damage without a combat.
  if (frame.step == Step::Prevent) stops.add(Stop::Combat);
  for (const Maybe<ThingId> id : {state.queued.acting, state.queued.other}) {  // they are about to fight. VT-391
    if (!state.combat.on && id.has_value() && !is_gone(state, *id) && at(state, *id).controller == s)
      stops.add(Stop::Combat);
  }
  if (state.combat.on) {
    for (const Fighter& f : state.combat.sides) {
      if (f.seat == s) stops.add(Stop::Combat);
    }
    return stops;
  }
  if (first_in_order(state) == s) stops.add(Stop::Mine);
  if (state.action.on && state.action.directed.has(s)) stops.add(Stop::Target);
  if (frame.window == Window::NoBlock && is_asked_to_block(state, s)) stops.add(Stop::Block);
  return stops;
}

/// The action, and at whom it is directed: whoever wanted no more of it may think again when it turns against her.
std::uint32_t action_number(const State& state) {
  return state.action.on ? std::uint32_t{state.actions} << 16U | state.action.directed.bits() : 0;
}

}  // namespace

std::optional<Passing> Vtes::passing(const GameView& view, Seat s) const {
  const State& state = view.known();
  if (!may_pass(*cards_, state, s)) return std::nullopt;
  return Passing{choose(Verb::Pass), bits_of(stops_at(state, s)), action_number(state)};
}

/// Of a sealed question: whether there would be anything to do if the impulse reached her now.
bool Vtes::able(const GameView& view, Seat s) const {
  const State& state = view.known();
  Options all;
  if (is_wish(state.frames.top())) {
    use_options(*cards_, state, s, all);
  } else {
    options(state, s, all);
  }
  return std::ranges::any_of(all, [](Choice c) { return verb(c) != Verb::Pass; });
}

}  // namespace krypta::vtes
