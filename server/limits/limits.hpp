#pragma once

#include <algorithm>
#include <cstddef>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "server/loop.hpp"
#include "server/net/networks.hpp"

/// How often somebody may do something.
namespace krypta::server {

/// So much in the long run, and so much at once.
struct Rate {
  double per_second = 1;
  double burst = 1;
};

/// A bucket that fills at a rate; whoever does something takes from it.
class Bucket {
 public:
  Bucket(Rate rate, Time now) : rate_(rate), level_(rate.burst), at_(now) {}

  /// False, and nothing is taken, if there is not enough in it.
  [[nodiscard]] bool take(Time now, double cost = 1) {
    fill(now);
    if (!enough(cost)) return false;
    level_ = std::max(0.0, level_ - cost);
    return true;
  }

  [[nodiscard]] bool has(Time now, double cost = 1) {
    fill(now);
    return enough(cost);
  }

  [[nodiscard]] bool full(Time now) {
    fill(now);
    return level_ >= rate_.burst;
  }

 private:
  [[nodiscard]] bool enough(double cost) const {
    // What has dripped in many times is a little less than the sum it should be.
    constexpr double rounding = 1e-6;
    return level_ + rounding >= cost;
  }

  /// A clock that was set back fills nothing and stops nobody for longer.
  void fill(Time now) {
    if (now > at_) level_ = std::min(rate_.burst, level_ + static_cast<double>(now - at_) * rate_.per_second / 1000);
    at_ = now;
  }

  Rate rate_;
  double level_;
  Time at_;
};

/// A bucket for each key that was heard of lately. There are never more than `most`: a bucket that is full again is
/// dropped because a new one is just like it, and when there are too many the one that was used longest ago.
template <class Key>
class Limits {
 public:
  explicit Limits(Rate rate, std::size_t most = 20'000) : rate_(rate), most_(std::max<std::size_t>(most, 1)) {}
  Limits(const Limits&) = delete;
  Limits& operator=(const Limits&) = delete;

  /// Whether `allow` would; nothing is taken.
  [[nodiscard]] bool has(const Key& key, Time now, double cost = 1) {
    const auto place = places_.find(key);
    return place == places_.end() ? cost <= rate_.burst : place->second->second.has(now, cost);
  }

  [[nodiscard]] bool allow(const Key& key, Time now, double cost = 1) {
    drop_full(now);
    auto place = places_.find(key);
    if (place == places_.end()) {
      if (buckets_.size() == most_) drop_oldest();
      buckets_.emplace_front(key, Bucket(rate_, now));
      place = places_.emplace(key, buckets_.begin()).first;
    } else {
      buckets_.splice(buckets_.begin(), buckets_, place->second);
    }
    return place->second->second.take(now, cost);
  }

  [[nodiscard]] std::size_t size() const { return buckets_.size(); }

 private:
  using Buckets = std::list<std::pair<Key, Bucket>>;

  /// Two at most, so that no call takes long, and the list still shrinks faster than it grows.
  void drop_full(Time now) {
    for (int i = 0; i < 2 && !buckets_.empty() && buckets_.back().second.full(now); ++i) drop_oldest();
  }

  void drop_oldest() {
    places_.erase(buckets_.back().first);
    buckets_.pop_back();
  }

  Rate rate_;
  std::size_t most_;
  Buckets buckets_{};  ///< the one used last comes first
  std::unordered_map<Key, typename Buckets::iterator> places_{};
};

/// How often those at an address may do something: it counts in each of the address's networks, and a network that
/// counts as several addresses has as much as they have. What one of them refuses is taken from none.
class NetworkLimits {
 public:
  explicit NetworkLimits(Rate rate, std::size_t most = 60'000) : limits_(rate, most) {}

  [[nodiscard]] bool has(std::string_view address, Time now, double cost = 1) {
    return has(networks_of(address), now, cost);
  }

  [[nodiscard]] bool allow(std::string_view address, Time now, double cost = 1) {
    return allow(networks_of(address), now, cost);
  }
  [[nodiscard]] bool allow(const std::vector<Network>& networks, Time now, double cost = 1) {
    if (!has(networks, now, cost)) return false;
    for (const Network& network : networks) (void)limits_.allow(network.name, now, cost / network.addresses);
    return true;
  }
  [[nodiscard]] bool has(const std::vector<Network>& networks, Time now, double cost = 1) {
    return std::ranges::all_of(
        networks, [&](const Network& network) { return limits_.has(network.name, now, cost / network.addresses); });
  }

  [[nodiscard]] std::size_t size() const { return limits_.size(); }

 private:
  Limits<std::string> limits_;
};

struct LimitSettings {
  Rate requests_per_address{30, 120};
  Rate guests_per_address{0.1, 10};
  Rate logins_per_address{0.2, 10};
  Rate logins_per_name{0.2, 10};
  Rate requests_per_person{30, 120};
  Rate writes_per_person{2, 20};
  Rate tables_per_person{0.1, 10};
  Rate replays_per_person{2, 20};
  Rate friends_per_person{0.2, 20};
  Rate decks_per_person{5, 60};
  Rate trials_per_person{0.2, 10};
  Rate reports_per_person{0.02, 5};
};

}  // namespace krypta::server
