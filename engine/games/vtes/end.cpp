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

std::vector<Verdict> Vtes::verdict(const State& state) const {
  if (state.frames.top().step != Step::Over) return {};
  std::vector<Verdict> all;
  const auto say = [&](std::string_view key, RuleIds rules) -> Message& {
    return all.emplace_back(Verdict{{std::string{key}}, rules}).message;
  };
  const Outcome outcome = result(state);
  if (state.still >= still_turns) say("vt-verdict-stalled", {885});
  if (const SeatSet left = playing(state); left.size() == 1) say("vt-verdict-last", {666}).add("seat", left.lowest());
  const auto most = static_cast<unsigned>(*std::ranges::max_element(outcome.scores));
  if (outcome.winners.empty()) {
    say("vt-verdict-shared", {668}).add_number("count", most);
  } else {
    Message& won = say("vt-verdict-points", {667});
    won.add("seat", outcome.winners.lowest());
    won.add_number("count", most);
  }
  return all;
}

void tell_winner(Table& on) {
  Maybe<Seat> winner;
  unsigned most = 0;
  bool shared = true;
  for (unsigned i = 0; i < seat_count(on.state); ++i) {
    const unsigned points = on.state.players[seat(i)].points;
    if (points < most || (i > 0 && points == most)) {
      shared = shared || points == most;
      continue;
    }
    most = points;
    winner = seat(i);
    shared = false;
  }
  if (shared) {
    on.events.tell_all({668}, EventKind::NobodyWon);
  } else {
    on.events.tell_all({667}, EventKind::Won, *winner);
  }
}

}  // namespace krypta::vtes
