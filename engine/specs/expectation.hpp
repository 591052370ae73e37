#pragma once

#include <optional>
#include <string_view>

#include "engine/specs/room.hpp"
#include "engine/specs/spec.hpp"

namespace krypta::specs {

/// Whether the table is as it is said to be: a condition of the card language, or what lies in a place
/// (`hand(H): h02 h36`, `dead: nothing`). The text has so many blanks before it that its columns are those of the file.
[[nodiscard]] std::optional<Problem> expected(const Room& room, const Viewpoint& from, const Line& text);

/// A value as it is written.
[[nodiscard]] std::string written(const cards::Vocabulary& vocabulary, cards::Type type, int value);
/// The value of a word of that type, or a number.
[[nodiscard]] std::optional<int> value_of(const cards::Vocabulary& vocabulary, cards::Type type, std::string_view text);
/// "found `h99`, expected a card"
[[nodiscard]] std::string no_value(const cards::Vocabulary& vocabulary, cards::Type type, std::string_view text);

}  // namespace krypta::specs
