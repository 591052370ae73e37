#include "bots/vampire_empire/traces.hpp"

#include <algorithm>

#include "engine/games/vampire_empire/events.hpp"

namespace krypta::bots::vampire_empire {

namespace {

/// What is left of the likelihood when somebody does what he would hardly do.
constexpr double hardly = 0.05;

}  // namespace

Traces::Traces(const GameView& view) {
  const State& known = view.known();
  const Seat opponent = other(view.seat());
  const auto self = static_cast<int>(number(opponent));
  const bool human = side_of(known, opponent) == Side::Human;
  bool sorting = false;
  for (const Event& event : view.memory()) {
    const auto about = [&](std::size_t i) { return event.arguments[i] == self; };
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::TurnBegan:
        sorting = about(1);
        if (sorting) sorted_ = false;
        break;
      case EventKind::Skipped:
      case EventKind::Drew:
        if (!sorting || !about(0)) break;
        sorting = false;
        sorted_ = !known.players[opponent].reshuffled;
        hand_ = full_hand;
        fresh_ = static_cast<EventKind>(event.kind) == EventKind::Drew ? static_cast<unsigned>(event.arguments[1]) : 0;
        break;
      case EventKind::Asked:
        if (human && about(0)) doubted_.add(static_cast<Character>(event.arguments[1]));
        break;
      case EventKind::Attacked:
        if (human && about(0)) doubted_.add(static_cast<Character>(event.arguments[2]));
        break;
      default: break;
    }
  }
}

double Traces::likelihood(const State& state, const Mind& opponent) const {
  double fits = (state.tokens.value & doubted_).empty() ? 1 : hardly;
  if (!sorted_) return fits;
  // What he kept was of use; what is of no use he drew only then.
  unsigned left = fresh_;
  unsigned places = hand_;
  for (const Card c : state.players[opponent.self()].hand.value) {
    if (opponent.use(c) >= opponent.manner().useful) continue;
    fits *= std::max(hardly, static_cast<double>(left) / std::max(1U, places));
    left -= std::min(left, 1U);
    places -= std::min(places, 1U);
  }
  return fits;
}

}  // namespace krypta::bots::vampire_empire
