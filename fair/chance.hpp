#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/random.hpp"

/// Chance that nobody can bend alone and everybody can check. Before the first choice the table is told a commitment:
/// the hash of a secret. Whoever wants to adds entropy of his own. All of it together keys the stream of chance's
/// answers. After the last choice the secret is disclosed, and anybody can compute every answer again.
///
/// The server cannot choose the answers, because it was bound to its secret before it saw the players' entropy; the
/// players cannot, because they do not know the secret. docs/fairness.md has every byte, and what is not promised.
namespace krypta::fair {

using Bytes = std::array<std::uint8_t, 32>;

/// From the machine's generator.
[[nodiscard]] Bytes random_bytes();
/// Lower case.
[[nodiscard]] std::string to_hex(std::span<const std::uint8_t> bytes);
/// Exactly 64 hex digits of either case, or nothing.
[[nodiscard]] std::optional<Bytes> from_hex(std::string_view digits);

/// What is shown before the first choice: 64 hex digits.
[[nodiscard]] std::string commitment(std::string_view game, const Bytes& secret);

/// What is shown of what a seat brings to a match, before the first choice: 64 hex digits. The secret keys it, so
/// nobody can try what it might be before the secret is disclosed, and nobody can bring something else afterwards.
[[nodiscard]] std::string brought_commitment(std::string_view game, const Bytes& secret, unsigned seat,
                                             std::string_view brought);

/// The key of a match's chance. `entropy` has a text a seat, empty where a player added none.
[[nodiscard]] Bytes key(std::string_view game, const Bytes& secret, std::span<const std::string> entropy);

/// Answers that were given and taken back with the choice that led to them. Somebody has seen them, so they never come
/// again: the answer of the match with the index `before`, and all after it, are drawn so many places further on.
struct Redrawn {
  std::uint64_t before = 0;
  std::uint64_t answers = 0;
  friend bool operator==(const Redrawn&, const Redrawn&) = default;
};
/// In the order of `before`.
using Redraws = std::vector<Redrawn>;

/// A match of which the first `kept` answers of chance are left has lost the `lost` that came after them.
void draw_anew(Redraws& redraws, std::uint64_t kept, std::uint64_t lost);

/// Chance from a key of 256 bits.
class KeyedChance final : public ChanceSource {
 public:
  explicit KeyedChance(const Bytes& key, Redraws redraws = {}) : key_(key), redraws_(std::move(redraws)) {}
  /// `bound` is at least 1.
  [[nodiscard]] std::uint64_t answer(std::uint64_t index, std::uint64_t bound) const override;

 private:
  Bytes key_;
  Redraws redraws_;
};

/// All that decides a match's chance. Whoever has it knows every answer, those to come too.
struct Chance {
  Bytes secret{};
  std::vector<std::string> entropy{};  ///< a text a seat
  Redraws redraws{};
  friend bool operator==(const Chance&, const Chance&) = default;
};

/// The chance of a match to which nobody adds entropy: one played alone, on one's own machine.
[[nodiscard]] Chance without_entropy(const Bytes& secret, unsigned seats);
[[nodiscard]] KeyedChance source_of(std::string_view game, const Chance& chance);

/// The secret that a seed from the command line stands for, so that the same seed gives the same match again. Whoever
/// can guess the seed knows the secret: it is for playing alone.
[[nodiscard]] Bytes secret_from_seed(std::uint64_t seed);

/// BLAKE2b-256 of a file's text.
[[nodiscard]] Bytes digest(std::string_view text);

/// A seed for something that draws numbers beside chance, such as the bots of a match. It tells nothing about the
/// secret, about chance's answers or about the seed for another purpose.
[[nodiscard]] std::uint64_t seed_for(std::string_view purpose, const Bytes& secret);

}  // namespace krypta::fair
