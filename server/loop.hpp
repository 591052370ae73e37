#pragma once

#include <cstdint>
#include <functional>

#include "store/store.hpp"

namespace krypta::server {

using store::Time;
using Task = std::function<void()>;

/// The one thread on which everything that people share is changed. Tables, seats and sockets have no locks because
/// nothing else ever touches them. A test drives a loop of its own, with a clock it sets by hand.
class Loop {
 public:
  virtual ~Loop() = default;
  [[nodiscard]] virtual Time now() const = 0;
  /// Runs the task soon on the loop's thread. The only member that other threads may call.
  virtual void post(Task task) = 0;
  /// Runs the task after some milliseconds, unless it is cancelled; cancelling what has run is harmless.
  using Timer = std::uint64_t;
  virtual Timer after(Time delay, Task task) = 0;
  virtual void cancel(Timer timer) = 0;
};

/// A bounded pool for what takes long: bots that think, passwords that are hashed. The work must not touch anything
/// that belongs to the loop; it posts what it found.
class Workers {
 public:
  virtual ~Workers() = default;
  virtual void run(Task work) = 0;
};

}  // namespace krypta::server
