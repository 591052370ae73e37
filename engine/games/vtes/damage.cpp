#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Damage: prevented, mended, and what becomes of who cannot mend it. VT-473 to VT-510
namespace krypta::vtes {

namespace {

Hurt* waiting_for(State& state, ThingId id) {
  for (Hurt& h : state.combat.hurt) {
    if (h.target == id) return &h;
  }
  return nullptr;
}
const Hurt* waiting_for(const State& state, ThingId id) {
  for (const Hurt& h : state.combat.hurt) {
    if (h.target == id) return &h;
  }
  return nullptr;
}

void apply_to_vampire(Table& on, ThingId id, const Hurt& h) {
  Thing& thing = at(on.state, id);
  const int mended = lose_blood(on, id, h.normal);  // VT-481 to VT-483, VT-494
  int lost = mended;
  bool wounded = thing.marks.has(Mark::Wounded);
  if (h.normal > mended) wounded = true;
  for (unsigned i = 0; i < h.aggravated; ++i) {
    if (!wounded) {
      wounded = true;  // VT-489
    } else if (thing.blood > 0) {
      lost += lose_blood(on, id, 1);  // VT-490, VT-491
    } else {
      thing.marks.add(Mark::Burning);  // VT-492
      break;
    }
  }
  if (const Maybe<Side> side = side_of(on.state, id); side.has_value()) {
    Fighter& f = on.state.combat.sides[*side];
    f.blood_lost = static_cast<std::uint8_t>(f.blood_lost + lost);
  }
  if (wounded && thing.region == Region::Ready && !thing.marks.has(Mark::Burning)) thing.marks.add(Mark::Going);
  if (wounded) thing.marks.add(Mark::Wounded);
}

/// What is left after prevention and does nothing. VT-501, VT-502
Hurt without_immunity(const Table& on, Hurt h) {
  const ThingId id = *h.target;
  if (h.gun > 0 && is_immune(on.cards, on.state, id, Harm::Guns)) {
    const auto normal = std::min(h.gun, h.normal);
    h.normal = static_cast<std::uint8_t>(h.normal - normal);
    h.aggravated = static_cast<std::uint8_t>(h.aggravated - std::min<int>(h.gun - normal, h.aggravated));
  }
  if (is_immune(on.cards, on.state, id, Harm::Normal)) h.normal = 0;
  if (is_immune(on.cards, on.state, id, Harm::Aggravated)) h.aggravated = 0;
  return h;
}

void apply_damage(Table& on) {
  const auto batch = on.state.combat.hurt;
  on.state.combat.hurt.clear();
  for (const Hurt& waiting : batch) {
    const ThingId id = *waiting.target;
    if (at(on.state, id).region == Region::Nowhere) continue;
    const Hurt h = without_immunity(on, waiting);
    const CardId card = card_of(on.state, id);
    if (h.normal > 0) on.events.tell_all({480}, EventKind::Damaged, card, h.normal);
    if (h.aggravated > 0) on.events.tell_all({488}, EventKind::DamagedBadly, card, h.aggravated);
    if (info(on.cards, on.state, id).is_vampire()) {
      apply_to_vampire(on, id, h);
    } else {
      lose_blood(on, id, h.normal + h.aggravated);  // VT-485, VT-487
    }
  }
  for (std::size_t i = 0; i < on.state.things.size(); ++i) {
    const auto id = static_cast<ThingId>(i);
    if (on.state.things[i].marks.has(Mark::Burning)) {
      burn(on, id);  // VT-497
    } else if (on.state.things[i].marks.has(Mark::Going)) {
      send_to_torpor(on, id);  // VT-484
    }
  }
}

/// Damage waits for the minion of this side, which its controller may prevent. VT-475, VT-531
bool has_to_prevent(const State& state, Side side) {
  const Hurt* h = waiting_for(state, *state.combat.sides[side].who);
  return h != nullptr && h->normal + h->aggravated > 0 && !state.players[*state.combat.sides[side].seat].out;
}

void ask_to_prevent(Table& on, Side side) {
  if (!has_to_prevent(on.state, side)) return;
  Frame& frame = on.state.frames.enter(Step::Prevent);
  frame.count = static_cast<std::uint8_t>(side);
  frame.seat = on.state.combat.sides[side].seat;
}

}  // namespace

void hurt(Table& on, ThingId target, unsigned normal, unsigned aggravated, unsigned gun) {
  if (normal + aggravated == 0) return;
  Hurt* h = waiting_for(on.state, target);
  if (h == nullptr) {
    on.state.combat.hurt.push_back({.target = target});
    h = &on.state.combat.hurt.back();
  }
  h->normal = static_cast<std::uint8_t>(h->normal + normal);
  h->aggravated = static_cast<std::uint8_t>(h->aggravated + aggravated);
  h->gun = static_cast<std::uint8_t>(h->gun + gun);
}

void apply_waiting_damage(Table& on) { on.state.frames.enter(Step::Damage).stage = hurting::Applies; }

bool inflict(Table& on, ThingId target, unsigned normal, unsigned aggravated) {
  if (normal + aggravated == 0) return false;
  hurt(on, target, normal, aggravated, 0);
  if (!on.state.combat.on) {  // VT-509: no combat card can prevent it
    apply_waiting_damage(on);
    return true;
  }
  on.state.combat.moved = true;
  const bool early = std::ranges::any_of(
      on.state.frames, [](const Frame& f) { return f.step == Step::Impulse && f.window == Window::RangeBefore; });
  // What is inflicted before range, or by a strike, waits for the rest of its batch. VT-421, VT-455
  const bool in_batch = std::ranges::any_of(on.state.frames, [](const Frame& f) { return f.step == Step::Damage; });
  if (early || in_batch) return false;
  on.state.frames.enter(Step::Damage);
  return true;
}

void scorch(Table& on, ThingId target, unsigned n) {
  if (n == 0) return;
  hurt(on, target, 0, n, 0);
  apply_waiting_damage(on);
}

bool go_on_with_damage(Table& on) {
  Frame& frame = on.state.frames.top();
  switch (frame.stage) {
    case hurting::ActingPrevents:
      frame.stage = hurting::OtherPrevents;
      ask_to_prevent(on, Side::Acting);  // VT-479
      return false;
    case hurting::OtherPrevents:
      frame.stage = hurting::Applies;
      ask_to_prevent(on, Side::Other);
      return false;
    default:
      on.state.frames.pop();
      apply_damage(on);
      on.dirty = true;
      return false;
  }
}

bool go_on_with_prevention(Table& on) {
  const auto side = static_cast<Side>(on.state.frames.top().count);
  if (at(on.state, *on.state.combat.sides[side].who).region != Region::Nowhere && has_to_prevent(on.state, side))
    return true;
  on.state.frames.pop();  // VT-476
  return false;
}

namespace {

/// The combatant of a Methuselah: the two have different ones. VT-403
Side side_of_seat(const State& state, Seat s) {
  return state.combat.sides[Side::Acting].seat == s ? Side::Acting : Side::Other;
}

}  // namespace

Bar bar_to_prevent(const State& state, Seat s) {
  const Side side = side_of_seat(state, s);
  const bool waits = state.combat.sides[side].seat == s && has_to_prevent(state, side);  // VT-477
  return waits ? Bar::None : Bar::NoDamage;
}

Bar bar_to_prevent_guns(const State& state, Seat s) {
  if (bar_to_prevent(state, s) != Bar::None) return Bar::NoDamage;
  return waiting_for(state, *state.combat.sides[side_of_seat(state, s)].who)->gun > 0 ? Bar::None : Bar::NoGunDamage;
}

void prevention_options(const Cards& cards, const State& state, Seat s, Options& out) {
  if (bar_to_prevent(state, s) != Bar::None) return;
  const Fighter& f = state.combat.sides[side_of_seat(state, s)];
  const Hurt& h = *waiting_for(state, *f.who);
  Options all;
  play_options_of(cards, state, s, Window::DamagePrevent, *f.who, all);
  for (const Choice c : all) {
    const AbilityInfo& ability = ability_of(cards, state, c);
    if (h.gun > 0 || !ability.prevents_guns || ability.prevents) out.push_back(c);
  }
  if (f.preventions > 0) out.push_back(choose(Verb::Prevent));
  if (f.gun_preventions > 0 && h.gun > 0) out.push_back(choose(Verb::PreventGun));
}

bool apply_prevention(Table& on, Seat s, Choice choice) {
  const bool guns_only = verb(choice) == Verb::PreventGun;
  if (!guns_only && verb(choice) != Verb::Prevent) return false;
  Fighter& f = on.state.combat.sides[side_of_seat(on.state, s)];
  --(guns_only ? f.gun_preventions : f.preventions);
  on.state.combat.moved = true;
  prevent_damage(on, *f.who, 1, guns_only);
  return true;
}

void prevent_options(const Cards& cards, const State& state, Seat s, Options& out) {
  prevention_options(cards, state, s, out);
  out.push_back(choose(Verb::Pass));
}

void apply_prevent(Table& on, Seat s, Choice choice) {
  if (verb(choice) == Verb::Pass) return on.state.frames.pop();
  if (!apply_prevention(on, s, choice)) apply_play(on, s, Window::DamagePrevent, choice);
}

unsigned prevent_damage(Table& on, ThingId id, unsigned n, bool guns_only) {
  Hurt* h = waiting_for(on.state, id);
  if (h == nullptr) return 0;
  unsigned prevented = 0;
  while (prevented < n && h->normal + h->aggravated > 0 && (!guns_only || h->gun > 0)) {
    --(h->aggravated > 0 ? h->aggravated : h->normal);  // VT-496: the worse first
    if (guns_only || h->gun > h->normal + h->aggravated) --h->gun;
    ++prevented;
  }
  if (prevented > 0) on.events.tell_all({478}, EventKind::Prevented, card_of(on.state, id), prevented);
  return prevented;
}

}  // namespace krypta::vtes
