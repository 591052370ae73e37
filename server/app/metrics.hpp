#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Numbers for Prometheus. They are plain numbers without locks because only the loop's thread changes and reads them.
namespace krypta::server {

/// How long something took, in seconds.
class Histogram {
 public:
  static constexpr std::array bounds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0};

  /// A time below zero, as of a clock that was set back, counts as none; one that is no number is left out.
  void observe(double seconds);

  [[nodiscard]] double sum() const { return sum_; }
  [[nodiscard]] std::uint64_t count() const;
  /// How many took no longer than the bound, by bound.
  [[nodiscard]] std::array<std::uint64_t, bounds.size()> cumulative() const;

 private:
  std::array<std::uint64_t, bounds.size() + 1> counts_{};  ///< each once; the last is above all bounds
  double sum_ = 0;
};

/// One number of a metric that has several, told apart by labels.
struct Sample {
  std::vector<std::pair<std::string, std::string>> labels;
  double value = 0;
};

/// Writes the text format, version 0.0.4. A metric is written once, with all its samples.
class MetricsText {
 public:
  static constexpr std::string_view content_type = "text/plain; version=0.0.4; charset=utf-8";

  template <class T>
  requires std::is_arithmetic_v<T>
  void counter(std::string_view name, std::string_view help, T value) {
    one(name, help, "counter", static_cast<double>(value));
  }
  void counter(std::string_view name, std::string_view help, std::span<const Sample> samples);
  template <class T>
  requires std::is_arithmetic_v<T>
  void gauge(std::string_view name, std::string_view help, T value) {
    one(name, help, "gauge", static_cast<double>(value));
  }
  void gauge(std::string_view name, std::string_view help, std::span<const Sample> samples);
  void histogram(std::string_view name, std::string_view help, const Histogram& histogram);

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void one(std::string_view name, std::string_view help, std::string_view type, double value);
  void head(std::string_view name, std::string_view help, std::string_view type);
  void line(std::string_view name, const Sample& sample);

  std::string text_{};
};

}  // namespace krypta::server
