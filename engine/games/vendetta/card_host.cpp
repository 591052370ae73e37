#include "engine/games/vendetta/card_host.hpp"

#include <algorithm>

/// What cards can do.
namespace krypta::vendetta {

namespace {

using cards::Flow;
Flow after(bool begun) { return begun ? Flow::wait : Flow::next; }

}  // namespace

Flow CardHost::call(unsigned verb, std::span<const int> arguments) {
  State& state = on_.state;
  const Doer doer{.controller = context_.self, .at = context_.here, .by = context_.by};
  const auto player = [&](std::size_t i) { return seat(static_cast<unsigned>(arguments[i])); };
  const auto amount = [&](std::size_t i) { return static_cast<unsigned>(std::max(arguments[i], 0)); };
  const auto slot = [&](std::size_t i) { return static_cast<Slot>(arguments[i]); };
  const auto location = [&](std::size_t i) { return static_cast<Location>(arguments[i]); };
  const auto area = [&](Seat s) -> Area& { return state.sites[*context_.here].areas[s]; };
  switch (static_cast<CardVerb>(verb)) {
    case CardVerb::Gain: gain_blood(on_, player(0), amount(1)); break;
    case CardVerb::Lose: return after(lose_blood(on_, player(0), amount(1), doer));
    case CardVerb::Steal: return after(steal_blood(on_, player(0), *context_.self, amount(1), doer));
    case CardVerb::Spend: return after(spend_blood(on_, *context_.self, amount(0), context_.here));
    case CardVerb::GainInfluence: gain_influence(on_, player(0), amount(1)); break;
    case CardVerb::LoseInfluence: lose_influence(on_, player(0), amount(1)); break;
    case CardVerb::GiveInfluence: give_influence(player(0), amount(1)); break;
    case CardVerb::FrenzyBonus: {  // VD-278: nothing for the partner
      const Maybe<Seat> causer = context_.event.causer;
      if (causer.has_value() && partner_of(state, *causer) != context_.event.who)
        gain_influence(on_, *causer, amount(0));
      break;
    }
    case CardVerb::PlaceBlood: place_blood(on_, player(0), location(1), amount(2)); break;
    case CardVerb::Deploy: deploy_blood(on_, player(0), *context_.here, amount(1)); break;
    case CardVerb::ReturnBlood: return_blood(on_, player(0), *context_.here, amount(1)); break;
    case CardVerb::DiscardBlood: discard_blood(player(0), amount(1)); break;
    case CardVerb::TakeBlood: move_deployed(player(0), amount(1), false); break;
    case CardVerb::HandOver: move_deployed(player(0), amount(1), true); break;
    case CardVerb::SwapBlood: swap_blood(); break;
    case CardVerb::MoveBlood: move_blood(location(0), amount(1)); break;
    case CardVerb::TurnUp: turn_up(on_, slot(0)); break;
    case CardVerb::TurnDown: turn_down(on_, slot(0)); break;
    case CardVerb::KeepDown:  // VD-303
      card_at(state, slot(0)).marks.add(Mark::KeptDown);
      on_.events.tell_all({303}, EventKind::KeptDown, *card_at(state, slot(0)).area, *context_.here);
      break;
    case CardVerb::Move: move_card(on_, slot(0), location(1)); break;
    case CardVerb::TakeBack: take_back(on_, slot(0)); break;
    case CardVerb::Look: look(slot(0)); break;
    case CardVerb::LookHand: look_into_hand(player(0)); break;
    case CardVerb::Play:
      play_card(on_, *context_.self, static_cast<ClanCard>(arguments[0]), *context_.here, true);
      return Flow::wait;  // for whoever acts on it
    case CardVerb::PlayTop: draw_cards(on_, *context_.self, 1, DrawFor::Play, context_.here); return Flow::wait;
    case CardVerb::ShuffleIn: shuffle_in(static_cast<ClanCard>(arguments[0])); break;
    case CardVerb::Draw: draw_cards(on_, *context_.self, amount(0), DrawFor::Hand); return Flow::wait;
    case CardVerb::GainVictim:
      for (unsigned i = 0; i < amount(1); ++i) gain_victim(on_, player(0));
      break;
    case CardVerb::Restore: restore(static_cast<Follower>(arguments[0])); break;
    case CardVerb::Withdraw: begin_withdrawal(on_, *context_.self, *context_.here); return Flow::wait;
    case CardVerb::Redirect:
      if (Frame* withdrawal = running(Step::Withdrawal)) withdrawal->event.at = location(0);
      break;
    case CardVerb::ChangeChoice: change_choice(); break;
    case CardVerb::SkipSteps:
      state.sites[*context_.here].skips.add(player(0));
      on_.events.tell_all({318}, EventKind::Skips, player(0), *context_.here);
      break;
    case CardVerb::Auction: begin_auction(); return Flow::wait;
    case CardVerb::ReplaceFrenzy:
      if (Frame* frenzy = running(Step::Frenzy)) frenzy->stage = stages::frenzy::Averted;
      on_.events.tell_all({339}, EventKind::FrenzyAvoided, *context_.self);
      break;
    case CardVerb::ReplaceDrain:
      if (Frame* frenzy = running(Step::Frenzy)) frenzy->stage = stages::frenzy::Averted;
      on_.events.tell_all({315}, EventKind::DrainAvoided, *context_.self);
      break;
    case CardVerb::ZeroPower: card_at(state, slot(0)).marks.add(Mark::Zeroed); break;
    case CardVerb::DownPower: area(*context_.self).down_power = static_cast<std::uint8_t>(amount(0)); break;
    case CardVerb::AddTotal:
      area(player(0)).bonus = static_cast<std::uint8_t>(area(player(0)).bonus + amount(1));
      on_.events.tell_all({342}, EventKind::BonusTotal, player(0), amount(1), *context_.here);
      break;
    case CardVerb::IgnoreCard: {
      auto& immune_to = state.players[*context_.self].immune_to;
      const ClanCard ignored = card_at(state, slot(0)).card.value;
      if (!immune_to.contains(ignored)) immune_to.push_back(ignored);
      on_.events.tell_all({322}, EventKind::Immune, *context_.self, card_at(state, slot(0)).card.value);
      break;
    }
    // These hold; they are read where they matter.
    case CardVerb::AddPower:
    case CardVerb::SetPower:
    case CardVerb::HalveBase:
    case CardVerb::ProtectBlood:
    case CardVerb::DivertBlood:
    case CardVerb::FaceDownCost:
    case CardVerb::FaceDownCostHere:
    case CardVerb::MustPlayDown:
    case CardVerb::StayNeedsBlood:
    case CardVerb::WinTies:
    case CardVerb::CannotBeDrained:
    case CardVerb::DrainedFirst:
    case CardVerb::MayReturnOther:
    case CardVerb::AddScore: break;
  }
  return Flow::next;
}

void CardHost::later(unsigned, cards::Address from) {
  on_.state.put_off.push_back({.source = context_.by, .seat = context_.self, .from = from});
}

/// The innermost frame of that kind.
Frame* CardHost::running(Step step) {
  auto& frames = on_.state.frames;
  for (std::size_t i = frames.size(); i > 0; --i) {
    if (frames[i - 1].step == step) return &frames[i - 1];
  }
  return nullptr;
}

/// VD-338
void CardHost::change_choice() {
  auto& stand = on_.state.players[*context_.self].stand.value;
  stand = stand == Stand::Stay ? Stand::Withdraw : Stand::Stay;
  on_.events.tell_all({338}, EventKind::ChangedChoice, *context_.self, *stand);
}

/// VD-292
void CardHost::begin_auction() {
  State& state = on_.state;
  const SeatSet bidders = (context_.rivals & remaining(state)) | SeatSet::of(*context_.self);
  for (const Seat s : remaining(state)) {
    state.players[s].bid = {};
    state.players[s].bids = false;
  }
  state.frames.push(
      {.step = Step::Bid, .seat = context_.self, .at = context_.here, .seats = bidders, .others = bidders});
}

/// VD-287, VD-321: taken, not stolen.
void CardHost::move_deployed(Seat from, unsigned n, bool to_area) {
  State& state = on_.state;
  auto& areas = state.sites[*context_.here].areas;
  const unsigned amount = std::min<unsigned>(n, areas[from].blood);
  if (amount == 0) return;
  areas[from].blood = static_cast<std::uint8_t>(areas[from].blood - amount);
  const Seat self = *context_.self;
  std::uint8_t& to = to_area ? areas[self].blood : state.players[self].blood;
  to = static_cast<std::uint8_t>(to + amount);
  on_.events.tell_all({82}, to_area ? EventKind::BloodHandedOver : EventKind::BloodTaken, from, self, amount);
}

void CardHost::discard_blood(Seat who, unsigned n) {
  std::uint8_t& blood = on_.state.sites[*context_.here].areas[who].blood;
  const unsigned amount = std::min<unsigned>(n, blood);
  if (amount == 0) return;
  blood = static_cast<std::uint8_t>(blood - amount);
  on_.events.tell_all({82, 305}, EventKind::BloodDiscarded, who, amount, *context_.here);
}

/// VD-288
void CardHost::swap_blood() {
  Player& player = on_.state.players[*context_.self];
  std::uint8_t& deployed = on_.state.sites[*context_.here].areas[*context_.self].blood;
  std::swap(player.blood, deployed);
  on_.events.tell_all({288}, EventKind::BloodSwapped, *context_.self, deployed, *context_.here);
}

/// VD-290
void CardHost::move_blood(Location to, unsigned n) {
  std::uint8_t& from = on_.state.sites[*context_.here].areas[*context_.self].blood;
  std::uint8_t& there = on_.state.sites[to].areas[*context_.self].blood;
  const unsigned amount = std::min<unsigned>(n, from);
  if (amount == 0 || &from == &there) return;
  from = static_cast<std::uint8_t>(from - amount);
  there = static_cast<std::uint8_t>(there + amount);
  on_.events.tell_all({290}, EventKind::BloodMoved, *context_.self, amount, to);
}

void CardHost::give_influence(Seat from, unsigned n) {
  Player& giver = on_.state.players[from];
  Player& taker = on_.state.players[*context_.self];
  const unsigned amount = std::min<unsigned>(n, giver.influence);
  if (amount == 0) return;
  giver.influence = static_cast<std::uint8_t>(giver.influence - amount);
  taker.influence = static_cast<std::uint8_t>(taker.influence + amount);
  on_.events.tell_all({200}, EventKind::InfluenceGiven, from, *context_.self, amount);
}

/// I-23: the owner is told which card was seen, the others only that it happened.
void CardHost::look(Slot s) {
  Deployed& d = card_at(on_.state, s);
  if (!d.at.has_value() || is_up(d)) return;
  const Seat self = *context_.self;
  const Seat owner = owner_of(on_.state, d);
  d.card.seen_by.add(self);
  const SeatSet both = SeatSet::of(self) | SeatSet::of(owner);
  on_.events.add(both, {209}, EventKind::LookedCard, self, owner, d.card.value);
  on_.events.add(SeatSet::everyone() - both, {209}, EventKind::Looked, self, owner, 1);
}

void CardHost::look_into_hand(Seat who) {
  const Player& player = on_.state.players[who];
  const Seat self = *context_.self;
  for (const ClanCard c : player.hand.value)
    on_.events.add(SeatSet::of(self) | SeatSet::of(who), {209}, EventKind::LookedCard, self, who, c);
  on_.events.tell_all({209}, EventKind::Looked, self, who, player.hand_count);
}

/// VD-296: all order of that deck is unknown again, and what is in it.
void CardHost::shuffle_in(ClanCard c) {
  const Seat self = *context_.self;
  Player& player = on_.state.players[self];
  if (!player.hand.value.has(c)) return;
  player.hand.value.remove(c);
  --player.hand_count;
  player.deck.value.add(c);
  for (const auto& below : player.bottom) player.deck.value.add(below.value);
  player.bottom.clear();
  ++player.deck_count;
  player.seen_out = {};
  player.came_back = {};
  on_.events.add(SeatSet::of(self), {296}, EventKind::ShuffledCard, self, c);
  on_.events.add(all_but(self), {296}, EventKind::Shuffled, self);
}

/// VD-092, VD-336
void CardHost::restore(Follower f) {
  Player& player = on_.state.players[*context_.self];
  if (f == victim) {
    if (player.drained_victims == 0) return;
    --player.drained_victims;
    ++player.victims;
  } else {
    if (!player.drained.has(f)) return;
    player.drained.remove(f);
    player.allies.add(f);
  }
  on_.events.tell_all({92, 336}, EventKind::Restored, *context_.self, f);
}

void tell_standing(const Cards& cards, const State& state, Source s, const Standing& standing, Listener tell) {
  const Context context = context_of(state, s, standing, {});
  for (const cards::AbilityCode& ability : cards.abilities(s)) {
    if (ability.kind != cards::AbilityKind::always) continue;
    cards::Frame frame{.pc = ability.start, .card = static_cast<std::uint16_t>(s), .player = standing.controller};
    StandingHost host{cards, state, context, tell};
    cards::Machine<StandingHost> machine{cards.program(s), frame, host};
    if (ability.condition == cards::nowhere || machine.evaluate(ability.condition) != 0) machine.run();
  }
}

}  // namespace krypta::vendetta
