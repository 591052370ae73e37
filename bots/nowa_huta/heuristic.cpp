#include "bots/nowa_huta/heuristic.hpp"

#include <algorithm>

#include "bots/nowa_huta/planning.hpp"

namespace krypta::bots::nowa_huta {

namespace {

using Verdict = Judgement<NowaHuta>;

/// The best that can still be planned once a card is chosen.
double best_with(Planner& planner, Choice c, Plan plan) {
  if (verb(c) == Verb::Move) plan.estate = chosen<EstateCard>(c);
  if (verb(c) == Verb::Time) plan.circle = chosen<CircleCard>(c);
  double best = 0;
  for (const EstateCard estate : all_of<EstateCard>()) {
    if (plan.estate.has_value() && plan.estate != estate) continue;
    for (const CircleCard circle : all_of<CircleCard>()) {
      if (plan.circle.has_value() && plan.circle != circle) continue;
      best = std::max(best, planner.value(estate, circle));
    }
  }
  return best;
}

void judge_plans(const NowaHuta& game, const GameView& view, const Options& choices, Rng& rng, const Model& model,
                 Verdict& out) {
  const Plan plan = view.known().players[view.seat()].plan.value;
  const bool replaces_only = plan.complete();
  Planner planner{game, view, rng, model};
  const auto decides = [&](Choice c) {
    return replaces_only || !(verb(c) == Verb::Move ? plan.estate.has_value() : plan.circle.has_value());
  };
  double least = 1;
  for (const Choice c : choices) {
    if (!decides(c)) continue;
    out.push_back({c, best_with(planner, c, plan)});
    least = std::min(least, out.back().value);
  }
  // While a card is missing, another one in the place of the fixed one only delays.
  for (const Choice c : choices) {
    if (!decides(c)) out.push_back({c, least});
  }
}

/// After each option the turn is played to its end.
void judge_play(const NowaHuta& game, const GameView& view, const Options& choices, Rng& rng, const Model& model,
                Verdict& out) {
  const State state = game.complete(view, rng);
  Evaluator evaluator{model};
  TurnPlayer player{game, evaluator};
  for (const Choice c : choices) {
    State next = state;
    Events ignored;
    game.apply(next, view.seat(), c, ignored);
    player.finish_turn(next);
    out.push_back({c, evaluator.value(next, view.seat())});
  }
}

/// Of equals the one that leaves things alone.
bool passive(Choice c) { return verb(c) == Verb::Done || verb(c) == Verb::Stay; }

}  // namespace

Verdict judge(const NowaHuta& game, const GameView& view, const Options& choices, Rng& rng, const Model& model) {
  Verdict verdict;
  if (view.known().frames.top().step == Step::Plan) {
    judge_plans(game, view, choices, rng, model, verdict);
  } else {
    judge_play(game, view, choices, rng, model, verdict);
  }
  std::stable_sort(verdict.begin(), verdict.end(), [](const Judged& a, const Judged& b) {
    return a.value != b.value ? a.value > b.value : passive(a.choice) && !passive(b.choice);
  });
  return verdict;
}

}  // namespace krypta::bots::nowa_huta

namespace krypta::bots::heuristic {

using namespace krypta::nowa_huta;

Judgement<NowaHuta> judge(const NowaHuta& game, const GameView& view, const Options& choices, Rng& rng) {
  return nowa_huta::judge(game, view, choices, rng, nowa_huta::Model::standard());
}

Choice choose(const NowaHuta& game, const GameView& view, const Options& choices, Rng& rng) {
  return choices.size() == 1 ? choices[0] : judge(game, view, choices, rng)[0].choice;
}

}  // namespace krypta::bots::heuristic
