#pragma once

#include <array>
#include <cstdint>

#include "tests/bots/little_game.hpp"

/// Kuhn's poker: three cards, one each, one bet. It is so small that the right play is known, and has all that makes
/// hidden information hard: a bet says something of a card, and may lie.
namespace krypta::test {

enum class Card : std::uint8_t { Jack, Queen, King };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Card>) { return {"jack", "queen", "king"}; }

enum class Act : std::uint8_t { Check, Bet, Fold, Call };

struct KuhnState {
  SeatArray<Hidden<Card>, 2> cards;  ///< as many as were dealt
  FixedVector<Act, 3> acts;
  Maybe<Seat> winner;
  friend bool operator==(const KuhnState&, const KuhnState&) = default;
};
constexpr auto fields_of(std::type_identity<KuhnState>) {
  return fields<KuhnState>(field("cards", &KuhnState::cards, owner), field("acts", &KuhnState::acts, everyone),
                           field("winner", &KuhnState::winner, everyone));
}

class Kuhn : public LittleGame<KuhnState> {
 public:
  [[nodiscard]] Pending pending(const State& state) const {
    if (state.winner.has_value()) return {true, false, {}, {}};
    if (state.cards.size() < 2 || finished(state)) return {false, true, {}, {}};
    return {false, false, SeatSet::of(deciding(state)), {}};
  }

  void options(const State& state, Seat s, Choices<Kuhn>& choices) const {
    choices.clear();
    if (!pending(state).must.has(s)) return;
    const bool facing = !state.acts.empty() && state.acts.back() == Act::Bet;
    for (const Act act : facing ? std::array{Act::Fold, Act::Call} : std::array{Act::Check, Act::Bet})
      choices.push_back(choice(Verb::Act, static_cast<unsigned>(act)));
  }

  void chances(const State& state, Chances<Kuhn>& answers) const {
    answers.clear();
    if (finished(state)) return raffle(2U + static_cast<unsigned>(won_by_first(state)), 4, answers);
    for (const Card card : all_of<Card>()) {
      if (!state.cards.contains({card})) answers.push_back({choice(Verb::Deal, static_cast<unsigned>(card))});
    }
  }
  [[nodiscard]] Choice sample(const State& state, Rng& rng) const {
    Chances<Kuhn> answers;
    chances(state, answers);
    return drawn(answers, rng);
  }

  void apply(State& state, Seat s, Choice chosen, Events& events) const {
    const unsigned what = argument_of(chosen);
    switch (verb_of<Verb>(chosen)) {
      case Verb::Deal:
        events.add(SeatSet::of(seat(static_cast<unsigned>(state.cards.size()))), {}, Kind::Dealt, what);
        return state.cards.push_back({static_cast<Card>(what)});
      case Verb::Act: events.tell_all({}, Kind::Acted, s, what); return state.acts.push_back(static_cast<Act>(what));
      case Verb::Win: return award(state, chosen, events);
    }
  }

  [[nodiscard]] State complete(const View<State>& view, Rng& rng) const {
    State state = view.known();
    FixedVector<Card, 3> left;
    for (const Card card : all_of<Card>()) {
      if (!state.cards.contains({card})) left.push_back(card);
    }
    for (Hidden<Card>& card : state.cards) {
      if (card.known) continue;
      const std::size_t taken = rng.below(static_cast<std::uint32_t>(left.size()));
      card = {left[taken]};
      left.erase(taken);
    }
    return state;
  }

 private:
  static Seat deciding(const State& state) { return seat(static_cast<unsigned>(state.acts.size() % 2)); }
  static bool finished(const State& state) { return state.acts.size() >= 2 && state.acts.back() != Act::Bet; }
  /// In chips, of which each player has put one or two into the pot.
  static int won_by_first(const State& state) {
    const bool higher = state.cards[0].value > state.cards[1].value;
    if (state.acts.back() == Act::Fold) return deciding(state) == first_seat ? 1 : -1;
    const int stake = state.acts.back() == Act::Call ? 2 : 1;
    return higher ? stake : -stake;
  }
};

static_assert(Game<Kuhn>);

}  // namespace krypta::test
