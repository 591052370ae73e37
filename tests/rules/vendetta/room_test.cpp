#include <gtest/gtest.h>

#include "engine/games/vendetta/card_host.hpp"

/// Lists of the state that are full forget nothing: what would go beyond them does not happen.
namespace krypta::vendetta::room_test {
namespace {

struct Full {
  std::vector<LoggedEvent> log{};
  Events events{log};
  State state{};
  Play play{*Cards::built_in(), state, events};
  Context context{.by = source(clan_card(Clan::Malkavian, 1)), .self = seat(0)};
  CardHost host{play, context};
};

TEST(VendettaRoom, WhatIsPutOffIsNotForgotten) {
  Full full;
  for (cards::Address from = 1; from <= decltype(State::put_off)::capacity; ++from) full.host.later(0, from);
  const State before = full.state;
  EXPECT_THROW(full.host.later(0, 99), OutOfBounds);
  EXPECT_EQ(full.state, before);
}

TEST(VendettaRoom, WhatSomebodyIsImmuneToIsNotForgotten) {
  Full full;
  full.state.players = SeatArray<Player, most_players>::filled(3);
  auto& immune_to = full.state.players[seat(0)].immune_to;
  for (unsigned i = 1; i <= 6; ++i) {
    Deployed card;
    card.card.value = clan_card(Clan::Brujah, i);
    full.state.deployed.push_back(card);
  }
  const auto ignore = [&](int slot) {
    const std::array<int, 2> arguments{slot, 0};
    static_cast<void>(full.host.call(static_cast<unsigned>(CardVerb::IgnoreCard), arguments));
  };
  for (int slot = 0; slot < 4; ++slot) ignore(slot);
  ignore(2);
  EXPECT_EQ(immune_to.size(), 4U) << "twice the same is once";
  for (unsigned i = 1; i <= 4; ++i) EXPECT_TRUE(immune_to.contains(clan_card(Clan::Brujah, i)));
  EXPECT_THROW(ignore(4), OutOfBounds);
  EXPECT_TRUE(immune_to.contains(clan_card(Clan::Brujah, 1)));
}

}  // namespace
}  // namespace krypta::vendetta::room_test
