#include "engine/core/hash.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/games/nowa_huta/game.hpp"

namespace krypta::hash_test {
namespace {

enum class Card : std::uint8_t { Ace, King, Queen };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Card>) { return {"ace", "king", "queen"}; }

struct Pair {
  std::uint8_t first = 1;
  std::uint8_t second = 2;
};
constexpr auto fields_of(std::type_identity<Pair>) {
  return fields<Pair>(field("first", &Pair::first, everyone), field("second", &Pair::second, everyone));
}
/// The same values in another layout.
struct WidePair {
  std::int64_t second = 2;
  std::uint32_t first = 1;
};
constexpr auto fields_of(std::type_identity<WidePair>) {
  return fields<WidePair>(field("first", &WidePair::first, everyone), field("second", &WidePair::second, everyone));
}

struct Table {
  bool night = false;
  std::int16_t balance = -5;
  Card trump = Card::King;
  Seat dealer = seat(1);
  SeatSet out = SeatSet::first(2);
  Maybe<Card> pledge;
  FixedVector<std::uint8_t, 4> row = FixedVector<std::uint8_t, 4>::filled(2, 6);
  SeatArray<Pair, 3> pairs = SeatArray<Pair, 3>::filled(2);
  FrameStack<Pair, 3> frames{};
  EnumArray<Card, std::uint8_t> counts{};
  Hidden<Card> pit{Card::King};
  Sealed<Card> bid{Card::King};
  Secret<Card> shown{Card::King, SeatSet::first(1)};
};
constexpr auto fields_of(std::type_identity<Table>) {
  return fields<Table>(field("night", &Table::night, everyone), field("balance", &Table::balance, everyone),
                       field("trump", &Table::trump, everyone), field("dealer", &Table::dealer, everyone),
                       field("out", &Table::out, everyone), field("pledge", &Table::pledge, everyone),
                       field("row", &Table::row, everyone), field("pairs", &Table::pairs, everyone),
                       field("frames", &Table::frames, everyone), field("counts", &Table::counts, everyone),
                       field("pit", &Table::pit, nobody), field("bid", &Table::bid, owner_until_opened),
                       field("shown", &Table::shown, whoever_has_seen));
}

using List = FixedVector<std::uint8_t, 4>;
List list(std::initializer_list<unsigned> numbers) {
  List all;
  for (const unsigned n : numbers) all.push_back(static_cast<std::uint8_t>(n));
  return all;
}

TEST(HashTest, DependsOnEveryPartOfTheValue) {
  const std::vector<std::pair<std::string_view, std::function<void(Table&)>>> changes{
      {"night", [](Table& t) { t.night = true; }},
      {"balance", [](Table& t) { t.balance = 5; }},
      {"trump", [](Table& t) { t.trump = Card::Queen; }},
      {"dealer", [](Table& t) { t.dealer = seat(2); }},
      {"out", [](Table& t) { t.out.add(Seat::spectator); }},
      {"pledge", [](Table& t) { t.pledge = Card::Ace; }},
      {"another pledge", [](Table& t) { t.pledge = Card::King; }},
      {"an element of row", [](Table& t) { t.row[1] = 7; }},
      {"the size of row", [](Table& t) { t.row.push_back(0); }},
      {"a field in pairs", [](Table& t) { t.pairs[seat(1)].second = 3; }},
      {"the same field of the other pair", [](Table& t) { t.pairs[seat(0)].second = 3; }},
      {"frames", [](Table& t) { t.frames.push({}); }},
      {"counts", [](Table& t) { t.counts[Card::Ace] = 1; }},
      {"another count", [](Table& t) { t.counts[Card::Queen] = 1; }},
      {"the value of pit", [](Table& t) { t.pit.value = Card::Ace; }},
      {"whether pit is known", [](Table& t) { t.pit.known = false; }},
      {"the value of bid", [](Table& t) { t.bid.value = Card::Ace; }},
      {"whether bid is open", [](Table& t) { t.bid.open = true; }},
      {"whether bid is known", [](Table& t) { t.bid.known = false; }},
      {"the value of shown", [](Table& t) { t.shown.value = Card::Ace; }},
      {"who has seen shown", [](Table& t) { t.shown.seen_by = {}; }},
      {"whether shown is known", [](Table& t) { t.shown.known = false; }},
  };
  std::set<std::uint64_t> hashes{hash_of(Table{})};
  for (const auto& [name, change] : changes) {
    Table changed;
    change(changed);
    EXPECT_TRUE(hashes.insert(hash_of(changed)).second) << name;
  }
}

TEST(HashTest, EqualValuesHaveEqualHashes) {
  EXPECT_EQ(hash_of(Table{}), hash_of(Table{}));
  const Table first;
  const Table copy = first;
  EXPECT_EQ(hash_of(first), hash_of(copy));
}

TEST(HashTest, DependsOnTheOrder) {
  EXPECT_NE(hash_of(list({1, 2})), hash_of(list({2, 1})));
  EXPECT_NE(hash_of(Pair{1, 2}), hash_of(Pair{2, 1}));
  EXPECT_NE(Hasher{}.add(1).add(2).result(), Hasher{}.add(2).add(1).result());
}

TEST(HashTest, DependsOnTheSize) {
  EXPECT_NE(hash_of(list({})), hash_of(list({0})));
  EXPECT_NE(hash_of(list({0})), hash_of(list({0, 0})));
  EXPECT_NE(hash_of(list({0, 0, 0})), hash_of(list({0, 0, 0, 0})));
}

TEST(HashTest, DependsOnWhereAListEndsAndTheNextBegins) {
  const auto both = [](const List& a, const List& b) { return Hasher{}.add(a).add(b).result(); };
  std::set<std::uint64_t> hashes{both(list({}), list({1, 1, 1})), both(list({1}), list({1, 1})),
                                 both(list({1, 1}), list({1})), both(list({1, 1, 1}), list({}))};
  EXPECT_EQ(hashes.size(), 4U);
}

TEST(HashTest, NothingIsNotTheFirstValue) {
  EXPECT_NE(hash_of(Maybe<Card>{}), hash_of(Maybe{Card::Ace}));
  EXPECT_NE(hash_of(Maybe<Seat>{}), hash_of(Maybe{seat(0)}));
}

TEST(HashTest, DoesNotDependOnTheLayout) {
  EXPECT_EQ(hash_of(Pair{3, 9}), hash_of(WidePair{9, 3}));
  EXPECT_EQ(hash_of(std::uint8_t{200}), hash_of(std::int64_t{200}));
  EXPECT_EQ(hash_of(std::int8_t{-1}), hash_of(std::int64_t{-1}));
}

TEST(HashTest, DoesNotDependOnWhatIsNoPartOfTheValue) {
  List popped = list({1, 2, 3});
  popped.pop_back();
  EXPECT_EQ(hash_of(popped), hash_of(list({1, 2})));
  EXPECT_EQ(hash_of(Hidden<Card>{Card::Ace, false}), hash_of(Hidden<Card>{Card::Queen, false}));
  EXPECT_EQ(hash_of(Sealed<Card>{Card::Ace, false, false}), hash_of(Sealed<Card>{Card::Queen, false, false}));
  EXPECT_EQ(hash_of(Secret<Card>{Card::Ace, {}, false}), hash_of(Secret<Card>{Card::Queen, {}, false}));
}

TEST(HashTest, AddingOneByOneIsAddingTheStruct) {
  EXPECT_EQ(Hasher{}.add(std::uint8_t{1}).add(std::uint8_t{2}).result(), hash_of(Pair{1, 2}));
}

TEST(HashTest, SpreadsSmallValues) {
  std::set<std::uint64_t> hashes, low_bytes;
  for (unsigned a = 0; a < 64; ++a) {
    for (unsigned b = 0; b < 64; ++b) {
      const auto hash = hash_of(Pair{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
      hashes.insert(hash);
      low_bytes.insert(hash & 0xFFU);
    }
  }
  EXPECT_EQ(hashes.size(), 64U * 64U);
  EXPECT_EQ(low_bytes.size(), 256U);
}

// The hashes in saved matches: a change here makes all of them invalid.
TEST(HashTest, IsTheSameForEver) {
  EXPECT_EQ(hash_of(0), 18019316967114996234U);
  EXPECT_EQ(hash_of(1), 7598819108960892506U);
  EXPECT_EQ(hash_of(-1), 3706204014724839695U);
  EXPECT_EQ(hash_of(list({})), 18019316967114996234U);
  EXPECT_EQ(hash_of(list({1, 2, 3})), 3626939329543079091U);
  EXPECT_EQ(hash_of(Pair{}), 2434344619202031592U);
  EXPECT_EQ(hash_of(Table{}), 2863497242056100624U);
}

TEST(HashTest, IsKnownAtCompileTime) {
  constexpr auto hash = hash_of(Table{});
  EXPECT_EQ(hash, hash_of(Table{}));
}

TEST(HashTest, StatesOfAGameAreToldApart) {
  const nowa_huta::NowaHuta game;
  std::set<std::uint64_t> hashes;
  for (const unsigned seats : {2U, 3U, 4U}) {
    for (const char* elder : {"draw", "0", "1"}) hashes.insert(hash_of(*game.begin({seats, {{"elder", elder}}})));
  }
  EXPECT_EQ(hashes.size(), 9U);
}

}  // namespace
}  // namespace krypta::hash_test
