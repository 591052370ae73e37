#include "engine/games/vtes/card_host.hpp"

/// What cards can do.
namespace krypta::vtes {

using cards::Flow;

Flow CardHost::call(unsigned verb, std::span<const int> arguments) {
  const auto v = static_cast<CardVerb>(verb);
  if (v >= CardVerb::BurnBlood) return cost(v, arguments);
  if (v >= CardVerb::AddStealth) return lasting(v, arguments);
  State& state = on_.state;
  const auto thing = [&](std::size_t i) { return static_cast<ThingId>(arguments[i]); };
  const auto player = [&](std::size_t i) { return seat(static_cast<unsigned>(arguments[i])); };
  on_.dirty = true;
  // What has gone meanwhile has nothing done to it.
  const auto parameters = vocabulary().verbs[verb].parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].type == type_of(Kind::Card) && at(state, thing(i)).region == Region::Nowhere) return Flow::next;
  }
  switch (v) {
    case CardVerb::Lock: lock(on_, thing(0)); break;
    case CardVerb::Unlock: unlock(on_, thing(0)); break;
    case CardVerb::PutOn: put_on(on_, *context_.thing, thing(0)); break;
    case CardVerb::PutInPlay: put_in_play(on_, *context_.thing); break;
    case CardVerb::Burn: burn(on_, thing(0)); break;
    case CardVerb::RemoveFromGame: remove_from_game(on_, thing(0)); break;
    case CardVerb::GainPool: gain_pool(on_, player(0), arguments[1]); break;
    case CardVerb::BurnPool: burn_pool(on_, player(0), arguments[1]); break;
    case CardVerb::AddBlood: gain_blood(on_, thing(0), arguments[1]); break;
    case CardVerb::LoseBlood: lose_blood(on_, thing(0), arguments[1]); break;
    case CardVerb::Feed:
      gain_blood(on_, thing(0), arguments[1]);
      at(state, thing(0)).marks.add(Mark::Fed);
      break;
    case CardVerb::BloodToPool:
      gain_pool(on_, at(state, thing(0)).controller, lose_blood(on_, thing(0), arguments[1]));
      break;
    case CardVerb::PoolToBlood:
      gain_blood(on_, thing(0), burn_pool(on_, at(state, thing(0)).controller, arguments[1]));
      break;
    case CardVerb::PoolToCard: gain_blood(on_, *context_.thing, burn_pool(on_, *context_.self, arguments[0])); break;
    case CardVerb::MoveCounters: gain_blood(on_, thing(1), lose_blood(on_, thing(0), arguments[2])); break;
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
    case CardVerb::PreventDamage: prevent_damage(on_, thing(0), static_cast<unsigned>(arguments[1]), false); break;
    case CardVerb::PreventGunDamage: prevent_damage(on_, thing(0), static_cast<unsigned>(arguments[1]), true); break;
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
    default: break;
  }
  return Flow::next;
}

/// The card is found in the library, its cost is paid, and it lies on the minion. VT-181, VT-259
void CardHost::equip_from_library(ThingId minion, CardId card) {
  const Seat self = *context_.self;
  Player& player = on_.state.players[self];
  const CardInfo& equipment = on_.cards[card];
  if (player.pool < equipment.pool || contests_own(on_.cards, on_.state, self, card) ||
      !may_equip(on_.cards, on_.state, minion, card))
    return;
  if (!take_out(player.library.value, card)) return;
  --player.library_count;
  burn_pool(on_, self, equipment.pool);
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
                                 .source = static_cast<CardId>(effect.machine.card)});
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
    case CardVerb::AddBleed:
      add(verb, arguments, thing(), {}, arguments[1]);
      if (state.action.on && state.action.kind == ActionKind::Bleed)
        on_.events.tell_all({247}, EventKind::BleedChanged, bleed_of(on_.cards, state));
      break;
    case CardVerb::AddHandSize:
      add(verb, arguments, {}, seat(static_cast<unsigned>(arguments[0])), arguments[1]);
      break;
    case CardVerb::GrantManeuver:
      if (Fighter* fighter = side()) ++fighter->maneuvers;
      break;
    case CardVerb::GrantPress:
      if (Fighter* fighter = side()) ++fighter->presses;
      break;
    case CardVerb::GrantPrevention:
      if (Fighter* fighter = side())
        fighter->preventions = static_cast<std::uint8_t>(fighter->preventions + arguments[1]);
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
    case CardVerb::OnlyHandStrikes: add(verb, arguments, {}, {}, 1); break;
    default: add(verb, arguments, thing(), {}, arguments[1]); break;
  }
  return Flow::next;
}

Flow CardHost::cost(CardVerb verb, std::span<const int> arguments) {
  const auto thing = [&] { return static_cast<ThingId>(arguments[0]); };
  switch (verb) {
    case CardVerb::BurnBlood:
    case CardVerb::BurnLife: lose_blood(on_, thing(), arguments[1]); break;
    case CardVerb::PayPool: burn_pool(on_, seat(static_cast<unsigned>(arguments[0])), arguments[1]); break;
    case CardVerb::LockCard: lock(on_, thing()); break;
    case CardVerb::Sacrifice: burn(on_, thing()); break;
    case CardVerb::DiscardCard:
      discard(on_, seat(static_cast<unsigned>(arguments[0])), static_cast<CardId>(arguments[1]));
      break;
    case CardVerb::SpendTransfers: {
      Player& player = on_.state.players[*context_.self];
      player.transfers = static_cast<std::uint8_t>(player.transfers - arguments[0]);
      break;
    }
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
