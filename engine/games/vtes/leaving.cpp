#include <algorithm>

#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// The moment before a minion goes to torpor or is burned. VT-834, VT-873
namespace krypta::vtes {

bool is_leaving(const Thing& thing) { return thing.marks.has(Mark::Going) || thing.marks.has(Mark::Burning); }

bool is_anybody_leaving(const State& state) {
  return std::ranges::any_of(state.things, [](const Thing& thing) { return is_leaving(thing); });
}

bool begin_leaving(Table& on, ThingId id, Mark how) {
  Thing& thing = at(on.state, id);
  const bool there = thing.region == Region::Ready || (thing.region == Region::Torpor && how == Mark::Burning);
  if (!on.cards.held(Window::WouldGo) || !there || !is_minion(info(on.cards, thing))) return false;
  thing.marks.add(how);
  if (how == Mark::Going) thing.marks.add(Mark::Wounded);  // VT-498
  const bool in_batch = std::ranges::any_of(on.state.frames, [](const Frame& f) { return f.step == Step::Damage; });
  if (!in_batch) on.state.frames.enter(Step::Damage).stage = hurting::Applies;
  return true;
}

void avert(Table& on, ThingId id) {
  Thing& thing = at(on.state, id);
  if (!is_leaving(thing)) return;
  for (const Mark mark : {Mark::Going, Mark::Burning, Mark::Postponed}) thing.marks.remove(mark);
  if (thing.region == Region::Ready) thing.marks.remove(Mark::Wounded);  // VT-874
  on.events.tell_all({834}, EventKind::Averted, thing.card.value);
}

void postpone(Table& on, ThingId id) {
  Thing& thing = at(on.state, id);
  if (!on.state.combat.on || !thing.marks.has(Mark::Going) || thing.marks.has(Mark::Postponed)) return;
  thing.marks.remove(Mark::Going);
  thing.marks.add(Mark::Postponed);
  on.events.tell_all({873}, EventKind::Averted, thing.card.value);
}

bool carry_out_postponed(Table& on) {
  bool asked = false;
  for (std::size_t i = 0; i < on.state.things.size(); ++i) {
    const auto id = static_cast<ThingId>(i);
    if (!on.state.things[i].marks.has(Mark::Postponed)) continue;
    if (begin_leaving(on, id, Mark::Going)) {
      asked = true;
    } else {
      send_to_torpor(on, id);
    }
  }
  return asked;
}

}  // namespace krypta::vtes
