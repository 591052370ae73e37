#include "engine/games/vampire_empire/rules.hpp"

/// The turn: its beginning and end, step 1 and step 2.
namespace krypta::vampire_empire {

namespace {

/// VE-054, VE-055; VE-046: after the reshuffle the moat only.
void discard(Play& on, Seat self, Card c, Pile pile) {
  Player& player = on.state.players[self];
  take_from_hand(player, c);
  if (pile == Pile::Moat) {
    put_in_moat(player, c);
  } else {
    player.cellar.value.add(c);
    ++player.cellar_count;
  }
  ++on.state.frames.top().done;
  // VE-062
  on.events.add(SeatSet::of(self), {54, 62}, EventKind::DiscardedCard, self, c, pile);
  on.events.add(all_but(self), {54, 62}, EventKind::Discarded, self, pile);
}

/// Whether the hand would be filled up by anything at all.
bool would_draw(const Player& player) { return player.hand_count < full_hand && can_draw(player); }

}  // namespace

void begin_turn(Play& on) {
  State& state = on.state;
  // VE-049
  Seat next = state.active.has_value() ? other(*state.active) : seat_of(state, Side::Vampire);
  // VE-195, VE-198: who is out of cards has no turn, and the other goes on.
  if (is_out(state.players[next])) {
    on.events.tell_all({195, 198}, EventKind::OutOfCards, next);
    next = other(next);
  }
  state.active = next;
  ++state.turn;
  on.events.tell_all({50}, EventKind::TurnBegan, state.turn, next, side_of(state, next));
  state.frames.top() = {.step = Step::Discard, .seat = next};
}

void end_turn(Play& on) {
  // VE-188, VE-190
  const auto& players = on.state.players;
  if (is_out(players[seat(0)]) && is_out(players[seat(1)])) return end_by_count(on);
  on.state.frames.top() = {.step = Step::TurnBegins};
}

bool may_skip(const Player& player) {
  if (player.hand_count > full_hand) return false;    // VE-060
  return player.hand_count > 0 || !can_draw(player);  // VE-058
}

void discard_options(const State& state, Seat self, Options& out) {
  const Player& player = state.players[self];
  const bool used = state.frames.top().done > 0;
  for (const Card c : player.hand.value) {
    out.push_back(choose(Verb::ToMoat, c));
    if (!player.reshuffled) out.push_back(choose(Verb::ToCellar, c));
  }
  // VE-056, VE-058: where nothing would be drawn, filling up and skipping are the same.
  if (player.hand_count <= full_hand && (used || would_draw(player))) out.push_back(choose(Verb::Fill));
  if (!used && may_skip(player)) out.push_back(choose(Verb::Skip));
}

void apply_discard(Play& on, Seat self, Choice choice) {
  Frame& frame = on.state.frames.top();
  const Player& player = on.state.players[self];
  switch (verb(choice)) {
    case Verb::ToMoat: return discard(on, self, chosen<Card>(choice), Pile::Moat);
    case Verb::ToCellar: return discard(on, self, chosen<Card>(choice), Pile::Cellar);
    case Verb::Skip:
      on.events.tell_all({58}, EventKind::Skipped, self);
      frame = {.step = Step::Reveal, .seat = self};
      return;
    default:
      frame = {.step = Step::Reveal, .seat = self};
      if (would_draw(player)) begin_drawing(on, self, full_hand - player.hand_count);
  }
}

bool may_reveal(const State& state, Seat self) {
  return side_of(state, self) == Side::Vampire && state.revealed.size() < vampire_count;
}

void reveal_options(const State& state, Options& out) {
  // VE-068, VE-071
  for (const Character c : state.vampires.value - state.revealed) out.push_back(choose(Verb::Reveal, c));
  out.push_back(choose(Verb::Done));
}

void apply_reveal(Play& on, Seat self, Choice choice) {
  on.state.frames.top() = {.step = Step::BeforeAction, .seat = self};  // VE-065
  if (verb(choice) != Verb::Reveal) return on.events.tell_all({64}, EventKind::KeptSecret, self);
  const auto who = chosen<Character>(choice);
  on.state.revealed.add(who);
  on.events.tell_all({64, 66}, EventKind::Revealed, self, who);
  if (!castle(on.state).has(who)) return;
  on.events.tell_all({67}, EventKind::ShowedSide, who);
  ended_by_castle(on);  // VE-070
}

}  // namespace krypta::vampire_empire
