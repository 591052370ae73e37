#pragma once

#include <cstddef>
#include <optional>

#include "engine/cards/card_ids.hpp"
#include "engine/cards/errors.hpp"
#include "engine/cards/syntax.hpp"

namespace krypta::cards {

/// How many targets an ability can have: whether all can be named is a search through their combinations.
inline constexpr std::size_t most_targets = 4;
/// How often something can be repeated, and how deep loops can stand in loops, so that every card comes to its end.
inline constexpr int most_repeats = 99;
inline constexpr unsigned most_loops = 3;

/// The card with its names resolved and its types checked; none if something is wrong, which is in the errors then.
[[nodiscard]] std::optional<Card> check(const Vocabulary& vocabulary, const syntax::Card& card,
                                        std::span<const File> files, std::size_t file, const CardIds& ids,
                                        Errors& errors);

}  // namespace krypta::cards
