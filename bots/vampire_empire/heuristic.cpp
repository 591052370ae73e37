#include "bots/vampire_empire/heuristic.hpp"

#include <algorithm>

#include "bots/vampire_empire/mind.hpp"

namespace krypta::bots::vampire_empire {

namespace {

/// Cards that belong to the plan first, then the end of the step, then what is not planned.
double fit(const Mind& mind, const Plan& plan, Choice choice) {
  if (verb(choice) != Verb::Play) return plan.cards.empty() ? 1 : 0.5;
  const auto c = chosen<Card>(choice);
  return plan.cards.has(c) ? 1 : 0.25 - mind.cost(c);
}

double judged(const Mind& mind, Choice choice) {
  switch (mind.frame().step) {
    case Step::Discard: return judge_discard(mind, choice);
    case Step::Reveal: return judge_reveal(mind, choice);
    case Step::Act:
    case Step::AttackNow: return judge_act(mind, choice);
    case Step::Window: return judge_window(mind, choice);
    case Step::CardAsks: return judge_answer(mind, choice);
    default: return -mind.cost(chosen<Card>(choice));  // a card to be given away
  }
}

}  // namespace

double scale(Step step) {
  if (is_combat(step)) return 0.25;
  switch (step) {
    case Step::Discard: return 0.3;
    case Step::PayCards:
    case Step::PassCards:
    case Step::HideCards:
    case Step::AskCards: return 0.006;
    case Step::CardAsks: return 0.2;
    default: return 0.025;
  }
}

Verdict judge(const Mind& mind, const Options& choices) {
  Verdict verdict;
  if (is_combat(mind.frame().step)) {
    const Plan plan = plan_play(mind);
    for (const Choice c : choices) verdict.push_back({c, fit(mind, plan, c)});
  } else {
    for (const Choice c : choices) verdict.push_back({c, judged(mind, c)});
  }
  std::stable_sort(verdict.begin(), verdict.end(), [](const Judged& a, const Judged& b) { return a.value > b.value; });
  return verdict;
}

Verdict judge(const VampireEmpire& game, const GameView& view, const Options& choices, Rng& rng, const Manner& manner) {
  if (choices.size() == 1) {
    Verdict only;
    only.push_back({choices[0], 0});
    return only;
  }
  const Odds odds{view.known(), view.memory(), manner};
  return judge(Mind{game, view.known(), view.seat(), odds, rng, manner}, choices);
}

}  // namespace krypta::bots::vampire_empire

namespace krypta::bots::heuristic {

using krypta::vampire_empire::GameView;
using krypta::vampire_empire::Options;
using krypta::vampire_empire::VampireEmpire;

Judgement<VampireEmpire> judge(const VampireEmpire& game, const GameView& view, const Options& choices, Rng& rng) {
  const bool vampires = view.known().players[view.seat()].side == krypta::vampire_empire::Side::Vampire;
  return vampire_empire::judge(game, view, choices, rng, vampire_empire::usual(vampires));
}

Choice choose(const VampireEmpire& game, const GameView& view, const Options& choices, Rng& rng) {
  return judge(game, view, choices, rng)[0].choice;
}

}  // namespace krypta::bots::heuristic
