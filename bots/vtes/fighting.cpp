#include "bots/vtes/mind.hpp"

/// Combat: the range that suits better, the hardest strike that reaches, and going on only when ahead.
namespace krypta::bots::vtes {

namespace {

struct Fight {
  Side side{};
  ThingId mine{};
  ThingId other{};
};

Fight fight_of(const Mind& mind) {
  const Combat& combat = mind.now().combat;
  const Side side = combat.sides[Side::Acting].seat == mind.self() ? Side::Acting : Side::Other;
  return {side, *combat.sides[side].who, *combat.sides[opposite(side)].who};
}

double edge_at(const Mind& mind, const Fight& fight, Range range) {
  const Body me = mind.body(fight.mine);
  const Body them = mind.body(fight.other);
  const double dealt = range == Range::Close ? me.close : me.distant;
  const double taken = range == Range::Close ? them.close : them.distant;
  const auto falls = [](const Body& who, double hit) { return who.vampire ? hit > who.blood : hit >= who.blood; };
  return (falls(them, dealt) ? 3 : 0.3 * dealt) - (falls(me, taken) ? 4 : 0.35 * taken);
}

bool prefers_other_range(const Mind& mind, const Fight& fight) {
  const Range range = mind.now().combat.range;
  const Range other = range == Range::Close ? Range::Long : Range::Close;
  return edge_at(mind, fight, other) > edge_at(mind, fight, range) + 0.3;
}

const CardInfo& chosen_card(const Mind& mind, Choice choice) {
  return verb(choice) == Verb::Use ? mind.card(*thing_in(choice)) : mind.cards()[card_in(choice)];
}
const AbilityInfo& ability_of(const Mind& mind, Choice choice) {
  return chosen_card(mind, choice).abilities[ability_in(choice)];
}

double hit_worth(const Mind& mind, const Fight& fight, double damage) {
  const Body them = mind.body(fight.other);
  const bool falls = them.vampire ? damage > them.blood : damage >= them.blood;
  return falls ? 4 + 0.05 * damage : 0.5 * damage;
}

/// How much this side would lose in the pair that is being chosen.
double danger(const Mind& mind, const Fight& fight) {
  const Strike& theirs = mind.now().combat.sides[opposite(fight.side)].strike;
  const bool close = mind.now().combat.range == Range::Close;
  if (theirs.kind == StrikeKind::None || fight.side == Side::Acting)
    return close ? mind.body(fight.other).close : mind.body(fight.other).distant;
  if (!close && !theirs.ranged) return 0;
  switch (theirs.kind) {
    case StrikeKind::Hand: return theirs.amount + strength_of(mind.cards(), mind.now(), fight.other);
    case StrikeKind::Dodge:
    case StrikeKind::Ends: return 0;
    default: return theirs.amount;
  }
}

double judge_struck(const Mind& mind, const Fight& fight, Choice choice) {
  const AbilityInfo& ability = ability_of(mind, choice);
  if (!ability.strike.has_value()) return -0.3;
  const bool close = mind.now().combat.range == Range::Close;
  const double cost = verb(choice) == Verb::Play ? 0.3 + 0.3 * mind.cards()[card_in(choice)].blood : 0;
  const double danger_now = danger(mind, fight);
  const Body& me = mind.body(fight.mine);
  const bool falls = me.vampire ? danger_now > me.blood : danger_now >= me.blood;
  switch (*ability.strike) {
    case StrikeKind::Dodge: return (falls ? 3 : 0.3 * danger_now) - cost;
    case StrikeKind::Ends: {
      const double unlocked = ability.does(CardVerb::Unlock) && mind.thing(fight.mine).locked ? 1.0 : 0;
      return (falls ? 3.5 : 0.3 * danger_now) + unlocked - cost;
    }
    case StrikeKind::Steal: {
      if (!close && !ability.ranged) return -1;
      const double there = std::min<double>(ability.amount, mind.body(fight.other).blood);
      return 0.9 * there - cost;
    }
    case StrikeKind::Hand:
      if (!close) return -1;
      return hit_worth(mind, fight, ability.amount + strength_of(mind.cards(), mind.now(), fight.mine)) - cost;
    default:
      if (!close && !ability.ranged) return -1;
      return hit_worth(mind, fight, ability.amount + (ability.aggravated ? 2 : 0)) + 0.05 - cost;
  }
}

}  // namespace

double judge_combat_window(const Mind& mind, Window window, Choice choice) {
  if (verb(choice) != Verb::Play && verb(choice) != Verb::Use) return 0;
  const Fight fight = fight_of(mind);
  const AbilityInfo& ability = ability_of(mind, choice);
  if (ability.does(CardVerb::LeaveTorpor)) return -0.5;
  if (ability.does(CardVerb::EnvironmentalDamage))
    return 0.4 + 0.3 * amount_of(chosen_card(mind, choice), ability, CardVerb::EnvironmentalDamage);
  if (window == Window::RoundEnd && ability.does(CardVerb::AddBlood)) {
    const int lost = mind.now().combat.sides[opposite(fight.side)].blood_lost;
    const int room = mind.card(fight.mine).capacity - mind.thing(fight.mine).blood;
    const int gained = std::min(lost, room);
    return gained >= 2 || (gained == 1 && mind.thing(fight.mine).blood <= 2) ? 0.4 * gained : -0.3;
  }
  const bool grapples = ability.does(CardVerb::OnlyHandStrikes);
  const bool holds = grapples || ability.does(CardVerb::GrantPress) || ability.does(CardVerb::SetRange);
  if (holds) {
    // Whoever hits harder wants fists only; the press and the range are for going on.
    const double ahead = edge_at(mind, fight, Range::Close);
    return ahead > 0 ? 0.8 + (grapples ? 0.1 : 0) : -0.4;
  }
  return -0.2;
}

double judge_maneuver(const Mind& mind, Choice choice) {
  if (verb(choice) == Verb::Pass) return 0;
  const Fight fight = fight_of(mind);
  if (!prefers_other_range(mind, fight)) return -0.5;
  return verb(choice) == Verb::Maneuver ? 1.2 : 0.8;
}

double judge_strike(const Mind& mind, Choice choice) {
  const Fight fight = fight_of(mind);
  switch (verb(choice)) {
    case Verb::Pass: return 0;
    case Verb::Aim: return *thing_in(choice) == fight.other ? 1 : 0.2;
    case Verb::HandStrike:
      if (mind.now().combat.range == Range::Long) return 0.05;
      return hit_worth(mind, fight, strength_of(mind.cards(), mind.now(), fight.mine));
    default: return judge_struck(mind, fight, choice);
  }
}

double judge_prevention(const Mind& mind, Choice choice) {
  switch (verb(choice)) {
    case Verb::Pass: return 0;
    case Verb::Prevent:
    case Verb::PreventGun: return 1;
    default: break;
  }
  const CardInfo* card = verb(choice) == Verb::Play ? &mind.cards()[card_in(choice)] : nullptr;
  return 0.8 - (card == nullptr ? 0 : 0.5 * card->blood);
}

double judge_press(const Mind& mind, Choice choice) {
  if (verb(choice) == Verb::Pass) return 0;
  const Fight fight = fight_of(mind);
  const double ahead = std::max(edge_at(mind, fight, Range::Close), -4.0);
  // A press that stands goes on; another one ends it.
  const bool goes_on = !mind.now().combat.pressed;
  const double cost = verb(choice) == Verb::Press ? 0 : 0.3;
  return (goes_on ? ahead : -ahead) - 0.3 - cost;
}

}  // namespace krypta::bots::vtes
