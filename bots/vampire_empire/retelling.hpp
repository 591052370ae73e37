#pragma once

#include <optional>
#include <span>

#include "engine/games/vampire_empire/rules.hpp"

namespace krypta::bots::vampire_empire {

using namespace krypta::vampire_empire;

/// What somebody chose, as another has seen it.
struct Seen {
  Verb verb{};
  std::optional<Choice> choice{};  ///< none if it was a card that nobody else saw
};

/// A match as one seat remembers it, told again choice by choice. Whoever listens has a state in which everything has
/// happened that was told so far, and asks for what came next there.
class Retelling {
 public:
  explicit Retelling(const GameView& view) : memory_(view.memory()), known_(view.known()) {}

  /// Whether nothing more has happened: somebody is asked there what the seat sees being asked now.
  [[nodiscard]] bool ends_at(const State& state) const;
  /// What a player chose next; none if the memory does not say.
  [[nodiscard]] std::optional<Seen> chosen_by(const State& state, Seat who);
  /// Who entered the castle next, or which card the seat drew or lost next; none if the memory does not say.
  [[nodiscard]] std::optional<Choice> came(const State& state);
  /// Everything that had been told when the next choice was made.
  [[nodiscard]] std::span<const Event> so_far() const { return memory_.first(next_choice()); }

  /// Cards that a player shows from the next choice on.
  struct Shown {
    CardSet soon{};  ///< before he draws again
    CardSet ever{};
  };
  [[nodiscard]] Shown shown_by(Seat who) const;

 private:
  /// Where the next event is that is somebody's choice; all before it only follow from choices.
  [[nodiscard]] std::size_t next_choice() const;

  std::span<const Event> memory_;
  const State& known_;
  std::size_t at_ = 0;
};

}  // namespace krypta::bots::vampire_empire
