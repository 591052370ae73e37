#include "server/log.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <optional>

#include "server/utf8.hpp"

namespace krypta::server {
namespace {

/// A line goes out in one write, so that those of several threads do not mix.
void write_to_stderr(std::string_view line) {
  const std::string whole = fmt::format("{}\n", line);
  std::fwrite(whole.data(), 1, whole.size(), stderr);
}

Time system_time() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string utc(Time time) {
  using namespace std::chrono;
  const sys_time<milliseconds> point{milliseconds{time}};
  const auto day = floor<days>(point);
  const year_month_day date{day};
  const hh_mm_ss clock{point - day};
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), clock.hours().count(),
                     clock.minutes().count(), clock.seconds().count(), clock.subseconds().count());
}

std::string_view name_of(Log::Level level) {
  switch (level) {
    case Log::Level::debug: return "debug";
    case Log::Level::info: return "info";
    case Log::Level::warning: return "warning";
    case Log::Level::error: return "error";
  }
  return "error";
}

/// Control characters are escaped beyond what JSON asks, because people read logs in terminals that obey them.
void append_string(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const std::optional<CodePoint> point = first_code_point(text);
    const char32_t value = point ? point->value : U'\uFFFD';
    if (value == U'"' || value == U'\\') {
      out += {'\\', static_cast<char>(value)};
    } else if (value == U'\n') {
      out += "\\n";
    } else if (value < 0x20 || (value >= 0x7F && value < 0xA0)) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(value));
    } else {
      append_utf8(out, value);
    }
    text.remove_prefix(point ? point->length : 1);
  }
  out += '"';
}

void append_value(std::string& out, const Field::Value& value) {
  if (const auto* text = std::get_if<std::string_view>(&value)) {
    append_string(out, *text);
  } else if (const auto* real = std::get_if<double>(&value)) {
    out += std::isfinite(*real) ? fmt::format("{}", *real) : "null";
  } else if (const auto* whole = std::get_if<std::int64_t>(&value)) {
    out += fmt::format("{}", *whole);
  } else {
    out += std::get<bool>(value) ? "true" : "false";
  }
}

}  // namespace

Log::Log(Sink sink, Clock clock, Level least)
    : sink_(sink ? std::move(sink) : write_to_stderr), clock_(clock ? std::move(clock) : system_time), least_(least) {}

void Log::write(Level level, std::string_view event, Fields fields) const {
  if (level < least_) return;
  std::string line = fmt::format(R"({{"time":"{}","level":"{}","event":)", utc(clock_()), name_of(level));
  append_string(line, event);
  for (const Field& field : fields) {
    line += ',';
    append_string(line, field.name());
    line += ':';
    append_value(line, field.value());
  }
  line += '}';
  sink_(line);
}

}  // namespace krypta::server
