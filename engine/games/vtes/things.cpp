#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Things come, move and go.
namespace krypta::vtes {

namespace {

/// Something has moved: in this turn, and in this round of a combat. VT-881, VT-885
void touch(Table& on) {
  on.dirty = true;
  on.state.changed = true;
  on.state.combat.moved = on.state.combat.on;
}

void broke_withdrawal(Player& player) {
  if (player.withdrawal == Withdrawal::Declared) player.withdrawal = Withdrawal::Broken;  // VT-674 to VT-677
}

/// A minion that leaves the ready region leaves the action and the combat it is in. VT-309, VT-416
void left_ready(Table& on, ThingId id) {
  if (on.state.combat.on && side_of(on.state, id).has_value()) on.state.combat.ended = true;
}

void to_pile(Table& on, Owned Player::*pile, const Thing& thing) {
  put_in(on.state.players[thing.owner].*pile, thing.card.value);
}

/// What lies on a thing that goes is burned. VT-167, VT-395
void burn_attached(Table& on, ThingId host) {
  for (std::size_t i = 0; i < on.state.things.size(); ++i) {
    const Thing& thing = on.state.things[i];
    const bool lies = thing.region == Region::Attached || thing.region == Region::Contested ||
                      thing.region == Region::Merged;  // VT-641
    if (lies && thing.host == host) burn(on, static_cast<ThingId>(i));
  }
}

/// While something is going on that may point at a thing that has gone, its place stays empty.
bool is_quiet(const State& state) {
  return !state.action.on && !state.combat.on && !state.referendum.on && state.effects.empty();
}

}  // namespace

ThingId put_thing(Table& on, const Thing& thing) {
  State& state = on.state;
  on.dirty = true;
  for (std::size_t i = 0; i < state.things.size() && (is_quiet(state) || state.things.full()); ++i) {
    if (state.things[i].region != Region::Nowhere) continue;
    state.things[i] = thing;
    return static_cast<ThingId>(i);
  }
  state.things.push_back(thing);
  return static_cast<ThingId>(state.things.size() - 1);
}

void free_place(Table& on, ThingId id) {
  State& state = on.state;
  if (is_minion(info(on.cards, state, id))) {
    for (Thing& thing : state.things) {
      if (thing.chosen == id) thing.chosen = {};
      if (thing.second == id) thing.second = {};
    }
  }
  at(state, id) = {};
  while (is_quiet(state) && !state.things.empty() && state.things.back().region == Region::Nowhere)
    state.things.pop_back();
  for (std::size_t i = state.modifiers.size(); i > 0; --i) {
    if (state.modifiers[i - 1].thing == id) state.modifiers.erase(i - 1);
  }
  for (std::size_t i = state.uses.size(); i > 0; --i) {
    if (state.uses[i - 1].thing == id || state.uses[i - 1].by == id) state.uses.erase(i - 1);
  }
  forget_titles_of(on, id);
  on.dirty = true;
}

namespace {

void leave(Table& on, ThingId id, Owned Player::*pile, EventKind told, unsigned rule) {
  if (is_gone(on.state, id)) return;
  burn_attached(on, id);
  const Thing thing = at(on.state, id);
  left_ready(on, id);
  to_pile(on, pile, thing);
  on.events.tell_all({rule}, told, thing.owner, thing.card.value);
  free_place(on, id);
  touch(on);
}

}  // namespace

bool is_done_by_action(const State& state) {
  for (std::size_t i = state.frames.size(); i > 1; --i) {
    const Frame& frame = state.frames[i - 1];
    if (frame.step == Step::Reprisal) return frame.thing == state.action.actor;  // VT-800
    if (frame.step == Step::Diablerie)
      return state.action.kind == ActionKind::Diablerie && frame.thing == state.action.actor;
    const Frame& below = state.frames[i - 2];
    if (frame.effect.has_value())
      return frame.step == Step::Effect && below.step == Step::Action && below.stage == acting::Taken;
  }
  return false;
}

namespace {

bool is_being_drunk(const State& state) {
  return std::ranges::any_of(state.frames, [](const Frame& f) { return f.step == Step::Diablerie; });
}

/// In a combat its opponent; else the acting minion, if the effect of its action has done it. VT-510, VT-833
Maybe<ThingId> burner_of(const Table& on, ThingId id, bool by_effect) {
  const State& state = on.state;
  if (!is_minion(info(on.cards, state, id))) return {};
  if (const Maybe<ThingId> opponent = opposing(state, id); opponent.has_value()) return opponent;
  const Action& action = state.action;
  if (!action.on || state.combat.on || state.referendum.on || action.actor == id || is_gone(state, *action.actor))
    return {};
  const bool drained = at(state, id).marks.has(Mark::Drained);
  return drained || (by_effect && is_done_by_action(state)) ? action.actor : Maybe<ThingId>{};
}

}  // namespace

void burn(Table& on, ThingId id, bool by_effect) {
  if (is_gone(on.state, id)) return;
  const Maybe<ThingId> burner = burner_of(on, id, by_effect);
  const bool fought = opposing(on.state, id).has_value();
  const bool hunted = burner.has_value() && (fought || !on.state.action.directed.empty()) &&
                      has_trait(on.cards, on.state, id, Trait::RedList) &&
                      is_vampire_in_play(on.cards, at(on.state, *burner)) && !is_being_drunk(on.state);
  if (is_minion(info(on.cards, on.state, id))) {
    if (Happened* happened = happened_to(on, id); happened != nullptr) happened->perished = true;
  }
  leave(on, id, &Player::ash, EventKind::Burned, 164);
  if (burner.has_value()) open_triggers(on, Window::MinionBurned, burner);
  if (hunted) award_trophy(on, *burner);  // VT-732
}
void remove_from_game(Table& on, ThingId id) { leave(on, id, &Player::removed, EventKind::Removed, 166); }

namespace {

/// Allies and retainers come with their life from the bank. VT-130, VT-268
void bring_life(Table& on, Thing& thing) {
  const CardInfo& card = info(on.cards, thing);
  if ((card.is(CardKind::Ally) || card.is(CardKind::Retainer)) && thing.level > 0)
    thing.blood = card.abilities[thing.level - 1U].life;
}

/// VT-105, VT-119, VT-120, VT-735: a minion card belongs to whoever controls the minion, and so does a trophy; any
/// other master card to who has played it.
bool goes_with_bearer(const CardInfo& card) { return !card.is(CardKind::Master) || card.has(Trait::Trophy); }

}  // namespace

void put_on(Table& on, ThingId what, ThingId host) {
  Thing& thing = at(on.state, what);
  thing.region = Region::Attached;
  thing.host = host;
  thing.card.seen_by = SeatSet::everyone();
  const CardInfo& card = info(on.cards, thing);
  if (goes_with_bearer(card)) thing.controller = at(on.state, host).controller;
  bring_life(on, thing);
  if (info(on.cards, thing).teaching()) at(on.state, host).marks.add(Mark::Taught);
  on.events.tell_all({399, 750}, EventKind::Attached, thing.card.value, card_of(on.state, host));
  enter_play(on, what);
  gain_title_of(on, what);
}

namespace {

/// A new vampire is of the sect of whoever made it. VT-766
void belong_to_sire(Table& on, ThingId what) {
  const Action& action = on.state.action;
  if (!action.on || !info(on.cards, on.state, what).is_vampire() ||
      !info(on.cards, on.state, *action.actor).is_vampire())
    return;
  at(on.state, what).sect = sect_of(on.cards, on.state, *action.actor);
}

}  // namespace

void put_in_play(Table& on, ThingId what) {
  Thing& thing = at(on.state, what);
  belong_to_sire(on, what);
  thing.region = is_minion(info(on.cards, thing)) ? Region::Ready : Region::Table;
  thing.host = {};
  thing.card.seen_by = SeatSet::everyone();
  bring_life(on, thing);
  if (on.state.action.on && on.state.action.kind == ActionKind::Recruit) thing.marks.add(Mark::Recruited);  // VT-274
  on.events.tell_all({44}, EventKind::Enters, thing.controller, thing.card.value);
  enter_play(on, what);
}

void enter_play(Table& on, ThingId id) {
  State& state = on.state;
  on.dirty = true;
  state.changed = true;
  const CardId card = card_of(state, id);
  if (!on.cards[card].unique) return;
  const std::string_view name = facts().name(card);
  const Seat controller = at(state, id).controller;
  bool contested = false;
  bool own = false;
  each_thing(state, [&](ThingId other, Thing& thing) {
    if (other == id || thing.region == Region::Merged || facts().name(thing.card.value) != name) return;
    if (!is_in_play(state, thing) && thing.region != Region::Contested) return;
    contested = true;
    own = own || thing.controller == controller;
  });
  if (!contested) {
    if (on.cards[card].is_vampire()) look_for_title_contest(on, id);
    return;
  }
  if (own) return burn(on, id, false);  // VT-202
  each_thing(state, [&](ThingId other, Thing& thing) {
    if (thing.region == Region::Merged || facts().name(thing.card.value) != name) return;
    if (!is_in_play(state, thing) && thing.region != Region::Contested) return;
    if (thing.region != Region::Contested) {
      left_ready(on, other);
      leave_title_contest(state, other);
      thing.before = thing.region;
      thing.region = Region::Contested;
    }
    thing.marks.remove(Mark::LastContestant);  // VT-198
  });
  on.events.tell_all({190, 191}, EventKind::Contested, card);
}

void take_control(Table& on, ThingId id, Seat to, bool even_contested) {
  State& state = on.state;
  Thing& thing = at(state, id);
  const Seat from = thing.controller;
  const bool contested = even_contested && thing.region == Region::Contested;
  if (from == to || !(is_in_play(state, thing) || contested)) return;
  if (contests_own(on.cards, state, to, thing.card.value)) return burn(on, id, false);  // VT-202
  thing.controller = to;
  each_thing(state, [&](ThingId, Thing& lying) {
    if (lying.host == id && goes_with_bearer(info(on.cards, lying))) lying.controller = to;
  });
  Action& action = state.action;
  if (action.on && action.actor == id) {  // VT-386
    action.seat = to;
    if (action.effect.has_value()) {
      Effect& effect = state.effects[static_cast<std::size_t>(*action.effect)];
      effect.seat = to;
      effect.machine.player = to;
    }
  }
  if (action.on && action.targets.contains(id) && action.directed.has(from)) {  // VT-232
    action.directed.remove(from);
    if (to != *action.seat) action.directed.add(to);
  }
  if (const Maybe<Side> side = side_of(state, id); side.has_value()) {  // VT-403
    if (state.combat.sides[opposite(*side)].seat != to) state.combat.sides[*side].seat = to;
    state.combat.ended = true;
  }
  on.dirty = true;
  state.changed = true;
  on.events.tell_all({168}, EventKind::ControlTaken, to, thing.card.value);
}

void find_last_contestants(Table& on, Seat s) {
  each_thing(on.state, [&](ThingId id, Thing& thing) {
    if (thing.region != Region::Contested || thing.controller != s || is_title_card(on.state, id)) return;
    bool alone = true;
    each_thing(on.state, [&](ThingId other, const Thing& rival) {
      alone = alone && (other == id || rival.region != Region::Contested ||
                        facts().name(rival.card.value) != facts().name(thing.card.value));
    });
    if (alone) thing.marks.add(Mark::LastContestant);
  });
}

bool contests_own(const Cards& cards, const State& state, Seat s, CardId card, Maybe<ThingId> but) {
  if (!cards[card].unique) return false;
  const std::string_view name = facts().name(card);
  bool own = false;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    own = own || (id != but && thing.controller == s && facts().name(thing.card.value) == name &&
                  (is_in_play(state, thing) || thing.region == Region::Contested));
  });
  return own;
}

void lock(Table& on, ThingId id) {
  Thing& thing = at(on.state, id);
  if (thing.locked || is_gone(on.state, id)) return;
  thing.locked = true;
  on.dirty = true;
  on.events.tell_all({169}, EventKind::Locked, thing.card.value);
}

void unlock(Table& on, ThingId id) {
  Thing& thing = at(on.state, id);
  if (!thing.locked) return;
  thing.locked = false;
  on.dirty = true;
  on.events.tell_all({169}, EventKind::Unlocked, thing.card.value);
}

void gain_blood(Table& on, ThingId id, int n) {
  if (n <= 0 || is_gone(on.state, id)) return;
  Thing& thing = at(on.state, id);
  thing.blood = static_cast<std::uint8_t>(std::min(thing.blood + n, 250));
  touch(on);
  if (thing.region == Region::Ready || thing.region == Region::Torpor) {
    if (Happened* happened = happened_to(on, id); happened != nullptr)
      happened->blood = static_cast<std::uint8_t>(happened->blood + n);
  }
  if (thing.region != Region::Uncontrolled && thing.region != Region::Limbo)
    on.events.tell_all({18}, EventKind::BloodGained, thing.card.value, n);
}

int lose_blood(Table& on, ThingId id, int n) {
  Thing& thing = at(on.state, id);
  n = std::clamp<int>(n, 0, thing.blood);  // VT-089
  if (n == 0) return 0;
  thing.blood = static_cast<std::uint8_t>(thing.blood - n);
  touch(on);
  if (is_vampire_in_play(on.cards, thing)) broke_withdrawal(on.state.players[thing.controller]);  // VT-675
  if (thing.region != Region::Uncontrolled) on.events.tell_all({17}, EventKind::BloodLost, thing.card.value, n);
  return n;
}

void gain_pool(Table& on, Seat s, int n) {
  if (n <= 0) return;
  Player& player = on.state.players[s];
  player.pool = static_cast<std::int16_t>(player.pool + n);
  on.dirty = true;
  on.state.changed = true;
  on.events.tell_all({18}, EventKind::PoolGained, s, n);
}

int burn_pool(Table& on, Seat s, int n) {
  Player& player = on.state.players[s];
  n = std::clamp<int>(n, 0, std::max<int>(player.pool, 0));  // VT-089, VT-855
  if (n == 0) return 0;
  player.pool = static_cast<std::int16_t>(player.pool - n);
  broke_withdrawal(player);  // VT-676
  on.dirty = true;
  on.state.changed = true;
  on.events.tell_all({17}, EventKind::PoolBurned, s, n);
  return n;
}

void send_to_torpor(Table& on, ThingId id) {
  Thing& thing = at(on.state, id);
  if (!info(on.cards, thing).is_vampire()) return burn(on, id);  // VT-137
  left_ready(on, id);
  thing.region = Region::Torpor;  // VT-573 to VT-575
  thing.marks.add(Mark::Wounded);
  for (const Mark mark : {Mark::Going, Mark::Postponed}) thing.marks.remove(mark);
  on.dirty = true;
  on.state.changed = true;
  if (Happened* happened = happened_to(on, id); happened != nullptr) happened->fell = true;
  on.events.tell_all({484, 573}, EventKind::WentToTorpor, thing.card.value);
  open_triggers(on, Window::TorporEntered, id);
}

void leave_torpor(Table& on, ThingId id) {
  Thing& thing = at(on.state, id);
  if (thing.region != Region::Torpor) return;
  thing.region = Region::Ready;
  thing.marks.remove(Mark::Wounded);  // VT-591
  on.dirty = true;
  on.state.changed = true;
  on.events.tell_all({284, 591}, EventKind::LeftTorpor, thing.card.value);
}

namespace {

template <class Goes>
void forget_glimpse(Player& player, bool all, Goes&& goes) {
  Glimpses& seen = player.glimpses.value;
  for (std::size_t i = seen.size(); i > 0; --i) {
    if (!goes(seen[i - 1])) continue;
    seen.erase(i - 1);
    if (!all) return;
  }
}

}  // namespace

bool leave_hand(Table& on, Seat s, CardId card) {
  Player& player = on.state.players[s];
  if (!take_out(player.hand.value, card)) return false;
  --player.hand_count;
  for (Player& other : on.state.players)
    forget_glimpse(other, false, [&](const Glimpse& g) { return g.whose == s && g.card == card; });
  return true;
}

void forget_hand(Table& on, Seat whose) {
  for (Player& other : on.state.players)
    forget_glimpse(other, true, [&](const Glimpse& g) { return g.whose == whose; });
}

void see_hand(Table& on, Seat by, Seat whose) {
  if (by == whose) return;
  Player& player = on.state.players[by];
  forget_glimpse(player, true, [&](const Glimpse& g) { return g.whose == whose; });
  for (const CardId card : on.state.players[whose].hand.value) player.glimpses.value.push_back({whose, card});
}

void look_at_hand(Table& on, Seat by, Seat whose) {
  see_hand(on, by, whose);
  on.events.tell_all({163}, EventKind::HandLookedAt, by, whose);
  for (const CardId card : on.state.players[whose].hand.value)
    on.events.add(SeatSet::of(by), {163}, EventKind::SawCard, whose, card);
}

void discard(Table& on, Seat s, CardId card) {
  Player& player = on.state.players[s];
  if (!leave_hand(on, s, card)) return;
  ++player.unreplaced;
  put_in(player.ash, card);
  on.dirty = true;
  on.state.changed = true;
  on.events.tell_all({748}, EventKind::Discarded, s, card);
}

ThingId set_aside(Table& on, Seat s, CardId card) {
  Player& player = on.state.players[s];
  leave_hand(on, s, card);
  ++player.unreplaced;
  on.state.changed = true;
  return put_thing(on, {.card = {card, SeatSet::everyone()}, .region = Region::Limbo, .owner = s, .controller = s});
}

void draw(Table& on, Seat s, unsigned n) {
  Frame& frame = on.state.frames.enter(Step::DrawLibrary);
  frame.seat = s;
  frame.count = static_cast<std::uint8_t>(n);
}

void draw_crypt(Table& on, Seat s, unsigned n) {
  const unsigned there = on.state.players[s].crypt_count;
  if (there == 0 || n == 0) return;  // VT-060
  Frame& frame = on.state.frames.enter(Step::DrawCrypt);
  frame.seat = s;
  frame.count = static_cast<std::uint8_t>(std::min(n, there));
}

}  // namespace krypta::vtes
