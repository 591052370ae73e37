#include "bots/vendetta/mind.hpp"

#include <algorithm>
#include <cmath>

namespace krypta::bots::vendetta {

Mind::Mind(const Vendetta& game, const GameView& view, Rng& rng, const Manner& manner)
    : manner_(manner), cards_(game.cards()), now_(view.known()), self_(view.seat()), rng_(rng), whim_(rng.fraction()) {
  opponents_ = remaining(now_).without(self_);
  if (const Maybe<Seat> partner = partner_of(now_, self_); partner.has_value()) opponents_.remove(*partner);
  count_turns();
  look_around();
  value_blood();
  for (const Location at : all_of<Location>()) {
    if (in_play(now_, at)) value_prizes(at);
  }
}

void Mind::count_turns() {
  turns_ = SeatArray<unsigned, most_players>::filled(player_count(now_));
  for (const Frame& frame : now_.frames) {
    if (frame.step != Step::Turns) continue;
    for (const Seat s : remaining(now_)) turns_[s] = frame.count + (frame.seats.has(s) ? 1U : 0U);
  }
  turns_left_ = turns_[self_];
  for (const Seat s : opponents_) turns_of_others_ += turns_[s];
}

SeatSet Mind::rivals(Location at) const {
  SeatSet there;
  for (const Seat s : opponents_) {
    if (outlook(at, s).cards > 0 || now_.sites[at].areas[s].blood > 0) there.add(s);
  }
  return there;
}

Circumstances Mind::circumstances(Location at, Seat s) const {
  unsigned own = 0;
  unsigned others_there = 0;
  if (s == self_) {
    own = static_cast<unsigned>(own_cards_[at].size());
    others_there = rivals(at).size();
  } else {
    own = outlooks_[at][s].cards;
    others_there = 1;
  }
  const Player& player = now_.players[s];
  return {.haven = at == Location::Haven,
          .own_cards = own,
          .all_cards = cards_at_[at],
          .rivals = others_there,
          .blood = now_.sites[at].areas[s].blood,
          .pool = player.blood,
          .alliance = alliance_size(player),
          .top_base = top_base_[at],
          .rivals_base = open_base_[at]};
}

/// Who lies where: first how many, then how strong, since some are as strong as they are many.
void Mind::look_around() {
  for (const Location at : all_of<Location>()) {
    outlooks_[at] = SeatArray<Outlook, most_players>::filled(player_count(now_));
  }
  each_deployed(now_, [&](Slot, const Deployed& d) {
    ++cards_at_[*d.at];
    if (d.area == self_) {
      if (d.card.known && !own_cards_[*d.at].full()) own_cards_[*d.at].push_back(d.card.value);
      return;
    }
    ++outlooks_[*d.at][*d.area].cards;
    if (!is_up(d)) return;
    const unsigned base = cards_.base(d.card.value);
    open_base_[*d.at] += base;
    top_base_[*d.at] = std::max(top_base_[*d.at], base);
  });
  each_deployed(now_, [&](Slot, const Deployed& d) {
    if (d.area == self_) return;
    Outlook& theirs = outlooks_[*d.at][*d.area];
    if (d.card.known) {
      theirs.total += expected_power(cards_, d.card.value, circumstances(*d.at, *d.area));
    } else {
      theirs.total += manner_.unknown;
      theirs.doubt += manner_.doubt_card * manner_.doubt_card;
    }
  });
  const double sites = player_count(now_) >= 5 ? 4 : 3;
  for (const Location at : all_of<Location>()) {
    for (const Seat s : remaining(now_).without(self_)) {
      Outlook& theirs = outlooks_[at][s];
      const unsigned blood = now_.sites[at].areas[s].blood;
      theirs.total += blood;
      const double coming = turns_[s] / sites;
      theirs.doubt += manner_.doubt * manner_.doubt + manner_.doubt_turn * manner_.doubt_turn * turns_[s];
      if (theirs.cards > 0 || blood > 0) {
        theirs.there = 1;
        theirs.total += manner_.arrival * coming;
      } else {
        theirs.there = std::min(0.9, coming);
        theirs.total = manner_.arrival * std::max(1.0, coming);
      }
    }
  }
}

void Mind::value_blood() {
  double threat = 0.3;
  for (const Location at : all_of<Location>()) {
    if (!is_there(at) || now_.sites[at].resolved) continue;
    for (const Seat s : opponents_) threat += manner_.threat * (outlooks_[at][s].cards + outlooks_[at][s].there);
  }
  if (turns_left_ > 0) threat += 0.5;
  const double spared = threat / (1 + threat);
  double use = manner_.last;
  if (rounds_left() > 0) use += manner_.later;
  if (turns_left_ > 0) use += manner_.soon * std::min(1.0, turns_left_ / 2.0);
  double frenzied = manner_.frenzy * (1 - spared);
  for (std::size_t i = 1; i < pool_values_.size(); ++i) {
    pool_values_[i] = pool_values_[i - 1] + use / (1 + static_cast<double>(i) / manner_.plenty) + frenzied;
    frenzied *= spared;
  }
}

double Mind::follower_worth(Follower f) const {
  const FollowerFacts& facts = cards_.facts(f);
  const double later = rounds_left() > 0 ? manner_.later : 0;
  double worth = facts.influence + facts.feed * later * rounds_left();
  const double tokens = facts.nature == Nature::Vampire ? 1 : 0;
  const double drained = facts.drain * later - (facts.influence - facts.drained) - tokens;
  worth += manner_.drained * std::max(0.0, drained);
  if (f == victim) return worth;
  const AllySense sense = sense_of(f, opponents_.size(), alliance_size(own()));
  return worth + sense.gain + sense.blood * later;
}

double Mind::drain_cost(Follower f) const {
  const FollowerFacts& facts = cards_.facts(f);
  double cost = facts.influence - facts.drained;
  if (rounds_left() > 0) cost += facts.feed * manner_.later * rounds_left() + 0.2;
  if (f != victim) cost += std::max(0.0, sense_of(f, opponents_.size(), 0).gain);
  if (facts.nature == Nature::Vampire) {
    const unsigned tokens = std::max<unsigned>(facts.tokens, 1);
    // The third token is the end. VD-097
    if (own().tokens + tokens >= deadly_tokens) return 1000;
    cost += tokens * (1 + 0.5 * own().tokens);
  }
  return cost;
}

void Mind::value_prizes(Location at) {
  const unsigned round = std::clamp<unsigned>(now_.round, 1, last_round);
  const Site& site = now_.sites[at];
  Prizes& prizes = prizes_[at];
  prizes.first = cards_.reward(at, round, 1) + cards_.extra(at);
  if (site.ally.has_value()) prizes.first += follower_worth(*site.ally);
  if (at == Location::Haven && rounds_left() > 0) prizes.first += manner_.ambition;
  prizes.second = cards_.reward(at, round, 2) + follower_worth(victim);
  prizes.third = cards_.reward(at, round, 3);
}

double Mind::total(Location at, Maybe<ClanCard> with, unsigned blood, unsigned pool) const {
  Circumstances here = circumstances(at, self_);
  here.blood = blood;
  here.pool = pool;
  if (with.has_value()) {
    ++here.own_cards;
    ++here.all_cards;
  }
  double sum = blood;
  for (const ClanCard c : own_cards_[at]) sum += expected_power(cards_, c, here);
  if (with.has_value()) sum += expected_power(cards_, *with, here);
  return sum;
}

double Mind::prospect(Location at, double total) const {
  if (now_.sites[at].resolved) return 0;
  // How likely none, one and two of the others are ahead.
  double none = 1;
  double one = 0;
  double two = 0;
  const double later = manner_.arrival * turns_left_ / (player_count(now_) >= 5 ? 4.0 : 3.0);
  const double own_doubt = manner_.doubt_turn * manner_.doubt_turn * turns_left_;
  for (const Seat s : remaining(now_).without(self_)) {
    const Outlook& theirs = outlooks_[at][s];
    if (theirs.there == 0) continue;
    const double order = order_of(now_, s) < order_of(now_, self_) ? manner_.order : -manner_.order;
    const double lead = theirs.total + order - total - later;
    const double ahead = theirs.there * (0.5 + 0.5 * lead / std::sqrt(lead * lead + theirs.doubt + own_doubt));
    two += ahead * (one - two);
    one += ahead * (none - one);
    none -= ahead * none;
  }
  const Prizes& prizes = prizes_[at];
  return none * prizes.first + one * prizes.second + two * prizes.third;
}

double Mind::strike(Seat whom, double blood, bool stolen) const {
  const double left = now_.players[whom].blood;
  if (blood <= 0 || left == 0) return 0;
  const double taken = std::min(blood, left);
  double worth = taken * (manner_.hurt + (stolen ? blood_worth() : 0));
  // What a rival has now need not be what he has then.
  const double near = std::clamp((blood + 1.5 - left) / 2, 0.0, 1.0);
  worth += near * manner_.excite;
  return worth;
}

double Mind::effect_worth(ClanCard c, Location at) const {
  const CardSense& sense = sense_of(c);
  double worth = sense.gain;
  if (sense.theft == 0 && sense.harm == 0) return worth;
  for (const Seat s : opponents_) {
    const double there = outlooks_[at][s].there;
    if (there > 0) worth += there * (strike(s, sense.theft, true) + strike(s, sense.harm, false));
  }
  return worth;
}

double Mind::card_worth(ClanCard c) const {
  return vendetta::card_worth(cards_, manner_, c, alliance_size(own()), opponents_.size());
}

double card_worth(const Cards& cards, const Manner& manner, ClanCard c, unsigned alliance, unsigned opponents) {
  const Circumstances usual{.own_cards = 2,
                            .all_cards = 5,
                            .rivals = 2,
                            .blood = 2,
                            .pool = 4,
                            .alliance = alliance + 1,
                            .top_base = 3,
                            .rivals_base = 6};
  const CardSense& sense = sense_of(c);
  const double struck = sense.theft * (manner.later + manner.hurt) + sense.harm * (manner.hurt + 0.17);
  const double effect = sense.gain + manner.met * struck + sense.up * 3 * opponents;
  return manner.power * expected_power(cards, c, usual) + effect;
}

}  // namespace krypta::bots::vendetta
