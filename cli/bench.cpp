#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <ostream>

#include "cli/allocations.hpp"
#include "cli/tools.hpp"
#include "engine/games/games.hpp"

namespace krypta::cli {

namespace {

struct Measured {
  double choices_per_second = 0;
  double allocations_per_choice = 0;
};

/// Seconds this thread has really run: what else the machine does is not the engine's speed.
double busy_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// Random play-outs on one core, in slices; the best slice counts, for the others shared the core's caches with
/// somebody.
Measured measure(const AnyGame& game, unsigned seats, double seconds) {
  constexpr std::size_t slices = 10;
  constexpr std::uint64_t batch = 100'000;
  Rng rng{20091210};
  static_cast<void>(game.playouts(seats, batch, rng));
  std::array<double, slices> rates{};
  std::uint64_t all_choices = 0;
  const std::uint64_t allocated = allocations();
  for (double& rate : rates) {
    const double start = busy_seconds();
    std::uint64_t choices = 0;
    double passed = 0;
    while (passed < seconds / slices) {
      choices += game.playouts(seats, batch, rng);
      passed = busy_seconds() - start;
    }
    rate = static_cast<double>(choices) / passed;
    all_choices += choices;
  }
  return {*std::ranges::max_element(rates),
          static_cast<double>(allocations() - allocated) / static_cast<double>(all_choices)};
}

}  // namespace

void bench(const BenchSettings& settings, std::ostream& out) {
  Value::Array games;
  const auto word = [&](std::string_view key) { return settings.speech->say(key); };
  if (!settings.json) {
    out << fmt::format("{:<16} {:>7} {:>20} {:>14} {:>18}\n", word("tools-game"), word("tools-seats"),
                       word("tools-choices-per-second"), word("tools-state-bytes"), word("tools-allocations"));
  }
  for (const AnyGame* game : all_games()) {
    for (unsigned seats = game->info().least_seats; seats <= game->info().most_seats; ++seats) {
      const Measured m = measure(*game, seats, settings.seconds);
      games.push_back(Value::Object{{"game", game->info().id},
                                    {"seats", seats},
                                    {"choices_per_second", m.choices_per_second},
                                    {"state_bytes", game->state_bytes()},
                                    {"allocations_per_choice", m.allocations_per_choice}});
      if (!settings.json) {
        out << fmt::format("{:<16} {:>7} {:>20.0f} {:>14} {:>18.3f}\n", game->info().id, seats, m.choices_per_second,
                           game->state_bytes(), m.allocations_per_choice)
            << std::flush;
      }
    }
  }
  if (settings.json) out << to_json(Value::Object{{"games", std::move(games)}}) << "\n";
}

}  // namespace krypta::cli
