#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/app/metrics.hpp"
#include "server/limits/fair_tree.hpp"
#include "server/loop.hpp"
#include "server/table/propose.hpp"
#include "trials/vtes/report.hpp"

/// People have decks tried: short runs between bots, on the server.
namespace krypta::server {

struct TrialSettings {
  unsigned matches = 100;    ///< of one trial at most; 0: there are none
  double per_address = 3;    ///< trials that are not over
  std::size_t in_all = 200;  ///< likewise, of everybody
  Time gone_after = 20'000;  ///< without a look at it, whoever wanted it has gone away
  Time kept_for = 600'000;   ///< what was found, likewise
  Time aside_for = 1'000;    ///< so long a piece waits, at most, while bots of tables think
  unsigned piece = 300;      ///< choices of a piece of work: some milliseconds
};

struct TrialCounts {
  std::uint64_t begun = 0;
  std::uint64_t finished = 0;
  std::uint64_t dropped = 0;  ///< stopped, or nobody looked any more
  std::uint64_t refused = 0;  ///< because somebody, an address or everybody had as many already
  std::uint64_t matches = 0;
};

/// All trials of the server. They are played a piece at a time by one worker; networks take turns at it, and in each of
/// them its people. While a bot of a table thinks there is no piece, or one in `aside_for`.
class Trials {
 public:
  /// `busy` says whether bots of tables think.
  Trials(Loop& loop, Workers& workers, std::function<bool()> busy, TrialSettings settings = {});
  ~Trials();
  Trials(const Trials&) = delete;
  Trials& operator=(const Trials&) = delete;

  /// One at a time for each person. What was found before is forgotten.
  [[nodiscard]] std::optional<Objection> begin(const Person& who, trials::Trial trial, std::uint64_t matches);
  /// How far it is, and what was found when it is over; null if there is none. Whoever asks is there.
  [[nodiscard]] Value look(AccountId who);
  /// Breaks it off, or forgets what was found. Harmless if there is none.
  void stop(AccountId who);

  [[nodiscard]] const TrialSettings& settings() const { return settings_; }
  [[nodiscard]] const TrialCounts& counts() const { return counts_; }
  /// Trials that are not over.
  [[nodiscard]] std::size_t going() const;
  void write(MetricsText& text) const;

 private:
  struct Run;
  using RunPtr = std::shared_ptr<Run>;
  [[nodiscard]] bool fits(const Person& who) const;
  void queue(const RunPtr& run);
  /// Gives the worker the next piece, if there is one and it is time.
  void go_on();
  void done(const RunPtr& run);
  void forget_those_who_left();

  Loop& loop_;
  Workers& workers_;
  std::function<bool()> busy_;
  TrialSettings settings_;
  TrialCounts counts_{};
  std::unordered_map<AccountId, RunPtr> runs_{};
  FairTree<RunPtr> waiting_{};
  bool working_ = false;
  Time last_piece_ = 0;
  std::optional<Loop::Timer> later_{};
  Loop::Timer sweeping_ = 0;
  std::shared_ptr<Trials*> self_;  ///< null when this is gone
};

}  // namespace krypta::server
