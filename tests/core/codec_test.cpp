#include "engine/core/codec.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "engine/core/deck.hpp"

namespace krypta::codec_test {
namespace {

enum class Card : std::uint8_t { Ace, King, Queen };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Card>) { return {"ace", "king", "queen"}; }

struct Purse {
  std::uint8_t coins = 0;
  Maybe<Card> pledge;
  friend constexpr bool operator==(const Purse&, const Purse&) = default;
};
constexpr auto fields_of(std::type_identity<Purse>) {
  return fields<Purse>(field("coins", &Purse::coins, everyone), field("pledge", &Purse::pledge, everyone));
}

/// Every kind of field a state can have.
struct Table {
  bool night = false;
  std::int16_t balance = 0;
  Card trump = Card::Ace;
  Seat dealer = seat(0);
  SeatSet out;
  Maybe<Seat> leader;
  FixedVector<Card, 3> row;
  SeatArray<Purse, 4> purses;
  FrameStack<Purse, 2> frames;
  EnumArray<Card, std::uint8_t> counts;
  Hidden<Card> pit;
  SeatArray<Sealed<Purse>, 4> bids;
  FixedVector<Secret<Card>, 3> shown;
  friend constexpr bool operator==(const Table&, const Table&) = default;
};
constexpr auto fields_of(std::type_identity<Table>) {
  return fields<Table>(field("night", &Table::night, everyone), field("balance", &Table::balance, everyone),
                       field("trump", &Table::trump, everyone), field("dealer", &Table::dealer, everyone),
                       field("out", &Table::out, everyone), field("leader", &Table::leader, everyone),
                       field("row", &Table::row, everyone), field("purses", &Table::purses, everyone),
                       field("frames", &Table::frames, everyone), field("counts", &Table::counts, everyone),
                       field("pit", &Table::pit, nobody), field("bids", &Table::bids, owner_until_opened),
                       field("shown", &Table::shown, whoever_has_seen));
}

Table full_table() {
  Table table;
  table.night = true;
  table.balance = -300;
  table.trump = Card::Queen;
  table.dealer = seat(2);
  table.out = SeatSet::of(seat(1)) | SeatSet::of(Seat::spectator);
  table.leader = seat(3);
  table.row.push_back(Card::King);
  table.row.push_back(Card::Ace);
  table.purses = SeatArray<Purse, 4>::filled(2, {7, {}});
  table.purses[seat(1)] = {255, Card::King};
  table.frames.push({1, {}});
  table.counts[Card::King] = 9;
  table.pit.value = Card::King;
  table.bids = SeatArray<Sealed<Purse>, 4>::filled(1, {{4, Card::Ace}, true});
  table.shown.push_back({Card::Queen, SeatSet::of(seat(0))});
  return table;
}

constexpr std::string_view full_json =
    R"({"night":true,"balance":-300,"trump":"queen","dealer":2,"out":[1,"spectator"],"leader":3,"row":["king","ace"],)"
    R"("purses":[{"coins":7,"pledge":null},{"coins":255,"pledge":"king"}],"frames":[{"coins":1,"pledge":null}],)"
    R"("counts":{"ace":0,"king":9,"queen":0},"pit":"king","bids":[{"value":{"coins":4,"pledge":"ace"},"open":true}],)"
    R"("shown":[{"value":"queen","seen_by":[0]}]})";

template <class T>
std::string json(const T& value) {
  return to_json(to_value(value));
}

/// What is wrong with a tree, as "PATH: MESSAGE"; empty if it can be read.
template <class T>
std::string problem(const Value& from) {
  T to{};
  const Reading bad = from_value(from, to);
  return bad ? bad->path + ": " + bad->message : "";
}

template <class T>
void expect_round_trip(const T& value) {
  T back{};
  const Reading bad = from_value(to_value(value), back);
  EXPECT_FALSE(bad.has_value()) << json(value) << ": " << (bad ? bad->path + ": " + bad->message : "");
  EXPECT_EQ(back, value) << json(value);
}

/// The full table with the member at a path of names and indices replaced by another value, or taken away.
Value changed(std::initializer_list<std::string_view> path, Value to) {
  const auto replace = [&](const auto& self, const Value& from, const std::string_view* step) -> Value {
    if (step == path.end()) return to;
    if (const Value::Array* items = from.array()) {
      Value::Array copy = *items;
      const auto i = std::stoul(std::string{*step});
      copy.resize(std::max(copy.size(), i + 1));
      copy[i] = self(self, copy[i], step + 1);
      return copy;
    }
    const Value* member = from.find(*step);
    Value copy = from;
    copy.set(*step, self(self, member == nullptr ? Value{} : *member, step + 1));
    return copy;
  };
  return replace(replace, to_value(full_table()), path.begin());
}
Value without(const Value& object, std::string_view name) {
  Value::Object rest;
  for (const auto& member : *object.object()) {
    if (member.first != name) rest.push_back(member);
  }
  return rest;
}

TEST(CodecTest, EveryKindOfFieldIsWritten) { EXPECT_EQ(json(full_table()), full_json); }

TEST(CodecTest, EveryKindOfFieldIsReadBack) {
  expect_round_trip(full_table());
  expect_round_trip(Table{});
}

TEST(CodecTest, ReadingReplacesEverythingThatWasThere) {
  Table table = full_table();
  table.row.push_back(Card::Queen);
  table.pit.known = false;
  table.bids[seat(0)].known = false;
  table.shown[0].known = false;
  EXPECT_FALSE(from_value(to_value(full_table()), table));
  EXPECT_EQ(table, full_table());
  EXPECT_FALSE(from_value(to_value(Table{}), table));
  EXPECT_EQ(table, Table{});
}

TEST(CodecTest, TheOrderOfTheMembersIsFreeInReading) {
  const Value tree = to_value(full_table());
  const Value reversed = Value::Object(tree.object()->rbegin(), tree.object()->rend());
  Table back;
  EXPECT_FALSE(from_value(reversed, back));
  EXPECT_EQ(back, full_table());
}

TEST(CodecTest, NumbersAreReadWithinTheRangeOfTheirType) {
  for (const int n : {0, 1, 255}) expect_round_trip(static_cast<std::uint8_t>(n));
  for (const int n : {-128, 0, 127}) expect_round_trip(static_cast<std::int8_t>(n));
  expect_round_trip(std::numeric_limits<std::uint32_t>::max());
  expect_round_trip(std::numeric_limits<std::int64_t>::min());
  expect_round_trip(std::numeric_limits<std::int64_t>::max());
  const std::string byte = ": must be a whole number from 0 to 255";
  for (const Value& bad : Value::Array{-1, 256, 1.0, "1", true, {}, Value::Array{1}}) {
    EXPECT_EQ(problem<std::uint8_t>(bad), byte) << to_json(bad);
  }
  EXPECT_EQ(problem<std::int8_t>(128), ": must be a whole number from -128 to 127");
  EXPECT_EQ(problem<std::int16_t>(-32769), ": must be a whole number from -32768 to 32767");
  EXPECT_EQ(problem<std::uint32_t>(std::int64_t{1} << 32), ": must be a whole number from 0 to 4294967295");
}

TEST(CodecTest, ABooleanIsTrueOrFalse) {
  expect_round_trip(true);
  expect_round_trip(false);
  for (const Value& bad : {Value{1}, Value{"true"}, Value{}}) {
    EXPECT_EQ(problem<bool>(bad), ": must be true or false") << to_json(bad);
  }
}

TEST(CodecTest, AnEnumIsOneOfItsNames) {
  for (const Card card : all_of<Card>()) expect_round_trip(card);
  for (const Value& bad : {Value{"jack"}, Value{"Ace"}, Value{""}, Value{0}, Value{}, Value{unknown}}) {
    EXPECT_EQ(problem<Card>(bad), ": must be one of ace, king, queen") << to_json(bad);
  }
}

TEST(CodecTest, ASeatIsItsNumber) {
  for (unsigned n = 0; n < max_seats; ++n) expect_round_trip(seat(n));
  EXPECT_EQ(json(Seat::chance), R"("chance")");
  EXPECT_EQ(json(Seat::table), R"("table")");
  EXPECT_EQ(json(Seat::spectator), R"("spectator")");
  for (const Value& bad : {Value{-1}, Value{15}, Value{254}, Value{"0"}, Value{}}) {
    EXPECT_EQ(problem<Seat>(bad), ": must be the number of a seat") << to_json(bad);
  }
}

TEST(CodecTest, ASetOfSeatsIsAListWithTheSpectatorsByName) {
  expect_round_trip(SeatSet{});
  expect_round_trip(SeatSet::first(max_seats));
  expect_round_trip(SeatSet::everyone());
  EXPECT_EQ(json(SeatSet::of(Seat::spectator) | SeatSet::of(seat(4))), R"([4,"spectator"])");
  EXPECT_EQ(problem<SeatSet>(Value{3}), ": must be a list of seats");
  EXPECT_EQ(problem<SeatSet>(Value::Array{0, 15}), "[1]: must be the number of a seat");
  EXPECT_EQ(problem<SeatSet>(Value::Array{"spectators"}), "[0]: must be the number of a seat");
}

TEST(CodecTest, NothingIsNull) {
  expect_round_trip(Maybe<Card>{});
  expect_round_trip(Maybe{Card::Queen});
  expect_round_trip(Maybe{seat(14)});
  EXPECT_EQ(json(Maybe<Card>{}), "null");
  EXPECT_EQ(problem<Maybe<Card>>("jack"), ": must be one of ace, king, queen, or null");
  EXPECT_EQ(problem<Maybe<Seat>>("chance"), ": must be the number of a seat, or null");
}

TEST(CodecTest, AListNamesTheElementThatIsWrong) {
  using List = FixedVector<std::uint8_t, 3>;
  EXPECT_EQ(problem<List>(Value::Array{1, 2, 3}), "");
  EXPECT_EQ(problem<List>(Value::Array{1, 2, -3}), "[2]: must be a whole number from 0 to 255");
  EXPECT_EQ(problem<List>(Value::Array{1, 2, 3, 4}), ": has 4 elements, at most 3 can be");
  EXPECT_EQ(problem<List>(Value::Object{}), ": must be a list");
  EXPECT_EQ(problem<List>(Value{}), ": must be a list");
  EXPECT_EQ((problem<SeatArray<bool, 2>>(Value::Array{true, true, true})), ": has 3 elements, at most 2 can be");
  EXPECT_EQ((problem<SeatArray<bool, 2>>(Value{"no"})), ": must be a list");
  EXPECT_EQ((problem<FrameStack<bool, 2>>(Value::Array{0})), "[0]: must be true or false");
}

TEST(CodecTest, AnArrayByAnEnumIsAnObjectWithEveryName) {
  using Counts = EnumArray<Card, std::uint8_t>;
  EXPECT_EQ(problem<Counts>(Value::Object{{"queen", 1}, {"ace", 2}, {"king", 3}}), "");
  EXPECT_EQ(problem<Counts>(Value::Array{1, 2, 3}), ": must be an object");
  EXPECT_EQ(problem<Counts>(Value::Object{{"ace", 2}, {"queen", 1}}), "king: is missing");
  EXPECT_EQ(problem<Counts>(Value::Object{{"ace", 2}, {"jack", 1}}), "jack: there is none of this name");
  EXPECT_EQ(problem<Counts>(Value::Object{{"ace", 256}}), "ace: must be a whole number from 0 to 255");
}

TEST(CodecTest, AStructHasAllItsFieldsAndNoOthers) {
  EXPECT_EQ(problem<Purse>(Value::Object{{"coins", 1}, {"pledge", {}}}), "");
  EXPECT_EQ(problem<Purse>(Value::Array{}), ": must be an object");
  EXPECT_EQ(problem<Purse>(Value{}), ": must be an object");
  EXPECT_EQ(problem<Purse>(Value::Object{}), "coins: is missing");
  EXPECT_EQ(problem<Purse>(Value::Object{{"coins", 1}}), "pledge: is missing");
  EXPECT_EQ(problem<Purse>(Value::Object{{"coins", 1}, {"pledge", {}}, {"debts", 1}}), "debts: is no field here");
  EXPECT_EQ(problem<Purse>(Value::Object{{"coins", 1}, {"pledge", {}}, {"Coins", 1}}), "Coins: is no field here");
}

TEST(CodecTest, EveryFieldOfAStructIsMissedByItsName) {
  each_field<Table>([](const auto& f) {
    EXPECT_EQ(problem<Table>(without(to_value(full_table()), f.name)), std::string{f.name} + ": is missing");
  });
}

TEST(CodecTest, ANoteStandsBesideASecret) {
  const Sealed<Card> sealed{Card::King, false};
  const Secret<Card> secret{Card::King, SeatSet::first(2)};
  expect_round_trip(sealed);
  expect_round_trip(secret);
  expect_round_trip(Hidden<Card>{Card::King});
  EXPECT_EQ(json(sealed), R"({"value":"king","open":false})");
  EXPECT_EQ(json(secret), R"({"value":"king","seen_by":[0,1]})");
  EXPECT_EQ(problem<Sealed<Card>>("king"), ": must be an object");
  EXPECT_EQ(problem<Sealed<Card>>(Value::Object{{"open", true}}), "value: is missing");
  EXPECT_EQ(problem<Sealed<Card>>(Value::Object{{"value", "king"}}), "open: is missing");
  EXPECT_EQ(problem<Sealed<Card>>(Value::Object{{"value", "king"}, {"open", 1}}), "open: must be true or false");
  EXPECT_EQ(problem<Secret<Card>>(Value::Array{}), ": must be an object");
  EXPECT_EQ(problem<Secret<Card>>(Value::Object{{"value", "king"}}), "seen_by: is missing");
  EXPECT_EQ(problem<Secret<Card>>(Value::Object{{"value", "king"}, {"seen_by", Value::Array{0}}, {"open", true}}),
            "open: is no field here");
  EXPECT_EQ(problem<Secret<Card>>(Value::Object{{"value", "king"}, {"seen_by", Value::Array{99}}}),
            "seen_by[0]: must be the number of a seat");
}

TEST(CodecTest, AnUnknownValueIsWrittenAsUnknown) {
  EXPECT_EQ(json(Hidden<Card>{Card::King, false}), R"("unknown")");
  EXPECT_EQ(json(Sealed<Card>{Card::King, false, false}), R"({"value":"unknown","open":false})");
  EXPECT_EQ(json(Secret<Card>{Card::King, SeatSet::of(seat(1)), false}), R"({"value":"unknown","seen_by":[1]})");
}

TEST(CodecTest, AnUnknownValueCannotBeRead) {
  EXPECT_EQ(problem<Hidden<Card>>(unknown), ": must be one of ace, king, queen");
  EXPECT_EQ(problem<Hidden<Maybe<Card>>>(unknown), ": must be one of ace, king, queen, or null");
  EXPECT_EQ(problem<Hidden<std::uint8_t>>(unknown), ": must be a whole number from 0 to 255");
  EXPECT_EQ(problem<Hidden<Purse>>(unknown), ": must be an object");
  EXPECT_EQ(problem<Sealed<Card>>(Value::Object{{"value", unknown}, {"open", false}}),
            "value: must be one of ace, king, queen");
  EXPECT_EQ(problem<Secret<Card>>(Value::Object{{"value", unknown}, {"seen_by", Value::Array{}}}),
            "value: must be one of ace, king, queen");
}

TEST(CodecTest, AProblemIsNamedByItsWholePath) {
  const std::string byte = "must be a whole number from 0 to 255";
  EXPECT_EQ(problem<Table>(changed({"purses", "1", "coins"}, 256)), "purses[1].coins: " + byte);
  EXPECT_EQ(problem<Table>(changed({"purses", "0"}, 5)), "purses[0]: must be an object");
  EXPECT_EQ(problem<Table>(changed({"counts", "king"}, "many")), "counts.king: " + byte);
  EXPECT_EQ(problem<Table>(changed({"counts", "jack"}, 1)), "counts.jack: there is none of this name");
  EXPECT_EQ(problem<Table>(changed({"bids", "0", "value", "pledge"}, 1)),
            "bids[0].value.pledge: must be one of ace, king, queen, or null");
  EXPECT_EQ(problem<Table>(changed({"bids", "0", "value"}, unknown)), "bids[0].value: must be an object");
  EXPECT_EQ(problem<Table>(changed({"shown", "0", "seen_by", "1"}, -1)),
            "shown[0].seen_by[1]: must be the number of a seat");
  EXPECT_EQ(problem<Table>(changed({"row", "3"}, "ace")), "row: has 4 elements, at most 3 can be");
  EXPECT_EQ(problem<Table>(changed({"frames", "0", "debts"}, 1)), "frames[0].debts: is no field here");
  EXPECT_EQ(problem<Table>(changed({"moon"}, 1)), "moon: is no field here");
}

TEST(CodecTest, TheFirstProblemInTheOrderOfTheFieldsIsTold) {
  Value tree = changed({"trump"}, "jack");
  tree.set("night", 1);
  tree.set("extra", 1);
  EXPECT_EQ(problem<Table>(tree), "night: must be true or false");
}

TEST(CodecTest, InsidePutsAStepBeforeThePath) {
  EXPECT_EQ(inside("a", Problem{"", "m"})->path, "a");
  EXPECT_EQ(inside("a", Problem{"b", "m"})->path, "a.b");
  EXPECT_EQ(inside("a", Problem{"[1].b", "m"})->path, "a[1].b");
  EXPECT_EQ(inside("a", Problem{"b", "m"})->message, "m");
  EXPECT_FALSE(inside("a", {}).has_value());
}

TEST(CodecTest, ADeckIsWrittenAndReadLikeAnyStruct) {
  Deck<Card, 4> deck;
  deck.add(Card::Queen);
  deck.add(Card::Ace);
  deck.put_on_top(Card::King, SeatSet::of(seat(1)));
  EXPECT_EQ(json(deck), R"({"top":[{"value":"king","seen_by":[1]}],"middle":["ace","queen"],"bottom":[]})");
  expect_round_trip(deck);
}

TEST(ValueTest, IsOneKindOfThingAtATime) {
  EXPECT_TRUE(Value{}.is_null());
  EXPECT_EQ(*Value{true}.boolean(), true);
  EXPECT_EQ(*Value{std::uint8_t{7}}.integer(), 7);
  EXPECT_EQ(*Value{0.5}.real(), 0.5);
  EXPECT_EQ(*Value{"word"}.text(), "word");
  EXPECT_EQ(Value{Value::Array{1}}.array()->size(), 1U);
  EXPECT_EQ(Value{Value::Object{}}.object()->size(), 0U);
  EXPECT_EQ(Value{1}.boolean(), nullptr);
  EXPECT_EQ(Value{1}.real(), nullptr);
  EXPECT_EQ(Value{true}.integer(), nullptr);
  EXPECT_NE(Value{1}, Value{1.0});
  EXPECT_NE(Value{Value::Array{}}, Value{Value::Object{}});
}

TEST(ValueTest, MembersAreFoundReplacedAndAppended) {
  Value value;
  EXPECT_EQ(value.find("a"), nullptr);
  value.set("a", 1);
  value.set("b", 2);
  value.set("a", 3);
  EXPECT_EQ(to_json(value), R"({"a":3,"b":2})");
  EXPECT_EQ(*value.find("b"), Value{2});
  EXPECT_EQ(value.find("c"), nullptr);
  EXPECT_EQ(Value{5}.find("a"), nullptr);
}

TEST(JsonTest, WritesEveryKindOfValueOnOneLine) {
  EXPECT_EQ(to_json({}), "null");
  EXPECT_EQ(to_json(true), "true");
  EXPECT_EQ(to_json(false), "false");
  EXPECT_EQ(to_json(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(to_json(std::numeric_limits<std::int64_t>::max()), "9223372036854775807");
  EXPECT_EQ(to_json(0.1), "0.1");
  EXPECT_EQ(to_json(-2.5e300), "-2.5e+300");
  EXPECT_EQ(to_json(Value::Array{}), "[]");
  EXPECT_EQ(to_json(Value::Object{}), "{}");
  EXPECT_EQ(to_json(Value::Array{1, "a", Value::Array{{}, true}, Value::Object{{"b", 2}, {"c", Value::Array{}}}}),
            R"([1,"a",[null,true],{"b":2,"c":[]}])");
}

TEST(JsonTest, WhatIsNoNumberIsNull) {
  EXPECT_EQ(to_json(std::numeric_limits<double>::quiet_NaN()), "null");
  EXPECT_EQ(to_json(std::numeric_limits<double>::infinity()), "null");
  EXPECT_EQ(to_json(-std::numeric_limits<double>::infinity()), "null");
}

TEST(JsonTest, EscapesQuotesBackslashesAndControlCharactersAndNothingElse) {
  EXPECT_EQ(to_json(R"(say "a\b")"), R"("say \"a\\b\"")");
  EXPECT_EQ(to_json("\n\t\x01\x1F"), R"("\u000a\u0009\u0001\u001f")");
  EXPECT_EQ(to_json(std::string_view{"a\0b", 3}), R"("a\u0000b")");
  EXPECT_EQ(to_json("/ ' \x7F Łódź 血"), "\"/ ' \x7F Łódź 血\"");
  EXPECT_EQ(to_json(Value::Object{{"a\"\n", 1}}), R"({"a\"\u000a":1})");
}

TEST(DiffTest, EqualTreesDoNotDiffer) { EXPECT_TRUE(diff(to_value(full_table()), to_value(full_table())).empty()); }

TEST(DiffTest, EveryLeafThatDiffersIsToldInTheOrderOfTheFields) {
  Table after = full_table();
  after.night = false;
  after.leader = {};
  after.purses[seat(1)].coins = 3;
  after.counts[Card::King] = 8;
  after.bids[seat(0)].value.pledge = Card::Queen;
  const std::vector<Difference> expected{{"night", true, false},
                                         {"leader", 3, {}},
                                         {"purses[1].coins", 255, 3},
                                         {"counts.king", 9, 8},
                                         {"bids[0].value.pledge", "ace", "queen"}};
  EXPECT_EQ(diff(to_value(full_table()), to_value(after)), expected);
}

TEST(DiffTest, WhatOneSideLacksIsNullThere) {
  const Value small = Value::Object{{"list", Value::Array{1}}, {"gone", 1}};
  const Value large = Value::Object{{"list", Value::Array{1, 2}}, {"new", "x"}};
  EXPECT_EQ(diff(small, large), (std::vector<Difference>{{"list[1]", {}, 2}, {"gone", 1, {}}, {"new", {}, "x"}}));
  EXPECT_EQ(diff(large, small), (std::vector<Difference>{{"list[1]", 2, {}}, {"new", "x", {}}, {"gone", {}, 1}}));
}

TEST(DiffTest, ValuesOfDifferentKindsDifferAsAWhole) {
  EXPECT_EQ(diff(1, "one"), (std::vector<Difference>{{"", 1, "one"}}));
  const Value list = Value::Array{1}, object = Value::Object{{"a", 1}};
  EXPECT_EQ(diff(Value::Object{{"x", list}}, Value::Object{{"x", object}}),
            (std::vector<Difference>{{"x", list, object}}));
  // Two elements: a list of one list is a copy of that list to some compilers.
  EXPECT_EQ(diff(Value::Array{Value::Array{1}, 3}, Value::Array{Value::Array{2}, 3}),
            (std::vector<Difference>{{"[0][0]", 1, 2}}));
}

}  // namespace
}  // namespace krypta::codec_test
