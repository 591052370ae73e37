#pragma once

#include <algorithm>

#include "bots/mascarade/thoughts.hpp"
#include "bots/mascarade/worth.hpp"

namespace krypta::bots::mascarade {

/// What the powers are worth to a player in his turn, in coins, and what a card.
class Powers {
 public:
  Powers() = default;
  /// `unclaimed(c)` is how likely nobody claims a character that he announces and has not.
  template <class Unclaimed>
  Powers(const State& state, Seat self, Unclaimed unclaimed) {
    for (const Character c : all_of<Character>()) {
      if (state.set[c] == 0) continue;
      worth_[c] = worth(state, self, c);
      unclaimed_[c] = unclaimed(c);
      bluff_[c] = unclaimed_[c] * worth_[c] - (1 - unclaimed_[c]) * fine;
    }
  }

  /// How likely he may use a power that he announces with a card that may be each of these.
  [[nodiscard]] double used(const OfCharacter<double>& card, Character c) const {
    return card[c] + (1 - card[c]) * unclaimed_[c];
  }
  [[nodiscard]] double announcing(const OfCharacter<double>& card, Character c) const {
    return card[c] * worth_[c] + (1 - card[c]) * bluff_[c];
  }
  [[nodiscard]] double expects(const OfCharacter<double>& card) const {
    double best = 0;
    double likeliest = 0;
    for (const Character c : all_of<Character>()) {
      best = std::max(best, announcing(card, c));
      likeliest = std::max(likeliest, card[c]);
    }
    return best + sure * likeliest;
  }
  /// The same once he has seen it.
  [[nodiscard]] double expects_seen(const OfCharacter<double>& card) const {
    const double bluff = *std::ranges::max_element(bluff_);
    double sum = 0;
    for (const Character c : all_of<Character>()) sum += card[c] * std::max(worth_[c], bluff);
    return sum + sure;
  }

 private:
  static constexpr double fine = 1.1;  // a coin, and a card that everybody has seen
  static constexpr double sure = 0.3;  // who knows his card can claim it in another's turn

  OfCharacter<double> worth_{};
  OfCharacter<double> unclaimed_{};
  OfCharacter<double> bluff_{};  ///< of announcing what he is not
};

}  // namespace krypta::bots::mascarade
