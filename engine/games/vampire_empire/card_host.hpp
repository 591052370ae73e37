#pragma once

#include <span>
#include <type_traits>

#include "engine/games/vampire_empire/rules.hpp"

/// What the card machine asks of the game, and what it has it do.
namespace krypta::vampire_empire {

/// The table as the card of one player sees it.
class CardReader {
 public:
  using Reader = CardReader;
  CardReader(const Cards& cards, const State& state, Seat self) : cards_(cards), state_(state), self_(self) {}
  [[nodiscard]] int property(unsigned property, int subject) const;
  [[nodiscard]] bool can(unsigned, std::span<const int>) const { return false; }  // no verb of this game is a cost

  template <class Visit>
  void each(unsigned domain, int argument, Visit&& visit) const {
    place(domain, argument, [&](const auto& set) {
      for (const auto thing : set) visit(static_cast<int>(thing));
    });
  }
  [[nodiscard]] bool has(unsigned domain, int argument, int thing) const {
    bool found = false;
    place(domain, argument,
          [&](const auto& set) { found = set.has(static_cast<std::remove_cvref_t<decltype(*set.begin())>>(thing)); });
    return found;
  }

 protected:
  /// `use(set)`: what lies in a place.
  template <class Use>
  void place(unsigned domain, int argument, Use&& use) const {
    const auto owner = [&]() -> const Player& { return state_.players[seat(static_cast<unsigned>(argument))]; };
    switch (static_cast<Domain>(domain)) {
      case Domain::Castle: return use(castle(state_));
      case Domain::Town: return use(town(state_));
      case Domain::Living: return use(living(state_));
      case Domain::Dead: return use(state_.dead);
      case Domain::Played: return use(owner().played);
      case Domain::Hand: return use(owner().hand.value);
      case Domain::Cellar: return use(owner().cellar.value);
      case Domain::Moat: return use(owner().moat.value);
    }
  }

  const Cards& cards_;
  const State& state_;
  Seat self_;
};

/// The same table, with hands.
class CardHost : public CardReader {
 public:
  CardHost(Play& on, Seat self) : CardReader(on.cards, on.state, self), on_(on) {}
  cards::Flow call(unsigned verb, std::span<const int> arguments);
  void later(unsigned, cards::Address) {}  // the vocabulary has no `later`
  /// VE-182
  void nothing_there(unsigned domain);

 private:
  void take(Card c);
  void cancel(Card c);
  void strengthen(Marker kind, int number, Duration until);
  void place_marker(Character who, Marker kind, int number);
  void count_vampires(Character one, Character another);
  Play& on_;
};

}  // namespace krypta::vampire_empire
