#pragma once

#include <span>
#include <utility>
#include <vector>

#include "engine/core/enums.hpp"
#include "engine/core/event.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"

namespace krypta {

namespace detail {

template <class Reader, class T>
constexpr bool may_know(const T& value, Seat observer, Seat owner_seat) {
  if constexpr (std::is_same_v<Reader, Owner>) {
    return observer == owner_seat;
  } else if constexpr (std::is_same_v<Reader, OwnerUntilOpened>) {
    return value.open || observer == owner_seat;
  } else if constexpr (std::is_same_v<Reader, WhoeverHasSeen>) {
    return value.seen_by.has(observer);
  } else {
    static_assert(std::is_same_v<Reader, Nobody>);
    return false;
  }
}

/// Whose things the elements inside are: nobody's until a SeatArray says so. (Chance observes nothing.)
inline constexpr Seat no_owner = Seat::chance;

template <class Reader, class T>
constexpr void hide(T& value, Seat observer, Seat owner_seat) {
  if constexpr (can_be_unknown<T>) {
    if (!may_know<Reader>(value, observer, owner_seat)) {
      value.value = {};
      value.known = false;
    }
  } else if constexpr (Described<T>) {
    each_field<T>([&](const auto& f) {
      using F = std::remove_cvref_t<decltype(f)>;
      hide<typename F::Reader>(value.*f.member, observer, owner_seat);
    });
  } else if constexpr (is_seat_array<T>) {
    for (unsigned i = 0; i < value.size(); ++i) hide<Reader>(value[seat(i)], observer, seat(i));
  } else if constexpr (is_container<T>) {
    for (auto& item : value) hide<Reader>(item, observer, owner_seat);
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
