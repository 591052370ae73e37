#pragma once

#include <memory>

#include "engine/core/any_game.hpp"
#include "engine/core/brought.hpp"
#include "engine/core/defaults.hpp"
#include "engine/games/vtes/cards.hpp"
#include "engine/games/vtes/state.hpp"

namespace krypta::specs {
class Room;
}

namespace krypta::vtes {

using GameView = View<State>;

/// Vampire: The Eternal Struggle as the contract of engine/core/game.hpp wants it.
class Vtes : public GameDefaults<State> {
 public:
  using State = vtes::State;
  /// A dozen minions, each with as many cards of a hand, most of them at two levels.
  static constexpr std::size_t max_options = 512;

  Vtes() : Vtes(Cards::built_in()) {}
  explicit Vtes(std::shared_ptr<const Cards> cards);
  [[nodiscard]] const Cards& cards() const { return *cards_; }

  // flow.cpp
  [[nodiscard]] Pending pending(const State& state) const;
  void options(const State& state, Seat seat, Choices<Vtes>& out) const;
  void apply(State& state, Seat seat, Choice choice, Events& events) const;
  // setup.cpp
  [[nodiscard]] const GameInfo& info() const { return info_; }
  [[nodiscard]] Result<State> begin(const Setup& setup) const;
  // brought.cpp
  [[nodiscard]] Brought bring(const Value& what) const;
  [[nodiscard]] Draft draft(const Value& what) const;
  [[nodiscard]] std::optional<std::string> draft_as(const Value& what, std::string_view form) const;
  /// Whether a card is in somebody's deck.
  [[nodiscard]] bool holds(const State& state, const cards::Card& card) const;
  // printed.cpp
  [[nodiscard]] std::vector<PrintedCard> printed() const;
  // chance.cpp
  void chances(const State& state, Chances<Vtes>& out) const;
  [[nodiscard]] Choice sample(const State& state, Rng& rng) const;
  [[nodiscard]] unsigned seats(const State& state) const { return static_cast<unsigned>(state.players.size()); }
  // belief.cpp
  [[nodiscard]] State complete(const GameView& view, Rng& rng) const;
  // stops.cpp
  [[nodiscard]] std::optional<Passing> passing(const GameView& view, Seat seat) const;
  [[nodiscard]] bool able(const GameView& view, Seat seat) const;
  // end.cpp
  [[nodiscard]] std::optional<Choice> time_up(const State& state) const;
  [[nodiscard]] Outcome result(const State& state) const;
  [[nodiscard]] std::vector<Verdict> verdict(const State& state) const;
  // why
  [[nodiscard]] RuleIds explain(const State& state, Seat seat, Choice choice) const;
  [[nodiscard]] std::optional<Message> reason(const GameView& view, std::string_view what) const;
  [[nodiscard]] Consequence consequence(const GameView& view, Choice choice) const;
  [[nodiscard]] std::optional<Reckoning> account(const GameView& view, std::string_view path) const;
  [[nodiscard]] std::vector<std::string> accounts(const GameView& view) const;
  // check.cpp
  [[nodiscard]] std::optional<Refusal> check(const State& state) const;
  // notation.cpp
  [[nodiscard]] std::string write(Choice choice) const;
  [[nodiscard]] std::optional<Choice> read(std::string_view text) const;
  // words.cpp
  [[nodiscard]] Prompt prompt(const State& state, Seat seat) const;
  [[nodiscard]] Option show(const State& state, Choice choice) const;
  [[nodiscard]] std::span<const EventShape> event_shapes() const;
  // specs.cpp
  [[nodiscard]] static const specs::Room& specs();

 private:
  std::shared_ptr<const Cards> cards_;
  GameInfo info_;
};

using Options = Choices<Vtes>;

}  // namespace krypta::vtes
