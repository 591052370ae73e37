#include <algorithm>

#include "bots/vendetta/mind.hpp"

/// Cards that may be used at a moment, and the order of one's own cards in a step. To use none is worth 0.
namespace krypta::bots::vendetta {

namespace {

/// RE02: a blood at each location.
double judge_spreading(const Mind& mind) {
  double worth = 0;
  unsigned count = 0;
  for (const Location at : all_of<Location>()) {
    if (!in_play(mind.now(), at) || count + 1 >= mind.pool()) continue;
    ++count;
    worth += mind.prospect(at, mind.total(at) + 1) - mind.prospect(at);
  }
  return worth + mind.pool_value(mind.pool() - count) - mind.pool_value(mind.pool());
}

/// RE03: the other choice, now that all are known; a small doubt is no reason to spend the relic.
double judge_changing(const Mind& mind, Location at) {
  const bool stays = mind.own().stand.value == Maybe{Stand::Stay};
  const double gain = staying(mind, at) - withdrawing(mind, at);
  return (stays ? -gain : gain) - 0.5;
}

double prize_of(const Mind& mind, const State& state, Location at) {
  const auto ranks = ranking(mind.cards(), state, at, powers(mind.cards(), state, at));
  for (unsigned i = 0; i < ranks.size() && i < rewarded_ranks; ++i) {
    if (ranks[i] != mind.self()) continue;
    double prize = mind.cards().reward(at, state.round, i + 1);
    if (i == 0 && state.sites[at].ally.has_value()) prize += mind.follower_worth(*state.sites[at].ally);
    if (i == 0) prize += mind.cards().extra(at);
    if (i == 1) prize += mind.follower_worth(victim);
    return prize;
  }
  return 0;
}

/// RE07: whether three more change the rank. All cards are open by now, so the ranking is as it will be.
double judge_adding(const Mind& mind, Location at) {
  State after = mind.now();
  after.sites[at].areas[mind.self()].bonus = static_cast<std::uint8_t>(after.sites[at].areas[mind.self()].bonus + 3);
  const double gain = prize_of(mind, after, at) - prize_of(mind, mind.now(), at);
  return gain - (mind.rounds_left() > 0 ? 1.5 : 0.01);
}

/// RE06: whoever is struck most by it.
double judge_thorn(const Mind& mind) {
  double best = 0;
  for (const Seat s : mind.rivals(*mind.frame().at)) best = std::max(best, mind.strike(s, 2, true));
  return best - 0.45 * mind.rounds_left();
}

/// NO02: to where it lies, in place of the Haven.
double judge_redirecting(const Mind& mind, Source cloak) {
  const Location from = *mind.frame().event.at;
  Maybe<Location> to;
  each_deployed(mind.now(), [&](Slot, const Deployed& d) {
    if (d.card.known && source(d.card.value) == cloak) to = d.at;
  });
  if (!to.has_value() || mind.now().sites[*to].resolved) return -1;
  double strength = mind.total(*to) + mind.blood_at(from);
  for (const ClanCard c : mind.own_cards(from)) strength += mind.cards().base(c);
  return mind.prospect(*to, strength) - mind.prospect(*to) - withdrawing(mind, from);
}

/// What is better done early in one's own slot.
double place_in_order(Source s) {
  if (is(s, Clan::Toreador, 8)) return 4;                                                       // others count it
  if (is(s, Clan::Tremere, 2) || is(s, Clan::Tremere, 5) || is(s, Clan::Tremere, 7)) return 3;  // they cost half
  if (is(s, Clan::Malkavian, 3)) return 2;
  if (is(s, Clan::Malkavian, 7) || is(s, Clan::Nosferatu, 7)) return 0.5;
  return 1;
}

}  // namespace

double judge_use(const Mind& mind, Choice choice) {
  if (verb(choice) != Verb::Use) return 0;
  const auto s = chosen<Source>(choice);
  const Frame& frame = mind.frame();
  if (is_relic(s)) {
    switch (static_cast<unsigned>(relic(s)) + 1) {
      case 2: return judge_spreading(mind);
      case 3: return judge_changing(mind, *frame.event.at);
      case 6: return judge_thorn(mind);
      case 7: return judge_adding(mind, *frame.event.at);
      default: return 1;
    }
  }
  if (frame.step == Step::Window && frame.window == Window::Withdrawing) return judge_redirecting(mind, s);
  return place_in_order(s);
}

}  // namespace krypta::bots::vendetta
