#pragma once

#include <optional>

#include "bots/vtes/plan.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/rules.hpp"

/// What a player of VTES thinks of the table before him. Everything is reckoned in points of pool; to do nothing is
/// worth 0.
namespace krypta::bots::vtes {

using namespace krypta::vtes;

/// What a minion can do in a round of combat, as far as its opponent must reckon.
struct Body {
  ThingId id{};
  bool vampire = false;
  int blood = 0;  ///< or life
  double close = 0;
  double distant = 0;
};

class Mind {
 public:
  Mind(const Cards& cards, const GameView& view);
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;

  [[nodiscard]] const Cards& cards() const { return cards_; }
  [[nodiscard]] const State& now() const { return now_; }
  [[nodiscard]] Seat self() const { return self_; }
  [[nodiscard]] Seat prey() const { return prey_; }
  [[nodiscard]] Seat predator() const { return predator_; }
  [[nodiscard]] const Player& own() const { return now_.players[self_]; }
  [[nodiscard]] int pool() const { return own().pool; }
  /// What the own deck is for.
  [[nodiscard]] const Plan& plan() const;
  [[nodiscard]] const Frame& frame() const { return now_.frames.top(); }
  [[nodiscard]] const Thing& thing(ThingId id) const { return at(now_, id); }
  [[nodiscard]] const CardInfo& card(ThingId id) const { return krypta::vtes::info(cards_, now_, id); }
  [[nodiscard]] bool is_own(ThingId id) const { return thing(id).controller == self_; }
  [[nodiscard]] bool acts() const { return now_.action.on && now_.action.seat == self_; }

  /// The match has gone on for so long that somebody must dare something: what two gain in a turn may be as much as
  /// they lose.
  [[nodiscard]] bool is_late() const { return now_.turn > 120; }

  /// What a minion is worth to its controller.
  [[nodiscard]] double worth(ThingId id) const;
  /// How much it is wanted that a seat suffers; of himself it is the opposite.
  [[nodiscard]] double spite(Seat s) const;
  /// What it costs to lose so much pool, and what it is worth that the prey loses it.
  [[nodiscard]] double loss(int n) const;
  [[nodiscard]] double gain_of_bleed(int n) const;
  /// The least pool that is kept when vampires are bought.
  [[nodiscard]] int floor() const;

  [[nodiscard]] const Body& body(ThingId id) const;
  /// What a combat between one's own minion and another is worth.
  [[nodiscard]] double combat(ThingId mine, ThingId other) const;
  /// Whether a round with the other would be the end of it.
  [[nodiscard]] bool would_fall(ThingId mine, ThingId other) const;

  /// Ready minions of a seat that may react.
  [[nodiscard]] unsigned watchers(Seat s) const;
  [[nodiscard]] unsigned vampires(Seat s) const;
  /// Whether one's own minion has what a card of the hand needs.
  [[nodiscard]] unsigned convictions(ThingId imbued) const { return convictions_on(cards_, now_, imbued); }
  [[nodiscard]] bool may_play(ThingId minion, CardId card, const AbilityInfo& ability) const;
  /// `visit(card, ability)` for each ability of the hand's cards that may be played in the window, each card once.
  template <class Visit>
  void each_in_hand(Window window, Visit&& visit) const {
    const Hand& hand = own().hand.value;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (i > 0 && hand[i] == hand[i - 1]) continue;
      const CardInfo& what = cards_[hand[i]];
      if (!what.plays.has(window)) continue;
      for (const AbilityInfo& ability : what.abilities) {
        if (ability.code->kind == cards::AbilityKind::play && ability.windows.has(window)) visit(hand[i], ability);
      }
    }
  }
  /// Stealth or intercept that this minion could still add with cards of the hand.
  [[nodiscard]] int more_stealth(ThingId minion) const;
  [[nodiscard]] int more_intercept(ThingId minion) const;
  /// Whether somebody can turn a bleed to another one, with a card of the hand.
  [[nodiscard]] bool may_bounce(ThingId minion) const;
  /// Whether it could take points off a bleed against oneself.
  [[nodiscard]] bool may_weaken_bleed(ThingId minion) const;
  /// The chance that an action of one's own minion meets a block, and whom it would meet.
  struct Threat {
    double chance = 0;
    Maybe<ThingId> blocker{};
  };
  [[nodiscard]] Threat threat(ThingId minion, int stealth, bool directed, Seat at) const;
  /// Votes of others less one's own, if it came to a blood hunt.
  [[nodiscard]] int votes_against() const;
  /// Whether somebody has a unique card like this one in play, or contests it.
  [[nodiscard]] bool is_taken(CardId card) const;

 private:
  [[nodiscard]] Body look_at(ThingId id) const;

  const Cards& cards_;
  const State& now_;
  Seat self_;
  Seat prey_;
  Seat predator_;
  static constexpr std::size_t most_bodies = 48;
  mutable FixedVector<Body, most_bodies> bodies_{};
  mutable std::optional<Plan> plan_{};
};

/// The number that stands in the card for a verb of an ability; 1 if it is reckoned.
[[nodiscard]] int amount_of(const CardInfo& card, const AbilityInfo& ability, CardVerb verb);
/// Whether a card that is put on a minion does it harm.
[[nodiscard]] bool is_curse(const CardInfo& card);
/// What the card of a hand is good for, from 0: nobody will ever play it.
[[nodiscard]] double use_of(const Mind& mind, CardId card);
/// Which vampire of the uncontrolled region is wanted most, and how much.
[[nodiscard]] double wanted(const Mind& mind, ThingId uncontrolled);

// turn.cpp
[[nodiscard]] double judge_unlock(const Mind& mind, Choice choice);
[[nodiscard]] double judge_master(const Mind& mind, Choice choice);
[[nodiscard]] double judge_influence(const Mind& mind, Choice choice);
[[nodiscard]] double judge_discard(const Mind& mind, Choice choice);
// acting.cpp
[[nodiscard]] double judge_next_action(const Mind& mind, Choice choice);
// reacting.cpp
[[nodiscard]] double judge_window(const Mind& mind, Window window, Choice choice);
/// The best that could be done in the step, if the impulse came.
[[nodiscard]] double best_of_window(const Mind& mind, Window window);
/// Whether a card of the hand or of the table can be used in the step at all.
[[nodiscard]] bool has_means(const Cards& cards, const State& now, Seat self, Window window);
// fighting.cpp
[[nodiscard]] double judge_combat_window(const Mind& mind, Window window, Choice choice);
[[nodiscard]] double judge_maneuver(const Mind& mind, Choice choice);
[[nodiscard]] double judge_strike(const Mind& mind, Choice choice);
[[nodiscard]] double judge_prevention(const Mind& mind, Choice choice);
[[nodiscard]] double judge_press(const Mind& mind, Choice choice);
// voting.cpp
[[nodiscard]] double judge_vote(const Mind& mind, Choice choice);
/// Terms: somebody who is named or given points, and a clan.
[[nodiscard]] double judge_term(const Mind& mind, const AbilityInfo& ability, Seat s);
[[nodiscard]] double judge_word(const Mind& mind, Choice choice);
/// What it is worth to call one, if it is not blocked.
[[nodiscard]] double gain_of_referendum(const Mind& mind, ThingId minion, const CardInfo& card,
                                        const AbilityInfo& ability);
/// What it is worth that the vampire votes no more.
[[nodiscard]] double judge_silenced(const Mind& mind, ThingId id);
// answers.cpp
[[nodiscard]] double judge_answer(const Mind& mind, Choice choice);
/// Whether blood should flow between a vampire and the pool: which option of the card; nothing if it should not.
[[nodiscard]] std::optional<bool> wants_blood_in_pool(const Mind& mind, ThingId vampire);
[[nodiscard]] double judge_split(const Mind& mind, Choice choice);
[[nodiscard]] bool dares_diablerie(const Mind& mind);

}  // namespace krypta::bots::vtes
