#include "bots/search/facts.hpp"

#include <algorithm>

namespace krypta::bots::search {

void Facts::add(Message what) {
  const auto there = std::ranges::find(counted_, what, &Counted::what);
  if (there == counted_.end()) {
    counted_.push_back({std::move(what), 1});
  } else {
    ++there->times;
  }
}

std::vector<Believed> Facts::believed() const {
  std::vector<Believed> all;
  for (const Counted& fact : counted_) all.push_back({fact.what, static_cast<double>(fact.times) / worlds_});
  std::ranges::stable_sort(all, std::ranges::greater{}, &Believed::share);
  return all;
}

}  // namespace krypta::bots::search
