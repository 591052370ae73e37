#pragma once

#include <cstddef>
#include <vector>

#include "engine/cards/errors.hpp"

namespace krypta::cards {

/// Appends the code of a card to the program. What is too big for the machine is reported.
[[nodiscard]] std::vector<AbilityCode> compile_card(const Vocabulary& vocabulary, const Card& card, std::size_t file,
                                                    Program& program, Errors& errors);

}  // namespace krypta::cards
