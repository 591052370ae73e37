#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "engine/games/games.hpp"

/// How many sequences of choices there are: a fingerprint of the rules that an outside implementation can be held to.
namespace krypta::golden {
namespace {

/// For depth 1, 2, ….
std::vector<std::uint64_t> counts(const Setup& setup, unsigned deepest) {
  const AnyGame* game = find_game("nowa-huta");
  std::vector<std::uint64_t> all;
  for (unsigned depth = 1; depth <= deepest; ++depth) all.push_back(game->perft(setup, depth));
  return all;
}

using Counts = std::vector<std::uint64_t>;

// By hand: the Elder is one of the seats; a pawn has seven places; the first card of the first planning phase is any of
// six of either player, the second any of six of the other or of five of the same player.
TEST(Perft, NowaHutaWithTwoSeats) {
  EXPECT_EQ(counts({2}, 6), (Counts{2, 14, 98, 686, 4802, 57624}));
  EXPECT_EQ(counts({2, {{"elder", "0"}}}, 6), (Counts{7, 49, 343, 2401, 28812, 316932}));
}

TEST(Perft, NowaHutaWithThreeSeats) {
  EXPECT_EQ(counts({3}, 5), (Counts{3, 21, 147, 1029, 7203}));
  EXPECT_EQ(counts({3, {{"elder", "0"}}}, 5), (Counts{7, 49, 343, 2401, 16807}));
}

TEST(Perft, NowaHutaWithFourSeats) {
  EXPECT_EQ(counts({4}, 5), (Counts{4, 28, 196, 1372, 9604}));
  EXPECT_EQ(counts({4, {{"elder", "0"}}}, 5), (Counts{7, 49, 343, 2401, 16807}));
}

}  // namespace
}  // namespace krypta::golden
