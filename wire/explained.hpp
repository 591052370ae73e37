#pragma once

#include <string_view>

#include "wire/shown.hpp"

/// Why a seat may not do something, for whoever asks before or instead of doing it.
namespace krypta::wire {

/// {legal, rule, message, rules, waiting, `prompt` if the seat is asked something, and `reason` if there is one in this
/// very case} for an option, whatever it says.
[[nodiscard]] Value explained_option(const AnyMatch& match, Seat seat, std::string_view option, const Voice& voice);

/// The same for something on the table that somebody pointed at: "estate:zielone". It is legal if it is the target of a
/// legal option. Otherwise the answer is about the option that the seat's other options suggest: if estate:gorali is
/// the target of vampire:gorali, then vampire:zielone was meant.
[[nodiscard]] Value explained_target(const AnyMatch& match, Seat seat, std::string_view target, const Voice& voice);

}  // namespace krypta::wire
