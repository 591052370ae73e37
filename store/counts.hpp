#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace krypta::store {

/// What a store has done up to now.
struct Counts {
  std::uint64_t commits = 0;
  std::uint64_t appends = 0;        ///< entries that are on the disk
  std::uint64_t taken = 0;          ///< writes of any kind that were answered so
  std::uint64_t failed = 0;         ///< writes of any kind that were answered so
  std::uint64_t batch_largest = 0;  ///< writes and questions that were carried out together
  double commit_seconds_sum = 0;
  std::uint64_t waiting = 0;       ///< asked and not answered yet
  std::uint64_t round_trips = 0;   ///< to a database that is another program
  std::uint64_t reconnects = 0;    ///< to it
  std::uint64_t second_tries = 0;  ///< of what went wrong the first time, or broke off
};

/// The same while it changes.
struct RunningCounts {
  std::atomic<std::uint64_t> commits = 0;
  std::atomic<std::uint64_t> appends = 0;
  std::atomic<std::uint64_t> taken = 0;
  std::atomic<std::uint64_t> failed = 0;
  std::atomic<std::uint64_t> batch_largest = 0;
  std::atomic<std::int64_t> commit_nanoseconds = 0;
  std::atomic<std::uint64_t> waiting = 0;
  std::atomic<std::uint64_t> round_trips = 0;
  std::atomic<std::uint64_t> reconnects = 0;
  std::atomic<std::uint64_t> second_tries = 0;

  void committed(std::chrono::steady_clock::duration in) {
    ++commits;
    commit_nanoseconds += std::chrono::duration_cast<std::chrono::nanoseconds>(in).count();
  }
  [[nodiscard]] Counts now() const {
    return {.commits = commits,
            .appends = appends,
            .taken = taken,
            .failed = failed,
            .batch_largest = batch_largest,
            .commit_seconds_sum = static_cast<double>(commit_nanoseconds) / 1e9,
            .waiting = waiting,
            .round_trips = round_trips,
            .reconnects = reconnects,
            .second_tries = second_tries};
  }
};

}  // namespace krypta::store
