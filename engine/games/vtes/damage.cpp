#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Damage: prevented, mended, and what becomes of who cannot mend it. VT-473 to VT-510
namespace krypta::vtes {

namespace {

/// Damage that causes damage comes to an end. VT-829
constexpr unsigned most_rounds = 8;

Hurt* find_in(FixedVector<Hurt, 8>& all, ThingId id) {
  for (Hurt& h : all) {
    if (h.target == id) return &h;
  }
  return nullptr;
}
Hurt& place_in(FixedVector<Hurt, 8>& all, ThingId id) {
  if (Hurt* h = find_in(all, id); h != nullptr) return *h;
  all.push_back({.target = id});
  return all.back();
}
Hurt* waiting_for(State& state, ThingId id) { return find_in(state.combat.hurt, id); }
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
  const bool goes = thing.region == Region::Ready && !thing.marks.has(Mark::Burning);
  if (wounded && goes && !thing.marks.has(Mark::Postponed)) thing.marks.add(Mark::Going);  // VT-484, VT-873
  if (wounded) thing.marks.add(Mark::Wounded);
}

/// VT-879
bool takes_as_normal(const Table& on, ThingId id) {
  return info(on.cards, on.state, id).is_vampire() && holds(on.cards, on.state, CardVerb::AggravatedAsNormal, id);
}

void leave_out(Hurt& h, unsigned n) {
  const unsigned normal = std::min<unsigned>(n, h.normal);
  h.normal = static_cast<std::uint8_t>(h.normal - normal);
  h.aggravated = static_cast<std::uint8_t>(h.aggravated - std::min<unsigned>(n - normal, h.aggravated));
}

/// What is left after prevention and does nothing. VT-501, VT-502
Hurt without_immunity(const Table& on, Hurt h) {
  const ThingId id = *h.target;
  const auto immune = [&](Harm harm) { return is_immune(on.cards, on.state, id, harm); };
  if (h.gun > 0 && immune(Harm::Guns)) leave_out(h, h.gun);
  if (h.environmental > 0 && immune(Harm::Environmental)) leave_out(h, h.environmental);
  if (immune(Harm::Normal)) {
    h.normal = 0;
    if (h.aggravated > 0 && takes_as_normal(on, id)) h.aggravated = 0;
  }
  if (immune(Harm::Aggravated)) h.aggravated = 0;
  return h;
}

/// Nothing can be done about it any more; what it causes is resolved with it. VT-480, VT-829
void let_stand(Table& on) {
  Combat& combat = on.state.combat;
  for (Hurt& h : combat.settled) h.latest = 0;
  for (const Hurt& h : combat.hurt) {
    if (is_gone(on.state, *h.target)) continue;
    const Hurt left = without_immunity(on, h);
    Hurt& stands = place_in(combat.settled, *h.target);
    const auto add = [&](std::uint8_t Hurt::*points) {
      stands.*points = static_cast<std::uint8_t>(stands.*points + h.*points);
    };
    for (const auto points :
         {&Hurt::normal, &Hurt::aggravated, &Hurt::gun, &Hurt::environmental, &Hurt::inflicted, &Hurt::by_minion})
      add(points);
    stands.latest = static_cast<std::uint8_t>(left.normal + left.aggravated);
  }
  combat.hurt.clear();
  if (on.state.frames.top().count++ >= most_rounds) return;
  const auto stand = combat.settled;
  for (const Hurt& h : stand) {
    if (h.latest > 0) open_triggers(on, Window::DamageStands, h.target);
  }
}

void note_damage(Table& on, const Hurt& waiting, const Hurt& h) {
  Happened* happened = happened_to(on, *waiting.target);
  if (happened == nullptr) return;
  happened->inflicted = static_cast<std::uint8_t>(happened->inflicted + waiting.inflicted);
  happened->by_minion = static_cast<std::uint8_t>(happened->by_minion + waiting.by_minion);
  happened->suffered = static_cast<std::uint8_t>(happened->suffered + h.normal + h.aggravated);
}

/// Allies and retainers without life, also if a strike has stolen it. VT-474, VT-486, VT-558
void mark_lifeless(Table& on) {
  each_thing(on.state, [&](ThingId, Thing& thing) {
    if (thing.blood > 0 || !is_in_play(on.state, thing)) return;
    const CardInfo& card = info(on.cards, thing);
    if (card.is_imbued()) return;  // VT-785, VT-869: it neither burns nor goes to torpor
    if (card.is(CardKind::Ally) || card.is(CardKind::Retainer)) thing.marks.add(Mark::Burning);
  });
}

void apply_damage(Table& on) {
  const auto batch = on.state.combat.settled;
  on.state.combat.settled.clear();
  for (const Hurt& waiting : batch) {
    const ThingId id = *waiting.target;
    if (at(on.state, id).region == Region::Nowhere) continue;
    Hurt h = without_immunity(on, waiting);
    note_damage(on, waiting, h);
    const CardId card = card_of(on.state, id);
    if (h.normal > 0) on.events.tell_all({480}, EventKind::Damaged, card, h.normal);
    if (h.aggravated > 0) on.events.tell_all({488}, EventKind::DamagedBadly, card, h.aggravated);
    if (h.aggravated > 0 && takes_as_normal(on, id)) {
      h.normal = static_cast<std::uint8_t>(h.normal + h.aggravated);
      h.aggravated = 0;
    }
    if (info(on.cards, on.state, id).is_vampire()) {
      apply_to_vampire(on, id, h);
    } else {
      lose_blood(on, id, h.normal + h.aggravated);  // VT-485, VT-487
    }
  }
  mark_lifeless(on);
}

bool is_without_life(const Table& on, const Thing& thing) {
  return thing.region == Region::Ready && thing.blood == 0 && info(on.cards, thing).is_imbued();
}

void move_leaving(Table& on) {
  for (std::size_t i = 0; i < on.state.things.size(); ++i) {
    const auto id = static_cast<ThingId>(i);
    if (on.state.things[i].marks.has(Mark::Burning)) {
      burn(on, id);  // VT-497
    } else if (on.state.things[i].marks.has(Mark::Going)) {
      send_to_torpor(on, id);  // VT-484
    } else if (is_without_life(on, on.state.things[i])) {
      incapacitate(on, id);  // VT-785
    }
  }
}

void ask_to_prevent(Table& on, Side side) {
  if (!has_to_prevent(on.state, side)) return;
  Frame& frame = on.state.frames.enter(Step::Prevent);
  frame.count = static_cast<std::uint8_t>(side);
  frame.seat = on.state.combat.sides[side].seat;
}

void ask_others_to_prevent(Table& on, Side side) {
  if (has_to_prevent(on.state, side)) open_impulse(on, Window::PreventOthers);
}

}  // namespace

bool has_to_prevent(const State& state, Side side) {
  const Hurt* h = waiting_for(state, *state.combat.sides[side].who);
  return h != nullptr && h->normal + h->aggravated > 0 && !state.players[*state.combat.sides[side].seat].out;
}

Maybe<Side> preventing_side(const State& state) {
  for (std::size_t i = state.frames.size(); i > 0; --i) {
    const Frame& frame = state.frames[i - 1];
    if (frame.step != Step::Damage) continue;
    if (!state.combat.on || frame.stage > hurting::Stands) return {};
    return frame.stage <= hurting::ActingEnds ? Side::Acting : Side::Other;
  }
  return {};
}

void give_stage_back(Table& on) {
  const bool acting = preventing_side(on.state) == Side::Acting;
  on.state.frames.pop();
  on.state.frames.top().stage = acting ? hurting::ActingPrevents : hurting::OtherPrevents;
}

void hurt(Table& on, ThingId target, unsigned normal, unsigned aggravated, unsigned gun, Inflicter by) {
  // Reduced before anything else, also where nothing can be prevented: it was not inflicted. VT-830, VT-831
  auto less = static_cast<unsigned>(std::max(sum_of(on.cards, on.state, CardVerb::LessenDamage, target), 0));
  const unsigned worse = std::min(less, aggravated);
  aggravated -= worse;
  less -= worse;
  normal -= std::min(less, normal);
  if (normal + aggravated == 0) return;
  const unsigned points = normal + aggravated;
  Hurt& h = place_in(on.state.combat.hurt, target);
  const auto add = [&](std::uint8_t Hurt::*to, unsigned n) { h.*to = static_cast<std::uint8_t>(h.*to + n); };
  add(&Hurt::normal, normal);
  add(&Hurt::aggravated, aggravated);
  add(&Hurt::gun, std::min(gun, points));
  add(&Hurt::inflicted, points);
  if (by == Inflicter::Nobody) add(&Hurt::environmental, points);
  if (by == Inflicter::Minion) add(&Hurt::by_minion, points);
}

void apply_waiting_damage(Table& on) { on.state.frames.enter(Step::Damage).stage = hurting::Stands; }

bool inflict(Table& on, ThingId target, unsigned normal, unsigned aggravated, Inflicter by) {
  if (normal + aggravated == 0) return false;
  hurt(on, target, normal, aggravated, 0, by);
  const bool in_batch = std::ranges::any_of(on.state.frames, [](const Frame& f) { return f.step == Step::Damage; });
  if (!on.state.combat.on) {  // VT-509: no combat card can prevent it
    if (!in_batch) apply_waiting_damage(on);
    return !in_batch;
  }
  on.state.combat.moved = true;
  const bool early = std::ranges::any_of(
      on.state.frames, [](const Frame& f) { return f.step == Step::Impulse && f.window == Window::RangeBefore; });
  // What is inflicted before range, by a strike, or by other damage waits for the rest of its batch. VT-421, VT-455
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
      frame.stage = hurting::ActingOthers;
      ask_to_prevent(on, Side::Acting);  // VT-479
      return false;
    case hurting::ActingOthers:
      frame.stage = hurting::ActingEnds;
      ask_others_to_prevent(on, Side::Acting);  // VT-876
      return false;
    case hurting::ActingEnds: frame.stage = hurting::OtherPrevents; return false;
    case hurting::OtherPrevents:
      frame.stage = hurting::OtherOthers;
      ask_to_prevent(on, Side::Other);
      return false;
    case hurting::OtherOthers:
      frame.stage = hurting::Stands;
      ask_others_to_prevent(on, Side::Other);
      return false;
    case hurting::Stands:
      frame.stage = hurting::Caused;
      let_stand(on);
      return false;
    case hurting::Caused:  // VT-829: it can be prevented by itself
      if (on.state.combat.hurt.empty()) {
        frame.stage = hurting::Applies;
      } else {
        frame.stage = on.state.combat.on ? hurting::ActingPrevents : hurting::Stands;
      }
      return false;
    case hurting::Applies:
      frame.stage = hurting::Goes;
      apply_damage(on);
      if (is_anybody_leaving(on.state)) open_impulse(on, Window::WouldGo);  // VT-834
      return false;
    default:
      on.state.frames.pop();
      move_leaving(on);
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
  if (may_prevent(f)) out.push_back(choose(Verb::Prevent));
  if (f.gun_preventions > 0 && h.gun > 0) out.push_back(choose(Verb::PreventGun));
}

bool apply_prevention(Table& on, Seat s, Choice choice) {
  const bool guns_only = verb(choice) == Verb::PreventGun;
  if (!guns_only && verb(choice) != Verb::Prevent) return false;
  Fighter& f = on.state.combat.sides[side_of_seat(on.state, s)];
  std::uint8_t& other = f.preventions > 0 ? f.preventions : f.all_preventions;
  --(guns_only ? f.gun_preventions : other);
  on.state.combat.moved = true;
  prevent_damage(on, *f.who, 1, guns_only);
  return true;
}

void prevent_options(const Cards& cards, const State& state, Seat s, Options& out) {
  prevention_options(cards, state, s, out);
  play_options(cards, state, s, Window::PreventOthers, out);  // by minions of her own that are not involved
  out.push_back(choose(Verb::Pass));
}

void apply_prevent(Table& on, Seat s, Choice choice) {
  if (verb(choice) == Verb::Pass) return on.state.frames.pop();
  if (apply_prevention(on, s, choice)) return;
  const bool others = ability_of(on.cards, on.state, choice).windows.has(Window::PreventOthers);
  apply_play(on, s, others ? Window::PreventOthers : Window::DamagePrevent, choice);
}

}  // namespace krypta::vtes
