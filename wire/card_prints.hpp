#pragma once

#include <optional>

#include "engine/core/card_print.hpp"
#include "engine/core/value.hpp"

/// The cards of a match as they are kept with it: {"h01": "4f0e…", …}, each with its fingerprint in 16 hex digits.
namespace krypta::wire {

[[nodiscard]] Value to_value(const CardPrints& cards);
/// Nothing if it is not that.
[[nodiscard]] std::optional<CardPrints> read_card_prints(const Value& value);

}  // namespace krypta::wire
