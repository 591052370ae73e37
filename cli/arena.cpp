#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ostream>

#include "cli/interval.hpp"
#include "cli/tools.hpp"

namespace krypta::cli {

namespace {

/// A win shared by up to fifteen is a whole number of these, so sums do not depend on the order of the matches.
constexpr std::uint64_t parts_of_a_win = 360360;
static_assert([] {
  for (unsigned n = 1; n <= max_seats; ++n) {
    if (parts_of_a_win % n != 0) return false;
  }
  return true;
}());

/// Everything that was counted. Bots by their place in the list.
class Results {
 public:
  explicit Results(const Line& bots) : bots_(bots), seated_(bots.size()), won_(bots.size()) {
    better_.resize(bots.size() * bots.size());
  }

  void add(const Line& line, const Outcome& outcome) {
    ++games_;
    std::vector<std::size_t> who;
    for (const std::string& bot : line)
      who.push_back(static_cast<std::size_t>(std::ranges::find(bots_, bot) - bots_.begin()));
    for (std::size_t s = 0; s < who.size(); ++s) {
      ++seated_[who[s]];
      const Seat here = seat(static_cast<unsigned>(s));
      if (outcome.winners.has(here)) won_[who[s]] += parts_of_a_win / outcome.winners.size();
      for (std::size_t other = 0; other < who.size(); ++other) {
        if (who[other] == who[s]) continue;
        if (outcome.places[s] < outcome.places[other]) better_[who[s] * bots_.size() + who[other]] += 2;
        if (outcome.places[s] == outcome.places[other]) better_[who[s] * bots_.size() + who[other]] += 1;
      }
    }
  }

  [[nodiscard]] std::uint64_t games() const { return games_; }
  [[nodiscard]] std::uint64_t seated(std::size_t bot) const { return seated_[bot]; }
  [[nodiscard]] double wins(std::size_t bot) const {
    return static_cast<double>(won_[bot]) / static_cast<double>(parts_of_a_win);
  }
  /// How often one had a better place than the other at the same table; an equal place is half.
  [[nodiscard]] double better(std::size_t bot, std::size_t than) const {
    return static_cast<double>(better_[bot * bots_.size() + than]) / 2;
  }

 private:
  Line bots_;
  std::uint64_t games_ = 0;
  std::vector<std::uint64_t> seated_;
  std::vector<std::uint64_t> won_;
  std::vector<std::uint64_t> better_;  ///< in halves
};

/// Strengths by Bradley and Terry from who was better than whom, on the scale of Elo: 400 points are odds of ten to
/// one. The mean is 0. Each is given one draw against a bot of mean strength, so that whoever never lost has a rating
/// too.
std::vector<double> ratings(const Results& results, std::size_t bots) {
  std::vector<double> strength(bots, 1.0);
  for (unsigned round = 0; round < 1000; ++round) {
    std::vector<double> next;
    for (std::size_t b = 0; b < bots; ++b) {
      double won = 0.5;
      double met = 1 / (strength[b] + 1);
      for (std::size_t o = 0; o < bots; ++o) {
        if (o == b) continue;
        won += results.better(b, o);
        met += (results.better(b, o) + results.better(o, b)) / (strength[b] + strength[o]);
      }
      next.push_back(won / met);
    }
    strength = std::move(next);
  }
  double mean = 0;
  for (double& s : strength) {
    s = 400 * std::log10(s);
    mean += s / static_cast<double>(bots);
  }
  for (double& s : strength) s -= mean;
  return strength;
}

/// Every bot sits as often as every other, one time more or less, on seats that are drawn.
Line seated(const ArenaSettings& settings, Rng& rng) {
  const auto below = [&](std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); };
  Line line;
  const std::size_t first = below(settings.bots.size());
  for (std::size_t s = 0; s < settings.matches.setup.seats; ++s)
    line.push_back(settings.bots[(first + s) % settings.bots.size()]);
  for (std::size_t s = line.size(); s > 1; --s) std::swap(line[s - 1], line[below(s)]);
  return line;
}

}  // namespace

std::optional<Refusal> arena(const ArenaSettings& settings, std::ostream& out) {
  Results results{settings.bots};
  const auto refusal = play_matches(
      settings.matches, [&](Rng& rng) { return seated(settings, rng); },
      [&](const Line& line, const AnyGame::Playout& played) { results.add(line, played.outcome); });
  if (refusal) return refusal;

  const unsigned seats = settings.matches.setup.seats;
  const std::vector<double> rating = ratings(results, settings.bots.size());
  const auto word = [&](std::string_view key) { return settings.speech->say(key); };
  Value::Array bots;
  std::string table = fmt::format("{}: {}   {}: {}   {}: {}\n{:<14} {:>9} {:>11} {:>8} {:>15} {:>8}\n",
                                  word("tools-game"), settings.matches.game->info().name, word("tools-seats"), seats,
                                  word("tools-matches"), results.games(), word("tools-bot"), word("tools-seated"),
                                  word("tools-wins"), "%", "95 %", word("tools-rating"));
  for (std::size_t b = 0; b < settings.bots.size(); ++b) {
    const auto games = static_cast<double>(results.seated(b));
    const double share = games == 0 ? 0 : results.wins(b) / games;
    const auto [low, high] = interval(share, games);
    bots.push_back(Value::Object{{"bot", settings.bots[b]},
                                 {"games", results.seated(b)},
                                 {"wins", results.wins(b)},
                                 {"share", share},
                                 {"low", low},
                                 {"high", high},
                                 {"rating", rating[b]}});
    table +=
        fmt::format("{:<14} {:>9} {:>11.1f} {:>8.1f} {:>15} {:>+8.0f}\n", settings.bots[b], results.seated(b),
                    results.wins(b), 100 * share, fmt::format("{:.1f} - {:.1f}", 100 * low, 100 * high), rating[b]);
  }
  const std::array<text::Argument, 1> even{text::Argument{"share", fmt::format("{:.1f}", 100.0 / seats)}};
  table += settings.speech->say("tools-even-share", even) + "\n";
  if (settings.json) {
    out << to_json(Value::Object{{"game", settings.matches.game->info().id},
                                 {"seats", seats},
                                 {"games", results.games()},
                                 {"bots", std::move(bots)},
                                 {"seed", static_cast<std::int64_t>(settings.matches.seed)}})
        << "\n";
  } else {
    out << table;
  }
  return std::nullopt;
}

}  // namespace krypta::cli
