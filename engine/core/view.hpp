#pragma once

#include <span>
#include <utility>
#include <vector>

#include "engine/core/enum_set.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/event.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"

namespace krypta {

namespace detail {

template <class Reader, class T>
constexpr bool may_know(const T& value, Seat observer, Seat owner_seat) {
  const bool own = is_player(observer) && observer == owner_seat;
  if constexpr (std::is_same_v<Reader, Owner>) {
    return own;
  } else if constexpr (std::is_same_v<Reader, OwnerUntilOpened>) {
    return value.open || own;
  } else if constexpr (std::is_same_v<Reader, WhileOpen>) {
    return value.open;
  } else if constexpr (std::is_same_v<Reader, WhoeverHasSeen>) {
    return value.seen_by.has(observer);
  } else {
    static_assert(std::is_same_v<Reader, Nobody>);
    return false;
  }
}

/// Whose things the elements inside are: nobody's until a SeatArray says so.
inline constexpr Seat no_owner = Seat::chance;

/// Types that have nothing inside.
template <class T>
inline constexpr bool is_leaf = std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_same_v<T, SeatSet>;
template <class E>
inline constexpr bool is_leaf<Maybe<E>> = true;
template <class E>
inline constexpr bool is_leaf<EnumSet<E>> = true;

template <class Reader, class T>
constexpr void hide(T& value, Seat observer, Seat owner_seat) {
  if constexpr (can_be_unknown<T>) {
    if (may_know<Reader>(value, observer, owner_seat)) {
      hide<Everyone>(value.value, observer, owner_seat);
    } else {
      value.value = {};
      value.known = false;
    }
    // Who else has seen it is not theirs to know.
    if constexpr (is_secret<T>) value.seen_by = value.seen_by & SeatSet::of(observer);
  } else if constexpr (Described<T>) {
    each_field<T>([&](const auto& f) {
      using F = std::remove_cvref_t<decltype(f)>;
      hide<typename F::Reader>(value.*f.member, observer, owner_seat);
    });
  } else if constexpr (is_seat_array<T>) {
    for (unsigned i = 0; i < value.size(); ++i) hide<Reader>(value[seat(i)], observer, seat(i));
    value.wipe_rest();
  } else if constexpr (is_container<T>) {
    for (auto& item : value) hide<Reader>(item, observer, owner_seat);
    if constexpr (requires { value.wipe_rest(); }) value.wipe_rest();
  } else {
    static_assert(is_leaf<T>, "redaction does not know what is inside this type");
  }
}

}  // namespace detail

/// What one seat (or a spectator) may know: the state with the rest `unknown`, and the events it has seen.
/// Bots, clients and logs receive this and never a State; only `redact` makes one.
template <class State>
class View {
 public:
  [[nodiscard]] Seat seat() const { return seat_; }
  [[nodiscard]] const State& known() const { return known_; }
  [[nodiscard]] std::span<const Event> memory() const { return memory_; }
  friend bool operator==(const View&, const View&) = default;

 private:
  View(Seat observer, const State& state, std::vector<Event> memory)
      : seat_(observer), known_(state), memory_(std::move(memory)) {
    detail::hide<Everyone>(known_, observer, detail::no_owner);
  }
  template <class S>
  friend View<S> redact(const S& state, Seat observer, std::vector<Event> memory);

  Seat seat_;
  State known_;
  std::vector<Event> memory_;
};

/// The only door from a State to anybody's eyes. `memory` is what this observer has seen so far (Match keeps it).
template <class S>
View<S> redact(const S& state, Seat observer, std::vector<Event> memory = {}) {
  return View<S>{observer, state, std::move(memory)};
}

}  // namespace krypta
