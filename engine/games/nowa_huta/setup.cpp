#include <algorithm>
#include <optional>

#include "engine/core/any_game.hpp"
#include "engine/games/nowa_huta/rules.hpp"

namespace krypta::nowa_huta {

namespace {

constexpr std::array<std::string_view, table_size> colour_options{"colour0", "colour1", "colour2", "colour3"};

std::string seat_list(unsigned bits) {
  std::string list;
  for (unsigned s = 0; s < table_size; ++s) {
    if ((bits >> s & 1U) != 0) list += (list.empty() ? "" : ",") + std::to_string(s);
  }
  return list;
}

GameInfo make_info() {
  GameInfo info{.id = "nowa-huta",
                .name = "Wampiry w Nowej Hucie",
                .text_prefix = "nh",
                .rule_prefix = "NH",
                .rules_version = 1,
                .least_seats = 2,
                .most_seats = table_size};
  OptionInfo elder{"elder", {"draw"}, "draw"};
  for (unsigned s = 0; s < table_size; ++s) elder.values.push_back(std::to_string(s));
  OptionInfo winners{"last_winners", {"none"}, "none", true};
  for (unsigned bits = 1; bits < 1U << table_size; ++bits) winners.values.push_back(seat_list(bits));
  info.options = {elder, winners};
  info.targets = {"seat", "estate", "space", "card", "marker", "modifier", "steps"};
  for (const std::string_view name : colour_options)
    info.options.push_back({name, {"auto", "1", "2", "3", "4"}, "auto"});
  return info;
}

/// Reads "0,2". The values were checked against the list in `make_info`.
SeatSet read_seats(std::string_view list) {
  SeatSet all;
  for (const char c : list) {
    if (c != ',') all.add(seat(static_cast<unsigned>(c - '0')));
  }
  return all;
}

// NH-017: whoever picks gets what he picked, the others the lowest free numbers.
std::optional<Refusal> take_colours(State& state, const Setup& setup) {
  std::array<bool, table_size + 1> taken{};
  for (unsigned s = 0; s < table_size; ++s) {
    const std::string_view picked = setup.option(colour_options[s], "auto");
    if (picked == "auto") continue;
    if (s >= setup.seats) return Refusal::option(colour_options[s], "there is no such seat at this table", {17});
    const auto colour = static_cast<std::uint8_t>(picked.front() - '0');
    if (taken[colour]) return Refusal::option(colour_options[s], "another seat has this colour", {17});
    taken[colour] = true;
    state.players[seat(s)].colour = colour;
  }
  for (Player& player : state.players) {
    if (player.colour != 0) continue;
    const auto free = std::find(taken.begin() + 1, taken.end(), false);
    *free = true;
    player.colour = static_cast<std::uint8_t>(free - taken.begin());
  }
  return std::nullopt;
}

void name_elder(State& state, Seat elder) {
  state.elder = elder;
  state.elder_candidates = {};
  initial_order(state);
  state.frames.top().step = Step::PlaceVampires;
}

}  // namespace

const GameInfo& NowaHuta::info() const {
  static const GameInfo info = make_info();
  return info;
}

Result<State> NowaHuta::begin(const Setup& setup) const {
  if (auto bad = setup_problem(info(), setup, {1})) return *bad;
  State state;
  state.players = SeatArray<Player, table_size>::filled(setup.seats);
  for (EstateSpace& estate : state.estates) estate.possessed = SeatArray<std::uint8_t, table_size>::filled(setup.seats);
  if (auto bad = take_colours(state, setup)) return *bad;

  // NH-022: the previous winners if they sit here again, else the host's choice, else a draw among all.
  const SeatSet table = SeatSet::first(setup.seats);
  const std::string_view winners = setup.option("last_winners", "none");
  const std::string_view elder = setup.option("elder", "draw");
  SeatSet candidates = table;
  if (elder != "draw") {
    candidates = read_seats(elder);
    if (!table.has(candidates.lowest())) return Refusal::option("elder", "there is no such seat at this table", {22});
  }
  if (winners != "none") {
    candidates = read_seats(winners);
    if ((candidates & table) != candidates)
      return Refusal::option("last_winners", "there is no such seat at this table", {22});
  }
  state.frames.push({.step = Step::DrawElder});
  state.elder_candidates = candidates;
  if (candidates.size() == 1) name_elder(state, candidates.lowest());
  return state;
}

std::optional<Refusal> NowaHuta::contradiction(const State& state, const Setup& setup) const {
  const auto agreed = begin(setup);
  if (!agreed) return agreed.refusal();
  for (unsigned s = 0; s < seats(state); ++s) {
    const std::string name{colour_options[s]};
    if (setup.names(name) && state.players[seat(s)].colour != agreed->players[seat(s)].colour)
      return Refusal::position("players[" + std::to_string(s) + "].colour", "is not that of options." + name, {17});
  }
  const bool rematch = setup.option("last_winners", "none") != "none";
  if (!rematch && !setup.names("elder")) return std::nullopt;
  const std::string wanted = rematch ? "options.last_winners" : "options.elder";
  SeatSet candidates = agreed->elder_candidates;
  if (agreed->elder.has_value()) candidates.add(*agreed->elder);
  if (state.elder.has_value() && !candidates.has(*state.elder))
    return Refusal::position("elder", "is not that of " + wanted, {22});
  if (!state.elder.has_value() && (agreed->elder.has_value() || state.elder_candidates != candidates))
    return Refusal::position("elder_candidates", "are not those of " + wanted, {22});
  return std::nullopt;
}

void NowaHuta::chances(const State& state, Chances<NowaHuta>& out) const {
  for (const Seat s : state.elder_candidates) out.push_back({choose(Verb::Elder, s), 1});
}

Choice NowaHuta::sample(const State& state, Rng& rng) const {
  std::uint32_t skip = rng.below(state.elder_candidates.size());
  auto candidate = state.elder_candidates.begin();
  for (; skip > 0; --skip) ++candidate;
  return choose(Verb::Elder, *candidate);
}

void apply_setup(State& state, Seat self, Choice choice, Events& events) {
  Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::DrawElder:
      events.tell_all({22}, EventKind::ElderDrawn, chosen<Seat>(choice));
      name_elder(state, chosen<Seat>(choice));
      return;
    case Step::PlaceVampires:  // NH-025
      state.players[self].vampire = chosen<Estate>(choice);
      events.tell_all({25}, EventKind::VampirePlaced, self, chosen<Estate>(choice));
      if (++frame.place == seats(state)) frame = {.step = Step::PlaceCirclePawns};
      return;
    default:  // NH-026
      state.players[self].circle_pawn = chosen<CircleAction>(choice);
      events.tell_all({26}, EventKind::CirclePawnPlaced, self, chosen<CircleAction>(choice));
      if (++frame.place == seats(state)) {
        frame = {.step = Step::Plan};
        events.tell_all({21, 29}, EventKind::TurnBegan, state.turn);
      }
      return;
  }
}

}  // namespace krypta::nowa_huta
