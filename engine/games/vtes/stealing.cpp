#include "engine/games/vtes/rules.hpp"

/// A card that is stolen and lies on another one: its new controller may move it to one of his. VT-769
namespace krypta::vtes {

namespace {

/// Vampires, imbued and other allies are kinds of minions; whatever else bears a card is of the kind that is printed.
bool is_of_kind_of(const CardInfo& one, const CardInfo& other) {
  if (is_minion(one) != is_minion(other)) return false;
  if (is_minion(one)) return one.is_vampire() == other.is_vampire() && one.is_imbued() == other.is_imbued();
  return one.kinds == other.kinds && one.has(Trait::Location) == other.has(Trait::Location);
}

template <class Visit>
void each_new_bearer(const Cards& cards, const State& state, ThingId id, Visit&& visit) {
  const Thing& stolen = at(state, id);
  if (stolen.region != Region::Attached || !stolen.host.has_value()) return;
  each_thing(state, [&](ThingId other, const Thing& thing) {
    if (other == id || stolen.host == other || thing.controller != stolen.controller) return;
    if (thing.region == Region::Merged || thing.host == id || !is_in_play(state, thing)) return;
    if (!is_of_kind_of(info(cards, thing), info(cards, state, *stolen.host))) return;
    if (has_room_for(cards, state, other, stolen.card.value)) visit(other);
  });
}

}  // namespace

bool has_new_bearer(const Cards& cards, const State& state, ThingId id) {
  bool any = false;
  each_new_bearer(cards, state, id, [&](ThingId) { any = true; });
  return any;
}

bool ask_for_new_bearer(Table& on, ThingId stolen) {
  if (!has_new_bearer(on.cards, on.state, stolen)) return false;
  Frame& frame = on.state.frames.enter(Step::Reattach);
  frame.seat = at(on.state, stolen).controller;
  frame.thing = stolen;
  return true;
}

/// What it lay on, or where it could go, may have left meanwhile.
bool go_on_with_reattaching(Table& on) {
  const Frame& frame = on.state.frames.top();
  const bool stays = is_gone(on.state, *frame.thing) || at(on.state, *frame.thing).controller != *frame.seat ||
                     !has_new_bearer(on.cards, on.state, *frame.thing);
  if (stays) on.state.frames.pop();
  return !stays;
}

void reattaching_options(const Cards& cards, const State& state, Options& out) {
  each_new_bearer(cards, state, *state.frames.top().thing,
                  [&](ThingId id) { out.push_back(choose(Verb::PickThing, id)); });
  out.push_back(choose(Verb::Done));
}

void apply_reattaching(Table& on, Choice choice) {
  State& state = on.state;
  const ThingId stolen = *state.frames.top().thing;
  state.frames.pop();
  if (verb(choice) == Verb::Done) return;
  const ThingId bearer = *thing_in(choice);
  forget_titles_of(on, stolen);
  at(state, stolen).host = bearer;
  if (info(on.cards, state, stolen).teaching()) at(state, bearer).marks.add(Mark::Taught);
  on.dirty = true;
  state.changed = true;
  state.combat.moved = state.combat.on;
  on.events.tell_all({769}, EventKind::Attached, card_of(state, stolen), card_of(state, bearer));
  gain_title_of(on, stolen);
}

}  // namespace krypta::vtes
