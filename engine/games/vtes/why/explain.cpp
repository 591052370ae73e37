#include "engine/games/vtes/why/why.hpp"

/// Why a choice is refused, as the rules that refuse it. It is found on the table as the seat knows it.
namespace krypta::vtes {

RuleIds Vtes::explain(const State& state, Seat self, Choice choice) const {
  const RuleIds asked_by = prompt(state, seat(0)).rules;
  if (self == Seat::chance) {
    Chances<Vtes> legal;
    chances(state, legal);
    const bool listed = std::ranges::any_of(legal, [&](const Weighted& w) { return w.choice == choice; });
    return listed ? RuleIds{} : asked_by;
  }
  if (state.frames.top().step == Step::Over) return about(Bar::Over).rules;
  const bool plays = is_player(self) && number(self) < seat_count(state);
  if (plays && state.players[self].out) return about(Bar::Out).rules;
  if (!pending(state).able().has(self)) return asked_by;
  const GameView view = redact(state, self);
  Options legal;
  options(view.known(), self, legal);
  if (legal.contains(choice)) return {};
  const RuleIds& rules = about(bar_of({*cards_, view.known(), self, legal}, choice)).rules;
  return rules.empty() ? asked_by : rules;
}

}  // namespace krypta::vtes
