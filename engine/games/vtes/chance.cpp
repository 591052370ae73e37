#include "engine/games/vtes/rules.hpp"

/// What chance can answer: who begins, and what is drawn.
namespace krypta::vtes {

namespace {

template <class Pile>
void weigh(const Pile& pile, Verb verb, Chances<Vtes>& out) {
  for (std::size_t i = 0; i < pile.size(); ++i) {
    if (i > 0 && pile[i] == pile[i - 1]) {
      ++out.back().weight;
    } else {
      out.push_back({choose(verb, pile[i]), 1});
    }
  }
}

}  // namespace

void Vtes::chances(const State& state, Chances<Vtes>& out) const {
  const Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::DrawFirst:
      for (unsigned i = 0; i < seat_count(state); ++i) out.push_back({choose(Verb::First, seat(i)), 1});
      return;
    case Step::DrawLibrary: return weigh(state.players[*frame.seat].library.value, Verb::Get, out);
    case Step::DrawCrypt: return weigh(state.players[*frame.seat].crypt.value, Verb::GetCrypt, out);
    default: return;
  }
}

Choice Vtes::sample(const State& state, Rng& rng) const {
  const Frame& frame = state.frames.top();
  if (frame.step == Step::DrawFirst) return choose(Verb::First, seat(rng.below(seat_count(state))));
  const Player& player = state.players[*frame.seat];
  if (frame.step == Step::DrawLibrary)
    return choose(Verb::Get, player.library.value[rng.below(static_cast<std::uint32_t>(player.library.value.size()))]);
  return choose(Verb::GetCrypt, player.crypt.value[rng.below(static_cast<std::uint32_t>(player.crypt.value.size()))]);
}

}  // namespace krypta::vtes
