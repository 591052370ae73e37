#include "server/app/metrics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace krypta::server {
namespace {

std::string number(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "+Inf" : "-Inf";
  return fmt::format("{}", value);
}

/// The format escapes quotes in the values of labels only.
std::string escaped(std::string_view text, bool quotes) {
  std::string result;
  for (const char c : text) {
    if (c == '\n') {
      result += "\\n";
    } else if (c == '\\' || (quotes && c == '"')) {
      result += {'\\', c};
    } else {
      result += c;
    }
  }
  return result;
}

}  // namespace

void Histogram::observe(double seconds) {
  if (std::isnan(seconds)) return;
  seconds = std::max(seconds, 0.0);
  const auto bound = std::lower_bound(bounds.begin(), bounds.end(), seconds);
  ++counts_[static_cast<std::size_t>(bound - bounds.begin())];
  sum_ += seconds;
}

std::uint64_t Histogram::count() const { return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0}); }

std::array<std::uint64_t, Histogram::bounds.size()> Histogram::cumulative() const {
  std::array<std::uint64_t, bounds.size()> result{};
  std::partial_sum(counts_.begin(), counts_.end() - 1, result.begin());
  return result;
}

void MetricsText::one(std::string_view name, std::string_view help, std::string_view type, double value) {
  head(name, help, type);
  line(name, {{}, value});
}

void MetricsText::counter(std::string_view name, std::string_view help, std::span<const Sample> samples) {
  head(name, help, "counter");
  for (const Sample& sample : samples) line(name, sample);
}

void MetricsText::gauge(std::string_view name, std::string_view help, std::span<const Sample> samples) {
  head(name, help, "gauge");
  for (const Sample& sample : samples) line(name, sample);
}

void MetricsText::histogram(std::string_view name, std::string_view help, const Histogram& histogram) {
  head(name, help, "histogram");
  const auto counts = histogram.cumulative();
  const std::string bucket = fmt::format("{}_bucket", name);
  for (std::size_t i = 0; i < counts.size(); ++i)
    line(bucket, {{{"le", number(Histogram::bounds[i])}}, static_cast<double>(counts[i])});
  const auto all = static_cast<double>(histogram.count());
  line(bucket, {{{"le", "+Inf"}}, all});
  line(fmt::format("{}_sum", name), {{}, histogram.sum()});
  line(fmt::format("{}_count", name), {{}, all});
}

void MetricsText::head(std::string_view name, std::string_view help, std::string_view type) {
  fmt::format_to(std::back_inserter(text_), "# HELP {} {}\n# TYPE {} {}\n", name, escaped(help, false), name, type);
}

void MetricsText::line(std::string_view name, const Sample& sample) {
  text_ += name;
  for (std::size_t i = 0; i < sample.labels.size(); ++i)
    fmt::format_to(std::back_inserter(text_), "{}{}=\"{}\"", i == 0 ? '{' : ',', sample.labels[i].first,
                   escaped(sample.labels[i].second, true));
  if (!sample.labels.empty()) text_ += '}';
  fmt::format_to(std::back_inserter(text_), " {}\n", number(sample.value));
}

}  // namespace krypta::server
