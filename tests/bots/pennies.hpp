#pragma once

#include <cstdint>

#include "tests/bots/little_game.hpp"

/// Matching pennies: both choose a side in secret, and then the sides are shown. Two heads win the match for the first
/// player, two tails win it for him in one of two cases, different sides win it for the second player. Either should
/// choose heads one time in three, and the first then wins one match in three.
namespace krypta::test {

enum class Side : std::uint8_t { Heads, Tails };

struct PenniesState {
  SeatArray<Sealed<Maybe<Side>>, 2> sides = SeatArray<Sealed<Maybe<Side>>, 2>::filled(2);
  SeatSet chosen;
  Maybe<Seat> winner;
  friend bool operator==(const PenniesState&, const PenniesState&) = default;
};
constexpr auto fields_of(std::type_identity<PenniesState>) {
  return fields<PenniesState>(field("sides", &PenniesState::sides, owner_until_opened),
                              field("chosen", &PenniesState::chosen, everyone),
                              field("winner", &PenniesState::winner, everyone));
}

class Pennies : public LittleGame<PenniesState> {
 public:
  [[nodiscard]] Pending pending(const State& state) const {
    if (state.winner.has_value()) return {true, false, {}, {}};
    const SeatSet must = SeatSet::first(2) - state.chosen;
    return {false, must.empty(), must, {}};
  }

  void options(const State& state, Seat s, Choices<Pennies>& choices) const {
    choices.clear();
    if (!pending(state).must.has(s)) return;
    for (const Side side : {Side::Heads, Side::Tails})
      choices.push_back(choice(Verb::Act, static_cast<unsigned>(side)));
  }

  void chances(const State& state, Chances<Pennies>& answers) const {
    answers.clear();
    const bool same = state.sides[0].value == state.sides[1].value;
    const bool heads = state.sides[0].value == Maybe{Side::Heads};
    raffle(same ? (heads ? 2 : 1) : 0, 2, answers);
  }
  [[nodiscard]] Choice sample(const State& state, Rng& rng) const {
    Chances<Pennies> answers;
    chances(state, answers);
    return drawn(answers, rng);
  }

  void apply(State& state, Seat s, Choice chosen, Events& events) const {
    if (verb_of<Verb>(chosen) == Verb::Win) return award(state, chosen, events);
    state.sides[s].value = static_cast<Side>(argument_of(chosen));
    state.chosen.add(s);
    if (state.chosen.size() < 2) return;
    for (unsigned i = 0; i < 2; ++i) {
      state.sides[i].open = true;
      events.tell_all({}, Kind::Acted, i, state.sides[i].value);
    }
  }

  /// What is sealed may be either side.
  [[nodiscard]] State complete(const View<State>& view, Rng& rng) const {
    State state = view.known();
    for (unsigned i = 0; i < 2; ++i) {
      Sealed<Maybe<Side>>& side = state.sides[i];
      if (side.known) continue;
      side.known = true;
      if (state.chosen.has(seat(i))) side.value = static_cast<Side>(rng.below(2));
    }
    return state;
  }
};

static_assert(Game<Pennies>);

}  // namespace krypta::test
