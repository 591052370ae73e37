#include "engine/games/mascarade/rules.hpp"

/// Why a choice is refused, as the rules that refuse it.
namespace krypta::mascarade {

namespace {

/// The rule of the standard game, or that of the smallest tables in its place.
RuleIds for_table(const State& state, RuleIds standard, RuleIds three, RuleIds two) {
  if (seats(state) == 2) return two;
  return seats(state) == 3 ? three : standard;
}

/// Two cards that may not be taken together, by the rule that says which may.
RuleIds explain_cards(const State& state, Seat self, Choice choice) {
  const auto [one, another] = taken(choice);
  if (!exists(state, one) || !exists(state, another)) return for_table(state, {19, 54}, {154}, {170});
  const auto own = [&](Place p) { return !in_centre(p) && owner_of(p) == self; };
  const auto closed = [](Place p) { return spot_of(p) == Spot::Protected; };
  if (state.frames.top().step == Step::FoolTake) return for_table(state, {103}, {103, 165}, {179});
  if (preparatory(state) && own(one) && own(another)) return for_table(state, {54, 62}, {157}, {194});
  if ((closed(one) && !own(one)) || (closed(another) && !own(another))) return {174};
  if (closed(one) || closed(another)) return {175};
  return for_table(state, {54, 62}, {158}, {173});
}

/// In his turn.
RuleIds explain_turn(const State& state, Seat self, Choice choice) {
  const Verb v = verb(choice);
  switch (v) {
    case Verb::Swap: return explain_cards(state, self, choice);
    case Verb::Look:
      if (preparatory(state)) return {38, 42};
      if (state.forced) return {46, 47};
      return for_table(state, {65}, {160}, {176});
    case Verb::Announce:
      if (preparatory(state)) return {38, 42};
      if (state.forced) return {46};
      if (state.set[announced(choice)] == 0) return {70};
      return for_table(state, {68}, {161}, {177});
    case Verb::Pass: return {45};
    default: return {44};
  }
}

RuleIds explain_answer(const State& state, Choice choice) {
  switch (verb(choice)) {
    case Verb::Claim: return for_table(state, {72}, {162}, {178});
    case Verb::Announce: return {77};
    default: return {72};
  }
}

RuleIds explain_step(const State& state, Seat self, Choice choice) {
  const Verb v = verb(choice);
  switch (state.frames.top().step) {
    case Step::Ready: return {21};
    case Step::Act: return explain_turn(state, self, choice);
    case Step::Answer: return explain_answer(state, choice);
    case Step::Exchange: return {55, 56};
    case Step::BishopTarget: return v == Verb::Target ? RuleIds{96, 97, 98} : RuleIds{91, 97};
    case Step::WitchTarget: return {112};
    case Step::SpyTake: return v == Verb::Swap ? RuleIds{116} : RuleIds{91, 120};
    case Step::FoolTake: return v == Verb::Swap ? explain_cards(state, self, choice) : RuleIds{91, 105};
    case Step::InquisitorTarget: return v == Verb::Target ? RuleIds{133, 138} : RuleIds{91, 133};
    default: return {136};
  }
}

/// Somebody else has to decide.
RuleIds explain_waiting(const State& state, Seat self, Choice choice) {
  switch (state.frames.top().step) {
    case Step::Ready: return {21};
    case Step::Answer:
      if (state.answered.has(self)) return {75};
      return {72};
    case Step::Act: return verb(choice) == Verb::Claim || verb(choice) == Verb::Pass ? RuleIds{72} : RuleIds{24, 44};
    case Step::Exchange: return {55, 60};
    case Step::InquisitorName: return {133};
    default: return {92};
  }
}

}  // namespace

RuleIds Mascarade::explain(const State& state, Seat self, Choice choice) const {
  const Step step = state.frames.top().step;
  if (self == Seat::chance) {
    if (step != Step::DrawFirst && step != Step::Deal) return {17, 23};
    Chances<Mascarade> legal;
    chances(state, legal);
    for (const Weighted& w : legal) {
      if (w.choice == choice) return {};
    }
    return step == Step::DrawFirst ? RuleIds{23} : RuleIds{17};
  }
  if (step == Step::Over) return {141, 142};
  if (step == Step::DrawFirst) return {23};
  if (step == Step::Deal) return {17};
  if (!is_player(self) || number(self) >= mascarade::seats(state)) return {44};
  if (!pending(state).must.has(self)) return explain_waiting(state, self, choice);
  Options legal;
  options(state, self, legal);
  return legal.contains(choice) ? RuleIds{} : explain_step(state, self, choice);
}

}  // namespace krypta::mascarade
