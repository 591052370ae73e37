#include "engine/games/vendetta/position.hpp"

#include "engine/games/vendetta/rules.hpp"
#include "engine/games/vendetta/stages.hpp"

namespace krypta::vendetta {

namespace {

std::uint8_t small(std::size_t n) { return static_cast<std::uint8_t>(n); }

template <class E>
EnumSet<E> set_of(const Position::Ids& ids) {
  EnumSet<E> set;
  for (const std::string_view id : ids) set.add(*named<E>(id));
  return set;
}

/// Where one has a relic all have one, used already; where one location has a place all have, of those that do little.
void fill_up_variants(State& state) {
  RelicSet relics;
  PlaceSet places;
  for (const Player& player : state.players) {
    if (player.relic.has_value()) relics.add(*player.relic);
  }
  for (const Location at : all_of<Location>()) {
    if (state.sites[at].place.has_value()) places.add(*state.sites[at].place);
  }
  const auto take = [](auto& taken, auto type, const Position::Ids& ids) {
    for (const std::string_view id : ids) {
      const auto one = *named<typename decltype(type)::type>(id);
      if (taken.has(one)) continue;
      taken.add(one);
      return one;
    }
    return *taken.begin();
  };
  for (unsigned i = 0; !relics.empty() && i < player_count(state); ++i) {
    Player& player = state.players[seat(i)];
    if (player.relic.has_value() || player.out) continue;
    player.relic = take(relics, std::type_identity<Relic>{}, {"re01", "re07", "re03", "re04", "re06", "re02", "re05"});
    player.relic_used = true;
  }
  for (const Location at : {Location::First, Location::Second, Location::Third}) {
    if (places.empty() || !in_play(state, at) || state.sites[at].place.has_value()) continue;
    state.sites[at].place = take(places, std::type_identity<Place>{}, {"lo05", "lo04", "lo03"});
  }
}

}  // namespace

Position::Position(const std::vector<Clan>& clans) {
  const auto count = static_cast<unsigned>(clans.size());
  state_.round = 2;
  state_.ambition = seat(0);
  state_.teams = count == most_players;
  state_.players = SeatArray<Player, most_players>::filled(count);
  unsigned i = 0;
  for (const Clan clan : clans) {
    Player& player = state_.players[seat(i++)];
    player.clan = clan;
    player.victims = 1;
    player.hand.value = CardSet::of(clan_card(clan, 8), clan_card(clan, 9));
  }
  state_.victim_deck = small(all_victims - count);
  state_.ally_deck = all_allies();
  for (const Location at : all_of<Location>()) {
    state_.sites[at].areas = SeatArray<Area, most_players>::filled(count);
    if (in_play(state_, at)) ally(at, name_of(static_cast<Follower>(15U + static_cast<unsigned>(at))));
  }
  turn_of(seat(0));
}

Position& Position::round(unsigned number) {
  state_.round = small(number);
  return *this;
}
Position& Position::ambition(Seat s) {
  state_.ambition = s;
  return *this;
}
Position& Position::teams() {
  state_.teams = true;
  return *this;
}
Position& Position::blood(Seat s, unsigned n) {
  state_.players[s].blood = small(n);
  return *this;
}
Position& Position::influence(Seat s, unsigned n) {
  state_.players[s].influence = small(n);
  return *this;
}
Position& Position::tokens(Seat s, unsigned all, unsigned flipped) {
  state_.players[s].tokens = small(all);
  state_.players[s].flipped = small(flipped);
  return *this;
}
Position& Position::victims(Seat s, unsigned n) {
  Player& player = state_.players[s];
  state_.victim_deck = small(state_.victim_deck + player.victims - n);
  player.victims = small(n);
  return *this;
}
Position& Position::allies(Seat s, const Ids& ids) {
  state_.players[s].allies = set_of<Follower>(ids);
  state_.ally_deck = state_.ally_deck - state_.players[s].allies;
  return *this;
}
Position& Position::drained(Seat s, const Ids& ids, unsigned victims) {
  state_.players[s].drained = set_of<Follower>(ids);
  state_.ally_deck = state_.ally_deck - state_.players[s].drained;
  state_.players[s].drained_victims = small(victims);
  state_.victim_deck = small(state_.victim_deck - victims);
  return *this;
}
Position& Position::relic(Seat s, std::string_view id, bool used) {
  state_.players[s].relic = *named<Relic>(id);
  state_.players[s].relic_used = used;
  return *this;
}
Position& Position::place(Location at, std::string_view id) {
  state_.sites[at].place = *named<Place>(id);
  return *this;
}
Position& Position::ally(Location at, std::string_view id) {
  Maybe<Follower>& there = state_.sites[at].ally;
  if (there.has_value()) state_.ally_deck.add(*there);
  there = *named<Follower>(id);
  state_.ally_deck.remove(*there);
  return *this;
}
Position& Position::hand(Seat s, const Ids& ids) {
  state_.players[s].hand.value = set_of<ClanCard>(ids);
  return *this;
}

Position& Position::deploy(Seat area, Location at, const Ids& ids, bool up) {
  for (const std::string_view id : ids) {
    const auto c = *named<ClanCard>(id);
    const Seat owner = *player_of(state_, clan_of(c));
    state_.players[owner].hand.value.remove(c);
    Deployed d{.card = {c, SeatSet::of(owner) | SeatSet::of(area)}, .at = at, .area = area, .clan = clan_of(c)};
    if (up) {
      d.marks.add(Mark::Up);
      d.card.seen_by = SeatSet::everyone();
    }
    state_.deployed.push_back(d);
  }
  return *this;
}
Position& Position::up(Seat area, Location at, const Ids& ids) { return deploy(area, at, ids, true); }
Position& Position::down(Seat area, Location at, const Ids& ids) { return deploy(area, at, ids, false); }
Position& Position::deployed(Seat s, Location at, unsigned blood) {
  state_.sites[at].areas[s].blood = small(blood);
  return *this;
}

Position& Position::turn_of(Seat s, unsigned passes_left) {
  SeatSet to_come;
  for (unsigned i = 1; i < player_count(state_) - order_of(state_, s); ++i) to_come.add(clockwise(state_, s, i));
  state_.frames.clear();
  state_.frames.push({.step = Step::Round, .stage = stages::round::AfterPlanning});
  state_.frames.push({.step = Step::Turns, .count = small(passes_left), .seats = to_come});
  state_.frames.push({.step = Step::Turn, .stage = stages::turn::BeforeCard, .seat = s});
  state_.current = {};
  return *this;
}

Position& Position::resolving(Location at) {
  state_.frames.clear();
  state_.frames.push({.step = Step::Round, .stage = stages::round::Resolves});
  state_.frames.push({.step = Step::Site, .stage = stages::site::Shows, .at = at});
  state_.frames.push({.step = Step::Stand, .at = at});
  state_.current = at;
  for (const Location before : all_of<Location>()) {
    if (!in_play(state_, before) || before >= at) continue;
    state_.sites[before].resolved = true;
    state_.sites[before].ally = {};
  }
  return *this;
}

State Position::state() const {
  State state = state_;
  for (unsigned i = 0; i < player_count(state); ++i) {
    Player& player = state.players[seat(i)];
    player.deck.value = cards_of(*player.clan) - player.hand.value;
    player.seen_out = CardSet::of(clan_card(*player.clan, 8), clan_card(*player.clan, 9)) - player.deck.value;
    for (const Deployed& d : state.deployed) {
      player.deck.value.remove(d.card.value);
      const bool own = clan_of(d.card.value) == *player.clan;
      if (own && (is_up(d) || is_first_card(d.card.value))) player.seen_out.add(d.card.value);
    }
    for (const ClanCard c : player.hand.value) {
      if (is_first_card(c)) player.seen_out.add(c);
    }
    player.hand_count = small(player.hand.value.size());
    player.deck_count = small(player.deck.value.size());
  }
  fill_up_variants(state);
  note_cards(state);
  Frame& top = state.frames.top();
  if (top.step == Step::Stand) top.seats = present(state, *top.at);
  return state;
}

}  // namespace krypta::vendetta
