#include "engine/core/any_game.hpp"
#include "engine/games/vampire_empire/rules.hpp"

namespace krypta::vampire_empire {

namespace {

GameInfo make_info() {
  GameInfo info{.id = "vampire-empire",
                .name = "Vampire Empire",
                .text_prefix = "ve",
                .rule_prefix = "VE",
                .rules_version = 3,
                .least_seats = table_size,
                .most_seats = table_size};
  info.options = {{"vampires", {"0", "1", "draw"}, "0"}};  // VE-019
  info.targets = {"seat", "character", "card", "fight", "side", "marker", "pile", "action", "ending"};
  info.moves_tell = true;
  return info;
}

}  // namespace

VampireEmpire::VampireEmpire(std::shared_ptr<const Cards> cards) : cards_(std::move(cards)), info_(make_info()) {}

Result<State> VampireEmpire::begin(const Setup& setup) const {
  if (auto bad = setup_problem(info(), setup, {19})) return *bad;
  State state;
  state.players = SeatArray<Player, table_size>::filled(table_size);
  for (const Character c : all_of<Character>()) state.town.add(c);  // VE-017
  const std::string_view vampires = setup.option("vampires", "0");
  // The last of these is done first.
  state.frames.push({.step = Step::TurnBegins});
  if (vampires == "draw") {
    state.frames.push({.step = Step::DrawSides});
  } else {
    take_sides(state, seat(vampires == "0" ? 0 : 1));
  }
  return state;
}

std::optional<Refusal> VampireEmpire::contradiction(const State& state, const Setup& setup) const {
  const auto agreed = begin(setup);
  if (!agreed) return agreed.refusal();
  if (!setup.names("vampires") || agreed->frames.top().step == Step::DrawSides) return std::nullopt;
  if (state.frames.top().step == Step::DrawSides)
    return Refusal::position("frames", "sides are not drawn where options.vampires says who plays them", {19});
  for (unsigned s = 0; s < table_size; ++s) {
    if (state.players[seat(s)].side != agreed->players[seat(s)].side)
      return Refusal::position("players[" + std::to_string(s) + "].side", "is not what options.vampires says", {19});
  }
  return std::nullopt;
}

unsigned tokens_drawn(const State& state, Step step, unsigned all) {
  for (const Frame& frame : state.frames) {
    if (frame.step == Step::DrawSides) return 0;
    if (frame.step == step) return all - std::min<unsigned>(all, frame.count);
  }
  return all;
}

void take_sides(State& state, Seat vampires) {
  for (unsigned s = 0; s < table_size; ++s) {
    Player& player = state.players[seat(s)];
    player.side = seat(s) == vampires ? Side::Vampire : Side::Human;
    player.deck.value = whole_deck(player.side);
    player.deck_count = deck_size;
  }
  // What is pushed last is done first.
  const auto draw = [&](Step step, Seat who, unsigned count) {
    state.frames.push({.step = step, .seat = who, .count = static_cast<std::uint8_t>(count)});
  };
  draw(Step::DrawTokens, other(vampires), token_count);  // VE-023
  draw(Step::DrawVampires, vampires, vampire_count);     // VE-021
  draw(Step::DrawCards, other(vampires), full_hand);     // VE-020
  draw(Step::DrawCards, vampires, full_hand);
  state.frames.push({.step = Step::EnterCastle});  // VE-018
}

}  // namespace krypta::vampire_empire
