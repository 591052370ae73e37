#include <algorithm>

#include "bots/vendetta/mind.hpp"

/// Stay or withdraw, and what to bid.
namespace krypta::bots::vendetta {

namespace {

/// VE05: who stays has 2 blood stolen, by each such card of a rival.
double price_of_staying(const Mind& mind, Location at) {
  unsigned price = 0;
  each_deployed(mind.now(), [&](Slot, const Deployed& d) {
    if (d.at == at && d.area != mind.self() && is_up(d) && is(d.card.value, Clan::Ventrue, 5)) price += 2;
  });
  const unsigned pool = mind.pool();
  return mind.pool_value(pool) - mind.pool_value(pool - std::min(price, pool));
}

}  // namespace

double staying(const Mind& mind, Location at) {
  double worth = mind.prospect(at) - price_of_staying(mind, at);
  for (const ClanCard c : mind.own_cards(at)) worth += mind.effect_worth(c, at);
  // What rivals do to whoever is there is worth less fear the more blood there is.
  unsigned cards = 0;
  for (const Seat s : mind.opponents()) cards += mind.outlook(at, s).cards;
  return worth - 0.5 * mind.manner().threat * cards * mind.blood_worth();
}

double withdrawing(const Mind& mind, Location at) {
  const unsigned blood = mind.blood_at(at);
  double worth = mind.pool_value(mind.pool() + blood) - mind.pool_value(mind.pool());
  if (at == Location::Haven) return worth;
  double strength = mind.is_there(Location::Haven) ? mind.total(Location::Haven) : 0;
  for (const ClanCard c : mind.own_cards(at)) {
    strength += mind.total(Location::Haven, c, 0, mind.pool()) - mind.total(Location::Haven, {}, 0, mind.pool());
    worth += mind.effect_worth(c, Location::Haven);
  }
  if (mind.own_cards(at).empty()) return worth;
  return worth + mind.prospect(Location::Haven, strength) - mind.prospect(Location::Haven);
}

double judge_stand(const Mind& mind, Choice choice) {
  const Location at = *mind.frame().at;
  return chosen<Stand>(choice) == Stand::Stay ? staying(mind, at) : withdrawing(mind, at);
}

double judge_bid(const Mind& mind, Choice choice) {
  // MA02: the lowest bidder turns a card down. Others bid less the more there are of them.
  const unsigned bid = argument_of(choice);
  const Location at = *mind.now().current;
  const unsigned bidders = std::max(mind.frame().others.size(), 2U);
  double lowest = 1;
  for (unsigned i = 1; i < bidders; ++i) lowest *= 1.0 / (1 + 0.7 * bid);
  double weakest = mind.own_cards(at).empty() ? 0 : 9;
  for (const ClanCard c : mind.own_cards(at)) weakest = std::min<double>(weakest, mind.cards().base(c));
  const double mine = mind.total(at);
  const double turned = mind.prospect(at, mine) - mind.prospect(at, mine - weakest);
  const unsigned left = mind.pool() - std::min(bid, mind.pool());
  const double frenzied = left == 0 ? mind.manner().frenzy : 0;
  const bool deploys = mind.frame().seat == mind.self();
  const double stands = deploys ? mind.prospect(at, mine + bid) : mind.prospect(at, mine);
  return stands - lowest * turned + mind.pool_value(left) - frenzied + 0.05 * mind.rng().fraction();
}

}  // namespace krypta::bots::vendetta
