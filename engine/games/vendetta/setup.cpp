#include "engine/core/any_game.hpp"
#include "engine/games/vendetta/rules.hpp"

namespace krypta::vendetta {

namespace {

/// What the built-in cards say, as one number; a test holds it to the files.
constexpr std::uint64_t built_in_fingerprint = 1435923871342569199U;

GameInfo make_info() {
  GameInfo info{.id = "vendetta",
                .name = "Vampire: The Masquerade – Vendetta",
                .text_prefix = "vd",
                .rule_prefix = "VD",
                .rules_version = 2,
                .least_seats = least_players,
                .most_seats = most_players};
  info.options = {{"clans", {"pick", "random"}, "pick"},
                  {"places", {"no", "yes"}, "no"},
                  {"relics", {"no", "yes"}, "no"},
                  {"teams", {"no", "yes"}, "no"}};
  info.moves_tell = true;
  return info;
}

std::uint8_t small(unsigned n) { return static_cast<std::uint8_t>(n); }

}  // namespace

Vendetta::Vendetta(std::shared_ptr<const Cards> cards) : cards_(std::move(cards)), info_(make_info()) {
  // Matches that were played with other cards are matches of another game.
  const std::uint64_t fingerprint = cards_->library().fingerprint;
  if (fingerprint != built_in_fingerprint)
    info_.rules_version = 0x4000'0000U | static_cast<unsigned>(fingerprint & 0x3FFF'FFFFU);
}

Result<State> Vendetta::begin(const Setup& setup) const {
  if (auto bad = setup_problem(info(), setup, {13, 246})) return *bad;
  const unsigned count = setup.seats;
  const auto wanted = [&](std::string_view name) { return setup.option(name, "no") == "yes"; };
  if (wanted("teams") && count % 2 != 0) {
    return Refusal::option("teams", "they are for 4 or 6 players", {246});
  }
  State state;
  state.teams = count == most_players || wanted("teams");  // VD-246
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
