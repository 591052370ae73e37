#include "engine/games/vtes/rules.hpp"

/// The impulse: who may do something, in which order, and when a step is over. VT-090 to VT-098
///
/// The first in the order is asked openly, with everything that can be done. When she has passed, all others are asked
/// at once and sealed: pass, or hold. A sealed pass is carried out when the impulse reaches its seat; if a seat before
/// it uses something, it is void, and so it is no declined block. So each silence is one moment, the same for
/// everybody, and the games are those of the sequential rule.
namespace krypta::vtes {

namespace {

namespace asking {
enum Stage : std::uint8_t { Begins, First, Others, Holder };
}

/// VT-332: whoever passes in state A has declined to block.
void passed(Table& on, Window window, Seat s) {
  if (window == Window::NoBlock) on.state.action.declined.add(s);
}

void close(Table& on) {
  for (const Seat s : on.state.frames.top().order) on.state.players[s].wish = {};
  on.state.frames.pop();
}

/// The next holder from a place in the order on; those who pass on the way have passed.
void seek_holder(Table& on, std::size_t from) {
  Frame& frame = on.state.frames.top();
  for (std::size_t i = from; i < frame.order.size(); ++i) {
    const Seat s = frame.order[i];
    if (on.state.players[s].wish.value == Wish::Hold) {
      frame.stage = asking::Holder;
      frame.count = static_cast<std::uint8_t>(i);
      frame.seat = s;
      return;
    }
    passed(on, *frame.window, s);
  }
  close(on);
}

bool is_of_action(Window window) {
  switch (window) {
    case Window::AsPlayed:
    case Window::AsAnnounced:
    case Window::NoBlock:
    case Window::BlockAttempt:
    case Window::BlocksDeclined:
    case Window::WouldSucceed:
    case Window::BeforeBlockResolution: return true;
    default: return false;
  }
}

/// Whether what the step belongs to is over. VT-383
bool is_void(const State& state, Window window) {
  if (is_of_action(window) && window != Window::AsPlayed) {
    const Course course = state.action.course;
    if (!state.action.on || course == Course::Ended || course == Course::Failed) return true;
    if (window == Window::BlockAttempt && !state.action.blocker.has_value()) return true;
    if (window == Window::NoBlock && state.action.stage != Stage::NoBlock) return true;
    if (window == Window::BlocksDeclined && state.action.stage != Stage::Declined) return true;
  }
  return false;
}

}  // namespace

void open_impulse(Table& on, Window window, bool always) {
  if (!always && !on.cards.held(window)) return;
  on.state.frames.enter(Step::Impulse).window = window;
}

void return_impulse(Table& on) {
  Frame& frame = on.state.frames.top();
  if (frame.step != Step::Impulse) return;
  frame.stage = asking::Begins;
  for (const Seat s : frame.order) on.state.players[s].wish = {};
}

void ask_first(State& state) {
  Frame& frame = state.frames.top();
  frame.order = impulse_order(state);
  frame.stage = asking::First;
  frame.seat = frame.order[0];
  frame.count = 0;
}

bool go_on_with_impulse(Table& on) {
  Frame& frame = on.state.frames.top();
  if (is_void(on.state, *frame.window)) {
    close(on);
    return false;
  }
  switch (frame.stage) {
    case asking::Begins: ask_first(on.state); return true;
    case asking::Others:
      if (!frame.seats.empty()) return true;
      frame.seat = {};
      seek_holder(on, 1);
      return false;
    default:
      // Whoever is asked may have been ousted.
      if (!on.state.players[*frame.seat].out) return true;
      frame.stage = asking::Begins;
      return false;
  }
}

SeatSet impulse_deciders(const State& state) {
  const Frame& frame = state.frames.top();
  return frame.stage == asking::Others ? frame.seats : SeatSet::of(*frame.seat);
}

void impulse_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const Frame& frame = state.frames.top();
  if (frame.stage == asking::Others) {
    out.push_back(choose(Verb::Pass));
    out.push_back(choose(Verb::Hold));
    return;
  }
  const Window window = *frame.window;
  switch (window) {
    case Window::UnlockEffects: unlock_options(cards, state, s, out); break;
    case Window::InfluenceMain: influence_options(cards, state, s, out); break;
    case Window::DiscardMain: discard_options(state, s, out); break;
    case Window::NoBlock: block_options(cards, state, s, out); break;
    default: break;
  }
  play_options(cards, state, s, window, out);
  if (window != Window::UnlockEffects || !has_duty(cards, state, s)) out.push_back(choose(Verb::Pass));
}

void apply_impulse(Table& on, Seat s, Choice choice) {
  Frame& frame = on.state.frames.top();
  const Window window = *frame.window;
  if (frame.stage == asking::Others) {
    on.state.players[s].wish.value = verb(choice) == Verb::Hold ? Wish::Hold : Wish::Pass;
    frame.seats.remove(s);
    return;
  }
  if (verb(choice) == Verb::Pass) {
    passed(on, window, s);
    if (frame.stage == asking::Holder) return seek_holder(on, frame.count + 1U);
    if (frame.order.size() == 1) return close(on);
    if (frame.order.size() == 2) {  // nobody stands behind her, so there is nothing to seal
      frame.stage = asking::Holder;
      frame.count = 1;
      frame.seat = frame.order[1];
      return;
    }
    frame.stage = asking::Others;
    frame.seats = {};
    for (std::size_t i = 1; i < frame.order.size(); ++i) frame.seats.add(frame.order[i]);
    return;
  }
  if (apply_play(on, s, window, choice)) return;
  switch (window) {
    case Window::UnlockEffects: apply_unlock(on, s, choice); break;
    case Window::InfluenceMain: apply_influence(on, s, choice); break;
    case Window::DiscardMain: apply_discard_phase(on, s, choice); break;
    case Window::NoBlock: return apply_block(on, s, *thing_in(choice));
    default: break;
  }
  // What they did may lie above the step.
  for (std::size_t i = on.state.frames.size(); i > 0; --i) {
    Frame& below = on.state.frames[i - 1];
    if (below.step != Step::Impulse) continue;
    below.stage = asking::Begins;
    break;
  }
}

}  // namespace krypta::vtes
