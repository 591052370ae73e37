#pragma once

#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/core/enums.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/frame.hpp"
#include "engine/core/hidden.hpp"

/// One description of a struct serves everything. Beside each state struct stands its list of fields:
///
///   constexpr auto fields_of(std::type_identity<Player>) {
///     return fields<Player>(field("points", &Player::points, everyone),
///                           field("plan", &Player::plan, owner_until_opened));
///   }
///
/// JSON both ways, hash, redaction and diff are generated from it. A field without a reader, a reader that does not
/// fit its field, and a member that is missing from the list do not compile.
namespace krypta {

struct Everyone {};          ///< public; a struct or container inside declares for its own fields
struct Owner {};             ///< the seat whose element of a SeatArray this is: needs Hidden<T>
struct Nobody {};            ///< no seat at all: needs Hidden<T>
struct OwnerUntilOpened {};  ///< the owner, after the opening everyone: needs Sealed<T>
struct WhileOpen {};         ///< everyone while it is open, else no seat at all: needs Sealed<T>
struct WhoeverHasSeen {};    ///< the seats noted in the value: needs Secret<T>

inline constexpr Everyone everyone;
inline constexpr Owner owner;
inline constexpr Nobody nobody;
inline constexpr OwnerUntilOpened owner_until_opened;
inline constexpr WhileOpen while_open;
inline constexpr WhoeverHasSeen whoever_has_seen;

template <class T>
inline constexpr bool is_hidden = false;
template <class T>
inline constexpr bool is_hidden<Hidden<T>> = true;
template <class T>
inline constexpr bool is_sealed = false;
template <class T>
inline constexpr bool is_sealed<Sealed<T>> = true;
template <class T>
inline constexpr bool is_secret = false;
template <class T>
inline constexpr bool is_secret<Secret<T>> = true;
template <class T>
inline constexpr bool can_be_unknown = is_hidden<T> || is_sealed<T> || is_secret<T>;

/// A container has the reader of its elements.
template <class T>
inline constexpr bool is_seat_array = false;
template <class T, std::size_t N>
inline constexpr bool is_seat_array<SeatArray<T, N>> = true;

template <class T>
struct ElementOf {
  using Type = void;
};
template <class T, std::size_t N>
struct ElementOf<FixedVector<T, N>> {
  using Type = T;
};
template <class T, std::size_t N>
struct ElementOf<SeatArray<T, N>> {
  using Type = T;
};
template <class T, std::size_t N>
struct ElementOf<FrameStack<T, N>> {
  using Type = T;
};
template <class E, class T>
struct ElementOf<EnumArray<E, T>> {
  using Type = T;
};
template <class T>
inline constexpr bool is_container = !std::is_void_v<typename ElementOf<T>::Type>;

template <class Reader, class T>
inline constexpr bool reader_fits = std::is_same_v<Reader, Everyone> && !can_be_unknown<T>;
template <class T>
inline constexpr bool reader_fits<Owner, T> = is_hidden<T>;
template <class T>
inline constexpr bool reader_fits<Nobody, T> = is_hidden<T>;
template <class T>
inline constexpr bool reader_fits<OwnerUntilOpened, T> = is_sealed<T>;
template <class T>
inline constexpr bool reader_fits<WhileOpen, T> = is_sealed<T>;
template <class T>
inline constexpr bool reader_fits<WhoeverHasSeen, T> = is_secret<T>;

/// A secret has no second secret directly inside it, for that one would have no reader; a struct inside declares its
/// own.
template <class Reader, class T>
constexpr bool fits() {
  if constexpr (is_container<T>) {
    return fits<Reader, typename ElementOf<T>::Type>();
  } else if constexpr (can_be_unknown<T>) {
    return reader_fits<Reader, T> && fits<Everyone, decltype(T::value)>();
  } else {
    return reader_fits<Reader, T>;
  }
}

template <class Struct, class T, class ReaderT>
struct Field {
  using Reader = ReaderT;
  using Type = T;
  std::string_view name;
  T Struct::*member;
};

template <class Struct, class T, class Reader>
constexpr auto field(std::string_view name, T Struct::*member, Reader) {
  static_assert(fits<Reader, T>(), "this reader does not fit the type of the field");
  return Field<Struct, T, Reader>{name, member};
}

namespace detail {

template <class Struct>
struct AnyMember {
  template <class T>
  requires(!std::is_same_v<std::remove_cvref_t<T>, Struct>) constexpr operator T()
      const;  // NOLINT(google-explicit-constructor)
};

template <class T, std::size_t... I>
constexpr bool takes(std::index_sequence<I...>) {
  return requires { T{(static_cast<void>(I), AnyMember<T>{})...}; };
}

/// How many members an aggregate has.
template <class T, std::size_t N = 0>
constexpr std::size_t member_count() {
  if constexpr (takes<T>(std::make_index_sequence<N + 1>{})) {
    return member_count<T, N + 1>();
  } else {
    return N;
  }
}

template <class A, class B>
constexpr bool same_field(const A& a, const B& b) {
  if constexpr (std::is_same_v<decltype(a.member), decltype(b.member)>) {
    if (a.member == b.member) return true;
  }
  return a.name == b.name;
}

}  // namespace detail

template <class Struct, class... Fields>
constexpr auto fields(Fields... list) {
  static_assert(std::is_aggregate_v<Struct>, "only a plain struct can be described");
  static_assert(detail::member_count<Struct>() == sizeof...(Fields),
                "every member of the struct must stand in its field list");
  return std::tuple{list...};
}

template <class T>
concept Described = requires {
  fields_of(std::type_identity<T>{});
};

namespace detail {

/// With as many fields as members, a field that stands twice is a member that stands nowhere.
template <Described T>
inline constexpr bool fields_are_distinct = std::apply(
    [](const auto&... f) {
      const auto times = [&](const auto& one) { return (0U + ... + (same_field(one, f) ? 1U : 0U)); };
      return ((times(f) == 1) && ...);
    },
    fields_of(std::type_identity<T>{}));

}  // namespace detail

/// Calls `visit(field)` for each field, in order, until one returns true; tells whether one did.
template <Described T, class Visit>
constexpr bool any_field(Visit&& visit) {
  static_assert(detail::fields_are_distinct<T>, "a field stands twice in the list");
  return std::apply([&](const auto&... f) { return (visit(f) || ...); }, fields_of(std::type_identity<T>{}));
}
template <Described T, class Visit>
constexpr void each_field(Visit&& visit) {
  static_assert(detail::fields_are_distinct<T>, "a field stands twice in the list");
  std::apply([&](const auto&... f) { (visit(f), ...); }, fields_of(std::type_identity<T>{}));
}

}  // namespace krypta
