#include "bots/mascarade/odds.hpp"

namespace krypta::bots::mascarade {

namespace {

/// At a large table there are more choices, and each takes longer to play out.
constexpr unsigned drawn_positions(unsigned seats) { return seats > 8 ? 70 : 100; }

}  // namespace

double luck(const Possible& possible, unsigned purpose) { return Rng::fraction_of(Rng::mix(possible.luck + purpose)); }

Odds::Odds(const GameView& view, const Record& record, Rng& rng)
    : record_(record), places_(view.known()), seats_(seats(view.known())) {
  foresee_claims(view.known());
  const Belief belief{view.known().set, memories_of(view), most_patterns};
  positions_.resize(drawn_positions(seats_));
  double all = 0;
  for (Possible& possible : positions_) {
    possible.state = view.known();
    possible.luck = rng();
    fill(possible, belief.draw(rng));
    all += possible.weight;
  }
  for (Possible& possible : positions_) {
    possible.weight /= all;
    for (unsigned p = 0; p < places_.count(); ++p) chances_[p][possible.cards[p]] += possible.weight;
  }
}

void Odds::fill(Possible& possible, const Arrangement& drawn) {
  State& state = possible.state;
  lay(state, drawn);
  possible.cards = drawn;
  unsigned i = 0;
  each_place(state, [&](Place p) {
    const Character there = card(state, p).value;
    possible.cards[i] = there;
    possible.weight *= record_.hint(i, there);
    ++i;
  });
  for (unsigned s = 0; s < seats_; ++s) {
    Sealed<Answer>& sealed = state.players[seat(s)].answer;
    if (sealed.known) continue;
    const Answer given = state.answered.has(seat(s)) ? answer(possible, state, seat(s)) : Answer::None;
    sealed = {given, sealed.open};
  }
}

void Odds::foresee_claims(const State& known) {
  for (const Character c : all_of<Character>()) {
    for (const Seat s : table(known)) {
      for (unsigned i = 0; i < hand_size(seats_); ++i) {
        const unsigned p = places_.number_of(place(known, s, i));
        for (const bool holds : {false, true}) {
          Asked asked{record_.careless(s), record_.knows(s, p), record_.thought(p, c), holds};
          manners_[c].usually[p][holds ? 1 : 0] = claim_chance(asked);
          asked.decisive = true;
          manners_[c].if_decisive[p][holds ? 1 : 0] = claim_chance(asked);
        }
      }
    }
  }
}

Odds::Claim Odds::claim(const Possible& possible, Seat s, Character c, bool decisive) const {
  const Claims& claims = decisive ? manners_[c].if_decisive : manners_[c].usually;
  Claim best;
  for (unsigned i = 0; i < hand_size(seats_); ++i) {
    const Spot with = spot(seats_, i);
    const unsigned p = places_.number_of(place(s, with));
    const double chance = claims[p][possible.cards[p] == c ? 1 : 0];
    if (i == 0 || chance > best.chance) best = {chance, with};
  }
  return best;
}

Answer Odds::answer(const Possible& possible, const State& state, Seat s) const {
  const Claim made = claim(possible, s, *state.announced, wins(state, *state.active, *state.announced));
  return luck(possible, number(s)) < made.chance ? claim_with(made.with) : Answer::Pass;
}

double Odds::unclaimed(const State& state, Seat announcer, Character c) const {
  const bool decisive = wins(state, announcer, c);
  double sum = 0;
  double all = 0;
  for (const Possible& possible : positions_) {
    bool holds = false;
    for (unsigned i = 0; i < hand_size(seats_); ++i) {
      holds = holds || possible.cards[places_.number_of(place(state, announcer, i))] == c;
    }
    if (holds) continue;
    double nobody = 1;
    for (const Seat s : table(state).without(announcer)) nobody *= 1 - claim(possible, s, c, decisive).chance;
    sum += possible.weight * nobody;
    all += possible.weight;
  }
  return all > 0 ? sum / all : 0;
}

}  // namespace krypta::bots::mascarade
