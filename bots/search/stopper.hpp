#pragma once

#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>

/// When to stop thinking. A stopper is asked after every iteration; `one | another` stops as soon as either would.
namespace krypta::bots::search {

struct Progress {
  std::uint64_t iterations = 0;
  std::size_t bytes = 0;  ///< that the trees take
  /// By how many visits the best choice is ahead of the next.
  std::uint64_t lead = 0;
};

template <class S>
concept Stopper = requires(S& stop, const Progress& progress) {
  { stop(progress) } -> std::same_as<bool>;
};

struct AfterIterations {
  std::uint64_t most = 0;
  bool operator()(const Progress& now) const { return now.iterations >= most; }
};

/// Time counts from when the stopper was made.
class AfterTime {
 public:
  explicit AfterTime(std::chrono::milliseconds most) : end_(Clock::now() + most) {}
  bool operator()(const Progress&) const { return Clock::now() >= end_; }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point end_;
};

struct AtSize {
  std::size_t most = 0;
  bool operator()(const Progress& now) const { return now.bytes >= most; }
};

/// Once no choice can catch up with the best in the iterations that are left, they would change nothing.
struct OnceSettled {
  std::uint64_t all = 0;
  bool operator()(const Progress& now) const { return now.lead > all - now.iterations; }
};

template <Stopper A, Stopper B>
struct Either {
  A one;
  B another;
  bool operator()(const Progress& now) { return one(now) || another(now); }
};
template <Stopper A, Stopper B>
Either<A, B> operator|(A one, B another) {
  return {one, another};
}

}  // namespace krypta::bots::search
