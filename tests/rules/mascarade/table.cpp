#include "tests/rules/mascarade/table.hpp"

#include "engine/games/mascarade/rules.hpp"

namespace krypta::mascarade::test {

Position::Position(unsigned seats) {
  state_.turn = 5;
  state_.active = A;
  state_.players = SeatArray<Player, table_size>::filled(seats);
  state_.ready = SeatSet::first(seats);
  state_.set = usual_set(seats);
  state_.frames.push({.step = Step::Act, .seat = A});
  unsigned dealt = 0;
  for (const Character c : all_of<Character>()) {
    for (unsigned i = 0; i < state_.set[c]; ++i, ++dealt) {
      const unsigned owner = dealt / hand_size(seats);
      if (owner < seats) {
        state_.players[seat(owner)].hand.push_back({c, false});
      } else {
        state_.centre.push_back({c, false});
      }
    }
  }
  settle_bank();
}

void Position::settle_bank() {
  unsigned held = state_.court;
  for (const Player& player : state_.players) held += player.coins;
  state_.bank = static_cast<std::uint8_t>(all_coins - held);
}

Position& Position::turn(unsigned number) {
  state_.turn = number;
  return *this;
}
Position& Position::active(Seat s) {
  state_.active = s;
  state_.frames.top().seat = s;
  return *this;
}
Position& Position::forced() {
  state_.forced = true;
  if (state_.turn == 5) state_.turn = 6;
  return state_.court == 0 ? court(1) : *this;
}
Position& Position::at_once() {
  state_.at_once = true;
  return *this;
}
Position& Position::notebook() {
  state_.notebook = true;
  return *this;
}
Position& Position::cards(std::initializer_list<Character> all) {
  state_.set = {};
  state_.centre.clear();
  for (Player& player : state_.players) player.hand.clear();
  unsigned dealt = 0;
  for (const Character c : all) {
    ++state_.set[c];
    const unsigned owner = dealt++ / hand_size(seats(state_));
    if (owner < seats(state_)) {
      state_.players[seat(owner)].hand.push_back({c, false});
    } else {
      state_.centre.push_back({c, false});
    }
  }
  return *this;
}
Position& Position::holds(std::string_view place, Character character) {
  Card& here = card(state_, *named<Place>(place));
  if (here.value == character) return *this;
  bool found = false;
  each_place(state_, [&](Place p) {
    if (found || card(state_, p).value != character) return;
    found = true;
    std::swap(card(state_, p).value, here.value);
  });
  EXPECT_TRUE(found) << name_of(character) << " is not in play";
  return *this;
}
Position& Position::coins(std::initializer_list<unsigned> fortunes) {
  unsigned s = 0;
  for (const unsigned coins : fortunes) state_.players[seat(s++)].coins = static_cast<std::uint8_t>(coins);
  if (state_.turn == 5) state_.turn = 9;
  settle_bank();
  return *this;
}
Position& Position::court(unsigned coins) {
  state_.court = static_cast<std::uint8_t>(coins);
  if (state_.turn == 5) state_.turn = 9;
  settle_bank();
  return *this;
}
Position& Position::bank(unsigned coins) { return court(static_cast<unsigned>(state_.court + state_.bank) - coins); }

Table& Table::deal(std::initializer_list<std::string_view> characters) {
  for (const std::string_view c : characters) act(Seat::chance, "deal:" + std::string{c});
  return *this;
}
Table& Table::all_ready() {
  for (unsigned s = 0; s < state().players.size(); ++s) act(seat(s), "ready");
  return *this;
}
Table& Table::answers(std::initializer_list<Seat> claimants) {
  const SeatSet claims = seats_of(claimants);
  for (std::size_t asked_so_far = 0; step() == Step::Answer && asked_so_far < state().players.size(); ++asked_so_far) {
    const Seat asked = pending().must.lowest();
    act(asked, claims.has(asked) ? "claim" : "pass");
  }
  return *this;
}
Table& Table::swap(std::string_view cards, bool exchange) {
  const Seat self = active();
  act(self, "swap:" + std::string{cards});
  return act(self, exchange ? "exchange" : "leave");
}

std::vector<unsigned> Table::fortunes() const {
  std::vector<unsigned> all;
  for (const Player& player : state().players) all.push_back(player.coins);
  return all;
}
Character Table::at(std::string_view place) const { return card(state(), *named<Place>(place)).value; }
bool Table::open(std::string_view place) const { return card(state(), *named<Place>(place)).open; }

Refusal refused_setup(unsigned seats, std::initializer_list<std::pair<std::string, std::string>> options) {
  const auto state = game.begin(Setup{seats, options});
  EXPECT_FALSE(static_cast<bool>(state)) << "the match began";
  return state ? Refusal{} : state.refusal();
}
bool names(const Refusal& refusal, std::string_view rule) {
  for (const RuleId id : refusal.rules) {
    if (rule_name(game.info(), id) == rule) return true;
  }
  return false;
}

SeatSet seats_of(std::initializer_list<Seat> seats) {
  SeatSet all;
  for (const Seat s : seats) all.add(s);
  return all;
}

}  // namespace krypta::mascarade::test
