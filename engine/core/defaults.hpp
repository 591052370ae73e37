#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace krypta {

/// What the contract wants of a game and what a game may leave out: derive from it and say only what differs.
template <class State>
class GameDefaults {
 public:
  /// Each seat has the colour of its number.
  [[nodiscard]] unsigned colour(const State&, Seat seat) const { return number(seat); }
  /// Nothing that is agreed shows in a position.
  [[nodiscard]] std::optional<Refusal> contradiction(const State&, const Setup&) const { return std::nullopt; }
  /// Who has won is plain to see.
  [[nodiscard]] std::vector<Verdict> verdict(const State&) const { return {}; }
  /// No number has a story.
  [[nodiscard]] std::optional<Reckoning> account(const View<State>&, std::string_view) const { return std::nullopt; }
  /// Whatever is hidden hangs on somebody's choice.
  [[nodiscard]] Beliefs beliefs(const View<State>&) const { return {}; }
};

}  // namespace krypta
