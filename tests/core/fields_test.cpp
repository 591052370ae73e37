#include "engine/core/fields.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/deck.hpp"

namespace krypta::fields_test {
namespace {

enum class Suit : std::uint8_t { Moon, Sun };
constexpr std::array<std::string_view, 2> names_of(std::type_identity<Suit>) { return {"moon", "sun"}; }

struct Purse {
  std::uint8_t coins = 3;
  Hidden<std::uint8_t> notes{7};
  friend constexpr bool operator==(const Purse&, const Purse&) = default;
};
constexpr auto fields_of(std::type_identity<Purse>) {
  return fields<Purse>(field("coins", &Purse::coins, everyone), field("notes", &Purse::notes, owner));
}

struct Undescribed {
  int number = 0;
};

struct Empty {};
struct One {
  int a;
};
struct Three {
  int a;
  Maybe<Suit> b;
  EnumArray<Suit, FixedVector<Secret<Suit>, 3>> c;
};
struct Nested {
  Three first;
  Purse second;
  SeatSet third;
  Sealed<Purse> fourth;
  SeatArray<Purse, 4> fifth;
  bool sixth;
};
constexpr auto fields_of(std::type_identity<Nested>) {
  return fields<Nested>(field("first", &Nested::first, everyone), field("second", &Nested::second, everyone),
                        field("third", &Nested::third, everyone), field("fourth", &Nested::fourth, owner_until_opened),
                        field("fifth", &Nested::fifth, everyone), field("sixth", &Nested::sixth, everyone));
}
struct Defaults {
  std::uint8_t a = 1;
  bool b = true;
  Seat c = Seat::chance;
  FrameStack<Purse, 2> d{};
};
struct ManyBools {
  bool a, b, c, d, e, f, g, h, i, j, k, l;
};

TEST(MemberCountTest, CountsTheMembersOfAnAggregate) {
  EXPECT_EQ((detail::member_count<Empty>()), 0U);
  EXPECT_EQ((detail::member_count<One>()), 1U);
  EXPECT_EQ((detail::member_count<Purse>()), 2U);
  EXPECT_EQ((detail::member_count<Three>()), 3U);
  EXPECT_EQ((detail::member_count<ManyBools>()), 12U);
}

TEST(MemberCountTest, AMemberThatIsAStructOrAContainerCountsOnce) {
  EXPECT_EQ((detail::member_count<Nested>()), 6U);
  EXPECT_EQ((detail::member_count<Deck<Suit, 5>>()), 3U);
}

TEST(MemberCountTest, MembersWithDefaultsCount) { EXPECT_EQ((detail::member_count<Defaults>()), 4U); }

TEST(FieldsTest, AStructWithAListIsDescribed) {
  EXPECT_TRUE((Described<Purse>));
  EXPECT_TRUE((Described<Deck<Suit, 5>>));
  EXPECT_TRUE((!Described<Undescribed>));
  EXPECT_TRUE((!Described<int>));
  EXPECT_TRUE((!Described<FixedVector<Purse, 2>>));
}

TEST(FieldsTest, AreVisitedInTheOrderOfTheList) {
  std::vector<std::string> names;
  each_field<Purse>([&](const auto& f) { names.emplace_back(f.name); });
  EXPECT_EQ(names, (std::vector<std::string>{"coins", "notes"}));
}

TEST(FieldsTest, EachFieldReachesItsMember) {
  Purse purse{5, {6}};
  unsigned sum = 0;
  each_field<Purse>([&](const auto& f) {
    if constexpr (requires { (purse.*f.member).value; }) {
      sum += (purse.*f.member).value;
      (purse.*f.member).value = 60;
    } else {
      sum += purse.*f.member;
      purse.*f.member = 50;
    }
  });
  EXPECT_EQ(sum, 11U);
  EXPECT_EQ(purse, (Purse{50, {60}}));
}

TEST(FieldsTest, EachFieldKnowsItsTypeAndReader) {
  constexpr auto list = fields_of(std::type_identity<Purse>{});
  using First = std::tuple_element_t<0, decltype(list)>;
  using Second = std::tuple_element_t<1, decltype(list)>;
  EXPECT_TRUE((std::is_same_v<First::Type, std::uint8_t> && std::is_same_v<First::Reader, Everyone>));
  EXPECT_TRUE((std::is_same_v<Second::Type, Hidden<std::uint8_t>> && std::is_same_v<Second::Reader, Owner>));
  EXPECT_TRUE((std::get<1>(list).name == "notes"));
}

TEST(FieldsTest, AnyFieldStopsAtTheFirstThatSaysYes) {
  unsigned visited = 0;
  EXPECT_TRUE(any_field<Nested>([&](const auto& f) {
    ++visited;
    return f.name == "third";
  }));
  EXPECT_EQ(visited, 3U);
  visited = 0;
  EXPECT_FALSE(any_field<Nested>([&](const auto&) {
    ++visited;
    return false;
  }));
  EXPECT_EQ(visited, 6U);
}

TEST(FieldsTest, TheListOfADeckIsGeneratedForEveryKindOfCard) {
  std::vector<std::string> names;
  each_field<Deck<Suit, 5>>([&](const auto& f) { names.emplace_back(f.name); });
  EXPECT_EQ(names, (std::vector<std::string>{"top", "middle", "bottom"}));
}

/// Which of the five readers fit a type, in the order of fields.hpp.
template <class T>
constexpr std::array<bool, 5> readers_of{fits<Everyone, T>(), fits<Owner, T>(), fits<Nobody, T>(),
                                         fits<OwnerUntilOpened, T>(), fits<WhoeverHasSeen, T>()};
constexpr std::array public_only{true, false, false, false, false};
constexpr std::array hidden_only{false, true, true, false, false};
constexpr std::array sealed_only{false, false, false, true, false};
constexpr std::array secret_only{false, false, false, false, true};

TEST(ReadersTest, WhatCannotBeUnknownIsForEveryone) {
  EXPECT_EQ((readers_of<int>), public_only);
  EXPECT_EQ((readers_of<bool>), public_only);
  EXPECT_EQ((readers_of<Suit>), public_only);
  EXPECT_EQ((readers_of<Maybe<Suit>>), public_only);
  EXPECT_EQ((readers_of<SeatSet>), public_only);
  EXPECT_EQ((readers_of<Purse>), public_only);
}

TEST(ReadersTest, EachKindOfSecretHasItsOwn) {
  EXPECT_EQ((readers_of<Hidden<int>>), hidden_only);
  EXPECT_EQ((readers_of<Hidden<Purse>>), hidden_only);
  EXPECT_EQ((readers_of<Sealed<Suit>>), sealed_only);
  EXPECT_EQ((readers_of<Secret<Suit>>), secret_only);
}

TEST(ReadersTest, AContainerHasTheReaderOfItsElements) {
  EXPECT_EQ((readers_of<FixedVector<int, 3>>), public_only);
  EXPECT_EQ((readers_of<SeatArray<Purse, 3>>), public_only);
  EXPECT_EQ((readers_of<FixedVector<Hidden<int>, 3>>), hidden_only);
  EXPECT_EQ((readers_of<SeatArray<Hidden<int>, 3>>), hidden_only);
  EXPECT_EQ((readers_of<SeatArray<Sealed<int>, 3>>), sealed_only);
  EXPECT_EQ((readers_of<EnumArray<Suit, Secret<int>>>), secret_only);
  EXPECT_EQ((readers_of<FrameStack<Hidden<int>, 3>>), hidden_only);
  EXPECT_EQ((readers_of<EnumArray<Suit, SeatArray<FixedVector<Secret<int>, 2>, 4>>>), secret_only);
}

TEST(ReadersTest, KindsOfSecretsAreToldApart) {
  EXPECT_TRUE((can_be_unknown<Hidden<int>> && can_be_unknown<Sealed<int>> && can_be_unknown<Secret<int>>));
  EXPECT_TRUE((!can_be_unknown<int> && !can_be_unknown<Purse> && !can_be_unknown<FixedVector<Hidden<int>, 2>>));
  EXPECT_TRUE((is_hidden<Hidden<int>> && !is_hidden<Sealed<int>> && !is_hidden<Secret<int>>));
  EXPECT_TRUE((is_sealed<Sealed<int>> && !is_sealed<Hidden<int>> && !is_sealed<Secret<int>>));
  EXPECT_TRUE((is_secret<Secret<int>> && !is_secret<Hidden<int>> && !is_secret<Sealed<int>>));
}

TEST(ReadersTest, OnlyASeatArrayNamesOwners) {
  EXPECT_TRUE((is_seat_array<SeatArray<int, 4>>));
  EXPECT_TRUE((!is_seat_array<FixedVector<int, 4>>));
  EXPECT_TRUE((!is_seat_array<FrameStack<int, 4>>));
  EXPECT_TRUE((!is_seat_array<EnumArray<Suit, int>>));
}

TEST(SecretsTest, AreKnownWhenTheyAreMade) {
  EXPECT_TRUE((Hidden<int>{4}.known && Hidden<int>{4}.value == 4));
  EXPECT_TRUE((Sealed<int>{4}.known && !Sealed<int>{4}.open));
  EXPECT_TRUE((Secret<int>{4, {}}.known && Secret<int>{}.seen_by.empty()));
}

TEST(SecretsTest, AreEqualOnlyInAllTheirParts) {
  EXPECT_NE((Hidden<int>{4}), (Hidden<int>{5}));
  EXPECT_NE((Hidden<int>{4, true}), (Hidden<int>{4, false}));
  EXPECT_NE((Sealed<int>{4, false}), (Sealed<int>{4, true}));
  EXPECT_NE((Sealed<int>{4, false, true}), (Sealed<int>{4, false, false}));
  EXPECT_NE((Secret<int>{4, {}}), (Secret<int>{4, SeatSet::first(1)}));
  EXPECT_NE((Secret<int>{4, {}, true}), (Secret<int>{4, {}, false}));
  EXPECT_EQ((Secret<int>{4, SeatSet::first(1)}), (Secret<int>{4, SeatSet::first(1)}));
}

}  // namespace
}  // namespace krypta::fields_test
