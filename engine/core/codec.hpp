#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/enum_set.hpp"
#include "engine/core/enums.hpp"
#include "engine/core/fields.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/value.hpp"

/// States to trees of plain data and back, generated from the field lists. Reading is strict: every field must be
/// there, none may be unknown to the struct, and the answer to a bad tree is the path of the field and what it wants.
namespace krypta {

inline constexpr std::string_view unknown = "unknown";

struct Problem {
  std::string path;
  std::string message;
};
using Reading = std::optional<Problem>;  ///< nothing: it was read

inline Reading inside(std::string_view step, Reading problem) {
  if (problem) {
    const bool separate = !problem->path.empty() && problem->path.front() != '[';
    problem->path = std::string{step} + (separate ? "." : "") + problem->path;
  }
  return problem;
}

template <class T>
struct Codec;

template <class T>
Value to_value(const T& from) {
  return Codec<T>::write(from);
}
template <class T>
Reading from_value(const Value& from, T& to) {
  return Codec<T>::read(from, to);
}

template <>
struct Codec<bool> {
  static Value write(bool from) { return from; }
  static Reading read(const Value& from, bool& to) {
    if (from.boolean() == nullptr) return Problem{"", "must be true or false"};
    to = *from.boolean();
    return {};
  }
};

/// A Value holds whole numbers of 63 bits.
template <std::integral T>
requires(!std::same_as<T, bool> && (std::signed_integral<T> || sizeof(T) < sizeof(std::int64_t))) struct Codec<T> {
  static Value write(T from) { return static_cast<std::int64_t>(from); }
  static Reading read(const Value& from, T& to) {
    constexpr auto least = static_cast<std::int64_t>(std::numeric_limits<T>::min());
    constexpr auto most = static_cast<std::int64_t>(std::numeric_limits<T>::max());
    const std::int64_t* n = from.integer();
    if (n == nullptr || *n < least || *n > most) {
      return Problem{"", "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most)};
    }
    to = static_cast<T>(*n);
    return {};
  }
};

template <Named E>
struct Codec<E> {
  static Value write(E from) { return name_of(from); }
  static Reading read(const Value& from, E& to) {
    const auto value = from.text() != nullptr ? named<E>(*from.text()) : std::nullopt;
    if (!value) {
      std::string names;
      for (const E e : all_of<E>()) names += (names.empty() ? "" : ", ") + std::string{name_of(e)};
      return Problem{"", "must be one of " + names};
    }
    to = *value;
    return {};
  }
};

template <>
struct Codec<Seat> {
  static Value write(Seat from) {
    if (from == Seat::table) return "table";
    if (from == Seat::chance) return "chance";
    if (from == Seat::spectator) return "spectator";
    return number(from);
  }
  static Reading read(const Value& from, Seat& to) {
    const std::int64_t* n = from.integer();
    if (n == nullptr || *n < 0 || *n >= static_cast<std::int64_t>(max_seats))
      return Problem{"", "must be the number of a seat"};
    to = seat(static_cast<unsigned>(*n));
    return {};
  }
};

template <>
struct Codec<SeatSet> {
  static Value write(SeatSet from) {
    Value::Array seats;
    for (const Seat s : from) seats.push_back(to_value(s));
    return seats;
  }
  static Reading read(const Value& from, SeatSet& to) {
    if (from.array() == nullptr) return Problem{"", "must be a list of seats"};
    to = {};
    for (std::size_t i = 0; i < from.array()->size(); ++i) {
      const Value& item = (*from.array())[i];
      Seat s = Seat::spectator;
      const bool spectator = item.text() != nullptr && *item.text() == "spectator";
      if (!spectator) {
        if (Reading bad = inside("[" + std::to_string(i) + "]", from_value(item, s))) return bad;
      }
      if (to.has(s)) return Problem{"[" + std::to_string(i) + "]", "is named twice"};
      to.add(s);
    }
    return {};
  }
};

template <class E>
struct Codec<Maybe<E>> {
  static Value write(Maybe<E> from) { return from.has_value() ? to_value(*from) : Value{}; }
  static Reading read(const Value& from, Maybe<E>& to) {
    to = {};
    if (from.is_null()) return {};
    E value{};
    if (Reading bad = from_value(from, value)) {
      bad->message += ", or null";
      return bad;
    }
    to = value;
    return {};
  }
};

template <class E>
struct Codec<EnumSet<E>> {
  static Value write(const EnumSet<E>& from) {
    Value::Array names;
    for (const E e : from) names.push_back(to_value(e));
    return names;
  }
  static Reading read(const Value& from, EnumSet<E>& to) {
    if (from.array() == nullptr) return Problem{"", "must be a list"};
    to = {};
    for (std::size_t i = 0; i < from.array()->size(); ++i) {
      E e{};
      const std::string place = "[" + std::to_string(i) + "]";
      if (Reading bad = inside(place, from_value((*from.array())[i], e))) return bad;
      if (to.has(e)) return Problem{place, "is named twice"};
      to.add(e);
    }
    return {};
  }
};

namespace detail {

template <class List>
Value write_list(const List& from) {
  Value::Array items;
  items.reserve(from.size());
  for (const auto& item : from) items.push_back(to_value(item));
  return items;
}
template <class List>
Reading read_list(const Value& from, List& to) {
  if (from.array() == nullptr) return Problem{"", "must be a list"};
  if (from.array()->size() > List::capacity) {
    return Problem{"", "has " + std::to_string(from.array()->size()) + " elements, at most " +
                           std::to_string(List::capacity) + " can be"};
  }
  to.clear();
  for (std::size_t i = 0; i < from.array()->size(); ++i) {
    typename List::value_type item{};
    if (Reading bad = inside("[" + std::to_string(i) + "]", from_value((*from.array())[i], item))) return bad;
    to.push_back(item);
  }
  return {};
}

}  // namespace detail

template <class T, std::size_t N>
struct Codec<FixedVector<T, N>> {
  static Value write(const FixedVector<T, N>& from) { return detail::write_list(from); }
  static Reading read(const Value& from, FixedVector<T, N>& to) { return detail::read_list(from, to); }
};
template <class T, std::size_t N>
struct Codec<SeatArray<T, N>> {
  static Value write(const SeatArray<T, N>& from) { return detail::write_list(from); }
  static Reading read(const Value& from, SeatArray<T, N>& to) { return detail::read_list(from, to); }
};

template <class T, std::size_t N>
struct Codec<FrameStack<T, N>> {
  static Value write(const FrameStack<T, N>& from) { return detail::write_list(from); }
  static Reading read(const Value& from, FrameStack<T, N>& to) { return detail::read_list(from, to); }
};

template <Named E, class T>
struct Codec<EnumArray<E, T>> {
  static Value write(const EnumArray<E, T>& from) {
    Value::Object members;
    for (const E e : all_of<E>()) members.emplace_back(name_of(e), to_value(from[e]));
    return members;
  }
  static Reading read(const Value& from, EnumArray<E, T>& to) {
    if (from.object() == nullptr) return Problem{"", "must be an object"};
    for (const auto& [name, member] : *from.object()) {
      const auto e = named<E>(name);
      if (!e) return Problem{name, "there is none of this name"};
      if (from.find(name) != &member) return Problem{name, "is named twice"};
      if (Reading bad = inside(name, from_value(member, to[*e]))) return bad;
    }
    for (const E e : all_of<E>()) {
      if (from.find(name_of(e)) == nullptr) return Problem{std::string{name_of(e)}, "is missing"};
    }
    return {};
  }
};

template <Described T>
struct Codec<T> {
  static Value write(const T& from) {
    Value::Object members;
    each_field<T>([&](const auto& f) { members.emplace_back(f.name, to_value(from.*f.member)); });
    return members;
  }
  static Reading read(const Value& from, T& to) {
    if (from.object() == nullptr) return Problem{"", "must be an object"};
    Reading bad;
    any_field<T>([&](const auto& f) {
      const Value* member = from.find(f.name);
      bad = inside(f.name, member == nullptr ? Reading{Problem{"", "is missing"}} : from_value(*member, to.*f.member));
      return bad.has_value();
    });
    if (bad) return bad;
    for (const Value::Member& member : *from.object()) {
      const std::string& name = member.first;
      if (!any_field<T>([&](const auto& f) { return f.name == name; })) return Problem{name, "is no field here"};
      if (from.find(name) != &member.second) return Problem{name, "is named twice"};
    }
    return {};
  }
};

/// An unknown value is written as the word `unknown`. It cannot be read: a position is the whole truth.
template <class T>
struct Codec<Hidden<T>> {
  static Value write(const Hidden<T>& from) { return from.known ? to_value(from.value) : Value{unknown}; }
  static Reading read(const Value& from, Hidden<T>& to) {
    to.known = true;
    return from_value(from, to.value);
  }
};

namespace detail {

/// A secret with a note beside it, as {"value": …, NOTE: …}.
template <class T, class Note>
Value write_noted(const T& value, bool known, std::string_view name, const Note& note) {
  return Value::Object{{"value", known ? to_value(value) : Value{unknown}}, {std::string{name}, to_value(note)}};
}
template <class T, class Note>
Reading read_noted(const Value& from, T& value, std::string_view name, Note& note) {
  if (from.object() == nullptr) return Problem{"", "must be an object"};
  for (const auto& [key, member] : *from.object()) {
    if (key != "value" && key != name) return Problem{key, "is no field here"};
  }
  const Value* v = from.find("value");
  const Value* n = from.find(name);
  if (v == nullptr) return Problem{"value", "is missing"};
  if (n == nullptr) return Problem{std::string{name}, "is missing"};
  if (Reading bad = inside("value", from_value(*v, value))) return bad;
  return inside(name, from_value(*n, note));
}

}  // namespace detail

template <class T>
struct Codec<Sealed<T>> {
  static Value write(const Sealed<T>& from) { return detail::write_noted(from.value, from.known, "open", from.open); }
  static Reading read(const Value& from, Sealed<T>& to) {
    to.known = true;
    return detail::read_noted(from, to.value, "open", to.open);
  }
};
template <class T>
struct Codec<Secret<T>> {
  static Value write(const Secret<T>& from) {
    return detail::write_noted(from.value, from.known, "seen_by", from.seen_by);
  }
  static Reading read(const Value& from, Secret<T>& to) {
    to.known = true;
    return detail::read_noted(from, to.value, "seen_by", to.seen_by);
  }
};

}  // namespace krypta
