#include "server/trials/trials.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace krypta::server {

namespace {

constexpr Time look_again_after = 20;  ///< whether bots still think
constexpr Time sweep_every = 2'000;

}  // namespace

/// One trial. What is played belongs to the worker while it has a piece of it, and to the loop between two.
struct Trials::Run {
  Run(Person of, trials::Trial what, std::uint64_t matches)
      : who(std::move(of)), trial(std::move(what)), games(matches), report(trial) {}

  /// Plays a piece, on the worker's thread.
  void play(unsigned choices) {
    if (!playing) {
      auto found = trials::Playing::begin(trial, match);
      if (!found) return fail(found.refusal());
      playing.emplace(std::move(*found));
    }
    if (const auto refused = playing->go_on(choices)) return fail(*refused);
    if (!playing->over()) return;
    report.add(match, *trials::story_of(playing->match(), trial.seating().chair(match)));
    playing.reset();
    if (++match == games) result = report.told(trial, games);
  }
  void fail(const Refusal& refusal) { problem = refusal.message; }
  [[nodiscard]] bool over() const { return !result.is_null() || !problem.empty(); }

  Person who;
  trials::Trial trial;
  std::uint64_t games;
  trials::DeckReport report;
  std::optional<trials::Playing> playing{};
  std::uint64_t match = 0;  ///< that is played now: as many are over
  Value result{};
  std::string problem{};

  // Of the loop alone.
  Time looked = 0;          ///< when whoever wanted it last looked
  std::uint64_t shown = 0;  ///< matches that are over
  bool begun = false;       ///< a piece of it was played
  bool settled = false;     ///< it is over, and the loop knows
  bool given_up = false;
};

Trials::Trials(Loop& loop, Workers& workers, std::function<bool()> busy, TrialSettings settings)
    : loop_(loop),
      workers_(workers),
      busy_(std::move(busy)),
      settings_(settings),
      self_(std::make_shared<Trials*>(this)) {}

Trials::~Trials() {
  *self_ = nullptr;
  if (later_) loop_.cancel(*later_);
  if (sweeping_ != 0) loop_.cancel(sweeping_);
}

std::size_t Trials::going() const {
  return static_cast<std::size_t>(std::ranges::count_if(runs_, [](const auto& run) { return !run.second->settled; }));
}

bool Trials::fits(const Person& who) const {
  if (going() >= settings_.in_all) return false;
  const auto own = runs_.find(who.account);
  if (own != runs_.end() && !own->second->settled) return false;
  return std::ranges::all_of(who.networks, [&](const Network& network) {
    const auto there = std::ranges::count_if(runs_, [&](const auto& run) {
      return !run.second->settled &&
             std::ranges::find(run.second->who.networks, network) != run.second->who.networks.end();
    });
    return static_cast<double>(there) + 1 <= settings_.per_address * network.addresses;
  });
}

std::optional<Objection> Trials::begin(const Person& who, trials::Trial trial, std::uint64_t matches) {
  if (!fits(who)) {
    ++counts_.refused;
    return Objection{"quota"};
  }
  const std::uint64_t games = trial.seating().in_whole_rounds(matches);
  auto run = std::make_shared<Run>(who, std::move(trial), games);
  run->looked = loop_.now();
  runs_[who.account] = run;
  ++counts_.begun;
  queue(run);
  if (sweeping_ == 0) forget_those_who_left();
  go_on();
  return std::nullopt;
}

Value Trials::look(AccountId who) {
  const auto found = runs_.find(who);
  if (found == runs_.end()) return {};
  Run& run = *found->second;
  run.looked = loop_.now();
  Value all = Value::Object{
      {"game", run.trial.game->info().id},
      {"deck", run.trial.decks.front().name},
      {"games", run.games},
      {"done", run.shown},
      {"state", run.settled ? (run.problem.empty() ? "over" : "failed") : (run.begun ? "playing" : "waiting")}};
  if (run.settled && run.problem.empty()) all.set("result", run.result);
  return all;
}

void Trials::stop(AccountId who) {
  const auto found = runs_.find(who);
  if (found == runs_.end()) return;
  if (!found->second->settled) ++counts_.dropped;
  found->second->given_up = true;
  runs_.erase(found);
}

void Trials::queue(const RunPtr& run) {
  std::vector<std::string> path;
  for (const Network& network : run->who.networks) path.push_back(network.name);
  path.push_back(std::to_string(run->who.account));
  waiting_.add(path, run);
}

void Trials::go_on() {
  if (working_ || later_) return;
  // Nobody waits for those that were given up.
  RunPtr next;
  while (next == nullptr && !waiting_.empty()) {
    if (busy_() && loop_.now() < last_piece_ + settings_.aside_for) {
      later_ = loop_.after(look_again_after, [self = self_] {
        if (*self == nullptr) return;
        (*self)->later_.reset();
        (*self)->go_on();
      });
      return;
    }
    next = waiting_.next();
    if (next->given_up) next.reset();
  }
  if (next == nullptr) return;
  working_ = true;
  next->begun = true;
  last_piece_ = loop_.now();
  workers_.run({.whose = {},
                .task = [next, choices = settings_.piece] { next->play(choices); },
                .done =
                    [self = self_, &loop = loop_, next] {
                      loop.post([self, next] {
                        if (*self != nullptr) (*self)->done(next);
                      });
                    },
                .lasts = {}});
}

void Trials::done(const RunPtr& run) {
  working_ = false;
  counts_.matches += run->match - run->shown;
  run->shown = run->match;
  if (run->over()) {
    run->settled = true;
    if (!run->given_up) ++counts_.finished;
  } else if (!run->given_up) {
    queue(run);
  }
  go_on();
}

void Trials::forget_those_who_left() {
  std::erase_if(runs_, [&](const auto& entry) {
    Run& run = *entry.second;
    if (loop_.now() < run.looked + (run.settled ? settings_.kept_for : settings_.gone_after)) return false;
    if (!run.settled) ++counts_.dropped;
    run.given_up = true;
    return true;
  });
  sweeping_ = 0;
  if (runs_.empty()) return;
  sweeping_ = loop_.after(sweep_every, [self = self_] {
    if (*self != nullptr) (*self)->forget_those_who_left();
  });
}

void Trials::write(MetricsText& text) const {
  text.gauge("krypta_trials_going", "Trials of decks that wait or are played.", going());
  text.counter("krypta_trials_begun_total", "Trials of decks begun.", counts_.begun);
  text.counter("krypta_trials_finished_total", "Trials of decks played to their end.", counts_.finished);
  text.counter("krypta_trials_dropped_total", "Trials that were stopped, or that nobody looked at.", counts_.dropped);
  text.counter("krypta_trials_refused_total", "Trials refused because there were as many already.", counts_.refused);
  text.counter("krypta_trial_matches_total", "Matches played in trials of decks.", counts_.matches);
}

}  // namespace krypta::server
