#pragma once

#include "bots/mascarade/odds.hpp"
#include "bots/mascarade/powers.hpp"
#include "bots/policy.hpp"
#include "engine/games/mascarade/game.hpp"

/// What a player has in mind who has to decide.
namespace krypta::bots::mascarade {

using Verdict = Judgement<Mascarade>;

class Mind {
 public:
  Mind(const Mascarade& game, const GameView& view, Rng& rng);
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;

  [[nodiscard]] Seat self() const { return self_; }
  [[nodiscard]] const State& now() const { return now_; }
  [[nodiscard]] const Record& record() const { return record_; }
  [[nodiscard]] const Odds& odds() const { return odds_; }
  [[nodiscard]] const Prospects& prospects() const { return prospects_; }

  /// What he expects of his next turn, in coins, with a card that may be each of these, and with one that he knows.
  [[nodiscard]] double expects(const OfCharacter<double>& card) const { return powers_.expects(card); }
  [[nodiscard]] double expects(Character card) const { return certain_[card]; }
  /// The same for all his cards, one of which is another.
  [[nodiscard]] double expects_with(Place changed, double expected) const;
  /// What another expects who has this card.
  [[nodiscard]] double other_expects(Seat s, const OfCharacter<double>& card, double knows) const;

  /// His chance to win with other prospects and the fortunes as they are.
  [[nodiscard]] double value(const Prospects& prospects) const { return winning_chance(now_, prospects, self_); }
  /// His chance to win after a choice, with the turn played to its end (turn.cpp).
  [[nodiscard]] double value(Choice choice) const;

 private:
  struct Played {
    State state;
    SeatSet claimed;       ///< the announcer too
    Maybe<Place> pointed;  ///< the card that he says is the character
  };
  [[nodiscard]] Played play(const Possible& possible, Choice choice) const;
  [[nodiscard]] Choice quick_choice(const Possible& possible, const State& state, Seat s) const;
  [[nodiscard]] double expects_after(const Possible& possible, const Played& played, Maybe<Character> announced) const;
  void weigh_prospects();

  const Mascarade& game_;
  Seat self_;
  State now_;
  Record record_;
  Odds odds_;
  Powers powers_;
  OfCharacter<double> certain_{};  ///< what he expects with a card that he knows
  double spied_ = 0;               ///< what he expects once he has been the Spy
  Prospects prospects_{};
};

// cards.cpp: choices that move no coins. The first is the Fool's too.
[[nodiscard]] double judge_swap(const Mind& mind, Choice choice);
[[nodiscard]] double judge_spying(const Mind& mind, Choice choice);
[[nodiscard]] double judge_exchange(const Mind& mind, Choice choice);
[[nodiscard]] double judge_look(const Mind& mind, Choice choice);

}  // namespace krypta::bots::mascarade
