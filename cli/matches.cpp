#include "cli/matches.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <csignal>
#include <mutex>
#include <ostream>
#include <thread>

#include "bots/bots.hpp"

namespace krypta::cli {

namespace {

constexpr std::string_view omniscient = "omniscient";

Result<bots::Advice> advise(const AnyMatch& match, Seat seat, std::string_view bot, Rng& mind) {
  if (!bot.starts_with(omniscient)) return bots::advise(match, seat, bot, mind);
  return bots::advise_knowing_all(match, seat, bot.substr(omniscient.size()), mind);
}

/// What each seat brings lies so many seats further on, all around.
Setup moved_on(Setup setup, unsigned seats) {
  auto& brought = setup.brought;
  if (!brought.empty())
    std::rotate(brought.begin(), brought.end() - static_cast<std::ptrdiff_t>(seats % brought.size()), brought.end());
  return setup;
}

/// One match between bots, each of which sees its own view. One that is broken off is not over.
Result<Played> play_one(const Matches& matches, Sitting& sitting, const Enough& enough,
                        const std::function<void(const AnyMatch&)>& watch) {
  const bool all_random = std::ranges::all_of(sitting.line, [](const std::string& bot) { return bot == "random"; });
  if (all_random && !matches.watch && !sitting.deal) {
    const auto played = matches.game->playout(matches.setup, sitting.minds.front());
    if (!played) return played.refusal();
    return Played{*played};
  }
  auto begun = matches.game->begin(moved_on(matches.setup, sitting.moved));
  if (!begun) return begun.refusal();
  AnyMatch& match = **begun;
  const ChanceStream chance{sitting.deal ? *sitting.deal : sitting.minds.front()()};
  Played played;
  while (!enough()) {
    if (const auto refusal = match.answer_for_chance(chance)) return *refusal;
    const Pending now = match.pending();
    if (now.over) {
      watch(match);
      played.choices = match.length();
      played.outcome = match.result();
      break;
    }
    const Seat s = now.must.lowest();
    const double start = seconds_now();
    const auto advice = advise(match, s, sitting.line[number(s)], sitting.minds[number(s) % sitting.minds.size()]);
    if (!advice) return advice.refusal();
    if (advice->thoughts.size() > 1) {
      played.decisions.push_back({s, 1000 * (seconds_now() - start)});
      if (advice->search) played.decisions.back().expected = advice->search->expected[number(s)];
    }
    if (const auto refusal = match.act(s, advice->option)) return *refusal;
  }
  return played;
}

void draw_progress(std::ostream& out, std::uint64_t done, std::uint64_t all, double seconds) {
  constexpr std::uint64_t width = 40;
  const auto full = static_cast<std::size_t>(all == 0 ? width : done * width / all);
  // Nothing can be said of the time left before the first match is over.
  const double left = done == 0 ? -1 : std::ceil(seconds * static_cast<double>(all - done) / static_cast<double>(done));
  out << fmt::format("\r[{:#<{}}{:.<{}}] {}/{}  {} < {} ", "", full, "", width - full, done, all, clock_of(seconds),
                     clock_of(left))
      << std::flush;
}

/// Waits for Ctrl-C in place of dying of it, if it is to wait for that. The threads started meanwhile leave it alone.
class Interrupts {
 public:
  explicit Interrupts(bool wanted) : wanted_(wanted) {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    if (wanted_) pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  }
  ~Interrupts() {
    if (wanted_) pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  /// Whether it came within this time.
  [[nodiscard]] bool wait(std::chrono::milliseconds time) const {
    if (!wanted_) {
      std::this_thread::sleep_for(time);
      return false;
    }
    const timespec patience{.tv_sec = 0, .tv_nsec = std::chrono::nanoseconds{time}.count()};
    return sigtimedwait(&signals_, nullptr, &patience) == SIGINT;
  }

 private:
  bool wanted_;
  sigset_t signals_{};
  sigset_t before_{};
};

}  // namespace

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::string clock_of(double seconds) {
  if (seconds < 0) return "?";
  const auto all = static_cast<std::uint64_t>(seconds);
  if (all < 3600) return fmt::format("{}:{:02}", all / 60, all % 60);
  return fmt::format("{}:{:02}:{:02}", all / 3600, all / 60 % 60, all % 60);
}

std::optional<std::string> find_contestant(std::string_view name) {
  if (!name.starts_with(omniscient)) return bots::find(name);
  // Its limits are those of the search bot.
  const std::string search = "search";
  const auto limited = bots::find(search + std::string{name.substr(omniscient.size())});
  if (!limited) return std::nullopt;
  return std::string{omniscient} + limited->substr(search.size());
}

std::optional<Refusal> play_numbered(const Matches& matches, const PlayOne& play) {
  const double start = seconds_now();
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> finished{0};
  std::atomic<unsigned> working{matches.threads};
  std::atomic<bool> interrupted{false};
  std::mutex failing;
  std::optional<Refusal> failure;
  const Enough enough = [&] { return interrupted || (matches.enough && matches.enough()); };
  const auto work = [&] {
    for (std::uint64_t i = next++; i < matches.games && !enough(); i = next++) {
      const auto over = play(i, enough);
      if (!over) {
        const std::scoped_lock one_at_a_time{failing};
        failure = over.refusal();
        next = matches.games;
      } else if (*over) {
        ++finished;
      }
    }
    --working;
  };
  {
    const Interrupts interrupts{matches.interruptible};
    std::vector<std::jthread> threads;
    for (unsigned t = 0; t < matches.threads; ++t) threads.emplace_back(work);
    while ((matches.progress != nullptr || matches.interruptible) && working > 0) {
      if (interrupts.wait(std::chrono::milliseconds{100})) interrupted = true;
      if (matches.progress != nullptr) draw_progress(*matches.progress, finished, matches.games, seconds_now() - start);
    }
  }
  if (matches.progress != nullptr) *matches.progress << "\r" << std::string(79, ' ') << "\r" << std::flush;
  return failure;
}

std::optional<Refusal> play_sittings(const Matches& matches, const Seating& seating, const Counting& count) {
  std::mutex counting;
  const auto watch = [&](const AnyMatch& match) {
    if (!matches.watch) return;
    const std::scoped_lock one_at_a_time{counting};
    matches.watch(match);
  };
  return play_numbered(matches, [&](std::uint64_t i, const Enough& enough) -> Result<bool> {
    Sitting sitting = seating(i);
    const auto played = play_one(matches, sitting, enough, watch);
    if (!played) return played.refusal();
    if (!played->outcome.over) return false;
    const std::scoped_lock one_at_a_time{counting};
    count(i, sitting, *played);
    return true;
  });
}

std::optional<Refusal> play_matches(const Matches& matches, const std::function<Line(Rng&)>& line,
                                    const std::function<void(const Line&, const AnyGame::Playout&)>& count) {
  const auto seating = [&](std::uint64_t match) {
    Rng rng = generator(matches.seed, match);
    Line playing = line(rng);
    return Sitting{std::move(playing), {rng}};
  };
  return play_sittings(matches, seating, [&](std::uint64_t, const Sitting& sitting, const Played& played) {
    count(sitting.line, played);
  });
}

}  // namespace krypta::cli
