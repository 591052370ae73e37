#include "bots/nowa_huta/guide.hpp"

#include <algorithm>
#include <cmath>

namespace krypta::bots::nowa_huta {

namespace {

/// How often somebody does in his turn what he would do at a glance.
constexpr float usual = 0.75F;
/// How fast a card becomes likelier that brings more.
constexpr double keenness = 1.0;
/// So many turns are played through before a position is judged.
constexpr unsigned horizon = 1;
/// What makes no great difference to somebody who plans, as a chance to win; and how often he plans anything.
constexpr float indifference = 0.008F;
constexpr float surprise = 0.05F;

bool planning(const State& state) { return state.frames.top().step == Step::Plan; }

}  // namespace

Guide::Guide(const NowaHuta& game, const GameView& view, bool, Rng&)
    : game_(game),
      view_(view),
      model_(Model::standard()),
      last_(view.known().turn + horizon - 1U),
      evaluator_(model_),
      player_(game, evaluator_) {}

State Guide::draw_for(const GameView& view, Rng& rng) const {
  State state = game_.complete(view, rng);
  if (!planning(state)) return state;
  const Seat self = view.seat();
  const Plan own = state.players[self].plan.value;
  for (unsigned s = 0; s < game_.seats(state); ++s) state.players[seat(s)].plan.value = {};
  state.chosen = state.chosen & SeatSet::of(self);
  state.players[self].plan.value = own;
  return state;
}

void Guide::consider(const Options& choices, Weights& weights, Rng& rng) {
  if (planning(view_.known())) {
    weigh_plans(view_, choices, weights);
  } else {
    weigh_play(draw(rng), view_.seat(), choices, weights);
  }
}

void Guide::weigh(const GameView& view, const Options& choices, Weights& weights) {
  if (planning(view.known())) {
    weigh_plans(view, choices, weights);
  } else {
    weigh_play(view.known(), view.seat(), choices, weights);
  }
}

/// First the card for the vampire, then the one for the circle; a card once fixed stays.
void Guide::weigh_plans(const GameView& view, const Options& choices, Weights& weights) {
  const Plan plan = view.known().players[view.seat()].plan.value;
  const Pairs& all = pairs(view);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    weights[i] = 0;
    if (verb(choices[i]) != (plan.estate.has_value() ? Verb::Time : Verb::Move)) continue;
    for (unsigned p = 0; p < pair_count; ++p) {
      const Plan pair = pair_of(p);
      const bool fits = plan.estate.has_value() ? pair.estate == plan.estate && choose(*pair.circle) == choices[i]
                                                : choose(*pair.estate) == choices[i];
      if (fits) weights[i] += all[p];
    }
  }
}

const Guide::Pairs& Guide::pairs(const GameView& view) {
  if (view.known().turn != view_.known().turn) return glance_ = at_a_glance(view.known(), view.seat());
  std::optional<Pairs>& first = first_pairs_[number(view.seat())];
  if (!first) {
    Rng rng{view.known().turn};
    first = thought_over(view, rng);
  }
  return *first;
}

/// As the heuristic bot plans, by what he knows: not always the best pair, but seldom one that is clearly worse.
Guide::Pairs Guide::thought_over(const GameView& view, Rng& rng) const {
  Planner planner{game_, view, rng, model_};
  Pairs pairs{};
  for (unsigned p = 0; p < pair_count; ++p) {
    const Plan pair = pair_of(p);
    pairs[p] = static_cast<float>(planner.value(*pair.estate, *pair.circle));
  }
  const float best = std::ranges::max(pairs);
  float sum = 0;
  for (float& weight : pairs) sum += weight = std::exp((weight - best) / indifference);
  for (float& weight : pairs) weight = (1 - surprise) * weight / sum + surprise / pair_count;
  return pairs;
}

Guide::Pairs Guide::at_a_glance(const State& known, Seat s) const {
  const Player& player = known.players[s];
  Pairs pairs{};
  for (unsigned p = 0; p < pair_count; ++p) {
    const Plan plan = pair_of(p);
    const Estate to = moved(*player.vampire, *plan.estate);
    const double brings = model_.ability(to, false) +
                          model_.beliefs().action[static_cast<std::size_t>(moved(*player.circle_pawn, *plan.circle))];
    pairs[p] = static_cast<float>(std::exp(keenness * brings));
  }
  return pairs;
}

void Guide::weigh_play(const State& state, Seat self, const Options& choices, Weights& weights) {
  const bool turn = state.frames[0].step == Step::TakeTurns;
  std::optional<Choice> likely;
  if (turn && state.order[state.frames[0].place] == self) likely = player_.next_choice(state);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    weights[i] = (1 - usual) / static_cast<float>(choices.size()) + (likely == choices[i] ? usual : 0);
  }
}

void Guide::play_on(State& state, Rng& rng) {
  if (state.frames[0].step == Step::TakeTurns) {
    player_.finish_player_turn(state);
  } else {
    search::choose_by(game_, state, rng, [&](const State& now, Seat s, const Options& choices, Weights& weights) {
      weigh(redact(now, s), choices, weights);
    });
  }
}

bool Guide::rests(const State& state) const { return planning(state) && state.turn > last_; }

search::Values Guide::judge(const State& state) {
  search::Values values{};
  std::ranges::copy(evaluator_.values(state), values.begin());
  return values;
}

void Blind::weigh(const GameView& view, const Options& choices, Guide::Weights& weights) const {
  const Plan plan = view.known().players[view.seat()].plan.value;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const bool fixed = verb(choices[i]) == Verb::Move ? plan.estate.has_value() : plan.circle.has_value();
    weights[i] = planning(view.known()) && fixed ? 0.0F : 1.0F;
  }
}

}  // namespace krypta::bots::nowa_huta
