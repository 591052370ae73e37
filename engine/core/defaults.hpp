#pragma once

#include <optional>
#include <string>
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
  /// A match takes as long as it takes.
  [[nodiscard]] std::optional<Choice> time_up(const State&) const { return std::nullopt; }
  /// Nothing that is agreed shows in a position.
  [[nodiscard]] std::optional<Refusal> contradiction(const State&, const Setup&) const { return std::nullopt; }
  /// Who has won is plain to see.
  [[nodiscard]] std::vector<Verdict> verdict(const State&) const { return {}; }
  /// Whoever makes a choice that is not legal is told the rules of what he is asked.
  [[nodiscard]] RuleIds explain(const State&, Seat, Choice) const { return {}; }
  /// The label of a choice says it all.
  [[nodiscard]] Consequence consequence(const View<State>&, Choice) const { return {}; }
  /// The rules say why not.
  [[nodiscard]] std::optional<Message> reason(const View<State>&, std::string_view) const { return std::nullopt; }
  /// How many choices a seat has is its own business.
  [[nodiscard]] Single single(const View<State>&, Seat) const { return Single::secret; }
  /// Everybody is asked everything.
  [[nodiscard]] std::optional<Passing> passing(const View<State>&, Seat) const { return std::nullopt; }
  [[nodiscard]] bool able(const View<State>&, Seat) const { return true; }
  /// No number has a story.
  [[nodiscard]] std::optional<Reckoning> account(const View<State>&, std::string_view) const { return std::nullopt; }
  [[nodiscard]] std::vector<std::string> accounts(const View<State>&) const { return {}; }
  /// Whatever is hidden hangs on somebody's choice.
  [[nodiscard]] Beliefs beliefs(const View<State>&) const { return {}; }
};

}  // namespace krypta
