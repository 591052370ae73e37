#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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
  using Names = std::vector<std::string_view>;

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
  /// A word that the reader may know; empty if not.
  static std::string_view known(const Value& value) {
    const std::string_view found = word(value);
    return found == "unknown" ? std::string_view{} : found;
  }
  static Names names(const Value& value) {
    Names all;
    for (const Value& item : list(value)) all.push_back(word(item));
    return all;
  }
  static bool among(const Value& value, std::string_view name) {
    return std::ranges::any_of(list(value), [&](const Value& item) { return word(item) == name; });
  }
  static bool true_in(const Value& object, std::string_view name) {
    const bool* found = in(object, name).boolean();
    return found != nullptr && *found;
  }
  static bool is(const Value& value, Seat s) {
    return value.integer() != nullptr && *value.integer() == static_cast<std::int64_t>(krypta::number(s));
  }

  [[nodiscard]] const Value& at(std::string_view name) const { return in(view_, name); }
  [[nodiscard]] bool yes(std::string_view name) const { return true_in(view_, name); }
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
  [[nodiscard]] bool over() const { return step() == "over"; }

 private:
  const Value& view_;
};

}  // namespace krypta::cli
