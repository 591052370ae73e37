#include <algorithm>

#include "bots/vampire_empire/mind.hpp"

/// Support cards: when they are worth their cost, and what they are aimed at. To play none is worth 0.
namespace krypta::bots::vampire_empire {

namespace {

bool before_action(const Mind& mind) { return mind.now().frames[0].step == Step::Act; }

double best_price(const Mind& mind, const CardSet& pile) {
  double best = 0;
  for (const Card c : pile) best = std::max(best, mind.price(c));
  return best;
}

/// The highest card of the opponent on the table that counts.
unsigned highest_played(const Mind& mind) {
  const Player& theirs = mind.now().players[mind.opponent()];
  unsigned most = 0;
  for (const Card c : theirs.played - theirs.cancelled) most = std::max(most, mind.cards().value(c));
  return most;
}

double judge_counting(const Mind& mind, Character one, Character another) {
  return mind.manner().secret * (mind.odds().doubt() - mind.odds().doubt_after_counting(one, another));
}
double judge_first_counted(const Mind& mind, Character one) {
  double best = 0;
  for (const Character another : (living(mind.now()) - mind.now().revealed).without(one))
    best = std::max(best, judge_counting(mind, one, another));
  return best;
}

double judge_moving(const Mind& mind, Character who) {
  if (mind.vampire(who) == 1) return -1;
  return mind.entry_wins(who) * (1 - mind.standing());
}

double judge_draw(const Mind& mind, int cards) {
  const Player& own = mind.own();
  const unsigned left = own.deck_count + (own.reshuffled ? 0U : own.cellar_count);
  if (left < static_cast<unsigned>(cards) || own.hand_count > full_hand - 1) return -1;
  // Best when the action is over: the opponent's turn comes, and the hand is filled no more.
  if (mind.active()) return before_action(mind) ? -1 : 0.05;
  return before_action(mind) && own.hand_count <= 3 ? 0.03 : -1;
}

double judge_marker(const Mind& mind) {
  if (!mind.active() || mind.own().hand_count < 5) return -1;
  for (const Character c : castle(mind.now())) {
    const bool worthy = mind.side() == Side::Human ? mind.vampire(c) < 0.3 : mind.now().revealed.has(c);
    if (worthy) return mind.manner().card;
  }
  return -1;
}

double judge_gate(const Mind& mind) {
  const State& now = mind.now();
  if (!mind.active() || before_action(mind) || now.players[mind.opponent()].forbidden.has(Action::Hide)) return -1;
  const bool worthy = !(castle(now) & now.revealed).empty() && now.players[mind.opponent()].hand_count >= 5;
  return worthy ? 0.8 * mind.manner().card : -1;
}

double judge_open(const Mind& mind, const Effect& effect) {
  const State& now = mind.now();
  const Player& own = mind.own();
  switch (effect.verb) {
    case CardVerb::Draw: return judge_draw(mind, effect.amount);
    case CardVerb::PlaceMarker: return judge_marker(mind);
    case CardVerb::Take:
      return best_price(mind, effect.from_moat ? own.moat.value & mind.cards().valued() : own.cellar.value) -
             0.3 * mind.manner().card;
    case CardVerb::CountVampires: {
      double best = 0;
      for (const Character c : living(now) - now.revealed) best = std::max(best, judge_first_counted(mind, c));
      return best;
    }
    case CardVerb::Forbid: return judge_gate(mind);
    case CardVerb::DiscardRandom: {
      const bool good = mind.active() && before_action(mind) && now.players[mind.opponent()].hand_count >= 3;
      return good ? 1.5 * effect.amount * mind.manner().card : -1;
    }
    case CardVerb::ToTown: {
      double best = 0;
      for (const Character c : castle(now)) best = std::max(best, judge_moving(mind, c));
      return best;
    }
    default: return -1;
  }
}

/// In a combat; `paid` is what it costs.
double judge_in_combat(const Mind& mind, const Effect& effect, const Stake& paid) {
  const Combat& combat = mind.now().combat;
  if (mind.active()) {
    if (effect.verb == CardVerb::AddAttack) return more_attack(mind, effect.amount) * (combat.round == 1 ? 0.7 : 1);
    // VE-205: a card of the defence is struck.
    if (effect.verb != CardVerb::Cancel || combat.attack > combat.defence) return -1;
    return more_attack(mind, static_cast<int>(highest_played(mind)));
  }
  const double without = defence_value(mind, 0, {});
  switch (effect.verb) {
    case CardVerb::EndCombat: return -without;
    case CardVerb::AddDefence: return defence_value(mind, effect.amount, paid.cards) - without;
    case CardVerb::Cancel: {
      // The attacker may add to what is left. VE-204
      const double with = defence_value(mind, static_cast<int>(highest_played(mind)), paid.cards);
      return 0.6 * (with - without);
    }
    default: return -1;
  }
}

}  // namespace

double judge_window(const Mind& mind, Choice choice) {
  if (verb(choice) != Verb::Play) return 0;
  const auto c = chosen<Card>(choice);
  const auto effect = effect_of(mind.cards(), c);
  if (!effect) return -1;
  const Stake paid = mind.payment(mind.cards().cost(c, is_day(mind.now())), CardSet::of(c));
  const bool general = mind.frame().moment == Moment::General;
  return (general ? judge_open(mind, *effect) : judge_in_combat(mind, *effect, paid)) - paid.cost -
         0.3 * mind.manner().card;
}

double judge_answer(const Mind& mind, Choice choice) {
  const cards::Frame& frame = mind.now().card.back();
  const auto effect = effect_of(mind.cards(), static_cast<Card>(frame.card));
  const Side side = mind.side();
  switch (verb(choice)) {
    case Verb::PickCard: {
      const auto c = chosen<Card>(choice);
      return deck_of(c) == side ? mind.price(c) : static_cast<double>(mind.cards().value(c));
    }
    case Verb::PickWord: {
      // The humans guard whom they trust; the vampires strengthen whoever leads attacks.
      const bool guard = side == Side::Human && mind.vampire(static_cast<Character>(frame.local(0))) < 0.35;
      return static_cast<Marker>(word_of(choice)) == (guard ? Marker::Defence : Marker::Attack) ? 1 : 0;
    }
    case Verb::PickCharacter: break;
    default: return 0;
  }
  const auto who = chosen<Character>(choice);
  if (!effect) return 0;
  switch (effect->verb) {
    case CardVerb::CountVampires:
      if (frame.locals.empty() || frame.local(0) == cards::nothing) return judge_first_counted(mind, who);
      return judge_counting(mind, static_cast<Character>(frame.local(0)), who);
    case CardVerb::ToTown: return judge_moving(mind, who);
    default:
      if (side == Side::Human) return 1 - mind.vampire(who);
      return mind.now().revealed.has(who) ? 1 : mind.rng().fraction();
  }
}

}  // namespace krypta::bots::vampire_empire
