#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fields.hpp"
#include "engine/core/view.hpp"

/// Whatever in a state can be unknown, with the path to it: the names of the fields and the places in lists, joined
/// with dots, as in "players.0.plan".
namespace krypta {

namespace detail {

inline std::string joined(const std::string& path, std::string_view step) {
  return path.empty() ? std::string{step} : path + "." + std::string{step};
}

/// What an element of a list is called in a path.
template <class List>
std::string key_of(const List&, std::size_t i) {
  return std::to_string(i);
}
template <Named E, class T>
std::string key_of(const EnumArray<E, T>&, std::size_t i) {
  return std::string{name_of(static_cast<E>(i))};
}

template <class T, class Visit>
void each_secret(T& value, const std::string& path, const Visit& visit) {
  using Plain = std::remove_const_t<T>;
  if constexpr (can_be_unknown<Plain>) {
    visit(value, path);
    each_secret(value.value, path, visit);
  } else if constexpr (Described<Plain>) {
    each_field<Plain>([&](const auto& f) { each_secret(value.*f.member, joined(path, f.name), visit); });
  } else if constexpr (is_container<Plain>) {
    std::size_t i = 0;
    for (auto& item : value) each_secret(item, joined(path, key_of(value, i++)), visit);
  } else {
    static_assert(is_leaf<Plain>);
  }
}

}  // namespace detail

/// Calls `visit(secret, path)` for each Hidden, Sealed and Secret in it.
template <class State, class Visit>
void each_secret(State& state, const Visit& visit) {
  detail::each_secret(state, std::string{}, visit);
}

/// The paths of everything in a view that is unknown.
template <class State>
std::vector<std::string> unknown_in(const State& known) {
  std::vector<std::string> paths;
  each_secret(known, [&](const auto& secret, const std::string& path) {
    if (!secret.known) paths.push_back(path);
  });
  return paths;
}

/// "Everybody" of this table, by name: its seats and the spectators.
constexpr SeatSet everybody_at(unsigned seats) { return SeatSet::first(seats) | SeatSet::of(Seat::spectator); }

/// The same state for somebody to read: who has seen a thing are seats of this table. In a state "everyone" is more
/// than that, so that rules need not ask how many play.
template <class State>
State with_seats_named(State state, unsigned seats) {
  each_secret(state, [&](auto& secret, const std::string&) {
    if constexpr (is_secret<std::remove_reference_t<decltype(secret)>>)
      secret.seen_by = secret.seen_by & everybody_at(seats);
  });
  return state;
}

/// The other way round. Tells the path where a seat is named that this table has not.
template <class State>
std::optional<std::string> read_named_seats(State& state, unsigned seats) {
  std::optional<std::string> bad;
  each_secret(state, [&](auto& secret, const std::string& path) {
    if constexpr (is_secret<std::remove_reference_t<decltype(secret)>>) {
      SeatSet& seen_by = secret.seen_by;
      // Positions that were written before seats were named say "everyone" as a state does.
      if (seen_by == everybody_at(seats)) seen_by = SeatSet::everyone();
      if (seen_by != SeatSet::everyone() && !(seen_by - everybody_at(seats)).empty() && !bad)
        bad = detail::joined(path, "seen_by");
    }
  });
  return bad;
}

}  // namespace krypta
