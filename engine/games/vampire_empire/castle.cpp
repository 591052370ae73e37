#include "engine/games/vampire_empire/rules.hpp"

/// The castle and the town: who comes, who goes, who is shown to be what.
namespace krypta::vampire_empire {

namespace {

/// Tells the place that is free now.
std::size_t remove_from_castle(Play& on, Character who, bool tell) {
  auto& castle = on.state.castle;
  std::size_t place = 0;
  while (castle[place].who != who) ++place;
  const bool marked = castle[place].markers != Resident{}.markers;  // VE-169
  castle.erase(place);
  if (tell && marked) on.events.tell_all({80, 169}, EventKind::LostMarkers, who);
  return place;
}

/// VE-030
void fill_place(Play& on, std::size_t place) {
  on.state.frames.push({.step = Step::EnterCastle, .place = static_cast<std::uint8_t>(place)});
}

}  // namespace

void send_to_town(Play& on, Character who) {
  const std::size_t place = remove_from_castle(on, who, true);
  Combat& combat = on.state.combat;
  if (combat.attacker == Maybe{who} || combat.defender == Maybe{who}) combat.ended = true;  // VE-140
  on.state.town.put_at_bottom(who, SeatSet::everyone());                                    // VE-032
  on.events.tell_all({78}, EventKind::WentToTown, who);
  fill_place(on, place);
}

bool go_on_entering(Play& on) {
  State& state = on.state;
  const std::size_t depth = state.frames.size();
  while (state.castle.size() < full_castle && !state.town.empty()) {
    if (state.town.needs_chance()) return true;
    enter(on, state.town.take_known().value);
    if (state.frames.size() != depth) return false;  // the castle is taken
  }
  state.frames.pop();
  return false;
}

void enter(Play& on, Character who) {
  State& state = on.state;
  std::uint8_t& place = state.frames.top().place;
  state.castle.insert(place, {.who = who});
  place = static_cast<std::uint8_t>(state.castle.size());
  on.events.tell_all({29}, EventKind::Entered, who);
  // VE-033
  if (state.revealed.has(who)) on.events.tell_all({33, 67}, EventKind::ShowedSide, who);
  ended_by_castle(on);
}

void die(Play& on, Character who) {
  // VE-139: shown, removed, is one side dead, refill, is the castle taken.
  State& state = on.state;
  const bool vampire = state.vampires.value.has(who);
  if (vampire) {
    state.revealed.add(who);
  } else {
    state.known_humans.add(who);
  }
  on.events.tell_all({135, 136}, EventKind::Died, who, vampire ? Side::Vampire : Side::Human);
  const std::size_t place = remove_from_castle(on, who, false);
  state.dead.add(who);
  if (!ended_by_death(on)) fill_place(on, place);
}

}  // namespace krypta::vampire_empire
