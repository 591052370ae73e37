#pragma once

#include <array>

#include "bots/policy.hpp"
#include "bots/vendetta/card_sense.hpp"
#include "bots/vendetta/manner.hpp"

/// What a player of Vendetta has in mind who has to decide. Everything is weighed in points of influence.
namespace krypta::bots::vendetta {

/// What the ranks of a location are worth.
struct Prizes {
  double first = 0;
  double second = 0;
  double third = 0;
};

/// How strong somebody else is at a location.
struct Outlook {
  double total = 0;
  double doubt = 0;  ///< how far it can be off, squared
  double there = 0;  ///< how likely he is there when power is counted
  unsigned cards = 0;
};

class Mind {
 public:
  Mind(const Vendetta& game, const GameView& view, Rng& rng, const Manner& manner);
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;

  [[nodiscard]] const Manner& manner() const { return manner_; }
  [[nodiscard]] const Cards& cards() const { return cards_; }
  [[nodiscard]] const State& now() const { return now_; }
  [[nodiscard]] Seat self() const { return self_; }
  [[nodiscard]] const Player& own() const { return now_.players[self_]; }
  [[nodiscard]] unsigned pool() const { return own().blood; }
  [[nodiscard]] const Frame& frame() const { return now_.frames.top(); }
  [[nodiscard]] Rng& rng() const { return rng_; }
  /// One number from 0 to 1 for the whole decision: whether he feels like a bluff.
  [[nodiscard]] double whim() const { return whim_; }
  /// Those he plays against; a partner is none of them.
  [[nodiscard]] SeatSet opponents() const { return opponents_; }
  [[nodiscard]] SeatSet rivals(Location at) const;
  [[nodiscard]] unsigned rounds_left() const { return last_round - std::min<unsigned>(now_.round, last_round); }
  /// Turns to come in this round after the one that is being played.
  [[nodiscard]] unsigned turns_left() const { return turns_left_; }
  [[nodiscard]] unsigned turns_of_others() const { return turns_of_others_; }

  /// What so much blood in the Pool is worth: for later, and to keep out of Frenzy.
  [[nodiscard]] double pool_value(unsigned blood) const {
    return pool_values_[std::min<std::size_t>(blood, pool_values_.size() - 1)];
  }
  /// What one more blood is worth.
  [[nodiscard]] double blood_worth() const { return pool_value(pool() + 1) - pool_value(pool()); }
  /// What an Ally or a Victim is worth to whoever gets it.
  [[nodiscard]] double follower_worth(Follower f) const;
  /// What it costs to drain one, without the blood that it gives.
  [[nodiscard]] double drain_cost(Follower f) const;
  /// What a card is worth in the hand.
  [[nodiscard]] double card_worth(ClanCard c) const;

  [[nodiscard]] bool is_there(Location at) const { return !own_cards(at).empty() || blood_at(at) > 0; }
  [[nodiscard]] const FixedVector<ClanCard, 16>& own_cards(Location at) const { return own_cards_[at]; }
  [[nodiscard]] unsigned blood_at(Location at) const { return now_.sites[at].areas[self_].blood; }
  [[nodiscard]] const Outlook& outlook(Location at, Seat s) const { return outlooks_[at][s]; }
  /// His total there with perhaps one card more, so much blood and so much in the Pool.
  [[nodiscard]] double total(Location at, Maybe<ClanCard> with, unsigned blood, unsigned pool) const;
  [[nodiscard]] double total(Location at) const { return total(at, {}, blood_at(at), pool()); }
  /// What to expect of the rewards there with that total.
  [[nodiscard]] double prospect(Location at, double total) const;
  /// As it stands; nothing where he is not.
  [[nodiscard]] double prospect(Location at) const { return is_there(at) ? prospect(at, total(at)) : 0; }
  /// What the effect of a card is worth there.
  [[nodiscard]] double effect_worth(ClanCard c, Location at) const;
  /// What it is worth that an opponent loses so much, to him or to nobody.
  [[nodiscard]] double strike(Seat whom, double blood, bool stolen) const;

 private:
  void count_turns();
  void value_blood();
  void look_around();
  void value_prizes(Location at);
  [[nodiscard]] Circumstances circumstances(Location at, Seat s) const;

  const Manner& manner_;
  const Cards& cards_;
  const State& now_;
  Seat self_;
  Rng& rng_;
  double whim_ = 0;
  SeatSet opponents_{};
  unsigned turns_left_ = 0;
  unsigned turns_of_others_ = 0;
  SeatArray<unsigned, most_players> turns_{};
  EnumArray<Location, Prizes> prizes_{};
  EnumArray<Location, FixedVector<ClanCard, 16>> own_cards_{};
  EnumArray<Location, SeatArray<Outlook, most_players>> outlooks_{};
  EnumArray<Location, unsigned> cards_at_{};
  EnumArray<Location, unsigned> open_base_{};  ///< of the others
  EnumArray<Location, unsigned> top_base_{};
  std::array<double, 48> pool_values_{};
};

/// What a card is worth in the hand of somebody with such an Alliance, against so many.
[[nodiscard]] double card_worth(const Cards& cards, const Manner& manner, ClanCard c, unsigned alliance,
                                unsigned opponents);

// heuristic.cpp
/// What a choice is worth, whatever is being decided.
[[nodiscard]] double judge_choice(const Mind& mind, Choice choice);
// picks.cpp
[[nodiscard]] double judge_pick(const Mind& mind, Choice choice);
[[nodiscard]] double judge_bottom(const Mind& mind, Choice choice);
// turn.cpp
[[nodiscard]] double judge_turn(const Mind& mind, Choice choice);
/// What it is worth to have deployed so much more there from a Pool of so much.
[[nodiscard]] double deployed_value(const Mind& mind, Location at, unsigned more, unsigned pool);
/// The same with perhaps a card more.
[[nodiscard]] double deployed_with(const Mind& mind, Location at, Maybe<ClanCard> with, unsigned more, unsigned pool);
// stand.cpp
[[nodiscard]] double judge_stand(const Mind& mind, Choice choice);
/// What it is worth to stay at a location, and to withdraw from it.
[[nodiscard]] double staying(const Mind& mind, Location at);
[[nodiscard]] double withdrawing(const Mind& mind, Location at);
[[nodiscard]] double judge_bid(const Mind& mind, Choice choice);
// windows.cpp
[[nodiscard]] double judge_use(const Mind& mind, Choice choice);
// answers.cpp
/// What it is worth to move a card of one's own, and what the best way to move it is worth.
[[nodiscard]] double moving(const Mind& mind, ClanCard c, Location from, Location to);
[[nodiscard]] double moving(const Mind& mind, ClanCard c, Location from);
[[nodiscard]] double judge_answer(const Mind& mind, Choice choice);

}  // namespace krypta::bots::vendetta
