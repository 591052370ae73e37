#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Optional effects that are keyed to events: everybody may use them right after what has happened, also if that has
/// ended the combat. VT-882
namespace krypta::vtes {

Happened* happened_to(Table& on, ThingId id) {
  if (!on.cards.held(Window::EventAfter)) return nullptr;
  auto& all = on.state.happened;
  for (Happened& one : all) {
    if (one.who == id) return &one;
  }
  if (all.full()) all.erase(0);
  all.push_back({.who = id});
  return &all.back();
}

const Happened* has_happened_to(const State& state, ThingId id) {
  for (const Happened& one : state.happened) {
    if (one.who == id) return &one;
  }
  return nullptr;
}

namespace {

/// What was going on is done as a whole, and somebody else may do something.
bool is_between_events(const Frame& frame) {
  switch (frame.step) {
    case Step::Turn:
    case Step::Action:
    case Step::Combat:
    case Step::Maneuvers:
    case Step::Strike:
    case Step::Presses:
    case Step::Referendum: return true;
    case Step::Impulse: return frame.stage == asking::Begins;
    case Step::Diablerie: return frame.stage >= drinking::After;  // its steps are one unit. VT-603
    default: return false;
  }
}

}  // namespace

bool ask_after_events(Table& on) {
  State& state = on.state;
  if (state.happened.empty() || !is_between_events(state.frames.top())) return false;
  // What happens in a batch of damage waits for the end of it.
  const auto waits = [](const Frame& f) { return f.step == Step::Damage || f.window == Window::EventAfter; };
  if (std::ranges::any_of(state.frames, waits)) return false;
  open_impulse(on, Window::EventAfter);
  return true;
}

}  // namespace krypta::vtes
