#pragma once

#include <array>
#include <string_view>

#include "server/limits/limits.hpp"
#include "store/store.hpp"

/// How much one person may ask for on his sockets.
namespace krypta::server {

/// What a request takes from the two buckets of a person.
struct Cost {
  std::string_view request;
  double work = 1;    ///< every request is work
  double writes = 0;  ///< beside his choices, which the match bounds, what he does is written and told to all
};

/// What every request costs that does not cost 1 and writes nothing.
inline constexpr std::array<Cost, 23> costs{{
    {"open", 3},     {"history", 2},  {"language", 10}, {"explain", 2},    {"account", 2},     {"sit", 1, 1},
    {"stand", 1, 1}, {"bot", 1, 1},   {"free", 1, 1},   {"start", 1, 1},   {"entropy", 1, 1},  {"take_back", 2, 1},
    {"agree", 1, 1}, {"back", 1, 1},  {"again", 1, 1},  {"chat", 1, 2},    {"call_bot", 1, 1}, {"end", 1, 1},
    {"asks", 1, 1},  {"bring", 3, 1}, {"stops", 1, 1},  {"no_more", 1, 1}, {"report", 2, 1},
}};

[[nodiscard]] Cost cost_of(std::string_view request);

/// One account for all sockets and tables of a person, so that another tab gives him nothing.
class Rates {
 public:
  explicit Rates(const LimitSettings& limits) : work_(limits.requests_per_person), writes_(limits.writes_per_person) {}

  [[nodiscard]] bool allow(store::AccountId who, std::string_view request, Time now);

 private:
  Limits<store::AccountId> work_;
  Limits<store::AccountId> writes_;
};

}  // namespace krypta::server
