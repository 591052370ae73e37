#pragma once

#include "engine/games/vampire_empire/state.hpp"

namespace krypta::vampire_empire {

/// Every three of nine that could be the vampires; for the human player at most 35. All are equally likely.
using Worlds = FixedVector<CharacterSet, 84>;
/// From what one observer knows: tokens of his own, revealed vampires, answers, the dead.
[[nodiscard]] Worlds worlds_of(const State& known);

}  // namespace krypta::vampire_empire
