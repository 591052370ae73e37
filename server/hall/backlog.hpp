#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/loop.hpp"
#include "store/store.hpp"

namespace krypta::server {

/// Something that has to be done once for every match that is over: one after the other and behind everything else,
/// because nobody waits for it. What a server did not come to is made up for at the next start.
class Backlog {
 public:
  using OnTables = store::Store::OnFound<std::vector<std::string>>;
  struct Parts {
    /// Finds tables for which it has not been done, after one.
    std::function<void(std::string after, unsigned most, OnTables then)> missing;
    /// Does it for a table; `done` must be called when the next may begin, however it went.
    std::function<void(const std::string& table)> handle;
  };
  Backlog(Loop& loop, Parts parts) : loop_(loop), parts_(std::move(parts)), self_(std::make_shared<Backlog*>(this)) {}
  Backlog(const Backlog&) = delete;
  Backlog& operator=(const Backlog&) = delete;
  ~Backlog() { *self_ = nullptr; }

  void add(std::string table) {
    waiting_.push_back(std::move(table));
    next();
  }

  void make_up(const std::string& after = {}) {
    parts_.missing(after, page_size, [self = self_](const store::Found<std::vector<std::string>>& found) {
      if (*self == nullptr || !found.value) return;
      Backlog& at = **self;
      for (const std::string& table : *found.value) at.waiting_.push_back(table);
      if (found.value->size() == page_size) at.made_up_to_ = found.value->back();
      at.next();
    });
  }

  void done() {
    busy_ = false;
    next();
  }

 private:
  static constexpr unsigned page_size = 20;
  /// Between two pages of old matches, so that the rest of the server notices nothing.
  static constexpr Time rest = 1'000;

  void next() {
    if (busy_) return;
    if (!waiting_.empty()) {
      busy_ = true;
      const std::string table = std::move(waiting_.front());
      waiting_.pop_front();
      return parts_.handle(table);
    }
    if (made_up_to_.empty()) return;
    loop_.after(rest, [self = self_, after = std::exchange(made_up_to_, {})] {
      if (*self != nullptr) (*self)->make_up(after);
    });
  }

  Loop& loop_;
  Parts parts_;
  std::deque<std::string> waiting_{};
  bool busy_ = false;
  std::string made_up_to_{};  ///< the last of a page of those to be made up for, if there may be another
  /// Answers that come after the backlog has gone find it empty.
  std::shared_ptr<Backlog*> self_;
};

}  // namespace krypta::server
