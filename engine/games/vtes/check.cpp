#include "engine/games/vtes/rules.hpp"

/// Whether a position that somebody wrote is sound.
namespace krypta::vtes {

std::optional<Refusal> Vtes::check(const State& state) const {
  if (seat_count(state) < least_players) return Refusal::position("players", "there must be at least two", {4});
  if (state.frames.empty()) return Refusal::position("frames", "must say where the rules stand");
  return std::nullopt;
}

}  // namespace krypta::vtes
