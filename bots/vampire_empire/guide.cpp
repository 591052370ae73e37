#include "bots/vampire_empire/guide.hpp"

#include <span>

#include "bots/vampire_empire/heuristic.hpp"

namespace krypta::bots::vampire_empire {

namespace {

/// The vampires play no better for thinking of what is suspected, so the human player alone reads what was done.
bool reads(const GameView& view, bool infers) { return infers && !view.known().vampires.known; }

State without_tokens(const State& known) {
  State state = known;
  state.tokens.known = false;
  return state;
}

}  // namespace

Guide::Guide(const VampireEmpire& game, const GameView& view, bool infers, Rng& rng)
    : game_(game),
      view_(view),
      manners_{usual(false), usual(true)},
      public_(without_tokens(view.known()), reads(view, infers) ? view.memory() : std::span<const Event>{},
              manners_[Side::Human]),
      own_(reads(view, infers) ? suspicion(game, view, manners_[Side::Vampire], rng).value_or(public_) : public_),
      mood_(rng()),
      last_(view.known().turn) {}

State Guide::draw_for(const GameView& view, Rng& rng) const {
  State state = game_.complete(view, rng);
  if (!view.known().vampires.known) state.vampires.value = odds_of(view).drawn(rng);
  return state;
}

Odds Guide::odds_of(const GameView& view) const { return {view.known(), view.seat() == view_.seat() ? own_ : public_}; }

Verdict Guide::verdict_of(const GameView& view, const Options& choices) {
  const Odds odds = odds_of(view);
  const Side side = side_of(view.known(), view.seat());
  return vampire_empire::judge(Mind{game_, view.known(), view.seat(), odds, mood_, manners_[side]}, choices);
}

void Guide::weigh(const GameView& view, const Options& choices, Weights& weights) {
  search::weigh_judged<VampireEmpire>(verdict_of(view, choices), choices, scale(view.known().frames.top().step),
                                      weights);
}

void Guide::play_on(State& state, Rng&) {
  const Seat s = game_.pending(state).must.lowest();
  Options choices;
  game_.options(state, s, choices);
  Events ignored;
  game_.apply(state, s, choices.size() == 1 ? choices[0] : verdict_of(redact(state, s), choices)[0].choice, ignored);
}

bool Guide::rests(const State& state) const {
  const Frame& frame = state.frames.top();
  return state.turn > last_ && frame.step == Step::Discard && frame.done == 0;
}

search::Values Guide::judge(const State& state) const {
  const double humans = humans_win(game_.cards(), state, Odds{state, public_});
  search::Values values{};
  values[number(seat_of(state, Side::Human))] = humans;
  values[number(seat_of(state, Side::Vampire))] = 1 - humans;
  return values;
}

}  // namespace krypta::bots::vampire_empire
