#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

#include "engine/core/playout.hpp"
#include "engine/games/mascarade/game.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vendetta/game.hpp"
#include "engine/games/vtes/game.hpp"

/// No allocation on the hot path. This file replaces the allocation functions of its whole program to count the calls.
namespace {

std::atomic<std::uint64_t> allocations{0};

void* counted(std::size_t size) {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}
void* counted_or_throw(std::size_t size) {
  void* memory = counted(size);
  if (memory == nullptr) throw std::bad_alloc{};
  return memory;
}
void* counted_aligned(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto step = static_cast<std::size_t>(alignment);
  void* memory = std::aligned_alloc(step, (size + step - 1) / step * step);
  if (memory == nullptr) throw std::bad_alloc{};
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return counted_or_throw(size); }
void* operator new[](std::size_t size) { return counted_or_throw(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new(std::size_t size, std::align_val_t alignment) { return counted_aligned(size, alignment); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return counted_aligned(size, alignment); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace krypta::properties::allocations_test {
namespace {

/// Allocations made by a whole random play-out of each of many matches; their beginnings are not counted.
template <Game G>
std::uint64_t allocations_of_playouts(const G& game, const Setup& setup, unsigned matches) {
  const auto start = game.begin(setup);
  EXPECT_TRUE(start);
  Rng rng{setup.seats};
  std::uint64_t made = 0;
  const std::uint64_t before = allocations;
  for (unsigned i = 0; i < matches; ++i) {
    auto state = *start;
    Chances<G> chances;
    if (game.pending(state).chance) game.chances(state, chances);
    made += random_playout(game, state, rng);
  }
  const std::uint64_t after = allocations;
  EXPECT_GT(made, matches);
  return after - before;
}

TEST(Allocations, TheCounterCounts) {
  const std::uint64_t before = allocations;
  delete static_cast<int*>(::operator new(sizeof(int)));
  std::vector<int> numbers(1000, 1);
  EXPECT_EQ(allocations, before + 2) << numbers.size();
}

TEST(Allocations, ARandomPlayoutOfNowaHutaMakesNone) {
  const nowa_huta::NowaHuta game;
  for (unsigned seats = 2; seats <= 4; ++seats) {
    EXPECT_EQ(allocations_of_playouts(game, {seats}, 200), 0U) << seats << " seats";
  }
}

TEST(Allocations, ARandomPlayoutOfMascaradeMakesNone) {
  const mascarade::Mascarade game;
  for (unsigned seats = 2; seats <= 13; ++seats) {
    EXPECT_EQ(allocations_of_playouts(game, {seats}, 100), 0U) << seats << " seats";
    EXPECT_EQ(allocations_of_playouts(game, {seats, {{"answers", "at-once"}}}, 100), 0U) << seats << " seats, sealed";
  }
  const std::string set = "judge,king,queen,fool,spy,inquisitor,thief,cheat,peasant,peasant,widow,witch";
  EXPECT_EQ(allocations_of_playouts(game, {10, {{"characters", set}}}, 100), 0U) << "two cards in the middle";
}

TEST(Allocations, ARandomPlayoutOfVampireEmpireMakesNone) {
  const vampire_empire::VampireEmpire game;
  for (const std::string vampires : {"0", "1", "draw"}) {
    EXPECT_EQ(allocations_of_playouts(game, {2, {{"vampires", vampires}}}, 500), 0U) << vampires;
  }
}

TEST(Allocations, ARandomPlayoutOfVendettaMakesNone) {
  const vendetta::Vendetta game;
  for (unsigned seats = 3; seats <= 6; ++seats) {
    EXPECT_EQ(allocations_of_playouts(game, {seats}, 50), 0U) << seats << " seats";
    const krypta::Setup everything{seats, {{"places", "yes"}, {"relics", "yes"}, {"clans", "random"}}};
    EXPECT_EQ(allocations_of_playouts(game, everything, 50), 0U) << seats << " seats, with everything";
  }
  EXPECT_EQ(allocations_of_playouts(game, {4, {{"teams", "yes"}}}, 50), 0U) << "in teams";
}

TEST(Allocations, ARandomPlayoutOfVtesMakesNone) {
  const vtes::Vtes game;
  for (unsigned seats = vtes::least_players; seats <= vtes::most_players; ++seats) {
    EXPECT_EQ(allocations_of_playouts(game, {seats}, 20), 0U) << seats << " seats";
  }
}

/// Allocations made by imagining a world for every observer at each node of a random match.
template <Game G>
std::uint64_t allocations_of_worlds(const G& game, const Setup& setup) {
  Rng rng{3};
  auto state = *game.begin(setup);
  std::uint64_t made = 0;
  while (!game.pending(state).over) {
    for (unsigned s = 0; s <= setup.seats; ++s) {
      const auto view = redact(state, s == setup.seats ? Seat::spectator : seat(s));
      const std::uint64_t before = allocations;
      const auto world = game.complete(view, rng);
      made += allocations - before;
      EXPECT_TRUE(redact(world, view.seat()) == view);
    }
    const Pending now = game.pending(state);
    Choices<G> legal;
    if (!now.chance) game.options(state, now.must.lowest(), legal);
    const Choice c = now.chance ? game.sample(state, rng) : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    Events ignored;
    game.apply(state, now.chance ? Seat::chance : now.must.lowest(), c, ignored);
  }
  return made;
}

// Search imagines a world for each of its play-outs.
TEST(Allocations, AWorldIsImaginedWithoutAny) {
  EXPECT_EQ(allocations_of_worlds(vampire_empire::VampireEmpire{}, {2}), 0U);
  const krypta::Setup everything{6, {{"places", "yes"}, {"relics", "yes"}}};
  EXPECT_EQ(allocations_of_worlds(vendetta::Vendetta{}, everything), 0U);
}

// The largest table has the same state as any other.
TEST(Allocations, AStateFitsInAKibibyte) {
  EXPECT_LE(sizeof(mascarade::State), 1024U);
  EXPECT_LE(sizeof(nowa_huta::State), 1024U);
  EXPECT_LE(sizeof(vampire_empire::State), 1024U);
}
// Four locations with an Area for each of six players, and up to 36 cards.
TEST(Allocations, AStateOfVendettaFitsInTwo) { EXPECT_LE(sizeof(vendetta::State), 2048U); }

}  // namespace
}  // namespace krypta::properties::allocations_test
