#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "server/limits/fair_tree.hpp"
#include "server/net/net.hpp"

namespace krypta::server {
namespace {

/// Thinking must never starve the loop, whatever the server's own niceness is. On Linux a priority belongs to a thread.
void step_back(int steps) {
  const auto me = static_cast<id_t>(gettid());
  setpriority(PRIO_PROCESS, me, getpriority(PRIO_PROCESS, me) + steps);
}

class Pool final : public Workers {
 public:
  explicit Pool(unsigned threads, int steps_back = low_priority) : steps_back_(steps_back) {
    threads_.reserve(threads);
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
  }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  ~Pool() override {
    {
      FairTree<Work> dropped;
      const std::lock_guard lock(mutex_);
      ending_ = true;
      std::swap(dropped, queue_);
    }
    wake_.notify_all();
    over_.notify_all();
    for (auto& thread : threads_) thread.join();
  }

  using Workers::run;
  void run(Work work) override {
    {
      const std::lock_guard lock(mutex_);
      if (ending_) return;
      const std::vector<std::string> whose = std::move(work.whose);
      queue_.add(whose, std::move(work));
    }
    wake_.notify_one();
  }

 private:
  void work() {
    step_back(steps_back_);
    for (;;) {
      Work work;
      {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return ending_ || !queue_.empty(); });
        if (ending_) return;
        work = queue_.next();
      }
      const auto until = std::chrono::steady_clock::now() + work.lasts;
      try {
        if (work.task) work.task();
        if (work.lasts.count() > 0 && !waited(until)) return;
        if (work.done) work.done();
      } catch (...) {
        // Work reports its own failures; what it lets out must not take the program with it.
      }
    }
  }

  /// False if the pool ends meanwhile. It has a signal of its own: new work must not wake who only lets time go by.
  bool waited(std::chrono::steady_clock::time_point until) {
    std::unique_lock lock(mutex_);
    return !over_.wait_until(lock, until, [this] { return ending_; });
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable over_;
  FairTree<Work> queue_;
  int steps_back_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

/// What takes a moment has a thread of its own, so it never waits behind what lasts.
class Thinkers final : public Workers {
 public:
  explicit Thinkers(unsigned threads) : lasting_(threads) {}
  using Workers::run;
  void run(Work work) override { (work.lasts.count() > 0 ? lasting_ : quick_).run(std::move(work)); }

 private:
  Pool quick_{1};
  Pool lasting_;
};

}  // namespace

std::unique_ptr<Workers> make_workers(unsigned threads, int steps_back) {
  return std::make_unique<Pool>(threads == 0 ? 1 : threads, steps_back);
}

std::unique_ptr<Workers> make_thinkers(unsigned threads) {
  return std::make_unique<Thinkers>(threads == 0 ? 1 : threads);
}

}  // namespace krypta::server
