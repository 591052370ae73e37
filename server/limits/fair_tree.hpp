#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

namespace krypta::server {

/// A queue in which those who have something waiting take turns. A path says whose it is, from the wide to the narrow:
/// whoever is named first in it takes turns with the others who are named first, and so on within each of them. So one
/// turn of many is all that anybody gets by coming under many names in one place.
template <class T>
class FairTree {
 public:
  void add(std::span<const std::string> path, T item) {
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

  [[nodiscard]] bool empty() const { return own_.empty() && turns_.empty(); }

  /// Of a queue that is not empty. What is nobody's comes first.
  [[nodiscard]] T next() {
    if (!own_.empty()) {
      T item = std::move(own_.front());
      own_.pop_front();
      return item;
    }
    std::string whose = std::move(turns_.front());
    turns_.pop_front();
    const auto within = within_.find(whose);
    T item = within->second->next();
    if (within->second->empty()) {
      within_.erase(within);
    } else {
      turns_.push_back(std::move(whose));
    }
    return item;
  }

 private:
  std::deque<T> own_{};
  std::unordered_map<std::string, std::unique_ptr<FairTree>> within_{};
  std::deque<std::string> turns_{};  ///< everybody in `within_`, once
};

}  // namespace krypta::server
