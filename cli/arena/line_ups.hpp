#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cli/matches.hpp"

/// Who meets whom in the arena, and where they sit.
namespace krypta::cli {

/// A round is one deal, played by every line-up once in every rotation of the seats. The deal is a seed for chance and
/// one for each seat, so whoever sits there meets the same luck and draws the same numbers, and a bot that is put in
/// the place of an equal one changes nothing. From round to round what is brought moves on by a seat, so that no bot
/// goes by its deck. Bots are called by their place in the list.
class LineUps {
 public:
  /// One bot alone among seats of another.
  struct Pair {
    std::size_t one = 0;
    std::size_t others = 0;
  };
  struct Settings {
    unsigned seats = 2;
    std::uint64_t seed = 1;
    bool mixed = false;  ///< all bots at each table, as often as each other, where they are drawn
    std::optional<std::size_t> challenger = {};  ///< only this one is alone; otherwise each against each
  };
  LineUps(std::vector<std::string> bots, const Settings& settings);

  [[nodiscard]] const std::vector<std::string>& bots() const { return bots_; }
  /// None if line-ups are mixed.
  [[nodiscard]] const std::vector<Pair>& pairs() const { return pairs_; }
  [[nodiscard]] unsigned seats() const { return settings_.seats; }
  [[nodiscard]] std::uint64_t matches_a_round() const;
  /// The least number of whole rounds that has so many matches.
  [[nodiscard]] std::uint64_t rounds_for(std::uint64_t matches) const;

  /// The pair that plays a match, by its place among the pairs; nothing if line-ups are mixed.
  [[nodiscard]] std::optional<std::size_t> pair_in(std::uint64_t match) const;
  /// The bot on each seat.
  [[nodiscard]] std::vector<std::size_t> seated(std::uint64_t match) const;
  [[nodiscard]] Sitting sitting(std::uint64_t match) const;

 private:
  std::vector<std::string> bots_;
  Settings settings_;
  std::vector<Pair> pairs_;
};

}  // namespace krypta::cli
