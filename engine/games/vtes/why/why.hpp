#pragma once

#include <string_view>

#include "engine/games/vtes/card_host.hpp"
#include "engine/games/vtes/rules.hpp"

/// Why not: what bars a choice of whoever has to decide, as far as that seat knows the table.
namespace krypta::vtes {

struct BarInfo {
  Bar bar;
  std::string_view key;  ///< of its sentence, "vt-reason-KEY"; several bars may share one
  RuleIds rules;         ///< none: those of what is asked
};
[[nodiscard]] const BarInfo& about(Bar bar);

/// What a seat may know of the table, with what it may choose.
struct Asked {
  const Cards& cards;
  const State& known;
  Seat seat;
  const Options& legal;

  [[nodiscard]] bool offers(Choice choice) const { return legal.contains(choice); }
  [[nodiscard]] bool lies(Maybe<ThingId> id) const {
    return id.has_value() && place(*id) < known.things.size() && !is_gone(known, *id);
  }
  [[nodiscard]] bool holds(CardId card) const { return known.players[seat].hand.value.contains(card); }
};

/// None if the choice is legal.
[[nodiscard]] Bar bar_of(const Asked& asked, Choice choice);

// plays.cpp: cards of the hand and what lies there, in a window; in a combat by one minion only.

[[nodiscard]] Bar bar_of_play(const Asked& asked, Window window, Choice choice, Maybe<ThingId> only = {});
[[nodiscard]] Bar bar_of_use(const Asked& asked, Window window, Choice choice, Maybe<ThingId> only = {});
/// Why somebody who is not ready is not.
[[nodiscard]] Bar unready(const Cards& cards, const Thing& thing);
/// What a card of the hand needs to be played at all: that it is there and says so.
[[nodiscard]] Bar bar_of_card(const Asked& asked, Choice choice);
/// Why it cannot be played at this moment.
[[nodiscard]] Bar untimely(const Asked& asked, Window window, CardId card, const AbilityInfo& ability);
/// More exactly what makes it impossible.
[[nodiscard]] Bar refined(const Asked& asked, Bar bar, CardId card, unsigned which, const Context& context);

// actions.cpp

[[nodiscard]] Bar bar_of_next_action(const Asked& asked, Choice choice);

// fights.cpp

[[nodiscard]] Bar bar_of_maneuver(const Asked& asked, Choice choice);
[[nodiscard]] Bar bar_of_strike(const Asked& asked, Choice choice);
[[nodiscard]] Bar bar_of_prevention(const Asked& asked, Choice choice);
[[nodiscard]] Bar bar_of_press(const Asked& asked, Choice choice);

}  // namespace krypta::vtes
