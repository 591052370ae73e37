#include "bots/vendetta/guide.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace krypta::bots::vendetta {

namespace {

/// By how many points of influence a choice may be worse and still be made now and then: by somebody else, and by
/// oneself in thought.
constexpr double whims_of_others = 0.08;
constexpr double own_whims = 0.25;

/// What a position is worth when a round begins, each for its part: found with matches of heuristic bots, as the
/// logarithm of the odds to win.
struct Standing {
  double score;
  double blood;
  double hand;   ///< a point of what its cards are worth
  double order;  ///< a place later in player order
};
constexpr std::array<Standing, 2> standings{{{0.21, 0.167, 0.4, -0.05}, {0.31, 0.153, 0.25, -0.095}}};

/// Others may choose again what nobody has seen.
void give_back(State& state, Seat observer) {
  Frame& top = state.frames.top();
  for (unsigned i = 0; i < player_count(state); ++i) {
    Player& player = state.players[seat(i)];
    if (seat(i) == observer) continue;
    if (top.step == Step::Stand && player.stands) {
      player.stands = false;
      player.stand = {};
      top.seats.add(seat(i));
    }
    if (top.step == Step::Bid && player.bids) {
      player.bids = false;
      player.bid = {};
      top.seats.add(seat(i));
    }
  }
}

}  // namespace

Guide::Guide(const Vendetta& game, const GameView& view, bool infers, Rng& rng)
    : game_(game),
      view_(view),
      last_(std::max<unsigned>(view.known().round, 1)),
      rng_(rng()),
      worlds_(game, view, infers, rng) {}

State Guide::draw(Rng& rng) {
  State state = worlds_.draw(rng);
  give_back(state, view_.seat());
  return state;
}

State Guide::draw_for(const GameView& view, Rng& rng) const {
  State state = game_.complete(view, rng);
  give_back(state, view.seat());
  return state;
}

void Guide::consider(const Options& choices, Weights& weights, Rng& rng) {
  weigh(view_, choices, own_whims, rng, weights);
}

void Guide::weigh(const GameView& view, const Options& choices, Weights& weights) {
  weigh(view, choices, view.seat() == view_.seat() ? own_whims : whims_of_others, rng_, weights);
}

void Guide::weigh(const GameView& view, const Options& choices, double whims, Rng& rng, Weights& weights) const {
  const Mind mind{game_, view, rng, manner_};
  std::array<double, Vendetta::max_options> worth{};
  double best = -1e9;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    worth[i] = judge_choice(mind, choices[i]);
    best = std::max(best, worth[i]);
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    weights[i] = static_cast<float>(std::exp((worth[i] - best) / whims));
  }
}

void Guide::play_on(State& state, Rng& rng) {
  const auto at_a_glance = [&](const State& now, Seat self, const Options& choices, Weights& weights) {
    weigh(redact(now, self), choices, whims_of_others, rng, weights);
  };
  const auto [s, taken] = search::choose_by(game_, state, rng, at_a_glance);
  // Once blood is deployed hardly anything else is done in a turn.
  const Frame& top = state.frames.top();
  if (verb(taken) != Verb::Deploy || top.step != Step::Turn || top.seat != s) return;
  Events ignored;
  game_.apply(state, s, choose(Verb::End), ignored);
}

search::Values Guide::judge(const State& state) const {
  const Standing& counts = standings[state.round >= last_round ? 1 : 0];
  SeatArray<double, most_players> stands = SeatArray<double, most_players>::filled(player_count(state));
  for (const Seat s : remaining(state)) {
    const Player& player = state.players[s];
    double hand = 0;
    for (const ClanCard c : player.hand.value)
      hand += card_worth(game_.cards(), manner_, c, alliance_size(player), player_count(state) - 1);
    stands[s] = counts.score * score(game_.cards(), state, s) + counts.blood * player.blood + counts.hand * hand +
                counts.order * order_of(state, s);
  }
  search::Values values{};
  double all = 0;
  for (const Seat s : remaining(state)) {
    const Maybe<Seat> partner = partner_of(state, s);
    values[number(s)] = std::exp(stands[s] + (partner.has_value() ? stands[*partner] : 0));
    all += values[number(s)];
  }
  for (double& share : values) share /= all;
  return values;
}

}  // namespace krypta::bots::vendetta
