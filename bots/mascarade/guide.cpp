#include "bots/mascarade/guide.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/mascarade/heuristic.hpp"
#include "bots/mascarade/worth.hpp"

namespace krypta::bots::mascarade {

namespace {

/// How much better a chance to win must be for the heuristic bot's word to count e times as much.
constexpr double hesitation = 0.03;
/// After so many turns a match is judged by its fortunes.
constexpr unsigned horizon = 60;

/// The events that everybody has seen.
std::vector<Event> open_events(const GameView& view) {
  std::vector<Event> open;
  for (const Event& event : view.memory()) {
    const auto kind = static_cast<EventKind>(event.kind);
    const bool own = kind == EventKind::Saw || kind == EventKind::Exchanged || kind == EventKind::LeftAlone;
    if (!own) open.push_back(event);
  }
  return open;
}

/// Answers that were given face down are left to their players again.
void give_back_answers(State& state, Seat self) {
  if (state.frames.top().step != Step::Answer || !state.at_once) return;
  const SeatSet keep = SeatSet::of(self) | SeatSet::of(*state.active);
  for (unsigned s = 0; s < seats(state); ++s) {
    if (!keep.has(seat(s))) state.players[seat(s)].answer = {Answer::None, false};
  }
  state.answered = state.answered & keep;
}

State laid(const GameView& view, const Arrangement& cards) {
  State state = view.known();
  lay(state, cards);
  give_back_answers(state, view.seat());
  return state;
}

}  // namespace

Guide::Guide(const Mascarade& game, const GameView& view, bool infers, Rng& rng)
    : game_(game),
      view_(view),
      rng_(rng()),
      worlds_(view, Record{view}, infers, rng),
      minds_(view, Record{redact(view.known(), Seat::spectator, open_events(view))}, worlds_.thoughts()),
      drawn_(worlds_.draw(rng)),
      before_(view.known()) {}

State Guide::draw(Rng& rng) {
  drawn_ = worlds_.draw(rng);
  return laid(view_, drawn_);
}

State Guide::draw_for(const GameView& view, Rng& rng) {
  somebody_else_ = true;
  return laid(view, minds_.arranged_for(view.seat(), drawn_, rng));
}

void Guide::consider(const Options& choices, Weights& weights, Rng& rng) const {
  const auto judgement = heuristic::judge(game_, view_, choices, rng);
  for (const Judged& judged : judgement) {
    const auto i = static_cast<std::size_t>(std::ranges::find(choices, judged.choice) - choices.begin());
    weights[i] = static_cast<float>(std::exp((judged.value - judgement[0].value) / hesitation));
  }
}

void Guide::play_on(State& state, Rng& rng) {
  const Seat s = game_.pending(state).must.lowest();
  Options choices;
  game_.options(state, s, choices);
  Choice taken = choices[0];
  if (choices.size() > 1) {
    Weights weights;
    weigh_at_a_glance(state, s, minds_, choices, weights);
    taken = search::drawn<Mascarade>(choices, weights, rng);
  }
  before_ = state;
  Events ignored;
  game_.apply(state, s, taken, ignored);
  minds_.note(before_, s, taken, state);
  followed_ = true;
}

/// A decision comes only once in a match.
bool Guide::at_root(const State& state) const {
  const State& root = view_.known();
  const Frame& now = state.frames.top();
  const Frame& then = root.frames.top();
  if (state.turn != root.turn || now.step != then.step || now.seat != then.seat) return false;
  return !state.at_once || now.step != Step::Answer || !state.answered.has(view_.seat());
}

void Guide::follow(const State& state) {
  if (at_root(state)) {
    minds_.begin(state, !somebody_else_, rng_);
    somebody_else_ = false;
  } else if (!followed_) {
    notice(state);
  }
  before_ = state;
  followed_ = false;
}

/// Finds the choice that led here.
void Guide::notice(const State& state) {
  for (const Seat s : game_.pending(before_).must) {
    Options choices;
    game_.options(before_, s, choices);
    for (const Choice choice : choices) {
      State next = before_;
      Events ignored;
      game_.apply(next, s, choice, ignored);
      if (next == state) return minds_.note(before_, s, choice, state);
    }
  }
}

bool Guide::rests(const State& state) {
  follow(state);
  return state.turn > view_.known().turn + horizon;
}

search::Values Guide::judge(const State& state) const {
  search::Values values{};
  const Prospects none{};
  for (const Seat s : table(state)) values[number(s)] = winning_chance(state, none, s);
  return values;
}

}  // namespace krypta::bots::mascarade
