#include <sys/resource.h>
#include <unistd.h>

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/fair_queue.hpp"
#include "server/net.hpp"

namespace krypta::server {
namespace {

/// Thinking must never starve the loop, whatever the server's own niceness is. On Linux a priority belongs to a thread.
void step_back() {
  const auto me = static_cast<id_t>(gettid());
  setpriority(PRIO_PROCESS, me, getpriority(PRIO_PROCESS, me) + 10);
}

class Pool final : public Workers {
 public:
  explicit Pool(unsigned threads) {
    threads_.reserve(threads);
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
  }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  ~Pool() override {
    {
      FairQueue<std::string, Task> dropped;
      const std::lock_guard lock(mutex_);
      ending_ = true;
      std::swap(dropped, queue_);
    }
    wake_.notify_all();
    for (auto& thread : threads_) thread.join();
  }

  using Workers::run;
  void run(const std::string& whose, Task task) override {
    {
      const std::lock_guard lock(mutex_);
      if (ending_) return;
      queue_.add(whose, std::move(task));
    }
    wake_.notify_one();
  }

 private:
  void work() {
    step_back();
    for (;;) {
      Task task;
      {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return ending_ || !queue_.empty(); });
        if (ending_) return;
        task = queue_.next();
      }
      try {
        task();
      } catch (...) {
        // Work reports its own failures; what it lets out must not take the program with it.
      }
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  FairQueue<std::string, Task> queue_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace

std::unique_ptr<Workers> make_workers(unsigned threads) { return std::make_unique<Pool>(threads == 0 ? 1 : threads); }

}  // namespace krypta::server
