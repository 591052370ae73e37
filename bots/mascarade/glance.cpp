#include "bots/mascarade/glance.hpp"

#include <algorithm>
#include <cmath>

#include "bots/mascarade/powers.hpp"

namespace krypta::bots::mascarade {

namespace {

/// What a card counts that is used a turn later.
constexpr double later = 0.75;
/// How many coins better a choice must be to be taken e times as often.
constexpr double coin_hesitation = 0.35;

/// What others lose by a power counts too, in shares of what it brings.
constexpr double harm(Character c) {
  if (c == Character::Witch) return 0.9;
  return c == Character::Bishop ? 0.2 : 0;
}

/// How likely nobody else claims a character that a player announces and has not.
double unclaimed(const State& state, Seat self, const Minds& minds, Character c) {
  double nobody = 1;    // if nobody at all has it
  double somebody = 0;  // how likely others have it
  double silent = 0;    // of this, how likely those keep silent, in shares of the above
  for (const Seat s : table(state).without(self)) {
    const auto claim = minds.expected_claim(state, self, s, c);
    nobody *= 1 - claim.if_false;
    double has = 0;
    for (unsigned i = 0; i < open_hand(seats(state)); ++i) has += minds.at(self, place(state, s, i))[c];
    somebody += has;
    silent += has * (1 - claim.if_true) / (1 - claim.if_false);
  }
  if (somebody <= 0) return nobody;
  return nobody * (state.centre.empty() ? silent / somebody : std::max(0.0, 1 - somebody) + silent);
}

Powers powers_of(const State& state, Seat self, const Minds& minds) {
  return {state, self, [&](Character c) { return unclaimed(state, self, minds, c); }};
}

float keen(double coins) {
  constexpr double most = 25;
  return static_cast<float>(std::exp(std::clamp(coins, -most, most) / coin_hesitation));
}

bool own(Place p, Seat self) { return owner_if_any(p) == Maybe{self}; }

void weigh_turn(const State& state, Seat self, const Minds& minds, const Options& choices, Weights& weights) {
  const Powers powers = powers_of(state, self, minds);
  double has = 0;
  for (unsigned i = 0; i < open_hand(seats(state)); ++i)
    has = std::max(has, powers.expects(minds.at(self, place(state, self, i))));
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Choice choice = choices[i];
    double coins = later * has;
    if (verb(choice) == Verb::Announce) {
      const auto& card = minds.at(self, place(self, announced_with(choice)));
      const Character c = announced(choice);
      coins += powers.announcing(card, c) + harm(c) * powers.used(card, c) * brings(state, self, c);
    } else if (verb(choice) == Verb::Look) {
      coins = later * std::max(has, powers.expects_seen(minds.at(self, place(self, chosen<Spot>(choice)))));
    } else {
      const auto [one, another] = taken(choice);
      const Place other = own(one, self) ? another : one;
      coins = later * std::max(has, powers.expects(minds.at(self, other)));
    }
    weights[i] = keen(coins - later * has);
  }
}

void weigh_taking(const State& state, Seat self, const Minds& minds, const Options& choices, Weights& weights) {
  const Powers powers = powers_of(state, self, minds);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto [one, another] = taken(choices[i]);
    weights[i] = keen(later * std::max(powers.expects(minds.at(self, one)), powers.expects(minds.at(self, another))));
  }
}

void weigh_exchange(const State& state, Seat self, const Minds& minds, const Options& choices, Weights& weights) {
  const Frame& frame = state.frames.top();
  // The Fool moves the cards of others.
  double better = 0;
  if (own(*frame.one, self) != own(*frame.another, self)) {
    const Powers powers = powers_of(state, self, minds);
    better = powers.expects(minds.at(self, *frame.another)) - powers.expects(minds.at(self, *frame.one));
    if (own(*frame.another, self)) better = -better;
    // Who knows what he had is misled.
    better += 0.5;
  }
  for (std::size_t i = 0; i < choices.size(); ++i)
    weights[i] = verb(choices[i]) == Verb::Exchange ? keen(later * better) : 1;
}

void weigh_answer(const State& state, Seat self, const Minds& minds, const Options& choices, Weights& weights) {
  const bool decisive = wins(state, *state.active, *state.announced);
  bool challenged = false;
  if (!state.at_once) {
    for (const Seat s : state.answered.without(*state.active))
      challenged = challenged || is_claim(state.players[s].answer.value);
  }
  double most = 0;
  std::size_t pass = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (verb(choices[i]) == Verb::Pass) {
      pass = i;
      continue;
    }
    const double believed = minds.at(self, place(self, chosen<Spot>(choices[i])))[*state.announced];
    const double chance = claims(believed, decisive, challenged);
    most = std::max(most, chance);
    weights[i] = static_cast<float>(chance);
  }
  weights[pass] = static_cast<float>(1 - most);
}

void weigh_target(const State& state, Seat self, const Options& choices, Weights& weights) {
  const double own = state.players[self].coins;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const double coins = verb(choices[i]) == Verb::Decline ? own : state.players[chosen<Seat>(choices[i])].coins;
    weights[i] = keen((coins - own) * 0.7);
  }
}

void weigh_name(Seat self, const State& state, const Minds& minds, const Options& choices, Weights& weights) {
  const auto& card = minds.at(self, place(state, self, 0));
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const double chance = card[chosen<Character>(choices[i])];
    weights[i] = static_cast<float>(0.01 + chance * chance);
  }
}

}  // namespace

void weigh_at_a_glance(const State& state, Seat self, const Minds& minds, const Options& choices, Weights& weights) {
  switch (state.frames.top().step) {
    case Step::Act: return weigh_turn(state, self, minds, choices, weights);
    case Step::Answer: return weigh_answer(state, self, minds, choices, weights);
    case Step::Exchange: return weigh_exchange(state, self, minds, choices, weights);
    case Step::SpyTake:
    case Step::FoolTake: return weigh_taking(state, self, minds, choices, weights);
    case Step::BishopTarget:
    case Step::WitchTarget:
    case Step::InquisitorTarget: return weigh_target(state, self, choices, weights);
    case Step::InquisitorName: return weigh_name(self, state, minds, choices, weights);
    default: std::fill_n(weights.begin(), choices.size(), 1.0F);
  }
}

}  // namespace krypta::bots::mascarade
