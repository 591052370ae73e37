#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "store/store.hpp"

namespace krypta::server {

using store::Time;
using Task = std::function<void()>;

/// The one thread on which everything that people share is changed. Tables, seats and sockets have no locks because
/// nothing else ever touches them. A test drives a loop of its own, with a clock it sets by hand.
class Loop {
 public:
  virtual ~Loop() = default;
  /// Goes on steadily while the server runs, whatever happens to the system's clock.
  [[nodiscard]] virtual Time now() const = 0;
  /// What the system's clock says, to notice that it was set. Nothing else may go by it.
  [[nodiscard]] virtual Time system_time() const { return now(); }
  /// Takes over the time that others go by; back only before anything has happened. Timers wait as long as they were
  /// to.
  virtual void put_forward(Time) {}
  /// Runs the task soon on the loop's thread. The only member that other threads may call.
  virtual void post(Task task) = 0;
  /// Runs the task after some milliseconds, unless it is cancelled; cancelling what has run is harmless.
  using Timer = std::uint64_t;
  virtual Timer after(Time delay, Task task) = 0;
  virtual void cancel(Timer timer) = 0;
};

/// What is done aside. It must not touch anything that belongs to the loop; `done` posts what was found.
struct Work {
  /// Whose it is, from the wide to the narrow: a network, a person in it, one of his tables.
  std::vector<std::string> whose{};
  Task task{};
  Task done{};
  /// If set, a worker is taken for exactly so long and `done` is run only then, however soon the task is: neither what
  /// follows nor what waits behind it shows how long it took.
  std::chrono::milliseconds lasts{0};
};

/// A bounded pool for what takes long: bots that think, passwords that are hashed.
class Workers {
 public:
  virtual ~Workers() = default;
  /// Networks take turns, in each of them its people, and of each person his tables: nobody waits for more than one
  /// piece of work of each of the others.
  virtual void run(Work work) = 0;
  void run(Task task) { run(Work{.task = std::move(task)}); }
};

}  // namespace krypta::server
