#pragma once

#include <span>

#include "text/fluent.hpp"

namespace krypta::text {

/// Names that games keep themselves, because they are the same in every language.
[[nodiscard]] std::span<const LentNames> names_of_games();

}  // namespace krypta::text
