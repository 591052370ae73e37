#include "engine/games/vtes/position.hpp"

#include <stdexcept>
#include <string>

#include "engine/games/vtes/rules.hpp"

namespace krypta::vtes {

namespace {

constexpr unsigned some_turn = 9;
constexpr int some_pool = 20;

unsigned usual_counters(const CardInfo& card, Region region, unsigned level) {
  if (region == Region::Uncontrolled) return 0;
  if (region == Region::Incapacitated) return 0;
  if (card.is_vampire() || card.is_imbued()) return card.capacity;
  if (!card.is(CardKind::Ally) && !card.is(CardKind::Retainer)) return 0;
  return level <= card.abilities.size() ? card.abilities[level - 1].life : 0;  // a test's own card says it itself
}

}  // namespace

Position::Position(unsigned seats) {
  state_.turn = some_turn;
  state_.active = seat(0);
  for (unsigned i = 0; i < seats; ++i) {
    Player player;
    player.pool = some_pool;
    state_.players.push_back(player);
  }
}

Position& Position::active(Seat s) {
  state_.active = s;
  return *this;
}
Position& Position::phase(Phase phase) {
  phase_ = phase;
  return *this;
}
Position& Position::turn(unsigned number) {
  state_.turn = static_cast<std::uint16_t>(number);
  return *this;
}

ThingId Position::put(Seat s, CardId card, Region region, std::optional<unsigned> counters, unsigned level) {
  const CardInfo& info = Cards::built_in()->info(card);
  Thing thing{.card = {card, region == Region::Uncontrolled ? SeatSet::of(s) : SeatSet::everyone()},
              .region = region,
              .owner = s,
              .controller = s,
              .blood = static_cast<std::uint8_t>(counters.value_or(usual_counters(info, region, level))),
              .level = static_cast<std::uint8_t>(is_crypt(card) ? 0 : level)};
  if (region == Region::Torpor) thing.marks.add(Mark::Wounded);
  if (region == Region::Contested) thing.before = is_minion(info) ? Region::Ready : Region::Table;
  state_.things.push_back(thing);
  return static_cast<ThingId>(state_.things.size() - 1);
}
ThingId Position::put_on(Seat s, CardId host, CardId card, std::optional<unsigned> counters, unsigned level) {
  const auto on = static_cast<ThingId>(&last(host) - &state_.things[0]);
  const ThingId id = put(s, card, Region::Attached, counters, level);
  at(state_, id).host = on;
  if (Cards::built_in()->info(card).teaching()) at(state_, on).marks.add(Mark::Taught);
  const CardInfo& what = Cards::built_in()->info(card);
  if (what.gives_title != Title::None) {
    at(state_, on).marks.add(Mark::Entitled);
    state_.titles.push_back(
        {.vampire = on, .title = what.gives_title, .city = what.city, .clan = what.title_clan, .card = id});
  }
  return id;
}

Thing& Position::last(CardId card) {
  for (std::size_t i = state_.things.size(); i > 0; --i) {
    if (state_.things[i - 1].card.value == card) return state_.things[i - 1];
  }
  throw std::invalid_argument{"nothing on the table is called " + std::string{slug(card)}};
}

Position& Position::locked(const CardIds& cards) {
  for (const CardId card : cards) last(card).locked = true;
  return *this;
}
Position& Position::owned(Seat s, const CardIds& cards) {
  for (const CardId card : cards) last(card).owner = s;
  return *this;
}
Position& Position::mark(CardId card, Mark mark) {
  last(card).marks.add(mark);
  return *this;
}

Position& Position::hand(Seat s, const CardIds& cards) {
  Player& player = state_.players[s];
  for (const CardId card : cards) put_in(player.hand.value, card);
  player.hand_count = static_cast<std::uint8_t>(player.hand.value.size());
  return *this;
}
Position& Position::library(Seat s, const CardIds& cards) {
  Player& player = state_.players[s];
  for (const CardId card : cards) put_in(player.library.value, card);
  player.library_count = static_cast<std::uint8_t>(player.library.value.size());
  return *this;
}
Position& Position::crypt(Seat s, const CardIds& cards) {
  Player& player = state_.players[s];
  for (const CardId card : cards) put_in(player.crypt.value, card);
  player.crypt_count = static_cast<std::uint8_t>(player.crypt.value.size());
  return *this;
}
Position& Position::ash(Seat s, const CardIds& cards) {
  for (const CardId card : cards) put_in(state_.players[s].ash, card);
  return *this;
}

State Position::state() const {
  State state = state_;
  for (unsigned i = 0; i < seat_count(state); ++i) {
    Player& player = state.players[seat(i)];
    Owned& deck = player.deck.value;
    deck.clear();
    for (const CardId card : player.hand.value) put_in(deck, card);
    for (const CardId card : player.library.value) put_in(deck, card);
    for (const CardId card : player.crypt.value) put_in(deck, card);
    for (const CardId card : player.ash) put_in(deck, card);
    for (const CardId card : player.removed) put_in(deck, card);
    for (const Thing& thing : state.things) {
      if (thing.owner == seat(i)) put_in(deck, thing.card.value);
    }
  }
  for (const Seat s : open_hands(*Cards::built_in(), state)) state.players[s].hand.open = true;
  const auto given = state.players[*state.active];
  stand_in(state, phase_);
  Player& active = state.players[*state.active];
  if (given.masters > 0) active.masters = given.masters;
  if (given.transfers > 0) active.transfers = given.transfers;
  return state;
}

}  // namespace krypta::vtes
