#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// The impulse: who may do something, in which order, and when a step is over. VT-090 to VT-098
///
/// The first in the order is asked openly, with everything that can be done. When she has passed, all others are asked
/// at once and sealed: pass, or hold; nobody is told who has answered before all have. A sealed pass is carried out
/// when the impulse reaches its seat; if a seat before it uses something, it is void, and so it is no declined block.
/// So each silence is one moment, the same for everybody, and the games are those of the sequential rule.
namespace krypta::vtes {

namespace {

/// VT-332: whoever passes in state A has declined to block.
void passed(Table& on, Window window, Seat s) {
  if (window == Window::NoBlock) on.state.action.declined.add(s);
}

void forget_wishes(State& state) {
  for (Player& player : state.players) player.wish = {};
}

void close(Table& on) {
  forget_wishes(on.state);
  const Maybe<Window> window = on.state.frames.top().window;
  if (window == Window::EventAfter) on.state.happened.clear();
  on.state.frames.pop();
  if (window == Window::CombatDue) begin_due_combat(on);
}

/// It goes back to the first. VT-097
void begin_anew(State& state, Frame& frame) {
  const Maybe<Window> window = frame.window;
  frame = {};
  frame.step = Step::Impulse;
  frame.window = window;
  forget_wishes(state);
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
    case Window::AsAnnounced:
    case Window::NoBlock:
    case Window::BlockAttempt:
    case Window::BlocksDeclined:
    case Window::WouldSucceed:
    case Window::BeforeBlockResolution: return true;
    default: return false;
  }
}

bool is_of_round(Window window) {
  switch (window) {
    case Window::RangeBefore:
    case Window::StrikeBefore:
    case Window::StrikeModify:
    case Window::StrikeDeclared:
    case Window::ExtraStrikes:
    case Window::PressBegins: return true;
    default: return false;
  }
}

}  // namespace

bool is_void(const Cards& cards, const State& state, Window window) {
  if (is_of_round(window) && state.combat.ended) return true;
  if (window == Window::CombatDue) return is_due_combat_lost(cards, state);
  if (window == Window::WouldGo) return !is_anybody_leaving(state);
  if (window == Window::PreventOthers) {  // VT-477
    const Maybe<Side> side = preventing_side(state);
    return !side.has_value() || !has_to_prevent(state, *side);
  }
  if (window == Window::AsPlayed) {  // VT-046: what is cancelled is cancelled
    const Maybe<EffectId> played = played_effect(state);
    return !played.has_value() || state.effects[static_cast<std::size_t>(*played)].cancelled;
  }
  if (window == Window::PollingStart || window == Window::PollingCast)  // VT-397
    return state.referendum.result != Poll::Open;
  if (is_of_action(window)) {
    const Course course = state.action.course;
    if (!state.action.on || course == Course::Ended || course == Course::Failed) return true;
    if (window == Window::BlockAttempt && !can_still_block(cards, state)) return true;  // VT-338
    if (window == Window::NoBlock && state.action.stage != Stage::NoBlock) return true;
    if (window == Window::BlocksDeclined && state.action.stage != Stage::Declined) return true;
  }
  return false;
}

void open_impulse(Table& on, Window window, bool always) {
  if (!always && !on.cards.held(window)) return;
  on.state.frames.enter(Step::Impulse).window = window;
}

void return_impulse(Table& on) {
  Frame& frame = on.state.frames.top();
  if (frame.step == Step::Impulse) begin_anew(on.state, frame);
}

FixedVector<Seat, most_players> order_in(const Cards& cards, const State& state, Window window) {
  FixedVector<Seat, most_players> order = impulse_order(state);
  if (window == Window::WouldSucceed && !cards.shared(window)) {
    while (order.size() > 1) order.pop_back();
  }
  if (const Maybe<Side> side = preventing_side(state); window == Window::PreventOthers && side.has_value()) {
    for (std::size_t i = order.size(); i > 0; --i) {
      if (order[i - 1] == *state.combat.sides[*side].seat) order.erase(i - 1);  // VT-876
    }
  }
  return order;
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
  if (is_void(on.cards, on.state, *frame.window)) {
    close(on);
    return false;
  }
  switch (frame.stage) {
    case asking::Begins:
      ask_first(on.state);
      frame.order = order_in(on.cards, on.state, *frame.window);
      frame.seat = frame.order[0];
      return true;
    case asking::Others:
      if (!impulse_deciders(on.state).empty()) return true;
      frame.seats = {};
      frame.seat = {};
      seek_holder(on, 1);
      return false;
    default:
      // Whoever is asked may have been ousted.
      if (!on.state.players[*frame.seat].out) return true;
      begin_anew(on.state, frame);
      return false;
  }
}

bool is_wish(const Frame& frame) { return frame.step == Step::Impulse && frame.stage == asking::Others; }

bool has_held(const Frame& frame) { return frame.stage == asking::Holder && frame.order.size() > 2; }

SeatSet have_wished(const State& state) {
  const Frame& frame = state.frames.top();
  SeatSet answered;
  if (!is_wish(frame)) return answered;
  for (const Seat s : frame.seats) {
    if (state.players[s].wish.value.has_value()) answered.add(s);
  }
  return answered;
}

SeatSet impulse_deciders(const State& state) {
  const Frame& frame = state.frames.top();
  return frame.stage == asking::Others ? frame.seats - have_wished(state) : SeatSet::of(*frame.seat);
}

void impulse_options(const Cards& cards, const State& state, Seat s, Options& out) {
  if (!is_wish(state.frames.top())) return use_options(cards, state, s, out);
  out.push_back(choose(Verb::Pass));
  out.push_back(choose(Verb::Hold));
}

void use_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const Window window = *state.frames.top().window;
  switch (window) {
    case Window::UnlockEffects: unlock_options(cards, state, s, out); break;
    case Window::MasterAction: mark_options(cards, state, s, out); break;
    case Window::InfluenceMain: influence_options(cards, state, s, out); break;
    case Window::DiscardMain: discard_options(cards, state, s, out); break;
    case Window::NoBlock: block_options(cards, state, s, out); break;
    case Window::RangeBefore: prevention_options(cards, state, s, out); break;
    case Window::PollingCast: vote_options(cards, state, s, out); break;
    default: break;
  }
  play_options(cards, state, s, window, out);
  if (!has_duty(cards, state, s, window)) out.push_back(choose(Verb::Pass));
}

void apply_impulse(Table& on, Seat s, Choice choice) {
  Frame& frame = on.state.frames.top();
  const Window window = *frame.window;
  if (frame.stage == asking::Others) {
    on.state.players[s].wish.value = verb(choice) == Verb::Hold ? Wish::Hold : Wish::Pass;
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
  if (window == Window::PreventOthers) {
    forget_wishes(on.state);
    give_stage_back(on);
  }
  if (apply_play(on, s, window, choice)) return;
  switch (window) {
    case Window::UnlockEffects: apply_unlock(on, s, choice); break;
    case Window::MasterAction: apply_mark(on, s, choice); break;
    case Window::InfluenceMain: apply_influence(on, s, choice); break;
    case Window::DiscardMain: apply_discard_phase(on, s, choice); break;
    case Window::NoBlock: return apply_block(on, s, *thing_in(choice));
    case Window::RangeBefore: apply_prevention(on, s, choice); break;
    case Window::PollingCast: apply_vote(on, s, choice); break;
    default: break;
  }
  // What they did may lie above the step.
  for (std::size_t i = on.state.frames.size(); i > 0; --i) {
    Frame& below = on.state.frames[i - 1];
    if (below.step == Step::Impulse) return begin_anew(on.state, below);
  }
}

}  // namespace krypta::vtes
