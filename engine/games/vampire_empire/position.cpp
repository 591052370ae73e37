#include "engine/games/vampire_empire/position.hpp"

#include <algorithm>

#include "engine/games/vampire_empire/rules.hpp"

namespace krypta::vampire_empire {

namespace {

constexpr Seat V = seat(0);
constexpr Seat H = seat(1);

CardSet cards(const Position::CardIds& ids) {
  CardSet set;
  for (const std::string_view id : ids) set.add(*named<Card>(id));
  return set;
}
CharacterSet set_of(const Position::Characters& who) {
  CharacterSet set;
  for (const Character c : who) set.add(c);
  return set;
}

}  // namespace

Position::Position() {
  state_.turn = 3;
  state_.active = V;
  state_.players = SeatArray<Player, table_size>::filled(table_size);
  for (const Seat s : {V, H}) {
    Player& player = state_.players[s];
    player.side = s == V ? Side::Vampire : Side::Human;
    player.deck.value = whole_deck(player.side);
  }
  state_.frames.push({.step = Step::Act, .seat = V});
  vampires({Character::Lord, Character::Cook, Character::Nun});
  tokens({Character::Lady, Character::Butler});
  castle({Character::Lady, Character::Maid, Character::Monk});
  settle();
}

void Position::settle() {
  for (Player& player : state_.players) {
    player.hand_count = static_cast<std::uint8_t>(player.hand.value.size());
    player.deck_count = static_cast<std::uint8_t>(player.deck.value.size());
    player.cellar_count = static_cast<std::uint8_t>(player.cellar.value.size());
    player.moat_count = static_cast<std::uint8_t>(player.moat.value.size());
  }
  CharacterSet in_town = living(state_) - vampire_empire::castle(state_);
  for (const auto& c : state_.town.bottom) in_town.remove(c.value);
  state_.town.middle.clear();
  for (const Character c : in_town) state_.town.add(c);
}

Position& Position::day() {
  state_.active = H;
  state_.turn = 4;
  state_.frames[0].seat = H;
  if (state_.frames.size() > 1) state_.frames[1].seat = H;
  return *this;
}
Position& Position::turn(unsigned number) {
  state_.turn = static_cast<std::uint16_t>(number);
  return *this;
}
Position& Position::step_1() {
  state_.frames.top().step = Step::Discard;
  return *this;
}
Position& Position::step_2() {
  state_.frames.top().step = Step::Reveal;
  return *this;
}
Position& Position::window_before() {
  state_.frames.push({.step = Step::Window, .seat = state_.active});
  return *this;
}
Position& Position::window_after() {
  state_.frames.top().step = Step::TurnEnds;
  return window_before();
}
Position& Position::window_asks(Seat s) {
  const auto passes = static_cast<std::uint8_t>(state_.active == s ? 0 : 1);
  state_.frames.push({.step = Step::Window, .seat = s, .count = passes});
  return *this;
}
Position& Position::castle(const Characters& who) {
  state_.castle.clear();
  for (const Character c : who) state_.castle.push_back({.who = c});
  settle();
  return *this;
}
Position& Position::bottom(const Characters& who) {
  state_.town.bottom.clear();
  for (const Character c : who) state_.town.put_at_bottom(c, SeatSet::everyone());
  settle();
  return *this;
}
Position& Position::dead(const Characters& who) {
  for (const Character c : who) {
    state_.dead.add(c);
    (state_.vampires.value.has(c) ? state_.revealed : state_.known_humans).add(c);
  }
  settle();
  return *this;
}
Position& Position::vampires(const Characters& who) {
  state_.vampires = {set_of(who), SeatSet::of(V)};
  return *this;
}
Position& Position::tokens(const Characters& who) {
  state_.tokens = {set_of(who), SeatSet::of(H)};
  return *this;
}
Position& Position::revealed(const Characters& who) {
  state_.revealed = state_.revealed | set_of(who);
  return *this;
}
Position& Position::known_humans(const Characters& who) {
  state_.known_humans = state_.known_humans | set_of(who);
  return *this;
}
Position& Position::marker(Character who, Marker kind, unsigned count) {
  for (Resident& resident : state_.castle) {
    if (resident.who == who) resident.markers[kind] = static_cast<std::uint8_t>(count);
  }
  return *this;
}

Position& Position::put(Seat s, const CardIds& ids, CardSet& pile) {
  Player& player = state_.players[s];
  for (CardSet* set : {&player.deck.value, &player.hand.value, &player.moat.value, &player.cellar.value})
    *set = *set - cards(ids);
  pile = pile | cards(ids);
  settle();
  return *this;
}
Position& Position::hand(Seat s, const CardIds& ids) { return put(s, ids, state_.players[s].hand.value); }
Position& Position::moat(Seat s, const CardIds& ids) { return put(s, ids, state_.players[s].moat.value); }
Position& Position::cellar(Seat s, const CardIds& ids) { return put(s, ids, state_.players[s].cellar.value); }
Position& Position::deck(Seat s, const CardIds& ids) {
  Player& player = state_.players[s];
  player.moat.value = player.moat.value | player.deck.value;
  player.deck.value.clear();
  return put(s, ids, player.deck.value);
}
Position& Position::reshuffled(Seat s) {
  state_.players[s].reshuffled = true;
  return *this;
}
Position& Position::forbid(Seat s, Action action) {
  state_.players[s].forbidden.add(action);
  return *this;
}

State Position::state() const {
  State state = state_;
  const auto away = [&](Seat s, Card c, bool openly) {
    Player& player = state.players[s];
    player.deck.value.remove(c);
    player.moat.value.add(c);
    if (openly && !player.shown.full()) player.shown.push_back(c);
  };
  const auto was_played = [&](const CardIds& ids, unsigned count) {
    for (const std::string_view id : ids) {
      const Card c = *named<Card>(id);
      const Seat s = deck_of(c) == Side::Vampire ? V : H;
      const Player& player = state.players[s];
      if (count == 0 || !(player.deck.value | player.moat.value).has(c)) continue;
      if (std::ranges::find(player.shown, c) == player.shown.end()) away(s, c, true);
      --count;
    }
  };
  unsigned markers = 0;
  for (const Resident& resident : state.castle) {
    for (const unsigned count : resident.markers) markers += count;
  }
  was_played({"h33", "v33", "h32", "v32", "h31", "v31"}, markers);
  for (const Seat s : {V, H}) {
    Player& player = state.players[s];
    if (!player.forbidden.empty()) was_played({"h39"}, 1);
    if (player.hand.value.size() > full_hand) was_played({s == V ? "v36" : "h36"}, 1);
    // In each turn a card went to a moat, and eight were drawn at the beginning; support cards, as long as there are
    // some, for no card brings them back.
    const unsigned turns = s == V ? state.turn / 2U : (state.turn - 1U) / 2U;
    const unsigned most_left = player.reshuffled ? deck_size : deck_size - full_hand;
    for (unsigned i = deck_size; i-- > 0;) {
      if (player.moat.value.size() >= turns && player.deck.value.size() <= most_left) break;
      if (player.deck.value.has(card(player.side, i))) away(s, card(player.side, i), false);
    }
    player.deck_count = static_cast<std::uint8_t>(player.deck.value.size());
    player.moat_count = static_cast<std::uint8_t>(player.moat.value.size());
  }
  return state;
}
CardSet Position::before() const {
  CardSet added;
  const State made = state();
  for (const Seat s : {V, H}) added = added | (made.players[s].moat.value - state_.players[s].moat.value);
  return added;
}

}  // namespace krypta::vampire_empire
