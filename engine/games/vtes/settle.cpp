#include "engine/games/vtes/card_host.hpp"
#include "engine/games/vtes/stages.hpp"

/// What is looked at after every change and before the next decision, in this order: blood above capacity, minions and
/// retainers without life, what is burned as soon as something holds, pool, and hands. Ledger 6.2
namespace krypta::vtes {

void end_game(Table& on) {
  State& state = on.state;
  state.frames.clear();
  state.frames.enter(Step::Over);
  state.action = {};
  state.combat = {};
  state.queued = {};
  state.happened.clear();
  state.referendum = {};
  state.effects.clear();
  state.gathered.clear();
  state.due.clear();
  for (std::size_t i = 0; i < state.things.size(); ++i) put_away(on, static_cast<ThingId>(i));
  for (unsigned i = 0; i < seat_count(state); ++i) {
    Player& player = state.players[seat(i)];
    player.wish = {};
    player.deck.open = true;
  }
  tell_winner(on);
}

namespace {

bool is_resolving_damage(const State& state) {
  return std::ranges::any_of(state.frames, [](const Frame& f) { return f.step == Step::Damage; });
}

/// What there may be to do: whatever lies there is looked at once, and most often that is all.
ConcernSet find_concerns(const Cards& cards, const State& state) {
  ConcernSet all;
  each_in_play(state, [&](ThingId, const Thing& thing) {
    const Watched& watched = cards.watched(thing.card.value);
    ConcernSet its = watched.concerns;
    if (thing.blood <= watched.capacity && !thing.marks.has(Mark::Taught)) its.remove(Concern::Capacity);
    if (thing.blood > 0) its.remove(Concern::Life);
    all = all | its;
  });
  return all;
}

/// VT-028, VT-029
void trim_blood(Table& on) {
  each_thing(on.state, [&](ThingId id, Thing& thing) {
    if (!is_vampire_in_play(on.cards, thing)) return;
    const int most = capacity_of(on.cards, on.state, id);
    if (thing.blood > most) thing.blood = static_cast<std::uint8_t>(most);
  });
}

/// VT-141, VT-276; an imbued is incapacitated.
void burn_lifeless(Table& on) {
  for (std::size_t i = 0; i < on.state.things.size(); ++i) {
    const Thing& thing = on.state.things[i];
    if (thing.region == Region::Nowhere || thing.blood > 0 || !is_in_play(on.state, thing)) continue;
    const CardInfo& card = info(on.cards, thing);
    if (card.is_imbued()) {
      if (thing.region == Region::Ready) incapacitate(on, static_cast<ThingId>(i));  // VT-785
    } else if (card.is(CardKind::Ally) || card.is(CardKind::Retainer)) {
      burn(on, static_cast<ThingId>(i), false);
    }
  }
}

void burn_when_due(Table& on) {
  for (std::size_t i = 0; i < on.state.things.size(); ++i) {
    const auto id = static_cast<ThingId>(i);
    const Thing& thing = on.state.things[i];
    if (thing.region == Region::Nowhere || !info(on.cards, thing).stands(CardVerb::BurnWhen) ||
        !is_in_play(on.state, thing))
      continue;
    bool due = false;
    each_standing(on.cards, on.state, id,
                  [&](CardVerb v, std::span<const int>) { due = due || v == CardVerb::BurnWhen; });
    if (due) burn(on, id, false);
  }
}

/// VT-396, VT-658, VT-853
void remove_all_of(Table& on, Seat s) {
  State& state = on.state;
  for (std::size_t i = 0; i < state.things.size(); ++i) {
    const Thing& thing = state.things[i];
    if (thing.region == Region::Nowhere || !thing.host.has_value() || thing.controller == s) continue;
    if (at(state, *thing.host).controller == s) burn(on, static_cast<ThingId>(i));
  }
  // A card that goes burns what lies on it, but this is removed too: it is taken off before.
  each_thing(state, [&](ThingId, Thing& thing) {
    if (thing.controller != s || !thing.host.has_value()) return;
    thing.host = {};
    thing.region = Region::Table;
  });
  for (std::size_t i = 0; i < state.things.size(); ++i) {
    if (state.things[i].region == Region::Nowhere || state.things[i].controller != s) continue;
    state.things[i].card.seen_by = SeatSet::everyone();
    remove_from_game(on, static_cast<ThingId>(i));
  }
}

void leave_game(Table& on, Seat s) {
  State& state = on.state;
  remove_all_of(on, s);
  state.players[s].out = true;
  forget_votes_of(on, s);
  forget_hand(on, s);
  forget_returns_of(on, s);
  if (state.edge == s) {  // VT-670
    state.edge = {};
    on.events.tell_all({670}, EventKind::EdgeGone);
  }
}

/// Whether the game is over now. VT-665, VT-666
bool is_decided(Table& on) {
  State& state = on.state;
  const SeatSet left = playing(state);
  if (left.size() > 1) return false;
  if (left.size() == 1) {
    Player& last = state.players[left.lowest()];
    ++last.points;
    on.events.tell_all({666}, EventKind::PointGained, left.lowest(), last.points);
  }
  end_game(on);
  return true;
}

/// VT-657 to VT-664
bool oust(Table& on) {
  State& state = on.state;
  SeatSet ousted;
  for (const Seat s : playing(state)) {
    if (state.players[s].pool <= 0) ousted.add(s);
  }
  if (ousted.empty()) return false;
  SeatArray<Seat, most_players> predators;
  for (unsigned i = 0; i < seat_count(state); ++i) predators.push_back(predator_of(state, seat(i)));
  for (const Seat s : ousted) {
    on.events.tell_all({657}, EventKind::Ousted, s);
    Player& predator = state.players[predators[s]];
    ++predator.points;
    on.events.tell_all({662}, EventKind::PointGained, predators[s], predator.points);
    if (!ousted.has(predators[s])) gain_pool(on, predators[s], 6);  // VT-664
  }
  for (const Seat s : ousted) leave_game(on, s);
  if (is_decided(on)) return true;
  if (state.players[*state.active].out) end_turn_of_ousted(on);
  return true;
}

bool is_playing_card(const State& state) {
  return std::ranges::any_of(state.frames, [](const Frame& f) {
    return (f.step == Step::Play && f.stage <= playing_stage::Pays) ||
           (f.step == Step::Action && f.stage <= acting::Locks);
  });
}

/// Pool that a card costs and pool that it gives are one change. VT-657
bool has_just_paid(const State& state) {
  const Frame& top = state.frames.top();
  return top.step == Step::Play && top.stage == playing_stage::Paid;
}

/// A counter of a card goes in place of a card that would be drawn for one that was played or discarded.
bool spare_replacement(Table& on, Seat s) {
  State& state = on.state;
  if (state.players[s].unreplaced == 0 || !on.cards.stands(CardVerb::SpareReplacements)) return false;
  Maybe<ThingId> spares;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.blood == 0 || !info(on.cards, thing).stands(CardVerb::SpareReplacements) || !is_in_play(state, thing))
      return;
    each_standing(on.cards, state, id, [&](CardVerb v, std::span<const int> arguments) {
      if (v == CardVerb::SpareReplacements && arguments[0] == static_cast<int>(number(s))) spares = id;
    });
  });
  if (!spares.has_value()) return false;
  --state.players[s].unreplaced;
  lose_blood(on, *spares, 1);
  return true;
}

/// Hands that cards open; when one is closed, everybody still knows what lay there.
void show_hands(Table& on, bool cards_open) {
  State& state = on.state;
  const SeatSet open = cards_open ? open_hands(on.cards, state) : SeatSet{};
  for (unsigned i = 0; i < seat_count(state); ++i) {
    const Seat s = seat(i);
    Player& player = state.players[s];
    if (player.hand.open == open.has(s)) continue;
    player.hand.open = open.has(s);
    if (player.out) continue;
    on.events.tell_all({163}, player.hand.open ? EventKind::HandOpened : EventKind::HandClosed, s);
    if (player.hand.open) continue;
    for (const Seat other : playing(state)) see_hand(on, other, s);
  }
}

/// VT-061 to VT-065, in the order of the impulse
bool adjust_hands(Table& on, bool cards_add) {
  State& state = on.state;
  if (is_playing_card(state)) return false;  // VT-048
  const SeatArray<int, most_players> sizes = hand_sizes(on.cards, state, cards_add);
  const Seat first = first_in_order(state);
  const unsigned n = seat_count(state);
  for (unsigned i = 0; i < n; ++i) {
    const Seat s = seat((number(first) + i) % n);
    Player& player = state.players[s];
    if (player.out) continue;
    const int size = sizes[s];
    if (static_cast<int>(player.hand_count) < size && player.library_count > 0) {
      if (spare_replacement(on, s)) return true;
      const auto missing = std::min<unsigned>(static_cast<unsigned>(size) - player.hand_count, player.library_count);
      player.unreplaced = static_cast<std::uint8_t>(player.unreplaced - std::min<unsigned>(player.unreplaced, missing));
      draw(on, s, missing);
      return true;
    }
    // What is not drawn now is not drawn at all, unless it comes later. VT-063
    player.unreplaced =
        static_cast<std::uint8_t>(std::min<int>(player.unreplaced, int{player.late_unlock} + int{player.late_discard}));
    if (static_cast<int>(player.hand_count) > size) {
      state.frames.enter(Step::Discard).seat = s;
      return true;
    }
  }
  return false;
}

}  // namespace

void end_turn_of_ousted(Table& on) {
  State& state = on.state;
  expire(on, Until::ActionEnd);
  expire(on, Until::RoundEnd);
  expire(on, Until::CombatEnd);
  expire(on, Until::TurnEnd);
  expire(on, Until::ReferendumEnd);
  state.action = {};
  state.combat = {};
  state.queued = {};
  state.happened.clear();
  state.referendum = {};
  state.effects.clear();
  state.gathered.clear();
  state.due.clear();
  for (std::size_t i = 0; i < state.things.size(); ++i) put_away(on, static_cast<ThingId>(i));
  each_thing(state, [](ThingId, Thing& thing) {
    for (const Mark mark :
         {Mark::Awake, Mark::HasBlocked, Mark::FailedBlock, Mark::Going, Mark::Burning, Mark::Drained, Mark::Postponed})
      thing.marks.remove(mark);
  });
  for (unsigned i = 0; i < seat_count(state); ++i) state.players[seat(i)].wish = {};
  for (const Scope scope : {Scope::Phase, Scope::Action, Scope::Combat, Scope::RoundByMinion, Scope::CombatByMinion,
                            Scope::ActionByMinion, Scope::Referendum})
    forget_uses(on, scope);
  begin_turn(on, prey_of(state, *state.active));  // VT-669
}

void withdraw(Table& on, Seat s) {
  Player& player = on.state.players[s];
  ++player.points;  // VT-679
  on.events.tell_all({678, 679}, EventKind::Withdrew, s);
  on.events.tell_all({679}, EventKind::PointGained, s, player.points);
  leave_game(on, s);  // VT-681
  if (!is_decided(on)) end_turn_of_ousted(on);
}

bool is_settled_now(const State& state) {
  if (state.turn == 0) return false;
  switch (state.frames.top().step) {
    case Step::DrawLibrary:  // hands are being adjusted
    case Step::DrawCrypt:
    case Step::Discard:
    case Step::Over: return false;
    default: return true;
  }
}

bool settle(Table& on) {
  if (!on.dirty || !is_settled_now(on.state)) return false;
  const ConcernSet concerns = find_concerns(on.cards, on.state);
  if (concerns.has(Concern::Capacity)) trim_blood(on);
  if (concerns.has(Concern::Life) && !is_resolving_damage(on.state)) burn_lifeless(on);
  if (concerns.has(Concern::BurnWhen)) burn_when_due(on);
  yield_unsuitable_titles(on);
  if (!has_just_paid(on.state) && oust(on)) {
    on.dirty = true;
    return true;
  }
  show_hands(on, concerns.has(Concern::OpenHand));
  on.dirty = false;
  if (adjust_hands(on, concerns.has(Concern::HandSize))) {
    on.dirty = true;
    return true;
  }
  return false;
}

}  // namespace krypta::vtes
