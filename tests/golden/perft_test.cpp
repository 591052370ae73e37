#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/games.hpp"

/// How many sequences of choices there are: a fingerprint of the rules that an outside implementation can be held to.
namespace krypta::golden::perft_test {
namespace {

/// For depth 1, 2, ….
std::vector<std::uint64_t> counts(std::string_view id, const Setup& setup, unsigned deepest) {
  const AnyGame* game = find_game(id);
  std::vector<std::uint64_t> all;
  for (unsigned depth = 1; depth <= deepest; ++depth) all.push_back(game->perft(setup, depth));
  return all;
}

using Counts = std::vector<std::uint64_t>;

// By hand: the Elder is one of the seats; a pawn has seven places; the first card of the first planning phase is any of
// six of either player, the second any of six of the other or of five of the same player.
TEST(Perft, NowaHutaWithTwoSeats) {
  EXPECT_EQ(counts("nowa-huta", {2}, 6), (Counts{2, 14, 98, 686, 4802, 57624}));
  EXPECT_EQ(counts("nowa-huta", {2, {{"elder", "0"}}}, 6), (Counts{7, 49, 343, 2401, 28812, 316932}));
}

TEST(Perft, NowaHutaWithThreeSeats) {
  EXPECT_EQ(counts("nowa-huta", {3}, 5), (Counts{3, 21, 147, 1029, 7203}));
  EXPECT_EQ(counts("nowa-huta", {3, {{"elder", "0"}}}, 5), (Counts{7, 49, 343, 2401, 16807}));
}

TEST(Perft, NowaHutaWithFourSeats) {
  EXPECT_EQ(counts("nowa-huta", {4}, 5), (Counts{4, 28, 196, 1372, 9604}));
  EXPECT_EQ(counts("nowa-huta", {4, {{"elder", "0"}}}, 5), (Counts{7, 49, 343, 2401, 16807}));
}

// By hand: the first of six cards is one of six, the second one of five, and so on; then the two are ready one after
// the other; then there are four pairs of cards to take (own with own comes later, MA-194), each exchanged or not.
TEST(Perft, MascaradeWithTwoSeats) {
  EXPECT_EQ(counts("mascarade", {2, {{"first", "0"}}}, 11),
            (Counts{6, 30, 120, 360, 720, 720, 1440, 1440, 5760, 11520, 46080}));
  EXPECT_EQ(counts("mascarade", {2}, 3), (Counts{2, 12, 60}));
}

// Eight cards, two of them alike: seven kinds to draw from first, then six or seven.
TEST(Perft, MascaradeWithEightSeats) { EXPECT_EQ(counts("mascarade", {8}, 5), (Counts{8, 56, 344, 1824, 8160})); }

// By hand: three of nine characters enter the castle, then the vampire player draws the first of eight cards from
// forty, the second from thirty-nine.
TEST(Perft, VampireEmpire) {
  EXPECT_EQ(counts("vampire-empire", {2}, 5), (Counts{9, 72, 504, 20160, 786240}));
  EXPECT_EQ(counts("vampire-empire", {2, {{"vampires", "draw"}}}, 5), (Counts{2, 18, 144, 1008, 40320}));
}

/// A match of Mascarade in its fifth turn, the first that is no preparatory one: the cards were dealt in the order in
/// which they are listed, and nobody has exchanged any.
std::unique_ptr<AnyMatch> fifth_turn(const Setup& setup) {
  auto match = find_game("mascarade")->begin(setup);
  while (*(*match)->state().find("turn")->integer() < 5) {
    const Pending now = (*match)->pending();
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    EXPECT_FALSE((*match)->act(s, now.chance ? (*match)->options(s).front().id : (*match)->options(s).back().id));
  }
  return std::move(*match);
}

std::uint64_t count(const AnyMatch& match, unsigned depth) {
  if (depth == 0) return 1;
  std::uint64_t sum = 0;
  std::vector<Seat> deciding;
  if (match.pending().chance) deciding.push_back(Seat::chance);
  for (const Seat s : match.pending().able()) deciding.push_back(s);
  for (const Seat s : deciding) {
    for (const Option& option : match.options(s)) {
      const auto next = match.clone();
      EXPECT_FALSE(next->act(s, option.id));
      sum += count(*next, depth - 1);
    }
  }
  return sum;
}
Counts counts_in_turns(const Setup& setup, unsigned deepest) {
  const auto match = fifth_turn(setup);
  Counts all;
  for (unsigned depth = 1; depth <= deepest; ++depth) all.push_back(count(*match, depth));
  return all;
}

// By hand, with four seats: five cards to take, one to look at, six characters to announce: 12. A swap is decided in
// two ways, a look ends the turn, an announcement is answered in two ways by each of the three others: 10 + 12 + 12,
// then 10 · 12 + 34 + 24, then 10 · 34 + 178 + 48; after the third answer cards are turned up and powers used.
TEST(Perft, MascaradeInTheFifthTurn) {
  EXPECT_EQ(counts_in_turns({4, {{"first", "0"}}}, 5), (Counts{12, 34, 178, 566, 2737}));
  EXPECT_EQ(counts_in_turns({2, {{"first", "0"}}}, 4), (Counts{22, 128, 1108, 6835}));
  EXPECT_EQ(counts_in_turns({3, {{"first", "0"}}}, 4), (Counts{23, 100, 722, 4426}));
  EXPECT_EQ(counts_in_turns({6, {{"first", "0"}, {"answers", "at-once"}}}, 4), (Counts{12, 82, 682, 4382}));
}

/// A match of Vampire Empire in step 3 of its first turn: chance answers with the n-th of the answers it may give, and
/// whoever is asked before that does nothing.
std::unique_ptr<AnyMatch> first_action(std::size_t nth) {
  auto match = find_game("vampire-empire")->begin({2});
  while (true) {
    const Pending now = (*match)->pending();
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    const auto options = (*match)->options(s);
    if (!now.chance && options.back().id == "pass") return std::move(*match);
    EXPECT_FALSE((*match)->act(s, now.chance ? options[nth % options.size()].id : options.back().id));
  }
}
Counts counts_from(const AnyMatch& match, unsigned deepest) {
  Counts all;
  for (unsigned depth = 1; depth <= deepest; ++depth) all.push_back(count(match, depth));
  return all;
}

// By hand: with the first of everything the castle is full of nobles, and the vampire player holds six noble cards and
// two others, all with a value. Three to hide, six pairs to fight, or pass: 10. Hiding and passing go on with any of
// eight cards, an attack with any of six: 3 · 8 + 6 · 6 + 8; then 3 · 8 · 7, an attack with one of five more or enough,
// 6 · 6 · 6, and 8 · 7.
TEST(Perft, VampireEmpireInTheFirstAction) {
  EXPECT_EQ(counts_from(*first_action(0), 4), (Counts{10, 68, 440, 2000}));
  EXPECT_EQ(counts_from(*first_action(7), 4), (Counts{8, 44, 260, 1124}));
  EXPECT_EQ(counts_from(*first_action(23), 4), (Counts{10, 35, 188, 734}));
}

// By hand: the first player is one of three; four of seven clans are offered, one after the other; then there are four
// to pick from.
TEST(Perft, Vendetta) {
  EXPECT_EQ(counts("vendetta", {3}, 6), (Counts{3, 21, 126, 630, 2520, 10080}));
  EXPECT_EQ(counts("vendetta", {6, {{"clans", "random"}}}, 4), (Counts{6, 42, 252, 1260}));
  EXPECT_EQ(counts("vendetta", {4, {{"places", "yes"}, {"relics", "yes"}}}, 5), (Counts{4, 28, 168, 1344, 9408}));
}

/// A match of Vendetta in its first turn: chance and everybody answer with the n-th of what there is.
std::unique_ptr<AnyMatch> first_turn(unsigned seats, std::size_t nth) {
  auto match = find_game("vendetta")->begin({seats, {{"clans", "random"}}});
  while (true) {
    const Pending now = (*match)->pending();
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    const auto options = (*match)->options(s);
    if (!now.chance && options.front().id.starts_with("play")) return std::move(*match);
    EXPECT_FALSE((*match)->act(s, options[nth % options.size()].id));
  }
}

// By hand: three cards, three locations, either face, or the Victim is drained: 19. Then up to three blood are
// deployed, the Victim is drained, or the turn ends: 18 · 5, and 18 plays after the drain. Then 18 · (4 + 3 + 2 + 4 +
// 19), the next player having 19, and 18 · 4; then 18 · (27 + 23 + 38 + 43 + 108) and 18 · 43, since a turn with
// nothing left to do ends by itself. With five players there are four locations, with three a hand of four.
TEST(Perft, VendettaInTheFirstTurn) {
  EXPECT_EQ(counts_from(*first_turn(4, 0), 4), (Counts{19, 108, 648, 5076}));
  EXPECT_EQ(counts_from(*first_turn(4, 5), 4), (Counts{19, 108, 648, 5076}));
  EXPECT_EQ(counts_from(*first_turn(5, 3), 3), (Counts{25, 144, 1008}));
  EXPECT_EQ(counts_from(*first_turn(3, 2), 3), (Counts{25, 144, 1008}));
}

}  // namespace
}  // namespace krypta::golden::perft_test
