#include "engine/games/vendetta/card_host.hpp"

/// A card is carried out: its questions, the question about the partner, and auctions.
namespace krypta::vendetta {

namespace {

using cards::Answer;
using Running = cards::Machine<CardHost>;
using Reading = cards::Machine<const CardReader>;

Choice as_choice(const Answer& answer) {
  const auto value = static_cast<unsigned>(answer.value);
  switch (answer.kind) {
    case Answer::Kind::item:
    case Answer::Kind::word:
      if (answer.type == type_of(Kind::Player)) return choose(Verb::PickPlayer, value);
      if (answer.type == type_of(Kind::Location)) return choose(Verb::PickLocation, value);
      if (answer.type == type_of(Kind::Card)) return choose(Verb::PickSlot, value);
      if (answer.type == type_of(Kind::ClanCard)) return choose(Verb::PickCard, value);
      if (answer.type == type_of(Kind::Follower)) return choose(Verb::PickFollower, value);
      return choose(Verb::PickNumber, value);
    case Answer::Kind::option: return choose(Verb::PickOption, value);
    case Answer::Kind::yes: return choose(Verb::Yes);
    case Answer::Kind::no: return choose(Verb::No);
    case Answer::Kind::enough: break;
  }
  return choose(Verb::Done);
}
Answer as_answer(Choice given) {
  const auto item = [&](cards::Type type) {
    return Answer{Answer::Kind::item, type, static_cast<std::int16_t>(argument_of(given))};
  };
  switch (verb(given)) {
    case Verb::PickPlayer: return item(type_of(Kind::Player));
    case Verb::PickLocation: return item(type_of(Kind::Location));
    case Verb::PickSlot: return item(type_of(Kind::Card));
    case Verb::PickCard: return item(type_of(Kind::ClanCard));
    case Verb::PickFollower: return item(type_of(Kind::Follower));
    case Verb::PickNumber: return item(cards::Type::number);
    case Verb::PickOption: return {Answer::Kind::option, {}, static_cast<std::int16_t>(argument_of(given))};
    case Verb::Yes: return {Answer::Kind::yes};
    case Verb::No: return {Answer::Kind::no};
    default: return {Answer::Kind::enough};
  }
}

void drop(State& state) {
  state.effects.pop_back();
  state.frames.pop();
}

/// Where there is one answer only, nobody is asked. Whether something is done at all is always asked.
bool answer_alone(Running& machine) {
  unsigned n = 0;
  Answer only;
  machine.each_answer([&](const Answer& answer) {
    ++n;
    only = answer;
  });
  if (n != 1) return false;
  machine.answer(only);
  return true;
}

/// VD-252: what was asked holds for all that this resolution says.
void leave_partner_out(Play& on, Frame& frame) {
  State& state = on.state;
  const Seat partner = *partner_of(state, *frame.seat);
  frame.seats.remove(partner);
  frame.others.remove(partner);
  // Asked about by itself it holds until it is asked again (VD-277), else for this resolution alone.
  if (!frame.window.has_value()) {
    card_at(state, *frame.slot).marks.add(Mark::WithoutPartner);
    return;
  }
  // Without the partner the card may have no reason to act.
  const cards::AbilityCode& ability = *on.cards.ability(*frame.source, *frame.window);
  if (ability.condition == cards::nowhere) return;
  const Context context = context_of(frame);
  const CardReader reader{on.cards, state, context};
  if (Reading{on.cards.program(state.effects.back()), state.effects.back(), reader}.evaluate(ability.condition) == 0)
    drop(state);
}

}  // namespace

bool go_on_with_effect(Play& on) {
  State& state = on.state;
  const Frame& frame = state.frames.top();
  if (frame.seat.has_value() && state.players[*frame.seat].out) {  // VD-110
    drop(state);
    return false;
  }
  if (asks_about_partner(frame)) return true;
  const Context context = context_of(frame);
  CardHost host{on, context};
  Running machine{on.cards.program(state.effects.back()), state.effects.back(), host};
  while (true) {
    switch (machine.run()) {
      case cards::Status::asks:
        if (!answer_alone(machine)) return true;
        break;
      case cards::Status::pays: break;
      case cards::Status::waits: return false;
      case cards::Status::done: drop(state); return false;
    }
  }
}

Seat effect_decider(const Cards& cards, const State& state) {
  const Frame& frame = state.frames.top();
  if (asks_about_partner(frame)) return *frame.seat;
  const Context context = context_of(frame);
  const CardReader reader{cards, state, context};
  return Reading{cards.program(state.effects.back()), state.effects.back(), reader}.decider();
}

void effect_options(const Cards& cards, const State& state, Options& out) {
  const Frame& frame = state.frames.top();
  if (asks_about_partner(frame)) {
    out.push_back(choose(Verb::Partner, 1U));
    out.push_back(choose(Verb::Partner, 0U));
    return;
  }
  const Context context = context_of(frame);
  const CardReader reader{cards, state, context};
  Reading{cards.program(state.effects.back()), state.effects.back(), reader}.each_answer(
      [&](const Answer& answer) { out.push_back(as_choice(answer)); });
}

void apply_effect(Play& on, Seat self, Choice given) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  if (asks_about_partner(frame)) {
    frame.stage = stages::effect::Runs;
    const bool meant = argument_of(given) == 1;
    on.events.tell_all({252}, meant ? EventKind::WithPartner : EventKind::WithoutPartner, self, *frame.source);
    if (!meant) return leave_partner_out(on, frame);
    if (frame.slot.has_value()) card_at(state, *frame.slot).marks.remove(Mark::WithoutPartner);
    return;
  }
  const Context context = context_of(frame);
  CardHost host{on, context};
  Running{on.cards.program(state.effects.back()), state.effects.back(), host}.answer(as_answer(given));
}

void ask_about_partner(Play& on, Slot s) {
  State& state = on.state;
  const Deployed& d = card_at(state, s);
  const Source by = source(d.card.value);
  const Context context = context_of(state, by, standing_of(state, by), {});
  state.effects.push_back({.card = static_cast<std::uint8_t>(by), .player = d.area});
  state.frames.push({.step = Step::Effect,
                     .stage = stages::effect::AsksAboutPartner,
                     .count = static_cast<std::uint8_t>(number(*state.ambition)),
                     .seat = d.area,
                     .at = d.at,
                     .seats = context.rivals,
                     .others = context.opponents,
                     .source = by,
                     .slot = s});
}

bool go_on_bidding(Play& on) {
  State& state = on.state;
  const Frame frame = state.frames.top();
  if (!frame.seats.empty()) return true;
  for (const Seat s : frame.others) {
    state.players[s].bid.open = true;
    on.events.tell_all({292}, EventKind::BidOpened, s, state.players[s].bid.value);
  }
  if (const Maybe<Seat> lowest = lowest_bidder(on.cards, state, frame.others); lowest.has_value())
    on.events.tell_all({292}, EventKind::LowestBid, *lowest);
  state.frames.pop();
  return false;
}

void bid_options(const State& state, Seat self, Options& out) {
  const Frame& frame = state.frames.top();
  const unsigned pool = state.players[self].blood;
  const unsigned most = frame.seat == self && pool > 0 ? pool - 1 : pool;  // what is deployed leaves one
  for (unsigned n = 0; n <= most; ++n) out.push_back(choose(Verb::Bid, n));
}

void apply_bid(Play& on, Seat self, Choice given) {
  Player& player = on.state.players[self];
  player.bid.value = static_cast<std::uint8_t>(argument_of(given));
  player.bids = true;
  on.state.frames.top().seats.remove(self);
  on.events.tell_all({292}, EventKind::HasBid, self);
}

Maybe<Seat> lowest_bidder(const Cards& cards, const State& state, SeatSet bidders) {
  Maybe<Seat> lowest;
  const auto worse = [&](Seat a, Seat b) {  // whether a is the lower one
    const unsigned bid_a = state.players[a].bid.value;
    const unsigned bid_b = state.players[b].bid.value;
    if (bid_a != bid_b) return bid_a < bid_b;
    return tie_order(cards, state, a) > tie_order(cards, state, b);
  };
  for (const Seat s : bidders& remaining(state)) {
    if (!lowest.has_value() || worse(s, *lowest)) lowest = s;
  }
  return lowest;
}

}  // namespace krypta::vendetta
