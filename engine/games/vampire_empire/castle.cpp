#include "engine/games/vampire_empire/rules.hpp"

/// The castle and the town: who comes, who goes, who is shown to be what.
namespace krypta::vampire_empire {

void remove_from_castle(Play& on, Character who, bool tell) {
  auto& castle = on.state.castle;
  for (std::size_t i = 0; i < castle.size(); ++i) {
    if (castle[i].who != who) continue;
    // VE-169
    const bool marked = castle[i].markers != Resident{}.markers;
    castle.erase(i);
    if (tell && marked) on.events.tell_all({80, 169}, EventKind::LostMarkers, who);
    return;
  }
}

void send_to_town(Play& on, Character who) {
  remove_from_castle(on, who, true);
  Combat& combat = on.state.combat;
  if (combat.attacker == Maybe{who} || combat.defender == Maybe{who}) combat.ended = true;  // VE-140
  on.state.town.put_at_bottom(who, SeatSet::everyone());                                    // VE-032
  on.events.tell_all({78}, EventKind::WentToTown, who);
  fill_castle(on);
}

void fill_castle(Play& on) { on.state.frames.push({.step = Step::EnterCastle}); }

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
  on.state.castle.push_back({.who = who});
  on.events.tell_all({29}, EventKind::Entered, who);
  // VE-033
  if (on.state.revealed.has(who)) on.events.tell_all({33, 67}, EventKind::ShowedSide, who);
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
  remove_from_castle(on, who, false);
  state.dead.add(who);
  if (!ended_by_death(on)) fill_castle(on);
}

}  // namespace krypta::vampire_empire
