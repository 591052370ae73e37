#include "bots/vtes/mind.hpp"

namespace krypta::bots::vtes {

namespace {

constexpr double hand_of_stranger = 1;  ///< damage that an unknown hand is thought to add

/// A discipline that hits harder than a fist.
double trained(const CardInfo& who) {
  const Disciplines& d = who.disciplines;
  double more = 0;
  for (const Discipline hard : {Discipline::Potence, Discipline::Celerity, Discipline::Animalism})
    more = std::max(more, 0.5 * static_cast<double>(d[hard]));
  return more;
}

}  // namespace

Mind::Mind(const Cards& cards, const GameView& view)
    : cards_(cards),
      now_(view.known()),
      self_(view.seat()),
      prey_(prey_of(now_, self_)),
      predator_(predator_of(now_, self_)) {}

const Plan& Mind::plan() const {
  if (!plan_) plan_ = plan_of(cards_, own().deck.value);
  return *plan_;
}

double Mind::worth(ThingId id) const {
  const CardInfo& what = card(id);
  return what.is_vampire() ? 1 + 0.6 * what.capacity : 2;
}

double Mind::spite(Seat s) const {
  if (s == self_) return -1;
  if (s == prey_) return 1;
  return s == predator_ ? 0.9 : 0.4;
}

double Mind::loss(int n) const {
  if (n <= 0) return 0;
  if (n >= pool()) return 40;
  const int left = pool() - n;
  return n * (left < 5 ? 1.9 : left < 10 ? 1.4 : 1.0);
}

double Mind::gain_of_bleed(int n) const {
  if (n <= 0) return 0;
  const int theirs = now_.players[prey_].pool;
  if (n >= theirs) return 25;
  return n * (theirs - n < 6 ? 1.5 : 1.1) + (now_.edge == self_ ? 0 : 0.4);
}

int Mind::floor() const {
  const unsigned mine = vampires(self_);
  const unsigned theirs = vampires(predator_);
  return 3 * static_cast<int>(std::min(mine, 3U)) - 5 + static_cast<int>(std::min(theirs, 4U));
}

bool Mind::may_play(ThingId minion, CardId card_id, const AbilityInfo& ability) const {
  const CardInfo& what = cards_[card_id];
  const CardInfo& who = card(minion);
  const bool of_vampires =
      !ability.needs.without(Discipline::Flight).empty() || what.clan != Clan::None || what.blood > 0;
  if (of_vampires && !who.is_vampire()) return false;
  if (what.creed != Creed::None && who.creed != what.creed) return false;
  if (!(what.virtues - who.virtues).empty() || convictions(minion) < what.conviction) return false;
  if (what.clan != Clan::None && clan_of(cards_, now_, minion) != what.clan) return false;
  if (unmet_by_card(cards_, now_, minion, what) != Bar::None) return false;
  return who.disciplines.cover(ability.needs) && thing(minion).blood >= what.blood && pool() > what.pool;
}

Body Mind::look_at(ThingId id) const {
  const Thing& it = thing(id);
  const CardInfo& who = card(id);
  Body seen{.id = id, .vampire = who.is_vampire(), .blood = it.blood};
  const int strength = strength_of(cards_, now_, id);
  seen.close = strength;
  double around = 0;
  each_thing(now_, [&](ThingId, const Thing& on) {
    if (on.region != Region::Attached || on.host != id) return;
    const CardInfo& what = krypta::vtes::info(cards_, on);
    if (what.stands(CardVerb::EnvironmentalDamage)) around += 1;
    for (const AbilityInfo& ability : what.abilities) {
      if (!ability.strike.has_value() || !ability.windows.has(Window::StrikeChoose)) continue;
      const double hit = ability.amount + (*ability.strike == StrikeKind::Hand ? strength : 0);
      seen.close = std::max(seen.close, hit);
      if (ability.ranged) seen.distant = std::max(seen.distant, hit);
    }
  });
  if (it.controller == self_) {
    each_in_hand(Window::StrikeChoose, [&](CardId from, const AbilityInfo& ability) {
      if (!ability.strike.has_value() || !may_play(id, from, ability)) return;
      const double hit = ability.amount + (*ability.strike == StrikeKind::Hand ? strength : 0);
      seen.close = std::max(seen.close, hit);
      if (ability.ranged) seen.distant = std::max(seen.distant, hit);
    });
    double swarm = 0;
    each_in_hand(Window::RangeBefore, [&](CardId from, const AbilityInfo& ability) {
      if (ability.does(CardVerb::EnvironmentalDamage) && may_play(id, from, ability))
        swarm = std::max<double>(swarm, amount_of(cards_[from], ability, CardVerb::EnvironmentalDamage));
    });
    around += swarm;
  } else if (who.is_vampire() && now_.players[it.controller].hand_count > 0) {
    seen.close += hand_of_stranger * trained(who);
    if (who.disciplines[Discipline::BloodSorcery] != Level::None) {
      seen.distant = std::max(seen.distant, static_cast<double>(who.disciplines[Discipline::BloodSorcery]));
      seen.close = std::max(seen.close, seen.distant);
    }
  }
  seen.close += around;
  seen.distant += around;
  return seen;
}

const Body& Mind::body(ThingId id) const {
  for (const Body& known : bodies_) {
    if (known.id == id) return known;
  }
  if (bodies_.size() == most_bodies) bodies_.pop_back();
  bodies_.push_back(look_at(id));
  return bodies_.back();
}

namespace {

bool falls(const Body& who, double hit) { return who.vampire ? hit > who.blood : hit >= who.blood; }

/// Who is hit harder by what the other does best.
double best_hit(const Body& who) { return std::max(who.close, who.distant); }

}  // namespace

bool Mind::would_fall(ThingId mine, ThingId other) const { return falls(body(mine), best_hit(body(other))); }

double Mind::combat(ThingId mine, ThingId other) const {
  const Body me = body(mine);
  const Body them = body(other);
  const double dealt = best_hit(me);
  const double taken = best_hit(them);
  const double spite_for = spite(thing(other).controller);
  const double gained = falls(them, dealt) ? 0.8 * worth(other) : 0.3 * std::min<double>(dealt, them.blood);
  const double lost = falls(me, taken) ? 0.9 * worth(mine) : 0.35 * std::min<double>(taken, me.blood);
  return gained * spite_for - lost;
}

unsigned Mind::watchers(Seat s) const {
  unsigned n = 0;
  each_thing(now_, [&](ThingId, const Thing& it) {
    n += it.controller == s && is_ready_minion(cards_, it) && may_react(it) ? 1U : 0U;
  });
  return n;
}

unsigned Mind::vampires(Seat s) const {
  unsigned n = 0;
  each_thing(now_, [&](ThingId, const Thing& it) {
    n += it.controller == s && it.region == Region::Ready && is_crypt(it.card.value) ? 1U : 0U;
  });
  return n;
}

namespace {

int sum_in_hand(const Mind& mind, ThingId minion, CardVerb verb, bool AbilityInfo::*adds) {
  int sum = 0;
  CardId last{};
  int best = 0;
  mind.each_in_hand(Window::BlockAttempt, [&](CardId card, const AbilityInfo& ability) {
    if (card != last) {
      sum += best;
      best = 0;
    }
    last = card;
    if (!(ability.*adds) || !mind.may_play(minion, card, ability)) return;
    if (was_used(mind.now(), {.scope = Scope::Action, .thing = minion, .card = card})) return;
    best = std::max(best, amount_of(mind.cards()[card], ability, verb));
  });
  return sum + best;
}

}  // namespace

int Mind::more_stealth(ThingId minion) const {
  return sum_in_hand(*this, minion, CardVerb::AddStealth, &AbilityInfo::adds_stealth);
}
int Mind::more_intercept(ThingId minion) const {
  return sum_in_hand(*this, minion, CardVerb::AddIntercept, &AbilityInfo::adds_intercept);
}

bool Mind::may_bounce(ThingId minion) const {
  if (playing(now_).size() < 3) return false;
  bool found = false;
  each_in_hand(Window::BlocksDeclined, [&](CardId card, const AbilityInfo& ability) {
    found = found || (ability.does(CardVerb::ChangeBleedTarget) && may_play(minion, card, ability));
  });
  return found;
}

bool Mind::may_weaken_bleed(ThingId minion) const {
  bool found = false;
  each_in_hand(Window::BlocksDeclined, [&](CardId card, const AbilityInfo& ability) {
    const bool weakens = ability.does(CardVerb::AddBleed) && !ability.adds_bleed && cards_[card].is(CardKind::Reaction);
    found = found || (weakens && may_play(minion, card, ability));
  });
  return found;
}

Mind::Threat Mind::threat(ThingId minion, int stealth, bool directed, Seat at_seat) const {
  Threat found;
  double best = 1e9;
  unsigned watching = 0;
  each_thing(now_, [&](ThingId id, const Thing& it) {
    if (it.controller == self_ || !is_ready_minion(cards_, it) || !may_react(it)) return;
    if (directed ? it.controller != at_seat : it.controller != prey_ && it.controller != predator_) return;
    ++watching;
    if (const double outcome = combat(minion, id); outcome < best) {
      best = outcome;
      found.blocker = id;
    }
  });
  if (watching == 0) {
    found.chance = 0.05;
    return found;
  }
  found.chance = std::min(0.65, 0.25 + 0.12 * watching);
  for (int i = 0; i < stealth; ++i) found.chance *= 0.45;
  if (more_stealth(minion) > 0) found.chance *= 0.5;
  return found;
}

int Mind::votes_against() const {
  int votes = 0;
  each_thing(now_, [&](ThingId id, const Thing& it) {
    if (!is_ready_minion(cards_, it)) return;
    const int n = votes_of(cards_, now_, id);
    votes += it.controller == self_ ? -n : n;
  });
  return votes;
}

bool Mind::is_taken(CardId what) const {
  bool found = false;
  each_thing(now_, [&](ThingId, const Thing& it) {
    found = found || (it.card.value == what && it.controller != self_ &&
                      (is_in_play(now_, it) || it.region == Region::Contested));
  });
  return found;
}

int amount_of(const CardInfo& card, const AbilityInfo& ability, CardVerb verb) {
  // The arguments stand before the call, behind them how long it lasts: the number is the last but one.
  const auto& code = card.program->code;
  for (std::size_t i = ability.code->start; i < code.size() && code[i].op != cards::Op::end; ++i) {
    const bool called = (code[i].op == cards::Op::call || code[i].op == cards::Op::lasts) &&
                        code[i].a == static_cast<std::uint16_t>(verb);
    if (called && i >= 2 && code[i - 2].op == cards::Op::number) return code[i - 2].b;
  }
  return 1;
}

bool is_curse(const CardInfo& card) {
  if (card.stands(CardVerb::Forbid)) return true;
  return std::ranges::any_of(card.abilities, [](const AbilityInfo& ability) {
    return ability.code->kind != cards::AbilityKind::play &&
           ((ability.user == User::Others && ability.does(CardVerb::EnterCombat)) || ability.does(CardVerb::BurnPool));
  });
}

namespace {

/// What a card of a kind is good for in this deck.
double use_of_role(const Mind& mind, Role role) {
  const Plan& plan = mind.plan();
  switch (role) {
    case Role::Bleed: return 0.9 + 0.3 * plan.bleed;
    case Role::Vote: return 0.8 + 0.4 * plan.vote;
    case Role::Fight: return 0.6 + 0.5 * plan.fight;
    case Role::Guard: return 1.1;
    case Role::Stealth: return 0.9;
    case Role::Other: return 0.9;
  }
  return 0;
}

bool lies_there(const Mind& mind, CardId card) {
  bool there = false;
  each_thing(mind.now(), [&](ThingId, const Thing& it) { there = there || it.card.value == card; });
  return there;
}

/// How well those whom one controls, or soon will, can play it.
double players_of_card(const Mind& mind, const CardInfo& what) {
  double best = 0;
  each_thing(mind.now(), [&](ThingId id, const Thing& it) {
    if (it.controller != mind.self() || !mind.card(id).is_vampire()) return;
    const CardInfo& who = mind.card(id);
    if (what.clan != Clan::None && clan_of(mind.cards(), mind.now(), id) != what.clan) return;
    if (it.region != Region::Ready ? !what.suits(who) : unmet_by_card(mind.cards(), mind.now(), id, what) != Bar::None)
      return;
    const double there = it.region != Region::Uncontrolled ? 1 : it.blood > 0 ? 0.8 : 0.4;
    for (const AbilityInfo& ability : what.abilities) {
      if (ability.code->kind != cards::AbilityKind::play) continue;
      if (what.is(CardKind::Master) || who.disciplines.cover(ability.needs)) best = std::max(best, there);
    }
  });
  return best;
}

}  // namespace

double use_of(const Mind& mind, CardId card) {
  const CardInfo& what = mind.cards()[card];
  const bool for_anybody = what.is(CardKind::Master) && what.clan == Clan::None;
  const double played = for_anybody ? 1 : players_of_card(mind, what);
  const Hand& hand = mind.own().hand.value;
  const auto copies = static_cast<double>(std::ranges::count(hand, card));
  if (what.unique && what.is(CardKind::Master)) return lies_there(mind, card) || copies > 1 ? 0 : played;
  return played * (use_of_role(mind, role_of(what)) - 0.25 * (copies - 1));
}

double wanted(const Mind& mind, ThingId id) {
  const Thing& it = mind.thing(id);
  const CardInfo& who = mind.card(id);
  const int missing = who.capacity - it.blood;
  double want = 0.55 * who.capacity - missing;
  if (it.card.known && it.controller == mind.self())
    want += 4 * fit(mind.cards(), mind.own().deck.value, who) + 3 * mind.plan().vote * votes_of(who.title);
  if (mind.is_taken(it.card.value)) want -= 12;
  if (contests_own(mind.cards(), mind.now(), mind.self(), it.card.value)) want -= 30;
  return want;
}

}  // namespace krypta::bots::vtes
