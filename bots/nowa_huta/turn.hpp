#pragma once

#include <optional>

#include "bots/nowa_huta/evaluate.hpp"

/// Plays on in the mind: what somebody would do who takes at every decision what looks best at once.
namespace krypta::bots::nowa_huta {

class TurnPlayer {
 public:
  explicit TurnPlayer(const NowaHuta& game, Evaluator& evaluator) : game_(game), evaluator_(evaluator) {}

  /// To the end of the running turn, scorings included.
  void finish_turn(State& state);
  /// To the end of the running player's turn.
  void finish_player_turn(State& state);
  /// The next choice that he would make in his turn.
  [[nodiscard]] Choice next_choice(const State& state);

 private:
  /// The most choices that one ability or action takes.
  static constexpr std::size_t longest = 4;
  /// No ability has more ends than this for one step of it.
  static constexpr unsigned most_ends = 400;
  struct Line {
    FixedVector<Choice, longest> choices;
    State end;
    double gain = 0;
  };

  void apply(State& state, Seat self, Choice choice) const;
  /// The same for a choice that is really made, not just tried.
  void make(State& state, Seat self, Choice choice);
  /// Uses the ability or the action if that is better than nothing.
  void use(State& state, Seat self, Usable what);
  /// Carries a begun ability or action out.
  Line carry_out(const State& state, Seat self, const Outlook& outlook) const;
  void search(const State& state, Seat self, const Outlook& outlook, Line& path, Line& best, unsigned& ends) const;
  void leave_circle(State& state, Seat self);
  [[nodiscard]] static State kept_open(const State& state);

  const NowaHuta& game_;
  Evaluator& evaluator_;
  std::optional<Choice> first_;  ///< that was made
};

}  // namespace krypta::bots::nowa_huta
