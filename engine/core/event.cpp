#include "engine/core/event.hpp"

namespace krypta {

void Events::put(SeatSet audience, std::initializer_list<unsigned> rules, std::uint8_t kind,
                 std::initializer_list<std::int16_t> arguments) {
  LoggedEvent& logged = out_->emplace_back();
  logged.audience = audience;
  logged.event.kind = kind;
  logged.event.rules = rules;
  for (const std::int16_t a : arguments) logged.event.arguments.push_back(a);
  if (onlooker_ != nullptr) onlooker_->told(logged);
}

std::vector<Event> seen(std::span<const LoggedEvent> log, Seat observer) {
  std::vector<Event> events;
  events.reserve(log.size());
  for (const LoggedEvent& logged : log) {
    if (logged.audience.has(observer)) events.push_back(logged.event);
  }
  return events;
}

}  // namespace krypta
