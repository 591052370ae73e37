#include "server/table/clock.hpp"

#include <algorithm>

namespace krypta::server {

namespace {

constexpr Time second = 1000;
constexpr Time day = 24 * 60 * 60 * second;
constexpr Time least_after_return = 10 * second;
constexpr Time most_grace = 60 * second;

std::optional<Time> whole(const Value& value, std::string_view name, Time least, Time most) {
  const Value* found = value.find(name);
  if (found == nullptr || found->integer() == nullptr) return std::nullopt;
  const std::int64_t n = *found->integer();
  return n >= least && n <= most ? std::optional<Time>{n} : std::nullopt;
}

}  // namespace

Clocks::Clocks(const ClockSettings& settings, unsigned seats) : settings_(settings) {
  for (unsigned s = 0; s < seats; ++s) left_[s] = settings.limit;
}

void Clocks::stop(Seat s, Time now) {
  if (settings_.kind != ClockSettings::Kind::bank) return;
  Time& left = left_[number(s)];
  left = std::max<Time>(left - std::max<Time>(now - since_[number(s)], 0), 0) + settings_.increment;
}

void Clocks::update(Time now, const Asked& asked, std::optional<Seat> chose) {
  if (settings_.kind == ClockSettings::Kind::none) return;
  const SeatSet answered = asked.answered & running_;
  for (const Seat s : answered - answered_) answered_at_[number(s)] = now;
  for (const Seat s : running_ - answered) {
    const bool before = answered_.has(s);
    const bool goes_on = asked.running.has(s);
    // Who is waited for again, and nobody was seen to choose, has taken his answer back.
    if (goes_on && (before ? !chose : chose != s)) continue;
    stop(s, before ? answered_at_[number(s)] : now);
    since_[number(s)] = now + settings_.grace;
  }
  for (const Seat s : asked.running - running_) since_[number(s)] = now + settings_.grace;
  running_ = asked.running | answered;
  answered_ = answered;
}

void Clocks::forgive(Time lost) {
  for (const Seat s : running_) {
    since_[number(s)] += lost;
    answered_at_[number(s)] += lost;
  }
}

void Clocks::welcome_back(Seat s) {
  Time& left = left_[number(s)];
  left = std::max({left, settings_.increment, least_after_return});
}

std::optional<Time> Clocks::deadline(Seat s) const {
  if (!running_.has(s)) return std::nullopt;
  const bool bank = settings_.kind == ClockSettings::Kind::bank;
  return since_[number(s)] + (bank ? left_[number(s)] : settings_.limit);
}

std::optional<Clocks::Next> Clocks::next() const {
  std::optional<Next> first;
  for (const Seat s : running_ - answered_) {
    const Time at = *deadline(s);
    if (!first || at < first->at) first = Next{s, at};
  }
  return first;
}

Value clock_value(const ClockSettings& settings) {
  Value clock;
  switch (settings.kind) {
    case ClockSettings::Kind::none: return Value::Object{{"kind", "none"}};
    case ClockSettings::Kind::decision:
      if (settings.limit % day == 0) {
        clock = Value::Object{{"kind", "days"}, {"days", settings.limit / day}};
      } else {
        clock = Value::Object{{"kind", "decision"}, {"seconds", settings.limit / second}};
      }
      break;
    case ClockSettings::Kind::bank:
      clock = Value::Object{
          {"kind", "bank"}, {"seconds", settings.limit / second}, {"increment", settings.increment / second}};
      break;
  }
  if (settings.grace > 0) clock.set("grace", settings.grace / second);
  return clock;
}

namespace {

std::optional<ClockSettings> read_kind(const Value& value) {
  const Value* kind = value.find("kind");
  if (kind == nullptr || kind->text() == nullptr) return std::nullopt;
  if (*kind->text() == "none") return ClockSettings{};
  if (*kind->text() == "decision") {
    const auto seconds = whole(value, "seconds", 1, day / second - 1);
    if (!seconds) return std::nullopt;
    return ClockSettings{ClockSettings::Kind::decision, *seconds * second, 0};
  }
  if (*kind->text() == "days") {
    const auto days = whole(value, "days", 1, 60);
    if (!days) return std::nullopt;
    return ClockSettings{ClockSettings::Kind::decision, *days * day, 0};
  }
  if (*kind->text() == "bank") {
    const auto seconds = whole(value, "seconds", 1, day / second);
    const auto increment = whole(value, "increment", 0, 3600);
    if (!seconds || !increment) return std::nullopt;
    return ClockSettings{ClockSettings::Kind::bank, *seconds * second, *increment * second};
  }
  return std::nullopt;
}

}  // namespace

std::optional<ClockSettings> read_clock(const Value& value) {
  auto settings = read_kind(value);
  if (settings && value.find("grace") != nullptr) {
    const auto grace = whole(value, "grace", 0, most_grace / second);
    if (!grace) return std::nullopt;
    settings->grace = *grace * second;
  }
  return settings;
}

}  // namespace krypta::server
