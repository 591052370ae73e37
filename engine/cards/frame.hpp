#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/cards/code.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"

namespace krypta::cards {

/// How many values a card can keep while it is carried out: names of `target`, `choose`, `let`, `for each`, `repeat`.
inline constexpr std::size_t most_locals = 12;
/// How deep an expression can be.
inline constexpr std::size_t most_depth = 12;

/// A card that is being carried out: all that the machine knows between two decisions.
struct Frame {
  Address pc = nowhere;
  std::uint16_t card = 0;                                   ///< which of the game's cards, as the game counts them
  Maybe<Seat> player{};                                     ///< whose card it is: `self`
  FixedVector<Secret<std::int16_t>, most_locals> locals{};  ///< what was chosen in secret is its chooser's
  friend constexpr bool operator==(const Frame&, const Frame&) = default;

  [[nodiscard]] constexpr std::int16_t local(std::size_t slot) const {
    return slot < locals.size() ? locals[slot].value : nothing;
  }
  constexpr void set(std::size_t slot, std::int16_t value, SeatSet seen_by = SeatSet::everyone()) {
    while (locals.size() <= slot) locals.push_back({nothing, SeatSet::everyone()});
    locals[slot] = {value, seen_by};
  }
};
constexpr auto fields_of(std::type_identity<Frame>) {
  return fields<Frame>(field("pc", &Frame::pc, everyone), field("card", &Frame::card, everyone),
                       field("player", &Frame::player, everyone), field("locals", &Frame::locals, whoever_has_seen));
}

}  // namespace krypta::cards
