#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "server/loop.hpp"
#include "server/people/secret.hpp"

namespace krypta::server {

/// One value of a line of the log. It points into what it was made of, so it lives no longer than the call.
class Field {
 public:
  using Value = std::variant<std::string_view, std::int64_t, double, bool>;

  template <class T>
  requires std::convertible_to<const T&, std::string_view> Field(std::string_view name, const T& value)
      : name_(name), value_(static_cast<std::string_view>(value)) {}
  Field(std::string_view name, std::same_as<bool> auto value) : name_(name), value_(value) {}
  template <std::integral T>
  requires(!std::same_as<T, bool> && !std::same_as<T, char>) Field(std::string_view name, T value)
      : name_(name), value_(std::in_range<std::int64_t>(value) ? static_cast<std::int64_t>(value) : INT64_MAX) {}
  Field(std::string_view name, std::floating_point auto value) : name_(name), value_(static_cast<double>(value)) {}

  [[nodiscard]] std::string_view name() const { return name_; }
  [[nodiscard]] const Value& value() const { return value_; }

 private:
  std::string_view name_;
  Value value_;
};

static_assert(!std::is_constructible_v<Field, std::string_view, Secret>, "what is secret must not reach the log");
static_assert(!std::is_convertible_v<Secret, std::string_view> && !std::is_convertible_v<Secret, std::string>);

/// One JSON object a line: the time, the level, the event, then its fields. Any thread may write, if the sink and the
/// clock it was given may be used by any; the usual ones may.
class Log {
 public:
  enum class Level : std::uint8_t { debug, info, warning, error };
  using Sink = std::function<void(std::string_view line)>;  ///< the line comes without its end
  using Clock = std::function<Time()>;
  using Fields = std::initializer_list<Field>;

  /// To stderr, unless it is given another sink.
  explicit Log(Sink sink = {}, Clock clock = {}, Level least = Level::info);

  void write(Level level, std::string_view event, Fields fields = {}) const;
  void debug(std::string_view event, Fields fields = {}) const { write(Level::debug, event, fields); }
  void info(std::string_view event, Fields fields = {}) const { write(Level::info, event, fields); }
  void warning(std::string_view event, Fields fields = {}) const { write(Level::warning, event, fields); }
  void error(std::string_view event, Fields fields = {}) const { write(Level::error, event, fields); }

 private:
  Sink sink_;
  Clock clock_;
  Level least_;
};

}  // namespace krypta::server
