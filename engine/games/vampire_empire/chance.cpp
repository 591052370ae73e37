#include "engine/games/vampire_empire/rules.hpp"

/// What chance decides: with all its answers, and by one draw.
namespace krypta::vampire_empire {

namespace {

/// The tokens that are still in the bag. VE-016
CharacterSet bag(const State& state) { return CharacterSet::all() - state.vampires.value - state.tokens.value; }

}  // namespace

void VampireEmpire::chances(const State& state, Chances<VampireEmpire>& out) const {
  const Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::DrawSides:
      for (unsigned s = 0; s < table_size; ++s) out.push_back({choice(Verb::Side, s), 1});
      return;
    case Step::EnterCastle:
      return state.town.draws([&](Character c, std::uint32_t weight) {
        out.push_back({choose(Verb::Enter, c), weight});
      });
    case Step::DrawVampires:
      for (const Character c : bag(state)) out.push_back({choose(Verb::Vampire, c), 1});
      return;
    case Step::DrawTokens:
      for (const Character c : bag(state)) out.push_back({choose(Verb::Token, c), 1});
      return;
    case Step::DrawCards:
      for (const Card c : state.players[*frame.seat].deck.value) out.push_back({choose(Verb::Get, c), 1});
      return;
    case Step::LoseCards:
      for (const Card c : state.players[*frame.seat].hand.value) out.push_back({choose(Verb::Lose, c), 1});
      return;
    default: return;
  }
}

Choice VampireEmpire::sample(const State& state, Rng& rng) const {
  const Frame& frame = state.frames.top();
  const auto one_of = [&](const auto& set) { return set.nth(rng.below(set.size())); };
  switch (frame.step) {
    case Step::DrawSides: return choice(Verb::Side, rng.below(table_size));
    case Step::EnterCastle: return choose(Verb::Enter, state.town.sample(rng));
    case Step::DrawVampires: return choose(Verb::Vampire, one_of(bag(state)));
    case Step::DrawTokens: return choose(Verb::Token, one_of(bag(state)));
    case Step::DrawCards: return choose(Verb::Get, one_of(state.players[*frame.seat].deck.value));
    case Step::LoseCards: return choose(Verb::Lose, one_of(state.players[*frame.seat].hand.value));
    default: return {};
  }
}

}  // namespace krypta::vampire_empire
