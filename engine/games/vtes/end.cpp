#include "engine/games/vtes/rules.hpp"

/// Who has won. VT-001, VT-667, VT-668
namespace krypta::vtes {

Outcome Vtes::result(const State& state) const {
  Outcome outcome;
  outcome.over = state.frames.top().step == Step::Over;
  const unsigned n = seat_count(state);
  for (unsigned i = 0; i < n; ++i) outcome.scores.push_back(state.players[seat(i)].points);
  const int most = *std::ranges::max_element(outcome.scores);
  for (unsigned i = 0; i < n; ++i) {
    outcome.places.push_back(static_cast<unsigned>(
        1 + std::ranges::count_if(outcome.scores, [&](int other) { return other > outcome.scores[i]; })));
    if (outcome.over && outcome.scores[i] == most) outcome.winners.add(seat(i));
  }
  if (outcome.winners.size() > 1) outcome.winners = {};
  return outcome;
}

}  // namespace krypta::vtes
