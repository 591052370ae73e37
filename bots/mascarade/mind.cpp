#include "bots/mascarade/mind.hpp"

#include <algorithm>

namespace krypta::bots::mascarade {

namespace {

/// What a second card adds to what one expects of the better one.
constexpr double second_card = 0.3;

}  // namespace

Mind::Mind(const Mascarade& game, const GameView& view, Rng& rng)
    : game_(game), self_(view.seat()), now_(view.known()), record_(view), odds_(view, record_, rng) {
  powers_ = {now_, self_, [this](Character c) { return odds_.unclaimed(now_, self_, c); }};
  for (const Character c : all_of<Character>()) {
    OfCharacter<double> card{};
    card[c] = 1;
    certain_[c] = expects(card);
  }
  weigh_prospects();
}

void Mind::weigh_prospects() {
  const unsigned n = seats(now_);
  for (const Seat s : table(now_).without(self_)) {
    double best = 0;
    for (unsigned i = 0; i < open_hand(n); ++i) {
      const unsigned p = odds_.number_of(place(now_, s, i));
      best = std::max(best, other_expects(s, odds_.at(p), record_.knows(s, p)));
    }
    prospects_[number(s)] = best;
  }
  const Place first = place(now_, self_, 0);
  prospects_[number(self_)] = expects_with(first, expects(odds_.at(first)));
  if (now_.set[Character::Spy] == 0) return;
  each_place(now_, [&](Place p) {
    double better = 0;
    for (const Possible& possible : odds_.positions()) {
      better += possible.weight *
                std::max(expects(possible.cards[odds_.number_of(first)]), expects(possible.cards[odds_.number_of(p)]));
    }
    spied_ = std::max(spied_, better);
  });
}

double Mind::expects_with(Place changed, double expected) const {
  double best = expected;
  double sum = expected;
  for (unsigned i = 0; i < open_hand(seats(now_)); ++i) {
    const Place p = place(now_, self_, i);
    if (p == changed) continue;
    const double other = expects(odds_.at(p));
    best = std::max(best, other);
    sum += other;
  }
  return best + second_card * (sum - best);
}

double Mind::other_expects(Seat s, const OfCharacter<double>& card, double knows) const {
  double sum = 0;
  for (const Character c : all_of<Character>()) {
    if (card[c] > 0) sum += card[c] * worth(now_, s, c);
  }
  return sum * (0.4 + 0.6 * knows);
}

}  // namespace krypta::bots::mascarade
