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

/// Time counts from when the stopper was made. At the pace so far it can be told how much the time left would bring: it
/// is saved where no choice would catch up with the best.
template <class Clock = std::chrono::steady_clock>
class AfterTime {
 public:
  explicit AfterTime(std::chrono::milliseconds most) : begin_(Clock::now()), end_(begin_ + most) {}
  bool operator()(const Progress& now) const {
    const auto time = Clock::now();
    if (time >= end_) return true;
    const std::chrono::duration<double> spent = time - begin_;
    const std::chrono::duration<double> left = end_ - time;
    return static_cast<double>(now.lead) * spent > static_cast<double>(now.iterations) * left;
  }

 private:
  typename Clock::time_point begin_;
  typename Clock::time_point end_;
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
