#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"

/// Many matches between bots, on several threads.
namespace krypta::cli {

struct Matches {
  const AnyGame* game = nullptr;
  Setup setup;
  std::uint64_t games = 100;
  unsigned threads = 1;
  std::uint64_t seed = 1;
  std::ostream* progress = nullptr;              ///< where a progress bar may be drawn, if anywhere
  std::function<void(const AnyMatch&)> watch{};  ///< shown each match that is over, one at a time, if somebody looks
};

/// Who sits where: a bot a seat.
using Line = std::vector<std::string>;

/// A match depends on the seed and its number alone, so what is counted is the same for any number of threads, as long
/// as it does not depend on the order. `line` is asked for who plays a match, by its generator; `count` is told of each
/// match that is over, one at a time.
[[nodiscard]] std::optional<Refusal> play_matches(
    const Matches& matches, const std::function<Line(Rng&)>& line,
    const std::function<void(const Line&, const AnyGame::Playout&)>& count);

/// Seconds of the clock, for rates.
[[nodiscard]] double seconds_now();

}  // namespace krypta::cli
