#pragma once

#include <algorithm>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/table/propose.hpp"

namespace krypta::server {

/// From which network people last did something. Kept in memory only, and of no more than so many people: of those who
/// were heard of last.
class Whereabouts {
 public:
  explicit Whereabouts(std::size_t most = 20'000) : most_(most) {}

  void note(const Person& who) {
    if (who.networks.empty()) return;
    if (const auto known = places_.find(who.account); known != places_.end()) people_.erase(known->second);
    people_.emplace_front(who.account, who.networks.front().name);
    places_[who.account] = people_.begin();
    if (people_.size() <= most_) return;
    places_.erase(people_.back().first);
    people_.pop_back();
  }

  /// Whether two of them are in one network.
  [[nodiscard]] bool together(const std::vector<AccountId>& people) const {
    std::vector<std::string_view> networks;
    for (const AccountId account : people) {
      const auto known = places_.find(account);
      if (known == places_.end()) continue;
      const std::string& network = known->second->second;
      if (std::ranges::find(networks, network) != networks.end()) return true;
      networks.emplace_back(network);
    }
    return false;
  }

 private:
  using People = std::list<std::pair<AccountId, std::string>>;
  std::size_t most_;
  People people_{};
  std::unordered_map<AccountId, People::iterator> places_{};
};

}  // namespace krypta::server
