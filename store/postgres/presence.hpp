#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "store/postgres/job.hpp"

namespace krypta::store::postgres {

/// What this server said of itself, so that it can say it again when the database has lost it. Used by the loop and the
/// worker.
class Presence {
 public:
  explicit Presence(std::int64_t server) : server_(server) {}

  [[nodiscard]] std::int64_t server() const { return server_; }
  /// Whether that is news.
  [[nodiscard]] bool here(const std::string& table, const std::vector<Onlooker>& people);
  void connected(AccountId account, bool yes);
  void key(std::string bytes);

  /// Everything has to be said again: others may have believed the server to be dead, or the database has lost it.
  void lose() { lost_ = true; }
  [[nodiscard]] bool is_lost() const { return lost_; }
  [[nodiscard]] bool was_lost() { return lost_.exchange(false); }

  /// That it lives.
  [[nodiscard]] std::unique_ptr<Remark> sign();
  [[nodiscard]] std::vector<std::unique_ptr<Remark>> all_again() const;
  /// Removes what dead servers have said.
  [[nodiscard]] static std::unique_ptr<Remark> clean();
  [[nodiscard]] std::unique_ptr<Remark> leave() const;

 private:
  std::int64_t server_;
  mutable std::mutex mutex_;
  std::map<std::string, std::vector<Onlooker>> here_;
  std::set<AccountId> connected_;
  std::string key_;
  std::atomic<bool> lost_ = false;
};

}  // namespace krypta::store::postgres
