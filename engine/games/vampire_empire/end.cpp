#include "engine/games/vampire_empire/rules.hpp"
#include "engine/games/vampire_empire/words.hpp"

/// The three endings.
namespace krypta::vampire_empire {

namespace {

unsigned rule_of(Ending how) {
  switch (how) {
    case Ending::VampiresDead: return 184;
    case Ending::HumansDead: return 185;
    case Ending::Castle: return 186;
    case Ending::Counted: break;
  }
  return 194;
}

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
  on.events.tell_all({rule_of(how)}, EventKind::Won, winner, side_of(state, winner), how);
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

/// In the words of what happened: an ending of this game says by itself what decided it.
std::vector<Verdict> VampireEmpire::verdict(const State& state) const {
  if (!state.ending.has_value()) return {};
  const Ending how = *state.ending;
  std::vector<Verdict> why;
  if (how == Ending::Counted) {
    const Points sum = points(state);
    const Message counted{"ve-event-counted-points",
                          {{"humans", std::int64_t{sum.humans}}, {"vampires", std::int64_t{sum.vampires}}}};
    why.push_back({counted, {191, 192, 193}});
  }
  if (state.winners.size() > 1) {
    why.push_back({{"ve-event-drawn"}, {194}});
    return why;
  }
  const Seat winner = state.winners.lowest();
  const Message won{
      "ve-event-won",
      {{"seat", winner}, {"side", term(side_of(state, winner))}, {"ending", Term{ending_domain, name_of(how)}}}};
  why.push_back({won, {rule_of(how)}});
  return why;
}

}  // namespace krypta::vampire_empire
