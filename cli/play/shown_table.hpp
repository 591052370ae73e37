#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"
#include "engine/core/value.hpp"

namespace krypta::cli {

/// A key of the catalogues from its parts.
[[nodiscard]] inline std::string key(std::string_view start, std::string_view id, std::string_view end = "") {
  return std::string{start} + std::string{id} + std::string{end};
}

/// A view, read by the names of its fields. What is not there reads as nothing. Boards add what their game has.
class ShownTable {
 public:
  explicit ShownTable(const Value& view) : view_(view) {}

  static const Value& in(const Value& object, std::string_view name) {
    static const Value nothing;
    const Value* found = object.find(name);
    return found == nullptr ? nothing : *found;
  }
  static std::int64_t number(const Value& value) { return value.integer() == nullptr ? 0 : *value.integer(); }
  static std::string_view word(const Value& value) {
    return value.text() == nullptr ? std::string_view{} : *value.text();
  }
  static const Value::Array& list(const Value& value) {
    static const Value::Array nothing;
    return value.array() == nullptr ? nothing : *value.array();
  }
  static bool is(const Value& value, Seat s) {
    return value.integer() != nullptr && *value.integer() == static_cast<std::int64_t>(krypta::number(s));
  }

  [[nodiscard]] const Value& at(std::string_view name) const { return in(view_, name); }
  [[nodiscard]] bool yes(std::string_view name) const { return at(name).boolean() != nullptr && *at(name).boolean(); }
  [[nodiscard]] unsigned seats() const { return static_cast<unsigned>(list(at("players")).size()); }
  /// Nothing for whoever only watches.
  [[nodiscard]] const Value& player(Seat s) const {
    static const Value nobody;
    return krypta::number(s) < seats() ? list(at("players"))[krypta::number(s)] : nobody;
  }
  [[nodiscard]] bool has(std::string_view set, Seat s) const {
    return std::ranges::any_of(list(at(set)), [&](const Value& member) { return is(member, s); });
  }
  /// The innermost frame and its step.
  [[nodiscard]] const Value& frame() const { return list(at("frames")).back(); }
  [[nodiscard]] std::string_view step() const { return word(in(frame(), "step")); }

 private:
  const Value& view_;
};

}  // namespace krypta::cli
