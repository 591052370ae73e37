#include "engine/core/enums.hpp"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <set>
#include <string>

#include "engine/core/seat.hpp"

namespace krypta::enums_test {
namespace {

enum class Clan : std::uint8_t { Brujah, Toreador, Ventrue };
constexpr std::array<std::string_view, 3> names_of(std::type_identity<Clan>) {
  return {"brujah", "toreador", "ventrue"};
}

enum class Nameless : std::uint8_t { One };

TEST(NamedTest, OnlyAnEnumWithNamesIsNamed) {
  EXPECT_TRUE((Named<Clan>));
  EXPECT_TRUE((!Named<Nameless>));
  EXPECT_TRUE((!Named<Seat>));
  EXPECT_TRUE((!Named<int>));
}

TEST(NamedTest, EveryValueHasItsNameAndEveryNameItsValue) {
  EXPECT_EQ(name_of(Clan::Brujah), "brujah");
  EXPECT_EQ(name_of(Clan::Toreador), "toreador");
  EXPECT_EQ(name_of(Clan::Ventrue), "ventrue");
  for (const Clan clan : all_of<Clan>()) EXPECT_EQ(named<Clan>(name_of(clan)), clan);
}

TEST(NamedTest, AWordThatIsNoNameHasNoValue) {
  for (const char* word : {"", "gangrel", "Brujah", "bruja", "brujahs", " brujah", "0"}) {
    EXPECT_EQ(named<Clan>(word), std::nullopt) << '"' << word << '"';
  }
}

TEST(NamedTest, ValuesAreCountedAndListedInOrder) {
  EXPECT_TRUE((count_of<Clan> == 3));
  EXPECT_EQ(all_of<Clan>(), (std::array{Clan::Brujah, Clan::Toreador, Clan::Ventrue}));
}

TEST(NamedTest, NamesWorkInConstantExpressions) {
  EXPECT_TRUE((name_of(Clan::Ventrue) == "ventrue"));
  EXPECT_TRUE((named<Clan>("toreador") == Clan::Toreador));
  EXPECT_TRUE((!named<Clan>("tremere")));
}

TEST(EnumArrayTest, HoldsOneElementForEachValue) {
  EnumArray<Clan, int> votes;
  EXPECT_EQ(votes.items.size(), 3U);
  for (const int v : votes) EXPECT_EQ(v, 0);
  votes[Clan::Toreador] = 4;
  votes[Clan::Ventrue] = 5;
  EXPECT_EQ(votes[Clan::Brujah], 0);
  EXPECT_EQ(votes[Clan::Toreador], 4);
  EXPECT_EQ(votes[Clan::Ventrue], 5);
}

TEST(EnumArrayTest, IsGoneThroughInTheOrderOfTheValues) {
  EnumArray<Clan, std::string> words;
  for (const Clan clan : all_of<Clan>()) words[clan] = name_of(clan);
  const EnumArray<Clan, std::string>& fixed = words;
  EXPECT_EQ(std::accumulate(fixed.begin(), fixed.end(), std::string{}), "brujahtoreadorventrue");
  for (std::string& word : words) word.resize(1);
  EXPECT_EQ(words[Clan::Brujah] + words[Clan::Toreador] + words[Clan::Ventrue], "btv");
}

TEST(EnumArrayTest, EqualityComparesEveryElement) {
  const EnumArray<Clan, int> zeros;
  for (const Clan clan : all_of<Clan>()) {
    EnumArray<Clan, int> changed;
    EXPECT_EQ(changed, zeros);
    changed[clan] = 1;
    EXPECT_NE(changed, zeros) << name_of(clan);
  }
}

TEST(MaybeTest, IsNothingWhenItIsMade) {
  const Maybe<Clan> nothing;
  EXPECT_FALSE(nothing.has_value());
  EXPECT_EQ(nothing, Maybe<Clan>{});
}

TEST(MaybeTest, HoldsAnyValueOfItsEnum) {
  std::set<int> seen;
  for (const Clan clan : all_of<Clan>()) {
    const Maybe<Clan> some = clan;
    ASSERT_TRUE(some.has_value()) << name_of(clan);
    EXPECT_EQ(*some, clan);
    EXPECT_NE(some, Maybe<Clan>{});
    seen.insert(static_cast<int>(*some));
  }
  EXPECT_EQ(seen.size(), 3U);
}

TEST(MaybeTest, HoldsAnyPlayersSeat) {
  for (unsigned n = 0; n < max_seats; ++n) {
    const Maybe<Seat> some = seat(n);
    ASSERT_TRUE(some.has_value()) << n;
    EXPECT_EQ(*some, seat(n));
  }
}

TEST(MaybeTest, EqualityComparesTheValuesAndTheirAbsence) {
  EXPECT_EQ(Maybe{Clan::Brujah}, Maybe{Clan::Brujah});
  EXPECT_NE(Maybe{Clan::Brujah}, Maybe{Clan::Ventrue});
  EXPECT_TRUE(Maybe{Clan::Brujah} == Clan::Brujah);
  EXPECT_FALSE(Maybe<Clan>{} == Clan::Brujah);
}

TEST(MaybeTest, ChangesAndIsEmptiedByAssignment) {
  Maybe<Clan> some = Clan::Brujah;
  some = Clan::Toreador;
  EXPECT_EQ(*some, Clan::Toreador);
  some = {};
  EXPECT_FALSE(some.has_value());
}

TEST(MaybeTest, TakesOneByte) {
  EXPECT_TRUE((sizeof(Maybe<Clan>) == 1));
  EXPECT_TRUE((std::is_trivially_copyable_v<Maybe<Clan>>));
  EXPECT_TRUE((!Maybe<Clan>{}.has_value()));
  EXPECT_TRUE((*Maybe{Clan::Ventrue} == Clan::Ventrue));
}

}  // namespace
}  // namespace krypta::enums_test
