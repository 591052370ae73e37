#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <list>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/table/propose.hpp"

namespace krypta::server {

/// From where people last did something: a number of their network, 0 if that is not known. Kept in memory only, and of
/// no more than so many people: of those who were heard of last.
class Whereabouts {
 public:
  explicit Whereabouts(std::size_t most = 20'000) : most_(most) {}

  void note(AccountId who, std::int64_t origin) {
    if (origin == 0) return;
    if (const auto known = places_.find(who); known != places_.end()) people_.erase(known->second);
    people_.emplace_front(who, origin);
    places_[who] = people_.begin();
    if (people_.size() <= most_) return;
    places_.erase(people_.back().first);
    people_.pop_back();
  }

  /// Whether two of them are in one network.
  [[nodiscard]] bool together(const std::vector<AccountId>& people) const {
    std::vector<std::int64_t> origins;
    for (const AccountId account : people) {
      const auto known = places_.find(account);
      if (known == places_.end()) continue;
      if (std::ranges::find(origins, known->second->second) != origins.end()) return true;
      origins.push_back(known->second->second);
    }
    return false;
  }

 private:
  using People = std::list<std::pair<AccountId, std::int64_t>>;
  std::size_t most_;
  People people_{};
  std::unordered_map<AccountId, People::iterator> places_{};
};

}  // namespace krypta::server
