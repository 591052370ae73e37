#include <atomic>
#include <ostream>

#include "cli/arena/report.hpp"
#include "cli/tools.hpp"

namespace krypta::cli {

namespace {

LineUps line_ups_of(const ArenaSettings& settings) {
  auto challenger = settings.challenger;
  if (settings.hypotheses && !challenger) challenger = 0;
  return {settings.bots,
          {.seats = settings.matches.setup.seats,
           .seed = settings.matches.seed,
           .mixed = settings.mixed,
           .challenger = challenger}};
}

/// Tells the test of the rounds it has not been told of, in their order; true if it is over.
bool judge(Sprt& sprt, const ArenaResults& results) {
  while (sprt.verdict() == Sprt::Verdict::undecided && sprt.rounds() < results.rounds())
    sprt.add(results.pair_share(0, sprt.rounds()));
  return sprt.verdict() != Sprt::Verdict::undecided;
}

}  // namespace

std::optional<Refusal> arena(const ArenaSettings& settings, std::ostream& out) {
  const LineUps line_ups = line_ups_of(settings);
  ArenaResults results{line_ups};
  std::optional<Sprt> sprt;
  if (settings.hypotheses) sprt.emplace(*settings.hypotheses, line_ups.seats());
  std::atomic<bool> decided{false};
  Matches matches = settings.matches;
  const std::uint64_t rounds = line_ups.rounds_for(matches.games);
  matches.games = rounds * line_ups.matches_a_round();
  matches.enough = [&] { return decided.load(); };
  const auto count = [&](std::uint64_t match, const Sitting&, const Played& played) {
    results.add(match, played);
    if (!sprt || !judge(*sprt, results)) return;
    results.end_after(sprt->rounds());
    decided = true;
  };
  if (const auto refusal = play_sittings(
          matches, [&](std::uint64_t match) { return line_ups.sitting(match); }, count))
    return refusal;

  const ArenaReport report{.game = &matches.game->info(),
                           .line_ups = &line_ups,
                           .results = &results,
                           .sprt = sprt ? &*sprt : nullptr,
                           .interrupted = !decided && results.rounds() < rounds};
  if (settings.chart != nullptr) *settings.chart << arena_chart(report, *settings.speech) << std::flush;
  if (settings.json) {
    Value all = arena_value(report);
    all.set("seed", static_cast<std::int64_t>(matches.seed));
    out << to_json(all) << "\n";
  } else {
    print_arena(report, *settings.speech, out);
  }
  return std::nullopt;
}

}  // namespace krypta::cli
