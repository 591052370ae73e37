#pragma once

#include <memory>
#include <optional>

#include "engine/core/any_game.hpp"

namespace krypta::server {

/// Where in the match the seat's last choice is.
[[nodiscard]] std::optional<std::size_t> last_choice_of(const AnyMatch& match, Seat s);

/// The match as if the choice had not been made, if nobody has learned anything from it; otherwise nothing, and the
/// others have to agree.
///
/// Nobody has learned anything in two cases. Either all the others are shown the same, to the byte, with and without
/// the choice: it was made in secret. Or nobody, chance included, has chosen since, everything it caused was open to
/// all, and nothing that was unknown to anybody has become known: it was a move of pieces that all could see.
[[nodiscard]] std::unique_ptr<AnyMatch> without_choice(const AnyMatch& match, std::size_t choice);

}  // namespace krypta::server
