#pragma once

#include <span>
#include <vector>

#include "engine/cards/library.hpp"

namespace krypta::vendetta {

/// What the language cannot know to be wrong: all cards are there, each has what its kind needs, and does only what the
/// rules can carry out.
void judge(const cards::Library& library, std::span<const cards::File> files, std::vector<cards::Error>& errors);

}  // namespace krypta::vendetta
