#pragma once

#include <string>

#include "engine/games/games.hpp"

namespace krypta::cli {

/// What the events of each game carry, the steps it stands at and the kinds of things it points at: the part of
/// docs/protocol.md that is made from the code, as Markdown.
[[nodiscard]] std::string protocol_reference(const Games& games);

}  // namespace krypta::cli
