#pragma once

#include "bots/policy.hpp"
#include "bots/vampire_empire/effects.hpp"
#include "bots/vampire_empire/hands.hpp"
#include "bots/vampire_empire/odds.hpp"

/// What a player of Vampire Empire has in mind who has to decide. Everything is weighed in chances to win.
namespace krypta::bots::vampire_empire {

using Verdict = Judgement<VampireEmpire>;

/// Somebody's death: how likely it is a vampire's, and what each would change for this player.
struct Death {
  double vampire = 0;
  double of_vampire = 0;
  double of_human = 0;
  [[nodiscard]] double expected() const { return vampire * of_vampire + (1 - vampire) * of_human; }
};

class Mind {
 public:
  /// `known` is what his view shows, `odds` what the human player thinks; both must outlive the decision.
  Mind(const VampireEmpire& game, const State& known, Seat self, const Odds& odds, Rng& rng, const Manner& manner);
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;

  [[nodiscard]] const Manner& manner() const { return manner_; }
  [[nodiscard]] const Cards& cards() const { return cards_; }
  [[nodiscard]] const State& now() const { return now_; }
  [[nodiscard]] Seat self() const { return self_; }
  [[nodiscard]] Seat opponent() const { return other(self_); }
  [[nodiscard]] Side side() const { return side_of(now_, self_); }
  [[nodiscard]] const Player& own() const { return now_.players[self_]; }
  [[nodiscard]] const CardSet& hand() const { return own().hand.value; }
  [[nodiscard]] const Frame& frame() const { return now_.frames.top(); }
  [[nodiscard]] bool active() const { return now_.active == Maybe{self_}; }
  [[nodiscard]] Rng& rng() const { return rng_; }
  /// One number from 0 to 1 for the whole decision: whether he feels like a bluff.
  [[nodiscard]] double whim() const { return whim_; }

  /// As the human player thinks, who has seen what this player has seen too.
  [[nodiscard]] const Odds& odds() const { return odds_; }
  /// How likely somebody is a vampire, as far as this player knows.
  [[nodiscard]] double vampire(Character c) const;
  /// His chance to win with so many living.
  [[nodiscard]] double standing(unsigned humans, unsigned vampires) const;
  [[nodiscard]] double standing() const { return standing_; }
  [[nodiscard]] Death death(Character c) const;
  /// The chance that the next one who enters the castle wins the match for the vampires, at once or soon.
  [[nodiscard]] double entry_wins(Character leaving) const;

  /// What it costs to lose a card of the hand.
  [[nodiscard]] double cost(Card c) const { return costs_[static_cast<std::size_t>(c)]; }
  /// The same for a card that is played before the opponent's eyes: what it is kept for must not tell him who the
  /// vampires are, so it is reckoned from what he thinks himself.
  [[nodiscard]] double open_cost(Card c) const { return open_costs_[static_cast<std::size_t>(c)]; }
  /// What a card of one's own would be worth in the hand.
  [[nodiscard]] double price(Card c) const { return price(c, false); }
  /// The cards that he would give away first.
  [[nodiscard]] Stake payment(unsigned count, const CardSet& but) const;
  /// How well a card serves in the castle as it is: 1 for a card that is good for one thing.
  [[nodiscard]] double use(Card c) const { return use(c, false); }
  /// What the opponent can add in a combat for one character against another.
  [[nodiscard]] Reach reach(const State& state, Character supported, Character opposed) const;
  [[nodiscard]] Stakes stakes(const CardSet& valid) const;

 private:
  /// Somebody in the castle: what may be played to defend him, and how dear he is to this player, truly and as far as
  /// the opponent may see it.
  struct Guarded {
    CardSet valid{};
    double dear = 0;
    double dear_openly = 0;
  };
  void look_around();
  void weigh_cards();
  [[nodiscard]] double price(Card c, bool open) const;
  [[nodiscard]] double use(Card c, bool open) const;
  [[nodiscard]] double use_in_combat(Card c, bool open) const;

  const Manner& manner_;
  const Cards& cards_;
  const State& now_;
  Seat self_;
  Rng& rng_;
  const Odds& odds_;
  CardSet unseen_;
  unsigned humans_ = 0;
  unsigned vampires_ = 0;
  double standing_ = 0;
  double whim_ = 0;
  CardSet for_attacks_{};  ///< what may be played for some attack
  double prey_ = 0;        ///< how much there is to attack
  FixedVector<Guarded, full_castle> guarded_{};
  double scarce_ = 0;  ///< what a card is worth when so many are left
  std::array<double, 2 * deck_size> costs_{};
  std::array<double, 2 * deck_size> open_costs_{};
};

// A plan for cards that are played one after the other: those of `cards` now, in any order, then the end of the step.
struct Plan {
  CardSet cards{};
  double value = 0;
};

// combat.cpp
/// The best attack of one on another with the hand, in a state with perhaps other vampires revealed.
[[nodiscard]] Plan plan_attack(const Mind& mind, const State& state, Character attacker, Character defender);
/// What is played now, in the attack, in the defence, or after a card was cancelled.
[[nodiscard]] Plan plan_play(const Mind& mind);
/// What the defence against the attack on the table is worth, with fewer points to meet and fewer cards; never above 0.
[[nodiscard]] double defence_value(const Mind& mind, int relief, const CardSet& without);
/// What so many points more are worth to the attack on the table, whoever they come from.
[[nodiscard]] double more_attack(const Mind& mind, int points);
/// How likely the opponent, attacked, defends this one if it is a vampire or a human.
[[nodiscard]] double defends(const Mind& mind, Character defender, bool vampire);

// turn.cpp
[[nodiscard]] double judge_discard(const Mind& mind, Choice choice);
[[nodiscard]] double judge_reveal(const Mind& mind, Choice choice);
[[nodiscard]] double judge_act(const Mind& mind, Choice choice);

// support.cpp
[[nodiscard]] double judge_window(const Mind& mind, Choice choice);
[[nodiscard]] double judge_answer(const Mind& mind, Choice choice);

// heuristic.cpp
/// Every legal choice with what it adds to the chance to win, or where cards are played one after the other, how well
/// it fits the plan. Best first.
[[nodiscard]] Verdict judge(const Mind& mind, const Options& choices);
/// How much worse a choice is that is taken a third as often, by what is decided: where choices are judged in chances
/// to win, where by how well they fit a plan, and where by the use of a card.
[[nodiscard]] double scale(Step step);

}  // namespace krypta::bots::vampire_empire
