#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"

namespace krypta {

/// A deck that is shuffled as it is drawn from: a known top, an unordered middle, a known bottom. The order of the
/// middle does not exist until chance decides it card by card, so nothing can leak it. Whoever put a card on the top
/// or bottom (or watched it) is noted with the card.
template <class Card, std::size_t Capacity>
struct Deck {
  FixedVector<Secret<Card>, Capacity> top;     ///< the next card to draw is at the back
  FixedVector<Hidden<Card>, Capacity> middle;  ///< sorted, so that equal decks are equal values
  FixedVector<Secret<Card>, Capacity> bottom;  ///< the very last card is at the front

  friend constexpr bool operator==(const Deck&, const Deck&) = default;

  [[nodiscard]] constexpr std::size_t size() const { return top.size() + middle.size() + bottom.size(); }
  [[nodiscard]] constexpr bool empty() const { return size() == 0; }
  /// Whether the next draw is a decision of chance.
  [[nodiscard]] constexpr bool needs_chance() const { return top.empty() && !middle.empty(); }

  /// Whether the middle is sorted; a check of positions must ask, for a position comes from outside.
  [[nodiscard]] constexpr bool in_order() const {
    return std::is_sorted(middle.begin(), middle.end(), [](const auto& a, const auto& b) { return a.value < b.value; });
  }

  constexpr void add(Card card) {
    std::size_t place = 0;
    while (place < middle.size() && middle[place].value < card) ++place;
    middle.insert(place, Hidden<Card>{card});
  }
  constexpr void put_on_top(Card card, SeatSet seen_by) { top.push_back({card, seen_by}); }
  constexpr void put_at_bottom(Card card, SeatSet seen_by) { bottom.insert(0, {card, seen_by}); }
  /// Everything anybody knew about the order is gone.
  constexpr void shuffle() {
    for (const auto& c : top) add(c.value);
    for (const auto& c : bottom) add(c.value);
    top.clear();
    bottom.clear();
  }

  /// Takes the next card where it is already decided, with the seats that know it.
  constexpr Secret<Card> take_known() {
    assert(!empty() && !needs_chance());
    auto& part = top.empty() ? bottom : top;
    const Secret<Card> card = part.back();
    part.pop_back();
    return card;
  }

  /// What chance may answer to a draw: `list(card, weight)` for each different card of the middle.
  template <class List>
  constexpr void draws(List&& list) const {
    for (std::size_t i = 0; i < middle.size();) {
      std::size_t next = i;
      while (next < middle.size() && middle[next].value == middle[i].value) ++next;
      list(middle[i].value, static_cast<std::uint32_t>(next - i));
      i = next;
    }
  }
  /// The same answer with the same odds, without the list.
  constexpr Card sample(Rng& rng) const {
    assert(needs_chance());
    return middle[rng.below(static_cast<std::uint32_t>(middle.size()))].value;
  }
  /// Carries out chance's answer.
  constexpr void take(Card card) {
    for (std::size_t i = 0; i < middle.size(); ++i) {
      if (middle[i].value == card) {
        middle.erase(i);
        return;
      }
    }
    not_there(middle.size(), typeid(Card).name());
  }
};

template <class Card, std::size_t Capacity>
constexpr auto fields_of(std::type_identity<Deck<Card, Capacity>>) {
  using D = Deck<Card, Capacity>;
  return fields<D>(field("top", &D::top, whoever_has_seen), field("middle", &D::middle, nobody),
                   field("bottom", &D::bottom, whoever_has_seen));
}

}  // namespace krypta
