#include <algorithm>

#include "engine/games/nowa_huta/rules.hpp"
#include "engine/games/nowa_huta/scoring.hpp"

/// When estates are scored, what Armageddon leaves, and who has won. How one estate is scored: scoring.hpp.
namespace krypta::nowa_huta {

namespace {

/// The first player with a marker on each of the seven estates.
Maybe<Seat> spread_over_all(const State& state) {
  for (unsigned s = 0; s < seats(state); ++s) {
    if (on_board(state.players[seat(s)]) < count_of<Estate>) continue;
    bool everywhere = true;
    for (const EstateSpace& estate : state.estates) everywhere &= estate.possessed[seat(s)] > 0;
    if (everywhere) return seat(s);
  }
  return {};
}

Maybe<Seat> without_supply(const State& state) {
  for (unsigned s = 0; s < seats(state); ++s) {
    if (state.players[seat(s)].supply == 0) return seat(s);
  }
  return {};
}

void score_estate(State& state, Estate where, Events& events) {
  const EstateSpace& estate = state.estates[where];
  bool anybody = false;
  for (unsigned s = 0; s < seats(state); ++s) {
    const Standing standing = standing_on(estate, seat(s));
    if (standing.place == 0) continue;
    anybody = true;
    Player& player = state.players[seat(s)];
    player.points = static_cast<std::uint16_t>(player.points + standing.points);  // NH-167
    events.tell_all({152, 155, 162}, EventKind::Scored, seat(s), where, estate.possessed[seat(s)], standing.place,
                    standing.points, player.points);
  }
  if (!anybody) events.tell_all({165}, EventKind::NobodyScored, where);
}

/// NH-146
void armageddon_removal(State& state, Events& events) {
  for (const Estate e : all_of<Estate>()) {
    EstateSpace& estate = state.estates[e];
    const EstateSpace before = estate;
    for (unsigned s = 0; s < seats(state); ++s) {
      const unsigned had = before.possessed[seat(s)];
      if (had == 0) continue;
      const unsigned kept = kept_after_armageddon(before, seat(s));
      Player& player = state.players[seat(s)];
      player.supply = static_cast<std::uint8_t>(player.supply + had - kept);
      estate.possessed[seat(s)] = static_cast<std::uint8_t>(kept);
      if (kept > 0) events.tell_all({147}, EventKind::Kept, seat(s), e, kept);
      if (had > kept) events.tell_all({146, 10}, EventKind::Returned, seat(s), e, had - kept);
    }
  }
}

/// Most points first, then most possessed on the board. NH-175, NH-176
std::uint32_t merit(const Player& player) { return player.points * 32U + on_board(player); }

}  // namespace

// NH-134, NH-137: met at any moment of the turn, for any player; once a game.
void notice_specials(State& state, Events& events) {
  if (state.blood_dusk == Special::Waiting) {
    if (const Maybe<Seat> cause = spread_over_all(state); cause.has_value()) {
      state.blood_dusk = Special::Due;
      events.tell_all({133, 134}, EventKind::BloodDuskDue, *cause);
    }
  }
  if (state.armageddon == Special::Waiting) {
    if (const Maybe<Seat> cause = without_supply(state); cause.has_value()) {
      state.armageddon = Special::Due;
      events.tell_all({136, 137}, EventKind::ArmageddonDue, *cause);
    }
  }
}

void score_turn(State& state, Events& events) {
  for (const Estate e : all_of<Estate>()) {  // NH-130, NH-131
    if (!state.estates[e].sabbath) continue;
    events.tell_all({130}, EventKind::SabbathScoring, e);
    score_estate(state, e, events);
    state.estates[e].sabbath = false;
  }
  const bool blood_dusk = state.blood_dusk == Special::Due;
  const bool armageddon = state.armageddon == Special::Due;
  const bool final = state.turn == last_turn;  // NH-141
  if (blood_dusk) events.tell_all({133}, EventKind::BloodDuskScoring);
  if (armageddon) events.tell_all({136}, EventKind::ArmageddonScoring);
  if (final) events.tell_all({141}, EventKind::FinalScoring);
  if (blood_dusk || armageddon || final) {  // NH-142: once, however many of them there are
    for (const Estate e : all_of<Estate>()) score_estate(state, e, events);
  }
  if (blood_dusk) state.blood_dusk = Special::Done;  // NH-143
  if (armageddon) {                                  // NH-144
    state.armageddon = Special::Done;
    armageddon_removal(state, events);
  }
  if (final && events.wanted()) {
    for (unsigned s = 0; s < seats(state); ++s) {
      const Player& player = state.players[seat(s)];
      const bool best =
          std::ranges::none_of(state.players, [&](const Player& other) { return merit(other) > merit(player); });
      if (best) events.tell_all({175, 176, 177}, EventKind::Won, seat(s), player.points, on_board(player));
    }
  }
}

Outcome NowaHuta::result(const State& state) const {
  Outcome outcome;
  outcome.over = state.frames.top().step == Step::Over;
  for (unsigned s = 0; s < nowa_huta::seats(state); ++s) {
    const Player& player = state.players[seat(s)];
    unsigned place = 1;  // NH-177: equal in both shares the place
    for (const Player& other : state.players) place += merit(other) > merit(player) ? 1U : 0U;
    outcome.scores.push_back(player.points);
    outcome.places.push_back(place);
    if (outcome.over && place == 1) outcome.winners.add(seat(s));
  }
  return outcome;
}

std::vector<Verdict> NowaHuta::verdict(const State& state) const {
  const Outcome outcome = result(state);
  if (outcome.winners.empty()) return {};
  const Seat winner = outcome.winners.lowest();
  const Player& best = state.players[winner];
  const std::int64_t points = best.points;
  const std::int64_t possessed = on_board(best);
  if (outcome.winners.size() > 1)
    return {{{"nh-verdict-together", {{"points", points}, {"possessed", possessed}}}, {175, 176, 177}}};
  for (const Seat s : SeatSet::first(nowa_huta::seats(state)).without(winner)) {
    if (outcome.places[number(s)] != 2 || state.players[s].points != points) continue;
    const std::int64_t fewer = on_board(state.players[s]);
    return {{{"nh-verdict-possessed",
              {{"seat", winner}, {"other", s}, {"points", points}, {"possessed", possessed}, {"fewer", fewer}}},
             {175, 176}}};
  }
  return {{{"nh-verdict-points", {{"seat", winner}, {"points", points}}}, {175}}};
}

}  // namespace krypta::nowa_huta
