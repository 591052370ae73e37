#include "cli/matches.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <ostream>
#include <thread>

#include "bots/bots.hpp"

namespace krypta::cli {

namespace {

/// One match between bots, each of which sees its own view. `watch` is shown how it ended.
Result<AnyGame::Playout> play_one(const Matches& matches, const Line& line, Rng& rng,
                                  const std::function<void(const AnyMatch&)>& watch) {
  const bool all_random = std::ranges::all_of(line, [](const std::string& bot) { return bot == "random"; });
  if (all_random && !matches.watch) return matches.game->playout(matches.setup, rng);
  auto begun = matches.game->begin(matches.setup);
  if (!begun) return begun.refusal();
  AnyMatch& match = **begun;
  const ChanceStream chance{rng()};
  for (;;) {
    match.answer_for_chance(chance);
    const Pending now = match.pending();
    if (now.over) {
      watch(match);
      return AnyGame::Playout{match.length(), match.result()};
    }
    const Seat s = now.must.lowest();
    const auto advice = bots::advise(match, s, line[number(s)], rng);
    if (!advice) return advice.refusal();
    if (const auto refusal = match.act(s, advice->option)) return *refusal;
  }
}

void draw_progress(std::ostream& out, std::uint64_t done, std::uint64_t all, double seconds) {
  constexpr std::uint64_t width = 40;
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double left = rate > 0 ? static_cast<double>(all - done) / rate : 0;
  const auto full = static_cast<std::size_t>(all == 0 ? width : done * width / all);
  out << fmt::format("\r[{:#<{}}{:.<{}}] {}/{}  {:.0f}/s  {:.0f} s ", "", full, "", width - full, done, all, rate, left)
      << std::flush;
}

}  // namespace

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::optional<Refusal> play_matches(const Matches& matches, const std::function<Line(Rng&)>& line,
                                    const std::function<void(const Line&, const AnyGame::Playout&)>& count) {
  const double start = seconds_now();
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> finished{0};
  std::mutex counting;
  std::optional<Refusal> failure;
  const auto watch = [&](const AnyMatch& match) {
    if (!matches.watch) return;
    const std::scoped_lock one_at_a_time{counting};
    matches.watch(match);
  };
  const auto work = [&] {
    for (std::uint64_t i = next++; i < matches.games; i = next++) {
      Rng rng{Rng::mix(matches.seed) + Rng::mix(i + 1)};
      const Line playing = line(rng);
      const auto played = play_one(matches, playing, rng, watch);
      const std::scoped_lock one_at_a_time{counting};
      if (played) {
        count(playing, *played);
      } else {
        failure = played.refusal();
        next = matches.games;
      }
      ++finished;
    }
  };
  {
    std::vector<std::jthread> threads;
    for (unsigned t = 0; t < matches.threads; ++t) threads.emplace_back(work);
    while (matches.progress != nullptr && finished < matches.games && next < matches.games + matches.threads) {
      std::this_thread::sleep_for(std::chrono::milliseconds{200});
      draw_progress(*matches.progress, finished, matches.games, seconds_now() - start);
    }
  }
  if (matches.progress != nullptr) *matches.progress << "\r" << std::string(79, ' ') << "\r" << std::flush;
  return failure;
}

}  // namespace krypta::cli
