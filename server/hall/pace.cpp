#include "server/hall/pace.hpp"

#include <algorithm>

#include "bots/bots.hpp"

namespace krypta::server {

Time Pace::slot(std::string_view level) const {
  const auto time = bots::thinks_for(level);
  return time ? time->count() + overhead : 0;
}

Time Pace::length(std::string_view level) const {
  const Time lasts = slot(level);
  return lasts > 0 ? lasts + overhead : quick;
}

Time Pace::moment(Time asked, std::string_view level, Time ready) const {
  if (tick == 0) return ready;
  const Time planned = asked + length(level);
  const Time late = std::max<Time>(ready - planned, 0);
  return planned + (late + tick - 1) / tick * tick;
}

namespace {

bool is_asked_with_others(const AnyMatch& match, Seat s) {
  return match.pending().waits_for(Seat::spectator).size() > 1 && match.passing(s);
}

bool told_to_others(const AnyMatch& match, Seat s, const std::string& option) {
  const auto next = match.clone();
  const std::size_t from = next->length();
  if (next->act(s, option)) return true;
  // What chance draws for it is for others to see, or may be.
  if (next->pending().chance || !wire::waits_alike(match.pending(), next->pending())) return true;
  for (const LoggedEvent& event : next->logged(from)) {
    if (!(event.audience - SeatSet::of(s)).empty()) return true;
  }
  const auto sees = [&](Seat observer) {
    return observer != s && wire::glance(match, observer) != wire::glance(*next, observer);
  };
  for (unsigned i = 0; i < match.seats(); ++i) {
    if (sees(seat(i))) return true;
  }
  return sees(Seat::spectator);
}

}  // namespace

bool needs_moment(const AnyMatch& match, Seat s, const std::string& option) {
  return is_asked_with_others(match, s) || told_to_others(match, s, option);
}

}  // namespace krypta::server
