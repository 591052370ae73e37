#pragma once

#include <list>
#include <unordered_map>
#include <utility>

#include "server/loop.hpp"
#include "store/store.hpp"

namespace krypta::server {

/// When people were last heard of, of no more than so many.
class Heard {
 public:
  explicit Heard(std::size_t most = 20'000) : most_(most) {}

  void note(store::AccountId who, Time now) {
    if (const auto known = places_.find(who); known != places_.end()) people_.erase(known->second);
    people_.emplace_front(who, now);
    places_[who] = people_.begin();
    if (people_.size() <= most_) return;
    places_.erase(people_.back().first);
    people_.pop_back();
  }
  [[nodiscard]] bool since(store::AccountId who, Time then) const {
    const auto known = places_.find(who);
    return known != places_.end() && known->second->second >= then;
  }

 private:
  using People = std::list<std::pair<store::AccountId, Time>>;
  std::size_t most_;
  People people_{};  ///< the one heard of last comes first
  std::unordered_map<store::AccountId, People::iterator> places_{};
};

}  // namespace krypta::server
