#pragma once

#include <cstddef>

#include "engine/cards/errors.hpp"

namespace krypta::cards {

/// What is too big for the machine is reported.
[[nodiscard]] CardCode compile_card(const Vocabulary& vocabulary, const Card& card, std::size_t file, Errors& errors);

}  // namespace krypta::cards
