#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/random.hpp"
#include "engine/core/value.hpp"

/// Positions that somebody wrote: one of a match in which something is another.
namespace krypta::properties {

/// What may come into a position: ids of cards, names of steps and the like.
using Words = std::span<const std::string_view>;

/// Another value of the same kind as the old one, or of another kind.
inline Value another(const Value& old, Words words, Rng& rng) {
  const auto place_in = [&](const auto& list) { return rng.below(static_cast<std::uint32_t>(list.size())); };
  if (const Value::Array* items = old.array(); items != nullptr && rng.below(2) == 0) {
    Value::Array list = *items;
    if (rng.below(2) == 0 && !list.empty())
      list.erase(list.begin() + place_in(list));
    else if (!list.empty())
      list.push_back(list[place_in(list)]);
    else
      list.emplace_back(words[place_in(words)]);
    return list;
  }
  if (old.integer() != nullptr && rng.below(3) != 0) return *old.integer() + static_cast<int>(rng.below(5)) - 2;
  switch (rng.below(4)) {
    case 0: return {};
    case 1: return rng.below(2) == 0;
    case 2: return static_cast<int>(rng.below(24));
    default: return words[place_in(words)];
  }
}
inline std::size_t nodes(const Value& value) {
  std::size_t sum = 1;
  if (const Value::Array* items = value.array()) {
    for (const Value& item : *items) sum += nodes(item);
  } else if (const Value::Object* members = value.object()) {
    for (const auto& [name, member] : *members) sum += nodes(member);
  }
  return sum;
}
/// A copy in which the node of that number is another.
inline Value edited(const Value& value, std::size_t& number, Words words, Rng& rng) {
  if (number-- == 0) return another(value, words, rng);
  if (const Value::Array* items = value.array()) {
    Value::Array copies;
    for (const Value& item : *items) copies.push_back(edited(item, number, words, rng));
    return copies;
  }
  if (const Value::Object* members = value.object()) {
    Value::Object copies;
    for (const auto& [name, member] : *members) copies.emplace_back(name, edited(member, number, words, rng));
    return copies;
  }
  return value;
}

/// A seed for whatever has a name.
constexpr std::uint64_t number_of(std::string_view name) {
  std::uint64_t number = 0;
  for (const char c : name) number = number * 31 + static_cast<unsigned char>(c);
  return number;
}

}  // namespace krypta::properties
