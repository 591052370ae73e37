#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <ostream>

#include "bots/bots.hpp"
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

/// What the search does on one core: random play-outs to the end of the match, and play-outs guided by the heuristic.
struct Searched {
  double iterations_per_second = 0;
  double choices_per_second = 0;  ///< simulated
};

/// Thinks about every tenth decision of matches at random.
Searched measure_search(const AnyGame& game, unsigned seats, std::string_view bot, double seconds) {
  Rng rng{20091210};
  std::uint64_t iterations = 0;
  std::uint64_t choices = 0;
  double passed = 0;
  while (passed < seconds) {
    const auto begun = game.begin(Setup{seats});
    AnyMatch& match = **begun;
    const ChanceStream chance{rng()};
    for (match.answer_for_chance(chance); !match.pending().over; match.answer_for_chance(chance)) {
      const Seat s = match.pending().must.lowest();
      const std::vector<Option> options = match.options(s);
      if (options.size() > 1 && passed < seconds && rng.below(10) == 0) {
        const double start = busy_seconds();
        const auto advice = bots::advise(match, s, bot, rng);
        passed += busy_seconds() - start;
        iterations += advice->search->iterations;
        choices += advice->search->simulated;
      }
      static_cast<void>(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id));
    }
  }
  return {static_cast<double>(iterations) / passed, static_cast<double>(choices) / passed};
}

Value::Object value_of(const Searched& searched) {
  return {{"iterations_per_second", searched.iterations_per_second},
          {"choices_per_second", searched.choices_per_second}};
}

Value bench_search(const BenchSettings& settings, std::ostream& out) {
  const auto word = [&](std::string_view key) { return settings.speech->say(key); };
  if (!settings.json) {
    out << fmt::format("\n{}\n{:<16} {:>7} {:>36} {:>24} {:>36} {:>24}\n", word("tools-search"), word("tools-game"),
                       word("tools-seats"), word("tools-iterations-random"), word("tools-choices-per-second"),
                       word("tools-iterations-guided"), word("tools-choices-per-second"));
  }
  Value::Array all;
  for (const AnyGame* game : settings.games) {
    const unsigned seats = settings.seats != 0 ? settings.seats : std::min(game->info().most_seats, 4U);
    const Searched blind = measure_search(*game, seats, "search:1000it:blind", settings.seconds);
    const Searched guided = measure_search(*game, seats, "search:200it", settings.seconds);
    all.push_back(Value::Object{
        {"game", game->info().id}, {"seats", seats}, {"random", value_of(blind)}, {"guided", value_of(guided)}});
    if (!settings.json) {
      out << fmt::format("{:<16} {:>7} {:>36.0f} {:>24.0f} {:>36.0f} {:>24.0f}\n", game->info().id, seats,
                         blind.iterations_per_second, blind.choices_per_second, guided.iterations_per_second,
                         guided.choices_per_second)
          << std::flush;
    }
  }
  return all;
}

}  // namespace

void bench(const BenchSettings& settings, std::ostream& out) {
  Value::Array games;
  const auto word = [&](std::string_view key) { return settings.speech->say(key); };
  if (!settings.json) {
    out << fmt::format("{:<16} {:>7} {:>20} {:>14} {:>18}\n", word("tools-game"), word("tools-seats"),
                       word("tools-choices-per-second"), word("tools-state-bytes"), word("tools-allocations"));
  }
  for (const AnyGame* game : settings.games) {
    for (unsigned seats = game->info().least_seats; seats <= game->info().most_seats; ++seats) {
      if (settings.seats != 0 && seats != settings.seats) continue;
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
  Value search = bench_search(settings, out);
  if (settings.json) out << to_json(Value::Object{{"games", std::move(games)}, {"search", std::move(search)}}) << "\n";
}

}  // namespace krypta::cli
