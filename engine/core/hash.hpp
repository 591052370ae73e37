#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "engine/core/enum_set.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/random.hpp"

namespace krypta {

/// Gathers the values of a state, field by field, into 64 bits. It depends on values alone, never on memory layout,
/// so the hashes in saved matches mean the same on every machine.
class Hasher {
 public:
  template <class T>
  constexpr Hasher& add(const T& value) {
    if constexpr (std::integral<T> || std::is_enum_v<T>) {
      word(static_cast<std::uint64_t>(value));
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      word(value.bits());
    } else if constexpr (is_enum_set<T>) {
      for (const auto w : value.words()) word(w);
    } else if constexpr (requires { value.has_value(); }) {
      word(value.has_value() ? static_cast<std::uint64_t>(*value) + 1 : 0);
    } else if constexpr (is_hidden<T>) {
      secret(value);
    } else if constexpr (is_sealed<T>) {
      secret(value).add(value.open);
    } else if constexpr (is_secret<T>) {
      secret(value).add(value.seen_by);
    } else if constexpr (Described<T>) {
      each_field<T>([&](const auto& f) { add(value.*f.member); });
    } else {
      // The count comes first, so that no element can be mistaken for the end of another list.
      if constexpr (requires { value.size(); }) word(value.size());
      for (const auto& item : value) add(item);
    }
    return *this;
  }
  [[nodiscard]] constexpr std::uint64_t result() const { return Rng::mix(state_); }

 private:
  template <class T>
  constexpr Hasher& secret(const T& value) {
    add(value.known);
    return value.known ? add(value.value) : *this;
  }
  constexpr void word(std::uint64_t w) {
    state_ = (state_ ^ w) * 0x9FB21C651E98DF25U;
    state_ ^= state_ >> 32U;
  }
  std::uint64_t state_ = 0x4B52595054410001U;
};

template <class T>
constexpr std::uint64_t hash_of(const T& value) {
  return Hasher{}.add(value).result();
}

}  // namespace krypta
