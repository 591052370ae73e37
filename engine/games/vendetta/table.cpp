#include "engine/games/vendetta/card_host.hpp"

/// Who and what is where.
namespace krypta::vendetta {

Seat earliest(const State& state, SeatSet of) {
  const SeatSet from_first = of - SeatSet::first(number(*state.ambition));
  return (from_first.empty() ? of : from_first).lowest();
}

Maybe<Seat> partner_of(const State& state, Seat s) {
  if (!state.teams) return {};
  const Seat other = clockwise(state, s, player_count(state) / 2);
  return state.players[other].out ? Maybe<Seat>{} : Maybe<Seat>{other};
}

SeatSet present(const State& state, Location at) {
  const Site& site = state.sites[at];
  SeatSet in = seats_where(state, [&](Seat s) { return site.areas[s].blood > 0; });
  for (const Slot s : site.cards) in.add(*card_at(state, s).area);
  return in;
}

Maybe<Slot> slot_of(const State& state, ClanCard c) {
  SlotSet where = taken_slots(state);
  for (const Site& site : state.sites) {
    if (site.up.has(c)) where = site.cards;
  }
  for (const Slot s : where) {
    if (card_at(state, s).card.value == c) return s;
  }
  return {};
}

Maybe<Seat> player_of(const State& state, Clan clan) {
  const SeatSet who = seats_where(state, [&](Seat s) { return state.players[s].clan == clan; });
  return who.empty() ? Maybe<Seat>{} : Maybe<Seat>{who.lowest()};
}
Seat owner_of(const State& state, const Deployed& d) { return *player_of(state, *d.clan); }

Standing standing_of(const State& state, Source s) {
  if (is_clan_card(s)) {
    const Maybe<Slot> slot = slot_of(state, clan_card(s));
    if (!slot.has_value()) return {};
    const Deployed& d = card_at(state, *slot);
    return {is_up(d), d.area, d.at, slot};
  }
  if (is_place(s)) {
    for (const Location at : all_of<Location>()) {
      if (state.sites[at].place == place(s)) return {.there = true, .here = at};
    }
    return {};
  }
  for (unsigned i = 0; i < player_count(state); ++i) {
    const Player& player = state.players[seat(i)];
    const bool has = is_ally(s) ? player.allies.has(ally(s)) : player.relic == relic(s) && !player.relic_used;
    if (has) return {.there = true, .controller = seat(i), .here = state.current};
  }
  return {};
}

unsigned tie_order(const Cards& cards, const State& state, Seat self) {
  bool wins = false;
  each_there(state, cards.standing(CardVerb::WinTies), {},
             [&](Source, const Standing& standing) { wins = wins || standing.controller == self; });
  return wins ? 0 : 1 + order_of(state, self);
}

Terms terms_for(const Cards& cards, const State& state, Seat self) {
  const auto amount = [&](Source s, const Standing& standing, CardVerb verb) {
    int sum = 0;
    each_standing(cards, state, s, standing, [&](CardVerb called, std::span<const int> arguments) {
      if (called == verb) sum += arguments[0];
    });
    return sum;
  };
  int everywhere = 1;
  const FollowerSet changing = state.players[self].allies & cards.standing(CardVerb::FaceDownCost).allies;
  for (const Follower f : changing)
    everywhere += amount(source(f), {.there = true, .controller = self}, CardVerb::FaceDownCost);
  Terms terms;
  for (const Location at : all_of<Location>()) {
    int cost = everywhere;
    const Maybe<Place> there = state.sites[at].place;
    if (there.has_value() && cards.standing(CardVerb::FaceDownCostHere).places.has(*there))
      cost += amount(source(*there), {.there = true, .here = at}, CardVerb::FaceDownCostHere);
    terms.face_down_cost[at] = static_cast<std::uint8_t>(std::max(cost, 0));
  }
  each_there(state, cards.standing(CardVerb::MustPlayDown), {}, [&](Source, const Standing& standing) {
    if (standing.controller == self) return;
    const bool spared = partner_of(state, self) == standing.controller &&
                        card_at(state, *standing.slot).marks.has(Mark::WithoutPartner);
    if (!spared) terms.only_down.add(*standing.here);
  });
  return terms;
}
unsigned face_down_cost(const Cards& cards, const State& state, Seat self, Location at) {
  return terms_for(cards, state, self).face_down_cost[at];
}
bool must_play_down(const Cards& cards, const State& state, Seat self, Location at) {
  return terms_for(cards, state, self).only_down.has(at);
}

}  // namespace krypta::vendetta
