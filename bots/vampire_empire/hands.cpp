#include "bots/vampire_empire/hands.hpp"

#include <algorithm>

namespace krypta::bots::vampire_empire {

CardSet unseen(const State& known, Seat of) {
  const Player& player = known.players[of];
  CardSet cards = whole_deck(player.side) - player.played;
  for (const Card c : player.shown) cards.remove(c);
  if (!known.card.empty() && known.card.back().player == Maybe{of})
    cards.remove(static_cast<Card>(known.card.back().card));
  return cards;
}

CardSet valid_of(const Cards& cards, const State& known, Side deck, Character supported, Character opposed) {
  const CardSet own = cards.of(group_of(occupation(supported)));
  CardSet valid = own;
  if (deck == Side::Human) {
    if (known.revealed.has(opposed)) valid = valid | cards.of(Group::HolyWater);
  } else if (known.revealed.has(supported)) {
    valid = valid | cards.of(Group::Vampire);
  }
  return valid & whole_deck(deck);
}

Reach::Reach(const Cards& cards, const CardSet& unseen, const CardSet& valid, unsigned hand) {
  const double held = std::min(1.0, static_cast<double>(hand) / std::max(1U, unseen.size()));
  std::array<double, most> sums{};
  sums[0] = 1;
  std::size_t highest = 0;
  for (const Card c : unseen& valid) {
    const std::size_t value = cards.value(c);
    highest = std::min(most - 1, highest + value);
    for (std::size_t sum = highest; sum + 1 > 0; --sum) {
      const double with = sum >= value ? sums[sum - value] * held : 0;
      sums[sum] = sums[sum] * (1 - held) + with;
    }
  }
  for (std::size_t i = 0; i < most; ++i) below_[i + 1] = std::min(1.0, below_[i] + sums[i]);
}

double Reach::below(int points) const {
  return points <= 0 ? 0 : below_[std::min(static_cast<std::size_t>(points), most)];
}

}  // namespace krypta::bots::vampire_empire
