#include "bots/mascarade/heuristic.hpp"

#include <algorithm>

#include "bots/mascarade/mind.hpp"

namespace krypta::bots::mascarade {

namespace {

double judged(const Mind& mind, Choice choice) {
  switch (mind.now().frames.top().step) {
    case Step::SpyTake: return judge_spying(mind, choice);
    case Step::Exchange: return judge_exchange(mind, choice);
    default: break;
  }
  if (verb(choice) == Verb::Swap) return judge_swap(mind, choice);
  if (verb(choice) == Verb::Look) return judge_look(mind, choice);
  return mind.value(choice);
}

/// How far a judgement may be off. Who is always right can be read: sometimes he bluffs, or leaves a good card.
double moods(Step step) { return step == Step::Exchange ? 0.04 : 0.01; }

}  // namespace

Verdict judge(const Mascarade& game, const GameView& view, const Options& choices, Rng& rng) {
  Verdict verdict;
  if (choices.size() == 1) {
    verdict.push_back({choices[0], 1.0 / seats(view.known())});
    return verdict;
  }
  const Mind mind{game, view, rng};
  const double mood = moods(view.known().frames.top().step);
  for (const Choice c : choices) {
    verdict.push_back({c, std::min(1.0, judged(mind, c) * (1 + mood * (2 * rng.fraction() - 1)))});
  }
  std::stable_sort(verdict.begin(), verdict.end(), [](const Judged& a, const Judged& b) { return a.value > b.value; });
  return verdict;
}

}  // namespace krypta::bots::mascarade

namespace krypta::bots::heuristic {

using krypta::mascarade::GameView;
using krypta::mascarade::Mascarade;
using krypta::mascarade::Options;

Judgement<Mascarade> judge(const Mascarade& game, const GameView& view, const Options& choices, Rng& rng) {
  return mascarade::judge(game, view, choices, rng);
}

Choice choose(const Mascarade& game, const GameView& view, const Options& choices, Rng& rng) {
  return judge(game, view, choices, rng)[0].choice;
}

}  // namespace krypta::bots::heuristic
