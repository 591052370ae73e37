#include <string>

#include "engine/core/any_game.hpp"
#include "tests/template_game/game.hpp"

/// How a match begins, and the states that somebody else makes: imagined ones and those written by hand.
namespace krypta::fists {

const GameInfo& Fists::info() const {
  static const GameInfo info{.id = "fists",
                             .name = "Fists",
                             .text_prefix = "fi",
                             .rule_prefix = "FI",
                             .least_seats = 2,
                             .most_seats = table_size,
                             .targets = {"seat"}};
  return info;
}

Result<State> Fists::begin(const Setup& setup) const {
  if (auto bad = setup_problem(info(), setup, {1})) return *bad;
  State state;
  state.players = SeatArray<Player, table_size>::filled(setup.seats);
  state.frames.push({.step = Step::DrawFirst});
  return state;
}

void Fists::chances(const State& state, Chances<Fists>& out) const {
  out.clear();
  if (step(state) != Step::DrawFirst) return;
  for (unsigned s = 0; s < fists::seats(state); ++s) out.push_back({choose(Verb::First, s)});
}

Choice Fists::sample(const State& state, Rng& rng) const { return choose(Verb::First, rng.below(fists::seats(state))); }

/// All that a view lacks are the coins in others' fists; every number of them is as likely as any other.
State Fists::complete(const View<State>& view, Rng& rng) const {
  State state = view.known();
  for (unsigned s = 0; s < fists::seats(state); ++s) {
    Sealed<Maybe<Number>>& fist = state.players[s].fist;
    if (fist.known) continue;
    fist.known = true;
    if (state.hidden.has(seat(s))) fist.value = static_cast<Number>(rng.below(coins_each + 1));
  }
  return state;
}

namespace {

/// What is not as the match's step wants it, of one player.
std::optional<Refusal> check_player(const State& state, unsigned s) {
  const auto bad = [&](std::string_view field, const std::string& problem, RuleIds rules) {
    return Refusal::position("players[" + std::to_string(s) + "]." + std::string{field}, problem, rules);
  };
  const Player& player = state.players[s];
  const Step now = step(state);
  const auto above = [](Maybe<Number> n, unsigned most) { return n.has_value() && static_cast<unsigned>(*n) > most; };
  if (player.fist.value.has_value() != state.hidden.has(seat(s)))
    return bad("fist", "has coins if and only if its player is among hidden", {3});
  if (above(player.fist.value, coins_each)) return bad("fist", "holds at most 3 coins", {3});
  if (player.fist.open != (now == Step::Over)) return bad("fist.open", "is open at the end and not before", {6});
  bool speaks = now == Step::Over;
  for (unsigned i = 0; now == Step::Say && i < state.frames.top().spoken; ++i)
    speaks = speaks || speaker(state, i) == seat(s);
  if (player.said.has_value() != speaks) return bad("said", "is there if it was this player's turn to say", {4});
  if (above(player.said, coins_each * seats(state))) return bad("said", "is more than there can be", {4});
  for (unsigned other = 0; other < s; ++other) {
    if (player.said.has_value() && player.said == state.players[other].said) return bad("said", "is said twice", {5});
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> Fists::check(const State& state) const {
  const unsigned n = fists::seats(state);
  if (n < 2) return Refusal::position("players", "a match has 2 to 5", {1});
  if (state.frames.size() != 1) return Refusal::position("frames", "there is one", {});
  const Frame& frame = state.frames.top();
  const Step now = frame.step;
  if (state.round < 1 || state.round > last_round) return Refusal::position("round", "must be from 1 to 4", {8});
  if (now == Step::Over && state.round != last_round) return Refusal::position("round", "is not the last", {8});
  if (now == Step::DrawFirst && state.round != 1) return Refusal::position("round", "is not the first", {2});
  if (state.first.has_value() != (now != Step::DrawFirst))
    return Refusal::position("first", "is known once it is drawn", {2});
  if (state.first.has_value() && number(*state.first) >= n)
    return Refusal::position("first", "there is no such seat", {2});
  if (frame.spoken >= n || (now != Step::Say && frame.spoken > 0))
    return Refusal::position("frames[0].spoken", "is more than have spoken", {4});
  const SeatSet all = SeatSet::first(n);
  const bool hidden_fits = now == Step::DrawFirst ? state.hidden.empty()
                           : now == Step::Hide    ? (state.hidden - all).empty() && state.hidden != all
                                                  : state.hidden == all;
  if (!hidden_fits) return Refusal::position("hidden", "is not who has hidden coins at this step", {3});
  unsigned points = 0;
  for (unsigned s = 0; s < n; ++s) {
    if (auto bad = check_player(state, s)) return bad;
    points += state.players[s].points;
  }
  // FI-005, FI-006: at most one can be right in a round.
  if (points + (now == Step::Over ? 0U : 1U) > state.round)
    return Refusal::position("players[0].points", "there are more points than rounds", {6});
  return std::nullopt;
}

}  // namespace krypta::fists
