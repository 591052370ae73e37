#include <algorithm>

#include "engine/games/vtes/check.hpp"

/// The action that goes on, and the combat.
namespace krypta::vtes {

namespace {

static_assert(fields_in<Action> == 22);
static_assert(fields_in<Combat> == 13);
static_assert(fields_in<Fighter> == 17);
static_assert(fields_in<Strike> == 10);
static_assert(fields_in<Hurt> == 8);
static_assert(fields_in<Queued> == 3);
static_assert(fields_in<Happened> == 7);

constexpr int most_stealth = 100;
constexpr unsigned most_attempts = 20;  // VT-317

std::string action_field(std::string_view name) { return "action." + std::string{name}; }

/// What has become of an action fits how far it has come. VT-222, VT-339, VT-383
bool has_course(Course course, unsigned stage) {
  if (course == Course::Ended) return true;
  switch (stage) {
    case acting::ReducesAgain:
    case acting::Pays:
    case acting::Takes:
    case acting::Taken: return course == Course::Successful || course == Course::Fizzled;
    case acting::BlockWindow:
    case acting::BlockDue:
    case acting::BlockResolves:
    case acting::Continues: return course == Course::Blocked;
    case acting::Resolves: return course == Course::Open || course == Course::Failed;
    case acting::After:
    case acting::Ends: return course != Course::Open;
    default: return course == Course::Open;
  }
}

/// An attempt to block goes on, or has succeeded.
bool needs_blocker(unsigned stage) {
  return stage == acting::Attempt || stage == acting::AttemptEnds ||
         (stage >= acting::Blocked && stage <= acting::BlockResolves);
}

Finding check_targets(const State& state, unsigned stage) {
  const Action& action = state.action;
  for (const ThingId id : action.targets) {
    if (!is_place(state, id)) return bad(action_field("targets"), "there is no such place", {230});
  }
  const bool at_vampire =
      action.kind == ActionKind::Rescue || action.kind == ActionKind::Diablerie || action.kind == ActionKind::Pursuit;
  const bool moves_equipment = action.kind == ActionKind::Equip && !action.effect.has_value();
  const bool taken = stage >= acting::Taken;
  if (at_vampire && action.targets.size() != 1) return bad(action_field("targets"), "is one card", {289, 295});
  if (moves_equipment && !taken && action.targets.empty())
    return bad(action_field("targets"), "is what is taken", {262, 263});
  if (at_vampire && (action.effect.has_value() || action.card.has_value()))
    return bad(action_field("effect"), "no card says what this action does", {289, 295});
  if ((action.kind == ActionKind::Bleed) != action.victim.has_value() || !is_seat_or_nobody(state, action.victim))
    return bad(action_field("victim"), "is whom a bleed is for", {241, 244});
  return std::nullopt;
}

/// The card that was played for it, or the card in play that gives it. VT-308
Finding check_card(const State& state, unsigned stage) {
  const Action& action = state.action;
  if (!is_place_or_nothing(state, action.card)) return bad(action_field("card"), "there is no such place", {308});
  if (!is_place_or_nothing(state, action.source)) return bad(action_field("source"), "there is no such place", {238});
  if (action.card.has_value() && action.source.has_value())
    return bad(action_field("source"), "is given by the card that was played", {308});
  const bool by_card = action.card.has_value() || action.source.has_value();
  if (stage < acting::Taken && action.effect.has_value() != by_card)
    return bad(action_field("effect"), "is what its card says", {308});
  if (action.effect.has_value()) {
    const Effect& effect = state.effects[static_cast<std::size_t>(*action.effect)];
    if (effect.thing != (action.card.has_value() ? action.card : action.source))
      return bad(action_field("effect"), "is that of its card", {308});
  }
  return std::nullopt;
}

std::string side_field(Side side, std::string_view name) {
  return "combat.sides." + std::string{name_of(side)} + "." + std::string{name};
}

Finding check_strike(const State& state, Side side) {
  const Strike& strike = state.combat.sides[side].strike;
  const std::string field = side_field(side, "strike");
  if (strike.kind == StrikeKind::None && !(strike == Strike{})) return bad(field, "none was chosen", {445});
  if (!is_place_or_nothing(state, strike.card)) return bad(field + ".card", "there is no such place", {446});
  if (!is_place_or_nothing(state, strike.target)) return bad(field + ".target", "there is no such place", {450});
  if (!strike.effect.has_value()) return std::nullopt;
  const Effect& effect = state.effects[static_cast<std::size_t>(*strike.effect)];
  if (!strike.card.has_value() || effect.thing != strike.card)
    return bad(field + ".effect", "is that of its card", {446});
  return std::nullopt;
}

Finding check_side(const State& state, Side side) {
  const Fighter& f = state.combat.sides[side];
  if (!f.who.has_value() || !is_place(state, *f.who)) return bad(side_field(side, "who"), "must be who fights", {400});
  if (!f.seat.has_value() || !is_seat(state, *f.seat))
    return bad(side_field(side, "seat"), "must be whose it is", {400});
  if (!is_held(state, f.card)) return bad(side_field(side, "card"), "is in nobody's deck");
  if (is_there(state, f.who) && card_of(state, *f.who) != f.card)
    return bad(side_field(side, "card"), "is another card", {400});
  if (is_there(state, f.who) && at(state, *f.who).controller != *f.seat)
    return bad(side_field(side, "seat"), "must be whose it is", {400});
  if (f.lent > f.presses) return bad(side_field(side, "lent"), "are more than there are", {880});
  return check_strike(state, side);
}

Finding check_points(const State& state, const FixedVector<Hurt, 8>& hurt, std::string_view list) {
  for (std::size_t i = 0; i < hurt.size(); ++i) {
    const Hurt& h = hurt[i];
    const std::string field = field_of(list, i);
    if (!h.target.has_value() || !is_place(state, *h.target))
      return bad(field + ".target", "must be who is hurt", {473});
    const auto same = [&](const Hurt& other) { return other.target == h.target; };
    if (std::ranges::count_if(hurt, same) > 1) return bad(field + ".target", "is hurt twice", {473});
    if (h.gun > h.normal + h.aggravated) return bad(field + ".gun", "is more than all of it", {477});
    if (h.environmental > h.normal + h.aggravated)
      return bad(field + ".environmental", "is more than all of it", {503});
    if (h.inflicted < h.normal + h.aggravated || h.by_minion > h.inflicted)
      return bad(field + ".inflicted", "is all of it", {831});
  }
  return std::nullopt;
}

Finding check_hurt(const State& state) {
  const Combat& combat = state.combat;
  const bool resolves = stands(state, Step::Damage);
  if (!combat.hurt.empty() && !combat.on && !resolves) return bad("combat.hurt", "is for when strikes resolve", {473});
  if (!combat.settled.empty() && !resolves) return bad("combat.settled", "is for when damage is resolved", {829});
  if (Finding found = check_points(state, combat.hurt, "combat.hurt")) return found;
  return check_points(state, combat.settled, "combat.settled");
}

}  // namespace

namespace {

/// Equipment is being named that one minion takes from another. VT-263
Finding check_taking(const State& state) {
  const Action& action = state.action;
  if (action.kind != ActionKind::Equip || action.seat != state.active || !is_there(state, action.actor) ||
      action.effect.has_value() || action.card.has_value() || action.source.has_value())
    return bad("action", "is that of somebody who takes equipment", {262});
  if (action.targets.empty()) return bad(action_field("targets"), "is what is taken", {263});
  for (const ThingId id : action.targets) {
    if (!is_there(state, id) || at(state, id).region != Region::Attached)
      return bad(action_field("targets"), "is equipment of a minion", {263});
  }
  return std::nullopt;
}

}  // namespace

Finding check_action(const Cards&, const State& state) {
  const Action& action = state.action;
  const std::size_t at_frame = find_step(state, Step::Action);
  if (action.on != (at_frame < state.frames.size()))
    return bad(action_field("on"), "says whether an action goes on", {307});
  if (!action.on && stands(state, Step::TakeMore)) return check_taking(state);
  if (!action.on) return action == Action{} ? Finding{} : bad("action", "there is none", {307});
  const unsigned stage = state.frames[at_frame].stage;
  if (!action.seat.has_value() || !is_seat(state, *action.seat))  // control may have changed. VT-386
    return bad(action_field("seat"), "must be who acts", {220});
  if (!action.actor.has_value() || !is_place(state, *action.actor))
    return bad(action_field("actor"), "must be who acts", {220});
  if (stage <= acting::Locks && !is_there(state, action.actor))
    return bad(action_field("actor"), "must be who acts", {220});
  if (!has_course(action.course, stage)) return bad(action_field("course"), "does not fit how far it has come", {222});
  if (needs_blocker(stage) && !action.blocker.has_value())
    return bad(action_field("blocker"), "must be who blocks", {331});
  if (!is_place_or_nothing(state, action.blocker)) return bad(action_field("blocker"), "there is no such place", {331});
  // Whoever it was directed at may control the acting minion meanwhile. VT-386
  const bool taken = stage > acting::Locks && at(state, *action.actor).controller == *action.seat;
  if (!are_seats(state, action.directed) || (action.directed.has(*action.seat) && !taken))
    return bad(action_field("directed"), "are others", {232});
  if (!are_seats(state, action.declined)) return bad(action_field("declined"), "there is no such seat", {332});
  if (action.continues && action.course != Course::Blocked)
    return bad(action_field("continues"), "is for an action that was blocked", {392});
  if (action.peaceful && action.course != Course::Blocked && action.course != Course::Ended)
    return bad(action_field("peaceful"), "is for an action that was blocked", {816});
  if (action.fruitless > most_attempts) return bad(action_field("fruitless"), "are too many", {317});
  const auto small = [](int n) { return n >= -most_stealth && n <= most_stealth; };
  if (!small(action.stealth) || !small(action.bleed)) return bad(action_field("stealth"), "is too much", {323});
  if (Finding found = check_targets(state, stage)) return found;
  return check_card(state, stage);
}

namespace {

/// A combat that waits for another one, or for what is done before it.
Finding check_queued(const State& state) {
  const Queued& queued = state.queued;
  const auto due = [](const Frame& frame) { return frame.window == Window::CombatDue && frame.step == Step::Impulse; };
  const bool soon = std::ranges::any_of(state.frames, due);
  if (queued.acting.has_value() != queued.other.has_value() || !is_place_or_nothing(state, queued.acting) ||
      !is_place_or_nothing(state, queued.other) || (queued.acting.has_value() && !state.combat.on && !soon))
    return bad("queued", "is the combat that comes after this one", {401});
  if (soon && (state.combat.on || !queued.acting.has_value()))
    return bad("queued", "is the combat that is about to begin", {391});
  if (queued.follows && !soon) return bad("queued.follows", "is for a combat that is about to begin", {391});
  return std::nullopt;
}

}  // namespace

Finding check_combat(const Cards& cards, const State& state) {
  const Combat& combat = state.combat;
  for (std::size_t i = 0; i < state.happened.size(); ++i) {
    if (!state.happened[i].who.has_value() || !is_place(state, *state.happened[i].who))
      return bad(field_of("happened", i, "who"), "there is no such place", {882});
  }
  if (!state.happened.empty() && !cards.held(Window::EventAfter)) return bad("happened", "no card looks at it", {882});
  if (combat.on != stands(state, Step::Combat)) return bad("combat.on", "says whether there is one", {400});
  if (Finding found = check_queued(state)) return found;
  if (!combat.on) {  // damage outside of combat waits there, too. VT-509
    Combat none;
    none.hurt = combat.hurt;
    none.settled = combat.settled;
    return combat == none ? check_hurt(state) : bad("combat", "there is none", {400});
  }
  for (const Side side : all_of<Side>()) {
    if (Finding found = check_side(state, side)) return found;
  }
  const auto& sides = combat.sides;
  if (sides[Side::Acting].who == sides[Side::Other].who || sides[Side::Acting].seat == sides[Side::Other].seat)
    return bad(side_field(Side::Other, "who"), "must be an opponent", {403});
  return check_hurt(state);
}

}  // namespace krypta::vtes
