#include "server/limits/rates.hpp"

#include <algorithm>

namespace krypta::server {

Cost cost_of(std::string_view request) {
  const auto* found = std::ranges::find(costs, request, &Cost::request);
  return found == costs.end() ? Cost{request} : *found;
}

bool Rates::allow(store::AccountId who, std::string_view request, Time now) {
  const Cost cost = cost_of(request);
  if (!work_.allow(who, now, cost.work)) return false;
  return cost.writes == 0 || writes_.allow(who, now, cost.writes);
}

}  // namespace krypta::server
