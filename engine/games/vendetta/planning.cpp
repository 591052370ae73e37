#include <algorithm>

#include "engine/games/vendetta/rules.hpp"

/// Hand Building, and the turns of Planning.
namespace krypta::vendetta {

namespace {

/// VD-333
bool may_return_other(const Cards& cards, const Player& player) {
  if (player.drawn.size() < 2) return false;
  return !(player.allies & cards.standing(CardVerb::MayReturnOther).allies).empty();
}

unsigned deployable(const Player& player, unsigned already) {
  const unsigned spare = player.blood > 0 ? player.blood - 1U : 0U;  // VD-080
  return std::min(deploy_limit - already, spare);
}

/// Cards of this player that may be used at any time of the own turn. VD-057
template <class Visit>
void each_useful(const Cards& cards, const State& state, Seat self, Visit&& visit) {
  const Player& player = state.players[self];
  const auto offer = [&](Source s) {
    if (can_act(cards, state, s, Window::OwnTurn, {})) visit(s);
  };
  const Sources& useful = cards.listening(Window::OwnTurn);
  const FollowerSet allies = player.allies & useful.allies;
  for (const Follower f : allies) offer(source(f));
  if (player.relic.has_value() && !player.relic_used && useful.relics.has(*player.relic)) offer(source(*player.relic));
}

void card_options(const Cards& cards, const State& state, Seat self, Options::Filler& out) {
  const Player& player = state.players[self];
  const Terms terms = terms_for(cards, state, self);
  for (const Location at : all_of<Location>()) {
    if (!in_play(state, at)) continue;
    const bool up = !terms.only_down.has(at);
    const bool down = can_spend(state, self, terms.face_down_cost[at]);
    for (const ClanCard c : player.hand.value) {
      out.add_if(up, play(c, at, true));
      out.add_if(down, play(c, at, false));
    }
  }
}

void play_from_hand(Play& on, Seat self, Choice given) {
  Frame& turn = on.state.frames.top();
  const Location at = played_at(given);
  const bool up = played_up(given);
  const unsigned cost = up ? 0 : face_down_cost(on.cards, on.state, self, at);
  turn.stage = stages::turn::AfterCard;
  turn.at = at;
  turn.count = 0;
  // What answers to the payment comes on top: before what answers to the play.
  play_card(on, self, played_card(given), at, up);
  if (cost > 0) spend_blood(on, self, cost, at);  // VD-061, VD-272
}

/// NO03: whether the partner's turn is meant. VD-277
void ask_whose_turn(Play& on, Seat self) {
  const Maybe<Seat> partner = partner_of(on.state, self);
  if (!partner.has_value()) return;
  each_there(on.state, on.cards.standing(CardVerb::MustPlayDown), {}, [&](Source, const Standing& standing) {
    if (standing.controller == partner) ask_about_partner(on, *standing.slot);
  });
}

/// Whether nothing is left to do in a turn but to end it.
bool only_end_is_left(const Cards& cards, const State& state, const Frame& turn) {
  const Player& player = state.players[*turn.seat];
  if (player.victims > 0 || !player.allies.empty()) return false;
  if (turn.stage == stages::turn::AfterCard && (deployable(player, turn.count) > 0 || player.tokens > player.flipped))
    return false;
  bool useful = false;
  each_useful(cards, state, *turn.seat, [&](Source) { useful = true; });
  return !useful;
}

}  // namespace

void hand_options(const Cards& cards, const State& state, Seat self, Options& out) {
  const Player& player = state.players[self];
  for (const auto& c : player.drawn) out.push_back(choose(Verb::Bottom, c.value));
  if (!may_return_other(cards, player)) return;
  for (const ClanCard c : player.hand.value) out.push_back(choose(Verb::Bottom, c));
}

void apply_hand(Play& on, Seat self, Choice given) {
  State& state = on.state;
  Player& player = state.players[self];
  const auto put_back = chosen<ClanCard>(given);
  if (may_return_other(on.cards, player)) player.seen_out = {};  // it may be any card now
  for (const auto& c : player.drawn) player.hand.value.add(c.value);
  player.hand.value.remove(put_back);
  player.hand_count = static_cast<std::uint8_t>(player.hand_count + player.drawn.size() - 1);
  player.drawn.clear();
  player.bottom.push_back({put_back});
  ++player.deck_count;
  on.events.add(SeatSet::of(self), {43, 44}, EventKind::BottomedCard, self, put_back);
  on.events.tell_all({43}, EventKind::BuiltHand, self);
  state.frames.top().seats.remove(self);
  if (state.frames.top().seats.empty()) state.frames.pop();
}

bool go_on_with_turns(Play& on) {
  State& state = on.state;
  Frame& turns = state.frames.top();
  turns.seats = turns.seats & remaining(state);
  if (turns.seats.empty()) {
    if (turns.count == 0) {
      state.frames.pop();
      return false;
    }
    --turns.count;
    turns.seats = remaining(state);
  }
  const Seat next = earliest(state, turns.seats);  // VD-261: nothing but an elimination changes the order meanwhile
  turns.seats.remove(next);
  state.frames.enter(Step::Turn).seat = next;
  return go_on_with_turn(on);
}

bool go_on_with_turn(Play& on) {
  State& state = on.state;
  Frame& turn = state.frames.top();
  const Seat self = *turn.seat;
  if (state.players[self].out) {  // VD-110
    state.frames.pop();
    return false;
  }
  if (turn.stage == stages::turn::Begins) {
    turn.stage = state.players[self].hand_count > 0 ? stages::turn::BeforeCard : stages::turn::NoCard;  // VD-053
    on.events.tell_all({47}, EventKind::TurnBegan, self);
    ask_whose_turn(on, self);
    if (waits(state, turn)) return false;
  }
  if (turn.stage == stages::turn::BeforeCard || !only_end_is_left(on.cards, state, turn)) return true;
  on.events.tell_all({48}, EventKind::TurnEnded, self);
  state.frames.pop();
  return false;
}

void turn_options(const Cards& cards, const State& state, Seat self, Options& out) {
  const Frame& turn = state.frames.top();
  const Player& player = state.players[self];
  Options::Filler fill{out};
  if (turn.stage == stages::turn::BeforeCard) card_options(cards, state, self, fill);
  if (turn.stage == stages::turn::AfterCard) {
    const unsigned most = deployable(player, turn.count);
    for (unsigned n = 1; n <= most; ++n) fill.add(choose(Verb::Deploy, n));
    fill.add_if(player.tokens > player.flipped, choose(Verb::Flip));  // VD-098, VD-101
  }
  for (const Follower f : drainable(cards, player)) fill.add(choose(Verb::Drain, f));
  each_useful(cards, state, self, [&](Source s) { fill.add(choose(Verb::Use, s)); });
  fill.add_if(turn.stage != stages::turn::BeforeCard, choose(Verb::End));
}

void apply_turn(Play& on, Seat self, Choice given) {
  State& state = on.state;
  Frame& turn = state.frames.top();
  Player& player = state.players[self];
  switch (verb(given)) {
    case Verb::Play: return play_from_hand(on, self, given);
    case Verb::Deploy:
      turn.count = static_cast<std::uint8_t>(turn.count + argument_of(given));
      return deploy_blood(on, self, *turn.at, argument_of(given));
    case Verb::Flip:
      ++player.flipped;
      on.events.tell_all({98}, EventKind::Flipped, self, *turn.at);
      return place_blood(on, self, *turn.at, 1);  // VD-099, VD-100
    case Verb::Drain: return drain(on, self, chosen<Follower>(given));
    case Verb::Use: return begin_effect(on, chosen<Source>(given), Window::OwnTurn, {});
    default: on.events.tell_all({48}, EventKind::TurnEnded, self); return state.frames.pop();
  }
}

}  // namespace krypta::vendetta
