#include "trials/vtes/watch.hpp"

#include <algorithm>

#include "engine/games/vtes/card_host.hpp"

namespace krypta::trials {

namespace {

using namespace vtes;

/// What stands on the stack above the card that has begun it, and belongs to it.
bool belongs_to_effect(Step step) {
  switch (step) {
    case Step::DrawLibrary:
    case Step::DrawCrypt:
    case Step::Damage:
    case Step::Discard: return true;
    default: return false;
  }
}

/// Whether some ability of a card can end an action of somebody else.
bool ends_actions(const CardInfo& card) {
  return std::ranges::any_of(card.abilities, [](const AbilityInfo& ability) {
    return ability.does(CardVerb::FailAction) || ability.does(CardVerb::CancelAction) ||
           ability.does(CardVerb::EndAction);
  });
}

Seat seat_in(const Event& event, std::size_t i) { return seat(static_cast<unsigned>(event.arguments[i])); }
CardId card_in(const Event& event, std::size_t i) { return static_cast<CardId>(event.arguments[i]); }

}  // namespace

void Watch::told(const LoggedEvent& logged) {
  const Event& event = logged.event;
  const auto kind = static_cast<EventKind>(event.kind);
  if (kind != EventKind::BloodLost) just_damaged_.reset();
  told_of_cards(kind, event);
  told_of_turns(kind, event);
  told_of_deeds(kind, event);
}

void Watch::told_of_cards(EventKind kind, const Event& event) {
  const auto own = [&](std::size_t card) -> CardStory* {
    if (seat_in(event, 0) != me_) return nullptr;
    const auto found = story_.cards.find(card_in(event, card));
    return found == story_.cards.end() ? nullptr : &found->second;
  };
  const auto more = [&](unsigned CardStory::*what) {
    if (CardStory* card = own(1)) ++(card->*what);
  };
  switch (kind) {
    case EventKind::DrewCard:
    case EventKind::DrewVampire: more(&CardStory::drawn); break;
    case EventKind::Emerged: more(&CardStory::played); break;
    case EventKind::Discarded: more(&CardStory::discarded); break;
    case EventKind::Played:
    case EventKind::PlayedBy:
      more(&CardStory::played);
      last_played_ = own(1) == nullptr ? std::nullopt : std::optional{card_in(event, 1)};
      break;
    case EventKind::Used:
    case EventKind::UsedBy:
      more(&CardStory::used);
      last_played_ = own(1) == nullptr ? std::nullopt : std::optional{card_in(event, 1)};
      break;
    default: break;
  }
}

void Watch::told_of_turns(EventKind kind, const Event& event) {
  const std::optional<Seat> ousted = just_ousted_;
  just_ousted_.reset();
  const auto note = [](std::optional<unsigned>& first, unsigned turn) {
    if (!first) first = turn;
  };
  switch (kind) {
    case EventKind::TurnBegan: ++turns_[number(seat_in(event, 1))]; break;
    case EventKind::Announced:
    case EventKind::AnnouncedAt: last_played_.reset(); break;
    case EventKind::Emerged:
      if (seat_in(event, 0) == me_) note(story_.first_vampire, turns_[number(me_)]);
      break;
    case EventKind::Ousted:
      just_ousted_ = seat_in(event, 0);
      note(story_.table_oust, turns_[number(*state_.active)]);
      if (just_ousted_ == me_) story_.ousted = turns_[number(me_)];
      if (just_ousted_ == me_) count_stuck();
      break;
    case EventKind::Withdrew:
      if (seat_in(event, 0) == me_) count_stuck();
      break;
    case EventKind::PointGained:
      if (!ousted || seat_in(event, 0) != me_) break;
      note(story_.first_oust, turns_[number(me_)]);
      if (const auto card = last_burn_[number(*ousted)]) count(*card, Deed::Ousts);
      break;
    case EventKind::TimeUp: story_.ending = Ending::Time; break;
    case EventKind::Stalled: story_.ending = Ending::Stalled; break;
    default: break;
  }
}

void Watch::told_of_deeds(EventKind kind, const Event& event) {
  const auto n = [&](std::size_t i) { return static_cast<int>(event.arguments[i]); };
  const std::optional<CardId> own = own_card_now();
  const auto by_own = [&](Deed deed, int number) {
    if (own) count(*own, deed, number);
  };
  /// What the verb has added just now.
  const auto added = [&](Deed deed) {
    if (!state_.modifiers.empty()) by_own(deed, std::max<int>(state_.modifiers.back().amount, 0));
  };
  switch (kind) {
    case EventKind::PoolBurned: return pool_burned(seat_in(event, 0), n(1));
    case EventKind::PoolGained:
      if (seat_in(event, 0) == me_) by_own(Deed::PoolGained, n(1));
      return;
    case EventKind::BloodGained:
      if (own && is_own(card_in(event, 0))) return by_own(Deed::BloodGained, n(1));
      // VT-255
      if (!own && is_own_action() && state_.action.kind == ActionKind::Hunt && !state_.combat.on)
        count(acting_with(), Deed::BloodGained, n(1));
      return;
    case EventKind::BloodLost: return blood_lost(card_in(event, 0), n(1));
    case EventKind::Damaged:
    case EventKind::DamagedBadly: return damaged(card_in(event, 0), n(1));
    case EventKind::Prevented:
      if (own) return by_own(Deed::Prevented, n(1));
      if (const Fighter* fighter = own_fighter(); fighter != nullptr && fighter->card == card_in(event, 0))
        count(fighter->card, Deed::Prevented, n(1));
      return;
    case EventKind::Stole:
      if (const Fighter* fighter = own_fighter(); fighter != nullptr && fighter->card == card_in(event, 0))
        count(striking_with(*fighter), Deed::BloodTaken, n(1));
      return;
    case EventKind::WentToTorpor:
    case EventKind::Burned: {
      const CardId gone = card_in(event, kind == EventKind::Burned ? 1 : 0);
      if (!is_minion_of_another(gone)) return;
      if (const auto card = harmful_card_now()) count(*card, kind == EventKind::Burned ? Deed::Burned : Deed::Torpor);
      return;
    }
    case EventKind::StealthAdded: return added(Deed::Stealth);
    case EventKind::InterceptAdded: return added(Deed::Intercept);
    case EventKind::BleedChanged: return added(Deed::Bleed);
    case EventKind::TargetChanged: return by_own(Deed::Bounced, 1);
    case EventKind::Blocked:
      if (seat_in(event, 0) == me_) count(card_in(event, 1), Deed::Blocked);
      return;
    case EventKind::ActionEnded:
    case EventKind::Fizzled:
      if (!is_own_action() && last_played_ && ends_actions(cards_[*last_played_])) count(*last_played_, Deed::Ended);
      return;
    case EventKind::Cancelled: return by_own(Deed::Cancelled, 1);
    case EventKind::VotesGained:
      if (seat_in(event, 0) == me_) by_own(Deed::Votes, n(1));
      return;
    case EventKind::ReferendumHeld:
      called_ = seat_in(event, 0) == me_ ? std::optional{card_in(event, 1)} : std::nullopt;
      return;
    case EventKind::ReferendumPassed:
    case EventKind::ReferendumFailed:
      if (called_) count(*called_, kind == EventKind::ReferendumPassed ? Deed::Passed : Deed::Failed);
      called_.reset();
      return;
    case EventKind::ReferendumCancelled: called_.reset(); return;
    default: return;
  }
}

void Watch::pool_burned(Seat who, int n) {
  const Effect* effect = effect_now();
  const bool bled = effect == nullptr && state_.action.on && state_.action.kind == ActionKind::Bleed &&
                    state_.action.victim == who && state_.action.seat != who;
  std::optional<CardId> by = own_card_now();
  if (bled && is_own_action()) by = acting_with();
  if (effect == nullptr && who == me_ && is_own_action()) by = acting_with();  // VT-345
  last_burn_[number(who)] = by;
  if (!by) return;
  if (who == me_) return count(*by, Deed::PoolPaid, n);
  if (bled) return share(parts_of_bleed(), Deed::PoolTaken, n);
  count(*by, Deed::PoolTaken, n);
}

void Watch::blood_lost(CardId card, int n) {
  if (just_damaged_ == card) return;
  const Effect* effect = effect_now();
  if (const auto own = own_card_now()) return count(*own, is_own(card) ? Deed::BloodPaid : Deed::BloodTaken, n);
  // The cost of an action. VT-345
  if (effect == nullptr && is_own_action() && !state_.combat.on && state_.action.actor.has_value() &&
      card_of(state_, *state_.action.actor) == card)
    count(acting_with(), Deed::BloodPaid, n);
}

void Watch::damaged(CardId card, int n) {
  just_damaged_ = card;
  if (is_own(card)) return;
  if (const auto own = own_card_now()) return count(*own, Deed::Damage, n);
  const Fighter* fighter = own_fighter();
  if (fighter == nullptr) return;
  if (fighter->strike.kind != StrikeKind::Hand) return count(striking_with(*fighter), Deed::Damage, n);
  share(parts_of_hand_strike(*fighter), Deed::Damage, n);
}

void Watch::count(CardId card, Deed deed, int n) {
  const auto found = story_.cards.find(card);
  if (found != story_.cards.end()) found->second.did[deed] += n;
}

const Effect* Watch::effect_now() const {
  for (std::size_t i = state_.frames.size(); i > 0; --i) {
    const Frame& frame = state_.frames[i - 1];
    if (frame.step == Step::Effect || frame.step == Step::Play) {
      if (!frame.effect.has_value()) return nullptr;
      const auto place = static_cast<std::size_t>(*frame.effect);
      return place < state_.effects.size() && state_.effects[place].seat.has_value() ? &state_.effects[place] : nullptr;
    }
    if (!belongs_to_effect(frame.step)) return nullptr;
  }
  return nullptr;
}

std::optional<CardId> Watch::own_card_now() const {
  const Effect* effect = effect_now();
  if (effect == nullptr || effect->seat != me_) return std::nullopt;
  return static_cast<CardId>(effect->machine.card);
}

std::optional<CardId> Watch::harmful_card_now() const {
  if (effect_now() != nullptr) return own_card_now();
  for (std::size_t i = state_.frames.size(); i > 0; --i) {
    const Frame& frame = state_.frames[i - 1];
    if (frame.step == Step::Diablerie && frame.thing.has_value()) {
      const Thing& diablerist = at(state_, *frame.thing);
      return diablerist.controller == me_ ? std::optional{diablerist.card.value} : std::nullopt;
    }
  }
  const Fighter* fighter = own_fighter();
  return fighter == nullptr ? std::nullopt : std::optional{striking_with(*fighter)};
}

const Fighter* Watch::own_fighter() const {
  if (!state_.combat.on) return nullptr;
  for (const Fighter& fighter : state_.combat.sides) {
    if (fighter.seat == me_) return &fighter;
  }
  return nullptr;
}

CardId Watch::striking_with(const Fighter& fighter) const {
  const Maybe<ThingId> card = fighter.strike.card;
  return card.has_value() && !is_gone(state_, *card) ? card_of(state_, *card) : fighter.card;
}

CardId Watch::acting_with() const {
  const Action& action = state_.action;
  for (const Maybe<ThingId> card : {action.card, action.source}) {
    if (card.has_value() && !is_gone(state_, *card)) return card_of(state_, *card);
  }
  return card_of(state_, *action.actor);
}

bool Watch::is_own(CardId card) const {
  return std::ranges::any_of(state_.things, [&](const Thing& thing) {
    return thing.region != Region::Nowhere && thing.card.value == card && thing.controller == me_;
  });
}

bool Watch::is_minion_of_another(CardId card) const {
  return is_minion(cards_[card]) && std::ranges::any_of(state_.things, [&](const Thing& thing) {
           return thing.region != Region::Nowhere && thing.region != Region::Uncontrolled && thing.card.value == card &&
                  thing.controller != me_;
         });
}

void Watch::add_parts(std::vector<Part>& parts, CardVerb verb, Maybe<ThingId> thing) const {
  each_in_play(state_, [&](ThingId id, const Thing& lying) {
    if (!info(cards_, lying).stands(verb)) return;
    each_standing(cards_, state_, id, [&](CardVerb v, std::span<const int> arguments) {
      if (v != verb || !thing.has_value() || arguments[0] != static_cast<int>(*thing)) return;
      parts.push_back({lying.card.value, arguments.size() > 1 ? arguments[1] : 1});
    });
  });
  for (const Modifier& m : state_.modifiers) {
    if (m.what == verb && m.thing == thing && is_in_force(cards_, state_, m)) parts.push_back({m.source, m.amount});
  }
}

std::vector<Watch::Part> Watch::parts_of_bleed() const {
  const Action& action = state_.action;
  std::vector<Part> parts;
  add_parts(parts, CardVerb::AddBleed, *action.actor);
  add_parts(parts, CardVerb::LimitedBleed, {});
  int more = action.bleed;
  for (const Part& part : parts) more += part.points;
  parts.insert(parts.begin(), {acting_with(), action.bleed});
  parts.insert(parts.begin(), {card_of(state_, *action.actor), bleed_of(cards_, state_) - more});
  return parts;
}

std::vector<Watch::Part> Watch::parts_of_hand_strike(const Fighter& fighter) const {
  std::vector<Part> parts;
  add_parts(parts, CardVerb::AddStrength, *fighter.who);
  int more = 0;
  for (const Part& part : parts) more += part.points;
  const int own = is_gone(state_, *fighter.who) ? 0 : strength_of(cards_, state_, *fighter.who) - more;
  parts.insert(parts.begin(), {fighter.card, own});
  if (fighter.strike.amount > 0) parts.insert(parts.begin() + 1, {striking_with(fighter), fighter.strike.amount});
  return parts;
}

void Watch::share(const std::vector<Part>& parts, Deed deed, int n) {
  for (const Part& part : parts) {
    const int given = std::clamp(part.points, 0, n);
    if (given > 0) count(part.card, deed, given);
    n -= given;
  }
  if (n > 0) count(parts.front().card, deed, n);
}

void Watch::count_stuck() {
  if (stuck_counted_) return;
  stuck_counted_ = true;
  const auto stuck = [&](CardId card) {
    const auto found = story_.cards.find(card);
    if (found != story_.cards.end()) ++found->second.stuck;
  };
  for (const CardId card : state_.players[me_].hand.value) stuck(card);
  for (const Thing& thing : state_.things) {
    if (thing.region == Region::Uncontrolled && thing.owner == me_) stuck(thing.card.value);
  }
}

}  // namespace krypta::trials
