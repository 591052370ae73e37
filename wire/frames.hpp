#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "wire/shown.hpp"

/// A match as pictures to jump between: what somebody was shown at each of its steps.
namespace krypta::wire {

/// Whose eyes: a seat's or the spectators', or nobody's, which see everything.
struct Eyes {
  std::optional<Seat> observer;
  /// How sentences address the reader.
  [[nodiscard]] Seat reader() const { return observer.value_or(Seat::spectator); }
};
/// A seat as a number, "spectator" or "open"; nothing if it is none of them.
[[nodiscard]] std::optional<Eyes> read_eyes(const Value* value, unsigned seats);

/// A step of a match that somebody saw: the match after so many choices.
struct Stop {
  std::size_t length = 0;
  std::optional<std::int64_t> at{};     ///< when
  std::optional<std::uint32_t> line{};  ///< the observer's number of it in the history of its table
};
using Stops = std::vector<Stop>;

/// The steps that these eyes see, the start among them. Chance's answers are one step with the choice that led to them,
/// and a choice of which nothing was seen is none.
[[nodiscard]] Stops stops_of(const AnyMatch& match, Eyes eyes);

/// Some of the steps.
struct Part {
  std::size_t from = 0;
  std::size_t count = 100;
  bool moments = false;  ///< with what each choice looked like on its way
};
/// [{number, events, view, deciding, and `at`, `line`, `moments` if there are any}]. Eyes that see everything are shown
/// the state.
/// `afterwards`, where nobody plays any more, also `scores`, which may be secret in some game, and `choices`, how many
/// were made so far, which would tell of those made in secret.
[[nodiscard]] Value frames_value(const AnyMatch& match, Eyes eyes, const Stops& stops, Part part, const Voice& voice,
                                 bool afterwards);

}  // namespace krypta::wire
