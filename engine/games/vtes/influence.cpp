#include "engine/games/vtes/rules.hpp"

/// The influence phase. VT-616 to VT-652
namespace krypta::vtes {

namespace {

Bar bar_to_influence(const State& state, Seat s, ThingId id) {
  if (s != *state.active) return Bar::NotActive;
  const Thing& thing = at(state, id);
  return thing.region == Region::Uncontrolled && thing.controller == s ? Bar::None : Bar::NotUncontrolled;
}

/// Of what costs pool besides: whoever has none is out of the game.
bool can_spend(const Player& player, unsigned transfers) { return player.transfers >= transfers && player.pool >= 1; }

}  // namespace

Bar bar_to_transfer(const State& state, Seat s, ThingId id) {
  if (const Bar bar = bar_to_influence(state, s, id); bar != Bar::None) return bar;
  return can_spend(state.players[s], 1) && at(state, id).blood < 250 ? Bar::None : Bar::TransferShort;  // VT-622
}

Bar bar_to_take_back(const State& state, Seat s, ThingId id) {
  if (const Bar bar = bar_to_influence(state, s, id); bar != Bar::None) return bar;
  if (at(state, id).blood == 0) return Bar::NothingOnIt;
  return state.players[s].transfers >= 2 ? Bar::None : Bar::TakeBackShort;  // VT-623
}

Bar bar_to_emerge(const Cards& cards, const State& state, Seat s, ThingId id) {
  if (const Bar bar = bar_to_influence(state, s, id); bar != Bar::None) return bar;
  const Thing& thing = at(state, id);
  if (thing.blood < info(cards, thing).capacity) return Bar::NotFull;  // VT-627
  if (!contests_own(cards, state, s, thing.card.value)) return Bar::None;
  return leaves_as_it_enters(cards, state, id) ? Bar::None : Bar::CryptContest;  // VT-634
}

Bar bar_to_merge(const Cards& cards, const State& state, Seat s, ThingId id) {
  if (const Bar bar = bar_to_influence(state, s, id); bar != Bar::None) return bar;
  if (!can_spend(state.players[s], 4)) return Bar::MergeShort;  // VT-637
  return merges_with(cards, state, id).has_value() ? Bar::None : Bar::NoOtherVersion;
}

int scarce_cost(const Cards& cards, const State& state, ThingId id) {
  if (!has_trait(cards, state, id, Trait::Scarce)) return 0;
  const Thing& thing = at(state, id);
  int others = 0;
  each_thing(state, [&](ThingId other, const Thing& one) {
    const bool counts = other != id && one.controller == thing.controller && is_vampire_in_play(cards, one);
    others += counts && clan_of(cards, state, other) == clan_of(cards, state, id) ? 1 : 0;
  });
  return 3 * others;
}

Bar bar_to_draw_crypt(const State& state, Seat s) {
  if (s != *state.active) return Bar::NotActive;
  if (state.players[s].crypt_count == 0) return Bar::CryptEmpty;
  return can_spend(state.players[s], 4) ? Bar::None : Bar::CryptShort;  // VT-624
}

void influence_options(const Cards& cards, const State& state, Seat s, Options& out) {
  if (s != *state.active) return;
  const auto offer_if = [&](Bar bar, Choice choice) {
    if (bar == Bar::None) out.push_back(choice);
  };
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region != Region::Uncontrolled) return;
    offer_if(bar_to_transfer(state, s, id), choose(Verb::Transfer, id));
    offer_if(bar_to_take_back(state, s, id), choose(Verb::TakeBack, id));
    offer_if(bar_to_emerge(cards, state, s, id), choose(Verb::Emerge, id));
  });
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.region == Region::Uncontrolled) offer_if(bar_to_merge(cards, state, s, id), choose(Verb::Merge, id));
  });
  offer_if(bar_to_draw_crypt(state, s), choose(Verb::DrawCrypt));
}

Maybe<ThingId> merges_with(const Cards& cards, const State& state, ThingId incoming) {
  const Thing& coming = at(state, incoming);
  const CardInfo& card = info(cards, coming);
  Maybe<ThingId> found;
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (thing.controller != coming.controller || !is_vampire_in_play(cards, thing)) return;
    if (facts().name(thing.card.value) != facts().name(coming.card.value)) return;
    if (info(cards, thing).advanced != card.advanced && !other_version(state, id).has_value()) found = id;
  });
  return found;
}

/// What lies there keeps its place with its counters, cards and everything that holds for it; only the advanced card
/// is on top then. VT-638 to VT-648
void merge(Table& on, ThingId incoming) {
  State& state = on.state;
  const ThingId there = *merges_with(on.cards, state, incoming);
  Thing& under = at(state, incoming);
  Thing& top = at(state, there);
  for (std::size_t i = 0; i < state.things.size(); ++i) {  // VT-640
    if (state.things[i].region == Region::Attached && state.things[i].host == incoming)
      burn(on, static_cast<ThingId>(i));
  }
  under.card.seen_by = SeatSet::everyone();
  if (info(on.cards, under).advanced) {
    std::swap(under.card, top.card);
    std::swap(under.owner, top.owner);
  }
  under.region = Region::Merged;
  under.host = there;
  under.blood = 0;  // VT-640
  under.locked = false;
  top.sect = Sect::None;  // VT-850
  on.dirty = true;
  state.changed = true;
  on.events.tell_all({637, 638}, EventKind::Merged, top.controller, top.card.value);
}

bool apply_influence(Table& on, Seat s, Choice choice) {
  State& state = on.state;
  Player& player = state.players[s];
  const auto spend = [&](unsigned n) { player.transfers = static_cast<std::uint8_t>(player.transfers - n); };
  switch (verb(choice)) {
    case Verb::Transfer: {
      spend(1);
      const ThingId id = *thing_in(choice);
      burn_pool(on, s, 1);
      gain_blood(on, id, 1);
      on.events.tell_all({622}, EventKind::Transferred, s, at(state, id).blood);
      return true;
    }
    case Verb::TakeBack: {
      spend(2);
      const ThingId id = *thing_in(choice);
      lose_blood(on, id, 1);
      on.events.tell_all({623}, EventKind::TookBack, s, at(state, id).blood);
      gain_pool(on, s, 1);
      return true;
    }
    case Verb::DrawCrypt:
      spend(4);
      burn_pool(on, s, 1);
      if (player.pool > 0) draw_crypt(on, s, 1);
      return true;
    case Verb::Merge:
      spend(4);
      burn_pool(on, s, 1);
      merge(on, *thing_in(choice));
      return true;
    case Verb::Emerge: emerge(on, *thing_in(choice)); return true;
    default: return false;
  }
}

}  // namespace krypta::vtes
