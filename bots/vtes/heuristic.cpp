#include "bots/vtes/heuristic.hpp"

#include <algorithm>

#include "bots/vtes/mind.hpp"

namespace krypta::bots::vtes {

namespace {

/// Others are asked at once whether they want the impulse: then there is nothing but to pass and to hold.
bool is_sealed(const Options& choices) {
  return choices.size() == 2 && verb(choices[0]) == Verb::Pass && verb(choices[1]) == Verb::Hold;
}

double judge_choice(const Mind& mind, Choice choice) {
  const Frame& frame = mind.frame();
  switch (frame.step) {
    case Step::Impulse: return judge_window(mind, *frame.window, choice);
    case Step::NextAction: return judge_next_action(mind, choice);
    case Step::Discard: return 1 - use_of(mind, card_in(choice));
    case Step::Reduce: return verb(choice) == Verb::Use ? 1 : 0;
    case Step::Split: return judge_split(mind, choice);
    case Step::Maneuvers: return judge_maneuver(mind, choice);
    case Step::Strike: return judge_strike(mind, choice);
    case Step::Prevent: return judge_prevention(mind, choice);
    case Step::Presses: return judge_press(mind, choice);
    case Step::Diablerize: return (verb(choice) == Verb::Yes) == dares_diablerie(mind) ? 1 : 0;
    case Step::StepIn:
      if (verb(choice) == Verb::Pass) return 0;
      return 0.5 + mind.combat(*thing_in(choice), *frame.other) - mind.combat(*frame.thing, *frame.other);
    case Step::Award: return (verb(choice) == Verb::Yes) == mind.is_own(*frame.thing) ? 1 : 0;
    case Step::Enter: return judge_window(mind, Window::CryptEnter, choice);
    case Step::Triggers: return 0;
    default: return judge_answer(mind, choice);
  }
}

}  // namespace

Judgement<Vtes> judge(const Vtes& game, const GameView& view, const Options& choices) {
  Judgement<Vtes> verdict;
  if (choices.size() == 1) {
    verdict.push_back({choices[0], 0});
    return verdict;
  }
  if (is_sealed(choices)) {
    const Window window = *view.known().frames.top().window;
    double best = 0;
    if (has_means(game.cards(), view.known(), view.seat(), window))
      best = best_of_window(Mind{game.cards(), view}, window);
    const bool holds = best > 0;
    verdict.push_back({choices[holds ? 1 : 0], best});
    verdict.push_back({choices[holds ? 0 : 1], holds ? 0 : -0.1});
    return verdict;
  }
  const Mind mind{game.cards(), view};
  for (const Choice c : choices) verdict.push_back({c, judge_choice(mind, c)});
  // Of equals the one that leaves things alone: those who pass stand last.
  const auto rests = [](Choice c) { return verb(c) == Verb::Pass || verb(c) == Verb::EndPhase; };
  std::stable_sort(verdict.begin(), verdict.end(), [&](const Judged& a, const Judged& b) {
    return a.value != b.value ? a.value > b.value : rests(a.choice) && !rests(b.choice);
  });
  return verdict;
}

}  // namespace krypta::bots::vtes

namespace krypta::bots::heuristic {

using krypta::vtes::GameView;
using krypta::vtes::Options;
using krypta::vtes::Vtes;

Judgement<Vtes> judge(const Vtes& game, const GameView& view, const Options& choices, Rng&) {
  return vtes::judge(game, view, choices);
}

Choice choose(const Vtes& game, const GameView& view, const Options& choices, Rng& rng) {
  return choices.size() == 1 ? choices[0] : judge(game, view, choices, rng)[0].choice;
}

}  // namespace krypta::bots::heuristic
