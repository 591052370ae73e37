#include "bots/mascarade/guide.hpp"

#include <vector>

#include "bots/mascarade/heuristic.hpp"
#include "bots/mascarade/worth.hpp"

namespace krypta::bots::mascarade {

namespace {

/// How much better a chance to win must be for the heuristic bot's word to count e times as much.
constexpr double chance_hesitation = 0.03;
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
      drawn_(worlds_.draw(rng)) {}

State Guide::draw(Rng& rng) {
  drawn_ = worlds_.draw(rng);
  return laid(view_, drawn_);
}

State Guide::draw_for(const GameView& view, Rng& rng) {
  return laid(view, minds_.arranged_for(view.seat(), drawn_, rng));
}

void Guide::consider(const Options& choices, Weights& weights, Rng& rng) const {
  search::weigh_judged<Mascarade>(heuristic::judge(game_, view_, choices, rng), choices, chance_hesitation, weights);
}

void Guide::play_on(State& state, Rng& rng) {
  const State before = state;
  const auto weigh = [&](const State& now, Seat self, const Options& choices, Weights& weights) {
    weigh_at_a_glance(now, self, minds_, choices, weights);
  };
  const auto [s, taken] = search::choose_by(game_, state, rng, weigh);
  minds_.note(before, s, taken, state);
}

bool Guide::rests(const State& state) const { return state.turn > view_.known().turn + horizon; }

search::Values Guide::judge(const State& state) const {
  search::Values values{};
  const Prospects none{};
  for (const Seat s : table(state)) values[number(s)] = winning_chance(state, none, s);
  return values;
}

Blind::Blind(const Mascarade& game, const GameView& view, bool infers, Rng& rng)
    : Unguided(game, view, infers, rng), own_(view), open_(redact(view.known(), Seat::spectator)) {}

}  // namespace krypta::bots::mascarade
