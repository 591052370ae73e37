#pragma once

#include <iosfwd>
#include <string>

#include "cli/arena/ratings.hpp"
#include "cli/arena/results.hpp"
#include "cli/arena/sprt.hpp"
#include "engine/core/value.hpp"
#include "text/speech.hpp"

/// What the arena found, told in three ways.
namespace krypta::cli {

struct ArenaReport {
  const GameInfo* game = nullptr;
  const LineUps* line_ups = nullptr;
  const ArenaResults* results = nullptr;
  const Sprt* sprt = nullptr;  ///< of the first pair, if there was a test
  bool interrupted = false;
};

[[nodiscard]] Value arena_value(const ArenaReport& report);
void print_arena(const ArenaReport& report, const text::Speech& speech, std::ostream& out);
/// SVG: everybody's share of wins with its interval, and the even share. It needs no colours and fits light and dark.
[[nodiscard]] std::string arena_chart(const ArenaReport& report, const text::Speech& speech);

/// The ratings of all bots, from the rounds that count.
[[nodiscard]] std::vector<Rating> arena_ratings(const ArenaReport& report);

/// "62.5", of a hundred.
[[nodiscard]] std::string percent(double share);
[[nodiscard]] std::string percent(const Interval& reach);
/// "An even share is 25.0 %."
[[nodiscard]] std::string even_share(const ArenaReport& report, const text::Speech& speech);

}  // namespace krypta::cli
