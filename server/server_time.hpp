#pragma once

#include <chrono>
#include <functional>
#include <utility>

#include "store/store.hpp"

namespace krypta::server {

using store::Time;

/// What time it is for everything that a server does: the system's clock when the server was started, and from then on
/// the steady one. So nobody's time runs out, and nothing expires, because somebody or something set the clock.
class ServerTime {
 public:
  using Clock = std::function<std::chrono::nanoseconds()>;

  explicit ServerTime(Clock system = read<std::chrono::system_clock>, Clock steady = read<std::chrono::steady_clock>)
      : system_(std::move(system)), steady_(std::move(steady)) {
    // In this order, and cut to milliseconds only where it is told: so it is never behind the clock that it began with.
    const auto begun = steady_();
    ahead_ = system_() - begun;
  }

  [[nodiscard]] Time now() const { return whole(steady_() + ahead_); }
  void put_forward(Time by) { ahead_ += std::chrono::milliseconds{by}; }
  /// What the system's clock says.
  [[nodiscard]] Time system() const { return whole(system_()); }

 private:
  template <class Source>
  static std::chrono::nanoseconds read() {
    return Source::now().time_since_epoch();
  }
  static Time whole(std::chrono::nanoseconds time) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
  }
  Clock system_;
  Clock steady_;
  std::chrono::nanoseconds ahead_{};
};

}  // namespace krypta::server
