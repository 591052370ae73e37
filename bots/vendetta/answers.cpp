#include <algorithm>

#include "bots/vendetta/mind.hpp"

/// What cards ask: yes or no, whom, which, how much. Not to do it is worth 0.
namespace krypta::bots::vendetta {

namespace {

double losing(const Mind& mind, unsigned blood) {
  const unsigned pool = mind.pool();
  return mind.pool_value(pool) - mind.pool_value(pool - std::min(blood, pool));
}

/// What so much of his total there is worth.
double power_worth(const Mind& mind, Location at, double power) {
  const double total = mind.total(at);
  return mind.prospect(at, total) - mind.prospect(at, total - power);
}

double strikes(const Mind& mind, Location at, double blood, bool stolen) {
  double worth = 0;
  for (const Seat s : mind.rivals(at)) worth += mind.strike(s, blood, stolen);
  return worth;
}

/// GA05
double judge_swap(const Mind& mind, Location at) {
  const unsigned deployed = mind.blood_at(at);
  const unsigned pool = mind.pool();
  const double after = mind.prospect(at, mind.total(at, {}, pool + 2, deployed)) + mind.pool_value(deployed);
  return after - mind.prospect(at) - mind.pool_value(pool);
}

double moved_blood_worth(const Mind& mind, Location to, unsigned blood) {
  return mind.prospect(to, mind.total(to) + blood) - mind.prospect(to);
}

/// GA07
double judge_mist(const Mind& mind, Location at) {
  double best = -1;
  for (const Location to : all_of<Location>()) {
    if (to == at || !in_play(mind.now(), to) || mind.now().sites[to].resolved) continue;
    best = std::max(best, moved_blood_worth(mind, to, (mind.blood_at(at) + 1) / 2));
  }
  return best;
}

/// NO05: from here, where it still counts, to the Haven.
double judge_backstab(const Mind& mind, Location at) {
  const double power = mind.cards().base(clan_card(Clan::Nosferatu, 5));
  return moved_blood_worth(mind, Location::Haven, static_cast<unsigned>(power)) - power_worth(mind, at, power);
}

/// TR07
double judge_arcane_drain(const Mind& mind, Location at) {
  double worth = 0;
  for (const Seat s : mind.rivals(at)) {
    const unsigned taken = (mind.now().sites[at].areas[s].blood + 1U) / 2;
    worth += taken * mind.blood_worth() + power_worth(mind, at, 0.7 * taken);
  }
  return worth;
}

double judge_yes(const Mind& mind, Source s, Location at) {
  const double half = losing(mind, mind.pool() / 2);
  if (is(s, Clan::Gangrel, 5)) return judge_swap(mind, at);
  if (is(s, Clan::Gangrel, 7)) return judge_mist(mind, at);
  if (is(s, Clan::Nosferatu, 5)) return judge_backstab(mind, at);
  if (is(s, Clan::Nosferatu, 7)) return withdrawing(mind, at) + strikes(mind, at, 1, true) - staying(mind, at);
  if (is(s, Clan::Tremere, 2)) return power_worth(mind, at, 6) - half;
  if (is(s, Clan::Tremere, 5)) return strikes(mind, at, 4, false) - half;
  if (is(s, Clan::Tremere, 7)) return judge_arcane_drain(mind, at) - half;
  if (is(s, Clan::Tremere, 9)) return strikes(mind, at, 1, true) - losing(mind, 1);
  return 1;
}

/// The menus, which are put to whoever a card of somebody else has caught.
double judge_option(const Mind& mind, Source s, Location at, unsigned option) {
  if (is(s, Clan::Nosferatu, 6)) return option == 0 ? power_worth(mind, at, 3) - losing(mind, 2) : 0;
  if (is(s, Clan::Ventrue, 3)) {
    if (option == 0) return -losing(mind, 3);
    double skipped = 0;
    for (const ClanCard c : mind.own_cards(at)) {
      const CardStep step = mind.cards().step(c);
      if (step == CardStep::Setup || step == CardStep::Aftermath) skipped += 0.3 + mind.effect_worth(c, at);
    }
    return -skipped;
  }
  if (is(s, Clan::Ventrue, 6)) {
    return option == 0 ? -power_worth(mind, at, 1.5 * ((mind.blood_at(at) + 1U) / 2)) : -1.1;
  }
  if (is(s, Clan::Ventrue, 9)) return option == 0 ? -losing(mind, 2) - 0.2 : -1.4;
  return -static_cast<double>(option);
}

double judge_slot(const Mind& mind, Source s, Location at, const Deployed& d) {
  if (!d.card.known) return mind.rng().fraction();  // AL13 looks at what nobody knows
  const ClanCard c = d.card.value;
  const double base = mind.cards().base(c);
  const CardSense& sense = sense_of(c);
  if (is(s, Clan::Malkavian, 5)) return strikes(mind, at, 1, true) - power_worth(mind, at, base);
  if (is(s, Clan::Malkavian, 7)) {
    const bool acts_later = mind.cards().step(c) == CardStep::Aftermath;
    return 0.2 * (4 - base) - (acts_later ? mind.effect_worth(c, at) : 0) - (is(c, Clan::Malkavian, 8) ? 0.4 : 0);
  }
  if (is(s, Clan::Ventrue, 7)) return base * mind.blood_worth() + 0.3 * (sense.theft + sense.harm);
  if (is_relic_number(s, 8)) return moving(mind, c, *d.at);
  return -base - sense.gain;  // one of his own is turned down
}

double judge_player(const Mind& mind, Source s, Seat whom) {
  if (!mind.opponents().has(whom)) return -10;
  const Player& player = mind.now().players[whom];
  if (is(s, Clan::Malkavian, 1)) return player.hand_count + 0.1 * mind.rng().fraction();
  if (is_relic_number(s, 6)) return mind.strike(whom, 2, true);
  return player.influence + player.allies.size() + 0.1 * player.blood;
}

double judge_location(const Mind& mind, Source s, Location at, Location to) {
  if (is_relic_number(s, 8)) {
    const Deployed& moved = card_at(mind.now(), static_cast<Slot>(mind.now().effects.back().local(0)));
    return moving(mind, moved.card.value, *moved.at, to);
  }
  if (mind.now().sites[to].resolved) return -1;
  return moved_blood_worth(mind, to, is(s, Clan::Gangrel, 7) ? (mind.blood_at(at) + 1U) / 2 : 1);
}

/// VD-252: the partner is spared, but for what only counts who is there.
double judge_partner(const Frame& frame, bool meant) {
  const bool counts =
      is(*frame.source, Clan::Toreador, 5) || (is(*frame.source, Clan::Ventrue, 1) && !frame.window.has_value());
  return meant == counts ? 1 : 0;
}

}  // namespace

double moving(const Mind& mind, ClanCard c, Location from, Location to) {
  const double power = mind.cards().base(c);
  const bool leaves = mind.own_cards(from).size() == 1 && mind.blood_at(from) == 0;
  const double lost = leaves ? mind.prospect(from) : power_worth(mind, from, power);
  return mind.prospect(to, mind.total(to) + power) - mind.prospect(to) - lost;
}

double moving(const Mind& mind, ClanCard c, Location from) {
  double best = -100;
  for (const Location to : all_of<Location>()) {
    if (to != from && in_play(mind.now(), to)) best = std::max(best, moving(mind, c, from, to));
  }
  return best;
}

double judge_answer(const Mind& mind, Choice choice) {
  const Frame& frame = mind.frame();
  const Source s = *frame.source;
  const Location at = frame.at.has_value() ? *frame.at : Location::Haven;
  switch (verb(choice)) {
    case Verb::Partner: return judge_partner(frame, argument_of(choice) == 1);
    case Verb::Yes: return judge_yes(mind, s, at);
    case Verb::PickOption: return judge_option(mind, s, at, argument_of(choice));
    case Verb::PickNumber:
      // LO01 gives back, all others deploy.
      return is_place(s) ? argument_of(choice) : deployed_value(mind, at, argument_of(choice), mind.pool());
    case Verb::PickSlot: return judge_slot(mind, s, at, card_at(mind.now(), chosen<Slot>(choice)));
    case Verb::PickPlayer: return judge_player(mind, s, chosen<Seat>(choice));
    case Verb::PickLocation: return judge_location(mind, s, at, chosen<Location>(choice));
    case Verb::PickFollower: return mind.drain_cost(chosen<Follower>(choice));
    case Verb::PickCard:
      // MA06 shuffles one in, all others play theirs one after the other.
      if (is(s, Clan::Malkavian, 6)) return -mind.card_worth(chosen<ClanCard>(choice));
      return mind.cards().base(chosen<ClanCard>(choice));
    default: return 0;
  }
}

}  // namespace krypta::bots::vendetta
