#pragma once

#include <cstddef>
#include <deque>
#include <unordered_map>
#include <utility>

namespace krypta::server {

/// Those who have something waiting take turns, in the order in which they came; what one of them has waiting is
/// taken first come first served.
template <class Key, class Item>
class FairQueue {
 public:
  void add(const Key& whose, Item item) {
    std::deque<Item>& own = waiting_[whose];
    if (own.empty()) turns_.push_back(whose);
    own.push_back(std::move(item));
  }
  [[nodiscard]] bool empty() const { return turns_.empty(); }
  [[nodiscard]] std::size_t waiting(const Key& whose) const {
    const auto own = waiting_.find(whose);
    return own == waiting_.end() ? 0 : own->second.size();
  }
  /// Of a queue that is not empty.
  [[nodiscard]] Item next() {
    const auto own = waiting_.find(turns_.front());
    turns_.pop_front();
    Item item = std::move(own->second.front());
    own->second.pop_front();
    if (own->second.empty()) {
      waiting_.erase(own);
    } else {
      turns_.push_back(own->first);
    }
    return item;
  }

 private:
  std::unordered_map<Key, std::deque<Item>> waiting_;
  std::deque<Key> turns_;  ///< everybody who has something waiting, once
};

}  // namespace krypta::server
