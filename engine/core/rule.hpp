#pragma once

#include <cstdint>
#include <initializer_list>

#include "engine/core/fixed_vector.hpp"

namespace krypta {

/// The number of a rule in the game's rule book; 104 is NH-104 in Nowa Huta.
enum class RuleId : std::uint16_t {};

/// The few rules that an event, a prompt or a refusal follows. A set of cards that somebody made can break eight at
/// once.
struct RuleIds : FixedVector<RuleId, 8> {
  constexpr RuleIds() = default;
  constexpr RuleIds(std::initializer_list<unsigned> numbers) {
    for (const unsigned n : numbers) push_back(static_cast<RuleId>(n));
  }
};

}  // namespace krypta
