#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <utility>

#include "server/loop.hpp"

namespace krypta::server::test {

/// A loop that runs on the test's own thread, and only when the test says so, with a clock set by hand.
class ManualLoop : public Loop {
 public:
  explicit ManualLoop(Time start = 1'000'000) : now_(start) {}

  [[nodiscard]] Time now() const override { return now_; }
  [[nodiscard]] Time system_time() const override { return now_ + system_ahead; }

  void post(Task task) override {
    const std::lock_guard lock(guard_);
    posted_.push_back(std::move(task));
  }

  Timer after(Time delay, Task task) override {
    const Timer timer = ++last_;
    timers_.emplace(std::pair{now_ + (delay > 0 ? delay : 0), timer}, std::move(task));
    return timer;
  }

  void cancel(Timer timer) override {
    std::erase_if(timers_, [&](const auto& entry) { return entry.first.second == timer; });
  }

  /// Runs everything that is posted, and what that posts, until nothing is left; the clock stands still.
  void run() {
    do {
      while (run_one()) {
      }
    } while (when_idle && when_idle());
  }

  /// Whether nothing is posted.
  [[nodiscard]] bool idle() {
    const std::lock_guard lock(guard_);
    return posted_.empty();
  }

  /// Moves the clock. Timers run in the order of their time, each at its own time, with all that follows from it.
  void advance(Time ms) {
    const Time until = now_ + ms;
    run();
    while (!timers_.empty() && timers_.begin()->first.first <= until) {
      auto next = timers_.extract(timers_.begin());
      if (next.key().first > now_) now_ = next.key().first;
      next.mapped()();
      run();
    }
    now_ = until;
  }

  /// Sets the clock without running anything, as after a long sleep.
  void set(Time now) { now_ = now; }

  [[nodiscard]] std::size_t timers() const { return timers_.size(); }

  /// How far the system's clock is ahead of the server's time.
  Time system_ahead = 0;

  /// Asked when nothing is left to run: true if there is something again.
  std::function<bool()> when_idle{};

 private:
  bool run_one() {
    Task task;
    {
      const std::lock_guard lock(guard_);
      if (posted_.empty()) return false;
      task = std::move(posted_.front());
      posted_.pop_front();
    }
    task();
    return true;
  }

  Time now_;
  Timer last_ = 0;
  std::map<std::pair<Time, Timer>, Task> timers_{};
  std::mutex guard_{};
  std::deque<Task> posted_{};
};

/// Workers whose work is run by the loop's `run()`. What comes while `hold` is set stays back until it is no longer
/// set and the loop is run again. One loop has one of these.
class InlineWorkers : public Workers {
 public:
  explicit InlineWorkers(ManualLoop& loop) : loop_(loop) {
    loop_.when_idle = [this] { return release(); };
  }
  ~InlineWorkers() override { loop_.when_idle = nullptr; }
  InlineWorkers(const InlineWorkers&) = delete;
  InlineWorkers& operator=(const InlineWorkers&) = delete;

  using Workers::run;
  void run(Work work) override {
    ++asked_;
    if (!work.whose.empty()) whose_.insert(work.whose.back());
    const Time takes = work.task && time_for ? time_for(work) : 0;
    auto task = [this, takes, work = std::move(work)] {
      if (work.task) work.task();
      if (!work.done) return;
      if (takes == 0) return work.done();
      loop_.after(takes, work.done);
    };
    if (hold) {
      held_.push_back(std::move(task));
    } else {
      loop_.post(std::move(task));
    }
  }

  /// How much work there was in all, and how much is held back now.
  [[nodiscard]] std::size_t asked() const { return asked_; }
  [[nodiscard]] std::size_t held() const { return held_.size(); }
  /// How long a piece of work takes by the loop's clock; without it, no time at all.
  std::function<Time(const Work&)> time_for{};

  /// Everybody who had work: the last of the names it was given under.
  [[nodiscard]] const std::set<std::string>& whose() const { return whose_; }

  bool hold = false;

 private:
  bool release() {
    if (hold || held_.empty()) return false;
    for (Task& work : std::exchange(held_, {})) loop_.post(std::move(work));
    return true;
  }

  ManualLoop& loop_;
  std::size_t asked_ = 0;
  std::set<std::string> whose_{};
  std::deque<Task> held_{};
};

}  // namespace krypta::server::test
