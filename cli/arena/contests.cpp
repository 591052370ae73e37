#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iostream>
#include <thread>

#include "bots/bots.hpp"
#include "cli/arguments.hpp"
#include "cli/trial/trial.hpp"

namespace krypta::cli {

namespace {

/// Finds a bot by what somebody called it.
using Find = std::optional<std::string> (*)(std::string_view);

/// The matches that were asked for, and the bots by their names; or what is wrong.
struct Contest {
  Matches matches;
  Line bots{};
  std::optional<std::string> problem{};
};
Contest contest(const Arguments& arguments, const Meaning& meaning, unsigned threads, Find find) {
  Contest asked{.matches = {.game = meaning.game,
                            .setup = meaning.setup,
                            .games = arguments.games,
                            .threads = arguments.threads.value_or(threads),
                            .seed = arguments.seed.value_or(1),
                            .progress = isatty(STDERR_FILENO) == 1 ? &std::cerr : nullptr}};
  if (meaning.problem) asked.problem = meaning.problem;
  if (arguments.games == 0) asked.problem = "--games: must be at least 1";
  if (asked.matches.threads == 0 || asked.matches.threads > 256) asked.problem = "--threads: must be from 1 to 256";
  for (const std::string& name : arguments.bots) {
    const auto bot = find(name);
    if (bot) {
      asked.bots.emplace_back(*bot);
    } else {
      asked.problem = "--bots: there is no bot \"" + name + "\"";
    }
  }
  return asked;
}

std::optional<std::string> bad_bots(const Arguments& arguments, std::vector<std::string> bots) {
  std::ranges::sort(bots);
  if (std::ranges::adjacent_find(bots) != bots.end()) return "--bots: a bot is named twice";
  if (bots.size() < 2) return "--bots: must be two bots or more";
  if (arguments.mixed && !arguments.challenger.empty()) return "--challenger: nobody is alone with --mixed";
  if (arguments.mixed && !arguments.sprt.empty()) return "--sprt: nobody is alone with --mixed";
  if (!arguments.sprt.empty() && bots.size() > 2) return "--sprt: compares two bots";
  return std::nullopt;
}

/// "0,20"
std::optional<Sprt::Hypotheses> read_hypotheses(const std::string& text) {
  Sprt::Hypotheses read;
  const char* end = text.data() + text.size();
  const auto [comma, low_error] = std::from_chars(text.data(), end, read.worse);
  if (low_error != std::errc{} || comma == end || *comma != ',') return std::nullopt;
  const auto [rest, high_error] = std::from_chars(comma + 1, end, read.better);
  if (high_error != std::errc{} || rest != end) return std::nullopt;
  // Beyond this nearly every match is won, and nothing is left to compare.
  constexpr double most = 2000;
  if (!(read.worse >= -most && read.worse < read.better && read.better <= most)) return std::nullopt;
  return read;
}

/// Runs what writes a picture, if one is wanted: the file is opened before anything is played.
template <class Run>
int with_chart(const Arguments& arguments, Run&& run) {
  std::ofstream chart;
  if (!arguments.svg.empty()) {
    chart.open(arguments.svg);
    if (!chart) return complain("--svg: cannot write " + arguments.svg);
  }
  const auto refusal = run(arguments.svg.empty() ? nullptr : &chart);
  if (!refusal && !arguments.svg.empty() && !chart) return complain("--svg: cannot write " + arguments.svg);
  return finish(refusal);
}

/// Decks in every chair. Bots that choose at random would say nothing of them.
int run_trial(const Arguments& arguments, const Meaning& meaning, Matches matches, Line bots) {
  while (bots.size() < meaning.setup.seats) bots.push_back(bots.empty() ? "heuristic" : bots.back());
  matches.interruptible = true;
  TrialSettings settings{.matches = matches,
                         .trial = {.game = meaning.game,
                                   .setup = meaning.setup,
                                   .decks = meaning.decks,
                                   .bots = std::move(bots),
                                   .seed = matches.seed},
                         .json = arguments.json,
                         .speech = meaning.speech};
  // Against itself, if nobody else is named.
  if (settings.trial.decks.size() == 1) settings.trial.decks.push_back(settings.trial.decks.front());
  return with_chart(arguments, [&](std::ostream* chart) {
    settings.chart = chart;
    return try_deck(settings, std::cout);
  });
}

}  // namespace

int run_sim(const Arguments& arguments) {
  const Meaning meaning = understand(arguments, true);
  Contest asked = contest(arguments, meaning, 1, bots::find);
  if (asked.problem) return complain(*asked.problem);
  if (asked.bots.size() > meaning.setup.seats) return complain("--bots: there are more bots than seats");
  if (!meaning.decks.empty()) return run_trial(arguments, meaning, asked.matches, std::move(asked.bots));
  if (!arguments.svg.empty()) return complain("--svg: there is a picture only of what decks do; see --decks");
  // The last bot named sits on all seats that are left.
  while (asked.bots.size() < meaning.setup.seats)
    asked.bots.push_back(asked.bots.empty() ? "random" : asked.bots.back());
  return finish(sim({asked.matches, asked.bots, arguments.json, meaning.speech}, std::cout));
}

int run_arena(const Arguments& arguments) {
  Meaning meaning = understand(arguments, true);
  // What is ready sits in turn where nobody brings anything; written out it moves on as well.
  if (!meaning.problem && meaning.setup.brought.empty()) {
    const std::vector<std::string_view>& ready = meaning.game->info().ready;
    for (unsigned s = 0; s < meaning.setup.seats && !ready.empty(); ++s)
      meaning.setup.brought.push_back(meaning.game->bring(Value{std::string{ready[s % ready.size()]}}).written);
  }
  const unsigned cores = std::max(1U, std::min(256U, std::thread::hardware_concurrency()));
  const Contest asked = contest(arguments, meaning, cores, find_contestant);
  if (asked.problem) return complain(*asked.problem);
  if (const auto problem = bad_bots(arguments, asked.bots)) return complain(*problem);
  if (meaning.decks.size() > meaning.setup.seats) return complain("--decks: there are more decks than seats");
  ArenaSettings settings{.matches = asked.matches,
                         .bots = asked.bots,
                         .json = arguments.json,
                         .speech = meaning.speech,
                         .mixed = arguments.mixed};
  settings.matches.interruptible = true;
  if (!arguments.challenger.empty()) {
    const auto found = std::ranges::find(asked.bots, find_contestant(arguments.challenger));
    if (found == asked.bots.end()) return complain("--challenger: must be one of the bots");
    settings.challenger = static_cast<std::size_t>(found - asked.bots.begin());
  }
  if (!arguments.sprt.empty()) {
    settings.hypotheses = read_hypotheses(arguments.sprt);
    if (!settings.hypotheses) return complain("--sprt: must be two ratings, the lower one first, as in 0,20");
  }
  return with_chart(arguments, [&](std::ostream* chart) {
    settings.chart = chart;
    return arena(settings, std::cout);
  });
}

}  // namespace krypta::cli
