#include <gtest/gtest.h>
#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <string>

#include "tests/long/evening.hpp"

/// A match of five thousand choices: what a table of it holds, and that no choice takes more because of those before.
/// This file replaces the allocation functions of its whole program to count the bytes.
namespace {

std::atomic<std::size_t> allocated{0};  ///< ever
std::atomic<std::size_t> freed{0};

void* counted(void* memory) {
  if (memory == nullptr) throw std::bad_alloc{};
  allocated += malloc_usable_size(memory);
  return memory;
}
void release(void* memory) {
  if (memory != nullptr) freed += malloc_usable_size(memory);
  std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) { return counted(std::malloc(size == 0 ? 1 : size)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto step = static_cast<std::size_t>(alignment);
  return counted(std::aligned_alloc(step, (size + step - 1) / step * step));
}
void operator delete(void* memory) noexcept { release(memory); }
void operator delete(void* memory, std::size_t) noexcept { release(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { release(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { release(memory); }

namespace krypta::server::test::long_match_test {
namespace {

constexpr std::size_t length_of_an_evening = 5000;
constexpr std::size_t most_held = 1'000'000;
constexpr unsigned table_of = 5;

std::size_t held() { return allocated - freed; }

/// What is allocated for a choice between two lengths of the match, on average.
struct Cost {
  std::size_t to_choose = 0;
  std::size_t to_tell = 0;
  std::size_t sent = 0;
};
Cost cost_of(Evening& evening, std::size_t to, Rng& rng) {
  constexpr std::size_t some = 512;
  while (evening.table.match()->length() < to - 2 * some) evening.choose(rng);
  Cost cost;
  std::size_t before = allocated;
  for (std::size_t i = 0; i < some; ++i) evening.choose(rng);
  cost.to_choose = (allocated - before) / some;
  static_cast<void>(evening.told_of(rng));  // of all that was not told meanwhile
  before = allocated;
  for (std::size_t i = 0; i < some; ++i) cost.sent += evening.told_of(rng);
  cost.to_tell = (allocated - before) / some;
  cost.sent /= some;
  return cost;
}

TEST(LongMatch, TheLastChoicesTakeNoMoreThanTheFirst) {
  Evening evening{"mascarade", table_of};
  Rng rng{11};
  const Cost early = cost_of(evening, 1200, rng);
  const Cost late = cost_of(evening, length_of_an_evening, rng);
  RecordProperty("bytes_to_choose", static_cast<int>(late.to_choose));
  RecordProperty("bytes_to_tell", static_cast<int>(late.to_tell));
  RecordProperty("bytes_sent", static_cast<int>(late.sent));
  ASSERT_GE(evening.table.match()->length(), length_of_an_evening);
  EXPECT_LE(late.to_choose, early.to_choose + early.to_choose / 20);
  EXPECT_LE(late.to_tell, early.to_tell + early.to_tell / 20);
  EXPECT_LE(late.sent, early.sent + early.sent / 20);
}

TEST(LongMatch, ATableHoldsLessThanAMegabyte) {
  for (const std::string_view game : {"mascarade", "vtes"}) {
    static_cast<void>(Evening{game, table_of});  // what all tables share is made once
    const std::size_t before = held();
    Evening evening{game, table_of};
    Rng rng{12};
    while (evening.table.match()->length() < length_of_an_evening && !evening.over()) evening.choose(rng);
    EXPECT_GE(evening.table.match()->length(), length_of_an_evening) << game;
    const std::size_t bytes = held() - before;
    RecordProperty(std::string{game}, static_cast<int>(bytes));
    EXPECT_LT(bytes, most_held) << game;
  }
}

// Their matches end long before: what one adds to its table for each choice, that many times.
TEST(LongMatch, NorWouldATableOfAnyOtherGame) {
  for (const std::string_view game : {"nowa-huta", "vampire-empire", "vendetta"}) {
    const std::size_t before = held();
    Evening evening{game, game == "vampire-empire" ? 2U : 4U};
    Rng rng{13};
    const std::size_t begun = held() - before;
    const std::size_t from = evening.table.match()->length();
    while (!evening.over()) evening.choose(rng);
    const std::size_t each = (held() - before - begun) / (evening.table.match()->length() - from);
    RecordProperty(std::string{game}, static_cast<int>(each));
    EXPECT_LT(begun + each * length_of_an_evening, most_held) << game;
  }
}

}  // namespace
}  // namespace krypta::server::test::long_match_test
