#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"
#include "server/table/table.hpp"

/// When a bot's answer is given. How long it thought tells what it holds, so the moment is fixed when the bot is asked,
/// from what everybody knows: since when its seat has to decide, and its level.
namespace krypta::server {

struct Pace {
  Time quick = 100;    ///< after so long a bot answers that thinks for a moment only
  Time overhead = 50;  ///< what a search may take beside the time it is given
  Time tick = 100;     ///< an answer that is late is given at the next of these
  /// So long after a person was asked something of which only he can tell whether he has a choice, it is answered at
  /// the soonest: by the server if he has none, and by himself however quick he is. Nothing: everybody is asked
  /// everything.
  std::optional<Time> silence = 1000;

  /// Every answer as soon as it is there: it tells how long it took, so it is for tests and measuring alone.
  [[nodiscard]] static constexpr Pace none() { return {0, 0, 0, std::nullopt}; }

  /// With so long a pause before the answers of bots that think for a moment only.
  [[nodiscard]] static constexpr Pace of(Time pause) {
    Pace pace;
    pace.quick = pause;
    pace.tick = std::min(pace.tick, pause);
    return pace;
  }

  /// How long after it was asked a bot of this level answers.
  [[nodiscard]] Time length(std::string_view level) const;
  /// How long it has a worker to itself; 0 for one that thinks for a moment only.
  [[nodiscard]] Time slot(std::string_view level) const;
  /// When an answer is given that is there at `ready`.
  [[nodiscard]] Time moment(Time asked, std::string_view level, Time ready) const;
};

/// Whether the choice is made at a moment that is known before. What nobody but the seat is told of needs none: it may
/// be the first of several that look like one to the others, and how many there are is not theirs to know. But of those
/// who are asked together any may turn out to be the last, and all are told when that one answers.
[[nodiscard]] bool needs_moment(const AnyMatch& match, Seat s, const std::string& option);

}  // namespace krypta::server
