#include "bots/vendetta/heuristic.hpp"

#include <algorithm>

#include "bots/vendetta/mind.hpp"

namespace krypta::bots::vendetta {

double judge_choice(const Mind& mind, Choice choice) {
  switch (mind.frame().step) {
    case Step::PickClan:
    case Step::PickRelic: return judge_pick(mind, choice);
    case Step::BuildHand: return judge_bottom(mind, choice);
    case Step::Turn: return judge_turn(mind, choice);
    case Step::Stand: return judge_stand(mind, choice);
    case Step::Bid: return judge_bid(mind, choice);
    case Step::Pass:
    case Step::Window: return judge_use(mind, choice);
    default: return judge_answer(mind, choice);
  }
}

Judgement<Vendetta> judge(const Vendetta& game, const GameView& view, const Options& choices, Rng& rng,
                          const Manner& manner) {
  Judgement<Vendetta> verdict;
  if (choices.size() == 1) {
    verdict.push_back({choices[0], 0});
    return verdict;
  }
  const Mind mind{game, view, rng, manner};
  for (const Choice c : choices) verdict.push_back({c, judge_choice(mind, c)});
  std::stable_sort(verdict.begin(), verdict.end(), [](const Judged& a, const Judged& b) { return a.value > b.value; });
  return verdict;
}

}  // namespace krypta::bots::vendetta

namespace krypta::bots::heuristic {

using krypta::vendetta::GameView;
using krypta::vendetta::Options;
using krypta::vendetta::Vendetta;

Judgement<Vendetta> judge(const Vendetta& game, const GameView& view, const Options& choices, Rng& rng) {
  return vendetta::judge(game, view, choices, rng, vendetta::Manner{});
}

Choice choose(const Vendetta& game, const GameView& view, const Options& choices, Rng& rng) {
  return judge(game, view, choices, rng)[0].choice;
}

}  // namespace krypta::bots::heuristic
