#pragma once

#include <cstdint>

#include "engine/core/any_game.hpp"

/// Whether somebody is shown something else than before, without making what he is shown. Tables decide by it whom to
/// tell of a choice, and replays of files which choices these eyes saw; both must come to the same.
namespace krypta::wire {

/// What one observer is shown and asked, as fingerprints.
struct Glance {
  std::uint64_t view = 0;
  std::uint64_t decision = 0;
  friend bool operator==(const Glance&, const Glance&) = default;
};

[[nodiscard]] inline Glance glance(const AnyMatch& match, Seat observer) {
  return {match.view_hash(observer), is_player(observer) ? match.decision_hash(observer) : 0};
}

/// Whom the match waits for is shown to everybody; who may still change his mind, or has answered in secret, only to
/// himself.
[[nodiscard]] inline bool waits_alike(const Pending& one, const Pending& other) {
  return one.over == other.over && one.waits_for(Seat::spectator) == other.waits_for(Seat::spectator);
}

}  // namespace krypta::wire
