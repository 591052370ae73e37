#include "engine/games/vendetta/check.hpp"

/// A position that somebody wrote is accepted if a match could stand there and go on.
namespace krypta::vendetta {

namespace {

/// What a finished match leaves.
Finding check_end(const Cards&, const State& state) {
  SeatSet teams;
  for (const Seat s : remaining(state)) {
    teams.add(state.teams ? seat(number(s) % (player_count(state) / 2)) : s);
  }
  if (!is_over(state)) {
    if (teams.size() < 2) return bad("players", "the match is over when one player or team is left", {111});
    return std::nullopt;
  }
  if (teams.empty()) return bad("players", "somebody is left", {111});
  if (!state.put_off.empty()) return bad("put_off", "nothing is put off when the match is over", {216});
  if (teams.size() == 1) return std::nullopt;
  if (state.round != last_round) return bad("round", "a match has three rounds", {33, 216});
  for (const Location at : all_of<Location>()) {
    if (in_play(state, at) && !state.sites[at].resolved)
      return bad(site_field(at, "resolved"), "every location was resolved in the last round", {113, 216});
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> Vendetta::check(const State& state) const {
  for (const auto& each : {check_lying, check_seats, check_players, check_followers, check_sites, check_clan_cards,
                           check_deployed, check_frames, check_effects, check_sealed, check_end}) {
    if (Finding found = each(*cards_, state)) return found;
  }
  return std::nullopt;
}

}  // namespace krypta::vendetta
