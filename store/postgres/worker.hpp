#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "store/counts.hpp"
#include "store/files.hpp"
#include "store/post.hpp"
#include "store/postgres/exchange.hpp"
#include "store/postgres/presence.hpp"
#include "store/postgres/session.hpp"

namespace krypta::store::postgres {

/// The thread that alone talks to the database. Everything that waits goes out in one go and is one transaction. While
/// it is under way the next one gathers.
///
/// If it goes wrong, it has changed nothing, and each of its jobs is carried out by itself. If the connection breaks,
/// nobody knows what came of it: the jobs are carried out again on the next one, and a write whose own traces are there
/// is done.
class Worker {
 public:
  Worker(Connection connection, Session session, std::shared_ptr<Presence> presence, const Patience& patience,
         Post post);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker();

  void add(std::unique_ptr<Job> job);
  void listen(std::function<void(News)> then);
  /// Carries out what waits and ends the thread; no answer is heard afterwards. If the database is away, that takes
  /// some seconds and what waits is lost.
  void close();
  [[nodiscard]] Counts counts() const { return counts_.now(); }

 private:
  using Jobs = std::vector<std::unique_ptr<Job>>;
  void work();
  void wait_for_work();
  [[nodiscard]] bool work_waits();
  [[nodiscard]] Jobs next_jobs();
  void add_own(Jobs& jobs);

  void carry_out(const Jobs& jobs);
  [[nodiscard]] std::vector<Job*> carry_out(const std::vector<Job*>& left, bool alone);
  [[nodiscard]] std::vector<Job*> after_failure(const std::vector<Segment>& segments, bool alone);
  void lose_connection(std::string problem);
  [[nodiscard]] std::vector<Job*> expire(std::vector<Job*> jobs);
  [[nodiscard]] std::vector<Job*> reach(std::vector<Job*> left);
  void reconnect();
  void rest();

  void count(const Jobs& jobs);
  void answer(Jobs jobs);
  void hear();
  void say(News news);

  std::optional<Connection> connection_;
  Session session_;
  std::shared_ptr<Presence> presence_;
  Patience patience_;
  Post post_;
  /// Shared with the answers that are under way, which may outlive the store.
  std::shared_ptr<std::atomic<bool>> closed_ = std::make_shared<std::atomic<bool>>(false);

  // The worker's own.
  News outgoing_;
  std::string problem_;
  Clock::time_point next_sign_{};
  Clock::time_point next_cleaning_{};
  Clock::time_point next_try_{};
  Clock::duration pause_{};
  bool someone_sleeps_ = false;
  Remark waking_;

  std::mutex mutex_;
  File wake_;
  std::deque<std::unique_ptr<Job>> waiting_;
  std::deque<std::unique_ptr<Job>> aside_;
  std::function<void(News)> listener_;
  bool missed_ = true;
  std::atomic<bool> closing_ = false;
  std::atomic<std::int64_t> closes_at_ = 0;

  RunningCounts counts_;
  std::thread thread_;
};

}  // namespace krypta::store::postgres
