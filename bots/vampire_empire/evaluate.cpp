#include "bots/vampire_empire/evaluate.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "bots/vampire_empire/hands.hpp"

namespace krypta::bots::vampire_empire {

namespace {

/// How much each thing speaks for the humans, in logits: how many live, then the signs. Fitted to 12,000 matches of the
/// heuristic bot against itself, in which 3 of 100 choices were random.
struct Outlook {
  std::array<std::array<double, vampire_count>, human_count> lives;  ///< by living humans, then by living vampires
  Signs signs;
};
constexpr Outlook by_day{{{{0.07, -3.65, -5.95},
                           {1.27, -1.68, -3.61},
                           {1.84, -0.82, -2.77},
                           {1.71, -0.39, -2.25},
                           {1.70, -0.24, -1.96},
                           {1.74, -0.25, -1.80}}},
                         {0.35, 2.78,  -0.86, -1.49, -0.61, 0.56,  0.14, 0.01,  0.09,  -0.17, 1.59,
                          0.64, -0.67, 0.00,  1.50,  0.89,  -0.35, 0.56, -0.09, -0.39, 0.65,  -0.16}};
constexpr Outlook by_night{{{{-3.03, -5.85, -7.87},
                             {-0.99, -3.73, -5.46},
                             {0.15, -2.66, -4.65},
                             {0.30, -2.10, -4.09},
                             {0.23, -1.84, -3.82},
                             {0.30, -1.81, -3.61}}},
                           {0.18, 2.65,  0.73, -2.46, -0.27, 0.35,  0.08, 0.00,  0.11,  -0.12, 1.44,
                            0.79, -0.72, 0.25, 1.17,  1.09,  -0.26, 0.58, -0.07, -0.36, 0.49,  -0.04}};

double cards_left(const Player& player) {
  return (player.hand_count + player.deck_count + (player.reshuffled ? 0.0 : player.cellar_count)) / deck_size;
}

/// Writes down one sign after the other.
class Reading {
 public:
  Reading(const Cards& cards, const State& state, const Odds& suspicions)
      : cards_(cards),
        state_(state),
        suspicions_(suspicions),
        here_(castle(state)),
        vampires_(state.vampires.value - state.dead),
        human_(state.players[seat_of(state, Side::Human)]),
        vampire_(state.players[seat_of(state, Side::Vampire)]) {}

  [[nodiscard]] Signs signs() {
    look_at_hands();
    look_at_castle();
    look_at_combats();
    return signs_;
  }

 private:
  double& at(Sign sign) { return signs_[static_cast<std::size_t>(sign)]; }

  void look_at_hands() {
    const double humans = cards_left(human_);
    const double vampires = cards_left(vampire_);
    at(Sign::HumanCards) = humans;
    at(Sign::HumanScarcity) = std::log(humans + 0.1);
    at(Sign::VampireCards) = vampires;
    at(Sign::VampireScarcity) = std::log(vampires + 0.1);
    at(Sign::HumanHand) = human_.hand_count / 8.0;
    at(Sign::VampireHand) = vampire_.hand_count / 8.0;
    at(Sign::HumanSupport) = (human_.hand.value - cards_.valued()).size() / 2.0;
    at(Sign::VampireSupport) = (vampire_.hand.value - cards_.valued()).size() / 2.0;
    at(Sign::HolyWater) = (human_.hand.value & cards_.of(Group::HolyWater)).size() / 2.0;
    at(Sign::RedCards) = (vampire_.hand.value & cards_.of(Group::Vampire)).size() / 2.0;
  }
  void look_at_castle() {
    const CharacterSet shown = state_.revealed - state_.dead;
    at(Sign::ShownHere) = (here_ & shown).size();
    at(Sign::ShownThere) = (shown - here_).size();
    at(Sign::TwoShownHere) = vampires_.size() == vampire_count && (here_ & shown).size() == 2 ? 1 : 0;
    at(Sign::SecretHere) = ((here_ & vampires_) - shown).size();
    for (const Character c : vampires_ - shown)
      at(here_.has(c) ? Sign::FoundOutHere : Sign::FoundOutThere) += suspicions_.vampire(c);
    for (const Character c : here_ - vampires_) at(Sign::WrongedHere) += suspicions_.vampire(c);
    at(Sign::Doubt) = suspicions_.doubt() / 4;
  }
  void look_at_combats() {
    const auto worth = [&](const Player& player, Character supported, Character opposed) {
      const CardSet valid = valid_of(cards_, state_, player.side, supported, opposed);
      return cards_.points(player.hand.value & valid) / 5.0;
    };
    const CharacterSet shown = here_ & state_.revealed;
    const CharacterSet leaders = shown.empty() ? here_ : shown;
    double humans = 0;
    double vampires = 0;
    for (const Character c : here_) {
      if (vampires_.has(c)) {
        vampires += 1;
        at(Sign::VampireDefence) += worth(vampire_, c, c);
        for (const Character by : (here_ - shown).without(c))
          at(Sign::HumanAttack) = std::max(at(Sign::HumanAttack), worth(human_, by, c));
      } else {
        humans += 1;
        const CharacterSet by = leaders.without(c);
        at(Sign::HumanDefence) += by.empty() ? 0 : worth(human_, c, by.first());
        for (const Character leader : by)
          at(Sign::VampireAttack) = std::max(at(Sign::VampireAttack), worth(vampire_, leader, c));
      }
    }
    if (humans > 0) at(Sign::HumanDefence) /= humans;
    if (vampires > 0) at(Sign::VampireDefence) /= vampires;
  }

  const Cards& cards_;
  const State& state_;
  const Odds& suspicions_;
  CharacterSet here_;
  CharacterSet vampires_;
  const Player& human_;
  const Player& vampire_;
  Signs signs_{};
};

}  // namespace

Signs signs_of(const Cards& cards, const State& state, const Odds& suspicions) {
  return Reading{cards, state, suspicions}.signs();
}

double humans_win(const Cards& cards, const State& state, const Odds& suspicions) {
  const Points left = points(state);
  const Outlook& outlook = is_day(state) ? by_day : by_night;
  const Signs signs = signs_of(cards, state, suspicions);
  const double lives = outlook.lives[left.humans - 1][left.vampires / 2 - 1];
  const double sum = std::inner_product(signs.begin(), signs.end(), outlook.signs.begin(), lives);
  return 1 / (1 + std::exp(-sum));
}

}  // namespace krypta::bots::vampire_empire
