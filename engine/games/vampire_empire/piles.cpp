#include "engine/games/vampire_empire/rules.hpp"

/// Decks, hands, moats and cellars.
namespace krypta::vampire_empire {

namespace {

/// VE-042, VE-045
bool can_reshuffle(const Player& player) { return player.cellar_count > 0 && !player.reshuffled; }

void reshuffle(Play& on, Seat self) {
  Player& player = on.state.players[self];
  player.deck.value = player.cellar.value;
  player.deck_count = player.cellar_count;
  player.cellar.value.clear();
  player.cellar_count = 0;
  player.reshuffled = true;  // VE-045
  on.events.tell_all({42, 45}, EventKind::Reshuffled, self, player.deck_count);
}

}  // namespace

bool can_draw(const Player& player) { return player.deck_count > 0 || can_reshuffle(player); }

void take_from_hand(Player& player, Card c) {
  player.hand.value.remove(c);
  --player.hand_count;
}
void put_in_hand(Player& player, Card c) {
  player.hand.value.add(c);
  ++player.hand_count;
}
void put_in_moat(Player& player, Card c) {
  player.moat.value.add(c);
  ++player.moat_count;
}
void show_and_put_in_moat(Player& player, Card c) {
  put_in_moat(player, c);
  player.shown.push_back(c);
}

void play_openly(Play& on, Seat self, Card c, unsigned rule) {
  Player& player = on.state.players[self];
  if (on.state.combat.aside.has(c)) {
    on.state.combat.aside.remove(c);
    put_aside_away(on, self);  // VE-094, VE-095: of two equal ones the other
  } else {
    take_from_hand(player, c);
    player.played.add(c);
  }
  on.events.tell_all({rule}, EventKind::Played, self, c, on.cards.value(c));
}

void put_aside_away(Play& on, Seat self) {
  Player& player = on.state.players[self];
  for (const Card c : on.state.combat.aside) show_and_put_in_moat(player, c);
  player.played = player.played - on.state.combat.aside;
  on.state.combat.aside.clear();
}

void clear_table(Play& on) {
  for (Player& player : on.state.players) {
    for (const Card c : player.played) show_and_put_in_moat(player, c);
    player.played.clear();
    player.cancelled.clear();
  }
}

void begin_drawing(Play& on, Seat self, unsigned count) {
  on.state.frames.push({.step = Step::DrawCards, .seat = self, .count = static_cast<std::uint8_t>(count)});
}

bool go_on_drawing(Play& on) {
  Frame& frame = on.state.frames.top();
  Player& player = on.state.players[*frame.seat];
  // VE-043: in the moment of the draw, also in the middle of several.
  if (frame.count > 0 && player.deck_count == 0 && can_reshuffle(player)) reshuffle(on, *frame.seat);
  if (frame.count > 0 && player.deck_count > 0) return true;
  on.events.tell_all({48, 56}, EventKind::Drew, *frame.seat, frame.done);
  on.state.frames.pop();
  return false;
}

void apply_draw(Play& on, Card c) {
  Frame& frame = on.state.frames.top();
  Player& player = on.state.players[*frame.seat];
  player.deck.value.remove(c);
  --player.deck_count;
  put_in_hand(player, c);
  on.events.add(SeatSet::of(*frame.seat), {56}, EventKind::GotCard, *frame.seat, c);
  --frame.count;
  ++frame.done;
}

bool go_on_losing(Play& on) {
  const Frame& frame = on.state.frames.top();
  if (frame.count > 0 && on.state.players[*frame.seat].hand_count > 0) return true;
  on.events.tell_all({212}, EventKind::LostCards, *frame.seat, frame.done);
  on.state.frames.pop();
  return false;
}

void apply_loss(Play& on, Card c) {
  Frame& frame = on.state.frames.top();
  Player& player = on.state.players[*frame.seat];
  take_from_hand(player, c);
  put_in_moat(player, c);
  on.events.add(SeatSet::of(*frame.seat), {212}, EventKind::LostCard, *frame.seat, c);
  --frame.count;
  ++frame.done;
}

}  // namespace krypta::vampire_empire
