#include <algorithm>
#include <utility>

#include "bots/mascarade/mind.hpp"

namespace krypta::bots::mascarade {

namespace {

/// What a player expects if this may be his card now, and nobody but the one who took it knows.
void set_prospect(const Mind& mind, Place p, const OfCharacter<double>& card, Prospects& prospects) {
  if (in_centre(p)) return;
  const Seat s = owner_of(p);
  if (s == mind.self()) {
    // A card that may not be announced counts when it comes out.
    if (spot_of(p) != Spot::Protected) prospects[number(s)] = mind.expects_with(p, mind.expects(card));
    return;
  }
  double best = mind.other_expects(s, card, 0);
  for (unsigned i = 0; i < open_hand(seats(mind.now())); ++i) {
    const Place other = place(mind.now(), s, i);
    const unsigned at = mind.odds().number_of(other);
    if (other != p) best = std::max(best, mind.other_expects(s, mind.odds().at(at), mind.record().knows(s, at)));
  }
  prospects[number(s)] = best;
}

double after(const Mind& mind, std::pair<Place, Place> cards, bool exchanged) {
  const auto [one, another] = cards;
  const auto& at_one = mind.odds().at(one);
  const auto& at_another = mind.odds().at(another);
  Prospects prospects = mind.prospects();
  set_prospect(mind, one, exchanged ? at_another : at_one, prospects);
  set_prospect(mind, another, exchanged ? at_one : at_another, prospects);
  return mind.value(prospects);
}

bool may_announce(const Mind& mind, Place p) {
  return owner_if_any(p) == Maybe{mind.self()} && spot_of(p) != Spot::Protected;
}

}  // namespace

double judge_swap(const Mind& mind, Choice choice) {
  const auto cards = taken(choice);
  // Two cards that he may announce are as good the other way round.
  if (may_announce(mind, cards.first) && may_announce(mind, cards.second)) return mind.value(mind.prospects());
  return std::max(after(mind, cards, false), after(mind, cards, true));
}

/// He will see both cards before he decides.
double judge_spying(const Mind& mind, Choice choice) {
  auto [own, other] = taken(choice);
  if (!may_announce(mind, own)) std::swap(own, other);
  Prospects prospects = mind.prospects();
  set_prospect(mind, other, mind.odds().at(other), prospects);
  double better = 0;
  for (const Possible& possible : mind.odds().positions()) {
    better += possible.weight * std::max(mind.expects(possible.cards[mind.odds().number_of(own)]),
                                         mind.expects(possible.cards[mind.odds().number_of(other)]));
  }
  prospects[number(mind.self())] = mind.expects_with(own, better);
  return mind.value(prospects);
}

double judge_exchange(const Mind& mind, Choice choice) {
  const Frame& frame = mind.now().frames.top();
  const std::pair cards{*frame.one, *frame.another};
  if (may_announce(mind, cards.first) && may_announce(mind, cards.second)) return mind.value(mind.prospects());
  return after(mind, cards, verb(choice) == Verb::Exchange);
}

double judge_look(const Mind& mind, Choice choice) {
  const Place p = place(mind.self(), chosen<Spot>(choice));
  const auto& card = mind.odds().at(p);
  double knowing = 0;
  for (const Character c : all_of<Character>()) knowing += card[c] * mind.expects(c);
  Prospects prospects = mind.prospects();
  double& own = prospects[number(mind.self())];
  if (may_announce(mind, p)) {
    own = mind.expects_with(p, knowing);
  } else {
    own += 0.3 * (knowing - mind.expects(card));
  }
  return mind.value(prospects);
}

}  // namespace krypta::bots::mascarade
