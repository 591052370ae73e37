#include "engine/games/vtes/card_host.hpp"

/// What cards can ask of the table.
namespace krypta::vtes {

namespace {

int yes(bool condition) { return condition ? 1 : 0; }

template <class E>
int value_of(Maybe<E> maybe) {
  return maybe.has_value() ? static_cast<int>(*maybe) : int{cards::nothing};
}

/// Also a card that was cancelled. What may be either was a reaction if whoever does not act played it.
bool has_reacted(const Cards& cards, const State& state) {
  return state.action.on && std::ranges::any_of(state.uses, [&](const Use& use) {
           if (use.scope != Scope::Action || use.ability != 0 || !use.thing.has_value()) return false;
           const CardInfo& card = cards[use.card];
           return card.is(CardKind::Reaction) &&
                  (!card.is(CardKind::Modifier) || at(state, *use.thing).controller != *state.action.seat);
         });
}

bool has_kind(const CardInfo& card, int kind) { return card.is(static_cast<CardKind>(kind)); }

/// Of a card that is being played, what it is played as counts too.
bool has_trait_here(const Cards& cards, const State& state, ThingId id, Trait trait) {
  const Thing& thing = at(state, id);
  if (thing.region == Region::Nowhere) return false;
  if (has_trait(cards, state, id, trait) || thing.region != Region::Limbo) return has_trait(cards, state, id, trait);
  const CardInfo& card = info(cards, thing);
  return thing.level > 0 && card.abilities[thing.level - 1U].traits.has(trait);
}

}  // namespace

Context context_of(const Cards& cards, const State&, const Effect& effect) {
  return {.thing = effect.thing,
          .minion = effect.minion,
          .self = effect.seat,
          .event_card = effect.event_card,
          .event_player = effect.event_player,
          .ability = &cards[static_cast<CardId>(effect.machine.card)].abilities[effect.ability]};
}

bool is_possible(const Cards& cards, const State& state, const Context& context, CardId card) {
  const CardReader reader{cards, state, context};
  const cards::Frame frame{.card = static_cast<std::uint16_t>(card), .player = context.self};
  return cards::Machine<const CardReader>{*cards[card].program, frame, reader}.possible(*context.ability->code);
}

bool is_condition_met(const Cards& cards, const State& state, const Context& context, CardId card) {
  if (context.ability->code->condition == cards::nowhere) return true;
  const CardReader reader{cards, state, context};
  const cards::Frame frame{.card = static_cast<std::uint16_t>(card), .player = context.self};
  return cards::Machine<const CardReader>{*cards[card].program, frame, reader}.evaluate(
             context.ability->code->condition) != 0;
}

Effect effect_of(const Cards& cards, CardId card, unsigned which, const Context& context, Window window) {
  Effect effect{.thing = context.thing,
                .minion = context.minion,
                .seat = context.self,
                .ability = static_cast<std::uint8_t>(which),
                .window = window,
                .event_card = context.event_card,
                .event_player = context.event_player};
  effect.machine.pc = cards[card].abilities[which].code->start;
  effect.machine.card = static_cast<std::uint16_t>(card);
  effect.machine.player = context.self;
  return effect;
}

int CardReader::property(unsigned property, int subject) const {
  const auto which = static_cast<Property>(property);
  const Action& action = state_.action;
  switch (which) {
    case Property::Self: return value_of(context_.self);
    case Property::Active: return value_of(state_.active);
    case Property::This: return value_of(context_.thing);
    case Property::Minion: return value_of(context_.minion);
    case Property::Acting: return action.on ? value_of(action.actor) : int{cards::nothing};
    case Property::Blocker: return action.on ? value_of(action.blocker) : int{cards::nothing};
    case Property::Opposing: {
      if (!context_.minion.has_value()) return cards::nothing;
      const ThingId who = *context_.minion;
      return value_of(state_.combat.on ? opposing(state_, who) : due_opponent(state_, who));
    }
    case Property::ActionIs: return action.on ? static_cast<int>(action.kind) : int{cards::nothing};
    case Property::ActionDirected: return yes(action.on && !action.directed.empty());
    case Property::ActionSuccessful:
      return yes(action.on && (action.course == Course::Successful || action.course == Course::Fizzled));
    case Property::ActionBlocked: return yes(action.on && action.course == Course::Blocked);
    case Property::BleedTarget:
      return action.on && action.kind == ActionKind::Bleed ? value_of(action.victim) : int{cards::nothing};
    case Property::Reacted: return yes(has_reacted(cards_, state_));
    case Property::BleedAmount: return action.on ? bleed_of(cards_, state_) : int{cards::nothing};
    case Property::Distance: return static_cast<int>(state_.combat.range);
    case Property::RoundNumber: return state_.combat.round;
    case Property::PressStands: return yes(state_.combat.pressed);
    case Property::EventCard: return value_of(context_.event_card);
    case Property::EventPlayer: return value_of(context_.event_player);
    case Property::Played: {
      const Maybe<EffectId> played = played_effect(state_);
      return played.has_value() ? value_of(state_.effects[static_cast<std::size_t>(*played)].thing)
                                : int{cards::nothing};
    }
    case Property::Threatened: {
      const Maybe<Side> side = preventing_side(state_);
      return side.has_value() ? value_of(state_.combat.sides[*side].who) : int{cards::nothing};
    }
    case Property::Pool:
    case Property::Prey:
    case Property::Predator:
    case Property::Targeted:
    case Property::HasEdge:
    case Property::Allotted: return of_player(which, seat(static_cast<unsigned>(subject)));
    case Property::Passed: return yes(state_.referendum.result == Poll::Passed);
    case Property::Failed: return yes(state_.referendum.result == Poll::Failed);
    case Property::VoteMargin: return int{state_.referendum.in_favour} - int{state_.referendum.against};
    case Property::Caller: return state_.referendum.hunt ? int{cards::nothing} : value_of(state_.referendum.vampire);
    case Property::IsHunt: return yes(state_.referendum.hunt);
    case Property::Paying:
      return context_.paid != nullptr ? static_cast<int>(number(context_.paid->seat)) : int{cards::nothing};
    case Property::Payer: return context_.paid != nullptr ? value_of(context_.paid->minion) : int{cards::nothing};
    case Property::PaidForAction:
      return yes(context_.paid != nullptr &&
                 is_action_card(played_as(cards_[context_.paid->card], *context_.paid->ability)));
    default: return of_thing(which, static_cast<ThingId>(subject));
  }
}

int CardReader::property(unsigned property, int subject, int given) const {
  switch (static_cast<Property>(property)) {
    case Property::IsKind: return yes(has_kind(info(cards_, state_, static_cast<ThingId>(subject)), given));
    case Property::HasTrait:
      return yes(has_trait_here(cards_, state_, static_cast<ThingId>(subject), static_cast<Trait>(given)));
    case Property::InCircleOf:
      return yes(are_in_one_circle(cards_, state_, static_cast<ThingId>(subject), static_cast<ThingId>(given)));
    case Property::HasVirtue:
      return yes(info(cards_, state_, static_cast<ThingId>(subject)).virtues.has(static_cast<Virtue>(given)));
    case Property::DisciplineLevel:
      return static_cast<int>(
          disciplines_of(cards_, state_, static_cast<ThingId>(subject))[static_cast<Discipline>(given)]);
    case Property::FaceIsKind:  // what is printed on it
      return yes(cards_[static_cast<CardId>(subject)].kinds.has(static_cast<CardKind>(given)));
    case Property::FaceNeeds:
      return yes(cards_[static_cast<CardId>(subject)].needed[static_cast<Discipline>(given)] != Level::None);
    case Property::PaidIs:
    case Property::PaidNeeds:
    case Property::PaidHas:
      return yes(context_.paid != nullptr && is_paid(static_cast<Property>(property), *context_.paid, given));
    default: return this->property(property, subject);
  }
}

bool CardReader::is_paid(Property property, const Paid& paid, int given) const {
  const CardInfo& card = cards_[paid.card];
  switch (property) {
    case Property::PaidIs: return played_as(card, *paid.ability) == static_cast<CardKind>(given);
    case Property::PaidNeeds: return paid.ability->needs[static_cast<Discipline>(given)] != Level::None;
    default: return card.has(static_cast<Trait>(given));
  }
}

int CardReader::of_player(Property property, Seat who) const {
  switch (property) {
    case Property::Pool: return state_.players[who].pool;
    case Property::Prey: return static_cast<int>(number(prey_of(state_, who)));
    case Property::Predator: return static_cast<int>(number(predator_of(state_, who)));
    case Property::Targeted: return yes(state_.action.on && state_.action.directed.has(who));
    case Property::HasEdge: return yes(state_.edge == who);
    case Property::Allotted: return allotted_to(state_, who);
    default: return 0;
  }
}

int CardReader::of_happened(Property property, ThingId id) const {
  if (property == Property::Suffered) {
    for (const Hurt& h : state_.combat.settled) {  // what it causes is resolved with it. VT-829
      if (h.target == id) return h.latest;
    }
  }
  const Happened* happened = has_happened_to(state_, id);
  if (happened == nullptr) return 0;
  switch (property) {
    case Property::Inflicted: return happened->inflicted;
    case Property::InflictedByMinion: return happened->by_minion;
    case Property::Suffered: return happened->suffered;
    case Property::BloodGained: return happened->blood;
    case Property::Fell: return yes(happened->fell);
    default: return yes(happened->perished);
  }
}

int CardReader::of_thing(Property property, ThingId id) const {
  const Thing& thing = at(state_, id);
  const Maybe<Side> fighting = thing.region == Region::Nowhere ? side_of(state_, id) : Maybe<Side>{};
  const CardInfo& card = fighting.has_value() ? cards_[state_.combat.sides[*fighting].card] : info(cards_, thing);
  switch (property) {
    case Property::Controller: return static_cast<int>(number(thing.controller));
    case Property::Blood:
    case Property::Counters: return thing.blood;
    case Property::Capacity: return capacity_of(cards_, state_, id);
    case Property::Locked: return yes(thing.locked);
    case Property::Ready: return yes(thing.region == Region::Ready);
    case Property::InTorpor: return yes(thing.region == Region::Torpor);
    case Property::Incapacitated: return yes(thing.region == Region::Incapacitated);
    case Property::CreedOf: return static_cast<int>(card.creed);
    case Property::Convictions: return static_cast<int>(convictions_on(cards_, state_, id));
    case Property::CostOf: return card.is_imbued() ? card.capacity : card.pool + card.blood;  // VT-865
    case Property::RecruitCost: return card.pool + card.blood;
    case Property::Titled: return yes(title_of(cards_, state_, id) != Title::None);
    case Property::TitleOf: return static_cast<int>(title_of(cards_, state_, id));
    case Property::ClanOf: return static_cast<int>(fighting.has_value() ? card.clan : clan_of(cards_, state_, id));
    case Property::SectOf: return static_cast<int>(fighting.has_value() ? card.sect : sect_of(cards_, state_, id));
    case Property::IsVampire:
      return yes(card.is_vampire() || (context_.minion == id && plays_as_vampire(card, *context_.ability)));
    case Property::SlaveOf: return static_cast<int>(card.slave_of);
    case Property::IsMonster: return yes(is_monster(card));
    case Property::IsAlly: return yes(card.is(CardKind::Ally));
    case Property::IsMinion: return yes(is_minion(card));
    case Property::Bearer: return value_of(thing.host);
    case Property::LevelOf: return thing.level;
    case Property::Named: return value_of(card.named);
    case Property::BloodLost: {
      const Maybe<Side> side = side_of(state_, id);
      return side.has_value() ? state_.combat.sides[*side].blood_lost : 0;
    }
    case Property::HasBlocked: return yes(thing.marks.has(Mark::HasBlocked));
    case Property::Blocking: return yes(state_.action.on && state_.action.blocker == id);
    case Property::Leaving: return yes(is_leaving(thing));
    case Property::Inflicted:
    case Property::InflictedByMinion:
    case Property::Suffered:
    case Property::BloodGained:
    case Property::Fell:
    case Property::Perished: return of_happened(property, id);
    case Property::StrikesWith: {
      const Maybe<Side> side = side_of(state_, id);
      const StrikeKind kind = side.has_value() ? state_.combat.sides[*side].strike.kind : StrikeKind::None;
      return kind == StrikeKind::None ? int{cards::nothing} : static_cast<int>(kind);
    }
    case Property::VotesOf: return votes_of(cards_, state_, id);
    case Property::VotedFor: return yes(has_cast(state_, id, Stand::For));
    case Property::VotedAgainst: return yes(has_cast(state_, id, Stand::Against));
    case Property::Merged: return yes(other_version(state_, id).has_value());
    case Property::Chosen: return value_of(thing.chosen);
    case Property::Second: return value_of(thing.second);
    case Property::Whom: return value_of(thing.whom);
    case Property::FedBy: return yes(thing.marks.has(Mark::Fed));
    case Property::Copies: return copies_of(state_, thing.controller, thing.card.value);
    case Property::GunDamage:
    case Property::OtherDamage:
      for (const Hurt& h : state_.combat.hurt) {
        if (h.target == id) return property == Property::GunDamage ? h.gun : h.normal + h.aggravated - h.gun;
      }
      return 0;
    case Property::MayAttempt: return yes(vtes::may_attempt(cards_, state_, id));
    case Property::IsTarget: {
      const Maybe<EffectId> played = played_effect(state_);
      bool named = false;
      if (played.has_value())
        each_target(cards_, state_.effects[static_cast<std::size_t>(*played)], [&](int target, cards::Type type) {
          named = named || (type == type_of(Kind::Card) && target == static_cast<int>(id));
        });
      return yes(named);
    }
    default: return 0;
  }
}

bool CardReader::may_name(cards::Type type, int thing) const {
  const bool acts = context_.ability != nullptr && context_.ability->action.has_value() && context_.minion.has_value();
  if (!acts || context_.unbound || context_.ability->action == ActionKind::Political) return true;  // VT-281
  if (!is_masterless(cards_, state_, *context_.minion)) return true;
  if (type == type_of(Kind::Player)) return static_cast<int>(number(*context_.self)) == thing;
  if (type != type_of(Kind::Card)) return true;
  const Thing& target = at(state_, static_cast<ThingId>(thing));
  return target.region == Region::Uncontrolled || target.controller == *context_.self;
}

bool CardReader::lies_in(Domain domain, int argument, ThingId id, const Thing& thing) const {
  const auto of = [&] { return thing.controller == seat(static_cast<unsigned>(argument)); };
  switch (domain) {
    case Domain::Minions: return is_ready_minion(cards_, thing);
    case Domain::AllMinions: return is_controlled_minion(cards_, thing);
    case Domain::Vampires: return is_vampire_in_play(cards_, thing) && of();
    case Domain::AllVampires: return is_vampire_in_play(cards_, thing);
    case Domain::Uncontrolled: return thing.region == Region::Uncontrolled && of();
    case Domain::CardsInPlay: return thing.region != Region::Merged && is_in_play(state_, thing);
    case Domain::CardsOn: return thing.region == Region::Attached && thing.host == static_cast<ThingId>(argument);
    case Domain::EquipmentOf:
      return thing.region == Region::Attached && info(cards_, thing).is(CardKind::Equipment) &&
             is_in_play(state_, thing) && at(state_, *thing.host).controller == seat(static_cast<unsigned>(argument));
    case Domain::Combatants: return side_of(state_, id).has_value();
    default: return false;
  }
}

bool CardReader::has(unsigned domain, int argument, int thing) const {
  switch (static_cast<Domain>(domain)) {
    case Domain::Players: return playing(state_).has(seat(static_cast<unsigned>(thing)));
    case Domain::Numbers: return thing >= 0 && thing <= argument;
    case Domain::Hand:
      return state_.players[seat(static_cast<unsigned>(argument))].hand.value.contains(static_cast<CardId>(thing));
    case Domain::LibraryOf:
      return state_.players[seat(static_cast<unsigned>(argument))].library.value.contains(static_cast<CardId>(thing));
    case Domain::AshOf:
      return state_.players[seat(static_cast<unsigned>(argument))].ash.contains(static_cast<CardId>(thing));
    default: {
      if (thing < 0 || static_cast<std::size_t>(thing) >= state_.things.size()) return false;
      const auto id = static_cast<ThingId>(thing);
      return at(state_, id).region != Region::Nowhere &&
             lies_in(static_cast<Domain>(domain), argument, id, at(state_, id));
    }
  }
}

int CardReader::order(unsigned domain, int thing) const {
  if (static_cast<Domain>(domain) != Domain::Players) return thing;
  const auto order = impulse_order(state_);
  const auto s = seat(static_cast<unsigned>(thing));
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (order[i] == s) return static_cast<int>(i);
  }
  return static_cast<int>(order.size()) + thing;  // who is out comes last
}

bool CardReader::can(unsigned verb, std::span<const int> arguments) const {
  const auto thing = [&](std::size_t i) -> const Thing& { return at(state_, static_cast<ThingId>(arguments[i])); };
  switch (static_cast<CardVerb>(verb)) {
    case CardVerb::BurnBlood:
      return of_thing(Property::IsVampire, static_cast<ThingId>(arguments[0])) != 0 &&
             thing(0).blood >= arguments[1];  // VT-073, VT-132
    case CardVerb::BurnConvictions:
      return static_cast<int>(convictions_on(cards_, state_, static_cast<ThingId>(arguments[0]))) >= arguments[1];
    case CardVerb::BurnEdge: return state_.edge == seat(static_cast<unsigned>(arguments[0]));  // VT-077
    case CardVerb::BurnLife:
    case CardVerb::BurnCounters: return thing(0).blood >= arguments[1];
    case CardVerb::PayPool:
      return state_.players[seat(static_cast<unsigned>(arguments[0]))].pool >= arguments[1];  // VT-075
    case CardVerb::LockCard: return !thing(0).locked;                                         // VT-176
    case CardVerb::Sacrifice: return thing(0).region != Region::Nowhere;
    case CardVerb::DiscardCard: return true;  // it was chosen there
    case CardVerb::SpendTransfers: return state_.players[*context_.self].transfers >= arguments[0];
    case CardVerb::SpendDiscards: return state_.players[*context_.self].discards >= arguments[0];
    default: return true;
  }
}

}  // namespace krypta::vtes
