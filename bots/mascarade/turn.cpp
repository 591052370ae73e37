#include <algorithm>

#include "bots/mascarade/mind.hpp"

/// A choice is judged by playing the turn to its end in every position that there may be.
namespace krypta::bots::mascarade {

namespace {

/// What is left of one's prospects with a card that everybody has seen, and if one has to swap next. MA-046
constexpr double after_showing = 0.75;
constexpr double if_forced = 0.3;

/// Some other character in play.
Character another(const State& state, Character c) {
  for (const Character other : all_of<Character>()) {
    if (other != c && state.set[other] > 0) return other;
  }
  return c;
}

/// A player without long thought points at somebody rich who cannot know his card.
Seat worth_pointing_at(const Record& record, const Odds& odds, const State& state, Seat self) {
  Seat best = left_of(state, self);
  double most = -1;
  for (const Seat s : table(state).without(self)) {
    const double wrong = 1 - record.knows(s, odds.number_of(place(state, s, 0)));
    const double hoped = (0.1 + wrong) * state.players[s].coins;
    if (hoped > most) best = s;
    most = std::max(most, hoped);
  }
  return best;
}

}  // namespace

double Mind::value(Choice choice) const {
  const Maybe<Character> announced =
      verb(choice) == Verb::Announce ? Maybe{krypta::mascarade::announced(choice)} : now_.announced;
  double sum = 0;
  for (const Possible& possible : odds_.positions()) {
    const Played played = play(possible, choice);
    Prospects then = prospects_;
    then[number(self_)] = expects_after(possible, played, announced);
    sum += possible.weight * winning_chance(played.state, then, self_);
  }
  return sum;
}

Mind::Played Mind::play(const Possible& possible, Choice choice) const {
  Played played{possible.state, {}, {}};
  State& state = played.state;
  Maybe<Spot> with;
  for (unsigned s = 0; s < seats(state); ++s) {
    const Answer answer = state.players[seat(s)].answer.value;
    if (!is_claim(answer)) continue;
    played.claimed.add(seat(s));
    if (seat(s) == self_) with = claimed_with(answer);
  }
  if (verb(choice) == Verb::Announce) with = announced_with(choice);
  if (verb(choice) == Verb::Claim) with = chosen<Spot>(choice);
  if (with.has_value()) {
    played.claimed.add(self_);
    played.pointed = place(self_, *with);
  }
  Events ignored;
  game_.apply(state, self_, choice, ignored);
  for (;;) {
    const Pending pending = game_.pending(state);
    if (pending.over || state.turn != now_.turn) break;
    const Seat s = pending.must.lowest();
    const Choice next = quick_choice(possible, state, s);
    if (verb(next) == Verb::Claim) played.claimed.add(s);
    game_.apply(state, s, next, ignored);
  }
  return played;
}

/// What he expects of his next turn after this one: he may have had to show a card, or have seen some as the Spy.
double Mind::expects_after(const Possible& possible, const Played& played, Maybe<Character> announced) const {
  const double before = prospects_[number(self_)];
  if (!played.pointed.has_value()) return before;
  const Character own = possible.cards[odds_.number_of(*played.pointed)];
  const bool shown = played.claimed.size() > 1;
  if (announced == Maybe{Character::Spy} && (!shown || own == Character::Spy)) return std::max(before, spied_);
  if (!shown) return before;
  const bool forced = left_of(now_, *now_.active) == self_;
  return expects_with(*played.pointed, expects(own) * (forced ? if_forced : after_showing));
}

/// What anybody may do in the rest of the turn, without long thought.
Choice Mind::quick_choice(const Possible& possible, const State& state, Seat s) const {
  const Step step = state.frames.top().step;
  if (step == Step::Answer) {
    const Answer answer = odds_.answer(possible, state, s);
    return is_claim(answer) ? choose(Verb::Claim, claimed_with(answer)) : choose(Verb::Pass);
  }
  if (step == Step::Exchange) return choose(Verb::Leave);
  if (step == Step::WitchTarget) {
    const Seat richest = richest_others(state, s).lowest();
    return state.players[richest].coins > state.players[s].coins ? choose(Verb::Target, richest)
                                                                 : choose(Verb::Decline);
  }
  if (step == Step::InquisitorName) {
    const unsigned p = odds_.number_of(place(state, s, 0));
    const Character own = possible.cards[p];
    const double knows = std::max(record_.knows(s, p), record_.thought(p, own));
    return choose(Verb::Name, luck(possible, table_size) < knows ? own : another(state, own));
  }
  if (step == Step::InquisitorTarget) return choose(Verb::Target, worth_pointing_at(record_, odds_, state, s));
  Options options;
  game_.options(state, s, options);
  return options[static_cast<std::size_t>(luck(possible, table_size + 1) * static_cast<double>(options.size()))];
}

}  // namespace krypta::bots::mascarade
