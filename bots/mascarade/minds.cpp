#include "bots/mascarade/minds.hpp"

#include <algorithm>
#include <utility>

#include "bots/mascarade/worth.hpp"

namespace krypta::bots::mascarade {

namespace {

/// Who announces or claims something is so much likelier to be it, and less if he passes.
constexpr double most_times = 6;
constexpr double by_announcing = 2;
constexpr double by_announcing_known = 3;
constexpr double usually_careless = 0.1;
/// Others think that nobody can tell whether two cards changed places.
constexpr double usually_exchanged = 0.9;

}  // namespace

double claims(double believed, bool decisive, bool challenged) {
  const double t = std::clamp((believed - 0.08) / 0.17, 0.0, 1.0);
  const double thoughtful = 0.015 + 0.935 * t * t * (3 - 2 * t);
  if (!decisive) return thoughtful;
  return std::max(thoughtful, challenged ? 0.7 : 0.45);
}

Minds::Minds(const GameView& view, const Record& open, const Thoughts& own)
    : self_(view.seat()),
      seats_(seats(view.known())),
      places_(view.known()),
      set_(view.known().set),
      watched_at_first_(open.watched()),
      own_at_first_(own),
      others_at_first_(open.watched().thoughts()),
      watched_(open.watched()) {
  for (unsigned p = 0; p < places_.count(); ++p) {
    for (const Character c : all_of<Character>()) others_at_first_.suggest(p, c, open.hint(p, c));
  }
}

void Minds::begin(const State& world, bool own_line, Rng& rng) {
  own_line_ = own_line;
  watched_ = watched_at_first_;
  for (unsigned s = 0; s < seats_; ++s) {
    Thoughts& thoughts = thoughts_[s];
    if (searching(seat(s))) {
      thoughts = own_at_first_;
      continue;
    }
    thoughts = others_at_first_;
    // What he has said of his own card told him nothing.
    for (unsigned i = 0; i < hand_size(seats_); ++i) {
      const unsigned own = places_.number_of(place(world, seat(s), i));
      thoughts[own] = watched_.thoughts()[own];
    }
    each_place(world, [&](Place p) {
      const double knows = watched_.knows(seat(s), places_.number_of(p));
      if (knows > 0 && rng.fraction() < knows) see(seat(s), p, card(world, p).value);
    });
  }
}

Arrangement Minds::arranged_for(Seat s, const Arrangement& cards, Rng& rng) const {
  Thoughts thoughts = watched_at_first_.thoughts();
  Arrangement arranged = cards;
  FixedVector<unsigned, deck_size> unknown;
  CharacterSet left = set_;
  for (unsigned p = 0; p < places_.count(); ++p) {
    if (rng.fraction() < watched_at_first_.knows(s, p)) {
      --left[cards[p]];
    } else {
      unknown.push_back(p);
    }
  }
  for (const unsigned p : unknown) {
    // What cannot be by what was watched may have to be by what he knows.
    constexpr double hardly = 1e-6;
    OfCharacter<double> sums{};
    double all = 0;
    for (const Character c : all_of<Character>()) sums[c] = all += left[c] * (hardly + thoughts[p][c]);
    const double drawn = rng.fraction() * all;
    for (const Character c : all_of<Character>()) {
      if (drawn >= sums[c]) continue;
      arranged[p] = c;
      --left[c];
      break;
    }
  }
  return arranged;
}

void Minds::note(const State& before, Seat s, Choice choice, const State& after) {
  switch (verb(choice)) {
    case Verb::Look: {
      const Place p = place(s, chosen<Spot>(choice));
      watched_.look(s, places_.number_of(p));
      return see(s, p, card(before, p).value);
    }
    case Verb::Announce: {
      const Place p = place(s, announced_with(choice));
      const bool known = watched_.knows(s, places_.number_of(p)) > 0.5;
      return suggest(s, p, announced(choice), known ? by_announcing_known : by_announcing);
    }
    case Verb::Claim:
    case Verb::Pass: return answered(before, s, choice);
    case Verb::Swap:
      if (after.announced != Maybe{Character::Spy}) return;
      see(s, taken(choice).first, card(before, taken(choice).first).value);
      return see(s, taken(choice).second, card(before, taken(choice).second).value);
    case Verb::Exchange:
    case Verb::Leave: return put_back(before, s, verb(choice) == Verb::Exchange);
    case Verb::Name: return show(before, place(before, s, 0));
    default: return;
  }
}

void Minds::show(const State& before, Place p) {
  const Character c = card(before, p).value;
  watched_.show(places_.number_of(p), c);
  for (unsigned s = 0; s < seats_; ++s) see(seat(s), p, c);
}

Minds::Expected Minds::expected_claim(const State& state, Seat announcer, Seat s, Character c) const {
  Expected most;
  const bool decisive = wins(state, announcer, c);
  for (unsigned i = 0; i < hand_size(seats_); ++i) {
    const unsigned p = places_.number_of(place(state, s, i));
    const double knows = watched_.knows(s, p);
    const double thought = watched_.thoughts()[p][c];
    if (searching(announcer)) {
      const double unsure = (1 - knows) * claims(thought, decisive, false);
      most.if_true = std::max(most.if_true, knows * claims(1, decisive, false) + unsure);
      most.if_false = std::max(most.if_false, knows * claims(0, decisive, false) + unsure);
    } else {
      most.if_true = std::max(most.if_true, claim_chance({usually_careless, knows, thought, true, decisive}));
      most.if_false = std::max(most.if_false, claim_chance({usually_careless, knows, thought, false, decisive}));
    }
  }
  return most;
}

/// The last answer shows the cards of all who claim, if it is more than the announcer.
void Minds::answered(const State& before, Seat s, Choice choice) {
  const bool claim = verb(choice) == Verb::Claim;
  const Character c = *before.announced;
  if (!before.at_once) {
    const Expected expected = expected_claim(before, *before.active, s, c);
    const double times =
        claim ? expected.if_true / expected.if_false : (1 - expected.if_true) / (1 - expected.if_false);
    const Place p = place(s, claim ? chosen<Spot>(choice) : spot(seats_, 0));
    suggest(s, p, c, std::clamp(times, 1 / most_times, most_times));
  }
  if (before.answered.size() + 1 < seats_) return;
  FixedVector<Place, table_size> shown;
  for (unsigned other = 0; other < seats_; ++other) {
    const Answer answer = before.players[seat(other)].answer.value;
    if (seat(other) == s) {
      if (claim) shown.push_back(place(s, chosen<Spot>(choice)));
    } else if (is_claim(answer)) {
      shown.push_back(place(seat(other), claimed_with(answer)));
    }
  }
  if (shown.size() == 1) return;
  for (const Place p : shown) show(before, p);
}

void Minds::put_back(const State& before, Seat s, bool exchanged) {
  const Frame& frame = before.frames.top();
  const unsigned one = places_.number_of(*frame.one);
  const unsigned another = places_.number_of(*frame.another);
  watched_.put_back(s, one, another, before.announced == Maybe{Character::Spy});
  for (unsigned other = 0; other < seats_; ++other) {
    Thoughts& thoughts = thoughts_[other];
    if (seat(other) != s) {
      thoughts.mix(one, another, searching(seat(other)) ? usually_exchanged : 0.5);
    } else if (exchanged) {
      std::swap(thoughts[one], thoughts[another]);
    }
  }
}

void Minds::suggest(Seat by, Place p, Character c, double times) {
  const unsigned place = places_.number_of(p);
  for (unsigned s = 0; s < seats_; ++s) {
    if (seat(s) != by) thoughts_[s].suggest(place, c, times);
  }
}

}  // namespace krypta::bots::mascarade
