#pragma once

#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/seat.hpp"

namespace krypta {

/// One legal choice of a seat: a small code that means something only together with its game.
/// Its readable form, the same everywhere outside the engine, is `Game::write` and `Game::read`.
enum class Choice : std::uint32_t {};

/// A choice as a verb with one argument, the way most games pack theirs.
template <class Verb>
constexpr Choice choice(Verb verb, unsigned argument = 0) {
  return static_cast<Choice>((static_cast<std::uint32_t>(verb) << 16U) | argument);
}
template <class Verb>
constexpr Verb verb_of(Choice c) {
  return static_cast<Verb>(static_cast<std::uint32_t>(c) >> 16U);
}
constexpr unsigned argument_of(Choice c) { return static_cast<std::uint32_t>(c) & 0xFFFFU; }

/// A possible answer of chance and how often it comes, relative to the others.
struct Weighted {
  Choice choice{};
  std::uint32_t weight = 1;
  friend constexpr bool operator==(const Weighted&, const Weighted&) = default;
};

/// A question at which a seat may be passed over: what that is to choose, and what the question is about.
struct Passing {
  Choice choice{};
  std::uint32_t stops = 0;  ///< which of GameInfo::stops stand at it, a bit each
  std::uint32_t within =
      0;  ///< what goes on, by a number that nothing else has while it does; 0: nothing in particular
  friend constexpr bool operator==(const Passing&, const Passing&) = default;
};

/// Whom the match waits for.
struct Pending {
  bool over = false;
  bool chance = false;
  SeatSet must;  ///< the match stands until each of them has decided
  SeatSet may;   ///< these have decided and may still change it
  /// Of those who were asked at once, who has answered: others are not told who before all have.
  SeatSet sealed{};

  [[nodiscard]] constexpr SeatSet able() const { return must | may; }
  /// Whom the match waits for, as far as an observer is told.
  [[nodiscard]] constexpr SeatSet waits_for(Seat observer) const { return must | sealed.without(observer); }
  friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

}  // namespace krypta
