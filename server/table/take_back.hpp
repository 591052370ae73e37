#pragma once

#include <memory>
#include <optional>

#include "engine/core/any_game.hpp"

namespace krypta::server {

/// The match as if the choice had not been made.
struct Without {
  std::unique_ptr<AnyMatch> match;
  bool rest = false;  ///< what was chosen since is gone with it
};

/// Takes a choice back, if nobody has learned anything from it; otherwise nothing, and the others have to agree.
///
/// Nobody has learned anything in two cases. Either all the others are shown the same, to the byte, with and without
/// the choice, and nothing was opened to its chooser since: it was made in secret, and only it goes. Or it was a move
/// that all could see: everything it caused was open to all, nothing that was unknown to anybody has become known, and
/// the chooser has seen nothing happen since. What others have chosen in secret since goes with it; if it stood in the
/// way, the answer would tell of it. In a game of bluff there is no second case: what somebody dares to say tells
/// something.
[[nodiscard]] std::optional<Without> without_choice(const AnyMatch& match, std::size_t choice);

}  // namespace krypta::server
