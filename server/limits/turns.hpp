#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <unordered_map>
#include <utility>

#include "server/loop.hpp"

namespace krypta::server {

/// Lets those who want to change the same thing do it one after the other, where a change takes several steps on the
/// loop. A turn lasts as long as somebody holds it.
template <class Key>
class Turns {
 public:
  using Turn = std::shared_ptr<const void>;
  using Begin = std::function<void(Turn)>;

  explicit Turns(Loop& loop) : waiting_(std::make_shared<Waiting>(loop)) {}

  /// Begins now if nobody has the turn.
  void take(const Key& key, Begin begin) {
    const auto [queue, first] = waiting_->queues.try_emplace(key);
    if (!first) {
      queue->second.push_back(std::move(begin));
      return;
    }
    begin(std::make_shared<const Held>(waiting_, key));
  }

 private:
  struct Waiting {
    explicit Waiting(Loop& the_loop) : loop(the_loop) {}
    Loop& loop;
    std::unordered_map<Key, std::deque<Begin>> queues{};  ///< there is one, if only an empty one, while a turn lasts
  };

  /// Whoever lets go last may be a store or a worker on a thread of its own, so the loop passes the turn on.
  class Held {
   public:
    Held(std::shared_ptr<Waiting> waiting, Key key) : waiting_(std::move(waiting)), key_(std::move(key)) {}
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held() {
      Loop& loop = waiting_->loop;
      loop.post([waiting = std::move(waiting_), key = std::move(key_)] { pass(waiting, key); });
    }

   private:
    std::shared_ptr<Waiting> waiting_;
    Key key_;
  };

  static void pass(const std::shared_ptr<Waiting>& waiting, const Key& key) {
    const auto queue = waiting->queues.find(key);
    if (queue->second.empty()) {
      waiting->queues.erase(queue);
      return;
    }
    const Begin next = std::move(queue->second.front());
    queue->second.pop_front();
    next(std::make_shared<const Held>(waiting, key));
  }

  std::shared_ptr<Waiting> waiting_;
};

}  // namespace krypta::server
