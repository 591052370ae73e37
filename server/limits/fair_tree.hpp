#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

namespace krypta::server {

/// A queue in which those who have something waiting take turns. A path says whose it is, from the wide to the narrow:
/// whoever is named first in it takes turns with the others who are named first, and so on within each of them. So one
/// turn of many is all that anybody gets by coming under many names in one place. What one of them has waiting is taken
/// first come, first served; what is nobody's comes before everybody's.
template <class Item, class Key = std::string>
class FairTree {
 public:
  using Path = std::span<const Key>;

  void add(Path path, Item item) {
    if (path.empty()) {
      own_.push_back(std::move(item));
      return;
    }
    const auto [found, first] = within_.try_emplace(path.front());
    if (first) {
      found->second = std::make_unique<FairTree>();
      turns_.push_back(path.front());
    }
    found->second->add(path.subspan(1), std::move(item));
  }
  /// Before all the rest.
  void add_first(Item item) { own_.push_front(std::move(item)); }

  [[nodiscard]] bool empty() const { return own_.empty() && turns_.empty(); }
  /// How much waits under this path.
  [[nodiscard]] std::size_t waiting(Path path) const {
    if (path.empty()) return own_.size();
    const auto within = within_.find(path.front());
    return within == within_.end() ? 0 : within->second->waiting(path.subspan(1));
  }

  /// Of a queue that is not empty.
  [[nodiscard]] Item next() {
    if (!own_.empty()) {
      Item item = std::move(own_.front());
      own_.pop_front();
      return item;
    }
    Key whose = std::move(turns_.front());
    turns_.pop_front();
    const auto within = within_.find(whose);
    Item item = within->second->next();
    if (within->second->empty()) {
      within_.erase(within);
    } else {
      turns_.push_back(std::move(whose));
    }
    return item;
  }

 private:
  std::deque<Item> own_{};
  std::unordered_map<Key, std::unique_ptr<FairTree>> within_{};
  std::deque<Key> turns_{};  ///< everybody in `within_`, once
};

}  // namespace krypta::server
