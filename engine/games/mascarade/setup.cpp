#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/games/mascarade/rules.hpp"

namespace krypta::mascarade {

namespace {

GameInfo make_info() {
  GameInfo info{.id = "mascarade",
                .name = "Mascarade",
                .text_prefix = "ma",
                .rule_prefix = "MA",
                .rules_version = 2,
                .least_seats = 2,
                .most_seats = table_size};
  OptionInfo first{"first", {"draw"}, "draw"};
  for (unsigned s = 0; s < table_size; ++s) first.values.push_back(std::to_string(s));
  OptionInfo characters{"characters", {}, "table"};
  characters.several = true;
  for (const Character c : all_of<Character>()) characters.values.emplace_back(name_of(c));
  info.options = {first, characters, {"answers", {"in-turn", "at-once"}, "in-turn"}, {"notebook", {"no", "yes"}, "no"}};
  info.targets = {"seat", "character", "own", "cards", "spot"};
  info.recall = "notebook";
  info.moves_tell = true;  // MA-075
  return info;
}

/// MA-026: "judge,king,peasant,peasant,…"
std::optional<Refusal> take_custom_set(State& state, std::string_view list, unsigned seats) {
  std::vector<std::string_view> unknown;
  state.set = {};
  while (true) {
    const std::size_t comma = list.find(',');
    const std::string_view name = list.substr(0, comma);
    const auto character = named<Character>(name);
    if (character) {
      // More than twice the deck is as wrong as one more.
      state.set[*character] = static_cast<std::uint8_t>(std::min(state.set[*character] + 1U, 2 * deck_size));
    } else {
      unknown.push_back(name);
    }
    if (comma == std::string_view::npos) break;
    list.remove_prefix(comma + 1);
  }
  const SetProblems problems = problems_of(state.set, seats, unknown);
  if (problems.rules.empty()) return std::nullopt;
  return Refusal::option("characters", problems.message, problems.rules);
}

void begin_with(State& state, Seat first) {
  state.active = first;
  state.frames.top() = {.step = Step::Deal, .seat = seat(0)};
}

/// Whether the player who gets cards now has all of his.
bool full_hand(const State& state, Seat s) { return state.players[s].hand.size() == hand_size(seats(state)); }

void deal(State& state, Character character, Events& events) {
  Frame& frame = state.frames.top();
  const Card face_up{character, true};
  if (frame.seat.has_value()) {
    const Seat owner = *frame.seat;
    state.players[owner].hand.push_back(face_up);
    const auto i = static_cast<unsigned>(state.players[owner].hand.size() - 1);
    events.tell_all({17, 20}, EventKind::Dealt, owner, spot(seats(state), i), character);
    if (!full_hand(state, owner)) return;
    const unsigned next = number(owner) + 1;
    frame.seat = next < seats(state) ? Maybe<Seat>{seat(next)} : Maybe<Seat>{};
    if (frame.seat.has_value()) return;
  } else {  // MA-018, MA-036
    state.centre.push_back(face_up);
    const auto i = static_cast<unsigned>(state.centre.size() - 1);
    events.tell_all({18, 20}, EventKind::Dealt, Maybe<Seat>{}, spot_of(centre(i)), character);
  }
  if (size_of(undealt(state)) == 0) frame = {.step = Step::Ready};
}

/// MA-021: the last one who is ready has all cards turned down.
void apply_ready(State& state, Seat self, Events& events) {
  state.ready.add(self);
  events.tell_all({21}, EventKind::IsReady, self);
  if (state.ready != table(state)) return;
  each_place(state, [&](Place p) { card(state, p).open = false; });
  events.tell_all({21}, EventKind::TurnedDown);
  state.frames.top() = {.step = Step::Act, .seat = state.active};
  events.tell_all({38}, EventKind::TurnBegan, state.turn, state.active);
}

}  // namespace

const GameInfo& Mascarade::info() const {
  static const GameInfo info = make_info();
  return info;
}

Result<State> Mascarade::begin(const Setup& setup) const {
  if (auto bad = setup_problem(info(), setup, {1})) return *bad;
  State state;
  state.players = SeatArray<Player, table_size>::filled(setup.seats);             // MA-010
  state.bank = static_cast<std::uint8_t>(all_coins - first_coins * setup.seats);  // MA-011
  state.set = usual_set(setup.seats);
  const std::string_view characters = setup.option("characters", "table");
  if (characters != "table") {
    if (auto bad = take_custom_set(state, characters, setup.seats)) return *bad;
  }
  state.at_once = setup.option("answers", "in-turn") == "at-once";
  state.notebook = setup.option("notebook", "no") == "yes";
  state.frames.push({.step = Step::DrawFirst});
  // MA-023
  const std::string_view first = setup.option("first", "draw");
  if (first != "draw") {
    const auto named = static_cast<unsigned>(std::stoul(std::string{first}));
    if (named >= setup.seats) return Refusal::option("first", "there is no such seat at this table", {23});
    begin_with(state, seat(named));
  }
  return state;
}

std::optional<Refusal> Mascarade::contradiction(const State& state, const Setup& setup) const {
  const auto agreed = begin(setup);
  if (!agreed) return agreed.refusal();
  if (setup.names("characters") && state.set != agreed->set)
    return Refusal::position("set", "is not that of options.characters", {22});
  if (setup.names("answers") && state.at_once != agreed->at_once)
    return Refusal::position("at_once", "is not what options.answers says", {74});
  if (setup.names("notebook") && state.notebook != agreed->notebook)
    return Refusal::position("notebook", "is not what options.notebook says");
  if (!agreed->active.has_value()) return std::nullopt;
  // Turns go round without exception. MA-025
  const unsigned n = seats(state);
  const auto expected = (number(*agreed->active) + (state.turn - 1) % n) % n;
  if (state.active != Maybe{seat(expected)})
    return Refusal::position("active", "seat " + std::to_string(expected) + " has this turn if options.first began",
                             {23, 25});
  return std::nullopt;
}

CharacterSet undealt(const State& state) {
  CharacterSet left = state.set;
  for (const Player& player : state.players) {
    for (const Card& c : player.hand) --left[c.value];
  }
  for (const Card& c : state.centre) --left[c.value];
  return left;
}

void Mascarade::chances(const State& state, Chances<Mascarade>& out) const {
  if (state.frames.top().step == Step::DrawFirst) {
    for (const Seat s : table(state)) out.push_back({choose(Verb::First, s), 1});
    return;
  }
  const CharacterSet left = undealt(state);
  for (const Character c : all_of<Character>()) {
    if (left[c] > 0) out.push_back({choose(Verb::Deal, c), left[c]});
  }
}

Choice Mascarade::sample(const State& state, Rng& rng) const {
  if (state.frames.top().step == Step::DrawFirst) return choose(Verb::First, seat(rng.below(seats(state))));
  const CharacterSet left = undealt(state);
  std::uint32_t drawn = rng.below(size_of(left));
  for (const Character c : all_of<Character>()) {
    if (drawn < left[c]) return choose(Verb::Deal, c);
    drawn -= left[c];
  }
  return {};
}

void apply_setup(State& state, Seat self, Choice choice, Events& events) {
  switch (state.frames.top().step) {
    case Step::DrawFirst:
      events.tell_all({23}, EventKind::FirstDrawn, chosen<Seat>(choice));
      begin_with(state, chosen<Seat>(choice));
      return;
    case Step::Deal: return deal(state, chosen<Character>(choice), events);
    default: return apply_ready(state, self, events);
  }
}

}  // namespace krypta::mascarade
