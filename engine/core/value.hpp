#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace krypta {

/// A tree of plain data: what states, views and events look like outside the engine. It is JSON's model with whole
/// numbers kept whole and the members of an object kept in order, so that the engine needs no JSON library.
class Value {
 public:
  using Array = std::vector<Value>;
  using Member = std::pair<std::string, Value>;
  using Object = std::vector<Member>;

  Value() = default;
  Value(std::same_as<bool> auto b) : held_(b) {}  // NOLINT(google-explicit-constructor)
  Value(double d) : held_(d) {}                   // NOLINT(google-explicit-constructor)
  template <std::integral T>
  requires(!std::same_as<T, bool>) Value(T n)
      : held_(static_cast<std::int64_t>(n)) {}          // NOLINT(google-explicit-constructor)
  Value(std::string s) : held_(std::move(s)) {}         // NOLINT(google-explicit-constructor)
  Value(std::string_view s) : held_(std::string{s}) {}  // NOLINT(google-explicit-constructor)
  Value(const char* s) : held_(std::string{s}) {}       // NOLINT(google-explicit-constructor)
  Value(Array a) : held_(std::move(a)) {}               // NOLINT(google-explicit-constructor)
  Value(Object o) : held_(std::move(o)) {}              // NOLINT(google-explicit-constructor)

  [[nodiscard]] bool is_null() const { return std::holds_alternative<std::monostate>(held_); }
  [[nodiscard]] const bool* boolean() const { return std::get_if<bool>(&held_); }
  [[nodiscard]] const std::int64_t* integer() const { return std::get_if<std::int64_t>(&held_); }
  [[nodiscard]] const double* real() const { return std::get_if<double>(&held_); }
  [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&held_); }
  [[nodiscard]] const Array* array() const { return std::get_if<Array>(&held_); }
  [[nodiscard]] const Object* object() const { return std::get_if<Object>(&held_); }

  /// The member of that name, or null if this is no object or has none.
  [[nodiscard]] const Value* find(std::string_view name) const;
  /// Replaces or appends a member; a null value becomes an object first.
  void set(std::string_view name, Value value);

  friend bool operator==(const Value&, const Value&) = default;

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Object> held_;
};

/// JSON on one line.
[[nodiscard]] std::string to_json(const Value& value);

struct Difference {
  std::string path;  ///< as in "players[1].points"
  Value before;
  Value after;
  friend bool operator==(const Difference&, const Difference&) = default;
};
/// Every leaf in which the two differ, in the order of the fields.
[[nodiscard]] std::vector<Difference> diff(const Value& before, const Value& after);

}  // namespace krypta
