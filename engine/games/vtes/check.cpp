#include "engine/games/vtes/check.hpp"

/// Whether a position that somebody wrote is sound: not that a match could come to it, but that it can go on.
namespace krypta::vtes {

// turn to players: players.cpp; the lists: a file each; action and combat: action.cpp; referendum and titles:
// politics.cpp.
static_assert(fields_in<State> == 25);

std::optional<Refusal> Vtes::check(const State& state) const {
  for (const auto& each : {check_seats, check_players, check_things, check_decks, check_modifiers, check_uses,
                           check_frames, check_effects, check_gathered, check_put_off, check_action, check_combat,
                           check_referendum, check_titles, check_decision, check_wishes, check_settled}) {
    if (Finding found = each(*cards_, state)) return found;
  }
  return std::nullopt;
}

}  // namespace krypta::vtes
