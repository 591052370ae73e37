#pragma once

#include <memory>

#include "engine/core/defaults.hpp"
#include "engine/games/vampire_empire/deck.hpp"
#include "engine/games/vampire_empire/state.hpp"

namespace krypta::specs {
class Room;
}

namespace krypta::vampire_empire {

using GameView = View<State>;

/// Vampire Empire as the contract of engine/core/defaults.hpp wants it.
class VampireEmpire : public GameDefaults<State> {
 public:
  using State = vampire_empire::State;
  /// Every card of a deck in hand, for either pile, and the end of the step.
  static constexpr std::size_t max_options = 2 * deck_size + 3;

  VampireEmpire() : VampireEmpire(Cards::built_in()) {}
  explicit VampireEmpire(std::shared_ptr<const Cards> cards);
  [[nodiscard]] const Cards& cards() const { return *cards_; }

  // flow.cpp
  [[nodiscard]] Pending pending(const State& state) const;
  void options(const State& state, Seat seat, Choices<VampireEmpire>& out) const;
  void apply(State& state, Seat seat, Choice choice, Events& events) const;
  // setup.cpp
  [[nodiscard]] const GameInfo& info() const { return info_; }
  [[nodiscard]] Result<State> begin(const Setup& setup) const;
  [[nodiscard]] std::optional<Refusal> contradiction(const State& state, const Setup& setup) const;
  // chance.cpp
  void chances(const State& state, Chances<VampireEmpire>& out) const;
  [[nodiscard]] Choice sample(const State& state, Rng& rng) const;
  [[nodiscard]] unsigned seats(const State&) const { return table_size; }
  [[nodiscard]] unsigned colour(const State&, Seat seat) const { return number(seat); }
  // belief.cpp
  [[nodiscard]] State complete(const GameView& view, Rng& rng) const;
  // end.cpp
  [[nodiscard]] Outcome result(const State& state) const;
  [[nodiscard]] std::vector<Verdict> verdict(const State& state) const;
  // explain.cpp
  [[nodiscard]] RuleIds explain(const State& state, Seat seat, Choice choice) const;
  // reason.cpp
  [[nodiscard]] std::optional<Message> reason(const GameView& view, std::string_view what) const;
  // consequence.cpp
  [[nodiscard]] Consequence consequence(const GameView& view, Choice choice) const;
  [[nodiscard]] Single single(const GameView& view, Seat seat) const;
  // check.cpp
  [[nodiscard]] std::optional<Refusal> check(const State& state) const;
  // notation.cpp
  [[nodiscard]] std::string write(Choice choice) const;
  [[nodiscard]] std::optional<Choice> read(std::string_view text) const;
  // words.cpp
  [[nodiscard]] Prompt prompt(const State& state, Seat seat) const;
  [[nodiscard]] Option show(const State& state, Choice choice) const;
  [[nodiscard]] std::span<const EventShape> event_shapes() const;
  // account.cpp
  [[nodiscard]] std::optional<Reckoning> account(const GameView& view, std::string_view path) const;
  [[nodiscard]] std::vector<std::string> accounts(const GameView& view) const;
  // odds.cpp
  [[nodiscard]] Beliefs beliefs(const GameView& view) const;
  // specs.cpp
  [[nodiscard]] static const specs::Room& specs();

 private:
  std::shared_ptr<const Cards> cards_;
  GameInfo info_;
};

using Options = Choices<VampireEmpire>;

}  // namespace krypta::vampire_empire
