#include "engine/core/enum_set.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

namespace krypta::enum_set_test {
namespace {

/// As many as fit into one word, and so many that they need three.
enum class Few : std::uint8_t {};
constexpr std::array<std::string_view, 64> names_of(std::type_identity<Few>) { return {}; }
enum class Many : std::uint8_t {};
constexpr std::array<std::string_view, 150> names_of(std::type_identity<Many>) { return {}; }

template <class E>
class EnumSetTest : public testing::Test {
 protected:
  static constexpr unsigned last = static_cast<unsigned>(count_of<E>) - 1;
  static EnumSet<E> of(const std::vector<unsigned>& numbers) {
    EnumSet<E> set;
    for (const unsigned n : numbers) set.add(static_cast<E>(n));
    return set;
  }
  static std::vector<unsigned> listed(const EnumSet<E>& set) {
    std::vector<unsigned> numbers;
    for (const E e : set) numbers.push_back(static_cast<unsigned>(e));
    return numbers;
  }
  static inline const std::vector<std::vector<unsigned>> some{{},        {0},      {last},     {0, last},
                                                              {3, 4, 5}, {31, 32}, {63, last}, {1, 2, 40, 62, last}};
};
using Sets = testing::Types<Few, Many>;
TYPED_TEST_SUITE(EnumSetTest, Sets);

TYPED_TEST(EnumSetTest, IsGoneThroughInOrder) {
  for (std::vector<unsigned> numbers : this->some) {
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    EXPECT_EQ(this->listed(this->of(numbers)), numbers);
  }
  EXPECT_EQ(this->listed(EnumSet<TypeParam>::all()).size(), this->last + 1);
}

TYPED_TEST(EnumSetTest, TheNthIsTheNthThatIsGoneThrough) {
  for (const std::vector<unsigned>& numbers : this->some) {
    const EnumSet<TypeParam> set = this->of(numbers);
    for (unsigned i = 0; i < set.size(); ++i) EXPECT_EQ(static_cast<unsigned>(set.nth(i)), numbers[i]);
  }
}

TYPED_TEST(EnumSetTest, AddIfAddsOnlyWhatIsRight) {
  EnumSet<TypeParam> set = this->of({2});
  for (const unsigned n : {0U, 2U, 33U, this->last}) set.add_if(false, static_cast<TypeParam>(n));
  EXPECT_EQ(this->listed(set), (std::vector<unsigned>{2}));
  for (const unsigned n : {0U, 2U, 33U, this->last}) set.add_if(true, static_cast<TypeParam>(n));
  EXPECT_EQ(this->listed(set), (std::vector<unsigned>{0, 2, 33, this->last}));
}

}  // namespace
}  // namespace krypta::enum_set_test
