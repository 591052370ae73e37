#include "bots/nowa_huta/lesson.hpp"

#include <array>
#include <optional>
#include <string_view>

#include "bots/nowa_huta/heuristic.hpp"

namespace krypta::bots::teacher {

namespace {

using namespace krypta::nowa_huta;

constexpr Seat self = seat(1);

/// What the teacher would like to do when a step comes up in a turn, best first; an empty word is no wish.
struct Cue {
  unsigned turn;
  Step step;
  std::array<std::string_view, 2> wishes;
};

/// He keeps away from Handlowe while the learner settles there (turn 1, when he also shows the Lightning Reaction),
/// comes to contest it and flies off as a bat (turn 2), raises an estate of his own while the learner has Handlowe
/// scored (turn 3), and attacks the learner's vampire before it can move (turn 4).
constexpr std::array lesson{
    Cue{1, Step::PlaceVampires, {"vampire:zielone"}},   Cue{1, Step::PlaceCirclePawns, {"circle:attack"}},
    Cue{1, Step::Plan, {"move:ccw1", "time:1"}},        Cue{1, Step::UseAbilities, {"done"}},
    Cue{1, Step::LeaveCircle, {"circle:gambit"}},       Cue{2, Step::Plan, {"move:ccw2", "time:1"}},
    Cue{2, Step::UseAbilities, {"use:estate", "done"}}, Cue{2, Step::LeaveCircle, {"vampire:szkolne"}},
    Cue{3, Step::Plan, {"move:cw1", "time:2"}},         Cue{3, Step::UseAbilities, {"use:circle", "done"}},
    Cue{4, Step::Plan, {"move:ccw1", "time:1"}},        Cue{4, Step::UseAbilities, {"use:circle", "done"}},
    Cue{4, Step::AttackTarget, {"target:0"}},           Cue{4, Step::AttackMove, {"move:cw2"}},
};

std::optional<Choice> scripted(const NowaHuta& game, const GameView& view, const Options& choices) {
  const State& known = view.known();
  if (known.players.size() != 2 || view.seat() != self || known.elder != Maybe<Seat>{self}) return std::nullopt;
  for (const Cue& cue : lesson) {
    if (cue.turn != known.turn || cue.step != known.frames.top().step) continue;
    for (const std::string_view wish : cue.wishes) {
      const auto choice = game.read(wish);
      if (choice && choices.contains(*choice)) return choice;
    }
  }
  return std::nullopt;
}

/// The cards that are still missing, or all where none is.
Options missing(const Plan& plan, const Options& choices) {
  Options wanted;
  for (const Choice c : choices) {
    const bool has = verb(c) == Verb::Move ? plan.estate.has_value() : plan.circle.has_value();
    if (plan.complete() || !has) wanted.push_back(c);
  }
  return wanted;
}

}  // namespace

Judgement<NowaHuta> judge(const NowaHuta& game, const GameView& view, const Options& choices, Rng& rng) {
  std::optional<Choice> choice = scripted(game, view, choices);
  if (!choice && view.known().frames.top().step != Step::Plan) return heuristic::judge(game, view, choices, rng);
  if (!choice) {
    choice = random::choose(game, view, missing(view.known().players[view.seat()].plan.value, choices), rng);
  }
  Judgement<NowaHuta> judged;
  judged.push_back({*choice, 1});
  for (const Choice c : choices) {
    if (c != *choice) judged.push_back({c, 0});
  }
  return judged;
}

}  // namespace krypta::bots::teacher
