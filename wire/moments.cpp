#include "wire/moments.hpp"

#include <algorithm>

#include "wire/json.hpp"
#include "wire/patch.hpp"

namespace krypta::wire {

Value::Array moments_value(const AnyMatch& match, std::optional<Seat> observer, std::size_t told, const Value& view) {
  std::vector<AnyMatch::Glimpse> glimpses = match.glimpses(observer);
  // With its last events the choice has become what the view shows.
  std::erase_if(glimpses, [&](const AnyMatch::Glimpse& one) { return one.events == told; });
  while (!glimpses.empty() && glimpses.back().view == view) glimpses.pop_back();
  Value::Array moments;
  std::size_t bytes = 0;
  const Value* next = &view;
  for (std::size_t i = glimpses.size(); i-- > 0 && moments.size() < most_moments;) {
    Value moment = Value::Object{{"events", glimpses[i].events}, {"back", patch_of(*next, glimpses[i].view)}};
    bytes += to_json(moment).size();
    if (bytes > most_moment_bytes) break;
    moments.push_back(std::move(moment));
    next = &glimpses[i].view;
  }
  std::ranges::reverse(moments);
  return moments;
}

}  // namespace krypta::wire
