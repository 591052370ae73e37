#pragma once

#include <optional>

#include "engine/games/vampire_empire/deck.hpp"

namespace krypta::bots::vampire_empire {

using namespace krypta::vampire_empire;

/// What a support card does, read from its code, so that a changed deck is understood too.
struct Effect {
  CardVerb verb{};
  int amount = 0;          ///< of cards or points
  bool from_moat = false;  ///< of a card that takes one back
};
[[nodiscard]] std::optional<Effect> effect_of(const Cards& cards, Card c);

}  // namespace krypta::bots::vampire_empire
