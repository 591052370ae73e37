#pragma once

#include "engine/core/defaults.hpp"
#include "tests/template_game/state.hpp"

namespace krypta::fists {

/// Fists: the smallest game that has everything, written to be copied. It is played in the tests and nowhere else.
class Fists : public GameDefaults<State> {
 public:
  using State = fists::State;
  static constexpr std::size_t max_options = coins_each * table_size + 1;

  // flow.cpp
  [[nodiscard]] Pending pending(const State& state) const;
  void options(const State& state, Seat seat, Choices<Fists>& out) const;
  void apply(State& state, Seat seat, Choice choice, Events& events) const;
  // setup.cpp
  [[nodiscard]] const GameInfo& info() const;
  [[nodiscard]] Result<State> begin(const Setup& setup) const;
  void chances(const State& state, Chances<Fists>& out) const;
  [[nodiscard]] Choice sample(const State& state, Rng& rng) const;
  [[nodiscard]] unsigned seats(const State& state) const { return fists::seats(state); }
  [[nodiscard]] State complete(const View<State>& view, Rng& rng) const;
  [[nodiscard]] std::optional<Refusal> check(const State& state) const;
  // flow.cpp
  [[nodiscard]] Outcome result(const State& state) const;
  [[nodiscard]] RuleIds explain(const State& state, Seat seat, Choice choice) const;
  // words.cpp
  [[nodiscard]] std::string write(Choice choice) const;
  [[nodiscard]] std::optional<Choice> read(std::string_view text) const;
  [[nodiscard]] Prompt prompt(const State& state, Seat seat) const;
  [[nodiscard]] Option show(const State& state, Choice choice) const;
  [[nodiscard]] std::span<const EventShape> event_shapes() const;
};

}  // namespace krypta::fists
