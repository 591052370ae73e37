#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

namespace krypta {

/// An enum whose values 0, 1, … have names: `constexpr std::array names_of(std::type_identity<E>)`
/// beside its declaration. The names are the words of the notation, the JSON and the catalogues.
template <class E>
concept Named = std::is_enum_v<E> && requires {
  names_of(std::type_identity<E>{});
};

template <Named E>
inline constexpr std::size_t count_of = names_of(std::type_identity<E>{}).size();

template <Named E>
constexpr std::string_view name_of(E value) {
  return names_of(std::type_identity<E>{})[static_cast<std::size_t>(value)];
}

template <Named E>
constexpr std::optional<E> named(std::string_view name) {
  constexpr auto names = names_of(std::type_identity<E>{});
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

/// The names, where they stay: whoever needs them by reference can have them.
template <Named E>
inline constexpr auto words_of = names_of(std::type_identity<E>{});

/// Every value of a named enum, in order.
template <Named E>
constexpr auto all_of() {
  std::array<E, count_of<E>> values{};
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<E>(i);
  return values;
}

/// An array indexed by the values of a named enum; in JSON an object keyed by their names.
template <Named E, class T>
struct EnumArray {
  std::array<T, count_of<E>> items{};

  constexpr T& operator[](E i) { return items[static_cast<std::size_t>(i)]; }
  constexpr const T& operator[](E i) const { return items[static_cast<std::size_t>(i)]; }
  constexpr auto begin() { return items.begin(); }
  constexpr auto end() { return items.end(); }
  constexpr auto begin() const { return items.begin(); }
  constexpr auto end() const { return items.end(); }
  friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

/// An enum value or nothing, in one byte; 0xFF must be no value that is meant (of a Seat it is the spectator).
/// `std::optional` would double the size of every state and, with its converting constructors, hide a forgotten field
/// from `fields`.
template <class E>
requires(std::is_enum_v<E> && sizeof(E) == 1) class Maybe {
 public:
  constexpr Maybe() = default;
  constexpr Maybe(E value) : raw_(static_cast<std::uint8_t>(value)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] constexpr bool has_value() const { return raw_ != nothing; }
  constexpr E operator*() const { return static_cast<E>(raw_); }
  friend constexpr bool operator==(Maybe, Maybe) = default;

 private:
  static constexpr std::uint8_t nothing = 0xFF;
  std::uint8_t raw_ = nothing;
};

}  // namespace krypta
