#include "engine/games/vampire_empire/belief.hpp"

#include "engine/games/vampire_empire/dealing.hpp"

/// Worlds that a view could be. Who the vampires are is drawn evenly from all that fit what was seen, which is exact:
/// three tokens were drawn from nine, and nothing that happened since depends on them but what was told.
namespace krypta::vampire_empire {

namespace {

constexpr auto every_three = [] {
  std::array<CharacterSet, Worlds::capacity> all{};
  std::size_t i = 0;
  for (const Character a : all_of<Character>()) {
    for (const Character b : all_of<Character>()) {
      for (const Character c : all_of<Character>()) {
        if (a < b && b < c) all[i++] = CharacterSet::of(a, b, c);
      }
    }
  }
  return all;
}();

bool fits(const State& known, const CharacterSet& vampires) {
  if (!vampires.holds(known.revealed) || !(vampires & known.known_humans).empty()) return false;
  if (known.tokens.known && !(vampires & known.tokens.value).empty()) return false;
  return std::ranges::all_of(known.counts, [&](const Counted& counted) {
    return (vampires & CharacterSet::of(counted.one, counted.another)).size() == counted.vampires;
  });
}

CharacterSet draw_vampires(const State& known, unsigned count, Rng& rng) {
  if (count == vampire_count) {
    const Worlds worlds = worlds_of(known);
    return worlds[rng.below(static_cast<std::uint32_t>(worlds.size()))];
  }
  CharacterSet all = CharacterSet::all();
  CharacterSet some;
  while (some.size() < count) some.add(draw_from(all, rng));
  return some;
}

void complete_characters(State& state, Rng& rng) {
  const bool over = state.frames.top().step == Step::Over;
  const auto reader = [&](Side side) { return over ? SeatSet::everyone() : SeatSet::of(seat_of(state, side)); };
  const unsigned vampires = tokens_drawn(state, Step::DrawVampires, vampire_count);
  if (!state.vampires.known)
    state.vampires.value = vampires == 0 ? CharacterSet{} : draw_vampires(state, vampires, rng);
  const unsigned tokens = tokens_drawn(state, Step::DrawTokens, token_count);
  if (!state.tokens.known) {
    state.tokens.value.clear();
    CharacterSet humans = CharacterSet::all() - state.vampires.value;
    for (unsigned i = 0; i < tokens; ++i) state.tokens.value.add(draw_from(humans, rng));
  }
  state.vampires.known = state.tokens.known = true;
  state.vampires.seen_by = vampires == 0 ? SeatSet{} : reader(Side::Vampire);
  state.tokens.seen_by = tokens == 0 ? SeatSet{} : reader(Side::Human);

  CharacterSet middle = town(state);
  for (auto& c : state.town.bottom) {
    c.seen_by = SeatSet::everyone();
    middle.remove(c.value);
  }
  state.town.middle.clear();
  for (const Character c : middle) state.town.add(c);
}

/// Whether what a card names there is for its player alone.
bool is_secret(const Cards& cards, Card c, std::size_t slot) {
  const cards::Program& program = cards.program(c);
  for (std::size_t pc = cards.ability(c).start; program.code[pc].op != cards::Op::end; ++pc) {
    if (program.code[pc].op != cards::Op::ask) continue;
    const cards::Ask& ask = program.asks[program.code[pc].a];
    if (ask.secret && slot >= ask.slot && slot <= ask.slot + (ask.several ? ask.most : 0U)) return true;
  }
  return false;
}

/// What somebody chose in secret came from a pile of his; what nobody chose, not even he has seen.
void complete_locals(const Cards& cards, State& state, Seat observer) {
  for (cards::Frame& frame : state.card) {
    const Seat self = *frame.player;
    const CardSet pile = state.players[self].moat.value | state.players[self].cellar.value;
    for (std::size_t i = 0; i < frame.locals.size(); ++i) {
      auto& local = frame.locals[i];
      if (local.known) {
        const bool own = observer == self && is_secret(cards, static_cast<Card>(frame.card), i);
        local.seen_by = own ? SeatSet::of(self) : SeatSet::everyone();
      } else {
        const SeatSet seen_by = observer == self ? SeatSet{} : SeatSet::of(self);
        local = {pile.empty() ? cards::nothing : static_cast<std::int16_t>(pile.first()), seen_by};
      }
    }
  }
}

}  // namespace

Worlds worlds_of(const State& known) {
  Worlds worlds;
  for (const CharacterSet& vampires : every_three) {
    if (fits(known, vampires)) worlds.push_back(vampires);
  }
  return worlds;
}

State VampireEmpire::complete(const GameView& view, Rng& rng) const {
  State state = view.known();
  complete_characters(state, rng);
  for (unsigned s = 0; s < table_size; ++s) deal_unseen(*cards_, view, state, seat(s), rng);
  complete_locals(*cards_, state, view.seat());
  return state;
}

}  // namespace krypta::vampire_empire
