#include "engine/core/view.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/codec.hpp"
#include "engine/core/hash.hpp"

namespace krypta::view_test {
namespace {

constexpr Seat A = seat(0), B = seat(1), C = seat(2);
constexpr std::array observers{A, B, C, Seat::spectator};

enum class Card : std::uint8_t { Ace, King, Queen };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Card>) { return {"ace", "king", "queen"}; }
enum class Suit : std::uint8_t { Moon, Sun };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Suit>) { return {"moon", "sun"}; }

struct Pouch {
  std::uint8_t coins = 1;
  Hidden<std::uint8_t> gems{2};
  Hidden<std::uint8_t> curse{3};
  friend constexpr bool operator==(const Pouch&, const Pouch&) = default;
};
constexpr auto fields_of(std::type_identity<Pouch>) {
  return fields<Pouch>(field("coins", &Pouch::coins, everyone), field("gems", &Pouch::gems, owner),
                       field("curse", &Pouch::curse, nobody));
}

struct Player {
  std::uint8_t points = 4;
  Pouch pouch;
  FixedVector<Hidden<Card>, 3> hand;
  EnumArray<Suit, Hidden<std::uint8_t>> stock;
  Sealed<Card> bid{Card::King};
  FixedVector<Secret<Card>, 3> played;
  FixedVector<Pouch, 2> buried;
  EnumArray<Suit, Pouch> chests;
  SeatArray<Hidden<std::uint8_t>, 3> notes;  ///< written by this player, each for one other to read
  friend constexpr bool operator==(const Player&, const Player&) = default;
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(field("points", &Player::points, everyone), field("pouch", &Player::pouch, everyone),
                        field("hand", &Player::hand, owner), field("stock", &Player::stock, owner),
                        field("bid", &Player::bid, owner_until_opened),
                        field("played", &Player::played, whoever_has_seen), field("buried", &Player::buried, everyone),
                        field("chests", &Player::chests, everyone), field("notes", &Player::notes, owner));
}

struct Table {
  std::uint8_t turn = 1;
  SeatArray<Player, 3> players;
  SeatArray<Hidden<Card>, 3> roles;
  SeatArray<Sealed<Card>, 3> votes;
  Hidden<Card> pit{Card::Queen};
  Hidden<Card> ownerless{Card::King};
  FixedVector<Hidden<Card>, 3> stack;
  EnumArray<Suit, FixedVector<Secret<Card>, 2>> piles;
  FrameStack<Pouch, 2> frames;
  friend constexpr bool operator==(const Table&, const Table&) = default;
};
constexpr auto fields_of(std::type_identity<Table>) {
  return fields<Table>(field("turn", &Table::turn, everyone), field("players", &Table::players, everyone),
                       field("roles", &Table::roles, owner), field("votes", &Table::votes, owner_until_opened),
                       field("pit", &Table::pit, nobody), field("ownerless", &Table::ownerless, owner),
                       field("stack", &Table::stack, nobody), field("piles", &Table::piles, whoever_has_seen),
                       field("frames", &Table::frames, everyone));
}

SeatSet set_of(std::initializer_list<Seat> seats) {
  SeatSet set;
  for (const Seat s : seats) set.add(s);
  return set;
}

Table table() {
  Player player;
  player.hand = FixedVector<Hidden<Card>, 3>::filled(2, {Card::King});
  for (auto& stock : player.stock) stock.value = 5;
  player.played.push_back({Card::King, {}});
  player.played.push_back({Card::King, set_of({A, C})});
  player.buried.push_back({});
  player.notes = SeatArray<Hidden<std::uint8_t>, 3>::filled(3, {9});
  Table made;
  made.players = SeatArray<Player, 3>::filled(3, player);
  made.players[B].bid.open = true;
  made.roles = SeatArray<Hidden<Card>, 3>::filled(3, {Card::King});
  made.votes = SeatArray<Sealed<Card>, 3>::filled(3, {Card::King});
  made.votes[C].open = true;
  made.stack.push_back({Card::King});
  made.piles[Suit::Moon].push_back({Card::King, set_of({B})});
  made.piles[Suit::Sun].push_back({Card::King, set_of({A, Seat::spectator})});
  made.frames.push({});
  return made;
}

/// One thing on the table, a way to change it, and who may know it.
struct Fact {
  std::string_view name;
  std::function<void(Table&)> change;
  SeatSet readers;
};

void other(Card& card) { card = Card::Queen; }
void other(std::uint8_t& number) { number = static_cast<std::uint8_t>(number + 1); }

std::vector<Fact> facts() {
  const SeatSet all = SeatSet::everyone(), none;
  return {
      {"turn", [](Table& t) { other(t.turn); }, all},
      {"points", [](Table& t) { other(t.players[B].points); }, all},
      {"coins in a struct", [](Table& t) { other(t.players[B].pouch.coins); }, all},
      {"gems in a struct", [](Table& t) { other(t.players[B].pouch.gems.value); }, set_of({B})},
      {"the curse in a struct", [](Table& t) { other(t.players[B].pouch.curse.value); }, none},
      {"a card in hand", [](Table& t) { other(t.players[A].hand[1].value); }, set_of({A})},
      {"the size of a hand", [](Table& t) { t.players[A].hand.pop_back(); }, all},
      {"stock by suit", [](Table& t) { other(t.players[C].stock[Suit::Sun].value); }, set_of({C})},
      {"a closed bid", [](Table& t) { other(t.players[A].bid.value); }, set_of({A})},
      {"an open bid", [](Table& t) { other(t.players[B].bid.value); }, all},
      {"whether a bid is open", [](Table& t) { t.players[C].bid.open = true; }, all},
      {"a card played unseen", [](Table& t) { other(t.players[B].played[0].value); }, none},
      {"a card played before two", [](Table& t) { other(t.players[B].played[1].value); }, set_of({A, C})},
      {"coins in a list of structs", [](Table& t) { other(t.players[C].buried[0].coins); }, all},
      {"gems in a list of structs", [](Table& t) { other(t.players[C].buried[0].gems.value); }, set_of({C})},
      {"the curse in a list of structs", [](Table& t) { other(t.players[C].buried[0].curse.value); }, none},
      {"gems in structs by suit", [](Table& t) { other(t.players[A].chests[Suit::Moon].gems.value); }, set_of({A})},
      {"the curse in structs by suit", [](Table& t) { other(t.players[A].chests[Suit::Sun].curse.value); }, none},
      {"a note for another seat", [](Table& t) { other(t.players[A].notes[C].value); }, set_of({C})},
      {"a role", [](Table& t) { other(t.roles[C].value); }, set_of({C})},
      {"a closed vote", [](Table& t) { other(t.votes[A].value); }, set_of({A})},
      {"an open vote", [](Table& t) { other(t.votes[C].value); }, all},
      {"the pit", [](Table& t) { t.pit.value = Card::Ace; }, none},
      {"an owner's card outside every seat", [](Table& t) { other(t.ownerless.value); }, none},
      {"the stack", [](Table& t) { other(t.stack[0].value); }, none},
      {"a pile that B has seen", [](Table& t) { other(t.piles[Suit::Moon][0].value); }, set_of({B})},
      {"a pile that A and the spectators have seen", [](Table& t) { other(t.piles[Suit::Sun][0].value); },
       set_of({A, Seat::spectator})},
      {"coins in a frame", [](Table& t) { other(t.frames.top().coins); }, all},
      {"gems in a frame", [](Table& t) { other(t.frames.top().gems.value); }, none},
  };
}

std::string json(const View<Table>& view) { return to_json(to_value(view.known())); }

TEST(ViewTest, ShowsEachFactToItsReadersAndToNobodyElse) {
  for (const Fact& fact : facts()) {
    Table changed = table();
    fact.change(changed);
    ASSERT_NE(changed, table()) << fact.name;
    for (const Seat observer : observers) {
      const View<Table> before = redact(table(), observer), after = redact(changed, observer);
      const bool seen = fact.readers.has(observer);
      EXPECT_EQ(before != after, seen) << fact.name << " for " << number(observer);
      EXPECT_EQ(hash_of(before.known()) != hash_of(after.known()), seen) << fact.name << " for " << number(observer);
      EXPECT_EQ(json(before) != json(after), seen) << fact.name << " for " << number(observer);
    }
  }
}

TEST(ViewTest, StatesThatDifferInAllThatASeatMayNotKnowLookTheSameToIt) {
  for (const Seat observer : observers) {
    Table changed = table();
    unsigned hidden = 0;
    for (const Fact& fact : facts()) {
      if (fact.readers.has(observer)) continue;
      fact.change(changed);
      ++hidden;
    }
    ASSERT_GT(hidden, 8U);
    ASSERT_NE(changed, table());
    const View<Table> before = redact(table(), observer), after = redact(changed, observer);
    EXPECT_EQ(before, after) << number(observer);
    EXPECT_EQ(hash_of(before.known()), hash_of(after.known())) << number(observer);
    EXPECT_EQ(json(before), json(after)) << number(observer);
  }
}

TEST(ViewTest, WhatOneMayNotKnowIsGoneAndWhatOneMayKnowIsUntouched) {
  const View<Table> view = redact(table(), B);
  const Player& self = view.known().players[B];
  const Player& another = view.known().players[A];
  EXPECT_EQ(self.pouch.gems, (Hidden<std::uint8_t>{2, true}));
  EXPECT_EQ(another.pouch.gems, (Hidden<std::uint8_t>{0, false}));
  EXPECT_EQ(self.pouch.curse, (Hidden<std::uint8_t>{0, false}));
  EXPECT_EQ(self.hand[0], (Hidden<Card>{Card::King, true}));
  EXPECT_EQ(another.hand[0], (Hidden<Card>{Card::Ace, false}));
  EXPECT_EQ(another.hand.size(), 2U);
  EXPECT_EQ(another.bid, (Sealed<Card>{Card::Ace, false, false}));
  EXPECT_EQ(self.bid, (Sealed<Card>{Card::King, true, true}));
  EXPECT_EQ(another.played[1], (Secret<Card>{Card::Ace, {}, false}));
  EXPECT_EQ(view.known().piles[Suit::Moon][0], (Secret<Card>{Card::King, set_of({B}), true}));
  EXPECT_EQ(view.known().pit, (Hidden<Card>{Card::Ace, false}));
  EXPECT_EQ(another.points, 4U);
}

TEST(ViewTest, AnOpenedSecretIsKnownToEverySeatAndToSpectators) {
  for (const Seat observer : observers) {
    EXPECT_EQ(redact(table(), observer).known().votes[C], (Sealed<Card>{Card::King, true, true})) << number(observer);
  }
}

TEST(ViewTest, ASpectatorKnowsNoOwnersSecret) {
  const View<Table> view = redact(table(), Seat::spectator);
  for (const Seat s : {A, B, C}) {
    EXPECT_FALSE(view.known().players[s].pouch.gems.known);
    EXPECT_FALSE(view.known().players[s].hand[0].known);
    EXPECT_FALSE(view.known().roles[s].known);
  }
}

TEST(ViewTest, RedactingLeavesTheStateAlone) {
  const Table before = table();
  const View<Table> view = redact(before, A);
  EXPECT_EQ(before, table());
  EXPECT_NE(view.known(), before);
}

TEST(ViewTest, RedactingWhatIsKnownAddsNothing) {
  for (const Seat observer : observers) {
    const View<Table> once = redact(table(), observer);
    EXPECT_EQ(redact(once.known(), observer), once) << number(observer);
  }
}

TEST(ViewTest, KnowsWhoseItIs) {
  for (const Seat observer : observers) EXPECT_EQ(redact(table(), observer).seat(), observer);
  Table empty;
  empty.pit = {};
  EXPECT_NE(redact(empty, A), redact(empty, B));
}

TEST(ViewTest, TheMemoryIsPartOfIt) {
  Event first, second;
  first.kind = 1;
  second.kind = 1;
  second.arguments.push_back(3);
  const View<Table> none = redact(table(), A);
  const View<Table> one = redact(table(), A, {first});
  EXPECT_TRUE(none.memory().empty());
  ASSERT_EQ(one.memory().size(), 1U);
  EXPECT_EQ(one.memory()[0], first);
  EXPECT_EQ(one, redact(table(), A, {first}));
  EXPECT_NE(one, none);
  EXPECT_NE(one, redact(table(), A, {second}));
  EXPECT_NE(redact(table(), A, {first, second}), redact(table(), A, {second, first}));
}

TEST(ViewTest, UnknownThingsAreWrittenAsUnknown) {
  const Value tree = to_value(redact(table(), Seat::spectator).known());
  EXPECT_EQ(*tree.find("pit"), Value{unknown});
  EXPECT_EQ(to_json(*tree.find("roles")), R"(["unknown","unknown","unknown"])");
  EXPECT_EQ(to_json((*tree.find("votes")->array())[0]), R"({"value":"unknown","open":false})");
  EXPECT_EQ(to_json((*tree.find("votes")->array())[2]), R"({"value":"king","open":true})");
}

/// A purse whose owner sees the coins, but not the curse in it.
struct Purse {
  std::uint8_t coins = 0;
  Hidden<std::uint8_t> curse;
  friend bool operator==(const Purse&, const Purse&) = default;
};
constexpr auto fields_of(std::type_identity<Purse>) {
  return fields<Purse>(field("coins", &Purse::coins, everyone), field("curse", &Purse::curse, nobody));
}
struct Cellar {
  SeatArray<Hidden<Purse>, 3> purses;
  Hidden<std::uint8_t> unowned;
  FixedVector<std::uint8_t, 4> pile;
  friend bool operator==(const Cellar&, const Cellar&) = default;
};
constexpr auto fields_of(std::type_identity<Cellar>) {
  return fields<Cellar>(field("purses", &Cellar::purses, owner), field("unowned", &Cellar::unowned, owner),
                        field("pile", &Cellar::pile, everyone));
}

TEST(ViewTest, AStructInsideASecretKeepsItsOwnSecrets) {
  Cellar cellar;
  cellar.purses = SeatArray<Hidden<Purse>, 3>::filled(2, Hidden<Purse>{Purse{5, Hidden<std::uint8_t>{9}}});
  const View<Cellar> view = redact(cellar, A);
  EXPECT_EQ(view.known().purses[A].value.coins, 5U);
  EXPECT_FALSE(view.known().purses[A].value.curse.known);
  EXPECT_EQ(view.known().purses[A].value.curse.value, 0U);
  EXPECT_FALSE(view.known().purses[B].known);
  EXPECT_EQ(view.known().purses[B].value.coins, 0U);
}

TEST(ViewTest, ChanceKnowsNothingOfWhatHasNoOwner) {
  Cellar cellar;
  cellar.unowned.value = 7;
  for (const Seat observer : {A, B, Seat::chance, Seat::spectator}) {
    EXPECT_FALSE(redact(cellar, observer).known().unowned.known) << number(observer);
  }
}

TEST(ViewTest, WhatWasTakenOffAListIsNotInMemoryEither) {
  Cellar cellar;
  cellar.pile.push_back(3);
  cellar.pile.push_back(8);
  cellar.pile.pop_back();
  const View<Cellar> view = redact(cellar, A);
  EXPECT_EQ(*view.known().pile.end(), 0U);
  EXPECT_EQ(view, redact(cellar, A));
}

TEST(ViewTest, WhoElseHasSeenASecretIsNotShown) {
  EXPECT_EQ(redact(table(), A).known().players[A].played[1].seen_by, set_of({A}));
  EXPECT_EQ(redact(table(), C).known().players[A].played[1].seen_by, set_of({C}));
}

}  // namespace
}  // namespace krypta::view_test
