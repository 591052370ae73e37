#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <utility>

#include "bots/policy.hpp"
#include "bots/search/facts.hpp"
#include "bots/search/findings.hpp"
#include "engine/core/playout.hpp"

/// What the search wants to know of a game beside its rules. A guide is made for one decision of one seat, from that
/// seat's view; it is the game's heuristic in a form that can be asked thousands of times a second.
namespace krypta::bots::search {

/// A number for each choice, in their order: how likely somebody takes it. They need not sum up to 1.
template <Game G>
using Weights = std::array<float, G::max_options>;

// clang-format off
/// A decision on the way, at a glance. The view has no memory.
template <class T, class G>
concept Weighs = requires(T& guide, const View<typename G::State>& view, const Choices<G>& choices,
                          Weights<G>& weights) {
  { guide.weigh(view, choices, weights) } -> std::same_as<void>;
};
/// The same without a look at the table.
template <class T, class G>
concept WeighsUnseen = requires(T& guide, const Choices<G>& choices, Weights<G>& weights) {
  { guide.weigh(choices, weights) } -> std::same_as<void>;
};

/// Makes at least one choice, anybody's, as these would: each by what he knows. Chance is not pending.
template <class T, class G>
concept PlaysOn = requires(T& guide, typename G::State& state, Rng& rng) {
  { guide.play_on(state, rng) } -> std::same_as<void>;
};
/// Plays a match to its end at one go, and tells how many choices that took, chance's included.
template <class T, class G>
concept PlaysOut = requires(T& guide, typename G::State& state, Rng& rng) {
  { guide.play_out(state, rng) } -> std::same_as<std::uint64_t>;
};

template <class T, class G>
concept Guide = Game<G> && (PlaysOn<T, G> || PlaysOut<T, G>) && (Weighs<T, G> || WeighsUnseen<T, G>) &&
  requires(T& guide, const typename G::State& state, const View<typename G::State>& view, const Choices<G>& choices,
           Weights<G>& weights, Rng& rng) {
  /// A position that the seat may be in, the likelier the oftener: by what it knows, and if the guide can tell, by
  /// how well the others' visible choices fit it. What others have sealed may be left to them again.
  { guide.draw(rng) } -> std::same_as<typename G::State>;
  /// A position that somebody else may be in, for all he knows.
  { guide.draw_for(view, rng) } -> std::same_as<typename G::State>;
  /// The decision at hand, thought over.
  { guide.consider(choices, weights, rng) } -> std::same_as<void>;
  /// Whether a position need not be played further to be judged.
  { guide.rests(state) } -> std::same_as<bool>;
  { guide.judge(state) } -> std::same_as<Values>;
};

/// A guide that keeps in mind what happens in a line: it is told where a line begins, and whether it is the searcher's
/// own, and of every choice that it does not make itself.
template <class T, class G>
concept Follows = requires(T& guide, const typename G::State& state, bool own, Seat seat, Choice choice) {
  guide.begin_line(state, own);
  guide.note(state, seat, choice, state);
};
// clang-format on

/// Of a match that is over: who shares the win.
template <Game G>
Values shares(const G& game, const typename G::State& state) {
  Values values{};
  const SeatSet winners = game.result(state).winners;
  for (const Seat s : winners) values[number(s)] = 1.0 / winners.size();
  return values;
}

/// Draws one of the choices by its weight; if all are 0, evenly.
template <Game G>
Choice drawn(const Choices<G>& choices, const Weights<G>& weights, Rng& rng) {
  float all = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) all += weights[i];
  if (!(all > 0)) return choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
  float rest = static_cast<float>(rng.fraction()) * all;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    rest -= weights[i];
    if (rest < 0) return choices[i];
  }
  return choices[choices.size() - 1];
}

/// Makes the next choice of whoever has to decide, and tells it; `weigh(state, seat, choices, weights)` says how likely
/// he takes each. Who has no choice is not asked.
template <Game G, class Weigh>
std::pair<Seat, Choice> choose_by(const G& game, typename G::State& state, Rng& rng, Weigh weigh) {
  const Seat s = game.pending(state).must.lowest();
  Choices<G> choices;
  game.options(state, s, choices);
  Choice taken = choices[0];
  if (choices.size() > 1) {
    Weights<G> weights;
    weigh(std::as_const(state), s, choices, weights);
    taken = drawn<G>(choices, weights, rng);
  }
  Events ignored;
  game.apply(state, s, taken, ignored);
  return {s, taken};
}

/// Makes weights of what a bot thinks of the choices: one that is worse by a `unit` is e times less likely.
template <Game G>
void weigh_judged(const Judgement<G>& judged, const Choices<G>& choices, double unit, Weights<G>& weights) {
  for (const Judged& one : judged) {
    const auto i = static_cast<std::size_t>(std::ranges::find(choices, one.choice) - choices.begin());
    weights[i] = static_cast<float>(std::exp((one.value - judged[0].value) / unit));
  }
}

/// Knows nothing but the rules: every choice is as likely as any other, and matches are played to their end.
template <Game G>
class Unguided {
 public:
  using State = typename G::State;
  Unguided(const G& game, const View<State>& view, bool, Rng&) : game_(game), view_(view) {}

  [[nodiscard]] State draw(Rng& rng) const { return game_.complete(view_, rng); }
  [[nodiscard]] State draw_for(const View<State>& view, Rng& rng) const { return game_.complete(view, rng); }
  void consider(const Choices<G>&, Weights<G>& weights, Rng&) const { weights.fill(1); }
  void weigh(const Choices<G>&, Weights<G>& weights) const { weights.fill(1); }
  std::uint64_t play_out(State& state, Rng& rng) const { return random_playout(game_, state, rng); }
  [[nodiscard]] bool rests(const State&) const { return false; }
  [[nodiscard]] Values judge(const State& state) const { return shares(game_, state); }
  /// What is worth telling of a hidden thing only the game could say.
  static void note_hidden(const View<State>&, const State&, Facts&) {}

 protected:
  [[nodiscard]] const View<State>& view() const { return view_; }

 private:
  const G& game_;
  const View<State>& view_;
};

/// A guide of somebody who sees everything. Opponents do not.
template <Game G, class T>
class Knowing : public T {
 public:
  using State = typename G::State;
  Knowing(const G& game, const View<State>& view, bool infers, Rng& rng, const State& truth)
      : T(game, view, infers, rng), truth_(truth) {}
  [[nodiscard]] State draw(Rng&) const { return truth_; }

 private:
  State truth_;
};

}  // namespace krypta::bots::search
