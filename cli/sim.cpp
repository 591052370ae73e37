#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ostream>
#include <thread>

#include "bots/bots.hpp"
#include "cli/tools.hpp"

namespace krypta::cli {

namespace {

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t choices = 0;
  std::uint64_t draws = 0;
  std::vector<std::uint64_t> wins;
  std::vector<std::uint64_t> points;

  void add(const AnyGame::Playout& played) {
    ++games;
    choices += played.choices;
    if (played.outcome.winners.size() == 1) {
      ++wins[number(played.outcome.winners.lowest())];
    } else {
      ++draws;
    }
    for (std::size_t s = 0; s < points.size(); ++s) points[s] += static_cast<std::uint64_t>(played.outcome.scores[s]);
  }
  void add(const Tally& other) {
    games += other.games;
    choices += other.choices;
    draws += other.draws;
    for (std::size_t s = 0; s < wins.size(); ++s) {
      wins[s] += other.wins[s];
      points[s] += other.points[s];
    }
  }
};

/// One match between bots, each of which sees its own view.
Result<AnyGame::Playout> play_one(const SimSettings& settings, Rng& rng) {
  const bool all_random = std::ranges::all_of(settings.bots, [](const std::string& bot) { return bot == "random"; });
  if (all_random) return settings.game->playout(settings.setup, rng);
  auto begun = settings.game->begin(settings.setup);
  if (!begun) return begun.refusal();
  AnyMatch& match = **begun;
  const ChanceStream chance{rng()};
  for (;;) {
    match.answer_for_chance(chance);
    const Pending now = match.pending();
    if (now.over) return AnyGame::Playout{match.length(), match.result()};
    const Seat s = now.must.lowest();
    const auto advice = bots::advise(match, s, settings.bots[number(s)], rng);
    if (!advice) return advice.refusal();
    if (const auto refusal = match.act(s, advice->option)) return *refusal;
  }
}

/// A match depends on the seed and its number alone, so the result is the same for any number of threads.
struct Worker {
  const SimSettings& settings;
  std::atomic<std::uint64_t>& next;
  std::atomic<std::uint64_t>& finished;
  Tally tally;
  std::optional<Refusal> failure;

  void run() {
    for (std::uint64_t i = next++; i < settings.games && !failure; i = next++) {
      Rng rng{Rng::mix(settings.seed) + Rng::mix(i + 1)};
      const auto played = play_one(settings, rng);
      if (played) {
        tally.add(*played);
      } else {
        failure = played.refusal();
      }
      ++finished;
    }
  }
};

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void draw_progress(std::ostream& out, std::uint64_t done, std::uint64_t all, double seconds) {
  constexpr std::uint64_t width = 40;
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double left = rate > 0 ? static_cast<double>(all - done) / rate : 0;
  const auto full = static_cast<std::size_t>(all == 0 ? width : done * width / all);
  out << fmt::format("\r[{:#<{}}{:.<{}}] {}/{}  {:.0f}/s  {:.0f} s ", "", full, "", width - full, done, all, rate, left)
      << std::flush;
}

Value as_value(const SimSettings& settings, const Tally& tally, double seconds) {
  Value::Array wins;
  for (const std::uint64_t w : tally.wins) wins.emplace_back(w);
  Value::Array bots;
  for (const std::string& bot : settings.bots) bots.emplace_back(bot);
  return Value::Object{
      {"game", settings.game->info().id},
      {"seats", settings.setup.seats},
      {"games", tally.games},
      {"choices", tally.choices},
      {"seconds", seconds},
      {"choices_per_second", static_cast<double>(tally.choices) / seconds},
      {"mean_length", tally.games == 0 ? 0.0 : static_cast<double>(tally.choices) / static_cast<double>(tally.games)},
      {"wins", std::move(wins)},
      {"draws", tally.draws},
      {"bots", std::move(bots)},
      {"seed", static_cast<std::int64_t>(settings.seed)}};
}

void print_table(const SimSettings& settings, const Tally& tally, double seconds, std::ostream& out) {
  const auto word = [&](std::string_view key) { return settings.speech->say(key); };
  const auto games = static_cast<double>(std::max<std::uint64_t>(tally.games, 1));
  out << fmt::format("{}: {}\n", word("tools-game"), settings.game->info().name);
  out << fmt::format("{:<8} {:<14} {:>9} {:>8} {:>10}\n", word("tools-seat"), word("tools-bot"), word("tools-wins"),
                     "%", word("tools-mean-points"));
  for (unsigned s = 0; s < settings.setup.seats; ++s) {
    out << fmt::format("{:<8} {:<14} {:>9} {:>8.1f} {:>10.1f}\n", s, settings.bots[s], tally.wins[s],
                       100.0 * static_cast<double>(tally.wins[s]) / games,
                       static_cast<double>(tally.points[s]) / games);
  }
  out << fmt::format("{}: {}   {}: {}   {}: {:.1f}\n", word("tools-matches"), tally.games, word("tools-shared-wins"),
                     tally.draws, word("tools-mean-length"), static_cast<double>(tally.choices) / games);
  out << fmt::format("{}: {}   {}: {:.2f}   {}: {:.0f}\n", word("tools-choices"), tally.choices, word("tools-seconds"),
                     seconds, word("tools-choices-per-second"), static_cast<double>(tally.choices) / seconds);
}

}  // namespace

std::optional<Refusal> sim(const SimSettings& settings, std::ostream& out) {
  if (auto begun = settings.game->begin(settings.setup); !begun) return begun.refusal();
  const auto start = std::chrono::steady_clock::now();
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> finished{0};
  std::vector<Worker> workers;
  for (unsigned t = 0; t < settings.threads; ++t) {
    Tally empty{.wins = std::vector<std::uint64_t>(settings.setup.seats),
                .points = std::vector<std::uint64_t>(settings.setup.seats)};
    workers.push_back({settings, next, finished, std::move(empty), std::nullopt});
  }
  {
    std::vector<std::jthread> threads;
    for (Worker& worker : workers) threads.emplace_back([&worker] { worker.run(); });
    while (settings.progress != nullptr && finished < settings.games) {
      std::this_thread::sleep_for(std::chrono::milliseconds{200});
      draw_progress(*settings.progress, finished, settings.games, seconds_since(start));
    }
  }
  if (settings.progress != nullptr) *settings.progress << "\r" << std::string(79, ' ') << "\r" << std::flush;
  Tally tally = std::move(workers.front().tally);
  for (std::size_t t = 1; t < workers.size(); ++t) tally.add(workers[t].tally);
  for (const Worker& worker : workers) {
    if (worker.failure) return worker.failure;
  }
  const double seconds = seconds_since(start);
  if (settings.json) {
    out << to_json(as_value(settings, tally, seconds)) << "\n";
  } else {
    print_table(settings, tally, seconds, out);
  }
  return std::nullopt;
}

}  // namespace krypta::cli
