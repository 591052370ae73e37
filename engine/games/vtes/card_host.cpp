#include "engine/games/vtes/card_host.hpp"

/// What cards can do.
namespace krypta::vtes {

using cards::Flow;

namespace {

/// What a phase gives is counted as it begins; what is gained in the phase itself comes to that. VT-631
void add_to_phase(Table& on, CardVerb verb, Seat s, int n) {
  if (on.state.active != s) return;
  Player& player = on.state.players[s];
  const auto raised = [n](unsigned had) { return static_cast<std::uint8_t>(std::max(static_cast<int>(had) + n, 0)); };
  if (verb == CardVerb::AddTransfers && on.state.phase == Phase::Influence) player.transfers = raised(player.transfers);
  if (verb == CardVerb::AddDiscards && on.state.phase == Phase::Discard) player.discards = raised(player.discards);
}

/// VT-051
void cancel_played(Table& on, bool unpaid) {
  const Maybe<EffectId> played = played_effect(on.state);
  if (!played.has_value()) return;
  Effect& effect = on.state.effects[static_cast<std::size_t>(*played)];
  effect.cancelled = true;
  effect.unpaid = unpaid;
  on.events.tell_all({51}, EventKind::Cancelled, static_cast<CardId>(effect.machine.card));
}

}  // namespace

/// Whoever takes the last life of somebody with an action has burned him. VT-833
int CardHost::drain(ThingId from, int n) {
  const int lost = lose_blood(on_, from, n);
  const State& state = on_.state;
  const bool acts = state.action.on && !state.combat.on && is_done_by_action(state);
  Thing& thing = at(on_.state, from);
  if (lost > 0 && thing.blood == 0 && acts && !info(cards_, thing).is_vampire()) thing.marks.add(Mark::Drained);
  return lost;
}

/// Somebody may still do something about it, unless it waits for a batch of damage. VT-834
Flow CardHost::leaves() const { return on_.state.frames.top().step == Step::Damage ? Flow::wait : Flow::next; }

/// What a strike does its minion inflicts, but for what it does to itself; what a weapon does otherwise is the
/// weapon's. VT-503, VT-832
Inflicter CardHost::inflicter(ThingId target) const {
  if (target == context_.minion || !context_.thing.has_value()) return Inflicter::Nobody;
  if (context_.ability->strike.has_value()) return Inflicter::Minion;
  const Thing& with = at(on_.state, *context_.thing);
  const bool weapon = with.region == Region::Attached && info(cards_, with).has(Trait::Weapon);
  return weapon ? Inflicter::Weapon : Inflicter::Nobody;
}

Flow CardHost::call(unsigned verb, std::span<const int> arguments) {
  const auto v = static_cast<CardVerb>(verb);
  State& state = on_.state;
  const auto thing = [&](std::size_t i) { return static_cast<ThingId>(arguments[i]); };
  const auto player = [&](std::size_t i) { return seat(static_cast<unsigned>(arguments[i])); };
  on_.dirty = true;
  if (state.effects[static_cast<std::size_t>(effect_)].gathers) {
    gather(v, arguments);
    return Flow::next;
  }
  // What has gone meanwhile has nothing done to it.
  const auto parameters = vocabulary().verbs[verb].parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].type == type_of(Kind::Card) && is_gone(state, thing(i))) return Flow::next;
  }
  const bool of_itself = v == CardVerb::PutOn || v == CardVerb::PutInPlay || v == CardVerb::PoolToCard ||
                         v == CardVerb::Remember || v == CardVerb::RememberSecond || v == CardVerb::RememberPlayer;
  if (of_itself && (!context_.thing.has_value() || is_gone(state, *context_.thing))) return Flow::next;
  if (v >= CardVerb::BurnBlood) return cost(v, arguments);
  if (v >= CardVerb::AddStealth) return lasting(v, arguments);
  switch (v) {
    case CardVerb::Lock: lock(on_, thing(0)); break;
    case CardVerb::Unlock: unlock(on_, thing(0)); break;
    case CardVerb::PutOn: put_on(on_, *context_.thing, thing(0)); break;
    case CardVerb::PutInPlay: put_in_play(on_, *context_.thing); break;
    case CardVerb::Burn:
      if (begin_leaving(on_, thing(0), Mark::Burning)) return leaves();
      burn(on_, thing(0));
      break;
    case CardVerb::RemoveFromGame: remove_from_game(on_, thing(0)); break;
    case CardVerb::GainPool: gain_pool(on_, player(0), arguments[1]); break;
    case CardVerb::BurnPool: burn_pool(on_, player(0), arguments[1]); break;
    case CardVerb::AddBlood: gain_blood(on_, thing(0), arguments[1]); break;
    case CardVerb::LoseBlood: drain(thing(0), arguments[1]); break;
    case CardVerb::Feed:
      gain_blood(on_, thing(0), arguments[1]);
      at(state, thing(0)).marks.add(Mark::Fed);
      break;
    case CardVerb::BloodToPool: gain_pool(on_, at(state, thing(0)).controller, drain(thing(0), arguments[1])); break;
    case CardVerb::PoolToBlood:
      gain_blood(on_, thing(0), burn_pool(on_, at(state, thing(0)).controller, arguments[1]));
      break;
    case CardVerb::PoolToCard: gain_blood(on_, *context_.thing, burn_pool(on_, *context_.self, arguments[0])); break;
    case CardVerb::MoveCounters: gain_blood(on_, thing(1), drain(thing(0), arguments[2])); break;
    case CardVerb::ChangeBleedTarget: change_bleed_target(on_, player(0)); break;
    case CardVerb::EndAction: end_action(on_, Course::Ended); break;
    case CardVerb::EnterCombat: {
      const ThingId acting = thing(2);
      const ThingId other = acting == thing(0) ? thing(1) : thing(0);
      return begin_combat(on_, acting, other, false) ? Flow::wait : Flow::next;
    }
    case CardVerb::Strike: choose_strike(on_, effect_, *context_.minion, *context_.ability, false); return Flow::wait;
    case CardVerb::Maneuver:
      use_maneuver(on_, thing(0));
      if (context_.ability->strike.has_value()) {
        choose_strike(on_, effect_, thing(0), *context_.ability, true);
        return Flow::wait;
      }
      break;
    case CardVerb::Press: use_press(on_, thing(0)); break;
    case CardVerb::PreventDamage:
    case CardVerb::PreventGunDamage: {
      const auto n = static_cast<unsigned>(std::max(arguments[1], 0));
      return prevent_damage(on_, thing(0), n, v == CardVerb::PreventGunDamage) ? Flow::wait : Flow::next;
    }
    case CardVerb::SetRange:
      if (!state.combat.range_set) {  // VT-423: the first one stands
        state.combat.range = static_cast<Range>(arguments[0]);
        state.combat.range_set = true;
        on_.events.tell_all({423}, EventKind::RangeSet, state.combat.range);
      }
      break;
    case CardVerb::LeaveTorpor: leave_torpor(on_, thing(0)); break;
    case CardVerb::DrawCrypt:
      draw_crypt(on_, player(0), static_cast<unsigned>(std::max(arguments[1], 0)));
      return state.frames.top().step == Step::DrawCrypt ? Flow::wait : Flow::next;
    case CardVerb::Equip: equip_from_library(thing(0), static_cast<CardId>(arguments[1])); break;
    case CardVerb::ShuffleLibrary: on_.events.tell_all({181}, EventKind::Searched, player(0)); break;
    case CardVerb::Discard: discard(on_, player(0), static_cast<CardId>(arguments[1])); break;
    case CardVerb::Inflict:
    case CardVerb::InflictBadly: {
      const auto n = static_cast<unsigned>(std::max(arguments[1], 0));
      const bool badly = v == CardVerb::InflictBadly;
      return inflict(on_, thing(0), badly ? 0 : n, badly ? n : 0, inflicter(thing(0))) ? Flow::wait : Flow::next;
    }
    case CardVerb::SendToTorpor:
      // Whom a strike sends there leaves with the damage of its layer. VT-474
      if (std::ranges::any_of(state.frames, [](const Frame& f) { return f.step == Step::Damage; })) {
        at(state, thing(0)).marks.add(Mark::Going);
        at(state, thing(0)).marks.add(Mark::Wounded);  // VT-498
      } else {
        if (begin_leaving(on_, thing(0), Mark::Going)) return leaves();
        send_to_torpor(on_, thing(0));
      }
      break;
    case CardVerb::Avert: avert(on_, thing(0)); break;
    case CardVerb::Postpone: postpone(on_, thing(0)); break;
    case CardVerb::StopDiablerie: stop_diablerie(on_); break;
    case CardVerb::Diablerize:
      if (!can_diablerize(on_.cards, state, thing(0), thing(1))) break;
      begin_diablerie(on_, thing(0), thing(1));
      return Flow::wait;
    case CardVerb::EndCombat: state.combat.ended = state.combat.on; break;
    case CardVerb::Cancel:
    case CardVerb::CancelUnpaid: cancel_played(on_, v == CardVerb::CancelUnpaid); break;
    case CardVerb::CancelAction: cancel_action(on_); break;
    case CardVerb::ContinueAction: continue_action(on_); break;
    case CardVerb::AttemptBlock:
      if (may_block(on_.cards, state, at(state, thing(0)).controller, thing(0)))
        apply_block(on_, at(state, thing(0)).controller, thing(0));  // VT-388
      break;
    case CardVerb::TakeControl:
      if (!take_control_for_good(on_, thing(0), player(1))) break;
      return ask_for_new_bearer(on_, thing(0)) ? Flow::wait : Flow::next;
    case CardVerb::GainMasterAction: {
      Player& gains = state.players[player(0)];
      const bool now = state.active == player(0) && state.phase == Phase::Master;
      ++(now ? gains.masters : gains.more_masters);
      break;
    }
    case CardVerb::Bring: bring(static_cast<CardId>(arguments[0])); break;
    case CardVerb::RemoveFromAsh:
      if (take_out(state.players[player(0)].ash, static_cast<CardId>(arguments[1]))) {
        put_in(state.players[player(0)].removed, static_cast<CardId>(arguments[1]));
        on_.events.tell_all({166}, EventKind::Removed, player(0), static_cast<CardId>(arguments[1]));
      }
      break;
    case CardVerb::AddCounters: gain_blood(on_, thing(0), arguments[1]); break;
    case CardVerb::ForbidRepeat: forbid_repeat(on_, thing(0)); break;
    case CardVerb::FailAction: end_action(on_, Course::Failed); break;
    case CardVerb::Scorch: scorch(on_, thing(0), static_cast<unsigned>(std::max(arguments[1], 0))); return Flow::wait;
    case CardVerb::Remember: at(state, *context_.thing).chosen = thing(0); break;
    case CardVerb::RememberSecond: at(state, *context_.thing).second = thing(0); break;
    case CardVerb::RememberPlayer: at(state, *context_.thing).whom = player(0); break;
    case CardVerb::Referendum: begin_referendum(on_, effect_); return Flow::wait;
    case CardVerb::CancelReferendum: cancel_referendum(on_); break;
    case CardVerb::Allot: allot(on_, player(0), arguments[1]); break;
    case CardVerb::MovePool: gain_pool(on_, player(1), burn_pool(on_, player(0), arguments[2])); break;
    case CardVerb::GainVotes:
      if (context_.thing.has_value()) grant_votes(on_, player(0), arguments[1], *context_.thing);
      break;
    case CardVerb::GainTitle:
      gain_title(on_, thing(0), {static_cast<Title>(arguments[1]), City::None, clan_of(cards_, state, thing(0))}, {});
      break;
    case CardVerb::LoseTitle: yield_title(on_, thing(0)); break;
    case CardVerb::Emerge:
    case CardVerb::GainConviction:
    case CardVerb::FindConviction: {
      const std::size_t frames = state.frames.size();
      if (v == CardVerb::Emerge) {
        emerge(on_, thing(0));
      } else if (info(cards_, state, thing(0)).is_imbued() && is_in_play(state, at(state, thing(0)))) {
        ask_for_conviction(on_, thing(0), v == CardVerb::FindConviction, false);
      }
      return state.frames.size() > frames ? Flow::wait : Flow::next;
    }
    case CardVerb::Recover: recover(on_, thing(0)); break;
    case CardVerb::LookAtHand: look_at_hand(on_, *context_.self, player(0)); break;
    case CardVerb::CancelCombat: cancel_combat(on_); break;
    case CardVerb::CancelManeuver: cancel_maneuver(on_); break;
    case CardVerb::MakeRanged:
      if (const Maybe<Side> side = side_of(state, thing(0)); side.has_value())
        state.combat.sides[*side].strike.ranged = state.combat.sides[*side].strike.kind != StrikeKind::None;
      break;
    case CardVerb::ChangeSect: change_sect(on_, thing(0), static_cast<Sect>(arguments[1])); break;
    case CardVerb::ChangeClan: change_clan(on_, thing(0), static_cast<Clan>(arguments[1])); break;
    default: break;
  }
  return Flow::next;
}

/// Its conditions speak of the table alone, so that nothing but where they stand has to be kept.
Flow CardHost::lasts(unsigned verb, std::span<const int> arguments, std::uint16_t term) {
  const Effect& effect = on_.state.effects[static_cast<std::size_t>(effect_)];
  const cards::Term& kept = on_.cards[static_cast<CardId>(effect.machine.card)].program->terms[term];
  FixedVector<int, cards::most_depth> given;
  for (const int argument : arguments) given.push_back(argument);
  given.push_back(kept.duration);
  term_ = static_cast<std::uint8_t>(term + 1);
  const Flow flow = call(verb, {&given[0], given.size()});
  term_ = 0;
  return flow;
}

void CardHost::gather(CardVerb verb, std::span<const int> arguments) {
  Gathered deed{.what = verb, .term = term_};
  for (const int argument : arguments) deed.values.push_back(static_cast<std::int16_t>(argument));
  on_.state.gathered.push_back(deed);
}

/// All choices are made before anything happens; then everything happens, and the table is settled after it. VT-886
void CardHost::together(bool begins) {
  State& state = on_.state;
  state.effects[static_cast<std::size_t>(effect_)].gathers = begins;
  if (begins) return;
  const auto deeds = state.gathered;
  state.gathered.clear();
  for (const Gathered& deed : deeds) {
    FixedVector<int, cards::most_depth> values;
    for (const std::int16_t value : deed.values) values.push_back(value);
    term_ = deed.term;
    static_cast<void>(call(static_cast<unsigned>(deed.what), {values.begin(), values.size()}));
  }
  term_ = 0;
}

/// Not recruited, not equipped: it comes in its basic version. VT-265, VT-275, VT-277
void CardHost::bring(CardId card) {
  const Seat self = *context_.self;
  Player& player = on_.state.players[self];
  if (!take_out(player.library.value, card)) return;
  --player.library_count;
  const ThingId what = put_thing(
      on_,
      {.card = {card, SeatSet::everyone()}, .region = Region::Limbo, .owner = self, .controller = self, .level = 1});
  const CardInfo& brought = on_.cards[card];
  if (brought.is(CardKind::Equipment) || brought.is(CardKind::Retainer)) return put_on(on_, what, *context_.minion);
  put_in_play(on_, what);
}

/// The card is found in the library, its cost is paid, and it lies on the minion. VT-181, VT-259
void CardHost::equip_from_library(ThingId minion, CardId card) {
  const Seat self = *context_.self;
  Player& player = on_.state.players[self];
  const CardInfo& equipment = on_.cards[card];
  if (equipment.abilities.empty()) return;
  const Cost cost = cost_of(on_.cards, on_.state, {card, &equipment.abilities.front(), minion, self});
  if (player.pool < cost.pool || at(on_.state, minion).blood < cost.blood ||
      contests_own(on_.cards, on_.state, self, card) || !may_equip(on_.cards, on_.state, minion, card))
    return;
  if (!take_out(player.library.value, card)) return;
  --player.library_count;
  burn_pool(on_, self, cost.pool);
  if (cost.blood > 0) lose_blood(on_, minion, cost.blood);
  const ThingId what = put_thing(on_, {.card = {card, SeatSet::everyone()},
                                       .region = Region::Limbo,
                                       .owner = self,
                                       .controller = self,
                                       .level = 1});  // VT-265
  put_on(on_, what, minion);
}

void CardHost::add(CardVerb verb, std::span<const int> arguments, Maybe<ThingId> thing, Maybe<Seat> player,
                   int amount) {
  const Effect& effect = on_.state.effects[static_cast<std::size_t>(effect_)];
  on_.state.modifiers.push_back({.what = verb,
                                 .until = static_cast<Until>(arguments.back()),
                                 .thing = thing,
                                 .player = player,
                                 .amount = static_cast<std::int8_t>(amount),
                                 .source = static_cast<CardId>(effect.machine.card),
                                 .term = term_});
  on_.dirty = true;
}

Flow CardHost::lasting(CardVerb verb, std::span<const int> arguments) {
  State& state = on_.state;
  const auto thing = [&] { return static_cast<ThingId>(arguments[0]); };
  const auto side = [&]() -> Fighter* {
    const Maybe<Side> where = side_of(state, thing());
    return where.has_value() ? &state.combat.sides[*where] : nullptr;
  };
  switch (verb) {
    case CardVerb::AddStealth:
      add(verb, arguments, {}, {}, arguments[0]);
      on_.events.tell_all({325}, EventKind::StealthAdded, state.modifiers.back().source, stealth_of(on_.cards, state));
      break;
    case CardVerb::LimitedBleed:
      add(verb, arguments, {}, {}, arguments[0]);
      on_.events.tell_all({250}, EventKind::BleedChanged, bleed_of(on_.cards, state));
      break;
    case CardVerb::AddIntercept:
      add(verb, arguments, thing(), {}, arguments[1]);
      on_.events.tell_all({326}, EventKind::InterceptAdded, card_of(state, thing()),
                          intercept_of(on_.cards, state, thing()));
      break;
    case CardVerb::LesserIntercept: {
      add(verb, arguments, thing(), {}, arguments[1]);
      const Maybe<ThingId> blocker = state.action.blocker;
      if (blocker.has_value() && is_lesser(on_.cards, state, *blocker, thing()))
        on_.events.tell_all({324}, EventKind::InterceptAdded, card_of(state, *blocker),
                            intercept_of(on_.cards, state, *blocker));
      break;
    }
    case CardVerb::AddBleed:
      add(verb, arguments, thing(), {}, arguments[1]);
      if (state.action.on && state.action.kind == ActionKind::Bleed)
        on_.events.tell_all({247}, EventKind::BleedChanged, bleed_of(on_.cards, state));
      break;
    case CardVerb::AddHandSize:
    case CardVerb::AddTransfers:
    case CardVerb::AddDiscards:
      add(verb, arguments, {}, seat(static_cast<unsigned>(arguments[0])), arguments[1]);
      add_to_phase(on_, verb, seat(static_cast<unsigned>(arguments[0])), arguments[1]);
      break;
    case CardVerb::GrantManeuver:
      if (Fighter* fighter = side()) ++fighter->maneuvers;
      break;
    case CardVerb::GrantPress:
      if (Fighter* fighter = side()) {
        ++fighter->presses;
        if (context_.ability->maneuvers) ++fighter->lent;
      }
      break;
    case CardVerb::GrantPrevention:
      if (Fighter* fighter = side()) {
        const bool round = static_cast<Until>(arguments.back()) == Until::RoundEnd;
        std::uint8_t& granted = round ? fighter->preventions : fighter->all_preventions;
        granted = static_cast<std::uint8_t>(granted + arguments[1]);
      }
      break;
    case CardVerb::GrantGunPrevention:
      if (Fighter* fighter = side())
        fighter->gun_preventions = static_cast<std::uint8_t>(fighter->gun_preventions + arguments[1]);
      break;
    case CardVerb::Wake:
      at(state, thing()).marks.add(Mark::Awake);
      add(verb, arguments, thing(), {}, 0);
      on_.events.tell_all({150}, EventKind::Woke, card_of(state, thing()));
      break;
    case CardVerb::AddVotes:
    case CardVerb::AddVotesAgainst:
      add(verb, arguments, thing(), {}, arguments[1]);
      votes_changed(on_, thing(), arguments[1]);
      break;
    case CardVerb::Forbid:
      add(verb, arguments, thing(), {}, arguments[1]);
      if (static_cast<Deed>(arguments[1]) == Deed::Vote) abstain(on_, thing());
      break;
    case CardVerb::PassesItself:
    case CardVerb::NoEdge:
    case CardVerb::Unblockable:
    case CardVerb::LockFailedBlockers:
    case CardVerb::AutomaticPress:
    case CardVerb::OnlyHandStrikes: add(verb, arguments, {}, {}, 1); break;
    case CardVerb::UnblockableBy: add(verb, arguments, {}, {}, arguments[0]); break;
    case CardVerb::Control: {  // VT-661
      const Thing& held = at(state, thing());
      const Seat from = held.controller;
      const Seat to = seat(static_cast<unsigned>(arguments[1]));
      if (from == to || !is_in_play(state, held)) break;
      add(verb, arguments, thing(), static_cast<Until>(arguments.back()) == Until::TheirUnlock ? from : to, 0);
      state.modifiers.back().back = from;
      take_control(on_, thing(), to);
      break;
    }
    case CardVerb::GrantStrikes:
      if (Fighter* fighter = side()) {
        fighter->extra = static_cast<std::uint8_t>(fighter->extra + arguments[1]);
        fighter->gained = fighter->gained || !context_.ability->exempt;
      }
      break;
    case CardVerb::AggravateHandStrikes: add(verb, arguments, thing(), {}, 1); break;
    case CardVerb::MustManeuver:
      if (Fighter* fighter = side()) ++fighter->bound;
      break;
    case CardVerb::AggravatedAsNormal: add(verb, arguments, thing(), {}, 1); break;
    case CardVerb::AddStrikeDamage:
      if (Fighter* fighter = side()) add_strike_damage(*fighter, arguments[1]);
      break;
    default: add(verb, arguments, thing(), {}, arguments[1]); break;
  }
  return Flow::next;
}

Flow CardHost::cost(CardVerb verb, std::span<const int> arguments) {
  const auto thing = [&] { return static_cast<ThingId>(arguments[0]); };
  switch (verb) {
    case CardVerb::BurnBlood:
    case CardVerb::BurnLife:
    case CardVerb::BurnCounters: lose_blood(on_, thing(), arguments[1]); break;
    case CardVerb::PayPool: burn_pool(on_, seat(static_cast<unsigned>(arguments[0])), arguments[1]); break;
    case CardVerb::LockCard:
      lock(on_, thing());
      if (info(on_.cards, on_.state, thing()).acts.has(Window::CardLocked))
        open_triggers(on_, Window::CardLocked, thing());
      break;
    case CardVerb::Sacrifice: burn(on_, thing(), false); break;
    case CardVerb::DiscardCard:
      discard(on_, seat(static_cast<unsigned>(arguments[0])), static_cast<CardId>(arguments[1]));
      break;
    case CardVerb::SpendTransfers: {
      Player& player = on_.state.players[*context_.self];
      player.transfers = static_cast<std::uint8_t>(std::max(player.transfers - arguments[0], 0));
      break;
    }
    case CardVerb::SpendDiscards: {
      Player& player = on_.state.players[*context_.self];
      player.discards = static_cast<std::uint8_t>(std::max(player.discards - arguments[0], 0));
      break;
    }
    case CardVerb::BurnConvictions:
      return burn_convictions(on_, thing(), static_cast<unsigned>(std::max(arguments[1], 0))) ? Flow::wait : Flow::next;
    case CardVerb::BurnEdge:
      on_.state.edge = {};
      on_.events.tell_all({77}, EventKind::EdgeGone);
      break;
    default: break;
  }
  return Flow::next;
}

void CardHost::later(unsigned window, cards::Address from) {
  const auto w = static_cast<Window>(window);
  PutOff put_off{.effect = on_.state.effects[static_cast<std::size_t>(effect_)], .window = w};
  put_off.effect.machine.pc = from;
  put_off.effect.thing = {};
  put_off.until = w == Window::RoundBegin ? Until::CombatEnd : Until::ActionEnd;
  on_.state.put_off.push_back(put_off);
}

void CardHost::whenever(std::uint16_t term) {
  const Effect& effect = on_.state.effects[static_cast<std::size_t>(effect_)];
  const cards::Term& kept = on_.cards[static_cast<CardId>(effect.machine.card)].program->terms[term];
  PutOff put_off{.effect = effect, .window = static_cast<Window>(kept.window), .again = true};
  put_off.effect.machine.pc = kept.from;
  put_off.effect.thing = {};
  put_off.until = kept.duration < 0 ? Until::ActionEnd : static_cast<Until>(kept.duration);
  on_.state.put_off.push_back(put_off);
}

}  // namespace krypta::vtes
