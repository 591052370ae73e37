#include <algorithm>

#include "engine/core/any_game.hpp"
#include "engine/games/vendetta/rules.hpp"

namespace krypta::vendetta {

namespace {

GameInfo make_info() {
  GameInfo info{.id = "vendetta",
                .name = "Vampire: The Masquerade – Vendetta",
                .text_prefix = "vd",
                .rule_prefix = "VD",
                .rules_version = 3,
                .least_seats = least_players,
                .most_seats = most_players};
  info.options = {{"clans", {"pick", "random"}, "pick"},
                  {"places", {"no", "yes"}, "no"},
                  {"relics", {"no", "yes"}, "no"},
                  {"teams", {"auto", "no", "yes"}, "auto"}};
  info.targets = {"seat",   "clan",  "relic", "card", "play",     "blood",  "token", "follower",
                  "source", "stand", "bid",   "slot", "location", "number", "window"};
  info.moves_tell = true;
  return info;
}

std::uint8_t small(unsigned n) { return static_cast<std::uint8_t>(n); }

}  // namespace

Vendetta::Vendetta(std::shared_ptr<const Cards> cards) : cards_(std::move(cards)), info_(make_info()) {}

Result<State> Vendetta::begin(const Setup& setup) const {
  if (auto bad = setup_problem(info(), setup, {13, 246})) return *bad;
  const unsigned count = setup.seats;
  const auto wanted = [&](std::string_view name) { return setup.option(name, "no") == "yes"; };
  // VD-246: unless somebody says otherwise there are teams where there have to be.
  const std::string_view teams = setup.option("teams", "auto");
  if (teams == "yes" && count % 2 != 0) return Refusal::option("teams", "they are for 4 or 6 players", {246});
  if (teams == "no" && count == most_players) return Refusal::option("teams", "6 players play in teams", {246});
  State state;
  state.teams = teams == "yes" || (teams == "auto" && count == most_players);
  state.players = SeatArray<Player, most_players>::filled(count);
  for (const Location at : all_of<Location>()) state.sites[at].areas = SeatArray<Area, most_players>::filled(count);
  state.ally_deck = all_allies();  // VD-022
  const SeatSet everybody = SeatSet::first(count);
  // The last of these is done first.
  state.frames.push({.step = Step::Round});
  state.frames.push({.step = Step::Ready});
  if (wanted("relics")) state.frames.push({.step = Step::PickRelic, .seats = everybody});  // VD-240
  if (setup.option("clans", "pick") == "random") {
    state.frames.push({.step = Step::DealClan, .count = small(count)});
  } else {
    state.frames.push({.step = Step::PickClan, .seats = everybody});          // VD-017
    state.frames.push({.step = Step::OfferClan, .count = small(count + 1)});  // VD-016, VD-248
  }
  if (wanted("relics")) state.frames.push({.step = Step::OfferRelic, .count = small(count + 1)});          // VD-239
  if (wanted("places")) state.frames.push({.step = Step::DrawPlace, .count = small(count >= 5 ? 3 : 2)});  // VD-235
  state.frames.push({.step = Step::DrawFirst});                                                            // VD-012
  return state;
}

bool Vendetta::holds(const State& state, const cards::Card& card) const {
  const auto comes = [&](Step step) {
    return std::ranges::any_of(state.frames, [&](const Frame& frame) { return frame.step == step; });
  };
  const auto has = [&](auto Player::*what, auto which) {
    return std::ranges::any_of(state.players, [&](const Player& player) { return player.*what == which; });
  };
  if (const auto own = named<ClanCard>(card.id)) {
    const Clan clan = clan_of(*own);
    return has(&Player::clan, clan) || state.offered_clans.has(clan) || comes(Step::OfferClan) || comes(Step::DealClan);
  }
  if (const auto one = named<Relic>(card.id))
    return has(&Player::relic, *one) || state.offered_relics.has(*one) || comes(Step::OfferRelic);
  if (const auto one = named<Place>(card.id)) {
    return comes(Step::DrawPlace) ||
           std::ranges::any_of(state.sites, [&](const Site& site) { return site.place == *one; });
  }
  return true;
}

std::optional<Refusal> Vendetta::contradiction(const State& state, const Setup& setup) const {
  const auto agreed = begin(setup);
  if (!agreed) return agreed.refusal();
  const auto stands = [](const State& at, Step step) {
    return std::ranges::any_of(at.frames, [&](const Frame& frame) { return frame.step == step; });
  };
  if (setup.names("teams") && state.teams != agreed->teams)
    return Refusal::position("teams", "is not what options.teams says", {246});
  if (setup.names("places")) {
    const bool places = stands(state, Step::DrawPlace) ||
                        std::ranges::any_of(state.sites, [](const Site& site) { return site.place.has_value(); });
    if (places != stands(*agreed, Step::DrawPlace))
      return Refusal::position("sites", "their places are not what options.places says", {235});
  }
  if (setup.names("relics")) {
    const bool relics = stands(state, Step::PickRelic) || std::ranges::any_of(state.players, [](const Player& player) {
                          return player.relic.has_value();
                        });
    if (relics != stands(*agreed, Step::PickRelic))
      return Refusal::position("players", "their relics are not what options.relics says", {239});
  }
  // Once everybody has a clan it can no longer be seen how he came to it.
  const Step other_way = stands(*agreed, Step::DealClan) ? Step::PickClan : Step::DealClan;
  if (setup.names("clans") && stands(state, other_way))
    return Refusal::position("frames", "this is not how options.clans gives out clans", {17});
  return std::nullopt;
}

void make_ready(Play& on) {
  State& state = on.state;
  state.frames.pop();
  state.offered_clans = {};
  state.offered_relics = {};
  for (unsigned i = 0; i < player_count(state); ++i) {
    Player& player = state.players[seat(i)];
    for (const ClanCard c : cards_of(*player.clan)) {
      (is_first_card(c) ? player.hand.value : player.deck.value).add(c);  // VD-023, VD-024
      if (is_first_card(c)) player.seen_out.add(c);
    }
    player.hand_count = small(player.hand.value.size());
    player.deck_count = small(player.deck.value.size());
    --state.victim_deck;  // VD-026
    ++player.victims;
  }
}

bool go_on_picking(Play& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  if (frame.seats.empty()) {
    state.frames.pop();
    return false;
  }
  // Clans from the Ambition holder on clockwise, relics the other way round. VD-017, VD-240
  Seat next = earliest(state, frame.seats);
  if (frame.step == Step::PickRelic) {
    for (const Seat s : frame.seats) {
      if (order_of(state, s) > order_of(state, next)) next = s;
    }
  }
  frame.seat = next;
  return true;
}

void pick_options(const State& state, Options& out) {
  if (state.frames.top().step == Step::PickClan) {
    for (const Clan c : state.offered_clans) out.push_back(choose(Verb::PickClan, c));
  } else {
    for (const Relic r : state.offered_relics) out.push_back(choose(Verb::PickRelic, r));
  }
}

void apply_pick(Play& on, Seat self, Choice given) {
  State& state = on.state;
  state.frames.top().seats.remove(self);
  if (verb(given) == Verb::PickClan) {
    const auto c = chosen<Clan>(given);
    state.offered_clans.remove(c);
    state.players[self].clan = c;
    return on.events.tell_all({17}, EventKind::PickedClan, self, c);
  }
  const auto r = chosen<Relic>(given);
  state.offered_relics.remove(r);
  state.players[self].relic = r;
  on.events.tell_all({240}, EventKind::PickedRelic, self, r);
}

}  // namespace krypta::vendetta
