#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/any_game.hpp"

/// A match as a file to keep: one JSON object with the setup, the commitment to chance and its seed, and every choice
/// with the hash of the state it led to.
namespace krypta::cli {

struct SavedMatch {
  const AnyGame* game = nullptr;
  Setup setup;
  std::uint64_t seed = 0;
  std::unique_ptr<AnyMatch> match;  ///< replayed to its last choice, every hash checked
};

/// What is shown before the first choice, so that the seed cannot be changed afterwards: a BLAKE2b hash as 64 hex
/// digits.
[[nodiscard]] std::string chance_commitment(std::string_view game, std::uint64_t seed);

/// The file of a match that was begun with this setup and whose chance was answered from this seed.
[[nodiscard]] std::string write_match(const AnyMatch& match, const Setup& setup, std::uint64_t seed);

/// Reads a file and replays it. A file that is cut short, edited or of other rules is refused with the field or the
/// rule. `verify` also checks the commitment and that every answer of chance came from the seed.
[[nodiscard]] Result<SavedMatch> read_match(std::string_view file, bool verify);

}  // namespace krypta::cli
