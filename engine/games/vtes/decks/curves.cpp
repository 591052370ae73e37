#include <algorithm>
#include <charconv>

#include "engine/games/vtes/decks/deck.hpp"

namespace krypta::vtes {

namespace {

/// "2" before "10", and "x" behind both.
std::pair<bool, int> rank(std::string_view value) {
  int number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  return {error != std::errc{}, number};
}

void count(Curve& curve, std::string_view value, unsigned copies) {
  const auto there = std::ranges::find(curve, value, &Curve::value_type::first);
  if (there != curve.end()) {
    there->second += copies;
  } else {
    curve.emplace_back(value, copies);
  }
}

Curve in_order(Curve curve) {
  std::ranges::sort(curve, {}, [](const Curve::value_type& one) { return rank(one.first); });
  return curve;
}

}  // namespace

Curve capacity_curve(const Facts& facts, const Deck& deck) {
  Curve curve;
  for (const Copies& copies : deck.crypt) count(curve, std::to_string(facts.crypt(copies.card).capacity), copies.count);
  return in_order(std::move(curve));
}

Curve cost_curve(const Facts& facts, const Deck& deck, std::string_view LibraryFacts::*cost) {
  Curve curve;
  for (const Copies& copies : deck.library) {
    const std::string_view value = facts.library(copies.card).*cost;
    if (!value.empty()) count(curve, value, copies.count);
  }
  return in_order(std::move(curve));
}

}  // namespace krypta::vtes
