#pragma once

#include <cstdint>
#include <string_view>

#include "cli/play/shown_table.hpp"
#include "engine/core/any_game.hpp"

/// What an event tells, by the names of its arguments.
namespace krypta::cli::vtes_event {

inline std::string_view word(const ShownEvent& event, std::string_view name) {
  return ShownTable::word(ShownTable::in(event.fields, name));
}
inline std::int64_t number(const ShownEvent& event, std::string_view name = "count") {
  return ShownTable::number(ShownTable::in(event.fields, name));
}
inline Seat seat_of(const ShownEvent& event) { return seat(static_cast<unsigned>(number(event, "seat"))); }
inline bool announces(const ShownEvent& event) { return event.kind == "announced" || event.kind == "announced-at"; }

}  // namespace krypta::cli::vtes_event
