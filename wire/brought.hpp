#pragma once

#include <optional>
#include <string_view>

#include "engine/core/any_game.hpp"

namespace krypta::wire {

/// Whether a text that somebody gives for what he brings wants to be JSON.
[[nodiscard]] bool looks_like_json(std::string_view text);

/// What somebody wants to bring to a match of the game, as he wrote it: JSON, or text that the game reads.
[[nodiscard]] Brought bring(const AnyGame& game, std::string_view text);

/// The same while he is still building it; nothing in a game to which nobody brings anything.
[[nodiscard]] std::optional<Draft> draft(const AnyGame& game, std::string_view text);
[[nodiscard]] std::optional<std::string> draft_as(const AnyGame& game, std::string_view text, std::string_view form);

}  // namespace krypta::wire
