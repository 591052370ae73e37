#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"
#include "fair/chance.hpp"

namespace krypta {
class Games;
}

/// A match as a file to keep: one JSON object with the setup, the commitment to chance with what opens it, and every
/// choice with the hash of the state it led to. A digest of all that shows edits which nothing else contradicts, such
/// as a plan that was left out because its owner changed it afterwards; it keeps out mistakes, not forgers.
///
/// The secret is always in it, in the file of a match that still goes on too: who keeps such a file can look up what
/// chance will answer. The terminal writes one, since it is the player's own machine; a server gives no file away
/// before the match is over.
namespace krypta::fair {

/// What stands in a file beside the match. Nothing can check it.
struct Remarks {
  std::vector<std::string> names{};      ///< a name a seat, or none at all
  std::optional<std::int64_t> played{};  ///< when, in milliseconds since the beginning of 1970
  friend bool operator==(const Remarks&, const Remarks&) = default;
};

struct SavedMatch {
  const AnyGame* game = nullptr;
  Setup setup;
  Chance chance;
  Remarks remarks;
  std::unique_ptr<AnyMatch> match;  ///< replayed to its last choice, every hash checked
  std::size_t verified = 0;         ///< so many answers of chance were computed again and agree
};

/// The file of a match that was begun with this setup and whose chance was answered by this one.
[[nodiscard]] std::string write_match(const AnyMatch& match, const Setup& setup, const Chance& chance,
                                      const Remarks& remarks = {});

/// Reads a file of one of the games and replays it. A file that is cut short, edited or of other rules is refused with
/// the field or the rule. `verify` also checks the commitment, the key and the digest and computes every answer of
/// chance again.
[[nodiscard]] Result<SavedMatch> read_match(const Games& games, std::string_view file, bool verify);
/// The same for a file that is part of something else and was read with it.
[[nodiscard]] Result<SavedMatch> read_match_value(const Games& games, const Value& file, bool verify);

}  // namespace krypta::fair
