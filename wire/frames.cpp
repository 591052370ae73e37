#include "wire/frames.hpp"

#include <algorithm>

#include "engine/core/codec.hpp"
#include "wire/glance.hpp"
#include "wire/moments.hpp"

namespace krypta::wire {

namespace {

/// The match from its start, choice by choice.
class Walk {
 public:
  explicit Walk(const AnyMatch& match) : whole_(match), now_(match.clone()) { now_->rewind(0); }

  [[nodiscard]] const AnyMatch& now() const { return *now_; }
  void step() {
    const AnyMatch::Line line = whole_.choice(now_->length());
    // It was legal when it was made.
    static_cast<void>(now_->act(line.seat, line.option));
  }
  void go_to(std::size_t length) {
    for (std::size_t left = length - std::min(length, now_->length()); left > 0; --left) step();
  }
  void answer_for_chance() {
    while (now_->length() < whole_.length() && whole_.choice(now_->length()).seat == Seat::chance) step();
  }

 private:
  const AnyMatch& whole_;
  std::unique_ptr<AnyMatch> now_;
};

/// What an observer is shown. Whoever sees everything sees every choice.
struct Seen {
  Pending pending{};
  Glance glance{};

  static Seen by(const AnyMatch& match, Eyes eyes) {
    return {match.pending(), eyes.observer ? wire::glance(match, *eyes.observer) : Glance{}};
  }
  [[nodiscard]] bool differs(const Seen& other) const {
    return !waits_alike(pending, other.pending) || glance != other.glance;
  }
};

bool sees_any(const AnyMatch& match, std::size_t from, std::size_t to, Seat observer) {
  for (std::size_t i = from; i < to; ++i) {
    const auto events = match.logged(i);
    if (std::ranges::any_of(events, [&](const LoggedEvent& e) { return e.audience.has(observer); })) return true;
  }
  return false;
}

/// Whether all that these eyes saw of the choices from one on was of the last that a seat made, and what chance
/// answered.
bool is_of_one_choice(const AnyMatch& match, std::size_t from, Eyes eyes) {
  std::size_t last = match.length();
  while (last > from && match.record().choice(last - 1).seat == Seat::chance) --last;
  if (last == from) return false;
  return eyes.observer ? !sees_any(match, from, last - 1, *eyes.observer) : last - 1 == from;
}

Value events_value(const AnyMatch& match, Eyes eyes, std::size_t from, const Voice& voice) {
  Value::Array all;
  for (std::size_t i = from; i < match.length(); ++i) {
    for (const LoggedEvent& event : match.logged(i)) {
      if (eyes.observer && !event.audience.has(*eyes.observer)) continue;
      all.push_back(event_value(match, match.show(event), voice, eyes.reader(), false));
    }
  }
  return all;
}

}  // namespace

std::optional<Eyes> read_eyes(const Value* value, unsigned seats) {
  if (value != nullptr && value->text() != nullptr && *value->text() == "open") return Eyes{std::nullopt};
  const auto seat = read_seat(value, seats);
  if (!seat || *seat == Seat::chance) return std::nullopt;
  return Eyes{*seat};
}

Stops stops_of(const AnyMatch& match, Eyes eyes) {
  Walk walk{match};
  walk.answer_for_chance();
  Stops stops{{walk.now().length()}};
  Seen before = Seen::by(walk.now(), eyes);
  while (walk.now().length() < match.length()) {
    const std::size_t at = walk.now().length();
    const Seat chooser = match.choice(at).seat;
    walk.step();
    walk.answer_for_chance();
    const Seen after = Seen::by(walk.now(), eyes);
    const bool told = !eyes.observer || chooser == *eyes.observer || after.differs(before) ||
                      sees_any(walk.now(), at, walk.now().length(), *eyes.observer);
    if (told) stops.push_back({walk.now().length()});
    before = after;
  }
  return stops;
}

Value frames_value(const AnyMatch& match, Eyes eyes, const Stops& stops, Part part, const Voice& voice,
                   bool afterwards) {
  Walk walk{match};
  const std::size_t from = std::min(part.from, stops.size());
  const std::size_t end = from + std::min(part.count, stops.size() - from);
  if (from > 0 && from < end) walk.go_to(stops[from - 1].length);
  Value::Array frames;
  for (std::size_t k = from; k < end; ++k) {
    const std::size_t before = walk.now().length();
    walk.go_to(stops[k].length);
    const AnyMatch& now = walk.now();
    Value frame;
    frame.set("number", k);
    if (stops[k].at) frame.set("at", *stops[k].at);
    if (stops[k].line) frame.set("line", *stops[k].line);
    Value events = events_value(now, eyes, before, voice);
    const std::size_t told = events.array()->size();
    frame.set("events", std::move(events));
    Value view = eyes.observer ? now.view(*eyes.observer) : now.state();
    // One event is what the view shows.
    if (part.moments && told > 1 && is_of_one_choice(now, before, eyes)) {
      if (auto moments = moments_value(now, eyes.observer, told, view); !moments.empty())
        frame.set("moments", std::move(moments));
    }
    frame.set("view", std::move(view));
    const Pending pending = now.pending();
    frame.set("deciding", to_value(eyes.observer ? pending.waits_for(*eyes.observer) : pending.must));
    if (afterwards) {
      const Value outcome = outcome_value(now.result());
      frame.set("scores", *outcome.find("scores"));
      if (const Value* halves = outcome.find("halves")) frame.set("halves", *halves);
      frame.set("choices", now.length());
    }
    frames.push_back(std::move(frame));
  }
  return frames;
}

}  // namespace krypta::wire
