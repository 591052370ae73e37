#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "cli/arena/sprt.hpp"
#include "cli/matches.hpp"
#include "engine/games/games.hpp"
#include "text/speech.hpp"

/// The commands that run to their end by themselves. Each prints to `out`; a refusal is for the caller to report.
namespace krypta::cli {

struct SimSettings {
  Matches matches;
  Line bots;
  bool json = false;
  const text::Speech* speech = nullptr;
};
[[nodiscard]] std::optional<Refusal> sim(const SimSettings& settings, std::ostream& out);

/// Bots against each other, in whole rounds (line_ups.hpp) of at least so many matches in all.
struct ArenaSettings {
  Matches matches;
  std::vector<std::string> bots;
  bool json = false;
  const text::Speech* speech = nullptr;
  bool mixed = false;                            ///< all bots at one table, in place of one against the others
  std::optional<std::size_t> challenger{};       ///< only this one of the bots is alone against others
  std::optional<Sprt::Hypotheses> hypotheses{};  ///< with two bots: ends when one is accepted of the challenger
  std::ostream* chart = nullptr;                 ///< where an SVG picture is written, if anywhere
};
[[nodiscard]] std::optional<Refusal> arena(const ArenaSettings& settings, std::ostream& out);

struct BenchSettings {
  std::vector<const AnyGame*> games;
  unsigned seats = 0;  ///< 0: each number that a game takes
  double seconds = 1;  ///< for each game and number of seats
  bool json = false;
  const text::Speech* speech = nullptr;
};
void bench(const BenchSettings& settings, std::ostream& out);

/// The bytes of a file that may be a saved match.
[[nodiscard]] Result<std::string> read_match_file(const std::string& path);

/// Shows a saved match choice by choice, as one observer saw it.
[[nodiscard]] std::optional<Refusal> replay(const Games& games, const std::string& file, bool verify,
                                            std::optional<Seat> observer, const text::Speech& speech,
                                            std::ostream& out);

/// Reads requests until the input ends or somebody quits.
void serve_protocol(const Games& games, std::istream& in, std::ostream& out);

}  // namespace krypta::cli
