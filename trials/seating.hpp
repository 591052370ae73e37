#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

/// Who sits where while a deck is tried.
namespace krypta::trials {

/// Decks are called by their place in the list; the first is the one that is tried, and sits at every table, once. A
/// round is one circle of decks in every rotation, so that each deck of it sits in each chair once. In a block of
/// rounds each other deck has been as often as any other at each distance from the first: its prey, its predator,
/// across. Where decks are fewer than chairs the others sit there several times.
class Seating {
 public:
  /// Two decks at least, which may be the same.
  Seating(std::size_t decks, unsigned seats, std::uint64_t seed) : decks_(decks), seats_(seats), seed_(seed) {}

  [[nodiscard]] unsigned seats() const { return seats_; }
  [[nodiscard]] std::uint64_t matches_a_block() const { return std::uint64_t{seats_} * (decks_ - 1); }
  /// The least number of whole rounds that has so many matches.
  [[nodiscard]] std::uint64_t in_whole_rounds(std::uint64_t matches) const {
    return (matches + seats_ - 1) / seats_ * seats_;
  }
  /// The deck on each chair, for matches numbered from 0.
  [[nodiscard]] std::vector<std::size_t> line(std::uint64_t match) const;
  /// Where the first deck sits.
  [[nodiscard]] unsigned chair(std::uint64_t match) const { return static_cast<unsigned>(match % seats_); }

 private:
  [[nodiscard]] std::vector<std::size_t> circle(std::uint64_t round) const;

  std::size_t decks_;
  unsigned seats_;
  std::uint64_t seed_;
};

}  // namespace krypta::trials
