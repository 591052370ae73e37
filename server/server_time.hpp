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
  using Clock = std::function<Time()>;

  explicit ServerTime(Clock system = read<std::chrono::system_clock>, Clock steady = read<std::chrono::steady_clock>)
      : system_(std::move(system)), steady_(std::move(steady)), ahead_(system_() - steady_()) {}

  [[nodiscard]] Time now() const { return steady_() + ahead_; }
  /// What the system's clock says.
  [[nodiscard]] Time system() const { return system_(); }

 private:
  template <class Source>
  static Time read() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Source::now().time_since_epoch()).count();
  }
  Clock system_;
  Clock steady_;
  Time ahead_;
};

}  // namespace krypta::server
