#include "engine/games/vtes/rules.hpp"

/// Who has won. VT-001, VT-667, VT-668
namespace krypta::vtes {

Outcome Vtes::result(const State& state) const {
  Outcome outcome;
  outcome.over = state.frames.top().step == Step::Over;
  const unsigned n = seat_count(state);
  std::vector<int> halves;  // half a point decides, but a score is of whole ones
  for (unsigned i = 0; i < n; ++i) {
    const Player& player = state.players[seat(i)];
    outcome.scores.push_back(player.points);
    halves.push_back(2 * player.points + (player.half ? 1 : 0));
    if (player.half) outcome.halves.add(seat(i));
  }
  const int most = *std::ranges::max_element(halves);
  for (unsigned i = 0; i < n; ++i) {
    outcome.places.push_back(
        static_cast<unsigned>(1 + std::ranges::count_if(halves, [&](int other) { return other > halves[i]; })));
    if (outcome.over && halves[i] == most) outcome.winners.add(seat(i));
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
  const bool timed = std::ranges::any_of(state.players, &Player::half);
  if (timed) say("vt-verdict-time", {665});
  if (const SeatSet left = playing(state); left.size() == 1) say("vt-verdict-last", {666}).add("seat", left.lowest());
  const auto first = static_cast<unsigned>(std::ranges::find(outcome.places, 1U) - outcome.places.begin());
  Message& points =
      say(outcome.winners.empty() ? "vt-verdict-shared" : "vt-verdict-points", {outcome.winners.empty() ? 668U : 667U});
  if (!outcome.winners.empty()) points.add("seat", outcome.winners.lowest());
  points.add_number("count", static_cast<unsigned>(outcome.scores[first]));
  points.add_number("half", outcome.halves.has(seat(first)) ? 1 : 0);
  return all;
}

std::optional<Choice> Vtes::time_up(const State& state) const {
  return state.frames.top().step == Step::Over ? std::nullopt : std::optional{choose(Verb::Time)};
}

namespace {

void call_time(Table& on) {
  for (const Seat s : playing(on.state)) on.state.players[s].half = true;
  on.events.tell_all({665}, EventKind::TimeUp);
  end_game(on);
}

}  // namespace

void break_off(Table& on) {
  each_thing(on.state, [](ThingId, Thing& thing) {
    for (const Mark mark : {Mark::Awake, Mark::HasBlocked, Mark::Going, Mark::Burning, Mark::Stolen})
      thing.marks.remove(mark);
  });
  on.state.put_off.clear();
  call_time(on);
}

bool is_time_up(Table& on) {
  const State& state = on.state;
  if (state.last_turn == 0 || state.turn < state.last_turn) return false;
  call_time(on);
  return true;
}

void tell_winner(Table& on) {
  Maybe<Seat> winner;
  unsigned most = 0;
  bool shared = true;
  for (unsigned i = 0; i < seat_count(on.state); ++i) {
    const Player& player = on.state.players[seat(i)];
    const unsigned points = 2U * player.points + (player.half ? 1U : 0U);
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
