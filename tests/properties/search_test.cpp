#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "bots/policy.hpp"
#include "bots/search/thinker.hpp"
#include "engine/games/mascarade/game.hpp"
#include "engine/games/nowa_huta/game.hpp"
#include "engine/games/vampire_empire/game.hpp"
#include "engine/games/vendetta/game.hpp"
#include "tests/bots/findings.hpp"
#include "tests/bots/matches.hpp"
#include "tests/properties/random_match.hpp"

/// What a search finds follows from the view of its seat, the seed and the iterations, and from nothing else.
namespace krypta::properties::search_test {

namespace {

using bots::search::Effort;
using bots::search::Findings;

const Effort effort{.iterations = 40};
const Effort blind{.iterations = 40, .guided = false};

bool same_values(const Findings& one, const Findings& other) { return one.expected == other.expected; }

/// Random matches with each setup; at every n-th decision the search thinks in two worlds that its seat cannot tell
/// apart.
template <Game G>
class Worlds {
 public:
  explicit Worlds(std::uint64_t every) : every_(every) {}

  void play(const Setup& setup, std::uint64_t matches) {
    auto judged = [](const Match<G>& match, Seat s, std::uint64_t mood) {
      Rng rng{mood};
      return bots::random::judge<G>(match.game(), match.view(s), match.options(s), rng);
    };
    auto visit = [this](const Match<G>& match, Seat s, const auto& judgement, std::uint64_t mood) {
      if (judgement.size() > 1 && mood % every_ == 0) compare(match, s, mood);
    };
    for (std::uint64_t seed = 1; seed <= matches && !::testing::Test::HasFailure(); ++seed)
      static_cast<void>(test::played(game_, setup, SeatSet::first(setup.seats), seed, judged, visit));
  }

  /// Two worlds that differed, and two in which somebody who sees everything finds something else.
  void expect_enough(unsigned least) const {
    EXPECT_GE(different_, enough_to_count ? least : 1U) << "too few decisions to mean anything";
    EXPECT_GE(told_apart_, enough_to_count ? least / 10 : 0U) << "what is hidden makes no difference";
  }

 private:
  using Thinker = bots::search::Thinker<G>;

  void compare(const Match<G>& match, Seat s, std::uint64_t mood) {
    const auto view = match.view(s);
    const auto choices = match.options(s);
    Rng rng{mood};
    const auto world = game_.complete(view, rng);
    const auto same_view = redact(world, s, {view.memory().begin(), view.memory().end()});
    ASSERT_EQ(Match<G>(game_, world).options(s), choices);
    for (const Effort& one : {effort, blind}) {
      ASSERT_NO_FATAL_FAILURE(test::expect_same(Thinker::think(game_, view, choices, one, mood),
                                                Thinker::think(game_, same_view, choices, one, mood)))
          << "search" << write(one) << ", seat " << number(s) << " of " << game_.seats(world) << ", after "
          << match.length() << " choices";
    }
    if (world == match.state()) return;
    ++different_;
    if (different_ % 4 != 0) return;
    const auto knowing = [&](const auto& truth) {
      return Thinker::think_knowing(game_, truth, view, choices, effort, mood);
    };
    told_apart_ += same_values(knowing(match.state()), knowing(world)) ? 0U : 1U;
  }

  G game_{};
  std::uint64_t every_;
  unsigned different_ = 0;
  unsigned told_apart_ = 0;
};

constexpr std::uint64_t matches(std::uint64_t count) { return enough_to_count ? count : 1; }

}  // namespace

TEST(SearchProperty, NowaHutaIsSearchedByWhatASeatKnows) {
  Worlds<nowa_huta::NowaHuta> worlds{8};
  for (const unsigned seats : {2U, 3U, 4U}) worlds.play({seats}, matches(8));
  worlds.expect_enough(30);
}

TEST(SearchProperty, MascaradeIsSearchedByWhatASeatKnows) {
  Worlds<mascarade::Mascarade> worlds{10};
  worlds.play({3}, matches(4));
  worlds.play({6, {{"answers", "at-once"}}}, matches(4));
  worlds.play({9}, matches(4));
  worlds.expect_enough(30);
}

TEST(SearchProperty, VampireEmpireIsSearchedByWhatASeatKnows) {
  Worlds<vampire_empire::VampireEmpire> worlds{10};
  worlds.play({2}, matches(6));
  worlds.play({2, {{"vampires", "draw"}}}, matches(6));
  worlds.expect_enough(30);
}

TEST(SearchProperty, VendettaIsSearchedByWhatASeatKnows) {
  Worlds<vendetta::Vendetta> worlds{20};
  worlds.play({3}, matches(3));
  worlds.play({4, {{"places", "yes"}, {"relics", "yes"}}}, matches(3));
  worlds.play({5, {{"clans", "random"}}}, matches(2));
  worlds.expect_enough(30);
}

}  // namespace krypta::properties::search_test
