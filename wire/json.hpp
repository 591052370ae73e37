#pragma once

#include <string_view>

#include "engine/core/result.hpp"
#include "engine/core/value.hpp"

namespace krypta::wire {

/// Reads one JSON text. The refusal says what is wrong and at which byte.
[[nodiscard]] Result<Value> parse_json(std::string_view text);

}  // namespace krypta::wire
