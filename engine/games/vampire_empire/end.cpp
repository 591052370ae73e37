#include "engine/games/vampire_empire/rules.hpp"

/// The three endings.
namespace krypta::vampire_empire {

namespace {

/// Everything that is still open stops where it is.
void end(Play& on, Ending how, SeatSet winners) {
  State& state = on.state;
  state.ending = how;
  state.winners = winners;
  state.frames.clear();
  state.frames.push({.step = Step::Over});
  // VE-199
  state.vampires.seen_by = SeatSet::everyone();
  state.tokens.seen_by = SeatSet::everyone();
  for (Player& player : state.players) player.hand.open = true;
  for (const Character c : state.vampires.value - state.revealed) on.events.tell_all({199}, EventKind::WasVampire, c);
  if (how == Ending::Counted) {
    const Points sum = points(state);
    on.events.tell_all({191, 192, 193}, EventKind::CountedPoints, sum.humans, sum.vampires);
  }
  if (winners.size() > 1) return on.events.tell_all({194}, EventKind::Drawn);
  const Seat winner = winners.lowest();
  on.events.tell_all({how == Ending::VampiresDead ? 184U
                      : how == Ending::HumansDead ? 185U
                      : how == Ending::Castle     ? 186U
                                                  : 194U},
                     EventKind::Won, winner, side_of(state, winner), how);
}

}  // namespace

Points points(const State& state) {
  const unsigned dead_vampires = (state.dead & state.revealed).size();
  const unsigned dead_humans = state.dead.size() - dead_vampires;
  return {human_count - dead_humans, 2 * (vampire_count - dead_vampires)};
}

bool ended_by_death(Play& on) {
  const Points left = points(on.state);
  if (left.vampires == 0) {  // VE-184
    end(on, Ending::VampiresDead, SeatSet::of(seat_of(on.state, Side::Human)));
    return true;
  }
  if (left.humans == 0) {  // VE-185
    end(on, Ending::HumansDead, SeatSet::of(seat_of(on.state, Side::Vampire)));
    return true;
  }
  return false;
}

bool ended_by_castle(Play& on) {
  // VE-186, VE-187
  if ((castle(on.state) & on.state.revealed).size() < vampire_count) return false;
  end(on, Ending::Castle, SeatSet::of(seat_of(on.state, Side::Vampire)));
  return true;
}

void end_by_count(Play& on) {
  const Points sum = points(on.state);
  SeatSet winners;
  // VE-194
  if (sum.humans >= sum.vampires) winners.add(seat_of(on.state, Side::Human));
  if (sum.vampires >= sum.humans) winners.add(seat_of(on.state, Side::Vampire));
  end(on, Ending::Counted, winners);
}

Outcome VampireEmpire::result(const State& state) const {
  Outcome outcome;
  outcome.over = state.frames.top().step == Step::Over;
  outcome.winners = state.winners;
  const Points sum = points(state);
  for (const Player& player : state.players)
    outcome.scores.push_back(static_cast<int>(player.side == Side::Human ? sum.humans : sum.vampires));
  for (unsigned s = 0; s < table_size; ++s) {
    const bool behind = outcome.over ? !state.winners.has(seat(s)) : outcome.scores[s] < outcome.scores[1 - s];
    outcome.places.push_back(behind ? 2 : 1);
  }
  return outcome;
}

}  // namespace krypta::vampire_empire
