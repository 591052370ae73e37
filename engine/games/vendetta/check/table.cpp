#include <array>

#include "engine/games/vendetta/check.hpp"

/// What lies on the table, but for clan cards: players, followers, locations.
namespace krypta::vendetta {

namespace {

constexpr const char* no_seat = "there is no such seat at this table";

Finding check_frame_seats(const State& state) {
  const SeatSet everybody = SeatSet::first(player_count(state));
  const auto seated = [&](Maybe<Seat> s) { return !s.has_value() || everybody.has(*s); };
  const auto all_seated = [&](SeatSet seats) { return (seats - everybody).empty(); };
  for (std::size_t i = 0; i < state.frames.size(); ++i) {
    const Frame& frame = state.frames[i];
    if (!seated(frame.seat)) return bad(frame_field(i, "seat"), no_seat);
    if (!seated(frame.event.who)) return bad(frame_field(i, "event.who"), no_seat);
    if (!seated(frame.event.causer)) return bad(frame_field(i, "event.causer"), no_seat);
    if (!all_seated(frame.seats)) return bad(frame_field(i, "seats"), no_seat);
    if (!all_seated(frame.others)) return bad(frame_field(i, "others"), no_seat);
    const auto lies = [&](Maybe<Slot> s) {
      return !s.has_value() || static_cast<std::size_t>(*s) < state.deployed.size();
    };
    if (!lies(frame.slot)) return bad(frame_field(i, "slot"), "there is no such slot");
    if (!lies(frame.event.card)) return bad(frame_field(i, "event.card"), "there is no such slot");
    const auto there = [&](Maybe<Location> at) { return !at.has_value() || in_play(state, *at); };
    if (!there(frame.at)) return bad(frame_field(i, "at"), "that location is not in play", {13});
    if (!there(frame.event.at)) return bad(frame_field(i, "event.at"), "that location is not in play", {13});
  }
  for (std::size_t i = 0; i < state.effects.size(); ++i) {
    if (!seated(state.effects[i].player)) return bad(effect_field(i, "player"), no_seat);
  }
  for (const PutOff& put_off : state.put_off) {
    if (!put_off.seat.has_value() || !seated(put_off.seat)) return bad("put_off[0].seat", no_seat, {296});
  }
  return std::nullopt;
}

/// What nobody has touched yet, or nobody can touch any more.
Finding check_untouched(const State& state, unsigned s) {
  const Player& player = state.players[seat(s)];
  Player bare{.clan = player.clan, .relic = player.relic};
  if (player.out) {
    bare = {.clan = player.clan, .out = true, .out_as = player.out_as, .blood = 0, .influence = 0};
    bare.hand.open = is_over(state);
  }
  if (player == bare) return std::nullopt;
  return bad("players[" + std::to_string(s) + "]",
             player.out ? "who is out has nothing left" : "nobody has anything yet during setup", {25, 107});
}

/// The followers of whom nothing is gained when they are drained.
FollowerSet bloodless(const Cards& cards) {
  FollowerSet some;
  for (const Follower f : all_allies()) {
    if (cards.facts(f).drain == 0) some.add(f);
  }
  return some;
}

bool in_frenzy(const State& state, Seat s) {
  for (const Frame& frame : state.frames) {
    if (frame.step == Step::Frenzy && frame.seat == s) return true;
  }
  return false;
}

Finding check_player(const Cards& cards, const State& state, unsigned s) {
  const Player& player = state.players[seat(s)];
  if (player.relic_used && !player.relic.has_value()) return bad(player_field(s, "relic_used"), "has no relic", {242});
  if (player.tokens >= deadly_tokens) return bad(player_field(s, "tokens"), "the third one eliminates", {97});
  if (player.flipped > player.tokens) return bad(player_field(s, "flipped"), "are more than there are", {101});
  if (player.flipped > 0 && !is_laid_out(state))
    return bad(player_field(s, "flipped"), "are turned back at the end of a round", {102, 213});
  if (player.blood == 0 && !in_frenzy(state, seat(s)) &&
      ((player.allies | player.drained) & bloodless(cards)).empty() && !is_over(state))
    return bad(player_field(s, "blood"), "whoever has none is in Frenzy, or drained somebody bloodless", {178, 189});
  if (player.blood > 0 && in_frenzy(state, seat(s)))
    return bad(player_field(s, "blood"), "whoever is in Frenzy has none", {178});
  if (!player.immune_to.empty() && !in_resolution(state))
    return bad(player_field(s, "immune_to"), "that ends with the round", {215, 322});
  for (const ClanCard c : player.immune_to) {
    if (!player_of(state, clan_of(c)).has_value())
      return bad(player_field(s, "immune_to"), "nobody plays that clan", {322});
  }
  return std::nullopt;
}

Finding check_order_of_leaving(const State& state) {
  const unsigned out = player_count(state) - remaining(state).size();
  std::array<bool, most_players + 1> taken{};
  for (unsigned s = 0; s < player_count(state); ++s) {
    const Player& player = state.players[seat(s)];
    const std::string field = player_field(s, "out_as");
    if (player.out != (player.out_as > 0)) return bad(field, "is 0 as long as somebody plays", {222});
    if (player.out_as > out) return bad(field, "so many have not been eliminated", {222});
    if (player.out && taken[player.out_as]) return bad(field, "somebody else was that one", {222});
    taken[player.out_as] = true;
  }
  return std::nullopt;
}

/// What is fixed as long as a location is not in play, or not being resolved.
Finding check_idle(const State& state, Location at) {
  const Site& site = state.sites[at];
  const unsigned stage = round_stage(state);
  if (site.ally.has_value() && (stage < stages::round::Draws || stage == stages::round::FinishesWhatWasPutOff))
    return bad(site_field(at, "ally"), "comes in the Refill phase", {41});
  if (site.resolved && site.ally.has_value()) return bad(site_field(at, "ally"), "has left or was won", {161, 164});
  if (site.resolved && !in_resolution(state))
    return bad(site_field(at, "resolved"), "is for the Resolution phase", {113});
  const bool current = state.current == at;
  if (!site.resolved && !current && (site.winner.has_value() || !site.rewarded.empty()))
    return bad(site_field(at, "winner"), "nothing has been won there yet", {147});
  if (!current && !site.skips.empty()) return bad(site_field(at, "skips"), "ends with the location", {318});
  for (unsigned s = 0; s < player_count(state); ++s) {
    const Area& area = site.areas[seat(s)];
    const std::string field = "areas[" + std::to_string(s) + "]";
    if (!current && (area.down_power > 0 || area.bonus > 0))
      return bad(site_field(at, field), "what changes power ends with the location", {297, 342});
    if (state.players[seat(s)].out && area != Area{}) return bad(site_field(at, field), "who is out has none", {107});
    if (!is_laid_out(state) && area.blood > 0)
      return bad(site_field(at, field + ".blood"), "is discarded at the end of a round", {211});
  }
  return std::nullopt;
}

Finding check_places(const State& state) {
  PlaceSet laid;
  const bool drawing = in_setup(state);
  unsigned count = 0;
  for (const Location at : all_of<Location>()) {
    const Maybe<Place> place = state.sites[at].place;
    if (!place.has_value()) continue;
    ++count;
    if (at == Location::Haven) return bad(site_field(at, "place"), "Prince's Haven has none", {235});
    if (laid.has(*place)) return bad(site_field(at, "place"), "lies at another location, too", {235});
    laid.add(*place);
  }
  const unsigned all = player_count(state) >= 5 ? 3 : 2;
  if (!drawing && count != 0 && count != all)
    return bad("sites.first.place", "each location but the last has one, or none has", {235});
  return std::nullopt;
}

}  // namespace

/// Everything that is used as a place in a list is one.
Finding check_seats(const Cards&, const State& state) {
  const unsigned count = player_count(state);
  if (count < least_players || count > most_players) return bad("players", "there are three to six", {13, 246});
  if (state.frames.empty()) return bad("frames", "there must be a step");
  if (state.frames[0].step != Step::Round && state.frames[0].step != Step::Over)
    return bad("frames[0].step", "everything happens in a round", {34});
  if (state.teams && count % 2 != 0) return bad("teams", "they are for 4 or 6 players", {246});
  if (!state.teams && count == most_players) return bad("teams", "six players play in teams", {246});
  const SeatSet everybody = SeatSet::first(count);
  const auto seated = [&](Maybe<Seat> s) { return !s.has_value() || everybody.has(*s); };
  if (!seated(state.ambition)) return bad("ambition", no_seat, {29});
  for (const Location at : all_of<Location>()) {
    const Site& site = state.sites[at];
    if (site.areas.size() != count) return bad(site_field(at, "areas"), "there is one a player", {20});
    if (!seated(site.winner)) return bad(site_field(at, "winner"), no_seat, {155});
    if (!(site.rewarded - everybody).empty()) return bad(site_field(at, "rewarded"), no_seat, {164});
    if (!(site.skips - everybody).empty()) return bad(site_field(at, "skips"), no_seat, {318});
  }
  SeatSet ranked;
  for (const Seat s : state.ranking) {
    if (!everybody.has(s)) return bad("ranking", no_seat, {155});
    if (ranked.has(s)) return bad("ranking", "names somebody twice", {157});
    ranked.add(s);
  }
  return check_frame_seats(state);
}

Finding check_players(const Cards& cards, const State& state) {
  const bool setup = in_setup(state);
  if (state.round > last_round || setup != (state.round == 0))
    return bad("round", "is 0 during setup, then 1 to 3", {33});
  if (!state.ambition.has_value() && step_of(state) != Step::DrawFirst)
    return bad("ambition", "somebody holds the token", {12});
  if (state.ambition.has_value() && (step_of(state) == Step::DrawFirst || state.players[*state.ambition].out))
    return bad("ambition", "is drawn first of all, and passes on from whoever is out", {12, 109});
  ClanSet clans;
  RelicSet relics = state.offered_relics;
  unsigned with_relic = 0;
  for (unsigned s = 0; s < player_count(state); ++s) {
    const Player& player = state.players[seat(s)];
    if (!setup && !player.clan.has_value()) return bad(player_field(s, "clan"), "everybody has one", {17});
    if (player.clan.has_value() && (clans.has(*player.clan) || state.offered_clans.has(*player.clan)))
      return bad(player_field(s, "clan"), "somebody else has it, or it is still offered", {1});
    if (player.clan.has_value()) clans.add(*player.clan);
    if (player.relic.has_value() && relics.has(*player.relic))
      return bad(player_field(s, "relic"), "somebody else has it, or it is still offered", {240});
    if (player.relic.has_value()) relics.add(*player.relic);
    with_relic += player.relic.has_value() ? 1U : 0U;
    if (setup && player.out) return bad(player_field(s, "out"), "nobody is, during setup", {106});
    if (setup || player.out) {
      if (Finding found = check_untouched(state, s)) return found;
    } else if (Finding found = check_player(cards, state, s)) {
      return found;
    }
  }
  if (!setup && !state.offered_clans.empty()) return bad("offered_clans", "the rest left the match", {18});
  if (!setup && !state.offered_relics.empty()) return bad("offered_relics", "the rest left the match", {241});
  if (!setup && with_relic != 0 && with_relic != remaining(state).size())
    return bad("players", "everybody has a relic, or nobody", {240});
  return check_order_of_leaving(state);
}

/// Each Ally is in one place at most, and there are 35 Victims. VD-005, VD-011
Finding check_followers(const Cards&, const State& state) {
  FollowerSet seen;
  const auto twice = [&](const FollowerSet& some) {
    const bool again = some.has(victim) || !(some & seen).empty();
    seen = seen | some;
    return again;
  };
  constexpr const char* problem = "an Ally is here that is elsewhere, too";
  if (twice(state.ally_deck)) return bad("ally_deck", problem, {11});
  if (in_setup(state) && state.ally_deck != all_allies()) return bad("ally_deck", "is whole during setup", {22});
  for (const Location at : all_of<Location>()) {
    const Maybe<Follower> ally = state.sites[at].ally;
    if (ally.has_value() && twice(FollowerSet::of(*ally))) return bad(site_field(at, "ally"), problem, {41});
  }
  unsigned victims = state.victim_deck;
  for (unsigned s = 0; s < player_count(state); ++s) {
    const Player& player = state.players[seat(s)];
    if (twice(player.allies)) return bad(player_field(s, "allies"), problem, {27});
    if (twice(player.drained)) return bad(player_field(s, "drained"), problem, {84});
    victims += player.victims + player.drained_victims;
  }
  if (victims > all_victims) return bad("victim_deck", "there are 35 Victims", {5});
  if (in_setup(state) && state.victim_deck != all_victims) return bad("victim_deck", "is whole during setup", {21});
  return std::nullopt;
}

Finding check_sites(const Cards&, const State& state) {
  if (Finding found = check_places(state)) return found;
  const Frame* now = site_frame(state);
  if (!is_over(state) && state.current.has_value() != (now != nullptr))
    return bad("current", "is the location that is being resolved", {113});
  if (now != nullptr && state.current != now->at) return bad("current", "is that of the step", {113});
  if (state.current.has_value() && !in_play(state, *state.current))
    return bad("current", "that location is not in play", {13});
  bool before = true;  // the locations before the one that is next
  for (const Location at : all_of<Location>()) {
    const Site& site = state.sites[at];
    if (!in_play(state, at)) {
      Site empty;
      empty.areas = SeatArray<Area, most_players>::filled(player_count(state));
      if (site != empty) return bad("sites." + std::string{name_of(at)}, "that location is not in play", {13});
      continue;
    }
    if (site.resolved && (!before || state.current == at))
      return bad(site_field(at, "resolved"), "locations are resolved one after the other", {113, 115});
    if (!site.resolved && before && state.current.has_value() && state.current != at)
      return bad(site_field(at, "resolved"), "locations are resolved one after the other", {113, 115});
    before = before && site.resolved;
    if (Finding found = check_idle(state, at)) return found;
  }
  if (!state.ranking.empty() && !state.current.has_value()) return bad("ranking", "ends with the location", {267});
  return std::nullopt;
}

}  // namespace krypta::vendetta
