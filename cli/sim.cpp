#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/reports.hpp"
#include "cli/tools.hpp"

namespace krypta::cli {

namespace {

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t choices = 0;
  std::uint64_t draws = 0;
  std::vector<std::uint64_t> wins;
  std::vector<std::int64_t> points;  // which may be less than nothing

  explicit Tally(unsigned seats) : wins(seats), points(seats) {}
  void add(const AnyGame::Playout& played) {
    ++games;
    choices += played.choices;
    if (played.outcome.winners.size() == 1) {
      ++wins[number(played.outcome.winners.lowest())];
    } else {
      ++draws;
    }
    for (std::size_t s = 0; s < points.size(); ++s) points[s] += played.outcome.scores[s];
  }
};

Value as_value(const SimSettings& settings, const Tally& tally, double seconds, const Report* report) {
  Value::Array wins;
  for (const std::uint64_t w : tally.wins) wins.emplace_back(w);
  Value::Array bots;
  for (const std::string& bot : settings.bots) bots.emplace_back(bot);
  Value::Object all{
      {"game", settings.matches.game->info().id},
      {"seats", settings.matches.setup.seats},
      {"games", tally.games},
      {"choices", tally.choices},
      {"seconds", seconds},
      {"choices_per_second", static_cast<double>(tally.choices) / seconds},
      {"mean_length", tally.games == 0 ? 0.0 : static_cast<double>(tally.choices) / static_cast<double>(tally.games)},
      {"wins", std::move(wins)},
      {"draws", tally.draws},
      {"bots", std::move(bots)},
      {"seed", static_cast<std::int64_t>(settings.matches.seed)}};
  if (report != nullptr) all.emplace_back("report", report->as_value());
  return all;
}

void print_table(const SimSettings& settings, const Tally& tally, double seconds, std::ostream& out) {
  const auto word = [&](std::string_view key) { return settings.speech->say(key); };
  const auto games = static_cast<double>(std::max<std::uint64_t>(tally.games, 1));
  out << fmt::format("{}: {}\n", word("tools-game"), settings.matches.game->info().name);
  out << fmt::format("{:<8} {:<14} {:>9} {:>8} {:>10}\n", word("tools-seat"), word("tools-bot"), word("tools-wins"),
                     "%", word("tools-mean-points"));
  for (unsigned s = 0; s < settings.matches.setup.seats; ++s) {
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
  const double start = seconds_now();
  Tally tally{settings.matches.setup.seats};
  Matches matches = settings.matches;
  const auto report = report_of(*matches.game);
  if (report) matches.watch = [&](const AnyMatch& match) { report->add(match); };
  const auto refusal = play_matches(
      matches, [&](Rng&) { return settings.bots; },
      [&](const Line&, const AnyGame::Playout& played) { tally.add(played); });
  if (refusal) return refusal;
  const double seconds = seconds_now() - start;
  if (settings.json) {
    out << to_json(as_value(settings, tally, seconds, report.get())) << "\n";
  } else {
    print_table(settings, tally, seconds, out);
    if (report) report->print(*settings.speech, out);
  }
  return std::nullopt;
}

}  // namespace krypta::cli
