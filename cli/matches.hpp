#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "trials/trial.hpp"

/// Many matches between bots, on several threads.
namespace krypta::cli {

struct Matches {
  const AnyGame* game = nullptr;
  Setup setup{};
  std::uint64_t games = 100;
  unsigned threads = 1;
  std::uint64_t seed = 1;
  std::ostream* progress = nullptr;              ///< where a progress bar may be drawn, if anywhere
  std::function<void(const AnyMatch&)> watch{};  ///< shown each match that is over, one at a time, if somebody looks
  std::function<bool()> enough{};                ///< asked by any thread: true if no more has to be played
  bool interruptible = false;                    ///< Ctrl-C breaks off what is being played, and all that was to come
};

/// Who sits where: a bot a seat.
using Line = std::vector<std::string>;

/// A match to be played.
struct Sitting {
  Line line;
  std::vector<Rng> minds;               ///< what the bots draw from: one for all of them, or one a seat
  std::optional<std::uint64_t> deal{};  ///< the seed of chance; where there is none it is drawn from the first mind
  unsigned moved = 0;                   ///< by so many seats, what is brought to the match
};

/// Of a bot that had more than one option.
struct Decision {
  Seat seat = Seat::spectator;
  double ms = 0;                     ///< how long it thought
  std::optional<double> expected{};  ///< the share of the win that it expected for itself, if it searches
};
struct Played : AnyGame::Playout {
  std::vector<Decision> decisions{};
};

using Seating = std::function<Sitting(std::uint64_t match)>;
using Counting = std::function<void(std::uint64_t match, const Sitting&, const Played&)>;

/// Asked by whoever plays a match: true if it is not wanted any more.
using Enough = std::function<bool()>;
/// Plays the match of that number, on any thread, and tells whether it is over: otherwise it was broken off.
using PlayOne = std::function<Result<bool>(std::uint64_t match, const Enough& enough)>;
/// As many matches as there are to be, numbered from 0, on as many threads.
[[nodiscard]] std::optional<Refusal> play_numbered(const Matches& matches, const PlayOne& play);

/// Matches are numbered from 0, and `seating` says what each is to be: a function of the number alone, so that what is
/// counted is the same for any number of threads, as long as it does not depend on the order. `count` is told of each
/// match that is over, one at a time. The bots are those of `find_contestant`.
[[nodiscard]] std::optional<Refusal> play_sittings(const Matches& matches, const Seating& seating,
                                                   const Counting& count);

/// The same where each match follows from the seed and its number: `line` is asked for who plays it, by its generator.
[[nodiscard]] std::optional<Refusal> play_matches(
    const Matches& matches, const std::function<Line(Rng&)>& line,
    const std::function<void(const Line&, const AnyGame::Playout&)>& count);

using trials::generator;

/// The bot of that name or level as `Sitting` wants it. Here, where nobody plays, there is also `omniscient` (with
/// limits like those of `search`), which sees everything: the upper bound of what knowledge is worth.
[[nodiscard]] std::optional<std::string> find_contestant(std::string_view name);

/// "2:05" or "1:02:05"; nothing is known of less than nothing.
[[nodiscard]] std::string clock_of(double seconds);

/// Seconds of the clock, for rates.
[[nodiscard]] double seconds_now();

}  // namespace krypta::cli
